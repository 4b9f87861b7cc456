"""Risk where persons have several records: hand cases, and plain counts over random tables."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.risk.assessment import Release, assess
from core.risk.attacks import registry_all, registry_one, risks_of
from core.risk.candidates import matching_records
from core.risk.class_sizes import class_sizes
from core.risk.exposure import exposure_of
from core.risk.recipient import known_to_recipient
from core.risk.samples import SampleDesign, sample_rows
from core.risk.simulated import AttackDesign, simulate_attack
from core.steps import finish
from core.suppression.cells.missingness import missingness
from core.suppression.cells.protection import Protection
from core.suppression.cells.suppress import suppress_cells
from tests.core.suppression.person_tables import NAMES, visits, with_persons
from tests.core.suppression.plain_suppression import coded


def one_patient_alone() -> CodedRecords:
    """One patient with six stays, alone in her class, beside three others with four stays."""
    rows = [["90"]] * 6 + [["30"]] * 4
    return with_persons(coded({"age": ["30", "90"]}, rows), ["her"] * 6 + ["p", "q", "r", "r"])


def test_a_patient_alone_in_her_class_is_found() -> None:
    records = one_patient_alone()
    found = known_to_recipient(records, ("age",), 5, None)
    assert found.worst == 1.0
    assert found.mean == pytest.approx((6 * 1 + 4 / 3) / 10)
    assert found.share_over == 1.0
    # Taken for six people, she was safe.
    assert known_to_recipient(replace(records, persons=None), ("age",), 5, None).worst == 1 / 4


def test_the_attacks_of_the_paper() -> None:
    sizes = class_sizes(one_patient_alone(), ("age",))
    assert sizes.counts.tolist() == [1, 3]
    assert sizes.records == 4
    assert registry_one(sizes, 3).share_of_people == 1 / 4
    every = registry_all(sizes)
    assert (every.classes, every.fraction, every.expected) == (2, 1.0, 2.0)
    assert risks_of(sizes, 3).prosecutor.share_over == 0.6


def test_a_person_in_two_classes_is_one_of_the_people() -> None:
    rows = [["x"], ["y"], ["y"], ["y"]]
    records = with_persons(coded({"a": ["x", "y"]}, rows), [1, 1, 2, 3])
    sizes = class_sizes(records, ("a",))
    assert (sizes.counts.tolist(), sizes.records, sizes.released) == ([1, 3], 3, 3)
    assert registry_one(sizes, 2).share_of_people == pytest.approx(1 / 3)
    drawn = class_sizes(records, ("a",), sample=np.array([2, 3]))
    assert (drawn.sample.tolist(), drawn.released) == ([0, 2], 2)
    assert registry_one(drawn, 2).share_in_released_classes == 0


def test_samples_are_of_persons() -> None:
    records = with_persons(coded({"a": ["x"]}, [["x"]] * 12), [i // 3 for i in range(12)])
    first, second = sample_rows(records, SampleDesign(2, 0.25, 1))
    assert records.persons is not None
    for rows in (first, second):
        assert len(rows) == 3
        assert len(set(records.persons[rows].tolist())) == 1
    assert not set(first.tolist()) & set(second.tolist())


def test_missingness_is_of_people_too() -> None:
    records = one_patient_alone()
    made = finish(suppress_cells(records, Protection((("age",),), 2)))
    found = missingness(records, made, "age", "age")
    assert (found.records.tolist(), found.blanked.tolist()) == ([4, 6], [0, 6])
    assert found.people is not None
    assert found.people_blanked is not None
    assert (found.people.tolist(), found.people_blanked.tolist()) == ([3, 1], [0, 1])


def test_a_simulated_attack_finds_persons() -> None:
    records = one_patient_alone()
    design = AttackDesign(("age",), fraction=1.0, trials=200)
    found = finish(simulate_attack(records, None, design))
    # All ten records are released: hers are always linked rightly, the others once in three.
    assert found.before.released == 10
    assert found.before.formula == pytest.approx((6 + 4 / 3) / 10)
    low, high = found.before.interval
    assert low <= found.before.formula <= high


def test_assessed_before_and_after() -> None:
    records = one_patient_alone()
    made = finish(suppress_cells(records, Protection((("age",),), 2)))
    found = assess(records, ("age",), 2, made, Release())
    assert found.people == 4
    assert (found.before.registry_one, found.before.registry_all) == (1 / 4, 2.0)
    assert found.before.known_person.worst == 1.0
    assert found.after is not None
    # Her records show nothing: they could be anybody's.
    assert found.after.known_person.worst == 1 / 3
    assert found.after.registry_one == 0
    assert found.after.registry_all == pytest.approx(1 / 4 + 3 / 3)


@given(visits, st.integers(1, 6), st.booleans())
@settings(max_examples=80, deadline=None)
def test_sizes_are_of_distinct_persons(records: CodedRecords, k: int, suppressed: bool) -> None:
    columns = NAMES[:2]
    made = finish(suppress_cells(records, Protection((columns,), k))) if suppressed else None
    exposure = finish(exposure_of(records, (columns,), made))
    matching = matching_records(records, columns, made)
    assert records.persons is not None
    codes = records.codes[:2].T.tolist()
    shown = [
        [made is None or not made.blanked(name)[i] for name in columns] for i in range(len(codes))
    ]
    for i, mine in enumerate(codes):
        people = {int(p) for p, row in zip(records.persons, codes, strict=True) if row == mine}
        if any(c < len(records.categories[n]) for n, c in zip(columns, mine, strict=True)):
            assert exposure.before[i] == len(people)
        could = {
            int(p)
            for p, row in zip(records.persons, codes, strict=True)
            if all(a == b or not s for a, b, s in zip(row, mine, shown[i], strict=True))
        }
        assert matching[i] == len(could)
