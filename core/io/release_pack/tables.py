"""The records in four formats; none says when, where or by whom it was written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as pa_csv
import pyarrow.parquet as pq
import pyreadstat

from core.io.csv_cells import guarded, guarded_values

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
_SAV_TIME: Final = slice(92, 109)
_DTA_TIME: Final = re.compile(rb"<timestamp>\x11[^<]{17}</timestamp>")


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


def write_records(table: pa.Table, columns: Sequence[Mapping[str, Any]], start: Path) -> None:
    """Writes records as ``start`` with the endings parquet, csv, sav and dta.

    ``columns`` are those of the dictionary, in order.
    """
    write_plain_parquet(table, start.with_suffix(".parquet"), {})
    texts = {
        guarded(name): guarded_values(of) if pa.types.is_string(of.type) else of
        for name, of in zip(table.column_names, table.columns, strict=True)
    }
    pa_csv.write_csv(
        pa.table(texts),
        start.with_suffix(".csv"),
        pa_csv.WriteOptions(quoting_style="needed"),
    )
    frame, labels = _coded(table, columns)
    names = {of["short_name"]: of["label"]["en"] for of in columns}
    sav, dta = start.with_suffix(".sav"), start.with_suffix(".dta")
    pyreadstat.write_sav(
        frame, str(sav), column_labels=names, variable_value_labels=labels, row_compress=True
    )
    pyreadstat.write_dta(
        frame,
        str(dta),
        column_labels={name: label[:80] for name, label in names.items()},
        variable_value_labels=labels,
    )
    _without_times(sav, dta)


def is_coded(values: pa.Array, categories: Sequence[str]) -> bool:
    """Whether a column of texts is handed to SPSS and Stata as codes with labels."""
    return (
        pa.types.is_string(values.type)
        and 0 < len(categories) <= _MOST_CODED
        and max(len(of.encode()) for of in categories) <= _MOST_LABEL
    )


def _coded(
    table: pa.Table, columns: Sequence[Mapping[str, Any]]
) -> tuple[pd.DataFrame, dict[str, dict[int | float, str]]]:
    frame: dict[str, Any] = {}
    labels: dict[str, dict[int | float, str]] = {}
    for of in columns:
        values, name = table.column(of["name"]), of["short_name"]
        if not pa.types.is_string(values.type):
            whole = pa.types.is_integer(values.type) and not values.null_count
            frame[name] = values.to_numpy() if whole else values.cast(pa.float64()).to_numpy()
        elif of["coded"]:
            texts = pa.array([each["value"] for each in of["categories"]], pa.string())
            codes = pc.add(pc.index_in(values, value_set=texts), 1).cast(pa.float64())
            frame[name] = codes.to_numpy()
            labels[name] = {each["code"]: each["value"] for each in of["categories"]}
        else:
            frame[name] = values.to_pandas().fillna("").astype(object)
    return pd.DataFrame(frame), labels


def _without_times(sav: Path, dta: Path) -> None:
    """Replaces when SPSS and Stata files say they were written."""
    with sav.open("r+b") as file:
        file.seek(_SAV_TIME.start)
        file.write(b"01 Jan 7000:00:00")
    with dta.open("r+b") as file:
        head = file.read(512)
        found = _DTA_TIME.search(head)
        assert found is not None
        file.seek(found.start())
        file.write(b"<timestamp>\x1101 Jan 1970 00:00</timestamp>")


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


def categories_of(values: pa.Array, known: Sequence[str]) -> tuple[str, ...]:
    """The values that occur, those of the codebook in its order, others after them."""
    there = {of for of in pc.unique(values).to_pylist() if of is not None}
    first = [of for of in known if of in there]
    return (*first, *sorted(there - set(first)))


def has_blanks(values: pa.ChunkedArray) -> bool:
    """Whether a value is blank."""
    return bool(values.null_count) or bool(np.any([chunk.null_count for chunk in values.chunks]))
