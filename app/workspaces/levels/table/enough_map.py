"""The map of levels: each area carries the verdict of its unit."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from app.kit import numbers
from app.map.layers.colouring import Coloured
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.sheet import Asked, LevelRow
from core.areas import AreaLayer
from core.levels.assessment import Assessment
from core.map.named_classes import margin_colours


def colours_of(
    row: LevelRow, asked: Asked, judged: Assessment
) -> Callable[[AreaLayer, bool], Coloured]:
    """What the map asks for: the colours of areas by the margin of their unit."""
    title = texts.tr("Enough people: {level}").format(level=texts.row_name(row))
    names = (
        texts.tr("under half of the cut-off"),
        texts.tr("too few: below the cut-off"),
        texts.tr("enough: above the cut-off"),
        texts.tr("over twice the cut-off"),
    )
    note = _note(asked, judged)
    units = judged.units

    def work(layer: AreaLayer, dark: bool) -> Coloured:
        if len(layer) != len(units.labels):  # other areas are on their way
            return Coloured()
        lut, legend = margin_colours(
            judged.margins_of_areas, title=title, names=names, note=note, dark=dark
        )
        every_area = len(units) == len(units.labels)
        return Coloured(lut, None if every_area else units.labels, None, legend)

    return work


def _note(asked: Asked, judged: Assessment) -> str:
    known = judged.cutoffs[~np.isnan(judged.cutoffs)]
    if not len(known):
        return texts.tr("The rule does not apply here.")
    least, most = float(known.min()), float(known.max())
    people = texts.people_words(judged.units)
    if least == most:
        cutoff = f"{texts.cutoff_text(least)}\u00a0{people}"
        return texts.tr("Cut-off: {cutoff}").format(cutoff=cutoff)
    return texts.tr("Cut-off: {least} to {most}").format(
        least=texts.cutoff_text(least), most=f"{texts.cutoff_text(most)}\u00a0{people}"
    )


def told_of(row: LevelRow, judged: Assessment, area: int) -> str:
    """Lines for the tooltip of an area: its unit, and how that compares with the cut-off."""
    units = judged.units
    if not 0 <= area < len(units.labels) or units.labels[area] < 0:
        return ""
    unit = int(units.labels[area])
    head = texts.tr("{level}: {unit}").format(
        level=texts.row_name(row), unit=texts.unit_name(units, unit)
    )
    if not judged.judged[unit]:
        return f"{head}\n{texts.margin_tip(judged, unit)}"
    margin = texts.tr("{mark} times the cut-off").format(
        mark=numbers.measure(float(judged.margins[unit]))
    )
    return f"{head}\n{texts.margin_tip(judged, unit)}\n{margin}"
