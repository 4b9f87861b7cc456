import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.areas import AreaLayer
from core.io.records import RecordSource, count_records, write_released
from core.io.sample import sample_scenario
from core.io.synthesize import is_synthetic, shipped_distributions, synthesize
from core.io.synthesize.mark import synthetic_mark
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish


def made(path):
    ids = np.array(["a", "b"], dtype=object)
    areas = AreaLayer("areas", ids, np.array([[0.0, 0.0], [1.0, 1.0]]), np.array([5.0, 5.0]))
    finish(synthesize(areas, shipped_distributions().select(("sex",)), seed=7, path=path))
    return path


def test_what_was_synthesized_is_known_wherever_it_goes(tmp_path):
    path = made(tmp_path / "records.parquet")
    assert is_synthetic(path)
    moved = path.rename(tmp_path / "other.pq")
    assert is_synthetic(moved)
    assert pq.read_metadata(moved).metadata[b"vbas.synthetic"] == b"seed 7"


def test_the_mark_is_no_column(tmp_path):
    assert list(pd.read_parquet(made(tmp_path / "r.parquet")).columns) == ["area_id", "sex"]


def test_the_sample_study_is_synthetic():
    assert is_synthetic(sample_scenario().records.path)


def test_other_files_are_not(tmp_path):
    table = pd.DataFrame({"a": [1]})
    table.to_parquet(tmp_path / "real.parquet")
    table.to_csv(tmp_path / "real.csv")
    (tmp_path / "broken.parquet").write_bytes(b"PAR1 no more")
    for name in ("real.parquet", "real.csv", "broken.parquet", "missing.parquet"):
        assert not is_synthetic(tmp_path / name)


@pytest.mark.parametrize("keep", [(), ("note",)])
def test_records_released_from_synthetic_ones_are_marked_too(tmp_path, keep):
    """From counts alone, and by the engine where other columns are kept."""
    path = made(tmp_path / "records.parquet")
    table = pq.read_table(path)
    table = table.append_column("note", pa.array(["x"] * len(table)))
    pq.write_table(table, path)  # the metadata go with the table
    ids = np.array(["a", "b"], dtype=object)
    areas = AreaLayer("areas", ids, np.array([[0.0, 0.0], [1.0, 1.0]]), np.array([5.0, 5.0]))
    source = RecordSource(path, "area_id", (QuasiIdentifier("sex"),))
    study = finish(count_records(source, areas))
    labels = np.zeros(2, dtype=np.int32)
    kept = study.counts.merged(labels, 1).counts
    for mark in (synthetic_mark(path), None):
        out = tmp_path / "released.parquet"
        finish(write_released(source, study, labels, kept, keep, out, k=1, metadata=mark))
        assert is_synthetic(out) == (mark is not None)
        assert list(pd.read_parquet(out).columns) == ["region_id", "sex", *keep]
        assert len(pd.read_parquet(out)) == len(table)
