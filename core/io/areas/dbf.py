"""The encoding of a Shapefile's text, which its DBF seldom tells."""

from __future__ import annotations

import codecs
import zipfile
from pathlib import PurePosixPath

from core.io.areas.containers import Container, read_member


def encoding_of(container: Container) -> str | None:
    """The encoding to read with; None where the format has only one.

    UTF-8 if the bytes are, else what the ``.cpg`` names, else Windows-1252 (Statistics Canada
    writes it without ``.cpg``).

    Parameters
    ----------
    container
        What is about to be read.
    """
    if not container.target.lower().endswith((".shp", ".dbf")):
        return None
    data = _part(container, ".dbf")
    text = data[int.from_bytes(data[8:10], "little") :]
    declared = _part(container, ".cpg").decode("ascii", "ignore").strip()
    for encoding in ("UTF-8", _codec(declared), "cp1252"):
        if encoding and _decodes(text, encoding):
            return encoding
    return "ISO-8859-1"


def _codec(declared: str) -> str:
    """The name of the encoding that a ``.cpg`` means ("1252" and "ANSI 1252" are cp1252)."""
    for name in (declared, "cp" + declared.removeprefix("ANSI").strip()):
        try:
            return codecs.lookup(name).name if declared else ""
        except LookupError:
            continue
    return ""


def _decodes(text: bytes, encoding: str) -> bool:
    try:
        text.decode(encoding)
    except UnicodeError:
        return False
    return True


def _part(container: Container, ending: str) -> bytes:
    """The bytes of a part of the Shapefile; none if there is no such part."""
    if container.member:
        wanted = PurePosixPath(container.member).with_suffix(ending).as_posix().lower()
        with zipfile.ZipFile(container.path) as archive:
            found = [name for name in archive.namelist() if name.lower() == wanted]
        return read_member(container.path, found[0]) if found else b""
    wanted = (container.path.stem + ending).lower()
    for path in container.path.parent.iterdir():
        if path.name.lower() == wanted:
            return path.read_bytes()
    return b""
