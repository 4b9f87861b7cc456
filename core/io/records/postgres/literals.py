"""Values of small tables as PostgreSQL reads them."""

from __future__ import annotations

import pyarrow as pa


def type_of(of: pa.DataType) -> tuple[str, str]:
    """What Ibis and what the server call a type of `core.io.records.postgres.tables`."""
    if pa.types.is_integer(of):
        return ("int32", "integer") if of.bit_width <= 32 else ("int64", "bigint")
    if pa.types.is_floating(of):
        return ("float32", "real") if of.bit_width == 32 else ("float64", "double precision")
    return ("boolean", "boolean") if pa.types.is_boolean(of) else ("string", "text")


def array_of(values: pa.Array) -> str:
    """A literal of the server's array type, in quotes; null is NULL."""
    if pa.types.is_floating(values.type):
        items = ["NULL" if v is None else str(v) for v in values.cast(pa.string()).to_pylist()]
    elif pa.types.is_integer(values.type) or pa.types.is_boolean(values.type):
        items = ["NULL" if v is None else str(v) for v in values.to_pylist()]
    else:
        items = ["NULL" if v is None else _quoted(v) for v in values.to_pylist()]
    return "'{" + ",".join(items).replace("'", "''") + "}'"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
