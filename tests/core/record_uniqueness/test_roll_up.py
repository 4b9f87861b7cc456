"""Whatever the passes, the threads and the memory, the counts are the same."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from core.record_uniqueness import every_combination, roll_up, scheduler
from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.layout import layout_of
from core.steps import STOP, Step, finish
from tests.core.record_uniqueness.class_tables import one_by_one, table_of

Row = tuple[int, ...]


def drawn(n_codes: list[int], n: int, seed: int = 0) -> ClassTable:
    """Rows some of which are alike; low codes are common, the highest code occurs."""
    rng = np.random.default_rng(seed)
    rows = [[int(size * rng.random() ** 3) for size in n_codes] for _ in range(n)]
    rows += [[size - 1 for size in n_codes], *rows[:3]]
    return table_of(rows, rng.integers(1, 3, len(rows)).tolist(), n_codes)


def rows_of(of: Lattice) -> dict[int, Row]:
    assert of.complete
    assert of.minimal is not None
    columns = (of.masks, of.classes, of.unique, of.in_sets, of.set_classes, of.minimal)
    return {mask: tuple(row) for mask, *row in np.array(columns).T.tolist()}


def counted(table: ClassTable) -> dict[int, Row]:
    return rows_of(finish(every_combination.every_combination(table, 5)))


SIZES = [
    [4000, 60, 40, 3],  # windows of several words, then places
    [9, 8, 7, 5, 4, 2],  # places and single words
    [50, 30, 20, 3, 1],  # a constant
    [2**31 - 1, 2**20, 40, 3, 2],  # too sparse for windows: put in order
    [2**31 - 1, 2**31 - 1, 1000, 50, 3],  # more than a key holds: ranks, then keys again
    [300] * 9,  # several ranked variables
]


@pytest.mark.parametrize("n_codes", SIZES)
def test_every_kind_of_pass(n_codes: list[int]) -> None:
    table = drawn(n_codes, 300 if len(n_codes) < 9 else 40)
    assert counted(table) == one_by_one(table, 5)


@pytest.mark.parametrize("n_codes", [[40, 20, 9, 3], [9, 8, 7, 5, 4, 2], [300] * 8])
@pytest.mark.parametrize(("near", "cells"), [(-1, 10**9), (-1, 0), (6, 0), (12, 10**9)])
def test_passes_agree(
    monkeypatch: pytest.MonkeyPatch, n_codes: list[int], near: int, cells: int
) -> None:
    table = drawn(n_codes, 100, seed=1)
    expected = counted(table)
    monkeypatch.setattr(roll_up, "_NEAR", near)
    monkeypatch.setattr(roll_up, "_CELLS_A_ROW", cells)
    assert counted(table) == expected


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_threads_do_not_matter(monkeypatch: pytest.MonkeyPatch, threads: int) -> None:
    table = drawn([9, 8, 7, 5, 4, 2], 200, seed=2)
    expected = one_by_one(table, 5)
    monkeypatch.setattr(every_combination.os, "cpu_count", lambda: threads)
    assert counted(table) == expected


def test_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn([9, 8, 7, 5, 4, 2], 200, seed=3)
    expected = counted(table)
    monkeypatch.setattr(scheduler, "MOST_BYTES", 0)
    assert counted(table) == expected
    # Bits of 64 unique records at once: several rounds, of which the steps tell.
    monkeypatch.setattr(every_combination, "MOST_BYTES", 1)
    monkeypatch.setattr(every_combination, "_MOST_ROUNDS", 10)
    steps: list[Step] = []
    whole = finish(every_combination.every_combination(table, 5), lambda s: steps.append(s))
    assert max(row[1] for row in expected.values()) > 64
    assert rows_of(whole) == expected
    assert [step.done for step in steps] == sorted(step.done for step in steps)


def test_minimal_numbers_that_would_take_too_long_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = drawn([9, 8, 7, 5, 4, 2], 200, seed=3)
    expected = finish(every_combination.every_combination(table, 5))
    n_unique = int(expected.unique[expected.full])
    monkeypatch.setattr(every_combination, "MOST_BYTES", 1)  # 64 unique records in each round
    for most, found in ((-(-n_unique // 64), True), (-(-n_unique // 64) - 1, False)):
        monkeypatch.setattr(every_combination, "_MOST_ROUNDS", most)
        whole = finish(every_combination.every_combination(table, 5))
        assert whole.complete
        assert (whole.minimal is not None) is found
        assert whole.unique.tolist() == expected.unique.tolist()


def test_tables_that_wait_are_given_back() -> None:
    layout = layout_of((4, 3, 2))
    of = scheduler.Scheduler(layout)
    table = drawn([4, 3, 2], 30)
    scratch = roll_up.Scratch(table, 5)
    of.add(roll_up.first_classes(table, layout, 5))
    order = []
    while (task := of.take()) is not None:
        order.append(task.classes.mask & ~(1 << task.place))
        of.add(roll_up.without(task.classes, layout, task.place, scratch))
        of.done(task)
        assert task.kept.classes is None or task.kept.waiting
    # What lacks the lowest variable goes with its parent; most variables come first.
    assert order == [0b101, 0b110, 0b100]
    of.end()
    assert of.take() is None


def test_places_and_parents() -> None:
    layout = layout_of((2, 40, 7))
    assert layout.order == (1, 2, 0)
    assert layout.bits == (6, 3, 1)
    assert layout.below(0b111, 0) == 4
    assert layout.below(0b101, 0) == 1
    assert [layout.left_out_last(mask) for mask in (0b111, 0b101, 0b001)] == [-1, 1, 2]
    # Variable 1 stands at place 0.
    assert layout.placed_masks[layout.masks.tolist().index(0b010)] == 0b001
    assert layout.index_of[layout.placed_masks].tolist() == list(range(7))
    assert layout.work(layout.placed_masks, 1000).argmax() == 6
    assert layout.work(np.array([0b111]), 1000) == layout.work(layout.placed_masks, 1000)[6]
    assert layout_of((2**31 - 1, 2**20, 2**11)).ranked == 0
    assert layout_of((2**31 - 1, 2**20, 2**12)).ranked == 2


def test_it_can_be_thrown_away_while_it_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn([5, 4, 3], 60)
    expected = counted(table)
    monkeypatch.setattr(every_combination, "_PREPARED_AT_ONCE", 2)
    steps, step = begun(table, "listing combinations")
    assert step.snapshot is None  # nothing is known yet, not even that it is nothing
    steps.close()
    told: list[Step] = []
    whole = finish(every_combination.every_combination(table, 5), told.append)
    assert rows_of(whole) == expected
    prepared = [of.done for of in told if of.stage == "listing combinations"]
    assert len(prepared) > 4
    assert prepared[-1] == 6


def begun(table: ClassTable, stage: str) -> tuple[every_combination.Steps[Lattice], Step]:
    """The steps of a count, and the first of a stage."""
    steps = every_combination.every_combination(table, 5)
    for step in steps:
        if step.stage == stage:
            return steps, step
    raise AssertionError(stage)


@pytest.fixture
def slow_minimal(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Minimal numbers wait until the event is set."""
    event, count = threading.Event(), every_combination.Tallies.count_minimal

    def late(self: every_combination.Tallies, start: int, end: int) -> None:
        event.wait(20)
        count(self, start, end)

    monkeypatch.setattr(every_combination.Tallies, "count_minimal", late)
    return event


def test_counts_come_before_minimal_numbers(slow_minimal: threading.Event) -> None:
    steps, step = begun(drawn([5, 4, 3], 60), "finding minimal combinations")
    assert isinstance(step.snapshot, Lattice)
    assert step.done == pytest.approx(step.total)
    with pytest.raises(StopIteration) as end:
        steps.send(STOP)
    slow_minimal.set()
    assert end.value.value.complete
    assert end.value.value.minimal is None


def test_its_threads_end_when_it_is_thrown_away(slow_minimal: threading.Event) -> None:
    steps, _ = begun(drawn([5, 4, 3], 60), "finding minimal combinations")
    steps.close()
    slow_minimal.set()
    for _ in range(200):
        if not any(of.name.startswith("vbas uniqueness") for of in threading.enumerate()):
            break
        time.sleep(0.02)
    else:
        pytest.fail("a thread goes on")


def test_what_fails_in_a_thread_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(every_combination, "without", fails)
    with pytest.raises(MemoryError):
        counted(drawn([5, 4, 3], 60))
