"""The list of runs, with mouse and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QPushButton

from app.features.runs.run_order import LOST, NAME, Arrangement
from app.features.runs.run_words import Gain
from app.frame.session import BASELINE
from app.workspaces.aggregate.run_card import COMPARE, OVERLAY, REMOVE, STAR, button_rects
from app.workspaces.aggregate.run_list import COMPARED, CURRENT, OVERLAID, PICTURE, WORDS
from app.workspaces.aggregate.run_view import EXPORT, RENAME, SETTINGS, SHOW
from app.workspaces.aggregate.runs_panel import RunsPanel


@pytest.fixture
def panel(qtbot, theme):
    made = RunsPanel(theme)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    return made


@pytest.fixture
def full(panel, qtbot, sample_entry, other_entry):
    panel.show_runs((sample_entry, other_entry))
    panel.show_current(other_entry)
    panel.show_compared(sample_entry)
    qtbot.waitUntil(lambda: panel.view.currentIndex().isValid())
    return panel


def index_of(panel, name):
    (row,) = [i for i, entry in enumerate(panel.entries) if entry.name == name]
    return panel.rows.index(row)


def click(qtbot, panel, name, button="", modifier=Qt.KeyboardModifier.NoModifier):
    rect = panel.view.visualRect(index_of(panel, name))
    point = button_rects(rect)[button].center() if button else rect.center() + QPoint(-20, 10)
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(panel.view.viewport(), left, modifier, point)


def names(panel):
    return [entry.name for entry in panel.entries]


def test_without_runs_the_panel_says_what_would_be_here_and_offers_it(panel, qtbot, sample_entry):
    assert panel._empty.isVisible()
    assert not panel.header.isVisible()
    with qtbot.waitSignal(panel.run_requested):
        panel._empty.findChild(QPushButton).click()
    panel.show_runs((sample_entry,))
    assert not panel._empty.isVisible()


def test_a_card_tells_the_price(full):
    index = index_of(full, "Run 1")
    said = index.data(WORDS)
    assert said.lost.replace("\u00a0", " ") == "0.15 % lost"
    assert said.size.replace("\u00a0", " ").startswith("41 regions · ")
    assert "km" in said.size
    assert said.size.endswith("bits")
    assert said.approach == "Balanced density · k 5 · seed 1"
    assert "would be left out" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert "Balanced density" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_what_a_run_gains_stands_on_its_card(full):
    full.show_gains({1: Gain("today 3 %", "Today, FSAs lose 3 %.")})
    index = index_of(full, "Run 1")
    assert index.data(WORDS).lost.endswith("· today 3 %")
    assert "Today, FSAs lose 3 %." in index.data(Qt.ItemDataRole.ToolTipRole)
    assert "today" not in index_of(full, "Run 2").data(WORDS).lost


def test_the_newest_card_is_on_top(full):
    assert names(full) == ["Run 2", "Run 1"]


def test_marks_follow_what_is_shown(full, sample_entry, other_entry):
    first, second = index_of(full, "Run 1"), index_of(full, "Run 2")
    assert (first.data(CURRENT), second.data(CURRENT)) == (False, True)
    assert (first.data(COMPARED), second.data(COMPARED)) == (True, False)
    full.show_overlaid((other_entry, sample_entry))
    assert first.data(OVERLAID)
    full.show_overlaid((other_entry,))
    assert not first.data(OVERLAID)


def test_a_click_shows_and_with_ctrl_it_draws_too(full, qtbot, sample_entry):
    with qtbot.waitSignal(full.show_requested) as got:
        click(qtbot, full, "Run 1")
    assert got.args[0] is sample_entry
    with (
        qtbot.assertNotEmitted(full.show_requested),
        qtbot.waitSignal(full.overlay_requested) as got,
    ):
        click(qtbot, full, "Run 1", modifier=Qt.KeyboardModifier.ControlModifier)
    assert got.args[0] is sample_entry


def test_the_buttons_of_a_card_do_what_they_say(full, qtbot, sample_entry):
    with qtbot.assertNotEmitted(full.show_requested):
        with qtbot.waitSignal(full.star_requested) as got:
            click(qtbot, full, "Run 1", STAR)
        assert got.args == [sample_entry, True]
        with qtbot.waitSignal(full.overlay_requested):
            click(qtbot, full, "Run 1", OVERLAY)
        with qtbot.waitSignal(full.compare_requested) as got:
            click(qtbot, full, "Run 1", COMPARE)
        assert got.args == [None]  # it was the compared one: taken away
        with qtbot.waitSignal(full.remove_requested) as got:
            click(qtbot, full, "Run 1", REMOVE)
        assert got.args == [sample_entry]


def test_the_shown_run_is_not_compared_with_itself(full, qtbot):
    with qtbot.assertNotEmitted(full.compare_requested):
        click(qtbot, full, "Run 2", COMPARE)


def test_keys_do_everything(full, qtbot, sample_entry, other_entry):
    view = full.view
    view.setFocus()
    view.setCurrentIndex(index_of(full, "Run 2"))
    with qtbot.assertNotEmitted(full.show_requested):
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex() == index_of(full, "Run 1")
    for key, signal in (
        (Qt.Key.Key_Return, full.show_requested),
        (Qt.Key.Key_Space, full.overlay_requested),
        (Qt.Key.Key_C, full.compare_requested),
        (Qt.Key.Key_Asterisk, full.star_requested),
        (Qt.Key.Key_Delete, full.remove_requested),
    ):
        with qtbot.waitSignal(signal) as got:
            qtbot.keyClick(view, key)
        assert got.args[0] in (sample_entry, None)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex() == index_of(full, "Run 2")


def test_letters_of_the_maps_tools_are_left_to_it(full, qtbot):
    full.view.setFocus()
    before = full.view.currentIndex()
    qtbot.keyClick(full.view, Qt.Key.Key_R)
    qtbot.keyClick(full.view, Qt.Key.Key_S)
    assert full.view.currentIndex() == before


def test_f2_renames_in_place(full, qtbot, sample_entry):
    full.view.setFocus()
    full.view.setCurrentIndex(index_of(full, "Run 1"))
    qtbot.keyClick(full.view, Qt.Key.Key_F2)
    line = full.view.findChild(QLineEdit)
    assert line.text() == "Run 1"
    line.setText("coarse")
    with qtbot.waitSignal(full.rename_requested) as got:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert got.args == [sample_entry, "coarse"]


@pytest.mark.parametrize("typed", ["   ", "Run 1"])
def test_a_blank_name_or_the_same_is_not_taken(full, qtbot, typed):
    index = index_of(full, "Run 1")
    with qtbot.assertNotEmitted(full.rename_requested):
        assert not full.rows.setData(index, typed)


def test_runs_that_come_while_a_name_is_typed_wait(full, qtbot, sample_entry, other_entry):
    full.view.setCurrentIndex(index_of(full, "Run 1"))
    full.view.edit(index_of(full, "Run 1"))
    third = replace(other_entry, number=3, name="Run 3")
    full.show_runs((sample_entry, other_entry, third))
    assert names(full) == ["Run 2", "Run 1"]
    line = full.view.findChild(QLineEdit)
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: names(full) == ["Run 3", "Run 2", "Run 1"])


def test_a_renamed_run_keeps_its_place_and_picture(full, sample_entry, other_entry):
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    image.fill(0xFFFF0000)
    full.show_thumbnail(1, image)
    full.show_runs((replace(sample_entry, name="coarse"), other_entry))
    assert names(full) == ["Run 2", "coarse"]
    assert not index_of(full, "coarse").data(PICTURE).isNull()


def test_a_removed_run_leaves_and_its_neighbour_has_the_keys(full, sample_entry, other_entry):
    full.view.setCurrentIndex(index_of(full, "Run 2"))
    full.show_runs((sample_entry,))
    assert names(full) == ["Run 1"]
    assert full.view.currentIndex() == index_of(full, "Run 1")


def test_the_shown_run_comes_into_sight(panel, qtbot, sample_entry):
    entries = tuple(replace(sample_entry, number=i, name=f"Run {i}") for i in range(1, 31))
    panel.show_runs(entries)

    def in_sight(name):
        rect = panel.view.visualRect(index_of(panel, name))
        return panel.view.viewport().rect().contains(rect.center())

    panel.show_current(entries[-1])
    qtbot.waitUntil(lambda: in_sight("Run 30") and not in_sight("Run 1"))
    panel.show_current(entries[0])
    qtbot.waitUntil(lambda: in_sight("Run 1"))


def test_sorting_is_chosen_in_the_header_and_told(full, qtbot):
    with qtbot.waitSignal(full.arrangement_changed) as got:
        full.header.order_actions[NAME].trigger()
    assert names(full) == ["Run 1", "Run 2"]
    assert got.args[0] == Arrangement(order=NAME)
    full.header.order_actions[LOST].trigger()
    rates = [entry.run.evaluation.suppression_rate for entry in full.entries]
    assert rates == sorted(rates)
    assert rates[0] < rates[1]


def test_the_filter_takes_names_and_k_and_can_be_taken_away(full, qtbot):
    full.header.search.setFocus()
    qtbot.keyClicks(full.header.search, "k 11")
    assert names(full) == ["Run 2"]
    full.header.search.setText("nothing like it")
    assert names(full) == []
    assert full._none.isVisible()
    full._none.findChild(QPushButton).click()
    assert names(full) == ["Run 2", "Run 1"]
    assert full.header.search.text() == ""


def test_only_starred_and_only_a_kind(full, sample_entry, other_entry):
    fsa = replace(other_entry, number=3, name="FSAs", kind=BASELINE)
    full.show_runs((replace(sample_entry, starred=True), other_entry, fsa))
    full.header.starred.trigger()
    assert names(full) == ["Run 1"]
    full.header.starred.trigger()
    full.header.kind_actions[BASELINE].trigger()
    assert names(full) == ["FSAs"]
    assert index_of(full, "FSAs").data(WORDS).badge == "today"


def test_todays_practice_is_switched(full, qtbot):
    with qtbot.waitSignal(full.today_switched) as got:
        full.header.today.trigger()
    assert got.args == [False]
    full.show_today(True)
    assert full.header.today.isChecked()


def test_the_menu_offers_everything(full, qtbot, sample_entry):
    menu = full.view.menu_of(index_of(full, "Run 1"))
    offered = {action.objectName(): action for action in menu.actions() if action.objectName()}
    assert set(offered) == {SHOW, COMPARE, OVERLAY, RENAME, STAR, SETTINGS, EXPORT, REMOVE}
    assert offered[COMPARE].isChecked()
    for name, signal in (
        (SHOW, full.show_requested),
        (SETTINGS, full.settings_requested),
        (EXPORT, full.export_requested),
    ):
        with qtbot.waitSignal(signal) as got:
            offered[name].trigger()
        assert got.args == [sample_entry]
    shown = full.view.menu_of(index_of(full, "Run 2"))
    assert not shown.actions()[0].isEnabled()


def test_cards_are_painted_light_and_dark_with_many_runs(panel, theme, sample_entry):
    entries = tuple(replace(sample_entry, number=i, name=f"Run {i}") for i in range(1, 201))
    panel.show_runs(entries)
    panel.show_current(entries[3])
    assert len(panel.view.findChildren(QLineEdit)) == 0  # cards are no widgets
    light = panel.view.grab().toImage()
    theme.set_mode("dark")
    dark = panel.view.grab().toImage()
    middle = QPoint(150, 40)
    assert light.pixelColor(middle).lightness() > dark.pixelColor(middle).lightness()
