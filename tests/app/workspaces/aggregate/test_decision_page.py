"""Which geography: the page answers by itself, shows a cell on the map, makes it a run."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from app.frame.session import CALCULATED, IMPORTED
from app.workspaces.aggregate.decision import texts
from app.workspaces.aggregate.decision.panel import Answer, QuestionForm, TableOfLevels
from app.workspaces.aggregate.state import AggregateWorkspace
from core.decision.decide import decide
from core.decision.question import DecisionQuestion, VariableSet
from core.steps import finish
from tests.core.decision.test_decision import Q, six


@pytest.fixture
def page(sample_program, settled, qtbot):
    """The page of the sample study, with everything found."""
    program = sample_program
    state = program.part(AggregateWorkspace)
    state.decision_coarser, state.decision_ks = False, (5, 20)
    docks = program.window.docks("aggregate")
    dock = next(of for of in docks if of.objectName() == "aggregate.decision")
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
    assert rows[-1][1] == str(found.n_regions)
    assert found.n_regions > 100  # 30 FSAs keep to 1 % as well
    assert "FSAs will do (30)" in answer.said.text()
    # What was counted here need not be counted again by a run.
    assert session.study is state.decision.studies[0]
    assert not answer.use.isEnabled()

    table.grid.setCurrentCell(2, 2)
    settled(program)
    assert state.decision_cell == (1, (0, 20))
    assert program.map_wiring.lent is not None
    assert "Rule of thumb" in answer.rules.text()
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

    table.grid.setCurrentCell(len(rows) - 1, 1)
    answer.use.click()
    entry = session.current_run
    assert entry.kind == CALCULATED
    assert entry.run is found.run
    assert session.draft.scenario.k == 5
    assert session.draft.scenario.site_count == found.run.scenario.site_count


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
    docks = program.window.docks("aggregate")
    dock = next(of for of in docks if of.objectName() == "aggregate.decision")
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
    form.coarser.setChecked(False)
    assert not state.decision_coarser


def test_without_files_it_says_what_it_needs(program):
    state = program.part(AggregateWorkspace)
    state.decides = True
    docks = program.window.docks("aggregate")
    page = next(of for of in docks if of.objectName() == "aggregate.decision").widget()
    assert page.empty.isVisibleTo(page)


def test_a_share_near_the_limit_tells_its_side():
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.Canada))
    sets = (VariableSet("as chosen", (Q,)),)
    table = finish(decide(DecisionQuestion(sets, (3,), 0.7333), six()))
    assert texts.loss_cell(table, 0, (0, 3)) == "73.333"  # 11 of 15, above 73.33 %
    assert texts.own_cell(table, (0, 3)).isdigit()
