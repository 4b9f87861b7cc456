"""Editing by hand in the whole program: real mouse events on the sample study."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from app.features.edit.bar import EditBar
from app.features.edit.sessions import name_for
from app.frame.session import EDITED
from core.errors import VbasError
from tests.app.hand import SHIFT, click, drag, on_screen


def action(program, name: str) -> QAction:
    return program.window.findChild(QAction, name)


def bar_of(program) -> EditBar:
    return program.window.findChild(EditBar)


def messages(program) -> list[str]:
    return [message.text for message in program.window.map_panel.messages.messages]


def add(program, entry, **more):
    return program.session.add_run(entry.run, entry.study, entry.area_file, entry.records, **more)


@pytest.fixture
def open_run(program, sample_entry, settled):
    """The program with a run of the sample study, the tool chosen."""
    entry = add(program, sample_entry)
    settled(program)
    action(program, "edit_regions").trigger()
    settled(program)
    return entry


def shown(program) -> np.ndarray:
    return program.window.map_panel.canvas.scene.labels


def across(program, entry):
    """Two areas that touch and are seen, of two regions."""
    from core.adjacency import adjacency_of

    canvas, labels = program.window.map_panel.canvas, entry.run.aggregation.labels
    sizes = np.bincount(canvas.picture.ids[canvas.picture.ids >= 0], minlength=len(labels))
    pairs = adjacency_of(entry.study.areas).pairs
    differ = labels[pairs[:, 0]] != labels[pairs[:, 1]]
    seen = sizes[pairs].min(axis=1)
    return pairs[np.argmax(np.where(differ, seen, -1))].tolist()


def test_without_a_run_the_tool_says_what_to_do(program, settled, qtbot):
    qtbot.keyClick(program.window, Qt.Key.Key_E)
    bar = bar_of(program)
    assert bar.isVisible()
    assert "there are none yet" in bar.notice.text()
    assert bar.run.isVisible()
    assert not action(program, "keep_edits").isEnabled()
    qtbot.keyClick(program.window.map_panel.canvas, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert action(program, "pan").isChecked()


def test_a_stroke_is_painted_priced_undone_and_kept_as_a_run(program, open_run, settled, qtbot):
    session, canvas, bar = program.session, program.window.map_panel.canvas, bar_of(program)
    labels = open_run.run.aggregation.labels
    a, b = across(program, open_run)
    drag(canvas, on_screen(canvas, a), on_screen(canvas, b))
    settled(program)
    qtbot.waitUntil(lambda: shown(program)[b] == labels[a], timeout=20_000)
    assert session.current_run is open_run
    assert bar.keep.isEnabled()
    moved = bar.figures.texts
    assert any("+" in text or "−" in text for text in moved)
    program.history.undo()
    qtbot.waitUntil(lambda: np.array_equal(shown(program), labels), timeout=20_000)
    assert not bar.keep.isEnabled()
    program.history.redo()
    qtbot.waitUntil(lambda: bar.keep.isEnabled(), timeout=20_000)

    bar.keep.click()
    qtbot.waitUntil(lambda: len(session.runs) == 2, timeout=20_000)
    settled(program)
    made = session.runs[1]
    assert (made.kind, made.name) == (EDITED, f"{open_run.name}, edited")
    assert session.current_run is made
    assert session.compared_run is open_run
    assert made.run.aggregation.labels[b] == made.run.aggregation.labels[a]
    assert made.run.scenario.placement.of == open_run.name
    assert messages(program) == []  # nothing is left to be kept
    assert "k = 5" in bar.figures.texts[2]  # the new run can be edited at once

    program.history.undo()
    settled(program)
    assert session.runs == (open_run,)
    assert session.current_run is open_run
    qtbot.waitUntil(lambda: shown(program)[b] == labels[a], timeout=20_000)  # with the edits
    program.history.redo()
    settled(program)
    assert session.runs == (open_run, made)
    assert session.current_run is made


def test_edits_are_kept_as_a_draft_and_discarded_only_by_wish(
    program, open_run, other_entry, settled, qtbot
):
    session, canvas, bar = program.session, program.window.map_panel.canvas, bar_of(program)
    labels = open_run.run.aggregation.labels
    a, b = across(program, open_run)
    drag(canvas, on_screen(canvas, a), on_screen(canvas, b))
    action(program, "pan").trigger()
    settled(program)
    assert not bar.isVisible()
    assert any("are kept" in text for text in messages(program))
    np.testing.assert_array_equal(shown(program), labels)
    # Another run has edits of its own.
    action(program, "edit_regions").trigger()
    settled(program)
    assert shown(program)[b] == labels[a]
    other = add(program, other_entry)
    settled(program)
    assert session.current_run is other
    np.testing.assert_array_equal(shown(program), other.run.aggregation.labels)
    assert any("are kept" in text for text in messages(program))
    (offer,) = [m for m in program.window.map_panel.messages.messages if m.on_action]
    offer.on_action()
    settled(program)
    assert session.current_run is open_run
    assert shown(program)[b] == labels[a]
    # Discarding asks nothing, and can be undone.
    action(program, "discard_edits").trigger()
    qtbot.waitUntil(lambda: np.array_equal(shown(program), labels), timeout=20_000)
    assert not action(program, "discard_edits").isEnabled()
    program.history.undo()
    qtbot.waitUntil(lambda: shown(program)[b] == labels[a], timeout=20_000)
    session.rename_run(open_run, "Mine")
    settled(program)
    qtbot.waitUntil(lambda: shown(program)[b] == labels[a], timeout=20_000)
    # Undone while another tool is chosen, it is undone all the same.
    action(program, "pan").trigger()
    program.history.undo()  # the name
    program.history.undo()  # the other run
    program.history.undo()  # the stroke
    action(program, "edit_regions").trigger()
    settled(program)
    np.testing.assert_array_equal(shown(program), labels)


def test_regions_are_locked_merged_split_and_made_from_the_menu(program, open_run, settled, qtbot):
    session, canvas, bar = program.session, program.window.map_panel.canvas, bar_of(program)
    labels = open_run.run.aggregation.labels
    a, b = across(program, open_run)
    menu = open_menu(program, on_screen(canvas, a))
    choose(menu, f"Lock region {labels[a] + 1}")
    drag(canvas, on_screen(canvas, b), on_screen(canvas, a))
    qtbot.wait(100)  # the sentence stays until the next stroke
    assert "is locked and keeps its areas" in bar.hint.text()
    assert bar.hint.property("role") == "bad"
    menu = open_menu(program, on_screen(canvas, a))
    choose(menu, f"Unlock region {labels[a] + 1}")
    qtbot.waitUntil(lambda: bar.hint.text().startswith("Press on a region"), timeout=20_000)

    click(canvas, on_screen(canvas, a), SHIFT)
    click(canvas, on_screen(canvas, b), SHIFT)
    assert set(session.selection) == set(np.flatnonzero(np.isin(labels, labels[[a, b]])))
    assert action(program, "merge_regions").isEnabled()
    action(program, "merge_regions").trigger()
    n = open_run.run.evaluation.n_regions
    qtbot.waitUntil(lambda: len(np.unique(shown(program))) == n - 1, timeout=20_000)
    menu = open_menu(program, on_screen(canvas, a))
    choose(menu, f"Split region {min(labels[a], labels[b]) + 1}")
    qtbot.waitUntil(lambda: len(np.unique(shown(program))) == n, timeout=20_000)
    session.select(np.array([a, b]))
    action(program, "make_region").trigger()
    qtbot.waitUntil(lambda: len(np.unique(shown(program))) == n + 1, timeout=20_000)
    assert shown(program)[a] == shown(program)[b] == labels.max() + 2
    # With keys alone: the region of the selection is held, other areas are given to it.
    action(program, "hold_region").trigger()
    c = int(np.flatnonzero(shown(program) == labels.max() - 1)[0])
    session.select(np.array([c]))
    action(program, "give_areas").trigger()
    qtbot.waitUntil(lambda: shown(program)[c] == labels.max() + 2, timeout=20_000)
    session.select(np.zeros(0, np.intp))
    assert not action(program, "make_region").isEnabled()
    assert not action(program, "give_areas").isEnabled()
    assert program.session.selection.size == 0
    pieces = bar.figures.layout().itemAt(6).widget()
    qtbot.mouseClick(pieces, Qt.MouseButton.LeftButton)
    assert np.isin(c, session.selection)


def open_menu(program, at):
    canvas = program.window.map_panel.canvas
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.mapToGlobal(at))
    QApplication.sendEvent(canvas, event)
    return QApplication.activePopupWidget()


def test_the_pointer_tells_of_the_region_and_of_nothing_else(program, open_run):
    canvas = program.window.map_panel.canvas
    a, _ = across(program, open_run)
    at = on_screen(canvas, a)
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, canvas.mapToGlobal(at))
    QApplication.sendEvent(canvas, event)
    region = open_run.run.aggregation.labels[a]
    assert QToolTip.text().startswith(f"Region {region + 1}\n")
    assert "would be suppressed" in QToolTip.text()


def choose(menu, text: str) -> None:
    (entry,) = [of for of in menu.actions() if of.text() == text]
    menu.close()
    entry.trigger()


def test_what_cannot_be_opened_is_said_in_the_bar(program, sample_entry, settled, monkeypatch):
    def refuse(*_args):
        raise VbasError("Too many regions for this memory.", "Use fewer sites.")

    monkeypatch.setattr("core.editing.editor.open_editor", refuse)
    add(program, sample_entry)
    settled(program)
    action(program, "edit_regions").trigger()
    settled(program)
    assert bar_of(program).notice.text() == "Too many regions for this memory. Use fewer sites."
    assert not bar_of(program).run.isVisible()


def test_names_of_edited_runs_are_told_apart(sample_entry):
    from dataclasses import replace

    assert name_for(sample_entry, []) == "Run 1, edited"
    assert name_for(sample_entry, ["Run 1, edited"]) == "Run 1, edited (2)"
    again = replace(sample_entry, name="Run 1, edited", kind=EDITED)
    assert name_for(again, ["Run 1, edited", "Run 1, edited (2)"]) == "Run 1, edited (3)"
