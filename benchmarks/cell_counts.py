"""Cells blanked beside the published counts of sdcMicro, before and after cells are given back.

``python -m benchmarks.cell_counts [SEEDS]``. The published counts are of a made-up file of five
columns (region 40, age 9, sex 2, language 5, occupation 8, skewed) that is not public. The shares
of the file made here were fitted to what is known of that one: the classes of 100,000 and 1,000,000
records, and the cells that a plain greedy suppression blanks. What is known stands beside what is
made, so that it can be seen how far the two can be compared. sdcMicro lets a blank match anything;
ours is a value of its own, which asks for more. No suppression in this meaning blanks fewer cells
than stand under "at least": each record needs so many blanks that k records agree with it.
"""

from __future__ import annotations

import sys
import time
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.steps import finish
from core.suppression.cells.give_back import with_cells_given_back
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import verify

SIZES: Final = {"region": 40, "age": 9, "sex": 2, "language": 5, "occupation": 8}
SHAPES: Final = {
    "region": (-0.243, 0.0),
    "age": (1.723, 0.0),
    "sex": (1.54, 0.0),
    "language": (0.528, 0.0),
    "occupation": (0.02, 0.0),
}
"""Exponent and shift: the share of category i goes as (i + e ** shift) ** -exponent."""

CLASSES: Final = {100_000: (18_663, 6_245, 23_323), 1_000_000: (28_223, 1_332, 17_085)}
"""Known of the file: classes, records that are unique, records in classes below 5."""
GREEDY: Final = {(10_000, 5): 9_268, (10_000, 20): 12_998, (30_000, 5): 16_861}
PUBLISHED: Final = {(10_000, 5): 8_933, (10_000, 20): 12_557, (30_000, 5): 16_685}
LARGE: Final = tuple((n, k) for n in CLASSES for k in (5, 20))


def shares(name: str) -> NDArray[np.float64]:
    """Share of each category of a column."""
    exponent, shift = SHAPES[name]
    weights = (np.arange(SIZES[name]) + np.exp(shift)) ** -exponent
    return np.asarray(weights / weights.sum())


def drawn(n: int, seed: int) -> CodedRecords:
    """n records of independent columns."""
    rng = np.random.default_rng(seed)
    codes = np.array([rng.choice(of, n, p=shares(name)) for name, of in SIZES.items()], np.int32)
    categories = {name: tuple(map(str, range(of))) for name, of in SIZES.items()}
    return CodedRecords(tuple(SIZES), codes, categories, SIZES)


def greedy(records: CodedRecords, k: int) -> int:
    """Cells that a plain greedy suppression blanks: rarest value first, in all classes below k."""
    codes, sizes = records.codes, np.array(list(SIZES.values()))[:, None]
    blank = np.array([np.bincount(row)[row] < k for row in codes])
    while True:
        key = np.ravel_multi_index(np.where(blank, sizes, codes), tuple(sizes[:, 0] + 1))
        mole = (np.bincount(key)[key] < k) & ~blank.all(axis=0)
        if not mole.any():
            return int(blank.sum())
        rarest = []
        for j, row in enumerate(codes):
            support = np.bincount(row[~blank[j]], minlength=len(row))
            rarest += [(support[v], j, v) for v in np.unique(row[mole & ~blank[j]])]
        _, j, value = min(rarest)
        blank[j] |= mole & (codes[j] == value)


def at_least(records: CodedRecords, k: int) -> int:
    """Cells that any suppression must blank: the fewest of each record that leave k who agree."""
    fewest = np.full(records.n_records, len(SIZES))
    sizes = np.array(list(SIZES.values()))
    for kept in product((False, True), repeat=len(sizes)):
        which = np.flatnonzero(kept)
        if len(which):
            key = np.ravel_multi_index(tuple(records.codes[which]), tuple(sizes[which]))
            enough = np.bincount(key)[key] >= k
            fewest[enough] = np.minimum(fewest[enough], len(sizes) - len(which))
    return int(fewest.sum())


def classes(records: CodedRecords) -> tuple[int, int, int]:
    """Classes, unique records, records in classes below 5."""
    sizes = np.bincount(np.ravel_multi_index(tuple(records.codes), tuple(SIZES.values())))
    sizes = sizes[sizes > 0]
    return len(sizes), int((sizes == 1).sum()), int(sizes[sizes < 5].sum())


def row(n: int, k: int, seed: int) -> None:
    """One line: what is known, what is blanked, what is given back, how long it takes."""
    records = drawn(n, seed)
    asked = Protection((tuple(SIZES),), k)
    begin = time.perf_counter()
    plain = finish(suppress_cells(records, asked))
    middle = time.perf_counter()
    after = finish(with_cells_given_back(records, plain))
    end = time.perf_counter()
    assert finish(verify(records, after)).passes
    assert plain.records_touched >= after.records_touched
    saved = f"{100 - 100 * after.cells_total / plain.cells_total:6.1f} %"
    figures = f"{n:9,} {k:3} {seed:4} {plain.cells_total:9,} {after.cells_total:9,} {saved}"
    figures += f" {at_least(records, k):9,} {middle - begin:6.2f} {end - middle:6.2f}"
    if (n, k) in PUBLISHED:
        known, theirs = GREEDY[n, k], PUBLISHED[n, k]
        figures += f" | {known:7,} {greedy(records, k):8,} {theirs:9,}"
        figures += f" {100 - 100 * theirs / known:6.1f} %"
    print(figures, flush=True)


def main() -> None:
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    finish(with_cells_given_back(*_small()))
    print("      records: classes, unique, in classes below 5; known of the file, and made here")
    for n, known in CLASSES.items():
        print(f"{n:13,}: {known} {[classes(drawn(n, seed)) for seed in range(seeds)]}")
    print(
        "\n                          ours  given back     saved  at least  seconds       ", end=""
    )
    print("| known of the file, the same of ours, sdcMicro, saved")
    for n, k in (*GREEDY, *LARGE):
        for seed in range(seeds):
            row(n, k, seed)


def _small() -> tuple[CodedRecords, CellSuppression]:
    """Something small, so that what is compiled is loaded before the clock runs."""
    records = drawn(1_000, 0)
    return records, finish(suppress_cells(records, Protection((tuple(SIZES),), 5)))


if __name__ == "__main__":
    main()
