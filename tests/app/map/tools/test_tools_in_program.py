"""The tools in the whole program, on the sample study."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest

from app.map.canvas import Tool
from app.map.canvas.card import REGION
from app.map.tools.find_box import FindBox
from app.map.tools.measure import MeasureMode
from app.map.tools.sketch import LassoMode
from app.map.tools.views import bookmarks_of
from core.adjacency import adjacency_of
from tests.app.hand import click, hover, place

NB = "\u00a0"


@pytest.fixture
def sample_program(one_sample):
    return one_sample


@pytest.fixture
def ran(sample_program, settled):
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    return sample_program


def do(program, name):
    action = program.window.findChild(QAction, name)
    assert action.isEnabled(), name
    action.trigger()


def test_only_one_tool_is_chosen_and_esc_gives_it_up(sample_program, qtbot):
    window = sample_program.window
    canvas, actions = window.map_panel.canvas, window.actions_
    lasso, measure = (window.findChild(QAction, name) for name in ("lasso", "measure"))
    do(sample_program, "lasso")
    assert isinstance(canvas.mode, LassoMode)
    assert lasso.isChecked()
    do(sample_program, "measure")
    assert isinstance(canvas.mode, MeasureMode)
    assert measure.isChecked()
    assert not lasso.isChecked()
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.mode is None
    assert canvas.tool is Tool.PAN
    assert actions.pan.isChecked()
    actions.select.trigger()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert actions.pan.isChecked()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for action, letter in ((lasso, Qt.Key.Key_L), (measure, Qt.Key.Key_M)):
        QTest.keyClick(canvas, letter)
        assert action.isChecked()
        assert action in window.top_bar.menu("view").actions()


def test_selecting_by_shape_and_more_of_it(ran, settled):
    session, window = ran.session, ran.window
    canvas, layer = window.map_panel.canvas, session.area_file.layer
    west, south, east, north = canvas.full_bounds()
    middle = (west + east) / 2
    do(ran, "lasso")
    for x, y in ((middle, south), (middle, north), (east, north), (east, south)):
        click(canvas, place(canvas, x, y))
    click(canvas, place(canvas, middle, south))  # on the first corner
    pixel = canvas.map_view().metres_per_pixel
    away = np.abs(layer.points - (middle, south)).min(axis=1) > 3 * pixel
    wanted = (layer.points[:, 0] > middle) & away
    chosen = np.zeros(len(layer), dtype=bool)
    chosen[session.selection] = True
    assert (chosen[away] == wanted[away]).all()
    assert 0 < chosen.sum() < len(layer)
    settled(ran)
    told = [
        of.text()
        for of in window.statusBar().findChildren(type(window.sentence))
        if "selected" in of.text()
    ]
    people = np.nansum(layer.population[chosen])
    records = session.study.counts.records[chosen].sum()
    assert told == [
        f"{chosen.sum()}{NB}areas selected · {people:,.0f}{NB}people · {records:,}{NB}records"
    ]
    do(ran, "invert_selection")
    assert set(session.selection) == set(np.flatnonzero(~chosen))
    one = np.array([int(np.flatnonzero(chosen)[0])])
    session.select(one)
    do(ran, "select_neighbours")
    settled(ran)
    assert set(session.selection) == {int(one[0]), *adjacency_of(layer).of(int(one[0])).tolist()}
    regions = session.selected_regions()
    do(ran, "select_whole_regions")
    labels = session.current_run.run.aggregation.labels
    assert np.array_equal(session.selection, np.flatnonzero(np.isin(labels, regions)))


def test_the_card_tells_about_the_region_and_selects_it(ran, settled):
    window, session = ran.window, ran.session
    window.actions_.identify.trigger()
    canvas, card = window.map_panel.canvas, window.map_panel.card
    canvas.area_clicked.emit(7, Qt.KeyboardModifier.NoModifier)
    assert card.title == f"Area {session.area_file.layer.ids[7]}"
    QTest.mouseClick(card.buttons[REGION], Qt.MouseButton.LeftButton)
    labels = session.current_run.run.aggregation.labels
    assert card.title == f"Region {labels[7] + 1}"
    assert np.array_equal(session.selection, np.flatnonzero(labels == labels[7]))
    canvas.area_clicked.emit(200, Qt.KeyboardModifier.NoModifier)  # it stays with regions
    assert card.title == f"Region {labels[200] + 1}"
    do(ran, "measure")
    canvas.area_clicked.emit(3, Qt.KeyboardModifier.NoModifier)  # the ruler's clicks are its own
    assert card.title == f"Region {labels[200] + 1}"
    settled(ran)


def test_finding_goes_there_and_selects(ran, settled, qtbot):
    window, session = ran.window, ran.session
    canvas, layer = window.map_panel.canvas, session.area_file.layer
    do(ran, "find")
    box = canvas.findChild(FindBox)
    assert box.isVisible()

    def find(text):
        box.line.clear()
        QTest.keyClicks(box.line, text)
        QTest.keyClick(box.line, Qt.Key.Key_Return)
        settled(ran)

    find(str(layer.ids[11]))
    assert session.selection.tolist() == [11]
    west, south, east, north = canvas.map_view().bounds
    assert west < layer.points[11, 0] < east
    assert south < layer.points[11, 1] < north
    assert east - west < 0.8 * (canvas.full_bounds()[2] - canvas.full_bounds()[0])
    find("d0a")
    assert np.array_equal(session.selection, np.flatnonzero(layer.parents["fsa"] == "D0A"))
    find("region 3")
    labels = session.current_run.run.aggregation.labels
    assert np.array_equal(session.selection, np.flatnonzero(labels == 2))
    x, y = layer.points[5]
    find(f"{x:.0f} {y:.0f}")
    assert session.selection.tolist() == [5]
    assert canvas.map_view().world(
        canvas.map_view().width / 2, canvas.map_view().height / 2
    ) == pytest.approx((x, y), abs=5)
    card = window.map_panel.card
    assert not card.isVisible()
    window.actions_.identify.trigger()
    canvas.area_clicked.emit(11, Qt.KeyboardModifier.NoModifier)
    assert str(layer.ids[11]) in card.title
    find(str(layer.ids[20]))
    assert str(layer.ids[20]) in card.title
    find("region 3")
    assert "3" in card.title
    assert card.buttons["region"].isChecked()
    find("d0a")
    assert not card.isVisible()
    before = session.selection
    find("nowhere at all")
    assert "Nothing" in box.note.text()
    assert session.selection is before
    QTest.keyClick(box.line, Qt.Key.Key_Escape)
    assert not box.isVisible()


def test_a_kept_view_comes_back_and_can_be_undone(sample_program, settled):
    window, settings = sample_program.window, sample_program.settings
    canvas, file = window.map_panel.canvas, sample_program.session.area_file.source.path.name
    layer = sample_program.session.area_file.layer
    x, y = layer.points[5]
    canvas.zoom_to((x - 5000, y - 5000, x + 5000, y + 5000))
    kept = canvas.map_view().bounds
    do(sample_program, "add_bookmark")
    assert [of.name for of in bookmarks_of(settings, file)] == ["View 1"]
    assert bookmarks_of(settings, file)[0].bounds == pytest.approx(kept)
    canvas.zoom_to_all()
    menu = next(
        action.menu()
        for action in window.top_bar.menu("view").actions()
        if action.menu() is not None and "Bookmarks" in action.text()
    )
    next(action for action in menu.actions() if action.text() == "View 1").trigger()
    west, south, east, north = canvas.map_view().bounds  # a message has made the map lower
    assert west <= kept[0] + 2
    assert south <= kept[1] + 2
    assert east >= kept[2] - 2
    assert north >= kept[3] - 2
    assert east - west < 1.3 * (kept[2] - kept[0])
    sample_program.history.undo()
    assert bookmarks_of(settings, file) == ()
    sample_program.history.redo()
    assert [of.name for of in bookmarks_of(settings, file)] == ["View 1"]
    settled(sample_program)


def test_measuring_says_how_far_and_copying_the_map_says_so(sample_program, settled):
    window = sample_program.window
    canvas = window.map_panel.canvas
    do(sample_program, "measure")
    west, south, east, north = canvas.full_bounds()
    y = (south + north) / 2
    click(canvas, place(canvas, west, y))
    click(canvas, place(canvas, east, y))
    hover(canvas, place(canvas, east, north))
    QTest.keyClick(canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Distance: ")
    assert "GRS 1980" in text
    do(sample_program, "copy_map")
    settled(sample_program)
    assert not QGuiApplication.clipboard().image().isNull()
    assert any("clipboard" in of.text for of in window.map_panel.messages.messages)
    canvas.grab()
