from __future__ import annotations

from pathlib import Path

import pandas as pd
import pyarrow.parquet as pq
import pytest

from core.errors import VbasError
from core.io.result_folder import check_result_folder
from core.io.sample_files import write_samples
from core.risk.samples import SampleDesign, draw_samples
from core.steps import finish
from core.suppression.cells.outcome import Outcome, carry_out
from core.suppression.cells.protection import Protection
from tests.core.risk.risk_records import coded


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """40 records; the one of age c is unique."""
    ages = ["a"] * 20 + ["b"] * 19 + ["c"]
    records = coded({"age": ages, "sex": ["f", "m"] * 20})
    return finish(carry_out(records, Protection((("age", "sex"),), 3)))


def test_samples_are_the_released_records_of_their_rows(outcome: Outcome, tmp_path: Path) -> None:
    design = SampleDesign(2, 0.25, 5)
    written = finish(
        write_samples(outcome, tmp_path / "out", design, metadata={b"vbas.synthetic": b"x"})
    )
    assert [of.path.name for of in written] == ["sample-1.parquet", "sample-2.parquet"]
    assert [of.n_records for of in written] == [10, 10]
    records = outcome.records
    for of, rows in zip(written, draw_samples(40, design), strict=True):
        assert pq.read_metadata(of.path).metadata[b"vbas.synthetic"] == b"x"
        found = pd.read_parquet(of.path)
        assert list(found.columns) == ["age", "sex"]
        blank = outcome.suppression.blanked("age")[rows]
        ages = [
            "blank" if hidden else records.categories["age"][code]
            for hidden, code in zip(blank, records.codes[0][rows], strict=True)
        ]
        assert sorted(found["age"].astype(object).fillna("blank")) == sorted(ages)


def test_only_the_columns_that_are_asked_for(outcome: Outcome, tmp_path: Path) -> None:
    (only,) = finish(
        write_samples(outcome, tmp_path / "out", SampleDesign(1, 0.5), released=("sex",))
    )
    assert list(pd.read_parquet(only.path).columns) == ["sex"]


def test_a_sample_of_an_earlier_run_is_not_left(outcome: Outcome, tmp_path: Path) -> None:
    out = tmp_path / "samples"
    finish(write_samples(outcome, out, SampleDesign(2, 0.25)))
    finish(write_samples(outcome, out, SampleDesign(1, 0.25)))
    assert {path.name for path in out.iterdir()} == {"sample-1.parquet", "manifest.json"}
    with pytest.raises(VbasError, match="holds the results of vbas samples"):
        check_result_folder(out, "suppress")


def test_what_cannot_be_written_is_said(outcome: Outcome, tmp_path: Path) -> None:
    with pytest.raises(VbasError, match="too few"):
        finish(write_samples(outcome, tmp_path, SampleDesign(1, 0.001)))
    file = tmp_path / "file"
    file.write_text("x")
    with pytest.raises(VbasError, match="is a file"):
        finish(write_samples(outcome, file, SampleDesign(1, 0.5)))
