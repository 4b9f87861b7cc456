"""Coefficient sets of one's own: from a calibration or a file into the user's folder, and out."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.program import Program
from app.kit.messages import Message
from app.workspaces.levels.calibration.sets_page import SetsPage
from app.workspaces.levels.state import LevelsState
from core.cutoff.own_sets import own_set, own_sets
from core.cutoff.set_files import read_set
from core.errors import VbasError
from core.io.calibration_files import fitted_set
from core.io.coefficient_files import (
    add_to_set,
    delete_set,
    named,
    rename_set,
    save_set,
    write_set,
)
from core.io.synthesize.mark import is_synthetic

FOLDER = "coefficients"
_TOPIC = "coefficient sets"


class SetsWiring(QObject):
    """Saves, renames, deletes, imports and exports sets; tells the workspace of each change."""

    def __init__(self, program: Program, state: LevelsState, page: SetsPage) -> None:
        super().__init__(page)
        self._program, self._state, self._page = program, state, page
        self.records_path: Path | None = None
        self.tables: dict[str, Any] = {}
        """Models of other kinds that are saved with the set, as tables of its file."""
        page.save_requested.connect(self.save)
        page.rename_requested.connect(self.rename)
        page.delete_requested.connect(self.delete)
        page.import_requested.connect(self.ask_for_import)
        page.export_requested.connect(self.ask_for_export)
        page.files_dropped.connect(self.import_files)
        state.sets_changed.connect(self.show_sets)
        self.show_sets()

    @Slot()
    def show_sets(self) -> None:
        """Shows the sets in the user's folder, and what is wrong with files that are none."""
        found = own_sets()
        self._page.show_sets(found.sets)
        self._page.show_problem(found.broken[0] if found.broken else None)

    def _fail(self, error: VbasError) -> None:
        self.show_sets()
        self._page.show_problem(error)

    def _say(self, text: str) -> None:
        self._program.window.map_panel.messages.say(text, topic=_TOPIC)

    @Slot(str, bool)
    def save(self, name: str, replace_parts: bool) -> None:
        """Saves the fitted models under a name."""
        calibration, path = self._state.calibration, self.records_path
        if calibration is None or path is None:
            return
        try:
            made = fitted_set(
                calibration,
                name,
                path.name,
                date.today().isoformat(),
                synthetic=is_synthetic(path),
                tables=self.tables,
            )
            add_to_set(made, replace_parts=replace_parts)
        except VbasError as error:
            self._fail(error)
            return
        self._state.sets_changed.emit()
        self._page.show_sets(own_sets().sets, name)
        self._say(self.tr("The coefficient set “{0}” can be chosen now.").format(name))

    @Slot(str, str)
    def rename(self, old: str, new: str) -> None:
        """Gives a set another name."""
        try:
            rename_set(old, new)
        except VbasError as error:
            self._fail(error)
            return
        self._state.sets_changed.emit()
        self._page.show_sets(own_sets().sets, new)

    @Slot(str)
    def delete(self, name: str) -> None:
        """Deletes a set; a message offers to put it back."""
        try:
            before = own_set(name)
            delete_set(name)
        except VbasError as error:
            self._fail(error)
            return
        self._state.sets_changed.emit()

        def put_back() -> None:
            if before is None:
                return
            try:
                save_set(before)
            except VbasError as error:
                self._fail(error)
            else:
                self._state.sets_changed.emit()

        self._program.window.map_panel.messages.show_message(
            Message(
                self.tr("The coefficient set “{0}” was deleted.").format(name),
                topic=_TOPIC,
                action=self.tr("Undo"),
                on_action=put_back,
            )
        )

    @Slot()
    def ask_for_import(self) -> None:
        """Lets the user choose files of coefficients."""
        settings = self._program.settings
        names, _ = QFileDialog.getOpenFileNames(
            self._program.window,
            self.tr("Import coefficient sets"),
            str(settings.folder(FOLDER)),
            self.tr("Coefficient sets (*.toml)"),
        )
        if names:
            settings.remember_folder(FOLDER, Path(names[0]))
            self.import_files([Path(name) for name in names])

    @Slot(object)
    def import_files(self, paths: list[Path]) -> None:
        """Copies coefficient files into the user's folder, named like the files."""
        problem, last = None, ""
        for path in paths:
            try:
                read = read_set(path.name, path)
                title = read.title if read.title != read.name else path.stem
                save_set(named(read, path.stem, title))
                last = path.stem
            except VbasError as error:
                problem = error
        if last:
            self._state.sets_changed.emit()
            self._page.show_sets(own_sets().sets, last)
        if problem is not None:
            self._page.show_problem(problem)

    @Slot(str)
    def ask_for_export(self, name: str) -> None:
        """Lets the user choose where a set shall be written."""
        settings = self._program.settings
        start = str(settings.folder(FOLDER) / f"{name}.toml")
        chosen, _ = QFileDialog.getSaveFileName(
            self._program.window,
            self.tr("Export the coefficient set"),
            start,
            self.tr("Coefficient sets (*.toml)"),
        )
        if chosen:
            path = Path(chosen)
            settings.remember_folder(FOLDER, path)
            self.export(name, path if path.suffix else path.with_suffix(".toml"))

    def export(self, name: str, path: Path) -> None:
        """Writes a set to a file."""
        try:
            found = own_set(name)
            if found is not None:
                write_set(found, path)
        except VbasError as error:
            self._fail(error)
            return
        self._page.show_problem(None)
        self._say(self.tr("The coefficient set is in {0}.").format(path.name))
