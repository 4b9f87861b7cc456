"""What kind of variable categories make."""

from __future__ import annotations

import numpy as np
import pytest

from core.errors import VbasError
from core.quasi_identifiers import Band, QuasiIdentifier
from core.record_uniqueness.distinct import CATEGORY, CODES, GEOGRAPHY, NUMBER
from core.record_uniqueness.number_labels import bands, even_step, number_label, number_labels
from core.record_uniqueness.prefixes import level_title, prefix_levels
from core.record_uniqueness.variables import geography_name, geography_of, variable_of
from tests.core.io.record_files import layer


def test_numbers_are_put_in_the_order_of_numbers() -> None:
    labels = sorted(map(str, range(5, 16)))
    variable, new_code = variable_of("age", labels)
    assert variable.kind == NUMBER
    assert variable.step == 1
    assert variable.categories == tuple(map(str, range(5, 16)))
    assert [variable.categories[i] for i in new_code[:-1]] == labels
    assert new_code[-1] == len(labels)


def test_a_few_numbers_are_codes_without_order_but_are_not_shuffled() -> None:
    variable, _ = variable_of("region", ("1", "10", "2"))
    assert (variable.kind, variable.categories) == (CATEGORY, ("1", "2", "10"))
    declared = QuasiIdentifier("region", order=("10", "1", "2"))
    assert variable_of("region", ("10", "1", "2"), declared)[0].categories == ("10", "1", "2")


def test_bands_of_the_scenario_keep_their_width_where_one_is_empty() -> None:
    labels = ("0-4", "5-9", "20-24", "85+")
    assert variable_of("age", labels)[0].step is None
    banded = QuasiIdentifier("age", band=Band(5, 85))
    variable = variable_of("age", labels, banded)[0]
    assert (variable.kind, variable.step) == (NUMBER, 5)


@pytest.mark.parametrize(
    ("labels", "step"),
    [
        ([str(i) for i in range(18, 40) if i not in (20, 33)], 1),
        ([str(i / 2) for i in range(12)], 0.5),
        ([f"{1.5 + i**2 / 1000:.3f}" for i in range(12)], 0.001),
        ([str(i**2 * 2500) for i in range(12)], 2500),
        (["0-17", "18-24", "25-34"], None),
        (["0-4", "5-9", "10+"], 5),
        (["0 to <0.5", "0.5 to <1", "1 to <1.5"], 0.5),
        (["-10 to -6", "-5 to -1", "0-4"], 5),
    ],
)
def test_steps_are_read_off_the_labels(labels: list[str], step: float | None) -> None:
    numbers = number_labels(labels)
    assert numbers is not None
    assert even_step(numbers) == step


@pytest.mark.parametrize("label", ["", "5 kg", "2020-01", "m", "1e5", "+", "-", "<5"])
def test_what_is_no_number_is_none(label: str) -> None:
    assert number_label(label) is None


def test_a_label_is_read_once() -> None:
    assert number_label("12 to <15") is number_label("12 to <15")


def test_bands_of_halves_say_where_they_end() -> None:
    numbers = [number for i in range(4) if (number := number_label(str(i / 2)))]
    of, labels = bands(numbers, 0.5, 2)
    assert (of.tolist(), labels) == ([0, 0, 1, 1], ("0 to <1", "1 to <2"))


def test_diagnoses_have_the_levels_that_join_something() -> None:
    labels = ("A00.0", "A00.1", "A09", "B20", "C34.1", "C34.9")
    variable, _ = variable_of("diagnosis", labels)
    assert variable.kind == CODES
    assert [(of.name, of.categories) for of in variable.levels] == [
        ("3 characters", ("A00", "A09", "B20", "C34")),
        ("2 characters", ("A0", "B2", "C3")),
    ]
    assert variable.levels[0].of.tolist() == [0, 0, 1, 2, 3, 3]
    assert level_title("3 characters") == "first 3 characters"
    assert level_title("1 character") == "first character"
    assert level_title("year") == "year"
    assert level_title("run {1}") == "run {1}"


def test_long_numbers_of_one_length_are_ids_not_quantities() -> None:
    ids = [f"{cd}{i:04}" for cd in (3501, 3502, 4601) for i in (1, 2, 30)]
    variable, _ = variable_of("area_id", ids)
    assert variable.kind == CODES
    assert [len(of.categories) for of in variable.levels] == [6, 3, 2]
    assert variable.levels[-1].categories == ("350", "460")


def test_dates_have_months_and_years() -> None:
    dates = ["1999-12-30", "1999-12-31", "2000-01-01", "2001-02-01", "2001-03-01"]
    levels = prefix_levels(dates)
    assert [(of.name, len(of.categories)) for of in levels] == [
        ("month", 4),
        ("year", 3),
        ("decade", 2),
    ]
    assert levels[1].categories == ("1999", "2000", "2001")


def test_words_and_a_few_codes_have_no_levels() -> None:
    assert prefix_levels(("white", "black", "asian", "other", "first nations")) == ()
    assert prefix_levels(("q1", "q2", "q3", "q4")) == ()
    assert prefix_levels(tuple("ABCDEFG")) == ()


def test_levels_of_geography_go_from_the_finest_to_the_coarsest() -> None:
    areas = layer("1", "2", "3", "4")
    object.__setattr__(
        areas,
        "parents",
        {
            "province": np.array(["ON", "ON", "", "QC"], dtype=object),
            "fsa": np.array(["K1B", "K1A", "J8X", "J8X"], dtype=object),
        },
    )
    regions = np.array([3, 2, 1, 0], dtype=np.int32)
    found = geography_of(areas, more={"run 1": regions}, columns=("sex",))
    assert (found.name, found.kind) == ("geography", GEOGRAPHY)
    assert found.categories == ("1", "2", "3", "4")
    assert [(of.name, of.categories, of.of.tolist()) for of in found.levels] == [
        ("run 1", ("1", "2", "3", "4"), [3, 2, 1, 0]),
        ("fsa", ("J8X", "K1A", "K1B"), [2, 1, 0, 0]),
        ("province", ("ON", "QC"), [0, 0, -1, 1]),
    ]
    with pytest.raises(VbasError, match="Two levels of geography are called fsa"):
        geography_of(areas, more={"fsa": regions})


def test_geography_makes_way_for_a_column_of_its_name() -> None:
    assert geography_name(("sex",)) == "geography"
    assert geography_name(("geography", "geography 2")) == "geography 3"
