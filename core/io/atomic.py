"""Files that appear complete or not at all."""

from __future__ import annotations

import errno
import glob
import os
import platform
import re
import shutil
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from core.errors import VbasError

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_PROBE_BYTES = 1 << 20
_TRIED = ".vbas-"
_MACHINE = f"{zlib.crc32(platform.node().encode()):08x}"
"""Processes of other machines that share the disk are not known to be dead."""


@contextmanager
def whole_file(path: Path, suffix: str | None = None, *, private: bool = False) -> Iterator[Path]:
    """A temporary name beside ``path`` that takes its place if all goes well.

    ``suffix`` is that of the temporary name; None = the same. ``private``: nobody else may read
    it. What was written has reached the disk before it takes the place.

    Raises
    ------
    VbasError
        If the place cannot be written, or the disk is full.
    """
    start, suffix = f".{path.stem}-", path.suffix if suffix is None else suffix
    with writing(path), parents_of(path):
        for ending in (suffix, f"{suffix}-journal"):  # SQLite's
            for left in path.parent.glob(f"{glob.escape(start)}*{glob.escape(ending)}"):
                if dead_process(left.name, start) and left.is_file():
                    left.unlink(missing_ok=True)
        handle, name = tempfile.mkstemp(
            prefix=f"{start}{mark_of_process()}-", suffix=suffix, dir=path.parent
        )
        os.close(handle)
        partial = Path(name)
        try:
            yield partial
            partial.chmod(0o600 if private else 0o666 & ~umask())
            to_disk(partial)
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)


def to_disk(path: Path) -> None:
    """Waits until a file is on the disk: a name that stands before its content is an empty file."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def check_survive(folder: Path, names: Iterable[str], read: Iterable[str | Path | None]) -> None:
    """Refuses a folder in which a result of one of these names would replace a file that is read.

    Raises
    ------
    VbasError
        Naming the file.
    """
    results = {(folder / name).resolve() for name in names}
    for path in read:
        if path is not None and Path(path).resolve() in results:
            raise VbasError(
                "The results would replace {path}, which is read.",
                "Choose another folder for the results.",
                path=path,
            )


def check_place(path: Path) -> None:
    """Refuses what could not be written: its folder, or the next one above that is there.

    Raises
    ------
    VbasError
        If something on the way is no folder, or nothing may be written there.
    """
    inside = path.parent
    while not inside.exists() and inside != inside.parent:
        inside = inside.parent
    if not inside.is_dir():
        raise VbasError(
            "{path} is a file, but a folder is needed for the results.",
            "Choose another folder.",
            path=inside,
        )
    for left in inside.glob(f"{_TRIED}*"):
        if dead_process(left.name, _TRIED):
            left.rmdir()
    with (
        writing(path),
        tempfile.TemporaryDirectory(prefix=f"{_TRIED}{mark_of_process()}-", dir=inside),
    ):
        pass


def mark_of_process() -> str:
    """What the names of temporary files hold, so that those of dead processes can be told."""
    return f"{_MACHINE}-{os.getpid()}"


def dead_process(name: str, start: str) -> bool:
    """Whether a temporary file, ``start`` and the mark of a process, is of one that has ended."""
    found = re.match(rf"{re.escape(start)}{_MACHINE}-([0-9]+)-", name)
    if found is None or os.name != "posix":
        return False
    try:
        os.kill(int(found[1]), 0)
    except ProcessLookupError:
        return True
    except OSError:  # somebody else's
        return False
    return False


def private_folder(start: str) -> str:
    """A new folder (0700) for temporary files; what killed processes left of such is taken away.

    Parameters
    ----------
    start
        What its name begins with.
    """
    place = Path(tempfile.gettempdir())
    for left in place.glob(f"{start}*"):
        if dead_process(left.name, start) and not left.is_symlink() and _is_mine(left):
            shutil.rmtree(left, ignore_errors=True)
    return tempfile.mkdtemp(prefix=f"{start}{mark_of_process()}-", dir=place)


def _is_mine(path: Path) -> bool:
    try:
        return path.lstat().st_uid == os.getuid()
    except OSError:
        return False


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns what the system or a library says about a failed write into a sentence."""
    try:
        yield
    except VbasError:
        raise
    except Exception as error:
        number = error.errno if isinstance(error, OSError) else None
        if number in _FULL or _nothing_more_fits(path):
            raise VbasError(
                "The disk is full: {path} could not be written, and nothing was changed.",
                "Free some space, or choose another place.",
                path=path,
            ) from error
        if isinstance(error, OSError):
            raise VbasError(
                "{path} cannot be written: {reason}.",
                "Choose another place, or ask for the right to write there.",
                path=path,
                reason=error.strerror or str(error),
            ) from error
        raise


@contextmanager
def parents_of(path: Path) -> Iterator[None]:
    """Makes the folders above ``path``, and takes them away again if nothing comes of it."""
    new = [folder for folder in path.parents if not folder.exists()]
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        with suppress(OSError):  # somebody else has put something there
            for folder in new:
                folder.rmdir()
        raise


def _nothing_more_fits(path: Path) -> bool:
    """Whether the disk takes not one more megabyte; libraries seldom say why they failed."""
    try:
        with tempfile.TemporaryFile(dir=path.parent) as probe:
            probe.write(bytes(_PROBE_BYTES))
            probe.flush()
    except OSError as error:
        return error.errno in _FULL
    return False


def umask() -> int:
    """The rights that new files shall not have."""
    current = os.umask(0)
    os.umask(current)
    return current


def whole_text(path: Path, text: str) -> None:
    """Writes a text, in UTF-8.

    Raises
    ------
    VbasError
        If the place cannot be written.
    """
    with writing(path):
        path.write_text(text, encoding="utf-8")
