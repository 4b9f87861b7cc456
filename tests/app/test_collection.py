"""What stays until the program ends is not looked at in every collection."""

from __future__ import annotations

import gc
import threading
from typing import ClassVar

import pytest

from app.frame.collection import Collector, spare_what_stays
from app.kit.job import Jobs
from core.steps import Step


@pytest.fixture
def thawed():
    """Objects are collected again after the test."""
    gc.unfreeze()
    yield
    gc.unfreeze()


def opening():
    """A job of one state, which makes objects that stay."""
    yield Step("opening", 0, 1, None)
    return [[i] for i in range(5000)]


def test_what_is_there_and_what_the_first_job_brought_is_spared(qtbot, thawed):
    jobs = Jobs()
    spare_what_stays(jobs)
    at_start = gc.get_freeze_count()
    assert at_start > 10_000
    kept = []
    for _ in range(2):
        job = jobs.start("opening", opening())
        job.succeeded.connect(kept.append)
        with qtbot.waitSignal(jobs.ended):
            pass
        kept.append(gc.get_freeze_count())
    assert kept[1] >= at_start + 5000
    assert kept[3] < kept[1] + 2500


def test_everything_is_looked_at_only_when_a_quarter_is_new(thawed, monkeypatch):
    """Python's own rule; what is young is looked at in any case."""
    was_enabled = gc.isenabled()
    collector = Collector()
    collector._timer.stop()
    seen = []
    monkeypatch.setattr(gc, "get_count", lambda: (1000, 20, 20))
    monkeypatch.setattr(gc, "collect", lambda generation=2: seen.append(generation))
    n = len(gc.get_objects(2))
    collector._old, collector._new = n, 0
    collector.collect()
    assert seen == [0, 1]
    collector._new = n
    collector.collect()
    assert seen == [0, 1, 0, 1, 2]
    collector.collect()
    assert seen[5:] == [0, 1]
    monkeypatch.undo()
    collector.end()
    if not was_enabled:
        gc.disable()


class Cycle:
    """Tells in which thread it goes."""

    gone: ClassVar = []

    def __init__(self):
        self.me = self

    def __del__(self):
        Cycle.gone.append(threading.current_thread())


def test_cycles_go_on_the_gui_thread_only(qtbot, thawed):
    was_enabled = gc.isenabled()
    collector = Collector()
    Cycle.gone = []

    def drop():
        Cycle()
        for _ in range(20_000):  # enough for Python to collect by itself
            [[]].append([])
        kept.extend([[i] for i in range(5_000)])

    kept = []
    thread = threading.Thread(target=drop)
    thread.start()
    thread.join()
    assert Cycle.gone == []
    qtbot.waitUntil(lambda: bool(Cycle.gone))
    assert Cycle.gone == [threading.main_thread()]
    collector.end()
    assert gc.isenabled()
    if not was_enabled:
        gc.disable()
