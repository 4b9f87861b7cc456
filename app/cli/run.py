"""``vbas run``: a scenario of a project, executed on the areas that the project holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from app.cli.aggregate import Done, print_run, written
from app.cli.inputs import check_out, files_said
from app.cli.options import InputError, Options
from app.cli.progress import drive
from app.cli.scenario import loaded_study
from app.cli.words import say
from core.errors import Notice
from core.given_regions import GivenRegions, judge
from core.io.areas import AreaFile
from core.io.inputs import LoadedStudy
from core.io.outputs import COMMAND, files_read
from core.io.project import KeptRun, Project, read_project
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario
from core.pipeline import Run, doubts_before
from core.steps import Steps, finish
from core.target import carry_out

_CALCULATED = "run"


def run(options: Options) -> None:
    """Runs the command: reads the project, runs, writes, and prints what came of it."""
    project = finish(read_project(options.project))
    chosen = _chosen(project, options.run)
    what = _of_settings(project) if chosen is None else _of_run(project, chosen)
    if options.records is not None:
        records = replace(what.saved.records, path=options.records)
        what = replace(what, saved=replace(what.saved, records=records))
    saved = what.saved
    if options.out is not None:
        check_out(options, COMMAND, files_read(saved.areas, saved.records, saved.levels))
    done = drive(_steps(what, options.out, files_said(options)))
    print("The settings that were chosen." if chosen is None else f"Run: {chosen.name}")
    print_run(done, options.out)


@dataclass(frozen=True, eq=False)
class _What:
    """A scenario with its areas; ``kept`` has the regions that are judged, if they are given."""

    saved: SavedScenario
    areas: AreaFile
    levels: dict[str, AreaFile]
    kept: KeptRun | None = None


def _chosen(project: Project, name: str | None) -> KeptRun | None:
    """The run of that name; without one that which was shown, else the last calculated."""
    if name is not None:
        return run_named(project, name)
    shown = [of for of in project.runs if of.number == project.shown]
    calculated = [of for of in project.runs if of.kind == _CALCULATED]
    return next(iter((*shown, *reversed(calculated), *reversed(project.runs))), None)


def run_named(project: Project, name: str) -> KeptRun:
    """The run of a name or number.

    Raises
    ------
    InputError
        If there is none.
    """
    found = project.run_named(name)
    if found is None:
        known = ", ".join(of.name for of in project.runs) or "it has none"
        raise InputError(f"The project has no run {name!r}.", f"Choose one of its runs: {known}.")
    return found


def _of_run(project: Project, kept: KeptRun) -> _What:
    areas, _, levels = project.sources(kept)
    given = isinstance(kept.saved.scenario.placement, GivenRegions)
    # What is in the project now is what is written; a table or column it came from may be gone.
    saved = replace(kept.saved, given=None) if given else kept.saved
    return _What(saved, areas, levels, kept if given else None)


def _of_settings(project: Project) -> _What:
    """What was chosen and not yet run."""
    of, missing = project.settings, []
    if project.areas is None:
        missing.append("areas")
    if project.records is None or not of.area_column:
        missing.append("records")
    if not of.scenario.quasi_identifiers:
        missing.append("variables")
    if missing or project.areas is None or project.records is None:
        raise InputError(
            f"The project has no runs, and for one it lacks {' and '.join(missing)}.",
            "Choose them in the window, and save the project.",
        )
    areas = project.area_files[project.areas]
    records = RecordSource(
        project.records.path,
        of.area_column,
        of.scenario.quasi_identifiers,
        exclude_missing=of.scenario.exclude_missing,
        person_column=of.person_column,
        area_kind=of.area_kind,
        conversion_path=of.conversion_path,
        where=of.where,
    )
    known = {"areas": areas.sha256, "records": project.records.sha256}
    levels = {name: project.area_files[i] for name, i in project.levels.items()}
    saved = SavedScenario(
        of.scenario,
        areas.source,
        records,
        {name: level.source for name, level in levels.items()},
        {name: digest for name, digest in known.items() if digest},
    )
    return _What(saved, areas, levels)


def _steps(what: _What, out: Path | None, read: tuple[Path, ...]) -> Steps[Done]:
    """The whole command as one computation."""
    saved = what.saved
    loaded = yield from loaded_study(saved, what.areas, what.levels)
    if what.kept is not None:
        made = yield from _judged(what.kept, loaded, saved)
    else:
        say(*doubts_before(saved.scenario, loaded.study))
        made = yield from carry_out(
            saved.scenario, loaded.study, inputs=loaded.inputs, load_seconds=loaded.seconds
        )
    if out is None:
        return Done(made, loaded, ())
    return (yield from written(made, loaded, saved, out, read))


def _judged(kept: KeptRun, loaded: LoadedStudy, saved: SavedScenario) -> Steps[Run]:
    """The regions of the project on the records as they are now."""
    given = saved.scenario.placement
    assert isinstance(given, GivenRegions)
    before, now = kept.parts.inputs.get("records"), loaded.inputs.get("records")
    same = before is not None and now is not None and before["sha256"] == now["sha256"]
    notices: tuple[Notice, ...] = kept.parts.notices if same else loaded.study.notices
    return (
        yield from judge(
            saved.scenario,
            loaded.study,
            kept.parts.aggregation,
            given,
            inputs=loaded.inputs,
            notices=notices,
        )
    )
