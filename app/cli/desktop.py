"""``vbas desktop``: an entry in the user's menu, its icon, and what opens a ``.vbas`` file."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from app.cli.options import InputError, Options
from core.io.atomic import whole_file
from resources import read_text

FILES: Final = {
    "vbas.desktop": "applications/vbas.desktop",
    "vbas.svg": "icons/hicolor/scalable/apps/vbas.svg",
    "vbas.xml": "mime/packages/vbas.xml",
}
"""Where each file of ``resources/desktop`` goes in the folder of the user's data."""

_UPDATES: Final = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))


def run(options: Options) -> None:
    """Runs the command: puts the files into the user's folder, or takes them away."""
    if not sys.platform.startswith("linux"):
        raise InputError(
            "Entries of this kind are known on Linux only.",
            "Elsewhere, choose the program in the dialog that asks what opens a file.",
        )
    folder = data_folder()
    if options.remove:
        for place in FILES.values():
            (folder / place).unlink(missing_ok=True)
        _tell_desktop(folder)
        print(f"VBAS is no longer in the menu; its files were taken out of {folder}.")
        return
    program = program_file()
    for name, place in FILES.items():
        text = read_text(f"desktop/{name}")
        if name == "vbas.desktop":
            text = text.replace("Exec=vbas ", f"Exec={quoted(program)} ")
        with whole_file(folder / place) as partial:
            partial.write_text(text, encoding="utf-8")
    _tell_desktop(folder)
    print(f"VBAS is in the menu and opens .vbas files, with {program}.")
    print("vbas desktop --remove takes that back.")


def data_folder() -> Path:
    """Where desktops look for what one user has installed."""
    said = Path(os.environ.get("XDG_DATA_HOME", ""))
    return said if said.is_absolute() else Path.home() / ".local" / "share"


def program_file() -> Path:
    """The program that the entry starts: this one, by the name that upgrades keep.

    Raises
    ------
    InputError
        If it was started in a way that leaves no program to start.
    """
    started = Path(sys.executable if getattr(sys, "frozen", False) else sys.argv[0]).absolute()
    beside = Path(sys.executable).absolute().with_name("vbas")
    for found in (started, beside, Path(shutil.which("vbas") or "")):
        if found.stem == "vbas" and found.is_file():
            return found
    raise InputError(
        "There is no program called vbas to put into the menu.",
        "Install it first (uv tool install .), and run vbas desktop.",
    )


def quoted(program: Path) -> str:
    """A path as the line Exec of a desktop entry wants it."""
    text = str(program)
    if re.fullmatch(r"[A-Za-z0-9_./-]+", text):
        return text
    # First as an argument in quotes, then as a value of the file, which reads backslashes again.
    for sign in '\\"`$':
        text = text.replace(sign, f"\\{sign}")
    return '"' + text.replace("\\", "\\\\").replace("%", "%%") + '"'


def _tell_desktop(folder: Path) -> None:
    """Has the desktop read its lists again, where it has the programs for that."""
    for program, part in _UPDATES:
        if (folder / part).is_dir() and shutil.which(program):
            subprocess.run([program, folder / part], check=False, capture_output=True)
