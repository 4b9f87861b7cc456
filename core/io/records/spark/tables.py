"""A table or folder of Spark as an Ibis table, with the values that a file of it would have."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from core.errors import VbasError
from core.io.parquet_folders import looked_through
from core.io.records.engine import in_thread
from core.io.records.opening import OpenedRecords, filter_of
from core.io.records.place import SPARK_LOCAL, DatabaseTable
from core.io.records.source import check_columns
from core.io.records.visits import columns_asked
from core.steps import Steps

if TYPE_CHECKING:
    from core.io.records.spark.engine import SparkEngine

_LOOK: Final = "looking at the table"
# {type of Spark: (type of Ibis, what is written to have it)}; decimals have their own.
_TYPES: Final = {
    "tinyint": ("int64", "CAST({} AS BIGINT)"),
    "smallint": ("int64", "CAST({} AS BIGINT)"),
    "int": ("int64", "CAST({} AS BIGINT)"),
    "bigint": ("int64", "{}"),
    "float": ("float32", "{}"),
    "double": ("float64", "{}"),
    "boolean": ("boolean", "{}"),
    "date": ("date", "{}"),
    "timestamp_ntz": ("timestamp", "{}"),
    "timestamp": ('timestamp("UTC")', "{}"),
    "time": ("time", "{}"),
    "string": ("string", "CAST({} AS STRING)"),
    "char": ("string", "CAST({} AS STRING)"),
    "varchar": ("string", "CAST({} AS STRING)"),
    "void": ("string", "CAST({} AS STRING)"),
    "decimal": ("decimal{}", "{}"),
}


def open_table(
    place: DatabaseTable,
    engine: SparkEngine,
    columns: Sequence[str],
    group: Sequence[str] | None,
    where: str,
) -> Steps[OpenedRecords]:
    """See `core.io.records.engine.TableEngine.open`; of other columns only names are looked at."""
    if place.url == SPARK_LOCAL:
        files = yield from in_thread(lambda: looked_through(Path(place.table)), _LOOK)
        _check_names(place, files)
    failure: Exception | None = None
    try:
        frame, kinds = yield from engine.work(lambda: _look(engine, place), _LOOK)
    except engine.failures as error:
        failure = error
    if failure is not None:
        raise engine.failure(failure, place.name)
    check_columns(place, columns, kinds)
    condition = filter_of(where, kinds)
    wanted = (*columns, *(condition.columns if condition else ()))
    names = columns_asked(kinds, wanted, group)
    written, types = [], {}
    for name, column in names.items():
        known = _written(kinds[name])
        if known is None and name in wanted:
            raise VbasError(
                "The column {column} of {file} holds lists, bytes or the like, which Spark and "
                "files write in different ways.",
                "Choose another column, or have it written as text.",
                column=name,
                file=place.name,
            )
        if known is not None:
            types[column] = known[0]
            written.append(f"{known[1].format(quoted(name))} AS {column}")
    here = {name: column for name, column in names.items() if column in types}
    selected = frame.selectExpr(*written)
    table = yield from engine.work(lambda: engine.view(selected, types), _LOOK)
    return OpenedRecords(place, engine, table, here, where=condition)


def _check_names(place: DatabaseTable, files: Sequence[Path]) -> None:
    """Raises where names of folders hold letters with accents as other writers escape them."""
    within = {of.parent.relative_to(place.table) for of in files if of != Path(place.table)}
    if any(re.search("%[89A-Fa-f][0-9A-Fa-f]", str(of)) for of in within):
        raise VbasError(
            "Names of folders in {file} hold escaped letters (%C3 ...), which Spark reads as "
            "others.",
            "Name the folder as --records, without Spark, or have Spark write it again.",
            file=place.name,
        )


def _look(engine: SparkEngine, place: DatabaseTable) -> tuple[Any, dict[str, str]]:
    """The table and the types of its columns, in order."""
    if place.is_folder:
        path = place.table
        if place.url == SPARK_LOCAL:
            # Wildcards of Spark are taken literally.
            path = re.sub(r"([\\*?\[\]{}])", r"\\\1", path)
        frame = engine.session.read.option("mergeSchema", "true").parquet(path)
    else:
        frame = engine.session.table(".".join(map(quoted, place.parts)))
    return frame, dict(frame.dtypes)


def _written(kind: str) -> tuple[str, str] | None:
    """The type of Ibis for a type of Spark, and how it is had."""
    name, numbers = re.fullmatch(r"(\w+)(\(.*\))?.*", kind, re.DOTALL).groups()  # type: ignore[union-attr]
    known = _TYPES.get(name)
    return known and (known[0].format(numbers or "(10, 0)"), known[1])


def quoted(name: str) -> str:
    """A name as it stands in a query."""
    return "`" + name.replace("`", "``") + "`"
