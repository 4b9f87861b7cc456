"""Scenarios on disk: TOML, with the inputs' relative paths and SHA-256.

Format 1: tables ``areas``, ``levels.NAME``, ``records`` (path, sha256, columns), ``settings``,
``settings.site_count`` and ``settings.placement`` (approach and its parameters), ``categories.QI``
(as in a categories file). Nothing of a record's values is in it but the names of categories.
"""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args, get_type_hints

import tomli_w

from core import __version__
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.categories import categories_to_toml_tables, quasi_identifiers_from_tables
from core.io.records import RecordSource
from core.placement.approaches import placement, placements
from core.scenario import Scenario
from core.site_count import SITE_COUNTS, SiteCount

FORMAT = 1


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
    """

    scenario: Scenario
    areas: AreaSource
    records: RecordSource
    levels: Mapping[str, AreaSource] = field(default_factory=dict)
    sha256: Mapping[str, str] = field(default_factory=dict)


def scenario_text(saved: SavedScenario, folder: Path) -> str:
    """The TOML text of a scenario that will stand in ``folder``."""
    scenario = saved.scenario
    table: dict[str, Any] = {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "areas": _source(saved.areas, folder, saved.sha256.get("areas")),
    }
    if saved.levels:
        table["levels"] = {n: _source(s, folder, None) for n, s in saved.levels.items()}
    table["records"] = _source(
        saved.records, folder, saved.sha256.get("records"), ("quasi_identifiers", "exclude_missing")
    )
    table["settings"] = {
        "name": scenario.name,
        "quasi_identifiers": [qi.column for qi in scenario.quasi_identifiers],
        "exclude_missing": scenario.exclude_missing,
        "k": scenario.k,
        "assign": scenario.assign,
        "population_basis": scenario.population_basis,
        "seed": scenario.seed,
        "site_count": _component(scenario.site_count),
        "placement": _component(scenario.placement),
    }
    table["categories"] = categories_to_toml_tables(scenario.quasi_identifiers)
    return tomli_w.dumps(table)


def read_scenario(path: Path) -> SavedScenario:
    """Reads a scenario file.

    Raises
    ------
    VbasError
        If the file is missing, is not TOML, or says something that makes no sense.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise VbasError(
            "The scenario file {file} cannot be read: {reason}.",
            "Check its name and place.",
            file=path.name,
            reason=error.strerror or str(error),
        ) from error
    except UnicodeDecodeError:
        raise VbasError(
            "The scenario file {file} is not UTF-8.", "Save it as UTF-8.", file=path.name
        ) from None
    except tomllib.TOMLDecodeError as error:
        raise VbasError(
            "The scenario file {file} is not valid TOML: {error}.",
            "Mend the line it names.",
            file=path.name,
            error=error,
        ) from error
    return _saved(table, path)


def _saved(table: Mapping[str, Any], path: Path) -> SavedScenario:
    if table.get("format") != FORMAT:
        raise VbasError(
            "{file} is not a scenario file of format {format}.",
            "Open one that VBAS wrote.",
            file=path.name,
            format=FORMAT,
        )
    try:
        _check_tables(table)
        settings = dict(table["settings"])
        categories = quasi_identifiers_from_tables(table.get("categories", {}))
        chosen = [str(column) for column in settings.pop("quasi_identifiers")]
        qis = tuple(categories[column] for column in chosen)
        count, place = dict(settings.pop("site_count")), dict(settings.pop("placement"))
        scenario = Scenario(
            quasi_identifiers=qis,
            site_count=site_count(count.pop("approach"), **count),
            placement=placement(place.pop("approach"), **place),
            **settings,
        )
        areas = AreaSource(**_paths(table["areas"], path.parent))
        levels = {
            name: AreaSource(**_paths(of, path.parent))
            for name, of in table.get("levels", {}).items()
        }
        records = RecordSource(
            **_paths(table["records"], path.parent),
            quasi_identifiers=qis,
            exclude_missing=scenario.exclude_missing,
        )
    except (_WrongTable, KeyError, TypeError, ValueError, AttributeError) as error:
        what = error.args[0] if isinstance(error, _WrongTable | KeyError) else "a wrong value"
        raise VbasError(
            "The scenario file {file} lacks something or holds something unknown: {what}.",
            "Compare it with one that VBAS wrote.",
            file=path.name,
            what=what,
        ) from error
    digests = {n: str(table[n]["sha256"]) for n in ("areas", "records") if "sha256" in table[n]}
    return SavedScenario(scenario, areas, records, levels, digests)


class _WrongTable(Exception):  # noqa: N818 (becomes a VbasError that names the file)
    """A table or key that cannot be: says which."""


def _check_tables(table: Mapping[str, Any]) -> None:
    """Raises if a table, key or kind of value is not one that scenarios have."""
    settings = table["settings"]
    if not isinstance(settings, Mapping):
        raise _WrongTable("settings")
    plain = {k: v for k, v in settings.items() if k not in ("site_count", "placement")}
    if not isinstance(plain.get("quasi_identifiers", []), list):
        raise _WrongTable("settings.quasi_identifiers")
    plain.pop("quasi_identifiers", None)
    _check_fields(Scenario, plain, "settings")
    _check_fields(AreaSource, table["areas"], "areas")
    _check_fields(RecordSource, table["records"], "records")
    levels = table.get("levels", {})
    if not isinstance(levels, Mapping):
        raise _WrongTable("levels")
    for name, of in levels.items():
        _check_fields(AreaSource, of, f"levels.{name}")
    kinds = {"site_count": {kind.name: kind for kind in SITE_COUNTS}, "placement": placements()}
    for part, known in kinds.items():
        of = settings[part]
        if not isinstance(of, Mapping) or not isinstance(of.get("approach"), str):
            raise _WrongTable(f"settings.{part}")
        if of["approach"] in known:
            rest = {key: value for key, value in of.items() if key != "approach"}
            _check_fields(known[of["approach"]], rest, f"settings.{part}")


def _check_fields(kind: Any, values: Any, where: str) -> None:
    """Raises unless all values are of the kinds that the dataclass declares."""
    if not isinstance(values, Mapping):
        raise _WrongTable(where)
    hints = get_type_hints(kind)
    fields = {about.name: about for about in dataclasses.fields(kind)}
    for key, value in values.items():
        if key == "sha256" and kind in (AreaSource, RecordSource):
            continue
        if key not in fields or not _fits(value, hints[key]):
            raise _WrongTable(f"{where}.{key}")


def _fits(value: Any, hint: Any) -> bool:
    """Whether a value of a TOML file can be of a declared kind; paths are texts there."""
    kinds = {Path if kind is str else kind for kind in get_args(hint) or (hint,)}
    given = Path if isinstance(value, str) else type(value)
    if not all(isinstance(kind, type) for kind in kinds):
        return True  # a kind of its own, which checks itself
    return given in kinds or (given is int and float in kinds)


def site_count(approach: str, **parameters: Any) -> SiteCount:
    """The site count of that name with the given parameters.

    Raises
    ------
    VbasError
        If there is none.
    """
    for kind in SITE_COUNTS:
        if kind.name == approach:
            made: SiteCount = kind(**parameters)
            return made
    raise VbasError(
        "There is no site count called {name}.",
        "Choose one of: {names}.",
        name=approach,
        names=", ".join(kind.name for kind in SITE_COUNTS),
    )


def _component(component: Any) -> dict[str, Any]:
    values = {f.name: getattr(component, f.name) for f in dataclasses.fields(component)}
    return {"approach": component.name} | {k: v for k, v in values.items() if v is not None}


def _source(
    source: AreaSource | RecordSource,
    folder: Path,
    sha256: str | None,
    without: tuple[str, ...] = (),
) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for about in dataclasses.fields(source):
        value = getattr(source, about.name)
        if about.name in without or value is None:
            continue
        table[about.name] = _relative(value, folder) if isinstance(value, Path) else value
    return table | ({"sha256": sha256} if sha256 else {})


def _relative(path: Path, folder: Path) -> str:
    try:
        return Path(os.path.relpath(path.resolve(), folder.resolve())).as_posix()
    except ValueError:  # another drive
        return path.resolve().as_posix()


def _paths(table: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    values = {key: value for key, value in table.items() if key != "sha256"}
    for key in values:
        if key == "path" or key.endswith("_path"):
            values[key] = Path(os.path.normpath(folder / str(values[key])))
    return values
