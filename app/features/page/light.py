"""A map of a dark window in the colours of white paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from app.map.canvas.still import Still
from app.map.layers.own_shapes import GROUND
from core.colours import Legend, region_palette
from core.colours.on_light import on_light, recoloured
from core.raster.overlay import Overlay
from core.raster.palette import HATCHED, LIGHT

Table = dict[int, int]
_COLOUR = np.uint32(0x00FFFFFF)


def in_light_colours(still: Still) -> Still:
    """The same classes in the same ramps as on a light ground; a light map stays as it is.

    Colours that were chosen by hand stay.
    """
    request = still.request
    scene = request.scene
    if not scene.palette.is_dark:
        return still
    tables = [on_light([entry.colour for entry in of.entries]) for of in still.legends]
    legends = tuple(_legend(*pair) for pair in zip(still.legends, tables, strict=True))
    tables += [on_light(region_palette(dark=True).tolist()), _table_of_grounds()]
    scene = replace(
        scene,
        palette=LIGHT,
        area_lut=_colours(scene.area_lut, tables),
        region_lut=_colours(scene.region_lut, tables),
        overlays=tuple(_overlay(of, tables) for of in scene.overlays),
    )
    return replace(still, request=replace(request, scene=scene), legends=legends)


def _legend(legend: Legend, table: Table) -> Legend:
    entries = legend.entries
    if table:
        colours = np.array([of.colour for of in entries], dtype=np.uint32)
        light = recoloured(colours, table).tolist()
        entries = tuple(replace(of, colour=c) for of, c in zip(entries, light, strict=True))
    return replace(legend, entries=entries)


def _colours(lut: NDArray[np.uint32] | None, tables: Sequence[Table]) -> NDArray[np.uint32] | None:
    """Colours by the table that knows all of them."""
    if lut is None:
        return None
    there = set((np.unique(lut[lut != HATCHED]) & _COLOUR).tolist())
    table = next((of for of in tables if there and there <= set(of)), {})
    return recoloured(lut, table)


def _overlay(of: Overlay, tables: Sequence[Table]) -> Overlay:
    grounds = _table_of_lines()
    line = of.line if of.line is None else grounds.get(of.line, of.line)
    return replace(of, fill=_colours(of.fill, tables), line=line)


def _table_of_grounds() -> Table:
    """The ground of a background layer."""
    return {GROUND[True][0] & 0xFFFFFF: GROUND[False][0] & 0xFFFFFF}


def _table_of_lines() -> Table:
    return {GROUND[True][1]: GROUND[False][1]}
