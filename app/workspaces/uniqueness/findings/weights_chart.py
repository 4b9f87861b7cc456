"""Weights as bars with their errors: a name above each bar, so that a narrow panel has room."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from app.chart.chart import Chart
from app.chart.tables import mixed_csv
from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import titles_of, two_digits
from core.record_uniqueness.findings import Examination

_GAP, _BUTTON = 8.0, 24
_BAR, _CAP, _BESIDE = 9.0, 3.0, 10.0
_FADED, _WEIGHTS, _SHARES = 0.45, 0, 2
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)

Ends = tuple[float, float]
Fill = Callable[[QMenu, str], None]
"""Puts what can be done with a variable into a menu."""


@dataclass(frozen=True)
class WeightBar:
    """One row.

    Attributes
    ----------
    name, title
        The variable, and what it is called as recoded.
    weight, error
        NaN where they cannot be had.
    share
        Its share of the unique record sets, 0 to 1; NaN where not known.
    """

    name: str
    title: str
    weight: float
    error: float
    share: float = math.nan

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
    bars = [
        WeightBar(
            name,
            title,
            float(weights.weights[i]),
            float(weights.standard_errors[i]),
            known.get(name, math.nan),
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


def ends_of(bars: Sequence[WeightBar]) -> Ends:
    """From the shortest to the longest bar with its error, 0 among them."""
    ends = [0.0]
    for bar in bars:
        if math.isfinite(bar.length):
            error = bar.error if math.isfinite(bar.error) else 0.0
            ends += [bar.length - error, bar.length + error]
    low, high = min(ends), max(ends)
    return (low, high) if high > low else (0.0, 1.0)


class WeightsChart(Chart):
    """Bars, each with a button of its own.

    Signals
    -------
    chosen(str)
        A variable was chosen.
    """

    chosen = Signal(str)

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
        self.setFixedHeight(self.sizeHint().height())
        self._make_buttons()
        self._say_current()
        self.update()

    def mark(self, name: str) -> None:
        """Marks the bar of a variable; the others fade."""
        self.marked = name
        self.update()

    def _make_buttons(self) -> None:
        while len(self.buttons) > len(self.bars):
            old = self.buttons.pop()
            old.hide()
            old.deleteLater()
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

    # Painting

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints the rows that lie in sight."""
        ends = ends_of(self.bars)
        for i, bar in enumerate(self.bars):
            strip = self.place_of(i)
            if strip.bottom() < clip.top() or strip.top() > clip.bottom():
                continue
            if i == self.hovered:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.colour("hover"))
                painter.drawRoundedRect(strip, 3, 3)
            top = i * self._pitch() + 1
            place = QRectF(4, top, width - _BUTTON - 8, 2 * self._line())
            fades = bool(self.marked) and bar.name != self.marked
            self._draw_row(painter, bar, place, ends, fades)

    def _draw_row(
        self, painter: QPainter, bar: WeightBar, place: QRectF, ends: Ends, fades: bool
    ) -> None:
        """A name, and below it the bar with what it stands for."""
        line = place.height() / 2
        painter.setPen(self.colour("muted" if fades else "text"))
        name = self.metrics().elidedText(bar.title, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(QRectF(place.left(), place.top(), place.width(), line), _LEFT, name)
        painter.setPen(self.colour("muted"))
        below = QRectF(place.left(), place.top() + line, place.width(), line)
        painter.drawText(below, _RIGHT, _value(bar))
        if not math.isfinite(bar.length):
            return
        room = max(20.0, place.width() - self._values - _BESIDE)

        def x(value: float) -> float:
            return below.left() + (value - ends[0]) / (ends[1] - ends[0]) * room

        middle = below.center().y()
        left, right = sorted((x(0.0), x(bar.length)))
        colour = self.series_colour(_WEIGHTS if math.isfinite(bar.weight) else _SHARES)
        colour.setAlphaF(_FADED if fades else 1.0)
        painter.fillRect(QRectF(left, middle - _BAR / 2, max(right - left, 1.0), _BAR), colour)
        if math.isfinite(bar.error):
            a, b = x(bar.length - bar.error), x(bar.length + bar.error)
            painter.setPen(QPen(self.colour("text"), 1.2))
            painter.drawLine(QPointF(a, middle), QPointF(b, middle))
            for end in (a, b):
                painter.drawLine(QPointF(end, middle - _CAP), QPointF(end, middle + _CAP))
