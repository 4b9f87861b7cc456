"""What would make the file good enough: recodes that reach a limit, the cheapest first."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.frame.session import Session
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.language import sentence
from app.kit.layouts import LEFT, column, row
from app.kit.own_job import OwnJob
from app.kit.widgets import described, discard, push_button, words
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import recode_in_words, titles_of, unit
from core.errors import VbasError
from core.record_uniqueness.advice import Advice, Answer, advise
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.in_words import Limit, Share
from core.record_uniqueness.question import Question
from core.steps import Step

_TOPIC = "uniqueness advice"


class AdviceSection(QWidget):
    """Two buttons that ask, and the answers as they come; they are of one question only."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        self._program, self._state = context.program, context.state
        self.answers: tuple[Answer, ...] = ()
        self._found: Advice | None = None
        self._distinct: DistinctRecords | None = None
        self._public = False
        self._next: Question | None = None
        self._pins: dict[str, QAction] = {}
        self._titles: dict[str, str] = {}
        self._idle = self._what()
        self.said, self._list = BriefLabel(self._idle, "muted"), column(None, spacing=6)
        self.cards: list[QWidget] = []
        self._build_buttons()
        column(
            self,
            words(self.tr("What would make it …"), "heading"),
            # Side by side they are wider than the dock in longer words.
            column(None, (self.research, LEFT), (self.public, LEFT), spacing=6),
            (self._build_pins(), LEFT),
            self._build_progress(),
            self.said,
            self._list,
            margins=(0, 8, 0, 0),
            spacing=4,
        )
        self.search = OwnJob(context.program.jobs, Advice, self)
        self.search.told.connect(self._show_step)
        self.search.failed.connect(self._fail)
        self.search.ended.connect(self._end)
        for name in ("question", "distinct", "limits", "pinned"):
            context.state.when(name, lambda _: self._forget())
        context.state.when("pinned", lambda _: self._show_pins())
        for name in ("stale", "working"):
            context.state.when(name, lambda _: self._enable())
        self._show_pins()

    def _build_buttons(self) -> None:
        self.research = push_button(
            self.tr("a research file?"),
            self.tr("Search the cheapest recodes after which the research threshold is met"),
            self,
            lambda: self._ask(public=False),
        )
        self.public = push_button(
            self.tr("a public file?"),
            self.tr("Search the cheapest recodes after which the public threshold is met"),
            self,
            lambda: self._ask(public=True),
        )

    def _build_pins(self) -> QToolButton:
        tip = self.tr("Which variables the proposals leave as they are")
        self.pins = described(QToolButton(self), tip, tip)
        self.pins.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.pins.setProperty("quiet", True)
        self.pins.setProperty("hasMenu", True)
        self.pins.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pins.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.pins.setMenu(QMenu(self.pins))
        return self.pins

    def _build_progress(self) -> QWidget:
        self.searching = QWidget(self)
        self.progress = words("", "muted")
        tip = self.tr("How much of the search is done")
        self.bar = described(QProgressBar(self.searching, textVisible=False), tip, tip)
        tip = self.tr("End the search with the proposals found so far")
        self.stop = push_button(self.tr("Stop"), tip, self.searching, lambda: self.search.stop())
        both = column(None, self.progress, self.bar, spacing=6)
        row(self.searching, (both, 1), (self.stop, Qt.AlignmentFlag.AlignVCenter))
        self.searching.hide()
        return self.searching

    def _what(self) -> str:
        return self.tr(
            "The cheapest recodes. The price is the information lost, in bits per record."
        )

    # What is offered

    def show_result(self, of: Examination) -> None:
        """Offers what is not reached yet, and variables to keep as they are."""
        self._titles = titles_of(of)
        self._show_pins()
        self._enable()
        verdict = of.verdict
        for button, reached in ((self.research, verdict.research), (self.public, verdict.public)):
            button.setEnabled(not reached)
        self._idle = self._what()
        if verdict.research and verdict.public:
            self._idle = self.tr("It is good enough for both: nothing needs to be made coarser.")
        if self._found is None and not self.search.busy:
            self.said.setText(self._idle)

    def _enable(self) -> None:
        self.setEnabled(not (self._state.stale or self._state.working))

    def _show_pins(self) -> None:
        menu, titles, pinned = self.pins.menu(), self._titles, self._state.pinned
        if set(titles) != set(self._pins):
            menu.clear()
            self._pins = {}
            for name in titles:
                action = QAction(menu)
                action.setCheckable(True)
                action.toggled.connect(partial(self._state.pin, name))
                menu.addAction(action)
                self._pins[name] = action
        for name, action in self._pins.items():
            with QSignalBlocker(action):
                action.setText(titles[name].replace("&", "&&"))
                action.setChecked(name in pinned)
        self.pins.setEnabled(bool(titles))
        kept = [name for name in titles if name in pinned]
        if not kept:
            self.pins.setText(self.tr("Keep as they are: none"))
        else:
            self.pins.setText(self.tr("Keep as they are: %n variables", "", len(kept)))
            tip = self.tr("The proposals leave these as they are: {variables}")
            self.pins.setToolTip(tip.format(variables=", ".join(kept)))

    # The search

    def _ask(self, *, public: bool) -> None:
        state, messages = self._state, self._program.window.map_panel.messages
        if state.distinct is None:  # their question is not answered by what is counted
            messages.say(self.tr("Count the combinations first."), topic=_TOPIC)
            return
        fixed = state.pinned & set(state.question.variables)
        limit = state.limits[1 if public else 0]
        steps = advise(state.distinct, state.question, limit, below=public, fixed=fixed)
        title = self.tr("Searching recodes that are enough")
        if self._program.jobs.busy or not self.search.start(title, steps, self._on_result):
            messages.say_busy(_TOPIC)
            return
        self._public, self._distinct = public, state.distinct
        self._show_answers(None, searching_words(None))
        self._show_progress(Step(""))

    def _show_progress(self, step: Step) -> None:
        found = step.snapshot if isinstance(step.snapshot, Advice) else None
        self.searching.show()
        self.progress.setText(searching_words(found))
        self.bar.setRange(0, 1000 if step.total else 0)
        if step.total:
            self.bar.setValue(round(1000 * min(1.0, step.done / step.total)))

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        if isinstance(step.snapshot, Advice) and not self.searching.isHidden():
            self._show_progress(step)
            self._show_answers(step.snapshot, answer_words(step.snapshot, self._public, False))

    @Slot(object)
    def _on_result(self, found: Advice) -> None:
        if not self.searching.isHidden():  # else it is of another question
            self._show_answers(found, answer_words(found, self._public, True))

    def _show_answers(self, found: Advice | None, said: str) -> None:
        """Shows a card for each answer, and a sentence above them."""
        self._found = found
        self.said.keep_open(bool(said))
        self.said.setText(said or self._idle)
        answers = () if found is None else tuple(found.answers)
        if answers == self.answers:
            return
        self.answers = answers
        discard(*self.cards)
        self.cards = []
        if found is not None and self._distinct is not None:
            for answer in answers:
                self.cards.append(self._card(answer, found, self._distinct))
                self._list.addWidget(self.cards[-1])

    def _card(self, answer: Answer, found: Advice, distinct: DistinctRecords) -> QWidget:
        card = QFrame(self)
        card.setProperty("role", "card")
        recodes = recodes_of(answer, distinct, self._program.session)
        outcome = tr("{share} in sets: {sets}").format(
            share=_share(answer, found), sets=numbers.count(answer.in_sets, unit(distinct.people))
        )
        price = tr("{bits} per record lost").format(bits=numbers.measure(answer.price, tr("bits")))
        both = column(None, words(outcome, "muted"), words(price, "muted"), spacing=0)
        tip = self.tr("Recode like this and count again (can be undone): {recodes}")
        tip = tip.format(recodes="; ".join(recodes))
        button = push_button(self.tr("Apply"), tip, card, lambda: self._apply(answer.question))
        below = row(None, (both, 1), (button, Qt.AlignmentFlag.AlignBottom))
        lines = map(words, recodes)
        column(card, *lines, below, margins=(10, 7, 8, 8), spacing=2)
        return card

    @Slot(object)
    def _fail(self, error: VbasError) -> None:
        self._program.window.map_panel.messages.show_error(error, _TOPIC)
        self._show_answers(None, "")

    @Slot()
    def _end(self) -> None:
        self.searching.hide()
        if self._found is None:
            self._show_answers(None, "")
        if self._next is not None:
            question, self._next = self._next, None
            # After everybody has heard that the job is over.
            QTimer.singleShot(0, self, lambda: self._state.answer(question))

    def _forget(self) -> None:
        """What is being searched, or was found, is of another question."""
        self.searching.hide()
        self._show_answers(None, "")
        self.search.cancel()

    def _apply(self, question: Question) -> None:
        """Asks what a card proposes, once the search is over."""
        if self.search.busy:
            self._next = question
            self.search.cancel()
        else:
            self._state.answer(question)


def recodes_of(answer: Answer, distinct: DistinctRecords, session: Session) -> list[str]:
    """What is made coarser, and what is left out."""
    lines = []
    for of in answer.recodes:
        recode = recode_in_words(session, distinct.variable(of.variable), of)
        lines.append(tr("{variable}: {recode}").format(variable=of.variable, recode=recode))
    lines += [tr("without {variable}").format(variable=name) for name in answer.dropped]
    return lines


def _share(answer: Answer, found: Advice) -> str:
    """The share that is left, never rounded to the threshold."""
    return sentence("{share:%}", {"share": Share(answer.share, found.threshold)})


def searching_words(found: Advice | None) -> str:
    """How far the search is."""
    if found is None or not found.tried:
        return tr("Searching …")
    return tr("{n} recodes tried …").format(n=numbers.count(found.tried))


def answer_words(found: Advice, public: bool, ended: bool) -> str:
    """What stands above the cards; ``public``: it is to be a public file, else one for research."""
    if found.enough_now:
        if public:
            return tr("It will do as a public file as it is.")
        return tr("It will do as a research file as it is.")
    lines = [] if found.coarsest is None else [_coarsest(found, found.coarsest, public)]
    if found.answers:
        cheapest = (
            tr("Each of these makes it a public file ({limit}), the cheapest first.")
            if public
            else tr("Each of these makes it a research file ({limit}), the cheapest first.")
        )
        limit = sentence("{share:%}", {"share": Limit(found.threshold)})
        under = tr("under {limit}") if found.below else tr("at most {limit}")
        lines.append(cheapest.format(limit=under.format(limit=limit)))
    elif ended and found.complete:
        lines.append(
            tr("It cannot be made a public file with these variables.")
            if public
            else tr("It cannot be made a research file with these variables.")
        )
    if ended and not found.complete:
        lines.append(
            tr("The search has ended early: there may be a cheaper way.")
            if found.answers
            else tr("The search has ended before it found a way: there may be one.")
        )
    return " ".join(lines)


def _coarsest(found: Advice, coarsest: Answer, public: bool) -> str:
    """Why no recode is enough."""
    text = (
        tr(
            "No recode is enough for a public file: with every variable as coarse as it can be, "
            "{share} of the records would still be in unique record sets."
        )
        if public
        else tr(
            "No recode is enough for a research file: with every variable as coarse as it can be, "
            "{share} of the records would still be in unique record sets."
        )
    ).format(share=_share(coarsest, found))
    if found.drop is None:
        return text
    drop = tr("Leaving out {variable} would help most.").format(variable=found.drop)
    return f"{text} {drop}"
