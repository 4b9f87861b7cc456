"""The codebook of released records: what a recipient needs to read them, and nothing else.

Nothing in it tells about what is suppressed: categories are those that released records show, and
no number counts a record.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from core.classes import ClassCounts
from core.io.records import RecordSource
from core.io.records.filter_tree import columns_named
from core.io.records.released import REGION
from core.pipeline import Run

CODEBOOK: Final = "codebook.json"
_REGION: Final = "id of the region; its shape is in regions.gpkg"
_RECODED: Final = "as recoded; empty where the value is missing"
_KEPT: Final = "as in the record file"

README: Final = "README.txt"
_TEXT: Final = """\
These files are internal: do not give them out.

They tell how many records were suppressed and where, how many there were before, and how the result
was made. Together with the released records, that can be enough to work out suppressed records one
by one. Only what is in the folder "release" beside this one is meant to be given out.

Keep this folder where the records themselves are kept: scenario.toml, if it is here, repeats the
run, and assignment.csv says in which region each area is. A recipient who needs to know which areas
a region is made of can work that out from the shapes of the regions.
"""


def codebook_of_run(
    run: Run, counts: ClassCounts, records: RecordSource, keep: Sequence[str]
) -> dict[str, Any]:
    """Columns with their categories, k, what is counted, and how many regions there are.

    Parameters
    ----------
    run
        What was done.
    counts
        What was counted before.
    records
        The record file and how it was read.
    keep
        Other columns that are released as they are.
    """
    shown = np.asarray(run.suppression.kept.sum(axis=0)).ravel() > 0
    columns: list[dict[str, Any]] = [{"name": REGION, "meaning": _REGION}]
    for j, (name, labels) in enumerate(counts.categories.items()):
        codes = set(counts.codes[shown, j].tolist())
        told = [label for code, label in enumerate(labels) if code in codes]
        columns.append({"name": name, "meaning": _RECODED, "categories": told})
    columns += [{"name": name, "meaning": _KEPT} for name in keep]
    return {
        "k": run.scenario.k,
        "unit": "record" if records.person_column is None else "person",
        "n_regions": int(np.count_nonzero(run.aggregation.areas_in_region)),
        **selected_by(records.where),
        "columns": columns,
    }


def selected_by(where: str) -> dict[str, Any]:
    """The columns by which records were chosen, where they were.

    Neither the condition, which names values, nor how many records it leaves out: with the number
    of those of the file, that would tell how many are suppressed.
    """
    return {"selected_by": list(columns_named(where))} if where.strip() else {}


def write_json(path: Path, value: Mapping[str, Any]) -> None:
    """Writes a value as a person can read it; what is no finite number is an error."""
    text = json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False)
    path.write_text(text + "\n", encoding="utf-8")


def write_readme(folder: Path) -> None:
    """Says in a folder of internal files what they are, and why."""
    (folder / README).write_text(_TEXT, encoding="utf-8")
