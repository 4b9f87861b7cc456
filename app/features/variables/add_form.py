"""Adds a column of the record file to what can be asked about."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.features.variables import words
from app.features.variables.counting import Wanted
from app.kit import numbers
from app.kit.controls import (
    SPACING,
    WARNING,
    Callout,
    MutedLabel,
    NarrowCheckBox,
    WheelGuard,
    narrow,
)
from core.io.records import ColumnPreview, RecordPreview
from core.quasi_identifiers import Band, QuasiIdentifier

DIRECT, WEIGHT, AREA_ID = "direct identifier", "weight", "area id"
_MANY = 60
"""From so many different numbers on, banding is offered at once."""
_WIDEST = 1_000_000.0
_NEARLY_ALL = 0.9
_LEAST_RECORDS = 20


@dataclass(frozen=True)
class Offered:
    """A column that could be added.

    Attributes
    ----------
    column
        What is known of it.
    all_unique
        Whether (nearly) every record has a value of its own.
    """

    column: ColumnPreview
    all_unique: bool = False


def offered_of(wanted: Wanted, preview: RecordPreview) -> tuple[Offered, ...]:
    """The columns that can be added, those that look like something to ask about first."""
    taken = {*wanted.names, wanted.file.area_column, wanted.file.person_column}
    most = max(_LEAST_RECORDS, _NEARLY_ALL * preview.n_rows)
    found = [
        Offered(of, of.n_distinct is not None and of.n_distinct >= most)
        for of in preview.columns
        if of.name not in taken
    ]
    return tuple(sorted(found, key=lambda of: of.column.looks_like != "quasi-identifier"))


class AddForm(QWidget):
    """A chooser of columns, what is said of the chosen one, and bands where it is a number.

    Signals
    -------
    added(QuasiIdentifier)
        The column shall be counted too, and be asked about.
    """

    added = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        guard = WheelGuard(self)
        self._offered: tuple[Offered, ...] = ()
        self.columns = QComboBox(self)
        self.columns.setAccessibleName(self.tr("Column of the record file"))
        self.columns.setToolTip(self.tr("Columns of the record file that are not in the list yet"))
        narrow(self.columns, guard)
        self.about = MutedLabel()
        self.banded: QCheckBox = NarrowCheckBox(self.tr("in bands of"), self)
        self.banded.setToolTip(
            self.tr("Join neighbouring numbers before they are counted, such as ages in 5 years")
        )
        self.width_ = QDoubleSpinBox(self)
        self.width_.setRange(0.01, _WIDEST)
        self.width_.setDecimals(2)
        self.width_.setValue(5.0)
        self.width_.setAccessibleName(self.tr("Width of the bands"))
        self.width_.setToolTip(self.tr("How wide a band is, in the column's own unit"))
        narrow(self.width_, guard)
        self.caution = Callout()
        self.button = QPushButton(self.tr("Add column"), self)
        self.button.setToolTip(
            self.tr("Put the column into the list and tick it; the records are counted again")
        )
        self._lay_out()
        self.columns.activated.connect(self._show_column)
        self.banded.toggled.connect(self._show_caution)
        self.button.clicked.connect(self._add)
        self.show_columns(())

    def _lay_out(self) -> None:
        bands = QHBoxLayout()
        bands.setSpacing(SPACING)
        bands.addWidget(self.banded, 1)
        bands.addWidget(self.width_, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.columns)
        column.addWidget(self.about)
        column.addLayout(bands)
        column.addWidget(self.caution)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_columns(self, offered: tuple[Offered, ...]) -> None:
        """Offers columns."""
        if offered == self._offered and self.columns.count():
            return
        current = self.columns.currentData()
        self._offered = offered
        with QSignalBlocker(self.columns):
            self.columns.clear()
            for of in offered:
                self.columns.addItem(self._item(of.column), of.column.name)
            place = self.columns.findData(current)
            self.columns.setCurrentIndex(max(0, place) if offered else -1)
        self._show_column()

    def _item(self, column: ColumnPreview) -> str:
        if column.n_distinct is None:
            return column.name
        return f"{column.name} · {words.values(column.n_distinct)}"

    @property
    def current(self) -> Offered | None:
        """The column that is looked at."""
        name = self.columns.currentData()
        return next((of for of in self._offered if of.column.name == name), None)

    @Slot()
    def _show_column(self) -> None:
        of = self.current
        self.columns.setEnabled(of is not None)
        self.button.setEnabled(of is not None)
        number = of is not None and of.column.kind == "number"
        self.banded.setVisible(number)
        self.width_.setVisible(number)
        if of is None:
            self.about.setText(self.tr("All columns of the record file are in the list."))
        else:
            self.about.setText(self._words(of.column))
            many = of.column.n_distinct is None or of.column.n_distinct >= _MANY
            self.banded.setChecked(number and many)
        self._show_caution()

    def _words(self, column: ColumnPreview) -> str:
        kinds = {
            "number": self.tr("Numbers"),
            "date": self.tr("Dates"),
            "text": self.tr("Text"),
        }
        parts = [kinds.get(column.kind, column.kind)]
        if column.n_distinct is not None:
            parts.append(words.values(column.n_distinct))
        if column.n_missing:
            parts.append(
                self.tr("{records} without one").format(
                    records=numbers.count(column.n_missing, self.tr("records"))
                )
            )
        return " · ".join(parts)

    @Slot()
    def _show_caution(self) -> None:
        of, sentence, remedy = self.current, "", ""
        self.width_.setEnabled(self.banded.isChecked())
        if of is None:
            pass
        elif of.column.looks_like == DIRECT:
            sentence = self.tr("This column seems to name persons or records.")
            remedy = self.tr("Such a column is removed before a release: do not ask about it.")
        elif of.column.looks_like == WEIGHT:
            sentence = self.tr("This column looks like a survey weight.")
            remedy = self.tr("Nobody knows a weight of another person: do not ask about it.")
        elif of.column.looks_like == AREA_ID:
            sentence = self.tr("This column looks like the id of an area.")
            remedy = self.tr("Where a record is, is asked about as geography already.")
        elif of.column.n_distinct is not None and of.column.n_distinct <= 1:
            sentence = self.tr("All records have the same value here.")
            remedy = self.tr("It singles nobody out: leave it out.")
        elif of.all_unique and not (of.column.kind == "number" and self.banded.isChecked()):
            sentence = self.tr("Nearly every record has a value of its own here.")
            remedy = self.tr("Band it, or leave it out: with it, all records are unique.")
        elif of.column.kind == "number" and not self.banded.isChecked():
            remedy_needed = of.column.n_distinct is None or of.column.n_distinct >= _MANY
            sentence = self.tr("Each number is a category of its own.") if remedy_needed else ""
            remedy = self.tr("Band it: neighbouring numbers are joined.") if remedy_needed else ""
        self.caution.say(sentence, remedy, WARNING)

    @Slot()
    def _add(self) -> None:
        of = self.current
        if of is None:
            return
        numbered = of.column.kind == "number" and self.banded.isChecked()
        band = Band(self.width_.value()) if numbered else None
        missing = of.column.suggested_missing
        self.added.emit(QuasiIdentifier(of.column.name, missing=missing, band=band))
