"""Which columns of the record file say where a record belongs and whose it is."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget

from app.frame.session import Draft, Opened
from app.kit.controls import SPACING, WheelGuard, align, labelled, narrow
from core.io.records.source import AREA, POSTAL_CODE

_TABLE = "\0table"


class RecordColumns(QWidget):
    """Area column, what it holds, person column.

    Signals
    -------
    edited(Draft)
        The settings with a change.
    conversion_table_requested()
        A postal-code conversion table shall be chosen.
    """

    edited = Signal(object)
    conversion_table_requested = Signal()

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = Draft()
        self.area = QComboBox()
        self.kind = QComboBox()
        self.person = QComboBox()
        self.table = QPushButton()
        self.area.setToolTip(self.tr("The column that says in which area a record belongs"))
        self.kind.setToolTip(self.tr("What the area column holds"))
        self.person.setToolTip(
            self.tr("Where a person has several rows, the column that tells persons apart")
        )
        self.table.setAccessibleName(self.tr("Postal-code conversion table"))
        self.table.setToolTip(
            self.tr("Another postal-code conversion table (PCCF layout, or two columns)")
        )
        self.kind.addItem(self.tr("ids of areas"), AREA)
        self.kind.addItem(self.tr("postal codes, areas are FSAs"), POSTAL_CODE)
        self.kind.addItem(self.tr("postal codes, by a table …"), _TABLE)
        self._lay_out(guard)
        self.area.activated.connect(self._read)
        self.kind.activated.connect(self._choose_kind)
        self.person.activated.connect(self._read)
        self.table.clicked.connect(self.conversion_table_requested)
        self.show_records(None)

    def _lay_out(self, guard: WheelGuard) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        rows = {
            QLabel(self.tr("Area &column")): self.area,
            QLabel(self.tr("It &holds")): self.kind,
            QLabel(self.tr("A &person is")): self.person,
        }
        align(*rows)
        for label, box in rows.items():
            narrow(box, guard)
            column.addLayout(labelled(label, box))
        column.addWidget(self.table)

    def show_records(self, records: Opened | None) -> None:
        """Offers the columns of a record file."""
        names = [] if records is None else [column.name for column in records.preview.columns]
        with QSignalBlocker(self.area), QSignalBlocker(self.person):
            self.area.clear()
            self.area.addItem(self.tr("choose …"), "")
            self.person.clear()
            self.person.addItem(self.tr("one row"), None)
            for name in names:
                self.area.addItem(name, name)
                self.person.addItem(name, name)
        self.setVisible(records is not None)
        self.show_draft(self._draft)

    def show_draft(self, draft: Draft) -> None:
        """Shows the settings."""
        self._draft = draft
        kind = _TABLE if draft.conversion_path is not None else draft.area_kind
        for box, value in (
            (self.area, draft.area_column),
            (self.kind, kind),
            (self.person, draft.person_column),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.findData(value)))
        table = draft.conversion_path
        self.table.setText("" if table is None else self.tr("Table: {0}").format(table.name))
        self.table.setVisible(table is not None)

    @Slot()
    def _read(self) -> None:
        draft = replace(
            self._draft,
            area_column=self.area.currentData() or "",
            person_column=self.person.currentData(),
        )
        # A column has one role.
        taken = {draft.area_column, draft.person_column}
        kept = tuple(qi for qi in draft.scenario.quasi_identifiers if qi.column not in taken)
        if draft.person_column == draft.area_column:
            draft = replace(draft, person_column=None)
        if kept != draft.scenario.quasi_identifiers:
            scenario = replace(draft.scenario, quasi_identifiers=kept)
            draft = replace(draft, scenario=scenario)
        self._announce(draft)

    @Slot()
    def _choose_kind(self) -> None:
        kind = self.kind.currentData()
        if kind == _TABLE:
            self.show_draft(self._draft)
            self.conversion_table_requested.emit()
        else:
            self._announce(replace(self._draft, area_kind=kind, conversion_path=None))

    def _announce(self, draft: Draft) -> None:
        changed = draft != self._draft
        self.show_draft(draft)
        if changed:
            self.edited.emit(draft)
