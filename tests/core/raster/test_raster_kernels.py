"""The compiled loops over pixels, compared with plain numpy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.raster import kernels
from core.raster.palette import HATCHED

NO_LABELS, NO_ALPHA = np.empty(0, np.int32), np.empty(0, np.uint8)
BACK, EDGE, LINE = 0xFF101010, 0xFF000000, 0xFFFFFFFF


def coloured(ids, lut, labels=NO_LABELS, region_alpha=NO_ALPHA, area_alpha=NO_ALPHA, width=1):
    out = np.zeros(ids.shape, dtype=np.uint32)
    kernels.colour_image(
        ids,
        0,
        len(ids),
        lut,
        BACK,
        labels,
        region_alpha,
        EDGE,
        area_alpha,
        LINE,
        0xFFAAAAAA,
        0xFFBBBBBB,
        8,
        0,
        width,
        out,
    )
    return out


def images(seed: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    coarse = rng.integers(-1, 12, (9, 11), dtype=np.int32)
    lut = rng.integers(0, 1 << 24, 12, dtype=np.uint32) | np.uint32(0xFF000000)
    return np.kron(coarse, np.ones((4, 4), dtype=np.int32)), lut


@pytest.mark.parametrize("seed", range(5))
def test_colours_equal_a_look_up(seed: int) -> None:
    ids, lut = images(seed)
    expected = np.where(ids >= 0, lut[np.maximum(ids, 0)], np.uint32(BACK))
    np.testing.assert_array_equal(coloured(ids, lut), expected)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("width", [1, 2])
def test_region_edges_equal_plain_numpy(seed: int, width: int) -> None:
    ids, lut = images(seed)
    labels = np.random.default_rng(seed).integers(-1, 4, 12, dtype=np.int32)
    out = coloured(ids, lut, labels, np.full(4, 255, np.uint8), width=width)
    region = np.where(ids >= 0, labels[np.maximum(ids, 0)], -1)
    padded = np.pad(region, 1, mode="edge")
    edge = (region != padded[2:, 1:-1]) | (region != padded[1:-1, 2:])
    if width == 2:
        edge |= (region != padded[:-2, 1:-1]) | (region != padded[1:-1, :-2])
    fill = np.where(ids >= 0, lut[np.maximum(ids, 0)], np.uint32(BACK))
    np.testing.assert_array_equal(out, np.where(edge, np.uint32(EDGE), fill))


def test_edges_of_faded_regions_are_not_drawn() -> None:
    ids, lut = images(1)
    labels = np.arange(12, dtype=np.int32)
    plain = coloured(ids, lut)
    np.testing.assert_array_equal(coloured(ids, lut, labels, np.zeros(12, np.uint8)), plain)
    strong = coloured(ids, lut, labels, np.full(12, 255, np.uint8))
    half = coloured(ids, lut, labels, np.full(12, 100, np.uint8))
    assert (strong != plain).sum() == (half != plain).sum()
    assert (half != strong).any()


def test_area_outlines_lie_between_areas_only() -> None:
    ids = np.array([[0, 0, 1, 1, -1, -1]], dtype=np.int32)
    lut = np.array([0xFF111111, 0xFF222222], dtype=np.uint32)
    out = coloured(ids, lut, area_alpha=np.full(2, 255, np.uint8))
    assert out[0].tolist() == [0xFF111111, LINE, 0xFF222222, 0xFF222222, BACK, BACK]


def test_hatched_areas_have_stripes_of_two_colours() -> None:
    ids = np.zeros((16, 16), dtype=np.int32)
    out = coloured(ids, np.array([HATCHED], dtype=np.uint32))
    assert set(np.unique(out).tolist()) == {0xFFAAAAAA, 0xFFBBBBBB}
    assert (out == 0xFFAAAAAA).mean() == 0.25
    assert (out[1:, :-1] == out[:-1, 1:]).all()


@given(st.integers(0, 0xFFFFFF), st.integers(0, 0xFFFFFF), st.integers(0, 255))
def test_blend_is_within_one_step_of_exact(below: int, above: int, alpha: int) -> None:
    mixed = int(kernels.blend(below, above, alpha))
    assert mixed >> 24 == 255
    for shift in (0, 8, 16):
        a, b = (above >> shift) & 255, (below >> shift) & 255
        exact = (a * alpha + b * (255 - alpha)) / 255
        assert abs(((mixed >> shift) & 255) - exact) <= 1.51


def test_blend_ends_are_exact() -> None:
    assert kernels.blend(0xFF123456, 0xFFABCDEF, 255) == 0xFFABCDEF
    assert kernels.blend(0xFF123456, 0xFFABCDEF, 0) == 0xFF123456


def test_halo_surrounds_the_chosen_area_and_nothing_else() -> None:
    ids = np.zeros((20, 20), dtype=np.int32)
    ids[8:12, 8:12] = 1
    out = np.full((20, 20), 0xFF808080, dtype=np.uint32)
    kernels.draw_halo(ids, np.array([0, 1], np.uint8), 2, 0xFF000000, 0xFFFFFFFF, out)
    changed = out != 0xFF808080
    assert changed[8, 8]
    assert changed[6, 9]
    assert changed[7, 9]
    assert not changed[5, 9]
    assert (out[7, 8:12] & 255 < 0x40).all()
    assert (out[8, 8:12] & 255 > 0xC0).all()


def test_a_straight_line_is_one_pixel_wide_and_as_dark_as_asked() -> None:
    out = np.full((11, 30), 0xFFFFFFFF, dtype=np.uint32)
    kernels.draw_segments(np.array([[5.0, 4.5, 25.0, 4.5]]), 0xFF000000, 255, out)
    assert (out[4, 5:25] == 0xFF000000).all()
    out[4, 5:25] = 0xFFFFFFFF
    assert (out == 0xFFFFFFFF).all()


@given(st.lists(st.tuples(*[st.floats(-80, 120)] * 4), min_size=1, max_size=8))
def test_lines_stay_inside_the_picture(ends: list[tuple[float, float, float, float]]) -> None:
    room = np.full((40 + 20, 50), 0xFFFFFFFF, dtype=np.uint32)
    picture = room[10:50]
    kernels.draw_segments(np.array(ends), 0xFF000000, 255, picture)
    assert (room[:10] == 0xFFFFFFFF).all()
    assert (room[50:] == 0xFFFFFFFF).all()


def test_a_diagonal_line_darkens_as_much_as_it_is_long() -> None:
    out = np.full((60, 60), 0xFFFFFFFF, dtype=np.uint32)
    kernels.draw_segments(np.array([[10.0, 10.0, 50.0, 30.0]]), 0xFF000000, 255, out)
    ink = (255 - (out & np.uint32(255)).astype(float)).sum() / 255
    assert ink == pytest.approx(40, rel=0.02)


def test_stamps_are_centred_and_cut_off_at_the_rim() -> None:
    out = np.full((9, 9), 0xFFFFFFFF, dtype=np.uint32)
    colours = np.full((3, 3), 0xFF0000FF, dtype=np.uint32)
    alphas = np.full((3, 3), 255, dtype=np.uint8)
    kernels.stamp(np.array([[4.5, 4.5], [0.2, 8.9], [400.0, 4.0]]), colours, alphas, out)
    marked = out == 0xFF0000FF
    assert marked[3:6, 3:6].all()
    assert marked[7:9, 0:2].all()
    assert marked.sum() == 9 + 4
