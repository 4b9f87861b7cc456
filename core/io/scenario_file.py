"""Scenarios on disk: TOML, with the inputs' relative paths and SHA-256.

Format 1: tables ``areas``, ``levels.NAME``, ``records`` (path, sha256, columns), ``settings``,
``settings.site_count``, ``settings.placement`` and, where chosen, ``settings.refinement`` (approach
and its parameters), ``settings.constraints`` and ``settings.target``, ``categories.QI`` (as in a
categories file); where there are any, ``regions`` that were given instead of placed, and
``release`` (columns that are kept). Nothing of a record's values is in it but the names of
categories.
"""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import tomli_w

from core import __version__
from core.constraints.base import Constraints
from core.cutoff.gaps import OUR_SETS, SHIPPED_SETS
from core.cutoff.own_sets import own_files
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.categories import categories_to_toml_tables, quasi_identifiers_from_tables
from core.io.components import WrongTable, component, table_of, values_of
from core.io.given_partitions import Given
from core.io.records import RecordSource
from core.io.records.place import DatabaseTable
from core.io.result_folder import located
from core.io.toml_files import read_toml, understood
from core.placement.base import SitePlacer
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.base import Refiner
from core.released_columns.judged import TOLERANCE
from core.scenario import Scenario, Target
from core.site_count import SiteCount

_FILE: Final = "The scenario file"
FORMAT = 1
_COMPONENTS: Mapping[str, Any] = {
    "site_count": SiteCount,
    "placement": SitePlacer,
    "refinement": Refiner,
}
_ALWAYS = ("site_count", "placement")
_GROUPS: Mapping[str, Any] = {"constraints": Constraints, "target": Target}
DIGESTS = ("areas", "records", "regions")
"""Inputs whose SHA-256 is kept."""


@dataclass(frozen=True)
class Release:
    """What is released besides regions and quasi-identifiers.

    Attributes
    ----------
    keep
        Other columns of the record file.
    force
        Releases them even if they tell the area.
    outcomes
        Those of them that nobody can know of another person.
    tolerance
        Share of areas that they may tell beyond chance.
    """

    keep: tuple[str, ...] = ()
    force: bool = False
    outcomes: tuple[str, ...] = ()
    tolerance: float = TOLERANCE


@dataclass(frozen=True)
class SavedScenario:
    """A scenario with the files it is about.

    Attributes
    ----------
    scenario
        The settings.
    areas, records
        What to read and how.
    levels
        Coarser levels by name.
    sha256
        {"areas": ..., "records": ...}: what the files were when the scenario was saved.
    release
        Other columns to release.
    given
        Where the regions are from, if they are given instead of placed.
    """

    scenario: Scenario
    areas: AreaSource
    records: RecordSource
    levels: Mapping[str, AreaSource] = field(default_factory=dict)
    sha256: Mapping[str, str] = field(default_factory=dict)
    release: Release = Release()
    given: Given | None = None


def scenario_text(saved: SavedScenario, folder: Path | None) -> str:
    """The TOML text of a scenario that will stand in ``folder``; None = anywhere."""
    scenario = saved.scenario
    table: dict[str, Any] = {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "areas": source_table(saved.areas, folder, saved.sha256.get("areas")),
    }
    if saved.levels:
        table["levels"] = {n: source_table(s, folder, None) for n, s in saved.levels.items()}
    table["records"] = source_table(
        saved.records, folder, saved.sha256.get("records"), ("quasi_identifiers", "exclude_missing")
    )
    if saved.given is not None:
        table["regions"] = source_table(saved.given, folder, saved.sha256.get("regions"))
    if saved.release != Release():
        table["release"] = table_of(saved.release)
    table["settings"] = settings_table(scenario)
    _place_coefficients(table["settings"], lambda name: relative(Path(name), folder))
    table["categories"] = categories_to_toml_tables(scenario.quasi_identifiers)
    return tomli_w.dumps(table)


def settings_text(scenario: Scenario, folder: Path) -> str:
    """The TOML text of a scenario without any files, to be kept in ``folder``."""
    table = {"settings": settings_table(scenario)}
    _place_coefficients(table["settings"], lambda name: relative(Path(name), folder))
    return tomli_w.dumps(
        table | {"categories": categories_to_toml_tables(scenario.quasi_identifiers)}
    )


def settings_of(text: str, path: Path) -> Scenario:
    """The scenario of a text made by `settings_text`, in the file ``path``.

    Raises
    ------
    VbasError
        If the text says something that makes no sense.
    """
    return understood(lambda: _settings_of(tomllib.loads(text), path), path, _FILE)


def scenario_of(text: str, path: Path) -> SavedScenario:
    """The scenario of a text made by `scenario_text`, in the file ``path``; raises VbasError."""
    return understood(lambda: _saved(tomllib.loads(text), path), path, _FILE)


def _settings_of(table: Mapping[str, Any], path: Path) -> Scenario:
    _place_coefficients(table["settings"], lambda name: os.path.normpath(path.parent / name))
    categories = quasi_identifiers_from_tables(table.get("categories", {}))
    return _scenario(table["settings"], categories)


def _place_coefficients(settings: Any, placed: Callable[[str], str]) -> None:
    """Where coefficients are a file of the user's, not a set with a name, says where it is."""
    count = settings.get("site_count") if isinstance(settings, dict) else None
    if not isinstance(count, dict):
        return
    name = count.get("coefficients")
    if isinstance(name, str) and name not in (*SHIPPED_SETS, *OUR_SETS, *own_files()):
        there = placed(name)
        if os.path.isfile(name) or os.path.isfile(there):
            count["coefficients"] = there


def settings_table(scenario: Scenario) -> dict[str, Any]:
    """The settings as they stand in a file; what is not chosen is left out."""
    chosen = {name: getattr(scenario, name) for name in (*_COMPONENTS, *_GROUPS)}
    if not scenario.constraints:
        chosen["constraints"] = None
    return {
        "name": scenario.name,
        "quasi_identifiers": [qi.column for qi in scenario.quasi_identifiers],
        "exclude_missing": scenario.exclude_missing,
        "k": scenario.k,
        "assign": scenario.assign,
        "population_basis": scenario.population_basis,
        "seed": scenario.seed,
        # Left out where there is one, so that earlier files and fingerprints stay what they are.
        **({"replicas": scenario.replicas} if scenario.replicas > 1 else {}),
        **({"across_parts": True} if scenario.across_parts else {}),
        **{name: table_of(of) for name, of in chosen.items() if of is not None},
    }


def read_scenario(path: Path) -> SavedScenario:
    """Reads a scenario file.

    Raises
    ------
    VbasError
        If the file is missing, is not TOML, or says something that makes no sense.
    """
    path = located(path)
    table = read_toml(path, _FILE)
    return understood(lambda: _saved(table, path), path, _FILE)


def _saved(table: Mapping[str, Any], path: Path) -> SavedScenario:
    if table.get("format") != FORMAT:
        raise VbasError(
            "{file} is not a scenario file of format {format}.",
            "Open one that VBAS wrote.",
            file=path.name,
            format=FORMAT,
        )
    _check_sources(table)
    scenario = _settings_of(table, path)
    qis = scenario.quasi_identifiers
    areas = AreaSource(**source_paths(table["areas"], path.parent))
    levels = {
        name: AreaSource(**source_paths(of, path.parent))
        for name, of in table.get("levels", {}).items()
    }
    records = RecordSource(
        **record_paths(table["records"], path.parent),
        quasi_identifiers=qis,
        exclude_missing=scenario.exclude_missing,
    )
    release = Release(**values_of(Release, table.get("release", {}), "release"))
    regions = table.get("regions")
    given = None if regions is None else Given(**source_paths(regions, path.parent))
    digests = {n: str(table[n]["sha256"]) for n in DIGESTS if "sha256" in table.get(n, {})}
    return SavedScenario(scenario, areas, records, levels, digests, release, given)


def _scenario(table: Any, categories: Mapping[str, QuasiIdentifier]) -> Scenario:
    """The settings; raises `WrongTable` if one is not what scenarios have."""
    if not isinstance(table, Mapping):
        raise WrongTable("settings")
    chosen = table["quasi_identifiers"]
    if not isinstance(chosen, list):
        raise WrongTable("settings.quasi_identifiers")
    parts = (*_COMPONENTS, *_GROUPS)
    values = values_of(Scenario, table, "settings", ("quasi_identifiers", *parts))
    for name in parts:
        if name in table or name in _ALWAYS:
            where = f"settings.{name}"
            values[name] = (
                component(_COMPONENTS[name], table[name], where)
                if name in _COMPONENTS
                else _GROUPS[name](**values_of(_GROUPS[name], table[name], where))
            )
    qis = tuple(categories[str(column)] for column in chosen)
    return Scenario(quasi_identifiers=qis, **values)


def _check_sources(table: Mapping[str, Any]) -> None:
    """Raises if a table of files has a key or a kind of value that it cannot have."""
    levels = table.get("levels", {})
    if not isinstance(levels, Mapping):
        raise WrongTable("levels")
    values_of(AreaSource, table["areas"], "areas", ("sha256",))
    values_of(RecordSource, table["records"], "records", ("sha256", "url", "table"))
    values_of(Given, table.get("regions", {}), "regions", ("sha256",))
    for name, of in levels.items():
        values_of(AreaSource, of, f"levels.{name}", ("sha256",))


def source_table(
    source: AreaSource | RecordSource | Given,
    folder: Path | None,
    sha256: str | None,
    without: tuple[str, ...] = (),
) -> dict[str, Any]:
    """A source as a table; paths are relative to ``folder``, None = whole."""
    table: dict[str, Any] = {}
    for about in dataclasses.fields(source):
        value = getattr(source, about.name)
        if about.name in without or value is None or value == "":
            continue
        if isinstance(value, DatabaseTable):
            table |= {"url": value.url, "table": value.table}
            continue
        table[about.name] = relative(value, folder) if isinstance(value, Path) else value
    return table | ({"sha256": sha256} if sha256 else {})


def relative(path: Path, folder: Path | None) -> str:
    """A path as it stands in a file of ``folder``; None = whole."""
    if folder is None:
        return path.resolve().as_posix()
    try:
        return Path(os.path.relpath(path.resolve(), folder.resolve())).as_posix()
    except ValueError:  # another drive
        return path.resolve().as_posix()


def record_paths(table: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """As `source_paths`, of records that may be in a database."""
    if "url" not in table:
        return source_paths(table, folder)
    rest = {key: of for key, of in table.items() if key not in ("url", "table", "path")}
    place = DatabaseTable(str(table["url"]), str(table["table"]))
    return {"path": place, **source_paths(rest, folder)}


def source_paths(table: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """The values of a table of a source, its paths from ``folder`` on."""
    values = {key: value for key, value in table.items() if key != "sha256"}
    for key in values:
        if key == "path" or key.endswith("_path"):
            if "\0" in str(values[key]):
                raise WrongTable(key)
            values[key] = Path(os.path.normpath(folder / str(values[key])))
    return values
