"""People with several records: by hand, and against counting distinct people with pandas."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.record_uniqueness import people as kernels
from core.record_uniqueness import people as people_module
from core.record_uniqueness import roll_up, trials
from core.record_uniqueness.advice import advise
from core.record_uniqueness.counted import distinct_of_coded
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.joining import join
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.prices import ways_of
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, Recode
from core.record_uniqueness.table import class_table
from core.record_uniqueness.where import records_by_area
from core.steps import finish
from tests.core.record_uniqueness.people import Row, coded_people, people, plain


def counted(distinct: DistinctRecords, question: Question) -> Lattice:
    return finish(every_combination(class_table(distinct, question), question.set_size))


def rows_of(of: Lattice) -> dict[int, tuple[int, ...]]:
    assert of.minimal is not None
    columns = (of.masks, of.classes, of.unique, of.in_sets, of.set_classes, of.minimal)
    return {mask: tuple(row) for mask, *row in np.array(columns).T.tolist()}


def test_stays_by_hand() -> None:
    # Ann has two stays with different diagnoses, Bo two alike, Cy one like Bo's; Di, as old as
    # Ann, has three stays with one diagnosis each.
    rows = [(0, 0), (0, 1), (1, 2), (1, 2), (1, 2), (0, 0), (0, 3), (0, 4)]
    persons = [0, 0, 1, 1, 2, 3, 3, 3]
    distinct = distinct_of_coded(coded_people(rows, persons, (3, 6)))
    assert (distinct.n_records, distinct.n_rows, distinct.people) == (4, 8, True)
    of = counted(distinct, Question(("v0", "v1"), (), 2))
    # Alone there: Ann by diagnosis 1, Di by 3 and 4, once each however often; nobody by age.
    assert rows_of(of) == {1: (2, 0, 4, 2, 0), 2: (5, 2, 4, 5, 2), 3: (5, 2, 4, 5, 0)}
    assert (of.n_records, of.people) == (4, True)
    assert distinct.records("v0").tolist() == [2, 2, 0]


def test_one_patient_alone_with_six_stays_is_unique() -> None:
    rows = [(1,)] * 6 + [(0,)] * 20
    distinct = distinct_of_coded(coded_people(rows, [0] * 6 + list(range(1, 21)), (3,)))
    assert rows_of(counted(distinct, Question(("v0",)))) == {1: (2, 1, 1, 1, 1)}


@settings(deadline=None, max_examples=200)
@given(people(), st.integers(1, 4))
def test_every_combination_against_counting_plainly(
    made: tuple[list[Row], list[int], list[int]], set_size: int
) -> None:
    rows, persons, n_codes = made
    distinct = distinct_of_coded(coded_people(rows, persons, n_codes))
    names = tuple(of.name for of in distinct.variables)
    of = counted(distinct, Question(names, (), set_size))
    assert rows_of(of) == plain(rows, persons, set_size)
    assert of.n_records == distinct.n_records == len(set(persons))


@settings(deadline=None, max_examples=100)
@given(people(6), st.integers(2, 3), st.data())
def test_recodes_and_fewer_variables(
    made: tuple[list[Row], list[int], list[int]], band: int, data: st.DataObject
) -> None:
    rows, persons, n_codes = made
    distinct = distinct_of_coded(coded_people(rows, persons, n_codes))
    names = data.draw(st.permutations([of.name for of in distinct.variables]))
    names = names[: data.draw(st.integers(1, len(names)))]
    first = n_codes[int(names[0][1:])] - 1
    of = counted(distinct, Question(tuple(names), (Recode(names[0], BAND, band),), 3))
    places = [int(name[1:]) for name in names]
    recoded = [
        tuple(row[p] if i or row[p] == first else row[p] // band for i, p in enumerate(places))
        for row in rows
    ]
    assert rows_of(of) == plain([(*row,) for row in recoded], persons, 3)


@pytest.mark.parametrize("sizes", [(3, 2, 5, 40, 7), (900, 70, 4, 2), (70_000, 30_000, 9_000, 3)])
@pytest.mark.parametrize("variant", ["near", "far", "sorted"])
def test_each_way_to_leave_a_variable_out(
    sizes: tuple[int, ...], variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every kernel is made to do the same work."""
    if variant != "near":
        monkeypatch.setattr(roll_up, "_NEAR", -1)
    if variant == "sorted":
        monkeypatch.setattr(roll_up, "_CELLS_A_ROW", 0)
    else:
        monkeypatch.setattr(roll_up, "_CELLS_A_ROW", 1 << 30)
    rng = np.random.default_rng(5)
    persons = np.sort(rng.integers(0, 150, 400))
    persons = pd.factorize(persons)[0]
    own = np.array([rng.integers(0, n, 150) for n in sizes])[:, persons]
    other = np.array([rng.integers(0, min(n, 9), 400) for n in sizes])
    codes = np.where(rng.random((len(sizes), 400)) < 0.3, other, own)
    rows = [tuple(row) for row in codes.T.tolist()]
    distinct = distinct_of_coded(coded_people(rows, persons.tolist(), [n + 1 for n in sizes]))
    names = tuple(of.name for of in distinct.variables)
    assert rows_of(counted(distinct, Question(names))) == plain(rows, persons.tolist(), 5)


def test_more_bits_than_a_number_has() -> None:
    rng = np.random.default_rng(3)
    sizes = (40_000, 40_000, 40_000, 40_000, 40_000, 6)
    persons = np.repeat(np.arange(60), 3)
    codes = np.array([rng.integers(0, 8, 180) for _ in sizes])
    codes[:, ::2] = codes[:, [0] * 90]
    codes[-1] %= 6
    rows = [tuple(row) for row in codes.T.tolist()]
    distinct = distinct_of_coded(coded_people(rows, persons.tolist(), [n + 1 for n in sizes]))
    names = tuple(of.name for of in distinct.variables)
    assert rows_of(counted(distinct, Question(names))) == plain(rows, persons.tolist(), 5)


def test_meet_persons_by_hand() -> None:
    # Person 0 in rows 0, 1, 2, person 1 in rows 1, 3; rows 0 and 1 become class 0, 2 and 3 class 1.
    pairs = (np.array([0, 0, 0, 1, 1], np.int32), np.array([0, 1, 2, 1, 3], np.int32))
    class_of, entries = np.array([0, 0, 1, 1], np.int32), np.array([3, 2], np.int32)
    last, out = np.empty(2, np.int32), np.empty((2, 5), np.int32)
    n = kernels.meet_persons(*pairs, class_of, entries, last, out[0], out[1])
    assert (out[0, :n].tolist(), out[1, :n].tolist()) == ([0, 0, 1, 1], [0, 1, 0, 1])
    assert entries.tolist() == [2, 2]
    # Of classes of two and more, nobody is in two that are smaller than that.
    twice = np.empty(2, np.int64)
    assert kernels.keep_small(*out[:, :n].copy(), entries, 1, twice) == 0
    assert kernels.keep_small(*out[:, :n].copy(), entries, 2, twice) == 4
    assert twice.tolist() == [0, 2]
    # Then both become one class.
    entries, pairs = np.array([4], np.int32), out[:, :n].copy()
    n = kernels.meet_persons(*pairs, np.zeros(2, np.int32), entries, last, out[0], out[1])
    assert (out[0, :n].tolist(), out[1, :n].tolist()) == ([0, 1], [0, 0])
    assert entries.tolist() == [2]


def test_a_person_with_very_many_records() -> None:
    # Records that name nobody are one person's: more classes than are looked through one by one.
    rng = np.random.default_rng(2)
    codes = rng.integers(0, (30, 7, 3), (300, 3)).tolist()
    persons = pd.factorize(np.where(rng.random(300) < 0.7, 0, rng.integers(1, 40, 300)))[0]
    distinct = distinct_of_coded(
        coded_people(list(map(tuple, codes)), persons.tolist(), (31, 8, 4))
    )
    found = rows_of(counted(distinct, Question(("v0", "v1", "v2"))))
    assert found == plain(list(map(tuple, codes)), persons.tolist(), 5)


def _people_by(
    rows: list[Row], persons: list[int], units: list[int], chosen: list[int], most: int, n: int
) -> list[int]:
    """(n + 1,) distinct people with a record in a class of at most ``most``, by unit."""
    table = pd.DataFrame({f"v{j}": [row[j] for row in rows] for j in chosen})
    table["who"], table["all"] = persons, 0
    sizes = table.groupby(["all", *(f"v{j}" for j in chosen)])["who"].transform("nunique")
    table["unit"] = [n if unit < 0 else unit for unit in units]
    people = table[sizes <= most].groupby("unit")["who"].nunique()
    return [int(people.get(unit, 0)) for unit in range(n + 1)]


@settings(deadline=None, max_examples=100)
@given(people(), st.data())
def test_where_people_are_who_are_singled_out(
    made: tuple[list[Row], list[int], list[int]], data: st.DataObject
) -> None:
    rows, persons, n_codes = made
    areas = data.draw(st.lists(st.integers(-1, 3), min_size=len(rows), max_size=len(rows)))
    distinct = distinct_of_coded(coded_people(rows, persons, n_codes, areas))
    names = tuple(f"v{i}" for i in range(len(n_codes)))
    mask = data.draw(st.integers(0, (1 << len(names)) - 1))
    where = records_by_area(distinct, Question(names, (), 2), mask, 4)
    regions = np.array(data.draw(st.lists(st.integers(-1, 1), min_size=4, max_size=4)))
    joined = where.by_region(regions, 2)
    of_regions = [-1 if area < 0 else int(regions[area]) for area in areas]
    chosen = [j for j in range(len(names)) if mask >> j & 1]
    for i, most in enumerate((1, 2, len(rows))):
        for found, units, n in ((where, areas, 4), (joined, of_regions, 2)):
            counts = (found.unique, found.in_sets, found.records)[i].tolist()
            want = _people_by(rows, persons, units, chosen, most, n)
            assert [*counts, found.elsewhere[i]] == want
    assert where.people


def test_one_person_in_two_areas_of_a_region_is_one_of_the_region() -> None:
    distinct = distinct_of_coded(coded_people([(0,)] * 3, [0, 0, 1], (2,), [0, 1, 1]))
    where = records_by_area(distinct, Question(("v0",), (), 2), 1, 2)
    assert (where.in_sets.tolist(), where.records.tolist()) == ([1, 2], [1, 2])
    assert where.by_region(np.array([0, 0]), 1).records.tolist() == [2]


@settings(deadline=None, max_examples=80)
@given(people(7), st.data())
def test_ways_to_recode_are_tried_on_people(
    made: tuple[list[Row], list[int], list[int]], data: st.DataObject
) -> None:
    rows, persons, n_codes = made
    distinct = distinct_of_coded(coded_people(rows, persons, n_codes))
    question = Question(tuple(of.name for of in distinct.variables), (), 2)
    ways = [ways_of(distinct, question, name) for name in question.variables]
    with pytest.MonkeyPatch.context() as patch:
        if data.draw(st.booleans()):
            patch.setattr(trials, "_MANY_ROWS", 2)
        if data.draw(st.booleans()):
            patch.setattr(join, "_FEW_KEYS", 1)
        if data.draw(st.booleans()):
            patch.setattr(join, "_LARGEST_KEY", 1)
        tried = trials.Trials(distinct, question, ways, 1_000_000)
        for _ in range(4):
            choice = tuple(data.draw(st.integers(0, len(of) - 1)) for of in ways)
            found = finish(tried.count(choice))
            looked = [of.finest for of in ways]
            recoded = [
                tuple(
                    int(of.lookups[to][finest[code]])
                    for of, to, finest, code in zip(ways, choice, looked, row, strict=True)
                )
                for row in rows
            ]
            want = plain(recoded, persons, 2)[(1 << len(ways)) - 1]
            assert found is not None
            assert (found.unique, found.in_sets) == want[1:3]


def test_advice_goes_by_people() -> None:
    # Twelve stays of one patient hide nobody: as records, five a class, nothing would be done.
    rows = [(i % 4, 0) for i in range(40)] + [(5, 0)] * 12
    distinct = distinct_of_coded(coded_people(rows, [*range(40), *[40] * 12], (7, 2)))
    found = finish(advise(distinct, Question(("v0",)), 0.01))
    assert found.now is not None
    assert (found.now.n_records, found.now.unique, found.now.in_sets) == (41, 1, 1)
    assert not found.enough_now
    assert found.answers


def test_every_text_about_people_stands_for_one_that_is_said() -> None:
    folder = Path(people_module.__file__).parent
    sources = [of for of in folder.glob("*.py") if of.name != "people.py"]
    said = {
        node.value
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(people_module._OF_PEOPLE) <= said
