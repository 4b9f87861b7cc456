"""When a question is answered: at once where that is quick, else when the user wants it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.features.variables.counting import Counted, Wanted, regions_of
from app.frame.session import Session
from app.kit.job import Jobs
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.answers import Answers
from app.workspaces.uniqueness.variables.checking import Checking
from app.workspaces.uniqueness.variables.checks import Checks
from app.workspaces.uniqueness.variables.offer import Offer
from app.workspaces.uniqueness.variables.work import Work
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.question import Question

SOON_MS = 150
_MOST_CLASSES = 5_000_000
"""Counts of a study with more entries than this are only turned when the user wants it."""


class Asking(QObject):
    """Has the question answered.

    Signals
    -------
    insisting_needed(Checks)
        It takes long: the user is to be asked.
    busy()
        The user wants an answer, but something else is under way.
    """

    insisting_needed = Signal(object)
    busy = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        checking: Checking,
        state: UniquenessState,
        offer: Offer,
        work: Work,
    ) -> None:
        super().__init__(state)
        self._session, self._checking = session, checking
        self._state, self._offer, self._work = state, offer, work
        self.active = False
        self._answers = Answers(state)
        self._by_hand = self._insists = self._again = self._retry = False
        self._doing: Wanted | DistinctRecords | None = None
        self._asked: Question | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.consider)
        jobs.ended.connect(self._try_again)
        self._connect()

    def _connect(self) -> None:
        state, work = self._state, self._work
        state.question_changed.connect(self._soon.start)
        state.run_requested.connect(self.run)
        self._offer.changed.connect(self._follow)
        work.started.connect(self._answers.begin)
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
            self._answers.refuse(None)
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
            self._answers.outdate()
            self._settle()
            self._checking.check()
            return
        checks = self._checking.checks
        if not self._offer.is_counted:
            self._count(wanted)
        elif checks is None:
            self._checking.check()
        elif self._answers.show_known():
            self._settle()
        else:
            self._examine(checks)

    def _count(self, wanted: Wanted) -> None:
        study = self._offer.study()
        small = study is not None and study.counts.counts.nnz <= _MOST_CLASSES
        if not self._by_hand and (wanted.columns or not small or self._answers.refused):
            self._answers.outdate()
            return
        self._doing, self._asked = wanted, None
        if not self._work.count(wanted, study, regions_of(self._session)):
            self._wait()

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

    @Slot(object)
    def follow_checks(self, checks: Checks) -> None:
        """Goes on, once it is known what there is to say."""
        if checks.question.variables and not self._work.busy:
            self._go_on()

    def _examine(self, checks: Checks) -> None:
        state = self._state
        wished = self._by_hand and (self._insists or not checks.asks)
        if checks.error is None and (wished or self._answers.are_quick(checks)):
            self._doing, self._asked = checks.distinct, checks.question
            if self._work.examine(checks.distinct, checks.question, state.limits):
                self._settle()
            else:
                self._wait()
                self._answers.outdate()
            return
        if self._settle() and checks.error is None:
            self.insisting_needed.emit(checks)
        self._answers.outdate()

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
        if self._doing is self._state.distinct:
            self._answers.take(examination)

    @Slot()
    def _put_back(self) -> None:
        """What was there before is there again, unless it is about other records."""
        if not self._again:
            self._answers.refuse(self._state.question)
            self._settle()
        if self._doing is self._state.distinct:
            self._answers.put_back()
        self._answers.outdate()

    @Slot()
    def _end(self) -> None:
        again, self._again = self._again, False
        self._doing = self._asked = None
        self._state.set_working(False)
        if again:
            self._go_on()
