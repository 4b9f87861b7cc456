"""Scenes, and the pictures made of them."""

from __future__ import annotations

import numpy as np
import pytest
import shapely

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.colours import choropleth
from core.errors import VbasError
from core.map.picture import map_picture, region_scene, save_run_picture, write_png
from core.polygons import FlatPolygons
from core.raster.compose import compose, compose_coarse, edge_opacity
from core.raster.image import rasterize
from core.raster.legend import paint_scale, paint_title, text_width
from core.raster.palette import DARK, HATCHED, LIGHT
from core.raster.scene import Scene, mix
from core.raster.view import View


def grid_layer(side: int = 6, size: float = 100.0) -> AreaLayer:
    boxes = [
        shapely.box(x * size, y * size, (x + 1) * size, (y + 1) * size)
        for y in range(side)
        for x in range(side)
    ]
    geometry = np.array(boxes, dtype=object)
    points = shapely.get_coordinates(shapely.centroid(geometry))
    ids = np.array([f"{i:03}" for i in range(len(boxes))], dtype=object)
    return AreaLayer("grid", ids, points, np.ones(len(boxes)), geometry)


LAYER = grid_layer()
POLYGONS = FlatPolygons.from_areas(LAYER)
VIEW = View.fitted((0, 0, 600, 600), 300, 300)


def painted(scene: Scene, view: View = VIEW, scale: float = 1.0) -> np.ndarray:
    ids = rasterize(POLYGONS, view)
    assert ids is not None
    return compose(scene, view, ids, scale)


def pixel_at(picture: np.ndarray, x: float, y: float, view: View = VIEW) -> int:
    column, row = view.pixels(np.array([[x, y]]))[0]
    return int(picture[int(row), int(column)])


def test_areas_have_the_colours_of_their_table() -> None:
    lut, _ = choropleth(np.arange(36.0), n_classes=4)
    picture = painted(Scene(POLYGONS, lut))
    for i in (0, 7, 20, 35):
        assert pixel_at(picture, *(LAYER.points[i] + 13)) == lut[i]
    assert pixel_at(picture, -5, -5) == LIGHT.background


def test_regions_lie_over_the_choropleth_where_there_are_any() -> None:
    lut = np.full(36, 0xFF00FF00, dtype=np.uint32)
    labels = np.repeat(np.array([0, 1, -1], dtype=np.int32), 12)
    region_lut = np.array([0xFF112233, 0xFF445566], dtype=np.uint32)
    picture = painted(Scene(POLYGONS, lut, labels, region_lut))
    assert pixel_at(picture, 113, 113) == 0xFF112233
    assert pixel_at(picture, 113, 313) == 0xFF445566
    assert pixel_at(picture, 113, 513) == 0xFF00FF00
    hidden = painted(Scene(POLYGONS, lut, labels, region_lut, opacity={"regions": 0.0}))
    assert pixel_at(hidden, 113, 113) == 0xFF00FF00


def test_half_transparent_regions_are_mixed() -> None:
    lut = np.full(36, 0xFF000000, dtype=np.uint32)
    scene = Scene(
        POLYGONS,
        lut,
        np.zeros(36, np.int32),
        np.array([0xFFFFFFFF], np.uint32),
        opacity={"regions": 0.5},
    )
    assert pixel_at(painted(scene), 113, 113) == 0xFF808080


def test_a_picture_moves_with_the_map_pixel_for_pixel() -> None:
    """Stripes, dots and edges lie still on the ground, so strips can be added while dragging."""
    lut, _ = choropleth(np.where(np.arange(36) % 5 == 0, np.nan, np.arange(36.0)))
    labels = (np.arange(36) // 9).astype(np.int32)
    scene = Scene(
        POLYGONS,
        lut,
        labels,
        sites=LAYER.points[::4],
        faults=LAYER.points[[3]],
        opacity={"cells": 0.5},
        selection=np.array([14], np.int32),
        points=LAYER.points,
    )
    # No point and no edge exactly between two pixels, where the last bit would decide.
    view = VIEW.panned(0.137, 0.211)
    a, b = painted(scene, view), painted(scene, view.panned(17, -11))
    rim = 20
    np.testing.assert_array_equal(
        a[11 + rim : -rim, rim : -17 - rim], b[rim : -11 - rim, 17 + rim : -rim]
    )


def test_edges_fade_where_regions_are_small() -> None:
    alpha = edge_opacity(np.array([2.0, 9.0, 100.0]), 1.0, (4.0, 14.0), 1.0)
    assert alpha.tolist() == [0, 128, 255]
    labels = np.arange(36, dtype=np.int32)
    far = View.fitted((0, 0, 600, 600), 20, 20)
    scene = Scene(POLYGONS, labels=labels)
    assert set(np.unique(painted(scene, far)).tolist()) == {LIGHT.land, LIGHT.background}
    assert len(np.unique(painted(scene))) > 2


def test_a_selected_area_too_small_to_see_is_ringed() -> None:
    far = View.fitted((-20_000, -20_000, 20_000, 20_000), 100, 100)
    plain = Scene(POLYGONS, points=LAYER.points)
    chosen = Scene(POLYGONS, points=LAYER.points, selection=np.array([0], np.int32))
    assert (painted(plain, far) != painted(chosen, far)).sum() > 20


def test_a_carpet_of_sites_leaves_the_regions_to_be_seen() -> None:
    crowd = np.random.default_rng(6).uniform(0, 600, (3000, 2))
    far = View.fitted((-300, -300, 900, 900), 80, 80)
    plain, full = (painted(Scene(POLYGONS, sites=s), far) for s in (None, crowd))
    one = painted(Scene(POLYGONS, sites=np.repeat(crowd[:1], 20, axis=0)), far)
    # 40 x 40 pixels hold sites: at most 6 x 6 squares of 8 pixels, one dot in each.
    assert 0 < (full != plain).sum() <= 36 * (one != plain).sum()


def test_thousands_of_faults_leave_the_map_to_be_seen() -> None:
    crowd = np.random.default_rng(5).uniform(0, 600, (5000, 2))
    far = View.fitted((-300, -300, 900, 900), 80, 80)
    plain, full = (painted(Scene(POLYGONS, faults=f), far) for f in (None, crowd))
    one = painted(Scene(POLYGONS, faults=crowd[:1]), far)
    ringed = (one != plain).sum()
    # 40 x 40 pixels hold faults: at most 3 x 3 squares of 28 pixels, one ring in each.
    assert ringed < (full != plain).sum() <= 9 * ringed


def test_layers_can_be_hidden() -> None:
    full = Scene(
        POLYGONS,
        sites=LAYER.points[:3],
        cells=np.array([[0.0, 0.0, 600.0, 600.0]]),
        faults=LAYER.points[5:6],
        levels={"fsa": POLYGONS},
        selection=np.array([9], np.int32),
        points=LAYER.points,
    )
    base = painted(Scene(POLYGONS))
    names = ("sites", "cells", "faults", "levels", "selection")
    for shown in names:
        opacity = {name: 0.0 for name in names if name != shown}
        part = Scene(
            **{**{f: getattr(full, f) for f in full.__dataclass_fields__}, "opacity": opacity}
        )
        assert (painted(part) != base).any(), shown
    nothing = Scene(
        **{
            **{f: getattr(full, f) for f in full.__dataclass_fields__},
            "opacity": dict.fromkeys(names, 0.0),
        }
    )
    np.testing.assert_array_equal(painted(nothing), base)


def test_scenes_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(VbasError, match="area_lut has 3"):
        Scene(POLYGONS, np.zeros(3, np.uint32))
    with pytest.raises(VbasError, match="not all selected"):
        Scene(POLYGONS, selection=np.array([36], np.int32))
    with pytest.raises(VbasError, match="region 5 occurs"):
        Scene(POLYGONS, None, np.full(36, 5, np.int32), np.zeros(2, np.uint32))


def test_mix_keeps_stripes_while_they_are_the_greater_part() -> None:
    below = np.array([0xFF000000, HATCHED], dtype=np.uint32)
    above = np.array([HATCHED, 0xFFFFFFFF], dtype=np.uint32)
    assert mix(below, above, 0.7).tolist()[0] == HATCHED
    assert mix(below, above, 0.3).tolist() == [0xFF000000, HATCHED]
    assert mix(below, above, 1.0) is above


def test_the_coarse_picture_needs_points_only() -> None:
    lut = np.full(36, 0xFFABCDEF, dtype=np.uint32)
    picture = compose_coarse(Scene(POLYGONS, lut, points=LAYER.points), VIEW)
    assert (picture == 0xFFABCDEF).sum() == 36 * 4
    assert (compose_coarse(Scene(POLYGONS, lut), VIEW) == LIGHT.background).all()


def test_png_can_be_read_by_others(tmp_path) -> None:
    from PySide6.QtGui import QImage

    rng = np.random.default_rng(0)
    picture = rng.integers(0, 1 << 24, (37, 23), dtype=np.uint32) | np.uint32(0xFF000000)
    write_png(tmp_path / "a.png", picture)
    image = QImage(str(tmp_path / "a.png")).convertToFormat(QImage.Format.Format_RGB32)
    back = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(37, 23)
    np.testing.assert_array_equal(back & 0xFFFFFF, picture & 0xFFFFFF)
    assert [p.name for p in tmp_path.iterdir()] == ["a.png"]


def test_png_into_a_missing_folder_is_a_clear_error(tmp_path) -> None:
    with pytest.raises(VbasError, match=r"a\.png"):
        write_png(tmp_path / "none" / "a.png", np.zeros((2, 2), np.uint32))


def test_picture_of_a_run(tmp_path) -> None:
    labels = (np.arange(36) // 6).astype(np.int32)
    aggregation = Aggregation(labels, 6, LAYER.points[2::6])
    save_run_picture(tmp_path / "map.png", LAYER, aggregation, title="Six regions")
    assert (tmp_path / "map.png").stat().st_size > 2000


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_map_picture_has_title_legend_and_scale(palette) -> None:
    scene = region_scene(LAYER, np.zeros(36, np.int32), palette=palette)
    values = np.arange(36.0)
    values[3] = np.nan
    _, legend = choropleth(values, title="Share", unit="%")
    plain = map_picture(scene, 600, 400)
    full = map_picture(scene, 600, 400, title="Title", legend=legend)
    changed = plain != full
    assert changed[:80, :200].any()
    assert changed[-150:, :200].any()
    assert not changed[:, 300:].any()
    assert len(np.unique(plain[-60:, -200:])) > 2


def test_the_card_of_the_scale_has_an_even_edge() -> None:
    picture = np.full((120, 300), 0xFFFFFFFF, dtype=np.uint32)
    paint_scale(picture, 10.0, LIGHT, 1.0)
    rows, columns = (np.flatnonzero((picture != 0xFFFFFFFF).any(axis=i)) for i in (1, 0))
    card = picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    edge = np.concatenate([card[0], card[-1], card[:, 0], card[:, -1]])
    assert len(np.unique(edge)) == 1
    assert (card[1:-1, [1, -2]] != edge[0]).all()
    assert (card[[1, -2], 1:-1] != edge[0]).all()


def test_map_picture_refuses_what_cannot_be_drawn() -> None:
    with pytest.raises(VbasError, match="no area"):
        map_picture(Scene())
    with pytest.raises(VbasError, match="cannot be made"):
        map_picture(Scene(POLYGONS), 0, 10)


def test_a_picture_can_say_anything() -> None:
    def written(title: str, wide: int = 400) -> np.ndarray:
        picture = np.full((60, wide), LIGHT.card, np.uint32)
        paint_title(picture, title, LIGHT, 1.0)
        return picture

    def dark(picture: np.ndarray) -> int:
        return int(np.count_nonzero((picture & 255) < 128))

    assert dark(written("Regions of 5 (k)")) > dark(written("Regions")) > dark(written(""))
    np.testing.assert_array_equal(written("Québec – ‰"), written("Quebec - ?"))
    assert (written("Map", 30)[:, :30] == written("Map")[:, :30]).all()
    assert text_width("wide", 24.0) == pytest.approx(2 * text_width("wide", 12.0), rel=0.1)
