"""A figure whose words stand beside the chart where there is room: a low panel is a wide one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayoutItem, QSizePolicy, QVBoxLayout, QWidget

from app.chart.curves import CurveChart
from app.chart.figure import Figure
from app.kit.theme import Theme
from app.workspaces.levels.calibration.curve_figures import Said

_NARROW, _LOW = 380, 330
"""Pixels: from this width on, and below this height, words stand beside the chart."""
_WORDS, _SHARE = 230, 0.36
_ANY_WIDTH = 16_777_215


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
        low = self.height() < _LOW or self.width() > 2 * self.height()
        beside = self.width() >= _NARROW and low and not self.curve_chart.isHidden()
        direction, policy = QBoxLayout.Direction, QSizePolicy.Policy
        self._across.setDirection(direction.RightToLeft if beside else direction.TopToBottom)
        width = min(_WORDS, round(_SHARE * self.width()))
        self._words.setMinimumWidth(width if beside else 0)
        self._words.setMaximumWidth(width if beside else _ANY_WIDTH)
        vertical = policy.Expanding if beside else policy.Maximum
        self._words.setSizePolicy(policy.Preferred, vertical)
        top = Qt.AlignmentFlag.AlignTop if self.curve_chart.isHidden() else Qt.AlignmentFlag(0)
        self._across.setAlignment(self._words, top)

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
