"""When a question is answered: at once where that is quick, else when the user wants it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.features.variables.counting import Counted, Wanted, count, regions_of
from app.frame.program import Program
from app.frame.session import Session
from app.kit.derived import Derived, Missing, NoView
from app.kit.own_job import OwnJob
from app.workspaces.uniqueness.state import NAME, UniquenessState
from app.workspaces.uniqueness.variables.offer import Offer
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.known import Asked, Checks, checks_of
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question

SOON_MS = 150
QUICK_SECONDS = 1.0
"""What takes less is answered by itself."""
_MOST_CLASSES = 5_000_000
"""Counts of a study with more entries than this are only turned when the user wants it."""


class Asking(QObject):
    """Has the question answered.

    Signals
    -------
    checked(Checks)
        What there is to say of the question before it is answered.
    insisting_needed(Checks)
        It takes long: the user is to be asked.
    busy()
        The user wants an answer, but something else is under way.
    """

    checked = Signal(object)
    insisting_needed = Signal(object)
    busy = Signal()

    def __init__(self, program: Program, state: UniquenessState, offer: Offer) -> None:
        super().__init__(state)
        self._session: Session = program.session
        self._state, self._offer = state, offer
        self.work = OwnJob(program.jobs, Lattice, self)  # records, then every combination
        self.active = False
        self._by_hand = self._insists = self._again = self._retry = False
        self._doing: Wanted | DistinctRecords | None = None
        self._asked: Question | None = None
        self._refused: Question | None = None
        self._before: tuple[Lattice | None, Examination | None] = (None, None)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._consider)
        self._checks = Derived[Asked, Checks](
            program.background,
            "uniqueness: checks",
            inputs=lambda: state.asked if state.covers_question else Missing(""),
            work=checks_of,
            show=self._take_checks,
            view=NoView(),
            shown_only=False,
            parent=self,
        )
        self._checks.follow(state.changed)
        self._connect(program)

    def _connect(self, program: Program) -> None:
        state, work = self._state, self.work
        state.when("question", lambda _: self._soon.start())
        for name in ("wanted", "distinct"):
            state.when(name, lambda _: self._connect_job())
        self._session.study_changed.connect(self._connect_job)
        state.run_requested.connect(self.run)
        work.started.connect(self._begin)
        work.streamed.connect(state.show_counting)
        work.failed.connect(self._put_back)
        work.cancelled.connect(self._put_back)
        work.ended.connect(self._end)
        program.jobs.ended.connect(self._try_again)
        program.window.workspace_changed.connect(self._switch)

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        """Only while the workspace is shown anything is begun by itself."""
        self.active = workspace == NAME
        if self.active:
            self._soon.start()

    @property
    def checks(self) -> Checks | None:
        """What there is to say of the question as it is now; None while that is not known."""
        found = self._checks.result
        return found if found is not None and found.are_about(self._state.asked) else None

    # What is asked for

    @Slot()
    def run(self) -> None:
        """Answers the question, by the user's wish."""
        self._want(by_hand=True)

    @Slot()
    def insist(self) -> None:
        """Answers it although it takes long."""
        self._insists = True
        self._want(by_hand=True)

    @Slot()
    def _consider(self) -> None:
        """Answers it if that is quick, or was done before."""
        if self.active or self._by_hand:
            self._want(by_hand=False)

    def _want(self, *, by_hand: bool) -> None:
        self._soon.stop()
        self._by_hand = by_hand or self._by_hand
        if by_hand:
            self._refused = None
        if not self.work.busy:
            self._go_on()
        elif self._asked is None or not self._asked.is_like(self._state.question):
            self._again = True
            if self._asked is not None:
                self.work.cancel()

    def _settle(self) -> bool:
        """What the user wished is seen to; whether they had wished it."""
        wished, self._by_hand, self._insists = self._by_hand, False, False
        return wished

    def _go_on(self) -> None:
        """The next thing that is needed for an answer."""
        state, wanted, checks = self._state, self._state.wanted, self.checks
        if wanted is None or not state.question.variables:
            state.compare()
            self._settle()
        elif not state.is_counted:
            self._count(wanted)
        elif checks is not None:  # else it goes on when they come
            if self._show_known():
                self._settle()
            else:
                self._examine(checks)

    def _count(self, wanted: Wanted) -> None:
        session = self._session
        study = session.study if session.area_file is not None else None
        small = study is not None and study.counts.counts.nnz <= _MOST_CLASSES
        if not self._by_hand and (wanted.columns or not small or self._is_refused):
            self._state.compare()
            return
        self._doing, self._asked = wanted, None
        steps = count(wanted, study, regions_of(session))
        if not self.work.start(self.tr("Counting records"), steps, self._take_counted):
            self._wait()

    def _show_known(self) -> bool:
        """Shows the answer if it is known; whether it is."""
        state, question, shown = self._state, self._state.question, self._state.examination
        if shown is not None and shown.question.is_like(question):
            state.stale = False
            return True
        known = next((of for of in state.tried if of.question.is_like(question)), None)
        if known is None:
            return False
        state.show_counting(known.lattice)
        state.show_examination(known)
        return True

    def _examine(self, checks: Checks) -> None:
        state = self._state
        wished = self._by_hand and (self._insists or not checks.asks)
        if checks.error is None and (wished or self._is_quick(checks)):
            self._doing, self._asked = checks.distinct, checks.question
            research, public = state.limits
            steps = examine(
                checks.distinct, checks.question, research_share=research, public_share=public
            )
            if self.work.start(self.tr("Counting combinations"), steps, self._on_result):
                self._settle()
                return
            self._wait()
        elif self._settle() and checks.error is None:
            self.insisting_needed.emit(checks)
        state.compare()

    @property
    def _is_refused(self) -> bool:
        """What was cancelled or failed is not begun by itself again."""
        return self._refused is not None and self._refused.is_like(self._state.question)

    def _is_quick(self, checks: Checks) -> bool:
        """Whether the answer takes so little time that it is begun by itself."""
        last = self._state.tried[-1].seconds if self._state.tried else 0.0
        if checks.asks or self._is_refused:
            return False
        # Much less than the last one: then it does not matter how long that took.
        return checks.seconds < QUICK_SECONDS / 5 or max(checks.seconds, last) < QUICK_SECONDS

    def _wait(self) -> None:
        """Something else is under way."""
        self._retry = True
        if self._settle():
            self.busy.emit()

    @Slot()
    def _try_again(self) -> None:
        if self._retry:
            self._retry = False
            self._soon.start()

    def _take_checks(self, checks: Checks) -> None:
        """Goes on, once it is known what there is to say."""
        self.checked.emit(checks)
        waits = self._soon.isActive() or self.work.busy
        if checks.question.variables and not waits and (self.active or self._by_hand):
            self._go_on()

    # What comes of it

    @Slot()
    def _connect_job(self) -> None:
        """Something else was counted, or can be asked about."""
        doing = self._doing
        if self.work.busy:
            of_distinct = isinstance(doing, DistinctRecords) and doing is not self._state.distinct
            of_file = isinstance(doing, Wanted) and doing != self._state.wanted
            if of_distinct or of_file:
                self._again = True
                self._settle()
                self.work.cancel()
        else:
            self._soon.start()

    @Slot()
    def _begin(self) -> None:
        self._before = (self._state.counting, self._state.examination)
        self._state.working = True

    @Slot(object)
    def _take_counted(self, counted: Counted) -> None:
        """Goes on with what the user wanted, if the records are still those."""
        self._doing = None
        self._again = True
        if self._offer.take(counted) and counted.study is not None and self._session.study is None:
            self._session.set_study(counted.study)

    @Slot(object)
    def _on_result(self, examination: Examination | None) -> None:
        """Ended early it has no verdict, and nothing is kept of it."""
        if examination is None:
            self._put_back()
        elif self._doing is self._state.distinct:
            self._state.show_counting(examination.lattice)
            self._state.show_examination(examination)
            self._state.keep_tried(examination)

    @Slot()
    def _put_back(self) -> None:
        """What was there before is there again, unless it is about other records."""
        counting, examination = self._before
        if not self._again:
            self._refused = self._state.question
            self._settle()
        if self._doing is self._state.distinct and self._state.counting is not counting:
            self._state.show_counting(counting)
            self._state.show_examination(examination)
        self._state.compare()

    @Slot()
    def _end(self) -> None:
        again, self._again = self._again, False
        self._doing = self._asked = None
        self._state.working = False
        if again:
            self._go_on()
