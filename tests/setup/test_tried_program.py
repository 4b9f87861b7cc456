"""What `make bundle` tries: it refuses what does not work; the bundle, where there is one, does."""

from __future__ import annotations

from pathlib import Path

import pytest

from core import __version__
from setup.try_program import TryError, try_commands

BUNDLE = Path(__file__).parents[2] / "dist" / "vbas" / "vbas"


def program(folder: Path, script: str) -> Path:
    file = folder / "vbas"
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("echo vbas 0.0.0", "--version says 'vbas 0.0.0"),
        ("echo no Python >&2; exit 1", "--version ended with 1: no Python"),
        (f'[ "$1" = --version ] && echo vbas {__version__} || echo "[]"', "cutoff says nothing"),
        (
            f"""case "$1" in --version) echo vbas {__version__};; cutoff) echo "[1]";;
            *) for out; do :; done
            mkdir -p "$out/release"; echo $$ > "$out/release/records.parquet";;
            esac""",
            "two results",
        ),
    ],
)
def test_a_program_that_does_not_work_is_found_out(tmp_path, script, sentence):
    with pytest.raises(TryError, match=sentence):
        list(try_commands(program(tmp_path, script), tmp_path))


def test_a_program_has_nothing_of_this_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    said = program(tmp_path, 'echo "$PYTHONPATH" "$HOME"; pwd')
    with pytest.raises(TryError, match=rf"says ' {tmp_path}\\n{tmp_path}\\n'"):
        list(try_commands(said, tmp_path))


@pytest.mark.slow
@pytest.mark.skipif(not BUNDLE.is_file(), reason="no bundle was made (make bundle)")
def test_the_bundle_works(tmp_path):
    assert len(list(try_commands(BUNDLE, tmp_path))) == 4
