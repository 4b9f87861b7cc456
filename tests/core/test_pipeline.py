from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.adjacency import adjacency_of, pieces
from core.aggregation import Aggregation
from core.constraints.base import Constraints
from core.errors import VbasError
from core.grouping import AggregationSnapshot
from core.pipeline import STAGES, execute
from core.placement.base import Placement
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.base import Refinement, Refiner
from core.scenario import PEOPLE_BASIS, Scenario
from core.search.film import trace_of
from core.site_count import Count, Population
from core.steps import STOP, Step, finish
from core.study import Study
from tests.core.studies import class_counts, layer, studies

Q = (QuasiIdentifier("q"),)


@dataclass(frozen=True)
class MoveOne:
    """A refiner for tests: moves one area to a region it touches, never emptying its own."""

    name: ClassVar[str] = "move-one"
    title: ClassVar[str] = "Move one"

    def refine(self, task, aggregation, rng):
        labels = aggregation.labels.copy()
        moves = 0
        for area in rng.permutation(len(labels)):
            near = labels[adjacency_of(task.study.areas).of(area)]
            there = near[near != labels[area]]
            if len(there) and np.count_nonzero(labels == labels[area]) > 1:
                labels[area] = there[0]
                moves = 1
                break
        yield Step("refining", 1, 1)
        trace = trace_of({"step": [1], "kind": ["area"], "index": [0]}) if moves else trace_of({})
        return Refinement(Aggregation(labels, aggregation.n_regions), trace, moves, 1, 0.0, "done")


@dataclass(frozen=True)
class AnswersStop:
    """A placer for tests: takes its time, ends at once when asked to stop."""

    name: ClassVar[str] = "answers-stop"
    title: ClassVar[str] = "Answers stop"
    makes_cells: ClassVar[bool] = False

    def place(self, task, rng):
        sites = task.study.areas.points[: task.n_sites]
        for done in range(1000):
            if (yield Step("placing sites", done)) is STOP:
                return Placement(sites, stopped_because="stopped")
        return Placement(sites)


def line(n, dense=None, population=None, **more) -> Study:
    """n areas from west to east, 1 km apart, two records of each of two classes in each."""
    dense = [[2, 2]] * n if dense is None else dense
    points = [(1000.0 * i, 0.0) for i in range(n)]
    return Study(layer(points, population, **more), class_counts(dense))


def run(of: Study, sites: int, k: int = 1, on_step=None, **more):
    scenario = Scenario(Q, k=k, site_count=more.pop("site_count", Count(sites)), **more)
    return finish(execute(scenario, of), on_step)


def aim(of, name):
    found = [aim for aim in of.aims if aim.name == name]
    assert len(found) == 1
    return found[0]


def notes(of) -> str:
    return " ".join(map(str, of.notices))


def texts(*values):
    return np.array(values, dtype=object)


# What a run is made of


def test_without_refinement_and_constraints_only_the_number_of_regions_is_judged() -> None:
    done = run(line(6), 2)

    assert done.refinement is None
    assert done.start is None
    assert [a.name for a in done.aims] == ["regions"]
    assert aim(done, "regions").met
    assert done.aggregation.sites is not None
    assert set(done.seconds) == set(STAGES)


def test_refinement_comes_between_grouping_and_suppression() -> None:
    assert isinstance(MoveOne(), Refiner)
    before, done = run(line(6), 2), run(line(6), 2, refinement=MoveOne())

    assert done.refinement.moves == 1
    assert done.aggregation is done.refinement.aggregation
    assert np.count_nonzero(done.aggregation.labels != before.aggregation.labels) == 1
    assert done.start == before.evaluation
    assert done.evaluation.compactness_m is None
    assert done.suppression.counts.n_units == 2
    assert done.seconds["refinement"] > 0


def test_the_same_seed_refines_the_same() -> None:
    one, two = (run(line(9), 3, refinement=MoveOne(), seed=7) for _ in range(2))

    np.testing.assert_array_equal(one.aggregation.labels, two.aggregation.labels)


def test_regions_that_obey_are_shown_and_counted_as_refinement() -> None:
    shown = []
    level = texts("a", "a", "a", "a", "b", "b")
    done = run(
        line(6, parents={"province": level}),
        2,
        constraints=Constraints(border_level="province"),
        on_step=lambda step: shown.append(step.snapshot),
    )
    last = [s for s in shown if isinstance(s, AggregationSnapshot)][-1]

    assert done.aggregation.labels.tolist() == [0, 0, 0, 0, 1, 1]
    assert last.labels.tolist() == [0, 0, 0, 0, 1, 1]
    assert last.sites is None
    # Area 3 is nearer to the other site: the sites are not those of the regions any more.
    assert done.aggregation.sites is None
    assert done.evaluation.compactness_m is None
    assert "that placement gave them, so that the constraints are kept: 1." in notes(done)


def test_sites_stay_where_nothing_had_to_give_way() -> None:
    level = texts("a", "a", "a", "b", "b", "b")
    asked = Constraints(contiguous=True, border_level="province")
    done = run(line(6, parents={"province": level}), 2, constraints=asked)

    assert done.aggregation.sites is not None
    assert done.evaluation.compactness_m == pytest.approx(4000)
    assert all(a.met for a in done.aims)


@pytest.mark.parametrize("at", [-1, 0, 1, 2])
def test_asked_to_stop_while_placing_all_stages_that_follow_are_done_but_refinement(at) -> None:
    steps = []

    def stop(step):
        steps.append(step.stage)
        return STOP if len(steps) == at + 2 else None

    done = run(line(6), 2, placement=AnswersStop(), refinement=MoveOne(), on_step=stop)

    assert done.placement.stopped_because == "stopped"
    assert done.refinement.moves == 0
    assert done.refinement.stopped_because == "the run was stopped before refinement began"
    assert done.start is None
    assert done.evaluation.n_regions == 2
    assert "refining" not in steps
    assert len(steps) < 10


@pytest.mark.parametrize("stage", ["grouping areas", "suppressing", "evaluating"])
def test_asked_to_stop_just_before_refinement_it_is_left_out(stage) -> None:
    done = run(
        line(6), 2, refinement=MoveOne(), on_step=lambda s: STOP if s.stage == stage else None
    )

    assert done.refinement.moves == 0
    assert done.evaluation.n_regions == 2


def test_asked_to_stop_while_keeping_to_the_constraints_they_are_kept() -> None:
    asked = Constraints(contiguous=True, border_level="province")
    done = run(line(6, parents={"province": texts(*"aaaabb")}), 2, constraints=asked,
               refinement=MoveOne(), on_step=lambda step: STOP)  # fmt: skip

    assert aim(done, "border").met
    assert done.refinement.moves == 0


def test_a_run_can_be_discarded_at_any_state() -> None:
    for states in range(8):
        asked = Constraints(contiguous=True)
        steps = execute(Scenario(Q, site_count=Count(2), refinement=MoveOne(), k=1,
                                 constraints=asked), line(6))  # fmt: skip
        for _ in range(states):
            next(steps, None)
        steps.close()


# Bad input: each ends with a defined result and a sentence


def test_k_above_every_class_is_said_with_advice() -> None:
    done = run(line(3, [[2, 2]] * 3), 1, k=7)

    assert done.evaluation.suppressed_records == 12
    assert done.evaluation.global_anonymity_released is None
    assert "k is 7, but all areas together have no class of more records than 6" in notes(done)
    assert "a smaller k, or fewer or coarser quasi-identifiers" in notes(done)


def test_regions_too_small_for_k_are_said_with_advice() -> None:
    done = run(line(3, [[2, 2]] * 3), 3, k=3)

    assert done.evaluation.suppression_rate == 1.0
    assert "no class reaches k in any region" in notes(done)
    assert "fewer sites" in notes(done)


everything = Constraints(True, "5", 10.0, "province", (("A000", ""), ("A001", "x")))


@pytest.mark.parametrize("sites", [1, 5])
def test_one_region_and_as_many_regions_as_areas(sites) -> None:
    of = line(5, parents={"province": texts(*"aaaaa")})
    done = run(of, sites, constraints=everything, refinement=MoveOne())

    assert done.evaluation.n_regions == sites
    assert aim(done, "regions").met
    assert aim(done, "contiguity").met


def test_areas_without_records_or_people_stay_in_regions() -> None:
    of = line(
        6, [[0, 0], [3, 3], [0, 0], [3, 3], [0, 0], [0, 0]], parents={"province": texts(*"ababab")}
    )
    done = run(of, 2, constraints=everything, refinement=MoveOne())

    assert len(done.aggregation.labels) == 6
    assert done.evaluation.n_regions_with_records <= 2
    assert aim(done, "border").met


def test_coincident_points_and_islands_hang_together() -> None:
    points = [(0, 0)] * 4 + [(9e6, 0)] * 2
    of = Study(layer(points), class_counts([[3, 3]] * 6))
    done = run(of, 3, constraints=Constraints(contiguous=True), refinement=MoveOne())

    assert aim(done, "contiguity").met
    assert pieces(adjacency_of(of.areas), done.aggregation.labels).max() + 1 == 2
    assert aim(done, "regions").reached == 2  # a site at the place of another has no areas


def test_a_floor_that_cannot_be_met_names_regions_and_what_they_lack() -> None:
    of = line(4, population=[100, 100, 100, 50])
    done = run(of, 2, constraints=Constraints(floor="190"), population_basis=PEOPLE_BASIS)

    assert not aim(done, "floor").met
    assert "1 of 2 regions (region 2 lacks 40)" in str(aim(done, "floor").sentence)
    assert "people" in str(aim(done, "floor").sentence)
    assert "at most 1 of them can hold the floor" in notes(done)


def test_a_floor_above_everyone_is_said() -> None:
    done = run(line(4), 2, constraints=Constraints(floor="hipaa"))

    assert "above the whole population of 16" in notes(done)
    assert "records" in str(aim(done, "floor").sentence)
    assert not aim(done, "floor").met


def test_a_floor_by_model_is_the_cutoff_of_the_site_count() -> None:
    done = run(line(8), 1, site_count=Population("16"), constraints=Constraints(floor="model"))

    assert aim(done, "floor").asked == 16
    assert aim(done, "floor").met


def test_with_the_cutoff_as_floor_no_more_regions_are_made_than_can_hold_it() -> None:
    of, by = line(7), Population("16")  # 28 records, 1.75 times the cut-off
    assert run(of, 2, site_count=by).site_number.n_sites == 2
    done = run(of, 2, site_count=by, constraints=Constraints(floor="model"))
    assert done.site_number.n_sites == 1
    assert "can hold the floor" not in notes(done)


def test_regions_below_the_cutoff_are_said() -> None:
    done = run(line(7), 2, site_count=Population("16"))
    assert "1 of 2 regions. It is met on average only; the smallest has 12 records" in notes(done)


def test_locked_areas_that_contradict_a_border_are_split_and_named() -> None:
    locked = (("A000", "x"), ("A005", "x"))
    asked = Constraints(border_level="province", locked=locked)
    done = run(line(6, parents={"province": texts(*"aaabbb")}), 2, constraints=asked)

    assert aim(done, "border").met
    assert not aim(done, "locks").met
    assert "group x is in regions 1, 2, since no region may cross" in str(
        aim(done, "locks").sentence
    )
    assert "A000, A005" in str(aim(done, "locks").sentence)


def test_more_units_than_sites_make_more_regions_and_it_is_said() -> None:
    of = line(6, parents={"province": texts(*"abcabc")})
    done = run(of, 1, constraints=Constraints(contiguous=True, border_level="province"))

    assert done.evaluation.n_regions == 6
    assert str(aim(done, "regions").sentence) == "Regions asked for: 1; made: 6, 5 more."


def test_a_constraint_that_cannot_be_understood_is_refused_before_placing() -> None:
    with pytest.raises(VbasError, match="have no level of that name"):
        run(line(3), 1, constraints=Constraints(border_level="province"))


@given(studies(least_areas=2), st.data())
def test_whatever_is_asked_a_run_ends_with_every_aim_judged(of: Study, data) -> None:
    n = len(of.areas)
    level = data.draw(st.lists(st.sampled_from(["", "a", "b"]), min_size=n, max_size=n))
    groups = data.draw(
        st.lists(st.sampled_from([None, None, "", "x", "y"]), min_size=n, max_size=n)
    )
    locked = tuple((str(a), g) for a, g in zip(of.areas.ids, groups, strict=True) if g is not None)
    asked = Constraints(
        data.draw(st.booleans()),
        data.draw(st.sampled_from([None, "3", "hipaa"])),
        data.draw(st.sampled_from([None, 20.0])),
        data.draw(st.sampled_from([None, "province"])),
        locked,
    )
    areas = layer(of.areas.points, parents={"province": texts(*level)})
    sites = data.draw(st.integers(1, int((of.counts.records > 0).sum())))
    done = run(Study(areas, of.counts), sites, constraints=asked)
    names = {a.name for a in done.aims}

    assert names == {
        "regions",
        *(["contiguity"] if asked.contiguous else []),
        *(["floor"] if asked.floor else []),
        *(["balance"] if asked.balance else []),
        *(["border"] if asked.border_level else []),
        *(["locks"] if locked else []),
    }
    assert all(str(a.sentence) for a in done.aims)
    for hard in {"contiguity", "border"} & names:
        assert aim(done, hard).met
