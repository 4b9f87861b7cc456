"""The map of the window: its layers, what is written on it, what is under the pointer."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from app.map.canvas import export
from app.map.canvas.labels import Label, LabelSet, LabelWriter, Written, placed_labels
from app.map.canvas.layered import LayeredMap
from app.map.canvas.rim import degree_labels
from app.map.canvas.still import Still, pixel_font
from core.raster.degrees import Degrees
from core.raster.view import View
from core.small_counts import ALL_TOLD

_REST_MS = 120


class MapCanvas(LayeredMap):
    """A map of areas, regions, sites and what else belongs to a study.

    See `LayeredMap` for what it shows. Over the layers stand labels, lines of latitude and
    longitude, and a mark such as "Synthetic data".

    Signals
    -------
    area_hovered(int)
        The area under the pointer changed; -1 = none.
    area_clicked(int, modifiers)
        An area (-1 = the ground beside them) was clicked.
    areas_boxed(array of int32, modifiers)
        A rectangle was drawn with the select tool around the points of these areas.
    cursor_moved(x, y, lat, lon)
        Place under the pointer: metres, and degrees (NaN without a coordinate system).
    cursor_left()
        The pointer left the map.
    """

    area_hovered = Signal(int)
    area_clicked = Signal(int, object)
    areas_boxed = Signal(object, object)
    cursor_moved = Signal(float, float, float, float)
    cursor_left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Map"))
        self._hovered = -1
        self.areas_shown.connect(partial(self._set_hovered, -1))
        self._describe: Callable[[int], str] | None = None
        self._degrees: Degrees | None = None
        self._with_graticule = False
        self._label_sets: dict[str, LabelSet] = {}
        self._written = Written()
        self._writer: LabelWriter | None = None  # for degrees; labels have one of their own
        self._label_writer = LabelWriter(self.font(), self.scene.palette, 1.0)
        self._mark = ""
        self._least_seen = self._least_out = ALL_TOLD
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._place_labels)
        self.view_changed.connect(self._await_rest)
        self.theme_changed.connect(self._await_rest)
        self._worker.task_done.connect(self._show_labels, Qt.ConnectionType.QueuedConnection)

    def set_describe(self, describe: Callable[[int], str] | None) -> None:
        """What to say about an area when the pointer rests on it."""
        self._describe = describe

    def degrees_at(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a place; NaN if not known."""
        return (math.nan, math.nan) if self._degrees is None else self._degrees.at(x, y)

    def north_at(self, x: float, y: float) -> float:
        """Degrees clockwise from up to true north at a place."""
        return 0.0 if self._degrees is None else self._degrees.north_at(x, y)

    def stretch_at(self, x: float, y: float) -> float:
        """Metres on the map for a metre on the ground at a place."""
        return 1.0 if self._degrees is None else self._degrees.scale_at(x, y)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tells where the pointer is and over which area."""
        super().mouseMoveEvent(event)
        x, y = self.world_at(event.position())
        self.cursor_moved.emit(x, y, *self.degrees_at(x, y))
        if not self._navigator.busy:
            self._set_hovered(self.area_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        super().leaveEvent(event)
        self._set_hovered(-1)
        self.cursor_left.emit()

    def _set_hovered(self, area: int) -> None:
        if area != self._hovered:
            self._hovered = area
            self.area_hovered.emit(area)

    def click_at(self, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """A click without a drag."""
        if self.scene.polygons is not None:
            self.area_clicked.emit(self.area_at(at), modifiers)

    def select_box(self, box: QRectF, modifiers: Qt.KeyboardModifier) -> None:
        """Tells which areas have their point inside a rectangle."""
        points = self.scene.points
        if points is None:
            return
        west, north = self.world_at(box.topLeft())
        east, south = self.world_at(box.bottomRight())
        inside = (points >= (west, south)).all(axis=1) & (points <= (east, north)).all(axis=1)
        self.areas_boxed.emit(np.flatnonzero(inside).astype(np.int32), modifiers)

    def event(self, event: QEvent) -> bool:
        """Shows the tooltip of the area under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self._tooltip(self.area_at(QPointF(event.pos())))
            if text:
                QToolTip.showText(event.globalPos(), text, self)
            else:
                QToolTip.hideText()
                event.ignore()
            return True
        return super().event(event)

    def _tooltip(self, area: int) -> str:
        if area < 0:
            return ""
        if self._describe is not None:
            return self._describe(area)
        return "" if self._ids is None else str(self._ids[area])

    def save_png(self, path: Path, scale: float = 1.0) -> None:
        """Writes what is seen as a PNG, ``scale`` times as fine as the widget."""
        export.save_png(self, path, scale)

    def save_svg(self, path: Path) -> None:
        """Writes what is seen as an SVG: areas as a picture, all else as vectors."""
        export.save_svg(self, path)

    # What is written on the map

    def still(self) -> Still:
        """The map as it stands, to be painted elsewhere at any size and in any thread."""
        request = replace(self.request(), scene=self.coloured_scene(), auto_colours=False)
        return Still(
            request,
            self.legends(),
            self._number,
            pixel_font(self.font()),
            self._degrees,
            self._seen_labels(),
            self._labels_of(self._view),
            self._mark,
            self._least_out,
        )

    @property
    def least_seen(self) -> int:
        """The smallest count of records that the legends on the screen tell."""
        return self._least_seen

    def set_least(self, seen: int, out: int) -> None:
        """The smallest count of records told on the screen, and in pictures of the map."""
        self._least_out = out
        if seen != self._least_seen:
            self._least_seen = seen
            self.update()

    @property
    def mark(self) -> str:
        """What is written on every picture of the map; "" = nothing."""
        return self._mark

    def set_mark(self, text: str) -> None:
        """Writes a text on every picture of the map: on screen, copied, in files, printed."""
        self._mark = text
        self._await_rest()
        self.update()

    def set_labels(
        self,
        key: str,
        points: NDArray[np.float64] | None,
        texts: Sequence[str] | NDArray[np.object_] | None,
    ) -> None:
        """Writes texts at places; labels of several layers stand together without touching.

        Parameters
        ----------
        key
            The layer they belong to: they are hidden with it.
        points
            (n, 2) metres; None or empty takes the labels away.
        texts
            (n,) what to write, the most important first; "" = nothing.
        """
        if points is None or texts is None or not len(points):
            if self._label_sets.pop(key, None) is None:
                return
        else:
            self._label_sets[key] = LabelSet(points, texts)
        self._await_rest()

    @property
    def label_sets(self) -> Mapping[str, LabelSet]:
        """All labels there are, by layer."""
        return dict(self._label_sets)

    def take_label_sets(self, sets: Mapping[str, LabelSet]) -> None:
        """Writes these labels, such as those of another map, and no others."""
        if dict(sets) != self._label_sets:
            self._label_sets = dict(sets)
            self._await_rest()

    def set_graticule(self, on: bool) -> None:
        """Shows lines of latitude and longitude, where the coordinate system is known."""
        self._with_graticule = on
        self._show_graticule()

    def set_degrees(self, degrees: Degrees | None) -> None:
        """Where the places of the map lie on the earth, for coordinates and true north."""
        self._degrees = degrees
        self._orient()
        self._show_graticule()
        self.update()

    def _show_graticule(self) -> None:
        wanted = self._degrees if self._with_graticule else None
        if wanted is not self.scene.graticule:
            self.change_scene(graticule=wanted)
            self._await_rest()

    def _show_opacity(self) -> None:
        super()._show_opacity()
        self._await_rest()

    @Slot()
    def _await_rest(self) -> None:
        """Chooses the labels anew once the map has come to rest."""
        if self._label_sets or self._written.labels:
            self._rest.start()

    @Slot()
    def _place_labels(self) -> None:
        """Has the labels chosen and drawn where the map is painted, not here."""
        view, scale, palette = self._view, self.device_scale(), self.scene.palette
        taken = [piece.box for piece in self.pieces()]
        if self.scene.graticule is not None:
            rim = degree_labels(self.scene.graticule, view, scale, self._rim_writer(), taken)
            taken += [box for _, box in rim]
        if self._label_writer.key != (self.font().key(), palette, scale):
            self._label_writer = LabelWriter(self.font(), palette, scale)
        writer, sets, before = self._label_writer, self._seen_labels(), self._labels_of(view)

        def task() -> Written:
            labels = placed_labels(sets, view, scale, writer, taken, before)
            return Written.of(labels, writer, view.metres_per_pixel)

        self._worker.run(task)

    @Slot(object)
    def _show_labels(self, written: Written) -> None:
        self._written = written
        self.update()

    @property
    def labels(self) -> tuple[Label, ...]:
        """The labels that are written on the map."""
        return self._written.labels

    def _labels_of(self, view: View) -> tuple[Label, ...]:
        """The labels on the map, if they were chosen for a view of the same scale."""
        same = self._written.metres_per_pixel == view.metres_per_pixel
        return self._written.labels if same else ()

    def _seen_labels(self) -> dict[str, LabelSet]:
        """The labels of layers that are seen."""
        scene = self.scene
        hidden = {of.key for of in scene.overlays if of.opacity <= 0}
        if scene.opacity_of("levels") <= 0:
            hidden |= set(scene.levels)
        return {
            key: of
            for key, of in self._label_sets.items()
            if key not in hidden and scene.opacity_of(key) > 0
        }

    def _rim_writer(self) -> LabelWriter:
        palette, scale = self.scene.palette, self.device_scale()
        if self._writer is None or self._writer.key != (self.font().key(), palette, scale):
            self._writer = LabelWriter(self.font(), palette, scale)
        return self._writer

    def paint_writing(self, painter: QPainter) -> None:
        """Paints labels and degrees from kept pictures of them."""
        graticule, view, scale = self.scene.graticule, self._view, self.device_scale()
        self._written.paint(painter, view, scale)
        if graticule is not None and self.scene.opacity_of("graticule") > 0:
            writer, taken = self._rim_writer(), [piece.box for piece in self.pieces()]
            for text, box in degree_labels(graticule, view, scale, writer, taken):
                writer.paint(painter, text, box.center())
