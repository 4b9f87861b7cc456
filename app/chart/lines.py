"""A line with a title, a unit and its newest value in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from app.chart.axes import Axis
from app.chart.chart import taking_menu
from app.chart.curves import PointChart
from app.chart.plot_chart import Marker
from app.chart.tables import table_csv
from app.kit import numbers
from app.kit.widgets import ShortLabel

if TYPE_CHECKING:
    from app.chart.view import View

_ROOM = 0.06
"""Of the range, kept free above and below a line, so that not every point moves the axis."""


class LineArea(PointChart):
    """The line in its axes, and a dashed one across it where a place is marked."""

    least_left = 52.0  # so that lines above each other begin at one place

    def __init__(self, written: Callable[[float], str], parent: QWidget | None = None) -> None:
        """``written`` writes a value."""
        super().__init__(parent)
        self._written = written
        self.xs = self.ys = np.zeros(0)
        self.marked: float | None = None
        self.setMinimumHeight(60)

    def show_line(self, xs: NDArray[np.float64], ys: NDArray[np.float64]) -> None:
        """Shows another line, (m,) each; it has a gap where a value is not finite."""
        self.xs, self.ys = xs, ys
        known = np.isfinite(xs) & np.isfinite(ys)
        self.spots = np.column_stack([xs[known], ys[known]])
        if self.current is not None and self.current >= self.count():
            self.current = None
        self.refresh()

    def show_range(self, left: float, right: float, low: float, high: float) -> None:
        """Which part of the plane is seen."""
        self.axes = Axis(left, right), Axis(low, high)
        self.refresh()

    def mark(self, x: float | None) -> None:
        """Puts a line across, or takes it away."""
        if x == self.marked:
            return
        self.marked = x
        self.markers = () if x is None else (Marker(x, ""),)
        self.refresh()

    def at(self, place: QPointF) -> int | None:
        """The point above or below a place of the frame."""
        if not self.count() or not self.frame().contains(place):
            return None
        return int(np.argmin(np.abs(self.places()[:, 0] - place.x())))

    def said(self, i: int) -> str:
        """The value of a point, and where it is."""
        x, y = self.spots[i].tolist()
        return f"{self.title}: {self._written(y)}\n{self.x_title}: {numbers.exact(x)}"

    def values_menu(self) -> QMenu:
        """What can be done with the values."""
        menu = taking_menu(self)
        menu.removeAction(menu.actions()[-1])
        return menu

    def menu(self) -> QMenu:
        """What can be done with the line."""
        return self.with_zoom(self.values_menu())

    def as_csv(self) -> str:
        """The line as CSV."""
        return table_csv([self.x_title, self.titled], [self.xs, self.ys])

    def fill(self, view: View) -> None:
        """Puts in the line."""
        import pyqtgraph as pg

        view.add_line(self.xs, self.ys, pg.mkPen(self.colour("accent"), width=2))


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
        self.area = LineArea(self._written, self)
        self._shown: tuple[float, float, float, float] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(0)
        for label in (self._heading, self._value):
            label.setContentsMargins(8, 0, 6, 0)
            column.addWidget(label)
        column.addWidget(self.area, 1)
        self.area.title, self.area.unit, self.area.x_title = title, unit, x_title
        self.area.setToolTip(self.area.titled)
        self.area.export_requested.connect(lambda: self.export_requested.emit(self.as_csv()))
        self._describe()

    def set_x_title(self, x_title: str) -> None:
        """Says what the line runs over."""
        if x_title != self.x_title:
            self.x_title = x_title
            self.area.x_title = x_title
            self.area.refresh()

    def show_line(self, x: NDArray[np.float64], y: NDArray[np.float64], said: str = "") -> None:
        """Shows a line; ``said`` stands above it in place of its last value."""
        self.xs, self.ys = x, y
        self.area.show_line(x, y)
        self._fit(x, y)
        known = y[np.isfinite(y)]
        self._value.setText(said or (self._written(float(known[-1])) if len(known) else "–"))
        self._value.setToolTip(numbers.exact(float(known[-1]), self.unit) if len(known) else "")
        self._describe()

    def mark(self, x: float | None) -> None:
        """Puts a line across at a place, or takes it away."""
        self.area.mark(x)
        if x is not None:
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
        self._shown = (wanted[0], right, low - room, high + room)
        self.area.show_range(*self._shown)

    def forget_range(self) -> None:
        """Fits the axes to the next line, whatever they showed."""
        self._shown = None

    def _describe(self) -> None:
        if self.text != self.area.accessibleName():
            self.area.setAccessibleName(self.text)
            self.area.setAccessibleDescription(
                self.tr("A line over {x}; the menu key copies or exports it").format(x=self.x_title)
            )

    @property
    def text(self) -> str:
        """Title and newest value, for those who cannot see the line."""
        return f"{self.area.titled}: {self._value.text()}"

    def as_csv(self) -> str:
        """The line as CSV."""
        return self.area.as_csv()

    def menu(self) -> QMenu:
        """What can be done with the line."""
        return self.area.values_menu()


def _still_fits(shown: Sequence[float], wanted: Sequence[float]) -> bool:
    """Whether a line lies within the axes and fills most of them."""
    for low, high, least, most in ((*shown[:2], *wanted[:2]), (*shown[2:], *wanted[2:])):
        if least < low or most > high or (most - least) < 0.6 * (high - low):
            return False
    return True
