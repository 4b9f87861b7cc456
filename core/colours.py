"""From values to colour tables: ramps, classes, legends, and a colouring of regions.

Colours are 0xAARRGGBB, opaque. Ramps are lines in the OKLab space (B. Ottosson, 2020), where
equal steps look equally large, with lightness as the leading coordinate, so that they hold for
colour-blind eyes and in grey print. The ramp from yellow to blue bends through green: a straight
line would pass through grey, which looks like no data.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import Delaunay, QhullError

from core.errors import VbasError
from core.raster.palette import HATCHED

Scheme: TypeAlias = Literal["quantile", "equal", "log"]
SCHEMES: Final = ("quantile", "equal", "log")

# Ends of the ramps: lightness, green-red, blue-yellow.
_DEEP_BLUE, _PALE_YELLOW = (0.37, -0.010, -0.105), (0.955, -0.014, 0.072)
_BEND = (0.0, -0.060, 0.0)
_BLUE, _WHITE, _ORANGE = (0.47, -0.045, -0.115), (0.955, 0.0, 0.004), (0.58, 0.090, 0.105)
_MIDNIGHT = (0.36, 0.0, 0.004)

_REPAIRS = 8

# Hue in degrees and a lightness that differs between hues that some eyes confuse.
_REGION_HUES: Final = (
    (250.0, 0.0),
    (75.0, 0.055),
    (155.0, -0.02),
    (20.0, -0.045),
    (305.0, 0.02),
    (110.0, 0.075),
)


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One colour and what it stands for: values from ``low`` to ``high``, or a ``label``."""

    colour: int
    low: float | None = None
    high: float | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Legend:
    """What the colours of a map mean.

    Attributes
    ----------
    title, unit
        What is shown and in which unit ("people", "people/km2", "%"); unit "" = none.
    entries
        From the lowest class to the highest.
    missing
        Whether there are areas without a value (hatched).
    note
        A sentence under the entries, such as that colours only tell neighbours apart.
    """

    title: str
    unit: str = ""
    entries: tuple[LegendEntry, ...] = ()
    missing: bool = False
    note: str = ""

    def texts(self, number: Callable[[float], str] | None = None) -> list[str]:
        """A text for each entry; ``number`` writes numbers in the reader's language."""
        write = number or format_number
        return [_entry_text(entry, write) for entry in self.entries]


def _entry_text(entry: LegendEntry, write: Callable[[float], str]) -> str:
    if entry.label or entry.low is None or entry.high is None:
        return entry.label
    if entry.low == entry.high:
        return write(entry.low)
    return f"{write(entry.low)} – {write(entry.high)}"


def format_number(value: float) -> str:
    """A number in three significant digits, thousands apart by thin spaces, no exponent."""
    if not np.isfinite(value):
        return "∞" if value > 0 else "-∞" if value < 0 else "–"
    if value == 0:
        return "0"
    digits = 3 - 1 - int(np.floor(np.log10(abs(value))))
    if digits <= 0:
        # Integers are exact: only fractions are cut.
        return f"{value:,.0f}".replace(",", "\u202f")
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")


def ramp(n: int, *, dark: bool = False) -> NDArray[np.uint32]:
    """(n,) colours from little to much: yellow to blue (on dark ground: blue to yellow)."""
    start, end = (_DEEP_BLUE, _PALE_YELLOW) if dark else (_PALE_YELLOW, _DEEP_BLUE)
    return _argb(_line(start, end, n, _BEND))


def diverging_ramp(n: int, *, dark: bool = False) -> NDArray[np.uint32]:
    """(n,) colours from blue (less) through neutral (no difference) to orange (more)."""
    middle = _MIDNIGHT if dark else _WHITE
    t = np.linspace(-1.0, 1.0, n)[:, None]
    ends = np.where(t < 0, np.array(_BLUE), np.array(_ORANGE))
    if dark:
        ends = ends + np.array((0.16, 0.0, 0.0))
    return _argb(np.array(middle) + np.abs(t) * (ends - np.array(middle)))


def region_palette(*, dark: bool = False) -> NDArray[np.uint32]:
    """(6,) muted colours for regions, told apart by lightness too."""
    lightness, chroma = (0.50, 0.060) if dark else (0.80, 0.062)
    hue = np.radians([h for h, _ in _REGION_HUES])
    light = lightness + np.array([step for _, step in _REGION_HUES]) * (1.3 if dark else 1.0)
    return _argb(np.column_stack([light, chroma * np.cos(hue), chroma * np.sin(hue)]))


def class_breaks(
    values: NDArray[np.float64], scheme: Scheme = "quantile", n_classes: int = 6
) -> NDArray[np.float64]:
    """Bounds of classes, from the smallest value to the largest, strictly rising.

    Parameters
    ----------
    values
        (n,) float64; NaN and infinite values are not looked at.
    scheme
        "quantile": as many areas in each class; "equal": classes equally wide; "log": each
        class a constant factor wider than the one before, starting at the smallest value above
        zero, zeros and less in the first class.
    n_classes
        Number of classes wanted; fewer if there are fewer different values. Inner bounds are
        rounded to two digits where the classes stay apart.

    Returns
    -------
    breaks
        (c + 1,) for c classes; length 0 without values, length 1 if all are equal.
    """
    if scheme not in SCHEMES:
        raise VbasError(
            "{scheme} is not a way to make classes.",
            "Choose one of {schemes}.",
            scheme=scheme,
            schemes=", ".join(SCHEMES),
        )
    if n_classes < 1:
        raise VbasError("At least one class is needed, not {n}.", n=n_classes)
    finite = np.asarray(values, dtype=np.float64)
    finite = finite[np.isfinite(finite)]
    if not len(finite):
        return np.empty(0)
    low, high = float(finite.min()), float(finite.max())
    if scheme == "quantile":
        inner = np.quantile(finite, np.linspace(0, 1, n_classes + 1)[1:-1])
    elif scheme == "log" and high > 0:
        start = finite[finite > 0].min()
        inner = np.geomspace(start, high, n_classes + 1)[1:-1]
    else:
        inner = np.linspace(low, high, n_classes + 1)[1:-1]
    inner = np.unique(np.ceil(inner) if _are_whole(finite) else inner)
    rounded = np.unique(_two_digits(inner))
    if len(rounded) == len(inner):
        inner = rounded
    inner = inner[(inner > low) & (inner < high)]
    return np.unique(np.concatenate([[low], inner, [high]]))


def choropleth(
    values: NDArray[np.float64],
    *,
    scheme: Scheme = "quantile",
    n_classes: int = 6,
    title: str = "",
    unit: str = "",
    diverging: bool = False,
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by value.

    Parameters
    ----------
    values
        (n,) float64 in ``unit``; NaN = no value: hatched.
    scheme, n_classes
        See `class_breaks`.
    title, unit
        For the legend.
    diverging
        Classes are symmetric around 0, in blue and orange, for differences; ``scheme`` is not
        used then, and the number of classes is made odd.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32 colour of each area, or HATCHED.
    legend
        Classes from low to high; a value on a bound belongs to the class above it.
    """
    values = np.asarray(values, dtype=np.float64)
    if diverging:
        breaks, colours = _diverging_classes(values, n_classes, dark)
    else:
        breaks = class_breaks(values, scheme, n_classes)
        colours = ramp(max(len(breaks) - 1, 1), dark=dark)
    lut = np.full(len(values), HATCHED, dtype=np.uint32)
    finite = np.isfinite(values)
    if len(breaks):
        lut[finite] = colours[np.searchsorted(breaks[1:-1], values[finite], side="right")]
    if len(breaks) == 1:
        breaks = np.repeat(breaks, 2)
    entries = tuple(
        LegendEntry(int(colour), float(low), float(high))
        for colour, low, high in zip(colours, breaks[:-1], _upper(breaks, values), strict=False)
    )
    return lut, Legend(title, unit, entries, missing=not finite.all())


def _upper(breaks: NDArray[np.float64], values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The highest value of each class: one less than the next class begins for whole numbers."""
    upper = breaks[1:].copy()
    whole = _are_whole(values[np.isfinite(values)]) and _are_whole(breaks[1:-1])
    if whole and len(upper) > 1:
        upper[:-1] -= 1.0
    return upper


def _are_whole(values: NDArray[np.float64]) -> bool:
    return bool((values == np.rint(values)).all())


def _diverging_classes(
    values: NDArray[np.float64], n_classes: int, dark: bool
) -> tuple[NDArray[np.float64], NDArray[np.uint32]]:
    """Bounds symmetric around 0 and their colours; the middle class holds 0."""
    finite = values[np.isfinite(values)]
    if not len(finite):
        return np.empty(0), diverging_ramp(1, dark=dark)
    n = max(3, n_classes | 1)
    reach = float(np.abs(finite).max()) or 1.0
    return np.linspace(-reach, reach, n + 1), diverging_ramp(n, dark=dark)


def neighbour_pairs(points: NDArray[np.float64]) -> NDArray[np.int32]:
    """(p, 2) pairs of points that are neighbours in their Delaunay triangulation, i < j.

    Good enough to tell regions apart on a map when who touches whom is not known.
    """
    points = np.asarray(points, dtype=np.float64)
    if len(points) < 2:
        return np.empty((0, 2), dtype=np.int32)
    try:
        corners = Delaunay(points - points.mean(axis=0)).simplices
    except (QhullError, ValueError):  # fewer than three points, or all on one line
        order = np.lexsort((points[:, 1], points[:, 0]))
        pairs = np.sort(np.column_stack([order[:-1], order[1:]]), axis=1)
        return pairs.astype(np.int32)
    pairs = np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [0, 2]]])
    n = len(points)
    keys = np.unique(pairs.min(axis=1).astype(np.int64) * n + pairs.max(axis=1))
    return np.column_stack([keys // n, keys % n]).astype(np.int32)


def colour_regions(
    labels: NDArray[np.int32],
    pairs: NDArray[np.int32],
    previous: NDArray[np.int8] | None = None,
    n_colours: int = 6,
) -> NDArray[np.int8]:
    """A colour number for each region so that neighbouring regions differ.

    Parameters
    ----------
    labels
        (n,) int32: region of each area, -1 = none.
    pairs
        (p, 2) int32: areas that are neighbours.
    previous
        (s,) colours of an earlier state of the same regions: kept wherever they still differ,
        so that a running placement does not flicker.
    n_colours
        How many colours there are.

    Returns
    -------
    colours
        (s,) int8 in 0 .. n_colours - 1, for regions 0 .. the highest label. The same input gives
        the same colours. Greedy: regions with most neighbours first, each the colour least used
        among its neighbours, then least used at all; where two neighbours come to share one,
        they and theirs are coloured anew a few times.
    """
    n_regions = int(labels.max(initial=-1)) + 1
    starts, neighbours = _region_graph(labels, pairs, n_regions)
    colours = np.full(n_regions, -1, dtype=np.int8)
    if previous is not None:
        kept = min(n_regions, len(previous))
        colours[:kept] = previous[:kept]
        colours[_clashing(colours, starts, neighbours)] = -1
    by_degree = np.argsort(-np.diff(starts), kind="stable")
    _colour_greedily(colours, by_degree, starts, neighbours, n_colours)
    for _ in range(_REPAIRS):
        clashing = _clashing(colours, starts, neighbours)
        if not len(clashing):
            break
        # They choose first this time, their neighbours after them.
        runs = [neighbours[starts[r] : starts[r + 1]] for r in clashing]
        colours[np.concatenate([clashing, *runs])] = -1
        order = np.concatenate([clashing, by_degree])
        _colour_greedily(colours, order, starts, neighbours, n_colours)
    return colours


def _clashing(
    colours: NDArray[np.int8], starts: NDArray[np.int64], neighbours: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Regions that share their colour with a neighbour of lower number."""
    owner = np.repeat(np.arange(len(colours)), np.diff(starts))
    same = (colours[owner] == colours[neighbours]) & (colours[owner] >= 0)
    return np.unique(owner[same & (owner > neighbours)])


def _colour_greedily(
    colours: NDArray[np.int8],
    order: NDArray[np.int64],
    starts: NDArray[np.int64],
    neighbours: NDArray[np.int64],
    n_colours: int,
) -> None:
    """Colours the regions that have none (-1), in the order given."""
    used = np.bincount(colours[colours >= 0], minlength=n_colours)
    for region in order:
        if colours[region] >= 0:
            continue
        near = colours[neighbours[starts[region] : starts[region + 1]]]
        taken = np.bincount(near[near >= 0], minlength=n_colours)
        choice = int(np.lexsort((used, taken))[0])
        colours[region] = choice
        used[choice] += 1


def _region_graph(
    labels: NDArray[np.int32], pairs: NDArray[np.int32], n_regions: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Neighbours of each region: where its run starts, and the runs."""
    a, b = (labels[pairs[:, i]].astype(np.int64) for i in (0, 1))
    differ = (a != b) & (a >= 0) & (b >= 0)
    a, b = a[differ], b[differ]
    keys = np.unique(np.concatenate([a * n_regions + b, b * n_regions + a]))
    starts = np.searchsorted(keys, np.arange(n_regions + 1) * n_regions)
    return starts, keys % max(n_regions, 1)


def region_lut(colours: NDArray[np.int8], *, dark: bool = False) -> NDArray[np.uint32]:
    """(s,) uint32 colour of each region from its colour number."""
    return region_palette(dark=dark)[colours]


def region_legend(title: str = "Regions", *, dark: bool = False) -> Legend:
    """The legend of regions coloured only so that neighbours differ."""
    entries = tuple(LegendEntry(int(c)) for c in region_palette(dark=dark))
    return Legend(title, "", entries, note="Colours only tell neighbours apart.")


def _line(
    start: tuple[float, float, float],
    end: tuple[float, float, float],
    n: int,
    bend: tuple[float, float, float],
) -> NDArray[np.float64]:
    """(n, 3) points of a parabola whose middle lies ``bend`` beside the straight line."""
    t = np.linspace(0.0, 1.0, n)[:, None] if n > 1 else np.array([[0.5]])
    line = np.array(start) + t * (np.array(end) - np.array(start))
    return np.asarray(line + 4.0 * t * (1.0 - t) * np.array(bend), dtype=np.float64)


def _argb(lab: NDArray[np.float64]) -> NDArray[np.uint32]:
    """OKLab (n, 3) to opaque colours; the matrices are those of the space's definition."""
    cube_roots = lab @ np.array(
        [
            [1.0, 1.0, 1.0],
            [0.3963377774, -0.1055613458, -0.0894841775],
            [0.2158037573, -0.0638541728, -1.2914855480],
        ]
    )
    linear = cube_roots**3 @ np.array(
        [
            [4.0767416621, -1.2684380046, -0.0041960863],
            [-3.3077115913, 2.6097574011, -0.7034186147],
            [0.2309699292, -0.3413193965, 1.7076147010],
        ]
    )
    linear = np.clip(linear, 0.0, 1.0)
    srgb = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    r, g, b = np.rint(srgb * 255.0).astype(np.uint32).T
    opaque = np.uint32(0xFF000000)
    return np.asarray(opaque | (r << np.uint32(16)) | (g << np.uint32(8)) | b, dtype=np.uint32)


def _two_digits(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Rounded to two significant digits."""
    with np.errstate(divide="ignore", over="ignore", under="ignore"):
        power = np.where(values == 0, 0.0, np.floor(np.log10(np.abs(values)))) - 1.0
        # Dividing by a power of ten keeps 0.3 from becoming 0.30000000000000004.
        up = 10.0 ** np.minimum(np.abs(power), 300.0)
        rounded = np.where(power < 0, np.rint(values * up) / up, np.rint(values / up) * up)
    return np.asarray(rounded, dtype=np.float64)
