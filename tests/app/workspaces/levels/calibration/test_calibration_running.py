"""A calibration as a job: run, stop, go on, cancel, fail; other records; sets by name."""

import threading
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.session import Draft, Opened, Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.levels.calibration import other_wiring
from app.workspaces.levels.calibration.model_choice import ALL, OWN
from app.workspaces.levels.calibration.panel import CalibrationPanel
from app.workspaces.levels.calibration.wiring import REMEMBERED, CalibrationWiring
from app.workspaces.levels.state import LevelsState
from core.calibration.conclusion import conclude
from core.calibration.procedure import calibrate
from core.calibration.results import CalibrationSnapshot
from core.cutoff.own_sets import own_set, own_sets
from core.errors import VbasError
from core.io.coefficient_files import delete_set
from core.io.records import inspect_records
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.steps import STOP, Step, finish

N = 2000


@pytest.fixture(scope="session")
def records_file(tmp_path_factory):
    rng = np.random.default_rng(7)
    path = tmp_path_factory.mktemp("calibration") / "people.csv"
    columns = {
        "age": rng.integers(0, 90, N),
        "sex": rng.integers(1, 3, N),
        "school": rng.integers(1, 9, N),
        "income": rng.integers(1, 12, N),
    }
    rows = zip(*columns.values(), strict=True)
    lines = [",".join(columns), *(",".join(map(str, row)) for row in rows)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def preview(records_file):
    return finish(inspect_records(records_file))


class Slow:
    """The engine, one model at a time, which waits before each until it is let go."""

    def __init__(self):
        self.may_go_on = threading.Semaphore(0)
        self.fails_at = None
        self.done = ()

    def __call__(self, records, settings, done):
        self.done = tuple(done)
        whole = finish(calibrate(records, settings))
        known = {of.columns for of in done}
        found = [of for of in whole.curves if of.columns in known]
        for curve in whole.curves:
            if curve.columns in known:
                continue
            answer = yield self._step(whole, found)
            if answer is STOP:
                break
            self.may_go_on.acquire(timeout=10)
            if len(found) == self.fails_at:
                raise VbasError("The disk is full.", "Make room.")
            found.append(curve)
        yield self._step(whole, found)
        return conclude(settings, whole.sizes, tuple(found), stopped=len(found) < len(whole.curves))

    def _step(self, whole, found):
        snapshot = CalibrationSnapshot(whole.sizes, tuple(found))
        return Step("following models", len(found), len(whole.curves), snapshot)


class Bench:
    """The panel with what it is connected to, without the rest of the program."""

    def __init__(self, theme, settings):
        self.window = MainWindow(theme, settings)
        self.session, self.jobs = Session(self.window), Jobs(self.window)
        self.background = Background(self.window)
        self.settings = settings
        self.state = LevelsState(History(self.session, self.window), self.window)
        self.panel = CalibrationPanel(theme, self.window)
        self.engine = Slow()
        program = SimpleNamespace(
            window=self.window,
            session=self.session,
            jobs=self.jobs,
            background=self.background,
            settings=settings,
        )
        self.wiring = CalibrationWiring(program, self.state, self.panel, self.engine)

    def open(self, preview):
        self.session.set_records(Opened(preview.path, preview))

    @property
    def n_curves(self):
        return self.panel.models.view.model().rowCount()


@pytest.fixture
def bench(qtbot, theme, settings):
    made = Bench(theme, settings)
    qtbot.addWidget(made.window)
    yield made
    made.engine.may_go_on.release(100)
    made.jobs.close()
    made.background.close()


@pytest.fixture
def ready(bench, preview):
    bench.open(preview)
    bench.panel.settings.models.choose_mode(OWN)
    text = "age+sex; age+school; age+income; age+sex+school; sex"
    bench.panel.settings.models.text.setPlainText(text)
    return bench


def start(bench, qtbot, n_curves, *, go_on=False):
    """Starts, and waits until so many models are done."""
    before = len(bench.engine.done) if go_on else 0
    bench.panel.calibrate_requested.emit(go_on)
    bench.engine.may_go_on.release(n_curves - before)
    qtbot.waitUntil(lambda: bench.n_curves == n_curves)


def ended(bench, qtbot):
    qtbot.waitUntil(lambda: not bench.jobs.busy)


def test_a_calibration_runs_from_the_file_to_the_fits(ready, qtbot):
    told = []
    ready.state.calibration_changed.connect(told.append)
    ready.engine.may_go_on.release(10)
    ready.panel.calibrate_requested.emit(False)
    ended(ready, qtbot)
    assert told[-1].n_records == N
    assert ready.state.calibration is told[-1]
    assert [of.columns for of in told[-1].curves][3] == ("age", "sex", "school")
    assert ready.n_curves == 5
    assert ready.panel.row.said.text() == "5 models on 2,000\u00a0records."
    assert not ready.panel.row.go_on.isVisibleTo(ready.panel)


def test_stopped_it_keeps_what_is_done_and_goes_on_with_the_rest(ready, qtbot):
    start(ready, qtbot, 2)
    ready.panel.stop_requested.emit()
    ready.engine.may_go_on.release(1)
    ended(ready, qtbot)
    first = ready.state.calibration
    assert first.stopped
    assert 2 <= len(first.curves) < 5
    assert ready.panel.row.go_on.isVisibleTo(ready.panel)
    ready.engine.may_go_on.release(10)
    ready.panel.calibrate_requested.emit(True)
    ended(ready, qtbot)
    assert [of.columns for of in ready.engine.done] == [of.columns for of in first.curves]
    assert len(ready.state.calibration.curves) == 5
    assert not ready.state.calibration.stopped


def test_cancelled_it_brings_back_what_was_shown_before(ready, qtbot):
    ready.engine.may_go_on.release(5)
    ready.panel.calibrate_requested.emit(False)
    ended(ready, qtbot)
    before = ready.state.calibration
    start(ready, qtbot, 1)
    ready.panel.cancel_requested.emit()
    ready.engine.may_go_on.release(1)
    ended(ready, qtbot)
    assert ready.state.calibration is before
    assert ready.n_curves == 5
    assert ready.panel.row.run.isVisibleTo(ready.panel)


def test_cancelled_the_first_time_there_is_nothing(ready, qtbot):
    start(ready, qtbot, 1)
    ready.jobs.current.discard()  # Esc, the cross in the status line
    ready.engine.may_go_on.release(1)
    ended(ready, qtbot)
    assert ready.state.calibration is None
    assert ready.n_curves == 0


def test_after_a_failure_the_curves_are_there_to_go_on_with(ready, qtbot):
    ready.engine.fails_at = 3
    start(ready, qtbot, 3)
    ready.engine.may_go_on.release(1)
    ended(ready, qtbot)
    assert "The disk is full." in ready.panel.callout.accessibleName() + _texts(ready.panel.callout)
    assert ready.panel.row.go_on.isVisibleTo(ready.panel)
    assert ready.panel.row.said.text().startswith("3 of 5 models are kept")
    ready.engine.fails_at = None
    ready.engine.may_go_on.release(10)
    ready.panel.calibrate_requested.emit(True)
    ended(ready, qtbot)
    assert len(ready.engine.done) == 3
    assert len(ready.state.calibration.curves) == 5


def _texts(callout):
    return " ".join(label.text() for label in callout.findChildren(QLabel))


@pytest.mark.parametrize("what", ["seed", "step", "recoding"])
def test_curves_of_other_samples_are_not_gone_on_with(ready, qtbot, what):
    start(ready, qtbot, 2)
    ready.panel.stop_requested.emit()
    ready.engine.may_go_on.release(1)
    ended(ready, qtbot)
    form = ready.panel.settings
    if what == "seed":
        form.more.control("seed").setValue(99)
    elif what == "step":
        form.sizes.control("step").setValue(150)
    else:
        banded = Scenario(quasi_identifiers=(QuasiIdentifier("age", band=Band(10)),))
        ready.session.set_draft(Draft(banded))
        assert ready.panel.settings.columns() == ("age", "sex", "school", "income")
    ready.engine.may_go_on.release(20)
    ready.panel.calibrate_requested.emit(True)
    ended(ready, qtbot)
    kept = {of.columns for of in ready.engine.done}
    assert kept == set() if what != "recoding" else not any("age" in of for of in kept)
    assert len(ready.state.calibration.curves) == 5


def test_the_recoding_of_the_draft_is_that_of_the_calibration(ready, qtbot):
    banded = Scenario(quasi_identifiers=(QuasiIdentifier("age", band=Band(10, top=80)),))
    ready.session.set_draft(replace(ready.session.draft, scenario=banded))
    ready.engine.may_go_on.release(20)
    ready.panel.calibrate_requested.emit(False)
    ended(ready, qtbot)
    by_columns = {of.columns: of for of in ready.state.calibration.curves}
    assert by_columns[("age", "sex")].max_combinations == 9 * 2


def test_other_records_end_it_and_nothing_of_the_old_ones_stays(ready, qtbot, preview, tmp_path):
    start(ready, qtbot, 1)
    other = tmp_path / "other.csv"
    other.write_text("code\n1\n2\n", encoding="utf-8")
    ready.session.set_records(Opened(other, finish(inspect_records(other))))
    ready.engine.may_go_on.release(1)
    ended(ready, qtbot)
    assert ready.n_curves == 0
    assert ready.state.calibration is None
    assert ready.wiring.kept.curves == ()
    assert not ready.panel.content.isVisibleTo(ready.panel)


def test_a_file_that_has_gone_is_said_in_the_panel(bench, qtbot, tmp_path):
    path = tmp_path / "gone.csv"
    path.write_text("age,sex\n" + "30,1\n31,2\n" * 20, encoding="utf-8")
    bench.open(finish(inspect_records(path)))
    path.unlink()
    bench.panel.calibrate_requested.emit(False)
    assert not bench.jobs.busy
    assert "There is no file" in _texts(bench.panel.callout)


def test_while_another_job_runs_none_is_started(ready, qtbot):
    def other():
        yield Step("working")
        ready.engine.may_go_on.acquire(timeout=10)
        yield Step("working")

    ready.jobs.start("Other", other())
    assert not ready.panel.row.run.isEnabled()
    ready.panel.calibrate_requested.emit(False)
    assert ready.jobs.current.title == "Other"
    ready.engine.may_go_on.release(1)
    ended(ready, qtbot)
    assert ready.panel.row.run.isEnabled()


def test_settings_are_remembered_without_columns(ready, settings):
    text = settings.kept[REMEMBERED]
    assert "own" in text
    assert "age" not in text


def fitted(bench, qtbot):
    form = bench.panel.settings
    form.models.choose_mode(ALL)
    for i in range(4):
        form.models.ticks.item(i).setCheckState(Qt.CheckState.Checked)
    form.more.control("threshold").setValue(0.02)
    bench.engine.may_go_on.release(15)
    bench.panel.calibrate_requested.emit(False)
    ended(bench, qtbot)
    assert bench.state.calibration.fits["maxcombs"].converged


@pytest.fixture
def no_sets():
    yield
    for name in own_sets().names:
        delete_set(name)


def test_a_fitted_set_is_there_by_name_at_once(ready, qtbot, no_sets):
    fitted(ready, qtbot)
    page = ready.panel.sets
    page.name.setText("people-2026")
    with qtbot.waitSignal(ready.state.sets_changed):
        page.save_button.click()
    saved, fit = own_set("people-2026"), ready.state.calibration.fits["maxcombs"]
    model = saved.models["maxcombs"]["central"]
    assert model.scale == pytest.approx(np.exp(fit.b0))
    assert model.exponent == pytest.approx(fit.b1)
    assert page.names == ("people-2026",)
    assert "people.csv" in saved.citation
    page.save_button.click()
    assert "already" in _texts(page.callout)
    page.replace_box.setChecked(True)
    page.save_button.click()
    assert not page.callout.isVisibleTo(page)


def test_sets_are_renamed_exported_imported_and_deleted(ready, qtbot, no_sets, tmp_path):
    fitted(ready, qtbot)
    page, sets = ready.panel.sets, ready.wiring.sets
    sets.save("first", False)
    page.list.item(0).setText("second")
    assert own_sets().names == ("second",)
    sets.export("second", tmp_path / "third.toml")
    with qtbot.waitSignal(ready.state.sets_changed):
        sets.import_files([tmp_path / "third.toml"])
    assert page.names == ("second", "third")
    assert own_set("third").models == own_set("second").models
    sets.import_files([tmp_path / "third.toml"])
    assert "already" in _texts(page.callout)
    sets.delete("second")
    assert page.names == ("third",)
    message = ready.window.map_panel.messages.messages[0]
    assert message.action == "Undo"
    message.on_action()
    assert page.names == ("second", "third")


def test_a_name_that_no_file_can_have_is_refused_in_a_sentence(ready, qtbot, no_sets):
    fitted(ready, qtbot)
    for name in ("../up", "croft-2015"):
        ready.wiring.sets.save(name, False)
        assert "Choose another name." in _texts(ready.panel.sets.callout) or "letters" in _texts(
            ready.panel.sets.callout
        )
    assert own_sets().names == ()


def test_a_file_that_is_no_set_is_refused_in_a_sentence(bench, tmp_path, no_sets):
    bad = tmp_path / "bad.toml"
    bad.write_text("[maxcombs]\ncentral = {scale = -1, exponent = 0.4}\n", encoding="utf-8")
    bench.wiring.sets.import_files([bad])
    assert "bad.toml" in _texts(bench.panel.sets.callout)
    assert own_sets().names == ()


@pytest.fixture
def with_areas(ready, qtbot, monkeypatch):
    """Fitted, with areas open, and threshold models that need no reading."""
    fitted(ready, qtbot)
    ready.session.area_file = SimpleNamespace(layer=SimpleNamespace(parents={}))
    ready.session.set_draft(replace(ready.session.draft, area_column="area"))
    asked = []

    def made(source, areas, models):
        asked.append((source, models))
        yield Step("measuring")
        if ready.fails:
            raise VbasError("There are too few areas.", "Open more.")
        return SimpleNamespace(
            models={}, fits={}, notices=(), as_tables=lambda: {"threshold": {"5": table}}
        )

    table = {"b0": 1.0, "ln_population": -1.0, "ln_max_combinations": 1.0, "cautious_cut": 0.5}
    ready.fails, ready.asked = False, asked
    monkeypatch.setattr(other_wiring, "thresholds_of_areas", made)
    return ready


def test_threshold_models_are_saved_in_the_same_set(with_areas, qtbot, no_sets):
    page = with_areas.panel.others
    assert page.fit_button.isEnabled()
    page.fit_button.click()
    ended(with_areas, qtbot)
    source, models = with_areas.asked[0]
    assert source.area_column == "area"
    assert len(models) == 15
    with_areas.wiring.sets.save("all of them", False)
    saved = own_set("all of them")
    assert saved.more["threshold"]["5"]["b0"] == 1.0
    assert "maxcombs" in saved.more["suppression"]
    assert "maxcombs" in saved.models


def test_no_threshold_models_is_a_sentence_on_their_page(with_areas, qtbot):
    with_areas.fails = True
    with_areas.panel.others.fit_button.click()
    ended(with_areas, qtbot)
    assert "too few areas" in _texts(with_areas.panel.others.callout)


def test_threshold_models_under_way_are_cancelled_on_their_page(with_areas, qtbot, monkeypatch):
    go_on = threading.Semaphore(0)

    def slow(source, areas, models):
        while True:
            yield Step("measuring")
            go_on.acquire(timeout=10)

    page, panel = with_areas.panel.others, with_areas.panel
    monkeypatch.setattr(other_wiring, "thresholds_of_areas", slow)
    assert not page.cancel_button.isVisibleTo(panel)
    qtbot.mouseClick(page.fit_button, Qt.MouseButton.LeftButton)
    assert page.cancel_button.isVisibleTo(page)
    assert not page.fit_button.isVisibleTo(page)
    qtbot.mouseClick(page.cancel_button, Qt.MouseButton.LeftButton)
    go_on.release(1)
    ended(with_areas, qtbot)
    assert page.fit_button.isVisibleTo(page)
    assert page.fit_button.isEnabled()
    assert not page.cancel_button.isVisibleTo(page)
    assert "threshold" not in with_areas.wiring.sets.tables


def test_without_an_area_column_no_threshold_models_are_offered(ready, qtbot):
    fitted(ready, qtbot)
    assert not ready.panel.others.fit_button.isEnabled()
    assert ready.wiring.sets.tables["suppression"]
