"""The runs of a sweep, one file each, and the tables of all of them."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pandas as pd

from core import __version__
from core.comparison import table_of_rows, undominated
from core.cutoff.gaps import OUR_SETS, SHIPPED_SETS, coefficient_set
from core.errors import Notice, VbasError
from core.io.areas import AreaSource
from core.io.atomic import whole_file
from core.io.categories import categories_to_toml_tables
from core.io.codebook import write_json
from core.io.coefficient_files import set_text
from core.io.csv_cells import write_csv
from core.io.records import RecordSource
from core.io.result_folder import JOURNALS, whole_folder
from core.io.scenario_file import SavedScenario, settings_table
from core.measures import JUDGED, MEASURES
from core.scenario import Scenario
from core.sweep import Failed, in_brief

FORMAT = 1
COMMAND = "sweep"
RUNS, TABLE, REPORT = JOURNALS[COMMAND], "sweep.csv", "sweep.json"

_SETTINGS = ("quasi_identifiers", "exclude_missing")

Inputs = Mapping[str, Mapping[str, str]]


def as_read(inputs: Inputs, saved: SavedScenario) -> Inputs:
    """The inputs, and as one more what is read of them: layers, columns and the like."""
    how = {f"level {name}": _columns(of) for name, of in saved.levels.items()}
    how |= {"areas": _columns(saved.areas), "records": _columns(saved.records)}
    digest = hashlib.sha256(json.dumps(how, sort_keys=True).encode()).hexdigest()
    return {**inputs, "what is read": {"file": "", "sha256": digest}}


def _columns(source: AreaSource | RecordSource) -> dict[str, str]:
    """What a source says but for its paths, and for what the settings of a run hold."""
    told = {about.name: getattr(source, about.name) for about in dataclasses.fields(source)}
    return {
        name: str(value)
        for name, value in told.items()
        if name not in _SETTINGS and value not in (None, "") and not isinstance(value, Path)
    }


def run_name(scenario: Scenario, inputs: Inputs) -> str:
    """What a run is called on disk: a fingerprint of its settings and of what was read."""
    text = json.dumps(_key(scenario, inputs), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _key(scenario: Scenario, inputs: Inputs) -> dict[str, Any]:
    settings = {key: of for key, of in settings_table(scenario).items() if key != "name"}
    key = {
        "settings": settings,
        "categories": categories_to_toml_tables(scenario.quasi_identifiers),
        "inputs": _digests(inputs),
    }
    own = _own_coefficients(scenario)
    return key if own is None else {**key, "coefficients": own}


def _own_coefficients(scenario: Scenario) -> str | None:
    """A fingerprint of coefficients that the user may change under the same name."""
    name = getattr(scenario.site_count, "coefficients", None)
    if name is None or name in (*SHIPPED_SETS, *OUR_SETS):
        return None
    try:
        text = set_text(coefficient_set(name))
    except VbasError:  # the run itself will say what is wrong with it
        return None
    return hashlib.sha256(text.encode()).hexdigest()


def _digests(inputs: Inputs) -> dict[str, str]:
    return {name: of["sha256"] for name, of in inputs.items()}


def keep_run(folder: Path, scenario: Scenario, inputs: Inputs, row: Mapping[str, Any]) -> Path:
    """Writes one finished run; it appears complete or not at all.

    Raises
    ------
    VbasError
        If the folder cannot be written.
    """
    path = folder / RUNS / f"{run_name(scenario, inputs)}.json"
    kept = {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        **_key(scenario, inputs),
        "row": _plain(row),
    }
    with whole_file(path) as partial:
        write_json(partial, kept)
    return path


def kept_runs(folder: Path, inputs: Inputs) -> tuple[dict[str, dict[str, Any]], tuple[Notice, ...]]:
    """Rows of the runs that a folder holds, by name, and what should be said about others.

    Runs of other inputs, and files that cannot be read, are left where they are and not counted.
    """
    found: dict[str, dict[str, Any]] = {}
    others = damaged = 0
    for path in sorted((folder / RUNS).glob("[!.]*.json")):
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            of, row = kept["inputs"], kept["row"]
            good = kept["format"] == FORMAT and isinstance(row, dict) and set(JUDGED) <= set(row)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            good = False
        if not good:
            damaged += 1
        elif of != _digests(inputs):
            others += 1
        else:
            found[path.stem] = row
    notices = []
    if damaged:
        text = "Files in {folder} that are no finished runs and are not counted: {n:,}."
        notices.append(Notice(text, n=damaged, folder=folder / RUNS))
    if others:
        text = "Runs in {folder} of other files or columns, which are not counted: {n:,}."
        notices.append(Notice(text, n=others, folder=folder / RUNS))
    return found, tuple(notices)


def sweep_table(rows: Mapping[str, Mapping[str, Any]]) -> pd.DataFrame:
    """One row a run, by name: settings that differ, measures, and whether no other beats it."""
    table = table_of_rows(rows.values())
    complete = pd.DataFrame([dict(row) for row in rows.values()])
    table["undominated"] = undominated(complete)
    table.insert(0, "run", list(rows))
    return table


def write_sweep(
    folder: Path,
    rows: Mapping[str, Mapping[str, Any]],
    inputs: Inputs,
    failed: Sequence[Failed] = (),
) -> tuple[Path, ...]:
    """Writes ``sweep.csv`` and ``sweep.json`` of all runs that a folder holds.

    Raises
    ------
    VbasError
        If the folder cannot be written.
    """
    table = sweep_table(rows)
    best = dict(zip(table["run"], table["undominated"].tolist(), strict=True))
    report = {
        "program": f"vbas {__version__}",
        "inputs": {name: dict(of) for name, of in inputs.items()},
        "units": {name: of.unit for name, of in MEASURES.items()},
        "runs": [{"run": n, **_plain(row), "undominated": best[n]} for n, row in rows.items()],
        "not_done": [{"settings": in_brief(of.scenario), "why": str(of.why)} for of in failed],
    }
    with whole_folder(folder, COMMAND) as partial:
        write_csv(table, partial / TABLE)
        write_json(partial / REPORT, report)
    return folder / TABLE, folder / REPORT


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """Values as JSON knows them; what is no number is null."""
    plain = {name: of.item() if hasattr(of, "item") else of for name, of in row.items()}
    return {
        name: None if isinstance(of, float) and not math.isfinite(of) else of
        for name, of in plain.items()
    }


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
