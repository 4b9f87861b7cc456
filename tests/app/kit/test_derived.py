"""Views that follow values: once, in the background, in sight, never of other inputs."""

from dataclasses import dataclass
from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import QObject, Signal

from app.kit.background import Background
from app.kit.derived import Derived, Missing, NoView, same, unseen
from core.errors import VbasError
from core.steps import Step


class Values(QObject):
    changed = Signal()

    def __init__(self):
        super().__init__()
        self.inputs, self.look, self.stale = Missing("nothing"), "", False

    def set(self, inputs):
        self.inputs = inputs
        self.changed.emit()


class View:
    def __init__(self):
        self.told = []

    def show_missing(self, reason):
        self.told.append(("missing", reason))

    def show_working(self):
        self.told.append("working")

    def show_stale(self, stale):
        if stale:
            self.told.append("stale")

    def show_refused(self, error):
        self.told.append(("refused", str(error)))

    def show_ready(self):
        self.told.append("ready")


@pytest.fixture
def background(qapp):
    of = Background()
    yield of
    of.close()


@pytest.fixture
def made(background, qtbot):
    values, view, worked = Values(), View(), []

    def make(work, **options):
        def noted(key):
            worked.append(key)
            return work(key)

        derived = Derived(
            background,
            "test",
            inputs=lambda: values.inputs,
            work=noted,
            show=lambda result: view.told.append(("shown", result)),
            view=view,
            look=lambda: values.look,
            stale=lambda: values.stale,
            **options,
        )
        derived.follow(values.changed)
        return derived

    def until(told):
        qtbot.waitUntil(lambda: bool(view.told) and view.told[-1] == told, timeout=3000)

    return values, view, worked, make, until


def test_it_says_why_there_is_nothing_then_works_then_shows(made):
    values, view, worked, make, until = made
    derived = make(lambda key: key * 2)
    derived.see()
    until(("missing", "nothing"))
    values.set(21)
    until(("shown", 42))
    assert view.told[1:] == ["working", "ready", ("shown", 42)]
    assert (derived.result, derived.key, worked) == (42, 21, [21])
    values.set(Missing("gone"))
    until(("missing", "gone"))
    assert derived.result is None


def test_nothing_is_worked_out_while_nobody_looks(made, qtbot):
    values, view, worked, make, until = made
    derived = make(lambda key: key)
    values.set(1)
    qtbot.wait(30)
    assert (worked, view.told) == ([], [])
    derived.see()
    until(("shown", 1))
    derived.see(False)
    values.set(2)
    qtbot.wait(30)
    assert worked == [1]
    derived.see()
    until(("shown", 2))


def test_many_changes_at_once_are_one(made, qtbot):
    values, _, worked, make, until = made
    make(lambda key: key).see()
    for i in range(10):
        values.set(i)
    until(("shown", 9))
    assert worked == [9]
    values.changed.emit()  # the same inputs: neither worked out nor shown again
    qtbot.wait(30)
    assert worked == [9]


def test_the_same_result_looks_different_without_being_worked_out_again(made, qtbot):
    values, view, worked, make, until = made
    make(lambda key: key).see()
    values.set(1)
    until(("shown", 1))
    values.look = "other title"
    values.changed.emit()
    qtbot.waitUntil(lambda: view.told.count(("shown", 1)) == 2)
    values.stale = True
    values.changed.emit()
    until("stale")
    assert worked == [1]
    assert view.told.count(("shown", 1)) == 2


def test_older_inputs_never_come_late(made, qtbot):
    values, view, _, make, until = made
    first, go_on = Event(), Event()

    def work(key):
        if key == "slow":
            first.set()
            go_on.wait(3)
        return key

    make(work).see()
    values.set("slow")
    qtbot.waitUntil(first.is_set)
    values.set("quick")
    until(("shown", "quick"))
    go_on.set()
    qtbot.wait(50)
    assert ("shown", "slow") not in view.told


def test_a_computation_of_steps_is_cancelled_between_two_of_them(made, qtbot):
    values, view, _, make, until = made
    started, closed = Event(), Event()

    def work(key):
        try:
            while key == "endless":
                started.set()
                yield Step("counting")
            return key
        finally:
            if key == "endless":
                closed.set()

    make(work).see()
    values.set("endless")
    qtbot.waitUntil(started.is_set)
    values.set("short")
    until(("shown", "short"))
    qtbot.waitUntil(closed.is_set)
    assert view.told.count("working") == 2


def test_a_window_that_goes_does_not_wait_for_long_work(made, background, qtbot):
    """A change of language, and the end of the program, waited for a whole decision table."""
    begun, ended = Event(), Event()

    def work(_):
        try:
            while True:
                begun.set()
                yield Step("counting")
        finally:
            ended.set()

    values, _, _, make, _ = made
    make(work).see()
    values.set("endless")
    qtbot.waitUntil(begun.is_set)
    background.close()  # waits for its threads
    assert ended.is_set()


def test_an_older_result_stays_as_stale_where_that_is_wished(made, qtbot):
    values, _, _, make, until = made
    go_on = Event()

    def work(key):
        if key == 2:
            go_on.wait(3)
        return key

    derived = make(work, keep=True)
    derived.see()
    values.set(1)
    until(("shown", 1))
    values.set(2)
    until("stale")
    assert derived.result == 1
    go_on.set()
    until(("shown", 2))


def test_what_is_soon_there_is_not_marked_as_stale(made):
    values, view, _, make, until = made
    make(lambda key: key, keep=True).see()
    for key in (1, 2):
        values.set(key)
        until(("shown", key))
    assert "stale" not in view.told


def test_others_hear_of_results_and_when_there_are_none_any_more(made):
    def work(key):
        if key == 3:
            raise VbasError("No.", "Choose another.")
        return key

    values, _, _, make, until = made
    derived, heard = make(work), []
    derived.found.connect(heard.append)
    derived.see()
    for key, told in ((1, ("shown", 1)), (2, ("shown", 2)), (Missing("x"), ("missing", "x"))):
        values.set(key)
        until(told)
    assert heard == [1, None, 2, None]
    values.set(4)
    until(("shown", 4))
    values.set(3)
    until(("refused", str(VbasError("No.", "Choose another."))))
    assert heard[4:] == [4, None]


def test_without_that_wish_nothing_old_is_left_meanwhile(made):
    values, _, _, make, until = made
    go_on = Event()
    derived = make(lambda key: go_on.wait(3) and key if key == 2 else key)
    derived.see()
    values.set(1)
    until(("shown", 1))
    values.set(2)
    until("working")
    assert derived.result is None
    go_on.set()
    until(("shown", 2))


def test_what_is_refused_is_said(made):
    values, _, _, make, until = made

    def work(key):
        raise VbasError("There are too many.", remedy="Take fewer.")

    make(work).see()
    values.set(1)
    until(("refused", str(VbasError("There are too many.", remedy="Take fewer."))))


def test_where_inputs_pour_in_newer_ones_wait_and_pauses_are_kept(made, qtbot):
    values, _, worked, make, until = made
    began, go_on = Event(), Event()

    def work(key):
        began.set()
        go_on.wait(3)
        return key

    make(work, keep=True, pause=lambda key: 10_000 if key == 3 else 0).see()
    for key in (1, 2, 3):
        values.set(key)
        qtbot.waitUntil(began.is_set)
        qtbot.wait(1)
    go_on.set()
    until(("shown", 3))
    assert worked == [1, 3]  # what was begun is finished, and only the newest follows
    values.set(4)
    qtbot.wait(50)
    assert worked == [1, 3]


def test_what_feeds_others_has_no_view_but_can_be_heard(background, qtbot):
    values, heard = Values(), []
    view = NoView(heard.append, lambda error: heard.append(str(error)))

    def work(key):
        raise VbasError("There are too many.")

    derived = Derived(
        background,
        "test",
        inputs=lambda: values.inputs,
        work=work,
        show=heard.append,
        view=view,
        shown_only=False,
    )
    derived.follow(values.changed)
    values.changed.emit()
    qtbot.waitUntil(lambda: heard == ["nothing"])
    values.set(1)
    qtbot.waitUntil(lambda: heard == ["nothing", str(VbasError("There are too many."))])


@dataclass(frozen=True, eq=False)
class Large:
    values: object


def test_large_values_are_the_same_only_if_they_are_one():
    array, large = np.arange(3), Large(1)
    assert same((1, array, (large, "a")), (1, array, (large, "a")))
    assert not same((array,), (array.copy(),))
    assert not same(array, np.arange(len(array) + 1))  # of another length
    assert same({"a": array}, {"a": array})
    assert not same({"a": array}, {"a": array.copy()})
    assert not same(large, Large(1))
    assert not same((1,), (1, 2))
    assert not same(1, 1.0)


def test_unseen_results_stay_until_there_is_nothing_and_that_is_said_once(background, qtbot):
    values, told = Values(), []
    of = unseen(
        values,
        background,
        "unseen",
        lambda: values.inputs,
        lambda key: key * 2,
        told.append,
        nothing=lambda: told.append("nothing"),
    )
    of.follow(values.changed)
    for inputs, want in ((2, 4), (Missing("gone"), "nothing"), (3, 6)):
        values.set(inputs)
        qtbot.waitUntil(lambda want=want: told[-1:] == [want])
    values.set(Missing("gone"))
    values.set(Missing("still gone"))
    qtbot.waitUntil(lambda: told == [4, "nothing", 6, "nothing"])


def test_part_of_another_result_goes_when_the_inputs_are_the_old_ones_again(made, qtbot):
    """The inputs of what is shown are told, and no part of another result stays for them."""
    values, _, _, make, until = made
    go_on = Event()

    def work(key):
        if key == 2:
            yield Step("working", snapshot="part of 2")
            go_on.wait(3)
        yield Step("working")
        return f"all of {key}"

    derived = make(work, streams=str, keep=True)
    derived.see()
    values.set(1)
    until(("shown", "all of 1"))
    values.set(2)
    until(("shown", "part of 2"))
    assert derived.key == 2
    values.set(1)
    go_on.set()
    until(("shown", "all of 1"))
    assert derived.key == 1
