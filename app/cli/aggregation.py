"""The work of ``vbas aggregate``."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from app.cli.describing import described, refuse_beside_scenario
from app.cli.given import Given, given_of, judged
from app.cli.loading import changed_since, loaded_study
from app.cli.options import AggregateOptions, names
from app.cli.progress import drive
from app.cli.summary import print_run
from core.io.inputs import LoadedStudy
from core.io.outputs import check_inputs_survive, write_outputs
from core.io.scenario_file import SavedScenario, read_scenario
from core.pipeline import Run, doubts_before
from core.steps import Step, Steps
from core.target import carry_out

_BESIDE_SCENARIO = (
    *("scenario", "out", "keep", "force"),
    *("regions", "regions_column", "left_over"),
)
"""What may be said beside a scenario file."""


def aggregate(options: AggregateOptions) -> None:
    """Runs the command: reads, aggregates, writes, and prints what came of it."""
    saved, given = _saved(options), given_of(options)
    steps = aggregate_steps(saved, options.out, names(options.keep), options.force, given)
    done = drive(steps)
    print_run(done.run, done.loaded.study, done.loaded.area_file.faults, done.files)


def _saved(options: AggregateOptions) -> SavedScenario:
    """The scenario that the options name, or that they describe."""
    if options.scenario is None:
        return described(options)
    refuse_beside_scenario(options.said, _BESIDE_SCENARIO)
    return read_scenario(options.scenario)


@dataclass(frozen=True)
class Done:
    """What the command made."""

    run: Run
    loaded: LoadedStudy
    files: tuple[Path, ...]


def aggregate_steps(
    saved: SavedScenario,
    out: Path,
    keep: tuple[str, ...] = (),
    force: bool = False,
    given: Given | None = None,
) -> Steps[Done]:
    """The whole command as one computation; ``given`` regions are judged as they are."""
    check_inputs_survive(out, saved.areas, saved.records)
    loaded = yield from loaded_study(saved)
    for changed in changed_since(saved, loaded):
        print(f"vbas: {changed}", file=sys.stderr)
    if given is not None:
        run = yield from judged(given, saved.scenario, loaded)
    else:
        for doubt in doubts_before(saved.scenario, loaded.study):
            print(f"vbas: {doubt}", file=sys.stderr)
        run = yield from carry_out(
            saved.scenario, loaded.study, inputs=loaded.inputs, load_seconds=loaded.seconds
        )
    yield Step("writing files")
    run, files = yield from write_outputs(
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
