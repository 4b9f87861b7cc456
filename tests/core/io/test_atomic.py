"""Outputs appear complete or not at all."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.errors import VbasError
from core.io.atomic import check_place, check_survive, whole_file
from core.io.records.duck import DuckEngine


def test_failure_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "f.txt").write_text("old")
    with pytest.raises(VbasError, match="disk is full"), whole_file(tmp_path / "f.txt") as partial:
        partial.write_text("half")
        raise OSError(errno.ENOSPC, "No space left on device")
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


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_place_without_the_right_to_write(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(VbasError, match="cannot be written"):
            check_place(tmp_path / "report.html")
    finally:
        tmp_path.chmod(0o700)


def test_a_place_that_the_system_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("core.io.atomic.tempfile.TemporaryDirectory", refuse)
    with pytest.raises(VbasError, match=r"report\.html cannot be written: Permission denied"):
        check_place(tmp_path / "report.html")


_DIES = """
import os, sys
from pathlib import Path
from core.io.atomic import whole_file
with whole_file(Path(sys.argv[1])) as partial:
    partial.write_text("half")
    os._exit(9)
"""


def test_what_a_dead_process_left_goes_and_that_of_a_living_one_stays(tmp_path: Path) -> None:
    path = tmp_path / "f.txt"
    assert subprocess.run([sys.executable, "-c", _DIES, path], check=False).returncode == 9
    (left,) = tmp_path.iterdir()
    left.with_name(f"{left.name}-journal").write_text("of SQLite")
    with whole_file(path) as outer:
        outer.write_text("outer")
        with whole_file(path) as inner:
            inner.write_text("inner")
        assert outer.exists()
    assert [(of.name, of.read_text()) for of in tmp_path.iterdir()] == [("f.txt", "outer")]


_KILLED = """
import os, signal
from core.io.records.duck import DuckEngine
engine = DuckEngine()
folder = engine.folder
open(os.path.join(folder, "spilled"), "w").close()
print(folder, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_a_killed_engine_left_goes_when_the_next_one_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    command = [sys.executable, "-c", _KILLED]
    left = Path(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout[:-1])
    assert (left / "spilled").exists()
    with DuckEngine() as first, DuckEngine() as second:
        assert not left.exists()
        for engine in (first, second):
            assert Path(engine.folder).stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == []
