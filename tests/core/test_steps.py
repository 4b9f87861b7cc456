"""Computations tell how far the whole of them is."""

import pytest

from core.steps import STOP, Step, as_whole, finish


def parts():
    yield Step("reading")
    yield Step("reading", 1, 4)
    yield Step("asking", 1, 2)
    stop = yield Step("writing", 5, 10)
    yield Step("reading", 0, 4)
    return stop


def test_the_whole_goes_on_by_the_shares_of_its_stages_and_never_back():
    told = []
    finish(as_whole(parts(), [("reading", 2), ("passed over", 1), ("writing", 1)]), told.append)
    assert [of.stage for of in told] == ["reading", "reading", "asking", "writing", "reading"]
    # Of 4: nothing, 2 / 4, the same, 3 + 1 / 2, the same.
    assert [of.done for of in told] == pytest.approx([0, 0.125, 0.125, 0.875, 0.875])
    assert {of.total for of in told} == {1.0}


def test_a_stage_that_comes_twice_counts_twice():
    def twice():
        for name in ("a", "b", "a"):
            yield Step(name, 1, 1)

    told = []
    finish(as_whole(twice(), [("a", 1), ("b", 1), ("a", 2)]), told.append)
    assert [of.done for of in told] == [0.25, 0.5, 1.0]


def test_the_whole_is_stopped_and_discarded_as_its_parts():
    assert finish(as_whole(parts(), [("reading", 1)]), lambda _: STOP) is STOP
    closed = []

    def held():
        try:
            yield Step("reading")
        finally:
            closed.append(True)

    steps = as_whole(held(), [("reading", 1)])
    next(steps)
    steps.close()
    assert closed == [True]
