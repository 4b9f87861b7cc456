"""The tool on a map of 6 x 6 areas in three columns of regions: mouse, keys, undo."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
import shapely
from PySide6.QtCore import Qt

from app.features.edit.mode import Brush, EditMode
from app.features.edit.region_commands import RegionCommands
from app.features.edit.sessions import EditSession
from app.frame.history import History
from app.frame.session import Session
from core.adjacency import adjacency_of
from core.aggregation import Aggregation
from core.constraints.base import Limits
from core.editing.editor import Editor
from core.editing.rules import Rules
from core.ledger.account import open_ledger
from core.study import Study
from tests.app.hand import ALT, CTRL, SHIFT, click, drag, grid, on_screen, press, release
from tests.core.studies import class_counts, layer

BOXES = grid(6, 6, 1000.0)
POINTS = shapely.get_coordinates(shapely.centroid(BOXES))
LABELS = (np.arange(36) % 6 // 2).astype(np.int32)
STUDY = Study(layer(POINTS, np.full(36, 10.0), geometry=BOXES), class_counts([[2]] * 36))


class Host:
    """Who uses the mode: notes what it is asked."""

    def __init__(self) -> None:
        self.calls: list[object] = []
        self.chosen = np.zeros(0, np.intp)

    def entered(self) -> None:
        self.calls.append("entered")

    def left(self) -> None:
        self.calls.append("left")

    def ready(self) -> bool:
        return True

    def selection(self):
        return self.chosen

    def toggle_region(self, region: int) -> None:
        self.calls.append(region)

    def leave(self) -> None:
        self.calls.append("leave")


@pytest.fixture
def at(make_map):
    canvas = make_map(BOXES, (500, 400))
    history, host = History(Session()), Host()
    commands = RegionCommands(history)
    run = SimpleNamespace(aggregation=Aggregation(LABELS, 3))
    session = EditSession(SimpleNamespace(run=run, number=1, name="Run 1"))
    people = np.full(36, 10.0)
    ledger = open_ledger(STUDY, LABELS, 5, 5, people)
    rules = Rules(STUDY.areas.ids, Limits(36))
    session.open(Editor(ledger, adjacency_of(STUDY.areas), rules, 3))
    commands.switch_to(session)
    brush = Brush(canvas)
    mode = EditMode(canvas, commands, host, brush)
    canvas.set_mode(mode)
    return SimpleNamespace(
        canvas=canvas,
        commands=commands,
        session=session,
        history=history,
        host=host,
        mode=mode,
        brush=brush,
    )


def place(at, area: int):
    return on_screen(at.canvas, area)


def test_a_drag_gives_areas_to_the_region_it_began_on(at):
    before = at.session.now
    drag(at.canvas, place(at, 1), place(at, 2), place(at, 3))
    want = LABELS.copy()
    want[[2, 3]] = 0
    assert at.session.labels().tolist() == want.tolist()
    assert at.history.count() == 1
    assert at.history.undoText() == "stroke over 2 areas"
    assert at.session.before == before
    assert at.session.now == at.session.editor.standing() != before
    at.history.undo()
    assert at.session.labels().tolist() == LABELS.tolist()
    assert at.session.now == before
    at.history.redo()
    assert at.session.labels().tolist() == want.tolist()
    assert at.session.editor.labels().tolist() == want.tolist()


def test_nothing_is_skipped_by_a_quick_hand(at):
    drag(at.canvas, place(at, 6), place(at, 11))
    assert at.session.labels()[6:12].tolist() == [0] * 6


def test_escape_ends_a_stroke_as_if_it_had_not_begun_then_leaves(at, qtbot):
    drag(at.canvas, place(at, 1), place(at, 4), let_go=False)
    assert at.session.labels()[4] == 0
    qtbot.keyClick(at.canvas, Qt.Key.Key_Escape)
    assert at.session.labels().tolist() == LABELS.tolist()
    release(at.canvas, place(at, 4))
    assert at.history.count() == 0
    click(at.canvas, place(at, 0))
    assert at.commands.held == 0
    qtbot.keyClick(at.canvas, Qt.Key.Key_Escape)
    assert at.commands.held == -1
    assert "leave" not in at.host.calls
    qtbot.keyClick(at.canvas, Qt.Key.Key_Escape)
    assert at.host.calls[-1] == "leave"


def test_a_click_holds_a_region_and_the_next_ones_paint_with_it(at):
    click(at.canvas, place(at, 0))
    assert at.commands.held == 0
    assert at.history.count() == 0
    click(at.canvas, place(at, 2))
    drag(at.canvas, place(at, 5), place(at, 11))
    assert np.flatnonzero(at.session.labels() != LABELS).tolist() == [2, 5, 11]
    assert at.session.labels()[[2, 5, 11]].tolist() == [0, 0, 0]
    assert at.history.count() == 2
    click(at.canvas, place(at, 34), ALT)
    assert at.commands.held == 2
    click(at.canvas, place(at, 0))
    assert at.session.labels()[0] == 2


def test_control_and_a_click_give_one_area_to_the_neighbour_beside_it(at, qtbot):
    click(at.canvas, place(at, 13), CTRL)
    assert np.flatnonzero(at.session.labels() != LABELS).tolist() == [13]
    assert at.session.labels()[13] == 1
    with qtbot.waitSignal(at.commands.refused) as told:
        click(at.canvas, place(at, 0), CTRL)
    assert "touches no other region" in str(told.args[0])
    assert at.history.count() == 1


def test_shift_and_a_click_select_a_region(at):
    click(at.canvas, place(at, 3), SHIFT)
    assert at.host.calls[-1] == 1
    assert at.history.count() == 0


def test_selected_areas_are_carried_to_another_region(at):
    at.host.chosen = np.array([0, 1, 6])
    drag(at.canvas, place(at, 1), place(at, 3), let_go=False)
    at.canvas.grab()  # their way is painted
    assert at.session.labels().tolist() == LABELS.tolist()
    release(at.canvas, place(at, 3))
    assert np.flatnonzero(at.session.labels() == 1).tolist()[:4] == [0, 1, 2, 3]
    assert at.session.labels()[6] == 1
    assert at.history.undoText() == "stroke over 3 areas"


def test_brackets_change_the_brush_and_a_wide_one_takes_more(at, qtbot):
    for key, radius in ((Qt.Key.Key_BracketRight, 4), (Qt.Key.Key_BracketRight, 8)):
        qtbot.keyClick(at.canvas, key)
        assert at.brush.radius == radius
    for _ in range(9):
        qtbot.keyClick(at.canvas, Qt.Key.Key_BracketRight)
    assert at.brush.radius == 128
    drag(at.canvas, place(at, 0), place(at, 0) + (place(at, 1) - place(at, 0)) / 2)
    assert (at.session.labels() == 0).sum() > 14
    for _ in range(9):
        qtbot.keyClick(at.canvas, Qt.Key.Key_BracketLeft)
    assert at.brush.radius == 0


def test_arrows_still_move_the_map(at, qtbot):
    before = at.canvas.map_view()
    qtbot.keyClick(at.canvas, Qt.Key.Key_Left)
    assert at.canvas.map_view() != before


def test_locked_regions_refuse_with_a_sentence_and_wear_a_padlock(at, qtbot):
    bare = at.canvas.grab().toImage()
    at.commands.toggle_lock([1])
    middle = on_screen(at.canvas, 15)
    assert at.canvas.grab().toImage() != bare
    with qtbot.waitSignal(at.commands.refused) as told:
        drag(at.canvas, place(at, 0), place(at, 2))
    assert "Region 2 is locked and keeps its areas" in str(told.args[0])
    with qtbot.waitSignal(at.commands.refused) as told:
        drag(at.canvas, middle, place(at, 0))
    assert "Region 2 is locked and takes no areas" in str(told.args[0])
    assert at.session.labels().tolist() == LABELS.tolist()
    assert at.history.undoText().startswith("locking")
    at.history.undo()
    assert at.canvas.grab().toImage() == bare
    at.history.redo()
    at.commands.toggle_lock([1])
    assert at.session.locked == frozenset()
    assert at.history.undoText().startswith("unlocking")


def test_hundreds_of_strokes_are_all_undone(at):
    start = at.session.now
    for i in range(700):
        at.commands.give_at_once(np.array([i % 36]), int(at.session.labels()[i % 36] + 1) % 3)
    assert at.history.count() == 700
    while at.history.canUndo():
        at.history.undo()
    assert at.session.labels().tolist() == LABELS.tolist()
    assert at.session.now == start


def test_undo_in_the_middle_of_a_stroke_gives_the_stroke_up(at):
    drag(at.canvas, place(at, 1), place(at, 2))
    drag(at.canvas, place(at, 7), place(at, 8), let_go=False)
    at.history.undo()
    release(at.canvas, place(at, 8))
    assert at.session.labels().tolist() == LABELS.tolist()


def test_another_tool_gives_a_stroke_up(at):
    drag(at.canvas, place(at, 1), place(at, 2), let_go=False)
    from app.map.canvas import Tool

    at.canvas.set_tool(Tool.PAN)
    assert at.session.labels().tolist() == LABELS.tolist()
    assert at.host.calls == ["entered", "left"]


def test_a_press_beside_all_areas_moves_the_map(at):
    before = at.canvas.map_view()
    corner = at.canvas.rect().topLeft()
    drag(at.canvas, corner, corner + (place(at, 0) - corner) / 2)
    assert at.canvas.map_view() != before
    assert at.history.count() == 0


def test_regions_are_merged_split_and_made_at_once(at):
    at.commands.merge(np.array([0, 2]))
    assert at.session.now.regions == 2
    at.commands.split(1)
    assert at.session.now.regions == 3
    at.commands.make_region(np.array([0, 5]))
    assert at.session.labels()[[0, 5]].tolist() == [4, 4]
    assert at.session.now.in_pieces
    assert [at.history.text(i) for i in range(3)] == [
        "merging of 2 regions",
        "splitting of region 2",
        "new region of 2 areas",
    ]
    at.commands.discard()
    assert at.session.labels().tolist() == LABELS.tolist()
    at.history.undo()
    assert at.session.labels()[5] == 4
    refused = []
    at.commands.refused.connect(refused.append)
    at.commands.merge(np.array([1]))
    assert "two or more" in str(refused[0])
    assert at.history.count() == 4


def test_a_held_press_on_the_ground_waits_for_areas(at):
    at.commands.hold(2)
    corner = at.canvas.rect().topLeft()
    drag(at.canvas, corner, place(at, 30))
    assert at.session.labels()[30] == 2
    press(at.canvas, corner, ALT)  # nothing there to take
    assert at.commands.held == 2
