"""The released file against plain pandas on the same records."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import pyreadstat
import pytest
import scipy.sparse as sp

from core.errors import VbasError
from core.io.records import RecordSource, count_records, write_released
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from core.study import Study
from tests.core.io.record_files import frame_tally, layer, source

AREAS = layer("01", "02", "03", "04")
LABELS = np.array([0, 1, 0, 1], dtype=np.int32)


def frame(n: int = 3000) -> pd.DataFrame:
    rng = np.random.default_rng(3)
    return pd.DataFrame(
        {
            "area": rng.choice(["01", "02", "03", "04", "99"], n),
            "age": rng.integers(0, 100, n),
            "lang": rng.choice(["fr", "en", None, "cr"], n, p=[0.4, 0.4, 0.1, 0.1]),
            "note": rng.choice(["x", "y", None], n),
            "who": np.arange(n) // 2,
        }
    )


QIS = (QuasiIdentifier("age", band=Band(10, top=80)), QuasiIdentifier("lang", order=("fr", "en")))


def kept_from(study: Study, k: int) -> sp.csr_array:
    regions = study.counts.merged(LABELS, 2).counts.toarray()
    return sp.csr_array(np.where(regions >= k, regions, 0))


def expected(table: pd.DataFrame, k: int, ids: tuple[int, int] = (1, 2)) -> pd.DataFrame:
    low = table["age"] // 10 * 10
    age = np.where(low >= 80, "80+", low.astype(str) + "-" + (low + 9).astype(str))
    region = table["area"].map(dict(zip(AREAS.ids, np.array(ids)[LABELS], strict=True)))
    out = table.assign(age=age, region_id=region).dropna(subset=["region_id"])
    out["region_id"] = out["region_id"].astype(int)
    sizes = out.groupby(["region_id", "age", "lang"], dropna=False)["age"].transform("size")
    return out[sizes >= k]


def write(
    src: RecordSource, path: Path, k: int = 40, keep: tuple[str, ...] = (), **more: object
) -> pd.DataFrame:
    study = finish(count_records(src, AREAS))
    rows = finish(write_released(src, study, LABELS, kept_from(study, k), keep, path, k=k, **more))  # type: ignore[arg-type]
    out = pd.read_parquet(path)
    assert rows.n_records == len(out)
    return out


def assert_sorted(table: pd.DataFrame) -> None:
    key = table.astype(dict.fromkeys(table.columns[1:], object))
    for column in table.columns[1:]:
        key[column] = [(1, "") if pd.isna(v) else (0, str(v)) for v in key[column]]
    rows = list(key.itertuples(index=False, name=None))
    assert rows == sorted(rows)


def test_from_the_counts_alone(tmp_path: Path) -> None:
    table = frame()
    table.to_parquet(tmp_path / "r.parquet")
    src = source(tmp_path / "r.parquet", *QIS)
    out = write(src, tmp_path / "out.parquet")
    want = expected(table, 40)
    assert 0 < len(want) < len(table)
    assert list(out.columns) == ["region_id", "age", "lang"]
    assert frame_tally(out) == frame_tally(want[["region_id", "age", "lang"]])
    assert_sorted(out)
    # The records are not read again.
    study = finish(count_records(src, AREAS))
    (tmp_path / "r.parquet").unlink()
    finish(
        write_released(
            src, study, LABELS, kept_from(study, 40), (), tmp_path / "again.parquet", k=40
        )
    )
    assert (tmp_path / "again.parquet").read_bytes() == (tmp_path / "out.parquet").read_bytes()


@pytest.mark.parametrize("suffix", ["parquet", "csv", "sav"])
def test_with_other_columns(tmp_path: Path, suffix: str) -> None:
    table = frame()
    path = tmp_path / f"r.{suffix}"
    if suffix == "parquet":
        table.to_parquet(path)
    elif suffix == "csv":
        table.to_csv(path, index=False)
    else:
        pyreadstat.write_sav(table.fillna(""), path)
    src = source(path, *QIS)
    out = write(src, tmp_path / "out.parquet", keep=("note",), region_ids=np.array([7, 3]))
    out["note"] = out["note"].replace("", None)
    want = expected(table, 40, (7, 3))
    assert frame_tally(out) == frame_tally(want[["region_id", "age", "lang", "note"]])
    assert out["region_id"].is_monotonic_increasing
    if suffix == "parquet":
        assert_sorted(out)


def test_all_records_of_persons_are_released(tmp_path: Path) -> None:
    table = frame()
    table.to_parquet(tmp_path / "r.parquet")
    src = source(tmp_path / "r.parquet", QuasiIdentifier("lang"), person_column="who")
    out = write(src, tmp_path / "out.parquet", k=1)
    want = expected(table.assign(age=1), 1)
    assert frame_tally(out) == frame_tally(want[["region_id", "lang"]])


def test_columns_that_give_the_area_away_are_refused(tmp_path: Path) -> None:
    table = frame().assign(
        postal=lambda t: t["area"] + "A", half=lambda t: t["area"].isin(["01", "02"])
    )
    table.to_parquet(tmp_path / "r.parquet")
    src = source(tmp_path / "r.parquet", *QIS)
    for column in ("postal", "area"):
        with pytest.raises(VbasError, match=f"The column {column} tells the area of"):
            write(src, tmp_path / "out.parquet", keep=(column,))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["r.parquet"]
    assert "postal" in write(src, tmp_path / "out.parquet", keep=("postal",), force=True).columns
    # Where every region is one area there is nothing left to give away.
    study = finish(count_records(src, AREAS))
    labels, alone = np.arange(4, dtype=np.int32), study.counts.counts
    finish(write_released(src, study, labels, alone, ("area",), tmp_path / "one.parquet", k=1))
    assert len(pd.read_parquet(tmp_path / "one.parquet")) == study.counts.n_records


def test_columns_that_cannot_be_kept(tmp_path: Path) -> None:
    frame().assign(region_id=1).to_parquet(tmp_path / "r.parquet")
    src = source(tmp_path / "r.parquet", *QIS)
    for keep, says in (
        (("age",), "age is a quasi-identifier"),
        (("note", "note"), "named twice"),
        (("region_id",), "cannot be called region_id"),
        (("nothing",), "has no column nothing"),
    ):
        with pytest.raises(VbasError, match=says):
            write(src, tmp_path / "out.parquet", keep=keep)


def test_nothing_kept_is_an_empty_file(tmp_path: Path) -> None:
    frame().to_parquet(tmp_path / "r.parquet")
    out = write(source(tmp_path / "r.parquet", *QIS), tmp_path / "out.parquet", k=10_000)
    assert out.empty
    assert list(out.columns) == ["region_id", "age", "lang"]


@pytest.mark.parametrize("keep", [(), ("note",)])
def test_a_full_disk_leaves_nothing(
    tmp_path: Path, keep: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource", reason="Windows has no limit on file sizes")
    # A compiled module that Python wrote meanwhile would be cut off, and stay so.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    frame().to_parquet(tmp_path / "r.parquet")
    src = source(tmp_path / "r.parquet", *QIS)
    study = finish(count_records(src, AREAS))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    path = tmp_path / "out.parquet"
    steps = write_released(src, study, LABELS, kept_from(study, 1), keep, path, k=1, force=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, limits[1]))
    try:
        with pytest.raises(VbasError, match=r"disk is full|cannot be written"):
            finish(steps)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [p.name for p in tmp_path.iterdir()] == ["r.parquet"]


def test_closing_leaves_nothing(tmp_path: Path) -> None:
    frame().to_parquet(tmp_path / "r.parquet")
    src = source(tmp_path / "r.parquet", *QIS)
    study = finish(count_records(src, AREAS))
    steps = write_released(
        src, study, LABELS, kept_from(study, 1), (), tmp_path / "out.parquet", k=1
    )
    next(steps)
    steps.close()
    assert [p.name for p in tmp_path.iterdir()] == ["r.parquet"]


def test_a_category_that_is_suppressed_everywhere_is_nowhere_in_the_file(tmp_path: Path) -> None:
    rows = pd.DataFrame({"area": ["01"] * 9, "lang": ["fr"] * 8 + ["Rarissima"]})
    rows.to_parquet(tmp_path / "records.parquet", index=False)
    write(source(tmp_path / "records.parquet", "lang"), tmp_path / "out.parquet", k=5)
    column = pq.read_table(tmp_path / "out.parquet", read_dictionary=["lang"])["lang"]
    assert column.chunk(0).dictionary.to_pylist() == ["fr"]
