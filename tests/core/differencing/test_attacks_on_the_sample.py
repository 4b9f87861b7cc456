"""The attacks that gave back suppressed classes of the sample study, and none after a remedy."""

from dataclasses import replace

import numpy as np
import pytest

from core.differencing.guard import BOTH, NESTED, OTHER_K, OVERLAPPING, TOTALS, guard
from core.differencing.releases import every_class, plan, shown, total
from core.differencing.remedies import (
    COMPLEMENTS,
    EARLIER_REGIONS,
    MERGE,
    TAKE_OVER,
    remedies,
)
from core.errors import VbasError
from core.io.inputs import load_study
from core.io.sample import sample_scenario
from core.pipeline import execute
from core.site_count import Count
from core.steps import finish

FEWER = {"age": {}, "sex": {}}


class Sample:
    """The study with its runs of 41 and of 42 regions."""

    def __init__(self) -> None:
        saved = sample_scenario()
        study = finish(load_study(saved.areas, saved.records)).study
        self.counts, self.ids = study.counts, study.areas.ids
        first = finish(execute(saved.scenario, study))
        scenario = replace(saved.scenario, site_count=Count(42))
        second = finish(execute(scenario, study))
        self.labels = first.aggregation.labels
        self.others = second.aggregation.labels
        self.first = shown("41 regions", self.ids, self.labels, first.suppression)
        self.second = shown("42 regions", self.ids, self.others, second.suppression)

    def plan(self, name, labels, k=5, columns=None, **more):
        return plan(name, self.ids, self.counts, labels, k, columns, **more)

    def guard(self, *releases, k=None, counts=None):
        return finish(guard(releases, counts or self.counts, self.ids, k))


@pytest.fixture(scope="module")
def sample() -> Sample:
    return Sample()


def test_one_release_and_the_same_twice_give_nothing_back(sample) -> None:
    assert sample.guard(sample.first).safe
    assert sample.guard(sample.first, replace(sample.first, name="again")).safe


def test_what_is_planned_is_what_a_run_shows(sample) -> None:
    planned = sample.plan("planned", sample.labels)
    assert planned.cells.tolist() == sample.first.cells.tolist()
    assert planned.sizes.tolist() == sample.first.sizes.tolist()


def test_fewer_columns_on_the_same_regions(sample) -> None:
    """143 of 209 classes exactly, 327 of 488 people, for whoever knows nothing else."""
    fewer = sample.plan("age and sex", sample.labels, columns=FEWER)
    found = sample.guard(sample.first, fewer, counts=every_class(sample.counts))
    of = found.recovered["41 regions"]
    assert (of.classes, of.records) == (209, 488)
    assert (of.exact_classes, of.exact_records) == (143, 327)
    assert found.records == 488  # together with the others of the same age and sex
    assert {finding.kind for finding in found.findings} == {NESTED}
    assert found.undecided == 0
    # Whoever knows which combinations occur at all (nobody married at 0-4) gets more.
    of = sample.guard(sample.first, fewer).recovered["41 regions"]
    assert (of.exact_classes, of.exact_records) == (202, 469)


def test_42_regions_beside_41(sample) -> None:
    found = sample.guard(sample.first, sample.second)
    assert {finding.kind for finding in found.findings} == {OVERLAPPING}
    assert found.records >= 501
    assert sum(finding.size == 1 for finding in found.findings) >= 58
    assert found.by_area.sum() == found.records


def test_other_regions_and_fewer_columns(sample) -> None:
    fewer = sample.plan("age and sex", sample.others, columns=FEWER)
    found = sample.guard(sample.first, fewer)
    assert {finding.kind for finding in found.findings} == {BOTH}
    assert len(found.findings) > 100


def test_another_k(sample) -> None:
    higher = sample.plan("k of 10", sample.labels, k=10)
    found = sample.guard(sample.first, higher)
    assert {finding.kind for finding in found.findings} == {OTHER_K}
    sizes = sample.first.sizes
    assert found.records == sizes[sizes < 10].sum()
    assert sample.guard(sample.first, higher, k=5).safe


def test_a_total_tells_how_many_are_suppressed(sample) -> None:
    numbers = np.bincount(sample.labels, sample.counts.records).astype(np.int64)
    census = total("census", sample.ids, sample.labels, numbers)
    found = sample.guard(sample.first, census)
    assert {finding.kind for finding in found.findings} == {TOTALS}
    shown_of = np.bincount(sample.first.cells[:, 0], sample.first.sizes, len(numbers))
    left = numbers - shown_of
    assert found.records >= left[(left > 0) & (left < 5)].sum() > 0
    # Of a census with many who have no record, nothing follows.
    more = total("census", sample.ids, sample.labels, numbers + 1000, at_most=True)
    assert sample.guard(sample.first, more).safe
    with pytest.raises(VbasError, match="does not agree"):
        sample.guard(sample.first, total("census", sample.ids, sample.labels, numbers + 1))


def offered(sample, planned, *others):
    return {of.name: of for of in finish(remedies(planned, others, sample.counts, sample.ids))}


def test_remedies_of_fewer_columns(sample) -> None:
    fewer = sample.plan("age and sex", sample.labels, columns=FEWER)
    of = offered(sample, fewer, sample.first)[TAKE_OVER]
    assert (of.helps, of.records_lost, of.regions_lost) == (True, 488, 0)
    assert sample.guard(sample.first, of.release).safe
    assert sample.guard(sample.first, of.release, counts=every_class(sample.counts)).safe


def test_remedies_of_other_regions(sample) -> None:
    of = offered(sample, sample.second, sample.first)
    assert not of[TAKE_OVER].helps
    for name in (MERGE, EARLIER_REGIONS):
        assert of[name].helps, name
        assert sample.guard(sample.first, of[name].release).safe
    assert of[MERGE].release.regions_used == 42 - of[MERGE].regions_lost < 42
    assert "regions: 26 of 42" in str(of[MERGE].notice)


def test_remedies_of_both(sample) -> None:
    fewer = sample.plan("age and sex", sample.others, columns=FEWER)
    of = offered(sample, fewer, sample.first)
    for name in (MERGE, EARLIER_REGIONS, COMPLEMENTS):
        assert of[name].helps, name
        assert sample.guard(sample.first, of[name].release).safe
    assert of[COMPLEMENTS].regions_lost == 0
    assert of[COMPLEMENTS].records_lost == fewer.records - of[COMPLEMENTS].release.records > 488


def test_three_releases_are_attributed_to_pairs_first(sample) -> None:
    fewer = sample.plan("age and sex", sample.labels, columns=FEWER)
    found = sample.guard(sample.first, fewer, sample.second)
    assert found.undecided == 0
    kinds = {finding.kind: finding.releases for finding in found.findings}
    assert kinds[NESTED] == ("41 regions", "age and sex")
    assert kinds[OVERLAPPING] == ("41 regions", "42 regions")
    alone = sample.guard(sample.first, fewer).records
    assert found.records > max(alone, sample.guard(sample.first, sample.second).records)


def test_without_time_nothing_is_said_to_be_safe(sample) -> None:
    fewer = sample.plan("age and sex", sample.labels, columns=FEWER)
    releases = (sample.first, fewer, sample.second)
    found = finish(guard(releases, sample.counts, sample.ids, seconds=0.0))
    assert found.undecided > 0
    assert not found.safe
    assert "ot decided" in str(found.notice)


def test_sentences(sample) -> None:
    found = sample.guard(sample.first, sample.second)
    said = [str(finding.notice) for finding in found.findings]
    assert all("41 regions, 42 regions: " in of for of in said)
    labels = {of for values in sample.counts.categories.values() for of in values if len(of) > 2}
    assert not any(label in of for of in said for label in labels)
    values = found.findings[0].values(sample.counts)
    assert set(values) <= set(sample.counts.categories)


def test_releases_of_other_records_are_refused(sample) -> None:
    sizes = sample.first.sizes.copy()
    sizes[3] += 1
    with pytest.raises(VbasError, match="does not agree"):
        sample.guard(replace(sample.first, sizes=sizes))
    with pytest.raises(VbasError, match="names of their own"):
        sample.guard(sample.first, sample.first)
    areas = sample.first.areas.copy()
    areas[0] = "nowhere"
    with pytest.raises(VbasError, match="nowhere"):
        sample.guard(replace(sample.first, areas=areas))
