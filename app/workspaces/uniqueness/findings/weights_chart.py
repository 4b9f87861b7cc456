"""Weights as bars with their errors: a name above each bar, so that a narrow panel has room."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from app.chart.axes import Axis
from app.chart.colours import faded
from app.chart.plot_chart import PlotChart
from app.chart.tables import mixed_csv
from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import discard, icon_button
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import titles_of, two_digits
from core.record_uniqueness.findings import Examination

if TYPE_CHECKING:
    from app.chart.view import View

_GAP, _BUTTON, _BAR, _BESIDE = 8.0, 24, 9.0, 10.0
_FADED, _WEIGHTS, _SHARES = 0.45, 0, 2
_MIDDLE = Qt.AlignmentFlag.AlignVCenter

Fill = Callable[[QMenu, str], None]
"""Puts what can be done with a variable into a menu."""


@dataclass(frozen=True)
class WeightBar:
    """One row.

    Attributes
    ----------
    name, title
        The variable, and what it is called as recoded.
    weight, error, p_value
        NaN where they cannot be had.
    share
        Its share of the unique record sets, 0 to 1; NaN where not known.
    """

    name: str
    title: str
    weight: float
    error: float
    share: float = math.nan
    p_value: float = math.nan

    @property
    def length(self) -> float:
        """How long its bar is: by its weight, without one by its share."""
        return self.weight if math.isfinite(self.weight) else self.share


def weight_bars(of: Examination, shares: Mapping[str, float] | None = None) -> list[WeightBar]:
    """The variables by weight, the heaviest first; without weights by their shares.

    Parameters
    ----------
    of
        What came out.
    shares
        {variable: share of the unique record sets, 0 to 1}; may lack variables.
    """
    known, weights = shares or {}, of.weights
    p_values = weights.p_values
    bars = [
        WeightBar(
            name,
            title,
            float(weights.weights[i]),
            float(weights.standard_errors[i]),
            known.get(name, math.nan),
            float(p_values[i]),
        )
        for i, (name, title) in enumerate(titles_of(of).items())
    ]
    return sorted(bars, key=_heaviest)


def _heaviest(bar: WeightBar) -> tuple[float, float]:
    weight = -bar.weight if math.isfinite(bar.weight) else math.inf
    return weight, -bar.share if math.isfinite(bar.share) else math.inf


def weight_text(weight: float, error: float) -> str:
    """A weight with its error: ``"1.23 ± 0.04"``."""
    if math.isnan(weight):
        return numbers.NOTHING
    if math.isnan(error):
        return two_digits(weight)
    return tr("{weight} ± {error}").format(weight=two_digits(weight), error=two_digits(error))


def _value(bar: WeightBar) -> str:
    """What stands beside a bar."""
    weight = weight_text(bar.weight, bar.error)
    if math.isnan(bar.share):
        return weight
    if math.isnan(bar.weight):
        return numbers.percent(bar.share)
    return tr("{weight} · {share}").format(weight=weight, share=numbers.percent(bar.share))


def ends_of(bars: Sequence[WeightBar]) -> tuple[float, float]:
    """From the shortest to the longest bar with its error, 0 among them."""
    ends = [0.0]
    for bar in bars:
        if math.isfinite(bar.length):
            error = bar.error if math.isfinite(bar.error) else 0.0
            ends += [bar.length - error, bar.length + error]
    low, high = min(ends), max(ends)
    return (low, high) if high > low else (0.0, 1.0)


class WeightsChart(PlotChart):
    """Bars, each with a button of its own.

    Signals
    -------
    chosen(str)
        A variable was chosen.
    """

    chosen = Signal(str)
    zooms, ticked, downwards = (True, False), False, True

    def __init__(self, theme: Theme, fill: Fill, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._fill = theme, fill
        self.bars: tuple[WeightBar, ...] = ()
        self.marked = ""
        self.buttons: list[QToolButton] = []
        self._values = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(120)

    # What is shown

    def show_bars(self, bars: Sequence[WeightBar]) -> None:
        """Shows other bars."""
        self.bars, self.hovered = tuple(bars), None
        if self.current is not None and self.current >= len(self.bars):
            self.current = None
        metrics = self.metrics()
        self._values = max((metrics.horizontalAdvance(_value(bar)) for bar in bars), default=0.0)
        self.fit_height()
        self._make_buttons()
        self._say_current()
        self.refresh()

    def mark(self, name: str) -> None:
        """Marks the bar of a variable; the others fade."""
        self.marked = name
        self.refresh()

    def _make_buttons(self) -> None:
        while len(self.buttons) > len(self.bars):
            discard(self.buttons.pop())
        while len(self.buttons) < len(self.bars):
            self.buttons.append(self._button(len(self.buttons)))
        for button, bar in zip(self.buttons, self.bars, strict=True):
            tip = tr("What can be done with {variable}").format(variable=bar.title)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self._place_buttons()

    def _button(self, i: int) -> QToolButton:
        button = icon_button(self._theme, "more", "", self, lambda: self._open_at_button(i))
        button.setFixedSize(_BUTTON, _BUTTON)
        button.show()
        return button

    def _place_buttons(self) -> None:
        for i, button in enumerate(self.buttons):
            top = round(i * self._pitch() + (self._pitch() - _GAP / 2 - _BUTTON) / 2)
            button.move(self.width() - _BUTTON, top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the buttons at the right."""
        super().resizeEvent(event)
        self._place_buttons()

    # Places

    def _line(self) -> float:
        return self.metrics().height() + 2

    def _pitch(self) -> float:
        """Height of a row with the gap below it."""
        return 2 * self._line() + _GAP

    def ranges(self) -> tuple[Axis, Axis]:
        """From the shortest to the longest bar with its error; the pixels of all rows."""
        return Axis(*ends_of(self.bars)), Axis(0.0, max(1, len(self.bars)) * self._pitch())

    def frame(self) -> QRectF:
        """Between the left edge and the values."""
        wide = self.width() - _BUTTON - 8 - self._values - _BESIDE
        return QRectF(4, 0, max(20.0, wide), self.ranges()[1].high)

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(240, round(len(self.bars) * self._pitch()) + 2)

    def count(self) -> int:
        """Number of rows."""
        return len(self.bars)

    def at(self, place: QPointF) -> int | None:
        """The row at a place."""
        i = int(place.y() // self._pitch())
        return i if 0 <= i < len(self.bars) else None

    def place_of(self, i: int) -> QRectF:
        """The strip of a row."""
        top = i * self._pitch()
        return QRectF(1, top + 1, self.width() - 2, self._pitch() - _GAP / 2)

    # Words

    def said(self, i: int) -> str:
        """The exact weight of a variable."""
        bar = self.bars[i]
        if math.isnan(bar.weight):
            lines = [bar.title]
        else:
            lines = [f"{bar.title}: {numbers.exact(bar.weight)}"]
        if math.isfinite(bar.error):
            lines.append(tr("± {error} (standard error)").format(error=numbers.exact(bar.error)))
        if math.isfinite(bar.p_value):
            lines.append(
                tr("p = {p} (two-sided, Student’s t)").format(p=numbers.exact(bar.p_value))
            )
        if math.isfinite(bar.share):
            share = numbers.percent(bar.share)
            lines.append(tr("{share} of the unique record sets").format(share=share))
        return "\n".join(lines)

    def as_csv(self) -> str:
        """One line a variable, in the order of the figure."""
        columns: dict[str, list[object]] = {
            "variable": [of.name for of in self.bars],
            "recoded": [of.title for of in self.bars],
            "weight": [of.weight for of in self.bars],
            "standard_error": [of.error for of in self.bars],
            "p_value": [of.p_value for of in self.bars],
            "share": [of.share for of in self.bars],
        }
        return mixed_csv(tuple(columns), list(columns.values()))

    # Pointer, keys, menu

    def choose(self, i: int, extend: bool) -> None:
        """Tells which variable was chosen."""
        del extend
        self.chosen.emit(self.bars[i].name)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the row under the pointer."""
        i = self.at(QPointF(event.pos()))
        if i is not None:
            self.current = i
        super().contextMenuEvent(event)

    def _open_at_button(self, i: int) -> None:
        self.current = i
        button = self.buttons[i]
        self.open_menu(button.mapToGlobal(QPoint(0, button.height())))

    def menu(self) -> QMenu:
        """What can be done with the variable where the keyboard is, then with the figure."""
        menu = super().menu()
        if self.current is None or self.current >= len(self.bars):
            return menu
        first, own = menu.actions()[0], QMenu(menu)
        self._fill(own, self.bars[self.current].name)
        for action in own.actions():
            action.setParent(menu)
            menu.insertAction(first, action)
        menu.insertSeparator(first)
        return menu

    # Drawing

    def _fades(self, bar: WeightBar) -> bool:
        return bool(self.marked) and bar.name != self.marked

    def fill(self, view: View) -> None:
        """Puts in bars and errors."""
        import pyqtgraph as pg

        along, pen = self.ranges()[0], pg.mkPen(self.colour("text"), width=1.2)
        least = (along.high - along.low) / self.frame().width()
        for i, bar in enumerate(self.bars):
            if not math.isfinite(bar.length):
                continue
            middle = 1 + i * self._pitch() + 1.5 * self._line()
            colour = self.series_colour(_WEIGHTS if math.isfinite(bar.weight) else _SHARES)
            view.add(
                pg.BarGraphItem(
                    x0=[min(0.0, bar.length)],
                    y0=[middle - _BAR / 2],
                    width=[max(abs(bar.length), least)],
                    height=_BAR,
                    pen=None,
                    brush=faded(colour, _FADED if self._fades(bar) else 1.0),
                )
            )
            if math.isfinite(bar.error):
                place, long = np.array([[bar.length], [middle]]), 2 * bar.error
                view.add(pg.ErrorBarItem(x=place[0], y=place[1], width=long, beam=6.0, pen=pen))

    def draw_words(self, painter: QPainter, clip: QRectF) -> None:
        """Paints the name above each bar and the value at its right."""
        wide, high = self.width() - _BUTTON - 8, self._line()
        for i, bar in enumerate(self.bars):
            if not self.place_of(i).intersects(clip):
                continue
            above = QRectF(4, i * self._pitch() + 1, wide, high)
            cut = Qt.TextElideMode.ElideRight
            painter.setPen(self.colour("muted" if self._fades(bar) else "text"))
            painter.drawText(above, _MIDDLE, self.metrics().elidedText(bar.title, cut, wide))
            painter.setPen(self.colour("muted"))
            below = above.translated(0, high)
            painter.drawText(below, _MIDDLE | Qt.AlignmentFlag.AlignRight, _value(bar))
