import pytest

from app.kit.job import Jobs
from app.kit.progress import Estimate, JobStatus
from core.steps import Step


def test_time_left_follows_the_rate_within_the_stage():
    estimate = Estimate()
    assert estimate.left(Step("placing", 10, 100), 5.0) is None
    # 20 of the remaining 90 took 2 s: 70 more take 7 s.
    assert estimate.left(Step("placing", 30, 100), 7.0) == pytest.approx(7.0)
    assert estimate.left(Step("grouping", 0, 10), 7.5) is None


def test_nothing_is_estimated_without_a_total_or_too_early():
    estimate = Estimate()
    estimate.left(Step("reading", 0), 0.0)
    assert estimate.left(Step("reading", 5), 10.0) is None
    estimate.left(Step("placing", 0, 10), 0.0)
    assert estimate.left(Step("placing", 5, 10), 0.5) is None


def slow():
    for i in range(1, 1000):
        yield Step("placing sites", i, 1000)


def test_the_status_says_stage_and_progress_and_offers_to_cancel(qtbot, theme):
    status = JobStatus(theme)
    qtbot.addWidget(status)
    status.show()
    assert status.text == ""
    assert not status._cancel.isVisible()
    jobs = Jobs()
    job = jobs.start("Run", slow())
    status.show_job(job)
    status.show_step(Step("placing sites", 250, 1000))
    assert status.text == "Run: placing sites"
    assert status._bar.value() == 250
    with qtbot.waitSignal(status.cancel_requested):
        status._cancel.click()
    status.show_step(Step("reading"))
    assert status._bar.maximum() == 0
    jobs.close()
    status.show_job(None)
    assert status.text == ""


def test_time_left_of_a_whole_goes_on_from_stage_to_stage():
    estimate = Estimate()
    estimate.left(Step("reading", 0, 1.0), 5.0)
    # A quarter took 3 s: three more take 9 s.
    assert estimate.left(Step("writing", 0.25, 1.0), 8.0) == pytest.approx(9.0)
    assert estimate.left(Step("verifying", 0, 1.0), 20.0) is None
