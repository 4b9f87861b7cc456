"""The button that runs, the question before it, and progress in its place."""

import pytest
from PySide6.QtCore import Qt

from app.kit.run_bar import RunBar, RunTexts
from core.errors import VbasError
from core.steps import Step

LEFT = Qt.MouseButton.LeftButton
TEXTS = RunTexts("Go", "Go again", "It goes", "Nothing to do", "How much", "Stop it", "Yes", "Do")


@pytest.fixture
def bar(qtbot, theme):
    made = RunBar(TEXTS)
    qtbot.addWidget(made)
    made.show()
    made.show_estimate("7 things")
    return made


def test_it_says_what_there_is_to_do_or_why_nothing_can_be(bar, qtbot):
    with qtbot.waitSignal(bar.run_requested):
        qtbot.mouseClick(bar.button, LEFT)
    assert (bar.line.text(), bar.button.toolTip()) == ("7 things", "It goes")
    bar.show_stale(True)
    assert bar.button.text() == "Go again"
    bar.show_estimate("", "Nothing is open")
    assert (bar.line.text(), bar.button.isEnabled()) == ("Nothing is open", False)
    bar.show_answered("7 things in 1 s")
    assert (bar.button.toolTip(), bar.button.isEnabled()) == ("Nothing to do", False)
    bar.show_error(VbasError("It went wrong."))
    assert bar.problem.text == "It went wrong."


def test_a_question_takes_the_place_of_the_button(bar, qtbot):
    bar.ask("It takes long.", "Do less.")
    assert bar.asks
    assert not bar.button.isVisible()
    with qtbot.waitSignal(bar.insisted):
        qtbot.mouseClick(bar.anyway, LEFT)
    assert not bar.asks
    bar.ask("It takes long.", "Do less.")
    qtbot.mouseClick(bar.rather_not, LEFT)
    assert (bar.button.isVisible(), bar.problem.text) == (True, "")


def test_progress_takes_its_place_and_the_keyboard_stays(bar, qtbot):
    bar.activateWindow()
    bar.button.setFocus()
    bar.show_working("Going")
    assert not bar.is_working  # what is soon over changes nothing
    qtbot.waitUntil(lambda: bar.is_working)
    assert bar.cancel.hasFocus()
    bar.show_step(Step("joining", 2, 8))
    assert bar.figures.text().startswith("2 of 8")
    assert bar.bar.value() == bar.bar.maximum() / 4
    bar.show_step(Step("joining"))
    assert (bar.figures.text(), bar.bar.maximum()) == ("", 0)
    with qtbot.waitSignal(bar.cancel_requested):
        qtbot.mouseClick(bar.cancel, LEFT)
    bar.show_idle()
    assert (bar.is_working, bar.button.hasFocus()) == (False, True)
