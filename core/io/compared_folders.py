"""Results of ``vbas uniqueness`` or ``vbas levels`` side by side, from their folders alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pandas as pd

from core.errors import VbasError
from core.io.level_files import LEVELS
from core.io.uniqueness_files import REPORT, WEIGHTS

_WHOLE: Final = {
    "n_records": "n_records",
    "set_size": "set_size",
    "set_percent": "set_percent_full",
    "unique_percent": "unique_percent_full",
    "research_file": "verdict_research",
    "public_file": "verdict_public",
}
"""{quantity: its name in the report}."""
_UNITS: Final = ["level", "province", "max_combinations", "rule"]
_DAMAGED: Final = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)


def is_uniqueness_folder(folder: Path) -> bool:
    """Whether ``vbas uniqueness`` wrote a result there."""
    return (folder / REPORT).is_file()


def is_levels_folder(folder: Path) -> bool:
    """Whether ``vbas levels`` wrote a result there."""
    return (folder / LEVELS).is_file()


def compared_uniqueness(folders: Sequence[Path]) -> pd.DataFrame:
    """``quantity``, ``variable``, then a column for each folder.

    First what holds of all variables together: records, left out, % in unique record sets, %
    unique, whether researchers and the public may have it. Then of each variable how it is recoded,
    its categories and its weight; empty where a folder has no such variable.

    Raises
    ------
    VbasError
        If a folder is damaged.
    """
    each = {str(of): _uniqueness(of) for of in folders}
    rows = dict.fromkeys(key for of in each.values() for key in of)
    ordered = sorted(rows, key=lambda key: key[1] != "")
    told = {name: [of.get(key) for key in ordered] for name, of in each.items()}
    quantities, variables = zip(*ordered, strict=True)
    return pd.DataFrame({"quantity": quantities, "variable": variables, **told}, dtype=object)


def _uniqueness(folder: Path) -> dict[tuple[str, str], Any]:
    """{(quantity, variable): its value}; the variable is "" of all together."""
    try:
        told = json.loads((folder / REPORT).read_text(encoding="utf-8"))
        found: dict[tuple[str, str], Any] = {(n, ""): told[of] for n, of in _WHOLE.items()}
        found["left_out", ""] = sum(map(int, told["left_out"].values()))
        weights = pd.read_csv(folder / WEIGHTS).set_index("variable")["weight"]
        for of in told["variables"]:
            name = str(of["name"])
            found["recoded", name] = str(of["title"])
            found["categories", name] = int(of["categories"])
            found["weight", name] = float(weights[name])
    except _DAMAGED as error:
        raise _damaged(folder, REPORT) from error
    return found


def compared_levels(folders: Sequence[Path]) -> pd.DataFrame:
    """One row a level, province, product and rule; of each folder cut-off and % of the people.

    Raises
    ------
    VbasError
        If a folder is damaged.
    """
    whole: pd.DataFrame | None = None
    for folder in folders:
        try:
            table = pd.read_csv(folder / LEVELS, keep_default_na=False, na_values={"cutoff": [""]})
            mine = table[[*_UNITS, "cutoff", "population_percent"]]
        except _DAMAGED as error:
            raise _damaged(folder, LEVELS) from error
        names = {of: f"{of} {folder}" for of in ("cutoff", "population_percent")}
        mine = mine.rename(columns=names)
        whole = mine if whole is None else whole.merge(mine, "outer", _UNITS, sort=False)
    assert whole is not None
    return whole


def _damaged(folder: Path, file: str) -> VbasError:
    return VbasError("{file} of {folder} is damaged.", "Run it again.", file=file, folder=folder)
