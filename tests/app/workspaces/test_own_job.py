"""The one job of a panel: what it tells, and how it ends."""

from __future__ import annotations

import time

import pytest

from app.kit.job import Jobs
from app.kit.own_job import OwnJob
from core.errors import VbasError
from core.steps import Step


@pytest.fixture
def job(qtbot, qapp):
    own = OwnJob(Jobs(qapp), int, qapp)
    yield own
    own.cancel()
    qtbot.waitUntil(lambda: not own.busy)


def waiting():
    while True:
        time.sleep(0.005)
        yield Step("waiting", snapshot=7)


def test_what_is_known_is_streamed_until_it_is_thrown_away(job, qtbot):
    seen, taken = [], []
    job.streamed.connect(seen.append)
    assert job.start("counting", waiting(), taken.append)
    assert not job.start("counting", waiting(), taken.append)  # one at a time
    qtbot.waitUntil(lambda: bool(seen))
    with qtbot.waitSignals([job.cancelled, job.ended]):
        job.cancel()
    assert set(seen) == {7}
    assert not taken
    assert not job.busy


def test_an_error_is_told(job, qtbot):
    def failing():
        yield Step("failing", snapshot="no number")
        raise VbasError("Nothing there.", "Open something.")

    seen, failed = [], []
    job.streamed.connect(seen.append)
    job.failed.connect(failed.append)
    with qtbot.waitSignal(job.ended):
        job.start("counting", failing(), seen.append)
    assert [of.message for of in failed] == ["Nothing there."]
    assert not seen
