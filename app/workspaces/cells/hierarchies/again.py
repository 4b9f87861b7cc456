"""Levels of a project that was opened: read or made again, as it holds no values of records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from app.features.variables.counting import Wanted
from app.kit.file_dialogs import ask_for_file
from app.kit.messages import WARNING, Message
from app.workspaces.cells.hierarchies.editing import FOLDER, read_columns
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import tr
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.edits import with_hierarchy
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.kept import is_bare, made_again, with_names_of
from core.hierarchies.origins import Columns, LevelFile
from core.io.hierarchy_files import ReadHierarchy, read_again, read_hierarchy
from core.steps import finish

_TOPIC = "levels of the project"


class LevelsAgain(QObject):
    """Gives levels without values their values, as soon as these can be had."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__(context.state)
        self._context, self._state = context, context.state
        self._tried: list[Hierarchy] = []
        for name in ("hierarchies", "records", "wanted"):
            self._state.when(name, lambda _: self._look())

    def _look(self) -> None:
        self._tried = [of for of in self._tried if self._state.hierarchies.get(of.column) is of]
        for of in self._state.hierarchies.values():
            if is_bare(of) and not any(of is one for one in self._tried) and self._try(of):
                self._tried.append(of)

    def _try(self, of: Hierarchy) -> bool:
        """Begins to make levels again; False: it is too early."""
        records, wanted = self._state.records, self._state.wanted
        if of.origin is None:
            self._say_lost(of)
        elif isinstance(of.origin, LevelFile):
            self._ask(of, partial(read_again, of))
        elif isinstance(of.origin, Columns):
            if wanted is None:
                return False
            self._ask(of, partial(_of_columns, of, wanted, of.origin.coarser))
        elif records is None or of.column not in records.categories:
            return False
        else:
            self._ask(of, partial(_of_rule, of, records))
        return True

    def _ask(self, bare: Hierarchy, make: Callable[[], ReadHierarchy]) -> None:
        def work() -> ReadHierarchy | VbasError:
            try:
                return make()
            except VbasError as error:
                return error

        def then(found: ReadHierarchy | VbasError) -> None:
            if self._state.hierarchies.get(bare.column) is bare:
                self._take(bare, found)

        self._context.program.background.ask(f"cells: levels again {bare.column}", work, then)

    def _take(self, bare: Hierarchy, found: ReadHierarchy | VbasError) -> None:
        if isinstance(found, VbasError):
            self._say(bare, f"{found.message} {found.hint}".strip())
            return
        self._state.hierarchies = with_hierarchy(self._state.hierarchies, found.hierarchy)
        messages = self._context.program.window.map_panel.messages
        for place, notice in enumerate(found.notices):
            messages.say(str(notice), topic=f"{_TOPIC} {bare.column} {place}")

    def _say_lost(self, bare: Hierarchy) -> None:
        self._say(
            bare,
            tr(
                "They were made by hand and stood in no file, and a project holds no values of "
                "records."
            ),
        )

    def _say(self, bare: Hierarchy, why: str) -> None:
        text = tr("The levels of {column} are without values until they are imported or made anew.")
        find = (
            tr("Find levels …"),
            tr("Choose the table of these levels"),
            lambda: self._find(bare),
        )
        self._context.program.window.map_panel.messages.show_message(
            Message(
                text.format(column=bare.column),
                why,
                WARNING,
                f"{_TOPIC} {bare.column}",
                choices=(find,),
            )
        )

    def _find(self, bare: Hierarchy) -> None:
        """Lets the user say where the table is now; its levels keep their names."""
        path = ask_for_file(
            self._context.program.window,
            self._context.program.settings,
            FOLDER,
            tr("Find levels"),
            tr("Hierarchy tables ({endings})").format(endings="*.csv *.txt *.tsv"),
        )
        if path is not None:
            self._context.program.window.map_panel.messages.clear(f"{_TOPIC} {bare.column}")
            self._ask(bare, partial(_found, bare, path))


def _found(bare: Hierarchy, path: Path) -> ReadHierarchy:
    read = read_hierarchy(path, bare.column)
    return replace(read, hierarchy=with_names_of(read.hierarchy, bare))


def _of_rule(bare: Hierarchy, records: CodedRecords) -> ReadHierarchy:
    return ReadHierarchy(made_again(bare, records.categories[bare.column]))


def _of_columns(bare: Hierarchy, wanted: Wanted, coarser: tuple[str, ...]) -> ReadHierarchy:
    made = finish(read_columns(wanted, bare.column, coarser))
    return ReadHierarchy(with_names_of(made, bare))
