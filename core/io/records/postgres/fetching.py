"""Groups and their counts from the server as an Arrow table."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyarrow as pa

_ROWS: Final = 1 << 16


def fetched(connection: Any, sql: str, schema: Any) -> pa.Table:
    """The rows of a query.

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
    casts = ", ".join(
        f'"{name}"::{_server_type(kind)} AS "{name}"' for name, kind in columns.items()
    )
    query = f"SELECT {casts} FROM ({sql}) AS counted"
    if all(pa.types.is_integer(kind) for kind in columns.values()):
        numbers = _whole_numbers(connection, query, list(columns.values()))
        if numbers is not None:
            return pa.table(dict(zip(columns, numbers, strict=True)))
    arrays: list[list[pa.Array]] = [[] for _ in columns]
    with connection.cursor(binary=True) as cursor:
        cursor.execute(query)
        while rows := cursor.fetchmany(_ROWS):
            for of, values, kind in zip(
                arrays, zip(*rows, strict=True), columns.values(), strict=True
            ):
                of.append(pa.array(values, type=kind))
    chunked = [
        pa.chunked_array(of, kind) for of, kind in zip(arrays, columns.values(), strict=True)
    ]
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


def _whole_numbers(connection: Any, query: str, kinds: list[pa.DataType]) -> list[Any] | None:
    """Columns of whole numbers out of the server's binary copy; None where one is null.

    Ten times as fast as rows that become numbers one by one.
    """
    width = [8 if kind.bit_width > 32 else 4 for kind in kinds]
    fields: list[tuple[str, str]] = [("n", ">i2")]
    for i, size in enumerate(width):
        fields += [(f"l{i}", ">i4"), (f"v{i}", f">i{size}")]
    row = np.dtype(fields)
    with (
        connection.cursor() as cursor,
        cursor.copy(f"COPY ({query}) TO STDOUT (FORMAT binary)") as out,
    ):
        data = b"".join(out)
    # A head of 11 + 4 + 4 bytes and a tail of 2.
    body = memoryview(data)[19:-2]
    if len(body) % row.itemsize:
        return None
    rows = np.frombuffer(body, dtype=row)
    for i, size in enumerate(width):
        if not (rows[f"l{i}"] == size).all():
            return None
    return [
        rows[f"v{i}"].astype(kind.to_pandas_dtype(), casting="same_kind")
        for i, kind in enumerate(kinds)
    ]
