"""What is written on the map: labels, degrees, and a mark such as "Synthetic data"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.map.canvas.labels import Label, LabelSet, LabelWriter, Written, placed_labels
from app.map.canvas.layered import LayeredMap
from app.map.canvas.rim import degree_labels
from app.map.canvas.still import Still, pixel_font
from core.raster.degrees import Degrees
from core.raster.view import View

_REST_MS = 120


class AnnotatedMap(LayeredMap):
    """Shows labels, lines of latitude and longitude, and a mark over the layers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._degrees: Degrees | None = None
        self._with_graticule = False
        self._label_sets: dict[str, LabelSet] = {}
        self._written = Written()
        self._writer: LabelWriter | None = None  # for degrees; labels have one of their own
        self._label_writer = LabelWriter(self.font(), self.scene.palette, 1.0)
        self._mark = ""
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._place_labels)
        self.view_changed.connect(self._await_rest)
        self.theme_changed.connect(self._await_rest)
        self._worker.errand_done.connect(self._show_labels, Qt.ConnectionType.QueuedConnection)

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
        )

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
        priority: NDArray[np.float64] | None = None,
        extent: NDArray[np.float64] | None = None,
    ) -> None:
        """Writes texts at places; labels of several layers stand together without touching.

        Parameters
        ----------
        key
            The layer they belong to: they are hidden with it.
        points
            (n, 2) metres; None or empty takes the labels away.
        texts
            (n,) what to write; "" = nothing.
        priority
            (n,) what comes first where there is no room for all: the larger. None: the order.
        extent
            (n,) metres, the size of what each text names: only what is large enough on the
            screen gets a label. None: not known.
        """
        if points is None or texts is None or not len(points):
            if self._label_sets.pop(key, None) is None:
                return
        else:
            self._label_sets[key] = LabelSet(points, texts, priority, extent)
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

        def errand() -> Written:
            labels = placed_labels(sets, view, scale, writer, taken, before)
            return Written.of(labels, writer, view.metres_per_pixel)

        self._worker.run(errand)

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
