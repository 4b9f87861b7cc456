"""Connects the panel of thresholds: session, question, selection, map."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.frame.session import BASELINE
from app.kit.level_words import level_name, level_words
from app.workspaces.levels.state import LevelsState
from app.workspaces.levels.table.sheet import is_run, key_of_run
from app.workspaces.levels.thresholds import empty, texts
from app.workspaces.levels.thresholds.asking import Asking
from app.workspaces.levels.thresholds.counting import RecordCounter
from app.workspaces.levels.thresholds.finding import Finder, Found, Wanted
from app.workspaces.levels.thresholds.map_lending import MapLending
from app.workspaces.levels.thresholds.panel import Shown, ThresholdsPanel
from app.workspaces.levels.thresholds.units_table import UnitsLink, areas_of
from core.arrays import distinct
from core.errors import VbasError
from core.levels.question import Question
from core.study import Study
from core.thresholds.verdicts import above

NAME = "levels"
_TOPIC = "thresholds of uniqueness"


class ThresholdsWiring(QObject):
    """Keeps panel, table and map showing uniqueness, while the workspace is shown."""

    def __init__(
        self, program: Program, state: LevelsState, panel: ThresholdsPanel, link: UnitsLink
    ) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._state, self._panel, self._link = state, panel, link
        self._finder = Finder(state.units)
        self.found: Found | None = None
        self._active, self._stale = False, True
        self.map, self.asking = MapLending(program, state), Asking(program, state)
        self._level = state.question.level
        self._rule = state.question.rule
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        # The map is painted first.
        self._marking = QTimer(self, singleShot=True, interval=0)
        self._marking.timeout.connect(self._mark)
        self.counter = RecordCounter(program, self)
        self._follow(state.question)
        self._connect()

    def _connect(self) -> None:
        session, panel, window = self._session, self._panel, self._program.window
        for signal in (
            session.areas_changed,
            session.records_changed,
            session.draft_changed,
            session.study_changed,
            session.runs_changed,
            session.current_run_changed,
        ):
            signal.connect(self._outdate)
        self._state.sets_changed.connect(self._forget)
        self._state.question_changed.connect(self._follow)
        self.map.shown.connect(panel.show_mapped)
        window.workspace_changed.connect(self._switch)
        session.selection_changed.connect(self._link.follow_selection)
        session.selection_changed.connect(lambda _: self._marking.start())
        panel.threshold_chosen.connect(self._choose_threshold)
        panel.level_chosen.connect(self._choose_level)
        panel.sample_changed.connect(self._outdate)
        panel.map_wanted.connect(self.map.want)
        panel.above_requested.connect(self.select_above)
        panel.class_chosen.connect(self._select_class)
        panel.guidance_requested.connect(self.asking.open_form)
        self._connect_empty()

    def _connect_empty(self) -> None:
        place, window = self._panel.empty, self._program.window
        place.open_requested.connect(window.actions_.open_areas.trigger)
        place.records_requested.connect(window.actions_.open_records.trigger)
        place.choose_requested.connect(lambda: window.show_workspace(AGGREGATE))
        place.count_requested.connect(self.counter.count)
        self.counter.working.connect(self._outdate)

    # When there is something to do

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        self._active = workspace == NAME
        self._show_on_map()
        if self._active and self._stale:
            self._soon.start()

    @Slot()
    def _forget(self) -> None:
        """A set of models is another one."""
        self.found = None
        self._outdate()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        if self._active:
            self._soon.start()

    @Slot(object)
    def _follow(self, question: Question) -> None:
        self._panel.show_threshold(question.threshold)
        design = question.design
        self._panel.show_asked(design.max_combinations if design.variables else None)
        if (question.level, question.rule) != (self._level, self._rule):
            self._level, self._rule = question.level, question.rule
            self._outdate()

    def _study(self) -> Study | None:
        """The counted records of the areas on the map."""
        session, entry = self._session, self._session.current_run
        if entry is None or entry.area_file is session.area_file:
            return session.study or (None if entry is None else entry.study)
        return entry.study

    def _reason(self) -> str:
        """Why there are no numbers."""
        session = self._session
        if session.area_file is None:
            return empty.NO_AREAS
        if session.records is None:
            return empty.NO_RECORDS
        if session.record_source() is None:
            return empty.NOT_CHOSEN
        return empty.WORKING if self._program.jobs.busy else empty.NOT_COUNTED

    @Slot()
    def _refresh(self) -> None:
        if not self._active or not self._stale:
            return
        self._stale = False
        study, session = self._study(), self._session
        if study is None:
            self._program.background.forget(_TOPIC)
            self._take_nothing(self._reason())
            return
        entry = session.current_run
        file = session.area_file if entry is None else entry.area_file
        runs = {
            key_of_run(of.number): (of.name, of.run)
            for of in session.runs
            if of.kind != BASELINE and of.area_file is file
        }
        own = "" if file is None else file.level
        question, (sample, fraction) = self._state.question, self._panel.sample.asked
        wanted = Wanted(study, question.level, own, runs, sample, fraction, question.rule)
        if self.found is not None and wanted.is_like(self.found.wanted):
            self._program.background.forget(_TOPIC)
            self._take(replace(self.found, wanted=wanted))
            return

        def work() -> Found | VbasError:
            try:
                return self._finder.find(wanted)
            except VbasError as error:
                return error

        if self.found is None:
            self._panel.show_nothing(empty.WORKING)
        self._program.background.ask(_TOPIC, work, self._take)

    def _take_nothing(self, reason: str) -> None:
        self.found = None
        self._panel.show_nothing(reason)
        self._link.show_found(None)
        self._show_on_map()

    def _take(self, found: Found | VbasError) -> None:
        if isinstance(found, VbasError):
            self._program.window.map_panel.messages.show_error(found, _TOPIC)
            self._take_nothing(empty.NOT_COUNTED)
            return
        self.found = found
        levels = {key: level_name(self._label(key)) for key in found.levels}
        levels |= {key: name for key, (name, _) in found.wanted.runs.items()}
        self._panel.show_levels(levels, found.key)
        names = tuple(found.wanted.study.counts.n_categories)
        self._panel.show_report(
            Shown(found.key, self._name(found), found.report, names, found.model)
        )
        self._panel.show_threshold(self._state.question.threshold)
        if self._link.found is None or self._link.found.report is not found.report:
            self._link.show_found(found)
        self._mark()
        self._show_on_map()

    def _show_on_map(self) -> None:
        """Gives what was found to the map while the workspace is shown."""
        if self._active and self.found is not None:
            self.map.show_found(self.found, self._name(self.found))
        else:
            self.map.show_found(None)

    def _label(self, key: str) -> str:
        """The areas' own level by its own name."""
        found = self.found
        own = "" if found is None else found.wanted.own_level
        return own if key == "areas" and own else key

    def _name(self, found: Found) -> str:
        if is_run(found.key):
            return texts.tr("regions of “{run}”").format(run=found.wanted.runs[found.key][0])
        return level_words(found.units.label)

    # What the user does

    @Slot(float)
    def _choose_threshold(self, threshold: float) -> None:
        self._state.change(threshold=threshold)

    @Slot(str)
    def _choose_level(self, level: str) -> None:
        self._state.change(level=level)

    # Areas

    @Slot()
    def select_above(self) -> None:
        """Selects the areas of units above the threshold."""
        if self.found is not None:
            fails = above(self.found.report.share, self._state.question.threshold)
            self._session.select(areas_of(self.found, np.flatnonzero(fails)))

    @Slot(float, float, bool)
    def _select_class(self, low: float, high: float, extend: bool) -> None:
        """Selects the areas of units in a class of the distribution."""
        if self.found is None:
            return
        of = self.found.report
        place = int(np.searchsorted(of.spread.edges, (low + high) / 2.0) - 1)
        areas = areas_of(self.found, np.flatnonzero(of.spread.places == place))
        now = self._session.selection
        if extend and len(now):
            inside = np.isin(areas, now).all()
            areas = now[~np.isin(now, areas)] if inside else distinct(np.append(now, areas))
        self._session.select(areas.astype(np.intp))

    @Slot()
    def _mark(self) -> None:
        """Marks the classes that hold what is selected."""
        if self.found is not None and self._active:
            units = np.zeros(len(self.found.units), dtype=bool)
            units[self._link.selected()] = True
            self._panel.figure.mark(units)
