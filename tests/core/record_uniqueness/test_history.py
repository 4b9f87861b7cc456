"""What was tried, as rows of Table 2."""

import math
from dataclasses import replace

import pytest

from core.record_uniqueness.history import COLUMNS, by_weight, history, table_2
from core.record_uniqueness.recodes import BAND, COLLAPSE, Recode
from tests.core.record_uniqueness.examinations import distinct_of, examined, random_records

DISTINCT = random_records()


def tried():
    return (
        examined(DISTINCT),
        examined(DISTINCT, None, Recode("region", COLLAPSE, 6)),
        examined(DISTINCT, None, Recode("region", COLLAPSE, 6), Recode("age", BAND, 4)),
    )


def test_rows_in_the_order_of_trying_with_the_change_since_the_row_before():
    first, second, third = history(tried())
    shares = [of.verdict.share for of in tried()]
    assert shares[0] > shares[1] > shares[2]
    assert [row.number for row in (first, second, third)] == [1, 2, 3]
    assert first.change is None
    assert second.change == pytest.approx(shares[1] - shares[0])
    assert third.change == pytest.approx(shares[2] - shares[1])


def test_sets_of_another_size_are_not_compared():
    rows = history((examined(DISTINCT), examined(DISTINCT, set_size=3), examined(DISTINCT)))
    assert [row.change for row in rows] == [None, None, None]


def test_the_heaviest_variable_first():
    of = tried()[0]
    names = [w.name for w in by_weight(of)]
    assert names == ["region", "age", "sex"]
    weights = dict(zip(of.weights.names, of.weights.weights, strict=True))
    assert [w.weight for w in by_weight(of)] == sorted(weights.values(), reverse=True)
    assert {w.name: w.n_categories for w in by_weight(of)} == {"sex": 2, "age": 12, "region": 30}


def test_without_weights_in_the_order_asked():
    of = examined(distinct_of({"b": [0, 0, 1], "a": [0, 0, 0]}))
    assert not of.weights.estimable
    assert [w.name for w in by_weight(of)] == ["b", "a"]


def test_table_of_every_variable_of_every_row():
    of = tried()
    table = table_2(history((*of, replace(of[0], bits=None))))
    assert tuple(table.columns) == COLUMNS
    assert table["row"].tolist() == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    second = table[table["row"] == 2].iloc[0]
    verdict = of[1].verdict
    assert second["set_records"] == verdict.in_sets
    assert second["set_percent"] == pytest.approx(100 * verdict.in_sets / 500)
    assert second["set_percent_change"] == pytest.approx(
        100 * (verdict.share - of[0].verdict.share)
    )
    assert second["bits"] == of[1].bits < of[0].bits
    assert math.isnan(table["set_percent_change"].iloc[0])
    assert math.isnan(table["bits"].iloc[-1])
    recoded = table[table["variable"] == "region"]
    assert recoded["recoded_as"].tolist()[0] == "region"
    assert recoded["recoded_as"].tolist()[1] == "region (5 commonest and other)"
    assert recoded["categories"].tolist() == [30, 6, 6, 30]
    assert table["research_file"].dtype == bool


def test_nothing_tried_is_an_empty_table():
    assert table_2(history(())).empty
    assert tuple(table_2(history(())).columns) == COLUMNS
