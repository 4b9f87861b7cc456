"""What the panel of the design says."""

from __future__ import annotations

from app.kit import numbers
from app.workspaces.cells.texts import tr
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import FOLLOWING, GIVING_BACK, PHASE_1, SoFar


def combinations(n: int) -> str:
    """So many combinations."""
    return tr("%n combinations", "", n)


def estimate(n: int, skipped: int) -> str:
    """How many combinations are protected, and how many need not be looked at."""
    if not skipped:
        return tr("{combinations} to protect.").format(combinations=combinations(n))
    return tr("{combinations} to protect, {skipped} skipped.").format(
        combinations=combinations(n), skipped=numbers.count(skipped)
    )


def answered(n: int, seconds: float) -> str:
    """How many combinations were protected, and how long it took."""
    return tr("{combinations} in {time}.").format(
        combinations=combinations(n), time=numbers.seconds(seconds)
    )


def so_far_words(so_far: SoFar, n_combinations: int) -> str:
    """What is being done to which combination."""
    if so_far.phase == PHASE_1:
        return tr("Blanking rare values")
    if so_far.phase == FOLLOWING:
        return tr("Blanking linked cells, round {round}").format(round=numbers.count(so_far.round))
    if so_far.phase == GIVING_BACK:
        return tr("Giving back cells that need not be blank")
    if so_far.combination < 0:
        return tr("Round {round}").format(round=numbers.count(so_far.round))
    return tr("Round {round}, combination {i} of {n}").format(
        round=numbers.count(so_far.round),
        i=numbers.count(so_far.combination + 1),
        n=numbers.count(n_combinations),
    )


def left_in(moles: int) -> str:
    """How many small classes are left in a combination."""
    if not moles:
        return tr("Safe: no class below k shows a value")
    return tr("{classes} below k still show a value").format(
        classes=numbers.count(moles, tr("classes"))
    )


def left_words(so_far: SoFar) -> str:
    """Small classes that are left, and cells that are blank."""
    cells = tr("{cells} blanked").format(
        cells=numbers.count(sum(so_far.cells.values()), tr("cells"))
    )
    known = [of for of in so_far.moles if of >= 0]
    if not known:
        return cells
    left = tr("{classes} too small").format(classes=numbers.count(sum(known), tr("classes")))
    return f"{left} · {cells}"


def outcome_sentence(of: Outcome) -> str:
    """What came out, in one line."""
    checks, loss = of.verification, of.loss
    share = loss.records_touched / loss.n_records if loss.n_records else 0.0
    return tr(
        "{failed} of {n} combinations below k = {k} · {records} ({share}) have a blanked cell."
    ).format(
        failed=numbers.count(len(checks.failed)),
        n=numbers.count(len(checks.checks)),
        k=numbers.count(checks.k),
        records=numbers.count(loss.records_touched, tr("records")),
        share=numbers.percent(share),
    )
