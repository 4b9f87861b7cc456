"""Shares of missing values as colours, and what their legend says."""

import numpy as np

from core.colours import ramp
from core.map.named_classes import MISSING_NAMES as SHARE_NAMES
from core.map.named_classes import missing_colours
from core.raster.palette import DARK, HATCHED, LIGHT


def test_every_class_has_its_colour():
    values = np.array([np.nan, 0, 0.001, 0.01, 0.0101, 0.1, 0.2, 0.5, 0.9])
    lut, legend = missing_colours(values, title="cmg")
    steps = ramp(7)
    assert lut.tolist() == [HATCHED, LIGHT.land, *steps.tolist()]
    assert [entry.label for entry in legend.entries] == ["none", *SHARE_NAMES]
    assert (legend.title, legend.n_missing, legend.missing) == ("cmg", 1, True)


def test_nothing_is_missing_anywhere():
    lut, legend = missing_colours(np.zeros(3), none="nothing", dark=True)
    assert set(lut.tolist()) == {DARK.land}
    assert [entry.label for entry in legend.entries] == ["nothing", *SHARE_NAMES]


def test_something_is_missing_everywhere():
    _, legend = missing_colours(np.array([0.4, 0.6]))
    assert legend.entries[0].label == SHARE_NAMES[0]
