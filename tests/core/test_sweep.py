"""A batch of runs: every combination once, resumed, stopped, with runs that cannot be done."""

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from core.aggregation import Aggregation
from core.placement.balanced_density import BalancedDensity
from core.placement.random_areas import RandomAreas
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.base import Refinement
from core.scenario import Scenario
from core.site_count import Count
from core.steps import STOP, Step, finish
from core.sweep import Grid, in_brief, sweep
from tests.core.studies import study

BASE = Scenario((QuasiIdentifier("q"),), k=2, site_count=Count(2), placement=RandomAreas())
STUDY = study([[1000.0 * i, 0.0] for i in range(6)], [[2, 1]] * 6)


@dataclass(frozen=True)
class Merging:
    """A refinement that puts the first area into the region of the last."""

    name: ClassVar[str] = "merging"
    title: ClassVar[str] = "Merging"

    states: int = 1

    def refine(self, task, aggregation, rng):
        return self._refine(aggregation)

    def _refine(self, aggregation):
        for i in range(self.states):
            yield Step("refining", i, self.states)
        labels = np.array(aggregation.labels)
        labels[0] = labels[-1]
        made = Aggregation(labels, aggregation.n_regions)
        return Refinement(made, moves=1, evaluated=1, stopped_because="merged")


def carried(scenarios, already=(), stop_at=10**9, of=STUDY):
    """(the end, rows kept, stages seen)."""
    rows, stages = [], []

    def on_step(step):
        stages.append(step.stage)
        return STOP if len(stages) > stop_at else None

    def keep(scenario, finished):
        rows.append((scenario, finished))

    return finish(sweep(scenarios, of, keep, already), on_step), rows, stages


def test_every_combination_once() -> None:
    grid = Grid(
        site_counts=(Count(1), Count(3), Count(1)),
        ks=(2, 3),
        placements=(BalancedDensity(), RandomAreas()),
        refinements=(None, Merging()),
        seeds=(1, 2),
    )
    made = grid.scenarios(BASE)
    assert len(made) == 2 * 2 * 2 * 2 * 2
    assert {s.k for s in made} == {2, 3}
    assert [s.seed for s in made[:4]] == [1, 2, 1, 2]
    assert Grid().scenarios(BASE) == (BASE,)
    assert Grid(ks=(7,)).scenarios(BASE) == (replace(BASE, k=7),)


def test_rows_are_kept_as_they_are_done() -> None:
    scenarios = Grid(ks=(2, 3), refinements=(None, Merging())).scenarios(BASE)
    end, rows, stages = carried(scenarios)
    assert (end.done, end.skipped, end.failed, end.stopped) == (4, 0, (), False)
    assert [scenario for scenario, _ in rows] == list(scenarios)
    assert [finished.row["refinement"] for _, finished in rows] == ["none", "merging"] * 2
    assert rows[1][1].row["refinement_moves"] == 1
    assert rows[0][1].row["refinement_moves"] is None
    assert stages[0].startswith("run 1 of 4 (2 sites, k 2, random, seed 1)")
    assert any("left" in stage for stage in stages)
    assert "run 4 of 4" in str(rows[3][1].sentence)


def test_what_was_done_is_skipped() -> None:
    scenarios = Grid(ks=(2, 3, 4)).scenarios(BASE)
    end, rows, stages = carried(scenarios, already=scenarios[:2])
    assert (end.done, end.skipped) == (1, 2)
    assert rows[0][0] == scenarios[2]
    assert stages[0].startswith("run 1 of 1")


def test_a_run_that_cannot_be_done_does_not_stop_the_others() -> None:
    scenarios = Grid(site_counts=(Count(99), Count(2))).scenarios(BASE)
    end, rows, _ = carried(scenarios)
    assert end.done == 1
    assert len(rows) == 1
    (failed,) = end.failed
    assert failed.scenario == scenarios[0]
    assert "99 asked for" in str(failed.why)


def test_a_run_that_is_refused_before_it_begins_does_not_stop_the_others() -> None:
    end, rows, _ = carried(Grid(ks=(10**6, 2)).scenarios(BASE))
    assert (end.done, len(rows)) == (1, 1)
    assert "k is 1,000,000" in str(end.failed[0].why)


def test_stopped_it_leaves_the_run_at_hand_undone() -> None:
    scenarios = Grid(refinements=(None, Merging(50))).scenarios(BASE)
    _, _, stages = carried(scenarios[:1])
    end, rows, _ = carried(scenarios, stop_at=len(stages) + 20)
    assert end.stopped
    assert end.done == 1
    assert [scenario for scenario, _ in rows] == [scenarios[0]]


def test_scenarios_in_brief() -> None:
    assert in_brief(BASE) == "2 sites, k 2, random, seed 1"
    refined = replace(BASE, refinement=Merging(), seed=4)
    assert in_brief(refined) == "2 sites, k 2, random, merging, seed 4"
