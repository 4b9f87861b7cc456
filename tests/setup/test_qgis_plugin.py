"""The plugin of QGIS: what it hands on is what the commands take, and their sentences come back."""

from __future__ import annotations

import configparser
import sys
import time
from pathlib import Path

import pytest

from app.cli.commands import COMMANDS
from app.cli.main import main
from core import __version__
from resources import path

FOLDER = path("qgis/vbas_processing")
KNOWN = {of.name: of for of in COMMANDS}


@pytest.fixture(scope="module")
def plugin():
    """Its modules that know nothing of QGIS."""
    sys.path.insert(0, str(FOLDER.parent))
    try:
        from vbas_processing import declared, program
    finally:
        sys.path.remove(str(FOLDER.parent))
    return declared, program


def test_metadata_is_whole():
    about = configparser.ConfigParser()
    about.read_string((FOLDER / "metadata.txt").read_text(encoding="utf-8"))
    general = about["general"]
    for name in ("name", "description", "about", "author", "icon", "tags", "description[fr]"):
        assert general[name].strip(), name
    assert general["version"] == __version__
    assert general["hasProcessingProvider"] == "yes"
    assert general["qgisMinimumVersion"] == "3.22"


def test_algorithms_are_the_four(plugin):
    declared, _ = plugin
    commands = [of.command for of in declared.ALGORITHMS]
    assert commands == ["aggregate", "levels", "suppress", "verify"]


def test_options_are_those_of_the_commands(plugin):
    declared, _ = plugin
    for algorithm in declared.ALGORITHMS:
        command = KNOWN[algorithm.command]
        flags = {
            "" if of.argument else of.flag or "--" + of.name.replace("_", "-"): of
            for of in command.options
        }
        for asked in algorithm.asked:
            if asked.kind == declared.MORE:
                continue
            option = flags[asked.flag]
            assert (option.kind is bool) == (asked.kind == declared.FLAG), asked.name
        needed = {flag for flag, of in flags.items() if of.default is ... and not of.argument}
        assert needed <= {of.flag for of in algorithm.asked if not of.optional} | {"--out"}
        for made in algorithm.made:
            assert made.file.rpartition("/")[2] in command.help, made.file
        defaults = {
            of.flag: of.default for of in algorithm.asked if of.default not in (None, False)
        }
        for flag, default in defaults.items():
            assert flags[flag].default in (default, None), flag


def test_texts_are_in_both_languages(plugin):
    declared, _ = plugin
    said = [*declared.TITLES.values()]
    for of in declared.ALGORITHMS:
        said += [of.title, of.help, *(x.text for x in (*of.asked, *of.made))]
    assert len(said) > 40
    for english, french in said:
        assert english.strip()
        assert french.strip() not in ("", english)


def test_arguments(plugin):
    declared, _ = plugin
    aggregate, _, suppress, verify = declared.ALGORITHMS
    values = {"AREAS": ("a.gpkg", "areas"), "RECORDS": "r.csv", "K": 5, "OPTIONS": ["--contiguous"]}
    assert declared.arguments(aggregate, values, "out") == [
        *("aggregate", "--areas", "a.gpkg", "--layer", "areas", "--records", "r.csv"),
        *("--k", "5", "--contiguous", "--out", "out"),
    ]
    values = {"RECORDS": "r.csv", "COMBINATIONS": "", "GIVE_BACK": True, "K": None}
    assert declared.arguments(suppress, values, "out") == [
        *("suppress", "--records", "r.csv", "--give-back", "--out", "out"),
    ]
    assert declared.arguments(verify, {"PACK": "p.zip"}) == ["verify", "p.zip"]


def script(folder: Path, text: str) -> str:
    file = folder / "vbas"
    file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


def test_lines_are_told_as_they_come(plugin, tmp_path, monkeypatch):
    _, program = plugin
    monkeypatch.setenv("PROJ_LIB", "/of/qgis")
    told = []
    call = [script(tmp_path, 'echo "first é $PROJ_LIB$1"; echo second >&2'), " and one"]
    assert program.run_program(call, told.append, lambda: False)
    assert told == ["first é  and one", "second"]


def test_an_error_is_the_programs_sentence(plugin, tmp_path):
    _, program = plugin
    failing = script(tmp_path, "echo reading; echo 'vbas: There is no file a.csv.' >&2; exit 2")
    with pytest.raises(program.ProgramError, match=r"^There is no file a\.csv\.$"):
        program.run_program([failing], lambda _: None, lambda: False)
    with pytest.raises(program.ProgramError, match=r"^3$"):
        program.run_program([script(tmp_path, "exit 3")], lambda _: None, lambda: False)


def test_it_can_be_stopped(plugin, tmp_path):
    _, program = plugin
    told = []
    start = time.monotonic()
    call = [script(tmp_path, "echo begun; exec sleep 60")]
    assert not program.run_program(call, told.append, lambda: bool(told))
    assert time.monotonic() - start < 30


def test_the_program_is_found(plugin, tmp_path, monkeypatch):
    _, program = plugin
    file = script(tmp_path, "")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    assert program.found_program("") is None
    assert program.found_program(file) == file
    assert program.found_program(str(tmp_path / "other")) is None
    place = tmp_path / "home" / ".local" / "bin"
    place.mkdir(parents=True)
    (place / "vbas").symlink_to(file)
    assert program.found_program(" ") == str(place / "vbas")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program.found_program("") == file


def test_the_command_writes_it(tmp_path, capsys):
    from zipfile import ZipFile

    for name in ("a.zip", "b.zip"):
        assert main(["qgis", "--out", str(tmp_path / name)]) == 0
    assert "Install from ZIP" in capsys.readouterr().out
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    with ZipFile(tmp_path / "a.zip") as packed:
        names = set(packed.namelist())
    assert names == {
        f"vbas_processing/{of}"
        for of in ("__init__.py", "declared.py", "program.py", "provider.py")
    } | {"vbas_processing/metadata.txt", "vbas_processing/icon.svg"}
