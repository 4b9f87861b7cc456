"""What stands in the panel while a column has no levels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.kit import empty_place

NO_RECORDS, UNREAD, READING, NO_LEVELS, READY = (
    "no records",
    "unread",
    "reading",
    "no levels",
    "ready",
)
"""Why there is no hierarchy: no records are open; they are not read; they are being read; nobody
has made levels; nothing hinders."""
BANDS, CODES, COLUMNS, BY_HAND = "bands", "codes", "columns", "by hand"
"""How levels are made."""


class EmptyPlace(empty_place.EmptyPlace):
    """Says what would be here, and offers the ways to make it.

    Signals
    -------
    records_requested(), sample_requested(), read_requested(), import_requested()
        Its buttons.
    make_requested(str)
        Levels shall be made: `BANDS`, `CODES`, `COLUMNS` or `BY_HAND`.
    """

    records_requested = Signal()
    sample_requested = Signal()
    read_requested = Signal()
    import_requested = Signal()
    make_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr(
                "Here a column gets coarser levels: chapters of diagnoses, bands of ages. Somebody "
                "may know only a coarse level, and records can be released at all of them."
            ),
            parent,
        )
        self._offer_files()
        make = self.make_requested.emit
        self.bands = self._make(
            self.tr("Bands of numbers …"),
            self.tr("Levels of bands, such as ages in 5, 10 and 20 years"),
            lambda: make(BANDS),
        )
        self.codes = self._make(
            self.tr("Beginnings of codes …"),
            self.tr("Levels by the first characters, such as 3 and 1 of a diagnosis"),
            lambda: make(CODES),
        )
        self.columns = self._make(
            self.tr("Columns of the file …"),
            self.tr("Levels that stand in other columns of the record file"),
            lambda: make(COLUMNS),
        )
        self.by_hand = self._make(
            self.tr("By hand"),
            self.tr("A level in which every value begins as itself, to be joined by hand"),
            lambda: make(BY_HAND),
        )
        self.import_ = self._make(
            self.tr("Import from ARX …"),
            self.tr("Levels from a hierarchy table of ARX: CSV, one line for each value"),
            self.import_requested.emit,
        )
        self.show_reason(NO_RECORDS)

    def _offer_files(self) -> None:
        self.open = self.offer(
            NO_RECORDS,
            self.tr("Open records …"),
            self.tr("Open a file of records: CSV, Parquet, SAS, SPSS, Stata (Ctrl+Shift+O)"),
            self.records_requested.emit,
        )
        self.sample = self.offer(
            NO_RECORDS,
            self.tr("Open the sample"),
            self.tr("Open the fictional province that comes with the program"),
            self.sample_requested.emit,
        )
        self.read = self.offer(
            UNREAD,
            self.tr("Read the records"),
            self.tr("Read the record file now, to know which values there are"),
            self.read_requested.emit,
        )
        self.import_unread = self.offer(
            UNREAD,
            self.tr("Import from ARX …"),
            self.tr("Levels from a hierarchy table of ARX: CSV, one line for each value"),
            self.import_requested.emit,
        )

    def _make(self, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
        return self.offer(NO_LEVELS, text, tip, pressed)

    def show_reason(self, reason: str, column: str = "") -> None:
        """Says why there is nothing."""
        said = {
            NO_RECORDS: self.tr("No records are open yet."),
            UNREAD: self.tr("The records are not read yet: which values there are is not known."),
            READING: self.tr("The records are being read."),
            NO_LEVELS: self.tr("{column} has no coarser levels yet. Make them of:").format(
                column=column
            ),
        }
        self.show_why(reason, said.get(reason, ""))
