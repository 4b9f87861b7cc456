"""The table of levels and rules under the map, and what it means in a sentence."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from app.frame.workspace import BOTTOM, Panel
from app.kit.brief import BriefLabel
from app.kit.derived import Derived, Missing
from app.kit.flow import FlowLayout
from app.kit.layouts import choice_box, column, row
from app.kit.result_page import Offer, Reason
from app.kit.widgets import push_button
from app.table.exporting import TableTools
from app.workspaces.levels.levels import Levels
from app.workspaces.levels.state import (
    MARGIN,
    NO_AREAS,
    NO_PEOPLE,
    WORKING,
    IntoState,
    LevelsContext,
    LevelsState,
)
from app.workspaces.levels.table import copying, texts
from app.workspaces.levels.table.sheet import RuleColumn, Sheet, failing_areas, make_sheet, table_of
from app.workspaces.levels.table.texts import tr
from app.workspaces.levels.table.view import FIRST_RULE, LevelsView, Line
from core.errors import VbasError
from core.levels.question import Question


class LevelsSection(QWidget):
    """Levels in rows, rules in columns, what is enough in their cells."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__()
        program, self._state = context.program, context.state
        self._session, self._window = program.session, program.window
        self._shown: tuple[Sheet, str, RuleColumn] | None = None
        self.view = LevelsView(self)
        self.answer = BriefLabel(role="verdict")
        self.answer.setContentsMargins(10, 0, 10, 0)
        parts = (self.answer, self._tools(context), (self.view, 1))
        column(self, *parts, margins=(0, 6, 0, 0), spacing=2)
        self.view.cell_chosen.connect(self._choose)
        self._window.theme.changed.connect(self._update_colours)
        self._session.selection_changed.connect(self.view.show_selection)
        self._update_colours()

    def _tools(self, context: LevelsContext) -> FlowLayout:
        """What the cells tell a share of, what the columns are, and buttons."""
        self.shares = QButtonGroup(self)
        for what, text, tip in (
            (texts.PEOPLE, self.tr("% of people"), self.tr("Share of the people above (%)")),
            (texts.UNITS, self.tr("% of units"), self.tr("Share of the units above (%)")),
        ):
            button = QToolButton(self)
            button.setText(text)
            button.setToolTip(tip)
            button.setCheckable(True)
            button.setChecked(what == self.view.share_of)
            button.setProperty("quiet", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, what=what: self.view.show_share_of(what))
            self.shares.addButton(button)
        self.form = choice_box(
            self.tr("What the columns are"),
            self.tr("Columns for rules, or for ages in wider and wider categories, with sex"),
            ((False, self.tr("Rules")), (True, self.tr("Ages of 1, 2, 5, 10 years"))),
        )
        self.form.setSizePolicy(self.shares.buttons()[0].sizePolicy())
        self.form.activated.connect(self._choose_form)
        self.failing = push_button(
            self.tr("Select failing"),
            self.tr("Select the areas of units that have too few people"),
            self,
            self.select_failing,
        )
        copy = self.tr("Copy the table, with exact values")
        export = self.tr("Write the table to a file")
        tools = TableTools(self._window, self._table, "levels", copy, export, separator="\t")
        self.view.copy_requested.connect(tools.copy)
        choices = row(None, *self.shares.buttons(), self.form, spacing=4)
        buttons = row(None, self.failing, tools, copying.button(context, self), spacing=4)
        flow = FlowLayout(None, choices, buttons, spacing=4)
        flow.setContentsMargins(8, 0, 8, 0)
        return flow

    def sizeHint(self) -> QSize:
        """As high as a handful of levels needs."""
        return QSize(720, 270)

    @Slot()
    def _update_colours(self) -> None:
        colours = self._window.theme.colours
        self.view.take_colours(colours["bad"], colours["hover"], colours["accent_soft"])

    # What is shown

    def show_result(self, sheet: Sheet) -> None:
        """Shows a table, the level that is looked at, and the rule that decides."""
        if self.view.sheet is not sheet:
            self.view.show_sheet(sheet)
        self._show_decision()

    def _show_decision(self) -> None:
        of = self._state.decision()
        if of is None or self.view.sheet is None:
            return
        shown = (self.view.sheet, of.row.key, of.asked)
        if shown != self._shown:  # else the user may be at another cell of that level
            self._shown = shown
            self.view.show_decision(of.row.key, of.asked)
        judged = of.judged
        self.failing.setEnabled(judged is not None and bool((judged.judged & ~judged.passes).any()))
        if "sheet" in self._state.stale_views:
            said = texts.why_nothing(WORKING)
        elif judged is None:
            fixed = self.tr("Fixed cut-offs are judged without them.")
            said = f"{texts.not_known(of.asked)} {fixed}"
        else:
            said = f"{texts.answer(of.row, judged)} {texts.reason(of.asked, judged)}"
        self.answer.setText(said)

    # What the user does

    @Slot(int)
    def _choose_form(self, form: int) -> None:
        self.view.show_ages(form == 1)
        self._shown = None
        self._show_decision()

    @Slot(object, int)
    def _choose(self, line: Line, column: int) -> None:
        place, level = column - FIRST_RULE, line.row.key
        asked = self.view.columns[place] if place >= 0 else None
        self._state.map_shows = MARGIN
        if asked is not None and not asked.years:
            rule = asked.rule
            self._state.change(level=level, rule=rule.name, predictor=rule.predictor)
            self._state.what_if = None
        else:
            self._state.change(level=level)
            self._state.what_if = asked
        if line.parent() is not None:
            self._session.select(line.areas().astype(np.intp))

    @Slot()
    def select_failing(self) -> None:
        """Selects the areas of units that have too few people."""
        of = self._state.decision()
        if of is not None and of.judged is not None:
            self._session.select(failing_areas(of.judged))

    def _table(self) -> pd.DataFrame | None:
        """The whole table."""
        return None if self.view.sheet is None else table_of(self.view.sheet, self.view.columns)


def _inputs(context: LevelsContext) -> tuple[Levels, Question, int] | Missing:
    """Levels, what is asked of them as far as it changes the table, and the sets there are."""
    levels, state = context.state.levels, context.state
    if isinstance(levels, VbasError):
        return Missing(NO_PEOPLE)
    if isinstance(levels, Missing):
        return levels
    asked = state.question
    question = Question(asked.design, *state.model, asked.part)
    return levels, question, state.sets


class _IntoSheet(IntoState):
    """Where people cannot be counted, nobody is known to live there."""

    def show_refused(self, error: VbasError) -> None:
        """There is no table."""
        del error
        self.put(Missing(NO_PEOPLE))


def derive_sheet(context: LevelsContext) -> Derived[tuple[Levels, Question, int], Sheet]:
    """Keeps the table in the state."""
    program, state = context.program, context.state
    view = _IntoSheet(state, "sheet")

    def work(key: tuple[Levels, Question, int]) -> Sheet:
        before = state.sheet
        return make_sheet(key[0], key[1], before if isinstance(before, Sheet) else None)

    derived: Derived[tuple[Levels, Question, int], Sheet] = Derived(
        program.background,
        "levels.sheet",
        inputs=lambda: _inputs(context),
        work=work,
        show=view.put,
        view=view,
        keep=True,
        parent=program.window,
    )
    derived.follow(state.changed)
    return derived


def _look(context: LevelsContext) -> object:
    state = context.state
    asked = replace(state.question, enough=1.0, threshold=0.0)
    return asked, state.what_if, "sheet" in state.stale_views


def _reasons(context: LevelsContext) -> dict[str, Reason]:
    actions = context.program.window.actions_
    areas = Offer(
        tr("Open areas …"),
        tr("Open a file of areas with their population"),
        actions.open_areas.trigger,
    )
    sample = Offer(
        tr("Open the sample"),
        tr("Open the fictional province that comes with the program"),
        actions.open_sample.trigger,
    )
    people = Offer(
        tr("Join a population table …"),
        tr("Open a table that says how many people live in each area"),
        actions.open_population.trigger,
    )
    return {
        NO_AREAS: Reason(texts.why_nothing(NO_AREAS), (areas, sample)),
        NO_PEOPLE: Reason(texts.why_nothing(NO_PEOPLE), (people,)),
        WORKING: Reason(texts.why_nothing(WORKING)),
    }


PANEL: Panel[LevelsState] = Panel(
    "table",
    lambda: tr("Levels"),
    BOTTOM,
    sections=lambda context: (LevelsSection(context),),
    fills=True,
    needs=lambda context: context.state.sheet,
    look=_look,
    reasons=_reasons,
    what=lambda: "",
    working=lambda: "",
)
