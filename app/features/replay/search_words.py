"""What a search has come to, in words."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.small_counts import told
from core.areas import AreaLayer
from core.evaluation import own_centre_stretch
from core.search.film import HISTORY, SearchSnapshot
from core.small_counts import ALL_TOLD

_SUPPRESSED = HISTORY.index("suppressed_records")


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Search", text)


def search_sentence(of: SearchSnapshot, least: int = ALL_TOLD) -> str:
    """How far a search is: ``"pass 3 · 1,204 moves · 12,300 records would be lost"``.

    ``least`` is the smallest count of records that is told.
    """
    figures = of.figures
    parts = [
        text.format(n=numbers.count(figures[key]))
        for key, text in (
            ("start", tr("start {n}")),
            ("restart", tr("restart {n}")),
            ("round", tr("round {n}")),
            ("pass", tr("pass {n}")),
        )
        if key in figures
    ]
    parts.append(_moves(figures, of))
    lost = of.history[-1, _SUPPRESSED] if len(of.history) else math.nan
    if math.isfinite(lost):
        parts.append(lost_sentence(lost, least))
    return " · ".join(part for part in parts if part)


def lost_sentence(records: float, least: int = ALL_TOLD) -> str:
    """``"12,300 records would be lost"``."""
    return tr("{records} would be lost").format(records=told(records, least, tr("records")))


def _moves(figures: Mapping[str, float], of: SearchSnapshot) -> str:
    moves = figures.get("moves")
    if moves is None:
        moves = of.history[-1, HISTORY.index("moves")] if len(of.history) else None
    return "" if moves is None else tr("{n} moves").format(n=numbers.count(moves))


def per_unit(
    areas: AreaLayer, labels: NDArray[np.integer], n_records: int | None
) -> dict[str, float]:
    """By what sums over a search are multiplied, so that they are told as on cards.

    Distances become the mean of the areas in km on the ground, as the regions of (n,) ``labels``
    have it; bits those of a record, unless these are not counted yet.
    """
    km = 1.0 / (1000.0 * max(1, len(labels)) * own_centre_stretch(areas, labels))
    bits = {} if n_records is None else {"bits": 1.0 / max(1, n_records)}
    return {"compactness_m": km} | bits


def measures_sentence(measures: Mapping[str, float], least: int = ALL_TOLD) -> str:
    """The measures of a replayed step, in units of `per_unit`, the price first."""
    parts = []
    if "suppressed_records" in measures:
        parts.append(lost_sentence(measures["suppressed_records"], least))
    if measures.get("alpha", -1) >= 0 and measures.get("regions_at_alpha", -1) >= 0:
        parts.append(
            tr("{n} at anonymity {a}").format(
                n=numbers.count(measures["regions_at_alpha"], tr("regions")),
                a=told(measures["alpha"], least),
            )
        )
    if "compactness_m" in measures:
        km = numbers.measure(measures["compactness_m"], tr("km"))
        parts.append(tr("{km} to own centre").format(km=km))
    if "bits" in measures:
        bits = numbers.measure(measures["bits"], tr("bits per record"))
        parts.append(tr("geography lost: {bits}").format(bits=bits))
    return " · ".join(parts)
