"""Finds what would make a level enough, in the background, while the workspace is shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.frame.program import Program
from app.frame.session import BASELINE
from app.kit.level_words import level_words
from app.workspaces.levels.lens.draft_design import DraftDesign
from app.workspaces.levels.lens.level_units import LevelUnits, find_units
from app.workspaces.levels.lens.panel import LensPanel
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.table.sheet import key_of_run
from core.cutoff.coarsening import Search, what_would_be_enough
from core.cutoff.rules import rule_of
from core.errors import VbasError
from core.levels.question import Question
from core.study import Study

NAME = "levels"
_UNITS, _SEARCH = "units of levels", "what would be enough"


class EnoughFinder(QObject):
    """Knows the levels of the open areas, and searches coarsenings for the one asked about.

    Signals
    -------
    levels_found()
        ``levels`` are those of other areas, or none.
    """

    levels_found = Signal()

    def __init__(
        self, program: Program, state: LevelsState, panel: LensPanel, draft: DraftDesign
    ) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._state, self._panel, self._draft = state, panel, draft
        self.levels: LevelUnits | None = None
        self._asked: tuple[LevelUnits, Study | None, Question] | None = None
        self.active, self._stale = False, True
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        session = program.session
        for signal in (
            session.study_changed,
            session.areas_changed,
            session.levels_changed,
            session.runs_changed,
            state.sets_changed,
        ):
            signal.connect(self._outdate)
        state.question_changed.connect(self._soon.start)
        program.window.workspace_changed.connect(self._switch)

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        self.active = workspace == NAME
        if self.active:
            self._soon.start()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        self._soon.start()

    @Slot()
    def _refresh(self) -> None:
        if not self.active:
            return
        if self._stale:
            self._stale = False
            self._ask_for_units()
        elif self.levels is not None:
            self._search(self.levels)

    def _ask_for_units(self) -> None:
        session, background = self._session, self._program.background
        file, study, coarser = session.area_file, session.study, dict(session.levels)
        if file is None:
            background.forget(_UNITS)
            self._take_units(None)
            return

        runs = tuple(
            (key_of_run(of.number), of.name, of.run)
            for of in session.runs
            if of.kind != BASELINE and of.area_file is file
        )

        kept = self._state.units

        def work() -> LevelUnits | VbasError:
            areas = file.layer if study is None else study.areas
            records = None if study is None else study.counts.records
            try:
                return find_units(areas, file, coarser, records, runs, kept)
            except VbasError as error:
                return error

        background.ask(_UNITS, work, self._take_units)

    def _take_units(self, found: LevelUnits | VbasError | None) -> None:
        self.levels = found if isinstance(found, LevelUnits) else None
        self.levels_found.emit()
        if self.levels is not None:
            self._search(self.levels)
            return
        question, self._asked = self._state.question, None
        self._program.background.forget(_SEARCH)
        self._panel.show_levels((), "", question.enough)
        self._panel.show_search(
            found if isinstance(found, VbasError) else _no_areas(), question.design
        )

    def _search(self, levels: LevelUnits) -> None:
        """Searches, unless that is what was asked for last."""
        question, panel = self._state.question, self._panel
        level, study = levels.level(question.level), self._session.study
        asked = replace(question, level=level, threshold=Question().threshold)
        if self._asked is not None and self._asked == (levels, study, asked):
            return
        self._asked = (levels, study, asked)
        known = [
            (key, levels.names.get(key) or level_words(units.label))
            for key, units in levels.units.items()
        ]
        panel.show_levels(known, level, question.enough)
        counting = self._draft.counting()

        def work() -> Search | VbasError:
            try:
                rule = rule_of(question.rule, question.predictor)
                counted = None if counting is None else counting(question.design)
                populations = levels.populations(level, question.part)
                return what_would_be_enough(
                    question.design, rule, populations, question.enough, counted
                )
            except VbasError as error:
                return error

        def take(found: Search | VbasError) -> None:
            panel.show_search(found, self._state.question.design)

        self._program.background.ask(_SEARCH, work, take)


def _no_areas() -> VbasError:
    return VbasError(
        "No areas are open, so it is not known how many people live where.",
        "Open an area file, or the sample study.",
    )
