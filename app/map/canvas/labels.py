"""Labels on the map: which are written, where, and their painting."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from core.errors import VbasError
from core.places.label_places import label_candidates, place_labels
from core.raster.palette import Palette
from core.raster.view import View

_SQUARE = (44.0, 18.0)  # logical pixels: one label in each is enough to choose from
_TRIED, _MOST = 600, 250
_ROOM = 9000  # square pixels of the map for each label: more would be a carpet of words
_HALO = 3.0
_PADDING = (5.0, 3.0)
_KEPT = 4000


@dataclass(frozen=True, eq=False)
class LabelSet:
    """The labels of one layer: (n, 2) metres, (n,) texts; "" = nothing."""

    points: NDArray[np.float64]
    texts: Sequence[str] | NDArray[np.object_]

    def __post_init__(self) -> None:
        if len(self.texts) != len(self.points):
            raise VbasError(
                "There are {points} places for labels, but {name} has {found} entries.",
                points=len(self.points),
                name="texts",
                found=len(self.texts),
            )

    @cached_property
    def written(self) -> tuple[NDArray[np.float64], NDArray[np.object_]]:
        """Those with text and place: 20 ms for 50,000, so asked for where the map is painted."""
        at = np.asarray(self.points, dtype=np.float64).reshape(-1, 2)
        texts = np.array([str(text) for text in self.texts], dtype=object)
        fine = (texts != "") & np.isfinite(at).all(axis=1)
        return at[fine], texts[fine]


@dataclass(frozen=True, slots=True)
class Label:
    """One label that is written: its text around a place in metres, its layer and number there."""

    text: str
    x: float
    y: float
    layer: str
    number: int


class LabelWriter:
    """Measures and writes labels in one font and palette; keeps small pictures of them.

    May be used in any thread, but in one at a time.
    """

    def __init__(self, font: QFont, palette: Palette, scale: float) -> None:
        self.key = (font.key(), palette, scale)
        self._font, self._palette, self._scale = QFont(font), palette, scale
        self._metrics = QFontMetricsF(self._font)
        self.height = self._metrics.height()
        self._letters: dict[str, float] = {}
        self._pictures: dict[str, QImage] = {}

    def width(self, text: str) -> float:
        """Width of a text in logical pixels: the sum of its letters, for labels by thousands."""
        letters = self._letters
        for letter in text:
            if letter not in letters:
                letters[letter] = self._metrics.horizontalAdvance(letter)
        return sum([letters[letter] for letter in text])

    def picture(self, text: str) -> QImage:
        """A kept picture of a text with its halo."""
        picture = self._pictures.get(text)
        if picture is None:
            if len(self._pictures) > _KEPT:
                self._pictures.clear()
            picture = self._pictures[text] = self._drawn(text)
        return picture

    def paint(self, painter: QPainter, text: str, centre: QPointF) -> None:
        """Puts a kept picture of a text around a place, on whole pixels of the screen."""
        width, height = self.size(text)
        corner = self.on_pixels(text, centre) - QPointF(width / 2.0, height / 2.0)
        painter.drawImage(corner, self.picture(text))

    def on_pixels(self, text: str, centre: QPointF) -> QPointF:
        """The place nearest to ``centre`` where a text begins on a whole pixel."""
        half, scale = [v / 2.0 for v in self.size(text)], self._scale
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

    def size(self, text: str) -> tuple[float, float]:
        """Width and height of the picture of a text, logical pixels."""
        return self.width(text) + 2.0 * _HALO, self.height + 2.0 * _HALO

    def _drawn(self, text: str) -> QImage:
        width, height = self.size(text)
        form = QImage.Format.Format_ARGB32_Premultiplied
        picture = QImage(math.ceil(width * self._scale), math.ceil(height * self._scale), form)
        picture.setDevicePixelRatio(self._scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.write(painter, text, QPointF(width / 2.0, height / 2.0))
        painter.end()
        return picture


@dataclass(frozen=True, eq=False)
class Written:
    """Labels as they are painted in each frame.

    Attributes
    ----------
    labels
        The m labels.
    places
        (m, 2) metres.
    halves
        (m, 2) logical pixels: half the size of each picture.
    pictures
        One for each label.
    metres_per_pixel
        Of the view they were chosen for.
    """

    labels: tuple[Label, ...] = ()
    places: NDArray[np.float64] = field(default_factory=lambda: np.empty((0, 2)))
    halves: NDArray[np.float64] = field(default_factory=lambda: np.empty((0, 2)))
    pictures: tuple[QImage, ...] = ()
    metres_per_pixel: float = 0.0

    @classmethod
    def of(cls, labels: tuple[Label, ...], writer: LabelWriter, metres_per_pixel: float) -> Written:
        """Draws the pictures of labels (0.1 ms each)."""
        if not labels:
            return cls()
        return cls(
            labels,
            np.array([(label.x, label.y) for label in labels]),
            np.array([writer.size(label.text) for label in labels]) / 2.0,
            tuple(writer.picture(label.text) for label in labels),
            metres_per_pixel,
        )

    def paint(self, painter: QPainter, view: View, scale: float) -> None:
        """Puts the labels in sight onto a map, on whole pixels of the screen."""
        if not self.labels:
            return
        corner = np.rint(view.pixels(self.places) - self.halves * scale) / scale
        size = (view.width / scale, view.height / scale)
        seen = ((corner > -2.0 * self.halves) & (corner < size)).all(axis=1)
        for i in np.flatnonzero(seen).tolist():
            x, y = corner[i].tolist()
            painter.drawImage(QPointF(x, y), self.pictures[i])


def placed_labels(
    sets: Mapping[str, LabelSet],
    view: View,
    scale: float,
    writer: LabelWriter,
    taken: Sequence[QRectF] = (),
    before: Sequence[Label] = (),
) -> tuple[Label, ...]:
    """Chooses labels for a view; may be called in any thread.

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
    width, height = (max(1, round(v / scale)) for v in (view.width, view.height))
    logical = View(view.x0, view.y0, view.metres_per_pixel * scale, width, height)
    found: list[tuple[str, int]] = []
    places, widths, stays = [], [], []
    written = {layer: of.written for layer, of in sets.items()}
    for layer, (points, texts) in written.items():
        some = label_candidates(points, logical, _SQUARE, _TRIED)
        kept = [label.number for label in before if label.layer == layer]
        found += [(layer, i) for i in some.tolist()]
        places.append(points[some])
        widths.append(np.array([writer.width(text) for text in texts[some]], dtype=np.float64))
        stays.append(np.isin(some, kept))
    if not found:
        return ()
    at, first = logical.pixels(np.concatenate(places)), np.concatenate(stays)
    sizes = np.column_stack([np.concatenate(widths), np.full(len(at), writer.height)])
    boxes = [(box.left(), box.top(), box.right(), box.bottom()) for box in taken]
    chosen = place_labels(at, sizes + 2.0 * np.array(_PADDING), (width, height), boxes, first)
    labels = []
    for layer, i in (found[j] for j in chosen[: _most(width, height)].tolist()):
        points, texts = written[layer]
        x, y = points[i].tolist()
        labels.append(Label(str(texts[i]), x, y, layer, i))
    return tuple(labels)


def _most(width: int, height: int) -> int:
    """How many labels a map of this size can bear."""
    return min(_MOST, max(8, width * height // _ROOM))
