"""A calibration as a job: run, stop, go on, cancel, fail; other records; sets by name."""

import threading
from dataclasses import replace
from types import SimpleNamespace
from typing import ClassVar

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.frame.session import Draft
from app.workspaces.levels.calibration import running
from app.workspaces.levels.calibration.model_choice import ALL, OWN
from app.workspaces.levels.calibration.panel import REMEMBERED
from core.cutoff.own_sets import own_set, own_sets
from core.errors import VbasError
from core.io.coefficient_files import delete_set
from core.io.records import inspect_records
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.steps import Step, finish

N = 2000


@pytest.fixture
def ready(opened):
    opened.panel.settings.models.choose_mode(OWN)
    text = "age+sex; age+school; age+income; age+sex+school; sex"
    opened.panel.settings.models.text.setPlainText(text)
    return opened


def said(place):
    return " ".join(label.text() for label in place.callout.findChildren(QLabel))


def test_a_calibration_runs_from_the_file_to_the_fits(ready):
    ready.run()
    assert ready.calibration.n_records == N
    assert [of.columns for of in ready.calibration.curves][3] == ("age", "sex", "school")
    assert ready.n_curves == 5
    assert ready.panel.said.text() == "5 models on 2,000\u00a0records."
    assert not ready.panel.go_on_button.isVisibleTo(ready.panel)


def test_stopped_it_keeps_what_is_done_and_goes_on_with_the_rest(ready):
    ready.run_until(2)
    assert ready.panel.said.text() == "2 of 5 models"
    ready.end(ready.panel.stop_button.click)
    first = ready.calibration
    assert first.stopped
    assert 2 <= len(first.curves) < 5
    assert ready.panel.go_on_button.isVisibleTo(ready.panel)
    ready.run(go_on=True)
    assert [of.columns for of in ready.engine.done] == [of.columns for of in first.curves]
    assert len(ready.calibration.curves) == 5
    assert not ready.calibration.stopped


@pytest.mark.parametrize("fails", [False, True])
def test_cancelled_or_failed_at_once_what_was_shown_before_comes_back(ready, fails):
    ready.run()
    before = ready.state.fitted
    ready.panel.settings.more.control("seed").setValue(7)
    ready.engine.fails_at = 0 if fails else None
    if fails:
        ready.panel.run_button.click()
        assert ready.state.fitted is None  # nothing of before is shown as of this one
    else:
        ready.run_until(1)
    ready.end(lambda: None if fails else ready.panel.cancel_button.click())
    assert ready.state.fitted is before
    assert ready.n_curves == 5
    assert ready.panel.run_button.isVisibleTo(ready.panel)


def test_cancelled_the_first_time_there_is_nothing(ready):
    ready.run_until(1)
    ready.end(ready.jobs.current.discard)  # Esc, the cross in the status line
    assert ready.state.fitted is None
    assert ready.n_curves == 0


def test_after_a_failure_the_curves_are_there_to_go_on_with(ready):
    ready.engine.fails_at = 3
    ready.run_until(3)
    ready.end()
    assert "The disk is full." in said(ready.panel)
    assert ready.panel.go_on_button.isVisibleTo(ready.panel)
    assert ready.panel.said.text().startswith("3 of 5 models are kept")
    ready.engine.fails_at = None
    ready.run(go_on=True)
    assert len(ready.engine.done) == 3
    assert len(ready.calibration.curves) == 5


@pytest.mark.parametrize("what", ["seed", "step", "recoding"])
def test_curves_of_other_samples_are_not_gone_on_with(ready, what):
    ready.run_until(2)
    ready.end(ready.panel.stop_button.click)
    form = ready.panel.settings
    if what == "seed":
        form.more.control("seed").setValue(99)
    elif what == "step":
        form.sizes.control("step").setValue(150)
    else:
        banded = Scenario(quasi_identifiers=(QuasiIdentifier("age", band=Band(10)),))
        ready.session.set_draft(Draft(banded))
        assert ready.panel.settings.columns() == ("age", "sex", "school", "income")
    ready.run(go_on=True)
    kept = {of.columns for of in ready.engine.done}
    assert kept == set() if what != "recoding" else not any("age" in of for of in kept)
    assert len(ready.calibration.curves) == 5


def test_the_recoding_of_the_draft_is_that_of_the_calibration(ready):
    banded = Scenario(quasi_identifiers=(QuasiIdentifier("age", band=Band(10, top=80)),))
    ready.session.set_draft(replace(ready.session.draft, scenario=banded))
    ready.run()
    by_columns = {of.columns: of for of in ready.calibration.curves}
    assert by_columns[("age", "sex")].max_combinations == 9 * 2


def test_other_records_end_it_and_nothing_of_the_old_ones_stays(ready, preview, tmp_path):
    ready.run_until(1)
    other = tmp_path / "other.csv"
    other.write_text("code\n1\n2\n", encoding="utf-8")
    ready.end(lambda: ready.open(finish(inspect_records(other))))
    assert ready.n_curves == 0
    assert ready.calibration is None
    assert ready.state.kept.curves == ()
    assert not ready.panel.content.isVisibleTo(ready.panel)


def test_a_file_that_has_gone_is_said_in_the_panel(bench, tmp_path):
    path = tmp_path / "gone.csv"
    path.write_text("age,sex\n" + "30,1\n31,2\n" * 20, encoding="utf-8")
    bench.open(finish(inspect_records(path)))
    path.unlink()
    bench.panel.run_button.click()
    assert not bench.jobs.busy
    assert "There is no file" in said(bench.panel)


def test_while_another_job_runs_none_is_started(ready):
    def other():
        yield Step("working")
        ready.engine.may_go_on.acquire(timeout=10)
        yield Step("working")

    ready.jobs.start("Other", other())
    assert not ready.panel.run_button.isEnabled()
    ready.panel.run_button.click()
    assert ready.jobs.current.title == "Other"
    ready.end()
    assert ready.panel.run_button.isEnabled()


def test_settings_are_remembered_without_columns(ready, settings):
    text = settings.kept[REMEMBERED]
    assert "own" in text
    assert "age" not in text


@pytest.fixture
def fitted(ready):
    """With models that converged."""
    form = ready.panel.settings
    form.models.choose_mode(ALL)
    for i in range(4):
        form.models.ticks.item(i).setCheckState(Qt.CheckState.Checked)
    form.more.control("threshold").setValue(0.02)
    ready.run()
    assert ready.calibration.fits["maxcombs"].converged
    return ready


def names(page):
    return tuple(page.list.item(i).text() for i in range(page.list.count()))


@pytest.fixture
def no_sets():
    yield
    for name in own_sets().names:
        delete_set(name)


def test_a_fitted_set_is_there_by_name_at_once(fitted, no_sets):
    page, fit = fitted.panel.sets, fitted.calibration.fits["maxcombs"]
    page.name.setText("people-2026")
    page.save_button.click()
    assert fitted.state.sets == 1
    saved = own_set("people-2026")
    model = saved.models["maxcombs"]["central"]
    assert model.scale == pytest.approx(np.exp(fit.b0))
    assert model.exponent == pytest.approx(fit.b1)
    assert names(page) == ("people-2026",)
    assert "people.csv" in saved.citation
    page.save_button.click()
    assert "already" in said(page)
    page.replace_box.setChecked(True)
    page.save_button.click()
    assert not page.callout.isVisibleTo(page)


def test_sets_are_renamed_exported_imported_and_deleted(fitted, no_sets, tmp_path):
    page, file = fitted.panel.sets, tmp_path / "third.toml"
    page.save("first")
    page.list.item(0).setText("second")
    assert own_sets().names == ("second",)
    page.export("second", file)
    page.import_files([file])
    assert names(page) == ("second", "third")
    assert own_set("third").models == own_set("second").models
    page.import_files([file])
    assert "already" in said(page)
    page.list.setCurrentRow(0)
    page.buttons["trash"].click()
    assert names(page) == ("third",)
    message = fitted.window.map_panel.messages.messages[0]
    assert message.action == "Undo"
    message.on_action()
    assert names(page) == ("second", "third")


def test_what_is_no_name_or_no_set_is_refused_in_a_sentence(fitted, tmp_path, no_sets):
    page, bad = fitted.panel.sets, tmp_path / "bad.toml"
    for name in ("../up", "croft-2015"):
        page.save(name)
        assert "Choose another name." in said(page) or "letters" in said(page)
    bad.write_text("[maxcombs]\ncentral = {scale = -1, exponent = 0.4}\n", encoding="utf-8")
    page.import_files([bad])
    assert "bad.toml" in said(page)
    assert own_sets().names == ()


class _Layer:
    """Areas without provinces."""

    parents: ClassVar[dict] = {}


@pytest.fixture
def with_areas(fitted, monkeypatch):
    """Fitted, with areas open, and threshold models that need no reading."""
    fitted.session.area_file = SimpleNamespace(layer=_Layer())
    fitted.session.set_draft(replace(fitted.session.draft, area_column="area"))
    asked = []

    def made(source, areas, models):
        asked.append((source, models))
        yield Step("measuring")
        if fitted.fails:
            raise VbasError("There are too few areas.", "Open more.")
        return SimpleNamespace(
            models={}, fits={}, notices=(), as_tables=lambda: {"threshold": {"5": table}}
        )

    table = {"b0": 1.0, "ln_population": -1.0, "ln_max_combinations": 1.0, "cautious_cut": 0.5}
    fitted.fails, fitted.asked = False, asked
    monkeypatch.setattr(running, "thresholds_of_areas", made)
    return fitted


def test_threshold_models_are_saved_in_the_same_set(with_areas, no_sets):
    page = with_areas.panel.others
    assert page.fit_button.isEnabled()
    page.fit_button.click()
    with_areas.end()
    source, models = with_areas.asked[0]
    assert source.area_column == "area"
    assert len(models) == 15
    with_areas.panel.sets.save("all of them")
    saved = own_set("all of them")
    assert saved.more["threshold"]["5"]["b0"] == 1.0
    assert "maxcombs" in saved.more["suppression"]
    assert "maxcombs" in saved.models


def test_no_threshold_models_is_a_sentence_on_their_page(with_areas):
    with_areas.fails = True
    with_areas.panel.others.fit_button.click()
    with_areas.end()
    assert "too few areas" in said(with_areas.panel.others)


def test_threshold_models_under_way_are_cancelled_on_their_page(with_areas, qtbot, monkeypatch):
    go_on = threading.Semaphore(0)

    def slow(source, areas, models):
        while True:
            yield Step("measuring")
            go_on.acquire(timeout=10)

    page, panel = with_areas.panel.others, with_areas.panel
    monkeypatch.setattr(running, "thresholds_of_areas", slow)
    assert not page.cancel_button.isVisibleTo(panel)
    qtbot.mouseClick(page.fit_button, Qt.MouseButton.LeftButton)
    assert page.cancel_button.isVisibleTo(page)
    assert not page.fit_button.isVisibleTo(page)
    qtbot.mouseClick(page.cancel_button, Qt.MouseButton.LeftButton)
    go_on.release(1)
    with_areas.end()
    assert page.fit_button.isVisibleTo(page)
    assert page.fit_button.isEnabled()
    assert not page.cancel_button.isVisibleTo(page)
    assert "threshold" not in with_areas.state.fitted.tables


def test_without_an_area_column_no_threshold_models_are_offered(fitted):
    assert not fitted.panel.others.fit_button.isEnabled()
    assert fitted.state.fitted.tables["suppression"]
