"""A suppression of cells as a command of the shell, and as Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from core.errors import VbasError
from core.hierarchies.hierarchy import Hierarchy
from core.io.as_python import study_call
from core.io.copied_sources import REGIONS_IN, CopiedSources
from core.io.hierarchy_files import read_hierarchy
from core.io.python_text import Written
from core.io.records.released import REGION
from core.io.shell_text import (
    categories_file,
    in_quotes,
    joined,
    names_text,
    number_text,
    said_by,
)
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.suppression.cells.protection import COMBINATIONS, Protection

_SIGNS = ";+,=:"
"""Signs that stand between names of columns."""


def cells_command(
    of: CopiedSources,
    protection: Protection,
    hierarchies: Mapping[str, Hierarchy],
    files: Mapping[str, Path],
    out: str = "cells",
) -> str:
    """The text of a shell that suppresses cells in the same way, and writes the result to ``out``.

    Parameters
    ----------
    protection
        What was asked of the records.
    hierarchies
        {column: its levels}, of which those are named that ``protection`` needs.
    files
        {column: a file that its levels were read from or written to}; others are not looked for,
        and one that has changed since is of no use.

    Raises
    ------
    VbasError
        If a command cannot ask this: above all where levels of a column stand in no file.
    """
    files = _hierarchy_files(protection, hierarchies, files)
    places = _geography(of, protection)
    run = [level for level in places if level in of.runs]
    protection = _with_regions(protection, run)
    columns = _columns_of_file(protection, files)
    qis = [qi for qi in of.records.quasi_identifiers if qi.column in columns]
    first, categories = categories_file(qis, out)
    folder = REGIONS_IN.format(out=out)
    words = ["vbas", "suppress", *of.of_records()]
    if places:
        words += of.of_geography([level for level in places if level not in run])
    words += protection_words(protection, files)
    if run:
        words += said_by({"regions": f"{folder}/internal/assignment.csv"})
    before = f"{of.runs[run[0]](folder)} &&\n" if run else ""
    return first + before + joined([*words, *categories, "--out", out])


def protection_words(protection: Protection, files: Mapping[str, Path]) -> list[str]:
    """The options of what shall hold, with {column: file of its levels}."""
    exact = protection.tau is None
    said = {
        "combinations": "; ".join(
            "+".join(map(_quoted, names)) for names in protection.combinations
        ),
        "k": protection.k if exact else None,
        "threshold": None if exact else protection.tau,
        "weights": ",".join(
            f"{_quoted(name)}={number_text(weight)}" for name, weight in _weights(protection)
        )
        or None,
        "follow": ",".join(
            f"{_quoted(leader)}:{_quoted(name)}"
            for leader, followers in protection.follow.items()
            for name in followers
        )
        or None,
        "algorithm": None if protection.algorithm == COMBINATIONS else protection.algorithm,
        "single-pass": protection.single_pass,
        "give-back": protection.give_back,
        "status": protection.status,
        "leave-out-blanked": protection.most_blank,
        "rake": names_text(protection.rake) or None,
    }
    words = list(said_by(said))
    for column, path in files.items():
        words += said_by({"hierarchy": f"{in_quotes(column, '=')}={path}"})
    return words


def cells_python(
    of: CopiedSources,
    protection: Protection,
    hierarchies: Mapping[str, Hierarchy],
    files: Mapping[str, Path],
    out: str = "cells",
) -> str:
    """A script that suppresses cells in the same way, and writes the result to ``out``.

    Raises
    ------
    VbasError
        If `core.api.suppress` cannot ask this.
    """
    files = _hierarchy_files(protection, hierarchies, files)
    places = _geography(of, protection)
    areas = of.needed_areas()
    if protection.single_pass or any(level in of.runs for level in places):
        raise VbasError(
            "In Python, cells are neither suppressed in a single pass nor by the regions of a run "
            "in one text.",
            "Copy the command.",
        )
    columns = _columns_of_file(protection, files)
    qis = tuple(qi for qi in of.records.quasi_identifiers if qi.column in columns)
    written = Written()
    levels = {name: of.levels[name] for name in places if name in of.levels}
    study = study_call(written, areas, replace(of.records, quasi_identifiers=qis), levels)
    told: dict[str, Any] = {
        "k": protection.k if protection.tau is None else None,
        "threshold": protection.tau,
        "hierarchies": {column: str(path) for column, path in files.items()} or None,
        "weights": dict(_weights(protection)) or None,
        "follow": {name: list(led) for name, led in protection.follow.items()} or None,
        "algorithm": None if protection.algorithm == COMBINATIONS else protection.algorithm,
        "give_back": protection.give_back or None,
        "status": protection.status or None,
        "leave_out_blanked": protection.most_blank,
        "rake": list(protection.rake) or None,
    }
    said = {name: value for name, value in told.items() if value is not None}
    combinations = [list(names) for names in protection.combinations]
    asked = written.call("suppress", (combinations,), said, first="study")
    lines = [f"study = {study}", f"found = {asked}", f"found.save({out!r})"]
    return written.script(lines, ("Study", "suppress"))


def _quoted(name: str) -> str:
    return in_quotes(name, _SIGNS)


def _weights(protection: Protection) -> list[tuple[str, float]]:
    """Columns of combinations that do not weigh 1."""
    return [(name, of) for name in protection.keys if (of := protection.weight(name)) != 1]


def _geography(of: CopiedSources, protection: Protection) -> list[str]:
    """The levels of geography that are protected, "" for the areas themselves."""
    name = of.geography
    if name is None:
        return []
    found = [
        column.removeprefix(name).removeprefix(".")
        for column in protection.columns
        if column == name or column.startswith(f"{name}.")
    ]
    if found:
        of.check_geography()
    runs = [level for level in found if level in of.runs]
    if len(runs) > 1 or (runs and "" in found):
        raise VbasError(
            "The regions of a run are protected beside other regions, or beside the areas: a "
            "text knows one or the other.",
            "Protect the regions of one run only.",
        )
    return found


def _with_regions(protection: Protection, run: list[str]) -> Protection:
    """The same with the column of ``--regions`` in place of a run's level of geography."""
    if not run:
        return protection
    here = f"{GEOGRAPHY_NAME}.{run[0]}"

    def put(name: str) -> str:
        return REGION if name == here else name

    return renamed(protection, put)


def renamed(protection: Protection, put: Callable[[str], str]) -> Protection:
    """What is protected, with other names of columns."""
    return replace(
        protection,
        combinations=tuple(tuple(map(put, names)) for names in protection.combinations),
        weights={put(name): weight for name, weight in protection.weights.items()},
        follow={put(name): tuple(map(put, led)) for name, led in protection.follow.items()},
        rake=tuple(map(put, protection.rake)),
    )


def _columns_of_file(protection: Protection, files: Mapping[str, Path]) -> set[str]:
    """The columns that are protected, and those whose levels are."""
    return {*protection.columns, *files}


def _hierarchy_files(
    protection: Protection, hierarchies: Mapping[str, Hierarchy], files: Mapping[str, Path]
) -> dict[str, Path]:
    """{column: file of its levels}, of the columns whose levels are protected.

    Raises
    ------
    VbasError
        If the levels are those of no file.
    """
    found = {}
    for column, of in hierarchies.items():
        levels = {of.column_of(level.name) for level in of.levels}
        if levels.isdisjoint(protection.columns):
            continue
        path = files.get(column)
        if path is None or not _holds(path, of):
            raise VbasError(
                "The levels of {column} stand in no file: a text would have to list its values.",
                "Export the levels first, with their names.",
                column=column,
            )
        found[column] = path.resolve()
    return found


def _holds(path: Path, of: Hierarchy) -> bool:
    """Whether a file has these levels now, by these names."""
    try:
        there = read_hierarchy(path, of.column).hierarchy
    except VbasError:
        return False
    return (there.values, _labels(there)) == (of.values, _labels(of))


def _labels(of: Hierarchy) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Name, labels and their order of each level; that of text where none is declared."""
    return [
        (level.name, level.labels, level.order or tuple(sorted(set(level.labels))))
        for level in of.levels
    ]
