"""Tables 2 and 3 of Howe et al. 2007 on synthesized cases of the same dimensions.

``python -m benchmarks.uniqueness_table2 [CASES]``: 4.67 million cases unless another number is
given. The cases are made up (`benchmarks.registry_file`), so the numbers of the paper cannot come
out; what can is the shape: which variable is the heaviest, that it gives way as it is collapsed,
and how the share of unique record sets falls. The numbers of the paper stand beside ours.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from typing import Final

from benchmarks.registry_file import (
    CASES,
    MAJOR_SITES,
    MINOR_SITES,
    VARIABLES,
    WIDTHS,
    poverty,
    registry_file,
)
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.history import by_weight
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import Recode
from core.steps import finish

ITERATIONS: Final[Mapping[str, tuple[Recode, ...]]] = {
    "as it is": (),
    "major sites": (MAJOR_SITES,),
    "minor sites": (MINOR_SITES,),
} | {f"poverty by {width} %": (poverty(width),) for width in WIDTHS}

PAPER: Final = (
    (22.5, 49.2, "poverty 5.15, site 4.99, age 3.44, registry 2.21, race 1.82, year 1.72, sex .75"),
    (11.6, 33.1, "poverty 5.50, age 3.59, site 3.52, registry 2.45, race 2.14, year 1.84, sex .75"),
    (19.2, 44.7, "poverty 5.38, site 4.61, age 3.60, registry 2.31, race 1.91, year 1.74, sex .73"),
    (14.8, 37.6, "site 5.30, poverty 3.90, age 3.65, registry 3.01, year 2.05, race 1.89, sex .75"),
    (11.8, 32.1, "site 5.47, age 3.81, poverty 3.33, registry 3.15, year 2.06, race 2.04, sex .78"),
    (10.1, 28.4, "site 5.52, age 3.82, registry 3.16, poverty 3.00, race 2.12, year 2.06, sex .78"),
    (8.1, 24.1, "site 5.48, age 3.85, registry 3.26, poverty 2.65, race 2.06, year 2.02, sex .77"),
    (6.1, 19.3, "site 5.98, age 4.11, registry 4.08, race 2.33, year 2.33, poverty 1.80, sex .86"),
)
"""Percent unique, percent in unique record sets, and the weights of Table 2."""

OMITTED: Final = {
    None: 37.6, "race": 31.8, "sex": 29.8, "site": 3.6, "age": 9.9, "year": 14.9, "registry": 12.3,
}  # fmt: skip
"""Percent in unique record sets of Table 3, of poverty in integers."""


def iterations(distinct: DistinctRecords) -> Iterator[tuple[str, Examination]]:
    """What the paper tried, one after the other."""
    for name, recodes in ITERATIONS.items():
        yield name, finish(examine(distinct, Question(VARIABLES, recodes)))


def main() -> None:
    started = time.perf_counter()
    distinct = registry_file(int(sys.argv[1]) if len(sys.argv) > 1 else CASES)
    seconds = time.perf_counter() - started
    print(f"{distinct.n_records:,} cases, {len(distinct):,} distinct; made in {seconds:.0f} s\n")
    print(f"{'':16} {'':6} unique  in sets  weights (seconds, all combinations)")
    for (name, of), (unique, sets, weights) in zip(iterations(distinct), PAPER, strict=True):
        n, verdict = of.verdict.n_records, of.verdict
        ours = ", ".join(f"{w.name} {w.weight:.2f}" for w in by_weight(of))
        print(f"{name:16} paper  {unique:5.1f}  {sets:7.1f}  {weights}")
        shares = f"{100 * verdict.unique / n:5.1f}  {100 * verdict.in_sets / n:7.1f}"
        print(f"{'':16} ours   {shares}  {ours} ({of.seconds:.2f} s)", flush=True)
        if name == "poverty by 1 %":
            integers = of
    print("\nleft out, poverty in integers: percent in unique record sets\n")
    for row in integers.omissions:
        if row.omitted in OMITTED:
            share = 100 * row.in_sets / distinct.n_records
            print(
                f"{row.omitted or 'none':10} paper {OMITTED[row.omitted]:5.1f}   ours {share:5.1f}"
            )


if __name__ == "__main__":
    main()
