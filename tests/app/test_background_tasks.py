import threading

import pytest

from app.kit.background import Background


@pytest.fixture
def background(qtbot):
    made = Background()
    yield made
    made.close()


def test_the_result_arrives_on_this_thread(background, qtbot):
    got = []
    background.ask("a", threading.get_ident, lambda of: got.append((of, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(got))
    assert got[0][0] != threading.get_ident()
    assert got[0][1] == threading.get_ident()
    assert background.idle


def test_of_one_topic_only_the_newest_arrives(background, qtbot):
    gate, got = threading.Event(), []
    background.ask("a", lambda: gate.wait(5) and 1, got.append)
    background.ask("a", lambda: 2, got.append)
    background.ask("b", lambda: 3, got.append)
    gate.set()
    qtbot.waitUntil(lambda: background.idle)
    qtbot.wait(20)
    assert sorted(got) == [2, 3]


def test_what_is_forgotten_does_not_arrive(background, qtbot):
    got = []
    background.ask("a", lambda: 1, got.append)
    background.forget("a")
    qtbot.wait(50)
    assert got == []


def test_a_failure_is_told(background, qtbot):
    def fail():
        raise ZeroDivisionError

    with qtbot.waitSignal(background.failed) as got:
        background.ask("a", fail, lambda _: None)
    assert isinstance(got.args[0], ZeroDivisionError)


def test_closing_waits_for_what_runs(qtbot):
    background, done = Background(), []
    background.ask("a", lambda: done.append(1), lambda _: done.append(2))
    background.close()
    qtbot.wait(20)
    assert 2 not in done


def test_after_closing_nothing_is_done(qtbot):
    background = Background()
    background.close()
    background.ask("late", lambda: 1, lambda result: pytest.fail("delivered"))
    assert background.idle
