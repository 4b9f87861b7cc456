"""Thresholds of risk: a probability that a guess is right, or the smallest class it stands for.

Formulas take the probability tau and ask for classes of ``ceil(1 / tau)``; presets of practice give
k itself. Where the two differ (0.33 is 4 people, practice says 3) both are named.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.presets import presets
from core.suppression.cells.protection import k_of

TAUS: Final = (0.33, 0.2, 0.1, 0.09, 0.05, 0.04)
"""Probabilities that custodians allow, the least strict first (El Emam et al. 2011)."""


@dataclass(frozen=True)
class Threshold:
    """What is called a risk: a guess among fewer than k people.

    Attributes
    ----------
    k
        Smallest class that is no risk, people.
    tau
        The probability of a right guess that k was made from; None where k was given itself.
    practice
        The other k that practice names for this probability; None where it names the same or none.
    """

    k: int
    tau: float | None = None
    practice: int | None = None

    @property
    def probability(self) -> float:
        """The highest probability of a right guess that is no risk: tau, or 1 / k."""
        return 1 / self.k if self.tau is None else self.tau


def threshold_at(tau: float) -> Threshold:
    """The threshold at a probability, as the formula has it."""
    k = k_of(tau)
    named = {of.k for of in presets() if of.tau == tau} - {k}
    return Threshold(k, tau, min(named, default=None))


def threshold_choices() -> tuple[Threshold, ...]:
    """The probabilities of the paper, then each k of the presets, the least strict first."""
    by_k = sorted({of.k for of in presets()})
    return (*(threshold_at(tau) for tau in TAUS), *(Threshold(k) for k in by_k))
