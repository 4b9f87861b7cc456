from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from app.kit.layouts import (
    LEFT,
    choice_box,
    column,
    offer,
    row,
    scrolling_column,
    show_choice,
)


def test_parts_stand_in_order_with_their_room(qtbot):
    place, first, second = QWidget(), QLabel("first"), QLabel("second")
    qtbot.addWidget(place)
    column(place, row(None, (first, LEFT), 1), (second, 1))
    place.resize(300, 200)
    place.show()
    assert first.width() < 100
    assert second.height() > 150
    assert first.y() < second.y()


def test_a_choice_is_shown_without_being_told(qtbot):
    box = choice_box("Part", "Which part", ((None, "any"), ("west", "West")))
    qtbot.addWidget(box)
    assert (box.accessibleName(), box.toolTip()) == ("Part", "Which part")
    with qtbot.assertNotEmitted(box.currentIndexChanged):
        show_choice(box, "west")
        assert box.currentData() == "west"
        offer(box, (("east", "East"), (None, "any")))
        show_choice(box, None)
    assert box.currentText() == "any"
    show_choice(box, "nowhere")
    assert box.currentText() == "East"


def test_a_page_scrolls_up_and_down_only(qtbot):
    tall = QLabel("tall")
    tall.setMinimumSize(400, 900)
    area = scrolling_column(tall)
    qtbot.addWidget(area)
    area.resize(200, 200)
    area.show()
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
