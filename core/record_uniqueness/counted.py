"""Distinct records out of what was counted already: a study's counts, or records as codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.areas import Listed
from core.arrays import check_shape, distinct
from core.background import in_background
from core.classes import ClassCounts
from core.coded_records import CodedRecords
from core.errors import Notice
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import STRETCH, CountedVariable, DistinctRecords, Several
from core.record_uniqueness.frequencies import distinct_rows, rows_alike
from core.record_uniqueness.variables import geography_of, geography_of_ids, variable_of
from core.steps import Step, Steps, finish

JOIN: Final = "joining equal records"
_LARGEST: Final = 2**62
_SMALL: Final = 2**31

_EXPAND: Final = "listing distinct records"


def distinct_codes(
    rows: Sequence[NDArray[np.int32]],
    new_codes: Sequence[NDArray[np.int32]],
    times: NDArray[np.int64] | None = None,
) -> Steps[tuple[NDArray[np.int32], NDArray[np.int32]]]:
    """The distinct rows of recoded columns in lexicographic order, and how many records each has.

    Parameters
    ----------
    rows
        (q,) of (n,) codes of each record.
    new_codes
        (q,) of the code that takes the place of each; -1 is the last.
    times
        (n,) how many records each row stands for; None: one each.

    Returns
    -------
    (q, m) codes, (m,) int32 counts.
    """
    sizes = [len(of) for of in new_codes]
    if times is not None or prod(sizes) > _LARGEST:
        codes = np.empty((len(rows), len(rows[0])), dtype=np.int32)
        for i, (row, new) in enumerate(zip(rows, new_codes, strict=True)):
            codes[i] = new[row]
            yield Step(JOIN)
        return distinct_rows(codes, sizes, times)
    keys = yield from _keys(rows, new_codes)
    # The keys are sorted as they are: their order among the records is of no use, and asking for
    # it takes ten times as long.
    keys.sort()
    yield Step(JOIN)
    first = np.ones(len(keys), dtype=bool)
    np.not_equal(keys[1:], keys[:-1], out=first[1:])
    starts = np.flatnonzero(first)
    counts = np.diff(starts, append=len(keys)).astype(np.int32)
    return (yield from _codes_of(keys[starts], sizes)), counts


def distinct_of_persons(
    rows: Sequence[NDArray[np.int32]],
    new_codes: Sequence[NDArray[np.int32]],
    persons: NDArray[np.int32],
) -> tuple[NDArray[np.int32], NDArray[np.int32], Several]:
    """As `distinct_codes`, of records that are those of (n,) persons.

    Returns
    -------
    (q, m) codes, (m,) int32 numbers of persons with such a record, those who have several.
    """
    codes = np.empty((len(rows), len(rows[0])), dtype=np.int32)
    for i, (row, new) in enumerate(zip(rows, new_codes, strict=True)):
        np.take(new, row, out=codes[i], mode="wrap")
    firsts, class_of = rows_alike(codes, [len(of) for of in new_codes])
    pairs = distinct(persons.astype(np.int64) << 32 | class_of)
    of_pair = pairs & (1 << 32) - 1
    counts = np.bincount(of_pair, minlength=len(firsts)).astype(np.int32)
    return np.ascontiguousarray(codes[:, firsts]), counts, Several.of(pairs >> 32, of_pair)


def _keys(
    rows: Sequence[NDArray[np.int32]], new_codes: Sequence[NDArray[np.int32]]
) -> Steps[NDArray[np.signedinteger]]:
    """(n,) each record as one number; the first column weighs most."""
    possible = prod(len(of) for of in new_codes)
    keys: NDArray[np.signedinteger] = np.zeros(
        len(rows[0]), dtype=np.int32 if possible < _SMALL else np.int64
    )
    for row, new in zip(rows, new_codes, strict=True):
        for start in range(0, len(keys), STRETCH):
            some = slice(start, start + STRETCH)
            keys[some] *= len(new)
            keys[some] += new[row[some]]
            yield Step(JOIN)
    return keys


def _codes_of(keys: NDArray[np.signedinteger], sizes: Sequence[int]) -> Steps[NDArray[np.int32]]:
    """(q, m) codes out of their numbers."""
    codes = np.empty((len(sizes), len(keys)), dtype=np.int32)
    for i in reversed(range(len(sizes))):
        for start in range(0, len(keys), STRETCH):
            some = slice(start, start + STRETCH)
            rest = keys[some] // sizes[i]
            codes[i, some] = keys[some] - rest * sizes[i]
            keys[some] = rest
            yield Step(JOIN)
    return codes


def distinct_of_counts(
    counts: ClassCounts,
    quasi_identifiers: Sequence[QuasiIdentifier],
    areas: Listed,
    *,
    more: Mapping[str, NDArray[np.integer]] | None = None,
    left_out: Mapping[str, int] | None = None,
    notices: Sequence[Notice] = (),
) -> DistinctRecords:
    """The distinct records of a study; geography is the first variable.

    Parameters
    ----------
    counts
        Records by area and class, each a person of its own: where persons have several, they are
        not told here (`distinct_of_coded`).
    quasi_identifiers
        What they were counted by.
    areas
        The areas, in the order of the counts; their coarser levels are levels of geography.
    more
        {name: (areas,) region of each area, -1 = none}: regions of runs as further levels.
    left_out, notices
        As of the study.
    """
    return finish(
        expanding(counts, quasi_identifiers, areas, more=more, left_out=left_out, notices=notices)
    )


def expanding(
    counts: ClassCounts,
    quasi_identifiers: Sequence[QuasiIdentifier],
    areas: Listed,
    *,
    more: Mapping[str, NDArray[np.integer]] | None = None,
    left_out: Mapping[str, int] | None = None,
    notices: Sequence[Notice] = (),
) -> Steps[DistinctRecords]:
    """As `distinct_of_counts`, in steps of some hundredths of a second; it can end in between."""
    named = {qi.column: qi for qi in quasi_identifiers}
    variables = [geography_of(areas, more=more, columns=tuple(counts.categories))]
    of_class: list[NDArray[np.int32]] = []
    for j, (name, labels) in enumerate(counts.categories.items()):
        variable, new_code = variable_of(name, labels, named.get(name))
        variables.append(variable)
        of_class.append(new_code[counts.codes[:, j]])
        yield Step(_EXPAND)
    matrix, n = counts.counts, len(counts.counts.data)
    codes = np.empty((len(variables), n), dtype=np.int32)
    codes[0] = np.repeat(np.arange(counts.n_units, dtype=np.int32), np.diff(matrix.indptr))
    for start in range(0, n, STRETCH):
        some = slice(start, start + STRETCH)
        for j, look_up in enumerate(of_class):
            np.take(look_up, matrix.indices[some], out=codes[j + 1, some], mode="clip")
        yield Step(_EXPAND, min(start + STRETCH, n), n)
    there = counts.sizes > 0
    fewer = DistinctRecords(
        tuple(variables[1:]),
        np.stack(of_class)[:, there],
        counts.sizes[there].astype(np.int32),
    )
    said = dict(left_out or {}), tuple(notices)
    return DistinctRecords(tuple(variables), codes, matrix.data, codes[0], *said, fewer)


def distinct_of_coded(
    coded: CodedRecords,
    quasi_identifiers: Sequence[QuasiIdentifier] = (),
    *,
    areas: Listed | None = None,
    more: Mapping[str, NDArray[np.integer]] | None = None,
) -> DistinctRecords:
    """The distinct records among records that are there row by row.

    Parameters
    ----------
    coded
        The records; where they carry areas, geography is the first variable, and where they
        carry persons, people are counted.
    quasi_identifiers
        What they were coded by.
    areas
        The areas that the records' areas are, for the levels of geography; without it, levels
        are read off the ids.
    more
        As in `distinct_of_counts`.
    """
    return finish(joining(coded, quasi_identifiers, areas=areas, more=more))


def joining(
    coded: CodedRecords,
    quasi_identifiers: Sequence[QuasiIdentifier] = (),
    *,
    areas: Listed | None = None,
    more: Mapping[str, NDArray[np.integer]] | None = None,
) -> Steps[DistinctRecords]:
    """As `distinct_of_coded`, in steps of a few hundredths of a second between which it can end."""
    named = {qi.column: qi for qi in quasi_identifiers}
    variables: list[CountedVariable] = []
    rows: list[NDArray[np.int32]] = []
    new_codes: list[NDArray[np.int32]] = []
    if coded.areas is not None and coded.area_ids is not None:
        if areas is not None:
            check_shape("area_ids", coded.area_ids, (len(areas),))
            geography = geography_of(areas, more=more, columns=coded.columns)
        else:
            geography = geography_of_ids(coded.area_ids.tolist(), coded.columns)
        variables.append(geography)
        rows.append(coded.areas)
        # Unknown areas are -1, the last entry.
        new_codes.append(np.arange(geography.n_codes, dtype=np.int32))
    for j, name in enumerate(coded.columns):
        variable, new_code = variable_of(name, coded.categories[name], named.get(name))
        variables.append(variable)
        rows.append(coded.codes[j])
        new_codes.append(new_code)
        yield Step(JOIN)
    several = None
    if coded.persons is None:
        codes, counts = yield from distinct_codes(rows, new_codes, coded.times)
    else:
        of_persons = partial(distinct_of_persons, rows, new_codes, coded.persons)
        codes, counts, several = yield from in_background(JOIN, of_persons)
    where = None
    if coded.areas is not None:
        where = np.where(codes[0] == len(variables[0].categories), np.int32(-1), codes[0])
    return DistinctRecords(
        tuple(variables),
        codes,
        counts,
        where,
        coded.left_out,
        coded.notices,
        several=several,
        n_rows=coded.n_records,
    )
