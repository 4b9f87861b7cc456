"""Cell suppression at the size of paper 004: 2.4 million discharges, 8 combinations, k 3 ... 40.

``python -m benchmarks.cells [PART ...]``, parts ``table`` (both algorithms, with the province or
the length of stay; goal 10 s and 3 GiB each on two cores), ``two`` (Table 8: two combinations, what
follows them), ``million`` (1 million records in 5 columns, k = 5, with verification; goal 1 s),
``persons`` (1.7 stays a person; goal twice the CPU of records) and ``fractions`` (Figure 11:
seconds must grow as the records do). Seconds are from the codes in memory to the blanks;
verification, which is not part of a run, stands beside. Every run is in a process of its own, so
that its peak memory is its own. The records are made up: see `benchmarks.discharges`.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from benchmarks.discharges import RECORDS, combinations, discharges
from core.coded_records import CodedRecords, numbered
from core.steps import Step, finish
from core.suppression.cells.protection import COMBINATIONS, COMPLETE, Protection
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import verify

KS = (3, 5, 10, 15, 20, 25, 30, 40)
FRACTIONS = (0.1, 0.3, 0.5, 0.7, 0.9)
MOST_SECONDS, MOST_GIB = 10.0, 3.0
FIRST = {"PUMF 1, province": "province", "PUMF 2, length of stay": "stay"}


def two_combinations(k: int) -> Protection:
    """Table 8: what is known are case mix group or block, and the short intervention."""
    known = tuple(("province", "age", "gender", of, "short") for of in ("cmg", "block"))
    follow = {"cmg": ("diagnosis",), "short": ("intervention",), "block": ("chapter",)}
    return Protection(known, k, follow=follow)


def million() -> CodedRecords:
    """1 million records in 5 columns of 20, 12, 8, 10 and 2 categories, skewed."""
    rng, sizes = np.random.default_rng(1), (20, 12, 8, 10, 2)
    names = tuple(f"v{i}" for i in range(len(sizes)))
    codes = np.empty((len(sizes), 1_000_000), np.int32)
    for row, of in zip(codes, sizes, strict=True):
        share = np.arange(1.0, of + 1) ** -0.6
        row[:] = rng.choice(of, len(row), p=share / share.sum())
    counts = dict(zip(names, sizes, strict=True))
    return CodedRecords(
        names, codes, {name: tuple(map(str, range(of))) for name, of in counts.items()}, counts
    )


def asked_for(what: str, first: str, k: int, algorithm: str) -> tuple[CodedRecords, Protection]:
    """Records and protection of one run."""
    if what == "million":
        records = million()
        return records, Protection((records.columns,), k)
    if what == "two":
        return discharges(), two_combinations(k)
    if what == "persons":
        stays = discharges()
        drawn = np.random.default_rng(3).integers(0, RECORDS * 5 // 6, RECORDS)
        protection = Protection(combinations(first), k, algorithm=algorithm)
        return replace(stays, persons=numbered(drawn)), protection
    n = round(float(what) * RECORDS)
    return discharges(n), Protection(combinations(first), k, algorithm=algorithm)


def child(what: str, first: str, k: int, algorithm: str) -> dict[str, Any]:
    """One run, verified; seconds, peak memory and what was blanked."""
    records, protection = asked_for(what, first, k, algorithm)
    longest = 0.0
    begin = last = time.perf_counter()

    def note(_: Step) -> None:
        nonlocal last, longest
        now = time.perf_counter()
        last, longest = now, max(longest, now - last)

    cpu = time.process_time()
    made = finish(suppress_cells(records, protection), note)
    seconds, cpu = time.perf_counter() - begin, time.process_time() - cpu
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    begin = time.perf_counter()
    checked = finish(verify(records, made))
    assert not checked.failed
    return {
        **{"seconds": seconds, "cpu": cpu, "GiB": peak, "verifying": time.perf_counter() - begin},
        **{"parts": dict(made.seconds), "longest": longest, "cells": made.cells_percent},
        **{"rounds": made.rounds, "records": len(records)},
    }


def in_child(*asked: object) -> dict[str, Any]:
    """One run in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.cells", "child", *map(str, asked)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def line(name: str, of: Mapping[str, Any], goal: float = MOST_SECONDS) -> bool:
    """Prints a run; returns whether it met its goals."""
    met = of["seconds"] <= goal and of["GiB"] <= MOST_GIB
    parts = "".join(f"{of['parts'].get(p, 0.0):9.2f}" for p in PARTS)
    print(
        f"{name:<24}{of['seconds']:8.2f}{of['cpu']:7.2f}{parts}{of['verifying']:9.2f}"
        f"{of['GiB']:7.2f}{of['cells']:8.2f}{of['rounds']:7}{1e3 * of['longest']:7.0f}"
        f"  {'met' if met else 'MISSED'}",
        flush=True,
    )
    return met


PARTS = ("joining records", "phase 1", "phase 2", "following")


def heading(title: str) -> None:
    names = "".join(f"{n:>9}" for n in ("joining", "phase 1", "phase 2", "follow", "verify"))
    print(
        f"\n{title}\n{'':24}{'seconds':>8}{'of CPU':>7}{names}"
        f"{'GiB':>7}{'cells %':>8}{'rounds':>7}{'ms':>7}"
    )


def table() -> bool:
    met = True
    for title, first in FIRST.items():
        for algorithm in (COMBINATIONS, COMPLETE):
            heading(f"{title}, {algorithm}: {RECORDS:,} records, 8 combinations")
            for k in KS:
                met &= line(f"k = {k}", in_child(1, first, k, algorithm))
    return met


def two() -> bool:
    heading("Table 8: 2 combinations and what follows them")
    met = [line(f"k = {k}", in_child("two", "-", k, COMBINATIONS)) for k in (5, 20)]
    return all(met)


def one_million() -> bool:
    heading("1,000,000 records in 5 columns")
    found = in_child("million", "-", 5, COMBINATIONS)
    return line("k = 5", found, goal=1.0 - found["verifying"])


def persons() -> bool:
    met = True
    for algorithm in (COMBINATIONS, COMPLETE):
        heading(f"Classes of persons, k = 20, {algorithm}")
        without, found = (in_child(what, "province", 20, algorithm) for what in (1, "persons"))
        line("records", without)
        line("persons", found)
        ratio = found["cpu"] / without["cpu"]
        print(f"{ratio:.2f} times the CPU")
        met = met and bool(ratio <= 2)
    return met


def fractions() -> bool:
    met = True
    for algorithm in (COMBINATIONS, COMPLETE):
        heading(f"Figure 11: share of the records, {algorithm}, k = 20")
        found = [in_child(of, "province", 20, algorithm) for of in FRACTIONS]
        for share, of in zip(FRACTIONS, found, strict=True):
            met &= line(f"{share:.0%}", of)
        n, seconds = ([of[key] for of in found] for key in ("records", "cpu"))
        slope, start = np.polyfit(n, seconds, 1)
        rest = 1 - np.var(seconds - (slope * np.array(n) + start)) / np.var(seconds)
        print(f"{1e6 * slope:.2f} s of CPU a million records, a line explains {rest:.1%}")
    return met


RUNS = {
    **{"table": table, "two": two, "million": one_million},
    **{"persons": persons, "fractions": fractions},
}


def main(asked: list[str]) -> int:
    discharges()
    met = [RUNS[name]() for name in asked or RUNS]
    return 0 if all(met) else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        _, _, of, first_column, size, how = sys.argv
        print(json.dumps(child(of, first_column, int(size), how)))
    else:
        sys.exit(main(sys.argv[1:]))
