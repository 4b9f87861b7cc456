"""Work of the window in pieces: one a turn, nothing half done is seen or touched."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from app.kit.turns import Turns


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def done():
    return []


def pieces(done, n, within=lambda i: None):
    for i in range(n):
        within(i)
        done.append(i)
        yield


def test_a_piece_a_turn_and_then_the_end(window, done, qtbot):
    turns = Turns(window)
    turns.begin(pieces(done, 3), lambda: done.append("end"))
    assert (done, turns.busy, window.updatesEnabled()) == ([], True, False)
    qtbot.waitUntil(lambda: not turns.busy)
    assert done == [0, 1, 2, "end"]
    assert window.updatesEnabled()


def test_the_event_loop_turns_between_two_pieces(window, done, qtbot):
    from PySide6.QtCore import QTimer

    turns = Turns(window)
    QTimer.singleShot(0, lambda: done.append("other"))
    turns.begin(pieces(done, 5))
    qtbot.waitUntil(lambda: not turns.busy)
    assert done.index("other") < 4


def test_what_the_user_does_finds_everything_done(window, done):
    line = QLineEdit(window)
    line.show()
    turns = Turns(window)
    turns.begin(pieces(done, 3), lambda: done.append(line.text()))
    QTest.keyClick(line, Qt.Key.Key_A)
    assert done == [0, 1, 2, ""]  # all was there before the key was
    assert line.text() == "a"


def test_another_work_waits_for_all_of_the_first(window, done):
    turns = Turns(window)
    turns.begin(pieces(done, 2), lambda: done.append("first"))
    turns.begin(pieces(done, 1), lambda: done.append("second"))
    turns.finish()
    assert done == [0, 1, "first", 0, "second"]


def test_a_piece_that_asks_for_the_rest_does_not_begin_it_within_itself(window, done):
    turns = Turns(window)
    turns.begin(pieces(done, 3, lambda _: turns.finish()))
    turns.finish()
    assert done == [0, 1, 2]


def test_a_fault_ends_it_and_the_window_lives(window, done):
    def fail(i):
        if i == 1:
            raise ValueError("bug")

    turns = Turns(window)
    turns.begin(pieces(done, 3, fail), lambda: done.append("end"))
    with pytest.raises(ValueError, match="bug"):
        turns.finish()
    assert (done, turns.busy, window.updatesEnabled()) == ([0], False, True)
