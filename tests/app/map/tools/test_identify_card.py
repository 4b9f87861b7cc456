"""The card that tells about an area or its region."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from app.map.canvas.card import AREA, REGION, IdentifyCard, Rare, Told

SHORT = Told("Area 1", ("It has one sentence.",))
LONG = Told(
    "Region 7",
    ("A sentence that says something about a region. " * 3,) * 3,
    "Rarest combinations of values",
    tuple(
        Rare(f"age {i}, sex female, marital status never married", f"{i} records", i < 5)
        for i in (1, 2, 3, 4, 6)
    ),
    "Not listed, but below k too: 9 combinations.",
)


@pytest.fixture
def card(qtbot, theme):
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(800, 700)
    made = IdentifyCard(theme, ground)
    ground.show()
    qtbot.waitExposed(ground)
    yield made
    ground.close()


def cut(card):
    """Labels that have less room than their text takes."""
    labels = [of for of in card.findChildren(QLabel) if of.isVisible() and of.wordWrap()]
    return [of.text() for of in labels if of.height() < of.heightForWidth(of.width())]


def test_nothing_is_cut_whatever_was_shown_before(card, qtbot):
    for told in (SHORT, LONG, SHORT, LONG):
        card.show_told(told, REGION, with_region=True)
        qtbot.wait(10)
        assert cut(card) == []
        assert card.text == told.text
        assert card.title == told.title


def test_it_never_leaves_the_map(card, qtbot):
    card.show_told(LONG, AREA)
    for size in ((800, 700), (420, 260), (900, 300)):
        card.parentWidget().resize(*size)
        qtbot.wait(10)
        assert card.parentWidget().rect().contains(card.geometry())


def test_what_will_be_left_out_stands_out(card):
    card.show_told(LONG, REGION, with_region=True)
    roles = {of.text(): of.property("role") for of in card.findChildren(QLabel)}
    assert roles["1 records"] == "bad"
    assert roles["6 records"] == "neutral"

    card.show_told(replace(LONG, rare=LONG.rare[::-1][:2]), REGION)
    shown = {of.text(): of.property("role") for of in card.findChildren(QLabel) if of.isVisible()}
    assert shown["6 records"] == "neutral"
    assert shown["4 records"] == "bad"
    assert "1 records" not in shown


def test_the_switch_is_there_only_with_regions_and_tells(card, qtbot):
    card.show_told(SHORT, AREA)
    assert not card.buttons[REGION].isVisible()
    card.show_told(SHORT, AREA, with_region=True)
    assert card.buttons[AREA].isChecked()
    with qtbot.waitSignal(card.kind_chosen) as caught:
        qtbot.mouseClick(card.buttons[REGION], Qt.MouseButton.LeftButton)
    assert caught.args == [REGION]


def test_everything_is_copied(card):
    card.show_told(LONG, REGION)
    card.copy()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Region 7\n\nA sentence")
    assert "age 6, sex female, marital status never married: 6 records" in copied
    assert copied.endswith("9 combinations.")
