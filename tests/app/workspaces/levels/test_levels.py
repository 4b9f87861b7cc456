"""Levels and their units are found once for all panels, and anew where something else is asked."""

from dataclasses import replace

import numpy as np
import pytest

from app.workspaces.levels.levels import Subject, find_levels, key_of_run
from core.errors import VbasError
from core.levels.coarser import populations_of


@pytest.fixture
def subject(sample_entry):
    runs = ((1, "Mine", sample_entry.run),)
    return Subject(sample_entry.area_file, sample_entry.study, (), runs)


@pytest.fixture
def unpublished(sample_entry):
    """The same areas, where nobody says how many people live."""
    file = sample_entry.area_file
    areas = replace(file.layer, population=np.full(len(file.layer), np.nan))
    return replace(file, layer=areas)


def counted(sample_entry, file):
    return replace(sample_entry.study, areas=file.layer)


def test_levels_of_the_sample_and_a_run_of_it(subject):
    found = find_levels(subject)
    mine = found.row(key_of_run(1))
    assert mine.name == "Mine"
    assert len(mine.units) == len(np.unique(subject.runs[0][2].aggregation.labels))
    assert found.rows[0].key == "areas"
    assert found.row("nowhere").key == "fsa"
    assert found.parts == tuple(p for p in ("western", "central", "eastern") if p in found.parts)
    of_fsas = populations_of(found.row("fsa").units, None)
    assert len(of_fsas) == len(found.row("fsa").units)
    assert set(of_fsas.parts.tolist()) <= {*found.parts, ""}
    assert set(populations_of(found.row("fsa").units, "western").parts.tolist()) == {"western"}


def test_what_was_found_of_the_same_areas_is_used_again(subject):
    first = find_levels(subject)
    renamed = subject._replace(runs=((1, "Ours", subject.runs[0][2]),))
    again = find_levels(renamed, first)
    assert again.row("fsa") is first.row("fsa")
    assert again.row(key_of_run(1)).units is first.row(key_of_run(1)).units
    assert again.row(key_of_run(1)).name == "Ours"
    assert len(find_levels(subject._replace(runs=()), first).rows) == len(first.rows) - 1


def test_levels_are_compared_as_objects_for_they_hold_arrays(subject):
    found = find_levels(subject)
    for one in (found, found.row("fsa")):
        assert one != replace(one)
        assert len({one, replace(one)}) == 2


def test_units_of_other_areas_are_others(subject):
    first = find_levels(subject._replace(study=None, runs=()))
    areas = subject.file.layer
    other = replace(subject.file, layer=replace(areas, population=areas.population * 2.0))
    twice = find_levels(Subject(other), first)
    people = first.row("fsa").units.people
    assert np.allclose(twice.row("fsa").units.people, 2.0 * people, equal_nan=True)


def test_records_stand_for_people_where_these_are_not_published(sample_entry, unpublished):
    with pytest.raises(VbasError, match="no population"):
        find_levels(Subject(unpublished))
    study = counted(sample_entry, unpublished)
    once = find_levels(Subject(unpublished, study))
    units = once.row("fsa").units
    assert units.basis == "records"
    assert find_levels(Subject(unpublished, study), once).row("fsa").units is units
    again = counted(sample_entry, unpublished)  # counted anew: perhaps others
    assert find_levels(Subject(unpublished, again), once).row("fsa").units is not units


def test_levels_of_other_files_are_related_once(subject):
    bare = replace(subject.file, layer=replace(subject.areas, parents={}))
    found = find_levels(Subject(bare, None, (("mine", subject.file),)))
    assert "mine" in found.areas.parents
    again = find_levels(Subject(bare, None, (("mine", subject.file),)), found)
    assert again.areas is found.areas
    assert find_levels(Subject(bare), found).areas is bare.layer
