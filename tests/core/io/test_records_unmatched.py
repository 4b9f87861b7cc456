"""Area ids of records that no area has, told before anything is counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from record_files import layer, parquet

from core.errors import VbasError
from core.io.records import POSTAL_CODE, UnmatchedIds, unmatched_ids
from core.steps import finish


def look(path: Path, areas, column: str = "area", **more) -> UnmatchedIds:
    return finish(unmatched_ids(path, areas, column, **more))


def test_distinct_ids_without_an_area_are_counted_and_three_are_named(tmp_path: Path) -> None:
    ids = ["a", "a", "x4", "x1", "x2", "x3", "x1", None, "b"]
    path = parquet(tmp_path / "r.parquet", area=ids, secret=list(range(9)))
    assert look(path, layer("a", "b", "c")) == UnmatchedIds(6, 4, ("x1", "x2", "x3"))


def test_ids_match_as_they_do_in_counting(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_text("area,v\n1.0,1\n7,1\n0012,1\n99,2\n")
    assert look(path, layer("001", "007", "12")) == UnmatchedIds(4, 1, ("99",))


def test_postal_codes_are_named_as_they_stand_in_the_file(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["B3H 4R2", "B3K1A1", "X0X 0X0"])
    found = look(path, layer("B3H", "B3K"), area_kind=POSTAL_CODE)
    assert (found.distinct, found.unmatched, found.examples) == (3, 1, ("X0X 0X0",))


def test_all_match_and_none_match(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["a", "b"])
    assert look(path, layer("a", "b")) == UnmatchedIds(2, 0)
    assert look(path, layer("p", "q")) == UnmatchedIds(2, 2, ("a", "b"))


def test_a_file_that_is_gone_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(VbasError):
        look(tmp_path / "none.parquet", layer("a"))
