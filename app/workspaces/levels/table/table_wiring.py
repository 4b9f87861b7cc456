"""Connects the table of levels: session, question, selection, map."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from app.frame.program import Program
from app.frame.session import BASELINE
from app.table.exporting import TableExporter
from app.workspaces.levels.state import MARGIN, LevelsState
from app.workspaces.levels.table.empty import NO_AREAS, NO_PEOPLE, WORKING
from app.workspaces.levels.table.frames import table_of
from app.workspaces.levels.table.lines import Node, areas_of
from app.workspaces.levels.table.margin_map import MarginMap
from app.workspaces.levels.table.panel import LevelsPanel
from app.workspaces.levels.table.sheet import (
    Asked,
    Sheet,
    SheetMaker,
    Subject,
    asked_ages,
    asked_rules,
)
from core.cutoff.fixed import fixed_cutoffs
from core.errors import VbasError
from core.levels.assessment import Assessment
from core.levels.question import Question

NAME = "levels"
_TOPIC = "table of levels"


class TableWiring(QObject):
    """Keeps table and map showing what is asked of the areas, while the workspace is shown.

    Signals
    -------
    decided(Sheet | None, Assessment | None)
        The table, and the judgement that is shown on the map.
    """

    decided = Signal(object, object)

    def __init__(self, program: Program, state: LevelsState, panel: LevelsPanel) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._state, self._panel = state, panel
        self._maker, self._map = SheetMaker(state.units), MarginMap(program, state)
        self.sheet: Sheet | None = None
        self._model = (Question().rule, Question().predictor)
        self._what_if: Asked | None = None
        self._said: tuple[Sheet, str, Asked] | None = None
        self._active, self._stale = False, True
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._exporter = TableExporter(program.window)
        self._connect()

    def _connect(self) -> None:
        session, panel, window = self._session, self._panel, self._program.window
        for signal in (
            session.areas_changed,
            session.levels_changed,
            session.study_changed,
            session.runs_changed,
            session.current_run_changed,
            self._state.sets_changed,
        ):
            signal.connect(self._outdate)
        self._state.question_changed.connect(self._follow)
        window.workspace_changed.connect(self._switch)
        session.selection_changed.connect(self._show_selection)
        self._map.wanted.connect(self._show_again)
        panel.chosen.connect(self._choose)
        panel.line_chosen.connect(self._select_line)
        panel.failing_requested.connect(self.select_failing)
        panel.copy_requested.connect(self._copy)
        panel.export_requested.connect(self._export)
        empty, actions = panel.empty, window.actions_
        empty.open_requested.connect(actions.open_areas.trigger)
        empty.sample_requested.connect(actions.open_sample.trigger)
        empty.population_requested.connect(actions.open_population.trigger)

    # When there is something to do

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        active = workspace == NAME
        if active == self._active:
            return
        self._active = active
        if not active:
            self._map.give_back()
        elif self._stale:
            self._soon.start()
        else:
            self._decide()

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        if self._active:
            self._soon.start()

    @Slot(object)
    def _follow(self, question: Question) -> None:
        """Another question: what it asks may be judged already."""
        self._what_if = None
        if question.rule not in fixed_cutoffs():
            self._model = (question.rule, question.predictor)
        asking, sheet = self._asking(question), self.sheet
        if (
            self._stale
            or sheet is None
            or (asked_rules(asking), asked_ages(asking)) != (sheet.columns, sheet.ages)
            or question.part != sheet.part
        ):
            self._outdate()
        elif self._active:
            self._decide()

    def _asking(self, question: Question) -> Question:
        """The question with the model that was asked for last in place of a fixed cut-off."""
        return replace(question, rule=self._model[0], predictor=self._model[1])

    @Slot()
    def _refresh(self) -> None:
        if not self._active or not self._stale:
            return
        self._stale = False
        entry = self._session.current_run
        file = self._session.area_file if entry is None else entry.area_file
        if file is None:
            self._program.background.forget(_TOPIC)
            self._show_nothing(NO_AREAS)
            return
        if self.sheet is None or self.sheet.subject.file is not file:
            self._show_nothing(WORKING)
        own = file is self._session.area_file
        study = self._session.study if own and self._session.study is not None else None
        study = study or (None if entry is None else entry.study)
        levels = dict(self._session.levels) if own else {}
        runs = tuple(
            (of.number, of.name, of.run)
            for of in self._session.runs
            if of.kind != BASELINE and of.area_file is file
        )
        asking, maker = self._asking(self._state.question), self._maker

        def work() -> Sheet | VbasError:
            records = None if study is None else study.counts.records
            areas = file.layer if study is None else study.areas
            try:
                return maker.make(Subject(file, areas, levels, records, runs), asking)
            except VbasError as error:
                return error

        self._program.background.ask(_TOPIC, work, self._take)

    def _take(self, made: Sheet | VbasError) -> None:
        if isinstance(made, VbasError):
            self._show_nothing(NO_PEOPLE)
            return
        self.sheet = made
        self._panel.show_sheet(made)
        if self._active:
            self._decide()

    def _show_nothing(self, reason: str) -> None:
        self.sheet = self._said = None
        self._panel.show_nothing(reason)
        self._map.give_back()
        self.decided.emit(None, None)

    # What is looked at

    def decided_now(self) -> tuple[str, Asked, Assessment | None] | None:
        """Level, rule, and judgement that are looked at; None without a table."""
        sheet = self.sheet
        if sheet is None:
            return None
        question = self._state.question
        row, asked = sheet.row(question.level), self._what_if or sheet.column(question)
        return row.key, asked, sheet.cells.get((row.key, asked))

    def _decide(self) -> None:
        """Shows the cell that decides, its sentence, its map."""
        found, sheet = self.decided_now(), self.sheet
        if found is None or sheet is None:
            return
        level, asked, judged = found
        said = (sheet, level, asked)
        if said != self._said:
            self._said = said
            self._panel.show_decision(level, asked)
        self._show_selection()
        if judged is None:
            self._map.give_back()
        else:
            self._map.show(sheet.row(level), asked, judged)
        self.decided.emit(sheet, judged)

    @Slot()
    def _show_again(self) -> None:
        if self._active:
            self._decide()

    @Slot(str, object)
    def _choose(self, level: str, asked: Asked | None) -> None:
        before = self._state.question
        self._state.show_on_map(MARGIN)
        if asked is not None and not asked.years:
            rule = asked.rule
            self._state.change(level=level, rule=rule.name, predictor=rule.predictor)
            self._what_if = None
        else:
            self._state.change(level=level)
            self._what_if = asked
        if asked is not None or self._state.question is before:
            self._decide()

    # Areas

    @Slot(object)
    def _select_line(self, node: Node) -> None:
        self._session.select(areas_of(node).astype(np.intp))

    @Slot()
    def select_failing(self) -> None:
        """Selects the areas of units that have too few people."""
        found = self.decided_now()
        if found is not None and found[2] is not None:
            self._session.select(failing_areas(found[2]))

    @Slot()
    def _show_selection(self) -> None:
        if self._active and self.sheet is not None:
            self._panel.model.show_selection(self._session.selection)

    # The table elsewhere

    @Slot()
    def _copy(self) -> None:
        if self.sheet is not None:
            table = table_of(self.sheet, self._panel.model.columns)
            QGuiApplication.clipboard().setText(table.to_csv(sep="\t", index=False))

    @Slot()
    def _export(self) -> None:
        if self.sheet is not None:
            self._exporter.ask(table_of(self.sheet, self._panel.model.columns), "levels")


def failing_areas(judged: Assessment) -> NDArray[np.intp]:
    """The areas of units that are judged and have too few people."""
    too_few = np.append(judged.judged & ~judged.passes, False)
    return np.flatnonzero(too_few[judged.units.labels])
