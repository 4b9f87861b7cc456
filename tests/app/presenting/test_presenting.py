"""Presenter mode, the mark and the export in the whole program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QWidget

from app.canvas import MapCanvas
from app.compare.second_map import SIDE
from app.presenting.animation_wiring import AnimationWiring
from app.presenting.presenter import Presenter
from app.settings import LAYOUT_VERSION


def dock(program, name):
    return program.window.findChild(QDockWidget, f"aggregate.{name}")


def presenter(program):
    return program.window.findChild(Presenter)


def picture(window):
    """What is where, and in which type."""
    frame = [window.top_bar, window.statusBar(), window.findChild(QWidget, "mapTools")]
    labels = [label.font().toString() for label in window.findChildren(QLabel)]
    return (
        bytes(window.saveState(LAYOUT_VERSION).data()),
        window.size(),
        window.windowState(),
        [widget.isVisible() for widget in frame],
        [of.isVisible() for of in window.findChildren(QDockWidget)],
        labels,
    )


def test_everything_comes_back_as_it_was(program, settled, sample_entry, qtbot):
    session, window = program.session, program.window
    session.set_areas(sample_entry.area_file)
    session.add_run(
        sample_entry.run, sample_entry.study, sample_entry.area_file, sample_entry.records
    )
    settled(program)
    dock(program, "messages").show()
    dock(program, "scenario").hide()
    qtbot.wait(20)
    before, small = picture(window), window.sentence.fontMetrics().height()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert presenter(program).presenting
    assert not window.top_bar.isVisible()
    assert not window.statusBar().isVisible()
    assert not window.findChild(QWidget, "mapTools").isVisible()
    shown = [of.objectName() for of in window.findChildren(QDockWidget) if of.isVisible()]
    assert shown == ["aggregate.overview"]
    assert window.isFullScreen()
    assert "of records lost" in presenter(program).strip.title.text()
    title = presenter(program).strip.title
    assert title.fontMetrics().height() > 1.3 * small
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not presenter(program).presenting
    qtbot.waitUntil(lambda: window.size() == before[1])
    assert picture(window) == before


def test_escape_leaves_and_the_chosen_panels_are_remembered(program, qtbot):
    window, stage = program.window, presenter(program)
    stage.begin()
    dock(program, "overview").hide()
    dock(program, "runs").show()
    qtbot.keyClick(window.map_panel.canvas, Qt.Key.Key_Escape)
    assert not stage.presenting
    assert dock(program, "overview").isVisible()
    stage.begin()
    assert dock(program, "runs").isVisible()
    assert not dock(program, "overview").isVisible()
    qtbot.mouseClick(stage.strip.leave_button, Qt.MouseButton.LeftButton)
    assert not stage.presenting
    assert not stage.action.isChecked()


def test_closing_while_presenting_remembers_the_usual_layout(program, qtbot):
    window = program.window
    before = bytes(window.saveState(LAYOUT_VERSION).data())
    presenter(program).begin()
    window.close()
    assert window.settings.layouts["aggregate"] == before


def test_escape_is_the_jobs_outside_the_mode(program, qtbot):
    with qtbot.waitSignal(program.window.cancel_requested):
        qtbot.keyClick(program.window, Qt.Key.Key_Escape)


def marks(program):
    return {canvas.mark for canvas in program.window.findChildren(MapCanvas)}


def test_maps_of_synthetic_records_say_so(program, settled, sample_entry, other_entry, tmp_path):
    from dataclasses import replace

    from app.compare.compare_wiring import CompareWiring

    session = program.session
    assert marks(program) == {""}
    session.set_areas(sample_entry.area_file)
    real = replace(sample_entry.records, path=tmp_path / "real.csv")
    session.add_run(sample_entry.run, sample_entry.study, sample_entry.area_file, real)
    settled(program)
    assert marks(program) == {""}
    run = other_entry
    session.add_run(run.run, run.study, run.area_file, run.records)
    program.window.findChild(CompareWiring).show_way(SIDE)
    settled(program)
    assert marks(program) == {"Synthetic data"}
    assert len(program.window.findChildren(MapCanvas)) > 1


def test_the_sample_study_is_marked_before_any_run(sample_program):
    assert marks(sample_program) == {"Synthetic data"}


@pytest.fixture
def export(program):
    return program.window.findChild(AnimationWiring)


def test_without_a_run_there_is_nothing_to_export(program, export):
    export.action.trigger()
    assert "no run yet" in program.window.map_panel.messages.messages[0].whole


def test_a_run_without_a_search_has_nothing_to_play(program, export, settled, sample_entry):
    session = program.session
    session.set_areas(sample_entry.area_file)
    session.add_run(
        sample_entry.run, sample_entry.study, sample_entry.area_file, sample_entry.records
    )
    settled(program)
    export.action.trigger()
    settled(program)
    said = program.window.map_panel.messages.messages[0].whole
    assert "without a search" in said
    assert "border refinement" in said
    assert export.dialog is None
