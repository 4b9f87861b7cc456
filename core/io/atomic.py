"""Outputs that appear complete or not at all."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from core.errors import VbasError

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_PROBE_BYTES = 1 << 20


@contextmanager
def whole_folder(folder: Path) -> Iterator[Path]:
    """A private folder beside ``folder`` whose files are moved there if all goes well.

    Files of the same names are replaced one by one, others are left alone.

    Raises
    ------
    VbasError
        If the place cannot be written, or the disk is full.
    """
    with writing(folder), _parents_of(folder):
        partial = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
        try:
            yield partial
            _move_all(partial, folder)
        finally:
            shutil.rmtree(partial, ignore_errors=True)


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A temporary name beside ``path`` that takes its place if all goes well.

    Raises
    ------
    VbasError
        If the place cannot be written, or the disk is full.
    """
    with writing(path), _parents_of(path):
        handle, name = tempfile.mkstemp(
            prefix=f".{path.stem}-", suffix=path.suffix, dir=path.parent
        )
        os.close(handle)
        partial = Path(name)
        try:
            yield partial
            partial.chmod(0o666 & ~_umask())
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)


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
def _parents_of(path: Path) -> Iterator[None]:
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


def _move_all(partial: Path, folder: Path) -> None:
    if not folder.exists():
        partial.chmod(0o777 & ~_umask())
        partial.rename(folder)
        return
    if not folder.is_dir():
        raise VbasError(
            "{path} is a file, but a folder is needed for the results.",
            "Choose another folder.",
            path=folder,
        )
    made = sorted(partial.iterdir())
    for file in made:
        if (folder / file.name).is_dir():
            raise VbasError(
                "{path} is a folder, but a file of that name is to be written.",
                "Choose another folder.",
                path=folder / file.name,
            )
    for file in made:
        file.replace(folder / file.name)


def _nothing_more_fits(path: Path) -> bool:
    """Whether the disk takes not one more megabyte; libraries seldom say why they failed."""
    try:
        with tempfile.TemporaryFile(dir=path.parent) as probe:
            probe.write(bytes(_PROBE_BYTES))
            probe.flush()
    except OSError as error:
        return error.errno in _FULL
    return False


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
