"""What the map shows of areas and regions for a style: colours, and what they mean in words.

A pure function, for every map there is: the one in the middle, a second beside it, a page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.frame.session import RunEntry
from core.areas import AreaLayer
from core.colours import Legend
from core.map.classify import Classed, classed
from core.map.fields import OF_COLUMNS, OF_OWN, MapField, field_values, title_known
from core.map.layers import LayerStyle
from core.map.values import REGION, AreaValues
from core.presets import DEFAULT_K
from core.study import Study


class Coloured(NamedTuple):
    """Colours of areas and regions.

    Attributes
    ----------
    area_lut
        (n,) uint32 colours of the areas; None = plain.
    labels
        (n,) int32 region of each area, whose edges are drawn; None without a run.
    region_lut
        Colours of the regions; None where ``area_lut`` has them.
    legend
        What the colours mean; None without any, or where they only tell neighbours apart.
    """

    area_lut: NDArray[np.uint32] | None = None
    labels: NDArray[np.int32] | None = None
    region_lut: NDArray[np.uint32] | None = None
    legend: Legend | None = None

    @property
    def tells_neighbours(self) -> bool:
        """Whether regions are to be coloured only so that neighbours differ."""
        return self.labels is not None and self.area_lut is None and self.legend is None


def tr_core(text: str) -> str:
    """A text of core in the user's language."""
    return QCoreApplication.translate("core", text) if text else ""


def coloured_for(
    style: LayerStyle,
    layer: AreaLayer,
    study: Study | None,
    entry: RunEntry | None,
    fields: Mapping[str, NDArray[Any]],
    dark: bool,
    *,
    k: int = DEFAULT_K,
) -> Coloured:
    """The colours of areas for a run and a style; some ten ms: not on the GUI thread.

    Parameters
    ----------
    style
        Of the layer that gives the colours: regions if a run is shown, else areas.
    layer
        The areas on the map.
    study
        Their counted records; that of ``entry`` is used if there is one.
    entry
        The run to show, on these areas; None without.
    fields
        Columns joined to the areas or computed, (n,) each.
    dark
        For a dark background.
    k
        Smallest class size, used for anonymity before there is a run.
    """
    labels = None if entry is None else entry.run.aggregation.labels
    if style.field in ("", REGION):
        plain = None if style.fill is None else np.full(len(layer), style.fill, dtype=np.uint32)
        if entry is None or plain is not None:
            return Coloured(plain, labels)
        return Coloured(None, labels, entry.colours.lut(dark=dark))
    of = values_for(style.field, layer, study, entry, fields, k=k)
    if of is None:
        return Coloured(None, labels, None if entry is None else entry.colours.lut(dark=dark))
    done = classes_for(of, style, dark)
    return Coloured(done.lut, labels, None, done.legend)


def values_for(
    field: str,
    layer: AreaLayer,
    study: Study | None,
    entry: RunEntry | None,
    fields: Mapping[str, NDArray[Any]],
    *,
    k: int = DEFAULT_K,
) -> AreaValues | None:
    """The values of a field; None if it has none yet. See `coloured_for`."""
    run = None if entry is None else entry.run
    return field_values(
        field,
        layer,
        study=study if entry is None else entry.study,
        k=k,
        aggregation=None if run is None else run.aggregation,
        suppression=None if run is None else run.suppression,
        own=fields,
    )


def classes_for(of: AreaValues, style: LayerStyle, dark: bool) -> Classed:
    """Values in classes, their title and unit in the user's language."""
    return classed(of, style, title=tr_core(of.title), unit=tr_core(of.unit), dark=dark)


def title_of(field: MapField) -> str:
    """What a field is called; names of columns are as in the file."""
    return field.title if field.kind in (OF_COLUMNS, OF_OWN) else tr_core(field.title)


def title_of_key(key: str) -> str:
    """What a field is called, by its key: in the user's language unless it is a column."""
    known = title_known(key)
    return key.removeprefix("column ") if known is None else tr_core(known)


def noted(legend: Legend | None, note: str) -> Legend | None:
    """The legend with one more sentence under it."""
    if legend is None or not note:
        return legend
    return replace(legend, note=f"{legend.note} {note}".strip())
