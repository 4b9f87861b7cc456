"""Everything that a map of areas can be coloured by: fields with titles, units and values.

Fields are what `core.map.values` knows, what a run says of each region, and every column of
numbers: of the area file, joined to it, or computed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.map.values import (
    ANONYMITY,
    DENSITY,
    POPULATION,
    RECORDS,
    REGION,
    SUPPRESSION,
    AreaValues,
    area_values,
    land_km2,
)
from core.presets import DEFAULT_K
from core.region_measures import RegionMeasures, region_measures
from core.study import Study
from core.suppression.records import RecordSuppression

LAND: Final = "land"
OF_AREAS: Final = "areas"
OF_RECORDS: Final = "records"
OF_REGIONS: Final = "regions"
OF_COLUMNS: Final = "columns"
OF_OWN: Final = "own columns"

KINDS: Final = (OF_AREAS, OF_RECORDS, OF_REGIONS, OF_COLUMNS, OF_OWN)
"""Where fields come from, in the order of a list: the areas, the counted records, the regions of
the shown run, columns of the area file, columns joined or computed."""

_COLUMN = "column "
_FIRST = 40
"""Values of a column of text that are looked at first; mostly blanks or words: no numbers."""


@dataclass(frozen=True)
class MapField:
    """Something that areas can be coloured by.

    Attributes
    ----------
    key
        What a `core.map.layers.LayerStyle` names it by; for a column its own name, unless
        another field has that key.
    title
        For lists and legends: English, or the name of a column, which is never translated.
    unit
        "" where it is not known (columns of files).
    kind
        One of `KINDS`.
    """

    key: str
    title: str
    unit: str
    kind: str


@dataclass(frozen=True, eq=False)
class _Measure:
    """A measure of each region: how to get it, and in which unit."""

    title: str
    unit: str
    values: Callable[[RegionMeasures], NDArray[Any]]


_PLAIN: Final = (
    MapField(POPULATION, "Population", "people", OF_AREAS),
    MapField(DENSITY, "Population density", "people per km²", OF_AREAS),
    MapField(LAND, "Land", "km²", OF_AREAS),
)
_COUNTED: Final = (
    MapField(RECORDS, "Records", "records", OF_RECORDS),
    MapField(ANONYMITY, "Anonymity of the area", "records", OF_RECORDS),
    MapField(SUPPRESSION, "Records below k in the area itself", "%", OF_RECORDS),
)
_OF_RUN: Final = (
    MapField(ANONYMITY, "Anonymity of the region", "records", OF_REGIONS),
    MapField(SUPPRESSION, "Suppressed in the region", "%", OF_REGIONS),
)
_REGION_MEASURES: Final = {
    "region lost": _Measure("Records suppressed in the region", "records", lambda m: m.lost),
    "region records": _Measure("Records in the region", "records", lambda m: m.records),
    "region people": _Measure("People in the region", "people", lambda m: m.people),
    "region areas": _Measure("Areas in the region", "areas", lambda m: m.areas),
    "region classes": _Measure("Equivalence classes in the region", "classes", lambda m: m.classes),
    "region distance": _Measure(
        "Mean distance to the centre", "km", lambda m: m.mean_distance_m / 1000.0
    ),
    "region bits": _Measure("Bits per record", "bits", lambda m: m.bits_per_record),
    "region discernibility": _Measure(
        "Discernibility of the region", "records²", lambda m: m.discernibility
    ),
}


class AddedColumns(dict[str, NDArray[Any]]):
    """Columns joined to areas or computed for them, (n,) each, by name; with their units.

    Attributes
    ----------
    units
        By name, of those columns that have one.
    formulas
        By name, of those that were computed: the expression, in the order of making.
    """

    def __init__(
        self,
        columns: Mapping[str, NDArray[Any]],
        units: Mapping[str, str] | None = None,
        formulas: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(columns)
        self.units = {name: of for name, of in (units or {}).items() if name in self and of}
        self.formulas = {name: of for name, of in (formulas or {}).items() if name in self and of}


def units_of(own: Mapping[str, NDArray[Any]]) -> dict[str, str]:
    """The units of columns joined or computed, by name, as far as they are known."""
    return dict(own.units) if isinstance(own, AddedColumns) else {}


def formulas_of(own: Mapping[str, NDArray[Any]]) -> dict[str, str]:
    """The expressions of computed columns, by name, as far as they are known."""
    return dict(own.formulas) if isinstance(own, AddedColumns) else {}


def fields_of(
    areas: AreaLayer,
    *,
    counted: bool = False,
    grouped: bool = False,
    own: Mapping[str, NDArray[Any]] | None = None,
) -> tuple[MapField, ...]:
    """All that the areas can be coloured by, in the order of `KINDS`.

    Parameters
    ----------
    areas
        The areas; their columns of text are looked through (tens of ms for 50,000 areas).
    counted
        Whether their records are counted.
    grouped
        Whether a run on them is shown.
    own
        Columns joined or computed, by name, (n,) each.
    """
    found = list(_PLAIN)
    if counted:
        found += _COUNTED[:1] if grouped else _COUNTED
    if grouped:
        found += _OF_RUN
        found += [
            MapField(key, of.title, of.unit, OF_REGIONS) for key, of in _REGION_MEASURES.items()
        ]
    taken = {REGION, *_REGION_MEASURES} | {of.key for of in (*_PLAIN, *_COUNTED)}
    own = own or {}
    units = units_of(own)
    columns: list[tuple[str, str, NDArray[Any] | pd.Series]] = []
    columns += [(OF_OWN, name, values) for name, values in own.items()]
    columns += [(OF_COLUMNS, str(name), of) for name, of in areas.attributes.items()]
    for kind, name, values in columns:
        key = name if name not in taken else f"{_COLUMN}{name}"
        if key not in taken and numbers_of(values, areas.ids) is not None:
            taken.add(key)
            unit = units.get(name, "") if kind == OF_OWN else ""
            found.append(MapField(key, name, unit, kind))
    return tuple(sorted(found, key=lambda of: KINDS.index(of.kind)))


def field_values(
    key: str,
    areas: AreaLayer,
    *,
    study: Study | None = None,
    k: int = DEFAULT_K,
    aggregation: Aggregation | None = None,
    suppression: RecordSuppression | None = None,
    own: Mapping[str, NDArray[Any]] | None = None,
) -> AreaValues | None:
    """The values of a field for each area; None if there is no such field, or not yet.

    Parameters
    ----------
    key
        Of a `MapField`.
    areas, own
        See `fields_of`.
    study, k, aggregation, suppression
        See `core.map.values.area_values`.
    """
    if key == LAND:
        return AreaValues(key, land_km2(areas), "Land", "km²")
    if key in _REGION_MEASURES:
        if study is None or aggregation is None or suppression is None:
            return None
        of = _REGION_MEASURES[key]
        by_region = of.values(region_measures(study, aggregation, suppression))
        values = np.asarray(by_region, dtype=np.float64)[aggregation.labels]
        return AreaValues(key, values, of.title, of.unit, of_regions=True)
    if key in (POPULATION, DENSITY, RECORDS, ANONYMITY, SUPPRESSION):
        return area_values(
            key, areas, study=study, k=k, aggregation=aggregation, suppression=suppression
        )
    return _of_column(key, areas, own or {})


def title_known(key: str) -> str | None:
    """The English title of a field that is no column; None for a column."""
    titles = {of.key: of.title for of in (*_PLAIN, *_COUNTED)}
    titles |= {name: of.title for name, of in _REGION_MEASURES.items()}
    return titles.get(key)


def _of_column(key: str, areas: AreaLayer, own: Mapping[str, NDArray[Any]]) -> AreaValues | None:
    for name in dict.fromkeys((key, key.removeprefix(_COLUMN))):
        values: NDArray[Any] | pd.Series | None = own.get(name)
        unit = "" if values is None else units_of(own).get(name, "")
        if values is None and name in areas.attributes.columns:
            values = areas.attributes[name]
        numbers = None if values is None else numbers_of(values, areas.ids)
        if numbers is not None:
            return AreaValues(key, numbers, name, unit)
    return None


def numbers_of(
    values: NDArray[Any] | pd.Series, ids: NDArray[np.object_]
) -> NDArray[np.float64] | None:
    """(n,) the numbers of a column, NaN where it is blank; None if it holds none, text, or ids.

    Parameters
    ----------
    values
        (n,) of any type; text counts if all of it that is not blank are numbers.
    ids
        (n,) ids of the areas: a column that repeats them is no measure of anything.
    """
    # Objects stay objects: to look for their kind takes long, and other threads wait for it.
    as_they_are = isinstance(values, np.ndarray) and values.dtype == object
    series = pd.Series(values, dtype=object) if as_they_are else pd.Series(values)
    if isinstance(series.dtype, pd.CategoricalDtype):
        series = series.astype(series.cat.categories.dtype)
    if pd.api.types.is_bool_dtype(series):
        return None
    if pd.api.types.is_numeric_dtype(series):
        numbers: NDArray[np.float64] | None = series.to_numpy(np.float64, na_value=np.nan)
    elif len(ids) and bool(
        (series.head(_FIRST).astype("str") == pd.Series(ids[:_FIRST]).astype("str")).all()
    ):
        return None  # codes, as they stand
    else:
        numbers = _written_numbers(series)
    if numbers is None or not np.isfinite(numbers).any():
        return None
    return None if _repeats_ids(numbers, ids) else numbers


def _written_numbers(series: pd.Series) -> NDArray[np.float64] | None:
    """Numbers written as text; None if any of it is not."""
    if not pd.api.types.is_object_dtype(series) and not pd.api.types.is_string_dtype(series):
        return None
    # Names are told by the first of them: whole columns of text take their time.
    first = pd.to_numeric(series[series.notna()].head(_FIRST), errors="coerce")
    if first.isna().to_numpy(bool).sum() > 0.5 * len(first):
        return None
    text = pc.utf8_trim_whitespace(_as_text(series))
    there = pc.not_equal(text, "").fill_null(False)
    some = text.filter(there)
    # A zero in front is part of a code, not of a number.
    if not len(some) or pc.any(pc.match_substring_regex(some, r"^0\d")).as_py():
        return None
    try:
        plain = pc.replace_substring_regex(some, r"^\+([\d.])", r"\1")
        found = pc.cast(plain, pa.float64()).to_numpy(zero_copy_only=False)
    except pa.ArrowInvalid:  # a word
        return None
    if np.isnan(found).any():
        return None
    numbers = np.full(len(text), np.nan)
    numbers[there.to_numpy(zero_copy_only=False)] = found + 0.0  # no zero with a minus
    return numbers


def _as_text(series: pd.Series) -> Any:
    """The values as text of the engine that reads tables; it lets other threads go on."""
    try:
        text = pa.array(series, from_pandas=True)
    except pa.ArrowException:  # of several kinds
        text = None
    if text is None or not (pa.types.is_string(text.type) or pa.types.is_large_string(text.type)):
        text = pa.array(series.where(series.notna(), "").astype("str"), from_pandas=True)
    return text.combine_chunks() if isinstance(text, pa.ChunkedArray) else text


def _repeats_ids(numbers: NDArray[np.float64], ids: NDArray[np.object_]) -> bool:
    if (
        not len(ids)
        or not np.isfinite(numbers[0])
        or str(ids[0]).lstrip("0") != f"{numbers[0]:.15g}"
    ):
        return False
    own = pd.to_numeric(pd.Series(ids, dtype="object"), errors="coerce").to_numpy(np.float64)
    return bool(np.array_equal(own, numbers))
