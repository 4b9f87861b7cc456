"""The three thresholds: a column each, with the units, records and people that are above."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QRadioButton, QSizePolicy, QWidget

from app.kit import numbers
from app.kit.controls import ElidedLabel
from app.workspaces.levels.thresholds import texts
from core.thresholds.report import Report
from core.thresholds.verdicts import THRESHOLDS

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ThresholdRows(QWidget):
    """A choice of the threshold, with what each comes to.

    Signals
    -------
    chosen(float)
        The user accepts another share of unique people.
    """

    chosen = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 2, 0, 2)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(3)
        for column in range(1, 1 + len(THRESHOLDS)):
            self._grid.setColumnStretch(column, 1)
        self.buttons: dict[float, QRadioButton] = {}
        self.cells: dict[tuple[float, str], QLabel] = {}
        self._group = QButtonGroup(self)
        self._build_names()
        for column, threshold in enumerate(THRESHOLDS, 1):
            self._build_column(column, threshold)
        self._group.idClicked.connect(self._choose)

    def _lines(self) -> dict[str, tuple[str, str]]:
        return {
            "units": (
                self.tr("Units"),
                self.tr("Share of the units with a value that are above the threshold (%)"),
            ),
            "records": (
                self.tr("Records"),
                self.tr("Share of the records that lie in units above the threshold (%)"),
            ),
            "people": (
                self.tr("People"),
                self.tr("Share of the people who live in units above the threshold (%)"),
            ),
            "predicted": (
                self.tr("Model"),
                self.tr(
                    "Share of the units that a model of population and max combinations predicts "
                    "to be above (%)"
                ),
            ),
        }

    def _build_names(self) -> None:
        at_most = (self.tr("At most"), self.tr("Share of unique people that a unit may have (%)"))
        for line, (name, tip) in enumerate((at_most, *self._lines().values())):
            label = ElidedLabel(name, self, Qt.TextElideMode.ElideRight)
            label.setProperty("role", "muted")
            label.set_tooltip(tip)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(label, line, 0)

    def _build_column(self, column: int, threshold: float) -> None:
        button = QRadioButton(texts.percent(threshold), self)
        button.setToolTip(texts.about(threshold))
        button.setAccessibleName(
            self.tr("Accept {threshold} unique people").format(threshold=texts.percent(threshold))
        )
        self._group.addButton(button, column)
        self._grid.addWidget(button, 0, column, Qt.AlignmentFlag.AlignRight)
        self.buttons[threshold] = button
        for line, (key, (name, _)) in enumerate(self._lines().items(), 1):
            cell = QLabel(numbers.NOTHING, self)
            cell.setAlignment(_RIGHT)
            cell.setAccessibleName(f"{name}, {texts.percent(threshold)}")
            self._grid.addWidget(cell, line, column)
            self.cells[threshold, key] = cell

    @Slot(int)
    def _choose(self, column: int) -> None:
        self.chosen.emit(THRESHOLDS[column - 1])

    def show_threshold(self, threshold: float) -> None:
        """Shows which one is chosen."""
        button = self.buttons.get(threshold)
        if button is not None:
            button.setChecked(True)

    def show_report(self, found: Report) -> None:
        """Shows what each threshold comes to."""
        for threshold in THRESHOLDS:
            row = found.row(threshold)
            of_units = self.tr("{above} of {known} units are above").format(
                above=numbers.count(row.n_above), known=numbers.count(row.n_known)
            )
            of_records = self.tr("{above} of {all} records").format(
                above=numbers.count(row.records_above), all=numbers.count(row.records)
            )
            of_people = self.tr("{above} of {all} people").format(
                above=numbers.count(row.people_above), all=numbers.count(row.people)
            )
            self._say(threshold, "units", row.units_share, of_units)
            self._say(threshold, "records", row.records_share, of_records)
            self._say(threshold, "people", row.people_share, of_people)
            predicted = found.predicted.get(threshold)
            if predicted is None:
                none = self.tr("No model predicts this threshold.")
                self._say(threshold, "predicted", None, none)
            else:
                of = predicted.verdict
                said = self.tr("{above} of {known} units are predicted to be above").format(
                    above=numbers.count(of.n_above), known=numbers.count(of.n_known)
                )
                self._say(threshold, "predicted", of.units_share, said)

    def _say(self, threshold: float, key: str, share: float | None, tip: str) -> None:
        cell = self.cells[threshold, key]
        cell.setText(numbers.percent(share))
        cell.setToolTip(tip)
        cell.setAccessibleDescription(tip)
