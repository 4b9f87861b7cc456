"""Regions keep their colours: from run to run, on cards, after a search is given up."""

from dataclasses import replace

import numpy as np
import pytest
from fake_search import FakeSearch

from app.workspaces.aggregate.run_list import PICTURE
from app.workspaces.aggregate.runs_panel import THUMBNAIL, RunsPanel
from core.map.run_colours import seen_neighbours


def colours_on_map(program):
    scene = program.window.map_panel.canvas.picture.scene
    return scene.labels, scene.region_lut[scene.labels]


@pytest.fixture
def run_again(sample_program, settled):
    def run(**changes):
        draft = sample_program.session.draft
        scenario = replace(draft.scenario, **changes)
        sample_program.session.set_draft(replace(draft, scenario=scenario))
        sample_program.window.actions_.run.trigger()
        settled(sample_program)
        return sample_program.session.current_run

    return run


def choose_regions(program):
    program.window.map_panel.subject_chosen.emit("region")


def touching_share(labels, colours, layer):
    pairs = seen_neighbours(layer)
    a, b = pairs.T
    return int(((labels[a] != labels[b]) & (colours[a] == colours[b])).sum())


def test_regions_keep_their_colours_from_run_to_run(sample_program, run_again, settled):
    first = run_again()
    choose_regions(sample_program)
    settled(sample_program)
    layer = first.area_file.layer
    labels, before = colours_on_map(sample_program)
    assert touching_share(labels, before, layer) == 0
    second = run_again(seed=first.run.scenario.seed + 1)
    assert second is not first
    labels, after = colours_on_map(sample_program)
    assert touching_share(labels, after, layer) == 0
    np.testing.assert_array_equal(after, second.colours.lut()[labels])
    # Regions of the same areas as before have the same colour: here, each that did not change.
    was, now = first.run.aggregation.labels, second.run.aggregation.labels
    same = [r for r in range(now.max() + 1) if np.array_equal(now == r, was == was[now == r][0])]
    for region in same:
        assert (after[now == region] == before[now == region]).all()
    assert (after == before).mean() > 0.4  # by chance it would be a sixth
    sample_program.session.show_run(first)
    settled(sample_program)
    np.testing.assert_array_equal(colours_on_map(sample_program)[1], before)


def test_the_same_regions_again_have_the_same_colours_whatever_the_search_showed(
    sample_program, run_again, settled
):
    first = run_again(placement=FakeSearch(states=15, seconds=0.02))
    choose_regions(sample_program)
    settled(sample_program)
    before = first.colours.colours.copy()
    second = run_again(placement=FakeSearch(states=15, seconds=0.03))
    assert second is not first
    assert sample_program.session.seen_regions is None
    np.testing.assert_array_equal(second.run.aggregation.labels, first.run.aggregation.labels)
    np.testing.assert_array_equal(second.colours.colours, before)


def test_a_search_that_is_given_up_leaves_the_colours(sample_program, run_again, settled, qtbot):
    run_again()
    choose_regions(sample_program)
    settled(sample_program)
    _, before = colours_on_map(sample_program)
    draft = sample_program.session.draft
    scenario = replace(draft.scenario, placement=FakeSearch(states=100_000, seconds=0.01))
    sample_program.session.set_draft(replace(draft, scenario=scenario))
    sample_program.window.actions_.run.trigger()
    live = sample_program.map_wiring.live
    qtbot.waitUntil(lambda: live.active, timeout=20_000)
    qtbot.waitUntil(lambda: sample_program.session.seen_regions is not None)
    sample_program.jobs.current.discard()
    settled(sample_program)
    np.testing.assert_array_equal(colours_on_map(sample_program)[1], before)
    assert sample_program.session.seen_regions is None


def test_a_card_has_the_colours_of_the_map(sample_program, run_again, settled):
    entry = run_again()
    choose_regions(sample_program)
    settled(sample_program)
    panel = sample_program.window.findChild(RunsPanel)
    rows = panel.rows
    image = rows.index(rows.row_of(entry.number)).data(PICTURE).toImage()
    assert image.width() >= THUMBNAIL.width()
    seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    lut = entry.colours.lut(dark=sample_program.window.theme.dark)
    assert set(lut.tolist()) <= seen
