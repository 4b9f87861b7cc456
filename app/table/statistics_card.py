"""A small window with the statistics of a column."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from app.kit import numbers
from app.table.cells import Look, exact_text, measure_text
from core.tables.base import YES
from core.tables.statistics import Statistics


class StatisticsCard(QFrame):
    """Goes away with a click elsewhere, or Esc."""

    def __init__(self, look: Look, of: Statistics, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "float")
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 10, 12, 12)
        grid.setHorizontalSpacing(18)
        title = QLabel(look.title, self)
        title.setProperty("role", "heading")
        grid.addWidget(title, 0, 0, 1, 2)
        self.lines = self._lines(look, of)
        for i, (name, text, exact) in enumerate(self.lines, 1):
            label, value = QLabel(name, self), QLabel(text, self)
            label.setProperty("role", "muted")
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            value.setToolTip(exact)
            grid.addWidget(label, i, 0)
            grid.addWidget(value, i, 1)
        self.setAccessibleName(self.tr("Statistics of {0}").format(look.title))
        self.setAccessibleDescription("; ".join(f"{name}: {text}" for name, text, _ in self.lines))

    def _lines(self, look: Look, of: Statistics) -> list[tuple[str, str, str]]:
        rows = [
            (self.tr("Rows shown"), numbers.count(of.rows)),
            (self.tr("Without a value"), numbers.count(of.missing)),
            (self.tr("Different values"), numbers.count(of.different)),
        ]
        lines = [(name, text, text) for name, text in rows]
        if of.mean is None:
            return lines
        if look.column.kind == YES:
            yes = numbers.count(of.total)
            return [*lines, (self.tr("Yes"), yes, yes)]
        measures = (
            (self.tr("Smallest"), of.smallest),
            (self.tr("Lower quartile"), of.lower_quartile),
            (self.tr("Median"), of.median),
            (self.tr("Upper quartile"), of.upper_quartile),
            (self.tr("Largest"), of.largest),
            (self.tr("Mean"), of.mean),
            (self.tr("Sum"), of.total),
        )
        return lines + [
            (name, measure_text(look.column, value), exact_text(look.column, value))
            for name, value in measures
        ]

    def open_at(self, at: QPoint) -> None:
        """Opens near a place of the screen, above it where there is no room below."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        x = min(at.x(), screen.right() - self.width())
        y = at.y() if at.y() + self.height() <= screen.bottom() else at.y() - self.height()
        self.move(max(screen.left(), x), max(screen.top(), y))
        self.show()
