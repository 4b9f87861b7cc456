"""Puts the list of layers onto the map: order, visibility, opacity, looks, labels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyproj import CRS
from PySide6.QtCore import QObject, Slot

from app.frame.session import RunEntry, Session
from app.kit.background import Background
from app.kit.derived import Missing, unseen
from app.map.canvas import MapCanvas
from app.map.layers.keeper import LayerKeeper
from app.map.layers.shapes import (
    Drawn,
    Pieces,
    centres_in,
    label_texts,
    level_fill,
    overlay_of,
    pieces_of,
    polygons_in,
)
from app.map.shown_map import MapWiring
from core.evaluation import own_centres
from core.io.areas import AreaFile
from core.map.layer_list import GRATICULE, LEVEL, Layers, layer_of
from core.map.layers import AREAS, REGIONS, MapLayer
from core.polygons import FlatPolygons

_FILL = "fill of "
Labels = tuple[NDArray[np.float64], NDArray[np.object_]]
"""Where something is written, (n, 2) metres, and what."""
Shown = tuple[tuple[Drawn, ...], Mapping[str, Labels]]
"""Shapes and labels of all layers."""


def canvas_key(key: str) -> str:
    """What the map calls a layer."""
    return key.removeprefix(LEVEL)


@dataclass(frozen=True, eq=False)
class _Ground:
    """All that looks are made from, so that they can be made in a thread."""

    layers: Layers
    levels: Mapping[str, AreaFile]
    file: AreaFile
    entry: RunEntry | None
    fields: Mapping[str, NDArray[Any]]
    dark: bool

    @property
    def crs(self) -> CRS:
        return self.file.layer.crs


class LayerPainter(QObject):
    """The session's layers on one side, the map on the other."""

    def __init__(
        self,
        session: Session,
        keeper: LayerKeeper,
        map_wiring: MapWiring,
        canvas: MapCanvas,
        background: Background,
    ) -> None:
        super().__init__(canvas)
        self._session, self._keeper, self._wiring = session, keeper, map_wiring
        self._canvas = canvas
        self._pieces: dict[tuple[int, str], tuple[object, Any]] = {}
        self._made: dict[str, object] = {}
        self._labels: set[str] = set()
        self._shapes = unseen(
            self,
            background,
            "layers",
            self._inputs,
            self._work,
            self._show,
            nothing=lambda: self._show(((), {})),
        )
        self._shapes.follow(
            session.layers_changed,
            session.levels_changed,
            session.current_run_changed,
            session.fields_changed,
            canvas.theme_changed,
        )
        for signal in (session.layers_changed, session.current_run_changed, keeper.hidden_changed):
            signal.connect(self.show_states)
        map_wiring.when_shown(lambda _: self._show_anew())
        self.show_states()

    def _show_anew(self) -> None:
        self._made.clear()
        self.show_states()
        self._shapes.forget()

    @Slot()
    def show_states(self) -> None:
        """Order, visibility and opacity: at once, and only what has changed."""
        layers, canvas, hidden = self._session.layers, self._canvas, self._keeper.hidden
        for layer in layers:
            name = canvas_key(layer.key)
            visible = layer.visible and layer.key not in hidden
            if layer.key == GRATICULE:
                self._once("graticule", visible, partial(canvas.set_graticule, visible))
            for of in (name, f"{_FILL}{name}") if layer.key.startswith(LEVEL) else (name,):
                self._once(f"{of} seen", visible, partial(canvas.set_layer_visible, of, visible))
                opacity = self._opacity(layer)
                self._once(f"{of} opacity", opacity, partial(canvas.set_layer_opacity, of, opacity))
        order = painting_order(layers)
        self._once("order", order, partial(canvas.set_order, order))
        for layer in layers:
            if layer.key.startswith(LEVEL):
                look = (canvas_key(layer.key), layer.style.line, layer.style.width)
                self._once(f"{layer.key} line", look, partial(canvas.set_level_style, *look))

    def _opacity(self, layer: MapLayer) -> float:
        """Colours of regions by a measure are painted as colours of their areas."""
        regions = layer_of(self._session.layers, REGIONS)
        entry = self._session.current_run
        if layer.key == AREAS and entry is not None and regions is not None and regions.visible:
            coloured = regions.style.field or regions.style.fill is not None
            return regions.opacity if coloured else layer.opacity
        return layer.opacity

    def _once(self, what: str, value: object, act: partial[None]) -> None:
        if self._made.get(what, self) != value:
            self._made[what] = value
            act()

    # Shapes and labels

    def _inputs(self) -> tuple[Any, ...] | Missing:
        """What has shapes or labels of its own, and what these are made from."""
        shown, session = self._wiring.shown, self._session
        if shown is None:
            return Missing("no areas")
        own = shown.file is session.area_file
        layers = tuple(
            replace(of, visible=True, opacity=1.0)  # at once, and nothing is made anew for it
            for of in session.layers
            if of.shapes is not None
            or of.style.label
            or (of.key.startswith(LEVEL) and (of.style.field or of.style.fill))
        )
        if not layers:
            return Missing("nothing to make")
        levels, fields = (session.levels, session.fields) if own else ({}, {})
        entry = session.current_run
        return layers, dict(levels), shown.file, entry, fields, self._canvas.is_dark

    def _work(self, key: tuple[Any, ...]) -> Shown:
        ground = _Ground(*key)
        overlays: list[Drawn] = []
        labels: dict[str, Labels] = {}
        for layer in ground.layers:
            overlay, written = self._drawn(layer, ground)
            overlays += [] if overlay is None else [overlay]
            if written is not None:
                labels[canvas_key(layer.key)] = written
        return tuple(overlays), labels

    def _drawn(self, layer: MapLayer, ground: _Ground) -> tuple[Drawn | None, Labels | None]:
        """Shapes and labels of one layer."""
        style, areas = layer.style, ground.file.layer
        if layer.shapes is not None:
            pieces: Pieces = self._made_once(layer.shapes, ground.crs, pieces_of)
            overlay = overlay_of(layer, pieces, ground.dark)
            texts = _texts(style.label, layer.shapes.ids, layer.shapes.attributes, {})
            return overlay, None if texts is None else (pieces.centres, texts)
        if layer.key.startswith(LEVEL):
            file = ground.levels.get(canvas_key(layer.key))
            if file is None:
                return None, None
            fill = None
            if style.field or style.fill:
                name = f"{_FILL}{canvas_key(layer.key)}"
                polygons: FlatPolygons = self._made_once(file, ground.crs, _polygons)
                fill = level_fill(name, file.layer, polygons, layer, ground.dark)
            texts = _texts(style.label, file.layer.ids, file.layer.attributes, {})
            return fill, None if texts is None else (centres_in(file.layer, ground.crs), texts)
        if layer.key == AREAS:
            texts = _texts(style.label, areas.ids, areas.attributes, ground.fields)
            return None, None if texts is None else (areas.points, texts)
        if layer.key == REGIONS and style.label and ground.entry is not None:
            return None, labels_of_regions(ground.entry, areas.points)
        return None, None

    def _made_once(self, of: Any, crs: CRS, make: Callable[[Any, CRS], Any]) -> Any:
        """What is made of shapes, kept as long as they are layers."""
        key = (id(of), crs.to_wkt())
        if key not in self._pieces:
            self._pieces[key] = (of, make(of, crs))
        return self._pieces[key][1]

    def _show(self, done: Shown) -> None:
        overlays, labels = done
        legends = {of.key: legend for of, legend in overlays if legend is not None}
        self._canvas.set_overlays([of for of, _ in overlays], legends)
        for key in self._labels - set(labels):
            self._canvas.set_labels(key, None, None)
        for key, (points, texts) in labels.items():
            self._canvas.set_labels(key, points, texts)
        self._labels = set(labels)
        kept = {id(of.shapes) for of in self._session.layers} | {
            id(of) for of in self._session.levels.values()
        }
        self._pieces = {key: of for key, of in self._pieces.items() if key[0] in kept}


def _polygons(file: AreaFile, crs: CRS) -> FlatPolygons:
    return polygons_in(file.layer, crs)


def painting_order(layers: Layers) -> tuple[str, ...]:
    """The map's names of the layers, the lowest first."""
    order: list[str] = []
    for layer in reversed(layers):
        if layer.key.startswith(LEVEL):
            order.append(f"{_FILL}{canvas_key(layer.key)}")
        order.append(canvas_key(layer.key))
    return tuple(order)


def _texts(
    column: str, ids: NDArray[np.object_], attributes: Any, own: Mapping[str, object]
) -> NDArray[np.object_] | None:
    return label_texts(column, ids, attributes, own) if column else None


def labels_of_regions(entry: RunEntry, points: NDArray[np.float64]) -> Labels | None:
    """Numbers of regions, as in the files that are written, at their centres."""
    aggregation = entry.run.aggregation
    if len(aggregation.labels) != len(points):
        return None
    s = aggregation.n_regions
    texts = np.arange(1, s + 1).astype(str).astype(object)
    return own_centres(points, aggregation.labels, s), texts
