from __future__ import annotations

import numpy as np
import pytest

from app.map.layers.colouring import coloured_for
from core.map.layers import LayerStyle
from core.raster.palette import HATCHED


def coloured(sample_entry, style, *, run=True, fields=None, dark=False):
    layer = sample_entry.area_file.layer
    entry = sample_entry if run else None
    return coloured_for(style, layer, sample_entry.study, entry, fields or {}, dark)


def test_regions_without_a_field_are_only_told_apart(sample_entry):
    done = coloured(sample_entry, LayerStyle())
    assert done.tells_neighbours
    assert done.legend is None
    assert done.labels is sample_entry.run.aggregation.labels


def test_areas_carry_the_colour_of_their_region(sample_entry):
    done = coloured(sample_entry, LayerStyle(field="region people", classes=4))
    labels = sample_entry.run.aggregation.labels
    for region in range(3):
        assert len(np.unique(done.area_lut[labels == region])) == 1
    assert len(done.legend.entries) == 4
    assert (done.legend.title, done.legend.unit) == ("People in the region", "people")
    assert not done.tells_neighbours


def test_measures_of_regions_wait_for_a_run(sample_entry):
    done = coloured(sample_entry, LayerStyle(field="region people"), run=False)
    assert done.area_lut is None
    assert done.labels is None


def test_columns_of_the_user_are_coloured_and_gaps_counted(sample_entry):
    n = len(sample_entry.area_file.layer)
    values = np.arange(float(n))
    values[:3] = np.nan
    style = LayerStyle(field="rate", scheme="equal", classes=5)
    done = coloured(sample_entry, style, run=False, fields={"rate": values})
    assert (done.area_lut[:3] == HATCHED).all()
    assert done.legend.missing
    assert done.legend.n_missing == 3
    assert done.legend.title == "rate"


@pytest.mark.parametrize("run", [True, False])
def test_one_colour(sample_entry, run):
    done = coloured(sample_entry, LayerStyle(fill=0xFF336699), run=run)
    assert set(done.area_lut.tolist()) == {0xFF336699}
    assert not done.tells_neighbours


def test_dark_ground_has_other_colours(sample_entry):
    style = LayerStyle(field="population")
    light = coloured(sample_entry, style, run=False)
    dark = coloured(sample_entry, style, run=False, dark=True)
    assert (light.area_lut != dark.area_lut).any()
