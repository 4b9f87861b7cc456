"""What the second map is coloured by: the compared run, or a difference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.features.compare.sentences import tr
from app.frame.session import RunEntry
from app.kit import numbers
from app.map.layers.colouring import Coloured, coloured_for, tr_core, values_for
from core.colours import Legend, LegendEntry, region_legend
from core.differences import (
    ANONYMITY,
    BITS,
    CHANGED,
    DISTANCE,
    LOST,
    PEOPLE,
    TITLES,
    UNITS,
    Differences,
)
from core.map.difference_colours import changed_colours, difference_colours
from core.map.layers import LayerStyle
from core.map.values import REGION
from core.raster.palette import HATCHED

RUN = "run"
"""The second map shows the compared run, coloured like the first one."""


def subject_titles() -> dict[str, str]:
    """What the second map can show, in the order of a list."""
    return {
        RUN: tr("The compared run"),
        CHANGED: tr("Areas that changed region"),
        LOST: tr("Difference: records lost in the region (percentage points)"),
        ANONYMITY: tr("Difference: anonymity of the region (records)"),
        PEOPLE: tr("Difference: people in the region"),
        BITS: tr("Difference: geography lost in the region (bits per record)"),
        DISTANCE: tr("Difference: distance to the region's centre (km)"),
    }


def difference_map(
    of: Differences, subject: str, shown: RunEntry, other: RunEntry, dark: bool
) -> Coloured:
    """Areas by how the shown run differs from the other one, with the edges of its regions."""
    title = tr_core(TITLES[subject])
    if subject == CHANGED:
        lut, legend = changed_colours(
            of.changed, title=title, names=(tr("changed"), tr("as before")), dark=dark
        )
    else:
        note = tr("Blue: less in “{run}”; orange: more.")
        lut, legend = difference_colours(
            of.values[subject],
            title=title,
            unit=tr_core(UNITS[subject]),
            none=tr("no difference"),
            note=note.format(run=shown.name),
            dark=dark,
        )
        legend = replace(legend, entries=tuple(_signed(entry) for entry in legend.entries))
    return Coloured(lut, of.after, None, legend)


def told_colours(subject: str, shown: RunEntry, other: RunEntry) -> str:
    """What is seen on a map of differences, for its caption."""
    names = {"run": shown.name, "other": other.name}
    if subject == CHANGED:
        return tr("“{run}” compared with “{other}”").format(**names)
    return tr("Blue: less in “{run}” than in “{other}” · orange: more").format(**names)


def _signed(entry: LegendEntry) -> LegendEntry:
    """A class of differences with the signs of its bounds: ``"−12 to −3"``."""
    if entry.low is None or entry.high is None:
        return entry
    low, high = (
        "0" if value == 0 else numbers.signed(numbers.short(abs(value)), value)
        for value in (entry.low, entry.high)
    )
    return replace(entry, label=tr("{low} to {high}").format(low=low, high=high))


def run_map(
    other: RunEntry,
    style: LayerStyle,
    fields: Mapping[str, NDArray[Any]],
    dark: bool,
    *,
    legend: Legend | None = None,
) -> Coloured:
    """The compared run: its regions in their own colours, values in the classes of the first map.

    Parameters
    ----------
    other
        The run.
    style, fields
        See `app.map.layers.colouring.coloured_for`.
    dark
        For a dark background.
    legend
        That of the first map: where it tells classes of the same values, they are used here too.
    """
    layer = other.area_file.layer
    if style.field not in ("", REGION) and legend is not None:
        of = values_for(style.field, layer, other.study, other, fields)
        if of is not None and tr_core(of.title) == legend.title:
            like_first = in_classes(of.values, legend)
            if like_first is not None:
                return Coloured(like_first[0], other.run.aggregation.labels, None, like_first[1])
    found = coloured_for(style, layer, other.study, other, fields, dark)
    if not found.tells_neighbours or style.field not in ("", REGION):
        return found
    entries = region_legend("", dark=dark).entries
    note = tr("Matching regions are alike where they can be.")
    return found._replace(legend=Legend(tr("Regions"), entries=entries, note=note))


def in_classes(
    values: NDArray[np.float64], legend: Legend
) -> tuple[NDArray[np.uint32], Legend] | None:
    """Colours of areas by the classes of a legend; None if it tells no classes of numbers.

    What lies beyond its ends belongs to the class there.
    """
    bounds = [(of.low, of.high) for of in legend.entries]
    lows = [low for low, high in bounds if low is not None and high is not None]
    known = np.isfinite(values)
    if len(lows) < len(bounds) or not lows or not known.any():
        return None
    colours = np.array([of.colour for of in legend.entries], dtype=np.uint32)
    lut = np.full(len(values), HATCHED, dtype=np.uint32)
    lut[known] = colours[np.searchsorted(lows[1:], values[known], side="right")]
    entries = list(legend.entries)
    least, most = float(values[known].min()), float(values[known].max())
    entries[0] = replace(entries[0], low=min(lows[0], least))
    highest = entries[-1].high
    entries[-1] = replace(entries[-1], high=most if highest is None else max(highest, most))
    return lut, Legend(
        legend.title,
        legend.unit,
        tuple(entries),
        missing=not known.all(),
        note=tr("Classes as on the first map."),
    )


def told_difference(
    of: Differences, subject: str, area: int, shown: RunEntry, other: RunEntry
) -> str:
    """Lines for the tooltip of an area: its regions in both runs, and the difference."""
    before, after = int(of.before[area]) + 1, int(of.after[area]) + 1
    line = tr("“{run}”: region {number}")
    lines = [
        line.format(run=shown.name, number=numbers.count(after)),
        line.format(run=other.name, number=numbers.count(before)),
    ]
    if subject not in (RUN, CHANGED):
        value = float(of.values[subject][area])
        size = numbers.measure(abs(value), tr_core(UNITS[subject]))
        text = numbers.NOTHING if np.isnan(value) else numbers.signed(size, value)
        lines.append(tr("{title}: {value}").format(title=tr_core(TITLES[subject]), value=text))
    elif of.changed[area]:
        lines.append(tr("It changed region."))
    return "\n".join(lines)
