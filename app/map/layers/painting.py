"""Puts the list of layers onto the map: order, visibility, opacity, looks, labels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyproj import CRS
from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.session import RunEntry, Session
from app.kit.background import Background
from app.map.canvas import MapCanvas
from app.map.layers.keeper import LayerKeeper
from app.map.layers.own_shapes import (
    Drawn,
    Pieces,
    centres_in,
    label_texts,
    level_fill,
    overlay_of,
    pieces_of,
)
from app.map.layers.shown import polygons_in
from app.map.shown_map import MapWiring
from core.io.areas import AreaFile
from core.map.layer_list import GRATICULE, LEVEL, Layers, layer_of
from core.map.layers import AREAS, REGIONS, MapLayer
from core.metrics import own_centres
from core.raster.polygons import FlatPolygons

_FILL = "fill of "
Labels = tuple[NDArray[np.float64], NDArray[np.object_]]
"""Where something is written, (n, 2) metres, and what."""


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
        self._canvas, self._background = canvas, background
        self._pieces: dict[tuple[int, str], tuple[object, Any]] = {}
        self._made: dict[str, object] = {}
        self._labels: set[str] = set()
        # Many things come at once when areas or a run are shown: they are put there together.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._make)
        for signal in (session.layers_changed, keeper.hidden_changed):
            signal.connect(self.show_states)
        for signal in (
            session.layers_changed,
            session.levels_changed,
            session.current_run_changed,
            session.fields_changed,
            canvas.theme_changed,
        ):
            signal.connect(self._soon.start)
        map_wiring.when_shown(lambda _: self._show_anew())
        self.show_states()

    def _show_anew(self) -> None:
        self._made.clear()
        self.show_states()
        self._soon.start()

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

    @Slot()
    def _make(self) -> None:
        """Makes shapes and labels in a thread, if there is anything to make or take away."""
        self.show_states()
        shown, session = self._wiring.shown, self._session
        if shown is None:
            return
        own = shown.file is session.area_file
        ground = _Ground(
            session.layers,
            session.levels if own else {},
            shown.file,
            session.current_run,
            session.fields if own else {},
            self._canvas.is_dark,
        )
        wanted = any(of.shapes is not None or of.style.label for of in ground.layers) or any(
            of.style.field or of.style.fill for of in ground.layers if of.key.startswith(LEVEL)
        )
        if wanted or self._canvas.scene.overlays or self._labels:
            self._background.ask("layers", partial(self._work, ground), self._take)

    def _work(self, ground: _Ground) -> tuple[AreaFile, tuple[Drawn, ...], Mapping[str, Labels]]:
        overlays: list[Drawn] = []
        labels: dict[str, Labels] = {}
        for layer in ground.layers:
            overlay, written = self._drawn(layer, ground)
            overlays += [] if overlay is None else [overlay]
            if written is not None:
                labels[canvas_key(layer.key)] = written
        return ground.file, tuple(overlays), labels

    def _drawn(self, layer: MapLayer, ground: _Ground) -> tuple[Drawn | None, Labels | None]:
        """Shapes and labels of one layer."""
        style, areas = layer.style, ground.file.layer
        if layer.shapes is not None:
            pieces = self._pieces_of(layer, ground.crs)
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
                polygons = self._polygons_of(file, ground.crs)
                fill = level_fill(name, file.layer, polygons, layer, ground.dark)
            texts = _texts(style.label, file.layer.ids, file.layer.attributes, {})
            return fill, None if texts is None else (centres_in(file.layer, ground.crs), texts)
        if layer.key == AREAS:
            texts = _texts(style.label, areas.ids, areas.attributes, ground.fields)
            return None, None if texts is None else (areas.points, texts)
        if layer.key == REGIONS and style.label and ground.entry is not None:
            return None, labels_of_regions(ground.entry, areas.points)
        return None, None

    def _pieces_of(self, layer: MapLayer, crs: CRS) -> Pieces:
        shapes = layer.shapes
        assert shapes is not None
        key = (id(shapes), crs.to_wkt())
        if key not in self._pieces:
            self._pieces[key] = (shapes, pieces_of(shapes, crs))
        pieces: Pieces = self._pieces[key][1]
        return pieces

    def _polygons_of(self, file: AreaFile, crs: CRS) -> FlatPolygons:
        key = (id(file), crs.to_wkt())
        if key not in self._pieces:
            self._pieces[key] = (file, polygons_in(file.layer, crs))
        polygons: FlatPolygons = self._pieces[key][1]
        return polygons

    def _take(self, done: tuple[AreaFile, tuple[Drawn, ...], Mapping[str, Labels]]) -> None:
        file, overlays, labels = done
        if self._wiring.shown is None or self._wiring.shown.file is not file:
            return
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
