"""Two runs in the whole program."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget

from app.compare.bar import CompareBar
from app.compare.changes_panel import ChangesPanel
from app.compare.compare_wiring import CompareWiring
from app.compare.second_map import OFF, SIDE, SWIPE
from core.differences import CHANGED, LOST
from core.given_regions import GivenRegions, judge
from core.steps import finish


@pytest.fixture
def two_runs(program, settled, sample_entry, other_entry):
    """The program with two runs of the sample study; the second one is shown."""
    session = program.session
    session.set_areas(sample_entry.area_file)
    for entry in (sample_entry, other_entry):
        session.add_run(entry.run, entry.study, entry.area_file, entry.records)
    settled(program)
    return program


@pytest.fixture
def comparing(two_runs):
    return two_runs.window.findChild(CompareWiring)


def run(program, name):
    return next(entry for entry in program.session.runs if entry.name == name)


def trigger(program, name):
    next(a for a in program.window.actions() if a.objectName() == name).trigger()


def sharp(qtbot, program, comparing):
    qtbot.waitUntil(
        lambda: program.background.idle and comparing.second.canvas.is_sharp(), timeout=20_000
    )


def test_without_a_second_run_it_is_said_what_to_do(program, settled, sample_entry):
    comparing = program.window.findChild(CompareWiring)
    trigger(program, "compare_maps")
    assert comparing.second.way == OFF
    said = program.window.map_panel.messages.messages[0].whole
    assert "no second run" in said
    assert "F5" in said
    assert comparing.ways[OFF].isChecked()


def test_compare_on_a_card_says_which_run_is_better_and_shows_where(
    two_runs, comparing, qtbot, settled
):
    window = two_runs.window
    bar = window.findChild(CompareBar)
    two_runs.session.compare_with(None)
    qtbot.waitUntil(lambda: not bar.isVisible())
    two_runs.panels.runs.compare_requested.emit(run(two_runs, "Run 1"))  # its card's button
    qtbot.waitUntil(lambda: "loses" in bar.sentence.text(), timeout=10_000)
    assert bar.isVisible()
    assert "“Run 2”" in bar.sentence.text()
    assert "changed region" in bar.more.text()
    qtbot.mouseClick(bar.show_button, Qt.MouseButton.LeftButton)
    sharp(qtbot, two_runs, comparing)
    assert comparing.second.way == SIDE
    legend = comparing.second.canvas.current_legend()
    assert legend.title == "Difference in records lost"
    assert legend.unit == "percentage points"
    assert "Run 2" in legend.note
    values = comparing.pair.differences.values[LOST]
    lut = comparing.second.canvas.scene.area_lut
    assert len(np.unique(lut[values < 0])) + len(np.unique(lut[values > 0])) <= 6
    assert not set(lut[values < 0].tolist()) & set(lut[values > 0].tolist())


def test_the_key_goes_through_both_ways_and_back(two_runs, comparing, qtbot):
    for way in (SIDE, SWIPE, OFF):
        qtbot.keyClick(two_runs.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        assert comparing.second.way == way
        assert comparing.ways[way].isChecked()
    assert not comparing.second.canvas.isVisible()


def test_the_second_map_shows_the_compared_run_and_takes_clicks(two_runs, comparing, qtbot):
    comparing.show_way(SIDE)
    sharp(qtbot, two_runs, comparing)
    session, canvas = two_runs.session, comparing.second.canvas
    other = session.compared_run.run.aggregation.labels
    assert canvas.scene.labels is other
    two_runs.window.actions_.identify.trigger()
    area = 5
    x, y = canvas.scene.points[area]
    at = canvas.map_view().pixels(np.array([[x, y]]))[0] / canvas.device_scale()
    found = canvas.area_at(at_point(at))
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at_point(at).toPoint())
    assert session.selection.tolist() == [found]
    first = two_runs.window.map_panel.canvas
    assert first.scene.selection.tolist() == canvas.scene.selection.tolist() == [found]
    told = canvas._tooltip(found)
    assert "“Run 1”: region" in told
    assert "“Run 2”: region" in told


def at_point(xy):
    from PySide6.QtCore import QPointF

    return QPointF(*xy)


def test_the_list_of_changes_is_linked_both_ways(two_runs, comparing, qtbot):
    session = two_runs.session
    whole = session.current_run
    labels = whole.run.aggregation.labels.copy()
    labels[[3, 8]] = labels[0] if labels[3] != labels[0] else labels.max()
    edited = finish(
        judge(
            whole.run.scenario,
            whole.study,
            replace(whole.run.aggregation, labels=labels, sites=None),
            GivenRegions(),
        )
    )
    session.compare_with(None)
    session.add_run(edited, whole.study, whole.area_file, whole.records, name="Edited")
    qtbot.waitUntil(
        lambda: comparing.pair.differences is not None and comparing.pair.shown.name == "Edited",
        timeout=10_000,
    )
    panel = two_runs.window.findChild(ChangesPanel)
    listed = [panel.model.area(row) for row in range(panel.model.rowCount())]
    assert set(listed) == {a for a in (3, 8) if labels[a] != whole.run.aggregation.labels[a]}
    qtbot.mouseClick(comparing.bar.changes, Qt.MouseButton.LeftButton)
    dock = two_runs.window.findChild(QDockWidget, "aggregate.changes")
    assert dock.isVisible()
    panel.table.selectRow(0)
    assert session.selection.tolist() == [listed[0]]
    session.select(np.array([listed[-1]]))
    rows = [index.row() for index in panel.table.selectionModel().selectedRows()]
    assert [panel.model.area(row) for row in rows] == [listed[-1]]


def test_showing_the_compared_run_makes_them_change_places(two_runs, comparing, qtbot):
    session = two_runs.session
    comparing.show_way(SIDE)
    qtbot.waitUntil(lambda: comparing.pair.differences is not None, timeout=10_000)
    first, second = run(two_runs, "Run 1"), run(two_runs, "Run 2")
    session.show_run(first)
    qtbot.waitUntil(lambda: session.compared_run is second, timeout=10_000)
    assert comparing.second.way == SIDE
    qtbot.waitUntil(lambda: comparing.pair.differences is not None, timeout=10_000)
    assert comparing.pair.shown is first


def test_runs_of_other_areas_are_a_sentence(two_runs, comparing, qtbot, sample_entry):
    session = two_runs.session
    study = sample_entry.study
    areas = replace(study.areas, ids=np.array([f"x{i}" for i in study.areas.ids], dtype=object))
    entry = session.add_run(
        sample_entry.run,
        replace(study, areas=areas),
        replace(sample_entry.area_file, layer=areas),
        sample_entry.records,
        show=False,
    )
    session.compare_with(entry)
    qtbot.waitUntil(lambda: comparing.pair.fault is not None, timeout=10_000)
    assert "different areas" in comparing.bar.sentence.text()


def test_other_subjects_of_the_second_map(two_runs, comparing, qtbot):
    comparing.show_way(SWIPE)
    bar, canvas = comparing.bar, comparing.second.canvas
    qtbot.waitUntil(lambda: comparing.pair.differences is not None, timeout=10_000)
    bar.subject_chosen.emit(CHANGED)
    qtbot.waitUntil(
        lambda: (
            canvas.current_legend() is not None
            and canvas.current_legend().title == "Areas that changed region"
        )
    )
    assert canvas.legends() == ()  # it stands right of the handle
    assert "compared with" in comparing.second.second_caption.text()
    comparing.bar.close_button.click()
    assert comparing.second.way == OFF
    assert not bar.isVisible()


def test_the_changes_are_written_or_it_is_said_why_not(program, tmp_path):
    comparing = program.window.findChild(CompareWiring)
    comparing.write(tmp_path / "changes.csv", "area_id\n")
    assert (tmp_path / "changes.csv").read_text() == "area_id\n"
    (tmp_path / "file").write_text("")
    comparing.write(tmp_path / "file" / "changes.csv", "area_id\n")
    assert "cannot be written" in program.window.map_panel.messages.messages[0].whole
