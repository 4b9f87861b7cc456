import os
import sys
import threading
import time

import pytest

from app.kit.job import Jobs
from core.errors import VbasError
from core.steps import STOP, Step


def counting(n, seconds=0.0, log=None):
    try:
        for i in range(n):
            answer = yield Step("counting", i + 1, n)
            if answer is STOP:
                return f"stopped at {i + 1}"
            time.sleep(seconds)
    except GeneratorExit:
        if log is not None:
            log.append("closed")
        raise
    return "done"


def failing(error):
    yield Step("about to fail")
    raise error


@pytest.fixture
def jobs(qtbot):
    made = Jobs()
    yield made
    made.close()


def test_a_job_tells_its_result_and_the_last_state(jobs, qtbot):
    job = jobs.start("count", counting(3))
    seen, order = [], []
    job.stepped.connect(seen.append)
    job.succeeded.connect(lambda result: order.append(result))
    with qtbot.waitSignal(jobs.ended):
        assert jobs.busy
    assert order == ["done"]
    assert seen[-1].done == 3
    assert not jobs.busy


def test_states_are_pulled_not_pushed(jobs, qtbot):
    job = jobs.start("count", counting(2000, 0.0001))
    seen = []
    job.stepped.connect(seen.append)
    with qtbot.waitSignal(jobs.ended, timeout=20_000):
        pass
    assert 1 <= len(seen) < 200
    assert [s.done for s in seen] == sorted(s.done for s in seen)


def test_stop_asks_for_the_best_so_far(jobs, qtbot):
    job = jobs.start("count", counting(10_000, 0.002))
    with qtbot.waitSignal(job.stepped):
        pass
    with qtbot.waitSignal(job.succeeded) as got:
        job.stop()
    assert got.args[0].startswith("stopped at")


def test_discard_closes_the_computation_in_its_own_thread(jobs, qtbot):
    log = []
    job = jobs.start("count", counting(10_000, 0.002, log))
    with qtbot.waitSignal(job.stepped):
        pass
    with qtbot.waitSignal(job.discarded):
        job.discard()
    assert log == ["closed"]
    assert not jobs.busy


@pytest.mark.parametrize("error", [VbasError("Wrong."), ZeroDivisionError("bug")])
def test_a_failure_is_handed_over(jobs, qtbot, error):
    job = jobs.start("fail", failing(error))
    with qtbot.waitSignal(job.failed) as got:
        pass
    assert got.args[0] is error


def test_a_second_job_is_refused_and_closed(jobs, qtbot):
    log = []
    first = jobs.start("first", counting(10_000, 0.002))
    second = counting(5, log=log)
    next(second)
    assert jobs.start("second", second) is None
    assert log == ["closed"]
    with qtbot.waitSignal(first.discarded):
        first.discard()


def test_a_paused_job_waits_and_can_be_discarded(jobs, qtbot):
    job = jobs.start("count", counting(10_000, 0.001))
    with qtbot.waitSignal(job.stepped):
        pass
    job.pause(True)
    assert job.paused
    with qtbot.waitSignal(job.discarded):
        job.discard()


def watched(n, log):
    """States of which every third has something to show."""
    for i in range(n):
        log.append(i)
        yield Step("searching", i, n, snapshot=object() if i % 3 == 0 else None)
        time.sleep(0.001)
    return "done"


def test_a_paused_job_goes_one_visible_state_further(jobs, qtbot):
    log = []
    job = jobs.start("search", watched(100_000, log))
    job.pause(True)
    qtbot.waitUntil(lambda: job.states > 0)
    qtbot.wait(50)
    at = job.states
    job.step()
    qtbot.waitUntil(lambda: job.states > at)
    qtbot.wait(50)
    assert job.paused
    assert at < job.states <= at + 3
    assert log[-1] % 3 == 0
    at = job.states
    job.step()
    qtbot.waitUntil(lambda: job.states == at + 3)
    job.pause(False)
    qtbot.waitUntil(lambda: job.states > at + 3)
    with qtbot.waitSignal(job.discarded):
        job.discard()


def test_a_step_does_nothing_while_the_job_runs(jobs, qtbot):
    job = jobs.start("count", counting(300, 0.001))
    job.step()
    with qtbot.waitSignal(job.succeeded):
        assert not job.paused


def test_a_slow_job_waits_between_visible_states_only(jobs, qtbot):
    job = jobs.start("search", watched(60, []))
    job.set_pace(100.0)
    started = time.monotonic()
    with qtbot.waitSignal(job.succeeded):
        pass
    assert 0.12 < time.monotonic() - started < 4.0


def test_a_slow_job_ends_at_once_when_asked(jobs, qtbot):
    job = jobs.start("search", watched(10_000, []))
    job.set_pace(0.1)
    qtbot.waitUntil(lambda: job.states > 1)
    with qtbot.waitSignal(job.discarded, timeout=1000):
        job.discard()


def test_full_speed_comes_back_without_waiting_the_slow_state_out(jobs, qtbot):
    job = jobs.start("search", watched(200, []))
    job.set_pace(0.1)
    qtbot.waitUntil(lambda: job.states > 1)
    with qtbot.waitSignal(job.succeeded, timeout=4000):
        job.set_pace(None)


def test_closing_while_running_waits_for_the_thread(qtbot):
    jobs = Jobs()
    job = jobs.start("count", counting(10_000, 0.002))
    with qtbot.waitSignal(job.stepped):
        pass
    jobs.close()
    assert not job.running


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no niceness of their own")
def test_the_window_goes_first_where_both_want_a_processor(jobs, qtbot):
    def niceness():
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    def asking():
        yield Step("asking")
        found = [niceness()]
        helper = threading.Thread(target=lambda: found.append(niceness()))
        helper.start()
        helper.join()
        return found

    found = []
    job = jobs.start("ask", asking())
    job.succeeded.connect(found.extend)
    with qtbot.waitSignal(job.ended):
        pass
    assert len(found) == 2
    assert all(of > niceness() for of in found)
