"""The chosen threshold by province."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app import numbers
from app.workspaces.aggregate.scenario.look import ElidedLabel
from app.workspaces.levels.table.texts import province_name
from core.thresholds.report import Report

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ProvinceRows(QWidget):
    """One line a province: units, records and people above the threshold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        for column, share in enumerate((4, 3, 3, 3)):
            self._grid.setColumnStretch(column, share)
        self.lines: tuple[tuple[str, ...], ...] = ()

    def show_report(self, found: Report, threshold: float) -> None:
        """Shows the provinces; nothing where there is only one."""
        provinces = found.provinces if len(found.provinces) > 1 else ()
        lines = []
        for name in provinces:
            row = found.row(threshold, name)
            shares = (row.units_share, row.records_share, row.people_share)
            lines.append((province_name(name), *(numbers.percent(of) for of in shares)))
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self._fill()
        self.setVisible(bool(lines))

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        headings = (self.tr("Province"), self.tr("Units"), self.tr("Records"), self.tr("People"))
        for line, texts in enumerate((headings, *self.lines)):
            for column, text in enumerate(texts):
                # Names and headings give way, numbers never do.
                label = (
                    QLabel(text, self)
                    if line and column
                    else ElidedLabel(text, self, Qt.TextElideMode.ElideRight)
                )
                if not line:
                    label.setProperty("role", "muted")
                if column:
                    label.setAlignment(_RIGHT)
                    label.setAccessibleName(f"{texts[0]}, {headings[column]}")
                self._grid.addWidget(label, line, column)
