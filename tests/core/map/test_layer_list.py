from __future__ import annotations

import numpy as np
import pytest
import shapely

from core.map.layer_list import (
    built_in,
    free_key,
    layer_of,
    makes_room,
    moved,
    ordered,
    replaced,
    synced,
    with_own,
    without,
)
from core.map.layers import LayerStyle, MapLayer, Shapes


def keys(layers):
    return [of.key for of in layers]


@pytest.fixture
def layers():
    return built_in(str.upper, ["fsa"])


@pytest.fixture
def coast():
    shapes = Shapes(np.array([shapely.Point(0, 0)], object), np.array(["a"], object))
    return MapLayer("file:coast", "Coast", shapes=shapes, removable=True)


def test_areas_lie_lowest_and_levels_can_be_removed(layers):
    assert keys(layers) == [
        "faults",
        "sites",
        "trails",
        "links",
        "cells",
        "graticule",
        "level:fsa",
        "area outlines",
        "regions",
        "areas",
    ]
    assert layer_of(layers, "areas").style.field == "population"
    assert layer_of(layers, "sites").title == "SITES"
    assert [of.key for of in layers if not of.visible] == ["faults", "cells", "graticule"]
    assert [of.key for of in layers if of.removable] == ["level:fsa"]
    assert [of for of in keys(layers) if makes_room(of)] == ["level:fsa"]


def test_a_remembered_look_is_taken_up():
    look = LayerStyle(line=0xFFAA0000, width=3.0)
    layers = built_in(str, ["fsa"], {"level:fsa": look}.get)
    assert layer_of(layers, "level:fsa").style == look
    assert layer_of(layers, "regions").style == LayerStyle()


def test_choices_are_kept_when_levels_come_and_go(layers, coast):
    chosen = replaced(with_own(layers, coast), "area outlines", visible=False, opacity=0.3)
    more = synced(chosen, built_in(str, ["fsa", "ct"]))
    assert layer_of(more, "area outlines").opacity == 0.3
    assert not layer_of(more, "area outlines").visible
    assert keys(more).index("level:ct") == keys(more).index("level:fsa") + 1
    less = synced(more, built_in(str))
    assert [of for of in keys(less) if of.startswith("level:")] == []
    assert layer_of(less, "file:coast") is coast
    assert synced(less, built_in(str)) == less


def test_a_new_level_finds_its_place_in_an_order_of_the_users(layers):
    mixed = moved(layers, "areas", -20)
    again = synced(without(mixed, "level:fsa"), layers)
    assert keys(again)[0] == "areas"
    assert keys(again).index("level:fsa") == keys(again).index("graticule") + 1


def test_layers_move_and_stay_within_the_list(layers):
    assert keys(moved(layers, "sites", -1))[:2] == ["sites", "faults"]
    assert keys(moved(layers, "sites", 2))[3] == "sites"
    assert keys(moved(layers, "sites", 99))[-1] == "sites"
    assert moved(layers, "nothing", 1) == layers
    assert keys(ordered(layers, ["areas", "regions"]))[:2] == ["areas", "regions"]


def test_own_layers_lie_over_areas_and_backgrounds_under_them(layers, coast):
    over = with_own(layers, coast)
    assert keys(over).index("file:coast") == keys(over).index("graticule") + 1
    ground = MapLayer("background:provinces", "Provinces", removable=True)
    assert keys(with_own(over, ground))[-1] == "background:provinces"
    renamed = MapLayer("file:coast", "Shore", removable=True)
    again = with_own(over, renamed)
    assert keys(again) == keys(over)
    assert layer_of(again, "file:coast").title == "Shore"


def test_keys_are_never_used_twice(layers, coast):
    assert free_key(layers, "file:coast") == "file:coast"
    over = with_own(layers, coast)
    assert free_key(over, "file:coast") == "file:coast 2"
