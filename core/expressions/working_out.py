"""Expressions worked out by an engine that has nothing but the columns they name."""

from __future__ import annotations

from typing import Any, Final

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.errors import VbasError
from core.expressions.kinds import Columns, check_kinds
from core.expressions.reading import columns_asked, tree_of
from core.expressions.sentences import short

_KINDS: Final = (
    pa.types.is_boolean,
    pa.types.is_integer,
    pa.types.is_floating,
    pa.types.is_decimal,
    pa.types.is_string,
    pa.types.is_large_string,
    pa.types.is_null,
)
_CONFIG: Final = {
    "enable_external_access": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "memory_limit": "512MiB",
    "threads": "2",
}

_RESERVED: Final = (
    "all and any as asc between both case cast check column constraint create cross default desc "
    "distinct do else end except exists false fetch for foreign from full glob group having ilike "
    "in inner intersect into is isnull join lambda lateral left like limit natural not notnull "
    "null offset on only or order outer pivot primary qualify references returning right select "
    "similar some summarize symmetric table then to trailing true union unique unpivot using "
    "values variadic when where window with"
)
"""Words that name no column unless they are quoted."""


def quoted(name: str) -> str:
    """A column's name as it is written in an expression: in double quotes where it must be."""
    plain = name.isascii() and name.isidentifier() and name.lower() not in _RESERVED.split()
    return name if plain else '"' + name.replace('"', '""') + '"'


def columns_used(text: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The columns that an expression names, as they are called in ``names``.

    Raises
    ------
    VbasError
        If it is no expression, is not allowed, or names an unknown column.
    """
    with start_engine() as engine:
        return tuple(dict.fromkeys(columns_asked(tree_of(engine, text), names).values()))


def values_of(text: str, columns: Columns) -> NDArray[Any]:
    """What an expression is worth in each row.

    Parameters
    ----------
    text
        The expression. Names of columns in any case; those with spaces in double quotes.
    columns
        All there are; only those that are named are looked at.

    Returns
    -------
    (n,) float64, bool or object (text)
        NaN, False or "" where there is none; what is divided by 0 is none.

    Raises
    ------
    VbasError
        A sentence that names the place or the column, and what to write instead.
    """
    result = _work_out(text, columns)
    if pa.types.is_boolean(result.type):
        return np.asarray(result.fill_null(False).to_numpy(zero_copy_only=False), dtype=bool)
    if pa.types.is_string(result.type) or pa.types.is_large_string(result.type):
        return np.asarray(result.fill_null("").to_numpy(zero_copy_only=False), dtype=object)
    numbers = result.cast(pa.float64()).to_numpy(zero_copy_only=False).astype(np.float64)
    return np.where(np.isfinite(numbers), numbers, np.nan)


def rows_that_match(text: str, columns: Columns) -> NDArray[np.bool_]:
    """(n,) in which rows a condition holds; where a value it needs is missing it does not.

    Raises
    ------
    VbasError
        As `values_of`; also if the expression is not a condition.
    """
    found = values_of(text, columns)
    if found.dtype != bool:
        raise VbasError(
            "“{text}” gives a value, not yes or no.",
            "Compare it with something, such as {example} > 0.",
            text=short(text),
            example=short(text, 20),
        )
    return found


def numbers_of(text: str, columns: Columns) -> NDArray[np.float64]:
    """(n,) what a computed column holds; yes counts as 1, no as 0.

    Raises
    ------
    VbasError
        As `values_of`; also if the expression gives text.
    """
    found = values_of(text, columns)
    if found.dtype == object:
        raise VbasError(
            "“{text}” gives text, but a computed column holds numbers.",
            "Use numbers, such as length(…) of the text, or a comparison.",
            text=short(text),
        )
    return found.astype(np.float64)


def start_engine() -> Any:
    """An engine without files, network, extensions or settings that could be changed."""
    connection = duckdb.connect(":memory:", config=_CONFIG)
    try:
        # What cannot be worked out in a row is no value there, as a division by 0.
        connection.execute("SET ieee_floating_point_ops = false")
        connection.execute("SET lock_configuration = true")
    except BaseException:
        connection.close()
        raise
    return connection


def _work_out(text: str, columns: Columns) -> Any:
    names = tuple(columns)
    n = len(next(iter(columns.values()))) if columns else 0
    with start_engine() as engine:
        tree = tree_of(engine, text)
        asked = columns_asked(tree, names)
        check_kinds(tree, {name: columns[name] for name in asked.values()})
        arrays = {
            written: pa.array(columns[name], from_pandas=True) for written, name in asked.items()
        }
        row = "row"
        while row in arrays:
            row += "_"
        rows = pa.table({**arrays, row: pa.array(np.arange(n))})
        engine.register("columns_of_the_table", rows)
        query = f"SELECT TRY(({text}\n)) FROM columns_of_the_table ORDER BY {row}"  # checked above
        try:
            found = engine.sql(query).to_arrow_table().column(0).combine_chunks()
        except duckdb.Error as error:
            raise VbasError(
                "“{text}” cannot be worked out: a function does not fit the kind of what it is "
                "given.",
                "Functions of numbers need columns of numbers, functions of text columns of text.",
                text=short(text),
            ) from error
    if not any(is_one(found.type) for is_one in _KINDS):  # bytes, numbers of any length
        raise VbasError(
            "“{text}” gives neither numbers nor text nor yes or no.",
            "Write long numbers with a point or an exponent, such as 1e40.",
            text=short(text),
        )
    return found
