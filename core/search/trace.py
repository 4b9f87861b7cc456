"""The trace of a search: one row per change, from which every state can be replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pandas as pd

SITE, AREA = "site", "area"

_COLUMNS: Mapping[str, type] = {
    "step": np.int64,
    "kind": object,
    "index": np.int64,
    "from_x": np.float64,
    "from_y": np.float64,
    "to_x": np.float64,
    "to_y": np.float64,
    "from_region": np.int64,
    "to_region": np.int64,
    "objective": np.float64,
    "alpha": np.int64,
    "regions_at_alpha": np.int64,
    "suppressed_records": np.int64,
    "compactness_m": np.float64,
    "bits": np.float64,
}
_NOTHING = {"kind": "", "from_region": -1, "to_region": -1, "alpha": -1, "regions_at_alpha": -1}


def trace_of(columns: Mapping[str, Sequence[object] | np.ndarray]) -> pd.DataFrame:
    """A trace with all its columns; those that are not given are filled with "does not apply".

    Columns: ``step`` (1, 2 ...; rows of one step happen together, rows are in order of step),
    ``kind`` ("site": a site moved; "area": an area changed region), ``index`` (of the site or
    area), ``from_x`` ... ``to_y`` (metres; NaN for areas), ``from_region``, ``to_region`` (0 ...;
    -1 for sites), and after the step: ``objective``, ``alpha`` and ``regions_at_alpha`` (-1 where
    they do not apply), ``suppressed_records``, ``compactness_m`` (own centre), ``bits``.
    """
    n = len(next(iter(columns.values()))) if columns else 0
    made: dict[str, np.ndarray] = {}
    for name, kind in _COLUMNS.items():
        if name in columns:
            made[name] = np.asarray(columns[name], dtype=kind)
        elif kind is np.float64:
            made[name] = np.full(n, np.nan)
        else:
            made[name] = np.full(n, _NOTHING.get(name, 0), dtype=kind)
    return pd.DataFrame(made).astype({"kind": str})


def empty_trace() -> pd.DataFrame:
    """A trace without rows."""
    return trace_of({})
