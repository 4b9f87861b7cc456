"""Spark for the tests: one Java process, asked on this computer and by Spark Connect, its log read.

It starts when the first test asks for it, and is small: what it computes is a few hundred records.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.io.records.place import SPARK_LOCAL, DatabaseTable

MARKED = "Marked-Token-0815"
"""The token of Spark Connect: it must be nowhere."""
# Making and compiling plans of a few hundred records takes longer than working them out.
_SMALL = {
    "spark.driver.memory": "1g",
    "spark.default.parallelism": "1",
    "spark.sql.shuffle.partitions": "1",
    "spark.sql.files.minPartitionNum": "1",
    "spark.sql.constraintPropagation.enabled": "false",
    "spark.sql.lightweightPlanChangeValidation": "false",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
    "spark.sql.adaptive.enabled": "false",
}
# What runs once need not be compiled well, nor Spark's own classes be checked.
_JAVA = (
    "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:MetaspaceSize=400m -Xmn300m"
    " -XX:+UnlockDiagnosticVMOptions -XX:-BytecodeVerificationRemote"
)
_ASKED = "SparkListenerSQLExecutionStart"


@dataclass
class Spark:
    """A running Spark.

    Attributes
    ----------
    folder
        Tables for the tests, and its event log.
    remote
        The address of Spark Connect.
    session
        A session of its own, for what tests do.
    """

    folder: Path
    remote: str
    session: Any

    def local(self, path: Path) -> DatabaseTable:
        return DatabaseTable(SPARK_LOCAL, str(path))

    def connect(self, table: str | Path) -> DatabaseTable:
        return DatabaseTable(self.remote, str(table))

    @contextmanager
    def logged(self) -> Iterator[list[Mapping[str, Any]]]:
        """The plans of the queries within it, filled in at the end."""
        before = len(self._events())
        said: list[Mapping[str, Any]] = []
        yield said
        self.session.sql("SELECT 1").collect()  # writes out what came before
        events = [of for of in self._events()[before:] if of["Event"].endswith(_ASKED)]
        said += [of["sparkPlanInfo"] for of in events[:-1]]

    def _events(self) -> list[dict[str, Any]]:
        (log,) = (self.folder / "events").iterdir()
        lines = log.read_text().split("\n")
        return [json.loads(line) for line in lines[:-1]]


def hands_out_rows(plan: Mapping[str, Any]) -> bool:
    """Whether a plan gives rows of files as they are, and not groups of them."""
    if "Aggregate" in plan["nodeName"]:
        return False
    if plan["nodeName"] == "Scan OneRowRelation":  # of no table
        return False
    if plan["nodeName"].startswith(("Scan", "FileScan", "InMemoryTableScan", "Range")):
        return True
    return any(map(hands_out_rows, plan["children"]))


def folder_of(folder: Path, table: pa.Table, *by: str) -> Path:
    """The records as a folder of Parquet files, one for each value of the columns ``by``."""
    folder.mkdir(parents=True)
    if by:
        pq.write_to_dataset(table, folder, partition_cols=list(by))
    else:
        pq.write_table(table.slice(0, len(table) // 2), folder / "a.parquet")
        pq.write_table(table.slice(len(table) // 2), folder / "b.parquet")
    return folder


def started() -> Iterator[Spark]:
    """Spark for one session of tests; they are skipped where it is not installed."""
    reason = "pyspark is not installed (extra spark)"
    pytest.importorskip("pyspark", reason=reason)
    pytest.importorskip("grpc", reason=reason)
    if shutil.which("java") is None:
        pytest.skip("no Java is installed (Debian's package openjdk-17-jre-headless)")
    from core.io.records.spark import running

    folder = Path(tempfile.mkdtemp(prefix="vbas-of-spark-"))
    (folder / "events").mkdir()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {
        **_SMALL,
        "spark.eventLog.enabled": "true",
        "spark.eventLog.dir": f"file://{folder}/events",
        "spark.eventLog.rolling.enabled": "false",
        "spark.eventLog.compress": "false",
        "spark.plugins": "org.apache.spark.sql.connect.SparkConnectPlugin",
        "spark.connect.grpc.binding.address": "127.0.0.1",
        "spark.connect.grpc.binding.port": str(port),
        "spark.connect.authenticate.token": MARKED,
    }
    try:
        os.environ["JDK_JAVA_OPTIONS"] = _JAVA
        of = running.start(running.LOCAL_MASTER, **settings)
        private = Path(of.folder)
        assert private.stat().st_mode & 0o077 == 0
        yield Spark(folder, f"sc://localhost:{port}", of.session.newSession())
        running.stop()
        assert not private.exists()
    finally:
        os.environ.pop("JDK_JAVA_OPTIONS", None)
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)
