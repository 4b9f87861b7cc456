"""The vocabulary of long computations.

An algorithm is a generator of full states that returns its result. Whoever drives it may look at
any state and skip any other. There are two ways to end it early: *stop* (``steps.send(STOP)``: the
algorithm finishes now with the best it has) and *discard* (``steps.close()``).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, TypeVar

R = TypeVar("R")


class Stop:
    """The request to finish now with the best result so far."""

    def __repr__(self) -> str:
        return "STOP"


STOP: Final = Stop()


class Stage(str):
    """A stage that is named with values, such as ``Stage("try {n}", n=3)``: it can be translated.

    Values that are stages themselves are translated too.
    """

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, **values: object) -> Stage:
        """The stage in English."""
        made = super().__new__(cls, template.format_map(values))
        made.template, made.values = template, values
        return made


@dataclass(frozen=True, slots=True)
class Step:
    """One full state of a computation.

    Attributes
    ----------
    stage
        Short English name of the stage, such as ``"counting records"``; a `Stage` with values.
    done, total
        Work done and to do, in the stage's own unit; ``total`` is None if it is not known.
    snapshot
        The state to show, of a type that belongs to the algorithm; read-only.
    """

    stage: str
    done: float = 0.0
    total: float | None = None
    snapshot: object | None = None


Steps: TypeAlias = Generator[Step, Stop | None, R]


def finish(steps: Steps[R], on_step: Callable[[Step], Stop | None] | None = None) -> R:
    """Runs a computation to its end and returns its result.

    Parameters
    ----------
    steps
        The computation; a ``for`` loop over it would lose what it returns.
    on_step
        Called with every state; returns STOP to ask for the best result so far.
    """
    answer: Stop | None = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration as end:
            result: R = end.value
            return result
        answer = on_step(step) if on_step is not None else None


def as_whole(steps: Steps[R], shares: Sequence[tuple[str, float]]) -> Steps[R]:
    """Tells how much of the whole is done, from 0 to 1, instead of how much of each stage.

    Parameters
    ----------
    steps
        The computation; states without a total do not move the whole.
    shares
        (stage, its part of the time), in their order. A stage that does not come is passed over,
        and one that is not among them takes no time.
    """
    every = sum(share for _, share in shares)
    at, done = 0, 0.0
    answer: Stop | None = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration as end:
            result: R = end.value
            return result
        at = next((i for i in range(at, len(shares)) if shares[i][0] == step.stage), at)
        if step.stage == shares[at][0]:
            within = min(1.0, step.done / step.total) if step.total else 0.0
            before = sum(share for _, share in shares[:at])
            done = max(done, (before + shares[at][1] * within) / every)
        try:
            answer = yield replace(step, done=done, total=1.0)
        except GeneratorExit:
            steps.close()
            raise
