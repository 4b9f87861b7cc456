"""A search from the button to the replay, in the whole window."""

import time
from dataclasses import replace

import numpy as np
import pytest
from fake_search import FakeSearch
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from app.features.replay.bar import ReplayBar
from app.workspaces.aggregate.scenario.panel import ScenarioPanel
from app.workspaces.aggregate.search_panel import MOVES, SearchPanel
from core.map.values import ANONYMITY, REGION, SUPPRESSION
from core.voronoi import nearest_site


def choose(program, placer, **changes):
    draft = program.session.draft
    scenario = replace(draft.scenario, placement=placer, **changes)
    program.session.set_draft(replace(draft, scenario=scenario))


@pytest.fixture
def sample_program(one_sample):
    return one_sample


@pytest.fixture
def begin(sample_program, qtbot):
    """Starts a search and waits until it is on the map."""

    def start(placer):
        choose(sample_program, placer)
        sample_program.window.actions_.run.trigger()
        panel = sample_program.window.findChild(SearchPanel)
        qtbot.waitUntil(lambda: not panel.empty, timeout=20_000)
        return sample_program.jobs.current

    return start


@pytest.fixture
def ended(qtbot, settled):
    def wait(program):
        qtbot.waitUntil(lambda: not program.jobs.busy, timeout=20_000)
        settled(program)

    return wait


@pytest.fixture
def canvas(sample_program):
    return sample_program.window.map_panel.canvas


@pytest.fixture
def bar(sample_program):
    return sample_program.window.findChild(ReplayBar)


@pytest.fixture
def searched(sample_program, ended):
    """The program after a search of twelve steps."""
    choose(sample_program, FakeSearch(states=12))
    sample_program.window.actions_.run.trigger()
    ended(sample_program)
    return sample_program


def test_regions_are_coloured_by_what_is_made_better(begin, sample_program, canvas, qtbot):
    job = begin(FakeSearch(states=100_000, seconds=0.01))
    qtbot.waitUntil(lambda: len(canvas.scene.trails) > 2)
    legend = canvas.current_legend()
    assert (legend.title, legend.unit) == ("Suppressed in the region", "%")
    assert sample_program.window.map_panel.subject == SUPPRESSION
    assert canvas.scene.region_lut is not None
    assert len(canvas.scene.sites) == len(canvas.scene.region_lut)
    before = canvas.pictures
    qtbot.waitUntil(lambda: canvas.pictures > before + 3)
    with qtbot.waitSignal(job.ended):
        job.discard()
    assert canvas.scene.trails == ()
    assert sample_program.window.map_panel.subject != SUPPRESSION


def test_anonymity_has_its_own_colours_and_the_user_may_choose_others(
    begin, sample_program, canvas, qtbot
):
    job = begin(FakeSearch(states=100_000, seconds=0.01, measure="anonymity"))
    panel = sample_program.window.map_panel
    qtbot.waitUntil(lambda: panel.subject == ANONYMITY)
    assert canvas.current_legend().texts()[-1] == "5 or more"
    panel.subjects.setCurrentIndex(panel.subjects.findData(REGION))
    panel.subject_chosen.emit(REGION)
    assert canvas.current_legend().title == "Regions"
    panel.subject_chosen.emit("population")
    qtbot.waitUntil(lambda: canvas.scene.area_lut is not None)
    assert canvas.scene.region_lut is None
    assert canvas.current_legend().title == "Population"
    assert canvas.scene.labels is not None
    with qtbot.waitSignal(job.ended):
        job.discard()


def test_the_run_bar_says_how_far_the_search_is(begin, sample_program, qtbot):
    job = begin(FakeSearch(states=100_000, seconds=0.01))
    run_bar = sample_program.window.findChild(ScenarioPanel).run_bar
    qtbot.waitUntil(lambda: "would be lost" in run_bar.figures.text())
    text = run_bar.figures.text()
    assert text.startswith("pass 3 · ")
    assert "moves · " in text
    assert "records would be lost" in text
    assert run_bar.controls.step.isVisible()
    assert run_bar.controls.pace.isVisible()
    with qtbot.waitSignal(job.ended):
        job.discard()


def test_keys_pause_and_step(begin, sample_program, qtbot):
    job = begin(FakeSearch(states=100_000, seconds=0.001))
    window, canvas = sample_program.window, sample_program.window.map_panel.canvas
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert job.paused
    qtbot.wait(60)
    at = job.states
    qtbot.wait(60)
    assert job.states == at
    qtbot.keyClick(window, Qt.Key.Key_Period)
    qtbot.waitUntil(lambda: job.states == at + 1)
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert not job.paused
    qtbot.keyClick(window, Qt.Key.Key_Period)
    assert job.paused
    with qtbot.waitSignal(job.discarded):
        qtbot.keyClick(window, Qt.Key.Key_Escape)


def test_a_slow_search_stays_slow_in_the_next_run(begin, sample_program, qtbot):
    controls = sample_program.window.findChild(ScenarioPanel).run_bar.controls
    controls.pace.setCurrentIndex(controls.pace.findData(3.0))
    job = begin(FakeSearch(states=100_000))
    at = job.states
    qtbot.wait(700)
    assert job.states - at <= 4
    controls.pace.setCurrentIndex(0)
    qtbot.waitUntil(lambda: job.states > at + 50)
    with qtbot.waitSignal(job.ended):
        job.discard()


def test_finishing_now_keeps_the_best_and_can_be_replayed(begin, sample_program, ended, bar):
    begin(FakeSearch(states=100_000, seconds=0.01))
    sample_program.window.findChild(ScenarioPanel).run_bar.controls.stop.click()
    ended(sample_program)
    assert sample_program.session.current_run.run.placement.moves > 0
    assert bar.isVisible()
    assert bar.at_end


def test_an_error_leaves_everything_as_it_was(sample_program, ended, bar, canvas):
    choose(sample_program, FakeSearch(states=50, fails_at=10))
    sample_program.window.actions_.run.trigger()
    ended(sample_program)
    assert sample_program.session.current_run is None
    assert not bar.isVisible()
    assert canvas.scene.labels is None
    panel = sample_program.window.findChild(ScenarioPanel)
    assert "lost its way" in panel.steps["placement"].callout.text


def test_selected_areas_are_locked_in_the_scenario(sample_program):
    session = sample_program.session
    panel = sample_program.window.findChild(ScenarioPanel)
    session.select(np.array([3, 5]))
    panel.placement.constraints.together.click()
    ids = session.area_file.layer.ids
    assert session.draft.scenario.constraints.locked == ((ids[3], "1"), (ids[5], "1"))
    assert panel.placement.constraints_section.summary.text() == "2 locked"


# The lines


def test_the_lines_come_into_sight_once_and_then_stay_as_they_were_left(
    begin, sample_program, qtbot, ended
):
    window = sample_program.window
    panel = window.findChild(SearchPanel)
    dock = panel.parentWidget()
    assert not dock.isVisible()
    job = begin(FakeSearch(states=100_000, seconds=0.01))
    assert dock.isVisible()
    assert window.settings.search_seen
    qtbot.waitUntil(
        lambda: len(panel.texts) == 4 and " of " in panel.texts[3].split(":")[1], timeout=5000
    )  # bits of a record are not known while records are counted for the first time
    assert panel.texts[0].startswith("Lost (records): ")
    assert panel.texts[2].startswith("To own centre (km): ")
    dock.hide()
    job.discard()
    ended(sample_program)
    job = begin(FakeSearch(states=100_000, seconds=0.01))
    assert not dock.isVisible()
    job.discard()
    ended(sample_program)


def test_the_lines_can_be_copied_and_exported(searched, qtbot, tmp_path, monkeypatch):
    panel = searched.window.findChild(SearchPanel)
    panel.parentWidget().show()
    qtbot.waitUntil(lambda: len(panel.plots) == 5)
    header, first, *_ = panel.as_csv().splitlines()
    assert header == "moves,objective,suppressed_records,compactness_m,bits"
    assert first.startswith("1,")
    plot = panel.plots["compactness_m"]
    qtbot.waitUntil(lambda: len(plot.ys) == 12)
    assert plot.as_csv().splitlines()[0] == "steps,To own centre (km)"
    words = [action.text() for action in plot.menu().actions()]
    assert words == ["&Copy values", "Copy &picture", "&Export values …"]
    plot.menu().actions()[0].trigger()
    assert QGuiApplication.clipboard().text() == plot.as_csv()
    path = tmp_path / "line.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    plot.menu().actions()[2].trigger()
    assert path.read_text() == plot.as_csv()
    qtbot.waitUntil(panel.plots[MOVES].isHidden)


@pytest.mark.usefixtures("new_window")
def test_hidden_lines_are_not_drawn(begin, sample_program, qtbot):
    sample_program.window.settings.search_seen = True
    job = begin(FakeSearch(states=100_000, seconds=0.01))
    panel = sample_program.window.findChild(SearchPanel)
    qtbot.wait(200)
    assert all(not len(plot.xs) for plot in panel.plots.values())
    with qtbot.waitSignal(job.ended):
        job.discard()


def test_after_a_cancelled_search_the_lines_are_those_of_the_shown_run(
    searched, begin, ended, qtbot
):
    panel = searched.window.findChild(SearchPanel)
    qtbot.waitUntil(lambda: panel._replayed)
    lines = panel.as_csv()
    job = begin(FakeSearch(states=100_000, seconds=0.01))
    qtbot.waitUntil(lambda: panel.as_csv() != lines)
    job.discard()
    ended(searched)
    assert panel.as_csv() == lines


# The replay


def test_the_steps_of_a_run_are_replayed(searched, bar, canvas, qtbot):
    run = searched.session.current_run.run
    assert bar.isVisible()
    assert bar.where.text() == "step 12 of 12"
    assert bar.measures.text().startswith("The result.")
    bar.slider.setValue(0)
    qtbot.waitUntil(lambda: bar.measures.text().startswith("The start"))
    trace = run.placement.trace
    first = int(trace["index"].iloc[0])
    qtbot.waitUntil(
        lambda: np.allclose(canvas.scene.sites[first], trace[["from_x", "from_y"]].iloc[0])
    )
    points = searched.session.current_run.study.areas.points
    assert np.array_equal(canvas.scene.labels, nearest_site(points, canvas.scene.sites))
    bar.slider.setValue(5)
    qtbot.waitUntil(lambda: "would be lost" in bar.measures.text())
    assert "km to own centre" in bar.measures.text()
    assert canvas.current_legend().unit == "%"
    assert len(canvas.scene.trails) == 5
    bar.back.click()
    assert bar.at_end
    qtbot.waitUntil(lambda: canvas.current_legend().title == "Regions")
    assert np.array_equal(canvas.scene.sites, run.placement.sites)
    assert canvas.scene.trails == ()


def test_a_replay_is_paced_by_time_not_by_steps(theme, qtbot):
    bar, shown = ReplayBar(theme), []
    qtbot.addWidget(bar)
    bar.step_requested.connect(shown.append)
    bar.step_requested.connect(lambda _: bar.show_measures(""))
    assert 10 <= bar.seconds <= 20
    bar.seconds = 0.5
    took = []
    for steps in (3, 100_000):
        bar.show_steps(steps)
        clock = time.monotonic()
        bar.start()
        assert bar.playing
        qtbot.waitUntil(lambda: bar.at_end, timeout=5000)
        took.append(time.monotonic() - clock)
        assert not bar.playing
        assert bar.isVisibleTo(bar.parentWidget())
    assert min(took) > 0.4
    assert max(took) < 2.0


def test_a_replay_plays_to_the_end_and_leaves(searched, bar, canvas, qtbot):
    bar.seconds = 1.0
    bar.play.click()
    assert bar.slider.value() == 0
    assert bar.play.accessibleName() == "Pause the replay"
    qtbot.waitUntil(lambda: bar.at_end, timeout=5000)
    assert bar.play.accessibleName() == "Play the search again"
    qtbot.waitUntil(lambda: canvas.current_legend().title == "Regions")


def test_of_many_requests_the_newest_is_shown(searched, bar, canvas, qtbot):
    for step in (11, 3, 9, 1, 7):
        bar.slider.setValue(step)
    run = searched.session.current_run.run
    want = run.placement.trace["suppressed_records"].iloc[6]
    qtbot.waitUntil(lambda: bar.measures.text().startswith(f"{want}\u00a0record"))


def test_a_new_job_takes_the_map_from_the_replay(searched, bar, qtbot, ended):
    bar.slider.setValue(3)
    searched.window.actions_.run.trigger()
    assert bar.at_end
    assert not bar.isEnabled()
    ended(searched)
    assert bar.isEnabled()


def test_a_run_without_a_trace_has_no_replay(searched, bar, ended):
    from core.placement.balanced_density import BalancedDensity

    choose(searched, BalancedDensity())
    searched.window.actions_.run.trigger()
    ended(searched)
    assert not bar.isVisible()
    searched.session.show_run(searched.session.runs[0])
    ended(searched)
    assert bar.isVisible()


def test_another_run_ends_the_replay_of_the_first(searched, bar, canvas, qtbot, ended):
    searched.window.actions_.run.trigger()
    ended(searched)
    bar.slider.setValue(2)
    qtbot.waitUntil(lambda: canvas.current_legend().unit == "%")
    first = searched.session.runs[0]
    searched.session.show_run(first)
    ended(searched)
    assert bar.at_end
    qtbot.waitUntil(lambda: canvas.current_legend().title == "Regions")
    assert np.array_equal(canvas.scene.labels, first.run.aggregation.labels)
