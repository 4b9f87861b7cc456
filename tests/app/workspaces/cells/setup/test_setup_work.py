"""Reading, planning and suppressing, from what is open to what came out."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from setup_parts import N, Parts, write_people

from app.kit.settings import Settings
from app.workspaces.cells.setup import reading
from app.workspaces.cells.setup.offer import add_column, remove_column
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.quasi_identifiers import QuasiIdentifier
from core.suppression.cells.protection import COMPLETE


@pytest.fixture
def parts(qapp, qtbot, tmp_path):
    owner = QObject()
    made = Parts(owner)
    path = tmp_path / "people.csv"
    write_people(path)
    made.open(path, "age", "sex", "code")
    yield made
    made.close()


def test_nothing_is_read_before_the_workspace_is_shown_then_at_once(parts, qtbot):
    parts.settle(qtbot)
    assert parts.state.records is None
    parts.running.set_active(True)
    parts.settle(qtbot)
    assert parts.state.records.n_records == N
    assert parts.state.outcome is None  # only the user suppresses
    assert parts.state.plan.combinations == (("age", "sex", "code"),)


def test_running_reads_and_suppresses_and_shows_what_came_out(parts, qtbot):
    seen = []
    parts.job.streamed.connect(seen.append)
    parts.run(qtbot)
    state = parts.state
    assert state.outcome.verification.failed == ()
    assert state.outcome.loss.n_records == N
    assert state.outcome.loss.records_touched > 0
    assert (state.working, state.stale, state.so_far) == (False, False, None)


def test_another_k_makes_it_outdated_and_undo_not(parts, qtbot):
    parts.run(qtbot)
    state = parts.state
    outcome = state.outcome
    state.ask(replace(state.design, k=11), "")
    parts.settle(qtbot)
    assert state.stale
    parts.history.undo()
    parts.settle(qtbot)
    assert not state.stale
    assert state.outcome is outcome


def test_the_weight_of_what_is_not_protected_does_not_matter(parts, qtbot):
    parts.run(qtbot)
    state = parts.state
    hierarchy = Hierarchy(
        "code",
        ("11", "12", "21", "22", "29"),
        (HierarchyLevel("tens", ("1", "1", "2", "2", "2")),),
    )
    only_codes = replace(state.design.variables[2], all_levels=False)
    state.design = replace(state.design, variables=(*state.design.variables[:2], only_codes))
    state.change_hierarchies({"code": hierarchy})
    parts.settle(qtbot)
    assert state.design.variables[2].levels == ("code", "code.tens")
    assert "code.tens" in state.plan.weights
    assert not state.stale


def test_levels_come_and_go_without_reading_the_file_again(parts, qtbot):
    parts.read(qtbot)
    base, started = parts.reader.base, []
    parts.job.started.connect(started.append)
    hierarchy = Hierarchy("sex", ("1", "2"), (HierarchyLevel("all", ("any", "any")),))
    parts.state.change_hierarchies({"sex": hierarchy})
    parts.settle(qtbot)
    assert parts.state.records.columns == ("age", "sex", "code", "sex.all")
    assert parts.state.design.variables[1].levels == ("sex", "sex.all")
    parts.history.undo()
    parts.settle(qtbot)
    assert parts.state.records.columns == ("age", "sex", "code")
    assert parts.reader.base is base
    assert not started


def test_a_level_called_like_a_column_is_said_and_nothing_runs(parts, qtbot, tmp_path):
    path = tmp_path / "named.csv"
    path.write_text("a,a.b\n" + "\n".join(f"{i % 3},{i % 2}" for i in range(60)))
    parts.open(path, "a", "a.b")
    parts.read(qtbot)
    parts.state.change_hierarchies(
        {"a": Hierarchy("a", ("0", "1", "2"), (HierarchyLevel("b", tuple("xxy")),))}
    )
    parts.settle(qtbot)
    assert "already" in parts.state.read_error.message
    assert parts.state.records is None
    parts.state.change_hierarchies({})
    parts.run(qtbot)
    assert parts.state.read_error is None
    assert parts.state.outcome is not None


def test_a_column_that_is_added_is_read_too_and_can_be_undone(parts, qtbot):
    add_column(parts.state, QuasiIdentifier("group"))
    parts.run(qtbot)
    state = parts.state
    assert [of.name for of in state.design.variables] == ["age", "sex", "code", "group"]
    assert "group" in state.outcome.suppression.columns
    remove_column(parts.state, "group")
    assert [of.column for of in state.columns] == []
    parts.history.undo()
    assert [of.column for of in state.columns] == ["group"]
    assert [of.name for of in state.design.variables][-1] == "group"


def test_columns_in_order_are_found_from_the_records(parts, qtbot):
    state = parts.state
    state.columns = (QuasiIdentifier("group"),)
    code = replace(state.design.variables[2], levels=("code", "group"))
    state.ask(replace(state.design, variables=(*state.design.variables[:2], code)), "")
    parts.read(qtbot)
    # Each code has one group: the coarser level follows, and needs no combination.
    assert state.plan.combinations == (("age", "sex", "code"),)
    assert dict(state.plan.follow) == {"code": ("group",)}
    backwards = replace(code, levels=("group", "code"))
    state.ask(replace(state.design, variables=(*state.design.variables[:2], backwards)), "")
    parts.settle(qtbot)
    assert len(state.plan.combinations) == 2


def test_only_a_column_that_is_new_is_read(parts, qtbot, monkeypatch):
    parts.read(qtbot)

    def refuse(*args, **more):
        raise AssertionError("all of it is read again")

    monkeypatch.setattr(reading, "read_coded", refuse)
    add_column(parts.state, QuasiIdentifier("group"))
    parts.read(qtbot)
    assert parts.state.records.columns == ("age", "sex", "code", "group")
    assert len(parts.state.records.categories["group"]) == 2


def test_a_column_is_added_as_a_coarser_level_and_taken_away(parts, qtbot):
    state = parts.state
    add_column(parts.state, QuasiIdentifier("group"), "code")
    parts.read(qtbot)
    assert state.design.variables[2].levels == ("code", "group")
    assert [of.name for of in state.design.variables] == ["age", "sex", "code"]
    assert dict(state.plan.follow) == {"code": ("group",)}
    remove_column(parts.state, "group")
    assert state.design.variables[2].levels == ("code",)
    assert state.columns == ()
    parts.history.undo()
    assert state.design.variables[2].levels == ("code", "group")
    assert [of.column for of in state.columns] == ["group"]


def test_the_usual_design_follows_the_scenario_until_the_user_chooses(parts, qtbot):
    state = parts.state
    assert state.design.k == 5
    parts.choose("age", "sex", k=7)
    assert state.design.k == 7
    assert [of.name for of in state.design.variables] == ["age", "sex"]
    state.ask(replace(state.design, k=3), "")
    parts.choose("age", "sex", "code", k=9)
    assert state.design.k == 3  # that was chosen
    assert [of.name for of in state.design.variables] == ["age", "sex", "code"]
    state.ask(replace(state.design, variables=state.design.variables[:1]), "")
    parts.choose("age", "sex", "group", k=9)
    assert [of.name for of in state.design.variables] == ["age", "group"]


def test_k_above_the_file_is_said_before_anything_runs(parts, qtbot):
    parts.state.ask(replace(parts.state.design, k=N + 1), "")
    parts.read(qtbot)
    assert (
        parts.state.planned.error.message
        == "k is 301, but there are 300 records: no class can be that large."
    )
    assert parts.state.plan is None
    errors = []
    parts.job.failed.connect(errors.append)
    parts.run(qtbot)
    assert [of.message for of in errors] == [parts.state.planned.error.message]
    assert parts.state.outcome is None


def test_without_variables_nothing_runs_now_nor_later(parts, qtbot):
    design = parts.state.design
    parts.state.ask(replace(design, variables=()), "")
    parts.run(qtbot)
    assert parts.state.plan is None
    parts.state.ask(design, "")
    add_column(parts.state, QuasiIdentifier("group"))
    parts.read(qtbot)
    assert parts.state.records is not None
    assert parts.state.outcome is None


def test_a_combination_with_an_unknown_column_is_said(parts, qtbot):
    state = parts.state
    state.ask(replace(state.design, by_hand=(("age", "religion"),)), "")
    parts.read(qtbot)
    assert "religion" in parts.state.planned.error.message


def test_another_file_forgets_what_came_out_and_what_was_chosen(parts, qtbot, tmp_path):
    parts.run(qtbot)
    state = parts.state
    state.candidates = (object(),)
    state.ask(replace(state.design, by_hand=(("age",),)), "")
    path = tmp_path / "others.csv"
    write_people(path)
    parts.open(path, "sex")
    assert (state.outcome, state.candidates, state.records) == (None, (), None)
    assert state.design.by_hand is None
    assert [of.name for of in state.design.variables] == ["sex"]


def test_a_file_that_is_gone_is_said_and_not_read_again_by_itself(parts, qtbot):
    errors = []
    parts.job.failed.connect(errors.append)
    parts.session.records.path.unlink()
    parts.running.set_active(True)
    parts.settle(qtbot)
    parts.running.set_active(True)
    parts.settle(qtbot)
    assert len(errors) == 1
    assert "people.csv" in errors[0].message
    parts.run(qtbot)
    assert len(errors) == 2  # the user may try again


def test_cancelling_keeps_what_was_there(parts, qtbot):
    parts.run(qtbot)
    outcome = parts.state.outcome
    parts.state.ask(replace(parts.state.design, k=20), "")
    parts.state.run_requested.emit()
    parts.job.cancel()
    parts.settle(qtbot)
    assert parts.state.outcome is outcome
    assert not parts.state.working
    assert parts.state.stale


def test_running_again_with_another_design_replaces_what_is_under_way(parts, qtbot):
    parts.read(qtbot)
    parts.state.run_requested.emit()
    parts.state.ask(replace(parts.state.design, k=9), "")
    parts.run(qtbot)
    assert parts.state.outcome.suppression.protection.k == 9
    assert not parts.state.stale


def test_the_method_is_remembered_for_the_next_file(qapp, qtbot, tmp_path):
    settings = Settings(kept={"cells/algorithm": COMPLETE, "cells/give_back": "yes"})
    made = Parts(QObject(), settings)
    path = tmp_path / "people.csv"
    write_people(path)
    made.open(path, "age")
    assert (made.state.design.algorithm, made.state.design.give_back) == (COMPLETE, True)
    made.close()
    nonsense = Parts(QObject(), Settings(kept={"cells/algorithm": "magic"}))
    assert nonsense.state.design.algorithm == "combinations"
    nonsense.close()


def test_another_window_takes_over_what_was_chosen_and_what_came_out(parts, qtbot):
    add_column(parts.state, QuasiIdentifier("group"))
    parts.state.ask(replace(parts.state.design, k=4), "")
    parts.run(qtbot)
    outcome, design = parts.state.outcome, parts.state.design
    other = Parts(QObject())
    other.session.adopt(parts.session)
    other.state.adopt(parts.state)
    other.running.set_active(True)
    other.settle(qtbot)
    assert other.state.design == design
    assert other.state.outcome is outcome
    assert not other.state.stale
    assert other.state.records.columns == parts.state.records.columns
    other.close()


def test_a_file_of_which_nothing_is_chosen_is_not_read_and_nothing_is_said(parts, qtbot):
    failed = []
    parts.job.failed.connect(failed.append)
    parts.choose()
    parts.running.set_active(True)
    parts.settle(qtbot)
    assert failed == []


def test_levels_that_are_still_looked_up_are_waited_for(parts, qtbot):
    """F5 right after a hierarchy was made: its levels are not in the records yet."""
    parts.running.set_active(True)
    parts.settle(qtbot)
    groups = HierarchyLevel("group", ("1", "1", "2", "2", "2"))
    codes = parts.state.records.categories["code"]
    failed = []
    parts.job.failed.connect(failed.append)
    parts.state.change_hierarchies({"code": Hierarchy("code", codes, (groups,))})
    parts.run(qtbot)
    assert failed == []
    assert "code.group" in parts.state.outcome.loss.cells
