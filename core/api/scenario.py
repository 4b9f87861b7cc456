"""A scenario in words: what ``vbas aggregate`` is told, as keyword arguments."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from core.api.study import Study, listed
from core.constraints.base import Constraints
from core.errors import VbasError
from core.io.components import WrongTable, component, table_of
from core.io.given_partitions import Given
from core.io.scenario_file import Release, SavedScenario, read_scenario, scenario_text
from core.placement.base import SitePlacer
from core.presets import DEFAULT_K
from core.refinement.base import Refiner
from core.released_columns.judged import TOLERANCE
from core.scenario import NEAREST, PEOPLE_BASIS, RECORDS_BASIS, Target
from core.scenario import Scenario as Settings
from core.site_count import Count, MaxCombs, SiteCount

USUAL_COUNT: Final = MaxCombs.name
_DOES: Mapping[Any, str] = {SiteCount: "count", SitePlacer: "place", Refiner: "refine"}
"""What tells that something is such a component already."""

Component = str | Mapping[str, Any]
"""Its name, or a table as in a scenario file: {"approach": "border", "max_moves": 1000}."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Scenario:
    """Settings of a run; files and quasi-identifiers are the study's.

    ``dataclasses.replace(scenario, k=11)`` makes another one.

    Attributes
    ----------
    k
        Smallest class size allowed in a region, records (people where records name persons).
    sites
        Number of sites; None leaves it to ``site_count``.
    site_count
        "maxcombs", "entropy", "population" or "calibrated"; a table or an object with parameters.
    placement
        "balanced-density", "anonymity-driven", "suppression-driven", "random"; likewise.
    refinement
        None, or "border"; likewise.
    contiguous, floor, balance, border_level, locked
        Constraints: see :class:`core.constraints.base.Constraints`.
    max_suppression, keep_floor
        As many regions as lose at most this share of the records (0 to 1), or keep the floor.
    assign
        "nearest" or "cell".
    population_basis
        "records" or "people"; None for people if the study was opened with a population.
    seed
        Where all randomness comes from.
    replicas
        Searches with chance of their own, side by side on all cores, of which the best is kept.
    across_parts
        Whether regions may lie in several parts of Canada.
    keep, force
        Other columns of the records to release, and whether whatever they tell.
    outcome
        Columns to release that nobody can know of another person, beside those of ``keep``.
    tolerance
        Share of areas that all these columns may tell beyond chance.
    name
        What it is called.
    given
        Where the regions of a scenario file are from, if they were given; see `run`.

    Raises
    ------
    VbasError
        If a value or a name makes no sense.
    """

    k: int = DEFAULT_K
    sites: int | None = None
    site_count: Component | SiteCount = USUAL_COUNT
    placement: Component | SitePlacer = "balanced-density"
    refinement: Component | Refiner | None = None
    contiguous: bool = False
    floor: str | int | None = None
    balance: float | None = None
    border_level: str | None = None
    locked: Sequence[tuple[str, str]] = ()
    max_suppression: float | None = None
    keep_floor: bool = False
    assign: str = NEAREST
    population_basis: str | None = None
    seed: int = 1
    replicas: int = 1
    across_parts: bool = False
    keep: Sequence[str] = ()
    force: bool = False
    outcome: Sequence[str] = ()
    tolerance: float = TOLERANCE
    name: str = ""
    given: Given | None = None

    def __post_init__(self) -> None:
        try:
            for of in ("keep", "outcome"):
                object.__setattr__(self, of, listed(getattr(self, of)))
            object.__setattr__(self, "locked", tuple((area, group) for area, group in self.locked))
            self._settings()
        except (TypeError, ValueError):
            raise VbasError(
                "A setting of the scenario has a value of a wrong kind.",
                "Give numbers as numbers, names as text, and locked areas as pairs.",
            ) from None

    def __repr__(self) -> str:
        said = {of.name: getattr(self, of.name) for of in fields(self)}
        usual = {of.name: of.default for of in fields(self)}
        told = ", ".join(f"{name}={of!r}" for name, of in said.items() if of != usual[name])
        return f"Scenario({told})"

    @staticmethod
    def read(path: str | os.PathLike[str]) -> Scenario:
        """The settings of a scenario file; its files are those of `Study.read`.

        Raises
        ------
        VbasError
            If it is missing, is no scenario, or says something that makes no sense.
        """
        return Scenario.of(read_scenario(Path(path)))

    @staticmethod
    def of(saved: SavedScenario) -> Scenario:
        """The settings of a scenario as `core` has it, in words as far as there are any."""
        of, target = saved.scenario, saved.scenario.target or Target()
        sites = of.site_count.sites if isinstance(of.site_count, Count) else None
        return Scenario(
            k=of.k,
            sites=sites,
            site_count=USUAL_COUNT if sites else _in_words(SiteCount, of.site_count),
            placement=_in_words(SitePlacer, of.placement),
            refinement=_in_words(Refiner, of.refinement),
            contiguous=of.constraints.contiguous,
            floor=of.constraints.floor,
            balance=of.constraints.balance,
            border_level=of.constraints.border_level,
            locked=of.constraints.locked,
            max_suppression=target.max_suppression,
            keep_floor=target.keep_floor,
            assign=of.assign,
            population_basis=of.population_basis,
            seed=of.seed,
            replicas=of.replicas,
            across_parts=of.across_parts,
            keep=tuple(of for of in saved.release.keep if of not in saved.release.outcomes),
            force=saved.release.force,
            outcome=saved.release.outcomes,
            tolerance=saved.release.tolerance,
            name=of.name,
            given=saved.given,
        )

    def write(self, path: str | os.PathLike[str], study: Study) -> Path:
        """Writes the scenario file that ``vbas aggregate FILE`` and `read` understand.

        Raises
        ------
        VbasError
            If it cannot be written.
        """
        path = Path(path)
        inputs = study.loaded.inputs
        saved = SavedScenario(
            self.settings_for(study),
            study.loaded.area_file.source,
            study.records,
            dict(study.level_files),
            {name: inputs[name]["sha256"] for name in ("areas", "records")},
            self.release,
            self.given,
        )
        try:
            path.write_text(scenario_text(saved, path.parent), encoding="utf-8")
        except OSError as error:
            raise VbasError(
                "{file} cannot be written: {reason}.",
                "Choose a folder that you may write to and that has room.",
                file=path.name,
                reason=(error.strerror or "unknown error").lower(),
            ) from error
        return path

    @property
    def release(self) -> Release:
        """What is released besides regions and quasi-identifiers."""
        keep, outcomes = tuple(self.keep), tuple(self.outcome)
        every = tuple(dict.fromkeys((*keep, *outcomes)))
        return Release(every, self.force, outcomes, self.tolerance)

    def settings_for(self, study: Study) -> Settings:
        """The scenario as `core` has it, with the quasi-identifiers of a study."""
        records = study.records
        basis = self.population_basis or (PEOPLE_BASIS if study.by_people else RECORDS_BASIS)
        return replace(
            self._settings(),
            quasi_identifiers=records.quasi_identifiers,
            exclude_missing=records.exclude_missing,
            population_basis=basis,
        )

    def _settings(self) -> Settings:
        """All but what is the study's."""
        target = None
        if self.max_suppression is not None or self.keep_floor:
            target = Target(self.max_suppression, self.keep_floor)
        return Settings(
            k=self.k,
            site_count=self._site_count(),
            placement=made(SitePlacer, self.placement, "placement"),
            refinement=made(Refiner, self.refinement, "refinement"),
            constraints=Constraints(
                contiguous=self.contiguous,
                floor=None if self.floor is None else str(self.floor),
                balance=self.balance,
                border_level=self.border_level,
                locked=tuple(self.locked),
            ),
            target=target,
            assign=self.assign,
            population_basis=self.population_basis or RECORDS_BASIS,
            seed=self.seed,
            replicas=self.replicas,
            across_parts=self.across_parts,
            name=self.name,
        )

    def _site_count(self) -> Any:
        if self.sites is None:
            return made(SiteCount, self.site_count, "site_count")
        if self.site_count != USUAL_COUNT:
            raise VbasError(
                "Both a number of sites and a site count are given.", "Give the one or the other."
            )
        return made(SiteCount, {"approach": "count", "sites": self.sites}, "sites")


def _in_words(kind: Any, of: Any) -> Any:
    """The name of a component, or its table where a name does not say it all."""
    if of is None:
        return None
    try:
        usual = made(kind, of.name, "")
        if of == usual:
            return of.name
        known = table_of(usual)
        table = {key: value for key, value in table_of(of).items() if known.get(key) != value}
        words = {"approach": of.name, **table}
        return words if made(kind, words, "") == of else of
    except VbasError:  # one that no scenario can name, or that has no usual parameters
        return of


def made(kind: Any, given: Any, where: str) -> Any:
    """A component of a name, a table or an object that is one; None stays None.

    Raises
    ------
    VbasError
        If there is none of that name, or it has no such parameter.
    """
    if given is None:
        return None
    if not isinstance(given, str | Mapping):
        if hasattr(given, _DOES[kind]):
            return given
        raise TypeError(where)
    table = {"approach": given} if isinstance(given, str) else given
    try:
        return component(kind, table, where)
    except WrongTable as error:
        raise VbasError(
            "The scenario cannot have this: {what}.",
            'Give a name, or a table such as {{"approach": "border", "max_moves": 1000}}.',
            what=error.args[0],
        ) from None
    except TypeError:
        raise VbasError(
            "The scenario's {what} lacks a parameter, or has a value of a wrong kind.",
            'Give a table such as {{"approach": "population", "cutoff": "hipaa"}}.',
            what=where,
        ) from None
