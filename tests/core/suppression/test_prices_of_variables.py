import numpy as np
import pytest

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import STOP, finish
from core.suppression.cells.prices import RATIOS, prices
from core.suppression.cells.protection import Protection
from core.suppression.cells.suppress import suppress_cells


def records():
    """100 records: places of 10, ages of 10 or 2; every small class can be mended by either."""
    rng = np.random.default_rng(5)
    place = rng.integers(0, 8, 100)
    age = rng.integers(0, 8, 100)
    return CodedRecords(
        columns=("place", "age"),
        codes=np.array([place, age], dtype=np.int32),
        categories={name: tuple("abcdefgh") for name in ("place", "age")},
        n_categories={"place": 8, "age": 8},
    )


PROTECTION = Protection((("place", "age"),), 3, weights={"age": 1.0})


def test_what_weighs_less_is_blanked_more_so_that_others_are_kept():
    found = finish(prices(records(), PROTECTION, ["place"]))
    assert tuple(of.ratio for of in found) == RATIOS
    first, last = found[0], found[-1]
    assert last.cells > first.cells
    assert last.other_cells < first.other_cells
    assert all(of.records_touched > 0 for of in found)


def test_at_equal_weight_it_is_what_it_would_be_anyway():
    of = finish(suppress_cells(records(), PROTECTION))
    price = finish(prices(records(), PROTECTION, ["place"], [1.0]))[0]
    assert (price.cells, price.other_cells) == (of.cells["place"], of.cells["age"])
    assert price.bits > 0
    assert price.records_touched == of.records_touched


def test_stopped_it_returns_what_is_done():
    seen = []

    def stop_after_two(step):
        seen.append(step)
        return STOP if len(step.snapshot) == 2 else None

    found = finish(prices(records(), PROTECTION, ["place"]), stop_after_two)
    assert len(found) == 2
    assert seen[0].stage.values == {"n": 1, "all": 11}
    assert seen[-1].done == 2


@pytest.mark.parametrize("columns", [["nothing"], ["place", "age"]])
def test_something_must_be_weighed_against_something(columns):
    with pytest.raises(VbasError, match="could be weighed against"):
        finish(prices(records(), PROTECTION, columns))


def test_the_heaviest_of_the_others_is_what_it_is_weighed_against():
    asked = Protection((("place", "age"),), 3, weights={"age": 0.5, "place": 0.25})
    doubled = Protection((("place", "age"),), 3, weights={"age": 0.5, "place": 1.0})
    price = finish(prices(records(), asked, ["place"], [2.0]))[0]
    of = finish(suppress_cells(records(), doubled))
    assert (price.cells, price.other_cells) == (of.cells["place"], of.cells["age"])
