"""Looking into a database: addresses of engines that cannot be looked into."""

from __future__ import annotations

import pytest

from core.errors import VbasError
from core.io.records.catalogue import ask
from core.steps import finish


def test_an_engine_without_a_catalogue_is_said_with_what_works() -> None:
    with pytest.raises(
        VbasError, match="spark://cluster:7077 cannot be looked into from here"
    ) as error:
        finish(ask("spark://cluster:7077", lambda catalogue: None, "asking"))
    assert "vbas aggregate --records" in str(error.value.hint)
