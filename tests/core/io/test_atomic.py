"""Outputs appear complete or not at all."""

import errno
from pathlib import Path

import pytest

from core.errors import VbasError
from core.io.atomic import check_survive, whole_file, whole_folder


def test_new_folder_appears_at_the_end(tmp_path: Path) -> None:
    with whole_folder(tmp_path / "deep" / "out") as partial:
        (partial / "a.txt").write_text("a")
        assert not (tmp_path / "deep" / "out").exists()
    assert (tmp_path / "deep" / "out" / "a.txt").read_text() == "a"
    assert len(list((tmp_path / "deep").iterdir())) == 1


def test_existing_folder_keeps_other_files(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    (tmp_path / "a.txt").write_text("old")
    with whole_folder(tmp_path) as partial:
        (partial / "a.txt").write_text("new")
    assert (tmp_path / "mine.txt").read_text() == "mine"
    assert (tmp_path / "a.txt").read_text() == "new"


def test_failure_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "f.txt").write_text("old")
    with pytest.raises(VbasError, match="disk is full"), whole_file(tmp_path / "f.txt") as partial:
        partial.write_text("half")
        raise OSError(errno.ENOSPC, "No space left on device")
    with pytest.raises(VbasError, match="cannot be written"), whole_folder(tmp_path / "o"):
        raise OSError(errno.EROFS, "Read-only file system")
    with pytest.raises(ZeroDivisionError), whole_folder(tmp_path / "o"):
        raise ZeroDivisionError
    assert [p.name for p in tmp_path.iterdir()] == ["f.txt"]
    assert (tmp_path / "f.txt").read_text() == "old"


def test_other_failures_are_not_taken_for_a_full_disk(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), whole_file(tmp_path / "f"):
        raise RuntimeError("something else")
    assert list(tmp_path.iterdir()) == []


def test_what_is_read_is_never_replaced(tmp_path: Path) -> None:
    check_survive(
        tmp_path, ("a.csv", "b.csv"), (None, tmp_path / "c.csv", tmp_path / "x" / "a.csv")
    )
    for read in (tmp_path / "b.csv", str(tmp_path / "x" / ".." / "b.csv")):
        with pytest.raises(VbasError, match=r"would replace .*b\.csv, which is read"):
            check_survive(tmp_path, ("a.csv", "b.csv"), (None, read))
