"""How a command can end early: with nothing done, or having kept something."""

from __future__ import annotations

from typing import TypeVar

from core.steps import STOP, Steps

R = TypeVar("R")


class Interrupted(Exception):  # noqa: N818 (an ending, not an error)
    """The command was interrupted and kept what it had; the message says what and where."""


def until_stopped(steps: Steps[R]) -> Steps[R]:
    """The same, given up at the first request to stop: where a part is no result.

    Raises
    ------
    KeyboardInterrupt
        When asked to stop; the computation is closed.
    """
    try:
        while True:
            try:
                step = next(steps)
            except StopIteration as end:
                result: R = end.value
                return result
            if (yield step) is STOP:
                raise KeyboardInterrupt
    finally:
        steps.close()
