"""What leaves Spark, by its event log: counts; and what is done where something goes wrong."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import scipy.sparse as sp

from core.errors import VbasError
from core.io.inputs import counts_digest
from core.io.records import (
    RecordSource,
    count_records,
    credentials,
    read_coded,
    unmatched_ids,
    write_released,
)
from core.io.records.distinct import read_distinct
from core.io.records.place import Place, place_of
from core.io.records.releasing import write_into
from core.io.records.spark import running
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import layer
from tests.spark.session import MARKED, Spark, folder_of, hands_out_rows

_LOOPBACK = "0100007F"
HERE = layer("01", "02", "03")
QIS = (QuasiIdentifier("age", band=Band(20.0, 80.0)), QuasiIdentifier("sex"))


@pytest.fixture(scope="module")
def stays(spark: Spark) -> tuple[Path, Path]:
    """Records in a file, and in a folder."""
    rng, n = np.random.default_rng(3), 2000
    table = pa.table(
        {
            "area": np.char.mod("%02d", rng.integers(1, 5, n)),
            "age": rng.integers(0, 99, n),
            "sex": rng.choice(["a", "b"], n),
            "patient_id": np.char.mod("p%d", np.arange(n) // 2),
            "cost": rng.integers(0, 3, n),
        }
    )
    pq.write_table(table, spark.folder / "stays.parquet")
    return spark.folder / "stays.parquet", folder_of(spark.folder / "stays", table)


def source(place: Place, *qis: QuasiIdentifier, **more: Any) -> RecordSource:
    return RecordSource(place, "area", qis or QIS, **more)


def test_only_counts_leave(spark: Spark, stays: tuple[Path, Path]) -> None:
    place = spark.local(stays[1])
    areas: dict[str, Any] = {"area_column": "area", "areas": HERE}
    with spark.logged() as plans:
        finish(count_records(source(place, person_column="patient_id"), HERE))
        finish(read_coded(place, QIS, keep_unknown=True, **areas))
        finish(read_distinct(place, QIS))
        finish(unmatched_ids(place, HERE, "area"))
    assert len(plans) > 12
    for of in plans:
        assert not hands_out_rows(of), of


def test_the_look_at_the_log_can_fail(spark: Spark, stays: tuple[Path, Path]) -> None:
    frame = spark.session.read.parquet(str(stays[1]))
    with spark.logged() as plans:
        frame.limit(3).collect()
        frame.groupBy("sex").count().collect()
    assert [hands_out_rows(of) for of in plans] == [True, False]


def test_nothing_is_left_and_nobody_is_told(spark: Spark, stays: tuple[Path, Path]) -> None:
    finish(count_records(source(spark.local(stays[1])), HERE))
    assert spark.session.sql("SHOW TABLES IN default").collect() == []
    assert spark.session._jsparkSession.sharedState().cacheManager().isEmpty()
    assert spark.session.conf.get("spark.ui.enabled") == "false"
    process = running._running.session.sparkContext._gateway.proc.pid  # type: ignore[union-attr]
    heard = _listening(process)
    assert heard
    assert all(of.endswith(_LOOPBACK) for of in heard), heard


def _listening(process: int) -> list[str]:
    """The addresses, in the kernel's words, at which a process waits for connections."""
    sockets = {
        of.readlink().name for of in Path(f"/proc/{process}/fd").iterdir() if of.is_symlink()
    }
    found = []
    for name in ("tcp", "tcp6"):
        for line in Path(f"/proc/{process}/net/{name}").read_text().splitlines()[1:]:
            parts = line.split()
            if parts[3] == "0A" and f"socket:[{parts[9]}]" in sockets:
                found.append(parts[1].partition(":")[0])
    return found


def test_cancel_cancels_in_spark(spark: Spark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPARK_CONNECT_AUTHENTICATE_TOKEN", MARKED)
    spark.session.sql(
        "CREATE OR REPLACE VIEW slow AS SELECT CAST(id % 3 AS STRING) AS area, 'a' AS sex, "
        "CAST(hash(id) % 90 AS INT) AS age FROM range(100000000000)"
    )
    tracker = spark.session.sparkContext.statusTracker()
    with closing(count_records(source(spark.connect("default.slow")), HERE)) as steps:
        until = time.monotonic() + 60
        while not tracker.getActiveJobsIds() and time.monotonic() < until:
            next(steps)
        assert tracker.getActiveJobsIds()
        start = time.monotonic()
    assert time.monotonic() - start < 20
    until = time.monotonic() + 20
    while tracker.getActiveJobsIds() and time.monotonic() < until:
        time.sleep(0.1)
    assert tracker.getActiveJobsIds() == []


def test_released_records_are_those_of_a_file(spark: Spark, stays: tuple[Path, Path]) -> None:
    out = spark.folder / "released"
    labels, ids = np.array([0, 0, 1], np.int32), np.array([7, 3])
    study = finish(count_records(source(stays[0]), HERE))
    merged = (
        sp.csr_array((np.ones(3, np.int32), (labels, np.arange(3))), shape=(2, 3))
        @ study.counts.counts
    )
    kept = sp.csr_array(merged.multiply(merged >= 60))
    assert 0 < kept.sum() < merged.sum()
    more: dict[str, Any] = {"k": 60, "region_ids": ids, "force": True}
    pending = finish(
        write_into(source(spark.local(stays[1])), study, labels, kept, ("cost",), str(out), **more)
    )
    assert not out.exists()
    finish(pending.commit())
    pending.close()
    file = spark.folder / "released.parquet"
    finish(write_released(source(stays[0]), study, labels, kept, ("cost",), file, **more))
    parts = sorted(out.glob("part-*.parquet"))
    table = pa.concat_tables([pq.read_table(of) for of in parts])
    assert pending.n_records == table.num_rows == int(kept.sum())
    assert table.to_pydict() == pq.read_table(file).to_pydict()
    assert {of.name for of in out.iterdir()} == {"_SUCCESS", *(of.name for of in parts)}


def test_what_is_not_committed_is_gone(spark: Spark, stays: tuple[Path, Path]) -> None:
    out = spark.folder / "not released"
    study = finish(count_records(source(stays[0]), HERE))
    given: tuple[Any, ...] = (study, np.arange(3, dtype=np.int32))
    of, ids = source(spark.local(stays[1])), {"k": 1, "region_ids": np.arange(3), "force": True}
    before = {of.name for of in spark.folder.iterdir()}
    finish(write_into(of, *given, study.counts.counts, (), str(out), **ids)).close()
    others = sp.csr_array(study.counts.counts + study.counts.counts)
    with pytest.raises(VbasError, match="has changed since it was counted"):
        finish(write_into(of, *given, others, (), str(out), **ids))
    for into, said in {stays[1]: "There is a folder", out / "a" / "b": "no folder"}.items():
        with pytest.raises(VbasError, match=said):
            finish(write_into(of, *given, study.counts.counts, (), str(into), **ids))
    assert {of.name for of in spark.folder.iterdir()} == before


def test_tokens_come_from_outside(
    spark: Spark, stays: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    of = source(spark.connect(stays[1]))
    want = counts_digest(finish(count_records(source(stays[0]), HERE)).counts)
    monkeypatch.setattr(credentials, "_typed", {})
    for token in (None, f"{MARKED}x"):
        with monkeypatch.context() as patch:
            if token is not None:
                patch.setenv("SPARK_CONNECT_AUTHENTICATE_TOKEN", token)
            with pytest.raises(VbasError, match="asks for a token") as raised:
                finish(count_records(of, HERE))
        error = raised.value
        assert error.__cause__ is None
        assert error.__context__ is None
        assert MARKED not in f"{error}{error.__dict__}"
    times = []

    def ask(url: str) -> credentials.Typed:
        times.append(url)
        return credentials.Typed(MARKED)

    monkeypatch.setattr(credentials, "ask_password", ask)
    for _ in range(2):
        assert counts_digest(finish(count_records(of, HERE)).counts) == want
    assert len(times) == 1


@pytest.mark.parametrize(
    "url",
    [
        f"sc://host:15002/;token={MARKED}",
        f"sc://host/;use_ssl=true;x-api-key={MARKED}",
        f"sc://me:{MARKED}@host",
        f"sc://host/;TOKEN={MARKED}",
        f"sc://host?token={MARKED}",
        f"spark://host:7077/;password={MARKED}",
    ],
)
def test_no_address_has_a_token(url: str) -> None:
    with pytest.raises(VbasError, match="has a token") as raised:
        place_of(url, "stays")
    assert MARKED not in f"{raised.value}{raised.value.__dict__}{raised.value.__context__!r}"
    assert place_of("sc://host/;use_ssl=true;user_id=me", "a.b.c").name == "a.b.c"


def test_where_nobody_answers_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("grpc", reason="pyspark is not installed (extra spark)")
    monkeypatch.setattr(running, "_CONNECT_SECONDS", 1)
    with pytest.raises(VbasError, match="No server of Spark answers"):
        finish(count_records(source(place_of("sc://127.0.0.1:9", "stays")), HERE))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("JAVA_HOME", raising=False)
    with pytest.raises(VbasError, match="needs Java"):
        running._check_java()


def test_without_the_library_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspark.sql.connect.session", None)
    with pytest.raises(VbasError, match=r"pip install .vbas\[spark\]"):
        finish(count_records(source(place_of("sc://h", "stays")), HERE))
