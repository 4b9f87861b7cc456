"""The weights of variables as rows of a figure, the heaviest first. No painting."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from app.kit.language import stage_words
from core.record_uniqueness.findings import Examination


@dataclass(frozen=True)
class WeightBar:
    """One row.

    Attributes
    ----------
    name, title
        The variable, and what it is called as recoded.
    weight, error
        NaN where they cannot be had.
    share
        Its share of the unique record sets, 0 to 1; NaN where not known.
    """

    name: str
    title: str
    weight: float
    error: float
    share: float = math.nan

    @property
    def length(self) -> float:
        """How long its bar is: by its weight, without one by its share."""
        return self.weight if math.isfinite(self.weight) else self.share


def weight_bars(of: Examination, shares: Mapping[str, float] | None = None) -> list[WeightBar]:
    """The variables by weight, the heaviest first; without weights by their shares.

    Parameters
    ----------
    of
        What came out.
    shares
        {variable: share of the unique record sets, 0 to 1}; may lack variables.
    """
    known, weights = shares or {}, of.weights
    bars = [
        WeightBar(
            name,
            stage_words(title),
            float(weights.weights[i]),
            float(weights.standard_errors[i]),
            known.get(name, math.nan),
        )
        for i, (name, title) in enumerate(zip(of.lattice.names, of.titles, strict=True))
    ]
    return sorted(bars, key=_heaviest)


def _heaviest(bar: WeightBar) -> tuple[float, float]:
    weight = -bar.weight if math.isfinite(bar.weight) else math.inf
    return weight, -bar.share if math.isfinite(bar.share) else math.inf
