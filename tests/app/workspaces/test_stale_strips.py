"""Out of date is said only of what is: not after the run or the workspace changed back."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.features.variables.grouped import grouped_in_scenario
from app.frame.column_values import ScenarioValues
from app.kit.stale_strip import StaleStrip
from app.workspaces.cells.setup.panel import VariablesSection as CellsVariables
from app.workspaces.cells.state import CellsState
from app.workspaces.levels.lens.panel import LensPanel
from app.workspaces.levels.state import LevelsState
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.panel import VariablesSection
from core.cutoff.design import BAND, Coarsening
from core.record_uniqueness.recodes import LEVEL, Recode
from tests.app.workspaces.uniqueness.uniqueness_parts import wait_until_calm


def strips(program):
    """Who says that something is out of date."""
    found = program.window.findChildren(StaleStrip)
    return [of.parentWidget().objectName() for of in found if of.isVisible()]


@pytest.fixture
def calm(qtbot):
    def wait(program):
        for _ in range(3):
            QTest.qWait(20)
            wait_until_calm(program, qtbot)

    return wait


def go(program, calm, *workspaces):
    for name in workspaces:
        program.window.show_workspace(name)
        calm(program)


def test_uniqueness_is_out_of_date_only_while_something_else_is_asked(
    sample_program, sample_entry, calm
):
    program, session = sample_program, sample_program.session
    go(program, calm, "uniqueness")
    state = program.part(UniquenessState)
    program.window.findChild(VariablesSection).run.button.click()
    calm(program)
    state.ask(state.question.with_variables(()))
    calm(program)
    assert state.stale
    assert strips(program)
    go(program, calm, "aggregate")
    assert strips(program) == []
    program.history.undo()
    go(program, calm, "uniqueness")
    assert (state.stale, strips(program)) == (False, [])
    run = session.add_run(
        sample_entry.run, sample_entry.study, session.area_file, sample_entry.records
    )
    calm(program)
    level = f"run {run.number}"
    state.ask(state.question.recoded(Recode("geography", LEVEL, level=level)))
    calm(program)
    session.remove_run(run)
    calm(program)
    assert (state.stale, strips(program)) == (False, [])


def test_cells_are_as_before_once_the_run_is_gone_that_changed_the_design(
    sample_program, sample_entry, calm
):
    program, session = sample_program, sample_program.session
    go(program, calm, "cells")
    state = program.part(CellsState)
    state.run_requested.emit()
    calm(program)
    assert state.outcome is not None
    assert (state.stale, strips(program)) == (False, [])
    run = session.add_run(
        sample_entry.run, sample_entry.study, session.area_file, sample_entry.records
    )
    session.show_run(run)
    go(program, calm, "aggregate", "cells")
    assert state.stale  # the regions of the run are the geography now
    session.remove_run(run)
    go(program, calm, "aggregate", "cells")
    assert (state.stale, strips(program)) == (False, [])


def test_levels_leave_nothing_out_of_date_behind_when_the_workspace_changes(
    sample_program, sample_entry, calm
):
    program, session = sample_program, sample_program.session
    go(program, calm, "levels")
    state = program.part(LevelsState)
    for width in (2, 5, 10):
        design = state.question.design.coarsened({"age": Coarsening(BAND, width)})
        state.change(design=design)
        program.window.show_workspace("aggregate")
    run = session.add_run(
        sample_entry.run, sample_entry.study, session.area_file, sample_entry.records
    )
    session.show_run(run)
    go(program, calm, "levels")
    assert (state.stale_views, strips(program)) == (frozenset(), [])


def test_the_same_column_is_grouped_to_the_same_number_in_every_workspace(
    sample_program, calm, qtbot
):
    program, session = sample_program, sample_program.session
    go(program, calm, "levels", "uniqueness", "cells", "aggregate")
    known = grouped_in_scenario(program.part(ScenarioValues), session)
    sections = {type(of): of for of in program.window.findChildren(QWidget)}  # two of one name
    lists = {
        "levels": sections[LensPanel].form.list.picker,
        "uniqueness": sections[VariablesSection].list.picker,
        "cells": sections[CellsVariables].list.picker,
    }
    for workspace, of in lists.items():  # what is not in sight follows when it is
        program.window.show_workspace(workspace)
        qtbot.waitUntil(lambda of=of: of.list.count() > 0, timeout=20_000)
    for name, said in {"age": "103 grouped to 18", "marital": "6 grouped to 3"}.items():
        assert known[name].words == said
        assert [of.row(name).aside.split(" · ")[1] for of in lists.values()] == [said] * 3
    # Another grouping is told everywhere.
    draft = session.draft
    chosen = draft.scenario.quasi_identifiers
    wide = replace(chosen[0], band=replace(chosen[0].band, width=10.0, top=80.0))
    session.set_draft(
        replace(draft, scenario=replace(draft.scenario, quasi_identifiers=(wide, *chosen[1:])))
    )
    said = "number · 103 grouped to 9"
    for workspace, of in lists.items():
        program.window.show_workspace(workspace)
        qtbot.waitUntil(lambda of=of: of.row("age").aside == said, timeout=20_000)
