"""Work in the window is kept: saved, opened, asked about, recovered, found again."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QAction, QGuiApplication

from app.features.edit.editing import Editing
from app.features.project import scripts
from app.features.project.autosave import Autosave, left_behind
from app.features.project.finding import Finding
from app.features.project.history_list import HistoryList
from app.features.project.keeper import ProjectKeeper
from app.features.project.opening import Opening
from app.features.project.saving import Saving
from app.frame.names import CELLS, RELEASE, UNIQUENESS
from app.map.tools.views import Bookmarks
from app.start import go_on
from app.workspaces.aggregate.state import AggregateWorkspace
from app.workspaces.cells.state import CellsState
from app.workspaces.release.state import ReleaseState
from app.workspaces.uniqueness.state import UniquenessState
from core.io.areas import AreaSource
from core.io.project import read_project, writing
from core.io.sample import sample_folder
from core.map.fields import AddedColumns
from core.placement.given import GivenRegions
from core.risk.assessment import Release
from core.steps import finish

ASKS_BEFORE_CLOSING = True


def test_opening_files_is_no_work_but_a_run_is(sample_program, keeper, run, qtbot):
    assert not keeper.modified
    run()
    assert keeper.modified
    qtbot.waitUntil(sample_program.window.isWindowModified)
    assert sample_program.window.windowTitle() == "New Selkirk[*] – VBAS"


def test_a_saved_project_is_what_comes_back(sample_program, keeper, run, saved, second, settled):
    session = sample_program.session
    first = run()
    draft = session.draft
    session.set_draft(replace(draft, scenario=replace(draft.scenario, k=11)))
    other = run()
    session.rename_run(other, "Eleven")
    session.star_run(session.run_of(other.number), True)
    session.select(np.array([3, 5]))
    path = saved()
    assert not keeper.modified
    assert sample_program.window.windowTitle() == "work[*] – VBAS"
    again = second(path)
    assert not again.part(ProjectKeeper).modified
    mine, theirs = session, again.session
    assert [of.name for of in theirs.runs] == [first.name, "Eleven"]
    assert theirs.runs[1].starred
    assert theirs.current_run.name == "Eleven"
    assert theirs.draft == mine.draft
    assert theirs.selection.tolist() == [3, 5]
    for one, two in zip(mine.runs, theirs.runs, strict=True):
        assert one.run.evaluation == two.run.evaluation
        assert np.array_equal(one.run.aggregation.labels, two.run.aggregation.labels)
        assert one.run.scenario == two.run.scenario
        assert np.array_equal(one.colours.colours, two.colours.colours)


def test_looks_columns_and_formulas_come_back(sample_program, keeper, run, saved, second):
    session = sample_program.session
    run()
    n = len(session.area_file.layer)
    columns = AddedColumns(
        {"joined": np.arange(n, dtype=float), "double": np.zeros(n)},
        {"joined": "km"},
        {"double": "joined * 2"},
    )
    session.set_fields(columns)
    layers = tuple(replace(of, opacity=0.25) if of.key == "areas" else of for of in session.layers)
    session.set_layers(layers)
    again = second(saved()).session
    assert np.array_equal(again.fields["joined"], np.arange(n))
    assert np.array_equal(again.fields["double"], np.arange(n) * 2.0)
    assert again.fields.units == {"joined": "km"}
    assert next(of for of in again.layers if of.key == "areas").opacity == 0.25


def test_no_count_of_records_computed_is_in_the_file(sample_program, run, saved):
    session = sample_program.session
    run()
    records = session.study.counts.records.astype(float)
    session.set_fields(AddedColumns({"told": records}, {}, {"told": "records"}))
    project = finish(read_project(saved()))
    assert "told" not in project.columns
    assert project.formulas == {"told": "records"}


def test_closing_asks_and_saving_closes(
    sample_program, keeper, run, tmp_path, qtbot, monkeypatch, press
):
    run()
    window = sample_program.window
    window.close()
    assert window.isVisible()
    monkeypatch.setattr(
        "app.features.project.saving.ask_where", lambda *_, **__: tmp_path / "a.vbas"
    )
    press(keeper.question, "Save")
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=30_000)
    assert len(finish(read_project(tmp_path / "a.vbas")).runs) == 1


def test_closing_discards_only_when_told(sample_program, keeper, run, qtbot, press):
    run()
    window = sample_program.window
    window.close()
    press(keeper.question, "Cancel")
    assert window.isVisible()
    assert keeper.modified
    window.close()
    press(keeper.question, "Discard")
    assert not window.isVisible()


def test_closing_while_a_job_runs_says_so(sample_program, keeper, run, press):
    run()
    sample_program.window.actions_.run.trigger()
    assert sample_program.jobs.busy
    sample_program.window.close()
    assert "is under way" in keeper.question.informativeText()
    press(keeper.question, "Cancel")
    assert sample_program.window.isVisible()


def test_nothing_to_lose_closes_at_once(sample_program):
    sample_program.window.close()
    assert not sample_program.window.isVisible()


def test_a_run_after_the_save_is_work_again(keeper, run, saved):
    run()
    saved()
    run()
    assert keeper.modified


def test_an_edit_that_is_taken_back_is_no_work(sample_program, keeper, run, saved, qtbot):
    run()
    saved()
    draft = sample_program.session.draft
    sample_program.session.set_draft(replace(draft, scenario=replace(draft.scenario, k=7)))
    assert keeper.modified
    sample_program.history.undo()
    assert not keeper.modified


def test_work_is_set_aside_after_a_run_and_gone_once_saved(
    sample_program, keeper, run, saved, qtbot
):
    aside = sample_program.part(Autosave)
    run()
    qtbot.waitUntil(lambda: aside.path.exists() and aside.quiet.idle, timeout=20_000)
    assert len(finish(read_project(aside.path)).runs) == 1
    assert aside.path.stat().st_size < 1_000_000  # without areas
    saved()
    assert not aside.path.exists()


def crash(aside):
    """What the program left, as if its process had died."""
    dead = aside.path.with_name(aside.path.name.replace(aside.path.name.split("-")[1], "999999", 1))
    shutil.copy(aside.path, dead)
    return dead


def test_a_crash_loses_nothing(sample_program, keeper, run, qtbot, second, settled, press):
    aside = sample_program.part(Autosave)
    run()
    qtbot.waitUntil(lambda: aside.path.exists() and aside.quiet.idle, timeout=20_000)
    dead = crash(aside)
    again = second()
    assert go_on(again)
    question = again.part(Autosave).question
    assert "1\u00a0run" in question.informativeText()
    press(question, "Recover")
    qtbot.waitUntil(lambda: len(again.session.runs) == 1, timeout=20_000)
    settled(again)
    qtbot.waitUntil(lambda: again.part(ProjectKeeper).modified)
    assert again.part(ProjectKeeper).work.in_words() == "what was done since it was saved last"
    assert again.part(ProjectKeeper).path is None
    assert again.session.runs[0].run.evaluation == sample_program.session.runs[0].run.evaluation
    again.part(ProjectKeeper).discarded.emit()
    assert not dead.exists()


def test_what_is_not_wanted_after_a_crash_goes(sample_program, run, qtbot, second, press):
    aside = sample_program.part(Autosave)
    run()
    qtbot.waitUntil(lambda: aside.path.exists() and aside.quiet.idle, timeout=20_000)
    dead = crash(aside)
    again = second()
    again.part(Autosave).offer()
    press(again.part(Autosave).question, "Ask again later")
    assert dead.exists()
    assert again.session.runs == ()
    again.part(Autosave).offer()
    press(again.part(Autosave).question, "Discard")
    assert not dead.exists()
    assert aside.path.exists()  # that of a program which is still there
    assert left_behind(aside.path.parent) == ()


def test_a_project_is_read_only_where_another_has_it(run, saved, second, keeper):
    run()
    path = saved()
    again = second(path).part(ProjectKeeper)
    assert again.read_only
    assert "read-only" in again._window.windowTitle()
    assert not keeper.read_only


@pytest.fixture
def own_files(program, settled, tmp_path, qtbot):
    """Own areas and records, with a run."""
    for name in ("areas.gpkg", "records.parquet"):
        shutil.copy(sample_folder() / name, tmp_path / name)
    program.opener.open_areas(AreaSource(tmp_path / "areas.gpkg", layer="areas"))
    settled(program)
    program.opener.open_records(tmp_path / "records.parquet")
    settled(program)
    from core.io.sample import sample_scenario

    scenario = replace(sample_scenario().scenario, name="")
    program.session.set_draft(
        replace(program.session.draft, scenario=scenario, area_column="area_id")
    )
    settled(program)
    program.window.actions_.run.trigger()
    settled(program)
    keeper = program.part(ProjectKeeper)
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        program.part(Saving).save_to(tmp_path / "own.vbas")
    return program


def waiting(program):
    rows = program.window.map_panel.messages._rows
    return [row.message for row in rows if row.message.topic == "project records"]


def test_records_that_moved_are_found_again(own_files, tmp_path, second, settled, qtbot):
    (tmp_path / "elsewhere").mkdir()
    there = tmp_path / "elsewhere" / "moved.parquet"
    shutil.move(tmp_path / "records.parquet", there)
    again = second(tmp_path / "own.vbas")
    assert again.session.runs == ()
    assert again.session.area_file is not None
    (message,) = waiting(again)
    assert "records.parquet" in message.text
    list_of_runs = again.part(AggregateWorkspace).runs
    assert list_of_runs.empty.why.text() == "Runs that wait for their records: 1."
    keeper = again.part(ProjectKeeper)
    with qtbot.waitSignal(keeper.saved, timeout=30_000):  # what waits is not lost by saving
        again.part(Saving).save_to(tmp_path / "copy.vbas")
    copy = finish(read_project(tmp_path / "copy.vbas"))
    assert (len(copy.runs), copy.shown) == (1, copy.runs[0].number)
    again.part(Finding).find_records(there)
    qtbot.waitUntil(lambda: len(again.session.runs) == 1, timeout=20_000)
    settled(again)
    assert waiting(again) == []
    assert again.session.records.path == there
    assert again.session.current_run is again.session.runs[0]
    before, now = own_files.session.runs[0].run, again.session.runs[0].run
    assert before.evaluation == now.evaluation


def test_a_wrong_file_is_shown_as_such_and_the_right_one_found_after_it(
    own_files, tmp_path, second, settled, qtbot, press
):
    import pyarrow as pa
    import pyarrow.parquet as pq

    (tmp_path / "elsewhere").mkdir()
    there = tmp_path / "elsewhere" / "moved.parquet"
    shutil.move(tmp_path / "records.parquet", there)
    (tmp_path / "areas.gpkg").unlink()  # the project has them
    wrong = tmp_path / "wrong.parquet"
    pq.write_table(pa.table({"area_id": ["1"], "other": ["ZZMARK"]}), wrong)
    again = second(tmp_path / "own.vbas")
    assert len(again.session.area_file.layer) == 597
    keeper = again.part(ProjectKeeper)
    keeper.question = None
    again.part(Finding).find_records(wrong)
    qtbot.waitUntil(lambda: keeper.question is not None, timeout=20_000)
    assert "Columns that are gone" in keeper.question.informativeText()
    press(keeper.question, "Judge the runs on these records")
    settled(again)
    qtbot.waitUntil(lambda: again.session.records is not None)
    assert again.session.runs == ()
    assert len(keeper.aside.runs) == 1
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        again.part(Saving).save_to(tmp_path / "copy.vbas")
    assert b"ZZMARK" not in (tmp_path / "copy.vbas").read_bytes()
    keeper.question = None
    again.part(Finding).find_records(there)
    qtbot.waitUntil(lambda: not again.jobs.busy, timeout=20_000)
    settled(again)
    if keeper.question is not None:
        press(keeper.question, "Judge the runs on these records")
    qtbot.waitUntil(lambda: len(again.session.runs) == 1, timeout=20_000)
    settled(again)
    assert again.session.records.path == there
    assert again.session.runs[0].run.evaluation == own_files.session.runs[0].run.evaluation
    assert keeper.aside.runs == ()


def test_records_that_changed_are_shown_before_they_count(
    own_files, tmp_path, second, qtbot, settled, press
):
    import pyarrow.parquet as pq

    table = pq.read_table(tmp_path / "records.parquet")
    pq.write_table(table.slice(0, table.num_rows // 2), tmp_path / "records.parquet")
    again = second()
    keeper = again.part(ProjectKeeper)
    again.part(Opening).load(tmp_path / "own.vbas")
    qtbot.waitUntil(lambda: keeper.question is not None, timeout=20_000)
    told = keeper.question.informativeText()
    assert "in steps of 5: 334,120 then, 167,060 now" in told
    assert "lost then" in told
    press(keeper.question, "Judge the runs on these records")
    qtbot.waitUntil(lambda: len(again.session.runs) == 1, timeout=20_000)
    settled(again)
    assert again.session.study.counts.n_records == 167_059
    qtbot.waitUntil(lambda: keeper.modified)


def test_other_records_can_be_left_aside(own_files, tmp_path, second, qtbot, settled, press):
    import pyarrow.parquet as pq

    table = pq.read_table(tmp_path / "records.parquet")
    pq.write_table(table.slice(0, table.num_rows // 2), tmp_path / "records.parquet")
    again = second()
    keeper = again.part(ProjectKeeper)
    again.part(Opening).load(tmp_path / "own.vbas")
    qtbot.waitUntil(lambda: keeper.question is not None, timeout=20_000)
    press(keeper.question, "Open without records")
    qtbot.waitUntil(lambda: again.session.area_file is not None)
    settled(again)
    assert again.session.runs == ()
    assert len(keeper.aside.runs) == 1


def test_what_was_tried_in_other_workspaces_comes_back(
    sample_program, settled, saved, second, qtbot
):
    window = sample_program.window
    window.show_workspace(UNIQUENESS)
    settled(sample_program)
    state = sample_program.part(UniquenessState)
    state.run_requested.emit()
    settled(sample_program)
    qtbot.waitUntil(lambda: len(state.tried) == 1, timeout=20_000)
    window.show_workspace(CELLS)
    settled(sample_program)
    cells = sample_program.part(CellsState)
    cells.run_requested.emit()
    settled(sample_program)
    qtbot.waitUntil(lambda: len(cells.candidates) == 1, timeout=20_000)
    assert sample_program.part(ProjectKeeper).modified
    window.show_workspace("aggregate")
    path = saved()
    again = second(path)
    assert not again.window.is_made(UNIQUENESS)
    again.window.show_workspace(UNIQUENESS)
    settled(again)
    theirs = again.part(UniquenessState)
    # A project tells counts in steps (core/io/project/outcomes.py).
    lattice, step = state.tried[0].lattice, theirs.tried[0].lattice.step
    assert step > 1
    assert theirs.tried[0].lattice.unique.tolist() == (-(-lattice.unique // step) * step).tolist()
    assert theirs.examination is not None
    again.window.show_workspace(CELLS)
    settled(again)
    kept = again.part(CellsState).candidates[0]
    loss, whole = kept.compared.loss, cells.candidates[0].compared.loss
    assert loss.records_touched == -(-whole.records_touched // loss.step) * loss.step
    assert kept.kept is None
    assert again.part(CellsState).design == cells.design
    assert not again.part(ProjectKeeper).modified


def test_parts_of_workspaces_that_were_not_shown_are_saved_again(
    sample_program, settled, saved, second, qtbot, tmp_path
):
    sample_program.window.show_workspace(UNIQUENESS)
    settled(sample_program)
    sample_program.part(UniquenessState).run_requested.emit()
    settled(sample_program)
    sample_program.window.show_workspace("aggregate")
    again = second(saved())
    keeper = again.part(ProjectKeeper)
    with qtbot.waitSignal(keeper.saved, timeout=30_000):
        again.part(Saving).save_to(tmp_path / "copy.vbas")
    project = finish(read_project(tmp_path / "copy.vbas"))
    assert "tried" in project.parts[UNIQUENESS]


def test_opening_another_project_asks_first(keeper, run, saved, sample_program, press, opening):
    run()
    path = saved()
    run()
    opening.open(path)
    assert keeper.question is not None
    press(keeper.question, "Cancel")
    assert len(sample_program.session.runs) == 2


def test_a_disk_that_refuses_says_so_and_loses_nothing(
    keeper, run, qtbot, sample_program, tmp_path, saving
):
    run()
    (tmp_path / "file").write_text("x")
    saving.save_to(tmp_path / "file" / "a.vbas")
    qtbot.wait(300)
    rows = sample_program.window.map_panel.messages._rows
    assert any(row.message.topic == "project" for row in rows)
    assert keeper.modified
    assert keeper.path is None


def test_bookmarks_and_unfinished_edits_come_back(
    sample_program, run, saved, second, settled, qtbot
):
    entry = run()
    views = sample_program.part(Bookmarks)
    views.add()
    views.rename(0, "Here")
    session = sample_program.part(Editing).sessions.of(entry)
    labels = session.labels()
    labels[0] = (labels[0] + 1) % entry.run.aggregation.n_regions
    session.begin_with(labels)
    path = saved()
    sample_program.settings.kept.pop("bookmarks")
    again = second(path)
    assert [of.name for of in again.part(Bookmarks).bookmarks] == ["Here"]
    edited = again.part(Editing).sessions.edited(again.session.runs[0])
    assert edited is not None
    assert np.array_equal(edited.labels(), labels)


def test_another_project_takes_the_place_of_the_first(sample_program, run, saved, qtbot, settled):
    keeper, session = sample_program.part(ProjectKeeper), sample_program.session
    run()
    one = saved("one.vbas")
    session.set_draft(replace(session.draft, scenario=replace(session.draft.scenario, k=20)))
    run()
    session.remove_run(session.runs[0])
    saved("two.vbas")
    highest = session.next_number
    sample_program.part(Opening).open(one)
    qtbot.waitUntil(lambda: keeper.path == one, timeout=20_000)
    settled(sample_program)
    assert [of.run.scenario.k for of in session.runs] == [5]
    assert session.next_number >= highest


def test_opening_other_areas_can_be_taken_back(sample_program, run, settled, tmp_path):
    session, history = sample_program.session, sample_program.history
    entry, before = run(), session.area_file
    session.set_fields(AddedColumns({"mine": np.arange(len(before.layer), dtype=float)}))
    sample_program.opener.open_areas(AreaSource(sample_folder() / "areas.gpkg", layer="fsa"))
    settled(sample_program)
    assert session.area_file is not before
    history.undo()
    settled(sample_program)
    assert session.area_file is before
    assert list(session.fields) == ["mine"]
    assert session.current_run is entry
    assert session.study is not None
    history.redo()
    settled(sample_program)
    assert len(session.area_file.layer) == 30


def test_designs_of_every_workspace_can_be_taken_back(sample_program, run, settled):
    program = sample_program
    for name in (CELLS, UNIQUENESS, RELEASE):
        program.window.show_workspace(name)
        settled(program)
    aggregate, unique = program.part(AggregateWorkspace), program.part(UniquenessState)
    cells, release = program.part(CellsState), program.part(ReleaseState)
    program.history.clear()
    terms = replace(release.terms, by="somebody")
    wishes = (
        (aggregate, "decision_limit", lambda: aggregate.ask("decision_limit", 0.125)),
        (aggregate, "decision_ks", lambda: aggregate.ask("decision_ks", (7,))),
        (unique, "pinned", lambda: unique.pin("age", True)),
        (cells, "release", lambda: cells.judge_risk("release", Release(900, 0.5))),
        (release, "terms", lambda: release.ask("terms", terms)),
        (release, "roles", lambda: release.ask("roles", {"sex": "free"})),
    )
    before = [getattr(of, name) for of, name, _ in wishes]
    for _, _, wish in wishes:
        wish()
    after = [getattr(of, name) for of, name, _ in wishes]
    assert all(one != two for one, two in zip(before, after, strict=True))
    assert program.history.count() == len(wishes)
    program.history.setIndex(0)
    assert [getattr(of, name) for of, name, _ in wishes] == before
    program.history.setIndex(len(wishes))
    assert [getattr(of, name) for of, name, _ in wishes] == after


def test_other_records_cannot_be_taken_back(sample_program, run, settled):
    run()
    sample_program.opener.open_records(sample_folder() / "records.parquet")
    settled(sample_program)
    assert not sample_program.history.canUndo()


def test_the_list_of_what_was_done_goes_back_to_any_point(sample_program, run, settled):
    session, history = sample_program.session, sample_program.history
    run()
    session.rename_run(session.runs[0], "First")
    session.set_draft(replace(session.draft, scenario=replace(session.draft.scenario, k=9)))
    sample_program.window.findChild(QAction, "history").trigger()
    shown = sample_program.window.findChild(HistoryList)
    model = shown.list.model()
    lines = [model.index(i, 0).data() for i in range(model.rowCount())]
    assert lines == [
        "As it was opened",
        "run “Run 1”",
        "renaming of “Run 1”",
        "change of settings",
    ]
    shown.list.setCurrentIndex(model.index(1, 0))
    settled(sample_program)
    assert session.runs[0].name == "Run 1"
    assert session.draft.scenario.k == 5
    shown.list.setCurrentIndex(model.index(0, 0))
    assert session.runs == ()
    history.setIndex(3)
    assert session.runs[0].name == "First"
    assert session.draft.scenario.k == 9


def test_a_run_is_copied_as_a_command_and_as_python(sample_program, run, saved, qtbot):
    entry = run()
    view = sample_program.part(AggregateWorkspace).runs.view

    def copied(what):
        menu = view.menu_of(view.model().index(0))
        next(of for of in menu.actions() if of.objectName() == what).trigger()
        menu.close()
        return QGuiApplication.clipboard().text()

    assert "vbas aggregate --areas" in copied("command")
    python = copied("python")
    assert "from core.api import" in python
    compile(python, "copied", "exec")
    # Edited regions stand in no file until the project is saved.
    given = replace(entry.run.scenario, placement=GivenRegions("edit", "x"))
    edited = sample_program.session.add_run(
        replace(entry.run, scenario=given),
        entry.study,
        entry.area_file,
        entry.records,
        kind="edited",
        name="Mine",
    )
    QGuiApplication.clipboard().setText("")
    scripts.copy_run_as_command(sample_program, edited)
    assert QGuiApplication.clipboard().text() == ""
    path = saved()
    scripts.copy_run_as_command(sample_program, edited)
    copied_text = QGuiApplication.clipboard().text().replace(" \\\n ", "")
    assert copied_text == f"vbas run {path} --run Mine --out result"


def test_opening_goes_turn_by_turn_and_is_never_seen_or_kept_by_half(
    sample_program, keeper, run, saved, opening, settled, qtbot
):
    """Meanwhile the title says what it said, nothing is set aside, and a save has all of it."""
    run()
    path = saved()
    title = sample_program.window.windowTitle()
    aside = sample_program.part(Autosave)
    seen = []

    def look(_):
        painted = sample_program.window.centralWidget().updatesEnabled()
        seen.append((keeper.turns.busy, painted))
        aside.write()
        seen.append(aside.quiet.idle)
        assert sample_program.window.windowTitle() == title

    sample_program.session.areas_changed.connect(look)
    opening.load(path)
    qtbot.waitUntil(lambda: keeper.turns.busy, timeout=20_000)
    project = []
    keeper.when_idle(lambda: project.append(keeper.project()))
    assert project == []
    qtbot.waitUntil(lambda: bool(project), timeout=20_000)
    sample_program.session.areas_changed.disconnect(look)
    assert seen == [(True, False), True]
    assert len(project[0].runs) == len(sample_program.session.runs)
    assert project[0].areas is not None
    settled(sample_program)
    assert not keeper.modified


def test_nothing_of_what_was_open_is_offered_again(
    sample_program, keeper, run, saved, opening, settled, qtbot
):
    """Areas of another project must not come back into this one at a click."""
    run()
    path = saved()
    with qtbot.waitSignal(keeper.discarded, timeout=20_000):
        opening.load(path)
    settled(sample_program)
    topics = {of.topic for of in sample_program.window.map_panel.messages.messages}
    assert "closed" not in topics


def test_an_opening_that_is_cancelled_leaves_nothing(run, saved, second, settled, qtbot):
    run()
    path = saved()
    again = second()
    again.part(Opening).load(path)
    qtbot.waitUntil(lambda: again.session.area_file is not None, timeout=20_000)
    again.jobs.current.discard()
    qtbot.waitUntil(lambda: not again.jobs.busy, timeout=20_000)
    settled(again)
    assert again.session.area_file is None
    assert again.window.windowTitle() == "VBAS"
    assert not again.part(ProjectKeeper).modified


def test_a_project_of_an_older_format_says_what_it_tells_and_is_saved_again_at_a_click(
    run, saved, monkeypatch, second, qtbot, tmp_path
):
    run()
    with monkeypatch.context() as before:
        before.setattr(writing, "FORMAT", 1)
        path = Path(shutil.copy(saved(), tmp_path / "copy.vbas"))
    program = second(path)
    messages = program.window.map_panel.messages
    (shown,) = (of for of in messages.messages if of.action == "Save again")
    assert "earlier VBAS" in shown.text
    with qtbot.waitSignal(program.part(ProjectKeeper).saved, timeout=30_000):
        shown.on_action()
    assert not finish(read_project(path)).older
    assert shown not in messages.messages


def test_the_list_of_runs_says_what_is_opened(run, saved, second, opening, qtbot):
    run()
    path = saved()
    program = second()
    panel = program.part(AggregateWorkspace).runs
    program.part(Opening).load(path)
    assert panel.empty.why.text() == "Opening work.vbas …"
    qtbot.waitUntil(lambda: bool(program.session.runs), timeout=20_000)
