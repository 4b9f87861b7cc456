"""Distinct records out of files: those of a study, and those of the whole file."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from core.errors import VbasError
from core.io.records import count_records
from core.io.records.distinct import read_distinct
from core.quasi_identifiers import Band, QuasiIdentifier
from core.record_uniqueness.counted import distinct_of_counts
from core.record_uniqueness.question import Question
from core.record_uniqueness.table import class_table
from core.steps import finish
from tests.core.io.record_files import layer, parquet, source
from tests.core.record_uniqueness.test_counted import tally
from tests.vector_cases import CASES, FOLDER, areas, expected

HERE = layer("01", "02", "03")


def some(path: Path) -> Path:
    return parquet(
        path / "r.parquet",
        area=["01", "02", "02", "09", None, "01"],
        sex=["f", "m", "m", "f", None, "f"],
        age=[10, 20, 20, 30, 40, 11],
    )


def test_without_areas_every_record_of_the_file_is_counted(tmp_path: Path) -> None:
    qis = (QuasiIdentifier("sex"), QuasiIdentifier("age"))
    distinct = finish(read_distinct(some(tmp_path), qis))
    want = {("f", "10"): 1, ("m", "20"): 2, ("f", "30"): 1, ("missing", "40"): 1, ("f", "11"): 1}
    assert tally(distinct) == want
    assert distinct.areas is None


def test_with_areas_it_is_the_study(tmp_path: Path) -> None:
    qis = (QuasiIdentifier("sex"), QuasiIdentifier("age", band=Band(10)))
    path = some(tmp_path)
    distinct = finish(read_distinct(path, qis, area_column="area", areas=HERE))
    study = finish(count_records(source(path, *qis), HERE))
    assert tally(distinct) == tally(distinct_of_counts(study.counts, qis, HERE))
    assert tally(distinct) == {("01", "f", "10-19"): 2, ("02", "m", "20-29"): 2}
    assert distinct.left_out["unknown area"] == 2
    assert distinct.variable("age").step == 10


def test_records_of_no_area_can_be_kept(tmp_path: Path) -> None:
    places = layer("01", "02", "03")
    object.__setattr__(places, "parents", {"fsa": np.array(["A", "A", "B"], dtype=object)})
    qis = (QuasiIdentifier("sex"),)
    distinct = finish(
        read_distinct(some(tmp_path), qis, area_column="area", areas=places, keep_unknown=True)
    )
    want = {("01", "f"): 2, ("02", "m"): 2, ("missing", "f"): 1, ("missing", "missing"): 1}
    assert tally(distinct) == want
    assert distinct.areas is not None
    assert sorted(distinct.areas.tolist()) == [-1, -1, 0, 1]
    assert [of.name for of in distinct.variables[0].levels] == ["fsa"]
    assert [str(of) for of in distinct.notices] == [
        "Records in none of the areas: 2. They count, and their geography is missing."
    ]
    assert distinct.left_out["unknown area"] == 0


def test_ids_are_a_geography_of_their_own_without_a_layer(tmp_path: Path) -> None:
    qis = (QuasiIdentifier("sex"),)
    distinct = finish(read_distinct(some(tmp_path), qis, area_column="area"))
    assert distinct.variables[0].categories == ("01", "02", "09")
    assert tally(distinct) == {("01", "f"): 2, ("02", "m"): 2, ("09", "f"): 1}


@pytest.mark.parametrize("case", CASES)
def test_a_vector_has_the_classes_that_are_expected(case: str) -> None:
    want = expected(case)["ru"]
    qis = [QuasiIdentifier(name) for name in want["variables"]]
    distinct = finish(read_distinct(FOLDER / case / "records.parquet", qis))
    table = class_table(distinct, Question(tuple(want["variables"])))
    full = want["table"][-1]
    assert distinct.n_records == want["records"]
    assert len(table) == full["ecs"]
    assert int(np.count_nonzero(table.counts == 1)) == full["unique"]
    assert int(table.counts[table.counts <= 5].sum()) == full["sets"]


def test_persons_and_records_without_a_value_as_asked(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "p.parquet",
        sex=["f", "f", "m", None, "f"],
        who=["1", "1", "2", "3", None],
    )
    qis = (QuasiIdentifier("sex"),)
    assert tally(finish(read_distinct(path, qis, person_column="who"))) == {
        ("f",): 2,
        ("m",): 1,
        ("missing",): 1,
    }
    found = finish(read_distinct(path, qis, exclude_missing=True))
    assert tally(found) == {("f",): 3, ("m",): 1}
    assert found.left_out["missing values"] == 1


@pytest.mark.parametrize("with_areas", [False, True])
def test_a_column_of_record_numbers_is_said_to_be_one(tmp_path: Path, with_areas: bool) -> None:
    n = 100_001
    path = parquet(tmp_path / "n.parquet", area=["01"] * n, number=list(range(n)))
    more = {"area_column": "area", "areas": HERE} if with_areas else {}
    with pytest.raises(VbasError, match="number has 100,000 categories or more") as error:
        finish(read_distinct(path, [QuasiIdentifier("number")], **more))
    assert "record number or another direct identifier, leave it out" in error.value.hint


@pytest.mark.parametrize(
    ("qis", "more", "said"),
    [
        (("height",), {}, "no column height"),
        ((), {}, "No quasi-identifier"),
        (("sex", "sex"), {}, "chosen 2 times"),
        (("sex",), {"areas": HERE}, "column of area ids is not chosen"),
        (("sex",), {"area_column": "sex"}, "area column sex is also given"),
    ],
)
def test_what_cannot_be_counted_is_said(
    tmp_path: Path, qis: tuple[str, ...], more: dict[str, object], said: str
) -> None:
    with pytest.raises(VbasError, match=said):
        chosen = [QuasiIdentifier(name) for name in qis]
        finish(read_distinct(some(tmp_path), chosen, **more))  # type: ignore[arg-type]


def test_a_file_without_records_is_said_to_be_empty(tmp_path: Path) -> None:
    path = tmp_path / "empty.csv"
    path.write_text("sex,age\n")
    with pytest.raises(VbasError, match="holds no records"):
        finish(read_distinct(path, [QuasiIdentifier("sex")]))


@pytest.mark.parametrize("stage", ["reading records", "coding records", "joining equal records"])
def test_closing_leaves_no_thread_behind(tmp_path: Path, stage: str) -> None:
    rng = np.random.default_rng(1)
    path = tmp_path / "many.parquet"
    pd.DataFrame({f"v{i}": rng.integers(0, 90, 100_000) for i in range(3)}).to_parquet(path)
    before = set(threading.enumerate())
    steps = read_distinct(path, [QuasiIdentifier(f"v{i}") for i in range(3)])
    assert stage in (step.stage for step in steps)
    steps.close()
    assert {of for of in threading.enumerate() if "vbas" in of.name} <= before


def test_areas_of_a_vector_without_their_layer_are_the_same_records(tmp_path: Path) -> None:
    del tmp_path
    path, places = FOLDER / "river" / "records.parquet", areas("river")
    qis = [QuasiIdentifier("sex")]
    with_layer = finish(read_distinct(path, qis, area_column="area_id", areas=places))
    without = finish(read_distinct(path, qis, area_column="area_id"))
    known = set(places.ids.tolist())
    assert tally(with_layer) == {of: n for of, n in tally(without).items() if of[0] in known}
