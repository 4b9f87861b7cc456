"""Areas of the size and shape of the dissemination areas, for those who have not got the table.

As many areas as the 2021 census has in each province, spread over its extent as people are: most
within towns whose sizes fall as one over their rank, closer together in the middle; one in ten
anywhere in the settled south. Coordinates lie on a grid of one metre.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

SEED: Final = 2015
_TOWNS_PER_AREA: Final = 1 / 25
_ALONE: Final = 0.1
_SETTLED: Final = 0.6
"""Share of a province's height, from the south, in which people live."""


@dataclass(frozen=True)
class Extent:
    """A province as the stand-in has it.

    Attributes
    ----------
    code
        Standard Geographical Classification: the first digits of its areas' ids.
    areas
        Dissemination areas of the 2021 census.
    west, east, south, north
        Extent in EPSG:3347, kilometres.
    """

    code: str
    areas: int
    west: float
    east: float
    south: float
    north: float


EXTENTS: Final[Mapping[str, Extent]] = {
    "NL": Extent("10", 1_073, 7811, 9007, 1892, 2679),
    "PE": Extent("11", 319, 8258, 8426, 1602, 1673),
    "NS": Extent("12", 1_670, 8225, 8722, 1247, 1786),
    "NB": Extent("13", 1_470, 7917, 8321, 1335, 1746),
    "MB": Extent("46", 2_223, 5519, 6186, 1436, 2525),
    "SK": Extent("47", 2_625, 4927, 5601, 1495, 2662),
    "AB": Extent("48", 6_203, 4489, 5208, 1660, 2822),
    "BC": Extent("59", 7_848, 3726, 4602, 1743, 3317),
}
"""Statistics Canada, 2021 Census: numbers and extents of the representative points."""


def stand_in(provinces: tuple[str, ...], share: float = 1.0) -> pd.DataFrame:
    """Areas of some provinces.

    Parameters
    ----------
    provinces
        Two letters each, of `EXTENTS`.
    share
        Of the areas of each province; less for a quick look.

    Returns
    -------
    DataFrame
        ``id`` (eight digits), ``x`` and ``y`` (metres, EPSG:3347), one row an area.
    """
    tables = []
    for name in provinces:
        of = EXTENTS[name]
        n = max(1, round(of.areas * share))
        points = _points(of, n, np.random.default_rng((SEED, int(of.code))))
        ids = [f"{of.code}{number:06d}" for number in range(1, n + 1)]
        tables.append(pd.DataFrame({"id": ids, "x": points[:, 0], "y": points[:, 1]}))
    return pd.concat(tables, ignore_index=True)


def _points(of: Extent, n: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """(n, 2) metres, all different."""
    low = np.array((of.west, of.south)) * 1000
    size = np.array((of.east - of.west, (of.north - of.south) * _SETTLED)) * 1000
    n_towns = max(1, round(n * _TOWNS_PER_AREA))
    towns = low + size * rng.random((n_towns, 2))
    weights = 1 / np.arange(1, n_towns + 1)
    at = rng.choice(n_towns, size=n, p=weights / weights.sum())
    inhabitants = np.bincount(at, minlength=n_towns)[at]
    # A dissemination area within a town covers about a third of a square kilometre.
    spread = 330.0 * np.sqrt(inhabitants)
    angle, distance = 2 * np.pi * rng.random(n), rng.exponential(spread)
    points = towns[at] + np.column_stack((np.cos(angle), np.sin(angle))) * distance[:, None]
    alone = rng.random(n) < _ALONE
    points[alone] = low + size * rng.random((int(alone.sum()), 2))
    points = np.round(points)
    while len(repeated := _repeated(points)):
        points[repeated] += np.round(rng.uniform(-50, 50, (len(repeated), 2)))
    return points


def _repeated(points: NDArray[np.float64]) -> NDArray[np.int64]:
    """Indices of points that stand where an earlier one does."""
    _, first = np.unique(points, axis=0, return_index=True)
    return np.setdiff1d(np.arange(len(points)), first)
