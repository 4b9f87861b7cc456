"""A first look at a record file: its columns, what they may be, and categories after recoding."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import ibis
import numpy as np

from core.areas import AreaLayer
from core.column_names import DIRECT_IDENTIFIER, LIKELY, looks_by_name
from core.errors import Notice, VbasError
from core.io.records.area_matching import match_ids
from core.io.records.engine import start_engine
from core.io.records.filtering import Filtered
from core.io.records.opening import OpenedRecords, open_records
from core.io.records.place import Place
from core.io.records.recoding import NOT_A_NUMBER, recode, too_many_categories
from core.io.records.source import MOST_CATEGORIES
from core.io.records.text_values import as_text
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps, finish

K = TypeVar("K")

_LOOK: Final = "looking at records"
_FEW_CODES: Final = 200
_SAMPLE_ROWS: Final = 5000
_ENOUGH_IDS: Final = 0.5
_COLUMNS_AT_ONCE: Final = 40
_MISSING_CODE = re.compile(r"^-?(8+|9+)$")


@dataclass(frozen=True)
class ColumnPreview:
    """What can be said of a column without knowing what it means.

    Attributes
    ----------
    name
        Name in the file.
    kind
        ``"text"``, ``"number"`` or ``"date"``.
    n_distinct
        Number of distinct values; approximate (within a few per cent) above a few hundred; None
        if the engine cannot count them.
    n_missing
        Rows that are null or blank.
    suggested_missing
        Codes such as 8, 99 or 9999 that are likely to mean missing.
    looks_like
        ``"area id"``, ``"weight"``, ``"direct identifier"``, ``"quasi-identifier"`` or None.
    """

    name: str
    kind: str
    n_distinct: int | None
    n_missing: int
    suggested_missing: tuple[str, ...] = ()
    looks_like: str | None = None


@dataclass(frozen=True)
class RecordPreview:
    """What a record file holds.

    Attributes
    ----------
    n_rows
        Number of records.
    columns
        In the order of the file.
    notices
        What the user should know.
    """

    path: Place
    n_rows: int
    columns: tuple[ColumnPreview, ...]
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True)
class CategoryCounts:
    """The categories of a quasi-identifier after recoding, with their numbers of records.

    Attributes
    ----------
    column
        Name in the file.
    labels, counts
        Categories in order and the records of each; declared ones may have none.
    n_missing
        Records whose value is missing (or should have been a number).
    n_not_numeric
        Those of them that are not numbers although the column is banded.
    """

    column: str
    labels: tuple[str, ...]
    counts: tuple[int, ...]
    n_missing: int
    n_not_numeric: int = 0


def inspect_records(path: Place) -> Steps[RecordPreview]:
    """Looks at every column of a record file.

    Raises
    ------
    VbasError
        If the file is missing, damaged, of an unknown kind or without records.
    """
    with (yield from start_engine(path)) as engine:
        records = yield from open_records(path, engine, ())
        columns: list[ColumnPreview] = []
        n_rows = 0
        names = list(records.names)
        for i in range(0, len(names), _COLUMNS_AT_ONCE):
            some = names[i : i + _COLUMNS_AT_ONCE]
            n_rows, found = yield from _columns(records, some)
            columns += found
    if not n_rows:
        raise VbasError("{file} holds no records.", "Choose another file.", file=path.name)
    return RecordPreview(path, n_rows, tuple(columns))


def category_counts(path: Place, qi: QuasiIdentifier) -> Steps[CategoryCounts]:
    """Counts the categories of one quasi-identifier after recoding.

    Raises
    ------
    VbasError
        As `inspect_records`; if the column is missing; if it has 100,000 categories or more.
    """
    with (yield from start_engine(path)) as engine:
        records = yield from open_records(path, engine, (qi.column,), (qi.column,))
        table = records.table.mutate(key=records.key(qi))
        grouped = table.group_by("key").aggregate(n=records.size(table)).limit(MOST_CATEGORIES + 1)
        found = yield from records.rows(grouped, _LOOK)
    if found.num_rows > MOST_CATEGORIES:
        raise too_many_categories(qi.column)
    keys = found["key"].combine_chunks()
    there = keys.is_valid()
    recoding = recode(keys.filter(there), qi)
    count_of = dict(zip(keys.to_pylist(), found["n"].to_pylist(), strict=True))
    counts = [0] * len(recoding.categories)
    for key, code in zip(*(recoding.lookup[c].to_pylist() for c in ("key", "code")), strict=True):
        counts[code] += count_of[key]
    missing = sum(count_of.values()) - sum(counts)
    odd = count_of.get(NOT_A_NUMBER, 0) if qi.band is not None else 0
    return CategoryCounts(qi.column, recoding.categories, tuple(counts), missing, odd)


def what_is_left(path: Place, where: str) -> Steps[Filtered]:
    """What a filter leaves of records.

    Raises
    ------
    VbasError
        If they cannot be read, the filter is not understood, or it leaves nothing.
    """
    with (yield from start_engine(path)) as engine:
        records = yield from open_records(path, engine, (), (), where=where)
        left = yield from records.what_is_left()
    assert left is not None
    return left


def suggest_area_column(preview: RecordPreview, areas: AreaLayer, path: Place) -> str | None:
    """The column whose values are most often ids of the layer, or None if no column's are.

    Looks at a sample of the file; columns with names like those of area ids come first.
    """
    likely = [c.name for c in preview.columns if c.looks_like == "area id"]
    others = [c.name for c in preview.columns if c.name not in likely and (c.n_distinct or 2) > 1]
    with finish(start_engine(path)) as engine:
        records = finish(open_records(path, engine, ()))
        for names in (likely, others):
            shares = finish(_shares_of_ids(records, names, areas))
            best = max(shares, key=shares.__getitem__, default=None)
            if best is not None and shares[best] >= _ENOUGH_IDS:
                return best
    return None


def _shares_of_ids(
    records: OpenedRecords, names: list[str], areas: AreaLayer
) -> Steps[dict[str, float]]:
    """Of each column, the share of the distinct values of a sample that are ids of the layer."""
    sample = records.table.limit(_SAMPLE_ROWS)
    shares: dict[str, float] = {}
    for i in range(0, len(names), _COLUMNS_AT_ONCE):
        some = names[i : i + _COLUMNS_AT_ONCE]
        lists = {name: sample[records.names[name]].collect(distinct=True) for name in some}
        for name, text in (yield from _lists(records, sample, lists)).items():
            index, _ = match_ids(np.array(text, dtype=object), areas, name)
            shares[name] = float((index >= 0).mean()) if len(text) else 0.0
    return shares


def _columns(records: OpenedRecords, names: list[str]) -> Steps[tuple[int, list[ColumnPreview]]]:
    """Number of rows and previews of some columns, by two queries."""
    measures: dict[str, Any] = {"rows": records.table.count()}
    for i, name in enumerate(names):
        column = records.column(name)
        blank = column.isnull()
        if column.type().is_floating():
            blank = blank | column.isnan()
        if column.type().is_string():
            # Only what sorts before "!" can be blank; trimming every value takes ten times longer.
            blank = blank | ibis.ifelse(column < "!", column.strip() == "", False)
        measures[f"m{i}"] = blank.sum()
        if not column.type().is_nested():
            measures[f"d{i}"] = column.approx_nunique()
    found = (yield from records.rows(records.table.aggregate(**measures), _LOOK)).to_pydict()
    few = [i for i in range(len(names)) if (found.get(f"d{i}", [None])[0] or 1e9) <= _FEW_CODES]
    values = yield from _lists(
        records, records.table, {i: records.column(names[i]).collect(distinct=True) for i in few}
    )
    sample = records.table.limit(_SAMPLE_ROWS)
    many = {i: records.names[name] for i, name in enumerate(names) if i not in few}
    texts = yield from _lists(
        records,
        sample,
        {
            i: sample[c].collect(distinct=True)
            for i, c in many.items()
            if sample[c].type().is_string()
        },
    )
    columns = []
    for i, name in enumerate(names):
        codes = values.get(i)
        distinct = len(codes) if codes is not None else found.get(f"d{i}", [None])[0]
        distinct = None if distinct is None else min(distinct, found["rows"][0])
        missing = int(found[f"m{i}"][0] or 0)
        kind = _kind(records.column(name), codes or texts.get(i))
        suggested = _likely_missing(codes or [])
        looks = _looks_like(name, kind, distinct, found["rows"][0])
        columns.append(ColumnPreview(name, kind, distinct, missing, suggested, looks))
    return found["rows"][0], columns


def _lists(records: OpenedRecords, table: Any, lists: dict[K, Any]) -> Steps[dict[K, list[str]]]:
    """The distinct values of some columns as text."""
    if not lists:
        return {}
    named = {f"v{n}": expression for n, expression in enumerate(lists.values())}
    found = yield from records.rows(table.aggregate(**named), _LOOK)
    values = {}
    for key, name in zip(lists, named, strict=True):
        text = as_text(found[name].combine_chunks().flatten())
        values[key] = [t for t in text if t is not None]
    return values


def _kind(column: Any, codes: list[str] | None) -> str:
    if column.type().is_temporal():
        return "date"
    if column.type().is_numeric():
        return "number"
    return "number" if codes and all(_is_number(c) for c in codes) else "text"


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return not text.startswith("0") or text in ("0", "0.0") or text.startswith("0.")


def _likely_missing(codes: list[str]) -> tuple[str, ...]:
    """Codes of eights or nines that stand beyond all others, in integer-coded columns only.

    A code counts if it is all eights or all nines, is not the next number after the ordinary
    codes, and has at least as many digits as the largest of them.
    """
    numbers = {}
    for code in codes:
        if not re.fullmatch(r"-?\d+", code):
            return ()
        numbers[code] = int(code)
    special = {c for c in numbers if _MISSING_CODE.match(c)}
    while special:
        ordinary = [abs(v) for c, v in numbers.items() if c not in special]
        largest = max(ordinary, default=0)
        refused = {
            c
            for c in special
            if abs(numbers[c]) <= largest + 1 or len(c.lstrip("-")) < len(str(largest))
        }
        if not refused:
            break
        special -= refused
    return tuple(sorted(special, key=numbers.__getitem__)) if len(numbers) > len(special) else ()


def _looks_like(name: str, kind: str, distinct: int | None, rows: int) -> str | None:
    named = looks_by_name(name)
    few = distinct is not None and distinct < MOST_CATEGORIES
    if named is not None and (few or named != LIKELY):
        return named
    if kind == "text" and distinct is not None and rows > 100 and distinct > 0.9 * rows:
        return DIRECT_IDENTIFIER
    return None
