"""Selecting areas: by a shape, whole regions, neighbours, everything else."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from app.frame.program import Program
from app.kit import numbers
from app.kit.derived import Missing, unseen
from app.map.tools.pointer import chosen
from core.adjacency import adjacency_of
from core.places.picking import inverted, points_inside, with_neighbours
from core.study import Study


class Selecting(QObject):
    """The actions of the edit menu that change the selection, and the line that tells of it."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self.label = QLabel(program.window)
        self.label.setProperty("role", "muted")
        self.label.setAccessibleName(self.tr("What is selected"))
        self.label.hide()
        program.window.statusBar().insertPermanentWidget(1, self.label)
        self.invert = self._action(
            "invert_selection",
            self.tr("&Invert selection"),
            self.tr("Select the areas that are not selected, and no others (Ctrl+Shift+I)"),
            "Ctrl+Shift+I",
            self._invert,
        )
        self.whole = self._action(
            "select_whole_regions",
            self.tr("Select whole &regions"),
            self.tr("Select all areas of the regions that hold a selected one (Ctrl+Shift+R)"),
            "Ctrl+Shift+R",
            self._select_whole_regions,
        )
        self.grow = self._action(
            "select_neighbours",
            self.tr("Select &neighbours too"),
            self.tr("Add the areas that touch a selected one (Ctrl+Shift+G)"),
            "Ctrl+Shift+G",
            self._grow,
        )
        self._sums = unseen(
            self,
            program.background,
            "selection",
            self._inputs,
            lambda key: _sums(*key),
            self._show_sums,
            nothing=self.label.hide,
        )
        session = self._session
        for signal in (
            session.selection_changed,
            session.study_changed,
            session.current_run_changed,
        ):
            signal.connect(self._update)
        program.map_wiring.when_shown(lambda _: self._update())
        self._update()

    def _action(
        self, name: str, words: str, tip: str, key: str, act: Callable[[], None]
    ) -> QAction:
        action = self._program.window.add_action("edit", name, (words, tip, key, ""))
        action.triggered.connect(act)
        return action

    def take_shape(self, corners: NDArray[np.float64], modifiers: Qt.KeyboardModifier) -> None:
        """Selects the areas whose point lies inside a shape, (m, 2) metres."""
        shown = self._program.map_wiring.shown
        if shown is not None:
            areas = points_inside(shown.file.layer.points, corners)
            self._session.select(chosen(self._session.selection, areas, modifiers))

    @Slot()
    def _invert(self) -> None:
        shown = self._program.map_wiring.shown
        if shown is not None:
            self._session.select(inverted(len(shown.file.layer), self._session.selection))

    @Slot()
    def _select_whole_regions(self) -> None:
        self._session.select_regions(self._session.selected_regions())

    @Slot()
    def _grow(self) -> None:
        shown, before = self._program.map_wiring.shown, self._session.selection
        if shown is None or not len(before):
            return
        layer = shown.file.layer

        def select(areas: NDArray[np.intp]) -> None:
            if before is self._session.selection:
                self._session.select(areas)

        self._program.background.ask(
            "neighbours of selection", lambda: with_neighbours(adjacency_of(layer), before), select
        )

    @Slot()
    def _update(self) -> None:
        """Greys what cannot be done; how much is selected is said when it is added up."""
        session, shown = self._session, self._program.map_wiring.shown
        some = len(session.selection) > 0
        self.invert.setEnabled(shown is not None)
        self.whole.setEnabled(some and session.current_run is not None)
        self.grow.setEnabled(some and shown is not None)
        self._sums.look_again()

    def _inputs(
        self,
    ) -> tuple[NDArray[np.float64], Study | None, NDArray[np.intp]] | Missing:
        session, shown = self._session, self._program.map_wiring.shown
        if shown is None or not len(session.selection):
            return Missing("nothing selected")
        entry = session.current_run
        study = session.study if entry is None else entry.study
        return shown.file.layer.population, study, session.selection

    def _show_sums(self, sums: tuple[int, float, int | None]) -> None:
        areas, people, records = sums
        parts = [
            self.tr("{0} selected").format(numbers.count(areas, self.tr("areas"))),
            numbers.count(people, self.tr("people")),
        ]
        if records is not None:
            parts.append(numbers.count(records, self.tr("records")))
        text = " · ".join(parts)
        self.label.setText(text)
        self.label.setToolTip(
            self.tr(
                "What is selected: {0}. Areas without a published population add nobody."
            ).format(text)
        )
        self.label.show()


def _sums(
    people: NDArray[np.float64], study: Study | None, areas: NDArray[np.intp]
) -> tuple[int, float, int | None]:
    """Areas, people and records of a selection."""
    areas = areas[areas < len(people)]
    records = None
    if study is not None and study.counts.n_units == len(people):
        records = int(study.counts.records[areas].sum())
    return len(areas), float(np.nansum(people[areas])), records
