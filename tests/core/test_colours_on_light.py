"""Colours of dark ground on white paper."""

import numpy as np
import pytest

from core.colours.on_light import on_light, recoloured
from core.colours.ramps import RAMPS
from core.colours.regions import region_palette
from core.map.difference_colours import changed_colours, difference_colours
from core.raster.palette import HATCHED


@pytest.mark.parametrize("ramp", RAMPS, ids=lambda of: of.name)
@pytest.mark.parametrize("n", [2, 5, 9])
@pytest.mark.parametrize("reverse", [False, True])
def test_every_ramp_is_found_by_its_dark_colours(ramp, n, reverse):
    dark = ramp.colours(n, dark=True, reverse=reverse)
    light = ramp.colours(n, dark=False, reverse=reverse)
    assert recoloured(dark, on_light(dark.tolist())).tolist() == light.tolist()


def test_colours_of_regions_keep_their_places():
    dark, light = region_palette(dark=True), region_palette(dark=False)
    table = on_light(dark.tolist())
    assert recoloured(dark[[3, 0, 3]], table).tolist() == light[[3, 0, 3]].tolist()


@pytest.mark.parametrize("make", [difference_colours, None])
def test_differences_are_as_if_made_for_paper(make):
    values = np.array([-8.0, -3.0, -1.0, 0.0, 2.0, 5.0, 9.0, np.nan])
    if make is None:
        dark, light = (changed_colours(values > 0, dark=ground) for ground in (True, False))
    else:
        dark, light = (make(values, dark=ground) for ground in (True, False))
    table = on_light([of.colour for of in dark[1].entries])
    assert recoloured(dark[0], table).tolist() == light[0].tolist()


def test_what_was_chosen_by_hand_and_what_is_hatched_stays():
    assert on_light([0xFF123456]) == {}
    assert on_light([]) == {}
    dark = RAMPS[0].colours(4, dark=True)
    lut = np.array([HATCHED, 0xFF123456, 0x80000000 | (int(dark[0]) & 0xFFFFFF)], dtype=np.uint32)
    found = recoloured(lut, on_light(dark.tolist()))
    light = int(RAMPS[0].colours(4)[0]) & 0xFFFFFF
    assert found.tolist() == [HATCHED, 0xFF123456, 0x80000000 | light]
