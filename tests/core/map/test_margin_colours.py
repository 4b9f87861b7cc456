import numpy as np
import pytest

from core.colours import diverging_ramp
from core.map.named_classes import margin_colours
from core.raster.palette import HATCHED


@pytest.mark.parametrize("dark", [False, True])
def test_too_few_is_orange_and_enough_is_blue(dark):
    margins = np.array([0.0, 0.5, 0.51, 1.0, 1.001, 2.0, 2.1, np.inf, np.nan])
    lut, legend = margin_colours(margins, title="Enough people", dark=dark)
    ramp = diverging_ramp(9, dark=dark)
    far_below, below, above, far_above = ramp[8], ramp[6], ramp[2], ramp[0]
    assert lut.tolist() == [
        far_below,
        far_below,
        below,
        below,  # exactly as many as the cut-off are not more
        above,
        above,
        far_above,
        far_above,
        HATCHED,
    ]
    assert [of.colour for of in legend.entries] == [far_above, above, below, far_below]
    assert legend.entries[-1].label == "under half of the cut-off"
    assert legend.missing
    assert legend.n_missing == 1


def test_all_classes_are_told_where_only_one_occurs():
    lut, legend = margin_colours(np.array([3.0, 4.0]), names=("a", "b", "c", "d"), note="Why.")
    assert len(set(lut.tolist())) == 1
    assert [of.label for of in legend.entries] == ["d", "c", "b", "a"]
    assert not legend.missing
    assert legend.note == "Why."


def test_no_areas():
    lut, legend = margin_colours(np.zeros(0))
    assert len(lut) == 0
    assert len(legend.entries) == 4
