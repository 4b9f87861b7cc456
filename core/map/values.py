"""What a map of areas can show: one number an area, with a title and a unit, without Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.classes import ClassCounts
from core.colours import Legend, LegendEntry, Scheme, choropleth, ramp
from core.kernels import small_sums
from core.map.layers import LayerStyle
from core.presets import DEFAULT_K
from core.raster.palette import HATCHED
from core.study import Study
from core.suppression.records import RecordSuppression

REGION: Final = "region"
POPULATION: Final = "population"
DENSITY: Final = "density"
RECORDS: Final = "records"
ANONYMITY: Final = "anonymity"
SUPPRESSION: Final = "suppression rate"

SUBJECTS: Final = (REGION, POPULATION, DENSITY, RECORDS, ANONYMITY, SUPPRESSION)
"""All that areas can be coloured by, in the order of a list."""

SEARCH_MEASURES: Final = ("anonymity", "suppression")
"""What a search can make better in each region (see `core.search.film`)."""

_M2_PER_KM2 = 1e6
_FEW = 6
_SHARES: Final = (0.0, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
"""Bounds of classes of suppression, percent: the same in every search, so that none flickers."""


@dataclass(frozen=True, eq=False)
class AreaValues:
    """One number for each area.

    Attributes
    ----------
    subject
        One of `SUBJECTS`, without `REGION`.
    values
        (n,) float64 in ``unit``; NaN = no value.
    title, unit
        For legends, in English.
    of_regions
        Whether each area carries the value of its region.
    scheme
        How values fall into classes: "quantile", "equal" or "log" (see `core.colours`).
    """

    subject: str
    values: NDArray[np.float64]
    title: str
    unit: str
    of_regions: bool = False
    scheme: str = "quantile"


def area_values(
    subject: str,
    areas: AreaLayer,
    *,
    study: Study | None = None,
    k: int = DEFAULT_K,
    aggregation: Aggregation | None = None,
    suppression: RecordSuppression | None = None,
) -> AreaValues | None:
    """The values of a subject; None if they are not known yet.

    Parameters
    ----------
    subject
        One of `SUBJECTS`; `REGION` has no values.
    areas
        The layer on the map.
    study
        Needed for records, anonymity and suppression.
    k
        Smallest size of a class; used before there is a run.
    aggregation, suppression
        A run on this study: anonymity and suppression are then those of the area's region.
    """
    if subject == POPULATION:
        return AreaValues(subject, areas.population, "Population", "people")
    if subject == DENSITY:
        return AreaValues(subject, density(areas), "Population density", "people per km²")
    if study is None or subject == REGION:
        return None
    if subject == RECORDS:
        records = study.counts.records.astype(np.float64)
        return AreaValues(subject, records, "Records", "records")
    if aggregation is not None and suppression is not None:
        if subject == ANONYMITY:
            by_region = _without_zero(suppression.counts.anonymity())
            title, unit, scheme = "Anonymity of the region", "records", "quantile"
        else:
            rate = _share(suppression.suppressed_by_region, suppression.counts.records)
            by_region, title, unit, scheme = (
                100.0 * rate,
                "Suppressed in the region",
                "%",
                "quantile",
            )
        return AreaValues(subject, by_region[aggregation.labels], title, unit, True, scheme)
    if subject == ANONYMITY:
        own = _without_zero(study.counts.anonymity())
        return AreaValues(subject, own, "Anonymity of the area", "records")
    return AreaValues(
        subject,
        100.0 * share_below(study.counts, k),
        f"Records below k = {k} in the area itself",
        "%",
    )


def coloured(
    of: AreaValues,
    style: LayerStyle | None = None,
    *,
    title: str | None = None,
    unit: str | None = None,
    dark: bool = False,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of areas by value, and the legend; few different values each have a colour.

    Parameters
    ----------
    style
        Scheme, number of classes and ramp; the usual ones if not given.
    title, unit
        Translated, in place of the English ones.
    dark
        For a dark background.

    Returns
    -------
    lut
        (n,) uint32; see `core.colours.legend`.
    legend
        From the lowest value to the highest.
    """
    title, unit = title or of.title, unit or of.unit
    of_records = of.unit == "records"
    style = style or LayerStyle(scheme=of.scheme, classes=_FEW)
    present = np.unique(of.values[np.isfinite(of.values)])
    if not 1 < len(present) <= style.classes or style.scheme == "diverging":
        lut, legend = choropleth(
            of.values,
            scheme=cast(Scheme, style.scheme),
            n_classes=style.classes,
            title=title,
            unit=unit,
            dark=dark,
            ramp=style.ramp,
            reverse=style.reverse,
        )
        return lut, replace(legend, of_records=of_records)
    colours = ramp(len(present), style.ramp, dark=dark, reverse=style.reverse)
    lut = np.full(len(of.values), HATCHED, dtype=np.uint32)
    known = np.isfinite(of.values)
    lut[known] = colours[np.searchsorted(present, of.values[known])]
    entries = tuple(
        LegendEntry(int(colour), float(value), float(value))
        for colour, value in zip(colours, present, strict=True)
    )
    missing = int(np.count_nonzero(~known))
    return lut, Legend(title, unit, entries, missing > 0, n_missing=missing, of_records=of_records)


def region_values(measure: str, regions: ClassCounts, k: int) -> NDArray[np.float64]:
    """(s,) what a search makes better in each region: one of `SEARCH_MEASURES`.

    Anonymity in records, suppression as a share from 0 to 1; NaN for regions without records.
    """
    if measure == SEARCH_MEASURES[0]:
        return _without_zero(regions.anonymity())
    return share_below(regions, k)


def search_colours(
    measure: str,
    values: NDArray[np.float64],
    k: int,
    *,
    dark: bool = False,
    said: Callable[[str], str] = str,
) -> tuple[NDArray[np.uint32], Legend]:
    """Colours of regions while a search runs; their classes do not change on the way.

    Parameters
    ----------
    measure
        One of `SEARCH_MEASURES`.
    values
        (s,) the measure of each region, NaN for regions without records.
    k
        Smallest class size allowed, records: from there on a region is as it should be.
    dark
        For a dark background.
    said
        Translates the words of the legend.

    Returns
    -------
    lut
        (s,) uint32 colours, or HATCHED.
    legend
        From the lowest class to the highest.
    """
    known = np.isfinite(values)
    anonymity = measure == SEARCH_MEASURES[0]
    if anonymity:
        title, unit = said("Anonymity of the region"), said("records")
        lows = _anonymity_classes(k)
        highs = [high - 1 for high in lows[1:]] + [k]
        which = np.searchsorted(lows[1:], values[known], side="right")
    else:
        title, unit = said("Suppressed in the region"), said("%")
        lows, highs = [0.0, *_SHARES[:-1]], [0.0, *_SHARES[1:]]
        which = np.searchsorted(_SHARES[:-1], 100.0 * values[known], side="left")
    colours = ramp(len(lows), dark=dark)
    lut = np.full(len(values), HATCHED, dtype=np.uint32)
    lut[known] = colours[which]
    entries = [
        LegendEntry(int(colour), float(low), float(high))
        for colour, low, high in zip(colours, lows, highs, strict=True)
    ]
    if anonymity:
        text = said("{k} or more").format(k=f"{k:,}")
        entries[-1] = LegendEntry(entries[-1].colour, label=text)
    return lut, Legend(title, unit, tuple(entries), missing=not known.all(), of_records=anonymity)


def _anonymity_classes(k: int) -> list[float]:
    """Where classes of anonymity begin: a few below k, and k itself."""
    if k <= 1:
        return [1.0]
    below = np.unique(np.rint(np.linspace(1, k, min(_FEW, k))))
    return [float(low) for low in below]


def land_km2(areas: AreaLayer) -> NDArray[np.float64]:
    """(n,) square kilometres of land; where that is not published, of the polygon; else NaN."""
    n = len(areas)
    land = np.full(n, np.nan) if areas.land_km2 is None else np.array(areas.land_km2, np.float64)
    unknown = ~(land > 0)
    if areas.geometry is not None and unknown.any():
        import shapely

        drawn = shapely.area(areas.geometry[unknown]) / _M2_PER_KM2
        land[unknown] = np.where(drawn > 0, drawn, np.nan)
    else:
        land[unknown] = np.nan
    return land


def density(areas: AreaLayer) -> NDArray[np.float64]:
    """(n,) people per square kilometre of land; NaN where people or land are not known."""
    return np.asarray(areas.population / land_km2(areas), dtype=np.float64)


def share_below(counts: ClassCounts, k: int) -> NDArray[np.float64]:
    """(units,) share of a unit's own records in classes smaller than k; NaN without records."""
    matrix = counts.counts
    return _share(small_sums(matrix.indptr, counts.class_sizes, matrix.data, k), counts.records)


def _without_zero(anonymity: NDArray[np.int64]) -> NDArray[np.float64]:
    """Units without records have no anonymity."""
    return np.where(anonymity > 0, anonymity, np.nan).astype(np.float64)


def _share(part: NDArray[np.int64], whole: NDArray[np.int64]) -> NDArray[np.float64]:
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.asarray(np.where(whole > 0, part / whole, np.nan), dtype=np.float64)
