"""Text files of records: delimiter, encoding, header, and what is wrong with broken ones."""

from __future__ import annotations

import codecs
import csv
import gzip
import io
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, cast

import duckdb

from core.errors import VbasError
from core.io.records.engine import Engine, in_thread
from core.steps import Step, Steps

_SAMPLE_BYTES: Final = 1 << 18
_CHUNK_BYTES: Final = 1 << 24
_DELIMITERS: Final = ",;\t|"
_SAMPLE_LINES: Final = 50


@dataclass(frozen=True)
class CsvDescription:
    """How a text file is to be read.

    Attributes
    ----------
    path
        The file, perhaps compressed with gzip.
    names
        Column names of the header; repeated and blank ones are made distinct.
    delimiter
        One of ``, ; tab |``.
    encoding
        As the engine calls it: ``utf-8``, ``utf-16`` or ``latin-1``.
    windows_1252
        Whether bytes 0x80 to 0x9F, read as latin-1, mean Windows-1252.
    """

    path: Path
    names: tuple[str, ...]
    delimiter: str
    encoding: str
    windows_1252: bool = False


def describe(path: Path) -> Steps[CsvDescription]:
    """Finds out how a text file is to be read; looks at all of it for the encoding.

    Raises
    ------
    VbasError
        If the file is empty, not text, cut off, or mixes encodings (naming the line).
    """
    encoding = yield from _encoding(path)
    with _open(path) as file:
        sample = file.read(_SAMPLE_BYTES)
    text = codecs.getincrementaldecoder(encoding)("strict").decode(sample)
    names, delimiter = _header(path, text.lstrip("\ufeff"))
    one_byte = encoding in ("cp1252", "latin-1")
    engine_name = {"cp1252": "latin-1", "utf-8-sig": "utf-8"}.get(encoding, encoding)
    return CsvDescription(path, names, delimiter, engine_name, one_byte and encoding == "cp1252")


def read_options(about: CsvDescription) -> dict[str, Any]:
    """Options of the engine's reader: every column as text, so that ids keep their zeros."""
    return {
        "columns": {f"c{i}": "VARCHAR" for i in range(len(about.names))},
        "header": True,
        "delim": about.delimiter,
        "quote": '"',
        "escape": '"',
        "encoding": about.encoding,
        "auto_detect": False,
        "compression": "gzip" if about.path.suffix.lower() == ".gz" else "none",
    }


def broken_lines(path: Path, engine: Engine) -> VbasError | None:
    """The sentence for the lines that the engine could not split; None if it finds none."""
    about = _finish_describe(path)
    options = {**read_options(about), "store_rejects": True, "rejects_limit": 0}
    connection = engine.backend.con
    try:
        table = connection.read_csv(
            str(path),
            dtype=options["columns"],
            names=list(options["columns"]),
            header=True,
            sep=about.delimiter,
            quotechar='"',
            escapechar='"',
            encoding=about.encoding,
            auto_detect=False,
            store_rejects=True,
            rejects_limit=0,
        )
        read = table.aggregate("count(*)").fetchone()[0]
        broken, first = connection.sql(
            "select count(distinct line), min(line) from reject_errors"
        ).fetchone()
    except duckdb.Error:
        return VbasError(
            "{file} cannot be split into columns at the delimiter {delimiter!r}.",
            "Look for a quotation mark that is opened and never closed.",
            file=path.name,
            delimiter=about.delimiter,
        )
    if not broken:
        return None
    share = broken / (read + broken)
    return VbasError(
        "{file} has {broken} broken lines ({share:.1%}); the first is line {first}: it has not "
        "the {n} columns of the header.",
        "Mend these lines or write the file again; often a delimiter or a quotation mark inside a "
        "value was not quoted. Nothing was counted.",
        file=path.name,
        broken=broken,
        share=share,
        first=first,
        n=len(about.names),
    )


def _finish_describe(path: Path) -> CsvDescription:
    steps = describe(path)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            about: CsvDescription = end.value
            return about


def _open(path: Path) -> IO[bytes]:
    if path.suffix.lower() == ".gz":
        return cast(IO[bytes], gzip.open(path))
    return path.open("rb")


def _encoding(path: Path) -> Steps[str]:
    """The encoding, as Python calls it."""
    with _open(path) as file:
        try:
            start = file.read(4096)
        except (OSError, EOFError):
            raise _cut_off(path) from None
    if not start.strip():
        raise VbasError(
            "{file} is empty.", "Choose a file with a header and records.", file=path.name
        )
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if b"\0" in start:
        raise VbasError(
            "{file} is not a text file.", "Export it as CSV or Parquet.", file=path.name
        )
    if start.startswith(codecs.BOM_UTF8):
        yield from _check_unicode(path)
        return "utf-8-sig"
    return (yield from _check_unicode(path))


def _check_unicode(path: Path) -> Steps[str]:
    """UTF-8 if all of the file is; a one-byte encoding if nothing outside ASCII is UTF-8."""
    size = path.stat().st_size
    lines = 0
    seen_unicode = False
    rest = b""
    with _open(path) as file:
        while True:
            chunk = yield from in_thread(lambda: _read(path, file), "reading text")
            block = rest + chunk
            try:
                text, used = codecs.utf_8_decode(block, "strict", not chunk)
            except UnicodeDecodeError as error:
                good = block[: error.start]
                line = lines + good.count(b"\n") + 1
                if seen_unicode or not good.isascii():
                    raise _mixed(path, line) from None
                return (yield from _one_byte(path))
            if not chunk:
                return "utf-8"
            seen_unicode = seen_unicode or not text.isascii()
            lines += block.count(b"\n", 0, used)
            rest = block[used:]
            done = file.tell() if path.suffix.lower() != ".gz" else 0
            yield Step("reading text", min(done, size), size)


def _one_byte(path: Path) -> Steps[str]:
    """Windows-1252, unless the file holds bytes that it does not define."""
    with _open(path) as file:
        while chunk := (yield from in_thread(lambda: _read(path, file), "reading text")):
            if any(bytes([b]) in chunk for b in (0x81, 0x8D, 0x8F, 0x90, 0x9D)):
                return "latin-1"
    return "cp1252"


def _read(path: Path, file: IO[bytes]) -> bytes:
    try:
        return file.read(_CHUNK_BYTES)
    except (OSError, EOFError):
        raise _cut_off(path) from None


def _header(path: Path, text: str) -> tuple[tuple[str, ...], str]:
    """Column names, and the delimiter that splits header and first lines most alike."""
    best: tuple[int, int, list[str], str] | None = None
    for delimiter in _DELIMITERS:
        lines = list(_first_lines(text, delimiter))
        if not lines:
            continue
        fields = len(lines[0])
        alike = sum(len(line) == fields for line in lines)
        score = (alike if fields > 1 else 0, fields, lines[0], delimiter)
        if best is None or score[:2] > best[:2]:
            best = score
    if best is None:
        raise VbasError("{file} has no header.", "Add a line of column names.", file=path.name)
    return _distinct(best[2]), best[3]


def _first_lines(text: str, delimiter: str) -> list[list[str]]:
    lines: list[list[str]] = []
    try:
        for line in csv.reader(io.StringIO(text), delimiter=delimiter):
            if line:
                lines.append(line)
            if len(lines) >= _SAMPLE_LINES:
                break
    except csv.Error:
        pass
    return lines


def _distinct(header: list[str]) -> tuple[str, ...]:
    """Header names, blank ones numbered and repeated ones told apart."""
    names: list[str] = []
    seen: Counter[str] = Counter()
    for i, raw in enumerate(header):
        name = raw.strip() or f"column {i + 1}"
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return tuple(names)


def _cut_off(path: Path) -> VbasError:
    return VbasError(
        "{file} cannot be read to its end; perhaps copying or downloading broke off.",
        "Get the file again.",
        file=path.name,
    )


def _mixed(path: Path, line: int) -> VbasError:
    return VbasError(
        "{file} mixes encodings: line {line} is not UTF-8, although lines before it are.",
        "Save the whole file as UTF-8, or write it again.",
        file=path.name,
        line=line,
    )
