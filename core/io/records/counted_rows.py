"""Records of a database as rows of codes, made from their counts: the rows stay where they are.

The values that mean the same are joined before they are counted, so that what comes out of the
database tells no more than the codes do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.errors import VbasError
from core.io.records.counted_persons import PERSON, read_persons
from core.io.records.engine import in_thread
from core.io.records.opening import OpenedRecords
from core.io.records.row_codes import RowCodes, check_memory
from core.steps import Steps

_COUNT: Final = "counting records"
Alike = Callable[[pa.Array], NDArray[np.int32]]
"""Of (d,) values, the (d,) index of one that means the same; -1 for no value at all."""


def read_counted(
    records: OpenedRecords,
    columns: Mapping[str, Any],
    alike: Mapping[str, Alike],
    too_many: Mapping[str, VbasError],
    most_bytes: int | None = None,
    repeated: bool = True,
) -> Steps[tuple[dict[str, RowCodes], NDArray[np.int64] | None]]:
    """As `core.io.records.row_codes.read_columns`, in the order of the codes.

    Parameters
    ----------
    records
        The table.
    columns
        {name: Ibis expression over it}. With ``person`` (see `OpenedRecords.person`) records come
        one person after the other, and this column is numbers of persons, which have no values.
    alike
        {name: which of its values mean the same}.
    too_many
        {name: what is said where a column has too many values}.
    most_bytes
        Memory that the codes may take; None for a good part of this computer's.
    repeated
        Whether there is a row for each record; else one for all that are alike, where no persons
        are asked for.

    Returns
    -------
    columns, times
        And (n,) how many records each row stands for; None: one each.

    Raises
    ------
    VbasError
        As `read_columns`.
    """
    table = records.table.select(**columns)
    names = [name for name in columns if name != PERSON]
    found = yield from records.distinct(table, names, too_many, _COUNT)
    keys = {name: of.take(pc.sort_indices(of)) for name, of in found.items()}
    joined, codes = table, {}
    for name, of in keys.items():
        of_key = yield from in_thread(partial(alike[name], of), _COUNT)
        there = pa.array(of_key >= 0)
        lookup = {f"{name}_key": of.filter(there), f"{name}_code": pa.array(of_key).filter(there)}
        small = records.engine.small(pa.table(lookup))
        joined = joined.left_join(small, table[name] == small[f"{name}_key"])
        codes[name] = small[f"{name}_code"].fill_null(-1).cast("int32")
    if PERSON in columns:
        of_persons = joined.select(**codes, person=table[PERSON])
        return (yield from read_persons(records, of_persons, keys, most_bytes)), None
    coded = joined.select(**codes)
    grouped = coded.group_by(list(codes)).aggregate(n=coded.count())
    counted = yield from records.rows(grouped, _COUNT)
    rows = partial(_rows, records, counted, keys, most_bytes, repeated)
    return (yield from in_thread(rows, _COUNT))


def _rows(
    records: OpenedRecords,
    counted: pa.Table,
    keys: Mapping[str, pa.Array],
    most: int | None,
    repeated: bool,
) -> tuple[dict[str, RowCodes], NDArray[np.int64] | None]:
    times = np.asarray(counted["n"], dtype=np.int64)
    check_memory(records, int(times.sum()) if repeated else len(times), len(keys), most)
    groups = {name: np.asarray(counted[name], dtype=np.int32) for name in keys}
    order = np.lexsort(list(reversed(groups.values())))
    times = times[order]
    if not repeated:
        return {name: RowCodes(keys[name], [groups[name][order]]) for name in keys}, times
    return {
        name: RowCodes(keys[name], [np.repeat(groups[name][order], times)]) for name in keys
    }, None


def read_grouped(records: OpenedRecords, columns: Mapping[str, Any]) -> Steps[dict[str, RowCodes]]:
    """As `core.io.records.row_codes.read_columns`, of groups that are repeated, in any order.

    Parameters
    ----------
    records, columns
        As there.

    Raises
    ------
    VbasError
        As there.
    """
    table = records.table.select(**columns)
    grouped = table.group_by(list(columns)).aggregate(n=table.count())
    counted = yield from records.rows(grouped, _COUNT)
    return (yield from in_thread(lambda: _repeated(records, counted, list(columns)), _COUNT))


def _repeated(
    records: OpenedRecords, counted: pa.Table, names: Sequence[str]
) -> dict[str, RowCodes]:
    times = np.asarray(counted["n"], dtype=np.int64)
    check_memory(records, int(times.sum()), len(names), None)
    found = {}
    for name in names:
        codes = RowCodes()
        codes.add(counted[name].combine_chunks())
        codes.parts = [np.repeat(codes.take(), times)]
        found[name] = codes
    return found


def first_alike(codes: NDArray[np.int32]) -> NDArray[np.int32]:
    """(d,) the first index with the same code; negative codes stay."""
    if not len(codes):
        return codes
    known, first, inverse = np.unique(codes, return_index=True, return_inverse=True)
    return np.where(known < 0, known, first)[inverse].astype(np.int32)
