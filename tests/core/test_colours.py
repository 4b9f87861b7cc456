"""Ramps, classes, legends and the colouring of regions."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial import cKDTree

from core.colours import (
    SCHEMES,
    Legend,
    LegendEntry,
    choropleth,
    class_breaks,
    colour_regions,
    diverging_ramp,
    format_number,
    neighbour_pairs,
    ramp,
    region_legend,
    region_lut,
    region_palette,
)
from core.errors import VbasError
from core.raster.palette import HATCHED


def luminance(colours: np.ndarray) -> np.ndarray:
    """Relative luminance (WCAG 2) of 0xAARRGGBB colours."""
    rgb = np.stack([(colours >> np.uint32(s)) & np.uint32(255) for s in (16, 8, 0)]) / 255.0
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return np.array([0.2126, 0.7152, 0.0722]) @ linear


@pytest.mark.parametrize("n", [2, 5, 9, 256])
def test_ramps_run_from_light_to_dark_and_back_on_dark_ground(n: int) -> None:
    light = luminance(ramp(n))
    assert (np.diff(light) <= 0).all()
    np.testing.assert_array_equal(ramp(n, dark=True), ramp(n)[::-1])
    assert light[0] / light[-1] > 15


def test_ramp_steps_are_even_in_lightness() -> None:
    # The cube root of luminance is close to perceived lightness.
    steps = np.diff(np.cbrt(luminance(ramp(7))))
    assert steps.max() / steps.min() == pytest.approx(1.0, abs=0.25)


def test_ramp_is_told_apart_by_the_colour_blind() -> None:
    """Deuteranopia mixes red and green: blue and lightness must still differ."""
    colours = ramp(6)
    blue = colours & np.uint32(255)
    green = (colours >> np.uint32(8)) & np.uint32(255)
    assert (np.diff(green.astype(int)) < -15).all()
    assert blue[0] > blue[1] < 200  # through green, not through red


@pytest.mark.parametrize("dark", [False, True])
def test_ramp_has_colour_all_the_way(dark: bool) -> None:
    """Grey stands for no data."""
    rgb = np.stack([(ramp(9, dark=dark) >> np.uint32(s)) & np.uint32(255) for s in (16, 8, 0)])
    assert (np.ptp(rgb.astype(int), axis=0) > 35).all()


def test_diverging_ramp_is_symmetric_in_strength() -> None:
    colours = diverging_ramp(7)
    light = luminance(colours)
    assert light[3] == light.max()
    assert (np.diff(light[:4]) > 0).all()
    assert (np.diff(light[3:]) < 0).all()
    red, blue = (colours >> np.uint32(16)) & np.uint32(255), colours & np.uint32(255)
    assert blue[0] > red[0]
    assert red[-1] > blue[-1]


@pytest.mark.parametrize("dark", [False, True])
def test_region_colours_differ_from_each_other_even_in_grey(dark: bool) -> None:
    palette = region_palette(dark=dark)
    assert len(set(palette.tolist())) == 6
    assert (palette >> np.uint32(24) == 255).all()
    rgb = np.stack([(palette >> np.uint32(s)) & np.uint32(255) for s in (16, 8, 0)], 1).astype(int)
    distance = np.abs(rgb[:, None] - rgb[None]).sum(axis=2)[np.triu_indices(6, 1)]
    assert distance.min() > 30


def test_quantile_classes_by_hand() -> None:
    values = np.arange(1.0, 101.0) / 2
    breaks = class_breaks(values, "quantile", 4)
    np.testing.assert_allclose(breaks, [0.5, 13, 25, 38, 50])


def test_equal_and_log_classes_by_hand() -> None:
    np.testing.assert_allclose(
        class_breaks(np.array([0.5, 8.5]), "equal", 4), [0.5, 2.5, 4.5, 6.5, 8.5]
    )
    np.testing.assert_allclose(
        class_breaks(np.array([0.0, 1.0, 10_000.0]), "log", 4), [0, 10, 100, 1000, 10_000]
    )


def test_few_values_make_few_classes() -> None:
    assert len(class_breaks(np.array([np.nan, np.inf]))) == 0
    np.testing.assert_array_equal(class_breaks(np.full(5, 3.0)), [3.0])
    assert len(class_breaks(np.array([1.0, 1.0, 1.0, 2.0]), "quantile", 6)) <= 4


@pytest.mark.parametrize("value", [5e-324, 1e-310, 3e200, 1.7e308])
def test_extreme_values_have_classes_too(value: float) -> None:
    for scheme in SCHEMES:
        breaks = class_breaks(np.array([0.0, value / 3, value]), scheme, 3)
        assert np.isfinite(breaks).all()
        assert (np.diff(breaks) > 0).all()


@given(
    st.lists(st.floats(-1e9, 1e9) | st.just(float("nan")), min_size=1, max_size=60),
    st.sampled_from(SCHEMES),
    st.integers(1, 9),
)
def test_every_value_lies_in_the_class_of_its_colour(values, scheme, n_classes) -> None:
    array = np.array(values)
    lut, legend = choropleth(array, scheme=scheme, n_classes=n_classes)
    missing = np.isnan(array)
    assert ((lut == HATCHED) == missing).all()
    assert legend.missing == missing.any()
    assert len(legend.entries) <= n_classes
    by_colour = {entry.colour: entry for entry in legend.entries}
    assert len(by_colour) == len(legend.entries)
    for value, colour in zip(array[~missing], lut[~missing].tolist(), strict=True):
        entry = by_colour[colour]
        assert entry.low <= value <= entry.high


@given(st.lists(st.integers(0, 5000), min_size=2, max_size=60))
def test_classes_of_whole_numbers_do_not_overlap(values: list[int]) -> None:
    _, legend = choropleth(np.array(values, dtype=float), n_classes=5)
    for a, b in zip(legend.entries, legend.entries[1:], strict=False):
        assert a.high == b.low - 1


def test_diverging_classes_are_symmetric_around_zero() -> None:
    lut, legend = choropleth(np.array([-2.0, 0.0, 7.0, np.nan]), diverging=True, n_classes=7)
    assert len(legend.entries) == 7
    assert legend.entries[0].low == -7
    assert legend.entries[-1].high == 7
    assert lut[1] == diverging_ramp(7)[3]
    assert lut[2] == diverging_ramp(7)[6]
    assert lut[3] == HATCHED


def test_all_missing_is_all_hatched() -> None:
    for diverging in (False, True):
        lut, legend = choropleth(np.full(3, np.nan), diverging=diverging)
        assert (lut == HATCHED).all()
        assert legend.entries == ()


def test_unknown_scheme_is_refused() -> None:
    with pytest.raises(VbasError, match="jenks"):
        class_breaks(np.ones(3), "jenks")  # type: ignore[arg-type]
    with pytest.raises(VbasError, match="0"):
        class_breaks(np.ones(3), "equal", 0)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (1234567, "1\u202f234\u202f567"),
        (12.345, "12.3"),
        (0.012345, "0.0123"),
        (100, "100"),
        (1.5, "1.5"),
        (-2.25, "-2.25"),
        (float("nan"), "–"),
        (999.6, "1\u202f000"),
    ],
)
def test_numbers_in_three_digits(value: float, text: str) -> None:
    assert format_number(value) == text


def test_legend_texts() -> None:
    legend = Legend(
        "Population",
        "people",
        (LegendEntry(1, 0, 10), LegendEntry(2, 5, 5), LegendEntry(3, label="other")),
    )
    assert legend.texts() == ["0 – 10", "5", "other"]
    assert legend.texts(lambda v: f"<{v}>") == ["<0> – <10>", "<5>", "other"]
    assert len(region_legend().entries) == 6
    assert set(region_legend().texts()) == {""}


def neighbours_share(labels, pairs, colours) -> int:
    a, b = labels[pairs[:, 0]], labels[pairs[:, 1]]
    differ = (a != b) & (a >= 0) & (b >= 0)
    return int((colours[a[differ]] == colours[b[differ]]).sum())


@pytest.mark.parametrize("seed", range(4))
def test_neighbouring_regions_differ(seed: int) -> None:
    rng = np.random.default_rng(seed)
    points = rng.uniform(0, 1, (3000, 2))
    labels = cKDTree(points[:150]).query(points)[1].astype(np.int32)
    pairs = neighbour_pairs(points)
    colours = colour_regions(labels, pairs)
    assert colours.shape == (150,)
    assert neighbours_share(labels, pairs, colours) == 0
    np.testing.assert_array_equal(colours, colour_regions(labels, pairs))
    used = np.bincount(colours, minlength=6)
    assert used.min() > 10


def test_colours_stay_while_a_placement_runs() -> None:
    rng = np.random.default_rng(5)
    points = rng.uniform(0, 1, (3000, 2))
    sites = points[:150].copy()
    pairs = neighbour_pairs(points)
    labels = cKDTree(sites).query(points)[1].astype(np.int32)
    before = colour_regions(labels, pairs)
    sites[:5] = rng.uniform(0, 1, (5, 2))
    labels = cKDTree(sites).query(points)[1].astype(np.int32)
    after = colour_regions(labels, pairs, before)
    assert neighbours_share(labels, pairs, after) == 0
    assert (before != after).mean() < 0.2


def test_seven_regions_that_all_touch_share_one_colour_at_most_once() -> None:
    labels = np.arange(7, dtype=np.int32)
    pairs = np.array([(i, j) for i in range(7) for j in range(i)], dtype=np.int32)
    colours = colour_regions(labels, pairs)
    assert neighbours_share(labels, pairs, colours) == 1


def test_regions_without_areas_and_areas_without_region() -> None:
    labels = np.array([-1, 3, 0, -1], dtype=np.int32)
    pairs = np.array([[0, 1], [1, 2], [2, 3]], dtype=np.int32)
    colours = colour_regions(labels, pairs)
    assert colours.shape == (4,)
    assert colours[3] != colours[0]
    assert ((colours >= 0) & (colours < 6)).all()
    assert region_lut(colours).shape == (4,)
    assert colour_regions(np.full(3, -1, np.int32), pairs[:1]).shape == (0,)


def test_neighbours_of_a_square_lattice() -> None:
    points = np.array([[0, 0], [1, 0], [0, 1], [1.1, 1]], dtype=float)
    pairs = set(map(tuple, neighbour_pairs(points).tolist()))
    assert {(0, 1), (0, 2), (1, 3), (2, 3)} <= pairs
    assert len(pairs) == 5


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_neighbours_on_a_line_are_those_next_to_each_other(n: int) -> None:
    points = np.column_stack([np.arange(n)[::-1], np.zeros(n)]).astype(float)
    pairs = neighbour_pairs(points)
    assert pairs.shape == (max(0, n - 1), 2)
    assert (np.abs(pairs[:, 0] - pairs[:, 1]) == 1).all()
