"""The chosen threshold by province."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.kit import numbers
from app.kit.controls import ElidedLabel
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
        self._cells: list[list[QLabel]] = []

    def show_report(self, found: Report, threshold: float) -> None:
        """Shows the provinces; nothing where there is only one."""
        provinces = found.provinces if len(found.provinces) > 1 else ()
        lines = []
        for name in provinces:
            row = found.row(threshold, name)
            shares = (row.units_share, row.records_share, row.people_share)
            lines.append((province_name(name), *(numbers.percent(of) for of in shares)))
        if tuple(lines) != self.lines:
            same = [of[0] for of in lines] == [of[0] for of in self.lines]
            self.lines = tuple(lines)
            if same:
                self._write()
            else:
                self._fill()
        self.setVisible(bool(lines))

    def _write(self) -> None:
        """Other numbers of the same provinces."""
        for cells, texts in zip(self._cells[1:], self.lines, strict=True):
            for cell, text in zip(cells[1:], texts[1:], strict=True):
                cell.setText(text)

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        headings = (self.tr("Province"), self.tr("Units"), self.tr("Records"), self.tr("People"))
        self._cells = []
        for line, texts in enumerate((headings, *self.lines)):
            self._cells.append([])
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
                self._cells[-1].append(label)
                self._grid.addWidget(label, line, column)
