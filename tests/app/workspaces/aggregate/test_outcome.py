"""How a run's search ended, in sentences."""

from dataclasses import replace

import pytest

from app.features.runs.outcome import OutcomeSection, change, outcome_lines
from core.aggregation import Aggregation
from core.constraints.base import Aim
from core.errors import Notice
from core.placement.base import Placement
from core.refinement.base import Refinement
from core.search.replicas import Replica
from core.tries import TargetReport


@pytest.fixture
def refined(sample_entry):
    run = sample_entry.run
    start = replace(run.evaluation, suppressed_records=1000, compactness_own_centre_m=2e6)
    end = replace(run.evaluation, suppressed_records=400, compactness_own_centre_m=2e6)
    regions = Aggregation(run.aggregation.labels, run.aggregation.n_regions)
    refinement = Refinement(regions, moves=1234, stopped_because="the budget is used up")
    aims = (
        Aim("regions", True, Notice("41 regions, as many as asked for.")),
        Aim("floor", False, Notice("{n} regions lie below the floor.", n=2)),
    )
    made = replace(
        run, evaluation=end, start=start, refinement=refinement, aims=aims, aggregation=regions
    )
    return replace(sample_entry, run=made)


def test_a_plain_run_has_nothing_to_say(sample_entry):
    assert outcome_lines(sample_entry) == []


def test_several_searches_say_how_far_apart_they_were(refined):
    several = (Replica(40, 1.0, True), Replica(41, 1.0, False))
    lines = outcome_lines(replace(refined, run=replace(refined.run, replicas=several)))
    assert lines[0] == "Best of 2 searches: 40 records suppressed, 41 by the next best."


def test_what_refinement_won_and_why_it_stopped(refined):
    lines = outcome_lines(refined)
    assert lines[0] == "✓ 41 regions, as many as asked for."
    assert lines[1] == "✗ Not met: 2 regions lie below the floor."
    assert lines[2].startswith(
        "Refinement: 1,000\u00a0records lost before, 400 after it (−60.0\u00a0%)."
    )
    assert "own centre unchanged" in lines[2]
    assert lines[3] == "Refinement: 1,234\u00a0moves; the budget is used up."
    assert lines[4].startswith("The regions are not Voronoi cells")


def test_a_placement_tells_its_moves(sample_entry):
    run = sample_entry.run
    placed = Placement(run.placement.sites, moves=1, stopped_because="no improving move.")
    entry = replace(sample_entry, run=replace(run, placement=placed))
    assert outcome_lines(entry) == ["Placement: 1\u00a0move; no improving move."]


def test_a_target_is_told_once(sample_entry):
    report = TargetReport((), False, Notice("No number of sites comes to 1 %."))
    aims = (Aim("suppression", False, Notice("At most 1 % were to be suppressed.")),)
    entry = replace(sample_entry, run=replace(sample_entry.run, target=report, aims=aims))
    assert outcome_lines(entry) == ["✗ Not met: No number of sites comes to 1 %."]


def test_the_section_hides_where_there_is_nothing(qtbot, sample_entry, refined):
    section = OutcomeSection()
    qtbot.addWidget(section)
    section.show_run(refined)
    assert len(section.texts) == 3  # two aims, and all of the search
    section.show_run(sample_entry)
    assert section.texts == []
    assert section.isHidden()


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (10, 5, "−50.0\u00a0%"),
        (10, 12, "+20.0\u00a0%"),
        (10, 10, "unchanged"),
        (1e6, 1e6 - 1, "practically unchanged"),
        (0, 3, "from nothing"),
    ],
)
def test_changes_are_told_in_percent(before, after, text):
    assert change(before, after) == text
