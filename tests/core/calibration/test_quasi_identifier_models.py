"""Which columns are taken together: the paper's rule against its own numbers."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.calibration.quasi_identifier_models import (
    AGE,
    AGE_AND_SEX,
    SEX,
    Roles,
    all_combinations,
    check_models,
    models_of_paper,
    parse_models,
)
from core.errors import VbasError

PAPER = Roles(
    age="AGEP",
    sex="SEXP",
    ethnicity=("ETHNICRA", "HLNPA", "RELIGRPA", "VISMIMP"),
    schooling="TOTSCHP",
    marital="MARST",
    income="TOTINCP",
    aboriginal="ABSRP",
)


def test_the_209_models_of_the_paper() -> None:
    groups = models_of_paper(PAPER)
    assert {name: len(of) for name, of in groups.items()} == {AGE_AND_SEX: 59, AGE: 75, SEX: 75}
    models = [model for of in groups.values() for model in of]
    assert len({frozenset(model) for model in models}) == len(models) == 209
    # "18 models for 5 qids ... 12 for 4 ... 3 for 3" come from ethnicity, beside the 26 models.
    both = Counter(len(model) for model in groups[AGE_AND_SEX])
    assert both == {2: 1, 3: 5 + 3, 4: 10 + 12, 5: 10 + 18}
    for name in (AGE, SEX):
        # 5, 10, 10 and 5 combinations; with ethnicity in 1, 4, 6 and 4 of them, four ways each.
        assert Counter(map(len, groups[name])) == {2: 8, 3: 22, 4: 28, 5: 17}


def test_no_model_breaks_the_rule() -> None:
    ethnic = set(PAPER.ethnicity)
    for name, models in models_of_paper(PAPER).items():
        easy = {AGE_AND_SEX: {"AGEP", "SEXP"}, AGE: {"AGEP"}, SEX: {"SEXP"}}[name]
        for model in models:
            assert set(model) & {"AGEP", "SEXP"} == easy
            assert len(set(model) & ethnic) <= 1
            assert len(set(model)) == len(model) <= 5


def test_age_and_sex_alone_come_first() -> None:
    groups = models_of_paper(PAPER)
    assert groups[AGE_AND_SEX][:2] == (("AGEP", "SEXP"), ("AGEP", "SEXP", "ETHNICRA"))
    assert groups[SEX][-1] == ("SEXP", "TOTSCHP", "MARST", "TOTINCP", "ABSRP")


@given(
    st.booleans(), st.booleans(), st.integers(0, 5), st.lists(st.booleans(), min_size=4, max_size=4)
)
def test_any_roles_have_as_many_models_as_the_rule_says(age, sex, ethnic, others) -> None:
    names = ("schooling", "marital", "income", "aboriginal")
    roles = Roles(
        age="a" if age else None,
        sex="s" if sex else None,
        ethnicity=tuple(f"e{i}" for i in range(ethnic)),
        **{name: name for name, there in zip(names, others, strict=True) if there},
    )
    groups = models_of_paper(roles)
    # The elementary symmetric polynomials of the numbers of columns that stand for one another.
    ways = np.poly1d([1])
    for of in roles.sensitive:
        ways *= np.poly1d([len(of), 1])
    least = {AGE_AND_SEX: 0, AGE: 1, SEX: 1}
    most = {AGE_AND_SEX: 3, AGE: 4, SEX: 4}
    assert {name: len(of) for name, of in groups.items()} == {
        name: sum(int(ways[r]) for r in range(least[name], most[name] + 1)) for name in groups
    }
    assert set(groups) == {n for n, t in ((AGE_AND_SEX, age and sex), (AGE, age), (SEX, sex)) if t}
    models = [frozenset(model) for of in groups.values() for model in of]
    assert len(set(models)) == len(models)


def test_a_column_has_one_part() -> None:
    with pytest.raises(VbasError, match="column lang plays two parts"):
        Roles(age="age", ethnicity=("origin", "lang"), schooling="lang")


def test_all_combinations() -> None:
    assert all_combinations("abc") == (
        *(("a",), ("b",), ("c",)),
        *(("a", "b"), ("a", "c"), ("b", "c")),
        ("a", "b", "c"),
    )
    assert len(all_combinations("abcde")) == 31
    assert len(all_combinations("abcd")) == 15
    assert len(all_combinations("abcde", 2)) == 15
    assert all_combinations("ab", 7) == all_combinations("ab")


def test_too_many_combinations_are_not_begun() -> None:
    columns = [f"c{i}" for i in range(40)]
    with pytest.raises(VbasError, match=str(sum(math.comb(40, r) for r in range(1, 11)))):
        all_combinations(columns, 10)


COLUMNS = ("age", "sex", "school", "c+d")


def test_own_list() -> None:
    want = (("age", "sex"), ("age", "sex", "school"))
    assert parse_models("age+sex; age+sex+school", COLUMNS) == want
    assert parse_models(" age + sex\n\nage+sex + school;\n", COLUMNS) == want
    assert parse_models("c+d", COLUMNS) == (("c+d",),)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There are no quasi-identifier models"),
        (" ; ;\n", "There are no quasi-identifier models"),
        ("age+rank", r"model age\+rank names the column rank, which is not there.*age, c\+d, sch"),
        ("age+age", r"model age\+age names a column twice"),
        ("age+sex; sex+age", r"model sex\+age is listed twice"),
        ("age; +", "has no columns"),
    ],
)
def test_lists_that_cannot_be_followed(text, words) -> None:
    with pytest.raises(VbasError, match=words):
        parse_models(text, COLUMNS)


def test_an_empty_model_is_refused() -> None:
    with pytest.raises(VbasError, match="no columns"):
        check_models([("age",), ()], COLUMNS)
