"""Several searches side by side: the same result however they run, the best of them kept."""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np
import pytest

from core.aggregation import Aggregation
from core.errors import VbasError
from core.pipeline import execute
from core.refinement.base import Refinement
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.search import replicas
from core.search.replicas import BEST_OF, Replica, side_by_side, spread_of
from core.site_count import Count
from core.steps import STOP, Step, finish
from tests.core.test_pipeline import MoveOne, Q, line
from tests.core.test_suppression_driven import patchy


def counting(to: int, result: str, seen: list | None = None):
    """A search of so many states, which ends early if asked to."""

    def steps():
        for i in range(to):
            if seen is not None:
                seen.append(result)
            if (yield Step("searching", i, to)) is STOP:
                return f"{result} stopped"
        return result

    return steps


def searching_threads() -> int:
    return sum(of.name == "vbas search" for of in threading.enumerate())


@pytest.mark.parametrize("at_once", [1, 2, 5])
def test_results_come_in_the_order_of_the_searches(at_once) -> None:
    made = finish(side_by_side([counting(n, str(n)) for n in (400, 3, 50)], at_once))

    assert made == ["400", "3", "50"]
    assert not searching_threads()


def test_asked_to_stop_those_at_work_end_and_those_that_wait_do_not_begin() -> None:
    endless = [counting(10**9, name) for name in "abc"]

    assert finish(side_by_side(endless, 2), lambda _: STOP) == ["a stopped", "b stopped"]


def test_discarded_no_thread_is_left() -> None:
    steps = side_by_side([counting(10**9, name) for name in "ab"], 2)
    next(steps)
    assert searching_threads() == 2
    steps.close()
    assert not searching_threads()


def test_what_one_raises_ends_all_of_them() -> None:
    def broken():
        yield Step("searching")
        raise VbasError("It cannot be done.")

    with pytest.raises(VbasError, match="cannot be done"):
        finish(side_by_side([counting(10**9, "a"), broken], 2))
    assert not searching_threads()


def test_the_spread_is_of_the_kept_one_and_the_others() -> None:
    found = [Replica(12, 1.0, False), Replica(7, 1.0, True), Replica(30, 1.0, False)]
    alike = [Replica(5, 1.0, True), Replica(5, 1.0, False)]

    assert spread_of(found[:1], 5) == ()
    (said,) = spread_of(found, 5)
    assert said.template == BEST_OF
    assert said.values == {"n": 3, "kept": 7, "next": 12, "most": 30}
    assert str(spread_of(alike, 5)[0]) == "All 2 searches suppress as many records."


def test_no_count_below_k_is_told() -> None:
    found = [Replica(0, 1.0, True), Replica(4, 1.0, False)]

    assert spread_of(found, 5)[0].values == {"n": 2}
    assert "4" in str(spread_of(found, 4)[0])


# In a run


@dataclass(frozen=True)
class Draws:
    """A refiner for tests: sends the first areas west, as many as it draws (1 to 5)."""

    name: ClassVar[str] = "draws"
    title: ClassVar[str] = "Draws"

    def refine(self, task, aggregation, rng):
        yield Step("refining")
        n = 1 + int(rng.integers(5))
        labels = np.where(np.arange(len(aggregation.labels)) < n, 0, 1).astype(np.int32)
        return Refinement(Aggregation(labels, 2))


def run(replicas_: int, refinement=Draws(), study=None, k=10, sites=2, **more):
    scenario = Scenario(
        Q, k=k, site_count=Count(sites), refinement=refinement, replicas=replicas_, **more
    )
    return finish(execute(scenario, study or line(6)))


def test_the_best_is_kept_and_all_are_told() -> None:
    # Six areas with two records in each of two classes: a region of n areas has 2 n of each, so
    # that at k = 6 only three and three lose nothing; of two areas 8 are lost, of one 4.
    by_west = {1: 4, 2: 8, 3: 0, 4: 8, 5: 4}
    drawn = [1 + int(np.random.default_rng([7, 1, *more]).integers(5)) for more in ([], [1], [2])]
    done = run(3, k=6, seed=7)

    assert [of.suppressed_records for of in done.replicas] == [by_west[n] for n in drawn]
    assert done.evaluation.suppressed_records == min(by_west[n] for n in drawn)
    assert [of.is_kept for of in done.replicas].count(True) == 1
    assert str(spread_of(done.replicas, 6)[0]) in map(str, done.notices)


def test_a_single_search_is_the_first_of_several() -> None:
    alone, several = run(1, seed=3), run(4, seed=3)

    assert alone.replicas == ()
    assert several.replicas[0].suppressed_records == alone.evaluation.suppressed_records
    assert several.evaluation.suppressed_records <= alone.evaluation.suppressed_records


def test_where_nothing_is_left_to_chance_there_is_one_search() -> None:
    assert run(5, refinement=None).replicas == ()
    assert len(run(2, refinement=MoveOne()).replicas) == 2


def test_cores_have_no_part_in_the_result(monkeypatch) -> None:
    found = []
    study = patchy()
    column = tuple(study.counts.categories)
    for cores in (1, 3):
        monkeypatch.setattr(replicas, "cores", lambda cores=cores: cores)
        scenario = Scenario(
            tuple(replace(Q[0], column=name) for name in column),
            k=5,
            site_count=Count(15),
            refinement=BorderRefinement(max_moves=20_000),
            replicas=3,
        )
        found.append(finish(execute(scenario, study)))

    one, three = found
    np.testing.assert_array_equal(one.aggregation.labels, three.aggregation.labels)
    assert one.replicas == three.replicas
    assert one.refinement.trace.equals(three.refinement.trace)
