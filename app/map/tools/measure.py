"""The ruler: lengths and areas on the ground, on the map and on a card to be copied."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from pyproj import CRS
from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from app.map.canvas import MapCanvas
from app.map.canvas.modes import MapMode
from app.map.tools.drawing import paint_corners, paint_hint, paint_shape, paint_words
from app.map.tools.sketch import Sketch
from core.places.measuring import Ground, Measured

_M2_PER_KM2 = 1e6
_EDGE, _WIDTH = 12, 300


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Ruler", text)


def length_words(metres: float) -> str:
    """A length as a ruler tells it: "812.4 m", "12.345 km", "1,234.5 km"."""
    if metres < 1000:
        return f"{QLocale().toString(metres, 'f', 1)}\u00a0m"
    digits = 3 if metres < 1e5 else 1
    return f"{QLocale().toString(metres / 1000.0, 'f', digits)}\u00a0km"


def area_words(m2: float) -> str:
    """An area: "9,512 m²", "0.512 km²", "1,234.5 km²"; a dash where there is no inside."""
    if math.isnan(m2):
        return numbers.NOTHING
    if m2 < 1e4:
        return f"{QLocale().toString(m2, 'f', 0)}\u00a0m²"
    digits = 3 if m2 < 100 * _M2_PER_KM2 else 1
    return f"{QLocale().toString(m2 / _M2_PER_KM2, 'f', digits)}\u00a0km²"


def headline(of: Measured) -> str:
    """What was measured, in a line."""
    if of.area_m2 is None:
        return tr("Distance {length}").format(length=length_words(of.total_m))
    return tr("Area {area}, perimeter {length}").format(
        area=area_words(of.area_m2), length=length_words(of.total_m)
    )


def details(of: Measured) -> str:
    """How it was measured, in a sentence or two."""
    if of.ellipsoid:
        text = tr("Measured on the ground, along the {ellipsoid} ellipsoid.")
        text = text.format(ellipsoid=of.ellipsoid)
    else:
        text = tr("Measured on the plane of the map; its place on the earth is not known.")
    if of.area_m2 is not None and math.isnan(of.area_m2):
        text += " " + tr("The outline crosses itself, so it has no area.")
    return text


def as_text(of: Measured) -> str:
    """All digits, for the clipboard."""
    if of.area_m2 is None:
        lines = [tr("Distance: {0}").format(numbers.exact(round(of.total_m, 3), "m"))]
    else:
        lines = [
            tr("Area: {0}").format(numbers.exact(round(of.area_m2, 3), "m²")),
            tr("Perimeter: {0}").format(numbers.exact(round(of.total_m, 3), "m")),
        ]
    for i, leg in enumerate(of.legs.tolist(), start=1):
        lines.append(tr("Leg {0}: {1}").format(i, numbers.exact(round(leg, 3), "m")))
    return "\n".join([*lines, details(of)])


class MeasureMode(Sketch):
    """A line with its lengths; closed on its first corner, a shape with its area."""

    def __init__(
        self,
        canvas: MapCanvas,
        tell: Callable[[Measured | None], None],
        copy: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """``tell`` is given what is measured, None for nothing; ``copy`` follows Ctrl+C."""
        super().__init__(canvas, leave)
        self._tell, self._copy = tell, copy
        self._crs: CRS | None = None
        self._earth: Ground | None = None
        self._closed = False

    def for_map(self, canvas: MapCanvas) -> MapMode | None:
        """A ruler for another map of the same ground; both tell the same card."""
        twin = MeasureMode(canvas, self._tell, self._copy, self._leave)
        twin.set_crs(self._crs)
        self.pair_with(twin)
        twin.pair_with(self)
        return twin

    def set_crs(self, crs: CRS | None) -> None:
        """The coordinate system of another map."""
        for of in (self, *self._twins):
            if isinstance(of, MeasureMode):
                of._crs, of._earth = crs, None
        self.clear_all()

    def measured(self) -> Measured | None:
        """What the corners measure; None before there are two."""
        return self._measure(self.corners)

    def _measure(self, corners: NDArray[np.float64]) -> Measured | None:
        if len(corners) < 2:
            return None
        if self._earth is None:
            self._earth = Ground(self._crs)
        return self._earth.ring(corners) if self._closed else self._earth.line(corners)

    def finish(self, modifiers: Qt.KeyboardModifier, *, closed: bool = False) -> None:
        """Stays on the map until the next click."""
        del modifiers
        self._ended, self._closed = True, closed
        self.changed()

    def changed(self) -> None:
        """Tells what there is."""
        if not self._ended:
            self._closed = False
        self._tell(self.measured())
        super().changed()

    def key_press(self, event: QKeyEvent) -> bool:
        """Ctrl+C copies; else as any sketch."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
            return True
        return super().key_press(event)

    def paint(self, painter: QPainter, pointer: QPointF | None) -> None:
        """The line with running lengths, or the shape with its area."""
        palette, points = self._canvas.scene.palette, self.on_screen()
        inside = QRectF(self._canvas.rect()).adjusted(4, 4, -4, -4)
        if not points:
            text = tr(
                "Click corners to measure; a click on the first one closes a shape. A double "
                "click or Enter ends, Esc clears."
            )
            paint_hint(painter, text, palette, inside)
            return
        moving = pointer is not None and not self._ended
        shape = [*points, pointer] if moving and pointer is not None else points
        paint_shape(painter, shape, palette, closed=self._closed)
        paint_corners(painter, points, palette)
        self._paint_lengths(painter, shape, inside, moving)

    def _paint_lengths(
        self, painter: QPainter, shape: list[QPointF], inside: QRectF, moving: bool
    ) -> None:
        palette, corners = self._canvas.scene.palette, self.corners
        if moving:
            corners = np.vstack([corners, [self._canvas.world_at(shape[-1])]])
        found = self._measure(corners)
        if found is None:
            return
        if self._closed:
            middle = sum(shape, QPointF()) / len(shape)
            text = f"{area_words(found.area_m2 or 0.0)}\n{length_words(found.total_m)}"
            paint_words(painter, middle - QPointF(40, -20), text, palette, inside, bold=True)
            return
        running = found.running_m.tolist()
        for at, metres in zip(shape[1:-1], running[:-1], strict=True):
            paint_words(painter, at, length_words(metres), palette, inside)
        text = length_words(running[-1])
        if moving and len(running) > 1:
            text = f"{text}\n+ {length_words(float(found.legs[-1]))}"
        paint_words(painter, shape[-1], text, palette, inside, bold=True)


class RulerCard(QFrame):
    """A line and a sentence.

    Signals
    -------
    clear_requested()
        The measurement shall go.
    copied()
        It is on the clipboard.
    """

    clear_requested = Signal()
    copied = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "float")
        self._measured: Measured | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 10)
        column.setSpacing(2)
        top = QHBoxLayout()
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        top.addWidget(self._title, 1)
        words = self.tr("Copy the lengths (Ctrl+C)")
        top.addWidget(icon_button(theme, "copy", words, self, self.copy))
        words = self.tr("Clear the measurement (Esc)")
        top.addWidget(icon_button(theme, "close", words, self, self.clear_requested.emit, 14))
        column.addLayout(top)
        self._text = QLabel(self)
        self._text.setProperty("role", "muted")
        self._text.setWordWrap(True)
        column.addWidget(self._text)
        self.setFixedWidth(_WIDTH)
        self.move(_EDGE, _EDGE)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title.text()}\n{self._text.text()}"

    def show_measured(self, measured: Measured | None) -> None:
        """Shows a measurement; None hides the card."""
        self._measured = measured
        if measured is None:
            self.hide()
            return
        self._title.setText(headline(measured))
        self._text.setText(details(measured))
        self.setAccessibleName(self.text)
        for label, room in ((self._title, _WIDTH - 80), (self._text, _WIDTH - 22)):
            label.setFixedHeight(label.heightForWidth(room))
        self.adjustSize()
        self.show()
        self.raise_()

    def copy(self) -> None:
        """Puts all digits on the clipboard."""
        if self._measured is not None:
            QGuiApplication.clipboard().setText(as_text(self._measured))
            self.copied.emit()
