"""The released records: blanks, order, kept columns, and what they must not tell."""

from __future__ import annotations

import pandas as pd
import pyarrow.parquet as pq
import pytest

from core.errors import VbasError
from core.io.cell_records import write_suppressed
from core.steps import finish
from tests.core.io.cell_cases import file_of, outcome_of, read

ROWS = {
    "sex": ["F", "M", "F", "M", "F", None],
    "age": ["30", "20", "20", "30", "20", "20"],
    "note": [1.5, 2.5, None, 4.5, 0.5, 3.5],
}


@pytest.fixture
def records_file(tmp_path):
    return file_of(tmp_path / "records.parquet", ROWS)


def written(path):
    """Rows as text, None where blank."""
    table = pd.read_csv(path, dtype=str) if path.suffix == ".csv" else pd.read_parquet(path)
    return [
        tuple(None if pd.isna(v) else str(v) for v in row) for row in table.itertuples(index=False)
    ]


def release(outcome, path, **more):
    return finish(write_suppressed(outcome, path, **more))


def test_blanked_and_missing_values_are_empty_and_rows_are_sorted(records_file, tmp_path):
    records = read(records_file, "age", "sex")
    outcome = outcome_of(records, ("age", "sex"), [(0, "sex"), (1, "age"), (1, "sex")])
    done = release(outcome, tmp_path / "out.parquet")
    assert written(done.path) == [
        ("20", "F"),
        ("20", "F"),
        ("20", None),
        ("30", "M"),
        ("30", None),
        (None, None),
    ]
    assert done.n_records == 6


def test_the_order_of_the_file_can_be_kept(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"), [(1, "age")])
    done = release(outcome, tmp_path / "out.parquet", keep_order=True)
    assert written(done.path) == [
        ("30", "F"),
        (None, "M"),
        ("20", "F"),
        ("30", "M"),
        ("20", "F"),
        ("20", None),
    ]


def test_csv_says_the_same_as_parquet(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"), [(0, "age")])
    more = {"keep": ("note",), "source": records_file}
    one = release(outcome, tmp_path / "out.parquet", force=True, **more)
    other = release(outcome, tmp_path / "out.csv", force=True, **more)
    assert written(one.path) == written(other.path)
    assert (tmp_path / "out.csv").read_text().startswith('"age","sex","note"')


def test_released_columns_can_be_chosen(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"), [(0, "sex")])
    done = release(outcome, tmp_path / "out.parquet", released=("sex",))
    assert written(done.path) == [("F",), ("F",), ("M",), ("M",), (None,), (None,)]


def test_kept_columns_keep_their_type_and_stay_with_their_record(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"))
    done = release(outcome, tmp_path / "out.parquet", keep=("note",), source=records_file)
    assert str(pq.read_schema(done.path).field("note").type) == "double"
    assert written(done.path) == [
        ("20", "F", "0.5"),
        ("20", "F", None),
        ("20", "M", "2.5"),
        ("20", None, "3.5"),
        ("30", "F", "1.5"),
        ("30", "M", "4.5"),
    ]


def test_the_file_says_of_itself_what_it_is_told(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"))
    done = release(outcome, tmp_path / "out.parquet", metadata={b"vbas_synthetic": b"seed 1"})
    assert pq.read_metadata(done.path).metadata[b"vbas_synthetic"] == b"seed 1"


def test_regions_are_whole_numbers_again(tmp_path):
    path = file_of(tmp_path / "r.csv", {"region_id": ["10", "9", "10"], "age": ["a", "a", "b"]})
    outcome = outcome_of(read(path, "region_id", "age"), ("region_id", "age"), [(1, "region_id")])
    done = release(outcome, tmp_path / "out.parquet")
    assert str(pq.read_schema(done.path).field("region_id").type) == "int32"
    assert pd.read_parquet(done.path)["region_id"].tolist()[:2] == [10, 10]


CODES = {
    "block": ["A", "A", "B", "B", "B", "A"],
    "code": ["A1", "A2", "B1", "B1", "B2", "A1"],
    "other": ["x", "y", "x", "y", "x", "y"],
}


def test_a_finer_column_that_is_kept_is_refused_where_it_tells_a_blank(tmp_path):
    path = file_of(tmp_path / "codes.csv", CODES)
    outcome = outcome_of(read(path, "block", "other"), ("block", "other"), [(2, "block")])
    with pytest.raises(VbasError, match="code tells 1 of 1 blanked values of block"):
        release(outcome, tmp_path / "out.parquet", keep=("code",), source=path)
    assert not (tmp_path / "out.parquet").exists()


def test_a_finer_column_may_be_kept_where_nothing_is_blanked(tmp_path):
    path = file_of(tmp_path / "codes.csv", CODES)
    outcome = outcome_of(read(path, "block", "other"), ("block", "other"), [(2, "other")])
    done = release(outcome, tmp_path / "out.parquet", keep=("code",), source=path)
    assert done.n_records == 6


def test_a_forced_column_is_released_and_said(tmp_path):
    path = file_of(tmp_path / "codes.csv", CODES)
    outcome = outcome_of(read(path, "block", "other"), ("block", "other"), [(2, "block")])
    done = release(outcome, tmp_path / "out.parquet", keep=("code",), source=path, force=True)
    assert "code tells 1 of 1 blanked values of block" in str(done.notices[0])


def test_protected_columns_that_tell_each_other_are_said(tmp_path):
    path = file_of(tmp_path / "codes.csv", CODES)
    outcome = outcome_of(read(path, "block", "code"), ("block", "code"), [(2, "block")])
    done = release(outcome, tmp_path / "out.parquet")
    assert "Let code follow block" in str(done.notices[0])


def test_nothing_is_said_where_the_finer_value_is_blanked_too(tmp_path):
    path = file_of(tmp_path / "codes.csv", CODES)
    blanked = [(2, "block"), (2, "code")]
    outcome = outcome_of(read(path, "block", "code"), ("block", "code"), blanked)
    assert release(outcome, tmp_path / "out.parquet").notices == ()


def test_an_unprotected_column_of_the_records_is_refused_like_a_kept_one(tmp_path):
    path = file_of(tmp_path / "codes.csv", CODES)
    records = read(path, "block", "code", "other")
    outcome = outcome_of(records, ("block", "other"), [(2, "block")])
    with pytest.raises(VbasError, match="code tells 1 of 1 blanked values of block"):
        release(outcome, tmp_path / "out.parquet", released=("block", "code", "other"))


AREAS = {
    "area": ["a1", "a2", "b1", "b2", "a1", "a2"],
    "region_id": ["1", "1", "2", "2", "1", "1"],
    "postal": ["K1A", "K1B", "K2A", "K2B", "K1A", "K1B"],
    "age": ["x", "y", "x", "y", "y", "x"],
}


@pytest.mark.parametrize("column", ["area", "postal"])
def test_what_tells_the_area_is_refused_beside_regions(tmp_path, column):
    path = file_of(tmp_path / "areas.csv", AREAS)
    outcome = outcome_of(read(path, "region_id", "age", area="area"), ("region_id", "age"))
    with pytest.raises(VbasError, match=f"{column} tells the area of 6 of 6"):
        release(outcome, tmp_path / "out.parquet", keep=(column,), source=path)
    assert list(tmp_path.iterdir()) == [path]


def test_a_protected_column_that_tells_the_area_is_refused_too(tmp_path):
    path = file_of(tmp_path / "areas.csv", AREAS)
    columns = ("region_id", "postal", "age")
    outcome = outcome_of(read(path, *columns, area="area"), columns)
    with pytest.raises(VbasError, match="postal tells the area"):
        release(outcome, tmp_path / "out.parquet")


def test_regions_of_one_area_hide_none(tmp_path):
    rows = {**AREAS, "region_id": AREAS["area"]}
    path = file_of(tmp_path / "areas.csv", rows)
    outcome = outcome_of(read(path, "region_id", "age", area="area"), ("region_id", "age"))
    done = release(outcome, tmp_path / "out.parquet", keep=("postal",), source=path)
    assert done.n_records == 6


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"keep": ("age",)}, "age is protected and cannot also be kept"),
        ({"keep": ("nobody",)}, "has no column nobody"),
        ({"keep": ("note", "note")}, "named twice"),
        ({"released": ()}, "No column is to be released"),
        ({"released": ("wrong",)}, "The records have no column wrong"),
    ],
)
def test_columns_that_cannot_be_released(records_file, tmp_path, more, said):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"))
    with pytest.raises(VbasError, match=said):
        release(outcome, tmp_path / "out.parquet", source=records_file, **more)
    assert list(tmp_path.iterdir()) == [records_file]


def test_kept_columns_need_their_file(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"))
    with pytest.raises(VbasError, match="the record file is not known"):
        release(outcome, tmp_path / "out.parquet", keep=("note",))


def test_a_file_that_changed_is_refused(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"))
    file_of(records_file, {name: of[:5] for name, of in ROWS.items()})
    with pytest.raises(VbasError, match="has changed since its records were read: it has 5 rows"):
        release(outcome, tmp_path / "out.parquet", keep=("note",), source=records_file)


def test_a_place_that_is_none_is_refused(records_file, tmp_path):
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"))
    with pytest.raises(VbasError, match="cannot be written"):
        release(outcome, records_file / "out.parquet")


def test_a_value_that_is_blanked_everywhere_is_nowhere_in_the_file(tmp_path):
    rows = {"name": ["Abc", "Abc", "Rarissima"], "sex": ["F", "F", "F"]}
    path = file_of(tmp_path / "rare.csv", rows)
    outcome = outcome_of(read(path, "name", "sex"), ("name", "sex"), [(2, "name")])
    done = release(outcome, tmp_path / "out.parquet")
    column = pq.read_table(done.path, read_dictionary=["name"])["name"]
    assert column.chunk(0).dictionary.to_pylist() == ["Abc"]


def test_a_column_that_was_read_for_its_levels_can_be_kept(tmp_path):
    path = file_of(tmp_path / "codes.csv", CODES)
    outcome = outcome_of(read(path, "block", "code", "other"), ("block", "other"), [(2, "other")])
    done = release(outcome, tmp_path / "out.parquet", keep=("code",), source=path)
    assert sorted(pd.read_parquet(done.path)["code"]) == sorted(CODES["code"])


def test_the_record_file_is_never_replaced(records_file):
    before = records_file.read_bytes()
    outcome = outcome_of(read(records_file, "age", "sex"), ("age", "sex"))
    with pytest.raises(VbasError, match="The results would replace"):
        release(outcome, records_file, source=records_file)
    assert records_file.read_bytes() == before
