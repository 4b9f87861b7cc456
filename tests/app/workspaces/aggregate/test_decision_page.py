"""Which geography: the page answers by itself, shows a cell on the map, makes it a run."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel

from app.frame.session import CALCULATED, IMPORTED
from app.kit.widgets import in_sight
from app.workspaces.aggregate.decision import texts
from app.workspaces.aggregate.decision.panel import Answer, OtherAnswers, TableOfLevels, TwoRules
from app.workspaces.aggregate.decision.question_form import QuestionForm
from app.workspaces.aggregate.state import AggregateWorkspace
from core.decision.decide import decide
from core.decision.question import DecisionQuestion, VariableSet
from core.errors import Notice
from core.site_count import Count
from core.steps import finish
from core.tries import TargetReport
from tests.core.decision.test_decision import Q, six


def dock_of(program):
    docks = program.window.docks("aggregate")
    return next(of for of in docks if of.objectName() == "aggregate.decision")


@pytest.fixture
def page(sample_program, settled, qtbot):
    """The page of the sample study, with everything found."""
    program = sample_program
    state = program.part(AggregateWorkspace)
    state.decision_coarser, state.decision_ks = False, (5, 20)
    dock = dock_of(program)
    state.decides = True
    dock.raise_()

    def done():
        of = state.decision
        return of is not None and len(of.own) == 2 and all(o.settled for o in of.own.values())

    qtbot.waitUntil(done, timeout=60_000)
    settled(program)
    return program, state, dock.widget()


def test_it_answers_by_itself_and_shows_and_makes_what_is_chosen(page, qtbot, settled):
    program, state, widget = page
    session = program.session
    table = widget.findChild(TableOfLevels)
    answer = widget.findChild(Answer)
    rows = table.grid.row_texts()
    assert rows[0][0].startswith("As chosen: age in 5s")
    names = [row[0] for row in rows]
    assert names[1] == "Areas as they are · 597"
    assert names[2] == "FSAs · 30"
    assert names[-1] == "VBAS regions, at most 1\u00a0%"
    found = state.decision.own[0, 5]
    assert rows[-1][1] == f"≥\u00a0{found.n_regions}"
    assert found.n_regions > 100  # 30 FSAs keep to 1 % as well
    assert "FSAs will do (30)" in answer.said.text()
    # What was counted here need not be counted again by a run.
    assert session.study is state.decision.studies[0]
    assert answer.use.isEnabled()  # what the sentence tells, without a click on a cell

    table.grid.setCurrentCell(2, 2)
    settled(program)
    assert state.decision_cell == (1, (0, 20))
    assert program.map_wiring.lent is not None
    assert "Rule of thumb" in widget.findChild(TwoRules).text()
    assert "one of these answers only" in widget.findChild(OtherAnswers).findChild(QLabel).text()
    answer.use.click()
    qtbot.waitUntil(lambda: session.current_run is not None)
    settled(program)
    entry = session.current_run
    assert entry.kind == IMPORTED
    assert entry.name == "FSAs, k = 20"
    lost = state.decision.losses[1, 0, 20].suppressed
    assert entry.run.evaluation.suppressed_records == lost
    assert session.draft.scenario.k == 20
    assert program.map_wiring.lent is None  # the run is shown instead

    # A search may have begun with another number than it ended with.
    began = replace(found.run.scenario, site_count=Count(24))
    object.__setattr__(found.run, "scenario", began)
    table.grid.setCurrentCell(len(rows) - 1, 1)
    answer.use.click()
    entry = session.current_run
    assert entry.kind == CALCULATED
    assert entry.run is found.run
    assert session.draft.scenario.k == 5
    assert session.draft.scenario.site_count == Count(found.run.site_number.n_sites)


def test_making_a_run_is_one_step_to_undo(page, settled):
    program, _, widget = page
    session, history = program.session, program.history
    table, answer = widget.findChild(TableOfLevels), widget.findChild(Answer)
    draft, study = session.draft, session.study
    runs = [of.number for of in session.runs]
    assert not history.canUndo()
    own = len(table.grid.row_texts()) - 1
    table.grid.setCurrentCell(own, 2)
    answer.use.click()
    made = session.current_run
    assert session.draft.scenario.k == 20
    history.undo()
    settled(program)
    assert session.draft == draft
    assert session.study is study
    assert session.current_run is None
    assert made.number not in [of.number for of in session.runs]
    assert not history.canUndo()
    history.redo()
    settled(program)
    assert session.current_run.number == made.number
    assert session.draft.scenario.k == 20
    assert set(runs) < {of.number for of in session.runs}


def test_a_joined_column_becomes_a_row_and_what_was_searched_stays(page, qtbot, settled):
    program, state, widget = page
    session = program.session
    table, answer = widget.findChild(TableOfLevels), widget.findChild(Answer)
    n = len(session.area_file.layer)
    before = state.decision
    table.grid.setCurrentCell(2, 2)  # the FSAs
    zones = np.array([f"zone {i % 60}" for i in range(n)], dtype=object)
    names = np.array([f"place {i}" for i in range(n)], dtype=object)
    session.set_fields({"zone": zones, "name": names, "income": np.arange(n) // 9})
    qtbot.waitUntil(lambda: len(state.decision.levels) > len(before.levels), timeout=30_000)
    settled(program)
    rows = [row[0] for row in table.grid.row_texts()]
    assert rows[2] == "Zone · 60"  # finer than FSAs; neither names nor incomes are regions
    assert len(rows) == len(before.levels) + 3
    assert state.decision.own[0, 5].run is before.own[0, 5].run
    assert rows[state.decision_cell[0] + 1].startswith("FSAs")  # still the same
    assert state.decision_cell[1] == (0, 20)
    table.grid.setCurrentCell(2, 1)
    answer.use.click()
    qtbot.waitUntil(lambda: session.current_run is not None)
    given = session.current_run.run.scenario.placement
    assert (given.origin, given.of) == ("column", "zone")
    dock_of(program).raise_()
    settled(program)
    assert [row[0] for row in table.grid.row_texts()] == rows  # not a second time
    session.set_fields({})
    qtbot.waitUntil(lambda: state.decision.levels[1].name == "Zone, k = 5", timeout=30_000)


def test_presets_of_k_are_ticked(program, qtbot):
    state = program.part(AggregateWorkspace)
    dock = dock_of(program)
    menu = dock.widget().findChild(QuestionForm).presets.menu()
    menu.aboutToShow.emit()
    ticked = {of.data() for of in menu.actions() if of.isChecked()}
    assert ticked == {5, 11, 20}
    fifteen = next(of for of in menu.actions() if of.data() == 15)
    assert "IPC Ontario" in fifteen.text()
    assert "Privacy Commissioner" in fifteen.toolTip()
    fifteen.trigger()
    assert state.decision_ks == (5, 11, 15, 20)
    for k in (5, 11, 15):
        next(of for of in menu.actions() if of.data() == k).trigger()
        menu.aboutToShow.emit()
    assert state.decision_ks == (20,)
    next(of for of in menu.actions() if of.data() == 20).trigger()
    assert state.decision_ks == (20,)  # one stays


def test_the_first_column_holds_its_longest_word(page, settled):
    program, state, widget = page
    grid = widget.findChild(TableOfLevels).grid
    state.decision_ks = (3, 5, 6, 11, 15, 20, 25)
    settled(program)
    grid.fit()
    words = " ".join(row[0] for row in grid.row_texts()[1:] if row[1]).split()
    widest = max(grid.fontMetrics().horizontalAdvance(word) for word in words)
    assert grid.columnWidth(0) > widest


def test_what_was_counted_is_not_taken_for_other_variables(page, qtbot):
    """A table that comes late, or is drawn again, must not give a run the counts of another."""
    program, state, widget = page
    session = program.session
    draft = session.draft
    fewer = draft.scenario.quasi_identifiers[:1]
    session.set_draft(replace(draft, scenario=replace(draft.scenario, quasi_identifiers=fewer)))
    assert session.study is None
    widget.findChild(TableOfLevels).show_result(state.decision)
    assert session.study is None


def test_what_is_asked_can_be_changed_and_nonsense_is_said(program):
    state = program.part(AggregateWorkspace)
    dock = dock_of(program)
    form = dock.widget().findChild(QuestionForm)
    form.ks.setText("30, 3;10")
    form.ks.editingFinished.emit()
    assert state.decision_ks == (3, 10, 30)
    form.ks.setText("3, three")
    form.ks.editingFinished.emit()
    assert state.decision_ks == (3, 10, 30)
    assert "below 1" in form.problem.text()
    form.limit.setValue(2.5)
    assert state.decision_limit == 0.025
    dock.widget().findChild(OtherAnswers).coarser.setChecked(False)
    assert not state.decision_coarser


def test_without_files_it_says_what_it_needs(program):
    state = program.part(AggregateWorkspace)
    state.decides = True
    page = dock_of(program).widget()
    assert page.empty.isVisibleTo(page)


@pytest.mark.parametrize(
    ("column", "lacks"), [("area_id", "Choose at least one variable."), ("", "column of area ids")]
)
def test_it_asks_for_what_is_lacking_only(page, qtbot, column, lacks):
    program, _, widget = page
    draft = program.session.draft
    without = replace(draft.scenario, quasi_identifiers=())
    program.session.set_draft(replace(draft, scenario=without, area_column=column))
    qtbot.waitUntil(lambda: lacks in widget.empty.why.text())


def test_a_share_near_the_limit_tells_its_side():
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.Canada))
    sets = (VariableSet("as chosen", (Q,)),)
    table = finish(decide(DecisionQuestion(sets, (3,), 0.7333), six()))
    assert texts.loss_cell(table, 0, (0, 3)) == "73.333"  # 11 of 15, above 73.33 %
    assert texts.own_cell(table, (0, 3)) == f"≥\u00a0{table.own[0, 3].n_regions}"


def test_records_that_are_opened_bring_the_question_in_sight(sample_program, qtbot):
    program = sample_program
    docks = {of.objectName(): of for of in program.window.docks("aggregate")}
    docks["aggregate.overview"].raise_()
    shown = docks["aggregate.decision"].widget()
    qtbot.waitUntil(lambda: not in_sight(shown))
    program.session.set_records(replace(program.session.records))
    qtbot.waitUntil(lambda: in_sight(shown))


def test_levels_of_coarser_variables_come_on_demand(page, qtbot, settled):
    _, state, widget = page
    found, table = state.decision, widget.findChild(TableOfLevels)
    without = VariableSet("without marital", found.question.sets[0].quasi_identifiers[:2])
    two = replace(found.question, sets=(found.question.sets[0], without))
    of = replace(found, question=two, studies=found.studies | {1: found.studies[0]})
    table.show_result(of)
    grid, n = table.grid, 2 + len(found.levels)
    assert grid.rowCount() == n + 1
    assert grid.row_texts()[-1][0] == "▸ Without marital"
    grid.cellClicked.emit(n, 0)
    assert grid.rowCount() == 2 * n
    assert grid.row_texts()[n][0].startswith("▾ Without marital: age")
    grid.setCurrentCell(n + 2, 1)  # a level of it is chosen: it stays unfolded
    assert state.decision_cell == (1, (1, 5))
    grid.cellClicked.emit(n, 0)
    assert grid.rowCount() == n + 1
    assert state.decision_cell is None
    made = []
    grid.setCurrentCell(n, 0)
    table.confirm(lambda: made.append("run"))
    assert grid.rowCount() == 2 * n
    grid.setCurrentCell(2, 1)
    table.confirm(lambda: made.append("run"))
    assert made == ["run"]


def test_a_run_with_the_same_aim_takes_the_place_of_the_brief_answer(page, qtbot, settled):
    """One figure for one question: what the run finds stands in the table, and is that run."""
    program, state, widget = page
    session, table, answer = (
        program.session,
        widget.findChild(TableOfLevels),
        widget.findChild(Answer),
    )
    before, key = state.decision, (0, 20)
    brief = before.own[key]
    assert table.grid.row_texts()[-1][2] == f"≥\u00a0{brief.n_regions}"
    asked = before.question.scenario(*key)
    report = TargetReport((), True, Notice("found"))
    run = replace(brief.run, scenario=asked, target=report)
    session.set_draft(replace(session.draft, scenario=asked))
    entry = session.add_run(run, session.study, session.area_file, session.record_source())
    dock_of(program).raise_()
    qtbot.waitUntil(lambda: state.decision.own[key].whole, timeout=30_000)
    settled(program)
    assert table.grid.row_texts()[-1][2] == str(run.evaluation.n_regions)
    assert state.decision.losses == before.losses
    assert state.decision.own[0, 5].run is before.own[0, 5].run
    table.grid.setCurrentCell(len(table.grid.row_texts()) - 1, 2)
    assert "at least" not in answer.said.text()
    runs = session.runs
    answer.use.click()  # it is a run already
    assert session.runs == runs
    assert session.current_run is entry
