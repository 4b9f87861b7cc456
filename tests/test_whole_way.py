"""The whole way, files to files: what must hold for any records (hypothesis), and recounts."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.io.areas import AreaSource
from core.io.inputs import load_study
from core.io.outputs import write_outputs
from core.io.records import RecordSource
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish

N_AREAS = 7
_TEXTS = st.sampled_from(["a", "b", "é", "10", "9", "'; --", "missing", " ", "", None])
_NUMBERS = st.sampled_from([0, 1, 8, -3, None])
_AREAS = st.integers(0, N_AREAS)  # the last is in no area
_ROWS = st.lists(st.tuples(_AREAS, _TEXTS, _NUMBERS), min_size=1, max_size=60)


def area_file(folder: Path) -> AreaSource:
    path = folder / "areas.csv"
    at = np.arange(N_AREAS)
    pd.DataFrame(
        {"id": [f"0{i}" for i in at], "x": 7e6 + 1000.0 * (at % 3), "y": 1e6 + 900.0 * (at // 3)}
    ).to_csv(path, index=False)
    return AreaSource(path, id_column="id", x_column="x", y_column="y", crs="EPSG:3347")


def record_file(folder: Path, rows) -> Path:
    areas, texts, numbers = zip(*rows, strict=True)
    table = {
        "area": [f"0{i}" for i in areas],
        "text": pa.array(texts, pa.string()),
        "number": pa.array(numbers, pa.int64()),
    }
    pq.write_table(pa.table(table), folder / "r.parquet")
    return folder / "r.parquet"


def whole_way(folder, rows, k, sites, qis=("text", "number"), exclude=False):
    """(run, study, result folder) of files written and read for real."""
    chosen = tuple(QuasiIdentifier(q) for q in qis)
    records = RecordSource(record_file(folder, rows), "area", chosen, exclude_missing=exclude)
    loaded = finish(load_study(area_file(folder), records))
    scenario = Scenario(chosen, k=k, site_count=Count(sites), exclude_missing=exclude)
    run = finish(execute(scenario, loaded.study, inputs=loaded.inputs))
    out = folder / "out"
    finish(write_outputs(run, loaded.study, loaded.area_file, records, out))
    return run, loaded.study, out


@pytest.fixture
def folder(tmp_path):
    """A new folder for every example of a test."""

    def make() -> Path:
        return Path(tempfile.mkdtemp(dir=tmp_path))

    yield make
    shutil.rmtree(tmp_path, ignore_errors=True)


def sensible(rows, k, sites, exclude):
    """(k, sites) that these records allow, or None if none can be used."""
    used = [r for r in rows if r[0] < N_AREAS]
    if exclude:
        used = [r for r in used if r[2] is not None and (r[1] or "").strip()]
    return (min(k, len(used)), min(sites, len({r[0] for r in used}))) if used else None


def as_released(rows, labels):
    """The records with region and text of their values, as pandas sees them."""
    frame = pd.DataFrame(rows, columns=["area", "text", "number"], dtype=object)
    frame = frame[frame["area"] < N_AREAS]
    text = [v.strip() if v is not None and v.strip() else None for v in frame["text"]]
    number = [None if v is None else str(v) for v in frame["number"]]
    region = [int(labels[f"0{a}"]) for a in frame["area"]]
    return pd.DataFrame({"region_id": region, "text": text, "number": number}, dtype=object)


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    rows=_ROWS, k=st.integers(1, 6), sites=st.integers(1, 4), exclude=st.booleans(), data=st.data()
)
def test_what_holds_for_any_records(folder, rows, k, sites, exclude, data):
    allowed = sensible(rows, k, sites, exclude)
    if allowed is None:
        return
    k, sites = allowed
    run, study, out = whole_way(folder(), rows, k, sites, exclude=exclude)
    free = pd.read_parquet(out / "release" / "records.parquet")
    names = list(free.columns)
    assert names == ["region_id", "text", "number"]

    # Kept and suppressed are all; nobody is lost on the way.
    left_out = sum(study.left_out.values())
    assert len(free) + run.evaluation.suppressed_records + left_out == len(rows)

    # What is released is what pandas counts in the input, of classes that reach k.
    assignment = pd.read_csv(out / "internal" / "assignment.csv", dtype={"area_id": str})
    labels = assignment.set_index("area_id")["region_id"]
    assert sorted(labels.index) == [f"0{i}" for i in range(N_AREAS)]
    everybody = as_released(rows, labels)
    if exclude:
        everybody = everybody.dropna()
    sizes = everybody.fillna("\0").groupby(names).size()
    freed = free.astype(object).where(free.notna(), "\0").groupby(names).size()
    wanted = sizes[sizes >= k]
    assert freed.to_dict() == wanted.to_dict()

    # Sorted by region, then as text, missing last.
    keys = [
        (r, *(("1",) if pd.isna(v) else ("0", v) for v in rest))
        for r, *rest in free.itertuples(index=False)
    ]
    assert keys == sorted(keys)

    # The order of the rows changes nothing.
    shuffled = data.draw(st.permutations(rows))
    _, _, again = whole_way(folder(), shuffled, k, sites, exclude=exclude)
    names = [f"internal/{name}" for name in ("assignment.csv", "sites.csv", "trace.parquet")]
    for name in (*names, "release/records.parquet"):
        assert (again / name).read_bytes() == (out / name).read_bytes(), name


@settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(rows=_ROWS, k=st.integers(1, 4), sites=st.integers(1, 4))
def test_order_of_quasi_identifiers_changes_only_the_order_of_columns(folder, rows, k, sites):
    allowed = sensible(rows, k, sites, False)
    if allowed is None:
        return
    one, _, out = whole_way(folder(), rows, *allowed)
    two, _, other = whole_way(folder(), rows, *allowed, qis=("number", "text"))
    for name in ("internal/assignment.csv", "internal/sites.csv"):
        assert (other / name).read_bytes() == (out / name).read_bytes()
    assert one.evaluation == two.evaluation
    first = pd.read_parquet(out / "release" / "records.parquet")
    second = pd.read_parquet(other / "release" / "records.parquet")[list(first.columns)]
    columns = list(first.columns)
    counts = [f.groupby(columns, dropna=False).size().sort_index() for f in (first, second)]
    assert counts[0].equals(counts[1])


def contents(out: Path) -> dict[str, bytes]:
    """What is in every file of a folder."""
    files = (path for path in out.rglob("*") if path.is_file())
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in files}


def test_an_earlier_result_is_replaced_whole(tmp_path):
    rows = [(i % N_AREAS, "a", i % 3) for i in range(70)]
    _, _, out = whole_way(tmp_path, rows, 2, 3)
    before = contents(out)
    whole_way(tmp_path, rows, 2, 3)
    after = contents(out)
    same = set(before) - {"internal/metrics.json", "manifest.json"}
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    assert set(after) == set(before)
