"""Rows as codes: 2 million records in 10 columns, beside plain pandas and Polars.

``python -m benchmarks.coded [RECORDS]``. Every measurement runs in a process of its own, so that
its time holds the start of the engine and its peak memory is its own. pandas and Polars only give
codes of what they read; missing codes, bands, groups and declared orders are not among them.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.csv as pa_csv
import pyarrow.parquet as pq

DATA = Path(__file__).parent / "data"
RECORDS = 2_000_000
SIZES = (86, 2, 14, 41, 4, 9, 5, 11, 11, 4)
COLUMNS = tuple(f"c{i}" for i in range(len(SIZES)))
SUFFIXES = (".parquet", ".csv")


def record_files(n: int) -> None:
    """Writes the records: every third column holds whole numbers, the others text."""
    if all((DATA / f"coded_{n}{suffix}").exists() for suffix in SUFFIXES):
        return
    DATA.mkdir(exist_ok=True)
    rng = np.random.default_rng(1)
    columns: dict[str, pa.Array] = {}
    for i, (name, size) in enumerate(zip(COLUMNS, SIZES, strict=True)):
        codes = rng.integers(0, size, n).astype(np.int32)
        labels = pa.array([f"value {j}" for j in range(size)])
        text = pa.DictionaryArray.from_arrays(codes, labels).cast(pa.string())
        columns[name] = text if i % 3 else pa.array(codes)
    table = pa.table(columns)
    pq.write_table(table, DATA / f"coded_{n}.parquet")
    pa_csv.write_csv(table, DATA / f"coded_{n}.csv")


def ours(path: Path) -> int:
    """`read_coded`."""
    from core.io.records import read_coded
    from core.quasi_identifiers import QuasiIdentifier
    from core.steps import finish

    return len(finish(read_coded(path, [QuasiIdentifier(name) for name in COLUMNS])))


def with_pandas(path: Path) -> int:
    """Every column read as text and factorized."""
    import pandas as pd

    csv = path.suffix == ".csv"
    frame = pd.read_csv(path, dtype=str) if csv else pd.read_parquet(path).astype(str)
    return len(np.stack([pd.factorize(frame[name], sort=True)[0] for name in COLUMNS]).T)


def with_polars(path: Path) -> int:
    """Every column read as text and made categorical."""
    import polars as pl

    csv = path.suffix == ".csv"
    frame = pl.read_csv(path, infer_schema=False) if csv else pl.read_parquet(path)
    texts = frame.select(pl.all().cast(pl.String).cast(pl.Categorical).to_physical())
    return len(np.stack([texts[name].to_numpy().astype(np.int32) for name in COLUMNS]).T)


WAYS: dict[str, Callable[[Path], int]] = {
    "VBAS": ours,
    "pandas": with_pandas,
    "Polars": with_polars,
}


def in_child(way: str, path: Path) -> dict[str, float]:
    """One measurement in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.coded", "child", way, str(path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def child(way: str, path: Path) -> None:
    start = time.perf_counter()
    rows = WAYS[way](path)
    seconds = time.perf_counter() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(json.dumps({"seconds": seconds, "rows": rows, "GiB": peak}))


def main(n: int) -> None:
    record_files(n)
    print(f"{n:,} records in {len(COLUMNS)} columns as codes")
    for suffix in SUFFIXES:
        for way in WAYS:
            found = in_child(way, DATA / f"coded_{n}{suffix}")
            assert found["rows"] == n
            print(f"{suffix:<9} {way:<7} {found['seconds']:6.2f} s {found['GiB']:6.2f} GiB")


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        child(sys.argv[2], Path(sys.argv[3]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else RECORDS)
