"""A record file as codes, row by row: for methods that need the records and not only their counts.

Recoded like the counts of a study (`count_records`): grouping the codes gives exactly those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.coded_records import CodedRecords, number_of, numbered
from core.errors import Notice, VbasError
from core.io.records.area_matching import match_areas
from core.io.records.classes_found import UsedCategories, used_categories
from core.io.records.counted_persons import PERSON
from core.io.records.counted_rows import Alike, first_alike, read_counted
from core.io.records.engine import in_thread, start_engine
from core.io.records.filter_tree import columns_named
from core.io.records.filtering import Filtered
from core.io.records.opening import OpenedRecords, filter_of, open_records
from core.io.records.place import DatabaseTable, Place
from core.io.records.postal_codes import area_of_postal_code, first_three, read_conversion
from core.io.records.recoding import (
    NOT_A_NUMBER,
    Recoding,
    recode,
    too_many_categories,
)
from core.io.records.record_notices import of_columns, of_persons, of_postal_codes, without_number
from core.io.records.row_codes import RowCodes, read_columns
from core.io.records.source import AREA, MOST_CATEGORIES, POSTAL_CODE, RecordSource, check_source
from core.io.records.text_values import as_text
from core.io.records.visits import of_rows
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps
from core.study import MISSING_VALUES, UNKNOWN_AREA

_CODE: Final = "coding records"
_NO_COLUMN: Final = ""
_INSIDE: Final = "inside"


@dataclass(frozen=True)
class _Asked:
    """What is to be read."""

    source: RecordSource
    areas: AreaLayer | None
    keep_unknown: bool
    counted: bool = False

    @property
    def with_areas(self) -> bool:
        return self.source.area_column != _NO_COLUMN

    @property
    def columns(self) -> tuple[str, ...]:
        skipped = 0 if self.with_areas else 1
        return self.source.columns[skipped:]


def read_coded(
    path: Place,
    quasi_identifiers: Sequence[QuasiIdentifier],
    *,
    area_column: str | None = None,
    areas: AreaLayer | None = None,
    person_column: str | None = None,
    exclude_missing: bool = False,
    area_kind: str = AREA,
    conversion_path: Path | None = None,
    where: str = "",
    keep_unknown: bool = False,
    most_bytes: int | None = None,
    counted: bool = False,
) -> Steps[CodedRecords]:
    """Reads the records of a file as codes, in the order of the file.

    Parameters
    ----------
    path
        The record file, of any format that can be counted.
    quasi_identifiers
        The columns and their recoding.
    area_column
        The column with the unit of geography, if records have one and it is wanted.
    areas
        The layer whose areas are meant; without it every id that occurs is a unit, in the order
        of the ids as text.
    person_column
        The column that tells persons apart; all their records are kept.
    exclude_missing
        Leave out the records in which a quasi-identifier is missing.
    area_kind, conversion_path, where
        As in `RecordSource`.
    keep_unknown
        Keep records of unknown area (-1) instead of leaving them out as a study does.
    most_bytes
        Memory that the codes may take; None for a good part of this computer's.
    counted
        Of a table of a database one row for all records that are alike, with their ``times``.

    Raises
    ------
    VbasError
        As `count_records`; and if there are more records than the memory can hold.
    """
    source = RecordSource(
        path=path,
        area_column=_NO_COLUMN if area_column is None else area_column,
        quasi_identifiers=tuple(quasi_identifiers),
        exclude_missing=exclude_missing,
        person_column=person_column,
        area_kind=area_kind,
        conversion_path=conversion_path,
        where=where,
    )
    if area_column is None and areas is not None:
        raise VbasError("The column of area ids is not chosen.", "Choose it, or leave areas out.")
    return (yield from _read(_Asked(source, areas, keep_unknown, counted), most_bytes))


def read_coded_source(source: RecordSource, areas: AreaLayer | None = None) -> Steps[CodedRecords]:
    """The records of a study as codes: as `read_coded` with what the study was counted from."""
    return (yield from _read(_Asked(source, areas, keep_unknown=False), None))


def which_meet(path: Path, where: str) -> Steps[NDArray[np.bool_]]:
    """(n,) whether each record of a file meets a filter, in the order of the file.

    Raises
    ------
    VbasError
        If the file cannot be read or lacks a column, or the filter is not understood.
    """
    with (yield from start_engine()) as engine:
        records = yield from open_records(path, engine, (), only=True, where=where)
        read = yield from read_columns(records, {_INSIDE: records.condition}, {})
    return read[_INSIDE].are_true()


def _read(asked: _Asked, most_bytes: int | None) -> Steps[CodedRecords]:
    check_source(asked.source)
    source, times = asked.source, None
    with (yield from start_engine(source.path)) as engine:
        opened = yield from open_records(
            source.path, engine, asked.columns, only=True, where=source.where
        )
        left = yield from opened.what_is_left()
        records = opened.filtered()
        too_many = {
            f"q{i}": (MOST_CATEGORIES, too_many_categories(qi.column))
            for i, qi in enumerate(source.quasi_identifiers)
        }
        if isinstance(source.path, DatabaseTable):
            most = {name: of for name, (_, of) in too_many.items()}
            keys = _keys(records, asked)
            read, times = yield from read_counted(
                records, keys, _alike(asked), most, most_bytes, not asked.counted
            )
        else:
            keys = _keys(opened, asked)
            if left is not None:  # all rows, so that it is known which of the file are left
                keys[_INSIDE] = opened.condition
            read = yield from read_columns(opened, keys, too_many, most_bytes)
        said = [] if left is None else left.notices
        said += yield from of_rows(records, source)
    return (yield from _coded(asked, read, said, left, times))


def read_coded_together(
    place: DatabaseTable,
    sources: Sequence[tuple[RecordSource, AreaLayer | None]],
    conditions: Sequence[str] = (),
) -> Steps[tuple[list[CodedRecords], dict[str, NDArray[np.bool_]]]]:
    """The records of a table of a database read in several ways, in one order of its records.

    One question is asked of it, for the counts of all that is read together.

    Parameters
    ----------
    place
        The table.
    sources
        How its records are read, with the areas that are meant. All records come, also those of
        unknown area; the last one says what tells persons apart.
    conditions
        Filters.

    Returns
    -------
    list
        The records, once for each source.
    dict
        {filter: (n,) which of them meet it}.

    Raises
    ------
    VbasError
        As `read_coded`.
    """
    every = [_Asked(of, areas, keep_unknown=True) for of, areas in sources]
    named = [name for of in every for name in of.columns]
    named += [name for where in conditions for name in columns_named(where)]
    with (yield from start_engine(place)) as engine:
        opened = yield from open_records(place, engine, list(dict.fromkeys(named)), only=True)
        columns: dict[str, object] = {}
        alike: dict[str, Alike] = {}
        most: dict[str, VbasError] = {}
        for i, of in enumerate(every):
            meant = _alike(of)
            for name, key in _keys(opened, of).items():
                at = name if name == PERSON else f"{name}_{i}"
                columns[at] = key
                alike[at] = meant.get(name, _apart)
            for j, qi in enumerate(of.source.quasi_identifiers):
                most[f"q{j}_{i}"] = too_many_categories(qi.column)
        for i, where in enumerate(conditions):
            met = replace(opened, where=filter_of(where, opened.names)).condition
            columns[f"{_INSIDE}_{i}"] = met.fill_null(False).ifelse(1, 0).cast("int64")
            alike[f"{_INSIDE}_{i}"] = _apart
        read, _ = yield from read_counted(opened, columns, alike, most)
    found = []
    for i, of in enumerate(every):
        ours = [f"q{j}" for j in range(len(of.source.quasi_identifiers))]
        mine = {name: read[f"{name}_{i}"] for name in [*ours, *(["area"] if of.with_areas else [])]}
        if of.source.person_column is not None:
            mine[PERSON] = read[PERSON]
        found.append((yield from _coded(of, mine, [])))
    met_by = {where: _is_one(read[f"{_INSIDE}_{i}"]) for i, where in enumerate(conditions)}
    return found, met_by


def _apart(keys: pa.Array) -> NDArray[np.int32]:
    """(d,) values none of which mean the same."""
    return np.arange(len(keys), dtype=np.int32)


def _is_one(read: RowCodes) -> NDArray[np.bool_]:
    """(n,) where a column of 0 and 1 is 1."""
    assert read.keys is not None
    return np.append(np.asarray(read.keys) == 1, False)[read.take()]


def _coded(
    asked: _Asked,
    read: dict[str, RowCodes],
    said: Sequence[Notice],
    left: Filtered | None = None,
    times: NDArray[np.int64] | None = None,
) -> Steps[CodedRecords]:
    """Records of the rows that were read, each of which stands for so many; None: for one."""
    rows = None
    if _INSIDE in read:
        read, rows = yield from in_thread(lambda: _those_inside(read), _CODE)
    # The codes of all columns, one after the other, so that it can be ended in between.
    qis = asked.source.quasi_identifiers
    if not any(len(part) for part in read["q0"].parts):
        raise VbasError(
            "{file} holds no records.", "Choose another file.", file=asked.source.path.name
        )
    units = None
    if asked.with_areas:
        units = yield from in_thread(lambda: _areas(read["area"], asked), _CODE)
    notices = [*said, *(units.notices if units is not None else ())]
    recodings, columns = [], []
    for i, qi in enumerate(qis):
        one = partial(_column, read.pop(f"q{i}"), qi, times)
        recoding, codes, without = yield from in_thread(one, _CODE)
        recodings.append(recoding)
        columns.append(codes)
        notices += [without_number(qi.column, without)] if without else []
    persons = read.pop("person").take() if "person" in read else None
    if persons is not None:
        told = partial(_person_notices, asked.source.person_column or "", persons, units)
        notices += yield from in_thread(told, _CODE)
    kept = np.ones(len(columns[0]), dtype=bool)
    those = _Left(kept, units, persons, recodings, asked, times)
    coded = yield from those.coded(columns, notices)
    if left is None:
        return coded
    if rows is not None:
        rows = rows if coded.rows is None else rows[coded.rows]
    return replace(coded, left_out={**coded.left_out, **left.left_out}, rows=rows)


def _those_inside(read: dict[str, RowCodes]) -> tuple[dict[str, RowCodes], NDArray[np.int64]]:
    """Of rows those that meet the filter, as if there were no others; their places in the file."""
    inside = read.pop(_INSIDE).are_true()
    return {name: of.only(inside) for name, of in read.items()}, np.flatnonzero(inside)


def _keys(records: OpenedRecords, asked: _Asked) -> dict[str, object]:
    """The expressions whose values are coded."""
    source = asked.source
    columns: dict[str, object] = {
        f"q{i}": records.key(qi) for i, qi in enumerate(source.quasi_identifiers)
    }
    if asked.with_areas:
        columns["area"] = records.plain(source.area_column)
    if source.person_column is not None:
        columns["person"] = records.person(source.person_column)
    return columns


def _alike(asked: _Asked) -> dict[str, Alike]:
    """Which values of each column mean the same."""
    qis = asked.source.quasi_identifiers
    return {
        **{f"q{i}": partial(_same_category, qi) for i, qi in enumerate(qis)},
        "area": partial(_same_unit, asked),
    }


def _same_category(qi: QuasiIdentifier, keys: pa.Array) -> NDArray[np.int32]:
    """(d,) the first value of the same category; values that are no number stay apart."""
    codes = _found(recode(keys, qi).lookup, keys)
    if qi.band is not None:
        # They are told apart from what is missing.
        codes[np.asarray(pc.equal(keys, NOT_A_NUMBER))] = np.iinfo(np.int32).max
    return first_alike(codes)


def _same_unit(asked: _Asked, keys: pa.Array) -> NDArray[np.int32]:
    """(d,) the first value of the same area; those of none are alike."""
    if asked.areas is None:
        codes = _units_of(keys, asked.source)[0]
    else:
        codes = _found(match_areas(keys, asked.areas, asked.source).lookup, keys)
    return first_alike(np.where(codes < 0, np.iinfo(np.int32).max, codes).astype(np.int32))


def _found(lookup: pa.Table, keys: pa.Array) -> NDArray[np.int32]:
    """(d,) the code of each key, -1 where there is none."""
    place = pc.index_in(keys, value_set=lookup["key"].combine_chunks()).fill_null(-1)
    codes = np.append(np.asarray(lookup["code"]), -1).astype(np.int32)
    return np.asarray(codes[np.asarray(place)], dtype=np.int32)


@dataclass(frozen=True, eq=False)
class _Areas:
    """The unit of each record: (n,) index or -1, the ids, and what had to be done."""

    index: NDArray[np.int32]
    ids: NDArray[np.object_]
    notices: tuple[Notice, ...]


def _column(
    read: RowCodes, qi: QuasiIdentifier, times: NDArray[np.int64] | None
) -> tuple[Recoding, NDArray[np.int32], int]:
    """Recoding of a column, (n,) codes of the records, records without the number they need."""
    keys = read.keys
    assert keys is not None
    recoding = recode(keys, qi)
    found = pc.index_in(keys, value_set=recoding.lookup["key"].combine_chunks())
    place = np.asarray(found.fill_null(-1))
    code_of = np.append(np.asarray(recoding.lookup["code"]), np.int32(recoding.missing))
    raw = read.take()
    without = 0
    if recoding.not_numeric:
        number = int(np.flatnonzero(np.asarray(keys) == NOT_A_NUMBER)[0])
        without = number_of(raw == number, times)
    # The last entry stands for rows without a value, whose index is -1.
    by_key = np.append(code_of[place], recoding.missing).astype(np.int32)
    return recoding, by_key[raw], without


def _areas(read: RowCodes, asked: _Asked) -> _Areas:
    keys = read.keys
    assert keys is not None
    raw = read.take()
    if asked.areas is not None:
        match = match_areas(keys, asked.areas, asked.source)
        found = pc.index_in(keys, value_set=match.lookup["key"].combine_chunks())
        code_of = np.append(np.asarray(match.lookup["code"]), np.int32(-1))
        of_key, ids = code_of[np.asarray(found.fill_null(-1))], asked.areas.ids
        notices = match.notices
    else:
        of_key, ids = _units_of(keys, asked.source)
        notices = ()
    return _Areas(np.append(of_key, -1).astype(np.int32)[raw], ids, notices)


def _units_of(
    keys: pa.Array, source: RecordSource
) -> tuple[NDArray[np.int32], NDArray[np.object_]]:
    """The unit of each key where no layer says which there are, and the ids of the units."""
    text = as_text(keys)
    present = np.array([of is not None for of in text], dtype=bool)
    ids = text[present]
    if source.conversion_path is not None:
        ids = area_of_postal_code(ids, read_conversion(source.conversion_path))
    elif source.area_kind == POSTAL_CODE:
        ids = first_three(ids)
    units = np.array(sorted({of for of in ids if of}), dtype=object)
    index = np.full(len(text), -1, dtype=np.int32)
    index[present] = pd.Index(units, dtype=object).get_indexer(pd.Index(ids, dtype=object))
    return index, units


def _person_notices(column: str, persons: NDArray[np.int32], units: _Areas | None) -> list[Notice]:
    """Persons in several areas, records of nobody; ``persons`` are (n,), -1 for nobody."""
    several = 0
    if units is not None:
        known = (persons >= 0) & (units.index >= 0)
        pairs = np.unique(persons[known].astype(np.int64) << 32 | units.index[known])
        several = int(np.count_nonzero(np.bincount(pairs >> 32) > 1)) if len(pairs) else 0
    return of_persons(column, several, int(np.count_nonzero(persons < 0)))


def _without_unused(
    column: NDArray[np.int32], recoding: Recoding, out: NDArray[np.int32]
) -> tuple[UsedCategories, int]:
    """Writes the codes among the categories that occur; these, and how many codes there were."""
    present = np.bincount(column, minlength=recoding.n_codes) > 0
    used = used_categories(recoding, present)
    # Without a mode, numpy writes into a copy first.
    np.take(used.new_code, column, out=out, mode="clip")
    return used, int(np.count_nonzero(present))


@dataclass(eq=False)
class _Left:
    """Leaves out records, then the categories that nobody has any more.

    ``kept``, (n,), says which records count at all; it is narrowed down. ``persons``, (n,), is -1
    where nobody is named.
    """

    kept: NDArray[np.bool_]
    units: _Areas | None
    persons: NDArray[np.int32] | None
    recodings: Sequence[Recoding]
    asked: _Asked
    times: NDArray[np.int64] | None = None

    @property
    def _n(self) -> int:
        """Number of records that are kept."""
        return number_of(self.kept, self.times)

    def coded(self, columns: list[NDArray[np.int32]], notices: list[Notice]) -> Steps[CodedRecords]:
        """The records that are left; ``columns`` are emptied on the way, to spare memory."""
        units = self.units
        notices = [*notices, *self._postal_notices()]
        left_out = yield from in_thread(lambda: self._leave_out(columns), _CODE)
        n = int(np.count_nonzero(self.kept))
        every = n == len(self.kept)
        here = slice(None) if every else self.kept
        codes = np.empty((len(columns), n), dtype=np.int32)
        used, alike = [], []
        for i, recoding in enumerate(self.recodings):
            column = columns[i][here]
            columns[i] = column[:0]
            one = partial(_without_unused, column, recoding, codes[i])
            of, n_present = yield from in_thread(one, _CODE)
            used.append(of)
            alike.append(n > 0 and n_present == 1)
        names = tuple(of.qi.column for of in self.recodings)
        categories = {name: of.categories for name, of in zip(names, used, strict=True)}
        return CodedRecords(
            names,
            codes,
            categories,
            {name: of.n_categories for name, of in zip(names, used, strict=True)},
            areas=None if units is None else units.index[here],
            area_ids=None if units is None else units.ids,
            rows=None if every else np.flatnonzero(self.kept).astype(np.int64),
            times=None if self.times is None else self.times[here],
            persons=None if self.persons is None else numbered(self.persons[here]),
            left_out=left_out,
            notices=(*notices, *of_columns(self.recodings, categories, alike)),
        )

    def _leave_out(self, columns: Sequence[NDArray[np.int32]]) -> dict[str, int]:
        """How many are left out, and why."""
        total = self._n
        if self.units is not None and not self.asked.keep_unknown:
            self.kept &= self.units.index >= 0
        known = self._n
        if self.asked.source.exclude_missing:
            for codes, recoding in zip(columns, self.recodings, strict=True):
                self.kept &= codes != recoding.missing
        missing = known - self._n
        return {UNKNOWN_AREA: total - known, MISSING_VALUES: missing}

    def _postal_notices(self) -> list[Notice]:
        source = self.asked.source
        postal = source.area_kind == POSTAL_CODE or source.conversion_path is not None
        if self.units is None or not postal:
            return []
        total = self._n
        known = number_of(self.kept & (self.units.index >= 0), self.times)
        return [of_postal_codes(known / total, total)]
