"""One process at a time writes a project; who died holds nothing."""

import os
import subprocess
import sys

import pytest

from core.io.atomic import mark_of_process
from core.io.project import ProjectLock

HOLD = """
import sys
from pathlib import Path
from core.io.project import ProjectLock
lock = ProjectLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "p.vbas"


def beside(path):
    return path.with_name(f".{path.name}.lock")


def test_one_at_a_time(path) -> None:
    first, second = ProjectLock(path), ProjectLock(path)
    assert first.take()
    assert first.take()
    assert not second.take()
    second.release()
    assert beside(path).exists()
    first.release()
    assert list(path.parent.iterdir()) == []
    assert second.take()


def test_a_process_that_was_killed_holds_nothing(path) -> None:
    words = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout.readline() == "True\n"
        assert not ProjectLock(path).take()
        other.kill()
        other.wait()
    assert beside(path).exists()
    assert ProjectLock(path).take()
    assert [of.name for of in path.parent.iterdir()] == [".p.vbas.lock"]


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="only Linux tells")
@pytest.mark.parametrize("began", ["0.1", "somewhen"])
def test_another_process_with_the_number_of_a_dead_one_holds_nothing(path, began) -> None:
    beside(path).write_text(f"{mark_of_process()}-{began}", encoding="ascii")
    assert ProjectLock(path).take()


@pytest.mark.parametrize(
    ("text", "taken"), [("", True), ("ffffffff-1-x", False), ("nonsense", False), ("é", False)]
)
def test_locks_of_others(path, text, taken) -> None:
    """Nothing is known of other machines, nor of what VBAS did not write."""
    beside(path).write_text(text, encoding="utf-8")
    assert ProjectLock(path).take() == taken


def test_where_files_have_one_name(path, monkeypatch) -> None:
    def refused(*_):
        raise PermissionError

    monkeypatch.setattr(os, "link", refused)
    first = ProjectLock(path)
    assert first.take()
    assert not ProjectLock(path).take()
    assert [of.name for of in path.parent.iterdir()] == [".p.vbas.lock"]


def test_where_nothing_may_be_written(tmp_path) -> None:
    assert not ProjectLock(tmp_path / "gone" / "p.vbas").take()
