"""Failures of Spark in sentences, without its own text: it may quote values."""

from __future__ import annotations

from typing import Any, Final

import pyarrow as pa

from core.errors import N_, VbasError

_BY_CONDITION: Final = {
    "TABLE_OR_VIEW_NOT_FOUND": (
        N_("Spark knows no table {file}."),
        N_("Check its catalogue, schema and name; a folder of Parquet files is named by its path."),
    ),
    "PATH_NOT_FOUND": (N_("There is no folder {file}."), N_("Check its name.")),
    "UNABLE_TO_INFER_SCHEMA": (
        N_("The folder {file} holds no Parquet files."),
        N_("Name the folder that holds them, or holds folders of them such as year=2024."),
    ),
    "COLUMN_ALREADY_EXISTS": (
        N_("Two columns of {file} have the same name, and Spark reads neither."),
        N_("Write the files again with names of their own."),
    ),
    "CANNOT_MERGE_SCHEMAS": (
        N_("The files in {file} do not agree on what a column holds."),
        N_("Write them again with the same types."),
    ),
    "INSUFFICIENT_PERMISSIONS": (
        N_("You may not read {file}."),
        N_("Ask who runs Spark for the right to read this table."),
    ),
    "TABLE_OR_VIEW_ALREADY_EXISTS": (
        N_("There is a table {file} already."),
        N_("Name another one, or drop it yourself."),
    ),
    "PATH_ALREADY_EXISTS": (
        N_("There is a folder {file} already."),
        N_("Name another one, or remove it yourself."),
    ),
    "SCHEMA_NOT_FOUND": (N_("Spark has no schema for {file}."), N_("Name one that is there.")),
    "OPERATION_CANCELED": (
        N_("Spark stopped the query over {file}: somebody cancelled it."),
        N_("Try again, or ask who runs Spark."),
    ),
    "FAILED_READ_FILE": (
        N_("A file in {file} is damaged, is gone, or holds what its columns cannot."),
        N_("Write it again, and leave the folder as it is while it is read."),
    ),
}
_LOST: Final = (
    N_("The connection to Spark was lost while {file} was counted; nothing was written."),
    N_("Try again when the server runs."),
)
_MEMORY: Final = (
    N_("There is not enough memory for the counts of {file}."),
    N_("Close other programs, choose fewer quasi-identifiers, or group their categories."),
)
_OTHER: Final = (
    N_("{file} cannot be read ({kind})."),
    N_("Check that the files are complete, or ask who runs Spark what its log says."),
)
_GONE: Final = (
    "Py4JNetworkError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "RetriesExceeded",
)


def failures() -> tuple[Any, ...]:
    """What Spark raises."""
    import grpc
    from py4j.protocol import Py4JError
    from pyspark.errors import PySparkException

    return (PySparkException, Py4JError, grpc.RpcError, pa.ArrowException, OSError, MemoryError)


def failure_of(error: Exception, name: str) -> VbasError:
    """The sentence for what Spark raised over a table.

    Parameters
    ----------
    error
        What was raised.
    name
        The table.
    """
    condition = _condition_of(error)
    said = _BY_CONDITION.get(condition.partition(".")[0], _OTHER)
    kind = type(error).__name__
    if isinstance(error, MemoryError) or "OutOfMemoryError" in str(error):
        said = _MEMORY
    elif kind in _GONE or _is_unavailable(error):
        said = _LOST
    return VbasError(*said, file=name, kind=f"{kind} {condition}".strip())


def _condition_of(error: Exception) -> str:
    """What Spark calls the kind of an error: "PATH_NOT_FOUND" ...; "" where it does not."""
    get = getattr(error, "getCondition", None)
    found = get() if get is not None else None
    return str(found or "")


def _is_unavailable(error: Exception) -> bool:
    import grpc

    causes = (error, error.__cause__, error.__context__)
    return any(
        isinstance(of, grpc.RpcError)
        and getattr(of, "code", lambda: None)() == grpc.StatusCode.UNAVAILABLE
        for of in causes
    )
