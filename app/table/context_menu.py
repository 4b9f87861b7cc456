"""The menu over a heading or a cell."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from app.table.cells import look_of
from core.expressions import quoted
from core.tables import Column, Table


class HasColumns(Protocol):
    """What the menu acts on: a table as it is shown, and the signals it has."""

    bar: Any
    activated: Any
    statistics_requested: Any
    colour_requested: Any
    remove_requested: Any
    view_changed: Any

    @property
    def table(self) -> Table | None:
        """The table, if there is one."""
        ...

    @property
    def shown_names(self) -> tuple[str, ...]:
        """Names of the columns in sight."""
        ...

    def sort_by(self, name: str, descending: bool) -> None:
        """Sorts the rows; "" = as they came."""
        ...

    def hide_column(self, name: str) -> None:
        """Takes a column out of sight."""
        ...


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Tables", text)


def column_menu(panel: HasColumns, column: Column, row: int, at: QPoint) -> QMenu:
    """What can be done with a column, and on a row (-1 = the heading) with its cell.

    Parameters
    ----------
    panel
        The table.
    column
        The column under the pointer.
    row
        Row of the table.
    at
        Where statistics open.
    """
    menu = QMenu(panel if isinstance(panel, QWidget) else None)
    name = column.name
    if row >= 0:
        text = look_of(column).exact(row)
        menu.addAction(tr("Copy this cell"), partial(_copy, text))
        menu.addAction(tr("Show rows with this value"), partial(_filter, panel, column, row))
        if panel.table is not None and panel.table.what != "runs":
            menu.addAction(tr("Zoom there"), partial(panel.activated.emit, row))
        menu.addSeparator()
    menu.addAction(tr("Sort from little to much"), partial(panel.sort_by, name, False))
    menu.addAction(tr("Sort from much to little"), partial(panel.sort_by, name, True))
    menu.addAction(tr("Usual order"), partial(panel.sort_by, "", False))
    menu.addSeparator()
    menu.addAction(
        tr("Statistics of the column …"), partial(panel.statistics_requested.emit, name, at)
    )
    if column.subject:
        colour = partial(panel.colour_requested.emit, column.subject)
        menu.addAction(tr("Colour the map by this column"), colour)
    menu.addSeparator()
    hide = menu.addAction(tr("Hide this column"), partial(panel.hide_column, name))
    hide.setEnabled(len(panel.shown_names) > 1)
    if column.field:
        remove = partial(panel.remove_requested.emit, column.field)
        menu.addAction(tr("Remove this column"), remove)
    return menu


def condition_for(column: Column, row: int) -> str:
    """An expression that holds for the rows with the value of one row."""
    value = column.values[row]
    name = quoted(column.name)
    if column.is_text:
        return f"{name} = '" + str(value).replace("'", "''") + "'"
    if column.values.dtype == bool:
        return name if value else f"not {name}"
    if value != value:
        return f"{name} is null"
    whole = float(value).is_integer() and abs(float(value)) < 2**53
    return f"{name} = {int(value)}" if whole else f"{name} = {float(value)!r}"


def _filter(panel: HasColumns, column: Column, row: int) -> None:
    panel.bar.condition.setText(condition_for(column, row))
    panel.view_changed.emit()


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
