"""The map of uniqueness: each area carries the share of unique people of its unit."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from app.kit import numbers
from app.map.layers.colouring import Coloured
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.finding import Found
from core.areas import AreaLayer
from core.map.named_classes import uniqueness_colours


def of_areas(found: Found) -> NDArray[np.float64]:
    """(n,) share of the unit that holds each area, 0 to 1; NaN = no value."""
    labels = found.units.labels
    return np.append(found.report.share, np.nan)[labels]


def colours_of(found: Found, name: str) -> Callable[[AreaLayer, bool], Coloured]:
    """What the map asks for: the colours of areas by the share of their unit."""
    estimated = found.report.estimated is not None
    title = texts.tr("Unique people: {level}") if estimated else texts.tr("Unique: {level}")
    title = title.format(level=name)
    names = texts.legend_names()
    labels = found.units.labels

    def work(layer: AreaLayer, dark: bool) -> Coloured:
        if len(layer) != len(labels):  # other areas are on their way
            return Coloured()
        lut, legend = uniqueness_colours(of_areas(found), title=title, names=names, dark=dark)
        every_area = len(found.units) == len(labels)
        return Coloured(lut, None if every_area else labels, None, legend)

    return work


def told_of(found: Found, area: int) -> str:
    """Lines for the tooltip of an area: its unit, and who is unique there."""
    labels = found.units.labels
    if not 0 <= area < len(labels) or labels[area] < 0:
        return ""
    unit = int(labels[area])
    name = str(found.units.ids[unit]) or texts.tr("in no unit")
    of = found.report.measured
    if not of.records[unit]:
        return texts.tr("{unit}: no records").format(unit=name)
    line = texts.tr("{unit}: {unique} of {records} unique ({share})").format(
        unit=name,
        unique=numbers.count(int(of.unique[unit])),
        records=numbers.count(int(of.records[unit]), texts.tr("records")),
        share=numbers.percent(float(of.share[unit])),
    )
    estimated = found.report.estimated
    if estimated is None:
        return line
    share = float(estimated.share[unit])
    said = texts.tr("Estimated of its people: {share}").format(share=numbers.percent(share))
    return f"{line}\n{said}"
