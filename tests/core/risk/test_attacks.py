from __future__ import annotations

import math

import numpy as np
import pytest

from core.errors import VbasError
from core.risk.attacks import known_person, registry_all, registry_one, risks_of
from core.risk.class_sizes import ClassSizes, class_sizes
from core.suppression.cells.protection import k_of
from tests.core.risk.risk_records import blanked, coded, of_vector
from tests.vector_cases import expected


@pytest.fixture
def four_classes() -> ClassSizes:
    """100 people in classes of 1, 4, 15 and 80; 10 of them are released."""
    return ClassSizes(("age",), np.array([1, 4, 15, 80]), np.array([0, 1, 3, 6]))


def test_the_attacks_of_the_vectors() -> None:
    want = expected("harbour")["attacks"]
    columns = tuple(want["qis"])
    records = of_vector("harbour", columns)
    k = k_of(want["tau"])
    sizes = class_sizes(records, columns, sample=np.arange(3000))

    one, every = registry_one(sizes, k), registry_all(sizes)
    assert one.share_of_people == pytest.approx(want["registry_one_all_classes"], rel=1e-9)
    assert one.share_in_released_classes == pytest.approx(
        want["registry_one_classes_of_sample"], rel=1e-9
    )
    assert every.expected_on_average == pytest.approx(want["registry_all_Q_alpha"], rel=1e-9)
    assert every.expected == pytest.approx(want["registry_all_sum"], rel=1e-9)
    for name, found in (
        ("known_person_whole_file", known_person(class_sizes(records, columns), k)),
        ("known_person_sample", known_person(sizes, k)),
    ):
        assert found.worst == pytest.approx(want[name]["worst"], rel=1e-9)
        assert found.mean == pytest.approx(want[name]["mean"], rel=1e-9)
        assert found.share_over == pytest.approx(want[name]["share_over_tau"], rel=1e-9)


def test_one_patient_in_a_registry(four_classes: ClassSizes) -> None:
    # Classes of 1 and 4 are below 5; only the second is among the released records.
    found = registry_one(four_classes, 5)
    assert found.share_of_people == 5 / 100
    assert found.share_in_released_classes == 4 / 100
    assert registry_one(four_classes, 1).share_of_people == 0


def test_all_patients_against_a_registry(four_classes: ClassSizes) -> None:
    found = registry_all(four_classes)
    assert (found.classes, found.fraction) == (4, 0.1)
    assert found.expected == pytest.approx(1 / 4 + 3 / 15 + 6 / 80)
    assert found.expected_on_average == pytest.approx(0.4)
    assert found.share == pytest.approx(found.expected / 10)


def test_a_known_person(four_classes: ClassSizes) -> None:
    found = known_person(four_classes, 5)
    assert found.worst == 1 / 4  # the unique person is not released
    assert found.mean == pytest.approx((1 / 4 + 3 / 15 + 6 / 80) / 10)
    assert found.share_over == 1 / 10


def test_three_kinds_of_adversaries(four_classes: ClassSizes) -> None:
    found = risks_of(four_classes, 5)
    assert found.prosecutor.worst == 1  # he knows that the person is among the released
    assert found.prosecutor.mean == pytest.approx(3 / 10)
    assert found.prosecutor.share_over == 4 / 10
    assert found.journalist == known_person(four_classes, 5)
    assert found.marketer == found.journalist.mean


def test_a_larger_population_makes_guessing_harder(four_classes: ClassSizes) -> None:
    larger = four_classes.among(1000)
    assert larger.people == 1000
    assert known_person(larger, 5).worst == pytest.approx(1 / 40)
    assert registry_all(larger).expected == pytest.approx(registry_all(four_classes).expected / 10)
    assert registry_one(larger, 11).share_of_people == 1 / 100
    with pytest.raises(VbasError, match="smaller than the 100 records"):
        four_classes.among(99)


def test_a_blank_is_a_value_of_its_own() -> None:
    records = coded({"age": ["a", "a", "b", "b"], "sex": ["f", None, "f", "f"]})
    before = class_sizes(records, ("age", "sex"))
    assert sorted(before.counts.tolist()) == [1, 1, 2]
    suppression = blanked(records, {"sex": [0]})
    after = class_sizes(records, ("age", "sex"), suppression=suppression)
    assert sorted(after.counts.tolist()) == [1, 1, 2]  # missing and blank are not the same
    both = blanked(records, {"sex": [0, 1]})
    assert class_sizes(records, ("age", "sex"), suppression=both).counts.tolist() == [2, 2]
    assert class_sizes(records, ("age",), suppression=both).counts.tolist() == [2, 2]


def test_nothing_released_is_no_risk() -> None:
    records = coded({"age": ["a", "b"]})
    sizes = class_sizes(records, ("age",), sample=np.array([], np.int64))
    assert known_person(sizes, 5).worst == 0
    assert registry_all(sizes).share == 0
    assert math.isclose(registry_one(sizes, 5).share_in_released_classes, 0)


def test_what_makes_no_sense_is_said() -> None:
    records = coded({"age": ["a", "b"]})
    with pytest.raises(VbasError, match="no column sex"):
        class_sizes(records, ("sex",))
    with pytest.raises(VbasError, match="at least 1"):
        known_person(class_sizes(records, ("age",)), 0)
    other = blanked(coded({"age": ["a", "b", "c"]}), {})
    with pytest.raises(VbasError, match="Suppress cells again") as raised:
        class_sizes(records, ("age",), suppression=other)
    assert "3 records" in str(raised.value)
