"""What is in a database: schemas, tables, and the columns of one; never a row."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QSplitter, QWidget

from app.features.connect.lists import RowsModel, RowsView
from app.kit import numbers
from app.kit.controls import WheelGuard
from app.kit.layouts import choice_box, column, labelled_rows, offer, row, show_choice
from app.kit.widgets import push_button, words
from core.column_names import AREA_ID, DIRECT_IDENTIFIER, looks_by_name
from core.io.records import RecordPreview
from core.io.records.catalogue import VIEW, ColumnOfTable, ListedTable

_NARROW = 84


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Connect", text)


def about(n: int | None) -> str:
    """An estimate, marked as one; "" where there is none."""
    return "" if n is None else f"≈\u00a0{numbers.count(n)}"


class TableList(QWidget):
    """Schemas and the tables of one, filtered as one types.

    Signals
    -------
    schema_chosen(str)
        The tables of a schema are wanted.
    table_chosen(ListedTable | None)
        A table.
    """

    schema_chosen = Signal(str)
    table_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.schemas = choice_box(tr("Schema"), tr("A part of the database"), (), self)
        self.filter = QLineEdit(self, clearButtonEnabled=True)
        self.filter.setPlaceholderText(tr("Filter tables"))
        self.filter.setAccessibleName(tr("Filter tables"))
        columns = {
            tr("Table"): (lambda of: of.name, lambda of: of.name.lower()),
            tr("Rows"): (
                lambda of: about(of.n_rows),
                lambda of: -1 if of.n_rows is None else of.n_rows,
            ),
            tr("Kind"): (_kind, _kind),
        }
        self.model: RowsModel[ListedTable] = RowsModel(columns, _unreadable, self)
        self.view: RowsView[ListedTable] = RowsView(self.model, tr("Tables"), self)
        self.view.setColumnWidth(1, _NARROW + 16)
        self.view.setColumnWidth(2, _NARROW)
        self.found = words("", "quiet")
        column(self, self.schemas, self.filter, (self.view, 1), self.found)
        self.schemas.activated.connect(lambda: self.schema_chosen.emit(self.schemas.currentData()))
        self.filter.textChanged.connect(self._filter)
        self.view.selectionModel().selectionChanged.connect(self._choose)

    def show_schemas(self, schemas: Mapping[str, int | None]) -> str:
        """Offers schemas; the name of the one that is chosen, "" without any."""
        words_of = [
            (name, name if n is None else f"{name} ({numbers.count(n, tr('tables'))})")
            for name, n in schemas.items()
        ]
        before = self.schemas.currentData()
        offer(self.schemas, words_of)
        filled = [name for name, n in schemas.items() if n]
        wanted = before if before in schemas else next(iter(filled or schemas), "")
        show_choice(self.schemas, wanted)
        return wanted

    def show_tables(self, tables: list[ListedTable]) -> None:
        """Shows the tables of a schema."""
        self.model.show_rows(tables)
        self._say_found()
        self.table_chosen.emit(None)

    @Slot(str)
    def _filter(self, text: str) -> None:
        self.view.filtered.setFilterFixedString(text.strip())
        self._say_found()

    def _say_found(self) -> None:
        shown, all_ = self.view.filtered.rowCount(), len(self.model.rows)
        self.found.setText(
            tr("{n} of {all} shown").format(n=numbers.count(shown), all=numbers.count(all_))
            if shown < all_
            else ""
        )

    @Slot()
    def _choose(self) -> None:
        self.table_chosen.emit(self.view.current())


def _kind(of: ListedTable) -> str:
    if of.has_areas:
        return tr("areas")
    return tr("view") if of.kind == VIEW else tr("table")


def _unreadable(of: ListedTable) -> str:
    return "" if of.readable else tr("Your role may not read it: ask for SELECT on it.")


class ColumnList(QWidget):
    """The columns of a table with their types and numbers of distinct values, and their roles.

    Signals
    -------
    count_requested()
        Rows and distinct values shall be counted instead of estimated.
    """

    count_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._exact: dict[str, int | None] = {}
        self.title = words("")
        self.title.setProperty("role", "heading")
        self.facts = words("", "quiet")
        columns = {
            tr("Column"): (lambda of: of.name, lambda of: of.name.lower()),
            tr("Type"): (lambda of: of.type, lambda of: of.type),
            tr("Distinct values"): (self._distinct, lambda of: self._number(of) or -1),
        }
        self.model: RowsModel[ColumnOfTable] = RowsModel(columns, lambda _: "", self)
        self.view: RowsView[ColumnOfTable] = RowsView(self.model, tr("Columns"), self)
        self.view.setColumnWidth(1, 2 * _NARROW)
        self.view.setColumnWidth(2, _NARROW + 40)
        self.count = push_button(
            tr("Count exactly"),
            tr("Have the database count rows and distinct values; it reads the whole table"),
            self,
            self.count_requested.emit,
        )
        self.area = choice_box(tr("Area column"), tr("Which area a record belongs in"), (), self)
        self.person = choice_box(
            tr("Person column"), tr("What tells persons apart who have several rows"), (), self
        )
        rows = labelled_rows(
            WheelGuard(self), ((tr("Area column"), self.area), (tr("A person is"), self.person))
        )
        column(self, self.title, row(None, (self.facts, 1), self.count), (self.view, 1), *rows)
        self.show_table(None, [])

    def show_table(self, table: ListedTable | None, columns: list[ColumnOfTable]) -> None:
        """Shows the columns of a table, as far as the server knows them without counting."""
        self._exact = {}
        self.title.setText(tr("Choose a table") if table is None else table.written)
        parts = []
        if table is not None:
            told = about(table.n_rows)
            parts = [tr("{n} rows (estimate)").format(n=told) if told else tr("rows not counted")]
            parts.append(numbers.count(len(columns), tr("columns")))
        self.facts.setText(" · ".join(parts))
        self.count.setEnabled(bool(columns))
        self.model.show_rows(columns)
        plain = [of.name for of in columns if not of.geometry]
        offer(self.area, [("", tr("found by itself")), *((of, of) for of in plain)])
        offer(self.person, [(None, tr("one row")), *((of, of) for of in plain)])
        likely = [of for of in plain if looks_by_name(of) == AREA_ID]
        show_choice(self.area, likely[0] if likely else "")
        for box in (self.area, self.person):
            box.setEnabled(bool(plain))

    def show_counts(self, preview: RecordPreview) -> None:
        """Shows what was counted."""
        self._exact = {of.name: of.n_distinct for of in preview.columns}
        rows = numbers.count(preview.n_rows, tr("rows"))
        columns = numbers.count(len(preview.columns), tr("columns"))
        self.facts.setText(" · ".join([rows, columns]))
        self.model.show_rows(self.model.rows)

    @property
    def roles(self) -> tuple[str, str | None]:
        """The columns of area ids and of persons."""
        area, person = self.area.currentData() or "", self.person.currentData()
        return area, None if person == area else person

    def _number(self, of: ColumnOfTable) -> int | None:
        return self._exact.get(of.name, of.n_distinct)

    def _distinct(self, of: ColumnOfTable) -> str:
        if self._exact.get(of.name) is not None:
            return numbers.count(self._exact[of.name])
        names = looks_by_name(of.name) == DIRECT_IDENTIFIER
        return about(of.n_distinct) or (tr("names persons?") if names else "")


class Contents(QSplitter):
    """Tables at the left, the columns of the chosen one at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tables, self.columns = TableList(self), ColumnList(self)
        self.addWidget(self.tables)
        self.addWidget(self.columns)
        self.setChildrenCollapsible(False)
        self.setSizes([420, 520])

    def clear(self) -> None:
        """Shows nothing: another database is meant."""
        with QSignalBlocker(self.tables):
            self.tables.show_schemas({})
            self.tables.show_tables([])
        self.columns.show_table(None, [])
