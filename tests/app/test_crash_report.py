import sys
import threading

import pytest

from app.frame.crash import CrashReporter, report_of, write_report

SECRET = "age 37, widowed"


def broken(record):
    raise KeyError(record)


def caught():
    try:
        broken(SECRET)
    except KeyError as error:
        return error


def test_the_report_tells_the_place_but_no_value():
    report = report_of(caught())
    assert "KeyError" in report
    assert "in broken" in report
    assert "test_crash_report.py" in report
    assert SECRET not in report
    assert "widowed" not in report


def test_the_report_names_the_cause():
    try:
        try:
            broken(SECRET)
        except KeyError as error:
            raise ValueError(SECRET) from error
    except ValueError as error:
        report = report_of(error)
    assert "ValueError" in report
    assert "caused by" in report
    assert "KeyError" in report
    assert SECRET not in report


def test_the_report_is_written_or_not_but_never_fails(tmp_path):
    path = write_report("a report", tmp_path)
    assert path.read_text() == "a report\n"
    assert write_report("a report", tmp_path / "not there") is None


@pytest.fixture
def reporter(qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    before = sys.excepthook, threading.excepthook
    made = CrashReporter()
    made.install()
    yield made
    sys.excepthook, threading.excepthook = before
    if made.dialog is not None:
        made.dialog.close()
        made.dialog.deleteLater()


def test_an_error_on_the_main_thread_opens_the_report(reporter, capsys):
    error = caught()
    sys.excepthook(type(error), error, error.__traceback__)
    assert reporter.dialog.isVisible()
    assert SECRET not in capsys.readouterr().err


def test_an_error_on_another_thread_opens_the_report(reporter, qtbot, capsys):
    thread = threading.Thread(target=broken, args=(SECRET,))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: reporter.dialog is not None)
    assert "in broken" in capsys.readouterr().err


def test_a_second_error_does_not_open_a_second_report(reporter, capsys):
    reporter.report(caught())
    first = reporter.dialog
    reporter.report(caught())
    assert reporter.dialog is first
