"""Zip files: what is in them, and bounded unpacking."""

from __future__ import annotations

import lzma
import zipfile
import zlib
from copy import copy
from functools import partial
from pathlib import Path, PurePosixPath

from core.errors import VbasError

MOST_BYTES = 4 << 30
"""Of one unpacked file."""

_HARMLESS, _MOST_TIMES = 64 << 20, 200
"""Bytes that may unpack from however little; how many times its size a larger file may become."""

UNPACKING: tuple[type[Exception], ...] = (
    *(zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, OSError, RuntimeError),
    *(NotImplementedError, ValueError, IndexError, KeyError),
)
"""What damaged zips raise."""


def damaged(path: Path, error: Exception) -> VbasError:
    """The sentence for a file that cannot be read to its end."""
    reason = str(error).strip().splitlines()[0].rstrip(".") if str(error).strip() else "unknown"
    return VbasError(
        "{file} is damaged or incomplete: {reason}.",
        "Download or export it again.",
        file=path.name,
        reason=reason,
    )


def names_in(path: Path) -> list[str]:
    """Names of the files in a zip.

    Raises
    ------
    VbasError
        Not a complete zip, encrypted, a name that leads out of it, or one that unpacks to more
        than `MOST_BYTES` or to hundreds of times its size.
    """
    broken = partial(
        VbasError,
        "{file} is not a complete zip file: {reason}.",
        "Download it again.",
        file=path.name,
    )
    try:
        with zipfile.ZipFile(path) as archive:
            found = archive.infolist()
    except UNPACKING as error:
        raise broken(reason=str(error).rstrip(".").lower() or "unknown") from error
    if any(info.flag_bits & 1 for info in found):
        raise broken(reason="it is encrypted")
    for info in found:
        _check_size(path, info)
        if "\\" in info.filename or info.filename.startswith("/") or ".." in _steps(info):
            raise broken(reason="it holds a file outside itself")
    return [info.filename for info in found if not info.filename.startswith("__MACOSX")]


def _steps(info: zipfile.ZipInfo) -> tuple[str, ...]:
    return PurePosixPath(info.filename).parts


def _check_size(path: Path, info: zipfile.ZipInfo) -> None:
    times = info.file_size / max(info.compress_size, 1)
    if info.file_size > MOST_BYTES or (info.file_size > _HARMLESS and times > _MOST_TIMES):
        raise VbasError(
            "{file} would unpack to {size:,} bytes, {times:,.0f} times its size: it is not opened.",
            "Unpack it yourself if you trust it, and choose the file inside.",
            file=f"{path.name}: {info.filename}",
            size=info.file_size,
            times=times,
        )


def sizes_in(path: Path) -> dict[str, int]:
    """Size of each file in a zip that `names_in` was content with."""
    try:
        with zipfile.ZipFile(path) as archive:
            return {info.filename: info.file_size for info in archive.infolist()}
    except UNPACKING as error:
        raise damaged(path, error) from error


def read_member(path: Path, member: str, most: int | None = None) -> bytes:
    """The bytes of a file inside a zip, or the first of them.

    Raises
    ------
    VbasError
        If they are damaged.
    """
    try:
        with zipfile.ZipFile(path) as archive, archive.open(member) as file:
            return file.read(-1 if most is None else most)
    except UNPACKING as error:
        raise damaged(path, error) from error


def check_members(path: Path, members: list[str]) -> None:
    """Unpacks files once, to see that they are whole: GDAL does not look at their check sums.

    Raises
    ------
    VbasError
        If one is damaged.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            for member in members:
                info = copy(archive.getinfo(member))
                told, info.file_size = info.file_size, MOST_BYTES + 1  # GDAL unpacks to the end
                # Unpacks one file; there have to be as many bytes as it tells.
                left = told
                with archive.open(info) as file:
                    while left >= 0 and (block := file.read(1 << 20)):
                        left -= len(block)
                if left:
                    raise damaged(
                        path, zipfile.BadZipFile(f"{info.filename} has another size than it tells")
                    )
    except UNPACKING as error:
        raise damaged(path, error) from error
