from dataclasses import replace
from pathlib import Path

import imageio.v3 as iio
import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from app.features.present.animation import (
    AnimationPlan,
    Frames,
    as_array,
    steps_of_frames,
    write_animation,
)
from app.features.replay.states import replay_of
from app.frame.session import RunEntry
from app.kit.job import Jobs
from app.map.canvas import MapCanvas
from core.errors import VbasError
from core.io.sample import sample_scenario
from core.map.run_colours import RunColours
from core.pipeline import execute
from core.placement.suppression_driven import SuppressionDriven
from core.polygons import FlatPolygons
from core.scenario import Scenario
from core.site_count import Count
from core.steps import STOP, finish


@pytest.fixture(scope="session")
def searched(sample_loaded):
    """A short search on the sample study."""
    saved = sample_scenario()
    scenario = replace(
        saved.scenario,
        name="",
        placement=SuppressionDriven(max_moves=2000),
        site_count=Count(12),
    )
    assert isinstance(scenario, Scenario)
    run = finish(execute(scenario, sample_loaded.study))
    loaded = sample_loaded
    colours = RunColours(loaded.area_file.layer, run.aggregation.labels)
    return RunEntry(1, "Search 1", run, loaded.study, loaded.area_file, saved.records, colours)


@pytest.fixture
def plan(searched, qtbot, tmp_path):
    canvas = MapCanvas()
    qtbot.addWidget(canvas)
    layer = searched.area_file.layer
    canvas.show_areas(FlatPolygons.from_areas(layer), layer.points, layer.ids)
    canvas.set_mark("Synthetic data")
    replay = replay_of(searched)
    assert replay is not None
    assert len(replay) > 3
    yield AnimationPlan(
        searched,
        replay,
        canvas.still(),
        canvas.full_bounds(),
        320,
        180,
        10,
        1.2,
        tmp_path / "search.mp4",
    )
    canvas.shut_down()


def frames_of(path):
    plugin = "FFMPEG" if path.suffix == ".mp4" else "pillow"
    return iio.imread(path, plugin=plugin)


@pytest.mark.parametrize("ending", ["mp4", "gif"])
def test_the_file_has_the_size_and_the_frames(plan, tmp_path, ending):
    path = tmp_path / f"search.{ending}"
    assert finish(write_animation(replace(plan, path=path))) == path
    frames = frames_of(path)
    assert frames.shape == (12, 180, 320, 3)
    assert np.ptp(frames[0].astype(int)) > 100
    assert (frames[0] != frames[-1]).any()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("ending", ["mp4", "gif"])
def test_the_same_search_gives_the_same_file(plan, tmp_path, ending):
    paths = [tmp_path / f"{name}.{ending}" for name in "ab"]
    for path in paths:
        finish(write_animation(replace(plan, path=path, seconds=0.5)))
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_cancelling_leaves_no_file(plan, tmp_path):
    steps = write_animation(plan)
    for _ in range(4):
        done = next(steps)
    assert done.total == 12
    assert done.done == 3
    steps.close()
    assert list(tmp_path.iterdir()) == []


def test_stopping_leaves_no_file(plan, tmp_path):
    assert finish(write_animation(plan), lambda step: STOP if step.done > 2 else None) is None
    assert list(tmp_path.iterdir()) == []


def test_an_older_file_stays_when_it_is_cancelled(plan):
    plan.path.write_text("before")
    steps = write_animation(plan)
    next(steps)
    next(steps)
    steps.close()
    assert plan.path.read_text() == "before"


def test_a_place_that_cannot_be_written_is_a_sentence(plan, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(VbasError, match="cannot be written"):
        finish(write_animation(replace(plan, path=tmp_path / "file" / "a.gif")))


def test_frames_go_from_the_start_to_the_result():
    steps = steps_of_frames(50, 7)
    assert len(steps) == 50
    assert steps[0] == 0
    assert (np.diff(steps) >= 0).all()
    assert set(steps) == set(range(8))
    assert (steps[-6:] == 7).all()
    assert steps_of_frames(2, 1000).tolist() == [0, 1000]


def test_a_frame_shows_regions_title_and_mark(plan):
    frames = Frames(replace(plan, width=1280, height=720))
    start, end = as_array(frames.picture(0)), as_array(frames.picture(len(plan.replay)))
    assert start.shape == (720, 1280, 3)
    band = 52
    assert (start[:band] != start[0, 0]).any()  # something is written over the map
    assert (start[:band] != end[:band]).any()  # the counter
    assert (start[band:] != end[band:]).any()  # the regions
    unmarked = Frames(replace(plan, width=1280, height=720, still=replace(plan.still, mark="")))
    without = as_array(unmarked.picture(0))
    assert (start[band : band + 60, :300] != without[band : band + 60, :300]).any()
    assert (start[:band] == without[:band]).all()


def test_red_green_and_blue_stay_in_order():
    image = QImage(3, 2, QImage.Format.Format_RGB32)
    image.fill(QColor(10, 20, 30))
    assert as_array(image).tolist() == [[[10, 20, 30]] * 3] * 2


def test_it_is_drawn_as_a_job(plan, qtbot):
    jobs = Jobs()
    with qtbot.waitSignal(jobs.ended, timeout=20_000):
        job = jobs.start("Writing", write_animation(plan))
        done = []
        job.succeeded.connect(done.append)
    assert done == [plan.path]
    assert Path(plan.path).stat().st_size > 500
