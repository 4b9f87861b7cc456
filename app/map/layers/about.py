"""What layers are called, and what can be chosen for the look of each: fields, labels, lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pandas as pd
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.frame.session import Session
from app.kit.grouped_list import Choice
from app.kit.level_words import short_level_name
from app.map.layers.colouring import title_of, tr_core
from app.map.layers.shapes import ID
from core.areas import AreaLayer
from core.map.fields import (
    KINDS,
    OF_AREAS,
    OF_COLUMNS,
    OF_OWN,
    OF_RECORDS,
    OF_REGIONS,
    MapField,
    fields_of,
    numbers_of,
)
from core.map.layer_list import GRATICULE, LEVEL, OUTLINES, is_own
from core.map.layers import AREAS, REGIONS, MapLayer, Shapes

_MOST_LABELS = 60


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Layers", text)


def layer_title(key: str) -> str:
    """What a layer that comes with the map is called; a level by its own name."""
    if key.startswith(LEVEL):
        return short_level_name(key.removeprefix(LEVEL))
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


@dataclass(frozen=True)
class LayerAbout:
    """What the look of one layer can be made of.

    Attributes
    ----------
    fields, labels
        What it can be coloured by, and what can be written on it.
    has_fill, has_line
        Whether its fill, and its line, can be chosen.
    plain
        What it is called if it is coloured by nothing.
    counted
        What its classes count: "areas", "shapes".
    """

    fields: tuple[Choice, ...] = ()
    labels: tuple[Choice, ...] = ()
    has_fill: bool = False
    has_line: bool = False
    plain: str = ""
    counted: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to choose."""
        return not (self.has_fill or self.has_line or self.fields)


def about_layer(
    layer: MapLayer,
    areas: AreaLayer | None,
    level: AreaLayer | None,
    *,
    counted: bool,
    grouped: bool,
    own: Mapping[str, NDArray[Any]],
) -> LayerAbout:
    """What can be chosen for a layer; tens of ms for 50,000 areas.

    Parameters
    ----------
    layer
        The layer.
    areas, level
        The areas on the map; for a coarser level those of it.
    counted, grouped, own
        See `core.map.fields.fields_of`.
    """
    if layer.key in (AREAS, REGIONS) and areas is not None:
        regions = layer.key == REGIONS
        fields = fields_of(areas, counted=counted, grouped=grouped and regions, own=own)
        plain = tr("Nothing: neighbours differ") if regions else tr("Nothing: one colour")
        labels: tuple[Choice, ...] = (Choice("region", tr("Number of the region")),)
        if not regions:
            labels = _labels([*own, *_names(areas.attributes)])
        return LayerAbout(_choices(fields), labels, True, False, plain, tr("areas"))
    if layer.key.startswith(LEVEL) and level is not None:
        fields = tuple(of for of in fields_of(level) if of.kind in (OF_AREAS, OF_COLUMNS))
        labels = _labels(_names(level.attributes))
        return LayerAbout(_choices(fields), labels, True, True, tr("Nothing"), tr("areas"))
    if is_own(layer.key) and layer.shapes is not None:
        fields = shape_fields(layer.shapes)
        labels = _labels(_names(layer.shapes.attributes))
        return LayerAbout(_choices(fields), labels, True, True, tr("Nothing"), tr("shapes"))
    return LayerAbout()


def shape_fields(shapes: Shapes) -> tuple[MapField, ...]:
    """The columns of numbers of shapes."""
    return tuple(
        MapField(str(name), str(name), "", OF_COLUMNS)
        for name in shapes.attributes.columns
        if numbers_of(shapes.attributes[name].to_numpy(), shapes.ids) is not None
    )


def known_fields(areas: AreaLayer | None, session: Session, layer: MapLayer) -> set[str] | None:
    """Keys of the fields of a layer; None if that cannot be said yet."""
    if layer.key in (AREAS, REGIONS):
        if areas is None:
            return None
        own = session.fields
        return {of.key for of in fields_of(areas, counted=True, grouped=True, own=own)}
    if layer.key.startswith(LEVEL):
        file = session.levels.get(layer.key.removeprefix(LEVEL))
        return None if file is None else {of.key for of in fields_of(file.layer)}
    if layer.shapes is not None:
        return {of.key for of in shape_fields(layer.shapes)}
    return set()


def colour_choices(
    areas: AreaLayer, *, counted: bool, grouped: bool, own: Mapping[str, NDArray[Any]]
) -> tuple[Choice, ...]:
    """All that the map can be coloured by; see `core.map.fields.fields_of`."""
    return _choices(fields_of(areas, counted=counted, grouped=grouped, own=own))


def _choices(fields: tuple[MapField, ...]) -> tuple[Choice, ...]:
    headings = {
        OF_AREAS: tr("Areas"),
        OF_RECORDS: tr("Records"),
        OF_REGIONS: tr("Regions of the shown run"),
        OF_COLUMNS: tr("Columns of the file"),
        OF_OWN: tr("Columns joined or computed"),
    }
    ordered = sorted(fields, key=lambda of: KINDS.index(of.kind))
    return tuple(Choice(of.key, _with_unit(of), headings[of.kind]) for of in ordered)


def _with_unit(field: MapField) -> str:
    title = title_of(field)
    if not field.unit:
        return title
    return tr("{title} ({unit})").format(title=title, unit=tr_core(field.unit))


def _names(attributes: pd.DataFrame) -> list[str]:
    return [str(name) for name in attributes.columns]


def _labels(names: list[str]) -> tuple[Choice, ...]:
    named = [Choice(name, name) for name in dict.fromkeys(names) if name != ID]
    return (Choice(ID, tr("Id")), *named[:_MOST_LABELS])
