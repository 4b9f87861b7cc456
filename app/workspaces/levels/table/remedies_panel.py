"""Four cards: what can be done about units that are too small, each with its price."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from app.frame.names import AGGREGATE
from app.frame.workspace import RIGHT, Panel
from app.kit.brief import BriefLabel
from app.kit.controls import NarrowCheckBox
from app.kit.derived import Missing
from app.kit.layouts import column, row
from app.kit.result_page import Reason
from app.kit.widgets import discard, push_button, words
from app.table.exporting import TableExporter
from app.workspaces.levels.state import (
    NO_AREAS,
    NO_PEOPLE,
    NOT_JUDGED,
    WORKING,
    LevelsContext,
    LevelsState,
)
from app.workspaces.levels.table import remedies
from app.workspaces.levels.table.remedies import (
    Remedies,
    RemediesQuery,
    coarsened,
    remedies_for,
    started,
)
from app.workspaces.levels.table.sheet import failing_areas, failing_units
from app.workspaces.levels.table.texts import why_nothing
from core.cutoff.coarsening import Answer, Search
from core.cutoff.design import Design
from core.cutoff.gaps import max_combinations_of


class Card(QFrame):
    """A title, a sentence, and what belongs to them."""

    def __init__(self, title: str, context: LevelsContext) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.program, self.state = context.program, context.state
        self.remedies: Remedies | None = None
        self.sentence = BriefLabel()
        self.column = column(
            self, words(title, "heading"), self.sentence, margins=(10, 8, 10, 10), spacing=4
        )
        self._buttons = row(None, 1)

    def add_button(self, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
        """Adds a button below everything else."""
        if self._buttons.count() == 1:
            self.column.addLayout(self._buttons)
        button = push_button(text, tip, self, pressed)
        self._buttons.insertWidget(self._buttons.count() - 1, button)
        return button


class LeaveOutCard(Card):
    """Small units are left out."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__(tr("Leave small units out"), context)
        self._exporter = TableExporter(self.program.window)
        self.select = self.add_button(
            tr("Select"),
            tr("Select the areas of the units that would be left out"),
            self._select,
        )
        self.export = self.add_button(
            tr("Export …"), tr("Write a list of the units that would be left out"), self._export
        )

    def show_result(self, of: Remedies) -> None:
        """Says who is lost."""
        self.remedies = of
        self.sentence.setText(remedies.leave_sentence(of))
        for button in (self.select, self.export):
            button.setVisible(of.leave.whole.units > 0)

    @Slot()
    def _select(self) -> None:
        if self.remedies is not None:
            self.program.session.select(failing_areas(self.remedies.judged))

    @Slot()
    def _export(self) -> None:
        if self.remedies is not None:
            self._exporter.ask(failing_units(self.remedies.judged), "left-out")


class CoarserLevelCard(Card):
    """A coarser level is released."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__(tr("Release a coarser level"), context)
        tip = tr("Show that level in table and map")
        self.go = self.add_button(tr("Look at it"), tip, self._look_at_it)

    def show_result(self, of: Remedies) -> None:
        """Says what the next level that is enough would cost."""
        self.remedies, chosen = of, of.up.chosen
        self.sentence.setText(remedies.up_sentence(of))
        self.go.setVisible(chosen is not None and chosen is not of.up.steps[0])

    @Slot()
    def _look_at_it(self) -> None:
        if self.remedies is not None and self.remedies.up.chosen is not None:
            self.state.change(level=self.remedies.up.chosen.assessment.units.level)


class CoarsenCard(Card):
    """Variables are coarser."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__(tr("Coarsen a variable"), context)
        self.lines: list[QWidget] = []

    def show_result(self, of: Remedies) -> None:
        """Lists the cheapest ways, each with a button."""
        self.sentence.setText(remedies.coarsen_sentence(of))
        discard(*self.lines)
        some = isinstance(of.search, Search) and not of.search.is_enough
        answers = of.search.answers if some and isinstance(of.search, Search) else ()
        self.lines = [self._line(of.design, answer) for answer in answers]
        for line in self.lines:
            self.column.addWidget(line)

    def _line(self, design: Design, answer: Answer) -> QWidget:
        line = QWidget(self)
        told = remedies.answer_words(design, answer)
        price = words(remedies.answer_price(answer), "muted")
        price.setToolTip(remedies.answer_reach(answer))
        both = column(None, words(told), price, spacing=0)
        tip = tr("Take these variables: {variables}").format(variables=told)
        apply = push_button(tr("Apply"), tip, line, partial(self._apply, answer.design))
        row(line, (both, 1), apply)
        return line

    def _apply(self, answer: Design) -> None:
        self.state.change(design=coarsened(self.state.question.design, answer))


class StartCard(Card):
    """VBAS makes regions of this size."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__(tr("Make regions of this size"), context)
        self.each = NarrowCheckBox(tr("None below the cut-off"), self)
        self.each.setToolTip(
            tr("The cut-off becomes the floor of every region (people): fewer are made")
        )
        self.column.addWidget(self.each)
        self.aggregate = self.add_button(
            tr("Aggregate with VBAS"),
            tr("Set the number of regions from this cut-off, and run (can be undone)"),
            self._start,
        )
        self.aggregate.setProperty("primary", True)

    def show_result(self, of: Remedies) -> None:
        """Says how many regions there would be."""
        self.remedies = of
        self.sentence.setText(remedies.start_sentence(of))
        self.sentence.setToolTip(remedies.start_tip(of))
        for control in (self.aggregate, self.each):
            control.setEnabled(of.starts.whole is not None)

    @Slot()
    def _start(self) -> None:
        """Sets the draft, goes where it can be seen, and runs."""
        if self.remedies is None or self.remedies.starts.whole is None:
            return
        session, window = self.program.session, self.program.window
        scenario = started(session.draft.scenario, self.remedies, each=self.each.isChecked())
        session.set_draft(replace(session.draft, scenario=scenario))
        window.show_workspace(AGGREGATE)
        window.actions_.run.trigger()


def _looked_at(context: LevelsContext) -> RemediesQuery | Missing:
    """The cell that is looked at, with what else prices depend on."""
    state, session = context.state, context.program.session
    sheet, decision = state.sheet, state.decision()
    if isinstance(sheet, Missing):
        return sheet
    if decision is None or decision.judged is None:
        return Missing(NOT_JUDGED)
    scenario = session.draft.scenario
    study, chosen, k = session.study, scenario.quasi_identifiers, scenario.k
    if study is not None:
        combinations: int | None = max_combinations_of(study.counts)
    elif chosen:
        combinations = state.draft.max_combinations if state.draft.variables else None
    else:
        combinations = sheet.question.design.max_combinations  # these will be the variables
    return RemediesQuery(sheet, decision, state.question.enough, combinations, study, chosen, k)


def _reasons(context: LevelsContext) -> dict[str, Reason]:
    del context
    needed = tr(
        "Choose the variables that are released, or a fixed cut-off in the table: then it is said "
        "what can be done about units with too few people."
    )
    return {
        NO_AREAS: Reason(tr("No areas are open yet.")),
        NO_PEOPLE: Reason(why_nothing(NO_PEOPLE)),
        WORKING: Reason(why_nothing(WORKING)),
        NOT_JUDGED: Reason(needed),
    }


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("RemediesPanel", text)


PANEL: Panel[LevelsState] = Panel(
    "remedies",
    lambda: tr("Remedies"),
    RIGHT,
    sections=lambda context: (
        LeaveOutCard(context),
        CoarserLevelCard(context),
        CoarsenCard(context),
        StartCard(context),
    ),
    needs=_looked_at,
    work=remedies_for,
    stale=lambda context: "sheet" in context.state.stale_views,
    keep=True,
    reasons=_reasons,
    what=lambda: tr(
        "Here you will see what can be done about units with too few people, and what "
        "each way costs."
    ),
    working=lambda: why_nothing(WORKING),
)
