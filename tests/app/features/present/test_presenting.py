"""Presenter mode, the mark and the export in the whole program."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QWidget

from app.features.compare.comparison import Comparison
from app.features.compare.second_map import SIDE
from app.features.present.animation_export import AnimationExport
from app.features.present.presenter import Presenter
from app.kit.settings import LAYOUT_VERSION
from app.map.canvas import MapCanvas


def dock(program, name):
    return program.window.findChild(QDockWidget, f"aggregate.{name}")


def presenter(program):
    return program.window.findChild(Presenter)


def picture(window):
    """What is where, and in which type."""
    frame = [window.top_bar, window.statusBar(), window.findChild(QWidget, "mapTools")]
    labels = sorted(label.font().toString() for label in window.findChildren(QLabel))
    return (
        bytes(window.saveState(LAYOUT_VERSION).data()),
        window.size(),
        window.windowState(),
        [widget.isVisible() for widget in frame],
        {of.objectName(): of.isVisible() for of in window.findChildren(QDockWidget)},
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


def settled_layout(window, qtbot):
    """Where docks are, once they have their last sizes."""
    before, now = b"", b"?"
    while now != before:
        qtbot.waitUntil(lambda: not window._share_due.isActive())
        qtbot.wait(200)
        before, now = now, bytes(window.saveState(LAYOUT_VERSION).data())
    return now


def test_escape_leaves_and_the_chosen_panels_are_remembered(program, qtbot):
    window, stage = program.window, presenter(program)
    layout = settled_layout(window, qtbot)
    with qtbot.waitSignal(window.cancel_requested):  # outside the mode it is the job's
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    stage.begin()
    dock(program, "overview").hide()
    dock(program, "runs").show()
    qtbot.keyClick(window.map_panel.canvas, Qt.Key.Key_Escape)
    assert not stage.presenting
    assert dock(program, "overview").isVisible()
    qtbot.waitUntil(lambda: bytes(window.saveState(LAYOUT_VERSION).data()) == layout)
    stage.begin()
    assert dock(program, "runs").isVisible()
    assert not dock(program, "overview").isVisible()
    qtbot.mouseClick(stage.strip.leave_button, Qt.MouseButton.LeftButton)
    assert not stage.presenting
    assert not stage.action.isChecked()
    # A window that is closed while presenting remembers its usual layout.
    qtbot.waitUntil(lambda: bytes(window.saveState(LAYOUT_VERSION).data()) == layout)
    stage.begin()
    window.close()
    assert window.settings.layouts["aggregate"] == layout


def marks(program):
    return {canvas.mark for canvas in program.window.findChildren(MapCanvas)}


def test_maps_of_synthetic_records_say_so(program, settled, sample_entry, other_entry, tmp_path):
    session, canvas = program.session, program.window.map_panel.canvas
    export = program.window.findChild(AnimationExport)
    messages = program.window.map_panel.messages
    assert marks(program) == {""}
    export.action.trigger()
    assert "no run yet" in messages.messages[0].whole
    session.set_areas(sample_entry.area_file)
    real = replace(sample_entry.records, path=tmp_path / "real.csv")
    session.add_run(sample_entry.run, sample_entry.study, sample_entry.area_file, real)
    settled(program)
    assert marks(program) == {""}
    # Balanced density has no search that could be played.
    export.action.trigger()
    settled(program)
    said = messages.messages[0].whole
    assert "without a search" in said
    assert "border refinement" in said
    assert export.dialog is None
    run = other_entry
    session.add_run(run.run, run.study, run.area_file, run.records)
    program.window.findChild(Comparison).show_way(SIDE)
    settled(program)
    assert marks(program) == {"Synthetic data"}
    assert len(program.window.findChildren(MapCanvas)) > 1
    assert canvas.still().mark == "Synthetic data"


def test_the_mark_goes_at_once_when_real_records_are_opened(sample_program, settled, tmp_path):
    session, canvas = sample_program.session, sample_program.window.map_panel.canvas
    assert canvas.mark == "Synthetic data"
    session.set_records(replace(session.records, path=tmp_path / "real.csv"))
    assert canvas.mark == ""
    settled(sample_program)
    assert canvas.mark == ""


def test_a_map_of_real_records_has_no_mark_because_of_the_run_it_is_compared_with(
    program, settled, sample_entry, other_entry, tmp_path
):
    session, canvas = program.session, program.window.map_panel.canvas
    session.set_areas(sample_entry.area_file)
    real = replace(sample_entry.records, path=tmp_path / "real.csv")
    run = other_entry
    session.add_run(run.run, run.study, run.area_file, run.records)
    session.add_run(sample_entry.run, sample_entry.study, sample_entry.area_file, real)
    settled(program)
    assert session.compared_run.records is run.records
    assert canvas.mark == ""


@pytest.mark.parametrize("width", [800, 1024, 1366])
def test_no_text_is_cut_at_small_sizes(program, sample_entry, settled, width):
    session, e = program.session, sample_entry
    session.set_areas(e.area_file)
    session.add_run(e.run, e.study, e.area_file, e.records, name="A run with a long name")
    stage = program.window.findChild(Presenter)
    stage.begin()
    try:
        program.window.resize(width, 600)
        settled(program)
        title = stage.strip.title
        assert title.width() >= min(260, title.fontMetrics().horizontalAdvance(title.text()))
        assert title.height() >= title.heightForWidth(title.width())
        program.window.actions_.identify.trigger()
        program.window.map_panel.canvas.area_clicked.emit(3, Qt.KeyboardModifier.NoModifier)
        settled(program)
        card = program.window.map_panel.card
        labels = [of for of in card.findChildren(QLabel) if of.isVisible() and of.text()]
        assert len(labels) > 3
        for label in labels:
            longest = max(label.text().split(), key=len)
            needed = longest if label.wordWrap() else label.text()
            assert label.fontMetrics().horizontalAdvance(needed) <= label.width(), label.text()
    finally:
        stage.leave()
