"""The units of every level of the open areas, those of runs too."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from app.workspaces.levels.lens.level_units import find_units
from core.errors import VbasError


def test_levels_of_the_sample_and_a_run_of_it(sample_entry):
    file, study = sample_entry.area_file, sample_entry.study
    found = find_units(study.areas, file, {}, None, (("run 1", "Mine", sample_entry.run),))
    assert found.names == {"run 1": "Mine"}
    assert len(found.units["run 1"]) == len(np.unique(sample_entry.run.aggregation.labels))
    assert found.level("nowhere") == "fsa"
    assert found.level("run 1") == "run 1"
    populations = found.populations("fsa", None)
    assert len(populations) == len(found.units["fsa"])
    assert found.parts == tuple(p for p in ("western", "central", "eastern") if p in found.parts)
    assert set(populations.parts.tolist()) <= {*found.parts, ""}
    assert set(found.populations("fsa", "western").parts.tolist()) == {"western"}


def test_areas_without_people(sample_entry):
    areas = sample_entry.study.areas
    nobody = replace(areas, population=np.full(len(areas), np.nan))
    with pytest.raises(VbasError, match="no population"):
        find_units(nobody, sample_entry.area_file, {}, None)
    records = sample_entry.study.counts.records
    assert find_units(nobody, sample_entry.area_file, {}, records).units["fsa"].basis == "records"
