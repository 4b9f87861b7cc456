"""Horizontal bars: one run or several beside each other; long lists show their first rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from app.chart.bar_rows import GIVEN, LEAST, MOST, BarRows, Bars
from app.chart.chart import Chart, draw_legend, legend_height
from app.chart.tables import mixed_csv

_ROW, _ROW_SEVERAL, _GAP = 19.0, 13.0, 6.0
_BAR, _BAR_SEVERAL = 0.62, 0.78
_FADED = 0.35
_WIDEST_LABEL = 0.42
_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class BarChart(Chart):
    """Bars of one run, or of several beside each other.

    Signals
    -------
    chosen(int, int, bool)
        A bar was chosen: series, key; whether it is added to what is selected.
    rows_changed()
        Other rows are in sight.
    """

    chosen = Signal(int, int, bool)
    rows_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = BarRows()
        self._sorting = ""
        self._label_width = self._value_width = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(120)

    # What is shown

    def show_bars(self, bars: Bars) -> None:
        """Shows other bars; nothing is marked."""
        everything = self.rows.everything
        self.rows, self.current, self.hovered = BarRows(bars, self._sorting), None, None
        self.show_all(everything)

    def sort(self, sorting: str) -> None:
        """Sorts the bars, now and from now on: `GIVEN`, `MOST` or `LEAST`."""
        marks = [self.rows.marked_keys(s) for s in range(len(self.rows.bars.series))]
        self._sorting = sorting
        self.show_bars(self.rows.bars)
        self.mark(marks)

    def mark(self, keys: Sequence[NDArray[np.integer]]) -> None:
        """Marks the bars of some keys, one array a series; the others fade."""
        self.rows.mark(keys)
        self._lay_out()

    def show_all(self, everything: bool) -> None:
        """Shows all rows, or the first and those that are marked."""
        self.rows.everything = everything
        self.rows.choose_rows()
        self._lay_out()

    @property
    def shows_all(self) -> bool:
        """Whether no row is left out."""
        return len(self.rows.rows) == self.rows.bars.rows()

    def _lay_out(self) -> None:
        rows, metrics = self.rows, self.metrics()
        first = [int(row) for row in rows.rows[:60]]
        some = [rows.label(row) for row in first]
        self._label_width = max((metrics.horizontalAdvance(text) for text in some), default=0.0)
        # The largest value need not be the longest: 99.86 % is longer than 100 %.
        several = range(len(rows.bars.series))
        values = [rows.largest, *(rows.value(s, row) for s in several for row in first)]
        texts = [rows.bars.written(value) for value in values if several and not np.isnan(value)]
        self._value_width = max(map(metrics.horizontalAdvance, texts), default=0) + 8
        if self.current is not None and self.current >= self.count():
            self.current = None
        self.hovered = None
        self._fit_height()
        self._say_current()
        self.update()
        self.rows_changed.emit()

    def _fit_height(self) -> None:
        if self.height() != self.sizeHint().height():
            self.setFixedHeight(self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrower legend has more lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_height()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(240, round(self._top(self.width()) + len(self.rows.rows) * self._pitch() + 2))

    # Rows and places

    def _pitch(self) -> float:
        """Height of a row with the gap below it."""
        return _ROW if not self.rows.several else self._high() + _GAP

    def _high(self) -> float:
        """Height of the bars of a row."""
        return len(self.rows.bars.series) * _ROW_SEVERAL if self.rows.several else _ROW

    def _names(self) -> tuple[str, ...]:
        return tuple(of.name for of in self.rows.bars.series)

    def _colour(self, series: int) -> int:
        chosen = self.rows.bars.series[series].colour
        return series if chosen < 0 else chosen

    def _top(self, width: float) -> float:
        return legend_height(self, self._names(), width) if self.rows.several else 2.0

    def count(self) -> int:
        """Bars in sight, those of a row one after the other."""
        return len(self.rows.rows) * len(self.rows.bars.series)

    def at(self, place: QPointF) -> int | None:
        """The bar whose strip is at a place, whatever its length."""
        n, y = len(self.rows.bars.series), place.y() - self._top(self.width())
        if not n or y < 0 or y >= len(self.rows.rows) * self._pitch():
            return None
        row, rest = divmod(y, self._pitch())
        return int(row) * n + (min(n - 1, int(rest / _ROW_SEVERAL)) if n > 1 else 0)

    def place_of(self, i: int) -> QRectF:
        """The strip of a bar."""
        place, series = divmod(i, max(1, len(self.rows.bars.series)))
        top = self._top(self.width()) + place * self._pitch()
        strip = self._high() / max(1, len(self.rows.bars.series))
        return QRectF(1, top + series * strip, self.width() - 2, strip)

    def said(self, i: int) -> str:
        """Key, value and run of a bar."""
        return self.rows.said(i)

    def choose(self, i: int, extend: bool) -> None:
        """Tells which bar was chosen."""
        series, row = self.rows.cell(i)
        key = self.rows.key(series, row)
        if key is not None:
            self.chosen.emit(series, key, extend)

    def as_csv(self) -> str:
        """One line a key and run; in the order of the figure, all rows."""
        titles = (self.tr("Run"), self.rows.bars.row_title, self.titled)
        return mixed_csv(titles, self.rows.columns())

    def menu(self) -> QMenu:
        """What can be done with the bars: sorting comes first."""
        menu = super().menu()
        first = menu.actions()[0]
        choices = [(MOST, self.tr("&Largest first")), (LEAST, self.tr("&Smallest first"))]
        if not (self.rows.bars.ranked and self.rows.several):
            choices.append((GIVEN, self.tr("In their &order")))
        for key, words in choices:
            action = QAction(words, menu)
            action.setCheckable(True)
            action.setChecked(key == self.rows.sorting)
            action.triggered.connect(partial(self.sort, key))
            menu.insertAction(first, action)
        menu.insertSeparator(first)
        return menu

    # Painting

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints the rows that lie in sight."""
        if not self.rows.bars.series:
            return
        top, pitch = self._top(width), self._pitch()
        if self.rows.several:
            colours = tuple(self._colour(s) for s in range(len(self.rows.bars.series)))
            draw_legend(self, painter, self._names(), width, colours)
        first = max(0, int((clip.top() - top) / pitch))
        last = min(len(self.rows.rows), int((clip.bottom() - top) / pitch) + 1)
        left = min(self._label_width, width * _WIDEST_LABEL)
        for place in range(first, last):
            self._draw_row(painter, place, QRectF(0, top + place * pitch, width, pitch), left)

    def _draw_row(self, painter: QPainter, place: int, where: QRectF, left: float) -> None:
        n, row = len(self.rows.bars.series), int(self.rows.rows[place])
        if self.hovered is not None and self.hovered // n == place:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour("hover"))
            painter.drawRoundedRect(where.adjusted(0, 0, 0, -2 if n > 1 else 0), 3, 3)
        painter.setPen(self.colour("text"))
        label = self.metrics().elidedText(self.rows.label(row), Qt.TextElideMode.ElideRight, left)
        high = self._high()
        painter.drawText(QRectF(4, where.top(), left + 2, high), _MIDDLE, label)
        start, strip = left + 10, high / n
        full = max(10.0, where.width() - start - self._value_width - 4)
        for s in range(n):
            colour = self.series_colour(self._colour(s))
            if self.rows.some_marked and not self.rows.is_marked(s, row):
                colour.setAlphaF(_FADED)
            bar = QRectF(start, where.top() + s * strip, full, strip)
            self._draw_bar(painter, bar, self.rows.value(s, row), colour)

    def _draw_bar(self, painter: QPainter, place: QRectF, value: float, colour: QColor) -> None:
        if np.isnan(value):
            return
        length = place.width() * max(0.0, value) / self.rows.largest
        high = place.height() * (_BAR_SEVERAL if self.rows.several else _BAR)
        bar = QRectF(place.left(), place.center().y() - high / 2, max(length, 1.0), high)
        painter.fillRect(bar, colour)
        painter.setPen(self.colour("muted"))
        where = QRectF(bar.right() + 5, place.top(), self._value_width + 40, place.height())
        painter.drawText(where, _MIDDLE, self.rows.bars.written(value))
