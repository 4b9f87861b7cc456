"""The records in four formats; none says when, where or by whom it was written."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as pa_csv
import pyarrow.parquet as pq

from core.io.csv_cells import guarded, guarded_values
from core.io.release_pack.columns import coded_texts, is_text, plain_table
from core.io.release_pack.statistics import coded, write_dta, write_sav

_MOST_CODED: Final = 2000
"""Texts of more different values are handed to SPSS and Stata as texts."""
_MOST_LABEL: Final = 120
"""Bytes of a label in SPSS."""
_RESERVED: Final = frozenset(
    {
        *("all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with", "if"),
        *("byte", "double", "float", "int", "long", "in", "using", "strl"),
    }
)
"""Words of SPSS and Stata."""
_ROWS: Final = 1 << 18
"""Rows of CSV that are texts at once."""
_CSV: Final = pa_csv.WriteOptions(quoting_style="needed")


def write_plain_parquet(table: pa.Table, path: Path, metadata: Mapping[bytes, bytes]) -> None:
    """Writes a table without statistics, dictionaries of values, or a stored schema."""
    bare = table.replace_schema_metadata(None)
    with pq.ParquetWriter(
        path,
        bare.schema,
        compression="zstd",
        use_dictionary=False,
        write_statistics=False,
        store_schema=False,
    ) as writer:
        writer.write_table(bare, row_group_size=1 << 20)
        writer.add_key_value_metadata(dict(metadata))


def record_files(
    table: pa.Table, columns: Sequence[Mapping[str, Any]], start: Path
) -> tuple[Callable[[], None], ...]:
    """What writes records as ``start`` with the endings parquet, csv, sav and dta.

    ``columns`` are those of the dictionary, in order.
    """
    statistics = coded(table, columns)
    return (
        lambda: write_csv(table, start.with_suffix(".csv")),
        lambda: write_plain_parquet(table, start.with_suffix(".parquet"), {}),
        lambda: write_sav(statistics, start.with_suffix(".sav")),
        lambda: write_dta(statistics, start.with_suffix(".dta")),
    )


def write_csv(table: pa.Table, path: Path) -> None:
    """Writes CSV in UTF-8, no cell of which a spreadsheet would execute.

    Spreadsheets take it for what it is where it begins with a mark; it has one only if it must.
    """
    names = [guarded(name) for name in table.column_names]
    columns, ascii_only = [], "".join(names).isascii()
    for values in table.columns:
        if is_text(values.type):
            texts = coded_texts(values)
            safe = guarded_values(texts.dictionary)
            ascii_only &= pc.all(pc.string_is_ascii(safe), min_count=0).as_py()
            values = pa.DictionaryArray.from_arrays(texts.indices, safe)
        columns.append(values)
    cells = pa.table(columns, names)
    with path.open("wb") as file:
        file.write(b"" if ascii_only else codecs.BOM_UTF8)
        schema = plain_table(cells.slice(0, 0)).schema
        with pa_csv.CSVWriter(file, schema, write_options=_CSV) as writer:
            for start in range(0, table.num_rows, _ROWS):
                writer.write_table(plain_table(cells.slice(start, _ROWS)))


def is_coded(values: pa.Array, categories: Sequence[str]) -> bool:
    """Whether a column of texts is handed to SPSS and Stata as codes with labels."""
    return (
        is_text(values.type)
        and 0 < len(categories) <= _MOST_CODED
        and max(len(of.encode()) for of in categories) <= _MOST_LABEL
    )


def short_names(names: Sequence[str]) -> list[str]:
    """Names that SPSS and Stata take: at most 32 letters, digits and low lines, each once."""
    made: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
        short = re.sub(r"\W+", "_", plain, flags=re.ASCII).strip("_")[:28] or "column"
        short = short if short[0].isalpha() else f"c_{short}"[:28]
        number, taken = 2, {of.lower() for of in made}
        free = short
        while free.lower() in taken or free.lower() in _RESERVED:
            free, number = f"{short}_{number}", number + 1
        made.append(free)
    return made


def categories_of(values: pa.ChunkedArray, known: Sequence[str]) -> tuple[str, ...]:
    """The values that occur, those of the codebook in its order, others after them."""
    there = coded_texts(values).dictionary.to_pylist()
    first = [of for of in known if of in set(there)]
    return (*first, *sorted(set(there) - set(first)))


def has_blanks(values: pa.ChunkedArray) -> bool:
    """Whether a value is blank."""
    return bool(values.null_count) or bool(np.any([chunk.null_count for chunk in values.chunks]))
