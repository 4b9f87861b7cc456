"""What would lose work, or say what is not so: other programs, half a save, another project."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.features.edit.editing import Editing
from app.features.project import opening as opening_module
from app.features.project.autosave import Autosave
from app.features.project.keeper import LAST, TOPIC, ProjectKeeper
from app.features.project.parking import Parking
from app.features.project.saving import Saving
from app.features.project.sharing import Sharing
from app.features.tour.demo import Demo
from app.frame.names import UNIQUENESS
from app.start import open_first
from app.workspaces.aggregate.state import AggregateWorkspace
from app.workspaces.uniqueness.state import UniquenessState
from core.errors import VbasError
from core.io.project import ProjectLock, read_project, saved_at
from core.io.project.lock import _began, _own_machine
from core.io.project.tables import opened
from core.io.sample import sample_scenario
from core.map.fields import AddedColumns
from core.steps import finish

ASKS_BEFORE_CLOSING = True


def set_k(program, k):
    draft = program.session.draft
    program.session.set_draft(replace(draft, scenario=replace(draft.scenario, k=k)))


def told(program, topic=TOPIC):
    rows = program.window.map_panel.messages._rows
    return [row.message for row in rows if row.message.topic == topic]


@pytest.fixture
def demo(sample_program, tmp_path):
    """A small one."""
    made = sample_program.window.findChild(Demo)
    made._folder, made.share = (lambda: tmp_path / "cache"), 0.25
    yield made
    if made.guide is not None:
        made.guide.end()
    made._quiet.close()


def play(program, demo, qtbot, settled):
    demo.action.trigger()
    settled(program)
    qtbot.waitUntil(lambda: demo.guide is not None, timeout=30_000)
    demo.guide.toggle_pause()
    settled(program)


# While it is being saved


@pytest.fixture
def speaking(running, settled, qtbot, tmp_path):
    """The sample with a run, saved, in a program that can change its language."""
    program = running.program
    program.window.resize(1280, 800)
    program.opener.open_sample()
    settled(program)
    quick = replace(sample_scenario().scenario, name="")
    program.session.set_draft(replace(program.session.draft, scenario=quick))
    settled(program)
    program.window.actions_.run.trigger()
    settled(program)
    kept = program.part(ProjectKeeper)
    with qtbot.waitSignal(kept.saved, timeout=30_000):
        program.part(Saving).save_to(tmp_path / "work.vbas")
    qtbot.waitUntil(lambda: kept.quiet.idle)
    yield running
    running.program.window.may_close = lambda: True


def test_what_is_made_during_the_first_save_is_not_saved(
    sample_program, keeper, run, tmp_path, qtbot, saving
):
    entry = run()
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        saving.save_to(tmp_path / "a.vbas")
        sample_program.session.add_run(entry.run, entry.study, entry.area_file, entry.records)
    assert keeper.modified
    assert sample_program.window.isWindowModified()
    sample_program.history.undo()
    assert len(finish(read_project(tmp_path / "a.vbas")).runs) == 1


def test_an_edit_that_joins_the_one_before_during_a_save_is_not_saved(
    sample_program, keeper, run, saved, qtbot, saving
):
    run()
    path = saved()
    set_k(sample_program, 6)
    index = sample_program.history.index()
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        saving.save_to(path)
        set_k(sample_program, 7)
    assert sample_program.history.index() == index
    assert keeper.modified
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        qtbot.waitUntil(lambda: keeper.quiet.idle)
        saving.save_to(path)
        sample_program.history.undo()  # to what was saved before
    assert keeper.modified


def test_every_save_that_was_asked_for_is_made(keeper, run, tmp_path, qtbot, saving):
    run()
    for name in ("a", "b", "c", "b"):
        saving.save_to(tmp_path / f"{name}.vbas")
    names = ("a.vbas", "b.vbas", "c.vbas")
    qtbot.waitUntil(lambda: keeper.quiet.idle and not keeper._next, timeout=60_000)
    assert sorted(of.name for of in tmp_path.glob("*.vbas")) == list(names)
    assert keeper.path == tmp_path / "b.vbas"
    assert [of.name for of in tmp_path.glob(".*.lock")] == [".b.vbas.lock"]


def test_a_copy_is_whole_before_the_window_closes(
    sample_program, run, saved, tmp_path, qtbot, saving
):
    run()
    saved()
    saving.save_to(tmp_path / "copy.vbas")
    sample_program.window.close()
    qtbot.waitUntil(lambda: not sample_program.window.isVisible(), timeout=30_000)
    assert len(finish(read_project(tmp_path / "copy.vbas")).runs) == 1


def test_what_is_opened_waits_for_the_save(
    sample_program, keeper, run, saved, tmp_path, qtbot, settled, saving, opening
):
    run()
    one, two = saved("one.vbas"), saved("two.vbas")
    order = []
    keeper.saved.connect(lambda: order.append("saved"))
    keeper.discarded.connect(lambda: order.append("opened"))
    opening.load(one)
    settled(sample_program) if not sample_program.jobs.busy else None
    qtbot.waitUntil(lambda: not sample_program.jobs.busy or not order, timeout=20_000)
    saving.save_to(two)
    qtbot.waitUntil(lambda: "opened" in order and "saved" in order, timeout=60_000)
    settled(sample_program)
    assert keeper.path in (one, two)
    assert (keeper.path == one) == (order[-1] == "opened")


def test_the_language_waits_for_the_save(speaking, tmp_path, qtbot):
    program = speaking.program
    kept = program.part(ProjectKeeper)
    program.part(Saving).save_to(tmp_path / "b.vbas")
    speaking.speak("fr")
    assert speaking.program is program
    assert told(program, "language")
    qtbot.waitUntil(lambda: kept.path == tmp_path / "b.vbas" and kept.quiet.idle, timeout=30_000)


def test_another_language_changes_nothing_of_the_project(speaking, settled, qtbot):
    program = speaking.program
    kept = program.part(ProjectKeeper)
    program.window.show_workspace(UNIQUENESS)
    settled(program)
    program.part(UniquenessState).run_requested.emit()
    settled(program)
    program.window.show_workspace("aggregate")
    set_k(program, 9)
    with qtbot.waitSignal(kept.saved, timeout=30_000):
        program.part(Saving).save()
    qtbot.waitUntil(lambda: kept.quiet.idle)
    path, log = kept.path, kept.work.log()
    assert not kept.modified
    assert log
    speaking.speak("fr")
    program = speaking.program
    settled(program)
    qtbot.wait(400)
    again = program.part(ProjectKeeper)
    assert again is not kept
    assert not again.modified
    assert not program.window.isWindowModified()
    assert (again.path, again.work.log()) == (path, log)
    assert not again.read_only
    set_k(program, 12)
    assert again.modified
    with qtbot.waitSignal(again.saved, timeout=30_000):
        program.part(Saving).save()
    assert finish(read_project(path)).settings.scenario.k == 12


def test_another_language_after_the_demo_keeps_the_project(speaking, settled, qtbot, tmp_path):
    program = speaking.program
    kept = program.part(ProjectKeeper)
    set_k(program, 9)
    demo = program.window.findChild(Demo)
    demo._folder, demo.share = (lambda: tmp_path / "cache"), 0.25
    play(program, demo, qtbot, settled)
    demo.guide.end()
    demo._quiet.close()
    settled(program)
    speaking.speak("fr")
    program = speaking.program
    settled(program)
    again = program.part(ProjectKeeper)
    assert again is not kept
    program.part(Parking).go_back()
    qtbot.waitUntil(lambda: again.path == tmp_path / "work.vbas")
    settled(program)
    assert again.modified
    assert program.session.draft.scenario.k == 9
    assert not again.read_only


# Other programs


def touch_by_another(path):
    """As another program saves: with another time in the file."""
    import sqlite3

    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE vbas_project SET value = '\"2031-01-01\"' WHERE key = 'saved'")
    connection.close()


def test_a_file_that_another_program_saved_is_never_replaced_unasked(
    sample_program, keeper, run, saved, press, qtbot, saving, monkeypatch, tmp_path
):
    run()
    path = saved()
    touch_by_another(path)
    set_k(sample_program, 9)
    saving.save()
    assert keeper.quiet.idle
    assert "another program" in keeper.question.text()
    press(keeper.question, "Cancel")
    assert saved_at(path) == "2031-01-01"
    assert keeper.modified
    saving.save()
    with monkeypatch.context() as chosen:  # nowhere: nothing is saved, and nothing is lost
        chosen.setattr("app.features.project.saving.ask_where", lambda *_, **__: None)
        press(keeper.question, "Save as …")
    assert keeper.quiet.idle
    assert keeper.modified
    saving.save()
    other = tmp_path / "mine.vbas"
    with monkeypatch.context() as chosen, qtbot.waitSignal(keeper.saved, timeout=30_000):
        chosen.setattr("app.features.project.saving.ask_where", lambda *_, **__: other)
        press(keeper.question, "Save as …")
    assert keeper.path == other
    assert saved_at(path) == "2031-01-01"
    qtbot.waitUntil(lambda: keeper.quiet.idle)
    touch_by_another(other)
    path = other
    set_k(sample_program, 8)
    set_k(sample_program, 9)
    saving.save()
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        press(keeper.question, "Replace it")
    assert finish(read_project(path)).settings.scenario.k == 9
    assert not keeper.modified
    qtbot.waitUntil(lambda: keeper.quiet.idle)
    keeper.question = None
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        saving.save()  # ours again: nothing is asked
    assert keeper.question is None


def test_a_file_that_is_gone_is_written_again(keeper, run, saved, qtbot, saving):
    run()
    path = saved()
    path.unlink()
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        saving.save()
    assert len(finish(read_project(path)).runs) == 1


def test_a_folder_that_is_gone_is_not_called_open_elsewhere(
    sample_program, run, saved, tmp_path, second, saving
):
    run()
    saving.save_to(tmp_path / "gone" / "a.vbas")
    (message,) = told(sample_program)
    assert "folder" in message.text
    again = second(saved())
    (message,) = told(again)
    assert "another VBAS" in message.text


def test_a_lost_lock_is_noticed_and_taken_again_if_nobody_has_it(
    sample_program, keeper, run, saved, qtbot, saving
):
    run()
    path = saved()
    lock = path.with_name(f".{path.name}.lock")
    lock.unlink()
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        saving.save()
    assert lock.exists()
    qtbot.waitUntil(lambda: keeper.quiet.idle)
    before = path.read_bytes()
    lock.write_text(f"{_own_machine()}1-{_began(1)}")  # another process has it now
    set_k(sample_program, 9)
    saving.save_to(path)
    assert keeper.read_only
    assert told(sample_program)
    assert path.read_bytes() == before
    keeper._release()
    assert lock.exists()  # it is not ours to take away


def test_a_read_only_project_that_becomes_free_can_be_saved(
    sample_program, run, saved, second, keeper, qtbot
):
    run()
    path = saved()
    again = second(path)
    other = again.part(ProjectKeeper)
    assert other.read_only
    set_k(again, 8)
    keeper.place.release()
    again.part(Sharing).try_to_write()
    assert not other.read_only
    assert "read-only" not in again.window.windowTitle()
    with qtbot.waitSignal(other.saved, timeout=30_000):
        again.part(Saving).save()
    assert finish(read_project(path)).settings.scenario.k == 8


def test_a_read_only_project_that_was_saved_meanwhile_is_not_overwritten(
    sample_program, run, saved, second, keeper, qtbot
):
    run()
    path = saved()
    again = second(path)
    other = again.part(ProjectKeeper)
    set_k(sample_program, 12)
    saved()
    keeper.place.release()
    set_k(again, 8)
    again.part(Saving).save()
    assert other.quiet.idle
    assert any("another VBAS" in of.text for of in told(again))
    assert "another program" in other.question.text()
    assert finish(read_project(path)).settings.scenario.k == 12


def test_work_is_set_aside_also_when_the_project_file_is_gone(
    sample_program, keeper, run, saved, qtbot
):
    aside = sample_program.part(Autosave)
    run()
    path = saved()
    path.unlink()
    run()
    qtbot.waitUntil(lambda: aside.path.exists() and aside.quiet.idle, timeout=20_000)
    assert len(finish(read_project(aside.path)).runs) == 2


def test_settings_are_set_aside_too(sample_program, keeper, run, qtbot):
    aside = sample_program.part(Autosave)
    run()
    qtbot.waitUntil(lambda: aside.path.exists() and aside.quiet.idle, timeout=20_000)
    set_k(sample_program, 23)
    aside.write()
    qtbot.waitUntil(lambda: aside.quiet.idle, timeout=20_000)
    assert finish(read_project(aside.path)).settings.scenario.k == 23


def test_what_was_set_aside_for_saved_work_is_gone_also_if_it_was_being_written(
    sample_program, keeper, run, qtbot
):
    aside = sample_program.part(Autosave)
    run()
    qtbot.waitUntil(lambda: aside.path.exists() and aside.quiet.idle, timeout=20_000)
    set_k(sample_program, 23)
    aside.write()
    aside.forget()
    qtbot.waitUntil(lambda: aside.quiet.idle, timeout=20_000)
    assert not aside.path.exists()


def test_told_to_end_it_asks_nothing_and_leaves_all_for_the_next_start(
    sample_program, keeper, run, second, press, qtbot, settled
):
    aside = sample_program.part(Autosave)
    run()
    set_k(sample_program, 23)
    aside.leave()
    assert not sample_program.window.isVisible()
    assert finish(read_project(aside.path)).settings.scenario.k == 23
    aside.path.unlink()


# Discarding, and what comes after it


def test_work_that_was_discarded_for_a_project_that_does_not_open_is_still_there(
    sample_program, keeper, run, press, tmp_path, qtbot, opening
):
    run()
    (tmp_path / "bad.vbas").write_bytes(b"no project")
    opening.open(tmp_path / "bad.vbas")
    press(keeper.question, "Discard")
    qtbot.waitUntil(lambda: bool(told(sample_program)), timeout=20_000)
    assert len(sample_program.session.runs) == 1
    assert keeper.modified
    sample_program.window.close()
    assert sample_program.window.isVisible()


def test_a_second_wish_to_close_asks_no_second_question(sample_program, keeper, run):
    run()
    sample_program.window.close()
    first = keeper.question
    sample_program.window.close()
    assert keeper.question is first


def test_nothing_of_a_project_is_left_in_the_next_one(
    sample_program, keeper, run, saved, qtbot, settled, tmp_path, opening
):
    session = sample_program.session
    entry = run()
    sample_program.part(AggregateWorkspace).partners = {"da": entry.number}
    one = saved("one.vbas")
    labels = entry.run.aggregation.labels.copy()
    labels[0] = (labels[0] + 1) % entry.run.aggregation.n_regions
    sample_program.part(Editing).sessions.of(entry).begin_with(labels)
    session.rename_run(entry, "Secret")
    sample_program.part(AggregateWorkspace).partners = {"da": entry.number, "fsa": 9}
    saved("two.vbas")
    opening.open(one)
    qtbot.waitUntil(lambda: keeper.path == one, timeout=20_000)
    settled(sample_program)
    qtbot.waitUntil(lambda: not keeper.modified)
    project = keeper.project()
    assert not any("renaming" in line for line in project.log)
    assert project.parts["edits"]["labels"].value(None) == ()
    assert project.parts["aggregate"]["partners"].value(None) == {"da": entry.number}


def test_a_new_project_asks_and_is_empty(
    sample_program, keeper, run, saved, press, qtbot, settled, opening
):
    run()
    path = saved()
    run()
    opening.new()
    press(keeper.question, "Discard")
    settled(sample_program)
    session = sample_program.session
    assert (keeper.path, session.runs, session.area_file, session.records) == (None, (), None, None)
    assert sample_program.window.windowTitle() == "VBAS"
    assert not keeper.modified
    assert not sample_program.history.canUndo()
    assert ProjectLock(path).take()
    assert len(finish(read_project(path)).runs) == 1
    path.with_name(f".{path.name}.lock").unlink()
    sample_program.opener.open_sample()
    settled(sample_program)
    quick = replace(sample_scenario().scenario, name="")
    session.set_draft(replace(session.draft, scenario=quick))
    assert run() is not None
    assert keeper.modified


def test_the_sample_asks_and_takes_the_place_of_the_project(
    sample_program, keeper, run, saved, press, settled, qtbot
):
    run()
    path = saved()
    set_k(sample_program, 9)
    sample_program.window.actions_.open_sample.trigger()
    press(keeper.question, "Discard")
    settled(sample_program)
    qtbot.waitUntil(lambda: sample_program.session.area_file is not None)
    settled(sample_program)
    assert keeper.path is None
    assert sample_program.session.runs == ()
    assert not keeper.modified
    assert finish(read_project(path)).settings.scenario.k == 5


def test_a_project_that_is_named_at_the_start_is_opened(run, saved, second, settled, keeper, qtbot):
    run()
    path = saved()
    program = second()
    open_first(program, [path])
    qtbot.waitUntil(lambda: program.part(ProjectKeeper).path == path, timeout=20_000)
    settled(program)
    assert len(program.session.runs) == 1


def test_a_last_project_that_is_gone_is_said(second, settings, settled, tmp_path):
    settings.kept[LAST] = str(tmp_path / "gone.vbas")
    program = second()
    open_first(program, [])
    settled(program)
    (message,) = told(program, "last project")
    assert "gone.vbas" in message.text
    assert program.session.area_file is not None


# Several programs left work


def left_by_another(aside, number, k, program, qtbot):
    """Work that a dead process left, later than that of smaller numbers."""
    set_k(program, k)
    aside._written = None
    aside.write()
    qtbot.waitUntil(lambda: aside.quiet.idle and aside.path.exists(), timeout=20_000)
    machine = aside.path.name.split("-")[0]
    dead = aside.path.with_name(f"{machine}-99999{number}-x.vbas")
    dead.write_bytes(aside.path.read_bytes())
    os.utime(dead, (1_700_000_000 + number, 1_700_000_000 + number))
    return dead


def test_work_of_several_programs_is_offered_one_after_another(
    sample_program, run, second, press, qtbot, settled
):
    aside = sample_program.part(Autosave)
    run()
    dead = [left_by_another(aside, i, 10 + i, sample_program, qtbot) for i in (1, 2, 3)]
    again = second()
    offers = again.part(Autosave)
    started = []
    assert offers.offer(lambda: started.append(True))
    assert "2" in offers.question.informativeText()
    press(offers.question, "Discard")
    assert [of.exists() for of in dead] == [True, True, False]
    press(offers.question, "Recover")
    qtbot.waitUntil(lambda: len(again.session.runs) == 1, timeout=20_000)
    settled(again)
    assert again.session.draft.scenario.k == 12
    assert started == []
    (message,) = told(again, "left work")
    qtbot.waitUntil(lambda: not dead[1].exists(), timeout=20_000)  # it is in the new file
    assert dead[0].exists()
    message.on_action()
    press(offers.question, "Recover")
    press(again.part(ProjectKeeper).question, "Discard")
    qtbot.waitUntil(lambda: again.session.draft.scenario.k == 11, timeout=20_000)
    settled(again)


def test_work_that_cannot_be_recovered_now_is_kept(
    sample_program, run, second, press, qtbot, settled, monkeypatch
):
    aside = sample_program.part(Autosave)
    run()
    dead = left_by_another(aside, 1, 11, sample_program, qtbot)
    again = second()
    kept = again.part(ProjectKeeper)
    again.part(Autosave).offer()

    def refuse(*_):
        raise VbasError("no")
        yield

    monkeypatch.setattr(opening_module, "load", refuse)
    press(again.part(Autosave).question, "Recover")
    qtbot.waitUntil(lambda: bool(told(again)), timeout=20_000)
    again.opener.open_sample()
    settled(again)
    with qtbot.waitSignal(kept.saved, timeout=30_000):
        again.part(Saving).save_to(Path(dead.parent.parent) / "other.vbas")
    assert dead.exists()
    assert finish(read_project(dead)).settings.scenario.k == 11


# The demo


def test_the_demo_is_no_work_and_the_project_comes_back(
    sample_program, keeper, run, saved, demo, qtbot, settled, press, saving, parking
):
    session, window = sample_program.session, sample_program.window
    entry = run()
    path = saved()
    session.rename_run(entry, "Mine")
    log, aside = keeper.work.log(), sample_program.part(Autosave)
    kept = aside.path
    play(sample_program, demo, qtbot, settled)
    qtbot.wait(300)
    assert keeper.path is None
    assert not keeper.modified
    assert not window.isWindowModified()
    assert keeper.work.own_runs() == []
    aside.write()
    assert aside.quiet.idle
    demo.guide.end()
    qtbot.waitUntil(lambda: kept.exists(), timeout=20_000)  # the work out of sight is safe
    assert not ProjectLock(path).take()
    parking.go_back()
    qtbot.waitUntil(lambda: keeper.path == path)
    settled(sample_program)
    assert keeper.modified
    assert window.isWindowModified()
    assert window.windowTitle() == "work[*] – VBAS"
    assert [of.name for of in session.runs] == ["Mine"]
    assert keeper.work.log() == log
    assert aside.path == kept
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        saving.save()
    assert [of.name for of in finish(read_project(path)).runs] == ["Mine"]
    assert not kept.exists()
    assert not keeper.modified


def test_closing_during_the_demo_asks_about_the_project(
    sample_program, keeper, run, saved, demo, qtbot, settled, press
):
    entry = run()
    path = saved()
    sample_program.session.rename_run(entry, "Mine")
    play(sample_program, demo, qtbot, settled)
    sample_program.window.close()
    assert sample_program.window.isVisible()
    qtbot.waitUntil(lambda: keeper.question is not None)
    assert "work" in keeper.question.text()
    assert demo.guide is None
    press(keeper.question, "Save")
    qtbot.waitUntil(lambda: not sample_program.window.isVisible(), timeout=30_000)
    assert [of.name for of in finish(read_project(path)).runs] == ["Mine"]


# Marks


def test_no_look_or_selection_is_called_work(sample_program, keeper, run, saved):
    run()
    saved()
    session = sample_program.session
    session.select(np.array([1, 2]))
    session.show_run(None)
    assert not keeper.modified
    session.set_fields(AddedColumns({"a": np.zeros(len(session.area_file.layer))}))
    assert keeper.modified


def test_the_stamp_is_that_of_the_file(keeper, run, saved):
    run()
    path = saved()
    assert keeper.place.stamp == saved_at(path)
    with opened(path):
        pass
