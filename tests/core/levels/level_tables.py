"""Small tables of areas for tests of levels, by hand."""

from __future__ import annotations

import numpy as np

from core.levels.area_table import AreaTable


def texts(*values):
    return np.array(values, dtype=object)


def table(population, level="", **parents):
    n = len(population)
    ids = np.array([f"A{i}" for i in range(n)], dtype=object)
    of = {name: np.array(values, dtype=object) for name, values in parents.items()}
    return AreaTable("six areas", ids, np.array(population, dtype=float), of, level)


def six():
    """Two provinces of two parts of Canada; the area with nobody is in ON, one is not published."""
    return table(
        [10_000, 20_000, 0, 9_000, 15_000, np.nan],
        fsa=["K1", "K1", "K2", "E1", "E1", "E2"],
        province=["ON", "ON", "ON", "NB", "NB", "NB"],
    )
