"""Folders of results: of one run, whole or not there, and never over what is read."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from pathlib import Path

import pytest

from core.errors import VbasError
from core.io.atomic import mark_of_process
from core.io.result_folder import (
    MANIFEST,
    changed_since_written,
    check_result_folder,
    located,
    put_back,
    whole_folder,
)


def make(folder: Path, text: str = "new", command: str = "aggregate", **files: str) -> None:
    with whole_folder(folder, command) as partial:
        (partial / "internal").mkdir()
        for name in ("metrics.json", "assignment.csv"):
            (partial / "internal" / name).write_text(text)
        for name, of in files.items():
            (partial / f"{name}.csv").write_text(of)


def contents(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in folder.rglob("*")
        if path.is_file() and path.name != MANIFEST
    }


NEW = {"internal/metrics.json": "new", "internal/assignment.csv": "new"}
OLD = dict.fromkeys(NEW, "old")


def test_a_new_folder_appears_at_the_end_with_a_manifest(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "out"
    with whole_folder(out, "aggregate") as partial:
        (partial / "a.txt").write_text("a")
        assert not out.exists()
    assert contents(out) == {"a.txt": "a"}
    told = json.loads((out / MANIFEST).read_text())
    assert told["command"] == "aggregate"
    assert told["files"]["a.txt"]["bytes"] == 1
    assert [of.name for of in out.parent.iterdir()] == ["out"]


def test_a_folder_holds_files_of_one_run_only(tmp_path: Path) -> None:
    make(tmp_path / "out", "old", more="old")
    (tmp_path / "out" / "internal" / ".DS_Store").write_text("")
    (tmp_path / "out" / "internal" / "metrics.json-wal").write_text("")
    (tmp_path / "out").chmod(0o700)
    make(tmp_path / "out")
    assert contents(tmp_path / "out") == NEW
    assert (tmp_path / "out").stat().st_mode & 0o777 == 0o700
    assert len(list(tmp_path.iterdir())) == 1


def test_anything_else_in_it_is_refused_and_stays(tmp_path: Path) -> None:
    make(tmp_path / "out", "old")
    (tmp_path / "out" / "internal" / "notes.txt").write_text("mine")
    with pytest.raises(VbasError, match=r"holds internal/notes\.txt, which is not of an earlier"):
        make(tmp_path / "out")
    assert contents(tmp_path / "out") == {**OLD, "internal/notes.txt": "mine"}
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "records.parquet").write_text("mine")
    with pytest.raises(VbasError, match=r"holds records\.parquet"):
        check_result_folder(tmp_path / "other", "aggregate")
    (tmp_path / "third" / "empty").mkdir(parents=True)
    with pytest.raises(VbasError, match="holds empty,"):
        check_result_folder(tmp_path / "third", "aggregate")
    make(tmp_path / "swept", command="sweep")
    with pytest.raises(VbasError, match="holds the results of vbas sweep"):
        make(tmp_path / "swept")


def test_what_comes_into_it_while_the_run_goes_on_stays(tmp_path: Path) -> None:
    make(tmp_path / "out", "old")
    with (
        pytest.raises(VbasError, match=r"holds notes\.txt"),
        whole_folder(tmp_path / "out", "aggregate"),
    ):
        (tmp_path / "out" / "notes.txt").write_text("mine")
    assert contents(tmp_path / "out") == {**OLD, "notes.txt": "mine"}


def test_results_of_the_first_version_are_replaced(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "metrics.json").write_text('{\n "n": 1,\n "program": "vbas 0.1.0"\n}')
    for name in ("assignment.csv", "records.parquet", "regions.gpkg"):
        (out / name).write_text("old")
    make(out)
    assert contents(out) == NEW
    (tmp_path / "levels").mkdir()
    (tmp_path / "levels" / "levels.csv").write_text("level,province,max_combinations,rule\n")
    make(tmp_path / "levels", command="levels")
    assert contents(tmp_path / "levels") == NEW


def test_what_was_kept_on_the_way_stays(tmp_path: Path) -> None:
    runs = tmp_path / "out" / "runs"
    runs.mkdir(parents=True)
    (runs / "a.json").write_text("a")
    make(tmp_path / "out", command="sweep")
    assert contents(tmp_path / "out") == {**NEW, "runs/a.json": "a"}
    (runs / "b.json").write_text("b")
    make(tmp_path / "out", command="sweep")
    assert contents(tmp_path / "out") == {**NEW, "runs/a.json": "a", "runs/b.json": "b"}
    with pytest.raises(VbasError, match="vbas sweep"):
        check_result_folder(tmp_path / "out", "aggregate")


def test_failures_leave_everything_as_it_was(tmp_path: Path) -> None:
    make(tmp_path / "out", "old")
    for error, match in (
        (OSError(errno.ENOSPC, "No space left on device"), "disk is full"),
        (OSError(errno.EROFS, "Read-only file system"), "cannot be written"),
    ):
        with pytest.raises(VbasError, match=match), whole_folder(tmp_path / "out", "aggregate"):
            raise error
    with pytest.raises(ZeroDivisionError), whole_folder(tmp_path / "a" / "o", "aggregate"):
        raise ZeroDivisionError
    assert contents(tmp_path) == {f"out/{name}": "old" for name in NEW}
    assert [of.name for of in tmp_path.iterdir()] == ["out"]


def test_files_that_are_read_are_never_inside(tmp_path: Path) -> None:
    make(tmp_path / "out", "old")
    inside = tmp_path / "out" / "internal" / "assignment.csv"
    link = tmp_path / "link.csv"
    link.symlink_to(inside)
    (tmp_path / "elsewhere").symlink_to(tmp_path / "out")
    for out in (tmp_path / "out", tmp_path / "elsewhere"):
        for read in (inside, link, tmp_path / "out" / ".." / "out" / "new.csv", str(inside)):
            with pytest.raises(VbasError, match=r"would replace .*, which is read"):
                check_result_folder(out, "aggregate", (None, read))
    check_result_folder(tmp_path / "out", "aggregate", (None, tmp_path / "new.csv"))


def test_a_link_to_a_folder_is_followed(tmp_path: Path) -> None:
    make(tmp_path / "real", "old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    make(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert contents(tmp_path / "real") == NEW


def test_places_that_are_no_folder_of_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "home" / "me"
    inside.mkdir(parents=True)
    for name in ("HOME", "TMPDIR"):
        monkeypatch.setenv(name, str(inside))
    monkeypatch.chdir(inside)
    for path in (Path("/"), Path(), inside, tmp_path / "home"):
        with pytest.raises(VbasError, match="is no folder for results"):
            check_result_folder(path, "aggregate")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    before = sorted(tmp_path.rglob("*"))
    (tmp_path / "home" / "taken").write_text("")
    for path, match in (
        (Path("/dev/null"), "is a file, but a folder is needed"),
        (tmp_path / "home" / "taken", "is a file, but a folder is needed"),
        (tmp_path / "home" / "taken" / "deep" / "er", "taken is a file"),
        (loop, "cannot be written"),
        (loop / "out", "cannot be written"),
        (tmp_path / "a\nb", "cannot be seen"),
        (tmp_path / "a\x7fb", "cannot be seen"),
    ):
        with pytest.raises(VbasError, match=match) as caught:
            check_result_folder(path, "aggregate")
        assert "\n" not in str(caught.value)
    (tmp_path / "home" / "taken").unlink()
    assert sorted(tmp_path.rglob("*")) == before


_KILLED_AT = """
import os, sys
from pathlib import Path
from core.io.result_folder import whole_folder
left = [int(sys.argv[2])]
rename = Path.rename
def step(self, target):
    if left[0] == 0:
        os._exit(9)
    left[0] -= 1
    found = rename(self, target)
    if left[0] == 0:
        os._exit(9)
    return found
Path.rename = step
with whole_folder(Path(sys.argv[1]), "aggregate") as partial:
    (partial / "internal").mkdir()
    for name in ("metrics.json", "assignment.csv"):
        (partial / "internal" / name).write_text("new")
"""


@pytest.mark.parametrize(("renames", "wanted"), [(0, OLD), (1, OLD), (2, NEW)])
def test_killed_between_renames(tmp_path: Path, renames: int, wanted: dict[str, str]) -> None:
    out = tmp_path / "out"
    make(out, "old")
    done = subprocess.run([sys.executable, "-c", _KILLED_AT, out, str(renames)], check=False)
    assert done.returncode == 9
    assert out.exists() == (renames != 1)
    found = located(out / "internal" / "assignment.csv")
    assert found.read_text() == wanted["internal/assignment.csv"]
    assert contents(out) == wanted
    make(out)
    assert contents(out) == NEW
    assert [of.name for of in tmp_path.iterdir()] == ["out"]


def test_what_living_processes_write_is_left_alone(tmp_path: Path) -> None:
    mine = tmp_path / f".out-{mark_of_process()}-x.new"
    other = tmp_path / ".out-another.new"
    for folder in (mine, other):
        folder.mkdir()
    put_back(tmp_path / "out")
    assert mine.exists()
    assert other.exists()


def test_the_second_rename_that_fails_puts_the_first_one_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path / "out", "old")
    rename = Path.rename

    def fails(self: Path, target: Path) -> Path:
        if self.suffix == ".new":
            raise OSError(errno.EIO, "Input/output error")
        return rename(self, target)

    with monkeypatch.context() as patched, pytest.raises(VbasError, match="Input/output error"):
        patched.setattr(Path, "rename", fails)
        make(tmp_path / "out")
    assert contents(tmp_path / "out") == OLD
    assert [of.name for of in tmp_path.iterdir()] == ["out"]


def test_files_of_results_are_found_in_both_orders(tmp_path: Path) -> None:
    out = tmp_path / "out"
    make(out)
    inside = out / "internal" / "assignment.csv"
    assert located(out / "assignment.csv") == inside
    assert located(inside) == inside
    assert located(out / "nothing.csv") == out / "nothing.csv"
    flat = tmp_path / "flat"
    flat.mkdir()
    (flat / "assignment.csv").write_text("")
    assert located(flat / "internal" / "assignment.csv") == flat / "assignment.csv"
    (flat / "internal").mkdir()
    (flat / "internal" / "sites.csv").write_text("")
    assert located(flat / "sites.csv") == flat / "sites.csv"  # no result of ours


def test_a_file_that_was_changed_is_told(tmp_path: Path) -> None:
    make(tmp_path / "out")
    path = tmp_path / "out" / "internal" / "assignment.csv"
    assert changed_since_written(path) is None
    path.write_text("now")
    assert "not as manifest.json says" in str(changed_since_written(path))
    assert changed_since_written(tmp_path / "other.csv") is None
    for text in ("{", "[]", '{"program": "vbas 1", "files": 3}', "[" * 100_000):
        (tmp_path / "out" / MANIFEST).write_text(text)
        assert changed_since_written(path) is None
        with pytest.raises(VbasError, match="which is not of an earlier result"):
            check_result_folder(tmp_path / "out", "aggregate")
