"""What is found by what is typed."""

import numpy as np
import pandas as pd
import pytest
import shapely
from pyproj import CRS

from core.areas import AreaLayer
from core.places.find_places import (
    AREA,
    BEGINNING,
    MOST_HITS,
    NAME,
    PLACE,
    REGION,
    UNIT,
    find_places,
    folded,
    place_index,
)
from core.places.typed_places import Typed, typed_place

LAMBERT = CRS.from_epsg(3347)


def boxes(ids, **more):
    n = len(ids)
    x = 5_000_000.0 + 1000.0 * np.arange(n)
    geometry = np.array([shapely.box(w, 1.7e6, w + 1000, 1.7e6 + 1000) for w in x], dtype=object)
    points = np.column_stack([x + 500, np.full(n, 1.7e6 + 500)])
    ids = np.array(ids, dtype=object)
    return AreaLayer("test", ids, points, np.full(n, np.nan), geometry, crs=LAMBERT, **more)


IDS = ["48110123", "48110124", "48120001", "0012", "012", "1735"]


@pytest.fixture
def index():
    fsa = np.array(["T5K", "T5K", "T5L", "", "T6A", "T6A"], dtype=object)
    names = pd.DataFrame(
        {
            "CSDNAME": ["Trois-Rivières", "Trois-Rivières", "Saint-Élie", None, "Rivière", "X"],
            "number_of_rooms": [1, 2, 3, 4, 5, 6],
        }
    )
    return place_index(boxes(IDS, parents={"fsa": fsa}, attributes=names))


def told(hits):
    return [(hit.kind, hit.label, hit.areas.tolist()) for hit in hits]


def test_an_id_comes_before_those_that_begin_with_it(index):
    assert told(find_places(index, "48110123")) == [(AREA, "48110123", [0])]
    assert told(find_places(index, " 4811 ")) == [
        (BEGINNING, "4811", [0, 1]),
        (AREA, "48110123", [0]),
        (AREA, "48110124", [1]),
    ]
    assert told(find_places(index, "2021S051248110124")) == [(AREA, "48110124", [1])]


@pytest.mark.parametrize("text", ["12", "0012", "012", "00012"])
def test_leading_zeros_matter_only_for_the_order(index, text):
    found = [label for kind, label, _ in told(find_places(index, text)) if kind == AREA]
    assert set(found) == {"0012", "012"}
    assert text not in IDS or found[0] == text


def test_units_are_found_by_code_with_their_areas(index):
    assert told(find_places(index, "t5k")) == [(UNIT, "T5K", [0, 1])]
    assert told(find_places(index, "T5")) == [(UNIT, "T5K", [0, 1]), (UNIT, "T5L", [2])]


@pytest.mark.parametrize("text", ["trois-rivieres", "Trois  Rivières", "TROIS RIVIÈRES"])
def test_accents_hyphens_and_case_do_not_matter(index, text):
    assert told(find_places(index, text)) == [(NAME, "Trois-Rivières", [0, 1])]


def test_names_that_begin_so_come_before_those_with_such_a_word(index):
    assert [label for _, label, _ in told(find_places(index, "rivi"))] == [
        "Rivière",
        "Trois-Rivières",
    ]
    assert [label for _, label, _ in told(find_places(index, "lie"))] == ["Saint-Élie"]


@pytest.mark.parametrize("text", ["2", "region 2", "Région 2", "r2", "R 2", "#2"])
def test_regions_are_found_by_number(index, text):
    labels = np.array([0, 1, 1, 0, 2, 2], dtype=np.int32)
    assert told(find_places(index, text, labels))[0] == (REGION, "2", [1, 2])
    assert all(hit.kind != REGION for hit in find_places(index, text))
    assert all(hit.kind != REGION for hit in find_places(index, "4", labels))


def test_a_place_on_the_map_is_found_with_its_area(index):
    hit = find_places(index, "5001200, 1700300")[0]
    assert (hit.kind, hit.place, hit.areas.tolist()) == (PLACE, (5001200.0, 1700300.0), [1])
    aside = find_places(index, "x 0 y 500000 m")[0]
    assert (aside.place, aside.areas.tolist()) == ((0.0, 500000.0), [])


def test_a_place_on_the_earth_is_projected(index):
    hit = find_places(index, "49° N, 91°52' W")[0]
    assert hit.degrees == pytest.approx((49.0, -(91 + 52 / 60)))
    # The origin of EPSG 3347: 63.390675 N, 91.866667 W is at x 6,200,000, y 3,000,000.
    origin = find_places(index, "63.390675 -91.8666666666667")[0]
    assert origin.place == pytest.approx((6_200_000.0, 3_000_000.0), abs=2.0)


def test_nothing_is_found_for_nothing(index):
    assert find_places(index, "") == ()
    assert find_places(index, " -- ") == ()
    assert find_places(index, "nowhere") == ()


def test_never_more_than_asked_for_and_no_kind_crowds_the_others_out():
    many = boxes(
        [*(f"17{i:03d}" for i in range(40)), "9"],
        parents={"fsa": np.array([f"17{i % 9}" for i in range(41)], dtype=object)},
    )
    hits = find_places(place_index(many), "17", np.full(41, 16, dtype=np.int32))
    assert len(hits) == MOST_HITS
    kinds = [hit.kind for hit in hits]
    assert kinds[0] == REGION
    assert {AREA, UNIT, BEGINNING} < set(kinds)


def test_the_names_of_a_coarser_layer_lead_to_the_areas_inside():
    coarse = AreaLayer(
        "coarse",
        np.array(["E1", "W1"], dtype=object),
        np.array([[5e6, 1.7e6], [5.003e6, 1.7e6]]),
        np.full(2, np.nan),
        np.array(
            [shapely.box(5e6, 1.6e6, 5.003e6, 1.8e6), shapely.box(5.003e6, 1.6e6, 5.1e6, 1.8e6)],
            dtype=object,
        ),
        crs=LAMBERT,
        attributes=pd.DataFrame({"NAME": ["Westend", "Eastend"]}),
    )
    index = place_index(boxes(IDS), {"wards": coarse})
    assert told(find_places(index, "eastend")) == [(NAME, "Eastend", [3, 4, 5])]
    assert told(find_places(index, "e1")) == [(UNIT, "E1", [0, 1, 2])]


def test_provinces_that_have_only_letters_are_found_by_name():
    index = place_index(boxes(["1", "2"], parents={"province": np.array(["QC", "AB"], object)}))
    assert told(find_places(index, "quebec")) == [(NAME, "Quebec", [0])]
    assert told(find_places(index, "alberta"))[0] == (NAME, "Alberta", [1])


def test_folding():
    assert folded("  L’Île-d’Orléans ") == "l ile d orleans"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("53.5, -113.5", Typed(53.5, -113.5, (53.5, -113.5))),
        ("-113.5 53.5", Typed(-113.5, 53.5, (53.5, -113.5))),
        ("53,5; −113,5", Typed(53.5, -113.5, (53.5, -113.5))),
        ("113.5 W 53.5 N", Typed(-113.5, 53.5, (53.5, -113.5))),
        ("lat 53.5 lon -113.5", Typed(53.5, -113.5, (53.5, -113.5))),
        ("53°30' N 113°30'0\" O", Typed(53.5, -113.5, (53.5, -113.5))),
        ("x 5,012,345 y 1,723,456 m", Typed(5012345.0, 1723456.0)),
        ("5012345 1723456.5", Typed(5012345.0, 1723456.5)),
        ("48110123", None),
        ("T5K 2J5", None),
        ("95° N 12° E", None),
    ],
)
def test_coordinates_in_many_manners(text, wanted):
    assert typed_place(text) == wanted
