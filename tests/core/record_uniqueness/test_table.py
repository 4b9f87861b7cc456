"""Recodes applied to counted records."""

from __future__ import annotations

import numpy as np
import pytest

from core.errors import VbasError
from core.record_uniqueness.distinct import (
    CODES,
    GEOGRAPHY,
    NUMBER,
    CountedVariable,
    DistinctRecords,
    VariableLevel,
)
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, GROUPS, LEVEL, Recode
from core.record_uniqueness.table import (
    class_table,
    n_categories,
    recoded_variable,
    title_of,
    titles,
)

SEX = CountedVariable("sex", ("f", "m"))
AGE = CountedVariable("age", tuple(map(str, range(18, 38))), NUMBER, 1.0)
CAUSE = CountedVariable(
    "cause",
    ("A00", "A01", "C34"),
    CODES,
    levels=(VariableLevel("1 character", np.array([0, 0, 1], dtype=np.int32), ("A", "C")),),
)
PLACE = CountedVariable(
    "geography",
    ("1", "2", "3"),
    GEOGRAPHY,
    levels=(VariableLevel("fsa", np.array([0, 0, -1], dtype=np.int32), ("K1A",)),),
)


def counted() -> DistinctRecords:
    codes = [[0, 0, 1, 2], [0, 1, 7, 20], [0, 1, 2, 2], [0, 1, 2, 3]]
    return DistinctRecords(
        (SEX, AGE, CAUSE, PLACE),
        np.array(codes, dtype=np.int32),
        np.array([4, 1, 2, 3], dtype=np.int32),
    )


def recoded(variable: CountedVariable, recode: Recode, records: list[int]) -> tuple[object, ...]:
    made = recoded_variable(variable, recode, np.array(records))
    assert made.lookup.dtype == np.int32
    return made.lookup.tolist(), made.labels


def test_variables_are_in_the_order_of_the_question_and_rows_stay() -> None:
    question = Question(("age", "sex"), (Recode("age", BAND, 10), Recode("cause", LEVEL)))
    table = class_table(counted(), question)
    assert table.names == ("age", "sex")
    assert table.codes.tolist() == [[0, 0, 1, 3], [0, 0, 1, 2]]
    assert table.n_codes == (4, 3)
    assert table.counts.tolist() == [4, 1, 2, 3]
    # Nobody is from 30 on.
    assert n_categories(counted(), question) == (2, 2)


def test_bands_begin_at_multiples_of_their_width_and_missing_stays_apart() -> None:
    lookup, labels = recoded(AGE, Recode("age", BAND, 5), [1] * 21)
    assert labels == ("15-19", "20-24", "25-29", "30-34", "35-39")
    assert lookup == [0] * 2 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 3 + [5]


def test_ranges_are_joined_from_the_first_to_the_last() -> None:
    ranges = CountedVariable("age", ("0-4", "5-9", "10-14", "15+"), NUMBER, 5.0)
    assert recoded(ranges, Recode("age", BAND, 2), [1] * 5) == ([0, 0, 1, 1, 2], ("0-9", "10+"))
    uneven = CountedVariable("age", ("0-17", "18-24", "25-34", "35+"), NUMBER)
    expected = ([0, 0, 0, 1, 2], ("0-34", "35+"))
    assert recoded(uneven, Recode("age", BAND, 3), [1] * 5) == expected


def test_the_commonest_stay_in_their_order_and_of_equals_the_first() -> None:
    race = CountedVariable("race", ("a", "b", "c", "d"))
    found = recoded(race, Recode("race", COLLAPSE, 3), [4, 150, 50, 4, 9])
    assert found == ([2, 0, 1, 2, 3], ("b", "c", "other"))
    assert recoded(race, Recode("race", COLLAPSE, 2), [4, 4, 4, 4, 0])[1] == ("a", "other")
    assert recoded(race, Recode("race", COLLAPSE, 4), [4, 4, 4, 4, 0])[1] == race.categories
    assert recoded(race, Recode("race", COLLAPSE, 1), [4, 4, 4, 4, 0])[0] == [0, 0, 0, 0, 1]


def test_what_a_level_says_nothing_about_is_missing_in_it() -> None:
    assert recoded(PLACE, Recode("geography", LEVEL, level="fsa"), [1] * 4) == (
        [0, 0, 1, 1],
        ("K1A",),
    )
    as_is = recoded(PLACE, Recode("geography", LEVEL, level="area"), [1] * 4)
    assert as_is == ([0, 1, 2, 3], ("1", "2", "3"))


def test_a_group_stands_where_its_first_member_stood() -> None:
    groups = (("warm", ("b", "d")),)
    variable = CountedVariable("x", ("a", "b", "c", "d", "warm"))
    found = recoded(variable, Recode("x", GROUPS, groups=groups), [1] * 6)
    assert found == ([0, 1, 2, 1, 1, 3], ("a", "warm", "c"))


def test_titles_say_the_recode() -> None:
    question = Question(
        ("sex", "age", "geography"),
        (Recode("age", BAND, 10), Recode("geography", LEVEL, level="fsa")),
    )
    assert titles(counted(), question) == ("sex", "age (bands of 10)", "geography (FSAs)")
    other = Question(("cause",), (Recode("cause", COLLAPSE, 2),))
    assert titles(counted(), other) == ("cause (1 commonest and other)",)


def test_a_level_is_called_as_its_user_calls_it() -> None:
    level = VariableLevel("run 5", np.zeros(2, np.int32), ("1",), "My regions")
    variable = CountedVariable("geography", ("a", "b"), GEOGRAPHY, levels=(level,))
    title = title_of(variable, Recode("geography", LEVEL, level="run 5"))
    assert title == "geography (My regions)"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (Question(), "No variable is chosen"),
        (Question(("height",)), "without the variable height"),
        (
            Question(("cause",), (Recode("cause", LEVEL, level="chapter"),)),
            "cause has no level chapter",
        ),
        (
            Question(("sex",), (Recode("sex", GROUPS, groups=(("x", ("female",)),)),)),
            "The group x names categories that sex does not have",
        ),
    ],
)
def test_what_cannot_be_asked_is_said(question: Question, said: str) -> None:
    with pytest.raises(VbasError, match=said):
        class_table(counted(), question)


def test_a_category_belongs_to_one_group() -> None:
    with pytest.raises(VbasError, match="twice"):
        Recode("sex", GROUPS, groups=(("x", ("f",)), ("y", ("f",))))
