"""Finding places by what somebody types: ids, names, units above, regions, coordinates."""

from __future__ import annotations

import bisect
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import shapely
from numpy.typing import NDArray
from pyproj import CRS, Transformer

from core.areas import AreaLayer
from core.canada import provinces
from core.places.typed_places import Typed, typed_place

AREA: Final = "area"
BEGINNING: Final = "beginning"
UNIT: Final = "unit"
NAME: Final = "name"
REGION: Final = "region"
PLACE: Final = "place"

MOST_HITS: Final = 12
_MOST_OF_A_KIND: Final = 5
_NAME_COLUMN = re.compile(r"name|nom(?!b)", re.IGNORECASE)
_REGION = re.compile(r"(?:r|reg|region)?\s*#?\s*(\d{1,7})")
_DGUID = re.compile(r"\d{4}[as]\d{4}(\w+)")


@dataclass(frozen=True, eq=False)
class Hit:
    """One place that fits what was typed.

    Attributes
    ----------
    kind
        `AREA`, `BEGINNING` (all areas whose id begins so), `UNIT` (of a coarser level), `NAME`,
        `REGION` or `PLACE` (coordinates).
    label
        The id, code, name or number; of a place "".
    level
        Level or column that it was found in; "" for areas, regions and places.
    areas
        (c,) intp: the areas that belong to it; of a place the one that holds it, if any.
    place
        x, y, metres, of coordinates; else None.
    degrees
        Latitude and longitude, where these were typed.
    """

    kind: str
    label: str
    level: str = ""
    areas: NDArray[np.intp] = field(default_factory=lambda: np.zeros(0, dtype=np.intp))
    place: tuple[float, float] | None = None
    degrees: tuple[float, float] | None = None


@dataclass(frozen=True, eq=False)
class Terms:
    """Texts that can be found, each with the areas that carry it.

    Attributes
    ----------
    kind, level
        As in `Hit`.
    labels
        As they are written.
    folded
        As they are compared, ascending, in the order of ``labels``.
    code
        (n,) index into ``labels`` of each area, -1 = none.
    """

    kind: str
    level: str
    labels: tuple[str, ...]
    folded: tuple[str, ...]
    code: NDArray[np.int32]

    def hit(self, at: int) -> Hit:
        """The term at an index."""
        areas = np.flatnonzero(self.code == at)
        return Hit(self.kind, self.labels[at], self.level, areas)


@dataclass(frozen=True, eq=False)
class PlaceIndex:
    """What can be found on one map.

    Attributes
    ----------
    ids
        (folded id, area), ascending.
    bare_ids
        The same with leading zeros taken off.
    units, names
        Codes of units above; names of areas and of units.
    """

    areas: AreaLayer
    ids: tuple[tuple[str, int], ...]
    bare_ids: tuple[tuple[str, int], ...]
    units: tuple[Terms, ...]
    names: tuple[Terms, ...]


def folded(text: str) -> str:
    """A text as it is compared: no accents, small letters, one space between words."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[\W_]+", " ", plain).split())


def place_index(areas: AreaLayer, levels: Mapping[str, AreaLayer] | None = None) -> PlaceIndex:
    """Everything of a layer that can be found (a quarter of a second for 50,000 areas).

    Parameters
    ----------
    areas
        The areas on the map.
    levels
        Coarser layers shown with them, by level name.
    """
    ids = [str(of).lower() for of in areas.ids.tolist()]
    units = {level: _terms(UNIT, level, of) for level, of in areas.parents.items()}
    names = [_terms(NAME, column, of) for column, of in _name_columns(areas.attributes, len(areas))]
    for level, layer in (levels or {}).items():
        holder = _holders(areas, layer)
        if level not in units:
            units[level] = _terms(UNIT, level, _taken(layer.ids, holder))
        for _, of in _name_columns(layer.attributes, len(layer)):
            names.append(_terms(NAME, level, _taken(of, holder)))
    if not names and "province" in areas.parents:
        names = _province_names(areas.parents["province"])
    return PlaceIndex(
        areas,
        tuple(sorted(zip(ids, range(len(ids)), strict=True))),
        tuple(sorted((of.lstrip("0"), i) for i, of in enumerate(ids))),
        tuple(units.values()),
        tuple(names),
    )


def find_places(
    index: PlaceIndex,
    text: str,
    labels: NDArray[np.int32] | None = None,
    most: int = MOST_HITS,
) -> tuple[Hit, ...]:
    """The places that fit best, at most ``most``; none for a text of nothing but signs.

    Parameters
    ----------
    index
        Of the map.
    text
        What was typed.
    labels
        (n,) region of each area, where regions are shown; their numbers begin at 1.
    """
    wanted = folded(text)
    if not wanted:
        return ()
    typed = typed_place(text)
    groups = [
        _exact_ids(index, text),
        [] if typed is None else _places(index, typed),
        _regions(labels, wanted),
        _exact_terms(index, wanted),
        _beginnings(index, text),
        _beginning_terms(index, wanted),
        _inside_names(index, wanted),
    ]
    # The best of each kind first come in; room that is left is filled in the same order.
    seen: set[tuple[str, str, str]] = set()
    hits: list[Hit] = []
    later: list[Hit] = []
    for group in groups:
        taken = 0
        for hit in group:
            name = folded(hit.label) if hit.kind == NAME else hit.label
            twice = hit.kind == BEGINNING and _has_all(hits, hit)
            if twice or (key := (hit.kind, hit.level, name)) in seen:
                continue
            seen.add(key)
            (hits if taken < _MOST_OF_A_KIND else later).append(hit)
            taken += 1
    return tuple((hits + later)[:most])


def _has_all(hits: list[Hit], every: Hit) -> bool:
    """Whether a unit is already among the hits that consists of the same areas."""
    return any(hit.kind == UNIT and np.array_equal(hit.areas, every.areas) for hit in hits)


def _plain_id(text: str) -> str:
    wanted = text.strip().lower()
    long = _DGUID.fullmatch(wanted)
    return long.group(1) if long else wanted


def _exact_ids(index: PlaceIndex, text: str) -> list[Hit]:
    wanted = _plain_id(text)
    found = [i for of, i in _from(index.ids, wanted, MOST_HITS) if of == wanted]
    bare = wanted.lstrip("0")
    found += [i for of, i in _from(index.bare_ids, bare, MOST_HITS) if of == bare and bare]
    return [_area(index, i) for i in dict.fromkeys(found)]


def _beginnings(index: PlaceIndex, text: str) -> list[Hit]:
    """Areas whose ids begin so; all of them together first, if they are many."""
    wanted = _plain_id(text)
    which = index.ids
    low, high = _range(which, wanted)
    if low == high:
        wanted, which = wanted.lstrip("0"), index.bare_ids
        low, high = _range(which, wanted)
    if not wanted:
        return []
    few = [_area(index, i) for _, i in which[low : min(high, low + MOST_HITS)]]
    if high - low <= 1 or high - low == len(which):
        return few
    every = np.array(sorted(i for _, i in which[low:high]), dtype=np.intp)
    return [Hit(BEGINNING, text.strip(), areas=every), *few]


def _area(index: PlaceIndex, area: int) -> Hit:
    return Hit(AREA, str(index.areas.ids[area]), areas=np.array([area], dtype=np.intp))


def _regions(labels: NDArray[np.int32] | None, wanted: str) -> list[Hit]:
    number = _REGION.fullmatch(wanted)
    if labels is None or number is None:
        return []
    areas = np.flatnonzero(labels == int(number.group(1)) - 1)
    return [Hit(REGION, str(int(number.group(1))), areas=areas)] if len(areas) else []


def _exact_terms(index: PlaceIndex, wanted: str) -> list[Hit]:
    hits = []
    for terms in (*index.units, *index.names):
        at = bisect.bisect_left(terms.folded, wanted)
        while at < len(terms.folded) and terms.folded[at] == wanted:
            hits.append(terms.hit(at))
            at += 1
    return hits


def _beginning_terms(index: PlaceIndex, wanted: str) -> list[Hit]:
    hits = []
    for terms in (*index.units, *index.names):
        low = bisect.bisect_left(terms.folded, wanted)
        high = bisect.bisect_left(terms.folded, wanted + "\U0010ffff")
        hits += [terms.hit(at) for at in range(low, min(high, low + MOST_HITS))]
    return hits


def _inside_names(index: PlaceIndex, wanted: str) -> list[Hit]:
    """Names with a word that begins so, then those that hold it anywhere."""
    word: list[Hit] = []
    inside: list[Hit] = []
    for terms in index.names:
        for at, name in enumerate(terms.folded):
            where = name.find(wanted)
            if where >= 0 and len(word) + len(inside) < 4 * MOST_HITS:
                begins = f" {wanted}" in f" {name}"
                (word if begins else inside).append(terms.hit(at))
    return word + inside


def _places(index: PlaceIndex, typed: Typed) -> list[Hit]:
    x, y = typed.a, typed.b
    if typed.degrees is not None:
        lat, lon = typed.degrees
        to = Transformer.from_crs(CRS.from_epsg(4326), index.areas.crs, always_xy=True)
        x, y = (float(of) for of in to.transform(lon, lat))
        if not (np.isfinite(x) and np.isfinite(y)):
            return []
    holder = _holding(index.areas, x, y)
    return [Hit(PLACE, "", areas=holder, place=(x, y), degrees=typed.degrees)]


def _holding(areas: AreaLayer, x: float, y: float) -> NDArray[np.intp]:
    """The area in which a place lies, or none."""
    if areas.geometry is None:
        return np.zeros(0, dtype=np.intp)
    bounds = shapely.bounds(areas.geometry)
    near = np.flatnonzero((bounds[:, :2] <= (x, y)).all(axis=1) & (bounds[:, 2:] >= (x, y)).all(1))
    inside = near[shapely.intersects_xy(areas.geometry[near], x, y)]
    return inside[:1]


def _from(ids: tuple[tuple[str, int], ...], wanted: str, most: int) -> tuple[tuple[str, int], ...]:
    low, high = _range(ids, wanted)
    return ids[low : min(high, low + most)]


def _range(ids: tuple[tuple[str, int], ...], wanted: str) -> tuple[int, int]:
    """Where in a sorted list the ids stand that begin with a text."""
    low = bisect.bisect_left(ids, (wanted, -1))
    return low, bisect.bisect_left(ids, (wanted + "\U0010ffff", -1))


def _name_columns(table: pd.DataFrame, n: int) -> list[tuple[str, NDArray[np.object_]]]:
    """The columns of a table that hold names."""
    if len(table) != n:
        return []
    found = []
    for column in table.columns:
        values = table[column]
        numeric = pd.api.types.is_numeric_dtype(values)
        if _NAME_COLUMN.search(str(column)) and not numeric:
            found.append((str(column), values.to_numpy(dtype=object)))
    return found


def _province_names(of_areas: NDArray[np.object_]) -> list[Terms]:
    """English and French names of the provinces of areas that carry only their letters."""
    known = provinces()
    found = []
    for language in ("name_en", "name_fr"):
        names = {short: getattr(of, language) for short, of in known.items()}
        values = np.array([names.get(of, "") for of in of_areas.tolist()], dtype=object)
        found.append(_terms(NAME, "province", values))
    return found


def _terms(kind: str, level: str, values: NDArray[np.object_]) -> Terms:
    """The different texts of a column and who carries them; blanks are nobody's."""
    codes, unique = pd.factorize(pd.Series(values, dtype=object))
    texts = [of.strip() if isinstance(of, str) else "" for of in unique.tolist()]
    compared = [folded(of) for of in texts]
    # Equal texts in the order of their numbers; other threads go on while it is sorted.
    by_text = pc.array_sort_indices(pa.array(compared, type=pa.string())).to_pylist()
    order = [i for i in by_text if compared[i]]
    place = np.full(len(texts) + 1, -1, dtype=np.int32)
    place[order] = np.arange(len(order))
    return Terms(
        kind,
        level,
        tuple(texts[i] for i in order),
        tuple(compared[i] for i in order),
        place[codes],
    )


def _holders(areas: AreaLayer, units: AreaLayer) -> NDArray[np.int64]:
    """(n,) the unit in which the point of each area lies, -1 = none."""
    holder = np.full(len(areas), -1, dtype=np.int64)
    if units.geometry is None:
        return holder
    x, y = areas.points[:, 0], areas.points[:, 1]
    if units.crs != areas.crs:
        x, y = Transformer.from_crs(areas.crs, units.crs, always_xy=True).transform(x, y)
    tree = shapely.STRtree(units.geometry)
    area, unit = tree.query(shapely.points(x, y), predicate="intersects")
    holder[area] = unit
    return holder


def _taken(values: NDArray[np.object_], holder: NDArray[np.int64]) -> NDArray[np.object_]:
    """The text of each area's unit; "" without one."""
    return np.where(holder >= 0, values[holder], "").astype(object)
