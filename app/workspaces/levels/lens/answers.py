"""What would make a level enough: coarsenings with their price, each applied with one click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import SPACING, WARNING, Callout, WheelGuard, labelled, narrow
from app.kit.derived import Derived, Missing
from app.kit.layouts import TOP, choice_box, column, offer, row, show_choice
from app.kit.level_words import level_words
from app.kit.section import Section
from app.kit.widgets import described, discard, push_button, words
from app.workspaces.levels.lens import texts
from app.workspaces.levels.levels import LevelRow, Levels
from app.workspaces.levels.state import NO_AREAS, LevelsContext
from core.cutoff.coarsening import Alone, Answer, Search, what_would_be_enough
from core.cutoff.design import AS_IS, Design
from core.cutoff.rules import rule_of
from core.drafted_design import counted_classes
from core.errors import VbasError
from core.levels.coarser import populations_of
from core.levels.question import Question
from core.quasi_identifiers import QuasiIdentifier
from core.study import Study

SHARES = (1.0, 0.99, 0.95, 0.9, 0.8)
_FIRST = 4

Query = tuple[LevelRow, Question, Study | None, tuple[QuasiIdentifier, ...], int]
"""A level, what is asked of it, the counted records with their variables, the sets there are."""


class AnswerRow(QWidget):
    """One coarsening: what it is, what it costs, and a button."""

    def __init__(self, title: str, about: str, tip: str, apply: Callable[[], object]) -> None:
        super().__init__()
        self.title, self.about = words(title), words(about, "muted")
        tip_of_button = self.tr("Coarsen the variables like this")
        self.button = push_button(self.tr("Apply"), tip_of_button, self, lambda: apply())
        self.button.setAccessibleName(self.tr("Apply: {0}").format(title))
        self.setToolTip(tip)
        left = column(None, self.title, *((self.about,) if about else ()), spacing=0)
        row(self, (left, 1), (self.button, TOP), margins=(0, 2, 0, 2))

    def mark_as_now(self) -> None:
        """Nothing is to be applied: it is like this."""
        self.button.setText(self.tr("as now"))
        self.button.setEnabled(False)


class AnswersForm(QWidget):
    """Level, share, how it stands, and the answers. A `ResultView`."""

    def __init__(self, context: LevelsContext, edit: Callable[[Design], object]) -> None:
        """``edit`` asks about other variables."""
        super().__init__()
        self._state, self._edit = context.state, edit
        self._search: Search | None = None
        self._everything = False
        self.question_title = words("", "heading")
        self.level = choice_box("", self.tr("The level of geography that would be released"))
        self.share = choice_box(
            "",
            self.tr("How many of the people have to live in units above the cut-off"),
            [(share, texts.wanted(share)) for share in SHARES],
        )
        guard = WheelGuard(self)
        for box in (self.level, self.share):
            narrow(box, guard)
        self.standing, self.trouble, self.about = words(""), Callout(), BriefLabel(role="muted")
        tip = self.tr("Show all coarsenings that were found, the cheapest first")
        self.more = described(QPushButton(self), self.tr("Show all coarsenings"), tip)
        self.more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        alone = QWidget()
        self._alone = column(alone, spacing=2)
        tip = self.tr("How far one variable has to be coarsened while the others stay as they are")
        self.one_by_one = Section(self.tr("One variable alone"), alone, tip)
        self.rows: list[AnswerRow] = []
        self.alone_rows: list[AnswerRow] = []
        self._answers = column(None, spacing=2)
        column(
            self,
            self.question_title,
            labelled(QLabel(self.tr("Level")), self.level),
            labelled(QLabel(self.tr("Enough for")), self.share),
            self.standing,
            self.trouble,
            self._answers,
            self.more,
            self.about,
            self.one_by_one,
            spacing=SPACING,
        )
        self.level.activated.connect(
            lambda at: self._state.change(level=str(self.level.itemData(at)))
        )
        self.share.activated.connect(
            lambda at: self._state.change(enough=float(self.share.itemData(at)))
        )
        self.more.clicked.connect(self._show_more)
        self.show_missing(NO_AREAS)

    # What is shown

    def show_missing(self, reason: str) -> None:
        """Says why nothing was found."""
        self.show_working()
        if reason == NO_AREAS:
            self.trouble.show_error(
                VbasError(
                    "No areas are open, so it is not known how many people live where.",
                    "Open an area file, or the sample study.",
                )
            )

    def show_working(self) -> None:
        """Nothing is known yet."""
        self._search = None
        self.show_ready()
        self._show()

    def show_refused(self, error: VbasError) -> None:
        """Says why nothing can be found."""
        self.show_working()
        self.trouble.show_error(error)

    def show_stale(self, stale: bool) -> None:
        """What is shown would be applied to other variables."""
        for line in (*self.rows, *self.alone_rows):
            line.setDisabled(stale)

    def show_ready(self) -> None:
        """Shows which level and share are asked about."""
        levels, question = self._state.levels, self._state.question
        there = isinstance(levels, Levels)
        title = self.tr("What would be enough?")
        if isinstance(levels, Levels):
            named = [(of.key, of.name or level_words(of.units.label)) for of in levels.rows]
            level = levels.row(question.level).key
            offer(self.level, named)
            show_choice(self.level, level)
            text = self.tr("What would make {level} enough?")
            title = text.format(level=dict(named)[level])
        else:
            self.level.clear()
        self.question_title.setText(title)
        if question.enough not in [self.share.itemData(i) for i in range(self.share.count())]:
            self.share.addItem(texts.wanted(question.enough), question.enough)
        show_choice(self.share, question.enough)
        self.level.setEnabled(there)

    def show_result(self, found: Search) -> None:
        """Shows what was found."""
        self._search, self._everything = found, False
        self._show()

    def _show(self) -> None:
        search = self._search
        discard(*self.rows, *self.alone_rows)
        self.rows, self.alone_rows = [], []
        for widget in (self.standing, self.about, self.one_by_one, self.more):
            widget.setVisible(search is not None)
        self.trouble.say("")
        if search is None:
            return
        self.standing.setText(texts.standing(search, self.level.currentText()))
        why, remedy = texts.not_reachable(search, lambda name: name or self.tr("The smallest unit"))
        self.trouble.say(why, remedy, WARNING)
        wanted = bool(search.answers) and not search.is_enough
        self.one_by_one.setVisible(wanted)
        self._show_answers(search)
        for of in search.alone if wanted else ():
            self._add_alone(of)

    def _show_answers(self, search: Search) -> None:
        shown = search.answers if self._everything else search.answers[:_FIRST]
        if search.is_enough:
            shown = tuple(of for of in shown if of.price < search.price)
        for answer in shown:
            self._add_answer(answer, search)
        left = 0 if search.is_enough else len(search.answers) - len(shown)
        self.more.setVisible(left > 0)
        self.more.setText(self.tr("Show %n more", "", left))
        self.about.setText(self._about(search, shown))
        self.about.setToolTip(texts.price_tip(search))
        self.about.setVisible(bool(self.about.text()))

    def _about(self, search: Search, shown: Sequence[Answer]) -> str:
        lines = []
        if search.limit and search.rule.predictor == "maxcombs":
            most = numbers.count(search.limit, self.tr("combinations"))
            lines.append(self.tr("Enough: at most {0}.").format(most))
        if shown and search.is_enough:
            lines.append(self.tr("Finer ones are enough too, and lose less."))
        elif shown:
            lines.append(self.tr("The cheapest first; none is finer than another in every way."))
        if search.not_judged:
            text = self.tr(
                "%n units lie where the rule says nothing; they are left out.",
                "",
                search.not_judged,
            )
            lines.append(text)
        if not search.complete:
            lines.append(self.tr("There are too many coarsenings to look at all of them."))
        return " ".join(lines)

    def _add_answer(self, answer: Answer, search: Search) -> None:
        design = answer.design
        size = (
            numbers.measure(design.entropy, self.tr("nats"))
            if search.rule.predictor == "entropy"
            else numbers.count(design.max_combinations, self.tr("combinations"))
        )
        tip = [
            self.tr("{part}: more than {people}").format(
                part=texts.part_name(part), people=texts.people(cutoff, True)
            )
            for part, cutoff in answer.cutoffs.items()
            if cutoff is not None
        ]
        share = numbers.percent(answer.share)
        tip.append(self.tr("{0} of the people live above the cut-off then.").format(share))
        tip.append(texts.price_tip(search))
        about = " · ".join((size, texts.price(answer.price)))
        line = AnswerRow(texts.ways(design), about, "\n".join(tip), partial(self._edit, design))
        if design.variables == self._state.question.design.variables:
            line.mark_as_now()
        self.rows.append(line)
        self._answers.addWidget(line)

    def _add_alone(self, of: Alone) -> None:
        def apply() -> None:
            if of.coarsening is not None:
                design = self._state.question.design
                self._edit(design.coarsened({of.variable.name: of.coarsening}))

        line = AnswerRow(texts.alone(of), "", self.one_by_one.header.toolTip(), apply)
        if of.coarsening is None or of.coarsening.kind == AS_IS:
            line.button.hide()
        self.alone_rows.append(line)
        self._alone.addWidget(line)

    @Slot()
    def _show_more(self) -> None:
        self._everything = True
        self._show()


def derive_answers(context: LevelsContext, form: AnswersForm) -> None:
    """Keeps the form showing what would make the level enough that is asked about."""
    program, state = context.program, context.state
    session = program.session

    def inputs() -> Query | VbasError | Missing:
        levels, question = state.levels, state.question
        if not isinstance(levels, Levels):
            return levels
        row = levels.row(question.level)
        asked = Question(
            question.design,
            question.rule,
            question.predictor,
            question.part,
            enough=question.enough,
        )
        chosen = session.draft.scenario.quasi_identifiers
        return row, asked, session.study, chosen, state.sets

    derived: Derived[Query | VbasError, Search] = Derived(
        program.background,
        "levels.enough",
        inputs=inputs,
        work=_search,
        show=form.show_result,
        view=form,
        look=lambda: (state.levels, state.question.level, state.question.enough),
        keep=True,
        parent=form,
    )
    derived.follow(state.changed, session.changed)
    context.derived["enough"] = derived


def _search(query: Query | VbasError) -> Search:
    if isinstance(query, VbasError):
        raise query
    row, question, study, chosen, _ = query
    rule = rule_of(question.rule, question.predictor)
    counted = None
    if study is not None:
        counted = counted_classes(study.counts, chosen, question.design)
    populations = populations_of(row.units, question.part)
    return what_would_be_enough(question.design, rule, populations, question.enough, counted)
