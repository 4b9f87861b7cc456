"""The first sentence stands there, the others on demand."""

import pytest
from PySide6.QtCore import Qt

from app.kit.brief import BriefLabel, brief


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Half lose some. Every region loses some.", "Half lose some.\u00a0…"),
        ("9 of 41 at 0.15 % or e.g. less.", "9 of 41 at 0.15 % or e.g. less."),
        ("One. Two.\nThree.", "One.\u00a0…\nThree."),
        ("One. “Two” is more.", "One.\u00a0…"),
        ("Une. Écrit en deux.", "Une.\u00a0…"),
        ("", ""),
    ],
)
def test_the_first_sentence_of_each_line(text, shown):
    assert brief(text) == shown


def test_a_click_or_a_key_unfolds_and_the_tooltip_has_all(qtbot):
    label = BriefLabel("One. Two.")
    qtbot.addWidget(label)
    label.show()
    assert (label.text(), label.is_brief) == ("One.\u00a0…", True)
    assert label.toolTip() == label.accessibleName() == "One. Two."
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert (label.text(), label.is_brief, label.toolTip()) == ("One. Two.", False, "")
    label.setText("Three. Four.")
    assert label.text() == "Three. Four."
    qtbot.keyClick(label, Qt.Key.Key_Return)
    assert label.text() == "Three.\u00a0…"
    label.setText("Alone.")
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert label.text() == "Alone."
    assert label.focusPolicy() == Qt.FocusPolicy.NoFocus
