"""Records with much blanked, left out by a rule; what is left is protected by itself.

A record that is left out leaves classes of others, which can fall below k. So the rest is
suppressed again, from its own values, until no record of it has more blanks than the rule allows:
what is released is a suppression of the records that are released, verified like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords, numbered
from core.errors import N_, VbasError
from core.steps import Steps
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression

MUCH_BLANKED: Final = N_("much of them blanked")

Left = tuple[CodedRecords, CellSuppression, NDArray[np.int64]]
"""Records, what is blanked of them, and (m,) which of all records they are, ascending."""


def share_blanked(of: CellSuppression) -> NDArray[np.float64]:
    """(n,) share of the columns of a suppression that are blanked, of each record."""
    return np.bitwise_count(np.ascontiguousarray(of.blanks)) / len(of.columns)


def without_blanked(
    records: CodedRecords,
    protection: Protection,
    suppress: Callable[[CodedRecords, Protection], Steps[CellSuppression]],
) -> Steps[Left]:
    """Suppresses cells, and leaves out records of which more is blanked than may be.

    Parameters
    ----------
    records, protection
        As for `core.suppression.cells.outcome.carry_out`.
    suppress
        How cells are suppressed.

    Raises
    ------
    VbasError
        If fewer than k records would be left.
    """
    kept, rest, most = np.arange(records.n_records, dtype=np.int64), records, protection.most_blank
    while True:
        suppression = yield from suppress(rest, protection)
        if most is None or (few := share_blanked(suppression) <= most).all():
            return rest, suppression, kept
        if int(np.count_nonzero(few)) < protection.k:
            raise VbasError(
                "Fewer than k = {k} records would be left: of nearly all of them more than "
                "{share:.0%} of the values are blanked.",
                "Allow more blanks, choose coarser categories, or a smaller k.",
                k=protection.k,
                share=most,
            )
        kept = kept[few]
        rest = _only(records, kept)


def _only(records: CodedRecords, kept: NDArray[np.int64]) -> CodedRecords:
    """Some of the records, in their order."""
    gone = records.n_records - len(kept)
    persons = records.persons
    return replace(
        records,
        codes=np.ascontiguousarray(records.codes[:, kept]),
        areas=None if records.areas is None else records.areas[kept],
        rows=kept if records.rows is None else records.rows[kept],
        persons=None if persons is None else numbered(persons[kept]),
        left_out={**records.left_out, MUCH_BLANKED: gone},
    )
