"""Files of SPSS and Stata as they are written in bulk, read by pyreadstat, pandas and from here."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pyreadstat
import pytest

from core.io.release_pack.statistics import Coded, write_dta, write_sav
from core.io.verification.statistics import NotOfItsKindError, parts


def coded(n: int, **more: np.ndarray) -> Coded:
    rng = np.random.default_rng(n)
    columns = {
        "region_id": rng.integers(0, 9, n).astype(np.int32),
        "large": rng.integers(-(2**31), 2**31 - 1, n).astype(np.int32),
        "sex": rng.integers(1, 4, n).astype(float),
        "code": rng.integers(1, 900, n).astype(float),
        "cost": rng.normal(0, 1e5, n),
        "around": rng.integers(-105, 160, n).astype(np.int32),
        "blank": np.full(n, np.nan),
        "half": rng.integers(-3, 3, n) * 0.5,
        "exact": rng.integers(0, 2**52, n).astype(float),
        **more,
    }
    for name in ("sex", "code", "cost"):
        columns[name][rng.random(n) < 0.1] = np.nan
    labels = {"sex": {1: "F", 2: "é", 3: "X"}, "code": {i: f"c{i}" for i in range(1, 900)}}
    return Coded(columns, labels, {name: name.upper() for name in columns})


@pytest.mark.parametrize("n", [0, 1, 7, 40_000])
@pytest.mark.parametrize("ending", ["sav", "dta"])
def test_others_read_what_was_written(n: int, ending: str, tmp_path: Path) -> None:
    of, path = coded(n), tmp_path / f"x.{ending}"
    (write_sav if ending == "sav" else write_dta)(of, path)
    frame, about = getattr(pyreadstat, f"read_{ending}")(str(path))
    assert (list(frame), len(frame)) == (list(of.columns), n)
    read = {name: [frame[name].to_numpy()] for name in frame}
    for part in parts(path, list(of.columns), texts=False):
        for name, values in part.items():
            read[name].append(values)
    for name, values in of.columns.items():
        np.testing.assert_array_equal(read[name][0].astype(float), values.astype(float))
        again = np.concatenate(read[name][1:] or [np.zeros(0)])
        np.testing.assert_array_equal(again.astype(float), values.astype(float))
    assert about.variable_value_labels["sex"] == {1: "F", 2: "é", 3: "X"}
    assert about.column_labels[0] == "REGION_ID"


def test_every_edition_of_stata_reads_it(tmp_path: Path) -> None:
    write_dta(coded(50), tmp_path / "x.dta")
    assert (tmp_path / "x.dta").read_bytes()[:40] == b"<stata_dta><header><release>118</release"
    frame = pd.read_stata(tmp_path / "x.dta", convert_categoricals=False)
    assert frame["region_id"].dtype == np.int8
    np.testing.assert_array_equal(frame["cost"], coded(50).columns["cost"])


def test_columns_of_texts_are_written_by_the_library(tmp_path: Path) -> None:
    texts = np.array(["", "né", "long " * 9] * 4, object)
    of = coded(12, name=texts)
    write_sav(of, tmp_path / "x.sav")
    write_dta(of, tmp_path / "x.dta")
    for path in (tmp_path / "x.sav", tmp_path / "x.dta"):
        (part,) = parts(path, list(of.columns), texts=True)
        assert [str(of) for of in part["name"]] == [of.rstrip() for of in texts] or list(
            part["name"]
        ) == list(texts)
        np.testing.assert_array_equal(part["code"].astype(float), of.columns["code"])


@pytest.mark.parametrize("cut", [1, 8, 16, 2000])
def test_records_that_are_cut_short_are_none(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "x.sav"
    write_sav(coded(300), path)
    path.write_bytes(path.read_bytes()[:-cut] + (b"\x01" * 8 if cut == 8 else b""))
    with pytest.raises(NotOfItsKindError):
        list(parts(path, list(coded(1).columns), texts=False))
