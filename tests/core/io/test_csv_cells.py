"""CSV that no spreadsheet executes, and that comes back as it was."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.areas import AreaLayer
from core.io.csv_cells import guarded, guarded_values, plain, plain_frame, write_csv
from core.io.level_files import write_levels
from core.io.partitions import partition_of_table, read_regions
from core.io.small_tables import read_locks
from core.io.table_export import export_table
from core.tables.base import TEXT, Column

FORMULAS = (
    "=1+1",
    "+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "'=1",
    "-",
    "=",
)
NUMBERS = ("-1", "+1", "-1.5", "-.5", "-1e5", "+1.25E-7", "15551234")
PLAIN = ("A1", "", "0-4", "a=b", "'tis", "1-2", " =1")


def executed(cell: str) -> bool:
    """Whether a spreadsheet could take the cell for a formula."""
    if cell[:1] not in {"=", "+", "-", "@", "\t", "\r", "\n"}:
        return False
    try:
        float(cell)
    except ValueError:
        return True
    return False


def test_formulas_are_guarded_and_nothing_else() -> None:
    assert [guarded(of) for of in FORMULAS] == [f"'{of}" for of in FORMULAS]
    for text in (*NUMBERS, *PLAIN):
        assert guarded(text) == text
    values = pa.array([*FORMULAS, *NUMBERS, *PLAIN, None])
    assert guarded_values(values).to_pylist() == [*map(guarded, values.to_pylist()[:-1]), None]


@given(st.text(alphabet="=+-@\t\r\n'a1.e", max_size=6))
def test_every_text_comes_back_and_none_is_executed(text: str) -> None:
    assert plain(guarded(text)) == text
    assert not executed(guarded(text))
    assert guarded_values(pa.array([text])).to_pylist() == [guarded(text)]


def test_a_written_table_has_no_formula_in_cells_or_names(tmp_path: Path) -> None:
    frame = pd.DataFrame({"=name": [*FORMULAS, None], "n": [-1.5] * (len(FORMULAS) + 1)})
    write_csv(frame, tmp_path / "t.csv")
    read = pd.read_csv(tmp_path / "t.csv", dtype=str, keep_default_na=False)
    assert not any(map(executed, [*read.columns, *read.to_numpy().ravel()]))
    assert set(read["n"]) == {"-1.5"}
    back = plain_frame(read)
    assert back.columns[0] == "=name"
    assert back["=name"].tolist() == [*FORMULAS, ""]


@pytest.mark.parametrize("ids", [("-1", "-2", "03"), ("=a", "-b", "@c"), ("'=a", "''-b", "'c")])
def test_ids_of_areas_come_back(tmp_path: Path, ids: tuple[str, ...]) -> None:
    path = tmp_path / "assignment.csv"
    write_csv(pd.DataFrame({"area_id": ids, "region_id": [1, 1, 2]}), path)
    layer = AreaLayer("a", np.array(ids, dtype=object), np.zeros((3, 2)), np.full(3, np.nan))
    partition = partition_of_table(read_regions(path), layer, "area_id", "region_id")
    assert partition.regions.tolist() == ["1", "1", "2"]
    assert sorted(read_locks(path)) == sorted(zip(ids, "112", strict=True))


def test_exports_and_levels_are_guarded(tmp_path: Path) -> None:
    values = np.array(["=1+1", "fine"], dtype=object)
    column = Column("=name", "=name", values, TEXT)
    export_table(tmp_path / "t.csv", [column], np.arange(2))
    assert (tmp_path / "t.csv").read_text().splitlines() == ["'=name", "'=1+1", "fine"]
    write_levels(tmp_path / "out", pd.DataFrame({"level": ["=1"]}), pd.DataFrame())
    assert (tmp_path / "out" / "levels.csv").read_text() == "level\n'=1\n"
