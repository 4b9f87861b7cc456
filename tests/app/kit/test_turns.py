"""Work of the window in pieces: one a turn, nothing half done is seen or touched."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import delete

from app.kit.turns import Turns


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    for _ in range(3):
        QWidget(made)
    made.show()
    return made


def painted(window):
    """How many parts of it are painted when they change."""
    return sum(of.updatesEnabled() for of in window.children() if isinstance(of, QWidget))


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
    assert (done, turns.busy, painted(window)) == ([], True, 0)
    qtbot.waitUntil(lambda: not turns.busy)
    assert done == [0, 1, 2, "end"]
    qtbot.waitUntil(lambda: painted(window) == 3)


class Part(QWidget):
    """Notes how many parts of its window are painted again when it is."""

    def __init__(self, window, seen):
        super().__init__(window)
        self.seen = seen

    def paintEvent(self, event):
        self.seen.append(painted(self.window()))


def test_the_parts_are_painted_again_one_a_turn(qtbot):
    window, seen = QWidget(), []
    qtbot.addWidget(window)
    for x in range(3):
        Part(window, seen).setGeometry(30 * x, 0, 20, 20)
    held = Part(window, seen)
    held.setUpdatesEnabled(False)  # by somebody else
    window.show()
    qtbot.waitUntil(lambda: bool(seen))
    seen.clear()
    turns = Turns(window)
    turns.begin(pieces([], 1))
    qtbot.waitUntil(lambda: len(seen) == 3)
    assert seen == [1, 2, 3]
    assert not held.updatesEnabled()


def test_a_part_that_is_gone_meanwhile_is_not_missed(window, done, qtbot):
    turns = Turns(window)
    turns.begin(pieces(done, 2))
    delete(window.children()[0])
    turns.finish()
    assert painted(window) == 2


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
    assert (done, turns.busy) == ([0], False)
    turns.finish()
    assert painted(window) == 3
