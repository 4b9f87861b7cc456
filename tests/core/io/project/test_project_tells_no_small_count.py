"""An attacker with the project alone: no count of records below k follows from what it holds.

The attacker knows the areas, the regions of every run, and that everybody is of one class, which is
the worst there can be: then a total of a run is that of its small regions, and two runs, or two
steps of a search, that differ by one area tell of that area alone.
"""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from core.constraints.base import Constraints
from core.errors import Notice
from core.given_regions import GivenRegions
from core.io.project import read_project, write_project
from core.io.project.model import RunParts
from core.io.project.telling import told_run
from core.io.project.totals import told_evaluation, told_parts
from core.placement.random_areas import RandomAreas
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.search.replicas import BEST_OF, Replica
from core.site_count import Count, Entropy
from core.steps import finish
from tests.core.io.project.project_cases import IDS, record_frame
from tests.core.io.project.test_project_no_records import files_with, made_of

K = 20
ONE = (QuasiIdentifier("sex"),)
OF_RECORDS = (
    "suppressed_records",
    "suppression_rate",
    "discernibility",
    "discernibility_bayardo_agrawal",
    "non_uniform_entropy_bits",
    "global_anonymity",
    "global_anonymity_before",
)


def of_one_class():
    """Few records in every area, all alike."""
    frame = record_frame(7, each=6).assign(sex="f")
    return frame[frame.groupby("DAUID").cumcount() < 1 + frame["DAUID"].map(hash_of) % 6]


def hash_of(name) -> int:
    return sum(map(ord, str(name)))


def one_area_apart():
    """Regions of a run, and those after single areas have been taken into others by hand."""
    labels = np.arange(len(IDS)) // 4
    for area in range(0, len(IDS), 3):
        moved = labels.copy()
        moved[area] = (labels[area] + 1) % (labels.max() + 1)
        yield labels, moved


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """(what was made, the file) of runs that differ by one area, and of searches."""
    folder = tmp_path_factory.mktemp("attacked")
    scenario = Scenario(ONE, k=K, site_count=Count(5))
    made = made_of(folder, of_one_class(), scenario)
    labels = [next(one_area_apart())[0], *(moved for _, moved in one_area_apart())]
    n = int(labels[0].max()) + 1
    runs = [made.judged(of, n, GivenRegions("edit", "Run 1")) for of in labels]
    searches = (
        replace(scenario, placement=SuppressionDriven(RandomAreas(), max_moves=60)),
        replace(scenario, refinement=BorderRefinement(max_moves=60)),
    )
    runs += [made.run(of) for of in searches]
    path = folder / "p.vbas"
    finish(write_project(made.project(*(made.kept(of, i) for i, of in enumerate(runs, 1))), path))
    return made, runs, path


def documents(path):
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT document FROM vbas_runs ORDER BY number").fetchall()
    return [json.loads(of) for (of,) in rows]


def test_the_attack_works_on_the_exact_totals(project) -> None:
    """What is looked for would be found: differences of the runs as the window has them."""
    _, runs, _ = project
    found = differences([of.evaluation for of in runs], "suppressed_records")
    assert min(found) < K


def differences(of, name):
    values = [getattr(one, name) for one in of]
    found = [abs(a - b) for a, b in combinations(values, 2) if a is not None and b is not None]
    return [one for one in found if one] or [np.inf]


def test_no_two_runs_differ_by_fewer_than_k_records(project) -> None:
    made, _, path = project
    told = [of.parts.evaluation for of in finish(read_project(path)).runs]
    n = made.loaded.study.counts.n_records
    step = {
        "suppressed_records": K,
        "suppression_rate": K / n,
        "discernibility": K * n,
        "discernibility_bayardo_agrawal": K * n,
        "non_uniform_entropy_bits": K * np.log2(n),
    }
    rest = n % K  # all records may be lost
    for name, least in step.items():
        smallest = min(differences(told, name))
        scale = least / K
        assert smallest >= (min(least, rest * scale) if "suppress" in name else least) * (1 - 1e-9)
    for of in told:
        assert of.global_anonymity is None or of.global_anonymity >= K
        assert of.global_anonymity_before is None or of.global_anonymity_before >= K


def test_what_is_told_could_be_of_many_counts(project) -> None:
    """From a total, k different ones are as likely: a count below k never follows."""
    _, runs, _ = project
    of = runs[0].evaluation
    n = round(of.suppressed_records / of.suppression_rate)
    alike = {}
    for lost in range(1, n - K):
        told = told_evaluation(replace(of, suppressed_records=lost, suppression_rate=lost / n), K)
        alike.setdefault(told.suppressed_records, set()).add(lost)
    assert all(len(of) >= K - 1 for of in list(alike.values())[:-1])


def test_no_step_of_a_search_has_a_total(project) -> None:
    _, runs, path = project
    found = finish(read_project(path)).runs
    searched = found[-2].parts.placement.trace, found[-1].parts.refinement.trace
    was = runs[-2].placement.trace, runs[-1].refinement.trace
    for trace, before in zip(searched, was, strict=True):
        assert len(trace) == len(before) > 0
        assert (before["suppressed_records"] > 0).any()
        for name in ("alpha", "regions_at_alpha", "suppressed_records"):
            assert (trace[name] == -1).all()
        for name in ("objective", "bits"):
            assert trace[name].isna().all()
        assert trace["compactness_m"].equals(before["compactness_m"])


def test_what_other_searches_came_to_is_told_in_steps(project) -> None:
    made, runs, _ = project
    parts = RunParts.of(runs[0], made.loaded.study)
    others = tuple(Replica(of, 10.0, is_kept=of == 3) for of in (3, 4, 21))
    said = Notice(BEST_OF, n=3, kept=23, next=24, most=61)
    told = told_parts(replace(parts, replicas=others, notices=(said,)), runs[0].scenario)
    (notice,) = told.notices
    assert [notice.values[name] for name in ("n", "kept", "next", "most")] == [3, 40, 40, 80]
    assert [of.suppressed_records for of in told.replicas] == [K, K, 2 * K]
    assert [of.is_kept for of in told.replicas] == [True, False, False]


def test_a_number_nobody_has_thought_of_is_told_in_steps(project) -> None:
    made, runs, _ = project
    parts = RunParts.of(runs[0], made.loaded.study)
    said = Notice("{patients} of {sites}: {portion}", patients=21, sites=21, portion=0.0123)
    (notice,) = told_parts(replace(parts, notices=(said,)), runs[0].scenario).notices
    assert dict(notice.values) == {"patients": 2 * K, "sites": 21, "portion": 0.012}


def test_no_count_of_an_area_is_anywhere(project) -> None:
    """The exact totals of the runs stand in no document."""
    made, runs, path = project
    n = made.loaded.study.counts.n_records
    for run, document in zip(runs, documents(path), strict=True):
        told = document["parts"]["evaluation"]
        lost = run.evaluation.suppressed_records
        told_as_it_is = lost % K == 0 or lost == n  # a multiple of k, or nothing is left
        for name in OF_RECORDS:
            exact = getattr(run.evaluation, name)
            if exact and not (told_as_it_is and "suppress" in name):
                assert told[name] != exact or (name.startswith("global") and exact >= K), name


def test_a_project_that_is_opened_and_saved_again_tells_the_same(project, tmp_path) -> None:
    _, _, path = project
    found = finish(read_project(path))
    finish(write_project(found, tmp_path / "again.vbas"))
    for one, two in zip(documents(path), documents(tmp_path / "again.vbas"), strict=True):
        assert one["parts"]["evaluation"] == two["parts"]["evaluation"]


def test_what_was_before_refinement_is_counted_again(project) -> None:
    from core.io.project import revived

    _, runs, path = project
    found = finish(revived(finish(read_project(path)))).runs
    for one, two in zip(runs, (of.run for of in found), strict=True):
        assert one.evaluation == two.evaluation
        assert one.start == two.start


# Filters, and what is said of records


FILTERS = ("", "age >= 1", "age >= 2", "age is not null and sex <> 'x'")


@pytest.fixture(scope="module")
def filtered(tmp_path_factory):
    """Runs of filters that leave out few records more than others, and the file of all."""
    folder = tmp_path_factory.mktemp("filtered")
    frame = of_one_class().reset_index(drop=True)
    frame["age"] = 30
    frame.loc[:2, "age"] = 0  # three records, and two more
    frame.loc[3:4, "age"] = 1
    frame.loc[5:5, "age"] = None
    scenario = Scenario(ONE, k=K, site_count=Entropy(region="western"))
    files, made, runs = files_with(folder, frame), [], []
    for i, where in enumerate(FILTERS):
        of = made_of(folder, frame, scenario, where=where)
        made.append(of)
        runs.append(of.run(replace(scenario, k=K if i else K + 3)))
    kept = [of.kept(run, i) for i, (of, run) in enumerate(zip(made, runs, strict=True), 1)]
    path = folder / "p.vbas"
    finish(write_project(made[0].project(*kept), path))
    assert files.records.exists()
    return made, runs, path


def numbers_in(value):
    """All numbers of a document, wherever they are."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [n for of in value for n in numbers_in(of)]
    return [value] if isinstance(value, int | float) and not isinstance(value, bool) else []


def test_two_filters_tell_no_few_records_between_them(filtered) -> None:
    made, runs, path = filtered
    sizes = [of.loaded.study.counts.n_records for of in made]
    between = {abs(a - b) for a, b in combinations(sizes, 2)}
    assert 0 < min(between) < K  # it can be told from exact numbers
    told = [finish(read_project(path)).runs[i].parts for i in range(len(runs))]
    for of, n in zip(told, sizes, strict=True):
        lost, rate = of.evaluation.suppressed_records, of.evaluation.suppression_rate
        records = round(lost / rate)
        assert records == pytest.approx(lost / rate)
        assert records >= n
        assert not records % of_step(K, K + 3) or not records % of_step(K + 3, K + 3)
    for document in documents(path):
        found = numbers_in(document)
        assert not set(found) & {*sizes, *(n for n in between if 1 < n < K and n not in SITES)}


def of_step(k, largest):
    """Multiples of k, at least as far apart as the largest k of the project."""
    return -(-largest // k) * k


SITES = frozenset(range(10))
"""Regions and sites: small numbers that are no records."""


def test_what_is_said_of_records_is_not_kept_and_is_said_again(filtered) -> None:
    from core.io.project import revived

    _, runs, path = filtered
    said = "Of the records that the filter leaves out"
    assert any(said in str(of) for run in runs for of in run.notices)
    found = finish(read_project(path))
    assert not any(said in str(of) for run in found.runs for of in run.parts.notices)
    assert b"lack a value" not in path.read_bytes()
    back = finish(revived(found))
    assert back.changed == ()
    for run, again in zip(runs, back.runs, strict=True):
        assert [of.template for of in run.notices] == [of.template for of in again.run.notices]
        records = [str(of) for of in run.notices if "filter" in of.template]
        assert records == [str(of) for of in again.run.notices if "filter" in of.template]


def test_entropy_and_the_cutoff_that_follows_from_it_are_told_in_steps(filtered) -> None:
    _, runs, path = filtered
    for run, of in zip(runs, finish(read_project(path)).runs, strict=True):
        exact, told = run.site_number, of.parts.site_number
        assert exact.entropy is not None
        assert told.cutoff == float(f"{exact.cutoff:.1e}")
        assert told.n_sites == exact.n_sites
        values = {value for one in of.parts.notices for value in one.values.values()}
        assert exact.cutoff not in values


def test_how_many_rows_the_file_has_is_told_in_the_largest_step(filtered) -> None:
    _, _, path = filtered
    found = finish(read_project(path))
    assert found.step == K + 3
    assert found.records.n_rows % found.step == 0


def test_the_people_of_regions_that_are_counted_by_their_records(tmp_path) -> None:
    """Those of the smallest region of two runs differ by an area that was moved."""
    frame = of_one_class()
    scenario = Scenario(
        ONE, k=2, site_count=Count(4), constraints=Constraints(floor="12", balance=0.01)
    )
    made = made_of(tmp_path, frame, scenario)
    run = made.run(scenario)
    exact = {of.name: of for of in run.aims}
    told = {of.name: of for of in told_run(RunParts.of(run, made.loaded.study), scenario, 2).aims}
    for name in ("floor", "balance"):
        for value in ("least", "most"):
            if value in told[name].sentence.values:
                assert told[name].sentence.values[value] % 2 == 0
    assert told["balance"].reached == float(f"{exact['balance'].reached:.1e}")
    assert told["floor"].reached % 2 == 0
    assert told["regions"] == exact["regions"]
