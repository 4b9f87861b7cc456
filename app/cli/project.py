"""``vbas project``: what is inside a project."""

from __future__ import annotations

import dataclasses
import json

from app.cli.options import Options
from app.cli.words import how_many
from core.io.project import FORMAT, Summary, summary_of


def run(options: Options) -> None:
    """Runs the command."""
    of = summary_of(options.project)
    if options.as_json:
        print(json.dumps(dataclasses.asdict(of), indent=2, ensure_ascii=False, default=str))
        return
    for label, lines in _lines(of).items():
        for line in lines:
            print(f"{label:<12}{line}")
            label = ""


def _lines(of: Summary) -> dict[str, list[str]]:
    """{what: lines about it}; what there is none of says so."""
    runs = [
        f"{run.number} {run.name}: k {run.k:,}, {how_many(run.regions, 'region')}, "
        f"{how_many(run.suppressed_records, 'record')} lost ({run.suppression_percent:.3f} %), "
        f"{run.km_to_own_centre:,.3g} km to own centre per area, "
        f"{run.bits_per_record:.3g} bits per record"
        for run in of.runs
    ]
    older = [
        "It was saved by an earlier VBAS: it still holds exact counts of records.",
        "Open it in the window and save it again: then it has them in steps of k only.",
    ]
    return {
        "Saved": [f"{of.saved} by {of.program}, format {of.format}"],
        "Note": older if of.format < FORMAT else [],
        "Areas": [f"{name}: {how_many(n, 'area')} of {file}" for name, file, n in of.areas]
        or ["none"],
        "Records": [of.records or "none"],
        "Runs": runs or ["none"],
        "Kept": [f"{part}: {', '.join(names) or 'nothing'}" for part, names in of.parts.items()]
        or ["nothing else"],
        "Done": list(of.log) or ["nothing that is listed"],
    }
