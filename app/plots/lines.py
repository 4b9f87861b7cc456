"""The one wrapper of pyqtgraph: a line with a title, a unit and the colours of the theme.

Importing this module imports pyqtgraph, which takes a while: those who start the program quickly
import it when it is needed. Its own menus, which speak English only, are switched off.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from app import numbers
from app.plots.tables import table_csv
from app.widgets import ShortLabel

_AXIS_WIDTH, _AXIS_HEIGHT = 52, 32
_TICK_PIXELS = {"left": 26.0, "bottom": 40.0}
_ROOM = 0.06
"""Of the range, kept free above and below a line, so that not every point moves the axis."""


class LinePlot(QWidget):
    """One measure over another, with the newest value in words above it.

    Signals
    -------
    export_requested(str)
        The line as CSV, to be written to a file.
    """

    export_requested = Signal(str)

    def __init__(
        self,
        title: str,
        unit: str,
        x_title: str,
        written: Callable[[float], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``written`` writes a value with its unit; by default a measure to three digits."""
        super().__init__(parent)
        self.title, self.unit, self.x_title = title, unit, x_title
        self._written = written or (lambda v: numbers.measure(v, unit))
        self.xs = self.ys = np.zeros(0)
        self._heading = ShortLabel(title, "muted")
        self._value = ShortLabel(numbers.NOTHING, "heading")
        self._plot = pg.PlotWidget(self)
        self._curve = pg.PlotCurveItem(antialias=True, connect="finite")
        self._marker = pg.InfiniteLine(angle=90, movable=False)
        self._shown: tuple[float, ...] = ()
        self._lay_out()
        self._prepare()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(0)
        for label in (self._heading, self._value):
            label.setContentsMargins(8, 0, 6, 0)
            column.addWidget(label)
        column.addWidget(self._plot, 1)

    def _prepare(self) -> None:
        plot = self._plot
        plot.setMenuEnabled(False)
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        plot.disableAutoRange()
        plot.setMinimumHeight(60)
        plot.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        plot.setToolTip(self._titled())
        plot.addItem(self._curve)
        plot.addItem(self._marker)
        self._marker.hide()
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.enableAutoSIPrefix(False)
            axis.tickStrings = _in_words
            axis.tickSpacing = partial(_tick_spacing, _TICK_PIXELS[side])
            axis.setStyle(tickLength=-4, hideOverlappingLabels=True)
        plot.getAxis("left").setWidth(_AXIS_WIDTH)
        plot.getAxis("bottom").setHeight(_AXIS_HEIGHT)
        plot.setLabel("bottom", self.x_title)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._show_menu)
        self._describe()

    def _titled(self) -> str:
        return f"{self.title} ({self.unit})" if self.unit else self.title

    def set_colours(self, colours: Mapping[str, str]) -> None:
        """Takes the colours of the theme, by their names in it."""
        plot, text = self._plot, QColor(colours["muted"])
        plot.setBackground(QColor(colours["window"]))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.88)
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setPen(pg.mkPen(colours["line"]))
            axis.setTextPen(pg.mkPen(text))
            axis.setTickFont(font)
            axis.label.setFont(font)
        plot.showGrid(x=False, y=True, alpha=0.35)
        self._curve.setPen(pg.mkPen(colours["accent"], width=2))
        self._marker.setPen(pg.mkPen(colours["text"], width=1, style=Qt.PenStyle.DashLine))

    def set_x_title(self, x_title: str) -> None:
        """Says what the line runs over."""
        if x_title != self.x_title:
            self.x_title = x_title
            self._plot.setLabel("bottom", x_title)

    def show_line(self, x: NDArray[np.float64], y: NDArray[np.float64], said: str = "") -> None:
        """Shows a line; ``said`` stands above it in place of its last value."""
        self.xs, self.ys = x, y
        self._curve.setData(x, y)
        self._fit(x, y)
        known = y[np.isfinite(y)]
        self._value.setText(said or (self._written(float(known[-1])) if len(known) else "–"))
        self._value.setToolTip(numbers.exact(float(known[-1]), self.unit) if len(known) else "")
        self._describe()

    def mark(self, x: float | None) -> None:
        """Puts a line across at a place, or takes it away."""
        self._marker.setVisible(x is not None)
        if x is not None:
            self._marker.setValue(x)
            near = np.searchsorted(self.xs, x, side="right") - 1
            if 0 <= near < len(self.ys) and np.isfinite(self.ys[near]):
                self._value.setText(self._written(float(self.ys[near])))

    def _fit(self, x: NDArray[np.float64], y: NDArray[np.float64]) -> None:
        """Changes the axes only where the line leaves them or would look small in them."""
        known = y[np.isfinite(y)]
        if not len(known) or not len(x):
            return
        low, high = float(known.min()), float(known.max())
        room = _ROOM * (high - low) or max(abs(high) * 0.02, 1.0)
        right = max(float(x.max()), float(x.min()) + 1.0)
        wanted = (float(x.min()), right, low - room, high + room)
        if self._shown and _still_fits(self._shown, wanted):
            return
        # Some room to grow, so that a running search does not move the axis at every point.
        right = right + 0.12 * (right - wanted[0]) if self._shown else right
        self._shown = (wanted[0], right, *wanted[2:])
        self._plot.setRange(xRange=self._shown[:2], yRange=self._shown[2:], padding=0.0)

    def forget_range(self) -> None:
        """Fits the axes to the next line, whatever they showed."""
        self._shown = ()

    def _describe(self) -> None:
        text = f"{self._titled()}: {self._value.text()}"
        if text != self._plot.accessibleName():
            self._plot.setAccessibleName(text)
            self._plot.setAccessibleDescription(
                self.tr("A line over {x}; the menu key copies or exports it").format(x=self.x_title)
            )

    @property
    def text(self) -> str:
        """Title and newest value, for those who cannot see the line."""
        return f"{self._titled()}: {self._value.text()}"

    def as_csv(self) -> str:
        """The line as CSV."""
        return table_csv([self.x_title, self._titled()], [self.xs, self.ys])

    @Slot(QPoint)
    def _show_menu(self, at: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(at))

    def menu(self) -> QMenu:
        """What can be done with the line."""
        menu = QMenu(self)
        for words, act in (
            (self.tr("&Copy values"), self._copy_values),
            (self.tr("Copy &picture"), self._copy_picture),
            (self.tr("&Export values …"), lambda: self.export_requested.emit(self.as_csv())),
        ):
            action = QAction(words, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        return menu

    @Slot()
    def _copy_values(self) -> None:
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.grab())


def _in_words(values: Sequence[float], scale: float, spacing: float) -> list[str]:
    """The numbers along an axis in the user's locale, with as many digits as tell them apart."""
    return [numbers.tick(value * scale, spacing * scale) for value in values]


def _tick_spacing(pixels: float, low: float, high: float, size: float) -> list[tuple[float, float]]:
    """The distance between ticks, so round and so wide that their numbers stand apart."""
    least = max(high - low, 1e-12) * pixels / max(size, 1.0)
    power = 10.0 ** math.floor(math.log10(least))
    step = next(step * power for step in (1.0, 2.0, 2.5, 5.0, 10.0) if step * power >= least)
    return [(step, 0.0)]


def _still_fits(shown: Sequence[float], wanted: Sequence[float]) -> bool:
    """Whether a line lies within the axes and fills most of them."""
    for low, high, least, most in ((*shown[:2], *wanted[:2]), (*shown[2:], *wanted[2:])):
        if least < low or most > high or (most - least) < 0.6 * (high - low):
            return False
    return True
