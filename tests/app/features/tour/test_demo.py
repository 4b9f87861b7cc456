"""The demo: its story from the menu to the film, on a small province."""

from dataclasses import replace
from string import Formatter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.features.present.presenter import Presenter
from app.features.replay.bar import ReplayBar
from app.features.tour import demo as demo_module
from app.features.tour.demo import Demo
from app.features.tour.demo_data import FSA, MORE
from app.features.tour.demo_story import FOUND, facts, scenes
from app.features.tour.film import write_film
from app.frame import last_files
from core.baselines import AREAS
from core.steps import finish


@pytest.fixture
def demo(program, tmp_path):
    made = program.window.findChild(Demo)
    made._folder, made.share = (lambda: tmp_path / "cache"), 0.25
    return made


@pytest.fixture
def playing(program, demo, settled, qtbot):
    """At its first stop, everything made, and nothing goes on by itself."""
    demo.action.trigger()
    settled(program)
    qtbot.waitUntil(lambda: demo.guide is not None)
    demo.guide.toggle_pause()
    qtbot.waitUntil(lambda: demo._entry(FOUND) is not None, timeout=30_000)
    settled(program)
    yield demo
    if demo.guide is not None:
        demo.guide.end()
    demo._quiet.close()


def test_the_story_lasts_about_two_minutes_and_plays_the_search_once():
    assert 100 <= sum(scene.seconds for scene in scenes()) <= 140
    (played,) = [scene for scene in scenes() if scene.replay]
    assert played.run == FOUND


def test_every_stop_shows_its_run_with_figures(program, playing, settled, qtbot):
    guide, session = playing.guide, program.session
    assert program.window.findChild(Presenter).presenting
    bar, texts = program.window.map_panel.findChild(ReplayBar), []
    for number, scene in enumerate(scenes()):
        assert guide.at == number
        qtbot.waitUntil(lambda: guide._there)
        settled(program)
        texts.append(guide.card.text.text())
        assert "…" not in texts[-1]
        assert "{" not in texts[-1]
        shown = session.current_run
        assert (shown is None) == (scene.run == "")
        if scene.run:
            assert shown.run.evaluation.n_regions == playing._runs[scene.run].evaluation.n_regions
        assert program.window.rect().contains(guide.card.geometry())
        if scene.replay:
            qtbot.waitUntil(lambda: bar.playing)
        if number + 1 < len(scenes()):
            QTest.keyClick(guide.card, Qt.Key.Key_Right)
    assert len(set(texts)) == len(texts)
    assert bar.at_end or not bar.isVisible()
    QTest.keyClick(guide.card, Qt.Key.Key_Left)
    assert guide.at == len(scenes()) - 2
    QTest.keyClick(guide.card, Qt.Key.Key_Escape)
    assert playing.guide is None
    assert not program.window.findChild(Presenter).presenting


def test_equal_terms_are_equal(playing):
    fsa, found, more = (playing._runs[name].evaluation for name in (FSA, FOUND, MORE))
    assert playing._runs[FOUND].site_number.n_sites == fsa.n_regions
    assert found.n_regions == fsa.n_regions
    assert more.suppression_rate <= 0.01
    assert more.n_regions >= fsa.n_regions


def test_all_figures_of_the_captions_are_known(playing):
    known = facts(playing._runs, 5)
    wanted = {name for of in scenes() for _, name, _, _ in Formatter().parse(of.text) if name}
    assert wanted <= known.keys()
    assert facts({AREAS: playing._runs[AREAS]}, 5).keys() < known.keys()


def test_it_goes_on_by_itself_unless_paused(program, playing, qtbot):
    guide = playing.guide
    guide.stops = tuple(replace(stop, seconds=0.3) for stop in guide.stops)
    at = guide.at
    qtbot.wait(700)
    assert guide.at == at
    QTest.keyClick(guide.card, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: guide.at > at, timeout=5000)


def test_its_film_is_whole_or_not_there(program, playing, settled, tmp_path, monkeypatch):
    plans = []
    monkeypatch.setattr(demo_module, "write_film", lambda plan: plans.append(plan) or iter(()))
    guide = playing.guide
    while guide.at + 1 < len(guide.stops):
        settled(program)
        guide.forth()
    settled(program)
    playing._leave(guide.stop)
    monkeypatch.setattr(program.jobs, "start", lambda *_: None)
    path = tmp_path / "demo.mp4"
    playing.write_film(path)
    (plan,) = plans
    assert [shot.played is not None for shot in plan.shots] == [of.replay for of in scenes()]
    assert not any("…" in shot.text for shot in plan.shots)
    shots = tuple(replace(shot, seconds=0.4) for shot in plan.shots)
    plan = replace(plan, shots=shots, width=320, height=180, frames_per_second=5)
    steps = write_film(plan)
    for _ in range(4):
        next(steps)
    steps.close()
    assert [of.name for of in tmp_path.glob("*.mp4")] == []
    assert finish(write_film(plan)) == path
    assert path.stat().st_size > 2_000


def test_what_was_open_before_can_be_had_again(
    sample_program, sample_entry, demo, settled, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setattr(last_files, "_cache", lambda: tmp_path / "cache")
    program, session = sample_program, sample_program.session
    entry = session.add_run(
        sample_entry.run, sample_entry.study, session.area_file, sample_entry.records, name="Mine"
    )
    settled(program)
    file, records, draft = session.area_file, session.records, session.draft
    demo.action.trigger()
    settled(program)
    qtbot.waitUntil(lambda: demo.guide is not None)
    assert session.area_file is not file
    qtbot.waitUntil(lambda: demo._entry(FOUND) is not None, timeout=30_000)
    demo.guide.end()
    settled(program)
    newest = max(of.number for of in session.runs)
    demo._parking.go_back()
    settled(program)
    assert (session.area_file, session.records, session.draft) == (file, records, draft)
    assert [of.name for of in session.runs] == ["Mine"]
    assert session.current_run is entry
    assert program.map_wiring.shown.file is file
    assert not program.settings.kept.get("last/areas")  # neither the sample nor the demo
    again = session.add_run(entry.run, entry.study, file, entry.records)
    assert again.number > newest
    demo._quiet.close()
