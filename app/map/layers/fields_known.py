"""Which fields a layer can be coloured by, to check the looks of a file against."""

from __future__ import annotations

from app.frame.session import Session
from app.map.layers.about import shape_fields
from core.areas import AreaLayer
from core.map.fields import fields_of
from core.map.layer_list import LEVEL
from core.map.layers import AREAS, REGIONS, MapLayer


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
