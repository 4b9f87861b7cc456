"""``vbas desktop``: the files of a desktop, put into the user's folder and taken out again."""

from __future__ import annotations

import configparser
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.cli.desktop import FILES, quoted
from app.cli.main import main
from resources import read_text

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def program(tmp_path, monkeypatch):
    """A program in a folder with a blank, and the folder of the user's data."""
    file = tmp_path / "my tools" / "vbas"
    file.parent.mkdir()
    file.touch(0o755)
    monkeypatch.setattr(sys, "argv", [str(file), "desktop"])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PATH", str(tmp_path))  # without what tells the desktop
    return file


def entry(text: str) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    read.optionxform = str
    read.read_string(text)
    return read["Desktop Entry"]


def test_files_come_and_go(program, tmp_path, capsys):
    other = tmp_path / "data" / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    assert main(["desktop"]) == 0
    assert str(program) in capsys.readouterr().out
    written = [tmp_path / "data" / place for place in FILES.values()]
    assert all(of.is_file() for of in written)
    assert entry(written[0].read_text(encoding="utf-8"))["Exec"] == f'"{program}" %f'
    assert main(["desktop"]) == 0
    assert main(["desktop", "--remove"]) == 0
    assert not any(of.exists() for of in written)
    assert other.exists()
    assert main(["desktop", "--remove"]) == 0


def test_without_a_program_nothing_is_written(program, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["-c"])
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert main(["desktop"]) == 2
    assert "no program called vbas" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_elsewhere_it_says_so(program, monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["desktop"]) == 2
    assert "Linux only" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/usr/bin/vbas", "/usr/bin/vbas"),
        ("/home/a b/vbas", '"/home/a b/vbas"'),
        ("/home/50%/vbas", '"/home/50%%/vbas"'),
        ('/a"b$/vbas', r'"/a\\"b\\$/vbas"'),
        ("/a\\b/vbas", r'"/a\\\\b/vbas"'),
    ],
)
def test_paths_are_quoted(path, said):
    assert quoted(Path(path)) == said


def test_the_kind_of_file_is_the_one_that_the_entry_opens():
    opens = entry(read_text("desktop/vbas.desktop"))
    (kind,) = ElementTree.fromstring(read_text("desktop/vbas.xml"))
    assert opens["MimeType"] == kind.attrib["type"] + ";"
    assert kind.find(f"{MIME}glob").attrib["pattern"] == "*.vbas"
    assert kind.find(f"{MIME}icon").attrib["name"] == opens["Icon"] == "vbas"
    assert "%f" in opens["Exec"]
    assert {"Comment[fr]", "GenericName[fr]"} <= set(opens)
    ElementTree.fromstring(read_text("desktop/vbas.svg"))
