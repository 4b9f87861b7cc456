"""Results of version 0.1: no manifest, all files in one folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_FILES: Final = {
    "aggregate": (
        *("assignment.csv", "sites.csv", "regions.gpkg", "records.parquet", "trace.parquet"),
        *("scenario.toml", "metrics.json"),
    ),
    "sweep": ("sweep.csv", "sweep.json"),
    "levels": ("levels.csv", "published.csv"),
    "calibrate": (
        *("curves.csv", "cutoffs.csv", "fits.csv", "calibration.json", "coefficients.toml"),
    ),
    "uniqueness": ("combinations.csv", "weights.csv", "omissions.csv", "uniqueness.json"),
    "suppress": (
        *("records.parquet", "suppression.json", "columns.csv", "verification.csv"),
        *("missingness.csv", "comparison.csv", "comparison.json"),
    ),
}
_TOLD_BY: Final = {
    "metrics.json": '"program": "vbas ',
    "sweep.json": '"program": "vbas ',
    "levels.csv": "level,province,max_combinations,",
    "calibration.json": '"program": "vbas ',
    "uniqueness.json": '"program": "vbas ',
    "suppression.json": '"program": "vbas ',
    "comparison.json": '"program": "vbas ',
}
_SAMPLE: Final = re.compile(r"sample-[0-9]+\.parquet")


def written_by_first_version(folder: Path, name: str, command: str) -> bool:
    """Whether a file is of a result of version 0.1: by its name, and by the report beside it."""
    files = _FILES.get(command, ())
    sample = command == "suppress" and _SAMPLE.fullmatch(name)
    if name not in files and not sample:
        return False
    return any(_says(folder / report, text) for report, text in _TOLD_BY.items() if report in files)


def _says(report: Path, text: str) -> bool:
    try:
        return text in report.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False
