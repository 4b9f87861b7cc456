"""Declared categories and recodings as TOML: one table a column (design: the `--categories` file).

::

    [age]
    order = ["0-4", "5-9"]
    missing = ["99", "8888"]
    band = {width = 5, top = 85}
    groups = {young = ["0-4", "5-9"]}
    non_specific = ["other"]

Scenarios and designs hold the same tables, and may be given in the place of such a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from core.errors import VbasError
from core.io.toml_files import read_toml
from core.quasi_identifiers import Band, QuasiIdentifier

_LISTS: Final = ("order", "missing", "non_specific")
_KEYS: Final = ("order", "missing", "band", "groups", "non_specific")
_BAND_KEYS: Final = ("width", "top")
_LARGEST: Final = 1e15
_HERE: Final = "The categories"


def read_categories(path: Path) -> dict[str, QuasiIdentifier]:
    """Reads a file of categories.

    Returns
    -------
    dict
        {column: its quasi-identifier}, in the order of the file.

    Raises
    ------
    VbasError
        If the file is missing or not TOML, or a key is unknown or of the wrong type; the sentence
        names file, table and key.
    """
    tables = read_toml(path, "The file of categories")
    if isinstance(tables.get("program"), str):  # a scenario or design, which VBAS wrote
        tables = tables.get("categories", {})
    return quasi_identifiers_from_tables(tables, path.name)


def quasi_identifiers_from_tables(
    tables: Mapping[str, Any], where: str = _HERE
) -> dict[str, QuasiIdentifier]:
    """Quasi-identifiers out of TOML tables.

    Parameters
    ----------
    tables
        {column: table}.
    where
        What error sentences call the place, such as the file's name.

    Raises
    ------
    VbasError
        If a key is unknown or of the wrong type.
    """
    return {column: _from_table(column, table, where) for column, table in tables.items()}


def categories_to_toml_tables(qis: Iterable[QuasiIdentifier]) -> dict[str, dict[str, Any]]:
    """Quasi-identifiers as TOML tables; what is not set is left out."""
    return {qi.column: _to_table(qi) for qi in qis}


def _to_table(qi: QuasiIdentifier) -> dict[str, Any]:
    table: dict[str, Any] = {key: list(getattr(qi, key)) for key in _LISTS if getattr(qi, key)}
    if qi.band is not None:
        table["band"] = {"width": qi.band.width}
        if qi.band.top is not None:
            table["band"]["top"] = qi.band.top
    if qi.groups:
        table["groups"] = {name: list(members) for name, members in qi.groups.items()}
    return table


def _from_table(column: str, table: Any, where: str) -> QuasiIdentifier:
    if not isinstance(table, Mapping):
        raise VbasError(
            "{where}: {column} is not a table.",
            "Write [{column}] and its keys below it.",
            where=where,
            column=column,
        )
    _check_keys(table, _KEYS, f"[{column}]", where)
    lists = {key: _texts(table[key], f"[{column}] {key}", where) for key in _LISTS if key in table}
    groups = table.get("groups", {})
    if not isinstance(groups, Mapping):
        raise _wrong_type(f"[{column}] groups", "a table of lists", where)
    return QuasiIdentifier(
        column,
        band=_band(table["band"], column, where) if "band" in table else None,
        groups={
            name: _texts(members, f"[{column}] groups.{name}", where)
            for name, members in groups.items()
        },
        **lists,
    )


def _band(table: Any, column: str, where: str) -> Band:
    if not isinstance(table, Mapping):
        raise _wrong_type(f"[{column}] band", "a table such as {width = 5, top = 85}", where)
    _check_keys(table, _BAND_KEYS, f"[{column}] band", where)
    for key in table:
        if isinstance(table[key], bool) or not isinstance(table[key], int | float):
            raise _wrong_type(f"[{column}] band.{key}", "a number", where)
        if isinstance(table[key], int) and abs(table[key]) > _LARGEST:
            raise _wrong_type(f"[{column}] band.{key}", "a number of at most 15 digits", where)
    if "width" not in table:
        raise _wrong_type(f"[{column}] band", "a table with a width", where)
    return Band(table["width"], table.get("top"))


def _texts(value: Any, key: str, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise _wrong_type(key, 'a list of texts such as ["1", "2"]', where)
    return tuple(value)


def _check_keys(table: Mapping[str, Any], known: tuple[str, ...], name: str, where: str) -> None:
    for key in table:
        if key not in known:
            raise VbasError(
                "{where}: {table} has the unknown key {key}.",
                "The keys are: {known}.",
                where=where,
                table=name,
                key=key,
                known=", ".join(known),
            )


def _wrong_type(key: str, wanted: str, where: str) -> VbasError:
    return VbasError(
        "{where}: {key} must be {wanted}.",
        "Change it in the file.",
        where=where,
        key=key,
        wanted=wanted,
    )
