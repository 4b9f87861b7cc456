"""The page "Which geography?": what each level loses, how many regions VBAS finds instead."""

from __future__ import annotations

from dataclasses import replace

import pandas as pd
from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QBrush, QColor, QFont
from PySide6.QtWidgets import QLabel, QLineEdit, QTableWidgetItem, QWidget

from app.frame.session import IMPORTED
from app.frame.workspace import RIGHT, Context, Panel
from app.kit.controls import NarrowCheckBox, is_dark
from app.kit.layouts import column, percentage, row
from app.kit.level_words import level_name
from app.kit.result_page import Offer, Reason
from app.kit.widgets import described, push_button, words
from app.table.small import TableSection
from app.workspaces.aggregate.decision import texts
from app.workspaces.aggregate.decision.asked import (
    NO_FILES,
    NO_VARIABLES,
    SWITCHED_OFF,
    Asked,
    answered,
    asked_of,
)
from app.workspaces.aggregate.decision.on_map import DecisionColours
from app.workspaces.aggregate.decision.texts import tr
from app.workspaces.aggregate.state import AggregateWorkspace
from core.constraints.base import Constraints
from core.decision.question import DecisionQuestion, VariableSet
from core.decision.table import DecisionTable, Key
from core.errors import VbasError
from core.given_regions import judge
from core.io.decision_files import decision_frame
from core.pipeline import Run
from core.placement.given import LEVEL, GivenRegions
from core.plain_numbers import whole_number
from core.scenario import Scenario
from core.steps import finish

_Context = Context[AggregateWorkspace]
_GOOD, _NEAR = ("#d7ead9", "#27402b"), ("#f6ecc8", "#463f22")
"""Within the limit, up to five times it; light and dark."""


_ONLY = (VariableSet("", ()),)


class QuestionForm(QWidget):
    """Which k, how much may be lost, whether coarser variables are proposed."""

    def __init__(self, context: _Context) -> None:
        super().__init__()
        self._state = context.state
        self.ks = described(
            QLineEdit(self),
            tr("Values of k"),
            tr("Smallest class sizes to compare, in records or people: 5, 11, 20"),
        )
        tip = tr("Share of the records that may be lost at most (%)")
        self.limit = percentage(self, 0.0, 1.0, tip, 2)
        self.limit.setAccessibleName(tr("Lost at most"))
        self.coarser = NarrowCheckBox(tr("Propose coarser variables"), self)
        self.coarser.setToolTip(
            tr("Also in wider bands, and without one variable: those that lose least")
        )
        self.problem = words("", "warning")
        k_label, limit_label = QLabel(tr("&k"), self), QLabel(tr("&Lost at most"), self)
        k_label.setBuddy(self.ks)
        limit_label.setBuddy(self.limit)
        title = words(tr("Which geography?"), "heading")
        fields = row(None, k_label, (self.ks, 1), limit_label, self.limit)
        column(self, title, fields, self.coarser, self.problem, spacing=4, margins=(10, 6, 8, 2))
        self.ks.editingFinished.connect(self._take_ks)
        self.limit.valueChanged.connect(self._take_limit)
        self.coarser.toggled.connect(self._take_coarser)
        context.live(self, self._values, self._show)

    def _values(self) -> tuple[object, ...]:
        state = self._state
        return state.decision_ks, state.decision_limit, state.decision_coarser

    def _show(self, _: object) -> None:
        state = self._state
        with QSignalBlocker(self.limit), QSignalBlocker(self.coarser):
            self.ks.setText(", ".join(map(str, state.decision_ks)))
            self.limit.setValue(100.0 * state.decision_limit)
            self.coarser.setChecked(state.decision_coarser)
        self.problem.hide()

    @Slot()
    def _take_ks(self) -> None:
        parts = [part for part in self.ks.text().replace(";", ",").split(",") if part.strip()]
        found = tuple(dict.fromkeys(whole_number(part.strip()) or 0 for part in parts))
        try:
            DecisionQuestion(_ONLY, found, self._state.decision_limit)
        except VbasError as error:
            self.problem.setText(str(error))
            self.problem.show()
            return
        self.problem.hide()
        self._state.decision_ks = tuple(sorted(found))

    @Slot(float)
    def _take_limit(self, percent: float) -> None:
        self._state.decision_limit = round(percent / 100.0, 6)

    @Slot(bool)
    def _take_coarser(self, wanted: bool) -> None:
        self._state.decision_coarser = wanted


class Answer(QWidget):
    """The chosen column in a sentence, and what can be done with the chosen cell."""

    def __init__(self, context: _Context) -> None:
        super().__init__()
        self._context, self._state = context, context.state
        self.said = words("", "verdict")
        self.use = push_button(
            tr("Make it a run"),
            tr("Put the chosen cell among the runs, and its k and variables into the scenario"),
            self,
            self.make_run,
        )
        self.use.setProperty("primary", True)
        self.rules = words("", "muted")
        column(self, self.said, self.rules, row(None, self.use, 1), spacing=6, margins=(0, 0, 0, 4))
        self._table: DecisionTable | None = None
        context.state.when("decision_cell", lambda _: self._show())

    def show_result(self, of: DecisionTable) -> None:
        """Says what the column of the chosen cell comes to; without one, that of the first."""
        self._table = of
        self._show()

    def _show(self) -> None:
        table, cell = self._table, self._state.decision_cell
        if table is None:
            return
        key = table.columns[0] if cell is None or cell[1] not in table.columns else cell[1]
        self.said.setText(texts.answer(table, key))
        rules = "" if cell is None else texts.two_rules(table, cell[0], key)
        self.rules.setText(rules)
        self.rules.setVisible(bool(rules))
        self.use.setEnabled(cell is not None and cell_is_there(table, cell))

    @Slot()
    def make_run(self) -> None:
        """Puts the chosen cell among the runs."""
        table, cell = self._table, self._state.decision_cell
        if table is not None and cell is not None and cell_is_there(table, cell):
            make_run(self._context, table, cell)


Cell = tuple[int, Key]
"""A row (that of VBAS's own regions is the number of levels) and a column."""


def cell_is_there(table: DecisionTable, cell: Cell) -> bool:
    """Whether a cell has something to show."""
    at, key = cell
    if at < len(table.levels):
        return (at, *key) in table.losses
    found = table.own.get(key)
    return found is not None and found.met


class TableOfLevels(TableSection):
    """Every level at every k, for each set of variables; one cell is chosen."""

    def __init__(self, context: _Context) -> None:
        super().__init__(
            context,
            tr("Records lost (%)"),
            [(tr("Geography"), tr("A level, and how many units it has"))],
            "decision",
        )
        self._context = context
        self._state, self._session = context.state, context.program.session
        self.grid.setSelectionBehavior(self.grid.SelectionBehavior.SelectItems)
        self.grid.currentCellChanged.connect(self._choose)
        self._rows: list[tuple[int, int] | None] = []
        self._found: DecisionTable | None = None

    def show_result(self, of: DecisionTable) -> None:
        """Shows the table so far; the chosen cell stays chosen."""
        self._found = self._state.decision = of
        if self._session.study is None and 0 in of.studies and self._is_of_now():
            self._session.set_study(of.studies[0])  # a run need not count again
        ks = of.question.ks
        k_tip = tr("Smallest class that is released, {unit}")
        unit = of.studies[0].counts.unit if 0 in of.studies else "records"
        unit = tr("people") if unit == "people" else tr("records")
        heads = [(f"k = {k}", k_tip.format(unit=unit)) for k in ks]
        with QSignalBlocker(self.grid):
            self.grid.set_columns(
                [(tr("Geography"), tr("A level, and how many units it has")), *heads]
            )
        rows: list[list[str]] = []
        tips: list[list[str]] = []
        self._rows = []
        for i, chosen in enumerate(of.question.sets):
            name = texts.set_name(chosen, of.question.sets[0])
            self._add(rows, tips, None, [name] + [""] * len(ks), [name] * (1 + len(ks)))
            if i in of.refused:
                said = str(of.refused[i])
                self._add(rows, tips, None, [said] + [""] * len(ks), [said] * (1 + len(ks)))
                continue
            keys = [(i, k) for k in ks]
            own = [texts.own_cell(of, key) for key in keys]
            own_tips = [texts.own_tip(of, key) for key in keys]
            for at in range(len(of.levels)):
                cells = [texts.loss_cell(of, at, key) for key in keys]
                name = texts.row_name(of, at)
                tip = [texts.loss_tip(of, at, key) for key in keys]
                self._add(rows, tips, (i, at), [name, *cells], [name, *tip])
            name = texts.own_row_name(of.question.limit)
            self._add(rows, tips, (i, len(of.levels)), [name, *own], [name, *own_tips])
        self.show_table("", rows, tips, lambda: self._frame())
        self._dress(of)

    def _is_of_now(self) -> bool:
        """Whether it was counted from what is open and chosen now: that may just have changed."""
        asked, now = self._context.derived["decision"].key, asked_of(self._context)
        return isinstance(asked, Asked) and isinstance(now, Asked) and asked.counts_as(now)

    def _add(
        self,
        rows: list[list[str]],
        tips: list[list[str]],
        place: tuple[int, int] | None,
        cells: list[str],
        said: list[str],
    ) -> None:
        rows.append(cells)
        tips.append(said)
        self._rows.append(place)

    def _frame(self) -> pd.DataFrame:
        return pd.DataFrame() if self._found is None else decision_frame(self._found)

    def _dress(self, of: DecisionTable) -> None:
        """Colours by the limit, headings across, and the chosen cell."""
        dark = is_dark(self.grid.palette())
        strong = QFont(self.grid.font())
        strong.setBold(True)
        with QSignalBlocker(self.grid):
            for i, place in enumerate(self._rows):
                if place is None:
                    self.grid.setSpan(i, 0, 1, self.grid.columnCount())
                    _item(self.grid, i, 0).setFont(strong)
                    _item(self.grid, i, 0).setFlags(Qt.ItemFlag.ItemIsEnabled)
                    continue
                for j, k in enumerate(of.question.ks, start=1):
                    colour = _colour(of, place[1], (place[0], k), dark)
                    if colour is not None:
                        _item(self.grid, i, j).setBackground(QBrush(colour))
                    if place[1] == len(of.levels):
                        _item(self.grid, i, j).setFont(strong)
            cell = self._state.decision_cell
            if cell is not None and (cell[1][0], cell[0]) in self._rows:
                i = self._rows.index((cell[1][0], cell[0]))
                if cell[1][1] in of.question.ks:
                    self.grid.setCurrentCell(i, 1 + of.question.ks.index(cell[1][1]))
        self.grid.fit()

    @Slot(int, int, int, int)
    def _choose(self, at: int, j: int, *_: int) -> None:
        place = self._rows[at] if 0 <= at < len(self._rows) else None
        if place is None or j < 1 or self._found is None:
            return
        self._state.decision_cell = (place[1], (place[0], self._found.question.ks[j - 1]))


def _item(grid: QWidget, i: int, j: int) -> QTableWidgetItem:
    item = grid.item(i, j)  # type: ignore[attr-defined]  # a table
    assert isinstance(item, QTableWidgetItem)
    return item


def _colour(of: DecisionTable, at: int, key: Key, dark: bool) -> QColor | None:
    """Green within the limit, sand up to five times it, none beyond or where nothing is known."""
    if at == len(of.levels):
        return QColor(_GOOD[dark]) if cell_is_there(of, (at, key)) else None
    loss = of.losses.get((at, *key))
    if loss is None:
        return None
    if loss.within(of.question.limit):
        return QColor(_GOOD[dark])
    return QColor(_NEAR[dark]) if loss.within(5 * of.question.limit) else None


def make_run(context: _Context, table: DecisionTable, cell: Cell) -> None:
    """Puts a cell among the runs, and its k and variables into the scenario."""
    program, (at, key) = context.program, cell
    session = program.session
    asked = context.derived["decision"].key
    if not isinstance(asked, Asked):
        return
    study = table.studies[key[0]]
    records = replace(
        asked.records, quasi_identifiers=table.question.sets[key[0]].quasi_identifiers
    )
    scenario = replace(
        session.draft.scenario, quasi_identifiers=records.quasi_identifiers, k=key[1]
    )
    if at == len(table.levels):
        run = table.own[key].run
        name = tr("VBAS, k = {k}").format(k=key[1])
        session.add_run(run, study, asked.area_file, records, name=name)
        count = run.scenario.site_count
        scenario = replace(
            scenario,
            site_count=count,
            placement=run.scenario.placement,
            refinement=run.scenario.refinement,
            target=None,
        )
        session.set_draft(replace(session.draft, scenario=scenario))
        return
    level = table.levels[at]

    def judged() -> Run:
        given = GivenRegions(LEVEL, level.name)
        asked_scenario: Scenario = replace(
            asked.base,
            quasi_identifiers=records.quasi_identifiers,
            k=key[1],
            constraints=Constraints(),  # nothing kept to them
        )
        return finish(judge(asked_scenario, study, level.aggregation, given))

    def add(run: Run) -> None:
        name = f"{level_name(level.name)}, k = {key[1]}"
        session.add_run(run, study, asked.area_file, records, kind=IMPORTED, name=name)

    program.background.ask("decision.run", judged, add)
    session.set_draft(replace(session.draft, scenario=scenario))


def _sections(context: _Context) -> tuple[QWidget, ...]:
    DecisionColours(context)
    answer, table = Answer(context), TableOfLevels(context)
    table.grid.cellDoubleClicked.connect(lambda *_: answer.make_run())
    table.grid.confirmed.connect(answer.make_run)
    return answer, table


def _reasons(context: _Context) -> dict[str, Reason]:
    def switch_on() -> None:
        context.state.decides = True

    actions = context.program.window.actions_
    return {
        NO_FILES: Reason(
            tr("Open areas and records."),
            (Offer(tr("Open …"), tr("Open an area or record file"), actions.open_areas.trigger),),
        ),
        NO_VARIABLES: Reason(tr("Choose the column of area ids and at least one variable.")),
        SWITCHED_OFF: Reason(
            "",
            (Offer(tr("Find out"), tr("Count the records and compare all levels"), switch_on),),
        ),
    }


PANEL: Panel[AggregateWorkspace] = Panel(
    "decision",
    lambda: tr("Decide"),
    RIGHT,
    sections=_sections,
    needs=asked_of,
    work=answered,
    streams=DecisionTable,
    keep=True,
    head=QuestionForm,
    reasons=_reasons,
    what=lambda: tr(
        "What every level of geography loses stands here, measured on your records, and how many "
        "regions VBAS finds within the limit."
    ),
    working=lambda: tr("Counting records …"),
)
