"""Associations of columns as a heat map: below the diagonal, one field for each pair."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.chart.chart import Chart
from app.chart.colours import is_dark
from app.chart.tables import mixed_csv
from app.kit import numbers
from app.workspaces.cells.losses import texts
from app.workspaces.cells.texts import Names
from core.colours import diverging_ramp, ramp
from core.suppression.cells.association import Associations

BEFORE, AFTER, DIFFERENCE = "before", "after", "difference"
"""What the fields show."""

STEPS: Final = 65
"""Colours of the scale."""
LEGEND: Final = 30.0
"""Height of what the colours mean, pixels."""
_WIDEST_LEGEND = 260.0
_LIGHT_FIELD = 0.52
_ON_LIGHT, _ON_DARK = "#101418", "#ffffff"
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_LEAST_SCALE: Final = 0.05
"""A difference of so much is never painted in the darkest colours."""
_CELL, _LEAST_CELL = 48.0, 15.0
_WIDEST_NAMES = 0.4


class HeatMap(Chart):
    """The picture; a row and a column of fields for each column of the records.

    Signals
    -------
    chosen(int, int)
        A pair was chosen: row and column, the row below.
    """

    chosen = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.of: Associations | None = None
        self.shows = DIFFERENCE
        self.names: Names = {}
        self.pair: tuple[int, int] | None = None
        self._widest: tuple[QFontMetricsF, float] | None = None
        self._scale = _LEAST_SCALE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(160)
        self.hint = self.tr("Click a field to read about its pair of columns.")

    # What is shown

    def show_associations(self, of: Associations | None, shows: str, names: Names) -> None:
        """Shows other associations, or another side of them; ``names`` of columns."""
        if of is not self.of:
            self.current = self.pair = None
        self.of, self.shows, self.names, self.hovered = of, shows, names, None
        self._widest = None
        self._scale = self._find_scale()
        self._fit_height()
        self._say_current()
        self.update()

    def show_pair(self, pair: tuple[int, int] | None) -> None:
        """Marks a pair; None for none."""
        self.pair = pair
        self.update()

    @property
    def values(self) -> NDArray[np.float64]:
        """(c, c) what the fields show; NaN where it cannot be told."""
        if self.of is None:
            return np.zeros((0, 0))
        if self.shows == DIFFERENCE:
            return self.of.difference
        return (self.of.before if self.shows == BEFORE else self.of.after).corrected

    @property
    def signed(self) -> bool:
        """Whether the fields show differences."""
        return self.shows == DIFFERENCE

    @property
    def scale(self) -> float:
        """The value of the last colour."""
        return self._scale

    def _find_scale(self) -> float:
        if self.shows != DIFFERENCE:
            return 1.0
        known = np.abs(self.values[np.isfinite(self.values)])
        return max(_LEAST_SCALE, float(known.max()) if len(known) else 0.0)

    # Places

    def pairs(self) -> list[tuple[int, int]]:
        """The fields: row and column of each."""
        n = 0 if self.of is None else len(self.of.columns)
        return [(i, j) for i in range(1, n) for j in range(i)]

    def names_width(self, width: float) -> float:
        """Room for the names at the left."""
        metrics = self.metrics()
        if self._widest is None or self._widest[0] is not metrics:  # asked for with every field
            n = 0 if self.of is None else len(self.of.columns)
            wide = [metrics.horizontalAdvance(self.name_of(i)) for i in range(n)]
            self._widest = metrics, max(wide, default=0.0)
        return min(self._widest[1] + 8, _WIDEST_NAMES * width)

    def name_of(self, i: int) -> str:
        """The number that stands above a column of fields, and the name."""
        if self.of is None:
            return ""
        return f"{numbers.count(i + 1)}  {texts.column_name(self.of.columns[i], self.names)}"

    def _cell(self, width: float) -> float:
        n = 0 if self.of is None else len(self.of.columns) - 1
        room = width - self.names_width(width) - 4
        return max(_LEAST_CELL, min(_CELL, room / max(n, 1)))

    def top(self) -> float:
        """Room for the numbers above."""
        return float(self.metrics().height()) + 4

    def rect_of(self, i: int, j: int, width: float) -> QRectF:
        """The field of a pair, row ``i`` and column ``j`` of the fields."""
        size = self._cell(width)
        left, high = self.names_width(width), min(size, 26.0)
        return QRectF(left + j * size, self.top() + (i - 1) * high, size - 1, high - 1)

    def count(self) -> int:
        """Pairs of columns."""
        return len(self.pairs())

    def at(self, place: QPointF) -> int | None:
        """The pair whose field is at a place."""
        for k, (i, j) in enumerate(self.pairs()):
            if self.rect_of(i, j, self.width()).contains(place):
                return k
        return None

    def place_of(self, i: int) -> QRectF:
        """Where a pair is painted."""
        row, column = self.pairs()[i]
        return self.rect_of(row, column, self.width())

    def said(self, i: int) -> str:
        """Everything about a pair."""
        of = self.of
        return "" if of is None else texts.pair_words(of, *self.pairs()[i], self.names)

    def choose(self, i: int, extend: bool) -> None:
        """Tells which pair was chosen."""
        del extend
        self.chosen.emit(*self.pairs()[i])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the next row of fields."""
        step = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}.get(event.key())
        if step is None or self.current is None or self.of is None or self.current >= self.count():
            super().keyPressEvent(event)
            return
        i, j = self.pairs()[self.current]
        to = min(max(i + step, 1), len(self.of.columns) - 1)
        self.go_to(self.pairs().index((to, min(j, to - 1))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fields are as wide as there is room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_height()

    def _fit_height(self) -> None:
        if self.height() != self.sizeHint().height():
            self.setFixedHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """As high as its rows and the legend."""
        n = 1 if self.of is None else len(self.of.columns)
        last = self.rect_of(n - 1, 0, self.width()) if n > 1 else QRectF(0, 0, 0, 0)
        return QSize(260, round(last.bottom() + 8 + LEGEND))

    # Taking it away

    def as_csv(self) -> str:
        """One line a pair, both sides and the difference."""
        of = self.of
        heads = ["first", "second", "before", "after", "difference"]
        heads += ["before_uncorrected", "after_uncorrected", "records_before", "records_after"]
        if of is None:
            return mixed_csv(heads, [[] for _ in heads])
        pairs = self.pairs()
        names = [[of.columns[pair[side]] for pair in pairs] for side in (1, 0)]
        matrices = (of.before.corrected, of.after.corrected, of.difference)
        more = (of.before.plain, of.after.plain, of.before.n, of.after.n)
        found = [[float(matrix[pair]) for pair in pairs] for matrix in (*matrices, *more)]
        return mixed_csv(heads, [*names, *found])

    # Painting

    def colours(self) -> NDArray[np.uint32]:
        """(steps,) from the first value of the scale to the last."""
        dark = is_dark(self.palette())
        made = diverging_ramp if self.shows == DIFFERENCE else ramp
        return made(STEPS, dark=dark)

    def colour_of(self, value: float) -> QColor:
        """The colour of a field."""
        low = -self.scale if self.shows == DIFFERENCE else 0.0
        t = (value - low) / (self.scale - low)
        return QColor.fromRgb(int(self.colours()[round(min(max(t, 0.0), 1.0) * (STEPS - 1))]))

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints names, fields and what the colours mean."""
        del clip
        if not self.count():
            return
        values = self.values
        self._draw_names(painter, width, len(values))
        for i, j in self.pairs():
            self._draw_field(painter, self.rect_of(i, j, width), float(values[i, j]))
        if self.pair is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.colour("text"), 1.6))
            painter.drawRect(self.rect_of(*self.pair, width))
        self._draw_legend(painter, width, len(values))

    def _draw_names(self, painter: QPainter, width: float, n: int) -> None:
        """A name before each row of fields, the first above them; numbers above the columns."""
        painter.setPen(self.colour("text"))
        room, mode = self.names_width(width) - 6, Qt.TextElideMode.ElideRight
        for i in range(n):
            field = self.rect_of(i, 0, width)
            place = (
                QRectF(0, field.top(), room, field.height())
                if i
                else QRectF(0, 0, room, self.top())
            )
            painter.drawText(place, _LEFT, self.metrics().elidedText(self.name_of(i), mode, room))
            if i < n - 1:
                below = self.rect_of(1, i, width)
                above = QRectF(below.left(), 0, below.width(), self.top())
                painter.drawText(above, _CENTRE, numbers.count(i + 1))

    def _draw_field(self, painter: QPainter, field: QRectF, value: float) -> None:
        if math.isnan(value):
            painter.fillRect(field, self.colour("line"))
            painter.setPen(self.colour("muted"))
            painter.drawText(field, _CENTRE, numbers.NOTHING)
            return
        colour = self.colour_of(value)
        painter.fillRect(field, colour)
        text = texts.field_words(value, signed=self.signed)
        if self.metrics().horizontalAdvance(text) + 2 <= field.width():
            painter.setPen(QColor(_ON_LIGHT if colour.lightnessF() > _LIGHT_FIELD else _ON_DARK))
            painter.drawText(field, _CENTRE, text)

    def _draw_legend(self, painter: QPainter, width: float, n: int) -> None:
        top = self.rect_of(n - 1, 0, width).bottom() + 8
        band = QRectF(0, top, min(width - 4, _WIDEST_LEGEND), 8)
        gradient = QLinearGradient(band.topLeft(), band.topRight())
        colours = self.colours()
        for t in np.linspace(0, 1, 17).tolist():
            gradient.setColorAt(t, QColor.fromRgb(int(colours[round(t * (STEPS - 1))])))
        painter.fillRect(band, gradient)
        below = QRectF(0, top + 8, band.width(), LEGEND - 10)
        painter.setPen(self.colour("muted"))
        low, high = texts.scale_words(self.signed, self.scale)
        painter.drawText(below, _LEFT, low)
        painter.drawText(below, _RIGHT, high)
