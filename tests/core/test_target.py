"""As many regions as keep to a target: found, not met, stopped, refused."""

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.constraints.base import Constraints
from core.errors import VbasError
from core.pipeline import execute
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.base import Placement
from core.placement.given import GivenSites
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target
from core.site_count import Count, MaxCombs, Population
from core.steps import STOP, Step, finish
from core.target import carry_out
from tests.core.studies import studies, study

QIS = (QuasiIdentifier("q"),)


@dataclass(frozen=True)
class Slices:
    """Sites that cut a line of areas into slices, after a number of states."""

    name: ClassVar[str] = "slices"
    title: ClassVar[str] = "Slices"
    makes_cells: ClassVar[bool] = False

    states: int = 1

    def place(self, task, rng):
        return self._place(task)

    def _place(self, task):
        for i in range(self.states):
            if (yield Step("placing sites", i, self.states)) is STOP:
                break
        points = np.array_split(task.study.areas.points, task.n_sites)
        return Placement(np.array([part.mean(axis=0) for part in points]))


def line(n=32, each=3, population=None):
    """n areas in a row; each has ``each`` records of one class."""
    return study([[1000.0 * i, 0.0] for i in range(n)], [[each]] * n, population)


def scenario(target=None, start=5, k=12, **more):
    return Scenario(QIS, k=k, site_count=Count(start), placement=Slices(), target=target, **more)


def test_without_a_target_it_is_one_run() -> None:
    run = finish(carry_out(scenario(), line()))
    assert run.target is None
    assert run.site_number.n_sites == 5


@pytest.mark.parametrize("start", [1, 2, 5, 8, 9, 31, 32])
def test_the_largest_number_is_found_from_anywhere(start) -> None:
    # k = 12 at 3 records an area: slices of four areas are enough, so eight of them.
    run = finish(carry_out(scenario(Target(0.0), start), line()))
    assert run.evaluation.n_regions == 8
    assert run.evaluation.suppressed_records == 0
    assert run.target is not None
    assert run.target.met
    assert run.scenario.target == Target(0.0)
    assert run.scenario.site_count == Count(start)
    tried = [one.sites for one in run.target.tries]
    assert tried == sorted(set(tried))
    assert {8, 9, 10, 11} <= set(tried)
    (aim,) = run.aims
    assert aim.name == "suppression"
    assert aim.met
    assert (aim.asked, aim.reached) == (0.0, 0.0)


def test_the_run_is_that_of_the_found_number() -> None:
    found = finish(carry_out(scenario(Target(0.25)), line()))
    alone = finish(execute(scenario(start=found.site_number.n_sites), line()))
    np.testing.assert_array_equal(found.aggregation.labels, alone.aggregation.labels)
    assert found.evaluation == alone.evaluation


def test_everything_may_be_suppressed() -> None:
    run = finish(carry_out(scenario(Target(1.0)), line()))
    assert run.evaluation.n_regions == 32


def test_a_target_that_cannot_be_met_ends_with_one_region_and_a_sentence() -> None:
    run = finish(carry_out(scenario(Target(0.05), k=97), line(33, each=3)))
    assert run.target is not None
    assert run.target.met
    odd = study([[0, 0], [1000, 0]], [[5, 1], [5, 0]])
    run = finish(carry_out(scenario(Target(0.05), 2, k=3), odd))
    assert run.evaluation.n_regions == 1
    assert run.target is not None
    assert not run.target.met
    assert "even one region has 9.09% suppressed" in str(run.notices[-1])
    (aim,) = [aim for aim in run.aims if aim.name == "suppression"]
    assert not aim.met
    assert "too many" in str(aim.sentence)


def test_every_region_keeps_the_floor() -> None:
    floor = Constraints(floor="10")
    run = finish(carry_out(scenario(Target(None, True), k=1, constraints=floor), line()))
    # Slices of four areas hold 12 records, of three only 9.
    assert run.evaluation.n_regions == 8
    run = finish(
        carry_out(scenario(Target(None, True), k=1, constraints=Constraints(floor="97")), line())
    )
    assert run.target is not None
    assert not run.target.met
    assert "the floor is missed" in str(run.target.sentence)


def test_the_floor_may_be_the_cut_off_of_the_model() -> None:
    asked = replace(
        scenario(Target(None, True), k=1, constraints=Constraints(floor="model")),
        site_count=Population("12"),
    )
    run = finish(carry_out(asked, line()))
    assert run.site_number.cutoff == 12.0
    assert run.evaluation.n_regions == 8


def test_a_model_without_a_region_is_no_hindrance() -> None:
    asked = replace(scenario(Target(0.0)), site_count=MaxCombs())
    assert finish(carry_out(asked, line())).evaluation.n_regions == 8


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"target": Target()}, "sets no limit"),
        ({"target": Target(None, True)}, "no floor is set"),
        ({"target": Target(0.1), "placement": GivenSites(((0.0, 0.0),))}, "Given sites"),
        (
            {
                "target": Target(0.1),
                "placement": SuppressionDriven(AnonymityDriven(GivenSites(((0.0, 0.0),)))),
            },
            "Given sites",
        ),
    ],
)
def test_targets_that_make_no_sense(changes, told) -> None:
    with pytest.raises(VbasError, match=told):
        carry_out(replace(scenario(), **changes), line())


def drive(steps, stop_at):
    """(result, stages seen); asks to stop from the state of that number on."""
    stages = []

    def on_step(step):
        stages.append(step.stage)
        return STOP if len(stages) > stop_at else None

    return finish(steps, on_step), stages


def test_progress_names_the_try_and_what_it_came_to() -> None:
    _, stages = drive(carry_out(scenario(Target(0.0)), line()), 10**9)
    assert "try 1: 5 sites, placing sites" in stages
    assert "try 1: 5 sites, 0.0% suppressed" in stages
    assert any(stage.startswith("try 2: 10 sites") for stage in stages)


def test_stopped_in_the_first_try_it_still_ends() -> None:
    asked = replace(scenario(Target(0.0), 20), placement=Slices(50))
    run, stages = drive(carry_out(asked, line()), 5)
    assert len(stages) < 20
    assert run.target is not None
    assert run.target.stopped
    assert len(run.target.tries) == 1
    assert run.target.met == (run.evaluation.suppressed_records == 0)


@settings(max_examples=25)
@given(st.integers(0, 120))
def test_stopped_anywhere_the_best_that_keeps_to_it_is_kept(stop_at) -> None:
    asked = replace(scenario(Target(0.0), 3), placement=Slices(4))
    run, stages = drive(carry_out(asked, line()), stop_at)
    assert run.target is not None
    kept = [one for one in run.target.tries if one.kept]
    assert run.target.met == bool(kept)
    if kept:
        assert run.evaluation.n_regions == max(one.regions for one in kept)
        assert run.evaluation.suppressed_records == 0
    assert run.target.stopped == (len(stages) > stop_at)
    assert run.target.stopped == str(run.target.sentence).startswith("Stopped")
    # Once asked, at most the try at hand is finished.
    assert len(stages) <= stop_at + 12


def test_discarded_it_closes_the_try() -> None:
    steps = carry_out(replace(scenario(Target(0.0)), placement=Slices(50)), line())
    for _ in range(10):
        next(steps)
    steps.close()


@settings(max_examples=25)
@given(studies(), st.integers(1, 6), st.floats(0, 1))
def test_what_is_found_keeps_to_it_and_so_does_no_number_just_above(of, k, share) -> None:
    if k > of.counts.n_people:
        return
    run = finish(carry_out(scenario(Target(share), 1, k=k), of))
    assert run.target is not None
    if not run.target.met:
        assert run.evaluation.suppression_rate > share
        assert run.site_number.n_sites == 1
        return
    assert run.evaluation.suppression_rate <= share
    kept = [one for one in run.target.tries if one.kept]
    assert run.evaluation.n_regions == max(one.regions for one in kept)


def test_regions_that_borders_make_are_not_called_one_region() -> None:
    of = line(2)
    halves = np.array(["west", "east"], dtype=object)
    areas = replace(of.areas, parents={"half": halves})
    border = Constraints(border_level="half")
    asked = scenario(Target(0.05), 2, k=4, constraints=border)
    run = finish(carry_out(asked, replace(of, areas=areas)))
    assert run.evaluation.n_regions == 2
    assert run.target is not None
    assert "even 2 regions, of 1 site, have 100.00% suppressed" in str(run.target.sentence)


def searching(share, moves=60_000, **more):
    """A scenario whose border refinement is shortened while numbers are looked for."""
    return replace(scenario(Target(share), 4, **more), refinement=BorderRefinement(max_moves=moves))


def patchwork():
    """40 areas in a row of two classes that lie unevenly."""
    rng = np.random.default_rng(5)
    counts = rng.integers(0, 5, (40, 2))
    return study([[1000.0 * i, 0.0] for i in range(40)], counts.tolist())


@pytest.mark.parametrize("share", [0.0, 0.02, 0.1, 0.4])
def test_brief_tries_lead_to_a_whole_run_within_the_limit(share) -> None:
    of = patchwork()
    run = finish(carry_out(searching(share, k=6), of))
    assert run.target is not None
    assert run.target.met
    assert run.evaluation.suppression_rate <= share
    tries = run.target.tries
    assert {one.brief for one in tries} == {True, False}
    assert len({(one.sites, one.brief) for one in tries}) == len(tries)
    assert run.evaluation.n_regions == max(one.regions for one in tries if one.kept)
    told = any("brief search" in str(notice) for notice in run.notices)
    worth = (run.evaluation.n_regions, run.evaluation.suppressed_records)
    kept = [one for one in tries if one.kept and (one.regions, one.suppressed_records) == worth]
    assert told == all(one.brief for one in kept)
    same = finish(carry_out(searching(share, k=6), of))
    assert same.target is not None
    assert same.target.tries == tries
    np.testing.assert_array_equal(same.aggregation.labels, run.aggregation.labels)
    again = [one for one in tries if one.sites == run.site_number.n_sites and not one.brief]
    if again and again[0].kept:
        asked = replace(searching(share, k=6), target=None)
        alone = finish(execute(replace(asked, site_count=Count(again[0].sites)), of))
        assert alone.evaluation.suppressed_records == again[0].suppressed_records


def test_searches_that_are_short_already_are_bisected_whole() -> None:
    run = finish(carry_out(searching(0.1, moves=500, k=6), patchwork()))
    assert run.target is not None
    assert not any(one.brief for one in run.target.tries)


@pytest.mark.parametrize("stop_at", [0, 3, 8, 20, 40])
def test_stopped_among_brief_tries_it_tells_so(stop_at) -> None:
    run, _ = drive(carry_out(searching(0.1, k=6), patchwork()), stop_at)
    assert run.target is not None
    kept = [one for one in run.target.tries if one.kept]
    assert run.target.met == bool(kept)
    assert run.target.stopped
