"""Runs of a project, judged again on the records where they are now.

A project holds no counts of records. What it holds of a run is its regions; what they cost is
counted from the records, and compared with what was written down: if that differs, the records are
others than they were.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from types import MappingProxyType

import numpy as np

from core.aggregation import Aggregation
from core.background import in_background
from core.errors import VbasError
from core.evaluation import Evaluation, evaluate
from core.io.inputs import LoadedStudy, load_study
from core.io.project.model import KeptRun, Project
from core.io.project.totals import told_evaluation
from core.io.records import RecordSource
from core.io.records.place import Place
from core.pipeline import Run
from core.steps import Step, Steps
from core.study import Study
from core.suppression.records import suppress_records


@dataclass(frozen=True, eq=False)
class RevivedRun:
    """A run as it was, and what it is made from.

    Attributes
    ----------
    kept
        As it stood in the project.
    run
        The run; its measures are those of the records as they are now.
    loaded
        Areas and counts.
    records
        Where the records are now, and how they are counted.
    step
        Of the project: see `Project.step`.
    """

    kept: KeptRun
    run: Run
    loaded: LoadedStudy
    records: RecordSource
    step: int = 0

    @property
    def changed(self) -> Changed | None:
        """What differs from when it was saved; None if nothing does."""
        k = self.kept.saved.scenario.k
        before = told_evaluation(self.kept.parts.evaluation, k, self.step)  # as in the file
        now = told_evaluation(self.run.evaluation, k, self.step)
        return None if before == now else Changed(self.kept.name, before, now)


@dataclass(frozen=True)
class Changed:
    """A run whose records are others now: its measures then and now."""

    name: str
    before: Evaluation
    now: Evaluation


@dataclass(frozen=True, eq=False)
class Revived:
    """The runs of a project that are there again, and those that have to wait, with the reason."""

    runs: tuple[RevivedRun, ...] = ()
    waiting: tuple[tuple[KeptRun, VbasError], ...] = ()

    @property
    def changed(self) -> tuple[Changed, ...]:
        """Runs whose measures differ from what was saved."""
        found = (of.changed for of in self.runs)
        return tuple(of for of in found if of is not None)


def revived(
    project: Project,
    records: Place | None = None,
    runs: tuple[KeptRun, ...] | None = None,
    refused: Mapping[Place, VbasError] = MappingProxyType({}),
) -> Steps[Revived]:
    """Makes the runs of a project again; each set of counts is counted once.

    Parameters
    ----------
    records
        Where the record file is now that the project has open; None = where it was.
    runs
        Only these; None = all.
    refused
        Records that are known not to be there, and why.
    """
    made: list[RevivedRun] = []
    waiting: list[tuple[KeptRun, VbasError]] = []
    known: list[tuple[object, LoadedStudy | VbasError]] = []
    wanted = project.runs if runs is None else runs
    for done, kept in enumerate(wanted):
        yield Step("opening runs", done, len(wanted))
        source = relinked(project, kept.saved.records, records)
        key = (kept.areas, source, kept.levels)
        of = next((loaded for about, loaded in known if about == key), refused.get(source.path))
        if of is None:
            of = yield from _counted(project, kept, source)
            known.append((key, of))
        if isinstance(of, VbasError):
            waiting.append((kept, of))
            continue
        judged = partial(_again, kept, of, source, project.step)
        made.append((yield from in_background("opening runs", judged)))
    return Revived(tuple(made), tuple(waiting))


def relinked(project: Project, source: RecordSource, records: Place | None) -> RecordSource:
    """The source with the file where it is now: that which the project has open, or one gone."""
    if records is None:
        return source
    opened = project.records is not None and source.path == project.records.path
    return replace(source, path=records) if opened or _gone(source.path) else source


def _gone(place: Place) -> bool:
    return isinstance(place, Path) and not place.exists()


def _counted(
    project: Project, kept: KeptRun, source: RecordSource
) -> Steps[LoadedStudy | VbasError]:
    file, _, levels = project.sources(kept)
    try:
        return (yield from load_study(file, source, levels))
    except VbasError as error:
        return error


def _again(kept: KeptRun, loaded: LoadedStudy, source: RecordSource, step: int) -> RevivedRun:
    study, scenario = loaded.study, kept.saved.scenario
    made = kept.parts.aggregation
    suppression = suppress_records(study.counts.merged(made.labels, made.n_regions), scenario.k)
    run = kept.parts.run(scenario, suppression)
    run = replace(
        run,
        evaluation=evaluate(study, made, suppression),
        start=_start(kept, study),
        inputs=loaded.inputs,
        notices=study.notices + kept.parts.notices_beside(study),
    )
    return RevivedRun(kept, run, loaded, source, step)


def _start(kept: KeptRun, study: Study) -> Evaluation | None:
    """The measures before refinement: what its trace undoes is counted, places stay as kept."""
    start, refinement = kept.parts.start, kept.parts.refinement
    if start is None or refinement is None:
        return start
    made, trace = kept.parts.aggregation, refinement.trace
    labels = made.labels.copy()
    was = trace["from_region"].to_numpy(np.int32)
    labels[trace["index"].to_numpy(np.int64)[::-1]] = was[::-1]
    before = Aggregation(labels, made.n_regions)
    k = kept.saved.scenario.k
    now = evaluate(study, before, suppress_records(study.counts.merged(labels, made.n_regions), k))
    places = {about.name: getattr(start, about.name) for about in fields(start)}
    return replace(now, **{name: places[name] for name in places if "compactness" in name})
