"""Horizontal bars: one run or several beside each other; long lists show their first rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from app.chart.axes import Axis
from app.chart.bar_rows import GIVEN, LEAST, MOST, BarRows, Bars
from app.chart.colours import faded
from app.chart.plot_chart import PlotChart
from app.chart.tables import mixed_csv

if TYPE_CHECKING:
    from app.chart.view import View

_ROW, _ROW_SEVERAL, _GAP = 19.0, 13.0, 6.0
_BAR, _BAR_SEVERAL = 0.62, 0.78
_FADED = 0.35
_WIDEST_LABEL = 0.42
_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class BarChart(PlotChart):
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
    zooms, ticked, downwards = (True, False), False, True

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
        self.fit_height()
        self._say_current()
        self.refresh()
        self.rows_changed.emit()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(240, round(self._top() + len(self.rows.rows) * self._pitch() + 2))

    # Rows and places

    def _strip(self) -> float:
        """Height of a bar with the room around it."""
        return _ROW_SEVERAL if self.rows.several else _ROW

    def _pitch(self) -> float:
        """Height of a row with the gap below it."""
        n = len(self.rows.bars.series)
        return n * _ROW_SEVERAL + _GAP if self.rows.several else _ROW

    def legend(self) -> Sequence[tuple[str, int]]:
        """The runs."""
        series = self.rows.bars.series
        return [(of.name, s if of.colour < 0 else of.colour) for s, of in enumerate(series)]

    def _top(self) -> float:
        return self.legend_height() or 2.0

    def frame(self) -> QRectF:
        """Between the labels and the room for the longest value; a pixel up is one of 1."""
        left = min(self._label_width, self.width() * _WIDEST_LABEL) + 10
        wide, high = self.width() - left - self._value_width - 4, self.ranges()[1].high
        return QRectF(left, self._top(), max(10.0, wide), high)

    def ranges(self) -> tuple[Axis, Axis]:
        """From 0 to the largest value; the pixels of all rows."""
        return Axis(0.0, self.rows.largest), Axis(0.0, max(1, len(self.rows.rows)) * self._pitch())

    def count(self) -> int:
        """Bars in sight, those of a row one after the other."""
        return len(self.rows.rows) * len(self.rows.bars.series)

    def at(self, place: QPointF) -> int | None:
        """The bar whose strip is at a place, whatever its length."""
        n, y = len(self.rows.bars.series), place.y() - self._top()
        if not n or y < 0 or y >= len(self.rows.rows) * self._pitch():
            return None
        row, rest = divmod(y, self._pitch())
        return int(row) * n + min(n - 1, int(rest / self._strip()))

    def place_of(self, i: int) -> QRectF:
        """The strip of a bar."""
        place, series = divmod(i, max(1, len(self.rows.bars.series)))
        top = self._top() + place * self._pitch() + series * self._strip()
        return QRectF(1, top, self.width() - 2, self._strip())

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

    # Drawing

    def fill(self, view: View) -> None:
        """Puts in the bars, those that are not marked faded."""
        import pyqtgraph as pg

        rows, least = self.rows, self.rows.largest / self.frame().width()
        for s, (_, number) in enumerate(self.legend()):
            colour, shown = self.series_colour(number), rows.rows.tolist()
            values = np.array([rows.value(s, row) for row in shown], dtype=np.float64)
            marked = np.array([rows.is_marked(s, row) for row in shown], dtype=bool)
            high = self._strip() * (_BAR_SEVERAL if rows.several else _BAR)
            top = np.arange(len(shown), dtype=np.float64) * self._pitch()
            top += (s + 0.5) * self._strip() - high / 2
            for one, tone in ((marked, colour), (~marked, faded(colour, _FADED))):
                its = one & ~np.isnan(values)
                tone = tone if rows.some_marked else colour
                long: NDArray[np.float64] = np.fmax(values[its], least)
                places = {"x0": 0.0, "y0": top[its], "width": long, "height": high}
                view.add(pg.BarGraphItem(**places, pen=None, brush=tone))

    def _rows_in(self, clip: QRectF) -> range:
        """The rows that lie in a part of the picture."""
        first = max(0, int((clip.top() - self._top()) / self._pitch()))
        last = int((clip.bottom() - self._top()) / self._pitch()) + 1
        return range(first, min(len(self.rows.rows), last))

    def under_pointer(self, i: int) -> QRectF:
        """All bars of a row."""
        n = len(self.rows.bars.series)
        return self.place_of(i // n * n) | self.place_of(i // n * n + n - 1)

    def draw_words(self, painter: QPainter, clip: QRectF) -> None:
        """Paints legend, labels and values."""
        super().draw_words(painter, clip)
        rows, frame, n = self.rows, self.frame(), len(self.rows.bars.series)
        cut, room = Qt.TextElideMode.ElideRight, frame.left() - 8
        for place in self._rows_in(clip) if n else ():
            row, top = int(rows.rows[place]), self._top() + place * self._pitch()
            label = self.metrics().elidedText(rows.label(row), cut, room)
            painter.setPen(self.colour("text"))
            painter.drawText(QRectF(4, top, room, n * self._strip()), _MIDDLE, label)
            painter.setPen(self.colour("muted"))
            for s in range(n):
                value = rows.value(s, row)
                if not np.isnan(value):
                    share = float(self.seen[0].place(np.array([value]))[0])
                    x = frame.left() + min(max(share, 0.0), 1.0) * frame.width() + 5
                    where = QRectF(x, top + s * self._strip(), self.width(), self._strip())
                    painter.drawText(where, _MIDDLE, rows.bars.written(value))
