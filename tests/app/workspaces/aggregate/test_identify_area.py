from dataclasses import replace

import numpy as np
import pytest

from app.map.tools.identify import (
    facts_of,
    title_of,
    told_of_area,
    told_of_region,
    tooltip_of,
)
from core.aggregation import Aggregation
from core.given_regions import GivenRegions, judge
from core.steps import finish

NB = "\u00a0"


def description_of(facts, area):
    return told_of_area(facts, area).text


@pytest.fixture
def layer(sample_loaded):
    return sample_loaded.area_file.layer


def test_without_records_only_the_place_is_told(layer):
    facts = facts_of(layer, None, None)
    text = description_of(facts, 0)
    assert f"{layer.population[0]:,.0f}{NB}people live here" in text
    assert "km²" in text
    assert "record" not in text
    assert title_of(facts, 0) == f"Area {layer.ids[0]}"


def test_with_a_study_its_records_are_told(layer, sample_loaded):
    facts = facts_of(layer, sample_loaded.study, None)
    records = sample_loaded.study.counts.records
    busy = int(np.argmax(records))
    assert f"{records[busy]:,}{NB}records" in description_of(facts, busy)
    assert "records" in tooltip_of(facts, busy)
    empty = int(np.argmin(records))
    assert records[empty] == 0
    assert "There is no record from here." in description_of(facts, empty)


def test_with_a_run_its_region_is_told(layer, sample_entry):
    facts = facts_of(layer, None, sample_entry)
    labels = sample_entry.run.aggregation.labels
    suppression = sample_entry.run.suppression
    lost = suppression.suppressed_by_region
    area = int(np.flatnonzero(labels == int(np.argmax(lost)))[0])
    region = labels[area]
    text = description_of(facts, area)
    assert f"region {region + 1}," in text
    assert f"{suppression.counts.records[region]:,}{NB}records" in text
    assert f"{lost[region]:,}{NB}records of the region" in text
    assert tooltip_of(facts, area).splitlines()[0] == title_of(facts, area)
    assert f"Region {region + 1}:" in tooltip_of(facts, area)


def test_a_population_that_is_not_published_is_not_zero(layer):
    facts = facts_of(layer, None, None)
    blank = int(np.flatnonzero(np.isnan(layer.population))[0])
    assert "not published" in description_of(facts, blank)
    assert "not published" in tooltip_of(facts, blank)


def test_units_above_are_named(layer):
    text = description_of(facts_of(layer, None, None), 0)
    assert f"FSA {layer.parents['fsa'][0]}" in text


def test_a_region_tells_its_rarest_combinations_and_what_is_left_out(layer, sample_entry):
    facts = facts_of(layer, None, sample_entry)
    suppression = sample_entry.run.suppression
    region = int(np.argmax(suppression.suppressed_by_region))
    row = suppression.counts.counts[[region]].toarray()[0]
    sizes = np.sort(row[row > 0])
    told = told_of_region(facts, region)
    assert told.title == f"Region {region + 1}"
    assert [rare.records for rare in told.rare] == [
        f"{n}{NB}record" if n == 1 else f"{n}{NB}records" for n in sizes[:5]
    ]
    assert [rare.below for rare in told.rare] == (sizes[:5] < suppression.k).tolist()
    below = sizes[sizes < suppression.k]
    assert f"Left out: {below.sum()}{NB}records" in told.text
    assert f"in {len(below)}{NB}combinations" in told.text
    assert f"values that occur: {len(sizes)}." in told.text
    hidden = len(below) - min(5, len(below))
    assert (f"below k too: {hidden}" in told.note) == (hidden > 0)


def test_the_values_of_a_combination_are_named(layer, sample_entry):
    facts = facts_of(layer, None, sample_entry)
    counts = sample_entry.study.counts
    area = int(np.argmax(counts.records))
    rarest = told_of_area(facts, area).rare[0]
    row = counts.counts[[area]].toarray()[0]
    code = int(np.flatnonzero(row == row[row > 0].min())[0])
    wanted = ", ".join(f"{name} {value}" for name, value in counts.table().iloc[code].items())
    assert rarest.values == wanted
    assert not rarest.below  # areas release nothing; regions do


def given(entry, study, k):
    """All areas in one region, and a second one without areas, at another k."""
    aggregation = Aggregation(np.zeros(len(study.areas), dtype=np.int32), 2)
    scenario = replace(entry.run.scenario, k=k)
    run = finish(judge(scenario, study, aggregation, GivenRegions()))
    return facts_of(study.areas, None, replace(entry, run=run))


def test_regions_that_were_given_are_told_about_too(sample_entry, sample_loaded):
    facts = given(sample_entry, sample_loaded.study, 5)
    n = len(sample_loaded.study.areas)
    assert f"It joins {n}{NB}areas" in told_of_region(facts, 0).text
    empty = told_of_region(facts, 1)
    assert "No area is in this region." in empty.text
    assert empty.rare == ()


def test_a_region_that_loses_nothing_says_so(sample_entry, sample_loaded):
    told = told_of_region(given(sample_entry, sample_loaded.study, 1), 0)
    assert "No record is left out" in told.text
    assert "Left out" not in told.text
    assert not any(rare.below for rare in told.rare)
