"""The ledger of releases: a folder that the custodian chooses, two files for each release.

It holds what recipients know (crosswalk, columns and their recodings, k, the classes shown with
their sizes) and nothing else: no record, and nothing about what was suppressed. All the same it is
for the custodian only, and its files can be read by nobody else (0600).
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from core.differencing.releases import Release
from core.errors import VbasError
from core.io.atomic import dead_process, mark_of_process, to_disk, writing
from core.small_files import check_file, read_small

FORMAT: Final = 1
LOG: Final = "decisions.jsonl"
"""What was released, accepted and refused, one line each."""
_NAME = re.compile(r"release-([0-9]{6})\.json")
_HALF = re.compile(r"release-[0-9]{6}\.(npz|partial)")
_START: Final = ".release-"
_ARRAYS: Final = ("areas", "labels", "cells", "sizes")
_PRIVATE: Final = 0o600


@dataclass(frozen=True)
class Entry:
    """A release as the ledger lists it.

    Attributes
    ----------
    number
        1, 2 ... in the order in which they were added.
    name
        What the release is called.
    source
        The fingerprint of the records that it was made from, or another name of them.
    added
        When, UTC, ISO 8601.
    k
        Smallest class shown.
    columns
        Names of the released quasi-identifiers.
    is_total
        Whether it is a table of published totals.
    made_from
        How the records were read, as plain data (`core.io.release_pack.origin`); empty if nobody
        said.
    sha256
        Digest of its classes, by which the same release is known again.
    """

    number: int
    name: str
    source: str
    added: str
    k: int
    columns: tuple[str, ...]
    is_total: bool
    made_from: Mapping[str, Any] = field(default_factory=dict)
    sha256: str = ""


def append_release(
    folder: Path,
    release: Release,
    source: str,
    added: str,
    made_from: Mapping[str, Any] | None = None,
) -> Entry:
    """Adds a release to a ledger; the folder is made if it is not there.

    Parameters
    ----------
    folder
        The ledger.
    release
        What was released, or is published anyhow.
    source
        Fingerprint of the records.
    added
        When, UTC, ISO 8601.
    made_from
        How the records were read.

    Raises
    ------
    VbasError
        If the source has a release of that name already, or nothing can be written.
    """
    with writing(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    entries = list_releases(folder)
    if any((of.name, of.source) == (release.name, source) for of in entries):
        raise VbasError(
            "The ledger has a release {name} of these records already.",
            "Give the release another name.",
            name=release.name,
        )
    arrays = _bytes_of(release)
    with writing(folder), _partial(folder) as partial:
        number = _claimed(folder, arrays)
        about = {
            "format": FORMAT,
            "name": release.name,
            "source": source,
            "added": added,
            "k": release.k,
            "columns": {name: dict(to) for name, to in release.columns.items()},
            "categories": {name: list(of) for name, of in release.categories.items()},
            "follows": list(release.follows),
            "is_total": release.is_total,
            "at_most": release.at_most,
            "without_missing": release.without_missing,
            "made_from": dict(made_from or {}),
            "sha256": hashlib.sha256(arrays).hexdigest(),
        }
        text = json.dumps(about, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
        # A release is in the ledger once this file is whole.
        place = _json(folder, number)
        partial.write_text(text, encoding="utf-8")
        to_disk(partial)
        partial.replace(place)
    return _entry(number, about, place)


def list_releases(folder: Path, source: str | None = None) -> tuple[Entry, ...]:
    """What is in a ledger, in order; that of one source if it is named.

    Raises
    ------
    VbasError
        If there is no such folder, or a file of it is damaged.
    """
    if not folder.is_dir():
        raise VbasError(
            "{folder} is no folder.", "Choose the folder of the ledger.", folder=str(folder)
        )
    found = []
    for path in sorted(folder.iterdir()):
        match = _NAME.fullmatch(path.name)
        if match:
            found.append(_entry(int(match[1]), _about(path), path))
    return tuple(of for of in found if source is None or of.source == source)


def count_releases(folder: Path) -> int:
    """How many releases a ledger lists, without a look into them; 0 if there is no such folder."""
    if not folder.is_dir():
        return 0
    return sum(1 for of in folder.iterdir() if _NAME.fullmatch(of.name))


def read_release(folder: Path, number: int) -> Release:
    """A release of a ledger.

    Raises
    ------
    VbasError
        If it is not there, or damaged.
    """
    path = _json(folder, number)
    about = _about(path)
    _entry(number, about, path)
    arrays = _arrays(_npz(folder, number), str(about.get("sha256", "")))
    try:
        return _release(about, arrays)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise _damaged(path) from error


def digest_of(release: Release) -> str:
    """What `Entry.sha256` is of a release."""
    return hashlib.sha256(_bytes_of(release)).hexdigest()


def log_decision(folder: Path, told: Mapping[str, Any]) -> None:
    """Adds a line to the log of a ledger: who released, accepted or refused what, when and why."""
    with writing(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        flags = os.O_CREAT | os.O_APPEND | os.O_WRONLY
        with os.fdopen(os.open(folder / LOG, flags, _PRIVATE), "ab") as file:
            file.write((json.dumps(dict(told), ensure_ascii=False) + "\n").encode())
            file.flush()
            os.fsync(file.fileno())


def list_decisions(folder: Path, source: str | None = None) -> tuple[dict[str, Any], ...]:
    """What the log of a ledger says, in order, or of one source; no line that was cut short."""
    found = []
    path = folder / LOG
    for line in path.read_bytes().splitlines() if path.is_file() else ():
        with suppress(ValueError):
            told = json.loads(line)
            if isinstance(told, dict) and source in (None, told.get("records")):
                found.append(told)
    return tuple(found)


def remove_release(folder: Path, entry: Entry) -> None:
    """Takes back a release that was added, because nothing was given out after all."""
    with writing(folder):
        _json(folder, entry.number).unlink(missing_ok=True)
        _npz(folder, entry.number).unlink(missing_ok=True)


def read_releases(folder: Path, source: str) -> tuple[Release, ...]:
    """All releases of one source, in the order in which they were added.

    Raises
    ------
    VbasError
        If one is damaged.
    """
    return tuple(read_release(folder, of.number) for of in list_releases(folder, source))


def _json(folder: Path, number: int) -> Path:
    return folder / f"release-{number:06d}.json"


def _npz(folder: Path, number: int) -> Path:
    return folder / f"release-{number:06d}.npz"


def _damaged(path: Path) -> VbasError:
    return VbasError(
        "{file} of the ledger is damaged.",
        "Take it from a backup: without it the releases cannot be compared.",
        file=path.name,
    )


def _bytes_of(release: Release) -> bytes:
    """The arrays of a release as a file, text as fixed-width Unicode and nothing pickled."""
    stream = io.BytesIO()
    np.savez_compressed(
        stream,
        areas=np.array(release.areas.tolist(), dtype=np.str_),
        labels=release.labels,
        cells=release.cells,
        sizes=release.sizes,
    )
    return stream.getvalue()


def _claimed(folder: Path, data: bytes) -> int:
    """Writes the arrays under the next free number, which no other program can take."""
    taken = [int(of.stem[-6:]) for of in folder.glob("release-??????.npz")]
    number = max(taken, default=0) + 1
    while True:
        try:
            _write(_npz(folder, number), data)
        except FileExistsError:
            number += 1
        else:
            return number


@contextmanager
def _partial(folder: Path) -> Iterator[Path]:
    """A name for what is to become an entry; what dead processes left half-made is removed.

    It is there before the arrays take a number, so that without one of a living process no arrays
    without an entry are still to get one.
    """
    half = [of for of in folder.iterdir() if _HALF.fullmatch(of.name)]
    names = [of for of in folder.iterdir() if of.name.startswith(_START)]
    for of in names:
        if dead_process(of.name, _START):
            of.unlink(missing_ok=True)
    if not any(of.exists() for of in names):
        for of in half:
            if not of.with_suffix(".json").exists():
                of.unlink(missing_ok=True)
    handle, name = tempfile.mkstemp(prefix=f"{_START}{mark_of_process()}-", dir=folder)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _write(path: Path, data: bytes) -> None:
    """Writes a new file that only its owner can read."""
    handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _about(path: Path) -> dict[str, Any]:
    """The JSON of a release."""
    try:
        about = json.loads(read_small(path))
    except FileNotFoundError:
        raise VbasError(
            "The ledger has no {file}.", "Choose one of its releases.", file=path.name
        ) from None
    except (OSError, ValueError, RecursionError) as error:
        raise _damaged(path) from error
    if not isinstance(about, dict):
        raise _damaged(path)
    if about.get("format") != FORMAT:
        raise VbasError(
            "{file} of the ledger is of another version of the program.",
            "Update the program.",
            file=path.name,
        )
    return about


def _entry(number: int, about: Mapping[str, Any], path: Path) -> Entry:
    try:
        name, source, added = about["name"], about["source"], about["added"]
        if not all(isinstance(of, str) for of in (name, source, added)):
            raise _damaged(path)
        columns = tuple(str(of) for of in dict(about["columns"]))
        k, is_total = int(about["k"]), bool(about["is_total"])
        made, digest = dict(about.get("made_from", {})), str(about.get("sha256", ""))
        return Entry(number, name, source, added, k, columns, is_total, made, digest)
    except (KeyError, TypeError, ValueError) as error:
        raise _damaged(path) from error


def _arrays(path: Path, digest: str) -> dict[str, Any]:
    """The arrays of a release, if they are what was written."""
    check_file(path)
    try:
        data = path.read_bytes()
        if hashlib.sha256(data).hexdigest() != digest:
            raise _damaged(path)
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            return {name: file[name] for name in _ARRAYS}
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise _damaged(path) from error


def _release(about: Mapping[str, Any], arrays: Mapping[str, Any]) -> Release:
    """A release from its files; ValueError where they do not fit together."""
    release = Release(
        about["name"],
        arrays["areas"].astype(object),
        arrays["labels"],
        {name: dict(to) for name, to in about["columns"].items()},
        int(about["k"]),
        {name: tuple(of) for name, of in about["categories"].items()},
        arrays["cells"],
        arrays["sizes"],
        tuple(about["follows"]),
        bool(about["is_total"]),
        bool(about["at_most"]),
        None,
        bool(about.get("without_missing", False)),
    )
    most = [np.iinfo(np.int32).max, *(len(of) for of in release.categories.values())]
    if len(release.cells) and (release.cells.min() < 0 or (release.cells > most).any()):
        raise ValueError("a class that is shown is none")
    if release.k < 1 or (release.labels < -1).any() or (release.sizes < 0).any():
        raise ValueError("a number is below its least")
    return release
