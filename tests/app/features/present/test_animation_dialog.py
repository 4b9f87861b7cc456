import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox

from app.features.present.animation_export import AS_SHOWN, EVERYTHING, AnimationDialog


@pytest.fixture
def dialog(qtbot):
    made = AnimationDialog("Run 2", 757)
    qtbot.addWidget(made)
    made.show()
    return made


def save(dialog, qtbot):
    button = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    with qtbot.waitSignal(dialog.accepted_with) as chosen:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    return chosen.args


def test_what_is_offered_at_first(dialog, qtbot):
    assert "300" in dialog.summary.text()
    assert save(dialog, qtbot) == [1280, 720, 25, 12, "mp4", EVERYTHING]


def test_what_was_chosen_is_told(dialog, qtbot):
    dialog.format.setCurrentIndex(1)
    assert dialog.rate.value() == 10
    dialog.size_box.setCurrentIndex(1)
    dialog.length.setValue(5)
    dialog.extent.setCurrentIndex(1)
    assert "50" in dialog.summary.text()
    assert save(dialog, qtbot) == [1920, 1080, 10, 5, "gif", AS_SHOWN]
