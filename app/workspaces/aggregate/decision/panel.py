"""The page "Which geography?": what each level loses, how many regions VBAS finds instead."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pandas as pd
from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QBrush, QColor, QFont
from PySide6.QtWidgets import QLabel, QTableWidgetItem, QWidget

from app.frame.workspace import RIGHT, Context, Panel
from app.kit.controls import NarrowCheckBox, is_dark
from app.kit.flow import FlowLayout
from app.kit.layouts import column, row
from app.kit.result_page import Offer, Reason
from app.kit.widgets import as_words, push_button, words
from app.table.small import TableSection
from app.workspaces.aggregate.decision import texts
from app.workspaces.aggregate.decision.asked import (
    NO_COLUMN,
    NO_FILES,
    NO_VARIABLES,
    OPENING,
    SWITCHED_OFF,
    Asked,
    answered,
    asked_of,
)
from app.workspaces.aggregate.decision.making import Cell, MakeRun, cell_is_there
from app.workspaces.aggregate.decision.on_map import DecisionColours
from app.workspaces.aggregate.decision.question_form import QuestionForm
from app.workspaces.aggregate.decision.texts import tr
from app.workspaces.aggregate.state import AggregateWorkspace
from core.decision.table import DecisionTable, Key
from core.io.decision_files import decision_frame
from core.small_counts import is_small

_Context = Context[AggregateWorkspace]
_GOOD, _NEAR = ("#d7ead9", "#27402b"), ("#f6ecc8", "#463f22")
"""Within the limit, up to five times it; light and dark."""


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
        self.release = push_button(
            tr("Release …"),
            tr("Make the chosen cell a run, and hand that over: a checklist to a verified pack"),
            self,
            self.release_run,
        )
        groups = row(None, self.use), row(None, self.release)
        buttons = FlowLayout(None, *groups, spacing=6, last_right=False)
        column(self, self.said, buttons, spacing=6)
        self._table: DecisionTable | None = None
        context.state.when("decision_cell", lambda _: self._show())

    def show_result(self, of: DecisionTable) -> None:
        """Says what the column of the chosen cell comes to; without one, that of the first."""
        self._table = of
        self._show()

    def _show(self) -> None:
        table = self._table
        if table is None:
            return
        cell = self._cell(table)
        self.said.setText(texts.answer(table, cell[1]))
        self.use.setEnabled(cell_is_there(table, cell))
        self.release.setEnabled(cell_is_there(table, cell))

    def _cell(self, table: DecisionTable) -> Cell:
        """The chosen cell; where none is, VBAS's own regions of the column that is told."""
        cell = self._state.decision_cell
        if cell is not None and cell[1] in table.columns:
            return cell
        return len(table.levels), table.columns[0]

    @Slot()
    def make_run(self) -> None:
        """Puts the chosen cell among the runs."""
        self._make(lambda: None)

    @Slot()
    def release_run(self) -> None:
        """Puts it there, and goes where it is handed over."""
        self._make(self._context.program.window.actions_.release.trigger)

    def _make(self, then: Callable[[], object]) -> None:
        table = self._table
        if table is not None and cell_is_there(table, cell := self._cell(table)):
            MakeRun(self._context, table, cell, then).begin()


class OtherAnswers(QWidget):
    """Whether coarser variables are looked at too, and why only one answer may be released."""

    def __init__(self, context: _Context) -> None:
        super().__init__()
        self._state = context.state
        one_only = words(
            tr("Release one of these answers only: two together may tell what each leaves out."),
            "warning",
        )
        self.coarser = NarrowCheckBox(tr("Propose coarser variables"), self)
        self.coarser.setToolTip(
            tr("Also in wider bands, and without one variable: those that lose least")
        )
        self.coarser.toggled.connect(self._take)
        column(self, one_only, self.coarser, spacing=4)
        context.state.when("decision_coarser", self.coarser.setChecked)
        self.coarser.setChecked(context.state.decision_coarser)

    def show_result(self, _: DecisionTable) -> None:
        """The same, whatever is found."""

    def _take(self, wanted: bool) -> None:
        self._state.ask("decision_coarser", wanted)


class TwoRules(QLabel):
    """What the rule of thumb says of the chosen level, and what is measured; below the table.

    Above it, the cell that was clicked would move away from under the mouse.
    """

    def __init__(self, context: _Context) -> None:
        super().__init__()
        as_words(self, "muted")
        self._state = context.state
        context.state.when("decision_cell", lambda _: self._show())

    def show_result(self, _: DecisionTable) -> None:
        """Says it anew, from the table as it is."""
        self._show()

    def _show(self) -> None:
        table, cell = self._state.decision, self._state.decision_cell
        if table is None or cell is None or cell[0] >= len(table.levels):
            self.setText("")
        else:
            self.setText(texts.two_rules(table, *cell))
        self.setVisible(bool(self.text()))


class TableOfLevels(TableSection):
    """Every level at every k, for each set of variables; one cell is chosen.

    Of coarser variables VBAS's own regions stand in one row, the levels under it on demand: so the
    answer fits a small screen.
    """

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
        self.grid.cellClicked.connect(self._toggle)
        self._session.showing.changed.connect(self._show_again)
        self._rows: list[tuple[int, int] | None] = []
        self._heads: dict[int, int] = {}
        self._unfolded: set[int] = set()
        self._found: DecisionTable | None = None

    def show_result(self, of: DecisionTable) -> None:
        """Shows the table so far; the chosen cell stays chosen."""
        self._keep_cell(self._state.decision, of)
        self._found = self._state.decision = of
        if self._session.study is None and 0 in of.studies and self._is_of_now():
            self._session.set_study(of.studies[0])  # a run need not count again
        ks, least = of.question.ks, self._session.showing.least_on_screen
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
        self._rows, self._heads = [], {}
        for i, chosen in enumerate(of.question.sets):
            name = texts.set_name(chosen, of.question.sets[0])
            keys = [(i, k) for k in ks]
            own = [texts.own_cell(of, key) for key in keys]
            own_tips = [texts.own_tip(of, key, least(key[1])) for key in keys]
            about = name
            if i and i not in of.refused:
                self._heads[len(rows)] = i
                about = tr("{set}\nClick: the levels that exist").format(set=name)
                if not self._is_unfolded(i):
                    name = f"▸ {texts.set_change(chosen, of.question.sets[0])}"
                    self._add(rows, tips, (i, len(of.levels)), [name, *own], [about, *own_tips])
                    continue
                name = f"▾ {name}"
            self._add(rows, tips, None, [name] + [""] * len(ks), [about] * (1 + len(ks)))
            if i in of.refused:
                said = str(of.refused[i])
                self._add(rows, tips, None, [said] + [""] * len(ks), [said] * (1 + len(ks)))
                continue
            for at in range(len(of.levels)):
                cells = [texts.loss_cell(of, at, key) for key in keys]
                name = texts.row_name(of, at)
                tip = [texts.loss_tip(of, at, key, least(key[1])) for key in keys]
                self._add(rows, tips, (i, at), [name, *cells], [name, *tip])
            name = texts.own_row_name(of.question.limit)
            self._add(rows, tips, (i, len(of.levels)), [name, *own], [name, *own_tips])
        self.show_table("", rows, tips, lambda: self._frame())
        self._dress(of)

    def _is_unfolded(self, i: int) -> bool:
        """Whether the levels of a set stand there: asked for, or one of them is chosen."""
        cell, found = self._state.decision_cell, self._state.decision
        inside = cell is not None and found is not None and cell[0] < len(found.levels)
        return i in self._unfolded or (inside and cell is not None and cell[1][0] == i)

    def _toggle(self, at: int, j: int) -> None:
        i = self._heads.get(at)
        if i is None or j or self._found is None:
            return
        if self._is_unfolded(i):
            cell = self._state.decision_cell
            if cell is not None and cell[1][0] == i and cell[0] < len(self._found.levels):
                self._state.decision_cell = None
            self._unfolded.discard(i)
        else:
            self._unfolded.add(i)
        self.show_result(self._found)

    def confirm(self, otherwise: Callable[[], object]) -> None:
        """Enter: levels come or go at the name of a set; elsewhere ``otherwise``."""
        at, j = self.grid.currentRow(), self.grid.currentColumn()
        if at in self._heads and j == 0:
            self._toggle(at, j)
        else:
            otherwise()

    @Slot()
    def _show_again(self) -> None:
        """Others look on, or no longer."""
        if self._found is not None:
            self.show_result(self._found)

    def _keep_cell(self, before: DecisionTable | None, now: DecisionTable) -> None:
        """The same level stays chosen where rows came or went above it."""
        cell = self._state.decision_cell
        if cell is None or before is None or before.levels == now.levels:
            return
        at, key = cell
        names = [of.name for of in now.levels]
        if at >= len(before.levels):
            self._state.decision_cell = (len(names), key)
        else:
            name = before.levels[at].name
            self._state.decision_cell = (names.index(name), key) if name in names else None

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
        if self._found is None:
            return pd.DataFrame()
        frame, least = decision_frame(self._found), self._session.showing.least_on_screen
        rows = zip(frame["lost_records"], frame["k"], strict=True)
        small = np.array([is_small(n, least(int(k))) for n, k in rows], dtype=bool)
        for name in ("lost_percent", "lost_records"):
            frame[name] = frame[name].mask(small)
        return frame

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


def _sections(context: _Context) -> tuple[QWidget, ...]:
    DecisionColours(context)
    answer, table, rules = Answer(context), TableOfLevels(context), TwoRules(context)
    table.grid.cellDoubleClicked.connect(lambda _, j: answer.make_run() if j else None)
    table.grid.confirmed.connect(lambda: table.confirm(answer.make_run))
    return answer, table, rules, OtherAnswers(context)


def _reasons(context: _Context) -> dict[str, Reason]:
    def switch_on() -> None:
        context.state.decides = True

    actions = context.program.window.actions_
    return {
        OPENING: Reason(tr("Opening …")),
        NO_FILES: Reason(
            tr("Open areas and records."),
            (Offer(tr("Open …"), tr("Open an area or record file"), actions.open_areas.trigger),),
        ),
        NO_COLUMN: Reason(tr("Choose the column of area ids: step 1, Data.")),
        NO_VARIABLES: Reason(tr("Choose at least one variable.")),
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
