"""Small studies for tests: by hand, and by hypothesis."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import scipy.sparse as sp
from hypothesis import strategies as st
from pyproj import CRS

from core.areas import AreaLayer
from core.classes import ClassCounts
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


@st.composite
def studies(draw: st.DrawFn, least_areas: int = 1) -> Study:
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
