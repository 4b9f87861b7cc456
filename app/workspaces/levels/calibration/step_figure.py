"""A figure whose words stand beside the chart where there is room: a low panel is a wide one."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayoutItem, QSizePolicy, QVBoxLayout, QWidget

from app.plots.curves import CurveChart
from app.plots.figure import Figure
from app.theme import Theme
from app.workspaces.levels.calibration.curve_figures import Said

_WIDE, _WORDS = 620, 230


class StepFigure(Figure):
    """A chart of points and lines with its words below a heading, beside it or above."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.curve_chart = CurveChart()
        super().__init__(theme, self.curve_chart, parent)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        self._words = QWidget(self)
        beside = QVBoxLayout(self._words)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(4)
        column.removeWidget(self.curve_chart)
        while (item := column.takeAt(0)) is not None:
            _put(item, beside)
        beside.addStretch(1)
        self._across = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._across.setSpacing(8)
        self._across.addWidget(self._words)
        self._across.addWidget(self.curve_chart, 1)
        column.addLayout(self._across, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the words beside the chart, or above it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= _WIDE and not self.curve_chart.isHidden()
        direction = QBoxLayout.Direction
        self._across.setDirection(direction.RightToLeft if wide else direction.TopToBottom)
        self._words.setFixedWidth(_WORDS) if wide else self._words.setMaximumWidth(16_777_215)
        if not wide:
            self._words.setMinimumWidth(0)
        vertical = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Maximum
        self._words.setSizePolicy(QSizePolicy.Policy.Preferred, vertical)

    def show_said(self, said: Said) -> None:
        """Shows a figure with its words."""
        self.curve_chart.show_curves(said.curves)
        self.say(said.title, said.unit, said.why, empty=said.empty)
        self._arrange()


def _put(item: QLayoutItem, column: QVBoxLayout) -> None:
    """Moves a widget or a row of them into another column, which then owns it."""
    widget, row = item.widget(), item.layout()
    if widget is not None:
        column.addWidget(widget)
    elif row is not None:
        row.setParent(None)
        column.addLayout(row)
