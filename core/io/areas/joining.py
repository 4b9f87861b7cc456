"""Population from a second table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.areas import Listed
from core.errors import Notice, VbasError
from core.io import statcan
from core.io.areas.containers import find_layer
from core.io.areas.loading import load
from core.io.areas.parents import Areas
from core.io.areas.roles import Roles, check_column, guess_roles
from core.io.areas.types import AreaSource, JoinReport, RawTable
from core.io.areas.values import MOST_PEOPLE, as_ids, as_numbers


def is_block_file(raw: RawTable, roles: Roles) -> bool:
    """Whether rows are blocks, but the ids asked for are of dissemination areas."""
    population = roles.columns.get("population", "")
    by_block = statcan.is_block_population(population)
    return raw.geometry is None and by_block and roles.level == "da"


def sum_blocks(raw: RawTable, roles: Roles) -> RawTable:
    """One row per dissemination area: population and land are sums, the rest is the first row's.

    Parameters
    ----------
    raw
        Rows of blocks.
    roles
        Their columns.
    """
    chosen = dict(roles.columns)
    keep = list(dict.fromkeys([*chosen.values(), *roles.levels.values()]))
    keep = [name for name in keep if name != roles.levels.get("block")]
    ids = as_ids(raw.columns[chosen["id"]])
    code, unique = pd.factorize(ids)
    first = np.full(len(unique), len(ids), dtype=np.int64)
    np.minimum.at(first, code, np.arange(len(ids)))
    rows = raw.columns[keep].iloc[first].reset_index(drop=True)
    rows[chosen["id"]] = unique
    for role in ("population", "land_km2"):
        if role in chosen:
            numbers, _ = as_numbers(raw.columns[chosen[role]], raw.decimal_comma)
            known = ~np.isnan(numbers)
            total = np.bincount(code, np.where(known, numbers, 0.0), len(unique))
            published = np.bincount(code, known, len(unique)) > 0
            rows[chosen[role]] = np.where(published, total, np.nan)
    notice = Notice(
        "{file} has one row per dissemination block: {blocks:,} rows were summed to {areas:,} "
        "dissemination areas.",
        file=raw.path.name,
        blocks=len(ids),
        areas=len(unique),
    )
    return RawTable(raw.path, rows, notices=(*raw.notices, notice))


def join_population(
    layer: Areas,
    path: Path,
    id_column: str | None = None,
    population_column: str | None = None,
) -> tuple[Areas, JoinReport]:
    """Takes the areas' population from a table, by id or DGUID.

    Parameters
    ----------
    layer
        The areas; their own population is replaced.
    path
        A table of any kind (also the attributes of a spatial file).
    id_column, population_column
        Its columns; None = recognise them.

    Returns
    -------
    layer, report
        The areas with the table's population (NaN where it has none), and what matched.

    Raises
    ------
    VbasError
        Unreadable table, no such column, no row matches, an id with two populations, a
        population that is no number or negative.
    """
    path = Path(path)
    raw = load(find_layer(path), geometry=False)
    source = AreaSource(path, id_column=id_column, population_column=population_column)
    raw, roles = _by_area(raw, source, layer)
    ids, _ = statcan.split_dguids(as_ids(raw.columns[roles.columns["id"]], roles.level))
    own, _ = statcan.split_dguids(layer.ids)
    row = _first_rows(ids)
    at = row.reindex(own).to_numpy(np.float64)
    matched = ~np.isnan(at)
    if not matched.any():
        raise VbasError(
            "No row of {file} belongs to an area: its column {column} holds ids like {theirs}, "
            "the areas have ids like {ours}.",
            "Choose another id column or another table.",
            file=raw.path.name,
            column=roles.columns["id"],
            theirs=", ".join(ids[:3].tolist()),
            ours=", ".join(layer.ids[:3].tolist()),
        )
    population, repeated = _population(raw, roles, ids, _among(ids, own))
    values = np.full(len(layer), np.nan)
    values[matched] = population[at[matched].astype(np.int64)]
    # Counts rows without area: those of the layer's level, and those of others by level.
    rest = np.flatnonzero(~_among(ids, own) & (ids != ""))
    whole = as_ids(raw.columns[roles.columns["id"]], roles.level)[rest]
    levels = statcan.levels_of_ids(whole)
    level = statcan.level_of_ids(layer.ids)
    other = (levels != level) & (levels != "") if level else np.zeros(len(rest), bool)
    names, counts = np.unique(levels[other].astype(str), return_counts=True)
    unmatched = rest[~other]
    report = JoinReport(
        matched=int(matched.sum()),
        areas_without_row=tuple(layer.ids[~matched].tolist()),
        rows_without_area=len(unmatched),
        other_level_rows=dict(zip(names.tolist(), counts.tolist(), strict=True)),
        blank=0,
        n_areas=len(layer),
        first_row_without_area=str(ids[unmatched[0]]) if len(unmatched) else "",
        table=raw.path.name,
        id_column=roles.columns["id"],
        population_column=roles.columns["population"],
    )
    blank = int(np.isnan(values[matched]).sum())
    return replace(layer, population=values), replace(report, blank=blank, repeated_rows=repeated)


def _by_area(raw: RawTable, source: AreaSource, layer: Listed) -> tuple[RawTable, Roles]:
    """The table with its columns; rows of blocks summed (before matching, if nothing is chosen)."""
    guess = guess_roles(raw.columns.columns, raw.columns)
    chosen = source.id_column is not None or source.population_column is not None
    if not chosen and is_block_file(raw, guess):
        summed = sum_blocks(raw, guess)
        return summed, _roles(summed, source, layer)
    roles = _roles(raw, source, layer)
    return (sum_blocks(raw, roles) if is_block_file(raw, roles) else raw), roles


def _roles(raw: RawTable, source: AreaSource, layer: Listed) -> Roles:
    """The table's columns; of several ids the one that matches most areas."""
    roles = guess_roles(raw.columns.columns, raw.columns)
    columns = dict(roles.columns)
    for role, chosen in (("id", source.id_column), ("population", source.population_column)):
        if chosen is not None:
            columns[role] = check_column(raw, chosen)
    if source.id_column is None:
        columns["id"] = _best_id(raw, layer, columns.get("id"))
    if "population" not in columns:
        raise VbasError(
            "No column of {file} is recognised as the population.",
            "Choose one: {columns}.",
            file=raw.path.name,
            columns=", ".join(map(str, raw.columns.columns)),
        )
    level = next((key for key, name in roles.levels.items() if name == columns["id"]), "")
    return replace(roles, columns=columns, level=level)


def _best_id(raw: RawTable, layer: Listed, guess: str | None) -> str:
    """The guessed id column, if one area in ten is in it; else the column that holds most."""
    own, _ = statcan.split_dguids(layer.ids)
    wanted = pd.Index(own, dtype=object)

    def share(column: str) -> float:
        ids, _ = statcan.split_dguids(as_ids(raw.columns[column]))
        return float(wanted.isin(ids).mean())

    if guess is not None and share(guess) >= 0.1:
        return guess
    shares = {str(column): share(column) for column in raw.columns.columns}
    best = max(shares, key=shares.__getitem__)
    return guess if guess is not None and shares[best] == shares[guess] else best


def _among(ids: NDArray[np.object_], own: NDArray[np.object_]) -> NDArray[np.bool_]:
    """Whether each id is one of the areas' (hashed: numpy compares object arrays pair by pair)."""
    return np.asarray(pd.Index(ids, dtype=object).isin(own), dtype=bool)


def _first_rows(ids: NDArray[np.object_]) -> pd.Series:
    """Id -> its first row."""
    first = ~pd.Series(ids).duplicated().to_numpy(bool)
    return pd.Series(np.flatnonzero(first), index=ids[first])


def _population(
    raw: RawTable, roles: Roles, ids: NDArray[np.object_], used: NDArray[np.bool_]
) -> tuple[NDArray[np.float64], int]:
    """(rows,) people, checked in the rows that areas use; and the number of repeating rows."""
    column = roles.columns["population"]
    told = {"file": raw.path.name, "column": column}
    numbers, bad = as_numbers(raw.columns[column], raw.decimal_comma)
    wrong = used & (bad | (numbers < 0) | (numbers > MOST_PEOPLE))
    if wrong.any():
        raise VbasError(
            "Column {column} of {file} is no population (text, negative, infinite or above "
            "{most:,.0f}); rows: {count:,}, the first is {place}, area {first}.",
            "Correct them, or choose another column.",
            count=int(wrong.sum()),
            place=raw.place(int(wrong.argmax())),
            first=ids[wrong.argmax()],
            most=MOST_PEOPLE,
            **told,
        )
    again = used & pd.Series(ids).duplicated().to_numpy(bool)
    if again.any():
        first = numbers[_first_rows(ids).reindex(ids[again]).to_numpy(np.int64)]
        here = numbers[again]
        differs = ~((first == here) | (np.isnan(first) & np.isnan(here)))
        if differs.any():
            raise VbasError(
                "Areas with more than one population in {file}: {count:,}; the first is {first}.",
                "Choose a table with one row an area, or another id column.",
                count=int(differs.sum()),
                first=ids[again][differs.argmax()],
                **told,
            )
    return numbers, int(again.sum())
