"""Folders of results: of one run only, whole or not there, and never over something that is read.

The last file written is `MANIFEST`: which command wrote which files, with their sizes and SHA-256.
A folder is replaced if it is empty or holds nothing but a result of the same command; it is made
beside its place and swapped whole. If a process dies between the two renames of a swap, the older
result is put back the next time somebody asks for the folder.

Results that could tell about suppressed records stand apart: `RELEASE` may be given out, `INTERNAL`
must not.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from core import __version__
from core.errors import Notice, VbasError
from core.io.atomic import (
    check_place,
    dead_process,
    mark_of_process,
    parents_of,
    umask,
    whole_file,
    writing,
)
from core.io.digest import digest_steps, file_digest
from core.steps import Steps, finish

_FILES: Final = {
    "aggregate": (
        *("assignment.csv", "sites.csv", "regions.gpkg", "records.parquet", "trace.parquet"),
        *("scenario.toml", "metrics.json"),
    ),
    "sweep": ("sweep.csv", "sweep.json"),
    "levels": ("levels.csv", "published.csv"),
    "calibrate": (
        *("curves.csv", "cutoffs.csv", "fits.csv", "calibration.json", "coefficients.toml"),
    ),
    "uniqueness": ("combinations.csv", "weights.csv", "omissions.csv", "uniqueness.json"),
    "suppress": (
        *("records.parquet", "suppression.json", "columns.csv", "verification.csv"),
        *("missingness.csv", "comparison.csv", "comparison.json"),
    ),
}
_TOLD_BY: Final = {
    "metrics.json": '"program": "vbas ',
    "sweep.json": '"program": "vbas ',
    "levels.csv": "level,province,max_combinations,",
    "calibration.json": '"program": "vbas ',
    "uniqueness.json": '"program": "vbas ',
    "suppression.json": '"program": "vbas ',
    "comparison.json": '"program": "vbas ',
}
_SAMPLE: Final = re.compile(r"sample-[0-9]+\.parquet")

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
RELEASE, INTERNAL = "release", "internal"
DESIGN: Final = "design.toml"
"""What was asked, to be asked again: see `core.io.design_file`."""
JOURNALS: Final = {"sweep": "runs", "calibrate": "curves", "reproduce": "runs"}
"""{command: the folder it fills on the way}, which stays when the result is replaced."""

_NEW, _OLD = ".new", ".old"
_LITTER: Final = (".DS_Store", "Thumbs.db", "desktop.ini")
_OF_DATABASES: Final = ("-wal", "-shm", "-journal")


def written_by_first_version(folder: Path, name: str, command: str) -> bool:
    """Whether a file is of a result of version 0.1: by its name, and by the report beside it."""
    files = _FILES.get(command, ())
    sample = command == "suppress" and _SAMPLE.fullmatch(name)
    if name not in files and not sample:
        return False
    return any(_says(folder / report, text) for report, text in _TOLD_BY.items() if report in files)


def _says(report: Path, text: str) -> bool:
    try:
        return text in report.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False


def check_result_folder(folder: Path, command: str, read: Iterable[str | Path | None] = ()) -> None:
    """Refuses a folder that must not or cannot be replaced, long before there is anything to write.

    Parameters
    ----------
    folder
        Where the results are to be.
    command
        What writes them, such as "aggregate".
    read
        Every file that is read.

    Raises
    ------
    VbasError
        If the place cannot be written, holds the user's home or the folder the program runs in,
        holds a file that is read, or something that is no result of this command.
    """
    _check_name(folder)
    if folder.exists() and not folder.is_dir():
        raise VbasError(
            "{path} is a file, but a folder is needed for the results.",
            "Choose another folder.",
            path=folder,
        )
    check_place(folder)
    place = _real(folder)
    others = (Path.home(), Path.cwd(), Path(tempfile.gettempdir()))
    for other in others:
        if _within(other, place):
            raise VbasError(
                "{path} is no folder for results: {other} is in it, or is the same folder.",
                "Name a new folder.",
                path=folder,
                other=other,
            )
    for path in read:
        if path is not None and _within(Path(path), place):
            raise VbasError(
                "The results would replace {path}, which is read.",
                "Choose another folder for the results.",
                path=path,
            )
    put_back(place)
    _check_ours(folder, place, command)


def _check_name(folder: Path) -> None:
    if any(ord(sign) < 32 or ord(sign) == 127 for sign in str(folder)):
        raise VbasError(
            "The name of the folder for the results holds a line break or another sign that cannot "
            "be seen.",
            "Choose another name.",
        )
    try:
        folder.stat()
    except (FileNotFoundError, NotADirectoryError):  # what is not there yet, and `check_place`
        return
    except OSError as error:
        raise VbasError(
            "{path} cannot be written: {reason}.",
            "Choose another place, or ask for the right to write there.",
            path=folder,
            reason=error.strerror or "",
        ) from error


def _check_ours(folder: Path, place: Path, command: str) -> None:
    """Refuses a folder with anything in it that is not of an earlier result of the command."""
    if not place.is_dir():
        return
    manifest = _manifest(place)
    if manifest is not None and manifest["command"] != command:
        raise VbasError(
            "{path} holds the results of vbas {other}.",
            "Choose another folder, or remove that one.",
            path=folder,
            other=manifest["command"],
        )
    known = set() if manifest is None else set(manifest["files"])
    for name in _files(place, command):
        if name in known or (manifest is None and written_by_first_version(place, name, command)):
            continue
        raise VbasError(
            "{path} holds {file}, which is not of an earlier result: a folder of results holds "
            "nothing else.",
            "Choose a new or empty folder.",
            path=folder,
            file=name,
        )


def _files(place: Path, command: str) -> Iterator[str]:
    """The files of a result, such as "release/records.parquet", but for what others leave there."""
    for path in sorted(place.rglob("*")):
        name = path.relative_to(place).as_posix()
        journal = name.split("/")[0] == JOURNALS.get(command)
        full = path.is_dir() and not path.is_symlink() and any(path.iterdir())
        if full or journal or name == MANIFEST:
            continue
        base = next((name.removesuffix(end) for end in _OF_DATABASES if name.endswith(end)), name)
        if path.name not in _LITTER and (base == name or not (place / base).exists()):
            yield name


@contextmanager
def whole_folder(
    folder: Path, command: str, read: Iterable[str | Path | None] = ()
) -> Iterator[Path]:
    """A private folder beside ``folder`` that takes its place, with a manifest, if all goes well.

    Raises
    ------
    VbasError
        As `check_result_folder`, or if the disk is full.
    """
    check_result_folder(folder, command, read)
    place = _real(folder)
    with writing(folder), parents_of(place):
        start = f".{place.name}-{mark_of_process()}-"
        partial = Path(tempfile.mkdtemp(prefix=start, suffix=_NEW, dir=place.parent))
        try:
            yield partial
            if not (partial / MANIFEST).exists():
                finish(seal(partial, command))
            kept = place / JOURNALS.get(command, "")
            if command in JOURNALS and kept.is_dir():
                shutil.copytree(kept, partial / kept.name, copy_function=_link)
            _check_ours(folder, place, command)  # what may have come there meanwhile
            _swap(partial, place)
        finally:
            shutil.rmtree(partial, ignore_errors=True)


def seal(partial: Path, command: str) -> Steps[None]:
    """Writes the manifest of all files that are there: the last one of a result."""
    files = {}
    for name in [*_files(partial, command)]:
        digest = yield from digest_steps(partial / name)
        files[name] = {"bytes": (partial / name).stat().st_size, "sha256": digest}
    told = {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "command": command,
        "files": files,
    }
    text = json.dumps(told, indent=2, ensure_ascii=False)
    with whole_file(partial / MANIFEST) as place:  # a release seals a result that is in use
        place.write_text(text + "\n", encoding="utf-8")


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # not on every file system
        shutil.copy2(source, target)


def _swap(partial: Path, place: Path) -> None:
    """Two renames; a process that dies between them leaves what `put_back` understands."""
    if not place.exists():
        partial.chmod(0o777 & ~umask())
        partial.rename(place)
        return
    partial.chmod(stat.S_IMODE(place.stat().st_mode))
    old = place.with_name(partial.name.removesuffix(_NEW) + _OLD)
    try:
        place.rename(old)
        partial.rename(place)
    except BaseException:
        if old.exists() and not place.exists():
            old.rename(place)
        raise
    shutil.rmtree(old, ignore_errors=True)


def put_back(place: Path) -> None:
    """Ends what processes that died had begun: puts the older result back, removes what is left."""
    with suppress(OSError):
        start = f".{place.name}-"
        left = [of for of in place.parent.iterdir() if of.name.startswith(start)]
        for path in sorted(left):
            if path.suffix not in (_NEW, _OLD) or not dead_process(path.name, start):
                continue
            if path.suffix == _OLD and not place.exists():
                path.rename(place)
            else:
                shutil.rmtree(path, ignore_errors=True)


def located(path: Path) -> Path:
    """Where a file of a result is: in its folder, or within as the program orders them now.

    ``OUT/assignment.csv`` is found as ``OUT/internal/assignment.csv``, and the other way round in
    results of version 0.1. What is nowhere is returned as it is.
    """
    for folder in (path.parent, path.parent.parent):
        if folder.name and not os.path.lexists(folder):
            put_back(folder)
    places = [path]
    if os.path.isfile(path.parent / MANIFEST):
        places += [path.parent / name / path.name for name in (INTERNAL, RELEASE)]
    elif path.parent.name in (INTERNAL, RELEASE) and not os.path.lexists(path.parent):
        places += [path.parent.parent / path.name]
    return next((of for of in places if os.path.isfile(of)), path)


def changed_since_written(path: Path) -> Notice | None:
    """What should be said of a file of a result that is not as its manifest says."""
    place = _real(path)
    for folder in (place.parent, place.parent.parent):
        manifest = _manifest(folder)
        told = None if manifest is None else manifest["files"].get(_name(place, folder))
        if not isinstance(told, Mapping) or not place.is_file():
            continue
        if told.get("bytes") == place.stat().st_size and told.get("sha256") == file_digest(place):
            return None
        return Notice(
            "{file} is not as {manifest} says it was written: it was changed, or is of another "
            "run.",
            file=path.name,
            manifest=MANIFEST,
        )
    return None


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def _manifest(folder: Path) -> dict[str, Any] | None:
    """The manifest of a folder, if it has one of ours."""
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    ours = isinstance(found, dict) and re.match("vbas ", str(found.get("program")))
    return found if ours and isinstance(found.get("files"), dict) and "command" in found else None


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _within(path: Path, place: Path) -> bool:
    """Whether a path lies in a folder, as it is written or where its links lead."""
    real = _real(path)
    written = _real(path.parent) / path.name
    return any(of == place or place in of.parents for of in (real, written))
