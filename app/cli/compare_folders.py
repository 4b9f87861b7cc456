"""``vbas compare`` of results that are no runs: cells, uniqueness, levels."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pandas as pd

from app.cli.options import InputError
from app.cli.suppress_words import print_comparison
from app.cli.words import cut, print_table
from core.errors import Notice
from core.io.cell_results import compared_of_folder, is_cells_folder
from core.io.compared_folders import (
    compared_levels,
    compared_uniqueness,
    is_levels_folder,
    is_uniqueness_folder,
)
from core.suppression.cells.comparison import comparison_table

_WIDEST: Final = 28
_SAID: Final = {
    "n_records": "Records",
    "left_out": "Left out",
    "set_size": "Set size",
    "set_percent": "% in unique record sets",
    "unique_percent": "% unique",
    "research_file": "Research file",
    "public_file": "Public file",
}


def compare_folders(names: Sequence[str], *, as_json: bool) -> bool:
    """Compares folders of one such command; whether they are any.

    Raises
    ------
    VbasError
        If there is one only, or they are of several commands.
    """
    folders = [Path(name) for name in names]
    kinds = {_kind(of) for of in folders} - {None}
    if not kinds:
        return False
    kind = kinds.pop()
    strange = next((of for of in folders if _kind(of) != kind), None)
    if strange is not None or kind is None:
        raise InputError(
            f"{strange} is no result of vbas {kind}, as {folders[0]} is.",
            "Compare results of one command.",
        )
    if len(folders) < 2:
        raise InputError("There is nothing to compare with.", "Name two folders or more.")
    _KINDS[kind][1](folders, as_json)
    return True


def _kind(folder: Path) -> str | None:
    return next((name for name, (is_one, _) in _KINDS.items() if is_one(folder)), None)


def _cells(folders: Sequence[Path], as_json: bool) -> None:
    """Suppressions of cells side by side, as Tables 9 and 10 of El Emam et al. 2011."""
    found = [compared_of_folder(of) for of in folders]
    compared = [of for of, _ in found]
    if as_json:
        _print_json(comparison_table(compared))
        return
    others = [of.name for of, digest in found[1:] if digest != found[0][1]]
    text = "{name} is of other records than {first}: shares compare, cells do not."
    said = [Notice(text, name=of, first=compared[0].name) for of in others]
    print_comparison(compared, said, named=True)


def _uniqueness(folders: Sequence[Path], as_json: bool) -> None:
    """Verdicts side by side, then each variable: how it is recoded, and what it weighs."""
    table = compared_uniqueness(folders)
    if as_json:
        _print_json(table)
        return
    rows = [["", *(cut(str(of), _WIDEST) for of in folders)]]
    of_variable: dict[str, list[Mapping[Any, Any]]] = {}
    for row in table.to_dict("records"):
        if row["variable"]:
            of_variable.setdefault(str(row["variable"]), []).append(row)
        else:
            rows.append([_SAID[row["quantity"]], *(_said(row[str(of)]) for of in folders)])
    for name, told in of_variable.items():
        known = {of["quantity"]: of for of in told}
        for quantity in ("recoded", "weight"):
            cells = (_said(known[quantity][str(of)]) for of in folders)
            rows.append([f"{name}, {quantity}" if quantity == "weight" else name, *cells])
    print_table(rows)


def _levels(folders: Sequence[Path], as_json: bool) -> None:
    """% of the people who live above the cut-off, of each level, province and rule."""
    table = compared_levels(folders)
    if as_json:
        _print_json(table)
        return
    print("% of the people above the cut-off:")
    rows = [["level", "province", "rule", *(cut(str(of), _WIDEST) for of in folders)]]
    for row in table.to_dict("records"):
        rule = f"{row['rule']}, {_said(row['max_combinations'])}"
        each = (_said(row[f"population_percent {of}"]) for of in folders)
        rows.append([str(row["level"]), str(row["province"]), rule, *each])
    print_table(rows)


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return "-"
    if isinstance(value, float):
        return f"{value:.3g}" if abs(value) < 1000 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else cut(str(value), _WIDEST)


def _print_json(table: pd.DataFrame) -> None:
    print(table.to_json(orient="records", indent=2))


_Kind = tuple[Callable[[Path], bool], Callable[[Sequence[Path], bool], None]]
_KINDS: Final[Mapping[str, _Kind]] = {
    "suppress": (is_cells_folder, _cells),
    "uniqueness": (is_uniqueness_folder, _uniqueness),
    "levels": (is_levels_folder, _levels),
}
