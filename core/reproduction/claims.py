"""A statement of a paper beside what comes out here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

HOLDS: Final = "holds"
IN_PART: Final = "holds in part"
DOES_NOT_HOLD: Final = "does not hold"


@dataclass(frozen=True)
class Claim:
    """A statement of a paper, and whether it holds here.

    Attributes
    ----------
    statement
        What the paper says.
    source
        Where it stands in the paper.
    paper, ours
        Its figure and ours, as they are written; "" where there is none.
    verdict
        `HOLDS`, `IN_PART` or `DOES_NOT_HOLD`.
    rule
        How the verdict is reached.
    why
        Where ours differs: the reason, as far as it is known.
    """

    statement: str
    source: str
    paper: str
    ours: str
    verdict: str
    rule: str
    why: str = ""


def summed(claims: Sequence[Claim]) -> str:
    """How many of the statements hold, in a sentence."""
    n = [sum(of.verdict == verdict for of in claims) for verdict in (HOLDS, IN_PART, DOES_NOT_HOLD)]
    return (
        f"Of {len(claims)} statements of the paper {n[0]} hold, {n[1]} hold in part, "
        f"{n[2]} do not hold."
    )


def as_percent(share: float, digits: int = 0) -> str:
    """A share in per cent, as pages write it."""
    return f"{100 * share:.{digits}f} %"


def by_share(holding: int, of: int) -> str:
    """The verdict on a statement about each of several scenarios.

    All of them: it holds; at least half: in part.
    """
    if holding == of:
        return HOLDS
    return IN_PART if 2 * holding >= of else DOES_NOT_HOLD


def by_figure(paper: float, ours: float, near: float, same: float = 1.0) -> str:
    """The verdict on a ratio.

    Parameters
    ----------
    paper, ours
        The ratios.
    near
        Times the paper's figure, up or down, within which ours is the same figure.
    same
        The ratio at which both sides are equal: on the paper's side of it, it holds in part.
    """
    if paper / near <= ours <= paper * near:
        return HOLDS
    return IN_PART if (ours < same) == (paper < same) else DOES_NOT_HOLD


def by_distance(off: float, near: float, far: float) -> str:
    """The verdict on how far ours is from the paper's: up to ``near``, up to ``far``, beyond."""
    if off <= near:
        return HOLDS
    return IN_PART if off <= far else DOES_NOT_HOLD
