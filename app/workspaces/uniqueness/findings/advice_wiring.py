"""Connects the search for the cheapest recodes: a job whose answers stream in."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.kit.job import Job
from app.kit.language import stage_words
from app.workspaces.uniqueness.findings import advice_texts as texts
from app.workspaces.uniqueness.findings.advice_view import PUBLIC
from app.workspaces.uniqueness.findings.panel import FindingsPanel
from app.workspaces.uniqueness.findings.recode_texts import RecodeWords
from app.workspaces.uniqueness.findings.state_link import StateLink
from app.workspaces.uniqueness.state import UniquenessState
from core.errors import VbasError
from core.record_uniqueness.advice import Advice, advise
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.steps import Step

_TOPIC = "uniqueness advice"


class AdviceWiring(QObject):
    """Searches when asked to; what was found is of one question only."""

    def __init__(self, program: Program, state: UniquenessState, panel: FindingsPanel) -> None:
        super().__init__(program.window)
        self._program, self._state = program, state
        self._panel, self._view = panel, panel.advice
        self._link, self._words = StateLink(state), RecodeWords(program.session)
        self._job: Job | None = None
        self._target = ""
        self._found: Advice | None = None
        self._distinct: DistinctRecords | None = None
        self._next: Question | None = None
        self._pinned: frozenset[str] = frozenset()
        view = self._view
        view.advice_requested.connect(self._search)
        view.stop_requested.connect(self._stop)
        view.apply_requested.connect(self._apply)
        view.pin_requested.connect(self._pin)
        panel.weights.pin_requested.connect(self._pin)
        for changed in (state.question_changed, state.distinct_changed, state.limits_changed):
            changed.connect(lambda *_: self._forget())
        state.examination_changed.connect(lambda _: self._show())

    # What is offered

    def _show(self) -> None:
        """Variables and thresholds of what came out."""
        of = self._state.examination
        if of is None:
            return
        named = zip(of.lattice.names, of.titles, strict=True)
        titles = {name: stage_words(title) for name, title in named}
        self._view.show_variables(titles, self._pinned)
        self._panel.weights.show_pinned(self._pinned)
        self._view.show_reached(of.verdict.research, of.verdict.public)

    @Slot(str, bool)
    def _pin(self, name: str, pinned: bool) -> None:
        self._pinned = self._pinned | {name} if pinned else self._pinned - {name}
        self._show()
        self._forget()

    # The search

    @Slot(str)
    def _search(self, target: str) -> None:
        state, jobs = self._state, self._program.jobs
        messages = self._program.window.map_panel.messages
        if state.distinct is None:  # their question is not answered by what is counted
            messages.say(self.tr("Count the combinations first."), topic=_TOPIC)
            return
        if jobs.busy:
            messages.say(self.tr("Something else is under way: wait, or cancel it."), topic=_TOPIC)
            return
        below = target == PUBLIC
        question = state.question
        steps = advise(
            state.distinct,
            question,
            state.limits[1 if below else 0],
            below=below,
            fixed=self._pinned & set(question.variables),
        )
        job = jobs.start(self.tr("Searching recodes that are enough"), steps)
        if job is None:
            return
        self._job, self._target, self._found = job, target, None
        self._distinct = state.distinct
        self._view.show_proposals((), texts.searching_words(None))
        self._view.show_searching(texts.searching_words(None))
        job.told.connect(self._show_step)
        job.succeeded.connect(self._take)
        job.failed.connect(self._fail)
        job.ended.connect(self._end)

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        found = step.snapshot
        if not isinstance(found, Advice) or self.sender() is not self._job:
            return
        self._view.show_searching(texts.searching_words(found), step.done, step.total)
        self._show_found(found, ended=False)

    def _show_found(self, found: Advice, *, ended: bool) -> None:
        self._found = found
        if self._distinct is not None:
            said = texts.answer_words(found, self._target, ended)
            cards = texts.proposals(found, self._distinct, self._words)
            self._view.show_proposals(cards, said)

    @Slot(object)
    def _take(self, found: Advice) -> None:
        if self.sender() is self._job:
            self._show_found(found, ended=True)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._program.window.map_panel.messages.show_error(error, _TOPIC)
        self._view.forget()

    @Slot()
    def _end(self) -> None:
        if self._job is not None and self.sender() is self._job:
            self._job = None
            self._view.show_searching(None)
            if self._found is None:
                self._view.forget()
        if self._next is not None:
            question, self._next = self._next, None
            # After everybody has heard that the job is over.
            self._link.answer_soon(question)

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    @Slot()
    def _forget(self) -> None:
        """What is being searched, or was found, is of another question."""
        if self._job is not None:
            job, self._job = self._job, None
            job.discard()
        self._view.show_searching(None)
        self._view.forget()
        self._found = None

    @Slot(object)
    def _apply(self, question: Question) -> None:
        """Asks what a card proposes, once the search is over."""
        if self._job is None:
            self._link.answer(question)
        else:
            self._next = question
            self._job.discard()
