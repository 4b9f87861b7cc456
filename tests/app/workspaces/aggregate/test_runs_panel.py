from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QToolButton

from app.workspaces.aggregate.runs_panel import RunsPanel


@pytest.fixture
def panel(qtbot, theme):
    made = RunsPanel(theme)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    return made


@pytest.fixture
def full(panel, sample_entry, other_entry):
    panel.show_runs((sample_entry, other_entry))
    panel.show_current(other_entry)
    panel.show_compared(sample_entry)
    return panel


def tool(card, icon_words):
    return next(of for of in card.findChildren(QToolButton) if icon_words in of.accessibleName())


def test_without_runs_the_panel_says_what_would_be_here(panel, sample_entry):
    assert panel._empty.isVisible()
    panel.show_runs((sample_entry,))
    assert not panel._empty.isVisible()


def test_a_card_tells_the_price(full, sample_entry):
    card = full.cards[0]
    assert "41" in card.accessibleName()
    assert "regions" in card.accessibleName()
    assert "Balanced density" in card.accessibleName()
    assert "would be left out" in card.toolTip()


def test_the_newest_card_is_on_top(full):
    first, second = full.cards
    assert second.y() < first.y() or full._column.indexOf(second) < full._column.indexOf(first)


def test_the_shown_and_the_compared_run_are_marked(full):
    first, second = full.cards
    assert second.property("current") is True
    assert first.property("current") is False
    assert tool(first, "Compare").isChecked()
    assert not tool(second, "Compare").isEnabled()


def test_a_click_or_enter_asks_to_show(full, qtbot, sample_entry):
    card = full.cards[0]
    with qtbot.waitSignal(full.show_requested) as got:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert got.args[0] is sample_entry
    with qtbot.waitSignal(full.show_requested):
        qtbot.keyClick(card, Qt.Key.Key_Return)


def test_delete_compare_and_rename_are_asked_for(full, qtbot, sample_entry):
    card = full.cards[0]
    with qtbot.waitSignal(full.remove_requested):
        tool(card, "Remove").click()
    with qtbot.waitSignal(full.remove_requested):
        qtbot.keyClick(card, Qt.Key.Key_Delete)
    with qtbot.waitSignal(full.compare_requested) as got:
        tool(card, "Compare").click()
    assert got.args == [None]  # it was the compared one: taken away
    name = card.findChild(QLineEdit)
    name.setText("coarse")
    with qtbot.waitSignal(full.rename_requested) as got:
        name.editingFinished.emit()
    assert got.args == [sample_entry, "coarse"]


def test_an_empty_name_is_not_taken(full, qtbot):
    name = full.cards[0].findChild(QLineEdit)
    name.setText("   ")
    with qtbot.assertNotEmitted(full.rename_requested):
        name.editingFinished.emit()
    assert name.text() == "Run 1"


def test_a_renamed_run_keeps_its_place_and_picture(full, sample_entry, other_entry):
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    image.fill(0xFFFF0000)
    full.show_thumbnail(1, image)
    full.show_runs((replace(sample_entry, name="coarse"), other_entry))
    assert [card.entry.name for card in full.cards] == ["coarse", "Run 2"]
    assert not full.cards[0]._picture.pixmap().isNull()


def test_a_removed_run_leaves(full, other_entry):
    full.show_runs((other_entry,))
    assert [card.entry.number for card in full.cards] == [2]


def test_the_shown_run_comes_into_sight(full, qtbot, sample_entry, other_entry):
    full.resize(300, 130)
    oldest = full.cards[0]

    def in_sight():
        top = oldest.mapTo(full, oldest.rect().topLeft()).y()
        return top >= 0 and top + oldest.height() <= full.height() + 4

    full.show_current(other_entry)
    qtbot.waitUntil(lambda: not in_sight())
    full.show_current(sample_entry)
    qtbot.waitUntil(in_sight)
