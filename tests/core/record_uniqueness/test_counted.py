"""Distinct records of a study and of coded records: the same, and exactly the records."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.coded_records import CodedRecords
from core.record_uniqueness.counted import distinct_of_coded, distinct_of_counts
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, LEVEL, Recode
from core.record_uniqueness.table import class_table, recoded_of
from tests.core.io.record_files import layer
from tests.vector_cases import BLOCKS, Block, study


def tally(distinct: DistinctRecords) -> Counter[tuple[str, ...]]:
    """{labels of each variable: records}; each class is there once."""
    labels = [
        np.array([*of.categories, "missing"], dtype=object)[codes]
        for of, codes in zip(distinct.variables, distinct.codes, strict=True)
    ]
    rows = list(zip(*labels, strict=True))
    assert len(set(rows)) == len(rows)
    return Counter(dict(zip(rows, distinct.counts.tolist(), strict=True)))


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_a_study_is_its_areas_and_classes(block: Block) -> None:
    made = study(block)
    distinct = distinct_of_counts(made.counts, block.quasi_identifiers, made.areas)
    classes = list(made.counts.table().itertuples(index=False, name=None))
    want: Counter[tuple[str, ...]] = Counter()
    matrix = made.counts.counts.tocoo()
    for area, of, n in zip(*matrix.coords, matrix.data, strict=True):
        want[(made.areas.ids[area], *classes[of])] += int(n)
    assert tally(distinct) == want
    assert distinct.n_records == made.counts.n_records
    assert [of.name for of in distinct.variables] == ["geography", *made.counts.categories]
    assert [of.name for of in distinct.variables[0].levels] == ["province"]
    assert distinct.areas is not None
    assert distinct.without_geography is not None
    fewer: Counter[tuple[str, ...]] = Counter()
    for of, n in want.items():
        fewer[of[1:]] += n
    assert tally(distinct.without_geography) == fewer
    records = np.bincount(distinct.areas, distinct.counts, len(made.areas))
    assert records.tolist() == made.counts.records.tolist()


def test_without_geography_fewer_rows_are_counted() -> None:
    made = study(BLOCKS[0])
    distinct = distinct_of_counts(made.counts, BLOCKS[0].quasi_identifiers, made.areas)
    name = next(iter(made.counts.categories))
    apart, fewest = (
        class_table(distinct, Question((name,)), fewest=fewest) for fewest in (False, True)
    )
    assert len(apart) == len(distinct)
    assert len(fewest) == made.counts.n_classes < len(apart)
    sums = [np.bincount(of.codes[0], of.counts, of.n_codes[0]).tolist() for of in (apart, fewest)]
    assert sums[0] == sums[1] == distinct.records(name).tolist()
    placed = class_table(distinct, Question(("geography", name)), fewest=True)
    assert len(placed) == len(distinct)


CODED = st.integers(1, 4).flatmap(
    lambda q: st.lists(
        st.tuples(st.integers(-1, 2), *[st.integers(0, 12)] * q), min_size=1, max_size=60
    )
)


def coded_of(rows: list[tuple[int, ...]]) -> CodedRecords:
    table = np.array(rows, dtype=np.int32).T
    names = tuple(f"v{i}" for i in range(len(table) - 1))
    numbers = tuple(sorted(map(str, range(12))))
    return CodedRecords(
        names,
        table[1:],
        dict.fromkeys(names, numbers),
        dict.fromkeys(names, 12),
        areas=table[0],
        area_ids=np.array(["a", "b", "c"], dtype=object),
        left_out={"unknown area": 1},
    )


@given(CODED)
@settings(max_examples=40, deadline=None)
def test_rows_that_are_alike_are_joined(rows: list[tuple[int, ...]]) -> None:
    coded = coded_of(rows)
    distinct = distinct_of_coded(coded)
    names = [*sorted(map(str, range(12))), "missing"]
    want = Counter(
        (("a", "b", "c", "missing")[row[0]], *(names[code] for code in row[1:])) for row in rows
    )
    assert tally(distinct) == want
    assert distinct.left_out == {"unknown area": 1}
    assert distinct.areas is not None
    assert Counter(distinct.areas.tolist()).keys() == {row[0] for row in rows}


@given(CODED, st.integers(1, 13), st.integers(1, 13))
@settings(max_examples=40, deadline=None)
def test_joining_rows_and_recoding_them_is_recoding_the_records(
    rows: list[tuple[int, ...]], band: int, left: int
) -> None:
    coded = coded_of(rows)
    distinct = distinct_of_coded(coded)
    last = coded.columns[-1]
    recode = Recode("v0", BAND, band) if last != "v0" else Recode("v0", COLLAPSE, left)
    question = Question(coded.columns, tuple({"v0": recode, last: Recode(last)}.values()))
    table = class_table(distinct, question)
    found: Counter[tuple[int, ...]] = Counter()
    for codes, n in zip(table.codes.T.tolist(), table.counts.tolist(), strict=True):
        found[tuple(codes)] += n
    of_label = {name: recoded_of(distinct, question.recode_of(name)) for name in coded.columns}
    want: Counter[tuple[int, ...]] = Counter()
    for row in rows:
        new = []
        for name, code in zip(coded.columns, row[1:], strict=True):
            place = 12 if code == 12 else int(coded.categories[name][code])
            new.append(int(of_label[name].lookup[place]))
        want[tuple(new)] += 1
    assert found == want
    assert all(row.max() < n for row, n in zip(table.codes, table.n_codes, strict=True))


def test_areas_give_coded_records_their_levels() -> None:
    places = layer("a", "b", "c")
    object.__setattr__(places, "parents", {"fsa": np.array(["K1A", "K1A", "J8X"], dtype=object)})
    coded = coded_of([(0, 1), (1, 1), (2, 1), (-1, 1)])
    regions = np.array([0, -1, 0], dtype=np.int32)
    distinct = distinct_of_coded(coded, areas=places, more={"run 1": regions})
    assert [of.name for of in distinct.variables[0].levels] == ["fsa", "run 1"]
    question = Question(("geography",), (Recode("geography", LEVEL, level="fsa"),))
    assert class_table(distinct, question).codes.tolist() == [[1, 1, 0, 2]]
    with pytest.raises(ValueError, match="area_ids"):
        distinct_of_coded(coded, areas=layer("a", "b"))


def test_records_without_areas_have_no_geography() -> None:
    coded = coded_of([(0, 1), (1, 1), (0, 2)])
    without = CodedRecords(coded.columns, coded.codes, coded.categories, coded.n_categories)
    distinct = distinct_of_coded(without)
    assert distinct.areas is None
    assert tally(distinct) == {("1",): 0} | {("10",): 1, ("1",): 2}


@pytest.mark.parametrize("q", [3, 12])
def test_rows_are_joined_however_many_classes_are_possible(q: int) -> None:
    rng = np.random.default_rng(q)
    rows = rng.integers(0, 99, (q, 40)).astype(np.int32)
    rows = rows[:, rng.integers(0, 40, 200)]
    names = tuple(f"v{i}" for i in range(q))
    labels = tuple(f"c{i:02}" for i in range(99))
    distinct = distinct_of_coded(
        CodedRecords(names, rows, dict.fromkeys(names, labels), dict.fromkeys(names, 99))
    )
    want, counts = np.unique(rows, axis=1, return_counts=True)
    assert distinct.codes.tolist() == want.tolist()
    assert distinct.counts.tolist() == counts.tolist()
