"""Connects the panel of variables: session, question, work."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.features.variables import words
from app.features.variables.add_form import offered_of
from app.features.variables.counting import key_of_run, runs_of
from app.features.variables.records_card import RecordsShown
from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables import empty, texts
from app.workspaces.uniqueness.variables.asking import Asking
from app.workspaces.uniqueness.variables.checking import Checking
from app.workspaces.uniqueness.variables.checks import Checks
from app.workspaces.uniqueness.variables.facts import Facts, facts_of
from app.workspaces.uniqueness.variables.grouping import Grouping
from app.workspaces.uniqueness.variables.offer import Offer
from app.workspaces.uniqueness.variables.panel import VariablesPanel
from app.workspaces.uniqueness.variables.rows import rows_of
from app.workspaces.uniqueness.variables.run_levels import RunLevels
from app.workspaces.uniqueness.variables.work import Work
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.cautions import LONG
from core.record_uniqueness.recodes import Recode

NAME = "uniqueness"
_TOPIC = "uniqueness: facts"


class VariablesWiring(QObject):
    """Keeps the panel showing what can be asked, and carries out what it wants."""

    def __init__(self, program: Program, state: UniquenessState, panel: VariablesPanel) -> None:
        super().__init__(panel)
        session = program.session
        self._program, self._session = program, session
        self._state, self._panel = state, panel
        self.offer = Offer(session, state, self)
        self.levels = RunLevels(session, state, self.offer, self)
        self.work = Work(program.jobs, self)
        self.checking = Checking(program.background, state)
        self.asking = Asking(session, program.jobs, self.checking, state, self.offer, self.work)
        self.grouping = Grouping(program.window, state)
        self._facts: Facts | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show)
        self._hear()
        self._show_limits()
        self._show()

    def _hear(self) -> None:
        state, panel, window = self._state, self._panel, self._program.window
        for signal in (
            self.offer.changed,
            state.question_changed,
            state.distinct_changed,
            self._session.runs_changed,
        ):
            signal.connect(self._soon.start)
        state.examination_changed.connect(self._show_estimate)
        state.limits_changed.connect(self._show_limits)
        state.outdated_changed.connect(panel.run.show_outdated)
        self.checking.checked.connect(self._take_checks)
        self.asking.insisting_needed.connect(self._ask)
        self.asking.busy.connect(self._say_busy)
        self.work.started.connect(panel.run.show_working)
        self.work.told.connect(panel.run.show_step)
        self.work.failed.connect(panel.run.show_error)
        self.work.ended.connect(panel.run.show_idle)
        window.workspace_changed.connect(self._switch)
        panel.run.run_requested.connect(self.asking.run)
        panel.run.insisted.connect(self.asking.insist)
        panel.run.cancel_requested.connect(self.work.cancel)
        panel.list.ticked.connect(self._tick)
        panel.list.recoded.connect(self._recode)
        panel.list.removed.connect(self.offer.remove)
        panel.list.groups_requested.connect(self._group)
        panel.column_added.connect(self._add)
        panel.limits.set_size_chosen.connect(self._choose_size)
        panel.limits.limits_chosen.connect(state.allow)
        self._hear_buttons()

    def _hear_buttons(self) -> None:
        panel, window = self._panel, self._program.window
        actions = window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        panel.records.areas_requested.connect(actions.open_areas.trigger)
        panel.records.choose_requested.connect(lambda: window.show_workspace(AGGREGATE))

    # What is shown

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        self.asking.set_active(workspace == NAME)
        if workspace == NAME:
            self._soon.start()

    @Slot()
    def _show_limits(self) -> None:
        self._panel.limits.show_limits(*self._state.limits)

    @Slot()
    def _show(self) -> None:
        """Shows what can be asked; what must be worked out first comes later."""
        opened, wanted = self._session.records, self.offer.wanted
        if opened is None or wanted is None:
            self._panel.show_nothing(empty.NO_RECORDS)
            return
        self._panel.show_nothing(empty.READY)
        self._panel.show_records(self._records())
        self._panel.add_form.show_columns(offered_of(wanted, opened.preview))
        self._panel.limits.show_set_size(self._state.question.set_size)
        self._show_rows()
        self._show_estimate()
        self._learn()

    def _records(self) -> RecordsShown:
        opened, wanted = self._session.records, self.offer.wanted
        assert opened is not None
        assert wanted is not None
        areas, distinct = wanted.file.areas, self._state.distinct
        left_out = {} if distinct is None else distinct.left_out
        return RecordsShown(
            opened.path.name,
            opened.preview.n_rows,
            "" if areas is None else areas.layer.name,
            0 if areas is None else len(areas.layer),
            wanted.file.area_column is not None,
            tuple((words.reason_words(reason), n) for reason, n in left_out.items()),
            0 if distinct is None else distinct.elsewhere,
            distinct.n_records if distinct is not None and distinct.people else 0,
        )

    def _show_rows(self) -> None:
        opened, wanted = self._session.records, self.offer.wanted
        if opened is None or wanted is None:
            return
        distinct, question = self._state.distinct, self._state.question
        facts, checks = self._facts, self.checking.checks
        runs = {key_of_run(of.number): of.name for of in runs_of(self._session)}
        self._panel.show_variables(
            rows_of(
                wanted,
                question,
                opened.preview,
                facts if facts is not None and facts.distinct is distinct else None,
                checks,
                runs,
            )
        )

    @Slot()
    def _show_estimate(self) -> None:
        question, checks = self._state.question, self.checking.checks
        n = len(question.variables)
        if not n:
            self._panel.run.show_estimate("", texts.tr("Tick at least one variable."))
            return
        found = self._state.examination
        if found is not None and found.question.is_like(question):
            self._panel.run.show_answered(texts.answered(n, found.seconds))
            return
        seconds = None if checks is None else checks.seconds
        self._panel.run.show_estimate(texts.estimate(n, seconds))

    def _learn(self) -> None:
        """Finds out how the variables can be recoded, in the background."""
        distinct, question = self._state.distinct, self._state.question
        if distinct is None:
            self._facts = None
            return
        if self._facts is not None and self._facts.cover(distinct, question):
            return
        self._program.background.ask(_TOPIC, lambda: facts_of(distinct, question), self._take_facts)

    @Slot(object)
    def _take_facts(self, facts: Facts) -> None:
        if facts.distinct is self._state.distinct:
            self._facts = facts
            self._show_rows()

    @Slot(object)
    def _take_checks(self, checks: Checks) -> None:
        self._panel.run.show_error(checks.error)
        self._show_rows()
        self._show_estimate()
        self.asking.follow_checks(checks)  # after all else: it may ask the user

    @Slot(object)
    def _ask(self, checks: Checks) -> None:
        said = " ".join(str(of) for of in checks.asks)
        remedy = texts.tr("Untick variables, or count anyway; Esc cancels.")
        if all(of.kind != LONG for of in checks.asks):  # that one says how long
            remedy = texts.tr("About {time}. Untick variables, or count anyway; Esc cancels.")
        self._panel.run.ask(said, remedy.format(time=texts.time_words(checks.seconds)))

    @Slot()
    def _say_busy(self) -> None:
        self._panel.run.say(self.tr("Something else is under way: wait, or cancel it."))

    # What the user does

    @Slot(object)
    def _tick(self, names: tuple[str, ...]) -> None:
        self._state.ask(self._state.question.with_variables(names))

    @Slot(str, object)
    def _recode(self, name: str, recode: Recode) -> None:
        del name
        self._state.ask(self._state.question.recoded(recode))

    @Slot(int)
    def _choose_size(self, size: int) -> None:
        self._state.ask(self._state.question.with_set_size(size))

    @Slot(object)
    def _add(self, column: QuasiIdentifier) -> None:
        self.offer.add(column)
        self.asking.run()

    @Slot(str)
    def _group(self, name: str) -> None:
        if self._state.distinct is not None:
            self.grouping.open_form(name, self._state.distinct)
