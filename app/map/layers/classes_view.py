"""The values of a layer as bars with the bounds of their classes, and what each class holds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.kit import numbers
from app.kit.small_counts import below
from core.colours.legend import Legend
from core.map.classify import Classed, Histogram
from core.small_counts import ALL_TOLD, is_small

_BARS, _ROW, _SWATCH = 74, 19, QSize(22, 12)
_MARGIN = 2


@dataclass(frozen=True, eq=False)
class ClassesShown:
    """What the view shows: classes, the spread of the values, what is counted.

    Values that are counts of records are told from ``least`` on.
    """

    done: Classed
    histogram: Histogram
    counted: str
    least: int = ALL_TOLD

    @property
    def legend(self) -> Legend:
        """The legend of the classes, without small counts."""
        return self.done.legend.shown_from(self.least)

    def end(self, value: float) -> str:
        """A value at an end of the axis."""
        legend = self.legend
        small = legend.of_records and is_small(value, legend.least)
        return below(legend.least) if small else numbers.short(value)


class ClassesView(QWidget):
    """Bars of the values in the colours of their classes, and a row a class with its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: ClassesShown | None = None
        self._rows: list[tuple[QColor | None, str, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(self.tr("How the values are spread; lines are the bounds of the classes"))
        self.hide()

    @property
    def rows(self) -> list[tuple[str, str]]:
        """Bounds and number of each class, from the lowest, as they are written."""
        return [(words, count) for _, words, count in self._rows]

    def show_classes(self, shown: ClassesShown | None) -> None:
        """Shows classes; None hides the view."""
        self._shown = shown
        self.setVisible(shown is not None)
        if shown is None:
            return
        legend = shown.legend
        texts = legend.texts(numbers.short)
        self._rows = [
            (QColor.fromRgb(entry.colour), text, numbers.count(int(count)))
            for entry, text, count in zip(legend.entries, texts, shown.done.counts, strict=True)
        ]
        if shown.done.missing:
            self._rows.append((None, self.tr("no value"), numbers.count(shown.done.missing)))
        self.setAccessibleName(self.tr("Classes of {0}").format(legend.title))
        spoken = (f"{words}: {count} {shown.counted}" for _, words, count in self._rows)
        self.setAccessibleDescription("; ".join(spoken))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """Bars, the ends of their axis, a heading and a row a class."""
        return QSize(220, _BARS + 2 * _ROW + len(self._rows) * _ROW + 3 * _MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints bars and rows."""
        del event
        if self._shown is None:
            return
        painter = QPainter(self)
        self._paint_bars(painter, self._shown)
        self._paint_rows(painter, self._shown)
        painter.end()

    def _paint_bars(self, painter: QPainter, shown: ClassesShown) -> None:
        spread, entries = shown.histogram, shown.done.legend.entries
        muted = self.palette().color(QPalette.ColorRole.PlaceholderText)
        if not len(spread.edges) or not entries:
            painter.setPen(muted)
            painter.drawText(
                self.rect(), Qt.AlignmentFlag.AlignTop, self.tr("There are no values.")
            )
            return
        low, high = float(spread.edges[0]), float(spread.edges[-1])
        width, tallest = self.width() - 1.0, max(1, int(spread.counts.max()))
        lows = np.array([entry.low for entry in entries[1:]], dtype=np.float64)
        for i, count in enumerate(spread.counts):
            left, right = (self._x(spread.edges[j], low, high, width) for j in (i, i + 1))
            middle = (spread.edges[i] + spread.edges[i + 1]) / 2
            colour = entries[int(np.searchsorted(lows, middle, side="right"))].colour
            # Square roots: a long tail would otherwise be a flat line.
            tall = (_BARS - 4) * float(np.sqrt(count / tallest))
            box = QRectF(left, _BARS - tall, max(right - left - 0.5, 0.5), tall)
            painter.fillRect(box, QColor.fromRgb(colour))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1))
        for bound in lows:
            x = self._x(float(bound), low, high, width)
            if 0 <= x <= width:
                painter.drawLine(QPointF(x, 2), QPointF(x, _BARS + 3))
        painter.setPen(muted)
        painter.drawLine(QPointF(0, _BARS), QPointF(width, _BARS))
        more = "…" if spread.cut else ""
        axis = QRectF(0, _BARS + 2, width, _ROW)
        unit = shown.done.legend.unit
        painter.drawText(axis, Qt.AlignmentFlag.AlignLeft, shown.end(low))
        last = shown.end(high) + more + (f" {unit}" if unit else "")
        painter.drawText(axis, Qt.AlignmentFlag.AlignRight, last)

    @staticmethod
    def _x(value: float, low: float, high: float, width: float) -> float:
        return (value - low) / (high - low) * width

    def _paint_rows(self, painter: QPainter, shown: ClassesShown) -> None:
        text = self.palette().color(QPalette.ColorRole.WindowText)
        muted = self.palette().color(QPalette.ColorRole.PlaceholderText)
        top = _BARS + _ROW + 2 * _MARGIN
        metrics = QFontMetrics(self.font())
        painter.setPen(muted)
        heading = QRectF(0, top, self.width(), _ROW)
        painter.drawText(heading, Qt.AlignmentFlag.AlignRight, shown.counted)
        left = _SWATCH.width() + 8
        for i, (colour, words, count) in enumerate(self._rows, start=1):
            y = top + i * _ROW
            swatch = QRectF(0.5, y + 2.5, _SWATCH.width(), _SWATCH.height())
            painter.setPen(QPen(muted, 0.6))
            if colour is None:
                painter.setBrush(QBrush(muted, Qt.BrushStyle.BDiagPattern))
            else:
                painter.setBrush(colour)
            painter.drawRect(swatch)
            painter.setPen(text)
            room = QRectF(left, y, self.width() - left, _ROW)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight, count)
            space = int(room.width()) - metrics.horizontalAdvance(count) - 8
            shown_words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, space)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, shown_words)
