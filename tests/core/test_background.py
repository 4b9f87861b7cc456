"""A long call in a helper thread."""

import threading
import time

import pytest

from core.background import in_background
from core.steps import finish


def test_result_and_steps() -> None:
    seen = []

    def call() -> int:
        time.sleep(0.2)
        return 7

    assert finish(in_background("waiting", call), lambda step: seen.append(step.stage)) == 7
    assert len(seen) >= 2
    assert set(seen) == {"waiting"}


def test_error_is_passed_on() -> None:
    with pytest.raises(ZeroDivisionError):
        finish(in_background("failing", lambda: 1 / 0))


def test_discarding_interrupts_the_call() -> None:
    interrupted = threading.Event()
    steps = in_background("waiting", lambda: interrupted.wait(30), interrupt=interrupted.set)
    next(steps)
    start = time.monotonic()
    steps.close()
    assert interrupted.is_set()
    assert time.monotonic() - start < 5
