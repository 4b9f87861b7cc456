"""Made-up areas of the size of FSAs with synthesized records: what our own models are fitted on.

Nobody's data: the populations follow a formula, the records are drawn from the shipped
distributions of each province (`core.io.synthesize`), each variable by itself but for what the
distributions tie to age. The same numbers on every machine.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.coded_records import CodedRecords
from core.io.synthesize import AREA_POPULATION, shipped_distributions, synthesize
from core.steps import finish

N_AREAS = 100
SEED = 2026
PROVINCES = {"ON": 38, "QC": 23, "BC": 13, "AB": 11, "MB": 4, "SK": 3, "NS": 3, "NB": 2, "NL": 2}
"""Areas of each province; the one that is left is in Prince Edward Island."""
AGES = {"age": 1, "age 2": 2, "age 5": 5, "age 10": 10}
"""Columns of age by the width of their bands, years."""
OTHERS = ("sex", "marital", "language", "visible_minority", "education", "ethnicity")
MOST_COLUMNS = 5
FEWEST_COMBINATIONS = 8


def populations(n: int = N_AREAS) -> NDArray[np.float64]:
    """(n,) people of the made-up areas: from 500 to 60,000, the median 20,000.

    Half of the FSAs of 2016 had 9,000 to 29,000 people, one in twenty less than 1,400, one in
    twenty more than 52,000; these spread alike.
    """
    place = (np.arange(n) + 0.5) / n
    return np.floor(500.0 + 60_000.0 * place**1.6)


def areas() -> AreaLayer:
    """The areas: on a line, with a province each."""
    named = [name for name, n in PROVINCES.items() for _ in range(n)]
    named += ["PE"] * (N_AREAS - len(named))
    # 37 and 100 have no divisor in common, so that each province gets small and large areas.
    mixed = [named[(37 * i) % N_AREAS] for i in range(N_AREAS)]
    ids = np.array([f"M{i:03d}" for i in range(N_AREAS)], dtype=object)
    points = np.column_stack([np.arange(N_AREAS) * 1000.0, np.zeros(N_AREAS)])
    parents = {"province": np.array(mixed, dtype=object)}
    return AreaLayer("made-up areas", ids, points, populations(), parents=parents)


def records(layer: AreaLayer | None = None, seed: int = SEED) -> CodedRecords:
    """A record for each person of the areas, with age in four bandings."""
    layer = areas() if layer is None else layer
    with TemporaryDirectory() as folder:
        path = Path(folder) / "records.parquet"
        made = shipped_distributions()
        finish(synthesize(layer, made, seed=seed, path=path, people=AREA_POPULATION, shuffle=True))
        table = pq.read_table(path)
    at = {name: i for i, name in enumerate(layer.ids.tolist())}
    area = table["area_id"].combine_chunks()
    place = np.array([at[name] for name in area.dictionary.to_pylist()], np.int32)
    columns = {"age": table["age"].to_numpy().astype(np.int32)}
    names = {"age": made.items["age"].categories}
    for name in OTHERS:
        text = table[name].combine_chunks()
        names[name] = tuple(text.dictionary.to_pylist())
        columns[name] = text.indices.to_numpy().astype(np.int32)
    for name, width in AGES.items():
        columns[name] = (columns["age"] // width).astype(np.int32)
        bands = range(-(-len(names["age"]) // width)) if width > 1 else ()
        names[name] = tuple(f"{width * i} on" for i in bands) or names["age"]
    return CodedRecords(
        tuple(columns),
        np.vstack(list(columns.values())),
        names,
        {name: len(of) for name, of in names.items()},
        place[area.indices.to_numpy()],
        layer.ids,
    )


@dataclass(frozen=True)
class _Sets:
    """What a set of quasi-identifiers is made of."""

    ages: tuple[str | None, ...] = (None, *AGES)
    others: tuple[str, ...] = OTHERS


def sets_of_variables(of: CodedRecords) -> tuple[tuple[str, ...], ...]:
    """All sets of two to five variables with at most one age."""
    found = []
    parts = _Sets()
    for age in parts.ages:
        for n in range(MOST_COLUMNS + 1):
            for others in itertools.combinations(parts.others, n):
                columns = (*((age,) if age else ()), *others)
                if 2 <= len(columns) <= MOST_COLUMNS:
                    found.append(columns)
    return tuple(c for c in found if _combinations(of, c) >= FEWEST_COMBINATIONS)


def _combinations(of: CodedRecords, columns: tuple[str, ...]) -> int:
    product = 1
    for name in columns:
        product *= of.n_categories[name]
    return product
