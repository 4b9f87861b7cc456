"""What stands where something would be: a reason, and only the buttons that help."""

import pytest
from PySide6.QtCore import Qt

from app.kit.empty_place import EmptyPlace


@pytest.mark.parametrize("beside", [False, True])
def test_each_reason_has_its_buttons(qtbot, beside):
    place = EmptyPlace("Here you will see it.", beside=beside)
    qtbot.addWidget(place)
    pressed = []
    first = place.offer("no file", "Open", "Open a file", lambda: pressed.append("Open"))
    second = place.offer("no file", "Make", "Make a file", lambda: pressed.append("Make"))
    third = place.offer("not counted", "Count", "Count the file", lambda: pressed.append("Count"))
    place.resize(300, 200)
    place.show()
    place.show_why("no file", "No file is open.")
    assert (place.reason, place.why.text()) == ("no file", "No file is open.")
    assert [of.isVisible() for of in (first, second, third)] == [True, True, False]
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    place.show_why("not counted", "It is not counted.")
    assert [of.isVisible() for of in (first, second, third)] == [False, False, True]
    assert third.toolTip() == third.accessibleName() == "Count the file"
    third.setFocus()
    qtbot.keyClick(third, Qt.Key.Key_Space)
    assert pressed == ["Make", "Count"]
    place.show_why("", "")
    assert not any(of.isVisible() for of in (first, second, third))


def test_buttons_stand_in_the_order_of_their_offers(qtbot):
    for beside in (False, True):
        place = EmptyPlace("", beside=beside)
        qtbot.addWidget(place)
        made = [place.offer("why", of, of, lambda: None) for of in ("One", "Two", "Three")]
        place.show_why("why", "")
        place.resize(500, 300)
        place.show()
        at = [of.x() if beside else of.y() for of in made]
        assert at == sorted(set(at))
