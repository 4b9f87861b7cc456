"""Runs copied texts as a user would: in a shell, without one, and as Python."""

import os
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

from app.cli.main import main

ROOT = Path(__file__).parents[3]


def in_shell(text, folder) -> None:
    """Runs a text in a POSIX shell, in which ``vbas`` is this checkout's."""
    bin_folder = folder / "bin"
    bin_folder.mkdir()
    program = bin_folder / "vbas"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m app "$@"\n')
    program.chmod(0o755)
    path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        ["sh", "-e", "-c", text], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def without_shell(text, folder, capfd, monkeypatch) -> None:
    """The same within this process, which is ten times as quick: here-documents and one command."""
    monkeypatch.chdir(folder)
    lines = text.split("\n")
    while lines[0].startswith("cat > "):
        file, end = (shlex.split(part)[0] for part in lines[0][len("cat > ") :].split(" <<"))
        last = lines.index(end)
        Path(file).write_text("\n".join(lines[1:last]) + "\n", encoding="utf-8")
        lines = lines[last + 1 :]
    for command in "\n".join(lines).replace(" \\\n", " ").split(" &&\n"):
        words = shlex.split(command)
        assert words[0] == "vbas"
        status = main(words[1:])
        assert status == 0, capfd.readouterr().err


def as_python(text, folder, monkeypatch) -> None:
    """Runs a text as a script."""
    monkeypatch.chdir(folder)
    (folder / "copied.py").write_text(text, encoding="utf-8")
    runpy.run_path(str(folder / "copied.py"))
