"""What layers, schemes and ramps are called, in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.map.layer_list import GRATICULE, LEVEL, OUTLINES
from core.map.layers import AREAS, REGIONS


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Layers", text)


def layer_title(key: str) -> str:
    """What a layer that comes with the map is called; a level by its own name."""
    if key.startswith(LEVEL):
        name = key.removeprefix(LEVEL)
        return name.upper() if len(name) <= 4 else name
    titles = {
        "faults": tr("Faults in the geometry"),
        "sites": tr("Sites"),
        "trails": tr("Where sites came from"),
        "links": tr("Links to islands"),
        "cells": tr("Voronoi cells of the sites"),
        GRATICULE: tr("Latitude and longitude"),
        OUTLINES: tr("Outlines of areas"),
        REGIONS: tr("Regions"),
        AREAS: tr("Areas"),
    }
    return titles.get(key, key)


def scheme_words() -> dict[str, tuple[str, str]]:
    """Name and explanation of each scheme of classes."""
    return {
        "quantile": (tr("Quantiles"), tr("As many areas in each class")),
        "equal": (tr("Equal steps"), tr("Each class spans as much of the values")),
        "natural": (
            tr("Natural breaks"),
            tr("Bounds where values leave gaps: least spread within classes (Jenks)"),
        ),
        "log": (tr("Logarithmic"), tr("Each class a constant factor wider than the one before")),
        "diverging": (tr("Diverging"), tr("Equal steps on both sides of zero, for differences")),
    }
