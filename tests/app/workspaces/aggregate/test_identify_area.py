import numpy as np
import pytest

from app.map.tools.identify import (
    facts_of,
    title_of,
    told_of_area,
    tooltip_of,
)

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


def test_units_above_are_called_as_elsewhere(layer, language):
    facts = facts_of(layer, None, None)
    assert "FSA " in description_of(facts, 0)
    language.use("fr")
    said = description_of(facts, 0)
    assert "RTA " in said
    assert "DR " in said
    assert "FSA" not in said
