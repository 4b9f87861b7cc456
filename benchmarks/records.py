"""Records: counting 34 million shuffled ones and writing them back, beside a plain Polars group-by.

``python -m benchmarks.records [RECORDS]``. Every measurement runs in a process of its own, so that
its peak memory is its own; all in one run, so that they meet the same machine. The areas are those
of ``../shared/data/da_points_canada.parquet`` where it is there, else as many made-up ones.
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
import pyarrow.parquet as pq
from numpy.typing import NDArray

DATA = Path(__file__).parent / "data"
POINTS = Path(__file__).parents[2] / "shared" / "data" / "da_points_canada.parquet"
RECORDS = 34_000_000
AREAS = 54_425
REGIONS = 1_500
COLUMNS = ("age", "sex", "ethnicity")
ROWS = 1 << 20
ROUNDS = 2


def areas() -> tuple[list[str], NDArray[np.float64]]:
    """Ids and people of the areas."""
    if POINTS.exists():
        table = pq.read_table(POINTS, columns=["id", "x", "population", "census"]).to_pandas()
        table = table[table["x"].notna() & table["population"].notna() & (table["census"] == 2021)]
        return table["id"].tolist(), table["population"].to_numpy(float)
    people = np.random.default_rng(2).lognormal(6.2, 0.6, AREAS)
    return [f"{35_000_000 + i}" for i in range(AREAS)], people


def shuffled_records(n: int) -> Path:
    """A Parquet file of records in random order: area, age (86), sex (2), ethnicity (41)."""
    path = DATA / f"shuffled_{n}.parquet"
    if path.exists():
        return path
    DATA.mkdir(exist_ok=True)
    ids, people = areas()
    rng = np.random.default_rng(1)
    ethnic = 1 / np.arange(1, 42) ** 1.2
    dictionaries = [
        pa.array(ids),
        pa.array(["F", "M"]),
        pa.array([f"E{i:02d}" for i in range(41)]),
    ]
    schema = pa.schema(
        [("area_id", pa.dictionary(pa.int32(), pa.string())), ("age", pa.int16())]
        + [(name, pa.dictionary(pa.int32(), pa.string())) for name in COLUMNS[1:]]
    )
    part = path.with_suffix(".part")
    # Without the stored schema the columns are plain text, as most programs write them.
    with pq.ParquetWriter(part, schema, store_schema=False) as writer:
        for start in range(0, n, ROWS):
            rows = min(ROWS, n - start)
            codes = [
                rng.choice(len(ids), rows, p=people / people.sum()),
                rng.integers(0, 2, rows),
                rng.choice(41, rows, p=ethnic / ethnic.sum()),
            ]
            texts = [
                pa.DictionaryArray.from_arrays(c.astype(np.int32), d)
                for c, d in zip(codes, dictionaries, strict=True)
            ]
            age = pa.array(rng.integers(0, 86, rows).astype(np.int16))
            writer.write_table(pa.table([texts[0], age, *texts[1:]], schema=schema))
    part.replace(path)
    return path


def measure_polars(path: Path, engine: str) -> dict[str, float]:
    """The same groups by plain Polars."""
    import polars as pl

    start = time.perf_counter()
    lazy = pl.scan_parquet(path).group_by("area_id", *COLUMNS).len()
    groups = lazy.collect(engine="streaming" if engine == "streaming" else "in-memory")
    return {"group-by": time.perf_counter() - start, "groups": len(groups)}


def measure_ours(path: Path, writing: str) -> dict[str, float]:
    """`count_records`, by stages, and `write_released` of what 1,500 random regions keep."""
    from core.areas import AreaLayer
    from core.io.records import RecordSource, count_records, write_released
    from core.quasi_identifiers import QuasiIdentifier
    from core.steps import Step, finish

    ids = areas()[0]
    points = np.random.default_rng(3).random((len(ids), 2))
    layer = AreaLayer("areas", np.array(ids, dtype=object), points, np.full(len(ids), np.nan))
    source = RecordSource(path, "area_id", tuple(QuasiIdentifier(c) for c in COLUMNS))
    spent: dict[str, float] = {}
    last = ["", start := time.perf_counter()]

    def note(step: Step) -> None:
        now = time.perf_counter()
        if last[0]:
            spent[str(last[0])] = spent.get(str(last[0]), 0.0) + now - float(last[1])
        last[:] = [step.stage, now]

    study = finish(count_records(source, layer), note)
    total = time.perf_counter() - start
    result = {**spent, "total": total, "groups": study.counts.counts.nnz}
    if writing == "write":
        labels = np.random.default_rng(4).integers(0, REGIONS, len(ids)).astype(np.int32)
        merged = study.counts.merged(labels, REGIONS).counts.copy()
        merged = merged.multiply(merged >= 5).tocsr()
        start = time.perf_counter()
        out = DATA / "released.parquet"
        rows = finish(write_released(source, study, labels, merged, (), out, k=5)).n_records
        result = {"total": time.perf_counter() - start, "rows": rows}
        out.unlink()
    return result


MEASURES: dict[str, Callable[[Path, str], dict[str, float]]] = {
    "polars": measure_polars,
    "ours": measure_ours,
}


def in_child(what: str, how: str, n: int) -> dict[str, float]:
    """One measurement in a process of its own, with its peak memory in GiB."""
    command = [sys.executable, "-m", "benchmarks.records", "child", what, how, str(n)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def child(what: str, how: str, n: int) -> None:
    result = MEASURES[what](shuffled_records(n), how)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(json.dumps({**result, "GiB": peak}))


def best(rounds: list[dict[str, float]], key: str = "total") -> dict[str, float]:
    return min(rounds, key=lambda r: r[key])


def main(n: int = RECORDS) -> None:
    path = shuffled_records(n)
    print(
        f"{n:,} shuffled records, {path.stat().st_size / 2**20:.0f} MiB; best of {ROUNDS} rounds\n"
    )
    plain: list[dict[str, float]] = []
    streaming: list[dict[str, float]] = []
    ours: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        streaming.append(in_child("polars", "streaming", n))
        ours.append(in_child("ours", "count", n))
        plain.append(in_child("polars", "in-memory", n))
    written = in_child("ours", "write", n)
    one, many, mine = best(plain, "group-by"), best(streaming, "group-by"), best(ours)
    least = min(one["group-by"], many["group-by"])
    print(f"{'':38}{'seconds':>9}{'peak GiB':>10}{'of Polars':>11}")
    rows = [
        ("Polars group-by, in memory", one["group-by"], one["GiB"]),
        ("Polars group-by, streaming", many["group-by"], many["GiB"]),
        ("count_records, file to sparse counts", mine["total"], mine["GiB"]),
    ]
    rows += [(f"  {s}", mine[s], 0.0) for s in mine if s not in ("total", "groups", "GiB")]
    rows.append((f"write_released, {written['rows']:,.0f} rows", written["total"], written["GiB"]))
    for name, seconds, gib in rows:
        memory = f"{gib:10.2f}" if gib else " " * 10
        print(f"{name:38}{seconds:9.2f}{memory}{seconds / least:10.2f}x")
    print(f"\n{mine['groups']:,.0f} (area, class) groups")


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        child(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        main(*(int(a.replace("_", "")) for a in sys.argv[1:2]))
