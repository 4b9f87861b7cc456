"""The released records: values that were blanked, or missing from the start, are empty.

Nothing of the file is in them but the columns that are asked for. They are sorted by all their
columns: in the order of the file, neighbours would tell what is blank.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.csv as pa_csv
import pyarrow.parquet as pq
from numpy.typing import NDArray

from core.background import in_background
from core.errors import Notice, VbasError
from core.io.atomic import check_survive, whole_file
from core.io.cell_checks import check_released
from core.io.csv_cells import guarded, guarded_values
from core.io.kept_columns import KeptColumn, read_kept
from core.io.records.classes_found import pack
from core.io.records.place import Place
from core.io.records.released import REGION
from core.io.records.released_query import WrittenRecords
from core.io.records.text_values import labelled
from core.released_columns.judged import TOLERANCE
from core.steps import Step, Steps
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.protection import Protection
from core.suppression.cells.raking import Raked, margins_plain, weight_meaning
from core.tables.base import free_name

CSV_SUFFIXES: Final = (".csv", ".txt")
STATUS_SUFFIX: Final = "_status"
WEIGHT: Final = "weight"
STATUSES: Final = ("shown", "blanked", "missing")
_STAGE: Final = "writing records"
_CHECK: Final = "checking columns"
_ROWS: Final = 1 << 20


@dataclass(frozen=True, eq=False)
class ReleasedTable:
    """Released columns, ready to be written.

    Attributes
    ----------
    names
        Their names, in order.
    ranks
        (n,) for each column: numbers in the order in which it is sorted, blanks last.
    sizes
        For each column: a number above all its ranks.
    values
        For each column: makes the values of some rows.
    notices
        What the user should know.
    meanings
        {column that is made here: what the dictionary says of it}.
    """

    names: tuple[str, ...]
    ranks: tuple[NDArray[np.integer], ...]
    sizes: tuple[int, ...]
    values: tuple[Callable[[NDArray[np.int64]], pa.Array], ...]
    notices: tuple[Notice, ...] = ()
    meanings: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def n_records(self) -> int:
        """Number of records."""
        return len(self.ranks[0])

    def order(self, rows: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """The rows (all if not given) sorted by all columns, the first one highest."""
        here = slice(None) if rows is None else rows
        words = []
        for members in pack(self.sizes):
            word = np.zeros(self.n_records if rows is None else len(rows), dtype=np.int64)
            for i in members:
                word = word * self.sizes[i] + self.ranks[i][here]
            words.append(word)
        order = np.lexsort(words[::-1])
        return np.asarray(order if rows is None else rows[order], dtype=np.int64)


def write_suppressed(
    outcome: Outcome,
    path: Path,
    *,
    released: Sequence[str] | None = None,
    keep: Sequence[str] = (),
    source: Place | None = None,
    force: bool = False,
    keep_order: bool = False,
    metadata: Mapping[bytes, bytes] | None = None,
) -> Steps[WrittenRecords]:
    """Writes the records that are released, as Parquet, or as CSV if the path ends so.

    Parameters
    ----------
    outcome
        What came out.
    path
        The file; it appears complete or not at all.
    released
        Columns to release, in order; those that are protected and those that follow if not given.
    keep
        Other columns of ``source`` to release as they are.
    source
        The record file; needed for ``keep``, and never replaced.
    force
        Release columns even if they tell what is blanked, or the area.
    keep_order
        Keep the order of the file instead of sorting by all columns; neighbours in the file may
        then tell what is blanked.
    metadata
        What the file says of itself, such as that its records are synthetic.

    Raises
    ------
    VbasError
        If a column is not there, or tells what is blanked or the area (unless forced), the record
        file has changed, or the file cannot be written.
    """
    check_survive(path.parent, [path.name], [source if isinstance(source, Path) else None])
    table = yield from released_table(
        outcome, released=released, keep=keep, source=source, force=force
    )
    rows = np.arange(table.n_records) if keep_order else None
    n = yield from write_rows(table, path, rows, sort=not keep_order, metadata=metadata)
    return WrittenRecords(path, n, table.notices)


def released_table(
    outcome: Outcome,
    *,
    released: Sequence[str] | None = None,
    keep: Sequence[str] = (),
    source: Place | None = None,
    force: bool = False,
    tolerance: float = TOLERANCE,
) -> Steps[ReleasedTable]:
    """The columns that are released, once it is sure that they tell nothing: `write_suppressed`."""
    names = tuple(outcome.suppression.columns if released is None else released)
    _check_names(outcome, names, keep)
    # Columns that were read for their levels are there already, as they were recoded.
    names += tuple(name for name in keep if name in outcome.records.columns)
    keep = tuple(name for name in keep if name not in outcome.records.columns)
    kept: tuple[KeptColumn, ...] = ()
    if keep:
        if source is None:
            raise VbasError(
                "Other columns are to be kept, but the record file is not known.",
                "Open the records, or keep no other columns.",
            )
        kept = yield from read_kept(source, keep, outcome.records)
    notices = yield from in_background(
        _CHECK, lambda: check_released(outcome, names, kept, force=force, tolerance=tolerance)
    )
    coded = [_coded(outcome, name) for name in names]
    if outcome.suppression.protection.status:
        told = [name for name in names if name in outcome.suppression.columns]
        coded += [_status(outcome, name) for name in told]
        names += tuple(_named(name, (*names, *keep)) for name in told)
    others = yield from in_background(_CHECK, lambda: [of.ranked() for of in kept])
    table = ReleasedTable(
        (*names, *keep),
        (*(of.codes for of in coded), *(ranks for ranks, _ in others)),
        (*(of.size for of in coded), *(size for _, size in others)),
        (*(of.values for of in coded), *(of.values for of in kept)),
        notices,
    )
    raked = outcome.raked
    return table if raked is None else _with_weights(table, outcome.suppression.protection, raked)


def _with_weights(table: ReleasedTable, asked: Protection, raked: Raked) -> ReleasedTable:
    """The released columns, and one with the weights.

    They tell how many records have each value that is hidden: only of columns that are released.
    """
    hidden = [of.column for of in raked.margins if of.column not in table.names]
    if hidden:
        raise VbasError(
            "Weights restore the shares of {column}, which is not released.",
            "Release it, or restore the shares of other columns.",
            column=hidden[0],
        )
    most_blank = asked.most_blank
    name = free_name(WEIGHT, set(table.names))
    values, ranks = np.unique(raked.weights, return_inverse=True)

    def take(rows: NDArray[np.int64]) -> pa.Array:
        return pa.array(raked.weights[rows])

    about: dict[str, Any] = {"meaning": weight_meaning(raked, most_blank)}
    about |= {"margins": margins_plain(raked), "most_blank": most_blank}
    return replace(
        table,
        names=(*table.names, name),
        ranks=(*table.ranks, ranks),
        sizes=(*table.sizes, len(values) + 1),
        values=(*table.values, take),
        meanings={**table.meanings, name: about},
    )


def write_rows(
    table: ReleasedTable,
    path: Path,
    rows: NDArray[np.int64] | None = None,
    *,
    sort: bool = True,
    metadata: Mapping[bytes, bytes] | None = None,
) -> Steps[int]:
    """Writes some rows of the released columns (all if not given); how many they are."""
    if sort or rows is None:
        rows = yield from in_background(_STAGE, partial(table.order, rows))
    write = _write_csv if path.suffix.lower() in CSV_SUFFIXES else _write_parquet
    with whole_file(path) as temporary:
        yield from write(table, temporary, rows, metadata or {})
    return len(rows)


def _check_names(outcome: Outcome, names: Sequence[str], keep: Sequence[str]) -> None:
    for name in names:
        if name not in outcome.records.columns:
            raise VbasError(
                "The records have no column {column}.",
                "They have: {columns}.",
                column=name,
                columns=", ".join(outcome.records.columns),
            )
    for name in keep:
        if name in outcome.suppression.columns:
            raise VbasError(
                "{column} is protected and cannot also be kept as it was.",
                "Take it out of the columns to keep: it is released with its blanks.",
                column=name,
            )
    every = (*names, *keep)
    if not every:
        raise VbasError("No column is to be released.", "Choose at least one.")
    if len(set(every)) < len(every):
        raise VbasError("A column to release is named twice.", "Name each column once.")


@dataclass(frozen=True, eq=False)
class _Coded:
    """A column of the records with its blanks: (n,) codes, those of blank the last."""

    codes: NDArray[np.int32]
    categories: pa.Array

    @property
    def size(self) -> int:
        return len(self.categories) + 1

    def values(self, rows: NDArray[np.int64]) -> pa.Array:
        return labelled(self.codes[rows], self.categories)


def _coded(outcome: Outcome, name: str) -> _Coded:
    records, suppression = outcome.records, outcome.suppression
    codes, labels = records.codes[records.columns.index(name)], records.categories[name]
    if name in suppression.columns:
        codes = np.where(suppression.blanked(name), np.int32(len(labels)), codes)
    return _Coded(codes, _labels(name, labels))


def _status(outcome: Outcome, name: str) -> _Coded:
    """Whether each cell of a column is shown, blanked, or missing in the file."""
    records = outcome.records
    missing = records.codes[records.columns.index(name)] == len(records.categories[name])
    codes = np.where(missing, np.int32(2), np.int32(0))
    codes[outcome.suppression.blanked(name)] = 1
    return _Coded(codes, pa.array(STATUSES, pa.string()))


def _named(name: str, others: Sequence[str]) -> str:
    """The column that tells the status of another."""
    status = f"{name}{STATUS_SUFFIX}"
    if status in others:
        raise VbasError(
            "The records have a column {column} already, which is to tell what is blanked.",
            "Rename it, or release no status.",
            column=status,
        )
    return status


def _labels(name: str, labels: Sequence[str]) -> pa.Array:
    """The categories as text; those of regions as the whole numbers that they are."""
    if name == REGION and all(
        of.isascii() and of.isdigit() and str(int(of)) == of for of in labels
    ):
        numbers = [int(of) for of in labels]
        if max(numbers, default=0) < 2**31:
            return pa.array(numbers, pa.int32())
    return pa.array(labels, pa.string())


def _stretches(table: ReleasedTable, rows: NDArray[np.int64]) -> Any:
    """Tables of some rows each; one without rows if there are none."""
    for start in range(0, max(1, len(rows)), _ROWS):
        some = rows[start : start + _ROWS]
        yield pa.table(dict(zip(table.names, (make(some) for make in table.values), strict=True)))


def _write_parquet(
    table: ReleasedTable, path: Path, rows: NDArray[np.int64], metadata: Mapping[bytes, bytes]
) -> Steps[None]:
    writer: pq.ParquetWriter | None = None
    done = 0
    try:
        for part in _stretches(table, rows):
            if writer is None:
                # Without the stored schema every reader sees plain columns.
                writer = pq.ParquetWriter(path, part.schema, compression="zstd", store_schema=False)
            yield from in_background(_STAGE, partial(writer.write_table, part))
            done += len(part)
            yield Step(_STAGE, done, len(rows))
        if writer is not None:
            writer.add_key_value_metadata(dict(metadata))
    finally:
        if writer is not None:
            writer.close()


def _write_csv(
    table: ReleasedTable, path: Path, rows: NDArray[np.int64], metadata: Mapping[bytes, bytes]
) -> Steps[None]:
    """As CSV, which cannot say anything of itself."""
    done = 0
    with path.open("wb") as file:
        for part in _stretches(table, rows):
            plain = pa.table({guarded(of): _cells(part[of]) for of in part.column_names})
            options = pa_csv.WriteOptions(include_header=done == 0)
            yield from in_background(_STAGE, partial(pa_csv.write_csv, plain, file, options))
            done += len(part)
            yield Step(_STAGE, done, len(rows))


def _cells(values: pa.ChunkedArray) -> pa.ChunkedArray:
    """Values as CSV holds them."""
    kind = values.type
    plain = values.cast(kind.value_type) if pa.types.is_dictionary(kind) else values
    return guarded_values(plain) if pa.types.is_string(plain.type) else plain
