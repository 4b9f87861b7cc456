"""The table of runs: what was different about them, what they cost, which are the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.comparison import LESS_IS_BETTER, MEASURES, MORE_IS_BETTER, table_of_runs, undominated
from core.pipeline import Run
from core.tables.base import (
    COUNT,
    LESS,
    METRES,
    MORE,
    NEITHER,
    NUMBER,
    SHARE,
    TEXT,
    YES,
    Column,
    Table,
    free_name,
    text,
)

_TITLES = {
    "n_regions": ("Regions", COUNT, "Regions that hold areas."),
    "suppressed_records": ("Lost", COUNT, "Records left out in all regions."),
    "suppression_rate": ("Share lost", SHARE, "Records left out, of all records used."),
    "compactness_own_centre_m": (
        "Compactness",
        METRES,
        "Sum over all areas of the distance to the centre of their region.",
    ),
    "compactness_own_centre_m_per_area": (
        "Distance per area",
        METRES,
        "Distance from an area to the centre of its region, on average.",
    ),
    "non_uniform_entropy_bits": (
        "Geography lost",
        NUMBER,
        "Non-uniform entropy: how much less is known of where records live.",
    ),
    "non_uniform_entropy_bits_per_record": (
        "Bits per record",
        NUMBER,
        "Geography lost, for each record; 1 bit is half as exact.",
    ),
    "compactness_m": (
        "Distance to sites",
        METRES,
        "Sum over all areas of the distance to their region's site; none where there are no sites.",
    ),
    "discernibility": ("Discernibility", COUNT, "Sum of squared sizes of the classes kept."),
    "discernibility_bayardo_agrawal": (
        "Discernibility with lost records",
        COUNT,
        "Discernibility that also charges all records for each one left out.",
    ),
    "global_anonymity": (
        "Anonymity",
        COUNT,
        "Smallest number of records of a region that share their values, before any is left out.",
    ),
    "global_anonymity_released": (
        "Anonymity released",
        COUNT,
        "The same of what is released: at least k.",
    ),
    "n_sites": ("Sites", COUNT, "Sites that were placed."),
    "n_regions_with_records": ("Regions with records", COUNT, "Regions that hold records."),
    "n_sites_without_areas": ("Empty sites", COUNT, "Sites that no area is nearest to."),
    "placement_moves": ("Placement moves", COUNT, "Moves of the search that placed the sites."),
    "refinement_moves": ("Refinement moves", COUNT, "Moves of the refinement."),
    "seconds": ("Time", NUMBER, "Running time without reading files."),
}
_UNITS = {"share of records": "%", "records squared": "records²", "m per area": "m"}
_LESS = (
    *LESS_IS_BETTER,
    "suppressed_records",
    "compactness_own_centre_m_per_area",
    "non_uniform_entropy_bits_per_record",
    "compactness_m",
    "discernibility",
    "discernibility_bayardo_agrawal",
)


@dataclass(frozen=True, eq=False)
class NamedRun:
    """A run of the list, as the table shows it.

    Attributes
    ----------
    number
        Tells runs apart.
    name, kind, starred
        What the user calls it, where it comes from, whether it is marked.
    run
        The run.
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
        Column("name", "Name", _texts([of.name for of in runs]), TEXT, help="Double-click to edit.")
    ]
    marks = np.array([of.starred for of in runs], dtype=bool)
    columns.append(Column("star", "Star", marks, YES, help="Click to mark a run, or to unmark it."))
    kinds = _texts([of.kind for of in runs])
    said = "Calculated, today's practice, imported, or edited by hand."
    columns.append(Column("kind", "Kind", kinds, TEXT, help=said))
    ks = np.array([of.run.scenario.k for of in runs], dtype=np.int64)
    said = "Smallest number of records that may share their values within a region."
    columns.append(Column("k", "k", ks, COUNT, "records", said))
    taken = {column.name.casefold() for column in columns} | {"undominated"} | set(MEASURES)
    settings = _settings(frame, runs, taken)
    grouped = frame.drop(columns=["k", "quasi_identifiers"], errors="ignore").assign(__group=groups)
    unbeaten = undominated(grouped, within=("__group",))
    said = (
        "No other run of the same k and quasi-identifiers is at least as good in records lost, "
        "distances, geography lost and regions, and better in one."
    )
    columns.append(Column("undominated", "Unbeaten", unbeaten, YES, help=said))
    measures = [_measure(name, frame[name].to_numpy(np.float64)) for name in MEASURES]
    best = {of.name: best_of(of, groups) for of in measures if of.better != NEITHER}
    keys = np.array([of.number for of in runs], dtype=np.intp)
    return Table("runs", (*columns, *measures, *settings), keys, {**best, "undominated": unbeaten})


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
        title = str(label).replace("_", " ").replace(".", ": ")
        title = title[:1].upper() + title[1:]
        said = "A setting in which the runs differ."
        chosen = [getattr(of.run.scenario, str(label), None) for of in runs]
        values = text(frame[label].to_numpy(object))
        if all(hasattr(of, "title") for of in chosen):  # a component, by what it is called
            values = _texts([str(getattr(of, "title", "")) for of in chosen])
        columns.append(Column(name, title, values, TEXT, "", said))
    return columns


def _measure(name: str, values: NDArray[np.float64]) -> Column:
    title, kind, said = _TITLES[name]
    unit = _UNITS.get(MEASURES[name], MEASURES[name])
    better = LESS if name in _LESS else MORE if name in MORE_IS_BETTER else NEITHER
    return Column(name, title, values, kind, unit, said, better=better)


def _texts(of: list[str]) -> NDArray[np.object_]:
    return np.array(of, dtype=object)
