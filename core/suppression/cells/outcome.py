"""Cells suppressed, and what is known about it: one value for all who show or write it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import Step, Steps
from core.suppression.cells.candidates import BlankCandidates, candidates_of
from core.suppression.cells.counting import people_in
from core.suppression.cells.give_back import with_cells_given_back
from core.suppression.cells.left_out import MUCH_BLANKED, without_blanked
from core.suppression.cells.loss import Loss, loss_of
from core.suppression.cells.protection import Protection
from core.suppression.cells.raking import Raked, check_raked, rake, shifts
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import Verification, verify

MEASURING: Final = "measuring what was lost"
_RAKING: Final = "raking weights"


@dataclass(frozen=True)
class RecordBaseline:
    """Records left out until every combination has no class below k.

    Attributes
    ----------
    records_suppressed
        Records left out.
    cells
        Values of the columns in combinations and followers lost with them.
    entropy_bits
        Non-uniform entropy of these values.
    """

    records_suppressed: int
    cells: int
    entropy_bits: float


def record_baseline(records: CodedRecords, protection: Protection) -> Steps[RecordBaseline]:
    """Leaves out every record of a class of fewer than k persons, again until there is none.

    A record leaves the classes of all combinations at once, which can take others below k. Classes
    of missing values alone stay: they tell nothing.

    Parameters
    ----------
    records
        The records, with the columns of the protection.
    protection
        What shall hold.
    """
    cells = ReleasedCells(records, protection.columns, np.zeros(records.n_records, dtype=np.uint64))
    out = yield from _left_out(records, cells, protection)
    lost, bits = 0, 0.0
    for name in protection.columns:
        values = cells.codes(name)
        support = np.bincount(values, minlength=cells.missing(name) + 1)[: cells.missing(name)]
        gone = np.bincount(values[out], minlength=cells.missing(name) + 1)[: cells.missing(name)]
        lost += int(gone.sum())
        some = gone > 0
        bits -= float(gone[some] @ np.log2(support[some] / records.n_records))
    return RecordBaseline(int(np.count_nonzero(out)), lost, bits)


def _left_out(
    records: CodedRecords, cells: ReleasedCells, protection: Protection
) -> Steps[NDArray[np.bool_]]:
    """(n,) which records have to go."""
    out = np.zeros(cells.n_records, dtype=bool)
    classes, passes = [], protection.passes
    for j, columns in enumerate(passes):
        yield Step(MEASURING, j, len(passes))
        classes.append(_classes(cells, columns))
    sizes = [people_in(records, of, int(of.max(initial=-1)) + 1) for of, _ in classes]
    gone: list[NDArray[np.int64]] = []
    seen = [0] * len(classes)
    waiting = len(classes)
    while waiting:
        for j, (of, shows) in enumerate(classes):
            yield Step(MEASURING, len(passes), len(passes))
            if records.persons is None:
                for some in gone[seen[j] :]:
                    np.subtract.at(sizes[j], of[some], 1)
            else:
                sizes[j] = people_in(records, np.where(out, np.int32(-1), of), len(sizes[j]))
            seen[j] = len(gone)
            small = np.flatnonzero((sizes[j] < protection.k)[of] & shows & ~out)
            out[small] = True
            gone.append(small)
            waiting = len(classes) if len(small) else waiting - 1
            if not waiting:
                break
    return out


def _classes(
    cells: ReleasedCells, columns: tuple[str, ...]
) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """(n,) class of each record from 0, and (n,) whether it shows a value."""
    keys, most = cells.keys(columns)
    if most > 4 * len(keys):
        keys = pd.factorize(keys)[0]
    return keys.astype(np.int32), cells.shows(columns)


@dataclass(frozen=True, eq=False)
class Outcome:
    """A suppression, verified and measured.

    Attributes
    ----------
    records
        The records it is about, as codes, with a column for each level used; without those that
        are left out because much of them would be blank.
    suppression
        Which cells are blanked.
    verification
        Every combination looked at again, by other means.
    loss
        What was lost: cells, records, entropy.
    baseline
        What leaving out whole records would have cost instead.
    candidates
        How many values each blank may have had, for whoever knows the algorithm.
    shifts
        {column: how much the share of a value differs from that in the file at most, 0 to 1}.
    raked
        Weights that restore shares, if they are asked for.
    """

    records: CodedRecords
    suppression: CellSuppression
    verification: Verification
    loss: Loss
    baseline: RecordBaseline
    candidates: BlankCandidates
    shifts: Mapping[str, float] = field(default_factory=dict)
    raked: Raked | None = None

    @property
    def left_out(self) -> int:
        """Records that are left out because much of them would be blank."""
        return self.records.left_out.get(MUCH_BLANKED, 0)


def carry_out(records: CodedRecords, protection: Protection) -> Steps[Outcome]:
    """Suppresses cells, leaves out and gives back as asked, verifies, and measures what it cost.

    Parameters
    ----------
    records
        The records, with every column of the protection.
    protection
        What shall hold.

    Raises
    ------
    VbasError
        If a combination does not pass, which nothing but a mistake of the program can cause; not
        after a single pass, which is known to leave classes below k. If too few records are left,
        or weights shall restore what no combination protects together.
    """
    if protection.rake:
        check_raked(protection)
    rest, suppression, kept = yield from without_blanked(records, protection, _suppressed)
    verification = yield from verify(rest, suppression)
    if not protection.single_pass:
        _check(verification)
    yield Step(MEASURING)
    loss = loss_of(rest, suppression)
    baseline = yield from record_baseline(rest, protection)
    candidates = yield from candidates_of(rest, suppression)
    raked = None
    if protection.rake:
        work = partial(rake, records, suppression, kept)
        raked = yield from in_background(_RAKING, work)
    moved = shifts(records, suppression, kept)
    return Outcome(rest, suppression, verification, loss, baseline, candidates, moved, raked)


def _suppressed(records: CodedRecords, protection: Protection) -> Steps[CellSuppression]:
    """Cells suppressed, and given back if that is asked for."""
    suppression = yield from suppress_cells(records, protection)
    if protection.give_back and suppression.cells_before_give_back is None:
        suppression = yield from with_cells_given_back(records, suppression)
    return suppression


def check_candidates(outcome: Outcome, n: int) -> None:
    """Raises VbasError if a blank has fewer than n candidates."""
    found = outcome.candidates
    if found.least is not None and found.least < n:
        raise VbasError(
            "Of {blanks:,} blanked cells {few:,} have fewer than {n} values that could have been "
            "there, the least {least}: whoever knows the algorithm can exclude the others.",
            "Choose a larger k, coarser categories, or --algorithm complete, or do not give back.",
            blanks=len(found.every),
            few=found.fewer_than(n),
            n=n,
            least=found.least,
        )


def _check(verification: Verification) -> None:
    """Raises if a combination or a follower does not pass."""
    hint = "This is a mistake of the program: release nothing, and please report it."
    if verification.failed:
        worst = verification.failed[0]
        raise VbasError(
            "{failed} of {n} combinations are not safe after the suppression: {combination} has "
            "{classes} classes of fewer than {k} records.",
            hint,
            failed=len(verification.failed),
            n=len(verification.checks),
            combination="+".join(worst.columns),
            classes=worst.classes_below_k,
            k=verification.k,
        )
    for column, cells in verification.shown_beside.items():
        raise VbasError(
            "{column} still shows {cells} values whose fellow columns are blanked.",
            hint,
            column=column,
            cells=cells,
        )
