"""The vectors of cell suppression: records as codes, what is asked for, what must come out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pandas as pd

from core.coded_records import CodedRecords
from core.suppression.cells.protection import COMBINATIONS, COMPLETE, Protection
from tests.vector_cases import CASES, FOLDER, expected

MODES = (COMBINATIONS, COMPLETE, "single_pass")


@dataclass(frozen=True)
class CellVector:
    """One run of one case in one mode."""

    case: str
    run: int
    mode: str

    def __str__(self) -> str:
        return f"{self.case}-{self.asked['k']}-{self.mode}"

    @property
    def block(self) -> dict[str, Any]:
        return expected(self.case)["cells"]

    @property
    def asked(self) -> dict[str, Any]:
        return self.block["runs"][self.run]

    @property
    def expected(self) -> dict[str, Any]:
        return self.asked[self.mode]

    @property
    def protection(self) -> Protection:
        return Protection(
            tuple(tuple(of) for of in self.block["combinations"]),
            self.asked["k"],
            self.asked["tau"],
            weights=self.block["weights"],
            follow={name: tuple(of) for name, of in self.block["follow"].items()},
            algorithm=COMPLETE if self.mode == COMPLETE else COMBINATIONS,
            single_pass=self.mode == "single_pass",
        )

    @property
    def records(self) -> CodedRecords:
        return records_of(self.case)


CELL_VECTORS = tuple(
    CellVector(case, run, mode)
    for case in CASES
    for run in range(len(expected(case)["cells"]["runs"]))
    for mode in MODES
    if mode in expected(case)["cells"]["runs"][run]
)


@cache
def records_of(case: str) -> CodedRecords:
    """All columns of the block, values in the order of text, empty ones missing."""
    block = expected(case)["cells"]
    named = [name for of in block["combinations"] for name in of]
    named += [name for of in block["follow"].values() for name in of]
    columns = tuple(dict.fromkeys(named))
    table = pd.read_parquet(FOLDER / case / "records.parquet").head(block["n_records"])
    categories, codes = {}, []
    for name in columns:
        text = table[name].astype("string")
        values = sorted(text.dropna().unique().tolist())
        places = {value: i for i, value in enumerate(values)}
        codes.append(text.map(places).fillna(len(values)).to_numpy(np.int32))
        categories[name] = tuple(values)
    counts = {name: len(of) for name, of in categories.items()}
    return CodedRecords(columns, np.stack(codes), categories, counts)
