"""From a record file to the counts of a study: one query, then one sort.

The engine recodes, groups by (area, class) and counts; only its groups come back (design: the
records never travel).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import prod
from typing import Any, Final

import ibis
import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.background import in_all_cores
from core.classes import ClassCounts
from core.errors import Notice, VbasError
from core.io.records.area_matching import AreaMatch, match_areas
from core.io.records.classes_found import ClassesFound, find_classes, pack
from core.io.records.engine import in_thread, start_engine
from core.io.records.kernels import places_in_rows, put, sort_rows
from core.io.records.opening import OpenedRecords, open_records
from core.io.records.persons import PersonGroups, groups_of_persons
from core.io.records.recoding import (
    NOT_A_NUMBER,
    Recoding,
    recode,
    too_many_categories,
)
from core.io.records.record_notices import of_columns, of_postal_codes, without_number
from core.io.records.room import counting_stage
from core.io.records.source import POSTAL_CODE, RecordSource, check_exists, check_source
from core.io.records.visits import of_rows
from core.steps import Steps
from core.study import MISSING_VALUES, UNKNOWN_AREA, Study

_LOOK: Final = "reading categories"
_COUNT: Final = "counting records"
_SORT: Final = "sorting counts"
_FIELD: Final = 8
"""Bytes of a number in the engine's groups."""


@dataclass(eq=False)
class Groups:
    """What leaves the engine: (g,) area index, packed class words, number of records.

    `_study` uses it up, array by array: they may be gigabytes.
    """

    area: NDArray[np.int32]
    words: tuple[NDArray[np.integer], ...]
    count: NDArray[np.int32]
    persons: PersonGroups | None = None


def count_records(source: RecordSource, areas: AreaLayer) -> Steps[Study]:
    """Counts the records of every (area, equivalence class) (methods, sections 1 and 2).

    A request to stop is not obeyed: part of a count is of no use. Closing interrupts the query.

    Parameters
    ----------
    source
        The record file, its columns and their recoding.
    areas
        The layer of areas; records of other areas are counted as of unknown area.

    Returns
    -------
    Study
        With counts of shape (areas, classes) and the numbers of records left out.

    Raises
    ------
    VbasError
        If the file is missing, damaged, empty or lacks a column; if no record is in an area; if a
        quasi-identifier has 100,000 categories or more.
    """
    check_source(source)
    return _count(source, areas)


def count_by_area(source: RecordSource, areas: AreaLayer) -> Steps[Study]:
    """As `count_records`, with all records of an area in one class; no quasi-identifier is read."""
    check_exists(source.path)
    return _count(replace(source, quasi_identifiers=()), areas)


def _count(source: RecordSource, areas: AreaLayer) -> Steps[Study]:
    with (yield from start_engine(source.path)) as engine:
        opened = yield from open_records(
            source.path, engine, source.columns, source.columns, where=source.where
        )
        left = yield from opened.what_is_left()
        records = opened.filtered()
        query = yield from prepare(records, source, areas)
        groups = yield from _groups(query)
        notices = [] if left is None else left.notices
        notices += [*query.match.notices, *(yield from of_rows(records, source))]
        notices += yield from _number_notices(query)
        if groups.persons is not None:
            notices += groups.persons.notices(source.person_column or "")
    study = yield from in_thread(lambda: _study(groups, query, areas, notices), _SORT)
    return study if left is None else replace(study, left_out={**study.left_out, **left.left_out})


@dataclass(frozen=True)
class Query:
    """The records with their recoding decided, ready to be grouped.

    Attributes
    ----------
    source, records
        What is counted.
    match
        Which area id is which area.
    recodings
        One of each quasi-identifier.
    n_areas
        Number of areas; the code of an unknown area.
    """

    source: RecordSource
    records: OpenedRecords
    match: AreaMatch
    recodings: tuple[Recoding, ...]
    n_areas: int

    def coded(self, extra: Sequence[str] = ()) -> Any:
        """The records as an Ibis table: ``area``, one ``q0 ...`` code a quasi-identifier.

        With ``person`` (see `OpenedRecords.person`) and the column of weights where there are such,
        and the ``extra`` columns of the file as ``x0 ...``.
        """
        table = keyed(self.records, self.source, extra)
        joined = table
        codes = []
        lookups = [("area", self.match.lookup, self.n_areas)]
        lookups += [(f"q{i}", r.lookup, r.missing) for i, r in enumerate(self.recodings)]
        for name, lookup, otherwise in lookups:
            small = self.records.engine.small(
                lookup.rename_columns([f"{name}_key", f"{name}_code"])
            )
            joined = joined.left_join(small, table[name] == small[f"{name}_key"])
            codes.append((name, small[f"{name}_code"], otherwise))
        rest = [c for c in table.columns if c not in {name for name, _, _ in lookups}]
        return joined.select(
            **{name: code.fill_null(otherwise).cast("int32") for name, code, otherwise in codes},
            **{c: table[c] for c in rest},
        )


def keyed(records: OpenedRecords, source: RecordSource, extra: Sequence[str] = ()) -> Any:
    """The records as an Ibis table of keys (`OpenedRecords.key`), named as in `Query.coded`."""
    columns = {"area": records.plain(source.area_column)}
    for i, qi in enumerate(source.quasi_identifiers):
        columns[f"q{i}"] = records.key(qi)
    if source.person_column is not None:
        columns["person"] = records.person(source.person_column)
    if records.weight is not None:
        columns[records.weight] = records.table[records.weight]
    columns.update({f"x{i}": records.column(name) for i, name in enumerate(extra)})
    return records.table.select(**columns)


def prepare(records: OpenedRecords, source: RecordSource, areas: AreaLayer) -> Steps[Query]:
    """Looks at the distinct values of the columns and decides matching and recoding.

    Raises
    ------
    VbasError
        As `count_records`.
    """
    table = keyed(records, source)
    names = ["area", *(f"q{i}" for i in range(len(source.quasi_identifiers)))]
    most = {
        name: too_many_categories(qi.column)
        for name, qi in zip(names[1:], source.quasi_identifiers, strict=True)
    }
    keys = yield from records.distinct(table, names, most, _LOOK)
    if not any(len(values) for values in keys.values()):
        n = yield from records.rows(records.table.count().name("n").as_table(), _LOOK)
        if n["n"][0].as_py() == 0:
            raise VbasError(
                "{file} holds no records.", "Choose another file.", file=source.path.name
            )
    match = yield from in_thread(lambda: match_areas(keys["area"], areas, source), _LOOK)
    recodings = [
        recode(keys[name], qi) for name, qi in zip(names[1:], source.quasi_identifiers, strict=True)
    ]
    return Query(source, records, match, tuple(recodings), len(areas))


def _groups(query: Query) -> Steps[Groups]:
    # The records by area, words of `pack` and what else is counted; the names of the words.
    coded = query.coded()
    packed = {}
    for w, members in enumerate(pack([r.n_codes for r in query.recodings])):
        word: Any = None
        for i in members:
            code = coded[f"q{i}"].cast("int64")
            word = code if word is None else word * query.recodings[i].n_codes + code
        word = ibis.literal(0) if word is None else word
        size = prod(query.recodings[i].n_codes for i in members)
        packed[f"w{w}"] = word.cast("int32" if size < 2**31 else "int64")
    more = {}
    if "person" in coded.columns:
        more = {"person": coded.person, "used": coded.area < query.n_areas}
        if query.source.exclude_missing:
            for i, recoding in enumerate(query.recodings):
                more["used"] &= coded[f"q{i}"] != recoding.missing
    keep = [name for name in (query.records.weight,) if name in coded.columns]
    rows, words = coded.select("area", *keep, **packed, **more), list(packed)
    # Persons are counted in two steps, the first of which is kept for the second.
    width = 3 * _FIELD * (2 + len(words)) if more else _FIELD * (2 + len(words))
    stage = yield from counting_stage(query.records, width, _COUNT)
    if query.source.person_column is not None:
        by_person = rows.group_by(["area", *words, "person", "used"]).aggregate(
            n=query.records.size(rows).cast("int32")
        )
        visits = yield from query.records.table_of(by_person, "visits", stage)
        grouped = visits.group_by(["area", *words]).aggregate(
            n=visits.n.sum().cast("int32"), persons=visits.count().cast("int32")
        )
        found = yield from query.records.numbers(grouped, stage)
        persons = yield from groups_of_persons(query.records, visits, words, found["persons"])
        return _groups_of(found, words, persons)
    grouped = rows.group_by(["area", *words]).aggregate(n=query.records.size(rows).cast("int32"))
    return _groups_of((yield from query.records.numbers(grouped, stage)), words)


def _groups_of(
    found: dict[str, NDArray[Any]], words: Sequence[str], persons: PersonGroups | None = None
) -> Groups:
    return Groups(found["area"], tuple(found[name] for name in words), found["n"], persons)


def _number_notices(query: Query) -> Steps[list[Notice]]:
    """How many values of banded columns are not numbers; looked up only if there are any."""
    notices = []
    table = keyed(query.records, query.source)
    for i, recoding in enumerate(query.recodings):
        if recoding.not_numeric:
            rows = table.filter(table[f"q{i}"] == NOT_A_NUMBER)
            expression = query.records.size(rows).name("n").as_table()
            n = (yield from query.records.rows(expression, _COUNT))["n"][0].as_py()
            notices.append(without_number(recoding.qi.column, n))
    return notices


def _study(groups: Groups, query: Query, areas: AreaLayer, notices: list[Notice]) -> Study:
    known = groups.area < query.n_areas
    persons = groups.persons
    total = int(groups.count.sum(dtype=np.int64))
    used = int(groups.count.sum(dtype=np.int64, where=known))
    left_out = {UNKNOWN_AREA: total - used, MISSING_VALUES: 0}
    words, groups.words = groups.words, ()
    if persons is not None:  # classes of persons in several areas are ranked along
        words = tuple(np.concatenate(both) for both in zip(words, persons.words, strict=True))
        known = np.append(known, np.ones(len(persons.times), dtype=bool))
    found, rank = find_classes(words, known, query.recodings, query.source.exclude_missing)
    del words, known
    of_several = rank[len(groups.area) :].copy()
    places = groups.area
    indptr = places_in_rows(places, rank, len(areas))
    n = int(indptr[-1])
    indices = put(places, rank, n)
    del rank
    data = put(places, groups.count, n)
    of = None
    if persons is not None:
        sizes = put(places, persons.sizes, n)
        _sort_rows(indptr, indices.copy(), sizes)
        of = persons.joined(sizes, of_several, len(areas))
    groups.area = groups.count = np.empty(0, np.int32)
    del places
    _sort_rows(indptr, indices, data)
    parts = (data, indices, indptr.astype(np.int32))
    matrix = sp.csr_array(parts, shape=(len(areas), len(found.codes)))
    kept = int(matrix.data.sum(dtype=np.int64))
    left_out[MISSING_VALUES] = used - kept
    notices = [*notices, *_class_notices(found, query, left_out, total)]
    counts = ClassCounts(matrix, found.codes, found.categories, found.n_categories, of)
    return Study(areas, counts, left_out, notices=tuple(notices))


def _sort_rows(
    indptr: NDArray[np.int64], indices: NDArray[np.int32], data: NDArray[np.int32]
) -> None:
    """Sorts the rows of a CSR matrix, in all cores."""
    threads = os.cpu_count() or 1
    # Each thread gets rows with about as many entries.
    shares = np.linspace(0, indptr[-1], threads + 1).astype(np.int64)
    bounds = np.searchsorted(indptr, shares).clip(max=len(indptr) - 1).tolist()
    bounds[0], bounds[-1] = 0, len(indptr) - 1
    in_all_cores(lambda rows: sort_rows(indptr, indices, data, *rows), pairwise(bounds))


def _class_notices(
    found: ClassesFound, query: Query, left_out: dict[str, int], total: int
) -> list[Notice]:
    notices = []
    source = query.source
    if source.area_kind == POSTAL_CODE or source.conversion_path is not None:
        notices.append(of_postal_codes(1 - left_out[UNKNOWN_AREA] / total, total))
    alike = [len(codes) > 0 and bool((codes == codes[0]).all()) for codes in found.codes.T]
    return [*notices, *of_columns(query.recodings, found.categories, alike)]
