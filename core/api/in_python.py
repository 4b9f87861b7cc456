"""A scenario with its files as a Python program: what may be copied from a run."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from pprint import pformat
from typing import Any, Final

from core.api.scenario import Scenario
from core.io.areas import AreaSource
from core.io.categories import categories_to_toml_tables
from core.io.records import RecordSource
from core.io.records.source import POSTAL_CODE
from core.io.scenario_file import SavedScenario
from core.scenario import PEOPLE_BASIS, RECORDS_BASIS

_WIDTH: Final = 90
_WORDS: Final[Mapping[str, str]] = {
    "layer": "layer",
    "x_column": "x",
    "y_column": "y",
    "crs": "crs",
}
"""Fields of area sources that `Study.open` has a word for."""


def in_python(saved: SavedScenario) -> str:
    """A program that opens the same files and makes the same run, called ``made``.

    Parameters
    ----------
    saved
        The scenario and its files.
    """
    study, scenario = _study(saved), _scenario(saved)
    usual = PEOPLE_BASIS if "population" in study else RECORDS_BASIS
    if saved.scenario.population_basis == usual:
        del scenario["population_basis"]
    text = (
        f"study = {_call('Study.open', study)}\n"
        f"scenario = {_call('Scenario', scenario)}\n"
        f"made = {_call('run', _run(saved))}\n"
    )
    more = "from core.io.areas import AreaSource\n" if "AreaSource(" in text else ""
    return f"from core.api import Scenario, Study, run\n{more}\n{text}"


def _study(saved: SavedScenario) -> dict[str, str]:
    """{argument: its text} of `Study.open`; a number stands for an argument without a name."""
    areas, records = saved.areas, saved.records
    told: dict[str, Any] = {"area_id": areas.id_column, "record_area_id": records.area_column}
    if areas.id_column == records.area_column:
        del told["record_area_id"]
    elif areas.id_column is None:
        del told["area_id"]
    told |= {word: getattr(areas, name) for name, word in _WORDS.items()}
    told |= _population(areas) | _of_records(records)
    told["quasi_identifiers"] = [qi.column for qi in records.quasi_identifiers]
    tables = categories_to_toml_tables(records.quasi_identifiers)
    told["categories"] = {name: table for name, table in tables.items() if table} or None
    # What has no word stays with the file.
    worded = (*_WORDS, "id_column", "population_column", "population_path")
    without: dict[str, Any] = dict.fromkeys((*worded, "population_table_column"))
    rest = replace(areas, **without)
    said = {"0": _source(rest), "1": _text(records.path)}
    said |= {name: _text(of) for name, of in told.items() if of not in (None, False)}
    if saved.levels:
        inside = ", ".join(f"{name!r}: {_source(of)}" for name, of in saved.levels.items())
        said["levels"] = f"{{{inside}}}"
    return said


def _population(areas: AreaSource) -> dict[str, Any]:
    if areas.population_path is None:
        return {"population": areas.population_column}
    return {
        "population": areas.population_table_column,
        "population_table": areas.population_path,
    }


def _of_records(records: RecordSource) -> dict[str, Any]:
    return {
        "exclude_missing": records.exclude_missing,
        "person": records.person_column,
        "postal_codes": records.area_kind == POSTAL_CODE and records.conversion_path is None,
        "pccf": records.conversion_path,
    }


def _scenario(saved: SavedScenario) -> dict[str, str]:
    """{argument: its text} of `Scenario`, what is as usual left out."""
    scenario = replace(Scenario.of(saved), given=None)
    said = {of.name: (getattr(scenario, of.name), of.default) for of in fields(scenario)}
    return {name: _text(value) for name, (value, usual) in said.items() if value != usual}


def _run(saved: SavedScenario) -> dict[str, str]:
    said = {"0": "study", "1": "scenario"}
    given = saved.given
    if given is not None:
        told = {"regions": given.path, "regions_column": given.column, "left_over": given.left_over}
        said |= {name: _text(of) for name, of in told.items() if of is not None}
    return said


def _source(source: AreaSource) -> str:
    """A file of areas: its path where that says it all."""
    told = {of.name: getattr(source, of.name) for of in fields(source) if of.name != "path"}
    more = [f"{name}={_text(of)}" for name, of in told.items() if of is not None]
    path = _text(source.path)
    return f"AreaSource({', '.join((path, *more))})" if more else path


def _text(value: Any) -> str:
    """A value as Python writes it; files by their whole path."""
    if isinstance(value, Path):
        return repr(os.path.abspath(value))
    return pformat(value, width=_WIDTH, sort_dicts=False)


def _call(name: str, arguments: Mapping[str, str]) -> str:
    """A call, an argument a line unless it is short."""
    said = [of if key.isdigit() else f"{key}={of}" for key, of in arguments.items()]
    short = f"{name}({', '.join(said)})"
    if len(short) <= _WIDTH and "\n" not in short:
        return short
    inside = "".join(f"    {_indented(of)},\n" for of in said)
    return f"{name}(\n{inside})"


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")
