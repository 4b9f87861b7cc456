"""How many records may be lost, about, where the number of regions is predicted from that."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLabel, QVBoxLayout, QWidget

from app.kit.controls import SPACING, WheelGuard, labelled, narrow
from app.workspaces.aggregate.scenario.coefficient_box import SUPPRESSION, CoefficientBox
from core.calibration.suppression_model import suppression_model
from core.errors import VbasError
from core.site_count import CLASSES, Calibrated

_LEAST, _MOST = 0.01, 50.0


class AboutForm(QWidget):
    """The share that is aimed at, what it is predicted from, and the model if it is one.

    Signals
    -------
    edited(Calibrated)
        Other settings.
    refused(VbasError)
        A coefficient set that cannot be used; the settings stay.
    """

    edited = Signal(object)
    refused = Signal(object)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = Calibrated()
        self.about = QDoubleSpinBox(minimum=_LEAST, maximum=_MOST, decimals=2, singleStep=0.5)
        self.by, self.coefficients = QComboBox(), CoefficientBox()
        self._fill()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        self.labels = {
            QLabel(self.tr("&Lost, about")): self.about,
            QLabel(self.tr("Predicted &from")): self.by,
            QLabel(self.tr("&Coefficients")): self.coefficients,
        }
        self._rows: dict[QWidget, QWidget] = {}
        for label, control in self.labels.items():
            narrow(control, guard)
            row = QWidget()
            layout = labelled(label, control)
            layout.setContentsMargins(0, 0, 0, 0)
            row.setLayout(layout)
            self._rows[control] = row
            column.addWidget(row)
        self.about.valueChanged.connect(lambda _: self._read())
        self.by.activated.connect(lambda _: self._read())
        self.coefficients.chosen.connect(self._use)

    def _fill(self) -> None:
        self.by.addItem(self.tr("classes of records"), CLASSES)
        self.by.addItem(self.tr("max combinations"), "maxcombs")
        self.by.addItem(self.tr("entropy"), "entropy")
        self.about.setSuffix("\u00a0%")
        self.about.setKeyboardTracking(False)
        self.about.setToolTip(
            self.tr("Share of all records that regions may lose, about: a prediction (%)")
        )
        self.by.setToolTip(
            self.tr(
                "The classes of the counted records tell most; a fitted model by max "
                "combinations or entropy knows less, but is there before anything is counted"
            )
        )
        self.coefficients.setToolTip(self.tr("Our own model, or one that you have fitted"))

    def show_settings(self, of: Calibrated) -> VbasError | None:
        """Shows settings; returns what is wrong with their coefficient set, if anything."""
        self._shown = of
        with QSignalBlocker(self.about), QSignalBlocker(self.by):
            self.about.setValue(100.0 * of.about)
            self.by.setCurrentIndex(self.by.findData(of.by))
        self._rows[self.coefficients].setVisible(of.by != CLASSES)
        return self.coefficients.show_set(of.coefficients, SUPPRESSION)

    def _read(self) -> None:
        about = self._shown.about
        if round(100.0 * about, 2) != self.about.value():
            about = self.about.value() / 100.0
        self._announce(Calibrated(about, self.by.currentData(), self._shown.coefficients))

    def _use(self, name: str) -> None:
        by = self._shown.by
        try:
            suppression_model(name, "maxcombs" if by == CLASSES else by)
        except VbasError as error:
            self.show_settings(self._shown)
            self.refused.emit(error)
            return
        self._announce(Calibrated(self._shown.about, by, name))

    def _announce(self, made: Calibrated) -> None:
        if made != self._shown:
            self.show_settings(made)
            self.edited.emit(made)
