"""Which records are asked about, and what they are joined to."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.variables.counting import Wanted
from app.features.variables.words import reason_words
from app.frame.session import Opened
from app.kit import numbers
from app.kit.controls import ElidedLabel, MutedLabel
from app.kit.widgets import push_button
from core.record_uniqueness.distinct import DistinctRecords


@dataclass(frozen=True)
class RecordsShown:
    """What is said of the records.

    Attributes
    ----------
    file
        Name of the record file.
    n_rows
        Records in it.
    areas
        What the areas are called; "" where none are open.
    n_areas
        How many there are.
    joined
        Whether the records say in which area they are.
    left_out
        Records that are not counted, by reason, in the user's language.
    elsewhere
        Records that are counted and are in none of the areas.
    people
        How many people's they are, where people are counted; else 0.
    """

    file: str
    n_rows: int
    areas: str = ""
    n_areas: int = 0
    joined: bool = False
    left_out: tuple[tuple[str, int], ...] = ()
    elsewhere: int = 0
    people: int = 0


class RecordsCard(QWidget):
    """File, records, areas.

    Signals
    -------
    areas_requested()
        An area file shall be opened.
    choose_requested()
        The column of area ids shall be chosen.
    """

    areas_requested = Signal()
    choose_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.file = ElidedLabel()
        self.file.setProperty("role", "heading")
        self.words = MutedLabel()
        self.areas = push_button(
            self.tr("Open areas …"),
            self.tr("Open the areas of these records, to ask about geography too (Ctrl+O)"),
            self,
            self.areas_requested.emit,
        )
        self.choose = push_button(
            self.tr("Choose the area column"),
            self.tr("Go to step 1 of the scenario: which column says where a record is"),
            self,
            self.choose_requested.emit,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.file)
        column.addWidget(self.words)
        for button in (self.areas, self.choose):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_records(self, shown: RecordsShown) -> None:
        """Shows what is asked about."""
        self.file.setText(shown.file)
        lines = [self._where(shown)]
        if shown.people:
            lines.append(
                self.tr("They are those of {people}, each of whom counts once.").format(
                    people=numbers.count(shown.people, self.tr("people"))
                )
            )
        lines += [
            self.tr("Left out: {records}, {reason}.").format(
                records=numbers.count(n, self.tr("records")), reason=reason
            )
            for reason, n in shown.left_out
            if n
        ]
        if shown.elsewhere:
            lines.append(
                self.tr("In none of the areas: {records}; their geography is missing.").format(
                    records=numbers.count(shown.elsewhere, self.tr("records"))
                )
            )
        self.words.setText(" ".join(lines))
        self.areas.setVisible(not shown.areas)
        self.choose.setVisible(bool(shown.areas) and not shown.joined)

    def _where(self, shown: RecordsShown) -> str:
        """How many records, and whether it is known where they are."""
        records = numbers.count(shown.n_rows, self.tr("records"))
        if not shown.areas:
            said = self.tr("{records}. No areas are open: geography is not asked about.")
            return said.format(records=records)
        if not shown.joined:
            return self.tr(
                "{records}. Which column says where a record is, is not chosen yet: geography "
                "is not asked about."
            ).format(records=records)
        areas = numbers.count(shown.n_areas, self.tr("areas"))
        return self.tr("{records} in {areas}.").format(records=records, areas=areas)


def records_shown(opened: Opened, wanted: Wanted, counted: DistinctRecords | None) -> RecordsShown:
    """What is said of records that are open, once and before they are counted."""
    areas = wanted.file.areas
    left_out = {} if counted is None else counted.left_out
    return RecordsShown(
        opened.path.name,
        opened.preview.n_rows,
        "" if areas is None else areas.layer.name,
        0 if areas is None else len(areas.layer),
        wanted.file.area_column is not None,
        tuple((reason_words(reason), n) for reason, n in left_out.items()),
        0 if counted is None else counted.elsewhere,
        counted.n_records if counted is not None and counted.people else 0,
    )
