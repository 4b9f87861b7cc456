"""Distributions from small tables: those that the program ships, and the user's own.

A table is a CSV file (UTF-8) with one row a category::

    # source: where the figures come from
    variable,given,category,NL,PE,...
    sex,,female,50.9,51.0,...
    sex,,male,49.1,49.0,...
    marital,age=15-24,never married,...

``given`` may be left out. Columns of figures are provinces (two letters, names or codes of
Statistics Canada), or ``all``. Figures may be shares, per cents or counts.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.canada import province_of_text, provinces
from core.errors import VbasError
from core.io.delimited import decode, guess_delimiter
from core.io.synthesize.distributions import OVERALL, Distribution, Distributions
from resources import read_text

SHIPPED = ("age", "sex", "marital", "language", "visible_minority", "education", "ethnicity")
_NAMES = ("variable", "given", "category")


@cache
def shipped_distributions() -> Distributions:
    """The tables in ``resources/distributions``: rounded census marginals by province.

    Good for trying the program, not for analysis: see the head of each table.
    """
    items: dict[str, Distribution] = {}
    for name in SHIPPED:
        text = read_text(f"distributions/{name}.csv")
        items.update(_read(text, f"distributions/{name}.csv", items).items)
    return Distributions(
        items,
        "Statistics Canada, 2021 Census of Population, rounded, from general knowledge; "
        "not for analysis (ethnicity: invented).",
    )


def read_distributions(path: Path) -> Distributions:
    """The distributions of a table of the user's.

    Raises
    ------
    VbasError
        Naming the file and the row, where a figure is no number, a category or a column is
        missing or stands there twice.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise VbasError(
            "{file} cannot be read: {reason}.",
            "Check the name of the file.",
            file=path,
            reason=error.strerror or type(error).__name__,
        ) from error
    return _read(decode(path, data), path.name, {})


def _read(text: str, name: str, earlier: dict[str, Distribution]) -> Distributions:
    lines = text.splitlines()
    skipped = next((i for i, line in enumerate(lines) if not line.startswith("#")), len(lines))
    table = _table(lines[skipped:], name)
    # Province (two letters, or "all") -> column of the table.
    columns: dict[str, str] = {}
    for column in table.columns:
        if column in _NAMES:
            continue
        province = OVERALL if column.casefold() == OVERALL else province_of_text(column)
        if not province or province in columns:
            raise VbasError(
                "{file} has a column {column!r} that is no province, or one that is there twice.",
                "Name columns NL, PE, NS ... or all.",
                file=name,
                column=column,
            )
        columns[province] = column
    if not columns:
        raise VbasError(
            "{file} has no column of figures.", "Add columns such as NL, PE ... or all.", file=name
        )
    figures = _figures(table, list(columns.values()), name, first_line=skipped + 2)
    share = np.array([_population(p) for p in columns])
    overall = share if share.all() else None
    items = dict(earlier)
    for variable, rows in table.groupby("variable", sort=False).indices.items():
        items[str(variable)] = _distribution(
            str(variable), table.iloc[rows], figures[rows], tuple(columns), overall, items, name
        )
    source = [line[1:].strip() for line in lines[:skipped] if "source:" in line.casefold()]
    new = {variable: items[variable] for variable in table["variable"].unique()}
    return Distributions(new, source[0].partition(":")[2].strip() if source else name)


def _table(lines: Sequence[str], name: str) -> pd.DataFrame:
    try:
        text = "\n".join(lines)
        table = pd.read_csv(
            io.StringIO(text), dtype=str, keep_default_na=False, sep=guess_delimiter(text)
        )
    except (pd.errors.ParserError, pd.errors.EmptyDataError) as error:
        raise VbasError(
            "{file} is not a table: {reason}.",
            "It should begin with a line such as variable,category,NL,PE,NS.",
            file=name,
            reason=str(error).strip().rstrip("."),
        ) from error
    table.columns = table.columns.str.strip()
    if not {"variable", "category"} <= set(table.columns) or not len(table):
        raise VbasError(
            "{file} has no columns variable and category, or no rows.",
            "It should begin with a line such as variable,category,NL,PE,NS.",
            file=name,
        )
    if "given" not in table.columns:
        table["given"] = ""
    stripped: pd.DataFrame = table.apply(lambda column: column.str.strip())
    return stripped


def _figures(
    table: pd.DataFrame, columns: list[str], name: str, first_line: int
) -> NDArray[np.float64]:
    """(rows, provinces); refuses what is no number."""
    numbers: NDArray[np.float64] = (
        table[columns].apply(pd.to_numeric, errors="coerce").to_numpy(dtype=np.float64)
    )
    bad = ~(np.isfinite(numbers) & (numbers >= 0))
    if bad.any():
        row, column = np.argwhere(bad)[0]
        raise VbasError(
            "{file}, line {line}: the figure for {column} is no number, or below 0.",
            "Write a share, a per cent or a count; 0 where there is nobody.",
            file=name,
            line=first_line + int(row),
            column=columns[int(column)],
        )
    return numbers


def _population(province: str) -> float:
    known = provinces().get(province)
    return float(known.population) if known else 0.0


def _distribution(
    variable: str,
    rows: pd.DataFrame,
    figures: NDArray[np.float64],
    columns: tuple[str, ...],
    overall: NDArray[np.float64] | None,
    others: dict[str, Distribution],
    name: str,
) -> Distribution:
    """One variable: all its rows, with or without a condition."""
    categories = tuple(rows["category"].unique())
    conditions = rows["given"].unique().tolist()
    if rows.duplicated(["given", "category"]).any():
        raise VbasError(
            "{file} names a category of {variable} twice.",
            "Leave one of the two rows out.",
            file=name,
            variable=variable,
        )
    at = {c: i for i, c in enumerate(categories)}
    blocks = np.zeros((len(conditions), len(columns), len(categories)))
    row = rows["given"].map({c: i for i, c in enumerate(conditions)}).to_numpy(np.int64)
    blocks[row, :, rows["category"].map(at).to_numpy(np.int64)] = figures
    if conditions == [""]:
        weights = blocks.transpose(1, 0, 2)
        return Distribution(variable, categories, columns, weights, overall=overall)
    # The one variable that all conditions name.
    named = {c.partition("=")[0].strip() for c in conditions}
    if len(named) != 1 or not named <= set(others):
        raise VbasError(
            "{file}: the conditions of {variable} do not all name one variable that stands before.",
            "Write each as age=15-24, below the rows of age.",
            file=name,
            variable=variable,
        )
    given = others[named.pop()]
    # (g,) the condition that each category of the given variable meets.
    tests: list[Callable[[str], bool]] = [_test(c.partition("=")[2].strip()) for c in conditions]
    which = np.full(len(given.categories), -1, dtype=np.int64)
    for g, category in enumerate(given.categories):
        which[g] = next((i for i, met in enumerate(tests) if met(category)), -1)
    if (which < 0).any():
        raise VbasError(
            "{file}: no condition of {variable} covers all categories of {given}.",
            "Add rows for the categories that are missing.",
            file=name,
            variable=variable,
            given=given.variable,
        )
    weights = blocks[which].transpose(1, 0, 2)
    return Distribution(variable, categories, columns, weights, given.variable, overall)


def _test(condition: str) -> Callable[[str], bool]:
    """Whether a category is the one named, or a number in the range named."""
    bounds = re.fullmatch(r"(\d+)-(\d+)", condition)
    if not bounds:
        return lambda category: category == condition
    low, high = int(bounds.group(1)), int(bounds.group(2))
    return lambda c: c == condition or (c.isdigit() and low <= int(c) <= high)
