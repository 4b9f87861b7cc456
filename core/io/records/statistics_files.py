"""SAS, SPSS and Stata files, read in chunks and counted chunk by chunk."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import ibis
import pandas as pd
import pyarrow as pa

from core.errors import VbasError
from core.io.records.engine import in_thread
from core.io.records.text_values import as_text
from core.steps import Step, Steps

_READERS: Final = {
    ".sas7bdat": "read_sas7bdat",
    ".xpt": "read_xport",
    ".sav": "read_sav",
    ".zsav": "read_sav",
    ".dta": "read_dta",
}
"""Functions of the library, which is loaded when such a file is opened."""
STATISTICS_SUFFIXES: Final = tuple(_READERS)
WEIGHT: Final = "vbas records"
_CHUNK_ROWS: Final = 50_000
_XPT_BLOCK: Final = 80
_MERGE_ROWS: Final = 2_000_000
# The reader says it also where it tells repeated names apart by this ending.
_REPEATED: Final = re.compile(r"_duplicated\d+$")


def _library() -> Any:
    import pyreadstat

    return pyreadstat


def _reader(path: Path) -> Callable[..., Any]:
    read: Callable[..., Any] = getattr(_library(), _READERS[path.suffix.lower()])
    return read


def _failures() -> tuple[type[Exception], ...]:
    library = _library()
    return (library.ReadstatError, library.PyreadstatError, OSError, ValueError)


@dataclass(frozen=True)
class StatisticsDescription:
    """What the header of a statistics file says.

    Attributes
    ----------
    names
        Its columns as the reader calls them.
    written
        The same as they stand in the file, where names may be repeated.
    n_rows
        Number of records, if it is known.
    """

    path: Path
    names: tuple[str, ...]
    written: tuple[str, ...]
    n_rows: int | None


def describe_statistics(path: Path) -> Steps[StatisticsDescription]:
    """Reads the header of a SAS, SPSS or Stata file.

    Raises
    ------
    VbasError
        If the file is damaged or not of its kind.
    """
    return in_thread(lambda: _header(path), "opening records")


def read_statistics_file(
    about: StatisticsDescription, columns: Mapping[str, str], *, counted: bool
) -> Steps[tuple[Any, str | None]]:
    """Reads a SAS, SPSS or Stata file; codes come as text, not as their labels.

    Parameters
    ----------
    about
        The file.
    columns
        {column of the result: name in the file, as the reader calls it}.
    counted
        Count rows that are alike in all these columns while reading, instead of keeping them all.

    Returns
    -------
    tuple
        Ibis table and the name of its column of numbers of records (None if every row is one).

    Raises
    ------
    VbasError
        If the file is damaged.
    """
    wanted = list(columns)
    parts: list[pa.Table] = []
    held = done = 0
    written = dict(zip(about.names, about.written, strict=True))
    chunks: Iterator[tuple[pd.DataFrame, Any]] = _library().read_file_in_chunks(
        _reader(about.path),
        str(about.path),
        chunksize=_CHUNK_ROWS,
        usecols=list(dict.fromkeys(written[of] for of in columns.values())),
    )
    while (
        chunk := (yield from in_thread(lambda: _next(about.path, chunks), "reading records"))
    ) is not None:
        done += len(chunk)
        part = _text_table(chunk, columns)
        parts.append(_counted(part, wanted) if counted else part)
        held += parts[-1].num_rows
        if counted and held > _MERGE_ROWS:
            parts = [_merged(parts, wanted)]
            held = parts[0].num_rows
        yield Step("reading records", done, about.n_rows)
    empty = pa.table({name: pa.array([], pa.string()) for name in wanted})
    if not counted:
        return ibis.memtable(pa.concat_tables([empty, *parts])), None
    return ibis.memtable(_merged(parts or [_counted(empty, wanted)], wanted)), WEIGHT


def first_rows(about: StatisticsDescription, columns: Mapping[str, str], rows: int) -> Steps[Any]:
    """The first rows of a file as an Ibis table; ``columns`` as in `read_statistics_file`."""
    return in_thread(lambda: _first_rows(about, columns, rows), "reading records")


def _first_rows(about: StatisticsDescription, columns: Mapping[str, str], rows: int) -> Any:
    written = dict(zip(about.names, about.written, strict=True))
    try:
        with warnings.catch_warnings(action="ignore"):
            chunk, _ = _reader(about.path)(
                str(about.path), usecols=[written[of] for of in columns.values()], row_limit=rows
            )
    except _failures():
        raise _damaged(about.path) from None
    return ibis.memtable(_text_table(chunk, columns))


def _header(path: Path) -> StatisticsDescription:
    # A transport file tells no number of records, but consists of whole blocks.
    if path.suffix.lower() == ".xpt" and path.stat().st_size % _XPT_BLOCK:
        raise _damaged(path)
    try:
        with warnings.catch_warnings(action="ignore"):
            _, about = _reader(path)(str(path), metadataonly=True)
    except _failures():
        raise _damaged(path) from None
    names = tuple(about.column_names)
    first = {name: _REPEATED.sub("", name) for name in names}
    written = tuple(first[name] if first[name] in first else name for name in names)
    return StatisticsDescription(path, names, written, about.number_rows)


def _next(path: Path, chunks: Iterator[tuple[pd.DataFrame, Any]]) -> pd.DataFrame | None:
    try:
        with warnings.catch_warnings(action="ignore"):
            chunk, _ = next(chunks)
    except StopIteration:
        return None
    except _failures():
        raise _damaged(path) from None
    return chunk if len(chunk) else None


def _text_table(chunk: pd.DataFrame, columns: Mapping[str, str]) -> pa.Table:
    """Every column as text, so that chunks agree on types."""
    texts = {}
    for name, of in columns.items():
        distinct, values = pd.factorize(chunk[of])[::-1]
        text = as_text(pa.array(distinct, from_pandas=True))
        taken = pd.Series([*text, None], dtype=object).to_numpy()[values]
        texts[name] = pa.array(taken, pa.string())
    return pa.table(texts)


def _counted(part: pa.Table, wanted: list[str]) -> pa.Table:
    grouped = part.group_by(wanted).aggregate([([], "count_all")])
    return grouped.select([*wanted, "count_all"]).rename_columns([*wanted, WEIGHT])


def _merged(parts: list[pa.Table], wanted: list[str]) -> pa.Table:
    grouped = pa.concat_tables(parts).group_by(wanted).aggregate([(WEIGHT, "sum")])
    return grouped.select([*wanted, f"{WEIGHT}_sum"]).rename_columns([*wanted, WEIGHT])


def _damaged(path: Path) -> VbasError:
    return VbasError(
        "{file} cannot be read as a {suffix} file; it may be damaged or cut off.",
        "Get the file again, or export it as CSV or Parquet.",
        file=path.name,
        suffix=path.suffix.lower(),
    )
