"""What a sweep has written, read again: settings and measures of each of its runs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.errors import VbasError
from core.io.sweep_files import REPORT
from core.measures import JUDGED


def sweep_rows(path: Path) -> dict[str, Mapping[str, Any]]:
    """The runs of a sweep by name.

    Parameters
    ----------
    path
        ``sweep.csv`` or ``sweep.json``: what the table leaves out stands in the report beside it.

    Returns
    -------
    dict
        One row a run, as `core.comparison.run_row` makes them.

    Raises
    ------
    VbasError
        If there is no report, or it is not that of a sweep.
    """
    report = path.with_name(REPORT)
    try:
        runs = json.loads(report.read_text(encoding="utf-8"))["runs"]
        rows = {str(row["run"]): {k: v for k, v in row.items() if k != "run"} for row in runs}
    except FileNotFoundError as error:
        raise VbasError(
            "There is no {report} beside {path}.",
            "Choose sweep.csv in the folder that a sweep wrote.",
            report=report.name,
            path=path.name,
        ) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise VbasError(
            "{report} is not the report of a sweep.",
            "Choose sweep.csv in the folder that a sweep wrote.",
            report=report.name,
        ) from error
    known: dict[str, Mapping[str, Any]] = {
        name: row for name, row in rows.items() if set(JUDGED) <= set(row)
    }
    if not known:
        raise VbasError(
            "{report} holds no finished run.",
            "Run the sweep again, or choose the folder of another one.",
            report=report.name,
        )
    return known
