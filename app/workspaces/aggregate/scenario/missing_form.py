"""Which codes of a variable mean missing: suggested ones to tick, others to type."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.frame.column_values import ColumnValues
from app.kit import numbers
from app.kit.controls import SPACING, narrow

_MOST_SHOWN = 8


class MissingForm(QWidget):
    """Codes that mean missing.

    Signals
    -------
    edited(str, bool)
        A code, and whether it means missing.
    """

    edited = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: dict[str, QCheckBox] = {}
        self._codes: tuple[str, ...] = ()
        self.entry = QLineEdit()
        self.entry.setPlaceholderText(self.tr("other code, Enter"))
        self.entry.setToolTip(
            self.tr("A value that means missing, such as 99; blank is missing always")
        )
        self.entry.setAccessibleName(self.tr("Another code that means missing"))
        narrow(self.entry)
        self.entry.returnPressed.connect(self._add)
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        label = QLabel(self.tr("&Missing"))
        label.setBuddy(self.entry)
        row.addWidget(label)
        row.addWidget(self.entry, 1)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addLayout(self._list)

    def show_codes(self, codes: tuple[str, ...], values: ColumnValues | None) -> None:
        """Shows the chosen codes, ticked, and the suggested ones."""
        self._codes = codes
        suggested = values.suggested_missing if values is not None else ()
        offered = tuple(dict.fromkeys((*codes, *suggested)))[: max(_MOST_SHOWN, len(codes))]
        if tuple(self.boxes) != offered:
            self._rebuild(offered)
        for code, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setChecked(code in codes)
            n = values.values.get(code, 0) if values is not None else None
            box.setText(f"{code}   {numbers.count(n)}" if n else code)
            box.setToolTip(
                self.tr("{n} mean missing").format(n=numbers.count(n, self.tr("records")))
                if code in codes
                else self.tr("Looks like a code for missing: tick it if it is")
            )

    def _rebuild(self, offered: tuple[str, ...]) -> None:
        for box in self.boxes.values():
            self._list.removeWidget(box)
            box.deleteLater()
        self.boxes = {}
        for code in offered:
            box = QCheckBox(code)
            box.setAccessibleName(self.tr("{code} means missing").format(code=code))
            box.setProperty("code", code)
            box.toggled.connect(self._toggle)
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._list.addWidget(box)
            self.boxes[code] = box

    @Slot(bool)
    def _toggle(self, checked: bool) -> None:
        box = self.sender()
        if box is not None:
            self.edited.emit(str(box.property("code")), checked)

    @Slot()
    def _add(self) -> None:
        code = self.entry.text().strip()
        self.entry.clear()
        if code and code not in self._codes:
            self.edited.emit(code, True)
