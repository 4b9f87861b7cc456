"""A chooser of names with a number, such as how many categories are left: that is never cut."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

BEFORE_NUMBER = " · "
_EDGES = 6


class NumberedBox(QComboBox):
    """Where there is no room the name is cut, and its list is as wide as it must be."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws as much of the name as there is room for, then the number."""
        del event
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = fitted(self.currentText(), self.fontMetrics(), field.width() - _EDGES)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def fit_list(self) -> None:
        """Makes the list wide enough for the longest name."""
        view, metrics = self.view(), self.fontMetrics()
        texts = (self.itemText(i) for i in range(self.count()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        view.setMinimumWidth(widest + view.verticalScrollBar().sizeHint().width() + 4 * _EDGES)


def fitted(text: str, metrics: QFontMetrics, room: int) -> str:
    """A text that is cut before its number; the number is never cut."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    name, between, number = text.rpartition(BEFORE_NUMBER)
    end = f"{between}{number}" if between else ""
    left = room - metrics.horizontalAdvance(end)
    return metrics.elidedText(name or number, Qt.TextElideMode.ElideRight, max(left, 0)) + end
