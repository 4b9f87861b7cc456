"""Labels on the map: which are written, where, and their painting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from core.errors import VbasError
from core.label_places import label_candidates, place_labels
from core.raster.palette import Palette
from core.raster.view import View

_SQUARE = (44.0, 18.0)  # logical pixels: one label in each is enough to choose from
_MOST = 500
_LEAST_EXTENT = 14.0  # logical pixels of a thing that gets a label
_OUT = 1.6  # a label may be so much wider than what it names
_HALO = 3.0
_PADDING = 3.0
_KEPT = 4000


@dataclass(frozen=True, eq=False)
class LabelSet:
    """The labels of one layer, the most important first.

    Attributes
    ----------
    points
        (n, 2) float64, metres.
    texts
        (n,) text.
    priority
        (n,) float64, falling.
    extent
        (n,) float64, metres: size of what each label names; None = not known.
    """

    points: NDArray[np.float64]
    texts: NDArray[np.object_]
    priority: NDArray[np.float64]
    extent: NDArray[np.float64] | None = None

    @classmethod
    def made(
        cls,
        points: NDArray[np.float64],
        texts: Sequence[str] | NDArray[np.object_],
        priority: NDArray[np.float64] | None = None,
        extent: NDArray[np.float64] | None = None,
    ) -> LabelSet:
        """Labels in order, without those that have no text or no place."""
        at = np.asarray(points, dtype=np.float64).reshape(-1, 2)
        written = np.array([str(text) for text in texts], dtype=object)
        rank = -np.arange(len(at), dtype=np.float64) if priority is None else np.asarray(priority)
        if not len(at) == len(written) == len(rank):
            raise VbasError(
                "There are {points} places for labels, but {texts} texts and {ranks} priorities.",
                points=len(at),
                texts=len(written),
                ranks=len(rank),
            )
        fine = (written != "") & np.isfinite(at).all(axis=1) & ~np.isnan(rank)
        order = np.argsort(-rank, kind="stable")
        order = order[fine[order]]
        size = None if extent is None else np.asarray(extent, dtype=np.float64)[order]
        return cls(at[order], written[order], rank[order].astype(np.float64), size)


@dataclass(frozen=True, slots=True)
class Label:
    """One label that is written: its text around a place in metres, and its layer."""

    text: str
    x: float
    y: float
    layer: str


class LabelWriter:
    """Measures and writes labels in one font and palette; keeps small pictures of them."""

    def __init__(self, font: QFont, palette: Palette, scale: float) -> None:
        self.key = (font.key(), palette, scale)
        self._font, self._palette, self._scale = QFont(font), palette, scale
        self._metrics = QFontMetricsF(font)
        self.height = self._metrics.height()
        self._widths: dict[str, float] = {}
        self._pictures: dict[str, QPixmap] = {}

    def width(self, text: str) -> float:
        """Width of a text in logical pixels."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width

    def paint(self, painter: QPainter, text: str, centre: QPointF) -> None:
        """Puts a kept picture of a text around a place, on whole pixels of the screen."""
        picture = self._pictures.get(text)
        if picture is None:
            if len(self._pictures) > _KEPT:
                self._pictures.clear()
            picture = self._pictures[text] = self._picture(text)
        width, height = self._size(text)
        painter.drawPixmap(
            self.on_pixels(text, centre) - QPointF(width / 2.0, height / 2.0), picture
        )

    def on_pixels(self, text: str, centre: QPointF) -> QPointF:
        """The place nearest to ``centre`` where a text begins on a whole pixel."""
        half, scale = [v / 2.0 for v in self._size(text)], self._scale
        left, top = (centre.x() - half[0]) * scale, (centre.y() - half[1]) * scale
        return QPointF(round(left) / scale + half[0], round(top) / scale + half[1])

    def write(self, painter: QPainter, text: str, centre: QPointF) -> None:
        """Writes a text with a halo around a place."""
        base = centre + QPointF(-self.width(text) / 2.0, self._metrics.ascent() - self.height / 2.0)
        path = QPainterPath()
        path.addText(base, self._font, text)
        halo = QPen(QColor.fromRgba(self._palette.text_halo), _HALO)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, halo)
        painter.setFont(self._font)
        painter.setPen(QColor.fromRgba(self._palette.text))
        painter.drawText(base, text)

    def _size(self, text: str) -> tuple[float, float]:
        return self.width(text) + 2.0 * _HALO, self.height + 2.0 * _HALO

    def _picture(self, text: str) -> QPixmap:
        width, height = self._size(text)
        picture = QPixmap(int(np.ceil(width * self._scale)), int(np.ceil(height * self._scale)))
        picture.setDevicePixelRatio(self._scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.write(painter, text, QPointF(width / 2.0, height / 2.0))
        painter.end()
        return picture


def placed_labels(
    sets: Mapping[str, LabelSet],
    view: View,
    scale: float,
    writer: LabelWriter,
    taken: Sequence[QRectF] = (),
    before: Sequence[Label] = (),
) -> tuple[Label, ...]:
    """Chooses labels for a view; a millisecond for each hundred in sight.

    Parameters
    ----------
    sets
        By layer; labels of different layers do not touch either. Earlier layers come first.
    view, scale
        What is seen, in device pixels, and how many of them make a logical pixel.
    writer
        Measures them.
    taken
        What else stands on the map, logical pixels.
    before
        What was written: it stays where it can, so that nothing flickers while the map moves.
    """
    logical = View(
        view.x0,
        view.y0,
        view.metres_per_pixel * scale,
        max(1, round(view.width / scale)),
        max(1, round(view.height / scale)),
    )
    labels: list[Label] = []
    for layer, of in sets.items():
        labels += _candidates(layer, of, logical, writer)
    if not labels:
        return ()
    at = logical.pixels(np.array([(label.x, label.y) for label in labels]))
    sizes = np.array([(writer.width(label.text), writer.height) for label in labels])
    kept = {(label.layer, label.text, label.x, label.y) for label in before}
    first = np.array([(of.layer, of.text, of.x, of.y) in kept for of in labels])
    boxes = [(box.left(), box.top(), box.right(), box.bottom()) for box in taken]
    size = (float(logical.width), float(logical.height))
    chosen = place_labels(at, sizes + 2.0 * _PADDING, size, boxes, first)
    return tuple(labels[i] for i in chosen.tolist())


def _candidates(layer: str, of: LabelSet, view: View, writer: LabelWriter) -> list[Label]:
    found = label_candidates(of.points, view, _SQUARE, _MOST, of.extent, _LEAST_EXTENT)
    if of.extent is not None:
        room = of.extent[found] / view.metres_per_pixel * _OUT
        widths = np.array([writer.width(text) for text in of.texts[found]])
        found = found[widths <= room]
    return [
        Label(text, x, y, layer)
        for text, (x, y) in zip(of.texts[found], of.points[found].tolist(), strict=True)
    ]
