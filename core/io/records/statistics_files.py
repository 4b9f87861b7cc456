"""SAS, SPSS and Stata files, read in chunks and counted chunk by chunk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import ibis
import pandas as pd
import pyarrow as pa
import pyreadstat

from core.errors import VbasError
from core.io.records.engine import Engine, in_thread
from core.io.records.source import check_columns
from core.io.records.text_values import as_text
from core.steps import Step, Steps

_READERS: Final[dict[str, Callable[..., Any]]] = {
    ".sas7bdat": pyreadstat.read_sas7bdat,
    ".xpt": pyreadstat.read_xport,
    ".sav": pyreadstat.read_sav,
    ".zsav": pyreadstat.read_sav,
    ".dta": pyreadstat.read_dta,
}
STATISTICS_SUFFIXES: Final = tuple(_READERS)
WEIGHT: Final = "vbas records"
_CHUNK_ROWS: Final = 50_000
_XPT_BLOCK: Final = 80
_MERGE_ROWS: Final = 2_000_000


def read_statistics_file(
    path: Path,
    engine: Engine,
    columns: Sequence[str],
    group: Sequence[str] | None,
    *,
    only: bool = False,
) -> Steps[tuple[Any, str | None]]:
    """Reads a SAS, SPSS or Stata file; codes come as text, not as their labels.

    Parameters
    ----------
    path, engine
        The file, and the engine that gets its rows.
    columns
        Columns that must be there.
    group
        Count rows by these columns while reading; None keeps all rows and columns.
    only
        Without ``group``: keep all rows, but no other columns than ``columns``.

    Returns
    -------
    tuple
        Ibis table and the name of its column of numbers of records (None if every row is one).

    Raises
    ------
    VbasError
        If the file is damaged, not of its kind, or lacks a column.
    """
    reader = _READERS[path.suffix.lower()]
    names, n_rows = yield from in_thread(lambda: _header(path, reader), "opening records")
    check_columns(path, columns, names)
    every = columns if only else names
    wanted = list(dict.fromkeys(every if group is None else group))
    parts: list[pa.Table] = []
    held = done = 0
    chunks = _chunks(path, reader, wanted)
    while (
        chunk := (yield from in_thread(lambda: _next(path, chunks), "reading records"))
    ) is not None:
        done += len(chunk)
        part = _text_table(chunk, wanted)
        parts.append(part if group is None else _counted(part, wanted))
        held += parts[-1].num_rows
        if group is not None and held > _MERGE_ROWS:
            parts = [_merged(parts, wanted)]
            held = parts[0].num_rows
        yield Step("reading records", done, n_rows)
    empty = pa.table({name: pa.array([], pa.string()) for name in wanted})
    if group is None:
        return ibis.memtable(pa.concat_tables([empty, *parts])), None
    counted = _merged(parts or [_counted(empty, wanted)], wanted)
    return ibis.memtable(counted), WEIGHT


def _header(path: Path, reader: Callable[..., Any]) -> tuple[list[str], int | None]:
    # A transport file tells no number of records, but consists of whole blocks.
    if path.suffix.lower() == ".xpt" and path.stat().st_size % _XPT_BLOCK:
        raise _damaged(path)
    try:
        _, about = reader(str(path), metadataonly=True)
    except (pyreadstat.ReadstatError, pyreadstat.PyreadstatError, OSError, ValueError):
        raise _damaged(path) from None
    return list(about.column_names), about.number_rows


def _chunks(
    path: Path, reader: Callable[..., Any], wanted: list[str]
) -> Iterator[tuple[pd.DataFrame, Any]]:
    chunks: Iterator[tuple[pd.DataFrame, Any]] = pyreadstat.read_file_in_chunks(
        reader, str(path), chunksize=_CHUNK_ROWS, usecols=wanted
    )
    return chunks


def _next(path: Path, chunks: Iterator[tuple[pd.DataFrame, Any]]) -> pd.DataFrame | None:
    try:
        chunk, _ = next(chunks)
    except StopIteration:
        return None
    except (pyreadstat.ReadstatError, pyreadstat.PyreadstatError, OSError, ValueError):
        raise _damaged(path) from None
    return chunk if len(chunk) else None


def _text_table(chunk: pd.DataFrame, wanted: list[str]) -> pa.Table:
    """Every column as text, so that chunks agree on types."""
    texts = {}
    for name in wanted:
        distinct, values = pd.factorize(chunk[name])[::-1]
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
