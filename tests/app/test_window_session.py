import weakref
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

from app.frame.history import Edit, History
from app.frame.session import MOST_OVERLAID, Session


@pytest.fixture
def session(qtbot, sample_loaded):
    made = Session()
    made.set_areas(sample_loaded.area_file)
    return made


def add(session, entry):
    session.add_run(entry.run, entry.study, entry.area_file, entry.records)
    return session.current_run


def test_a_new_run_is_shown_and_compared_with_the_one_before(session, sample_entry, other_entry):
    first = add(session, sample_entry)
    assert session.compared_run is None
    second = add(session, other_entry)
    assert session.current_run is second
    assert session.compared_run is first
    assert [of.name for of in session.runs] == ["Run 1", "Run 2"]


def test_other_areas_drop_study_selection_and_shown_run_but_not_the_runs(
    session, sample_entry, qtbot
):
    add(session, sample_entry)
    session.set_study(sample_entry.study)
    session.select(np.array([1, 2]))
    session.set_areas(None)
    assert session.study is None
    assert session.current_run is None
    assert len(session.selection) == 0
    assert len(session.runs) == 1


def test_a_selection_ends_where_its_numbers_mean_other_areas(session, sample_entry, other_entry):
    first = add(session, sample_entry)
    session.select(np.array([1, 2]))
    second = add(session, other_entry)
    assert session.selection.tolist() == [1, 2]
    file = sample_entry.area_file
    ids = np.array([f"other {of}" for of in file.layer.ids], dtype=object)
    others = replace(file, layer=replace(file.layer, ids=ids))
    session.area_file = others
    session.show_run(None)
    assert len(session.selection) == 0
    session.select(np.array([3]))
    session.show_run(second)
    assert len(session.selection) == 0
    session.select(np.array([3]))
    session.show_run(first)
    assert session.selection.tolist() == [3]


def test_removing_the_shown_run_shows_another_and_can_be_undone(session, sample_entry, other_entry):
    first, second = add(session, sample_entry), add(session, other_entry)
    session.remove_run(second)
    assert session.current_run is first
    session.restore_run(second)
    assert session.runs == (first, second)


def test_renaming_keeps_what_is_shown(session, sample_entry):
    first = add(session, sample_entry)
    session.rename_run(first, "coarse")
    assert session.current_run.name == "coarse"
    assert session.runs[0] is session.current_run


def test_nothing_is_announced_when_nothing_changes(session, sample_entry, qtbot):
    first = add(session, sample_entry)
    with qtbot.assertNotEmitted(session.current_run_changed):
        session.show_run(first)
    with qtbot.assertNotEmitted(session.draft_changed):
        session.set_draft(session.draft)
    with qtbot.assertNotEmitted(session.selection_changed):
        session.select(np.zeros(0, dtype=np.intp))


@pytest.fixture
def four(session, sample_entry):
    return [add(session, sample_entry) for _ in range(4)]


def test_the_shown_run_is_always_among_those_drawn_together(session, four):
    assert session.overlaid == (four[3],)
    session.toggle_overlaid(four[1])
    assert session.overlaid == (four[3], four[1])
    session.show_run(four[0])
    assert session.overlaid == (four[0], four[1])
    session.show_run(four[1])
    assert session.overlaid == (four[1],)
    session.set_overlaid((four[2], four[0]))
    assert session.overlaid == (four[1], four[2], four[0])
    session.toggle_overlaid(four[2])
    assert session.overlaid == (four[1], four[0])


def test_renamed_runs_are_followed_and_removed_ones_leave_the_plots(session, four):
    session.set_overlaid(four[:2])
    session.rename_run(four[0], "coarse")
    assert [of.name for of in session.overlaid] == ["Run 4", "coarse", "Run 2"]
    renamed = session.overlaid[1]
    session.remove_run(renamed)
    assert session.overlaid == (four[3], four[1])
    session.restore_run(renamed)
    assert session.overlaid == (four[3], renamed, four[1])


def test_no_more_runs_are_drawn_together_than_can_be_told_apart(session, sample_entry, qtbot):
    entries = [add(session, sample_entry) for _ in range(MOST_OVERLAID + 2)]
    session.set_overlaid(entries[: MOST_OVERLAID - 1])
    assert len(session.overlaid) == MOST_OVERLAID
    with qtbot.assertNotEmitted(session.overlaid_changed):
        session.toggle_overlaid(entries[MOST_OVERLAID])


def test_undo_of_a_removal_shows_only_what_was_shown(session, sample_entry, other_entry):
    history = History(session)
    first, second = add(session, sample_entry), add(session, other_entry)
    session.compare_with(first)
    session.remove_run(first)
    assert session.compared_run is None
    history.undo()
    assert session.current_run is second
    assert session.compared_run is first
    session.remove_run(second)
    assert session.current_run is first
    history.undo()
    assert session.current_run is second


class Setting:
    """Something that an edit knows."""


def test_an_edit_that_was_taken_into_another_keeps_nothing(session):
    history, known = History(session), []
    for _ in range(2):
        setting = Setting()
        known.append(weakref.ref(setting))
        edit = Edit("slider", redo=lambda: None, undo=partial(repr, setting), topic="slider")
        history.record(edit)
    del setting, edit
    assert history.count() == 1
    assert [of() is not None for of in known] == [True, False]
    history.clear()
    assert known[0]() is None
