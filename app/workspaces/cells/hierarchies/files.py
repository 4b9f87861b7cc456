"""Hierarchies from files and into files: tables of ARX."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.workspaces.cells.hierarchies.panel import HierarchiesPanel
from app.workspaces.cells.hierarchies.wiring import HierarchiesWiring
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.hierarchies.edits import with_hierarchy
from core.io.hierarchy_files import ReadHierarchy, column_of_file, read_hierarchy, write_hierarchy

_FOLDER = "hierarchies"
_IMPORT, _EXPORT = "cells: import hierarchies", "cells: export hierarchy"
_MESSAGES = "hierarchies"
_ENDINGS = "*.csv *.txt *.tsv"


@dataclass(frozen=True)
class _Imported:
    """What came of files: hierarchies that were read, and what went wrong."""

    read: tuple[ReadHierarchy, ...]
    errors: tuple[VbasError, ...]


class HierarchyFiles(QObject):
    """Asks for files, reads and writes them in the background."""

    def __init__(
        self,
        program: Program,
        state: CellsState,
        panel: HierarchiesPanel,
        looking: HierarchiesWiring,
    ) -> None:
        super().__init__(panel)
        self._program, self._state, self._looking = program, state, looking
        self._messages = program.window.map_panel.messages
        panel.import_requested.connect(self._ask_for_files)
        panel.export_requested.connect(self._ask_for_path)

    @Slot()
    def _ask_for_files(self) -> None:
        settings = self._program.settings
        names, _ = QFileDialog.getOpenFileNames(
            self._program.window,
            self.tr("Import hierarchies of ARX"),
            str(settings.folder(_FOLDER)),
            self.tr("Hierarchy tables ({endings})").format(endings=_ENDINGS),
        )
        if names:
            settings.remember_folder(_FOLDER, Path(names[0]))
            self.import_files([Path(name) for name in names])

    def import_files(self, paths: Sequence[Path]) -> None:
        """Reads hierarchies: one file is of the column looked at, several of those they name."""
        column, columns = self._looking.column, self._looking.columns
        only = len(paths) == 1

        def work() -> _Imported:
            read, errors = [], []
            for path in paths:
                of = column if only else column_of_file(path, columns)
                try:
                    if of is None:
                        raise VbasError(
                            "{file} does not say in its name which column it is of.",
                            "Choose the column, then import this file alone.",
                            file=path.name,
                        )
                    read.append(read_hierarchy(path, of))
                except VbasError as error:
                    errors.append(error)
            return _Imported(tuple(read), tuple(errors))

        self._program.background.ask(_IMPORT, work, self._take)

    @Slot(object)
    def _take(self, found: _Imported) -> None:
        hierarchies = self._state.hierarchies
        for of in found.read:
            hierarchies = with_hierarchy(hierarchies, of.hierarchy)
        self._state.change_hierarchies(hierarchies)
        for place, notice in enumerate(of for read in found.read for of in read.notices):
            self._messages.say(str(notice), topic=f"{_MESSAGES} {place}")
        for place, error in enumerate(found.errors):
            self._messages.show_error(error, f"{_MESSAGES} error {place}")
        if found.read:
            self._looking.choose(found.read[0].hierarchy.column)

    @Slot()
    def _ask_for_path(self) -> None:
        settings, column = self._program.settings, self._looking.column
        start = str(settings.folder(_FOLDER) / f"hierarchy_{column}.csv")
        plain = self.tr("Hierarchy of ARX (*.csv)")
        named = self.tr("With a first line of names, for VBAS (*.csv)")
        name, chosen = QFileDialog.getSaveFileName(
            self._program.window, self.tr("Export levels"), start, f"{plain};;{named}"
        )
        if name:
            path = Path(name)
            settings.remember_folder(_FOLDER, path)
            path = path if path.suffix else path.with_name(path.name + ".csv")
            self.export(path, names=chosen == named)

    def export(self, path: Path, *, names: bool = False) -> None:
        """Writes the hierarchy that is looked at; ``names``: with those of its levels."""
        hierarchy = self._looking.hierarchy
        if hierarchy is None:
            return

        def work() -> VbasError | None:
            try:
                write_hierarchy(hierarchy, path, names=names)
            except VbasError as error:
                return error
            return None

        self._program.background.ask(_EXPORT, work, partial(self._say, path))

    def _say(self, path: Path, error: VbasError | None) -> None:
        if error is not None:
            self._messages.show_error(error, _MESSAGES)
        else:
            self._messages.say(
                self.tr("The levels were written to {0}.").format(path.name), topic=_MESSAGES
            )
