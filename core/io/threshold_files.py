"""The files of ``vbas thresholds``: levels against 0, 5 and 20 % of unique people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd

from core import __version__
from core.errors import Notice
from core.io.codebook import README, write_json, write_readme
from core.io.csv_cells import write_csv
from core.io.result_folder import INTERNAL, whole_folder
from core.io.table_export import frame_of
from core.levels.units import Units
from core.tables.uniqueness import uniqueness_table
from core.thresholds.report import Report
from core.thresholds.verdicts import ALL, Verdict

COMMAND: Final = "thresholds"
TABLE, UNITS, REPORT = "thresholds.csv", "units.csv", "thresholds.json"
FILES: Final = (TABLE, UNITS, REPORT, README)


@dataclass(frozen=True, eq=False)
class LevelReport:
    """A level of geography, and how unique its people are."""

    units: Units
    report: Report


def thresholds_table(levels: Iterable[LevelReport]) -> pd.DataFrame:
    """One row a level, province and threshold; the province "all" comes first.

    Shares are per cent of the units that have a value, of their records and of their people; empty
    where there are none. ``predicted_percent`` is what the model says of the units, in all only.
    """
    return pd.DataFrame([_row(of, row) for of in levels for row in of.report.rows])


def _row(of: LevelReport, row: Verdict) -> dict[str, Any]:
    predicted = of.report.predicted.get(row.threshold) if row.province == ALL else None
    beside = None if predicted is None else predicted.beside
    return {
        "level": of.units.label,
        "province": row.province or "all",
        "threshold_percent": 100 * row.threshold,
        "n_units": row.n_units,
        "n_known": row.n_known,
        "n_above": row.n_above,
        "units_percent": _percent(row.units_share),
        "records": row.records,
        "records_percent": _percent(row.records_share),
        "people": row.people,
        "people_percent": _percent(row.people_share),
        "predicted_percent": None if predicted is None else _percent(predicted.verdict.units_share),
        "predicted_too_few": None if beside is None else beside.only_measured,
        "predicted_too_many": None if beside is None else beside.only_predicted,
    }


def _percent(share: float | None) -> float | None:
    return None if share is None else 100 * share


def units_table(levels: Iterable[LevelReport]) -> pd.DataFrame:
    """One row a unit of each level, as the window shows them."""
    found = []
    for of in levels:
        table = uniqueness_table(of.units.ids, of.report)
        frame = frame_of(table.columns, np.arange(len(table)))
        frame.insert(0, "level", of.units.label)
        found.append(frame)
    return pd.concat(found, ignore_index=True)


def write_thresholds(
    folder: Path,
    levels: tuple[LevelReport, ...],
    about: Mapping[str, Any],
    notices: Iterable[Notice],
) -> tuple[Path, ...]:
    """Writes both tables and the report into ``internal``: they hold small counts of records.

    Parameters
    ----------
    folder
        Where to; files appear complete or not at all.
    levels
        What came out.
    about
        Variables, models, sample and inputs.
    notices
        What should be known.

    Raises
    ------
    VbasError
        If the place cannot be written.
    """
    report = {
        "format": 1,
        "program": f"vbas {__version__}",
        **about,
        "assumptions": {
            of.units.label: [notice.english for notice in of.report.estimated.assumptions]
            for of in levels
            if of.report.estimated is not None
        },
        "notices": [notice.english for notice in notices],
    }
    with whole_folder(folder, COMMAND) as partly:
        internal = partly / INTERNAL
        internal.mkdir()
        write_csv(thresholds_table(levels), internal / TABLE)
        write_csv(units_table(levels), internal / UNITS)
        write_json(internal / REPORT, report)
        write_readme(internal)
    return tuple(folder / INTERNAL / name for name in FILES)
