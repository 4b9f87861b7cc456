"""Whether the records are a sample of the people, and how large a part of them."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import NarrowCheckBox
from app.kit.widgets import words
from core.thresholds.report import Report


class SampleForm(QWidget):
    """A check, the sampling fraction, and what estimates rest on.

    Signals
    -------
    changed(bool, object)
        Whether the records are a sample; the sampling fraction, 0 to 1, or None for that of each
        unit's population.
    """

    changed = Signal(bool, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.check = NarrowCheckBox(self.tr("The records are a sample of the people"), self)
        self.check.setToolTip(
            self.tr(
                "Estimates how many people of each unit are unique among all its people, from a "
                "sample of them"
            )
        )
        self.fraction = QDoubleSpinBox(self)
        self.fraction.setRange(0.0, 100.0)
        self.fraction.setDecimals(2)
        self.fraction.setSingleStep(1.0)
        self.fraction.setKeyboardTracking(False)
        self.fraction.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.fraction.setMinimumWidth(70)
        self.fraction.setSuffix("\u00a0%")
        self.fraction.setSpecialValueText(self.tr("records / population"))
        self.fraction.setToolTip(
            self.tr(
                "Share of the people who are in the records (%); at 0 it is each unit's records "
                "divided by its population"
            )
        )
        self.fraction.setAccessibleName(self.tr("Sampling fraction"))
        name = QLabel(self.tr("&Sampling fraction"), self)
        name.setBuddy(self.fraction)
        self._row = QWidget(self)
        row = QHBoxLayout(self._row)
        row.setContentsMargins(20, 0, 0, 0)
        row.addWidget(name)
        row.addWidget(self.fraction, 1)
        self.said = words("", "muted")
        self.trouble = words("", "bad")
        for widget in (self.check, self._row, self.trouble, self.said):
            column.addWidget(widget)
        self._row.hide()
        self.said.hide()
        self.trouble.hide()
        self.check.toggled.connect(self._change)
        self.fraction.valueChanged.connect(self._change)

    @property
    def asked(self) -> tuple[bool, float | None]:
        """Whether the records are a sample, and its fraction."""
        fraction = self.fraction.value() / 100.0
        return self.check.isChecked(), fraction if fraction > 0 else None

    @Slot()
    def _change(self) -> None:
        self._row.setVisible(self.check.isChecked())
        self.changed.emit(*self.asked)

    def show_report(self, found: Report) -> None:
        """Shows what the estimates rest on, or why there are none."""
        of, trouble = found.estimated, found.trouble
        self.said.setVisible(of is not None)
        self.trouble.setVisible(trouble is not None)
        if of is not None:
            self.said.setText("\n".join(f"• {sentence}" for sentence in of.assumptions))
        if trouble is not None:
            self.trouble.setText(f"{trouble.message} {trouble.hint}".strip())
