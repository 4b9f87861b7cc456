"""Which geography: by hand, and against runs and recounts."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.aggregation import Aggregation
from core.baselines import AREAS, baseline
from core.constraints.base import Constraints
from core.decision.coarser import coarser_qi, counted_coarser, proposed_sets
from core.decision.decide import decide, level_of, levels_that_exist
from core.decision.question import DecisionQuestion, VariableSet
from core.decision.table import DecisionTable, decimals_apart
from core.errors import VbasError
from core.io.decision_files import OWN, decision_frame
from core.io.records import RecordSource, count_records
from core.placement.balanced_density import BalancedDensity
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import STOP, finish
from core.study import Study
from core.target import carry_out
from tests.core.studies import class_counts, counts_of_stays, layer

POINTS = [(0, 0), (0, 1000), (0, 2000), (3000, 0), (3000, 1000), (9000, 0)]
COUNTS = [[2, 1], [1, 1], [0, 1], [4, 0], [1, 2], [1, 1]]
Q = QuasiIdentifier("q")
AGE, SEX = QuasiIdentifier("age", band=Band(5, top=20)), QuasiIdentifier("sex")


def six() -> Study:
    halves = np.array(["B", "B", "B", "A", "A", "A"], dtype=object)
    return Study(layer(POINTS, parents={"fsa": halves}), class_counts(COUNTS))


def question(*ks: int, limit: float = 0.2) -> DecisionQuestion:
    return DecisionQuestion((VariableSet("as chosen", (Q,)),), ks, limit)


def cell(table: DecisionTable, level: str, k: int) -> tuple[int, int]:
    row = [of.name for of in table.levels].index(level)
    loss = table.losses[row, 0, k]
    return loss.suppressed, loss.of_records


def test_losses_by_hand():
    """FSA A holds 6 and 3 records of the classes, B 3 and 3; of the areas one class has 4."""
    table = finish(decide(question(3, 4, 7), six()))
    assert [(of.name, of.n_units) for of in table.levels] == [(AREAS, 6), ("fsa", 2)]
    assert [cell(table, AREAS, k) for k in (3, 4, 7)] == [(11, 15), (11, 15), (15, 15)]
    assert [cell(table, "fsa", k) for k in (3, 4, 7)] == [(0, 15), (9, 15), (15, 15)]
    assert table.finest_within((0, 3)).name == "fsa"
    assert table.finest_within((0, 7)) is None


def test_cells_are_those_of_runs():
    study = six()
    table = finish(decide(question(2, 3), study))
    for level in table.levels:
        for k in (2, 3):
            run = finish(baseline(Scenario((Q,), k=k), study, level.name))
            assert cell(table, level.name, k)[0] == run.evaluation.suppressed_records


def test_own_regions_keep_to_the_limit_and_say_when_nothing_does():
    table = finish(decide(question(3, 16), six()))
    found = table.own[0, 3]
    assert found.met
    assert found.settled
    assert found.n_regions >= 2
    assert found.loss.share <= 0.2
    # 15 records: k = 16 is more than there are, so nothing can be searched for.
    assert (0, 16) not in table.own
    assert "everything would be suppressed" in str(table.not_searched[0, 16])
    impossible = finish(decide(question(8, limit=0.0), six())).own[0, 8]
    assert not impossible.met
    assert impossible.settled


def test_many_small_areas_come_close_to_the_limit():
    rng = np.random.default_rng(4)
    points = rng.uniform(0, 50_000, (300, 2))
    study = Study(layer(points), class_counts(rng.poisson(2, (300, 6))))
    table = finish(decide(question(5, 10, limit=0.02), study))
    for k in (5, 10):
        found = table.own[0, k]
        assert 0.01 < found.loss.share <= 0.02
        assert found.run.evaluation.n_regions == found.n_regions
    assert table.own[0, 5].n_regions > table.own[0, 10].n_regions


def test_it_is_repeated_to_the_letter():
    rng = np.random.default_rng(4)
    study = Study(layer(rng.uniform(0, 9_000, (60, 2))), class_counts(rng.poisson(2, (60, 3))))
    first, second = (finish(decide(question(5), study)) for _ in range(2))
    labels = [of.own[0, 5].run.aggregation.labels for of in (first, second)]
    assert np.array_equal(*labels)


def test_every_state_is_the_table_so_far_and_it_can_be_stopped():
    steps = decide(question(3, 4), six())
    sizes = [len(next(steps).snapshot.losses) for _ in range(2)]
    assert sizes == [2, 4]
    try:
        while True:
            table = steps.send(STOP).snapshot
    except StopIteration as end:
        table = end.value
    assert len(table.losses) == 4
    assert not any(of.settled for of in table.own.values())


def test_regions_at_hand_are_rows_too():
    yours = Aggregation(np.array([0, 0, 1, 1, 2, 2], np.int32), 3)
    again = Aggregation(np.array([5, 5, 5, 1, 1, 1], np.int32), 6)  # the two FSAs, renumbered
    rows = levels_that_exist(six().areas, [level_of("yours", yours), level_of("twice", again)])
    assert [(of.name, of.n_units) for of in rows] == [(AREAS, 6), ("yours", 3), ("fsa", 2)]


def test_another_row_does_not_search_again():
    study, asked = six(), question(3)
    before = finish(decide(asked, study))
    yours = level_of("yours", Aggregation(np.array([0, 0, 1, 1, 2, 2], np.int32), 3))
    rows = levels_that_exist(study.areas, [yours])
    after = finish(decide(asked, study, rows, before=before))
    assert after.own[0, 3] is before.own[0, 3]
    assert cell(after, "yours", 3) == (5, 15)  # of 3, 2 and 4, 1 and 2, 3 records
    # Neither of another question nor of another study is anything taken over.
    assert (
        finish(decide(question(3, limit=0.3), study, before=before)).own[0, 3]
        is not (before.own[0, 3])
    )
    assert finish(decide(asked, six(), before=before)).own[0, 3] is not before.own[0, 3]


@pytest.mark.parametrize(
    ("ks", "limit", "says"),
    [((), 0.1, "no k"), ((5, 5), 0.1, "twice"), ((0,), 0.1, "below 1"), ((5,), 1.5, "no share")],
)
def test_questions_that_make_no_sense(ks, limit, says):
    with pytest.raises(VbasError, match=says):
        question(*ks, limit=limit)


def test_wider_bands_only_where_the_variable_has_none_of_its_own():
    assert coarser_qi(AGE) == replace(AGE, band=Band(10, 20))
    assert coarser_qi(replace(AGE, band=Band(5, top=25))).band == Band(10, 20)
    assert coarser_qi(SEX) is None
    assert coarser_qi(replace(AGE, groups={"young": ("0-4",)})) is None


RECORDS = st.lists(
    st.tuples(st.integers(0, 2), st.integers(0, 27), st.sampled_from("fm")), min_size=1, max_size=60
)


def counted(tmp_path, records, qis) -> Study:
    frame = pd.DataFrame(records, columns=["area", "age", "sex"])
    frame["area"] = [f"A{i:03d}" for i in frame["area"]]
    frame.to_parquet(tmp_path / "records.parquet")
    areas = layer([(0, 0), (1, 0), (2, 0)])
    return finish(count_records(RecordSource(tmp_path / "records.parquet", "area", qis), areas))


COARSER = [
    (replace(AGE, band=Band(10, top=20)), SEX),
    (SEX,),
    (AGE,),
    (replace(AGE, band=Band(20, top=20)),),
]
"""What is coarser than age in fives and sex."""


def check_as_counted_again(folder, records, fine, qis, coarser) -> None:
    again = counted(folder, records, coarser).counts
    found = counted_coarser(fine, qis, coarser)
    assert found.categories == again.categories
    assert found.n_categories == again.n_categories
    assert np.array_equal(found.codes, again.codes)
    assert np.array_equal(found.counts.toarray(), again.counts.toarray())


@settings(max_examples=20)
@given(records=RECORDS)
def test_coarser_counts_are_those_of_counting_again(tmp_path_factory, records):
    folder = tmp_path_factory.mktemp("records")
    fine = counted(folder, records, (AGE, SEX)).counts
    for coarser in COARSER:
        check_as_counted_again(folder, records, fine, (AGE, SEX), coarser)


@settings(max_examples=15)
@given(records=RECORDS)
def test_single_years_are_banded_as_counting_again_does(tmp_path_factory, records):
    folder, years = tmp_path_factory.mktemp("records"), (QuasiIdentifier("age"), SEX)
    fine = counted(folder, records, years).counts
    check_as_counted_again(folder, records, fine, years, (replace(AGE, band=Band(5)), SEX))


def test_single_years_are_proposed_in_fives_and_codes_are_not():
    years = QuasiIdentifier("age")
    assert coarser_qi(years, [str(i) for i in range(12)]).band == Band(5)
    assert coarser_qi(years, ["1", "2", "3"]) is None  # few: codes without order
    assert coarser_qi(years, [f"{i:03d}" for i in range(12)]) is None
    assert coarser_qi(years, ["a", "b"]) is None


def test_what_is_not_coarser_is_refused(tmp_path):
    fine = counted(tmp_path, [(0, 3, "f"), (1, 17, "m")], (AGE, SEX)).counts
    for of in (QuasiIdentifier("income"), replace(AGE, band=Band(7, 20)), replace(AGE, band=None)):
        with pytest.raises(VbasError, match="counted"):
            counted_coarser(fine, (AGE, SEX), (of,))
    persons = counts_of_stays([(0, 0, 0), (0, 1, 0)], 2, 1)
    with pytest.raises(VbasError, match="persons"):
        counted_coarser(persons, (Q,), (Q,))


def test_persons_are_counted_anew(tmp_path):
    """Two stays of one person in two classes become one person of one class, not two."""
    stays = [(0, 0, 0), (0, 0, 1), (1, 0, 0), (2, 0, 1), (3, 1, 0)]
    study = Study(layer([(0, 0), (1, 0)]), counts_of_stays(stays, 2, 2))
    merged = Study(study.areas, counts_of_stays([(p, a, 0) for p, a, _ in set(stays)], 2, 1))
    asked = DecisionQuestion(
        (VariableSet("as chosen", (Q,)), VariableSet("coarse", (replace(Q, order=("x",)),))),
        (4,),
        0.5,
    )
    refused = finish(decide(asked, study))
    assert "counted anew" in str(refused.refused[1])

    def recount(of):
        assert of.name == "coarse"
        return merged
        yield

    table = finish(decide(asked, study, recount=recount))
    # Area 0 holds three persons in the one class: below 4, though there are four stays.
    assert table.losses[0, 1, 4].suppressed == 5


def test_what_is_proposed_loses_least(tmp_path):
    """Sex halves every class, so leaving it out loses least; ages in tens is the only band."""
    records = [(0, age, sex) for age in (1, 6, 11, 16) for sex in "fm"] * 2
    study = counted(tmp_path, records, (AGE, SEX))
    sets = proposed_sets(study, (AGE, SEX), 4)
    assert [of.name for of in sets] == ["as chosen", "age in 10s", "without age"]
    sets = proposed_sets(study, (SEX,), 4)
    assert [of.name for of in sets] == ["as chosen"]


def test_the_file_has_a_row_for_each_cell():
    frame = decision_frame(finish(decide(question(3, 4), six())))
    assert frame["level"].tolist() == [AREAS, "fsa", OWN, AREAS, "fsa", OWN]
    assert frame["k"].tolist() == [3, 3, 3, 4, 4, 4]
    assert frame["lost_percent"].iloc[0] == pytest.approx(100 * 11 / 15)
    assert frame["within_limit"].tolist()[:2] == [False, True]


@pytest.mark.parametrize(
    ("share", "limit", "decimals"),
    [(0.01004, 0.01, 3), (0.5, 0.01, 2), (0.01, 0.01, 2), (0.0100000001, 0.01, 7)],
)
def test_a_percentage_tells_the_side_of_the_limit(share, limit, decimals):
    assert decimals_apart(share, limit) == decimals


def test_a_run_of_the_same_aim_finds_no_fewer_and_then_stands_in_the_cell():
    """The cell is what the run begins with, by the same code, wherever the run's settings begin."""
    rng = np.random.default_rng(4)
    study = Study(layer(rng.uniform(0, 9_000, (40, 2))), class_counts(rng.poisson(2, (40, 3))))
    asked = question(5, 9, limit=0.05)
    table = finish(decide(asked, study))
    run = finish(carry_out(replace(asked.scenario(0, 5), site_count=Count(2)), study))
    cell = table.own[0, 5]
    kept = [of for of in run.target.tries if of.brief and of.kept]
    assert cell.n_regions == max(of.regions for of in kept)
    assert run.evaluation.n_regions >= cell.n_regions
    assert not cell.whole

    after = finish(decide(asked, study, before=table, runs=[run]))
    assert after.own[0, 5].run is run
    assert after.own[0, 5].whole
    assert after.own[0, 9] is table.own[0, 9]
    assert after.losses == table.losses
    # Another search of the same aim counts only where it finds more, and is not the last word.
    balanced = replace(asked.scenario(0, 5), placement=BalancedDensity(), refinement=None)
    other = replace(run, scenario=balanced)
    equal = table.with_own((0, 5), replace(cell, run=other, settled=False))
    assert not equal.knowing([other]).own[0, 5].settled
    if run.evaluation.n_regions > cell.n_regions:
        found = table.knowing([other]).own[0, 5]
        assert found.run is other
        assert not found.whole
    # A run of another aim, or one that was stopped, says nothing of the cell.
    for other in (
        replace(run, scenario=replace(run.scenario, k=6)),
        replace(run, scenario=replace(run.scenario, constraints=Constraints(floor="1"))),
        replace(run, target=replace(run.target, stopped=True)),
    ):
        assert table.knowing([other]).own[0, 5] is cell
