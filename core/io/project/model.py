"""What a project holds: all that was opened, chosen and made, and no record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.constraints.base import Aim
from core.errors import Notice
from core.evaluation import Evaluation
from core.io.areas import AreaFile
from core.io.project.plain import Blobs, Codec, moved
from core.io.records import RecordSource
from core.io.records.place import Place
from core.io.scenario_file import SavedScenario
from core.map.layers import MapLayer
from core.pipeline import Run
from core.placement.base import Placement
from core.refinement.base import Refinement
from core.scenario import Scenario
from core.search.replicas import Replica
from core.site_count import SiteNumber
from core.study import Study
from core.suppression.records import RecordSuppression
from core.tries import TargetReport

FORMAT: Final = 2
SUFFIX: Final = ".vbas"


@dataclass(frozen=True)
class RecordStamp:
    """Records as they were: enough to know them again, nothing of what they hold.

    Attributes
    ----------
    path
        Where it was.
    sha256
        Of the file; "" if it was not known when the project was saved, or they are in a database.
    n_rows
        Records.
    columns
        Names, in the order of the file.
    """

    path: Place
    sha256: str = ""
    n_rows: int = 0
    columns: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class RunParts:
    """A `Run` without its settings, and without what only the records tell."""

    site_number: SiteNumber
    placement: Placement
    aggregation: Aggregation
    evaluation: Evaluation
    seconds: Mapping[str, float]
    notices: tuple[Notice, ...]
    started: str
    version: str
    inputs: Mapping[str, Mapping[str, str]]
    target: TargetReport | None
    refinement: Refinement | None
    aims: tuple[Aim, ...]
    start: Evaluation | None
    replicas: tuple[Replica, ...] = ()

    @classmethod
    def of(cls, run: Run, study: Study) -> RunParts:
        """What is kept of a run; what is said of its records is said again when they are there."""
        made = cls(**{about.name: getattr(run, about.name) for about in fields(cls)})
        return replace(made, notices=made.notices_beside(study))

    def notices_beside(self, study: Study) -> tuple[Notice, ...]:
        """What is said besides that of areas and records."""
        said = {of.template for of in study.notices}
        return tuple(of for of in self.notices if of.template not in said)

    def run(self, scenario: Scenario, suppression: RecordSuppression) -> Run:
        """The run again, once the records were counted in its regions."""
        parts = {about.name: getattr(self, about.name) for about in fields(self)}
        return Run(scenario=scenario, suppression=suppression, **parts)


@dataclass(frozen=True, eq=False)
class KeptRun:
    """One run of the list.

    Attributes
    ----------
    number, name, kind, starred, automatic
        As in the list of the window.
    areas
        Index of its areas in `Project.area_files`.
    levels
        {level: index in `Project.area_files`}, of the coarser levels it was made with.
    saved
        Its scenario, with the files it was made from.
    parts
        Regions, sites, traces and measures.
    colours
        (regions,) int8 colour number of each region; None if they were never asked for.
    """

    number: int
    name: str
    kind: str
    starred: bool
    areas: int
    levels: Mapping[str, int]
    saved: SavedScenario
    parts: RunParts
    colours: NDArray[np.int8] | None = None
    automatic: bool = False


@dataclass(frozen=True)
class Settings:
    """What was chosen and not yet run."""

    scenario: Scenario = field(default_factory=Scenario)
    area_column: str = ""
    person_column: str | None = None
    area_kind: str = "area"
    conversion_path: Path | None = None
    where: str = ""


class Kept:
    """A value of a part of the window, whose kind only that part knows.

    It is made of a value and its kind, or comes from a file as plain data until somebody who
    knows the kind asks for it.
    """

    def __init__(self, value: Any, kind: Any) -> None:
        self._value, self._kind = value, kind
        self._plain: tuple[Any, Codec, Blobs] | None = None

    @classmethod
    def read(cls, plain: Any, codec: Codec, blobs: Blobs) -> Kept:
        """As it stands in a file."""
        made = cls(None, None)
        made._plain = plain, codec, blobs
        return made

    def value(self, kind: Any) -> Any:
        """The value; raises `core.io.project.plain.DamagedError` if it is none of this kind."""
        if self._plain is None:
            return self._value
        plain, codec, _ = self._plain
        return codec.value(plain, kind)

    def plain(self, codec: Codec, blobs: Blobs, told: Callable[[Any], Any] = lambda of: of) -> Any:
        """Plain data for another file; ``told`` makes of a value what may be told."""
        if self._plain is None:
            return codec.plain(told(self._value), self._kind)
        return moved(self._plain[0], self._plain[2], blobs)


@dataclass(frozen=True, eq=False)
class Project:
    """Everything that is kept.

    Attributes
    ----------
    area_files
        All areas and coarser levels that are open or that a run was made from, each once.
    areas, levels
        Indices in ``area_files`` of what is open; None without areas.
    records
        The record file that is open.
    settings
        What is chosen in the steps of Aggregate.
    runs
        In the order of making.
    shown, compared, overlaid
        Numbers of the run on the map, of that it is compared with, of those drawn together.
    next_number, calculated
        The number the next run will have; how many were calculated.
    layers
        Of the map, the uppermost first.
    columns, units, formulas
        Columns joined to the areas, (n,) each; units of columns; computed columns by the
        expression they are computed by, in the order of making.
    selection
        Indices of the selected areas.
    workspace
        Name of the one in sight.
    parts
        {part of the window: {name: value}}.
    log
        What was done, in words, the oldest first.
    home
        Of what was written aside because it was not saved yet: the project it belongs to.
    older
        Whether it comes from a file of an older format, which may tell more of records.
    """

    area_files: tuple[AreaFile, ...] = ()
    areas: int | None = None
    levels: Mapping[str, int] = field(default_factory=dict)
    records: RecordStamp | None = None
    settings: Settings = field(default_factory=Settings)
    runs: tuple[KeptRun, ...] = ()
    shown: int | None = None
    compared: int | None = None
    overlaid: tuple[int, ...] = ()
    next_number: int = 1
    calculated: int = 0
    layers: tuple[MapLayer, ...] = ()
    columns: Mapping[str, NDArray[Any]] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)
    formulas: Mapping[str, str] = field(default_factory=dict)
    selection: NDArray[np.intp] = field(default_factory=lambda: np.zeros(0, dtype=np.intp))
    workspace: str = ""
    parts: Mapping[str, Mapping[str, Kept]] = field(default_factory=dict)
    log: tuple[str, ...] = ()
    home: Path | None = None
    older: bool = False

    @property
    def step(self) -> int:
        """The step in which is told how many records there are at all; see `totals`."""
        return max(self.settings.scenario.k, *(of.saved.scenario.k for of in self.runs), 1)

    def run_named(self, name: str) -> KeptRun | None:
        """The run of a name or number; None if there is none."""
        found = [of for of in self.runs if name in (of.name, str(of.number))]
        return found[0] if found else None

    def sources(self, run: KeptRun) -> tuple[AreaFile, RecordSource, dict[str, AreaFile]]:
        """The areas, records and coarser levels that a run was made from."""
        levels = {name: self.area_files[i] for name, i in run.levels.items()}
        return self.area_files[run.areas], run.saved.records, levels
