"""The whole program on the sample study: open, run, look, change, cancel, write."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.map.canvas import Tool
from app.workspaces.aggregate.running import Runner
from core.errors import VbasError
from core.map.values import ANONYMITY, POPULATION, REGION
from core.steps import Step


@pytest.fixture
def sample_program(one_sample):
    return one_sample


@pytest.fixture
def ran(sample_program, settled):
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    return sample_program


def test_the_sample_opens_ready_to_run(sample_program):
    session, window = sample_program.session, sample_program.window
    assert len(session.area_file.layer) == 597
    assert set(session.levels) == {"fsa"}
    assert session.record_source() is not None
    assert session.draft.scenario.k == 5
    canvas = window.map_panel.canvas
    assert len(canvas.scene.polygons) == 597
    assert "fsa" in canvas.scene.levels
    assert window.map_panel.subject == POPULATION
    assert canvas.current_legend().unit == "people"
    assert "F5" in window.sentence.text()


def test_a_run_ends_with_regions_on_the_map_and_their_price(ran):
    session, window = ran.session, ran.window
    (entry,) = session.runs
    assert session.current_run is entry
    scene = window.map_panel.canvas.scene
    np.testing.assert_array_equal(scene.labels, entry.run.aggregation.labels)
    assert len(scene.sites) == entry.run.site_number.n_sites
    assert window.map_panel.subject == REGION
    assert window.sentence.text().startswith("k = 5 holds")
    assert window.actions_.release.isEnabled()
    assert entry.run.inputs["records"]["file"] == "records.parquet"
    assert len(entry.run.inputs["areas"]["sha256"]) == 64


def test_the_second_run_counts_nothing_again_and_is_compared(ran, settled):
    session = ran.session
    study = session.study
    draft = session.draft
    session.set_draft(replace(draft, scenario=replace(draft.scenario, k=11)))
    assert session.study is study
    ran.window.actions_.run.trigger()
    settled(ran)
    first, second = session.runs
    assert second.study is study
    assert session.compared_run is first
    assert second.run.inputs == first.run.inputs


def test_the_colours_follow_the_subject_and_keep_the_regions_edges(ran, settled):
    panel, entry = ran.window.map_panel, ran.session.current_run
    panel.subject_chosen.emit(ANONYMITY)
    settled(ran)
    scene = panel.canvas.scene
    assert scene.region_lut is None
    np.testing.assert_array_equal(scene.labels, entry.run.aggregation.labels)
    assert panel.canvas.current_legend().title == "Anonymity of the region"
    expected = entry.run.suppression.counts.anonymity()[scene.labels]
    assert len(np.unique(scene.area_lut[expected == expected[0]])) == 1
    panel.subject_chosen.emit(REGION)
    settled(ran)
    assert panel.canvas.scene.area_lut is None


def test_removing_the_run_clears_the_map_and_undo_brings_it_back(ran, settled):
    session, window = ran.session, ran.window
    entry = session.current_run
    runs = window.docks("aggregate")[1].widget()
    runs.view.wished.emit("trash", entry)
    settled(ran)
    assert session.runs == ()
    assert window.map_panel.canvas.scene.labels is None
    message = window.map_panel.messages.messages[0]
    assert message.action == "Undo"
    message.on_action()
    settled(ran)
    assert session.current_run is entry
    assert window.map_panel.canvas.scene.labels is not None


def test_clicking_an_area_tells_about_it(ran, settled):
    canvas, card = ran.window.map_panel.canvas, ran.window.map_panel.card
    canvas.area_clicked.emit(7, Qt.KeyboardModifier.NoModifier)
    assert card.isVisible()
    assert "It belongs to region" in card.text
    assert ran.session.selection.tolist() == [7]
    canvas.area_clicked.emit(-1, Qt.KeyboardModifier.NoModifier)
    assert not card.isVisible()
    assert len(ran.session.selection) == 0
    settled(ran)


def test_selecting_adds_toggles_and_replaces(sample_program, settled):
    window, session = sample_program.window, sample_program.session
    window.actions_.select.trigger()
    canvas = window.map_panel.canvas
    assert canvas.tool is Tool.SELECT
    box = np.array([1, 2, 3], dtype=np.int32)
    canvas.areas_boxed.emit(box, Qt.KeyboardModifier.NoModifier)
    assert session.selection.tolist() == [1, 2, 3]
    canvas.area_clicked.emit(9, Qt.KeyboardModifier.ShiftModifier)
    assert session.selection.tolist() == [1, 2, 3, 9]
    canvas.area_clicked.emit(2, Qt.KeyboardModifier.ControlModifier)
    assert session.selection.tolist() == [1, 3, 9]
    assert window.actions_.zoom_selection.isEnabled()
    window.actions_.select_none.trigger()
    assert len(session.selection) == 0
    settled(sample_program)


def test_esc_cancels_a_run_and_keeps_everything(ran, settled, qtbot):
    session, window = ran.session, ran.window
    before = session.runs, session.current_run

    def slow():
        labels = np.zeros(597, dtype=np.int32)
        from core.placement.base import PlacementSnapshot

        for i in range(10_000):
            yield Step("placing sites", i, 10_000, PlacementSnapshot(np.zeros((1, 2)), labels))
            qtbot_free.wait(0.002)

    import threading

    qtbot_free = threading.Event()
    job = ran.jobs.start("Run", slow())
    canvas = window.map_panel.canvas
    qtbot.waitUntil(lambda: canvas.scene.labels is not None and not canvas.scene.labels.any())
    assert "placing sites" in window.job_status.text
    with qtbot.waitSignal(job.discarded):
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    settled(ran)
    assert (session.runs, session.current_run) == before
    np.testing.assert_array_equal(canvas.scene.labels, session.current_run.run.aggregation.labels)


def test_a_run_that_cannot_be_done_says_why(sample_program, settled):
    session = sample_program.session
    draft = session.draft
    session.set_draft(replace(draft, scenario=replace(draft.scenario, k=10_000_000)))
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    message = sample_program.window.map_panel.messages.messages[0]
    assert "k is 10,000,000" in message.text
    assert session.runs == ()
    session.set_draft(draft)
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    assert sample_program.window.map_panel.messages.messages == ()


def test_closing_while_a_run_is_under_way(sample_program, qtbot):
    def slow():
        while True:
            yield Step("for ever")

    job = sample_program.jobs.start("Run", slow())
    sample_program.window.close()
    assert not job.running


@pytest.mark.parametrize("name", ["map.png", "map.svg"])
def test_the_map_is_exported(ran, settled, tmp_path, monkeypatch, name):
    path = tmp_path / name
    monkeypatch.setattr(
        "app.workspaces.aggregate.export.QFileDialog.getSaveFileName",
        lambda *_: (str(path), ""),
    )
    ran.window.actions_.export_picture.trigger()
    start = path.read_bytes()[:5]
    assert start == (b"\x89PNG\r" if name.endswith("png") else b"<?xml")
    assert "The map is in" in ran.window.map_panel.messages.messages[0].text
    settled(ran)


def test_a_picture_that_cannot_be_written_says_so(ran, settled, tmp_path, monkeypatch):
    monkeypatch.setattr(
        "app.workspaces.aggregate.export.QFileDialog.getSaveFileName",
        lambda *_: (str(tmp_path / "not there" / "map.png"), ""),
    )
    ran.window.actions_.export_picture.trigger()
    message = ran.window.map_panel.messages.messages[0]
    assert message.kind == "error"
    assert "map.png" in message.text
    settled(ran)


def test_the_theme_reaches_the_map(ran, settled):
    canvas = ran.window.map_panel.canvas
    assert not canvas.is_dark
    ran.window.actions_.theme_dark.trigger()
    settled(ran)
    assert canvas.is_dark
    ran.window.actions_.theme_light.trigger()
    settled(ran)


def test_a_bug_in_a_job_is_not_hidden(sample_program, settled, qtbot):
    def broken():
        yield Step("about to break")
        raise ZeroDivisionError

    runner = sample_program.part(Runner)
    with pytest.raises(ZeroDivisionError):
        runner._fail(ZeroDivisionError())
    runner._fail(VbasError("Wrong.", "Mend it."))
    assert sample_program.window.map_panel.messages.messages[0].text == "Wrong."


def test_the_status_line_goes_with_the_workspace(sample_program):
    window = sample_program.window
    said = window.sentence.text()
    window.show_workspace("uniqueness")
    assert "combinations" in window.sentence.text()
    window.show_workspace("aggregate")
    assert window.sentence.text() == said
