"""No command asks a server for anything, leaves a temporary file, or tells a record's value.

Every command runs on marked records while the interpreter forbids sockets (an audit hook, which
sees libraries written in Python too), and once more where the kernel forbids them, to native code
(DuckDB, GDAL, PROJ) as well.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile

import numpy as np
import pandas as pd
import pytest

from app.cli.commands import COMMANDS
from tests.app.cli.cli_files import record_frame
from tests.app.cli.project_files import project_in
from tests.app.cli.without_sockets import why_not

MARK = "MARKED7731"
"""The value of one record, alone of its kind."""
_FORBIDDEN = ("socket.connect", "socket.bind", "socket.getaddrinfo", "socket.sendto")
_WATCHING: list[bool] = []


def _watch(event: str, _: object) -> None:
    if _WATCHING and event in _FORBIDDEN:
        raise PermissionError(f"{event} is forbidden")


@pytest.fixture
def no_sockets():
    if not hasattr(sys, "_sockets_are_watched"):  # a hook cannot be taken away again
        sys.addaudithook(_watch)
        sys._sockets_are_watched = True
    _WATCHING.append(True)
    yield
    _WATCHING.clear()


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    """A folder for temporary files of its own."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def files(vbas):
    """The files of a study in which one record is marked."""
    frame = record_frame(each=300)
    frame["note"] = pd.Series(np.full(len(frame), "same"), dtype=object)
    frame.loc[[7, 11], "note"] = MARK
    frame.loc[7, "sex"] = MARK
    frame["copy"] = MARK + frame["DAUID"].astype(str) + frame["age"]
    vbas.areas()
    vbas.records(frame)
    return vbas


def test_the_hook_sees_a_socket(no_sockets):
    with pytest.raises(PermissionError), socket.socket() as one:
        one.connect(("127.0.0.1", 9))


def _calls(files) -> dict[str, list[object]]:
    """One call of each command that works with files, in an order in which each has its input."""
    folder, out = files.folder, files.out
    areas, records = folder / "areas.gpkg", folder / "people.parquet"
    study = ("--areas", areas, "--records", records, "--area-id", "DAUID", "--qi", "age,sex")
    few = ("--site-count", "count", "--sites", 2)
    _, project = project_in(folder)
    people = folder / "census.csv"
    people.write_text("age,sex,people\n30,f,12\n31,m,9\n", encoding="utf-8")
    return {
        "aggregate": [*study, *few, "--out", out],
        "decide": [*study, "--k", "5", "--out", folder / "decided"],
        "sweep": [*study, "--k", "3,5", "--sites", "2", "--out", folder / "swept"],
        "cutoff": ["--max-combinations", "100"],
        "levels": [
            *("--areas", areas, "--area-id", "DAUID", "--population", "people"),
            *("--region", "western", "--level", "da", "--out", folder / "levels"),
        ],
        "thresholds": [*study, "--population", "people", "--out", folder / "thresholds"],
        "uniqueness": ["--records", records, "--variables", "age,sex", "--out", folder / "unique"],
        "suppress": [
            *("--records", records, "--combinations", "age+sex", "--k", "3"),
            *("--out", folder / "cells"),
        ],
        "attacks": [
            *("--records", records, "--population", people, "--known", "age,sex"),
            *("--out", folder / "attacks"),
        ],
        "release": [out, "--ledger", folder / "ledger", "--out", folder / "pack"],
        "verify": [folder / "pack", "--areas", areas],
        "ledger": [folder / "ledger"],
        "synthesize": ["--areas", areas, "--variables", "sex", "--out", folder / "made.parquet"],
        "run": [project, "--run", "Run 1", "--out", folder / "again"],
        "project": [project],
        "compare": [out, folder / "again"],
    }


def test_every_command_without_sockets_or_leftovers(files, temporary, no_sockets):
    wrong = {}
    for name, words in _calls(files).items():
        status, out, err = files.call(name, *words)
        told = [line for line in (out + err).splitlines() if MARK in line]
        left = [path.name for path in temporary.rglob("*") if path.is_file()]
        if status != 0 or told or left or "forbidden" in err:
            wrong[name] = (status, err[-300:], told, left)
    assert not wrong


@pytest.mark.skipif(bool(why_not()), reason=why_not() or "-")
def test_every_command_where_the_kernel_forbids_sockets(files):
    calls = _calls(files)
    path = files.folder / "commands.json"
    words = [[name, *map(str, of)] for name, of in calls.items()]
    path.write_text(json.dumps(words), "utf-8")
    run = [sys.executable, "-m", "tests.app.cli.without_sockets", str(path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    said = [line for line in done.stdout.splitlines() if line.startswith("status of ")]
    assert said == [f"status of {name}: 0" for name in calls], done.stderr[-2000:]


def test_every_file_command_is_run_here(files):
    known = set(_calls(files)) | {"desktop", "qgis", "calibrate", "reproduce"}
    assert known == {of.name for of in COMMANDS}


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("aggregate", ("--keep", "copy")),
        ("aggregate", ("--qi", "age,note", "--area-id", "note")),
        ("suppress", ("--keep", "copy", "--combinations", "age+sex")),
        ("uniqueness", ("--variables", "note,nothing")),
        ("aggregate", ("--person", "nobody")),
    ],
)
def test_a_refusal_tells_no_value(files, temporary, no_sockets, name, more):
    words = dict(zip((all_words := _calls(files)[name])[::2], all_words[1::2], strict=True))
    words.update(zip(more[::2], more[1::2], strict=True))
    status, out, err = files.call(name, *(part for pair in words.items() for part in pair))
    assert status == 2, err
    assert MARK not in out + err
    assert not [path for path in temporary.rglob("*") if path.is_file()]
    written = [path for path in files.folder.rglob("*.txt") if MARK.encode() in path.read_bytes()]
    assert not written
