"""Labels on the map: which are written, where, and their painting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError


@dataclass(frozen=True, eq=False)
class LabelSet:
    """The labels of one layer.

    Attributes
    ----------
    points
        (n, 2) float64, metres.
    texts
        (n,) text.
    priority
        (n,) float64: the larger is written first.
    """

    points: NDArray[np.float64]
    texts: NDArray[np.object_]
    priority: NDArray[np.float64]

    @classmethod
    def made(
        cls,
        points: NDArray[np.float64],
        texts: Sequence[str] | NDArray[np.object_],
        priority: NDArray[np.float64] | None,
    ) -> LabelSet:
        """Labels, without those that have no text or no place."""
        at = np.asarray(points, dtype=np.float64).reshape(-1, 2)
        written = np.array([str(text) for text in texts], dtype=object)
        rank = -np.arange(len(at), dtype=np.float64) if priority is None else np.asarray(priority)
        if not len(at) == len(written) == len(rank):
            raise VbasError(
                "There are {points} places for labels, but {texts} texts and {ranks} priorities.",
                points=len(at),
                texts=len(written),
                ranks=len(rank),
            )
        fine = (written != "") & np.isfinite(at).all(axis=1) & ~np.isnan(rank)
        return cls(at[fine], written[fine], rank[fine].astype(np.float64))
