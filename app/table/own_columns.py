"""Columns that are put beside the areas: joined from another table, or computed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.kit import numbers
from app.table.field_dialog import FieldDialog
from app.table.join_dialog import JoinDialog
from app.table.links import AreasLink
from app.table.panel import TablePanel
from core.areas import AreaLayer
from core.errors import VbasError
from core.expressions import numbers_of
from core.io.areas.types import RawTable
from core.io.file_kinds import TABLE, pattern
from core.io.table_join import Joined, guess_id_column, join_columns, read_table
from core.map.fields import AddedColumns, formulas_of, units_of
from core.tables import Table
from core.tables.base import free_name
from core.tables.names import check_name

_FOLDER = "tables"
_TOPIC = "tables"


class OwnColumns(QObject):
    """Dialogs on one side, the session's fields on the other."""

    def __init__(self, program: Program, panel: TablePanel, link: AreasLink) -> None:
        super().__init__(panel)
        self._program, self._session = program, program.session
        self._panel, self._link = panel, link
        self.join_dialog: JoinDialog | None = None
        self.field_dialog: FieldDialog | None = None
        program.session.areas_changed.connect(self._close_dialogs)

    @Slot()
    def _close_dialogs(self) -> None:
        """What was being asked for other areas does not fit these."""
        for dialog in (self.join_dialog, self.field_dialog):
            if dialog is not None:
                dialog.reject()

    def _table(self) -> Table | None:
        """The table of the open areas; where another file's are shown nothing can be added."""
        file = self._session.area_file
        if self._panel.table is not None and self._link.file() is file:
            return self._panel.table
        self._panel.bar.say_error(
            VbasError(
                "Columns can be added to the open areas only; the shown run is of another file.",
                "Show a run of the open areas.",
            )
        )
        return None

    # Joined

    @Slot()
    def ask_for_table(self) -> None:
        """Lets the user choose a table to join."""
        if self._table() is None:
            return
        settings = self._program.settings
        name, _ = QFileDialog.getOpenFileName(
            self._program.window,
            self.tr("Join columns of a table"),
            str(settings.folder(_FOLDER)),
            self.tr("Tables ({0});;All files (*)").format(pattern(TABLE)),
        )
        if name:
            settings.remember_folder(_FOLDER, Path(name))
            self.open_table(Path(name))

    def open_table(self, path: Path) -> None:
        """Reads a table and asks what of it shall come."""
        file = self._session.area_file
        if file is None or self._table() is None:
            return
        layer = file.layer
        self._panel.bar.say(self.tr("Reading {0} …").format(path.name))
        self._program.background.ask(
            "read table", partial(_read, path, layer), partial(self._ask_columns, layer)
        )

    def _ask_columns(self, layer: AreaLayer, read: tuple[RawTable, str] | VbasError) -> None:
        if isinstance(read, VbasError):
            self._program.window.map_panel.messages.show_error(read, _TOPIC)
            self._panel.bar.say_error(read)
            return
        file = self._session.area_file
        if file is None or file.layer is not layer:  # other areas have come meanwhile
            self._panel.view_changed.emit()
            return
        raw, id_column = read
        self._panel.view_changed.emit()
        dialog = JoinDialog(raw, id_column, self._program.window)
        dialog.preview_requested.connect(partial(self._preview_join, layer, raw))
        dialog.chosen.connect(self._take_joined)
        dialog.finished.connect(self._forget_dialogs)
        self.join_dialog = dialog
        dialog.open()

    def _preview_join(
        self, layer: AreaLayer, raw: RawTable, id_column: str, names: tuple[str, ...]
    ) -> None:
        work = partial(_join, layer, raw, id_column, names)
        self._program.background.ask("join preview", work, self._show_join)

    def _show_join(self, joined: Joined | VbasError) -> None:
        if self.join_dialog is not None:
            self.join_dialog.show_preview(joined)

    @Slot(object)
    def _take_joined(self, joined: Joined) -> None:
        table = self._table()
        if table is None:
            return
        taken = {name.casefold() for name in table.by_name}
        columns = {free_name(name, taken): of for name, of in joined.columns.items()}
        fields = self._session.fields
        units = {name: of for name, of in units_of(fields).items() if name not in columns}
        known = {name: of for name, of in formulas_of(fields).items() if name not in columns}
        self._session.set_fields(AddedColumns({**fields, **columns}, units, known))
        said = self.tr("{0} joined to {1}: {2}. Undo with Ctrl+Z.").format(
            numbers.count(len(columns), self.tr("columns")),
            numbers.count(joined.matched, self.tr("areas")),
            ", ".join(columns),
        )
        self._program.window.map_panel.messages.say(said, topic=_TOPIC)

    # Computed

    @Slot()
    def ask_for_field(self) -> None:
        """Asks for a computed column."""
        table = self._table()
        if table is None:
            return
        dialog = FieldDialog(table.columns, self._program.window)
        dialog.preview_requested.connect(partial(self._preview_field, table))
        dialog.chosen.connect(self.add_field)
        dialog.finished.connect(self._forget_dialogs)
        self.field_dialog = dialog
        dialog.open()

    def _preview_field(self, table: Table, name: str, expression: str) -> None:
        work = partial(_compute, table, name, expression)
        self._program.background.ask("field preview", work, self._show_field)

    def _show_field(self, values: NDArray[Any] | VbasError) -> None:
        if self.field_dialog is not None:
            self.field_dialog.show_preview(values)

    @Slot(str, object, str, str)
    def add_field(self, name: str, values: NDArray[Any], unit: str, expression: str = "") -> None:
        """Puts a computed column beside the areas."""
        fields = self._session.fields
        units = {**units_of(fields), name: unit}
        formulas = {**formulas_of(fields), name: expression}
        self._session.set_fields(AddedColumns({**fields, name: values}, units, formulas))

    @Slot(str)
    def remove(self, name: str) -> None:
        """Takes an added column away again; can be undone."""
        fields = self._session.fields
        left = {key: of for key, of in fields.items() if key != name}
        self._session.set_fields(AddedColumns(left, units_of(fields), formulas_of(fields)))

    @Slot()
    def _forget_dialogs(self) -> None:
        self.join_dialog = self.field_dialog = None


def _read(path: Path, layer: AreaLayer) -> tuple[RawTable, str] | VbasError:
    try:
        raw = read_table(path)
        return raw, guess_id_column(raw, layer)
    except VbasError as error:
        return error


def _join(
    layer: AreaLayer, raw: RawTable, id_column: str, names: tuple[str, ...]
) -> Joined | VbasError:
    try:
        return join_columns(layer, raw, id_column, names)
    except VbasError as error:
        return error


def _compute(table: Table, name: str, expression: str) -> NDArray[Any] | VbasError:
    try:
        values = numbers_of(expression, table.values)
        check_name(name, table.by_name)
    except VbasError as error:
        return error
    return values
