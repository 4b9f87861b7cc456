"""What can be said of a record file before it is counted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from core.io.records import RecordPreview, category_counts, inspect_records, suggest_area_column
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish
from tests.core.io.record_files import layer


def make(path: Path) -> RecordPreview:
    rng = np.random.default_rng(1)
    n = 2000
    frame = pd.DataFrame(
        {
            "DAUID": rng.choice([35010001, 35010002], n),
            "place": rng.choice(["01", "02"], n),
            "sex": rng.choice([1, 2, 8], n, p=[0.5, 0.49, 0.01]),
            "age": rng.choice([*range(90), 999], n),
            "grade": rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9], n),
            "code": rng.choice([1, 2, 99999999, 88888888], n),
            "word": rng.choice(["a", "9", None], n),
            "WTS_M": rng.random(n),
            "health_card": np.arange(n),
            "born": pd.Timestamp("2001-02-03"),
            "income": rng.integers(1, 10**6, n),
        }
    )
    frame.to_csv(path, index=False) if path.suffix == ".csv" else frame.to_parquet(path)
    return finish(inspect_records(path))


@pytest.mark.parametrize("name", ["r.parquet", "r.csv"])
def test_columns(tmp_path: Path, name: str) -> None:
    preview = make(tmp_path / name)
    of = {c.name: c for c in preview.columns}
    assert preview.n_rows == 2000
    assert list(of)[:3] == ["DAUID", "place", "sex"]
    assert {n: c.looks_like for n, c in of.items()} == {
        "DAUID": "area id",
        "place": None,
        "sex": "quasi-identifier",
        "age": "quasi-identifier",
        "grade": None,
        "code": None,
        "word": None,
        "WTS_M": "weight",
        "health_card": "direct identifier",
        "born": None,
        "income": "quasi-identifier",
    }
    assert of["sex"].suggested_missing == ("8",)
    assert of["age"].suggested_missing == ("999",)
    assert of["grade"].suggested_missing == ()
    assert of["code"].suggested_missing == ("88888888", "99999999")
    assert of["word"].suggested_missing == ()
    assert of["sex"].n_distinct == 3
    assert of["word"].n_missing > 500
    assert of["income"].kind == of["age"].kind == "number"
    assert of["place"].kind == of["word"].kind == "text"
    assert of["born"].kind == ("date" if name == "r.parquet" else "text")
    approximate = of["health_card"].n_distinct
    assert approximate is not None
    assert 1700 <= approximate <= 2000


def test_suggested_area_column(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    preview = make(path)
    assert suggest_area_column(preview, layer("35010001", "35010002"), path) == "DAUID"
    assert suggest_area_column(preview, layer("01", "02"), path) == "place"
    assert suggest_area_column(preview, layer("XX", "YY"), path) is None


def test_category_counts(tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    pd.DataFrame({"x": ["1", "7", "8", "12", "what", " ", None, "99"]}).to_parquet(path)
    found = finish(
        category_counts(path, QuasiIdentifier("x", missing=("99",), band=Band(5, top=10)))
    )
    assert found.labels == ("0-4", "5-9", "10+")
    assert found.counts == (1, 2, 1)
    assert (found.n_missing, found.n_not_numeric) == (4, 1)
    found = finish(
        category_counts(path, QuasiIdentifier("x", order=("7", "z"), groups={"z": ("1", "12")}))
    )
    assert found.labels == ("7", "z", "8", "99", "what")
    assert found.counts == (1, 2, 1, 1, 1)
    assert found.n_missing == 2
