"""Banding of a numeric variable: width and an open band at the top."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import SPACING, WheelGuard, labelled, narrow
from core.quasi_identifiers import Band

WIDTHS = (1.0, 2.0, 5.0, 10.0)
TOP = 85
_HIGHEST = 10_000_000


class BandForm(QWidget):
    """Width 1, 2, 5 or 10, and from where on everything is one band.

    Signals
    -------
    edited(Band | None)
        Another banding.
    """

    edited = Signal(object)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._band: Band | None = None
        self.width_box = QComboBox()
        self.with_top = QCheckBox(self.tr("one band from"))
        self.top = QSpinBox(minimum=1, maximum=_HIGHEST, value=TOP)
        self.width_box.addItem(self.tr("as it is"), None)
        for width in WIDTHS:
            words = self.tr("1 year") if width == 1 else self.tr("{n} years")
            self.width_box.addItem(words.format(n=f"{width:g}"), width)
        self.width_box.setToolTip(
            self.tr("Joins numbers into bands of this width (years, or the column's own unit)")
        )
        self.top.setKeyboardTracking(False)
        self.top.setToolTip(self.tr("The open band begins here (years, or the column's own unit)"))
        self.top.setAccessibleName(self.tr("Beginning of the open band"))
        self.with_top.setToolTip(self.tr("Joins all higher numbers into one open band"))
        narrow(self.width_box, guard)
        narrow(self.top, guard)
        self._lay_out()
        self.width_box.currentIndexChanged.connect(self._read)
        self.with_top.toggled.connect(self._read)
        self.top.valueChanged.connect(self._read)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addLayout(labelled(QLabel(self.tr("&Bands of")), self.width_box))
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        row.addWidget(self.with_top)
        row.addWidget(self.top, 1)
        column.addLayout(row)

    def show_band(self, band: Band | None, numeric: bool) -> None:
        """Shows a banding; hidden for columns without numbers."""
        self._band = band
        self.setVisible(band is not None or numeric)
        with QSignalBlocker(self.width_box):
            self._offer(band)
            self.width_box.setCurrentIndex(self.width_box.findData(band.width if band else None))
        top = band.top if band is not None else None
        with QSignalBlocker(self.with_top), QSignalBlocker(self.top):
            self.with_top.setChecked(top is not None)
            if top is not None:
                self.top.setValue(round(top))
        self.with_top.setVisible(band is not None)
        self.top.setVisible(band is not None)
        self.top.setEnabled(top is not None)

    def _offer(self, band: Band | None) -> None:
        """Adds a width from a scenario that is none of the usual ones."""
        if band is not None and self.width_box.findData(band.width) < 0:
            self.width_box.addItem(self.tr("{n} years").format(n=f"{band.width:g}"), band.width)

    @Slot()
    def _read(self) -> None:
        width = self.width_box.currentData()
        if width is None:
            band = None
        elif self._band is None:
            band = Band(width, top=float(TOP))
        else:
            band = Band(width, float(self.top.value()) if self.with_top.isChecked() else None)
        if band != self._band:
            self.show_band(band, True)
            self.edited.emit(band)
