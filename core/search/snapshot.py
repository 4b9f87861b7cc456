"""What a search for better regions shows while it runs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

HISTORY = ("moves", "objective", "suppressed_records", "compactness_m", "bits")
"""Columns of a history: committed moves, and the measures after them."""


@dataclass(frozen=True, eq=False)
class SearchSnapshot:
    """The regions as they are now, the measure that is optimised, and how it went so far.

    Attributes
    ----------
    sites
        (s, 2) metres; None where regions have none (border refinement).
    labels
        (n,) int32: region of each area.
    measure
        What ``values`` is: "anonymity" (records) or "suppression" (share of records, 0 to 1).
    values
        (s,) float64: the measure of each region; NaN for regions without records.
    history
        (h, 5) float64, columns `HISTORY`, oldest first, thinned to a few hundred rows.
        ``compactness_m`` is to the regions' own centres.
    figures
        Numbers for a sentence: "pass" or "round", "moves", "candidates", "best" ...
    """

    sites: NDArray[np.float64] | None
    labels: NDArray[np.int32]
    measure: str
    values: NDArray[np.float64]
    history: NDArray[np.float64]
    figures: dict[str, float]
