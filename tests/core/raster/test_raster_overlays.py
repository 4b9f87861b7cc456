"""Layers with shapes of their own: what they fill, what they draw, and over what."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import VbasError
from core.polygons import FlatPolygons
from core.raster.compose import compose
from core.raster.image import rasterize
from core.raster.layering import kernels
from core.raster.overlay import LineStyle, Overlay
from core.raster.palette import HATCHED, LIGHT
from core.raster.scene import LAYERS, Scene
from core.raster.view import View

VIEW = View.fitted((0, 0, 100, 100), 200, 200, margin=0.0)
AREAS = FlatPolygons.from_geometry(np.array([shapely.box(10, 10, 90, 90)], dtype=object))
BLUE, RED, GREEN = 0xFF0000FF, 0xFFFF0000, 0xFF00FF00


def flat(*shapes: shapely.Geometry) -> FlatPolygons:
    return FlatPolygons.from_geometry(np.array(shapes, dtype=object))


def painted(scene: Scene, view: View = VIEW, scale: float = 1.0) -> np.ndarray:
    if scene.polygons is None:
        ids = np.full((view.height, view.width), -1, dtype=np.int32)
    else:
        found = rasterize(scene.polygons, view)
        assert found is not None
        ids = found
    return compose(scene, view, ids, scale)


def pixel(picture: np.ndarray, x: float, y: float) -> int:
    column, row = VIEW.pixels(np.array([[x, y]]))[0]
    return int(picture[int(row), int(column)])


def even_odd(geometry: shapely.Geometry, view: View) -> np.ndarray:
    """Whether each pixel centre lies inside, by counting edges to its west: plain numpy."""
    columns, rows = np.meshgrid(np.arange(view.width) + 0.5, np.arange(view.height) + 0.5)
    x = view.x0 + columns * view.metres_per_pixel
    y = view.y0 - rows * view.metres_per_pixel
    crossed = np.zeros(x.shape, dtype=int)
    for part in shapely.get_parts(geometry):
        for ring in shapely.get_rings(part):
            xy = shapely.get_coordinates(ring)
            for (xa, ya), (xb, yb) in itertools.pairwise(xy):
                between = (ya > y) != (yb > y)
                with np.errstate(divide="ignore", invalid="ignore"):
                    at = xa + (y - ya) * (xb - xa) / (yb - ya)
                crossed += between & (at < x)
    return crossed % 2 == 1


def ragged(rng: np.random.Generator) -> shapely.Geometry:
    """A polygon of several parts with holes."""
    parts = []
    for _ in range(rng.integers(1, 4)):
        centre, radius = rng.uniform(15, 85, 2), rng.uniform(8, 30)
        turn = np.sort(rng.uniform(0, 2 * np.pi, rng.integers(5, 14)))
        far = radius * rng.uniform(0.5, 1.0, len(turn))
        way = np.column_stack([np.cos(turn), np.sin(turn)])
        outer = shapely.make_valid(shapely.Polygon(centre + far[:, None] * way))
        parts.append(outer.difference(shapely.Point(centre).buffer(0.3 * radius, 3)))
    return shapely.union_all(parts)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 100_000), scale=st.floats(0.4, 3.0))
def test_holes_and_parts_are_filled_as_by_counting_edges(seed: int, scale: float) -> None:
    rng = np.random.default_rng(seed)
    shapes = [ragged(rng) for _ in range(3)]
    view = View(-3.123456, 103.654321, scale, int(106 / scale), int(106 / scale))
    expected = np.full((view.height, view.width), -1)
    for i, shape in enumerate(shapes):
        expected[even_odd(shape, view)] = i
    ids = rasterize(flat(*shapes), view)
    np.testing.assert_array_equal(ids, expected)
    lut = np.array([BLUE, RED, GREEN], dtype=np.uint32)
    overlay = Overlay("own", flat(*shapes), fill=lut, width=0.0)
    picture = painted(Scene(overlays=(overlay,)), view)
    table = np.append(lut, np.uint32(LIGHT.background))
    np.testing.assert_array_equal(picture, table[expected])


def test_an_overlay_lies_over_the_areas_unless_it_is_sent_below() -> None:
    box = flat(shapely.box(0, 0, 50, 50))
    overlay = Overlay("own", box, fill=np.array([BLUE], np.uint32), width=0.0)
    scene = Scene(AREAS, overlays=(overlay,))
    assert pixel(painted(scene), 30, 30) == BLUE
    below = Scene(AREAS, overlays=(overlay,), order=("own", "areas"))
    picture = painted(below)
    assert pixel(picture, 30, 30) == LIGHT.land
    assert pixel(picture, 5, 5) == BLUE
    assert pixel(picture, 95, 95) == LIGHT.background


def test_areas_and_regions_over_an_overlay_are_mixed_with_it() -> None:
    overlay = Overlay(
        "own", flat(shapely.box(0, 0, 50, 50)), fill=np.array([0xFF000000], np.uint32), width=0.0
    )
    scene = Scene(
        AREAS,
        np.array([0xFFFFFFFF], np.uint32),
        opacity={"areas": 0.5},
        overlays=(overlay,),
        order=("own", "areas", "regions"),
    )
    assert pixel(painted(scene), 30, 30) == pytest.approx(0xFF808080, abs=0x010101)
    between = Scene(
        AREAS,
        labels=np.zeros(1, np.int32),
        region_lut=np.array([GREEN], np.uint32),
        overlays=(overlay,),
        order=("areas", "own", "regions"),
    )
    assert pixel(painted(between), 30, 30) == GREEN
    assert pixel(painted(between), 5, 5) == 0xFF000000


def test_layers_apart_look_as_layers_at_once() -> None:
    """An overlay of nothing below the areas takes another way to the same picture."""
    boxes = [
        shapely.box(x, y, x + 20, y + 20) for x in range(0, 100, 20) for y in range(0, 100, 20)
    ]
    labels = np.repeat(np.array([0, 1, -1, 2, 0], np.int32), 5)
    lut = np.where(np.arange(25) % 4 == 1, HATCHED, 0xFF8899AA).astype(np.uint32)
    common = {
        "polygons": flat(*boxes),
        "area_lut": lut,
        "labels": labels,
        "region_lut": np.array([0xFF112233, 0xFF556677, 0xFF99AABB], np.uint32),
    }
    nothing = Overlay("nothing", lines=np.empty((0, 4)))
    for scale in (1.0, 2.0):
        at_once = painted(Scene(**common), scale=scale)
        apart = painted(
            Scene(**common, overlays=(nothing,), order=("nothing", "areas")), scale=scale
        )
        np.testing.assert_array_equal(at_once, apart)


def test_no_value_is_hatched_and_opacity_is_that_of_the_layer() -> None:
    lut = np.array([HATCHED, 0x80FF0000, BLUE], dtype=np.uint32)
    shapes = flat(
        shapely.box(0, 0, 30, 100), shapely.box(30, 0, 60, 100), shapely.box(60, 0, 100, 100)
    )
    overlay = Overlay("own", shapes, fill=lut, width=0.0, opacity=0.5)
    picture = painted(Scene(overlays=(overlay,)))
    stripes = np.unique(picture[:, :60])
    assert len(stripes) == 2
    half = 0.5 * (LIGHT.background & 255) + 0.5 * 255
    assert (int(picture[50, 190]) & 255) == pytest.approx(half, abs=1)
    red = (int(picture[50, 90]) >> 8) & 255  # a quarter of the green is taken away
    assert red == pytest.approx(0.75 * ((LIGHT.background >> 8) & 255), abs=2)
    hidden = painted(Scene(overlays=(overlay,), opacity={"own": 0.0}))
    assert (hidden == LIGHT.background).all()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [1.0, 2.0, 5.0])
def test_lines_are_as_wide_as_they_should_be(width: float, scale: float) -> None:
    lines = np.array([[20.0, 20.0, 80.0, 45.0]])
    overlay = Overlay("own", lines=lines, line=0xFF000000, width=width)
    white = Scene(
        flat(shapely.box(-9, -9, 109, 109)), np.array([0xFFFFFFFF], np.uint32), overlays=(overlay,)
    )
    ink = (255 - (painted(white, scale=scale) & np.uint32(255))).sum() / 255.0
    length = 2.0 * np.hypot(60, 25)  # two pixels a metre
    ends = np.pi * (width * scale / 2.0) ** 2
    assert ink == pytest.approx(length * width * scale + ends, rel=0.06)


def test_an_edge_that_two_polygons_share_is_no_stronger_than_others() -> None:
    overlay = Overlay(
        "own",
        flat(shapely.box(10, 10, 50, 90), shapely.box(50, 10, 90, 90)),
        line=0xFF000000,
        width=2.0,
        opacity=0.5,
    )
    picture = painted(Scene(overlays=(overlay,)))
    row = picture[100]
    at = [int(VIEW.pixels(np.array([[x, 50.0]]))[0, 0]) for x in (10, 50, 90)]
    assert len({int(row[c]) for c in at}) == 1
    assert int(row[at[0]]) != LIGHT.background


def test_a_stroke_covers_what_a_disc_along_it_covers() -> None:
    mask = np.zeros((40, 50), dtype=np.uint8)
    ends = np.array([[7.3, 31.2, 41.9, 8.4]])
    kernels.stroke_segments(ends, 3.0, 255, mask)
    line = shapely.LineString(ends.reshape(2, 2))
    columns, rows = np.meshgrid(np.arange(50) + 0.5, np.arange(40) + 0.5)
    distance = shapely.distance(line, shapely.points(columns, rows))
    expected = np.clip(3.5 - distance, 0.0, 1.0) * 255
    assert np.abs(mask - expected).max() <= 1.0


def test_points_have_their_colours_and_stay_in_sight() -> None:
    points = np.array([[25.0, 25.0], [75.0, 75.0], [np.nan, 3.0], [1e7, 0.0]])
    fill = np.array([RED, HATCHED, RED, RED], dtype=np.uint32)
    picture = painted(Scene(overlays=(Overlay("own", points=points, fill=fill, width=2.0),)))
    assert pixel(picture, 25, 25) == RED
    assert pixel(picture, 75, 75) == LIGHT.hatch
    one = painted(Scene(overlays=(Overlay("own", points=points[:1], line=GREEN),)))
    assert pixel(one, 25, 25) == GREEN


def test_levels_follow_their_style() -> None:
    levels = {"fsa": flat(shapely.box(20, 20, 80, 80))}
    bare = painted(Scene(AREAS))
    changed = [
        int((painted(Scene(AREAS, levels=levels, level_styles=styles)) != bare).sum())
        for styles in ({"fsa": LineStyle(None, 0.0)}, {"fsa": LineStyle(RED, 1.0)}, {})
    ]
    assert changed[0] == 0 < changed[1] < changed[2]  # the theme's line has a paler one around it
    wide = painted(Scene(AREAS, levels=levels, level_styles={"fsa": LineStyle(RED, 6.0)}))
    inside = pixel(wide, 20, 50)
    assert (inside >> 16) & 255 > 220 > 60 > inside & 255


def test_order_keeps_what_it_does_not_name_where_it_was() -> None:
    overlays = (Overlay("a"), Overlay("b"))
    levels = {"fsa": AREAS, "csd": AREAS}
    usual = Scene(AREAS, levels=levels, overlays=overlays).painting_order()
    assert usual[:3] == LAYERS[:3]
    assert usual[3:8] == ("fsa", "csd", "a", "b", "graticule")
    assert usual[-1] == "selection"

    def ordered(*order: str) -> tuple[str, ...]:
        scene = Scene(AREAS, levels=levels, overlays=overlays, order=order)
        found = scene.painting_order()
        assert sorted(found) == sorted(usual)
        return found

    assert ordered("unknown") == usual
    assert ordered("a", "areas")[:4] == ("a", "areas", "regions", "area outlines")
    assert ordered("b", "a").index("b") < ordered("b", "a").index("a")
    assert ordered("selection", "areas")[0] == "selection"
    assert ordered("levels", "areas")[:3] == ("fsa", "csd", "areas")


def test_shapes_and_colours_must_fit_together() -> None:
    with pytest.raises(VbasError, match="4 columns"):
        Overlay("own", lines=np.zeros((3, 2)))
    with pytest.raises(VbasError, match="1 shapes, but 2 colours"):
        Overlay("own", AREAS, fill=np.zeros(2, np.uint32))


@pytest.mark.parametrize("half", [1.0, 2.5])
@pytest.mark.parametrize("far", [1e19, 1e300, np.inf, np.nan])
def test_lines_from_beyond_any_picture_do_no_harm(half, far):
    ends = np.array(
        [
            [5, 1, 6, far],
            [1, 5, far, 6],
            [-far, 3, 4, 3],
            [3, -far, 3, 4],
            [far] * 4,
            [0, far, 1, 1],
        ]
    )
    guarded = np.full((60, 48), 7, dtype=np.uint8)
    mask = guarded[20:40]
    mask[:] = 0
    kernels.stroke_segments(np.ascontiguousarray(ends, dtype=np.float64), half, 255, mask)
    assert (guarded[:20] == 7).all()
    assert (guarded[40:] == 7).all()
    if np.isfinite(far):
        assert mask[5, 20] > 0  # on the way from column 1 to far away
        assert mask[15, 40] == 0
