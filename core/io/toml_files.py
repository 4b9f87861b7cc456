"""TOML files of the user: read, or refused with a sentence."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from core.errors import N_, Phrase, VbasError
from core.io.components import WrongTable
from core.small_files import read_small

T = TypeVar("T")

N_("The scenario file")
N_("The file of categories")
_WRONG: Final = N_("a wrong value")


def read_toml(path: Path, what: str) -> dict[str, Any]:
    """The tables of a TOML file.

    Parameters
    ----------
    what
        What it is called in sentences.

    Raises
    ------
    VbasError
        If the file cannot be read, or is not TOML.
    """
    told: dict[str, object] = {"what": Phrase(what), "file": path.name or path}
    try:
        return tomllib.loads(read_small(path).decode("utf-8-sig"))
    except FileNotFoundError:
        raise VbasError(
            "There is no file {path}.", "Check its name and folder.", path=path
        ) from None
    except OSError as error:
        raise VbasError(
            "{what} {file} cannot be read: {reason}.",
            "Check its name and place.",
            **told,
            reason=error.strerror or str(error),
        ) from error
    except UnicodeDecodeError:
        raise VbasError("{what} {file} is not UTF-8.", "Save it as UTF-8.", **told) from None
    except tomllib.TOMLDecodeError as error:
        raise VbasError(
            "{what} {file} is not valid TOML: {error}.",
            "Mend the line it names; texts stand in quotation marks, lists in square brackets.",
            **told,
            error=error,
        ) from error
    except RecursionError as error:
        raise VbasError(
            "{what} {file} is not valid TOML: its tables or lists are nested too deeply.",
            "Compare it with one that VBAS wrote.",
            **told,
        ) from error
    except ValueError as error:  # a number longer than Python reads
        raise VbasError(
            "{what} {file} holds a whole number of thousands of digits.", "Correct it.", **told
        ) from error


def understood(read: Callable[[], T], path: Path, what: str) -> T:
    """What is made of a file's tables.

    Parameters
    ----------
    read
        Makes it.
    path, what
        The file, and what it is called in sentences.

    Raises
    ------
    VbasError
        If something is missing, or makes no sense.
    """
    try:
        return read()
    except (
        *(WrongTable, KeyError, TypeError, ValueError, AttributeError, RecursionError),
        tomllib.TOMLDecodeError,
    ) as error:
        named = isinstance(error, WrongTable | KeyError)
        raise VbasError(
            "{what} {file} lacks something or holds something unknown: {which}.",
            "Compare it with one that VBAS wrote.",
            what=Phrase(what),
            file=path.name,
            which=error.args[0] if named else Phrase(_WRONG),
        ) from error
