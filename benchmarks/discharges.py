"""Made-up hospital discharges with the columns, categories and skew of paper 004's Table 2.

2.4 million records: province 10, age 20, gender 5, length of stay 31; diagnosis 8,967 with case mix
group 545, block 195 and chapter 23; intervention 8,780 (46% of the records have none) with its
short form 569. Ages, sexes, stays and interventions hang on the diagnosis, blocks and chapters are
its ancestors, case mix groups nearly so. Nobody's data.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np

from core.coded_records import CodedRecords
from core.reproduction.discharges import SIZES, drawn

DATA = Path(__file__).parent / "data"
RECORDS = 2_400_000
DIAGNOSES = ("diagnosis", "cmg", "block", "chapter")
INTERVENTIONS = ("intervention", "short")


def combinations(first: str = "province") -> tuple[tuple[str, ...], ...]:
    """The eight of Table 7, with the province or the length of stay."""
    return tuple((first, "age", "gender", *of) for of in product(DIAGNOSES, INTERVENTIONS))


def discharges(n: int = RECORDS) -> CodedRecords:
    """The first n of the records (they are in random order); made once, then read."""
    path = DATA / "discharges.npy"
    if not path.exists():
        DATA.mkdir(exist_ok=True)
        codes = drawn(RECORDS)
        np.save(path, np.stack([codes[name] for name in SIZES]))
    codes = np.ascontiguousarray(np.load(path, mmap_mode="r")[:, :n])
    categories = {name: tuple(f"{i:04d}" for i in range(of)) for name, of in SIZES.items()}
    return CodedRecords(tuple(SIZES), codes, categories, dict(SIZES))
