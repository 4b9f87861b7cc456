"""Connects the list of areas that changed region: pair, selection, map, files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.features.compare.changes_model import Changes, changes_of
from app.features.compare.changes_panel import ChangesPanel
from app.features.compare.pair import Pair
from app.features.compare.sentences import changed_sentence
from app.frame.layout import AREA
from app.frame.program import Program
from core.errors import VbasError
from core.io.atomic import whole_file


class ChangesWiring(QObject):
    """The list of changes, in a dock under the map."""

    def __init__(self, program: Program, pair: Pair) -> None:
        window = program.window
        super().__init__(window)
        self._session, self._window, self.pair = program.session, window, pair
        self._background = program.background
        self.panel = ChangesPanel(window)
        self.dock = window.add_dock(
            "aggregate",
            "changes",
            self.tr("Changes"),
            self.panel,
            AREA.BottomDockWidgetArea,
            shown=False,
        )
        self._choosing = False
        pair.changed.connect(self._list_changes)
        program.session.selection_changed.connect(self._show_selection)
        self.panel.areas_chosen.connect(self._choose)
        self.panel.export_requested.connect(self._ask_for_file)

    @Slot()
    def _list_changes(self) -> None:
        of, shown = self.pair.differences, self.pair.shown
        if of is None or shown is None:
            self._background.forget("changes")
            self.panel.show_changes(None, "")
            return
        study = shown.study
        self._background.ask(
            "changes",
            lambda: changes_of(of, study.areas, study.counts.records),
            lambda changes: self._show(changes, changed_sentence(of.summary)),
        )

    def _show(self, changes: Changes, sentence: str) -> None:
        self.panel.show_changes(changes, sentence)
        self._show_selection(self._session.selection)

    @Slot()
    def show_dock(self) -> None:
        """Brings the list into sight."""
        self.dock.show()
        self.dock.raise_()

    @Slot(object)
    def _choose(self, areas: NDArray[np.intp]) -> None:
        self._choosing = True
        try:
            self._session.select(areas)
        finally:
            self._choosing = False
        self._window.map_panel.canvas.zoom_to_selection()

    @Slot(object)
    def _show_selection(self, areas: NDArray[np.intp]) -> None:
        if not self._choosing:
            self.panel.show_selection(areas)

    @Slot(str)
    def _ask_for_file(self, text: str) -> None:
        settings = self._window.settings
        start = str(settings.folder("table") / "changes.csv")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Export changes"), start, self.tr("Table (*.csv)")
        )
        if name:
            path = Path(name)
            settings.remember_folder("table", path)
            self.write(path if path.suffix else path.with_suffix(".csv"), text)

    def write(self, path: Path, text: str) -> None:
        """Writes the list of changes; the file appears complete or not at all."""
        messages = self._window.map_panel.messages
        try:
            with whole_file(path) as draft:
                draft.write_text(text, encoding="utf-8")
        except VbasError as error:
            messages.show_error(error, "export")
        else:
            messages.say(self.tr("The changes are in {0}.").format(path.name), topic="export")
