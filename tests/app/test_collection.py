"""What stays until the program ends is not looked at in every collection."""

from __future__ import annotations

import gc

import pytest

from app.collection import spare_what_stays
from app.job import Jobs
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
