"""Croft et al. 2015 run again, from making the records to the table of all runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd

from core.areas import AreaLayer
from core.background import in_background
from core.errors import VbasError
from core.io.areas import AreaSource, read_areas
from core.io.digest import digest_steps
from core.io.records import RecordSource, count_records
from core.io.reproduction.paper import COMMAND
from core.io.result_folder import JOURNALS
from core.io.sweep_files import Inputs, keep_run, kept_runs, run_name
from core.io.synthesize import Distributions, shipped_distributions, synthesize
from core.reproduction.croft2015.claims import COUNT, PART, PLACEMENT, SELECTION
from core.reproduction.croft2015.design import PARTS, PEOPLE, SELECTIONS, VARIABLES, scenarios
from core.reproduction.croft2015.stand_in import stand_in
from core.reproduction.croft2015.variants import VARIANTS, Variant
from core.scenario import Scenario
from core.steps import STOP, Step, Steps
from core.study import Study
from core.sweep import Failed, Finished, sweep

QUICK: Final = 0.04
"""Share of the areas in a quick look."""
SEED: Final = 2015
_ID: Final = "id"


@dataclass(frozen=True)
class Reproduced:
    """What came out.

    Attributes
    ----------
    results
        One row a run of the paper's design: `claims.KEYS` and every measure.
    variants
        One row a run of the variants: also ``variant``.
    data
        One row a part: areas, records, the share of areas that was used.
    source
        Where the areas are from.
    failed
        Runs that could not be done, and why.
    """

    results: pd.DataFrame
    variants: pd.DataFrame
    data: pd.DataFrame
    source: str
    failed: tuple[Failed, ...]


@dataclass(frozen=True)
class _Job:
    """Some runs on one study: their rows are marked with ``keys``."""

    part: str
    selection: str
    variant: Variant | None
    runs: Mapping[tuple[str, str], Scenario]


def reproduce(folder: Path, areas: AreaSource | None, quick: bool) -> Steps[Reproduced | None]:
    """Runs the twelve scenarios with all components, and the variants.

    Parameters
    ----------
    folder
        Where finished runs and the records are kept; started again, it goes on.
    areas
        A table of dissemination areas; None for areas that the program makes.
    quick
        Only a share `QUICK` of the areas, and short searches.

    Returns
    -------
    Reproduced or None
        None if it was stopped; what is finished is kept.

    Raises
    ------
    VbasError
        If the areas cannot be used, a part has none, or the folder cannot be written.
    """
    share = QUICK if quick else 1.0
    work = folder / JOURNALS[COMMAND]
    work.mkdir(parents=True, exist_ok=True)
    rows: dict[bool, list[dict[str, Any]]] = {True: [], False: []}
    data, failed = [], []
    jobs = list(_jobs(quick))
    for i, part in enumerate(PARTS):
        layer, area_digest = yield from _layer(work, areas, part, share)
        path = yield from _records(work, layer, part, area_digest)
        digest = yield from digest_steps(path)
        inputs = {
            "areas": {"file": part, "sha256": area_digest},
            "records": {"file": path.name, "sha256": digest},
        }
        people = 0
        counted: dict[str, Study] = {}
        for number, job in enumerate(of for of in jobs if of.part == part):
            at = i * len(jobs) // len(PARTS) + number
            key = repr(next(iter(job.runs.values())).quasi_identifiers)
            if key not in counted:
                source = RecordSource(path, _ID, next(iter(job.runs.values())).quasi_identifiers)
                counted = {key: (yield from count_records(source, layer))}
            people = counted[key].counts.n_records
            journal = _Journal(folder, inputs)
            steps = sweep(tuple(job.runs.values()), counted[key], journal.keep, journal.done(job))
            end = yield from _under(steps, job, at, len(jobs))
            if end is None or end.stopped:
                return None
            failed += end.failed
            rows[job.variant is None] += journal.rows(job)
        data.append({PART: part, "areas": len(layer), "records": people, "share": share})
    where = "areas made by the program" if areas is None else areas.path.name
    results, variants = pd.DataFrame(rows[True]), pd.DataFrame(rows[False])
    return Reproduced(results, variants, pd.DataFrame(data), where, tuple(failed))


def _jobs(quick: bool) -> Iterator[_Job]:
    for part in PARTS:
        for selection in SELECTIONS:
            yield _Job(part, selection, None, scenarios(selection, part, quick=quick))
            for of in VARIANTS:
                yield _Job(part, selection, of, of.runs(selection, part))


class _Journal:
    """Finished runs, kept one by one."""

    def __init__(self, folder: Path, inputs: Inputs) -> None:
        self._folder, self._inputs = folder, inputs
        self._rows, _ = kept_runs(folder, inputs)

    def keep(self, scenario: Scenario, finished: Finished) -> None:
        self._rows[run_name(scenario, self._inputs)] = dict(finished.row)
        keep_run(self._folder, scenario, self._inputs, finished.row)

    def done(self, job: _Job) -> list[Scenario]:
        return [of for of in job.runs.values() if run_name(of, self._inputs) in self._rows]

    def rows(self, job: _Job) -> Iterator[dict[str, Any]]:
        """The rows of a job's runs, with what they are of."""
        for (count, placement), scenario in job.runs.items():
            row = self._rows.get(run_name(scenario, self._inputs))
            if row is not None:
                variant = {} if job.variant is None else {"variant": job.variant.title}
                keys = {PART: job.part, SELECTION: job.selection}
                yield {**variant, **keys, COUNT: count, PLACEMENT: placement, **row}


def _under(steps: Steps[Any], job: _Job, done: int, total: int) -> Steps[Any]:
    """The runs of a job under the progress of the whole."""
    said = f"{job.part}: {job.selection}" + (
        "" if job.variant is None else f", {job.variant.title}"
    )
    answer = None
    try:
        while True:
            step = steps.send(answer)
            answer = yield Step(said, done + step.done / max(step.total or 1, 1), total)
            if answer is STOP:
                return None
    except StopIteration as end:
        return end.value
    finally:
        steps.close()


def _layer(
    work: Path, areas: AreaSource | None, part: str, share: float
) -> Steps[tuple[AreaLayer, str]]:
    """The areas of a part, and the SHA-256 of the file they come from."""
    if areas is None:
        path = work / f"{part}.csv"
        table = stand_in(PARTS[part], share)
        yield from in_background("drawing areas", partial(table.to_csv, path, index=False))
        file = yield from read_areas(
            AreaSource(path, id_column=_ID, x_column="x", y_column="y", crs="EPSG:3347")
        )
        return file.layer, file.sha256
    file = yield from read_areas(areas)
    return _of_part(file.layer, part, share), file.sha256


def _of_part(layer: AreaLayer, part: str, share: float) -> AreaLayer:
    """The areas of the provinces of a part; every so many of them where only a share is wanted."""
    provinces = layer.parents.get("province", np.full(len(layer), "", dtype=object))
    at = np.flatnonzero(np.isin(provinces.astype(str), PARTS[part]))
    at = at[:: max(1, round(1 / share))]
    if not len(at):
        raise VbasError(
            "The area file has no areas of {part} Canada.",
            "Name a table of dissemination areas of all provinces; their ids or a column tell "
            "the province.",
            part=part,
        )
    return replace(
        layer,
        ids=layer.ids[at],
        points=layer.points[at],
        population=layer.population[at],
        geometry=None,
        parents={"province": provinces[at]},
        land_km2=None,
        attributes=layer.attributes.iloc[at] if len(layer.attributes) else layer.attributes,
    )


def _records(work: Path, layer: AreaLayer, part: str, areas: str) -> Steps[Path]:
    """The part's records: made once, of 400 to 700 people an area (section 4.1)."""
    path = work / f"{part}-{areas[:12]}-{len(layer)}.parquet"
    if not path.exists():
        known = shipped_distributions()
        chosen = Distributions(
            {name: known.items[name] for name in ("age", "sex", *VARIABLES)}, known.source
        )
        made = yield from synthesize(
            layer, chosen, seed=SEED, path=path, people=PEOPLE, area_column=_ID
        )
        if made.stopped:
            raise KeyboardInterrupt
    return path
