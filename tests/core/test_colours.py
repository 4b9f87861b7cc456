"""Ramps, classes, legends and the colouring of regions."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from core.colours import (
    RAMPS,
    SCHEMES,
    Legend,
    LegendEntry,
    choropleth,
    class_breaks,
    colour_regions,
    diverging_ramp,
    format_number,
    natural_breaks,
    neighbour_pairs,
    ramp,
    ramp_named,
    ramp_previews,
    region_legend,
    region_lut,
    region_numbers,
    region_palette,
    wanted_colours,
)
from core.colours.oklab import argb_of, oklab_of
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
    assert len(set(palette.tolist())) == 12
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
    most = max(3, n_classes | 1) if scheme == "diverging" else n_classes
    assert len(legend.entries) <= most
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


def coloured_plainly(labels, pairs, n_regions: int, n_colours: int = 6) -> list[int]:
    """Greedy colouring as it is told: most neighbours first, least taken, then least used."""
    near: list[set[int]] = [set() for _ in range(n_regions)]
    for a, b in ((labels[i], labels[j]) for i, j in pairs):
        if a != b and a >= 0 and b >= 0:
            near[a].add(b)
            near[b].add(a)
    colours, used = [-1] * n_regions, [0] * n_colours
    for region in sorted(range(n_regions), key=lambda r: -len(near[r])):
        taken = [sum(colours[r] == c for r in near[region]) for c in range(n_colours)]
        choice = min(range(n_colours), key=lambda c: (taken[c], used[c], c))
        colours[region] = choice
        used[choice] += 1
    return colours


@pytest.mark.parametrize("seed", range(3))
def test_compiled_colours_are_those_of_the_plain_rule(seed: int) -> None:
    rng = np.random.default_rng(seed)
    points = rng.uniform(0, 1, (1200, 2))
    labels = cKDTree(points[:80]).query(points)[1].astype(np.int32)
    labels[rng.integers(0, 1200, 20)] = -1
    pairs = neighbour_pairs(points)
    plain = coloured_plainly(labels, pairs, int(labels.max()) + 1)
    if neighbours_share(labels, pairs, np.array(plain)) == 0:  # nothing to repair
        assert colour_regions(labels, pairs).tolist() == plain
    else:
        pytest.fail("choose a seed whose colours need no repair")


def test_colours_stay_while_a_placement_runs() -> None:
    rng = np.random.default_rng(5)
    points = rng.uniform(0, 1, (3000, 2))
    sites = points[:150].copy()
    pairs = neighbour_pairs(points)
    labels = cKDTree(sites).query(points)[1].astype(np.int32)
    before = colour_regions(labels, pairs)
    shown = labels
    sites[:5] = rng.uniform(0, 1, (5, 2))
    labels = cKDTree(sites).query(points)[1].astype(np.int32)
    after = colour_regions(labels, pairs, wanted_colours(labels, shown, before))
    assert neighbours_share(labels, pairs, after) == 0
    assert (before != after).mean() < 0.2


def test_twelve_regions_that_all_touch_have_twelve_colours() -> None:
    labels = np.arange(12, dtype=np.int32)
    pairs = np.array([(i, j) for i in range(12) for j in range(i)], dtype=np.int32)
    assert sorted(colour_regions(labels, pairs).tolist()) == list(range(12))


@st.composite
def partitions(draw) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
    """Neighbours of the areas of a grid, regions around sites, and the same around others."""
    width, height = draw(st.integers(2, 12)), draw(st.integers(2, 12))
    at = np.arange(width * height).reshape(height, width)
    pairs = np.concatenate(
        [
            np.column_stack([at[:, :-1].ravel(), at[:, 1:].ravel()]),
            np.column_stack([at[:-1].ravel(), at[1:].ravel()]),
        ]
    ).astype(np.int32)
    points = np.column_stack([(at % width).ravel(), (at // width).ravel()]).astype(float)
    regions = []
    for _ in range(2):
        sites = draw(st.lists(st.integers(0, at.size - 1), min_size=1, max_size=20, unique=True))
        regions.append(cKDTree(points[sites]).query(points)[1].astype(np.int32))
    return pairs, regions[0], regions[1]


@given(partitions())
def test_touching_regions_differ_whatever_was_shown(of) -> None:
    pairs, shown, labels = of
    before = colour_regions(shown, pairs)
    assert neighbours_share(shown, pairs, before) == 0
    wanted = wanted_colours(labels, shown, before)
    after = colour_regions(labels, pairs, wanted)
    assert neighbours_share(labels, pairs, after) == 0
    # The strongest always gets what it wants.
    strongest = int(wanted.strength.argmax())
    assert after[strongest] == wanted.colours[strongest]


@given(partitions(), st.randoms(use_true_random=False))
def test_the_same_regions_keep_all_colours_whatever_their_numbers(of, random) -> None:
    pairs, shown, _ = of
    before = colour_regions(shown, pairs)
    order = list(range(len(before)))
    random.shuffle(order)
    labels = np.array(order, dtype=np.int32)[shown]
    after = colour_regions(labels, pairs, wanted_colours(labels, shown, before))
    np.testing.assert_array_equal(after[labels], before[shown])


@given(partitions(), st.data())
def test_where_one_region_is_split_the_others_keep_their_colours(of, data) -> None:
    pairs, shown, _ = of
    before = colour_regions(shown, pairs)
    split = data.draw(st.integers(0, len(before) - 1))
    inside = np.flatnonzero(shown == split)
    labels = shown.copy()
    labels[inside[: len(inside) // 2]] = len(before)
    after = colour_regions(labels, pairs, wanted_colours(labels, shown, before))
    others = np.delete(np.arange(len(before)), split)
    np.testing.assert_array_equal(after[others], before[others])
    assert after[split] == before[split]  # the larger part, or that of the lower number


def test_an_area_counts_what_it_weighs() -> None:
    labels = np.zeros(3, np.int32)
    shown = np.array([0, 0, 1], np.int32)
    colours = np.array([4, 2], np.int8)
    by_areas = wanted_colours(labels, shown, colours)
    by_people = wanted_colours(labels, shown, colours, np.array([1.0, 1.0, 5.0]))
    assert (by_areas.colours[0], by_areas.strength[0]) == (4, 2.0)
    assert (by_people.colours[0], by_people.strength[0]) == (2, 5.0)


def test_colours_are_told_from_their_table() -> None:
    numbers = np.array([3, 0, 11, 3], np.int8)
    assert region_numbers(region_lut(numbers, dark=True), dark=True).tolist() == [3, 0, 11, 3]
    assert region_numbers(region_lut(numbers), dark=True) is None


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


def brute_force_natural(values: list[float], k: int) -> float:
    """The least sum of squares within k classes of sorted values, by trying all."""
    ordered = np.sort(values)
    return min(
        sum(float(((part - part.mean()) ** 2).sum()) for part in np.split(ordered, cuts))
        for cuts in itertools.combinations(range(1, len(ordered)), k - 1)
    )


def within(values: np.ndarray, inner: np.ndarray) -> float:
    classes = np.searchsorted(inner, values, side="right")
    return sum(
        float(((p - p.mean()) ** 2).sum()) for c in set(classes) for p in [values[classes == c]]
    )


def test_natural_classes_by_hand() -> None:
    values = np.array([1.0, 2.0, 1.5, 10.0, 11.0, 50.0])
    np.testing.assert_array_equal(natural_breaks(values, 3), [10.0, 50.0])
    np.testing.assert_array_equal(class_breaks(values, "natural", 3), [1.0, 10.0, 50.0])


@given(st.lists(st.integers(-30, 30), min_size=2, max_size=11), st.integers(2, 4))
def test_natural_classes_vary_least_within(values: list[int], k: int) -> None:
    array = np.array(values, dtype=float)
    k = min(k, len(set(values)))
    assert within(array, natural_breaks(array, k)) == pytest.approx(
        brute_force_natural(values, k), abs=1e-9
    )


def test_natural_classes_of_many_values_are_nearly_the_best_and_the_same_in_any_order() -> None:
    rng = np.random.default_rng(2)
    values = rng.lognormal(6.0, 1.0, 5000)
    inner = natural_breaks(values, 5)
    np.testing.assert_array_equal(inner, natural_breaks(rng.permutation(values), 5))
    best = within(values, inner)
    for i in range(len(inner)):
        for factor in (0.97, 1.03):
            other = inner.copy()
            other[i] *= factor
            assert within(values, np.sort(other)) > 0.995 * best
    assert np.isin(inner, values).all()


SEQUENTIAL_NAMES = [known.name for known in RAMPS if not known.diverging]
DIVERGING_NAMES = [known.name for known in RAMPS if known.diverging]

# What is left of linear red, green and blue for eyes without green or red cones (Viénot, Brettel
# and Mollon, 1999).
BLIND = {
    "deuteranopia": [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]],
    "protanopia": [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]],
}


def seen_by(colours: np.ndarray, eyes: str) -> np.ndarray:
    """OKLab coordinates of colours as such eyes see them."""
    rgb = np.stack([(colours >> np.uint32(s)) & np.uint32(255) for s in (16, 8, 0)], 1) / 255.0
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    left = np.clip(linear @ np.array(BLIND[eyes]).T, 0.0, 1.0)
    srgb = np.where(left <= 0.0031308, 12.92 * left, 1.055 * left ** (1 / 2.4) - 0.055)
    red, green, blue = np.rint(srgb * 255).astype(np.uint32).T
    opaque = np.uint32(0xFF000000)
    return oklab_of(opaque | (red << np.uint32(16)) | (green << np.uint32(8)) | blue)


def test_oklab_there_and_back() -> None:
    colours = np.random.default_rng(1).integers(0, 1 << 24, 500).astype(np.uint32)
    colours |= np.uint32(0xFF000000)
    np.testing.assert_array_equal(argb_of(oklab_of(colours)), colours)
    np.testing.assert_allclose(oklab_of(np.array([0xFFFFFFFF], np.uint32)), [[1, 0, 0]], atol=1e-3)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", SEQUENTIAL_NAMES)
def test_every_ramp_gets_steadily_darker_or_lighter(name: str, dark: bool) -> None:
    lightness = oklab_of(ramp(9, name, dark=dark))[:, 0]
    steps = np.diff(lightness) * (1 if dark else -1)
    assert (steps > 0.02).all()
    np.testing.assert_array_equal(
        ramp(9, name, dark=dark, reverse=True), ramp(9, name, dark=dark)[::-1]
    )


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", DIVERGING_NAMES)
def test_every_diverging_ramp_is_neutral_in_the_middle(name: str, dark: bool) -> None:
    lab = oklab_of(ramp(9, name, dark=dark))
    steps = np.diff(lab[:, 0]) * (-1 if dark else 1)
    assert (steps[:4] > 0.01).all()
    assert (steps[4:] < -0.01).all()
    assert np.hypot(*lab[4, 1:]) < 0.01
    assert np.hypot(*(lab[0, 1:] - lab[-1, 1:])) > 0.15


@pytest.mark.parametrize("eyes", sorted(BLIND))
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("known", RAMPS, ids=lambda known: known.name)
def test_the_colour_blind_tell_neighbouring_classes_apart(known, dark: bool, eyes: str) -> None:
    lab = seen_by(known.colours(7, dark=dark), eyes)
    assert (np.linalg.norm(np.diff(lab, axis=0), axis=1) > 0.035).all()
    if known.diverging:  # less and more are not confused either
        assert (np.linalg.norm(lab[:3] - lab[:3:-1], axis=1) > 0.04).all()


def test_ramps_are_listed_with_previews() -> None:
    previews = ramp_previews(dark=True)
    assert list(previews) == [known.name for known in RAMPS]
    for name, colours in previews.items():
        assert len(set(colours.tolist())) == 9
        assert (colours >> np.uint32(24) == 255).all()
        assert ramp_named(name).title
    with pytest.raises(VbasError, match="rainbow"):
        ramp(5, "rainbow")


def test_choropleth_takes_a_ramp_and_its_reverse() -> None:
    values = np.arange(10.0)
    lut, _ = choropleth(values, n_classes=5, ramp="viridis")
    np.testing.assert_array_equal(np.unique(lut), np.unique(ramp(5, "viridis")))
    back, _ = choropleth(values, n_classes=5, ramp="viridis", reverse=True)
    assert back[0] == lut[-1]


def test_differences_need_a_ramp_with_a_middle() -> None:
    values = np.array([-1.0, 0.0, 1.0])
    lut, legend = choropleth(values, scheme="diverging", n_classes=3, ramp="viridis")
    np.testing.assert_array_equal(lut, diverging_ramp(3))
    assert legend.method == "diverging"
    green, _ = choropleth(values, scheme="diverging", n_classes=3, ramp="purple-green")
    np.testing.assert_array_equal(green, ramp(3, "purple-green"))


def test_legend_tells_method_and_how_many_have_no_value() -> None:
    _, legend = choropleth(np.array([1.0, np.nan, 2.0, np.inf, 5.0]), scheme="equal", n_classes=2)
    assert (legend.method, legend.n_missing, legend.missing) == ("equal", 2, True)
    _, one = choropleth(np.ones(3))
    assert (one.method, one.n_missing, one.missing) == ("", 0, False)
