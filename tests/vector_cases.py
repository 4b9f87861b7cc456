"""The vectors as studies, counted by plain pandas so that they do not lean on our own reader."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import scipy.sparse as sp

from core.areas import AreaLayer
from core.classes import ClassCounts
from core.quasi_identifiers import QuasiIdentifier
from core.study import Study

FOLDER = Path(__file__).parent / "vectors"
CASES = ("harbour", "prairie", "river")


@cache
def expected(case: str) -> dict[str, Any]:
    return json.loads((FOLDER / case / "expected.json").read_text())


@dataclass(frozen=True)
class Block:
    """One choice of quasi-identifiers of one case."""

    case: str
    name: str

    def __str__(self) -> str:
        return f"{self.case}-{self.name}"

    @property
    def expected(self) -> dict[str, Any]:
        return expected(self.case)[self.name]

    @property
    def quasi_identifiers(self) -> tuple[QuasiIdentifier, ...]:
        return tuple(QuasiIdentifier(q) for q in self.expected["qis"])


BLOCKS = tuple(
    Block(case, name) for case in CASES for name in expected(case) if name.startswith("geo")
)
RUNS = tuple((block, i) for block in BLOCKS for i in range(len(block.expected["runs"])))


@cache
def areas(case: str) -> AreaLayer:
    table = pd.read_csv(FOLDER / case / "areas.csv", dtype={"area_id": str})
    population = np.full(len(table), np.nan)
    if "population" in table:
        population = table["population"].to_numpy(float)
    return AreaLayer(
        case,
        table["area_id"].to_numpy(object),
        table[["x", "y"]].to_numpy(float),
        population,
        parents={"province": table["province"].to_numpy(object)},
    )


@cache
def study(block: Block) -> Study:
    want, layer = block.expected, areas(block.case)
    table = pd.read_parquet(FOLDER / block.case / "records.parquet")
    table = table[table["area_id"].isin(set(layer.ids.tolist()))]
    if want["exclude_missing"]:
        table = table.dropna(subset=want["qis"])
    categories = {
        q: tuple(c for c in values if c != "missing") for q, values in want["categories"].items()
    }
    codes = np.column_stack(
        [
            table[q].map({c: i for i, c in enumerate(of)}).fillna(len(of)).to_numpy(np.int32)
            for q, of in categories.items()
        ]
    )
    classes, of_record = np.unique(codes, axis=0, return_inverse=True)
    rows = pd.Index(layer.ids).get_indexer(table["area_id"])
    counts = sp.coo_array(
        (np.ones(len(table), np.int32), (rows, of_record.ravel())), shape=(len(layer), len(classes))
    ).tocsr()
    counts.sort_indices()
    sizes = {q: len(of) for q, of in categories.items()}
    return Study(layer, ClassCounts(counts, classes.astype(np.int32), categories, sizes))
