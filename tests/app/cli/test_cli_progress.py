import os
import signal

import pytest

from app.cli.progress import drive
from core.steps import STOP, Step


def counting(log, press=()):
    """Five steps; presses Ctrl-C before the steps named."""
    try:
        for i in range(5):
            if i in press:
                os.kill(os.getpid(), signal.SIGINT)
            if (yield Step("counting", i, 5)) is STOP:
                log.append("stopped")
                return i
        yield Step("writing")
        return "done"
    finally:
        log.append("closed")


def test_the_result_comes_back_and_nothing_is_said_without_a_terminal(capfd):
    assert drive(counting([])) == "done"
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.strip() == ""


def test_one_interrupt_stops():
    log = []
    assert drive(counting(log, press=(2,))) == 2
    assert log == ["stopped", "closed"]


def test_two_interrupts_discard(capfd):
    def stubborn(log):
        try:
            while True:
                os.kill(os.getpid(), signal.SIGINT)
                yield Step("working")
        finally:
            log.append("closed")

    log = []
    with pytest.raises(KeyboardInterrupt):
        drive(stubborn(log))
    assert log == ["closed"]
    assert "Ctrl-C again" in capfd.readouterr().err


def test_the_handler_is_put_back():
    before = signal.getsignal(signal.SIGINT)
    drive(counting([]))
    assert signal.getsignal(signal.SIGINT) is before


def test_an_error_closes_the_computation():
    def failing(log):
        try:
            yield Step("working")
            raise ValueError("broken")
        finally:
            log.append("closed")

    log = []
    with pytest.raises(ValueError, match="broken"):
        drive(failing(log))
    assert log == ["closed"]


def test_a_terminal_sees_the_stage(monkeypatch, capfd):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert drive(counting([])) == "done"
    assert "counting" in capfd.readouterr().err or os.environ.get("NO_COLOR")
