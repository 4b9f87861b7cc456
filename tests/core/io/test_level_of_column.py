"""A column of the area file as a level of geography."""

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from core.errors import VbasError
from core.io.areas import with_level_of_column
from tests.core.studies import layer


def areas():
    columns = pd.DataFrame({"County": ["a", "b", None], "zone": [1.0, 2.0, 2.0], "empty": [""] * 3})
    made = layer([[0, 0], [1, 0], [2, 0]], attributes=columns)
    return replace(made, parents={"province": np.array(["ON"] * 3, dtype=object)})


def test_a_level_that_is_there_stays() -> None:
    of = areas()
    assert with_level_of_column(of, "province") is of


@pytest.mark.parametrize(
    ("name", "units"),
    [("County", ["a", "b", ""]), ("county", ["a", "b", ""]), ("zone", list("122"))],
)
def test_columns_become_levels(name, units) -> None:
    made = with_level_of_column(areas(), name)
    assert made.parents[name].tolist() == units
    assert "province" in made.parents


@pytest.mark.parametrize("name", ["nope", "empty", ""])
def test_what_is_no_level(name) -> None:
    with pytest.raises(VbasError, match="province, County, zone"):
        with_level_of_column(areas(), name)
