import math

import pytest

from core.suppression.cells.comparison import (
    TOTALS,
    Compared,
    against,
    columns_of,
    comparison_table,
)
from core.suppression.cells.loss import Loss
from core.suppression.cells.protection import COMPLETE, Protection


def compared(name="first", columns=("age", "sex"), cells=(5, 1), bits=(10.0, 2.0), **of):
    loss = Loss(
        20, 5, dict(zip(columns, cells, strict=True)), dict(zip(columns, bits, strict=True))
    )
    return Compared(name, Protection((columns,), **({"k": 5} | of)), loss)


def test_shares_are_of_records_and_of_all_cells():
    of = compared()
    assert of.share("age") == 5 / 20
    assert of.cells == 6
    assert of.cells_share == 6 / 40
    assert of.records_share == 5 / 20
    assert of.bits == 12.0
    assert of.bits_per_record == 0.6


def test_a_column_that_one_has_not_has_no_share():
    assert math.isnan(compared().share("place"))
    assert columns_of([compared(), compared(columns=("place", "age"))]) == ("age", "sex", "place")


def test_entropy_is_in_percent_of_the_baseline_per_record():
    heavier = compared("second", bits=(20.0, 4.0))
    assert against(heavier, compared()) == 2.0
    assert math.isnan(against(heavier, compared(bits=(0.0, 0.0))))


def test_the_table_has_the_form_of_the_papers():
    complete = compared("second", bits=(20.0, 4.0), tau=0.04, k=25, algorithm=COMPLETE)
    table = comparison_table([compared(), complete], baseline=1)
    assert list(table.columns) == ["quantity", "column", "first", "second"]
    by_line = {(row[0], row[1]): row[2:] for row in table.itertuples(index=False, name=None)}
    assert by_line["algorithm", ""] == ("combinations", "complete")
    assert by_line["k", ""] == (5, 25)
    assert by_line["tau", ""] == (None, 0.04)
    assert by_line["blanked_percent", "age"] == (25.0, 25.0)
    assert by_line["cells_percent", ""] == (15.0, 15.0)
    assert by_line["entropy_percent", ""] == (50.0, 100.0)
    assert by_line["seconds", ""] == (None, None)
    assert tuple(table["quantity"])[-len(TOTALS) :] == TOTALS


def test_names_that_are_there_twice_are_told_apart():
    table = comparison_table([compared(), compared()])
    assert list(table.columns)[2:] == ["first", "first (2)"]


def test_no_records_have_no_loss():
    of = Compared("none", Protection((("age",),), 5), Loss(0, 0, {"age": 0}, {"age": 0.0}))
    assert (of.cells_share, of.records_share, of.bits_per_record) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("baseline", [0, 1])
def test_the_baseline_is_a_hundred_percent(baseline):
    table = comparison_table([compared(), compared("b", bits=(1.0, 0.5))], baseline)
    line = table[table["quantity"] == "entropy_percent"].iloc[0]
    assert line.iloc[2 + baseline] == 100.0
