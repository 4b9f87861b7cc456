"""The encoding of a Shapefile's text, which its DBF seldom tells."""

from __future__ import annotations

import codecs

from core.io.areas.containers import Container, part_of


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
    data, _ = part_of(container, ".dbf")
    text = data[int.from_bytes(data[8:10], "little") :]
    declared = part_of(container, ".cpg")[0].decode("ascii", "ignore").strip()
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
