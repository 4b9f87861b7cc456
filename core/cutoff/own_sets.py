r"""The user's own coefficient sets: TOML files in one folder of the user's data, found by name.

The folder is that of VBAS_COEFFICIENTS if the environment says so, else where programs keep their
data: ``%APPDATA%\vbas\coefficients``, ``~/Library/Application Support/vbas/coefficients``, or
``$XDG_DATA_HOME/vbas/coefficients`` (``~/.local/share`` without it).
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from core.cutoff.coefficients import OUR_SETS, SHIPPED_SETS, CoefficientSet
from core.cutoff.set_files import read_set
from core.errors import VbasError

FOLDER_VARIABLE: Final = "VBAS_COEFFICIENTS"
SUFFIX: Final = ".toml"
_NAME: Final = re.compile(r"[^\W_][\w .-]{0,62}(?<![ .])")
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def sets_folder() -> Path:
    """Where the user's own sets are; it need not be there yet."""
    said = os.environ.get(FOLDER_VARIABLE, "").strip()
    if said:
        return Path(said).expanduser()
    return _data_folder() / "vbas" / "coefficients"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return _from_environment("APPDATA", Path.home() / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return _from_environment("XDG_DATA_HOME", Path.home() / ".local" / "share")


def _from_environment(variable: str, otherwise: Path) -> Path:
    said = Path(os.environ.get(variable, ""))
    return said if said.is_absolute() else otherwise


def is_name(text: str) -> bool:
    """Whether a text can name a set on every system: letters, digits, blanks and ``- _ .``."""
    return bool(_NAME.fullmatch(text)) and not _RESERVED.fullmatch(text)


def file_of(name: str) -> Path:
    """The file of an own set of that name, whether it is there or not."""
    return sets_folder() / f"{name}{SUFFIX}"


def own_set(name: str) -> CoefficientSet | None:
    """The own set of that name, or None.

    Raises
    ------
    VbasError
        If its file cannot be used.
    """
    path = file_of(name)
    if not is_name(name) or not path.is_file():
        return None
    return _read(name, path)


@dataclass(frozen=True)
class OwnSets:
    """The user's own sets.

    Attributes
    ----------
    sets
        Those that can be used, by name.
    broken
        A sentence for each file that cannot.
    """

    sets: tuple[CoefficientSet, ...]
    broken: tuple[VbasError, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the sets that can be used."""
        return tuple(of.name for of in self.sets)


def own_sets() -> OwnSets:
    """All sets in the user's folder; files that cannot be used are passed over with a sentence."""
    sets: list[CoefficientSet] = []
    broken: list[VbasError] = []
    for name, path in sorted(own_files().items()):
        if name in SHIPPED_SETS or name in OUR_SETS:
            broken.append(_hidden(path))
            continue
        try:
            sets.append(_read(name, path))
        except VbasError as error:
            broken.append(error)
    return OwnSets(tuple(sets), tuple(broken))


def _hidden(path: Path) -> VbasError:
    return VbasError(
        "{file} has the name of a coefficient set that comes with the program, so it is not used.",
        "Give the file another name.",
        file=path.name,
    )


def own_files() -> dict[str, Path]:
    """{name: file} of everything in the user's folder that is named like a set."""
    try:
        files = [path for path in sets_folder().iterdir() if path.suffix.lower() == SUFFIX]
    except OSError:  # not there yet, or not ours to read: no sets
        return {}
    return {path.stem: path for path in files if is_name(path.stem) and path.is_file()}


def _read(name: str, path: Path) -> CoefficientSet:
    """Read once for each state of the file: the window asks at every change of the scenario."""
    try:
        state = path.stat()
    except OSError:
        return read_set(name, path)
    return _read_state(name, path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=256)
def _read_state(name: str, path: Path, changed_ns: int, size: int) -> CoefficientSet:
    return read_set(name, path)
