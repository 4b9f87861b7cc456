"""Tables of levels as data frames, exact."""

from __future__ import annotations

import numpy as np
import pandas as pd

from app.workspaces.levels.table.sheet import Asked, Sheet
from core.levels.assessment import Assessment
from core.levels.tables import long_table


def table_of(sheet: Sheet, columns: tuple[Asked, ...]) -> pd.DataFrame:
    """All levels and provinces under these rules, exact; runs by the names the user gave them."""
    parts = []
    for row in sheet.rows:
        judged = [sheet.cells[row.key, of] for of in columns if (row.key, of) in sheet.cells]
        if judged:
            part = long_table(judged)
            parts.append(part.assign(level=row.name) if row.name else part)
    return pd.concat(parts, ignore_index=True)


def failing_units(judged: Assessment) -> pd.DataFrame:
    """The units that have too few people, the smallest first."""
    units = judged.units
    too_few = np.flatnonzero(judged.judged & ~judged.passes)
    too_few = too_few[np.argsort(units.people[too_few], kind="stable")]
    return pd.DataFrame(
        {
            units.label: units.ids[too_few],
            "province": units.provinces[too_few],
            units.basis: units.people[too_few],
            "cutoff": judged.cutoffs[too_few],
            "margin": judged.margins[too_few],
            "n_areas": units.n_areas[too_few],
        }
    )
