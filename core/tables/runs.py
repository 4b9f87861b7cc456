"""The table of runs: what was different about them, what they cost, which are the best."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.comparison import table_of_runs, undominated
from core.measures import LESS, MEASURES, NEITHER
from core.parameters import Parameter, parameters_of
from core.pipeline import Run
from core.tables.base import COUNT, N_, TEXT, YES, Column, Table, free_name, text

BETWEEN: Final = ": "
"""Between the titles of a component and of its parameter; each of them is translated alone."""

_PARTS: Final = {
    "site_count": N_("Site count"),
    "placement": N_("Placement"),
    "refinement": N_("Refinement"),
    "constraints": N_("Constraints"),
    "target": N_("Target"),
}


def setting_title(name: str, scenarios: Sequence[Any]) -> tuple[str, str]:
    """Title and unit of a setting, such as "placement.seeding" of `core.comparison`.

    Parameters
    ----------
    name
        Fields from a scenario down, with dots between.
    scenarios
        Those of the runs: one of them has a component with that parameter.

    Returns
    -------
    title, unit
        English; parts that nothing declares are made from the field's name.
    """
    values, unit = list(scenarios), ""
    titles: list[str] = []
    for part in name.split("."):
        about = _about(part, values)
        plain = part.replace("_", " ")
        known = _PARTS.get(part) if not titles else None
        titles.append(known or (about.label if about else plain[:1].upper() + plain[1:]))
        unit = about.unit if about else ""
        values = [getattr(of, part) for of in values if hasattr(of, part)]
    return BETWEEN.join(titles), unit


def _about(field: str, components: Sequence[Any]) -> Parameter | None:
    for of in components:
        if dataclasses.is_dataclass(of) and field in (declared := parameters_of(of)):
            return declared[field]
    return None


@dataclass(frozen=True, eq=False)
class NamedRun:
    """A run of the list, as the table shows it.

    Attributes
    ----------
    number
        Tells runs apart.
    name, kind, starred
        What the user calls it, where it comes from, whether it is marked.
    """

    number: int
    name: str
    run: Run
    kind: str = "run"
    starred: bool = False


def run_table(runs: Sequence[NamedRun]) -> Table:
    """One row a run: name, mark, settings that differ, and every measure.

    Best values are marked among runs of the same k, quasi-identifiers and records only: a smaller
    k always loses fewer records, and protects less.
    """
    if not runs:
        return Table("runs", (), np.zeros(0, dtype=np.intp))
    frame = table_of_runs(of.run for of in runs)
    groups = comparable(runs)
    columns = [
        Column(
            "name",
            N_("Name"),
            _texts([of.name for of in runs]),
            TEXT,
            help=N_("Double-click to edit."),
        )
    ]
    marks = np.array([of.starred for of in runs], dtype=bool)
    columns.append(
        Column("star", N_("Star"), marks, YES, help=N_("Click to mark a run, or to unmark it."))
    )
    kinds = _texts([of.kind for of in runs])
    said = N_("Calculated, today's practice, imported, or edited by hand.")
    columns.append(Column("kind", N_("Kind"), kinds, TEXT, help=said))
    ks = np.array([of.run.scenario.k for of in runs], dtype=np.int64)
    said = N_("Smallest number of records that may share their values within a region.")
    columns.append(Column("k", N_("k"), ks, COUNT, N_("records"), said))
    columns += _files(runs)
    taken = {column.name.casefold() for column in columns} | {"undominated"} | set(MEASURES)
    settings = _settings(frame, runs, taken)
    grouped = frame.drop(columns=["k", "quasi_identifiers"], errors="ignore").assign(__group=groups)
    unbeaten = undominated(grouped, within=("__group",))
    said = N_(
        "No other run of the same k and quasi-identifiers is at least as good in records lost, "
        "distances, geography lost and regions, and better in one."
    )
    columns.append(Column("undominated", N_("Unbeaten"), unbeaten, YES, help=said))
    measures = [_measure(name, frame) for name in MEASURES]
    best = {of.name: best_of(of, groups) for of in measures if of.better != NEITHER}
    keys = np.array([of.number for of in runs], dtype=np.intp)
    return Table("runs", (*columns, *measures, *settings), keys, {**best, "undominated": unbeaten})


def _files(runs: Sequence[NamedRun]) -> list[Column]:
    """The files of areas and records, where the runs are not all of the same."""
    columns = []
    for role, title in (("areas", N_("Areas")), ("records", N_("Records"))):
        files = [of.run.inputs.get(role, {}) for of in runs]
        if len({of.get("sha256", "") for of in files}) > 1:
            names = _texts([of.get("file", "") for of in files])
            said = N_("The file: runs of other areas or records cannot be compared.")
            columns.append(Column(f"{role}_file", title, names, TEXT, help=said))
    return columns


def comparable(runs: Sequence[NamedRun]) -> NDArray[np.intp]:
    """(n,) group of each run: those of one group may be measured against each other."""
    keys: dict[tuple[int, str, int], int] = {}
    found = []
    for of in runs:
        records = of.run.suppression.counts.n_records
        key = (of.run.scenario.k, repr(of.run.scenario.quasi_identifiers), records)
        found.append(keys.setdefault(key, len(keys)))
    return np.array(found, dtype=np.intp)


def best_of(column: Column, groups: NDArray[np.intp]) -> NDArray[np.bool_]:
    """(n,) the best values of each group of at least two runs that do not all have the same."""
    values = np.asarray(column.values, dtype=np.float64)
    best = np.zeros(len(values), dtype=bool)
    for group in np.unique(groups).tolist():
        rows = np.flatnonzero((groups == group) & np.isfinite(values))
        inside = values[rows]
        if len(rows) > 1 and inside.min() < inside.max():
            top = inside.min() if column.better == LESS else inside.max()
            best[rows[inside == top]] = True
    return best


def _settings(frame: pd.DataFrame, runs: Sequence[NamedRun], taken: set[str]) -> list[Column]:
    """The settings in which the runs differ."""
    columns = []
    for label in frame.columns:
        if label in MEASURES or label == "k":
            continue
        name = free_name(str(label).replace(".", "_"), taken)
        title, unit = setting_title(str(label), [of.run.scenario for of in runs])
        said = N_("A setting in which the runs differ.")
        chosen = [getattr(of.run.scenario, str(label), None) for of in runs]
        values = text(frame[label].to_numpy(object))
        if all(hasattr(of, "title") for of in chosen):  # a component, by what it is called
            values = _texts([str(getattr(of, "title", "")) for of in chosen])
        columns.append(Column(name, title, values, TEXT, unit, said))
    return columns


def _measure(name: str, frame: pd.DataFrame) -> Column:
    of, values = MEASURES[name], frame[name].to_numpy(np.float64)
    told = {"suppression_rate": "suppressed_records"}.get(name, name)
    tells = told in ("suppressed_records", "global_anonymity")
    return Column(
        name,
        of.title,
        values,
        of.kind,
        of.shown_unit,
        of.help,
        better=of.better,
        counts=frame[told].to_numpy(np.float64) if tells else None,
    )


def _texts(of: list[str]) -> NDArray[np.object_]:
    return np.array(of, dtype=object)
