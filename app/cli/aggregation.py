"""The work of ``vbas aggregate``."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from app.cli.describing import described, refuse_beside_scenario
from app.cli.given import given_of, judged
from app.cli.loading import changed_since, loaded_study
from app.cli.options import AggregateOptions, names
from app.cli.places import check_out, files_said
from app.cli.progress import drive
from app.cli.summary import print_run
from core.io.inputs import LoadedStudy
from core.io.outputs import COMMAND, files_read, write_outputs
from core.io.scenario_file import Release, SavedScenario, read_scenario
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
    saved = _saved(options)
    read = files_read(saved.areas, saved.records, saved.levels, saved.given)
    check_out(options, COMMAND, read)
    done = drive(aggregate_steps(saved, options.out, files_said(options)))
    print_run(done.run, done.loaded.study, done.loaded.area_file.faults, options.out, done.files)


def _saved(options: AggregateOptions) -> SavedScenario:
    """The scenario that the options name, or that they describe."""
    given = given_of(options)
    release = Release(names(options.keep), options.force)
    if options.scenario is None:
        return replace(described(options), given=given, release=release)
    refuse_beside_scenario(options.said, _BESIDE_SCENARIO)
    saved = read_scenario(options.scenario)
    kept = saved.release
    release = Release(release.keep or kept.keep, release.force or kept.force)
    if given is None:
        return replace(saved, release=release)
    others = {name: of for name, of in saved.sha256.items() if name != "regions"}
    return replace(saved, release=release, given=given, sha256=others)


@dataclass(frozen=True)
class Done:
    """What the command made."""

    run: Run
    loaded: LoadedStudy
    files: tuple[Path, ...]


def aggregate_steps(saved: SavedScenario, out: Path, read: tuple[Path, ...] = ()) -> Steps[Done]:
    """The whole command as one computation; regions that are given are judged as they are.

    ``read`` are files that the scenario does not name.
    """
    loaded = yield from loaded_study(saved)
    _say_changed(saved, loaded.inputs)
    if saved.given is not None:
        run = yield from judged(saved.given, saved.scenario, loaded)
        _say_changed(saved, {name: run.inputs[name] for name in run.inputs if name == "regions"})
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
        keep=saved.release.keep,
        force=saved.release.force,
        given=saved.given,
        read=read,
    )
    return Done(run, loaded, files)


def _say_changed(saved: SavedScenario, inputs: Mapping[str, Mapping[str, str]]) -> None:
    for changed in changed_since(saved, inputs):
        print(f"vbas: {changed}", file=sys.stderr)
