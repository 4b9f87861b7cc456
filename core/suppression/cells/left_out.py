"""Records with much blanked, left out by a rule; what is left is protected by itself.

A record that is left out leaves classes of others, which can fall below k. So the rest is
suppressed again, from its own values, until no record of it has more blanks than the rule allows:
what is released is a suppression of the records that are released, verified like any other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords, numbered
from core.errors import N_, VbasError
from core.steps import Steps
from core.suppression.cells.outcome import Outcome, carry_out
from core.suppression.cells.protection import Protection

MUCH_BLANKED: Final = N_("much of them blanked")


@dataclass(frozen=True, eq=False)
class WithoutBlanked:
    """An outcome of the records that are left.

    Attributes
    ----------
    outcome
        Of these records only.
    kept
        (m,) which of all records they are, ascending.
    rounds
        How often cells were suppressed until no record was above the rule.
    """

    outcome: Outcome
    kept: NDArray[np.int64]
    rounds: int


def share_blanked(outcome: Outcome) -> NDArray[np.float64]:
    """(n,) share of the columns of a suppression that are blanked, of each record."""
    blanks = np.ascontiguousarray(outcome.suppression.blanks)
    return np.bitwise_count(blanks) / len(outcome.suppression.columns)


def without_blanked(
    records: CodedRecords, protection: Protection, most: float
) -> Steps[WithoutBlanked]:
    """Suppresses cells, and leaves out records of which more than a share is blanked.

    Parameters
    ----------
    records, protection
        As for `carry_out`.
    most
        Share of the columns, 0 to 1, that may be blanked; records with more are left out.

    Raises
    ------
    VbasError
        If nothing would be left, or as `carry_out`.
    """
    if not 0 <= most < 1:
        raise VbasError(
            "{share} is no share of columns that may be blanked.",
            "Give a number from 0 on and below 1, such as 0.5.",
            share=most,
        )
    kept, rest, rounds = np.arange(records.n_records, dtype=np.int64), records, 0
    while True:
        outcome = yield from carry_out(rest, protection)
        rounds += 1
        few = share_blanked(outcome) <= most
        if few.all():
            return WithoutBlanked(outcome, kept, rounds)
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
