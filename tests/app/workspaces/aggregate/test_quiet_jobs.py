import time

import pytest

from app.kit.quiet import QuietJobs
from core.errors import VbasError
from core.steps import Step


@pytest.fixture
def quiet(qapp):
    quiet = QuietJobs()
    yield quiet
    quiet.close()


def steps_to(result, seconds=0.0):
    yield Step("working")
    time.sleep(seconds)
    yield Step("working")
    return result


def endless():
    while True:
        yield Step("working")
        time.sleep(0.005)


def failing():
    yield Step("working")
    raise VbasError("No.", "Yes.")


def test_one_after_another_in_the_order_they_were_asked(quiet, qtbot):
    told = []
    for name in ("a", "b", "c"):
        quiet.ask(name, lambda name=name: steps_to(name), told.append, told.append)
    assert not quiet.idle
    qtbot.waitUntil(lambda: quiet.idle, timeout=5000)
    assert told == ["a", "b", "c"]


def test_what_waits_under_the_same_key_is_replaced(quiet, qtbot):
    told = []
    quiet.ask("first", lambda: steps_to("first", 0.05), told.append, told.append)
    quiet.ask("k", lambda: steps_to("old"), told.append, told.append)
    quiet.ask("k", lambda: steps_to("new"), told.append, told.append)
    qtbot.waitUntil(lambda: quiet.idle, timeout=5000)
    assert told == ["first", "new"]


def test_failures_are_told_and_the_rest_goes_on(quiet, qtbot):
    told, failures = [], []

    def refusing():
        raise VbasError("Not even begun.")

    quiet.ask("a", failing, told.append, failures.append)
    quiet.ask("b", refusing, told.append, failures.append)
    quiet.ask("c", lambda: steps_to("c"), told.append, failures.append)
    qtbot.waitUntil(lambda: quiet.idle, timeout=5000)
    assert [error.message for error in failures] == ["No.", "Not even begun."]
    assert told == ["c"]


def test_what_is_forgotten_is_not_told(quiet, qtbot):
    told = []
    quiet.ask("a", endless, told.append, told.append)
    quiet.ask("b", lambda: steps_to("b"), told.append, told.append)
    quiet.forget()
    quiet.ask("c", lambda: steps_to("c"), told.append, told.append)
    qtbot.waitUntil(lambda: quiet.idle, timeout=5000)
    assert told == ["c"]


def test_closing_waits_for_the_thread(quiet):
    quiet.ask("a", endless, print, print)
    job = quiet._job
    quiet.close()
    assert not job.running
