"""Finds the uniqueness of a level's units; what was merged is kept while the study is the same.

No Qt: works in a thread of the background.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.workspaces.levels.kept_units import KeptUnits
from app.workspaces.levels.table.sheet import is_run
from core.baselines import usual_first
from core.classes import ClassCounts
from core.errors import VbasError
from core.levels.units import PEOPLE, Units
from core.pipeline import Run
from core.study import Study
from core.thresholds.predicted import OUR_THRESHOLDS, ThresholdModel, threshold_models
from core.thresholds.report import Report, report
from core.thresholds.uniqueness import counts_of_units


@dataclass(frozen=True, eq=False)
class Wanted:
    """What is to be found.

    Attributes
    ----------
    study
        Areas and counts.
    level
        As in `core.levels.question.Question`; one that is not there, or "", is the usual one.
    own_level
        Key of the areas' own level, "" if not known.
    runs
        {key of a level: (what it is called, run on these areas)}.
    sample, fraction
        Whether the records are a sample of the people, and how large a part.
    coefficients
        Name of the set whose threshold models predict, if it has any; else the shipped ones do.
    """

    study: Study
    level: str
    own_level: str
    runs: Mapping[str, tuple[str, Run]]
    sample: bool
    fraction: float | None
    coefficients: str

    def is_like(self, other: Wanted) -> bool:
        """Whether the same would be found."""
        mine, others = (
            (of.level, of.own_level, of.sample, of.fraction, of.coefficients)
            for of in (self, other)
        )
        runs = {key: id(run) for key, (_, run) in self.runs.items()}
        return (
            self.study is other.study
            and mine == others
            and runs == {key: id(run) for key, (_, run) in other.runs.items()}
        )


@dataclass(frozen=True, eq=False)
class Found:
    """What was found.

    Attributes
    ----------
    wanted
        What was asked for.
    key
        The level that was looked at.
    levels
        All levels there are: keys in order, without runs.
    units
        Its units.
    report
        Their uniqueness.
    model
        Title of the models that predict, English; "" without any.
    """

    wanted: Wanted
    key: str
    levels: tuple[str, ...]
    units: Units
    report: Report
    model: str


class Finder:
    """Finds, and keeps what it found out about the newest study."""

    def __init__(self, kept: KeptUnits | None = None) -> None:
        self._kept = kept or KeptUnits()
        self._study: Study | None = None
        self._levels: tuple[str, ...] = ()
        self._merged: dict[object, tuple[Units, ClassCounts]] = {}

    def find(self, wanted: Wanted) -> Found:
        """Measures, estimates and predicts.

        Raises
        ------
        VbasError
            If nothing is known of how many people or records there are.
        """
        if wanted.study is not self._study:
            self._study, self._merged = wanted.study, {}
            self._levels = self._kept.levels(wanted.study.areas)
        key = wanted.level
        if key not in self._levels and key not in wanted.runs:
            key = min(self._levels, key=usual_first)
        units, counts = self._units(wanted, key)
        title, models = models_for(wanted.coefficients)
        found = report(
            counts,
            units.people,
            units.provinces,
            published=units.basis == PEOPLE,
            sample=wanted.sample,
            fraction=wanted.fraction,
            models=models,
        )
        return Found(wanted, key, self._levels, units, found, title)

    def _units(self, wanted: Wanted, key: str) -> tuple[Units, ClassCounts]:
        of = (key, id(wanted.runs[key][1])) if is_run(key) else key
        if of not in self._merged:
            study = wanted.study
            records = study.counts.records
            if is_run(key):
                units = self._kept.of_run(study.areas, wanted.runs[key][1], records)
            else:
                units = self._kept.of_level(study.areas, key, records, wanted.own_level)
            counts = counts_of_units(study.counts, units.labels, len(units))
            self._merged[of] = units, counts
        return self._merged[of]


def models_for(name: str) -> tuple[str, Mapping[float, ThresholdModel]]:
    """The threshold models of a set, else the shipped ones; their title, English."""
    for candidate in (name, OUR_THRESHOLDS):
        try:
            found = threshold_models(candidate)
        except VbasError:  # a cut-off, or a set without models of thresholds
            continue
        return found.title, found.models
    return "", {}
