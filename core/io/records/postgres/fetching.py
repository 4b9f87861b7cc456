"""Groups and their counts from the server as an Arrow table."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import pyarrow as pa

from core.io.records.postgres.connecting import driver

_ROWS: Final = 1 << 16
_CHUNK: Final = 1000


def fetched(connection: Any, sql: str, schema: Any) -> pa.Table:
    """The rows of a query, which pass through little memory besides the table.

    Parameters
    ----------
    connection
        Of the driver.
    sql
        One query.
    schema
        Its columns, as Ibis has them.
    """
    columns = {name: kind.to_pyarrow() for name, kind in schema.items()}
    casts = [f'"{name}"::{_server_type(kind)} AS "{name}"' for name, kind in columns.items()]
    query = f"SELECT {', '.join(casts)} FROM ({sql}) AS counted"
    # Rows come one by one from older client libraries, which takes four times as long. The
    # server's binary copy takes longer still, as every row of it comes alone.
    size = _CHUNK if driver().capabilities.has_stream_chunked() else 1
    kinds = list(columns.values())
    arrays: list[list[pa.Array]] = [[] for _ in kinds]
    with connection.cursor() as cursor:
        rows = cursor.stream(query, binary=True, size=size)
        while some := list(islice(rows, _ROWS)):
            for of, values, kind in zip(arrays, zip(*some, strict=True), kinds, strict=True):
                of.append(pa.array(values, type=kind))
    chunked = [pa.chunked_array(of, kind) for of, kind in zip(arrays, kinds, strict=True)]
    return pa.table(dict(zip(columns, chunked, strict=True)))


def _server_type(kind: pa.DataType) -> str:
    """What the server calls the type of a column that comes back."""
    if pa.types.is_list(kind):
        return f"{_server_type(kind.value_type)}[]"
    if pa.types.is_integer(kind):
        return "bigint" if kind.bit_width > 32 else "integer"
    if pa.types.is_floating(kind):
        return "real" if kind.bit_width == 32 else "double precision"
    return "boolean" if pa.types.is_boolean(kind) else "text"
