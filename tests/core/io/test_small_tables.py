"""Places of sites and locked areas from small tables; bad ones get a sentence."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.io.small_tables import check_sites_on_map, read_locks, read_sites

FINITE = st.floats(allow_nan=False, allow_infinity=False)


@given(st.lists(st.tuples(FINITE, FINITE), min_size=1, max_size=5))
def test_sites_come_back_to_the_last_bit(tmp_path_factory, sites) -> None:
    path = tmp_path_factory.mktemp("s") / "sites.csv"
    path.write_text("region_id,y,x\n" + "".join(f"1,{y!r},{x!r}\n" for x, y in sites))
    assert read_sites(path) == tuple(sites)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is empty"),
        ("x\n1\n", "no column y"),
        ("a,b\n1,2\n", "no column x"),
        ("x,y\n", "names no site"),
        ("x,y\n1,2\n3\n", "Line 3 of sites.csv has 1 fields"),
        ("x,y\n1,nan\n", "Column y of sites.csv holds no finite number in line 2"),
        ("x,y\n\ninf,1\n", "no finite number in line 3"),
        ("x,y\n1,2\nhere,1\n", "Column x of sites.csv holds no finite number in line 3"),
        ("x,y\n1,\n", "no finite number"),
    ],
)
def test_bad_sites(tmp_path, text, told) -> None:
    path = tmp_path / "sites.csv"
    path.write_text(text)
    with pytest.raises(VbasError, match=told):
        read_sites(path)


def test_files_that_are_no_tables(tmp_path) -> None:
    with pytest.raises(VbasError, match=r"gone\.csv cannot be read"):
        read_sites(tmp_path / "gone.csv")
    with pytest.raises(VbasError, match="cannot be read"):
        read_locks(tmp_path)
    with pytest.raises(VbasError, match=r"^\. cannot be read"):
        read_locks(Path("."))
    (tmp_path / "odd.csv").write_bytes(b"x,y\x00\n1,1\n")
    with pytest.raises(VbasError, match="not a text table"):
        read_sites(tmp_path / "odd.csv")


def test_sites_far_away() -> None:
    points = np.array([[0.0, 0.0], [1000.0, 500.0]])
    check_sites_on_map(((1500.0, -400.0), (0.0, 0.0)), points)
    with pytest.raises(VbasError, match=r"Site 2 at \(-64, 46\) lies far outside"):
        check_sites_on_map(((7e6, 1e6), (-63.6, 46.2)), points + np.array([7e6, 1e6]))


def test_locks(tmp_path) -> None:
    path = tmp_path / "locks.csv"
    path.write_text("\ufeffarea_id;region_id\n0010;7\n 0011 ;\n0012;07\n", encoding="utf-8")
    assert read_locks(path) == (("0010", "7"), ("0011", ""), ("0012", "07"))
    path.write_text("area_id\n10\n11\n")
    assert read_locks(path) == (("10", ""), ("11", ""))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("id,region_id\n1,1\n", "no column area_id"),
        ("area_id,region_id\n", "names no area"),
        ("area_id,region_id\n10,1\n10,2\n", "locks area 10 twice, the second time in line 3"),
        ("area_id,region_id\n,1\n", "no area id in line 2"),
    ],
)
def test_bad_locks(tmp_path, text, told) -> None:
    path = tmp_path / "locks.csv"
    path.write_text(text)
    with pytest.raises(VbasError, match=told):
        read_locks(path)
