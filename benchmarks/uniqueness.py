"""Every combination of variables: beside DuckDB's ``GROUP BY CUBE``, Polars, pandas, plain numpy.

``python -m benchmarks.uniqueness [CASE ...]``: 4.67 million records with the numbers of categories
of paper 001's Table 1, drawn so that there are about 2.4 million distinct classes, 7 variables (127
combinations) and 9 (511); 1 million records in 5 variables; 100,000 records in 15 (32,767), where
200 combinations drawn at random are counted anew by a plain ``GROUP BY`` each, since CUBE does not
end there.

All ways begin with the codes in memory, DuckDB's in its own table and the smallest types; ours
tells apart the counting of the distinct classes and the combinations after it. All give classes,
unique records, records in sets and sets of every combination, which must be the same. Each way runs
in a process of its own, so that its peak memory is its own; times are medians of rounds, all of one
run: only their ratios mean anything. The seconds of all cores tell how long it would take alone
where others use the machine.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from statistics import median
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.frequencies import distinct_rows, variables_of
from core.record_uniqueness.layout import all_masks
from core.steps import Step, finish

SET_SIZE, SAMPLES = 5, 200
Counts = dict[int, tuple[int, int, int, int]]


@dataclass(frozen=True)
class Case:
    """What is counted: records, categories, how skewed, in which ways; what is to be reached."""

    records: int
    sizes: tuple[int, ...]
    skew: float
    ways: tuple[str, ...] = ("ours",)
    rounds: int = 3
    goal: str = ""


PAPER = (34, 4, 18, 2, 7, 78, 283)
PEERS = ("ours", "ours-minimal", "cube", "numpy")
LIBRARIES = ("polars", "pandas")
"""Those that group by one combination after the other; Polars comes with the group ``bench``."""
EVERY = (*PEERS, *LIBRARIES)
CASES = {
    "7": Case(4_670_000, PAPER, 1.19, PEERS, goal="a third of CUBE's time"),
    "9": Case(4_670_000, (*PAPER, 5, 12), 1.5, PEERS, 1, goal="a third of CUBE's time"),
    "5": Case(1_000_000, (20, 12, 8, 10, 2), 0.6, EVERY, goal="0.06 s after counting"),
    "15": Case(
        *(100_000, (34, 18, 12, 10, 9, 8, 7, 6, 5, 5, 4, 4, 3, 2, 2), 1.0),
        ways=("ours", "ours-minimal", "samples"),
        rounds=1,
        goal="60 s",
    ),
}


def drawn(case: Case) -> NDArray[np.int32]:
    """(q, n) codes; a category's share falls with its rank."""
    rng = np.random.default_rng(1)
    codes = np.empty((len(case.sizes), case.records), np.int32)
    for row, of in zip(codes, case.sizes, strict=True):
        share = np.arange(1.0, of + 1) ** -case.skew
        row[:] = rng.choice(of, case.records, p=share / share.sum())
    return codes


@dataclass
class Found:
    """Seconds in all, those for the distinct classes, their number, and the counts."""

    seconds: float
    counting: float
    classes: int
    counts: Counts
    longest: float = 0.0
    minimal: int = 0


def ours(codes: NDArray[np.int32], case: Case, *, minimal: bool = False) -> Found:
    """`distinct_rows` and `every_combination`."""
    begin = last = time.perf_counter()
    rows, counts = distinct_rows(codes, case.sizes)
    names = tuple(f"v{i}" for i in range(len(case.sizes)))
    table = ClassTable(names, rows, case.sizes, counts)
    counting, longest = time.perf_counter() - begin, 0.0

    def note(_: Step) -> None:
        nonlocal last, longest
        now = time.perf_counter()
        last, longest = now, max(longest, now - last)

    last = time.perf_counter()
    of = finish(every_combination(table, SET_SIZE, minimal=minimal), note)
    seconds = time.perf_counter() - begin
    columns = np.array((of.classes, of.unique, of.in_sets, of.set_classes)).T.tolist()
    found = {int(m): tuple(row) for m, row in zip(of.masks, columns, strict=True)}
    singled = 0 if of.minimal is None else int(of.minimal.sum())
    return Found(seconds, counting, len(counts), found, longest, singled)  # type: ignore[arg-type]


def in_duckdb(codes: NDArray[np.int32], case: Case) -> duckdb.DuckDBPyConnection:
    """The records in a table of DuckDB."""
    of = zip(codes, case.sizes, strict=True)
    types = [row.astype(np.uint8 if n <= 256 else np.uint16) for row, n in of]
    records = pa.table({f"v{i}": row for i, row in enumerate(types)})
    connection = duckdb.connect()
    connection.register("given", records)
    connection.execute("CREATE TABLE records AS SELECT * FROM given")
    return connection


_COUNTS = (
    f"count(*), count(*) FILTER (n = 1), coalesce(sum(n) FILTER (n <= {SET_SIZE}), 0),"
    f" count(*) FILTER (n <= {SET_SIZE})"
)


def cube(connection: duckdb.DuckDBPyConnection, case: Case) -> Found:
    """``GROUP BY CUBE``."""
    q = len(case.sizes)
    names = ", ".join(f"v{i}" for i in range(q))
    begin = time.perf_counter()
    rows = connection.execute(
        f"SELECT g, {_COUNTS} FROM (SELECT grouping({names}) AS g, count(*) AS n FROM records"
        f" GROUP BY CUBE ({names})) GROUP BY g"
    ).fetchall()
    seconds = time.perf_counter() - begin
    # The first variable is the highest bit of grouping(), which is set where it is left out.
    masks = [sum(1 << i for i in range(q) if not g >> (q - 1 - i) & 1) for g, *_ in rows]
    counts = {m: tuple(map(int, r[1:])) for m, r in zip(masks, rows, strict=True) if m}
    return Found(seconds, 0.0, counts[(1 << q) - 1][0], counts)  # type: ignore[arg-type]


def plain(codes: NDArray[np.int32], case: Case) -> Found:
    """Each combination from its smallest counted parent, by sorting."""
    q, sizes = len(case.sizes), case.sizes
    begin = time.perf_counter()
    key = np.zeros(case.records, np.int64)
    for row, n in zip(codes, sizes, strict=True):
        key = key * n + row
    tables = {tuple(range(q)): np.unique(key, return_counts=True)}
    counting = time.perf_counter() - begin
    counts: Counts = {}
    for size in range(q, 0, -1):
        smaller = {}
        for of in combinations(range(q), size):
            if size < q:
                parents = (tuple(sorted((*of, j))) for j in range(q) if j not in of)
                parent = min(parents, key=lambda p: len(tables[p][0]))
                (left_out,) = set(parent) - set(of)
                below = int(np.prod([sizes[j] for j in parent if j > left_out]))
                keys, n = tables[parent]
                smaller[of] = joined(keys // (below * sizes[left_out]) * below + keys % below, n)
            n = (smaller if size < q else tables)[of][1]
            small = n[n <= SET_SIZE]
            mask = sum(1 << j for j in of)
            counts[mask] = (len(n), int((n == 1).sum()), int(small.sum()), len(small))
        tables = smaller or tables
    return Found(time.perf_counter() - begin, counting, counts[(1 << q) - 1][0], counts)


def grouped(codes: NDArray[np.int32], case: Case, way: str) -> Found:
    """Each combination by a group-by of its own, in plain Polars or pandas."""
    library = importlib.import_module(way)
    frame = library.DataFrame({f"v{i}": row for i, row in enumerate(codes)})
    begin, counts = time.perf_counter(), Counts()
    for mask in map(int, all_masks(len(codes))):
        names = [f"v{i}" for i in variables_of(mask)]
        if way == "polars":
            n = frame.group_by(names).len()["len"].to_numpy()
        else:
            n = frame.groupby(names, sort=False).size().to_numpy()
        small = n[n <= SET_SIZE]
        counts[mask] = (len(n), int((n == 1).sum()), int(small.sum()), len(small))
    classes = counts[(1 << len(codes)) - 1][0]
    return Found(time.perf_counter() - begin, 0.0, classes, counts)


def joined(
    keys: NDArray[np.int64], n: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Equal keys as one, with their sum."""
    order = np.argsort(keys)
    keys = keys[order]
    first = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1])))
    return keys[first], np.add.reduceat(n[order], first)


def samples(codes: NDArray[np.int32], case: Case) -> Found:
    """Some combinations, each by a ``GROUP BY`` of its own; the rest as ours found them."""
    connection, found = in_duckdb(codes, case), ours(codes, case)
    masks = np.random.default_rng(2).choice(all_masks(len(case.sizes)), SAMPLES, replace=False)
    begin = time.perf_counter()
    for mask in map(int, masks):
        names = ", ".join(f"v{i}" for i in variables_of(mask))
        (row,) = connection.execute(
            f"SELECT {_COUNTS} FROM (SELECT count(*) AS n FROM records GROUP BY {names})"
        ).fetchall()
        found.counts[mask] = tuple(map(int, row))  # type: ignore[assignment]
    found.seconds = (time.perf_counter() - begin) * len(found.counts) / SAMPLES
    return found


def child(name: str, way: str) -> None:
    """One way in this process: its figures as JSON."""
    case = CASES[name]
    codes = drawn(case)
    run: Callable[[], Found]
    if way == "cube":
        connection = in_duckdb(codes, case)
        run = lambda: cube(connection, case)  # noqa: E731
    elif way in LIBRARIES:
        run = lambda: grouped(codes, case, way)  # noqa: E731
    else:
        of = {"numpy": plain, "samples": samples, "ours": ours}
        more: dict[str, Any] = {"minimal": True} if way == "ours-minimal" else {}
        run = lambda: of[way.removesuffix("-minimal")](codes, case, **more)  # noqa: E731
    cores = time.process_time()
    all_found = [run() for _ in range(case.rounds)]
    cores = (time.process_time() - cores) / case.rounds
    counts = np.array([(m, *of) for m, of in sorted(all_found[0].counts.items())])
    figures = {
        "seconds": median(of.seconds for of in all_found),
        "cores": cores,
        "counting": median(of.counting for of in all_found),
        "longest": max(of.longest for of in all_found),
        "classes": all_found[0].classes,
        "minimal": all_found[0].minimal,
        "combinations": len(counts),
        "counts": hashlib.sha256(counts.tobytes()).hexdigest(),
        "GiB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20,
    }
    print(json.dumps(figures))


def in_child(name: str, way: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.uniqueness", "child", name, way]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def report(name: str) -> None:
    case = CASES[name]
    own = in_child(name, "ours")
    print(
        f"{case.records:,} records, {name} variables, {own['classes']:,} distinct classes,"
        f" {own['combinations']:,} combinations; goal: {case.goal}"
    )
    for way in case.ways:
        if way in LIBRARIES and importlib.util.find_spec(way) is None:
            print(f"  {way:<13}is not installed")
            continue
        of = own if way == "ours" else in_child(name, way)
        assert of["counts"] == own["counts"], f"{way} counts otherwise"
        words = f"  {way:<13}{of['seconds']:8.3f} s {of['seconds'] / own['seconds']:7.2f} x ours"
        if way != "samples":
            words += f" {of['cores']:8.2f} core s {of['GiB']:6.2f} GiB"
        if of["counting"]:
            words += f"   after counting {of['seconds'] - of['counting']:.3f} s"
        if of["longest"]:
            words += f", longest between states {of['longest']:.3f} s"
        if way == "samples":
            words += f"   all, from {SAMPLES} that were counted anew: the same"
        print(words, flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        child(*sys.argv[2:4])
    else:
        for each in sys.argv[1:] or CASES:
            report(each)
