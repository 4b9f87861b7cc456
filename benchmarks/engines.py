"""The same records counted from a file and in PostgreSQL: times, groups, digests.

``python -m benchmarks.engines [RECORDS [AREAS]]``: made-up stays (2 million over 2,000 areas) in a
Parquet file and in a private server (that of the tests). The digests must be the same.
"""

from __future__ import annotations

import io
import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pyarrow as pa
import pyarrow.csv as pc
import pyarrow.parquet as pq

from core.areas import AreaLayer
from core.io.inputs import counts_digest
from core.io.records import RecordSource, count_records
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.postgres_server import Server, started

RECORDS, AREAS = 2_000_000, 2_000
QIS = (
    QuasiIdentifier("age", band=Band(10.0, 80.0)),
    QuasiIdentifier("sex"),
    QuasiIdentifier("edu"),
)
TYPES = {"area": "text", "age": "integer", "sex": "text", "edu": "smallint"}


def stays(n: int, n_areas: int) -> pa.Table:
    rng = np.random.default_rng(0)
    return pa.table(
        {
            "area": np.char.mod("%08d", rng.integers(0, n_areas, n)),
            "age": rng.integers(0, 100, n).astype(np.int32),
            "sex": rng.choice(["m", "f"], n),
            "edu": rng.integers(0, 4, n).astype(np.int16),
        }
    )


def put(server: Server, table: pa.Table) -> None:
    text = io.BytesIO()
    pc.write_csv(table, text, pc.WriteOptions(include_header=False))
    server.put("stays", TYPES, [])
    with server.connect() as connection:
        with connection.cursor().copy("COPY stays FROM STDIN (FORMAT csv)") as copy:
            copy.write(text.getvalue())
        connection.execute("VACUUM ANALYZE stays")


def main() -> int:
    """Prints one row an engine; 1 if they differ."""
    n, n_areas = (int(of) for of in (*sys.argv[1:], *(RECORDS, AREAS)[len(sys.argv) - 1 :]))
    ids = np.array([f"{i:08d}" for i in range(n_areas)], dtype=object)
    points = np.random.default_rng(1).random((n_areas, 2))
    layer = AreaLayer("areas", ids, points, np.zeros(n_areas))
    table = stays(n, n_areas)
    digests = set()
    with TemporaryDirectory() as folder, closing(started()) as servers:
        server = next(servers)
        path = Path(folder) / "stays.parquet"
        pq.write_table(table, path)
        put(server, table)
        print(f"{n:,} records, {n_areas:,} areas")
        for name, place in (("DuckDB, Parquet", path), ("PostgreSQL", server.table("stays"))):
            start = time.perf_counter()
            study = finish(count_records(RecordSource(place, "area", QIS), layer))
            seconds = time.perf_counter() - start
            digest = counts_digest(study.counts)
            digests.add(digest)
            print(
                f"{name:<18}{seconds:7.2f} s {study.counts.counts.nnz:>10,} groups  {digest[:16]}"
            )
    return int(len(digests) > 1)


if __name__ == "__main__":
    sys.exit(main())
