"""How cells are suppressed: which algorithm, and whether some are given back in the end."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QVBoxLayout, QWidget

from app.kit.controls import (
    SPACING,
    MutedLabel,
    NarrowCheckBox,
    WheelGuard,
    labelled,
    narrow,
)
from core.suppression.cells.protection import COMBINATIONS, COMPLETE


class MethodForm(QWidget):
    """Algorithm, giving back, a single pass.

    Signals
    -------
    chosen(str, bool, bool)
        Another algorithm; whether cells are given back; whether there is only one pass.
    """

    chosen = Signal(str, bool, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        guard = WheelGuard(self)
        self.algorithm = self._build_algorithm()
        narrow(self.algorithm, guard)
        self.give_back: QCheckBox = NarrowCheckBox(
            self.tr("Give back what need not be blank"), self
        )
        self.give_back.setToolTip(
            self.tr(
                "In the end, restore cells whose blanking turns out not to be needed: fewer are "
                "blank, it takes longer"
            )
        )
        self.single_pass: QCheckBox = NarrowCheckBox(self.tr("Only one pass, to compare"), self)
        self.single_pass.setToolTip(
            self.tr(
                "Go over the combinations once, as the paper does: small classes may be left, so "
                "that nothing of it may be released"
            )
        )
        self.why = MutedLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addLayout(labelled(QLabel(self.tr("Protect")), self.algorithm))
        for part in (self.give_back, self.single_pass, self.why):
            column.addWidget(part)
        self.algorithm.activated.connect(self._choose)
        self.give_back.clicked.connect(self._choose)
        self.single_pass.clicked.connect(self._choose)
        self.show_method(COMBINATIONS, False, False)

    def _build_algorithm(self) -> QComboBox:
        box = QComboBox(self)
        box.setToolTip(
            self.tr("Whether each combination is made safe by itself, or all variables together")
        )
        for text, of, tip in (
            (
                self.tr("each combination"),
                COMBINATIONS,
                self.tr("Each combination by itself: blanks less"),
            ),
            (
                self.tr("all variables together"),
                COMPLETE,
                self.tr("One combination of all variables: blanks more, for comparison"),
            ),
        ):
            box.addItem(text, of)
            row = box.count() - 1
            box.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        return box

    def show_method(self, algorithm: str, give_back: bool, single_pass: bool) -> None:
        """Shows what is chosen."""
        with QSignalBlocker(self.algorithm):
            self.algorithm.setCurrentIndex(self.algorithm.findData(algorithm))
        self.give_back.setChecked(give_back)
        self.give_back.setEnabled(not single_pass)
        self.single_pass.setChecked(single_pass)
        said = {
            COMBINATIONS: self.tr(
                "Each combination is made safe by itself, which blanks less: for adversaries who "
                "know one of them."
            ),
            COMPLETE: self.tr(
                "Somebody could know all variables at all their levels at once: one combination of "
                "everything, which blanks more."
            ),
        }
        self.why.setText(said.get(algorithm, ""))

    def summary(self) -> str:
        """What is chosen, in a few words."""
        parts = [self.algorithm.currentText()]
        if self.give_back.isChecked():
            parts.append(self.tr("giving back"))
        if self.single_pass.isChecked():
            parts.append(self.tr("one pass"))
        return " · ".join(parts)

    @Slot()
    def _choose(self) -> None:
        single = self.single_pass.isChecked()  # which leaves nothing that could be given back
        back = self.give_back.isChecked() and not single
        self.chosen.emit(self.algorithm.currentData(), back, single)
