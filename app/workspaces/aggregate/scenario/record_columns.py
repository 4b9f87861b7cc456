"""Which columns of the record file say where a record belongs and whose it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QPushButton

from app.frame.session import Draft, Opened
from app.kit.controls import WheelGuard, align
from app.kit.form import Form, fill
from core.io.records.source import AREA, POSTAL_CODE

_TABLE = "\0table"


class RecordColumns(Form):
    """A draft's area column, what it holds, and its person column.

    Signals
    -------
    conversion_table_requested()
        A postal-code conversion table shall be chosen.
    """

    conversion_table_requested = Signal()

    def __init__(self, guard: WheelGuard) -> None:
        super().__init__(Draft(), guard)
        self.area = self.choice(
            "area_column",
            self.tr("Area &column"),
            self.tr("The column that says in which area a record belongs"),
        )
        self.kind = self.choice(
            "area_kind",
            self.tr("It &holds"),
            self.tr("What the area column holds"),
            (
                (AREA, self.tr("ids of areas")),
                (POSTAL_CODE, self.tr("postal codes, areas are FSAs")),
                (_TABLE, self.tr("postal codes, by a table …")),
            ),
        )
        self.person = self.choice(
            "person_column",
            self.tr("A &person is"),
            self.tr("Where a person has several rows, the column that tells persons apart"),
        )
        align(*self.labels)
        self.table = QPushButton()
        self.table.setAccessibleName(self.tr("Postal-code conversion table"))
        self.table.setToolTip(
            self.tr("Another postal-code conversion table (PCCF layout, or two columns)")
        )
        self.table.clicked.connect(self.conversion_table_requested)
        self.column.addWidget(self.table)
        self.show_records(None)

    def show_records(self, records: Opened | None) -> None:
        """Offers the columns of a record file."""
        names = [] if records is None else [column.name for column in records.preview.columns]
        columns = [(name, name) for name in names]
        fill(self.area, [("", self.tr("choose …")), *columns])
        fill(self.person, [(None, self.tr("one row")), *columns])
        self.setVisible(records is not None)
        self.show_value(self.value)

    def show_rest(self) -> None:
        """A column that the file does not have is none; names the conversion table."""
        table = self.value.conversion_path
        for box in (self.area, self.person):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.currentIndex()))
        if table is not None:
            with QSignalBlocker(self.kind):
                self.kind.setCurrentIndex(self.kind.findData(_TABLE))
        self.table.setText("" if table is None else self.tr("Table: {0}").format(table.name))
        self.table.setVisible(table is not None)

    def edit(self, **changes: Any) -> None:
        """A conversion table is chosen first; the draft has it then."""
        if changes.get("area_kind") == _TABLE:
            self.show_value(self.value)
            self.conversion_table_requested.emit()
        else:
            super().edit(**changes)

    def with_changes(self, **changes: Any) -> Draft:
        """Each column has one role."""
        if "area_kind" in changes:
            changes["conversion_path"] = None
        draft: Draft = super().with_changes(**changes)
        if draft.person_column == draft.area_column:
            draft = replace(draft, person_column=None)
        return without_roles(draft)


def without_roles(draft: Draft) -> Draft:
    """The draft without variables whose columns say where a record belongs or whose it is."""
    taken = {draft.area_column, draft.person_column}
    kept = tuple(qi for qi in draft.scenario.quasi_identifiers if qi.column not in taken)
    return replace(draft, scenario=replace(draft.scenario, quasi_identifiers=kept))
