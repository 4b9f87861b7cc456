"""The list of runs, with mouse and keys."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QPushButton
from stub_program import stub_context

from app.features.runs.run_order import LOST, NAME, Arrangement
from app.features.runs.run_words import Gain
from app.frame.session import BASELINE
from app.workspaces.aggregate.run_card import COMPARE, OVERLAY, REMOVE, STAR, button_rects
from app.workspaces.aggregate.run_list import COMPARED, CURRENT, OVERLAID, PICTURE, WORDS
from app.workspaces.aggregate.run_view import COMMAND, PYTHON, RELEASE, RENAME, SETTINGS, SHOW
from app.workspaces.aggregate.runs_panel import RunsPanel


@pytest.fixture
def context(qtbot, theme):
    return stub_context(theme, qtbot)


@pytest.fixture
def session(context):
    return context.program.session


@pytest.fixture
def panel(context):
    made = RunsPanel(context)
    made.resize(300, 400)
    context.program.window.show()
    made.show()
    return made


@pytest.fixture
def put(session):
    """Puts runs into the list, as they are made."""

    def act(*entries):
        session.runs = entries
        session.runs_changed.emit(entries)

    return act


@pytest.fixture
def full(panel, session, put, qtbot, sample_entry, other_entry):
    put(sample_entry, other_entry)
    session.show_run(other_entry)
    session.compare_with(sample_entry)
    qtbot.waitUntil(lambda: panel.view.currentIndex().isValid())
    return panel


def test_what_stands_below_stays_where_it_is_when_runs_come(panel, put, sample_entry, other_entry):
    before = panel.minimumSizeHint().height()
    put(sample_entry, other_entry)
    assert panel.minimumSizeHint().height() == before > panel.view.minimumSizeHint().height() > 0


def told(context):
    """The newest message."""
    return context.program.window.map_panel.messages.messages[0].whole


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


def test_without_runs_the_panel_says_what_would_be_here_and_offers_it(
    panel, context, put, qtbot, sample_entry
):
    assert panel.empty.isVisible()
    assert panel.empty.why.text().startswith("No run yet.")
    assert not panel.header.isVisible()
    with qtbot.waitSignal(context.program.window.actions_.run.triggered):
        panel.empty.findChild(QPushButton).click()
    put(sample_entry)
    assert not panel.empty.isVisible()


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


def test_what_a_run_gains_stands_on_its_card(full, context):
    context.state.gains = {1: Gain("today 3 %", "Today, FSAs lose 3 %.")}
    index = index_of(full, "Run 1")
    assert index.data(WORDS).lost.endswith("· today 3 %")
    assert "Today, FSAs lose 3 %." in index.data(Qt.ItemDataRole.ToolTipRole)
    assert "today" not in index_of(full, "Run 2").data(WORDS).lost


def test_the_newest_card_is_on_top(full):
    assert names(full) == ["Run 2", "Run 1"]


def test_marks_follow_what_is_shown(full, session, sample_entry, other_entry):
    first, second = index_of(full, "Run 1"), index_of(full, "Run 2")
    assert (first.data(CURRENT), second.data(CURRENT)) == (False, True)
    assert (first.data(COMPARED), second.data(COMPARED)) == (True, False)
    session.set_overlaid((sample_entry,))
    assert first.data(OVERLAID)
    session.set_overlaid(())
    assert not first.data(OVERLAID)


def test_a_click_shows_and_with_ctrl_it_draws_too(full, session, qtbot, sample_entry, other_entry):
    click(qtbot, full, "Run 1", modifier=Qt.KeyboardModifier.ControlModifier)
    assert session.current_run is other_entry
    assert session.overlaid == (other_entry, sample_entry)
    click(qtbot, full, "Run 1")
    assert session.current_run is sample_entry


def test_the_buttons_of_a_card_do_what_they_say(full, session, context, qtbot, other_entry):
    click(qtbot, full, "Run 1", OVERLAY)
    assert len(session.overlaid) == 2
    click(qtbot, full, "Run 1", COMPARE)
    assert session.compared_run is None  # it was the compared one: taken away
    click(qtbot, full, "Run 1", COMPARE)
    assert session.compared_run.name == "Run 1"
    click(qtbot, full, "Run 1", STAR)
    assert session.runs[0].starred
    click(qtbot, full, "Run 1", REMOVE)
    assert session.runs == (other_entry,)
    assert "“Run 1” was removed" in told(context)
    context.program.window.map_panel.messages.messages[0].on_action()
    assert names(full) == ["Run 2", "Run 1"]


def test_the_shown_run_is_not_compared_with_itself(full, session, qtbot, sample_entry):
    click(qtbot, full, "Run 2", COMPARE)
    assert session.compared_run is sample_entry


def test_keys_do_everything(full, session, qtbot, sample_entry, other_entry):
    view = full.view
    view.setFocus()
    view.setCurrentIndex(index_of(full, "Run 2"))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert session.current_run is other_entry
    assert view.currentIndex() == index_of(full, "Run 1")
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert sample_entry in session.overlaid
    qtbot.keyClick(view, Qt.Key.Key_C)
    assert session.compared_run is None
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert session.current_run is sample_entry
    qtbot.keyClick(view, Qt.Key.Key_Asterisk)
    assert session.runs[0].starred
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex() == index_of(full, "Run 2")
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert names(full) == ["Run 1"]


def test_letters_of_the_maps_tools_are_left_to_it(full, qtbot):
    full.view.setFocus()
    before = full.view.currentIndex()
    qtbot.keyClick(full.view, Qt.Key.Key_R)
    qtbot.keyClick(full.view, Qt.Key.Key_S)
    assert full.view.currentIndex() == before


def test_f2_renames_in_place(full, session, qtbot):
    full.view.setFocus()
    full.view.setCurrentIndex(index_of(full, "Run 1"))
    qtbot.keyClick(full.view, Qt.Key.Key_F2)
    line = full.view.findChild(QLineEdit)
    assert line.text() == "Run 1"
    line.setText("coarse")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.runs[0].name == "coarse")


@pytest.mark.parametrize("typed", ["   ", "Run 1"])
def test_a_blank_name_or_the_same_is_not_taken(full, qtbot, typed):
    index = index_of(full, "Run 1")
    with qtbot.assertNotEmitted(full.rows.renamed):
        assert not full.rows.setData(index, typed)


def test_runs_that_come_while_a_name_is_typed_wait(full, put, qtbot, sample_entry, other_entry):
    full.view.setCurrentIndex(index_of(full, "Run 1"))
    full.view.edit(index_of(full, "Run 1"))
    third = replace(other_entry, number=3, name="Run 3")
    put(sample_entry, other_entry, third)
    assert names(full) == ["Run 2", "Run 1"]
    line = full.view.findChild(QLineEdit)
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: names(full) == ["Run 3", "Run 2", "Run 1"])


def test_a_renamed_run_keeps_its_place_and_picture(full, put, sample_entry, other_entry):
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    image.fill(0xFFFF0000)
    full.rows.show_picture(1, image, 1.0)
    put(replace(sample_entry, name="coarse"), other_entry)
    assert names(full) == ["Run 2", "coarse"]
    assert not index_of(full, "coarse").data(PICTURE).isNull()


def test_a_removed_run_leaves_and_its_neighbour_has_the_keys(full, put, sample_entry):
    full.view.setCurrentIndex(index_of(full, "Run 2"))
    put(sample_entry)
    assert names(full) == ["Run 1"]
    assert full.view.currentIndex() == index_of(full, "Run 1")


def test_the_shown_run_comes_into_sight(panel, session, put, qtbot, sample_entry):
    entries = tuple(replace(sample_entry, number=i, name=f"Run {i}") for i in range(1, 31))
    put(*entries)

    def in_sight(name):
        rect = panel.view.visualRect(index_of(panel, name))
        return panel.view.viewport().rect().contains(rect.center())

    session.show_run(entries[-1])
    qtbot.waitUntil(lambda: in_sight("Run 30") and not in_sight("Run 1"))
    session.show_run(entries[0])
    qtbot.waitUntil(lambda: in_sight("Run 1"))


def test_sorting_is_chosen_in_the_header_and_told(full, context):
    full.header.order_actions[NAME].trigger()
    assert names(full) == ["Run 1", "Run 2"]
    assert context.state.arrangement == Arrangement(order=NAME)
    assert '"name"' in context.program.settings.kept["runs/order"]
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
    assert full.empty.isVisible()
    next(of for of in full.empty.findChildren(QPushButton) if of.isVisible()).click()
    assert names(full) == ["Run 2", "Run 1"]
    assert full.header.search.text() == ""


def test_only_starred_and_only_a_kind(full, put, sample_entry, other_entry):
    fsa = replace(other_entry, number=3, name="FSAs", kind=BASELINE)
    put(replace(sample_entry, starred=True), other_entry, fsa)
    full.header.starred.trigger()
    assert names(full) == ["Run 1"]
    full.header.starred.trigger()
    full.header.kind_actions[BASELINE].trigger()
    assert names(full) == ["FSAs"]
    assert index_of(full, "FSAs").data(WORDS).badge == "today"


def test_todays_practice_is_switched(full, context):
    full.header.today.trigger()
    assert not context.state.today
    assert context.program.settings.kept["runs/today"] == "no"
    context.state.today = True
    assert full.header.today.isChecked()


def test_the_menu_offers_everything(full, session, context, qtbot, sample_entry):
    menu = full.view.menu_of(index_of(full, "Run 1"))
    offered = {action.objectName(): action for action in menu.actions() if action.objectName()}
    usual = {SHOW, COMPARE, OVERLAY, RENAME, STAR, SETTINGS, RELEASE, REMOVE}
    assert set(offered) == usual | {COMMAND, PYTHON}
    assert offered[COMPARE].isChecked()
    assert not full.view.menu_of(index_of(full, "Run 2")).actions()[0].isEnabled()
    offered[SETTINGS].trigger()
    assert "made of other records" in told(context)
    assert session.draft.scenario.k == sample_entry.run.scenario.k
    with qtbot.waitSignal(context.program.window.actions_.release.triggered):
        offered[RELEASE].trigger()
    assert session.current_run is sample_entry


def test_cards_are_painted_light_and_dark_with_many_runs(panel, session, put, theme, sample_entry):
    entries = tuple(replace(sample_entry, number=i, name=f"Run {i}") for i in range(1, 201))
    put(*entries)
    session.show_run(entries[3])
    assert len(panel.view.findChildren(QLineEdit)) == 0  # cards are no widgets
    light = panel.view.grab().toImage()
    theme.set_mode("dark")
    dark = panel.view.grab().toImage()
    middle = QPoint(150, 40)
    assert light.pixelColor(middle).lightness() > dark.pixelColor(middle).lightness()


def test_runs_of_other_areas_are_marked(full, session, sample_entry):
    rows = full.rows
    assert not rows.data(rows.index(0), WORDS).of_others
    file = sample_entry.area_file
    elsewhere = replace(file, source=replace(file.source, path=Path("/somewhere/else.gpkg")))
    rows.show_areas(elsewhere)
    words = rows.data(rows.index(0), WORDS)
    assert words.badge == "other areas"
    assert words.tip.endswith(", which is not open now.")
    assert "Of areas.gpkg" in words.tip
    rows.show_areas(replace(elsewhere, source=file.source))  # the same file, read again
    assert not rows.data(rows.index(0), WORDS).of_others
    rows.show_areas(
        replace(file, layer=SimpleNamespace(ids=file.layer.ids[:9]))
    )  # another layer of it
    assert rows.data(rows.index(0), WORDS).badge == "other areas"
