"""Attacks beside a population that is counted elsewhere, by hand and beside a plain count."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.risk.outside import GROUP, PEOPLE, Population, attacks_outside

COLUMNS = ("prov", "sex")
LABELS = {"prov": ("AB", "ON"), "sex": ("f", "m")}


def records_of(rows: list[tuple[str, str]], persons: list[int] | None = None) -> CodedRecords:
    codes = [
        [LABELS[c].index(row[i]) if row[i] else len(LABELS[c]) for row in rows]
        for i, c in enumerate(COLUMNS)
    ]
    of = None if persons is None else np.array(persons, np.int32)
    n = {c: len(LABELS[c]) for c in COLUMNS}
    return CodedRecords(COLUMNS, np.array(codes, np.int32), LABELS, n, persons=of)


def people_of(*rows: tuple[str, str, str, float]) -> Population:
    return Population("census.csv", COLUMNS, pd.DataFrame(rows, columns=[*COLUMNS, GROUP, PEOPLE]))


CENSUS = people_of(
    ("AB", "f", "", 3.0), ("AB", "m", "", 10.0), ("ON", "f", "", 20.0), ("ON", "m", "", 2.0)
)


def test_by_hand() -> None:
    records = records_of([("AB", "f"), ("AB", "f"), ("ON", "f"), ("ON", "m")])
    whole, alberta, ontario = attacks_outside(records, CENSUS, 5, "prov")
    assert (whole.people, whole.classes, whole.at_risk) == (35.0, 4, 5.0)
    assert whole.share_at_risk == pytest.approx(5 / 35)
    assert whole.links == pytest.approx(2 / 3 + 1 / 20 + 1 / 2)
    assert (whole.worst, whole.over, whole.unmatched) == (0.5, 3, 0)
    assert whole.mean == pytest.approx((2 / 3 + 1 / 20 + 1 / 2) / 4)
    assert (alberta.part, alberta.people, alberta.at_risk) == ("AB", 13.0, 3.0)
    assert alberta.links == pytest.approx(2 / 3)
    assert (ontario.records, ontario.worst) == (2, 0.5)


def test_what_is_blank_agrees_with_everybody() -> None:
    found = attacks_outside(records_of([("", "f"), ("", "")]), CENSUS, 5)[0]
    assert found.worst == pytest.approx(1 / 23)
    assert found.mean == pytest.approx((1 / 23 + 1 / 35) / 2)


def test_nobody_alike_is_told_and_guessed_by_nobody() -> None:
    people = people_of(("ON", "f", "", 4.0))
    found = attacks_outside(records_of([("AB", "m"), ("ON", "f")]), people, 5)[0]
    assert (found.records, found.unmatched, found.over) == (2, 1, 1)
    assert found.links == 0.25
    none = attacks_outside(records_of([("AB", "m")]), people, 5)[0]
    assert (none.worst, none.mean, none.links) == (0.0, 0.0, 0.0)


def test_no_more_records_are_linked_than_there_are_people() -> None:
    found = attacks_outside(records_of([("ON", "m")] * 7), CENSUS, 5)[0]
    assert found.links == 1.0


def test_a_person_with_several_records_is_linked_once() -> None:
    found = attacks_outside(records_of([("AB", "f")] * 3, [0, 0, 1]), CENSUS, 5)[0]
    assert found.links == pytest.approx(2 / 3)
    assert (found.records, found.over) == (3, 3)


def test_groups_tell_attack_one_alone() -> None:
    people = people_of(("AB", "f", "", 30.0), ("AB", "f", "doctors", 2.0))
    everybody, doctors = attacks_outside(records_of([("AB", "f")]), people, 5)
    assert (everybody.group, everybody.people, everybody.at_risk) == ("", 30.0, 0.0)
    assert (doctors.group, doctors.at_risk, doctors.links) == ("doctors", 2.0, None)


def test_what_cannot_be() -> None:
    with pytest.raises(VbasError, match="not among what is known"):
        attacks_outside(records_of([("AB", "f")]), CENSUS, 5, "city")
    lacking = Population("census.csv", ("prov", "age"), CENSUS.classes)
    with pytest.raises(VbasError, match="no column age"):
        attacks_outside(records_of([("AB", "f")]), lacking, 5)


VALUES = st.tuples(st.sampled_from(["", "AB", "ON"]), st.sampled_from(["", "f", "m"]))


@settings(max_examples=60, deadline=None)
@given(
    st.lists(VALUES, min_size=1, max_size=20),
    st.lists(
        st.tuples(st.sampled_from(["AB", "ON"]), st.sampled_from(["f", "m"]), st.integers(0, 9)),
        min_size=1,
        max_size=8,
    ),
    st.integers(1, 6),
)
def test_beside_a_plain_count(rows, people, k) -> None:
    population = people_of(*((prov, sex, "", float(n)) for prov, sex, n in people))
    found = attacks_outside(records_of(rows), population, k)[0]
    among = [
        sum(n for p, s, n in people if prov in ("", p) and sex in ("", s)) for prov, sex in rows
    ]
    there = [n for n in among if n]
    assert found.unmatched == len(among) - len(there)
    assert found.over == sum(n < k for n in there)
    assert found.mean == pytest.approx(sum(1 / n for n in there) / max(1, len(there)))
    by_class: dict[tuple[str, str], int] = {}
    for prov, sex, n in people:
        by_class[prov, sex] = by_class.get((prov, sex), 0) + n
    assert found.at_risk == sum(n for n in by_class.values() if n < k)
