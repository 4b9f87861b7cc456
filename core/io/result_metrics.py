"""What a folder of results tells of its run: the settings and the measures, without the records."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from core.aggregation import Aggregation
from core.errors import VbasError
from core.evaluation import Evaluation
from core.io.result_folder import located
from core.io.scenario_file import read_scenario
from core.placement.base import Placement
from core.refinement.base import Refinement
from core.scenario import Scenario
from core.site_number import SiteNumber

METRICS = "metrics.json"


class KeptMeasures(Protocol):
    """What is needed of a run for its measures: a run, what a project keeps of it, or a folder."""

    @property
    def site_number(self) -> SiteNumber:
        """How many sites."""

    @property
    def placement(self) -> Placement:
        """What placement did."""

    @property
    def evaluation(self) -> Evaluation:
        """The measures."""

    @property
    def aggregation(self) -> Aggregation:
        """Its areas."""

    @property
    def refinement(self) -> Refinement | None:
        """What refinement did."""

    @property
    def seconds(self) -> Mapping[str, float]:
        """Wall time."""

    @property
    def inputs(self) -> Mapping[str, Mapping[str, str]]:
        """The files it was made of."""


@dataclass(frozen=True, eq=False)
class FolderMeasures:
    """The measures of a folder; the regions themselves are not read."""

    site_number: SiteNumber
    placement: Placement
    evaluation: Evaluation
    aggregation: Aggregation
    refinement: Refinement | None
    seconds: Mapping[str, float]
    inputs: Mapping[str, Mapping[str, str]]


def measures_of_folder(folder: Path) -> tuple[Scenario, FolderMeasures]:
    """The settings and measures of a folder that ``vbas aggregate`` wrote.

    Raises
    ------
    VbasError
        If it is none.
    """
    path = located(folder / METRICS)
    if not path.is_file():
        raise VbasError(
            "{folder} holds no result of a run.",
            "Choose a folder that vbas aggregate or the window wrote.",
            folder=folder,
        )
    saved = read_scenario(folder / "scenario.toml")
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        return saved.scenario, _measures(told)
    except (
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        ArithmeticError,
        RecursionError,
    ) as error:
        raise VbasError(
            "{file} of {folder} is damaged.", "Run it again.", file=METRICS, folder=folder
        ) from error


def _measures(told: Mapping[str, Any]) -> FolderMeasures:
    names = [about.name for about in dataclasses.fields(Evaluation)]
    areas = int(told["n_areas"])
    if not 0 <= areas < 1 << 31:
        raise ValueError("areas")
    nowhere = Aggregation(np.zeros(areas, dtype=np.int32), 1)
    refined = told["refinement"]
    return FolderMeasures(
        SiteNumber(told["n_sites"], told["cutoff"], told["max_combinations"], told["entropy"]),
        Placement(np.zeros((0, 2)), moves=told["placement"]["moves"]),
        Evaluation(**{name: told[name] for name in names}),
        nowhere,
        None if refined is None else Refinement(nowhere, moves=refined["moves"]),
        dict(told["running_time_s"]),
        dict(told["inputs"]),
    )
