"""Two-sided p values beside published quantiles."""

from __future__ import annotations

import math

import numpy as np
import pytest

from core.significance import two_sided


@pytest.mark.parametrize(
    ("t", "freedom", "p"), [(2.228, 10, 0.05), (12.706, 1, 0.05), (1.96, math.inf, 0.05)]
)
def test_quantiles_of_the_tables(t: float, freedom: float, p: float) -> None:
    assert two_sided(t, 1.0, freedom) == pytest.approx(p, abs=5e-5)
    assert two_sided(-t, 1.0, freedom) == pytest.approx(p, abs=5e-5)


def test_without_an_error_there_is_no_p() -> None:
    found = two_sided(np.array([1.0, 2.0, np.nan]), np.array([0.0, np.nan, 1.0]), 5)
    assert np.isnan(found).all()
