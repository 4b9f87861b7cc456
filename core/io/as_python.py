"""A scenario as Python that does the same, for scripts and notebooks (`core.api`)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.components import table_of
from core.io.python_text import Written
from core.io.records import AREA, RecordSource
from core.io.records.place import options_of
from core.io.scenario_file import SavedScenario
from core.placement.base import SitePlacer
from core.placement.given import GivenRegions
from core.refinement.base import Refiner
from core.released_columns.judged import TOLERANCE
from core.site_count import Count


def python_of(saved: SavedScenario, out: str = "result") -> str:
    """A script that runs a scenario and writes its result to ``out``.

    Raises
    ------
    VbasError
        If the regions of the scenario stand in no file.
    """
    if isinstance(saved.scenario.placement, GivenRegions) and saved.given is None:
        raise VbasError(
            "These regions stand in no file: a script could not find them.",
            "Copy the command, which reads them from the project.",
        )
    written = Written()
    study = study_call(written, saved.areas, saved.records, saved.levels)
    settings = written.call("Scenario", (), _of_scenario(saved))
    lines = [f"study = {study}", f"scenario = {settings}", "regions = run(study, scenario)"]
    lines.append(f"regions.save({out!r})")
    return written.script(lines)


def study_call(
    written: Written, areas: AreaSource, records: RecordSource, levels: Mapping[str, AreaSource]
) -> str:
    """The call of `core.api.Study.open`, in absolute paths, told as far as it is not usual."""
    people = areas.population_path
    source = dataclasses.replace(
        areas,
        path=areas.path.resolve(),
        population_path=None if people is None else people.resolve(),
    )
    qis = records.quasi_identifiers
    conversion = records.conversion_path
    where = {name: str(of) for name, of in options_of(records.path).items()}
    told = {
        "table": where.get("table"),
        "quasi_identifiers": [qi.column if qi == type(qi)(qi.column) else qi for qi in qis],
        "record_area_id": records.area_column,
        "levels": {
            name: dataclasses.replace(level, path=level.path.resolve())
            for name, level in levels.items()
        }
        or None,
        "where": records.where or None,
        "exclude_missing": records.exclude_missing or None,
        "person": records.person_column,
        "postal_codes": (records.area_kind != AREA) or None,
        "pccf": None if conversion is None else str(conversion.resolve()),
    }
    said = {name: value for name, value in told.items() if value is not None}
    return written.call("Study.open", (source, where["records"]), said)


def _of_scenario(saved: SavedScenario) -> dict[str, Any]:
    """What `core.api.Scenario` is told, as far as it is not usual."""
    of, usual = saved.scenario, type(saved.scenario)()
    limits = of.constraints
    target = of.target
    told: dict[str, Any] = {
        "k": of.k,
        "sites": of.site_count.sites if isinstance(of.site_count, Count) else None,
        "site_count": None
        if isinstance(of.site_count, Count) or of.site_count == usual.site_count
        else _component(of.site_count),
        "placement": None
        if of.placement == usual.placement or saved.given is not None
        else _component(of.placement),
        "refinement": None if of.refinement is None else _component(of.refinement),
        "contiguous": limits.contiguous or None,
        "floor": limits.floor,
        "balance": limits.balance,
        "border_level": limits.border_level,
        "locked": list(limits.locked) or None,
        "max_suppression": None if target is None else target.max_suppression,
        "keep_floor": None if target is None else target.keep_floor or None,
        "assign": None if of.assign == usual.assign else of.assign,
        "population_basis": of.population_basis,
        "seed": of.seed,
        "replicas": of.replicas if of.replicas > 1 else None,
        "across_parts": of.across_parts or None,
        "keep": [of for of in saved.release.keep if of not in saved.release.outcomes] or None,
        "force": saved.release.force or None,
        "outcome": list(saved.release.outcomes) or None,
        "tolerance": None if saved.release.tolerance == TOLERANCE else saved.release.tolerance,
        "name": of.name or None,
        "given": saved.given,
    }
    return {name: value for name, value in told.items() if value is not None}


def _component(of: SitePlacer | Refiner | Any) -> Any:
    """A component by its name, or by its table as in a scenario file."""
    table = table_of(of)
    return of.name if len(table) == 1 else table
