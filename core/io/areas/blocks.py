"""The Geographic Attribute File: one row per dissemination block, summed to areas."""

from __future__ import annotations

import numpy as np
import pandas as pd

from core.errors import Notice
from core.io import statcan
from core.io.areas.roles import Roles
from core.io.areas.types import RawTable
from core.io.areas.values import as_ids, as_numbers


def is_block_file(raw: RawTable, roles: Roles) -> bool:
    """Whether rows are blocks, but the ids asked for are of dissemination areas."""
    population = roles.columns.get("population", "")
    by_block = statcan.is_block_population(population)
    return raw.geometry is None and by_block and roles.level == "da"


def sum_blocks(raw: RawTable, roles: Roles) -> RawTable:
    """One row per dissemination area: population and land are sums, the rest is the first row's.

    Parameters
    ----------
    raw
        Rows of blocks.
    roles
        Their columns.
    """
    chosen = dict(roles.columns)
    keep = list(dict.fromkeys([*chosen.values(), *roles.levels.values()]))
    keep = [name for name in keep if name != roles.levels.get("block")]
    ids = as_ids(raw.columns[chosen["id"]])
    code, unique = pd.factorize(ids)
    first = np.full(len(unique), len(ids), dtype=np.int64)
    np.minimum.at(first, code, np.arange(len(ids)))
    rows = raw.columns[keep].iloc[first].reset_index(drop=True)
    rows[chosen["id"]] = unique
    for role in ("population", "land_km2"):
        if role in chosen:
            numbers, _ = as_numbers(raw.columns[chosen[role]], raw.decimal_comma)
            known = ~np.isnan(numbers)
            total = np.bincount(code, np.where(known, numbers, 0.0), len(unique))
            published = np.bincount(code, known, len(unique)) > 0
            rows[chosen[role]] = np.where(published, total, np.nan)
    notice = Notice(
        "{file} has one row per dissemination block: {blocks:,} rows were summed to {areas:,} "
        "dissemination areas.",
        file=raw.path.name,
        blocks=len(ids),
        areas=len(unique),
    )
    return RawTable(raw.path, rows, notices=(*raw.notices, notice))
