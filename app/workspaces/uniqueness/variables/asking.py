"""When a question is answered: at once where that is quick, else when the user wants it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.background import Background
from app.job import Jobs
from app.session import Session
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.checks import Checks, checks_of
from app.workspaces.uniqueness.variables.counting import Counted, Wanted, regions_of
from app.workspaces.uniqueness.variables.offer import Offer
from app.workspaces.uniqueness.variables.work import Work
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question

QUICK_SECONDS = 1.0
SOON_MS = 150
_TOPIC = "uniqueness: checks"
_MOST_CLASSES = 5_000_000
"""Counts of a study with more entries than this are only turned when the user wants it."""


class Asking(QObject):
    """Has the question answered.

    Signals
    -------
    checked(Checks)
        What there is to say of the question as it is now.
    insisting_needed(Checks)
        It takes long: the user is to be asked.
    busy()
        The user wants an answer, but something else is under way.
    """

    checked = Signal(object)
    insisting_needed = Signal(object)
    busy = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        background: Background,
        state: UniquenessState,
        offer: Offer,
        work: Work,
    ) -> None:
        super().__init__(state)
        self._session, self._background = session, background
        self._state, self._offer, self._work = state, offer, work
        self.active = False
        self.checks: Checks | None = None
        self._by_hand = self._insists = self._again = self._retry = False
        self._refused: Question | None = None
        self._doing: Wanted | DistinctRecords | None = None
        self._asked: Question | None = None
        self._before: tuple[Lattice | None, Examination | None] = (None, None)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.consider)
        jobs.ended.connect(self._try_again)
        self._connect()

    def _connect(self) -> None:
        state, work = self._state, self._work
        state.question_changed.connect(self._soon.start)
        state.run_requested.connect(self.run)
        self._offer.changed.connect(self._follow)
        work.started.connect(self._begin)
        work.counted.connect(self._take_counted)
        work.streamed.connect(state.show_counting)
        work.answered.connect(self._take)
        work.failed.connect(self._put_back)
        work.cancelled.connect(self._put_back)
        work.ended.connect(self._end)

    def set_active(self, active: bool) -> None:
        """Only while the workspace is shown anything is begun by itself."""
        self.active = active
        if active:
            self._soon.start()

    # What is asked for

    @Slot()
    def run(self) -> None:
        """Answers the question, by the user's wish."""
        self._want(by_hand=True)

    @Slot()
    def insist(self) -> None:
        """Answers it although it takes long."""
        self._want(by_hand=True, insists=True)

    @Slot()
    def consider(self) -> None:
        """Answers it if that is quick, or was done before."""
        if self.active:
            self._want(by_hand=False)

    def _want(self, *, by_hand: bool, insists: bool = False) -> None:
        self._soon.stop()
        self._by_hand, self._insists = by_hand or self._by_hand, insists or self._insists
        if by_hand:
            self._refused = None
        if not self._work.busy:
            self._go_on()
        elif self._asked is None or not self._asked.is_like(self._state.question):
            self._again = True
            if self._asked is not None:
                self._work.cancel()

    def _settle(self) -> bool:
        """What the user wished is seen to; whether they had wished it."""
        wished, self._by_hand, self._insists = self._by_hand, False, False
        return wished

    def _go_on(self) -> None:
        """The next thing that is needed for an answer."""
        state, wanted = self._state, self._offer.wanted
        if wanted is None or not state.question.variables:
            state.set_outdated(state.examination is not None)
            self._settle()
            self._check()
            return
        if not self._offer.is_counted:
            self._count(wanted)
        elif self.checks is None or not self.checks.are_about(state.distinct, state.question):
            self._check()
        elif self._is_answered():
            self._settle()
        else:
            self._examine(self.checks)

    def _count(self, wanted: Wanted) -> None:
        study = self._offer.study()
        small = study is not None and study.counts.counts.nnz <= _MOST_CLASSES
        if not self._by_hand and (wanted.columns or not small or self._is_refused()):
            self._state.set_outdated(self._state.examination is not None)
            return
        self._doing, self._asked = wanted, None
        if not self._work.count(wanted, study, regions_of(self._session)):
            self._wait()

    def _is_refused(self) -> bool:
        """Whether this question was cancelled or failed: it is not begun by itself again."""
        return self._refused is not None and self._refused.is_like(self._state.question)

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

    def _check(self) -> None:
        distinct, question = self._state.distinct, self._state.question
        if distinct is None or not self._offer.answers(question.variables):
            return

        def work() -> Checks:
            return checks_of(distinct, question)

        self._background.ask(_TOPIC, work, self._take_checks)

    @Slot(object)
    def _take_checks(self, checks: Checks) -> None:
        if not checks.are_about(self._state.distinct, self._state.question):
            return
        self.checks = checks
        self.checked.emit(checks)
        if checks.question.variables and not self._work.busy:
            self._go_on()

    def _is_answered(self) -> bool:
        """Whether the answer is known: it is shown then."""
        state, question = self._state, self._state.question
        shown = state.examination
        if shown is not None and shown.question.is_like(question):
            state.set_outdated(False)
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
            if self._work.examine(checks.distinct, checks.question, state.limits):
                self._settle()
            else:
                self._wait()
                state.set_outdated(state.examination is not None)
            return
        if self._settle() and checks.error is None:
            self.insisting_needed.emit(checks)
        state.set_outdated(state.examination is not None)

    def _is_quick(self, checks: Checks) -> bool:
        last = self._state.tried[-1].seconds if self._state.tried else 0.0
        if checks.asks or self._is_refused():
            return False
        # Much less than the last one: then it does not matter how long that took.
        return checks.seconds < QUICK_SECONDS / 5 or max(checks.seconds, last) < QUICK_SECONDS

    # What comes of it

    @Slot()
    def _follow(self) -> None:
        """Something else was counted, or can be asked about."""
        doing = self._doing
        if self._work.busy:
            of_distinct = isinstance(doing, DistinctRecords) and doing is not self._state.distinct
            of_file = isinstance(doing, Wanted) and doing != self._offer.wanted
            if of_distinct or of_file:
                self._again = True
                self._settle()
                self._work.cancel()
        else:
            self._soon.start()

    @Slot()
    def _begin(self) -> None:
        self._before = (self._state.counting, self._state.examination)
        self._state.set_working(True)

    @Slot(object)
    def _take_counted(self, counted: Counted) -> None:
        """Goes on with what the user wanted, if the records are still those."""
        session = self._session
        self._doing = None
        self._again = True
        if not self._offer.take(counted):
            return
        if counted.study is not None and session.study is None:
            session.set_study(counted.study)

    @Slot(object)
    def _take(self, examination: Examination) -> None:
        state = self._state
        if self._doing is not state.distinct:
            return
        state.show_counting(examination.lattice)
        state.show_examination(examination)
        state.keep_tried(examination)

    @Slot()
    def _put_back(self) -> None:
        """What was there before is there again, unless it is about other records."""
        state = self._state
        counting, examination = self._before
        if not self._again:
            self._refused = state.question
            self._settle()
        if self._doing is state.distinct and state.counting is not counting:
            state.show_counting(counting)
            state.show_examination(examination)
        state.set_outdated(
            state.examination is not None and not state.examination.question.is_like(state.question)
        )

    @Slot()
    def _end(self) -> None:
        again, self._again = self._again, False
        self._doing = self._asked = None
        self._state.set_working(False)
        if again:
            self._go_on()
