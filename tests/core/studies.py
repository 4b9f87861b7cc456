"""Small studies for tests: by hand, and by hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import scipy.sparse as sp
from hypothesis import strategies as st
from pyproj import CRS

from core.areas import AreaLayer
from core.classes import ClassCounts
from core.persons import Persons
from core.study import Study

# Near its origin EPSG:3347 lies in the Pacific, where it stretches by a quarter: this is a plane.
PLANE = CRS.from_wkt('LOCAL_CS["plane",UNIT["metre",1]]')


def layer(points: Sequence[Sequence[float]], population=None, **more) -> AreaLayer:
    points = np.asarray(points, dtype=float)
    n = len(points)
    ids = np.array([f"A{i:03d}" for i in range(n)], dtype=object)
    people = np.full(n, np.nan) if population is None else np.asarray(population, dtype=float)
    return AreaLayer("test areas", ids, points, people, **({"crs": PLANE} | more))


def class_counts(dense: Sequence[Sequence[int]]) -> ClassCounts:
    """Counts of one quasi-identifier "q" with a category per column."""
    matrix = sp.csr_array(np.asarray(dense, dtype=np.int32))
    m = matrix.shape[1]
    codes = np.arange(m, dtype=np.int32)[:, None]
    return ClassCounts(matrix, codes, {"q": tuple(f"c{j:03d}" for j in range(m))}, {"q": m})


def study(points, dense, population=None) -> Study:
    return Study(layer(points, population), class_counts(dense))


Stay = tuple[int, int, int]
"""Person, area, class."""


def counts_of_stays(stays: Sequence[Stay], n_areas: int, n_classes: int) -> ClassCounts:
    """Counts of stays and of the persons behind them, worked out in sets."""
    dense = np.zeros((n_areas, n_classes), np.int32)
    who: dict[tuple[int, int], set[int]] = {}
    places: dict[tuple[int, int], set[int]] = {}
    homes: dict[int, set[int]] = {}
    for person, area, of in stays:
        dense[area, of] += 1
        who.setdefault((area, of), set()).add(person)
        places.setdefault((person, of), set()).add(area)
        homes.setdefault(person, set()).add(area)
    alike: dict[tuple[int, tuple[int, ...]], int] = {}
    for (_, of), where in places.items():
        if len(where) > 1:
            key = (of, tuple(sorted(where)))
            alike[key] = alike.get(key, 0) + 1
    by_area = np.zeros(n_areas)
    for where in homes.values():
        by_area[list(where)] += 1 / len(where)
    counts = class_counts(dense)
    entries = zip(*counts.counts.nonzero(), strict=True)
    persons = Persons(
        np.array([len(who[int(a), int(c)]) for a, c in entries], np.int32),
        by_area,
        np.concatenate([[0], np.cumsum([len(areas) for _, areas in alike])]).astype(np.int64),
        np.array([a for _, areas in alike for a in areas], np.int32),
        np.array([of for of, _ in alike], np.int32),
        np.array(list(alike.values()), np.int32),
    )
    return replace(counts, persons=persons)


@st.composite
def stays_of(draw: st.DrawFn, n_areas: int, n_classes: int) -> list[Stay]:
    """Stays of which some are of one person, in one area or several."""
    most = draw(st.integers(0, 30))
    stay = st.tuples(
        st.integers(0, most), st.integers(0, n_areas - 1), st.integers(0, n_classes - 1)
    )
    return draw(st.lists(stay, min_size=1, max_size=120))


@st.composite
def studies_of_persons(draw: st.DrawFn, least_areas: int = 1) -> tuple[Study, list[Stay]]:
    """A study of stays, and the stays."""
    n, m = draw(st.integers(least_areas, 25)), draw(st.integers(1, 5))
    grid = st.integers(-6, 6).map(lambda v: v * 1000.0)
    points = draw(st.lists(st.tuples(grid, grid), min_size=n, max_size=n))
    stays = draw(stays_of(n, m))
    used = sorted({of for _, _, of in stays})
    stays = [(person, area, used.index(of)) for person, area, of in stays]
    return Study(layer(points), counts_of_stays(stays, n, len(used))), stays


@st.composite
def studies(draw: st.DrawFn, least_areas: int = 1, persons: bool | None = None) -> Study:
    """Of records that are persons of their own, or of stays of which several are one person's."""
    if draw(st.booleans()) if persons is None else persons:
        return draw(studies_of_persons(least_areas))[0]
    n = draw(st.integers(least_areas, 25))
    m = draw(st.integers(1, 5))
    grid = st.integers(-6, 6).map(lambda v: v * 1000.0)
    points = draw(st.lists(st.tuples(grid, grid), min_size=n, max_size=n))
    row = st.lists(st.integers(0, 9), min_size=m, max_size=m)
    dense = draw(st.lists(row, min_size=n, max_size=n))
    if not np.any(dense):
        dense[0][0] = 1
    used = [j for j in range(m) if any(r[j] for r in dense)]
    return study(points, [[r[j] for j in used] for r in dense])
