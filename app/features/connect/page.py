"""The Connect page: a database is named and tried, its tables are seen, one of them is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import tomli_w
from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QProgressBar, QStackedWidget, QWidget

from app.features.connect.address import AddressForm
from app.features.connect.asking import Asker
from app.features.connect.contents import Contents
from app.features.connect.remembered import Connections
from app.frame.program import Program
from app.kit.controls import Callout
from app.kit.file_dialogs import ask_where
from app.kit.layouts import column, row
from app.kit.messages import busy_words
from app.kit.quiet import QuietJobs
from app.kit.widgets import push_button, words
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.records import credentials, inspect_records
from core.io.records.catalogue import Catalogue, ColumnOfTable, ListedTable, Server, ask
from core.io.records.place import DatabaseTable
from core.steps import Steps

_SIZE: Final = (960, 620)
_AREAS: Final = "areas"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Connect", text)


def server_words(of: Server) -> str:
    """What answered, in a sentence."""
    told = tr("{server} answers: you are {user} in the database {database}.").format(
        server=of.name, user=of.user, database=of.database
    )
    if of.encrypted is None:
        return told
    how = tr("The connection is encrypted.") if of.encrypted else _not_encrypted()
    return f"{told} {how}"


def _not_encrypted() -> str:
    return tr("The connection is not encrypted: others on the network could read along.")


class ConnectPage(QDialog):
    """The address, a sentence about the connection, tables and columns, and what to open."""

    def __init__(self, program: Program, asker: Asker, connections: Connections) -> None:
        super().__init__(program.window)
        self._program, self._asker, self._connections = program, asker, connections
        self.setWindowTitle(tr("Connect to a database"))
        self._quiet = QuietJobs(self)
        self._connected = self._greeting = ""
        self.address = AddressForm(self)
        self.test = push_button(
            tr("&Test connection"), tr("Say whether the server answers"), self, self._test
        )
        self.connect_ = push_button(
            tr("&Connect"), tr("Show the tables of the database"), self, self._connect
        )
        self.bar = QProgressBar(self, textVisible=False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(tr("Progress"))
        self.cancel = push_button(
            tr("Cancel"), tr("Stop the question, on the server too"), self, self.stop
        )
        self.said = Callout()
        self.contents = Contents(self)
        self.stack = QStackedWidget(self)
        self.rights = words("", "muted")
        waiting = QWidget(self)
        column(waiting, self.rights, 1)
        for place in (waiting, self.contents):
            self.stack.addWidget(place)
        self._room = QWidget(self)
        self.records = push_button(
            tr("Open as &records"),
            tr("Use this table as the records of the study: it stays where it is"),
            self,
            self._open_records,
        )
        self.records.setProperty("primary", True)
        self.areas = push_button(
            tr("Open as a&reas …"),
            tr("Read the areas of this table; a small file keeps where they are"),
            self,
            self._open_areas,
        )
        self.shut = push_button(tr("Close"), tr("Close this page"), self, self.close)
        self._lay_out()
        self._wire()
        self._show_working(False)
        self._enable()

    def _lay_out(self) -> None:
        note = words(tr("Rows are never shown here: only names, types and counts."), "quiet")
        column(
            self,
            self.address,
            row(None, self.connect_, self.test, (self.bar, 1), self.cancel, (self._room, 1)),
            self.said,
            (self.stack, 1),
            row(None, (note, 1), self.areas, self.records, self.shut),
            spacing=8,
            margins=(14, 12, 14, 12),
        )
        for button in (self.test, self.connect_, self.cancel, self.areas, self.shut):
            button.setAutoDefault(False)
        self.records.setAutoDefault(False)
        self.resize(*_SIZE)

    def _wire(self) -> None:
        self.address.changed.connect(self._on_address)
        self.address.submitted.connect(self._connect)
        self.address.forget_requested.connect(self._forget)
        tables, columns = self.contents.tables, self.contents.columns
        tables.schema_chosen.connect(self._list)
        tables.table_chosen.connect(self._choose)
        tables.view.doubleClicked.connect(lambda _: self._open_records())
        columns.count_requested.connect(self._count)
        self._program.window.closing.connect(self._quiet.close)

    def ask(self) -> None:
        """Shows itself."""
        urls = self._connections.urls()
        if not self.address.url and urls:
            self.address.show_url(urls[0])
        self.address.show_last(urls)
        self.show()
        self.raise_()
        self.activateWindow()
        self.address.line.setFocus()

    # Questions

    def _ask(
        self, steps: Callable[[], Steps[Any]], then: Callable[[Any], object], what: str
    ) -> None:
        """Asks the database in the background; who asks anew does not wait for older answers."""
        self._quiet.forget()
        self.said.say("")
        self._show_working(True, what)
        self._quiet.ask("connect", steps, partial(self._take, then), self._fail)

    def _take(self, then: Callable[[Any], object], answer: Any) -> None:
        self._show_working(False)
        self.said.say(self._greeting)
        then(answer)
        self._enable()

    def _fail(self, error: Exception) -> None:
        self._show_working(False)
        self._enable()
        if not isinstance(error, VbasError):
            raise error
        self.said.show_error(error)

    def _show_working(self, working: bool, what: str = "") -> None:
        for widget in (self.bar, self.cancel):
            widget.setVisible(working)
        self._room.setVisible(not working)
        for button in (self.test, self.connect_):
            button.setEnabled(not working and bool(self.address.url))
        if working:
            self.said.say(what)

    @Slot()
    def stop(self) -> None:
        """Stops the question that is under way, on the server too."""
        self._quiet.forget()
        self._show_working(False)
        self.said.say(tr("Cancelled."))
        self._enable()

    @Slot()
    def _on_address(self) -> None:
        self._show_working(False)
        if self._connected and self.address.url != self._connected:
            self._quiet.forget()
            self._connected = self._greeting = ""
            self.contents.clear()
            self.said.say("")
        self._enable()

    @Slot()
    def _test(self) -> None:
        url = self._named()
        self._ask(
            lambda: ask(url, _server, "asking the server"),
            lambda of: self.said.say(server_words(of)),
            tr("Connecting …"),
        )

    @Slot()
    def _connect(self) -> None:
        if not self.address.url:
            return
        url = self._named()
        self._ask(
            lambda: ask(url, _server_and_schemas, "asking the server"),
            partial(self._show_schemas, url),
            tr("Connecting …"),
        )

    def _named(self) -> str:
        """The address; the user named it, so that it may be connected to."""
        url = self.address.url
        self._asker.allow(url)
        return url

    def _show_schemas(self, url: str, answer: tuple[Server, Mapping[str, int | None]]) -> None:
        server, schemas = answer
        self._connected = url
        self._connections.add(url)
        self.address.show_last(self._connections.urls())
        self._greeting = server_words(server)
        self.said.say(self._greeting)
        schema = self.contents.tables.show_schemas(schemas)
        if schema:
            self._list(schema)
        else:
            self.said.say(
                tr("Your role may look into no schema of this database."),
                tr("Ask who runs the database for USAGE of the schema and SELECT on the table."),
            )

    @Slot(str)
    def _list(self, schema: str) -> None:
        steps = partial(ask, self._connected, lambda of: of.tables(schema), "listing tables")
        self._ask(steps, self.contents.tables.show_tables, tr("Listing tables …"))

    @Slot(object)
    def _choose(self, table: ListedTable | None) -> None:
        self.contents.columns.show_table(None, [])
        self._enable()
        if table is None:
            return
        url = self._connected

        def look(catalogue: Catalogue) -> list[ColumnOfTable]:
            return catalogue.columns(table)

        self._ask(
            lambda: ask(url, look, "looking at the table"),
            partial(self.contents.columns.show_table, table),
            tr("Looking at the table …"),
        )

    @Slot()
    def _count(self) -> None:
        place = self.place()
        if place is not None:
            self._ask(
                lambda: inspect_records(place),
                self.contents.columns.show_counts,
                tr("The database counts …"),
            )

    # What is opened

    def place(self) -> DatabaseTable | None:
        """The chosen table."""
        table = self.contents.tables.view.current()
        if table is None or not self._connected:
            return None
        return DatabaseTable(self._connected, table.written)

    @Slot()
    def _open_records(self) -> None:
        place = self.place()
        if place is None or not self.records.isEnabled():
            return
        if self._program.jobs.busy:
            self.said.say(busy_words())
            return
        self._quiet.forget()
        self._program.opener.open_records(place, self.contents.columns.roles)
        self.hide()

    @Slot()
    def _open_areas(self) -> None:
        place, table = self.place(), self.contents.tables.view.current()
        if place is None or table is None:
            return
        settings, title = self._program.settings, tr("Where the areas are")
        kinds = tr("Areas in PostGIS (*.postgis)")
        path = ask_where(self, settings, _AREAS, title, f"{table.name}.postgis", kinds, only=True)
        if path is None:
            return
        try:
            write_place(path, place)
        except VbasError as error:
            self.said.show_error(error)
            return
        self._program.opener.open_areas(AreaSource(path))
        self.hide()

    @Slot(str)
    def _forget(self, url: str) -> None:
        self._connections.remove(url)
        self.address.show_last(self._connections.urls())
        self._program.background.ask("forget", partial(credentials.forget, url), lambda _: None)

    def _enable(self) -> None:
        """What can be opened, with the reason where nothing can."""
        table = self.contents.tables.view.current()
        there = table is not None and bool(self.contents.columns.model.rows)
        self.records.setEnabled(there)
        self.areas.setVisible(table is not None and table.has_areas)
        self.areas.setEnabled(there)
        self.rights.setText(QCoreApplication.translate("core", self.address.of.rights))
        self.stack.setCurrentIndex(1 if self._connected else 0)

    def closeEvent(self, event: QCloseEvent) -> None:
        """What is under way is of no use any more."""
        self._quiet.forget()
        super().closeEvent(event)

    def reject(self) -> None:
        """Esc stops what is under way first."""
        if self.cancel.isVisible():
            self.stop()
        else:
            super().reject()


def write_place(path: Path, place: DatabaseTable) -> None:
    """Writes down where areas are.

    Raises
    ------
    VbasError
        If the file cannot be written.
    """
    reason = ""
    try:
        path.write_text(tomli_w.dumps({"url": place.url, "table": place.table}), "utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
    if reason:
        raise VbasError(
            "{file} cannot be written: {reason}.",
            "Choose another folder.",
            file=path.name,
            reason=reason,
        )


def _server(of: Catalogue) -> Server:
    return of.server()


def _server_and_schemas(of: Catalogue) -> tuple[Server, Mapping[str, int | None]]:
    return of.server(), of.schemas()


def wire(program: Program) -> None:
    """Connects the menu; the page is made when it is first asked for."""
    window = program.window
    connections = Connections(program.settings)
    asker = Asker(window, connections.has)
    window.closing.connect(asker.close)
    asker.listen()
    made: list[QWidget] = []

    @Slot()
    def show() -> None:
        if not made:
            made.append(ConnectPage(program, asker, connections))
        page = made[0]
        assert isinstance(page, ConnectPage)
        page.ask()

    window.actions_.connect.triggered.connect(show)
