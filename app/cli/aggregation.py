"""The work of ``vbas aggregate``."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from app.cli.describing import described, refuse_beside_scenario
from app.cli.options import AggregateOptions, names
from app.cli.progress import drive
from app.cli.summary import print_run
from core.errors import Notice
from core.io.inputs import LoadedStudy, load_study
from core.io.outputs import check_inputs_survive, write_outputs
from core.io.scenario_file import SavedScenario, read_scenario
from core.pipeline import Run, execute
from core.steps import Step, Steps


def aggregate(options: AggregateOptions) -> None:
    """Runs the command: reads, aggregates, writes, and prints what came of it."""
    saved = _saved(options)
    done = drive(aggregate_steps(saved, options.out, names(options.keep), options.force))
    print_run(done.run, done.loaded.study, done.loaded.area_file.faults, done.files)


def _saved(options: AggregateOptions) -> SavedScenario:
    """The scenario that the options name, or that they describe."""
    if options.scenario is None:
        return described(options)
    refuse_beside_scenario(options.said, ("scenario", "out", "keep", "force"))
    return read_scenario(options.scenario)


@dataclass(frozen=True)
class Done:
    """What the command made."""

    run: Run
    loaded: LoadedStudy
    files: tuple[Path, ...]


def aggregate_steps(
    saved: SavedScenario, out: Path, keep: tuple[str, ...] = (), force: bool = False
) -> Steps[Done]:
    """The whole command as one computation."""
    check_inputs_survive(out, saved.areas, saved.records)
    loaded = yield from load_study(saved.areas, saved.records, saved.levels)
    for changed in _changed(saved, loaded):
        print(f"vbas: {changed}", file=sys.stderr)
    run = yield from execute(
        saved.scenario, loaded.study, inputs=loaded.inputs, load_seconds=loaded.seconds
    )
    yield Step("writing files")
    files = yield from write_outputs(
        run,
        loaded.study,
        loaded.area_file,
        saved.records,
        out,
        levels=dict(saved.levels),
        keep=keep,
        force=force,
    )
    return Done(run, loaded, files)


def _changed(saved: SavedScenario, loaded: LoadedStudy) -> list[Notice]:
    return [
        Notice(
            "{file} has changed since the scenario was saved; the result may differ.",
            file=loaded.inputs[name]["file"],
        )
        for name, sha256 in saved.sha256.items()
        if loaded.inputs[name]["sha256"] != sha256
    ]
