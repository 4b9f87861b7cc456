"""The first sentence stands there, the others on demand."""

import pytest
from PySide6.QtCore import Qt

from app.kit.brief import BriefLabel, brief, explained


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Half lose some. Every region loses some.", "Half lose some.\u00a0…"),
        ("9 of 41 at 0.15 % or e.g. less.", "9 of 41 at 0.15 % or e.g. less."),
        ("One. Two.\nThree.", "One.\u00a0…\nThree."),
        ("One. “Two” is more.", "One.\u00a0…"),
        ("Une. Écrit en deux.", "Une.\u00a0…"),
        ("As in El Emam et al. 2010 (Eq. 20). Two.", "As in El Emam et al. 2010 (Eq. 20).\u00a0…"),
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


def test_what_is_kept_open_is_not_folded_by_a_click(qtbot):
    label = BriefLabel("One. Two.")
    qtbot.addWidget(label)
    label.keep_open(True)
    assert label.text() == "One. Two."
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert label.text() == "One. Two."
    label.unfold(False)
    label.keep_open(False)
    assert label.text() == "One.\u00a0…"


def test_what_a_heading_means_stands_below_it_on_demand(qtbot):
    heading, why = explained("Samples", "Nobody is in two.")
    for label in (heading, why):
        qtbot.addWidget(label)
    assert (heading.text(), why.isHidden()) == ("Samples\u00a0…", True)
    assert heading.toolTip() == "Samples\nNobody is in two."
    heading.show()
    qtbot.mouseClick(heading, Qt.MouseButton.LeftButton)
    assert (heading.text(), why.isHidden(), why.text()) == ("Samples", False, "Nobody is in two.")
    heading.explain("One each.")
    assert why.text() == "One each."
