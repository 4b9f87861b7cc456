"""What is in the window as a project, and a project as what is in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.frame.opening import look_into, looked_at
from app.frame.program import Program
from app.frame.session import Draft, Opened, RunEntry, Session
from core.background import in_background
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.digest import digest_steps
from core.io.project import (
    Kept,
    KeptRun,
    Project,
    RecordStamp,
    Revived,
    RevivedRun,
    RunParts,
    Settings,
    read_project,
    revived,
    saved_at,
)
from core.io.records.place import DatabaseTable, Place
from core.io.scenario_file import SavedScenario
from core.map.fields import AddedColumns, formulas_of, units_of
from core.map.run_colours import RunColours
from core.steps import Steps
from core.tables.computed import computed


@dataclass(frozen=True, eq=False)
class Aside:
    """What the window cannot show now, and what is saved again all the same.

    Attributes
    ----------
    project
        That it comes from.
    runs
        Runs whose records are not there.
    records
        The record file that is not there.
    parts
        What belongs to workspaces that were not shown yet.
    columns
        Computed columns that cannot be computed now.
    """

    project: Project = field(default_factory=Project)
    runs: tuple[KeptRun, ...] = ()
    records: RecordStamp | None = None
    parts: Mapping[str, Mapping[str, Kept]] = field(default_factory=dict)
    columns: tuple[str, ...] = ()


# From the window


def project_of(program: Program, aside: Aside, log: tuple[str, ...] = ()) -> Project:
    """Everything that is in the window, by reference: quick, whatever it is."""
    session = program.session
    files = _files(session)
    others = {id(of): i for i, of in enumerate(files)}
    old = aside.project.area_files
    for run in aside.runs:
        for i in (run.areas, *run.levels.values()):
            if id(old[i]) not in others:
                others[id(old[i])] = len(files)
                files.append(old[i])
    runs = [_kept(of, others) for of in session.runs]
    runs += [_moved(of, old, others) for of in aside.runs]
    formulas = formulas_of(session.fields)
    open_file = session.area_file
    return Project(
        area_files=tuple(files),
        areas=None if open_file is None else others[id(open_file)],
        levels={name: others[id(of)] for name, of in session.levels.items()},
        records=aside.records if session.records is None else _stamp(session),
        settings=_settings(session.draft),
        runs=tuple(sorted(runs, key=lambda of: of.number)),
        shown=_number(session.current_run, aside, aside.project.shown),
        compared=_number(session.compared_run, aside, aside.project.compared),
        overlaid=tuple(of.number for of in session.overlaid) or _waiting(aside),
        next_number=session.next_number,
        calculated=session.calculated,
        layers=session.layers,
        columns={name: of for name, of in session.fields.items() if name not in formulas},
        units=units_of(session.fields),
        formulas={**formulas, **{n: aside.project.formulas[n] for n in aside.columns}},
        selection=session.selection,
        workspace=program.window.workspace,
        parts=parts_of(program, aside),
        log=log,
    )


def _files(session: Session) -> list[AreaFile]:
    """Every area file once, those that are open first."""
    opened = [] if session.area_file is None else [session.area_file]
    every = [*opened, *session.levels.values()]
    for entry in session.runs:
        every += [entry.area_file, *entry.levels.values()]
    return list({id(of): of for of in every}.values())


def _kept(entry: RunEntry, files: Mapping[int, int]) -> KeptRun:
    file, levels = entry.area_file, entry.levels
    return KeptRun(
        number=entry.number,
        name=entry.name,
        kind=entry.kind,
        starred=entry.starred,
        automatic=entry.automatic,
        areas=files[id(file)],
        levels={name: files[id(of)] for name, of in levels.items()},
        saved=saved_scenario(entry),
        parts=RunParts.of(entry.run, entry.study),
        colours=entry.colours.known,
    )


def saved_scenario(entry: RunEntry) -> SavedScenario:
    """The scenario of a run, with the files it was made from."""
    told = entry.run.inputs
    return SavedScenario(
        entry.run.scenario,
        entry.area_file.source,
        entry.records,
        {name: of.source for name, of in entry.levels.items()},
        {name: told[name]["sha256"] for name in ("areas", "records") if name in told},
    )


def _moved(run: KeptRun, old: tuple[AreaFile, ...], files: Mapping[int, int]) -> KeptRun:
    """A run that waits, with the places its areas have now."""
    levels = {name: files[id(old[i])] for name, i in run.levels.items()}
    return replace(run, areas=files[id(old[run.areas])], levels=levels)


def _stamp(session: Session) -> RecordStamp | None:
    of = session.records
    if of is None:
        return None
    digests = (
        entry.run.inputs.get("records", {}).get("sha256", "")
        for entry in reversed(session.runs)
        if entry.records.path == of.path
    )
    columns = tuple(column.name for column in of.preview.columns)
    return RecordStamp(of.path, next(digests, ""), of.preview.n_rows, columns)


def _settings(draft: Draft) -> Settings:
    return Settings(
        draft.scenario,
        draft.area_column,
        draft.person_column,
        draft.area_kind,
        draft.conversion_path,
        draft.where,
    )


def _number(entry: RunEntry | None, aside: Aside, was: int | None) -> int | None:
    """The number of a run; where there is none, that of one that waits and was meant before."""
    if entry is not None:
        return entry.number
    return was if any(of.number == was for of in aside.runs) else None


def _waiting(aside: Aside) -> tuple[int, ...]:
    """The runs that were drawn together and wait for their records."""
    waiting = {of.number for of in aside.runs}
    return tuple(of for of in aside.project.overlaid if of in waiting)


def parts_of(program: Program, aside: Aside) -> dict[str, dict[str, Kept]]:
    """What parts of the window hold; of those that are not made, what was read."""
    found = {part: dict(values) for part, values in aside.parts.items()}
    for part in program.parts.values():
        name = getattr(part, "saved_name", "")
        if name:
            values = part.saved()
            found[name] = {key: Kept(value, kind) for key, (value, kind) in values.items()}
    return found


# Into the window


@dataclass(frozen=True, eq=False)
class Loaded:
    """A project that was read, with its records where they are there.

    Attributes
    ----------
    path
        The project file.
    stamp
        When it was saved, as the file says.
    project
        As it was read.
    opened
        The record file; None if it is not there.
    sha256
        Of the record file as it is now; "" if it is not there.
    revived
        Its runs.
    columns, left
        Columns joined and computed; those that cannot be computed now.
    """

    path: Path
    stamp: str
    project: Project
    opened: Opened | None
    sha256: str
    revived: Revived
    columns: Mapping[str, NDArray[Any]]
    left: tuple[str, ...]

    @property
    def records_changed(self) -> bool:
        """Whether the records may be others than when the project was saved."""
        stamp = self.project.records
        if stamp is not None and isinstance(stamp.path, DatabaseTable):
            return self.opened is not None  # others may write there at any time
        return self._another_file

    @property
    def _another_file(self) -> bool:
        stamp = self.project.records
        known = "" if stamp is None else stamp.sha256
        return bool(known and self.sha256 and known != self.sha256)

    @property
    def to_ask(self) -> bool:
        """Whether what the records change is to be shown before they are taken.

        A file that is another one is always asked about: a project's totals do not tell a change
        of fewer records than k.
        """
        differs = bool(self.revived.changed or self.revived.waiting)
        another = self._another_file and bool(self.project.runs)
        return self.records_changed and (differs or another)


def load(path: Path, areas_read: Callable[[AreaFile], object] = lambda _: None) -> Steps[Loaded]:
    """Reads a project, and counts what its runs need.

    ``areas_read`` is called as soon as the areas are there, in the thread of the job.
    """
    stamp = saved_at(path)  # before it is read: what somebody saves meanwhile is noticed
    project = yield from read_project(path)
    if project.areas is not None:
        areas_read((yield from looked_at(project.area_files[project.areas])))
    return replace((yield from with_records(path, project)), stamp=stamp)


def with_records(path: Path, project: Project, records: Place | None = None) -> Steps[Loaded]:
    """A project that was read, with its records from where they are now.

    A database that cannot be reached is like a file that is not there: its runs wait for it.
    """
    stamp, opened, sha256 = project.records, None, ""
    place = records or (None if stamp is None else stamp.path)
    refused: dict[Place, VbasError] = {}
    if isinstance(place, DatabaseTable):
        try:
            opened = yield from look_into(place)
        except VbasError as error:
            if records is not None:
                raise
            refused[place] = error
    elif place is not None and (records is not None or place.is_file()):
        opened = yield from look_into(place)
        sha256 = yield from digest_steps(place)
    made = yield from revived(project, records, refused=refused)
    columns, left = yield from in_background("opening the project", lambda: _columns(project, made))
    return Loaded(path, "", project, opened, sha256, made, columns, left)


def _columns(project: Project, made: Revived) -> tuple[dict[str, NDArray[Any]], tuple[str, ...]]:
    if project.areas is None or not project.formulas:
        return dict(project.columns), ()
    shown = next((of for of in made.runs if of.kept.number == project.shown), None)
    there = shown is not None and shown.kept.areas == project.areas
    return computed(
        project.formulas,
        project.area_files[project.areas].layer,
        project.columns,
        study=shown.loaded.study if shown is not None and there else None,
        run=shown.run if shown is not None and there else None,
        k=project.settings.scenario.k,
    )


def without_records(loaded: Loaded) -> Loaded:
    """The same with areas and settings only; the runs wait for what they were made from."""
    why = VbasError("The records are others than those that the run was made from.")
    waiting = tuple((of, why) for of in loaded.project.runs)
    return replace(loaded, opened=None, sha256="", revived=Revived((), waiting))


def aside_of(loaded: Loaded) -> Aside:
    """What of a project cannot be shown yet."""
    return Aside(
        loaded.project,
        tuple(run for run, _ in loaded.revived.waiting),
        loaded.project.records if loaded.opened is None else None,
        loaded.project.parts,
        loaded.left,
    )


def session_of(loaded: Loaded) -> Session:
    """A session that holds what was read, to be adopted by that of the window."""
    project, session = loaded.project, Session()
    files = project.area_files
    session.area_file = None if project.areas is None else files[project.areas]
    session.levels = {name: files[i] for name, i in project.levels.items()}
    session.records = loaded.opened
    of = project.settings
    session.draft = Draft(
        of.scenario,
        of.area_column,
        of.person_column,
        of.area_kind,
        of.conversion_path,
        of.where,
    )
    session.runs = tuple(_entry(one, project) for one in loaded.revived.runs)
    session.next_number, session.calculated = project.next_number, project.calculated
    wanted = session.record_source()
    fits = (
        one.loaded.study
        for one in loaded.revived.runs
        if one.records == wanted and one.kept.areas == project.areas
    )
    session.study = next(fits, None)
    session.current_run = _run(session, project.shown)
    session.compared_run = _run(session, project.compared)
    session.set_overlaid(_runs(session, project.overlaid))
    session.layers = project.layers
    session.fields = AddedColumns(loaded.columns, project.units, project.formulas)
    session.selection = project.selection.astype(np.intp)
    return session


def _entry(of: RevivedRun, project: Project) -> RunEntry:
    kept, file = of.kept, project.area_files[of.kept.areas]
    return RunEntry(
        number=kept.number,
        name=kept.name,
        run=of.run,
        study=of.loaded.study,
        area_file=file,
        records=of.records,
        colours=RunColours.of_known(file.layer, of.run.aggregation.labels, kept.colours),
        kind=kept.kind,
        starred=kept.starred,
        automatic=kept.automatic,
        levels={name: project.area_files[i] for name, i in kept.levels.items()},
    )


def _run(session: Session, number: int | None) -> RunEntry | None:
    return None if number is None else session.run_of(number)


def _runs(session: Session, numbers: Iterable[int]) -> list[RunEntry]:
    found = (session.run_of(number) for number in numbers)
    return [of for of in found if of is not None]


def clear_part(part: Any) -> None:
    """Makes a part of the window forget what a project holds of it."""
    if getattr(part, "saved_name", "") and hasattr(part, "clear_saved"):
        part.clear_saved()


def restore_part(part: Any, values: Mapping[str, Kept]) -> tuple[str, ...]:
    """Gives a part of the window what a project holds of it; names what it cannot be."""
    from core.io.project.plain import DamagedError

    refused = []
    for name, kept in values.items():
        try:
            part.take_saved(name, kept.value)
        except (DamagedError, VbasError):
            refused.append(name)
    return tuple(refused)
