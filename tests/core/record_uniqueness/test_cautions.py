"""What is said about a question before it is answered."""

from __future__ import annotations

import numpy as np
import pytest

from core.column_names import always_looked_at
from core.errors import VbasError
from core.record_uniqueness import cautions as every_caution
from core.record_uniqueness.cautions import (
    ALWAYS,
    CONSTANT,
    DIRECT,
    LONG,
    MANY_NUMBERS,
    MANY_VARIABLES,
    NO_RECORDS,
    RECORD_NUMBER,
    SURVEY_WEIGHT,
    by_name,
    estimated_seconds,
    seconds_of,
)
from core.record_uniqueness.distinct import GEOGRAPHY, NUMBER, CountedVariable, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, Recode


def cautions(distinct: DistinctRecords, question: Question) -> list[every_caution.Caution]:
    """Those that are not about what is not among the variables."""
    return [of for of in every_caution.cautions(distinct, question) if of.kind != ALWAYS]


def counted(n: int = 100, **columns: tuple[str, list[int]]) -> DistinctRecords:
    """Records of which each is one row; columns are (kind, codes)."""
    variables = []
    for name, (kind, codes) in columns.items():
        labels = tuple(map(str, range(max(codes, default=0) + 1)))
        step = 1.0 if kind == NUMBER else None
        variables.append(CountedVariable(name, labels, kind, step))
    codes = np.array([of for _, of in columns.values()], dtype=np.int32).reshape(len(columns), n)
    return DistinctRecords(tuple(variables), codes, np.ones(n, dtype=np.int32))


def said(distinct: DistinctRecords, *recodes: Recode, names: tuple[str, ...] = ()) -> list[str]:
    names = names or tuple(of.name for of in distinct.variables)
    return [of.kind for of in cautions(distinct, Question(names, recodes))]


def test_a_variable_without_two_values_adds_nothing() -> None:
    distinct = counted(sex=("category", [0, 1] * 50), country=("category", [0] * 100))
    found = cautions(distinct, Question(("sex", "country")))
    assert [(of.kind, of.variable) for of in found] == [(CONSTANT, "country")]
    assert "country has one category in all records" in str(found[0])
    assert said(distinct, Recode("sex", COLLAPSE, 1), names=("sex",)) == [CONSTANT]
    assert said(distinct, names=("sex",)) == []


def test_a_value_for_each_record_is_a_record_number() -> None:
    distinct = counted(number=("category", list(range(100))))
    found = cautions(distinct, Question(("number",)))
    assert [of.kind for of in found] == [RECORD_NUMBER]
    assert "number is different in 100% of the records" in str(found[0])
    nearly = counted(number=("category", [*range(89), *[89] * 11]))
    assert said(nearly) == []
    few = counted(10, number=("category", list(range(10))))
    assert said(few) == []


def test_one_record_an_area_is_no_record_number() -> None:
    assert said(counted(geography=(GEOGRAPHY, list(range(100))))) == []


def test_numbers_with_many_values_are_to_be_banded() -> None:
    distinct = counted(200, age=(NUMBER, [i // 2 for i in range(200)]))
    assert said(distinct) == [MANY_NUMBERS]
    assert said(distinct, Recode("age", BAND, 5)) == []


@pytest.mark.parametrize(
    ("name", "kind"),
    [("health_card", DIRECT), ("WTS_M", SURVEY_WEIGHT), ("age", None), ("area_id", None)],
)
def test_names_that_say_it_all(name: str, kind: str | None) -> None:
    found = by_name(name)
    assert (found.kind if found else None) == kind
    distinct = counted(**{name: ("category", [0] * 100)})
    assert said(distinct) == [kind or CONSTANT]


def test_no_records_are_said_to_be_none() -> None:
    assert said(counted(0, sex=("category", []))) == [NO_RECORDS]


def test_many_variables_need_insistence_and_time() -> None:
    columns = {f"v{i}": ("category", [0, 1] * 50) for i in range(22)}
    distinct = counted(**columns)  # type: ignore[arg-type]
    names = tuple(columns)
    assert said(distinct, names=names[:3]) == []
    found = cautions(distinct, Question(names))
    assert [of.kind for of in found] == [MANY_VARIABLES, LONG]
    assert "22 variables have 4,194,303 combinations; more than 20" in str(found[0])
    assert "4,194,303 combinations of 100 distinct records take about" in str(found[1])


def test_time_grows_with_rows_variables_and_categories() -> None:
    assert seconds_of(0, []) == 0
    assert seconds_of(1_000, [9] * 5) < seconds_of(1_000_000, [9] * 5)
    assert seconds_of(1_000_000, [9] * 5) < seconds_of(1_000_000, [90] * 5)
    times = [seconds_of(100_000, [9] * n) for n in range(1, 30)]
    assert times == sorted(times)
    assert times[20] == pytest.approx(2 * times[19], rel=0.1)
    distinct = counted(age=(NUMBER, list(range(100))), sex=("category", [0, 1] * 50))
    banded = Question(("age", "sex"), (Recode("age", BAND, 50),))
    assert estimated_seconds(distinct, banded) < estimated_seconds(
        distinct, Question(("age", "sex"))
    )


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(VbasError, match="without the variable height"):
        cautions(counted(sex=("category", [0, 1] * 50)), Question(("height",)))


def test_what_should_always_be_looked_at_is_asked_for_where_it_is_missing() -> None:
    names = ("age5", "sex", "DAUID", "dx_main", "vismin", "year")
    distinct = counted(**{name: ("category", [0, 1] * 50) for name in names})

    def missing(*chosen: str) -> list[str]:
        found = every_caution.cautions(distinct, Question(chosen))
        return [str(of.values["which"]) for of in found if of.kind == ALWAYS]

    assert missing(*names) == []
    assert missing("age5", "dx_main", "vismin") == ["sex, year, geography"]
    place = counted(home=(GEOGRAPHY, [0, 1] * 50), sex=("category", [0, 1] * 50))
    found = every_caution.cautions(place, Question(("home", "sex")))
    assert [str(of.values["which"]) for of in found] == ["age, race, year, disease"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *(("age", "age"), ("stage", None), ("AGEGRP", "age"), ("wages", None), ("image", None)),
        *(("language", None), ("ethnicity", "race or ethnicity"), ("postal_code", "geography")),
        *(("province", "geography"), ("website", None), ("diagnosis", "disease")),
    ],
)
def test_names_of_what_should_always_be_looked_at(name: str, kind: str | None) -> None:
    assert always_looked_at(name) == kind
