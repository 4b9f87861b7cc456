"""What a count may take of the disk is known, said and bounded before it begins."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.areas import AreaLayer
from core.errors import VbasError
from core.io.inputs import counts_digest
from core.io.records import RecordSource, count_records, duck
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish
from core.study import Study

ROWS = 400_000


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rng = np.random.default_rng(3)
    columns = {f"q{i}": rng.integers(0, 60, ROWS).astype(np.int16) for i in range(4)}
    area = np.char.mod("%03d", rng.integers(0, 50, ROWS))
    path = tmp_path_factory.mktemp("many") / "many.parquet"
    pq.write_table(pa.table({"area": area, **columns}), path)
    return path


def count(path: Path, stages: list[str] | None = None) -> Study:
    ids = np.array([f"{i:03d}" for i in range(50)], dtype=object)
    layer = AreaLayer("areas", ids, np.random.default_rng(0).random((50, 2)), np.zeros(50))
    qis = tuple(QuasiIdentifier(f"q{i}") for i in range(4))
    said = [] if stages is None else stages
    return finish(
        count_records(RecordSource(path, "area", qis), layer), lambda s: said.append(str(s.stage))
    )


def test_what_fits_into_memory_says_nothing_of_disk(many):
    stages: list[str] = []
    count(many, stages)
    assert not any("GB" in stage for stage in stages)


def test_what_does_not_fit_is_counted_alike_and_says_what_it_may_take(many, monkeypatch):
    whole = counts_digest(count(many).counts)
    monkeypatch.setattr(duck, "_MOST_MEMORY", 64 * 2**20)
    monkeypatch.setattr("core.io.records.counting._FIELD", 400)
    stages: list[str] = []
    assert counts_digest(count(many, stages).counts) == whole
    assert "counting records, with up to 0.4 GB of disk" in stages


def test_too_little_disk_is_said_before_anything_is_counted(many, monkeypatch):
    monkeypatch.setattr(duck, "_MOST_MEMORY", 64 * 2**20)
    monkeypatch.setattr(duck, "free_disk", lambda folder: 2**30 + 1_000_000)
    monkeypatch.setattr("core.io.records.counting._FIELD", 400)
    with pytest.raises(VbasError, match=r"400,000 records of many\.parquet may take 0\.4 GB"):
        count(many)
