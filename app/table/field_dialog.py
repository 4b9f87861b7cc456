"""A column worked out from others: its name, its expression, its unit, and how it begins."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.widgets import words
from app.table.expression_edit import ExpressionEdit
from core.errors import VbasError
from core.tables import Column

_WAIT_MS = 350
_FIRST = 5


class FieldDialog(QDialog):
    """Asks for a computed column.

    Signals
    -------
    preview_requested(str, str)
        The name and the expression: are they all right, and what is it worth?
    chosen(str, ndarray, str, str)
        Name, values and unit of the column, and the expression it is computed by.
    """

    preview_requested = Signal(str, str)
    chosen = Signal(str, object, str, str)

    def __init__(self, columns: tuple[Column, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Computed column"))
        self.resize(520, 260)
        self._ids = columns[0].values
        self._values: NDArray[np.float64] | None = None
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self._ask)
        self.name = _line(self, self.tr("Name"), self.tr("What the column is called"))
        self.name.setMaxLength(60)
        self.expression = ExpressionEdit(self)
        self.expression.setPlaceholderText("population / land_km2")
        self.expression.setAccessibleName(self.tr("Expression"))
        self.expression.setToolTip(
            self.tr("How each area's value is worked out from the other columns")
        )
        self.expression.show_names(tuple(column.name for column in columns))
        self.unit = _line(self, self.tr("Unit"), self.tr("Such as people per km²; may be empty"))
        form = QFormLayout()
        form.addRow(self.tr("Name"), self.name)
        form.addRow(self.tr("Expression"), self.expression)
        form.addRow(self.tr("Unit"), self.unit)
        self.said = words(self.tr("The first values will stand here."), "muted")
        self.said.setMinimumHeight(64)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.said, 1)
        self.add = self._build_buttons(column)
        for edit in (self.name, self.expression):
            edit.textEdited.connect(self._wait)

    def _build_buttons(self, column: QVBoxLayout) -> QPushButton:
        buttons = QDialogButtonBox(self)
        add = buttons.addButton(self.tr("Add column"), QDialogButtonBox.ButtonRole.AcceptRole)
        add.setToolTip(self.tr("Put the column beside the areas; can be undone"))
        add.setEnabled(False)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        return add

    @Slot()
    def _wait(self) -> None:
        self.add.setEnabled(False)
        self._timer.start()

    @Slot()
    def _ask(self) -> None:
        if self.expression.text().strip():
            self.preview_requested.emit(self.name.text(), self.expression.text())

    def show_preview(self, values: NDArray[np.float64] | VbasError) -> None:
        """Shows how the column begins, or what is wrong."""
        wrong = isinstance(values, VbasError)
        if isinstance(values, VbasError):
            self._values = None
            text = f"{values.message} {values.hint}".strip()
        else:
            self._values = values
            text = self._begins(values)
        self.said.setText(text)
        self.said.setProperty("role", "bad" if wrong else "muted")
        self.said.style().polish(self.said)
        self.add.setEnabled(self._values is not None)

    def _begins(self, values: NDArray[np.float64]) -> str:
        pairs = zip(self._ids[:_FIRST].tolist(), values[:_FIRST].tolist(), strict=True)
        unit = self.unit.text().strip()
        lines = "\n".join(f"{name}: {numbers.measure(value, unit)}" for name, value in pairs)
        missing = int(np.isnan(values).sum())
        if not missing:
            return lines
        none = numbers.count(missing, self.tr("areas"))
        return lines + "\n" + self.tr("Without a value: {0}").format(none)

    @Slot()
    def _accept(self) -> None:
        if self._values is not None:
            name, unit = self.name.text().strip(), self.unit.text().strip()
            self.chosen.emit(name, self._values, unit, self.expression.text().strip())
            self.accept()


def _line(parent: QWidget, name: str, tip: str) -> QLineEdit:
    edit = QLineEdit(parent)
    edit.setAccessibleName(name)
    edit.setToolTip(tip)
    return edit
