"""Many runs on one study, as a table."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pandas as pd

from core.api.progress import worked_out
from core.api.scenario import Component, Scenario, made
from core.api.study import Study
from core.io.inputs import study_for
from core.io.outputs import files_read
from core.io.result_folder import check_result_folder
from core.io.scenario_file import SavedScenario
from core.io.sweep_files import (
    COMMAND,
    as_read,
    keep_run,
    kept_runs,
    run_name,
    sweep_table,
    write_sweep,
)
from core.placement.base import SitePlacer
from core.refinement.base import Refiner
from core.scenario import Scenario as Settings
from core.site_count import SiteCount
from core.sweep import Failed, Finished, Grid, in_brief
from core.sweep import sweep as sweep_steps


def sweep(
    study: Study,
    scenario: Scenario | None = None,
    *,
    k: Sequence[int] = (),
    sites: Sequence[int] = (),
    site_counts: Sequence[Component | SiteCount] = (),
    placements: Sequence[Component | SitePlacer] = (),
    refinements: Sequence[Component | Refiner | None] = (),
    seeds: Sequence[int] = (),
    folder: str | os.PathLike[str] | None = None,
    progress: bool = True,
) -> pd.DataFrame:
    """Runs every combination of the values that are named, on one study.

    Parameters
    ----------
    study
        Areas and records.
    scenario
        What the runs have in common; the usual settings if not given.
    k, sites, site_counts, placements, refinements, seeds
        What they differ in; nothing leaves the scenario's own.
    folder
        Keeps every finished run there as ``vbas sweep --out`` does, and skips those that are;
        None keeps nothing.
    progress
        Whether a bar is shown.

    Returns
    -------
    DataFrame
        One row a run: the settings that differ, every measure, and ``undominated``: no other run
        at the same k is at least as good in all and better in one. Runs that cannot be done are
        left out with a warning.

    Raises
    ------
    VbasError
        If no run can be done, or the folder cannot be used.
    """
    base = (scenario or Scenario()).settings_for(study)
    counts = [made(SiteCount, {"approach": "count", "sites": n}, "sites") for n in sites]
    grid = Grid(
        site_counts=(*counts, *(made(SiteCount, of, "site_counts") for of in site_counts)),
        ks=tuple(k),
        placements=tuple(made(SitePlacer, of, "placements") for of in placements),
        refinements=tuple(made(Refiner, of, "refinements") for of in refinements),
        seeds=tuple(seeds),
    )
    journal = _Journal(study, base, None if folder is None else Path(folder))
    named = {run_name(of, journal.inputs): of for of in grid.scenarios(base)}
    already = [of for name, of in named.items() if name in journal.rows]
    counted = study_for(base, study.counted)
    end = worked_out(
        sweep_steps(
            tuple(named.values()), counted, journal.keep, already, inputs=study.loaded.inputs
        ),
        progress,
    )
    if not journal.rows:
        raise end.failed[0].why
    for failed in end.failed:
        warnings.warn(f"Not done: {in_brief(failed.scenario)}. {failed.why}", stacklevel=2)
    rows = {name: journal.rows[name] for name in named if name in journal.rows}
    journal.close({**rows, **journal.rows}, end.failed)
    return sweep_table(rows).drop(columns="run")


class _Journal:
    """Rows of finished runs by name, kept in a folder if there is one."""

    def __init__(self, study: Study, base: Settings, folder: Path | None) -> None:
        source, levels = study.loaded.area_file.source, dict(study.level_files)
        saved = SavedScenario(base, source, study.records, levels)
        self._read = study.loaded.inputs
        self.inputs = as_read(self._read, saved)
        self._folder = folder
        self.rows: dict[str, Mapping[str, Any]] = {}
        if folder is not None:
            check_result_folder(folder, COMMAND, files_read(source, study.records))
            rows, notices = kept_runs(folder, self.inputs)
            self.rows |= rows
            for notice in notices:
                warnings.warn(str(notice), stacklevel=3)

    def keep(self, scenario: Settings, finished: Finished) -> None:
        """Keeps one run."""
        self.rows[run_name(scenario, self.inputs)] = dict(finished.row)
        if self._folder is not None:
            keep_run(self._folder, scenario, self.inputs, finished.row)

    def close(self, rows: Mapping[str, Mapping[str, Any]], failed: Sequence[Failed]) -> None:
        """Writes the tables of all runs that are kept, in this order."""
        if self._folder is not None:
            write_sweep(self._folder, rows, self._read, failed)
