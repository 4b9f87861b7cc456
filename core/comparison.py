"""Runs side by side: what was different about them, what they cost, which ones nobody beats."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.measures import JUDGED, LESS, MEASURES, MORE
from core.pipeline import Run
from core.scenario import Scenario


def settings_row(scenario: Scenario) -> dict[str, Any]:
    """The settings of a scenario as plain values by name: "k", "placement", "placement.seeding".

    A component stands by its name, its parameters below it; what is not chosen is "none".
    """
    row: dict[str, Any] = {
        "quasi_identifiers": "+".join(qi.column for qi in scenario.quasi_identifiers)
    }
    for about in dataclasses.fields(scenario):
        if about.name not in ("quasi_identifiers", "name"):
            row |= _flat(about.name, getattr(scenario, about.name))
    return row


def _flat(name: str, value: Any) -> dict[str, Any]:
    if value is None:
        return {name: "none"}
    if isinstance(value, tuple):
        return {name: _brief(value)}
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return {name: value}
    called = getattr(value, "name", None)
    row = {name: called} if isinstance(called, str) else {}
    for about in dataclasses.fields(value):
        row |= _flat(f"{name}.{about.name}", getattr(value, about.name))
    return row


def _brief(values: tuple[Any, ...]) -> str:
    """Long lists as their length and a fingerprint, so that different ones look different."""
    if not values:
        return "none"
    digest = hashlib.sha256(repr(values).encode()).hexdigest()[:8]
    return f"{len(values)} ({digest})"


def run_row(run: Run) -> dict[str, Any]:
    """Settings and measures of one run."""
    return settings_row(run.scenario) | {name: of.of(run) for name, of in MEASURES.items()}


def table_of_rows(rows: Iterable[Mapping[str, Any]]) -> pd.DataFrame:
    """One row a run: the settings that differ between them, then every measure.

    Parameters
    ----------
    rows
        Of `run_row`.

    Returns
    -------
    DataFrame
        Settings that are alike in all rows are left out; a setting that a run does not have (a
        parameter of a component that it does not use) is None.
    """
    table = pd.DataFrame([dict(row) for row in rows], dtype=object)
    measures = [name for name in MEASURES if name in table]
    settings = [str(name) for name in table if name not in MEASURES]
    differing = [name for name in settings if table[name].map(repr).nunique() > 1]
    table = table[differing + measures].copy()
    for name in measures:
        table[name] = pd.to_numeric(table[name])
    for name in differing:
        table[name] = table[name].where(table[name].notna(), None)
    return table


def table_of_runs(runs: Iterable[Run]) -> pd.DataFrame:
    """`table_of_rows` of runs."""
    return table_of_rows(run_row(run) for run in runs)


def _judged(way: int) -> tuple[str, ...]:
    return tuple(name for name in JUDGED if MEASURES[name].better == way)


def undominated(
    table: pd.DataFrame,
    less: tuple[str, ...] = _judged(LESS),
    more: tuple[str, ...] = _judged(MORE),
    within: tuple[str, ...] = ("k", "quasi_identifiers"),
) -> NDArray[np.bool_]:
    """Which runs no other beats.

    A run is beaten if another is at least as good in every measure and better in one. Runs are
    only measured against those of the same ``within``: a smaller k always loses fewer records,
    and protects less.

    Parameters
    ----------
    table
        One row a run.
    less, more
        Columns of which less, or more, is better; older tables may not have all of them.
    within
        Columns in which two runs must agree to be measured against each other; those that the
        table does not have are alike in all rows.

    Returns
    -------
    (rows,) bool
        Equal runs do not beat one another.
    """
    costs = np.column_stack(
        [table[name].to_numpy(np.float64) for name in less if name in table]
        + [-table[name].to_numpy(np.float64) for name in more if name in table]
    )
    groups = np.zeros(len(table), dtype=np.int64)
    for name in within:
        if name in table:
            kinds = pd.factorize(table[name].map(repr))[0]
            groups = groups * (int(kinds.max(initial=0)) + 1) + kinds
    best = np.ones(len(table), dtype=bool)
    for i in range(len(table)):
        as_good = (costs <= costs[i]).all(axis=1) & (groups == groups[i])
        best[i] = not (as_good & (costs < costs[i]).any(axis=1)).any()
    return best
