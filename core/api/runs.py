"""Runs for a notebook: tables in and out, a map, and the files that ``vbas aggregate`` writes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd

from core.aggregation import dissolve
from core.api.frames import FileOrTable, frame_of
from core.api.progress import worked_out
from core.api.scenario import Scenario
from core.api.showing import Picture, page
from core.api.study import Study
from core.colours import region_legend
from core.comparison import table_of_runs
from core.errors import VbasError
from core.ground import mean_scale
from core.io.digest import digest_steps
from core.io.given_partitions import Given, judge_partition, partition_of
from core.io.inputs import study_for
from core.io.outputs import notices_of, region_ids, regions_layer_table, write_outputs
from core.io.partitions import LEFT_OVER, REST
from core.io.records import write_released
from core.io.records.released import REGION
from core.map.picture import map_picture, png_of, region_scene
from core.map.values import REGION as BY_REGION
from core.map.values import SUBJECTS, area_values, coloured
from core.measures import COUNT, MEASURES, METRES, SHARE, Measure
from core.pipeline import Run
from core.steps import Steps
from core.study import Study as CountedStudy
from core.target import carry_out

_SHOWN = (
    "n_regions",
    "suppressed_records",
    "suppression_rate",
    "compactness_own_centre_ground_m_per_area",
    "non_uniform_entropy_bits_per_record",
    "global_anonymity_released",
)
"""Measures that a run shows of itself."""


@dataclass(frozen=True, eq=False, repr=False)
class RunResult:
    """What a scenario came to on a study; made by `run`.

    Attributes
    ----------
    run
        The run as `core` has it.
    study, scenario
        What was run.
    counted
        The study as the run saw it.
    given
        The file or column that the regions are from, if they were given.
    """

    run: Run
    study: Study
    scenario: Scenario
    counted: CountedStudy
    given: Given | None = None

    @cached_property
    def regions(self) -> gpd.GeoDataFrame:
        """One row a region: region_id, areas, people, records, suppressed_records, its shape ...

        Tells about suppressed records: for the house only. Regions of points are multipoints.
        """
        table = regions_layer_table(self.run, self.counted)
        areas, made = self.counted.areas, self.run.aggregation
        parts = gpd.points_from_xy(*areas.points.T) if areas.geometry is None else areas.geometry
        fits = self.study.loaded.area_file.fits()
        shapes = dissolve(np.asarray(parts), made.labels, made.n_regions, fits=fits)
        kept = shapes[table[REGION].to_numpy() - 1]
        return gpd.GeoDataFrame(table, geometry=kept, crs=areas.crs)

    @property
    def areas(self) -> pd.DataFrame:
        """One row an area: area_id, region_id."""
        ids = region_ids(self.run)[self.run.aggregation.labels]
        return pd.DataFrame({"area_id": self.counted.areas.ids.astype(str), REGION: ids})

    @property
    def measures(self) -> pd.DataFrame:
        """One row a measure, by name: what it is called, its value and unit."""
        rows = {of.name: (of.title, of.of(self.run), of.unit) for of in MEASURES.values()}
        columns = ["measure", "value", "unit"]
        return pd.DataFrame.from_dict(rows, orient="index", columns=columns).astype(
            {"value": object}
        )

    @property
    def notices(self) -> tuple[str, ...]:
        """What should be known of the run."""
        return tuple(dict.fromkeys(map(str, notices_of(self.run))))

    @property
    def aims(self) -> pd.DataFrame:
        """One row a constraint or target: whether it is met, and the sentence that says so."""
        rows = [(aim.name, aim.met, str(aim.sentence)) for aim in self.run.aims]
        return pd.DataFrame(rows, columns=["aim", "met", "sentence"])

    def records(self, *, progress: bool = True) -> pd.DataFrame:
        """The records that may be released, as ``release/records.parquet`` has them.

        Region in place of area, quasi-identifiers as recoded, the scenario's kept columns; records
        of classes below k are not among them.

        Raises
        ------
        VbasError
            If a kept column may not be released.
        """
        with tempfile.TemporaryDirectory(prefix="vbas-release-") as folder:
            path, release = Path(folder) / "records.parquet", self.scenario.release
            steps = write_released(
                self.study.records,
                self.counted,
                self.run.aggregation.labels,
                self.run.suppression.kept,
                release.keep,
                path,
                k=self.run.scenario.k,
                force=release.force,
                tolerance=release.tolerance,
                region_ids=region_ids(self.run),
            )
            worked_out(steps, progress)
            return frame_of(path)

    def plot(
        self, by: str = BY_REGION, *, width: int = 720, height: int = 480, title: str = ""
    ) -> Picture:
        """A map, painted as in the window, with its legend and scale.

        Parameters
        ----------
        by
            What colours the areas: "region", "suppression rate", "anonymity", "records",
            "population" or "density".
        width, height
            Pixels.
        title
            What is written on it; the scenario's name if not given.

        Raises
        ------
        VbasError
            If areas cannot be coloured by that, or the size makes no sense.
        """
        areas, made = self.counted.areas, self.run.aggregation
        scene, legend = region_scene(areas, made.labels, made.sites), region_legend()
        if by != BY_REGION:
            values = area_values(
                by if by in SUBJECTS else BY_REGION,
                areas,
                study=self.counted,
                aggregation=made,
                suppression=self.run.suppression,
            )
            if values is None:
                raise VbasError(
                    "Areas cannot be coloured by {by}.",
                    "Choose one of: {known}.",
                    by=by,
                    known=", ".join(SUBJECTS),
                )
            lut, legend = coloured(values)
            scene = replace(scene, area_lut=lut, region_lut=None)
        said = title or self.scenario.name
        stretch = mean_scale(areas.scale)
        picture = map_picture(scene, width, height, title=said, legend=legend, stretch=stretch)
        return Picture(png_of(picture), said)

    def save(
        self,
        folder: str | os.PathLike[str],
        *,
        into: str | None = None,
        progress: bool = True,
    ) -> tuple[Path, ...]:
        """Writes precisely what ``vbas aggregate --out`` writes; returns the files.

        What may be given out is in ``release``, all else in ``internal``. Of records in a
        database, ``into`` is a table that it makes of the records that may be released.

        Raises
        ------
        VbasError
            If the folder cannot be written or holds anything else, or a kept column may not be
            released.
        """
        release = self.scenario.release
        steps = write_outputs(
            self.run,
            self.counted,
            self.study.loaded.area_file,
            self.study.records,
            Path(folder),
            levels=dict(self.study.level_files),
            keep=release.keep,
            force=release.force,
            outcomes=release.outcomes,
            tolerance=release.tolerance,
            given=self.given,
            into=into,
        )
        return worked_out(steps, progress)[1]

    def __repr__(self) -> str:
        rows = ", ".join(f"{name.lower()} {value}" for name, value in self._rows().items())
        return f"<{self._title()}: {rows}>"

    def _repr_html_(self) -> str:
        aims = [str(aim.sentence) for aim in self.run.aims if not aim.met]
        return page(self._title(), self._rows(), (*aims, *self.notices))

    def _title(self) -> str:
        return f"Run: {self.scenario.name}" if self.scenario.name else "Run"

    def _rows(self) -> dict[str, str]:
        rows = {"k": f"{self.run.scenario.k:,}"}
        for name in _SHOWN:
            measure = MEASURES[name]
            value = measure.of(self.run)
            if value is not None:
                rows[measure.title] = _said(measure, value)
        return rows


def _said(measure: Measure, value: float) -> str:
    """A measure with its unit: 1,234 records, 2.5 %, 5.8 km."""
    if measure.kind == COUNT:
        return f"{value:,.0f}"
    if measure.kind == SHARE:
        return f"{100 * value:.3g} %"
    if measure.kind == METRES:
        return f"{value / 1000:,.3g} km"
    return f"{value:,.3g} {measure.unit}".strip()


def run(
    study: Study,
    scenario: Scenario | None = None,
    *,
    regions: FileOrTable | None = None,
    regions_column: str | None = None,
    left_over: str = REST,
    progress: bool = True,
) -> RunResult:
    """Groups areas into regions, leaves out what is below k, and measures what that cost.

    Parameters
    ----------
    study
        Areas and records.
    scenario
        The settings; the usual ones if not given.
    regions
        Regions to judge instead of placing sites: a file or a DataFrame with a column of area ids
        and one of region ids.
    regions_column
        Its column of region ids; without ``regions`` a column of the areas.
    left_over
        What becomes of areas without a region: "rest" (one region), "nearest", "own" (one each).
    progress
        Whether a bar is shown.

    Raises
    ------
    VbasError
        If the scenario makes no sense for the study, or the regions cannot be used.
    """
    scenario = scenario or Scenario()
    given = scenario.given
    if regions is not None or regions_column is not None:
        path = None if regions is None else study.folder.file_of(regions, "regions")
        given = Given(path, regions_column, left_over)
    if left_over not in LEFT_OVER:
        raise VbasError(
            "What becomes of areas without a region cannot be {what}.",
            "Choose one of: {known}.",
            what=left_over,
            known=", ".join(LEFT_OVER),
        )
    settings = scenario.settings_for(study)
    counted = study_for(settings, study.counted)
    loaded = study.loaded
    if given is None:
        steps = carry_out(settings, counted, inputs=loaded.inputs, load_seconds=loaded.seconds)
        return RunResult(worked_out(steps, progress), study, scenario, counted)
    in_memory = regions is not None and not isinstance(regions, str | os.PathLike)
    made = worked_out(_judged(study, scenario, counted, given, in_memory), progress)
    # A table in memory is repeated from the assignment that is written.
    return RunResult(made, study, scenario, counted, None if in_memory else given)


def _judged(
    study: Study, scenario: Scenario, counted: CountedStudy, given: Given, in_memory: bool
) -> Steps[Run]:
    """The run of regions that are given."""
    inputs = dict(study.loaded.inputs)
    if given.path is not None and not in_memory:
        digest = yield from digest_steps(given.path)
        inputs["regions"] = {"file": given.path.name, "sha256": digest}
    partition = partition_of(given, counted.areas)
    settings = scenario.settings_for(study)
    return (yield from judge_partition(settings, counted, partition, given.left_over, inputs))


def compare(runs: Sequence[RunResult]) -> pd.DataFrame:
    """Runs side by side: the settings in which they differ, then every measure.

    One row a run, called by its scenario's name, or by its place where it has none.
    """
    table = table_of_runs(of.run for of in runs)
    table.index = pd.Index([of.scenario.name or str(i + 1) for i, of in enumerate(runs)])
    return table
