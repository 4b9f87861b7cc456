"""Text files of records: delimiter, encoding, header, and what is wrong with broken ones."""

from __future__ import annotations

import codecs
import csv
import gzip
import io
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, cast

import pyarrow as pa
import pyarrow.csv as pc
import pyarrow.dataset as ds

from core.errors import VbasError
from core.io.delimited import first_rows, guess_delimiter, is_utf16, one_byte_encoding
from core.io.records.engine import in_thread
from core.steps import Step, Steps

_SAMPLE_BYTES: Final = 1 << 18
_CHUNK_BYTES: Final = 1 << 24
_LONGEST_LINE: Final = 1 << 24


@dataclass(frozen=True)
class CsvDescription:
    """How a text file is to be read.

    Attributes
    ----------
    path
        The file, perhaps compressed with gzip.
    names
        Column names as they stand in the header, also blank and repeated ones.
    delimiter
        One of ``, ; tab |``.
    encoding
        As Python calls it: ``utf-8-sig``, ``utf-16``, ``cp1252`` or ``latin-1``.
    mixed_ends
        Whether there are line breaks of several kinds, also within quotes: the engine fails then.
    """

    path: Path
    names: tuple[str, ...]
    delimiter: str
    encoding: str
    mixed_ends: bool = False

    @property
    def by_arrow(self) -> bool:
        """Whether Arrow has to read it, since the engine cannot or only in part."""
        return self.encoding != "utf-8-sig" or self.mixed_ends


def describe(path: Path) -> Steps[CsvDescription]:
    """Finds out how a text file is to be read; looks at all of it for the encoding.

    Raises
    ------
    VbasError
        If the file is empty, not text, cut off, or mixes encodings (naming the line).
    """
    encoding, mixed = yield from _encoding(path)
    with _open(path) as file:
        sample = file.read(_SAMPLE_BYTES)
    try:
        text = codecs.getincrementaldecoder(encoding)("strict").decode(sample)
    except UnicodeDecodeError:
        raise _no_text(path) from None
    names, delimiter = _header(path, text)
    return CsvDescription(path, names, delimiter, encoding, mixed)


def read_options(about: CsvDescription) -> dict[str, Any]:
    """Options of the engine's reader: every column as text, so that ids keep their zeros."""
    return {
        "columns": {f"c{i}": "VARCHAR" for i in range(len(about.names))},
        "header": True,
        "delim": about.delimiter,
        "quote": '"',
        "escape": '"',
        "auto_detect": False,
        "compression": "gzip" if about.path.suffix.lower() == ".gz" else "none",
    }


def arrow_dataset(about: CsvDescription) -> ds.Dataset:
    """The file as an Arrow dataset, for what the engine does not read."""
    names = [f"c{i}" for i in range(len(about.names))]
    schema = pa.schema([(name, pa.string()) for name in names])
    format_ = ds.CsvFileFormat(
        read_options=pc.ReadOptions(
            # Arrow removes the mark of UTF-8 by itself.
            encoding=about.encoding.removesuffix("-sig"),
            column_names=names,
            skip_rows_after_names=1,
        ),
        parse_options=pc.ParseOptions(delimiter=about.delimiter, newlines_in_values=True),
        convert_options=pc.ConvertOptions(
            column_types=schema, strings_can_be_null=True, null_values=[""]
        ),
    )
    return ds.dataset(about.path, format=format_, schema=schema)


def broken_lines(about: CsvDescription) -> Steps[VbasError | None]:
    """The sentence for the lines that could not be split; None if all can be.

    Walks through the file line by line: only called when reading has failed.
    """
    return in_thread(lambda: _broken_lines(about), "looking for broken lines")


def lines_lost_in_quotes(about: CsvDescription) -> Steps[VbasError | None]:
    """The sentence for quotation marks that swallow lines, which Arrow reads without a word.

    Only for what Arrow reads: the engine itself notices such lines.
    """
    with _open(about.path) as file:
        while chunk := (yield from in_thread(lambda: file.read(_CHUNK_BYTES), "reading text")):
            if b'"' in chunk:
                return (yield from broken_lines(about))
    return None


def _broken_lines(about: CsvDescription) -> VbasError | None:
    rows = broken = first = line = 0
    with _open(about.path) as file:
        text = io.TextIOWrapper(file, about.encoding, errors="replace", newline="")
        lines = _lines(text, about.path)
        reader = csv.reader(lines, delimiter=about.delimiter, strict=True)
        try:
            for row in reader:
                if row and len(row) != len(about.names):
                    first = first or line + 1
                    broken += 1
                rows += bool(row)
                line = reader.line_num
        except csv.Error as error:
            if "larger than field limit" in str(error):
                return _too_long(about.path, line + 1)
            return VbasError(
                "{file} has a quotation mark that is never closed, or stands inside a value, in "
                "line {line} or after.",
                "Mend that line or write the file again; nothing was counted.",
                file=about.path.name,
                line=line + 1,
            )
    if not broken:
        return None
    return VbasError(
        "{file} has {broken} broken lines ({share:.1%}); the first is line {first}: they do not "
        "have the {n} columns of the header.",
        "Mend these lines or write the file again; often a delimiter or a quotation mark inside a "
        "value was not quoted. Nothing was counted.",
        file=about.path.name,
        broken=broken,
        share=broken / max(1, rows - 1),
        first=first,
        n=len(about.names),
    )


def _lines(text: io.TextIOWrapper, path: Path) -> Iterator[str]:
    """The lines of a text; a file that unpacks to one endless line never is in memory."""
    number = 0
    while line := text.readline(_LONGEST_LINE):
        number += 1
        if len(line) == _LONGEST_LINE:
            raise _too_long(path, number)
        yield line


@contextmanager
def _open(path: Path) -> Iterator[IO[bytes]]:
    """The bytes of the file, unpacked; what goes wrong while they are read is a sentence."""
    try:
        packed = path.suffix.lower() == ".gz"
        with cast(IO[bytes], gzip.open(path)) if packed else path.open("rb") as file:
            yield file
    except (OSError, EOFError, zlib.error):
        raise VbasError(
            "{file} cannot be read to its end; perhaps copying or downloading broke off.",
            "Get the file again.",
            file=path.name,
        ) from None


def _encoding(path: Path) -> Steps[tuple[str, bool]]:
    """The encoding, as Python calls it, and whether lines end in different ways."""
    with _open(path) as file:
        start = file.read(4096)
    if not start.strip():
        raise VbasError(
            "{file} is empty.", "Choose a file with a header and records.", file=path.name
        )
    if is_utf16(start):
        return "utf-16", False
    if b"\0" in start:
        raise _no_text(path)
    ends = _LineEnds()
    encoding = yield from _check_unicode(path, ends)
    return encoding, ends.mixed


@dataclass
class _LineEnds:
    """How many lines end in each way."""

    both: int = 0
    newline: int = 0
    carriage_return: int = 0

    def add(self, text: bytes) -> None:
        """Counts those of a text that does not end within a pair."""
        both = text.count(b"\r\n")
        self.both += both
        self.newline += text.count(b"\n") - both
        self.carriage_return += text.count(b"\r") - both

    @property
    def mixed(self) -> bool:
        """Whether there are several kinds."""
        return sum(n > 0 for n in (self.both, self.newline, self.carriage_return)) > 1


def _check_unicode(path: Path, ends: _LineEnds) -> Steps[str]:
    """UTF-8 if all of the file is; a one-byte encoding if nothing outside ASCII is UTF-8."""
    size = path.stat().st_size
    lines = 0
    seen_unicode = False
    rest = b""
    with _open(path) as file:
        while True:
            chunk = yield from in_thread(lambda: file.read(_CHUNK_BYTES), "reading text")
            block = rest + chunk
            try:
                text, used = codecs.utf_8_decode(block, "strict", not chunk)
            except UnicodeDecodeError as error:
                good = block[: error.start]
                line = lines + good.count(b"\n") + 1
                if seen_unicode or not good.isascii():
                    raise _mixed(path, line) from None
                break
            if not chunk:
                ends.add(block)
                return "utf-8-sig"
            used -= block.endswith(b"\r")
            ends.add(block[:used])
            seen_unicode = seen_unicode or not text.isascii()
            lines += block.count(b"\n", 0, used)
            rest = block[used:]
            done = file.tell() if path.suffix.lower() != ".gz" else 0
            yield Step("reading text", min(done, size), size)
    with _open(path) as file:
        while chunk := (yield from in_thread(lambda: file.read(_CHUNK_BYTES), "reading text")):
            if (encoding := one_byte_encoding(chunk)) == "latin-1":
                break
    return encoding


def _header(path: Path, text: str) -> tuple[tuple[str, ...], str]:
    """Column names, and the delimiter that splits header and first lines most alike."""
    if text.startswith(("\n", "\r")):
        # The engine would take a blank line for the header and the header for a record.
        raise VbasError(
            "{file} begins with a blank line.",
            "Remove the blank lines above the column names.",
            file=path.name,
        )
    delimiter = guess_delimiter(text)
    rows = first_rows(text, delimiter)
    if not rows:
        raise VbasError("{file} has no header.", "Add a line of column names.", file=path.name)
    # A line break in a name is one, however lines end.
    return tuple("\n".join(name.strip().splitlines()) for name in rows[0]), delimiter


def _too_long(path: Path, line: int) -> VbasError:
    return VbasError(
        "{file} has a value of more than {most:,} characters in line {line}.",
        "Shorten or remove it; often a quotation mark before it was never closed.",
        file=path.name,
        most=csv.field_size_limit(),
        line=line,
    )


def _no_text(path: Path) -> VbasError:
    return VbasError("{file} is not a text file.", "Export it as CSV or Parquet.", file=path.name)


def _mixed(path: Path, line: int) -> VbasError:
    return VbasError(
        "{file} mixes encodings: line {line} is not UTF-8, although lines before it are.",
        "Save the whole file as UTF-8, or write it again.",
        file=path.name,
        line=line,
    )
