"""The box to find a place, under keys and mouse."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.map.tools.find_box import FindBox, Found
from app.map.tools.finding import words_of
from core.places.find_places import AREA, BEGINNING, NAME, PLACE, REGION, UNIT, Hit

NB = "\u00a0"
FOUND = [Found("CD 1901", "51 areas"), Found("Area 19010101", ""), Found("Area 19010102", "")]


@pytest.fixture
def box(qtbot, theme):
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(600, 500)
    made = FindBox(theme, ground)
    ground.show()
    qtbot.waitExposed(ground)
    made.open_box()
    yield made
    ground.close()


def test_typing_asks_once_it_pauses(box, qtbot):
    asked = []
    box.asked.connect(asked.append)
    QTest.keyClicks(box.line, "T5K")
    qtbot.waitUntil(lambda: asked != [])
    assert asked == ["T5K"]
    box.line.clear()
    assert asked == ["T5K", ""]


def test_keys_move_in_the_list_and_enter_chooses(box, qtbot):
    box.show_found(FOUND)
    chosen = []
    box.chosen.connect(chosen.append)
    key = QTest.keyClick
    key(box.line, Qt.Key.Key_Return)
    key(box.line, Qt.Key.Key_Down)
    key(box.line, Qt.Key.Key_Return)
    key(box.line, Qt.Key.Key_Up)
    key(box.line, Qt.Key.Key_Up)
    key(box.line, Qt.Key.Key_Return)
    assert chosen == [0, 1, 2]


def test_a_click_chooses(box, qtbot):
    box.show_found(FOUND)
    place = box.list.visualItemRect(box.list.item(1)).center()
    with qtbot.waitSignal(box.chosen) as caught:
        QTest.mouseClick(box.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert caught.args == [1]


def test_typed_and_entered_in_one_go_takes_the_first_that_comes(box):
    asked, chosen = [], []
    box.asked.connect(asked.append)
    box.chosen.connect(chosen.append)
    QTest.keyClicks(box.line, "1901")
    QTest.keyClick(box.line, Qt.Key.Key_Return)
    assert (asked, chosen) == (["1901"], [])
    box.show_found(FOUND)
    assert chosen == [0]
    box.show_found(FOUND)
    assert chosen == [0]


def test_esc_closes_and_gives_the_keys_back(box, qtbot):
    with qtbot.waitSignal(box.left):
        QTest.keyClick(box.line, Qt.Key.Key_Escape)
    assert not box.isVisible()


def test_nothing_found_is_said_in_place_of_the_list(box):
    box.show_found(FOUND)
    full = box.height()
    box.say("Nothing fits.")
    assert box.note.isVisible()
    assert not box.list.isVisible()
    assert box.height() < full
    box.show_found(FOUND[:1])
    assert not box.note.isVisible()
    assert box.list.isVisible()


def test_every_line_is_seen_and_can_be_heard(box):
    box.show_found(FOUND * 4)
    last = box.list.visualItemRect(box.list.item(11))
    assert box.list.viewport().rect().contains(last)
    heard = box.list.item(0).data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert heard == "CD 1901: 51 areas"


@pytest.mark.parametrize(
    ("hit", "people", "wanted"),
    [
        (Hit(AREA, "48110123"), 512.0, Found("Area 48110123", f"512{NB}people")),
        (Hit(AREA, "48110123"), None, Found("Area 48110123", "")),
        (Hit(UNIT, "T5K", "fsa", np.arange(41)), None, Found("FSA T5K", f"41{NB}areas")),
        (Hit(REGION, "17", areas=np.arange(1)), None, Found("Region 17", f"1{NB}area")),
        (
            Hit(BEGINNING, "48", areas=np.arange(3)),
            None,
            Found("Ids that begin with 48", f"3{NB}areas"),
        ),
        (
            Hit(NAME, "Île", "CSDNAME", np.arange(2)),
            None,
            Found("Île", f"CSDNAME: 2{NB}areas"),
        ),
        (
            Hit(PLACE, "", place=(1.0, 2.0), degrees=(53.5, -113.25)),
            None,
            Found("53.5000° N, 113.2500° W", "in no area"),
        ),
        (
            Hit(PLACE, "", areas=np.array([4]), place=(5_000_100.0, 2.0)),
            None,
            Found(f"x 5,000,100{NB}m, y 2{NB}m", "in an area"),
        ),
    ],
)
def test_hits_in_words(hit, people, wanted):
    assert words_of(hit, people) == wanted
