"""The same records counted from a file, in PostgreSQL and in Spark: times, memory, digests.

``python -m benchmarks.engines [RECORDS [AREAS [engines|executors]]]``: made-up stays (2 million
over 2,000 areas; or a Parquet file of areas with ids in a column ``id``), in a Parquet file, in a
private server of PostgreSQL (that of the tests) and in a folder that Spark reads. The digests must
be the same. Then Spark again with one and two executor threads (``local[1]``, ``local[2]``), over
an eighth, a quarter, a half and all of the records: what tasks write for others (shuffle), by the
event log. The third word asks for one of both tables only. ``own`` is processor time of all
processes, those of the server too, with their start.
"""

from __future__ import annotations

import io
import json
import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.csv as pc
import pyarrow.parquet as pq

from core.areas import AreaLayer
from core.io.inputs import counts_digest
from core.io.records import RecordSource, count_records
from core.io.records.place import DatabaseTable, read_place, written
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.postgres_server import Server, started

RECORDS, AREAS = 2_000_000, "2000"
QIS = (
    QuasiIdentifier("age", band=Band(10.0, 80.0)),
    QuasiIdentifier("sex"),
    QuasiIdentifier("edu"),
)
TYPES = {"area": "text", "age": "integer", "sex": "text", "edu": "smallint"}
ROWS_A_FILE = 1_000_000
EXECUTORS = ("local[1]", "local[2]")


def ids_of(areas: str) -> np.ndarray:
    """Ids of so many made-up areas, or of those in a file."""
    if areas.isdigit():
        return np.char.mod("%08d", np.arange(int(areas))).astype(object)
    table = pq.read_table(areas, columns=["id"])
    return pd.unique(table["id"].to_pandas().astype(str)).astype(object)


def layer_of(areas: str) -> AreaLayer:
    ids = ids_of(areas)
    points = np.random.default_rng(1).random((len(ids), 2))
    return AreaLayer("areas", ids, points, np.zeros(len(ids)))


def stays(n: int, ids: np.ndarray) -> pa.Table:
    rng = np.random.default_rng(0)
    of_area = pa.array(rng.integers(0, len(ids), n).astype(np.int32))
    return pa.table(
        {
            "area": pa.DictionaryArray.from_arrays(of_area, pa.array(ids)).cast(pa.string()),
            "age": rng.integers(0, 100, n).astype(np.int32),
            "sex": rng.choice(["m", "f"], n),
            "edu": rng.integers(0, 4, n).astype(np.int16),
        }
    )


def put(server: Server, table: pa.Table) -> None:
    server.put("stays", TYPES, [])
    with server.connect() as connection:
        with connection.cursor().copy("COPY stays FROM STDIN (FORMAT csv)") as copy:
            for batch in table.to_batches(max_chunksize=ROWS_A_FILE):
                text = io.BytesIO()
                pc.write_csv(
                    pa.Table.from_batches([batch]), text, pc.WriteOptions(include_header=False)
                )
                copy.write(text.getvalue())
        connection.execute("VACUUM ANALYZE stays")


def put_folder(folder: Path, table: pa.Table) -> Path:
    folder.mkdir()
    for i, start in enumerate(range(0, len(table), ROWS_A_FILE)):
        pq.write_table(table.slice(start, ROWS_A_FILE), folder / f"part-{i:05}.parquet")
    return folder


def count(place: str, areas: str, master: str = "", events: str = "") -> None:
    """Counts once, in a process of its own: one line of JSON."""
    if master:
        from core.io.records.spark import running

        running.LOCAL_MASTER = master  # type: ignore[misc]
        if events:
            log = {"spark.eventLog.enabled": "true", "spark.eventLog.dir": f"file://{events}"}
            more = {"spark.eventLog.rolling.enabled": "false", "spark.eventLog.compress": "false"}
            running.start(master, **log, **more)
    layer = layer_of(areas)
    start = time.perf_counter()
    study = finish(count_records(RecordSource(read_place(place), "area", QIS), layer))
    seconds = time.perf_counter() - start
    found = {
        "seconds": seconds,
        "groups": int(study.counts.counts.nnz),
        "digest": counts_digest(study.counts),
    }
    print(json.dumps(found), flush=True)


def with_children(roots: set[int]) -> dict[int, list[str]]:
    """What the kernel tells (from the state on) of processes and of those that they started."""
    every = {}
    for of in Path("/proc").iterdir():
        if of.name.isdigit():
            try:
                every[int(of.name)] = (of / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
    found = set(roots)
    while more := {of for of, told in every.items() if int(told[1]) in found} - found:
        found |= more
    return {of: told for of, told in every.items() if of in found}


def processor_seconds(roots: set[int]) -> float:
    """Seconds that processes and those that they started, also such that have ended, computed."""
    ticks = sum(int(of) for told in with_children(roots).values() for of in told[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(roots: set[int]) -> int:
    """Bytes that processes and those that they started take, shared ones in parts."""
    size = 0
    for process in with_children(roots):
        try:
            text = Path(f"/proc/{process}/smaps_rollup").read_text()
        except OSError:
            continue
        size += int(text.partition("\nPss:")[2].split()[0]) * 1024
    return size


@contextmanager
def watched(roots: set[int]) -> Iterator[list[int]]:
    """The most memory that processes take within it."""
    peak, over = [0], threading.Event()

    def look() -> None:
        while not over.wait(0.2):
            peak[0] = max(peak[0], memory_of(roots))

    thread = threading.Thread(target=look, daemon=True)
    thread.start()
    try:
        yield peak
    finally:
        over.set()
        thread.join()


def counted(*arguments: str, beside: tuple[int, ...] = ()) -> dict[str, object]:
    """What a process of its own counts; memory and processor time with processes beside it."""
    command = [sys.executable, "-m", "benchmarks.engines", "--count", *arguments]
    before = _children_seconds() + processor_seconds(set(beside))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    with process, watched({process.pid, *beside}) as peak:
        out, _ = process.communicate()
    if process.returncode:
        raise SystemExit(f"counting failed: {arguments}")
    own = _children_seconds() + processor_seconds(set(beside)) - before
    return {**json.loads(out.splitlines()[-1]), "memory": peak[0], "own": own}


def _children_seconds() -> float:
    of = resource.getrusage(resource.RUSAGE_CHILDREN)
    return of.ru_utime + of.ru_stime


def compare(folder: Path, server: Server, table: pa.Table, areas: str) -> int:
    """One row an engine; how many digests there are."""
    path = folder / "stays.parquet"
    pq.write_table(table, path)
    put(server, table)
    parts = put_folder(folder / "stays", table)
    of_spark = DatabaseTable("spark-local", str(parts))
    places = {
        "DuckDB, one Parquet file": (path, ()),
        "DuckDB, Parquet folder": (parts, ()),
        "PostgreSQL": (server.table("stays"), (postmaster(server),)),
        "Spark, Parquet folder": (of_spark, ()),
    }
    digests = set()
    for name, (place, beside) in places.items():
        of = counted(written(place), areas, beside=beside)
        digests.add(of["digest"])
        print(
            f"{name:<26}{of['seconds']:7.1f} s {of['own']:7.1f} s own"
            f" {of['memory'] / 2**20:8,.0f} MiB"
            f" {of['groups']:>11,} groups  {str(of['digest'])[:16]}",
            flush=True,
        )
    return len(digests)


def postmaster(server: Server) -> int:
    return int((server.folder / "data" / "postmaster.pid").read_text().split()[0])


def scale_out(folder: Path, table: pa.Table, areas: str) -> None:
    """Spark on one and two executors, over more and more records."""
    print("\nexecutors    records  seconds  own s  shuffled MiB  shuffled bytes a record")
    for share in (8, 4, 2, 1):
        n = len(table) // share
        parts = put_folder(folder / f"stays{share}", table.slice(0, n))
        for master in EXECUTORS:
            events = folder / f"events-{share}-{len(os.listdir(folder))}"
            events.mkdir()
            place = DatabaseTable("spark-local", str(parts))
            of = counted(written(place), areas, master, str(events))
            shuffled = shuffled_bytes(events)
            print(
                f"{master[6]:>9}{n:>11,}{of['seconds']:>9.1f}{of['own']:>7.1f}"
                f"{shuffled / 2**20:>14.1f}{shuffled / n:>14.2f}",
                flush=True,
            )


def shuffled_bytes(events: Path) -> int:
    """Bytes that executors wrote for each other, by the event log."""
    (log,) = events.iterdir()
    total = 0
    for line in log.read_text().splitlines():
        if '"SparkListenerTaskEnd"' in line:
            metrics = json.loads(line).get("Task Metrics") or {}
            total += metrics.get("Shuffle Write Metrics", {}).get("Shuffle Bytes Written", 0)
    return total


def main() -> int:
    """Prints one row an engine; 1 if they differ."""
    if sys.argv[1:2] == ["--count"]:
        count(*sys.argv[2:])
        return 0
    n = int(sys.argv[1]) if len(sys.argv) > 1 else RECORDS
    areas = sys.argv[2] if len(sys.argv) > 2 else AREAS
    ids = ids_of(areas)
    table = stays(n, ids)
    print(f"{n:,} records, {len(ids):,} areas", flush=True)
    part, digests = sys.argv[3] if len(sys.argv) > 3 else "", 1
    with TemporaryDirectory() as name:
        if part != "executors":
            with closing(started()) as servers:
                digests = compare(Path(name), next(servers), table, areas)
        if part != "engines":
            scale_out(Path(name), table, areas)
    return int(digests > 1)


if __name__ == "__main__":
    sys.exit(main())
