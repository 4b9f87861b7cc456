"""What the panel of the design says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said
from app.kit.level_words import level_words
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.suppression.cells.result import FOLLOWING, GIVING_BACK, PHASE_1, SoFar


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Cells", text, disambiguation, n)


def name_words(name: str) -> str:
    """What a variable is called: where a record is, is a word of ours."""
    return said(GEOGRAPHY_NAME) if name == GEOGRAPHY_NAME else name


def geography_level_words(level: str, runs: Mapping[str, str]) -> str:
    """What a coarser level of geography is called; ``runs``: {level: name of the run}."""
    if level in runs:
        return tr("regions of “{run}”").format(run=runs[level])
    return level_words(level)


def areas_words(own: str) -> str:
    """What the areas themselves are called, if their level is known."""
    return level_words(own) if own else tr("areas")


def joined(columns: Sequence[str]) -> str:
    """The columns of a combination: ``"age + sex"``."""
    return " + ".join(columns)


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
    return tr("{combinations}, protected in {time}.").format(
        combinations=combinations(n), time=numbers.seconds(seconds)
    )


def weight_words(weight: float) -> str:
    """A weight, as short as it can be said."""
    return numbers.short(weight)


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
