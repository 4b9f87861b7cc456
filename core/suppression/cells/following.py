"""Columns that follow others: what follows is blanked wherever its leader is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.steps import Step, Steps
from core.suppression.cells.kernels import bits_of_records, follow_rows
from core.suppression.cells.packing.log import Log
from core.suppression.cells.packing.packed_rows import SLICE, Rows
from core.suppression.cells.protection import Protection


def follow(
    rows: Rows,
    log: Log,
    protection: Protection,
    supports: NDArray[np.int64],
    cells: NDArray[np.int64],
) -> Steps[None]:
    """Blanks the followers of blanked cells, as far as they are in combinations.

    Brings supports (values,) and cells (q,) up to date.
    """
    keys = protection.keys
    follows = np.array(
        [[name in protection.followers(leader) for name in keys] for leader in keys], bool
    )
    if not follows.any():
        return
    of = rows.layout
    for begin in range(0, len(rows), SLICE):
        end = min(begin + SLICE, len(rows))
        log.make_room(end - begin)
        log.n = follow_rows(
            *(rows.words, rows.counts, of.fields, of.missing, follows, of.offsets),
            *(supports, cells, begin, end, log.rows, log.lost, log.n),
        )
        yield Step("following", end, len(rows))


def blanks_of(rows: Rows, protection: Protection) -> Steps[NDArray[np.uint64]]:
    """(n,) the blanks of each record as bits of the protection's columns, followers among them."""
    columns, n = protection.columns, len(rows.row_of)
    bit = {name: 1 << i for i, name in enumerate(columns)}
    meant = [
        bit[name] | sum(bit[of] for of in protection.followers(name)) for name in protection.keys
    ]
    out = np.empty(n, np.uint64)
    for begin in range(0, n, SLICE):
        end = min(begin + SLICE, n)
        bits_of_records(
            *(rows.words, rows.layout.fields, np.array(meant, np.uint64), rows.row_of),
            *(begin, end, out),
        )
        yield Step("following", end, n)
    return out
