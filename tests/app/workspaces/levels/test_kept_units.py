"""Units are found once for all panels, and anew where something else is asked."""

from dataclasses import replace

import numpy as np

from app.workspaces.levels.kept_units import KeptUnits


def test_the_same_units_are_found_once(sample_entry):
    areas, records = sample_entry.study.areas, sample_entry.study.counts.records
    kept = KeptUnits()
    fsa = kept.of_level(areas, "fsa", records, "da")
    assert kept.of_level(areas, "fsa", None, "da") is fsa
    assert kept.of_level(areas, "fsa", records, "other") is not fsa
    made = kept.of_run(areas, sample_entry.run, records)
    assert kept.of_run(areas, sample_entry.run, records) is made
    assert kept.levels(areas)[0] == "areas"


def test_units_of_other_areas_are_others(sample_entry):
    areas = sample_entry.study.areas
    kept = KeptUnits()
    fsa = kept.of_level(areas, "fsa", None, "")
    other = replace(areas, population=areas.population * 2.0)
    twice = kept.of_level(other, "fsa", None, "")
    assert np.allclose(twice.people, 2.0 * fsa.people, equal_nan=True)
    assert kept.of_level(areas, "fsa", None, "") is fsa


def test_records_that_stand_for_people_are_counted_anew(sample_entry):
    areas = sample_entry.study.areas
    nobody = replace(areas, population=np.full(len(areas), np.nan))
    records = sample_entry.study.counts.records
    kept = KeptUnits()
    once = kept.of_level(nobody, "fsa", records, "")
    assert kept.of_level(nobody, "fsa", records, "") is once
    twice = kept.of_level(nobody, "fsa", records * 2, "")
    assert np.array_equal(twice.people, 2.0 * once.people)


def test_levels_of_other_files_are_related_once(sample_entry):
    areas, file = sample_entry.study.areas, sample_entry.area_file
    bare = replace(areas, parents={})
    kept = KeptUnits()
    related = kept.related(bare, {"mine": file})
    assert "mine" in related.parents
    assert kept.related(bare, {"mine": file}) is related
    assert kept.related(bare, {}) is bare
