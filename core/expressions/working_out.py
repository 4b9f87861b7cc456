"""Expressions worked out by an engine that has nothing but the columns they name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.errors import VbasError
from core.expressions.reading import ARITHMETIC, columns_asked, in_signs, parts, tree_of
from core.expressions.sentences import short

Columns = Mapping[str, NDArray[Any]]
"""(n,) each, by name: numbers (NaN = none), yes/no, or text."""

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


def check_kinds(tree: dict[str, Any], used: Columns) -> None:
    """Refuses to compare or calculate with text as if it were numbers."""
    of = {name.casefold(): (name, values.dtype == object) for name, values in used.items()}
    for part in parts(tree):
        together = _together(part)
        columns = [of["".join(p["column_names"]).casefold()] for p in together if _is_column(p)]
        texts = [name for name, is_text in columns if is_text]
        numbers = [name for name, is_text in columns if not is_text]
        written = [str(p["literal"]["text"]) for p in together if (_literal(p) == "STRING")]
        if texts and part["class"] == "FUNCTION":
            raise VbasError(
                "The column {column} holds text; one cannot calculate with it.",
                "Use a column of numbers.",
                column=texts[0],
            )
        if texts and (numbers or any(_is_number(p) for p in together)):
            raise VbasError(
                "The column {column} holds text, not numbers.",
                "Write what it is compared with in single quotes: {column} = '10'.",
                column=texts[0],
            )
        strange = next((text for text in written if not _reads_as_number(text)), None)
        if numbers and strange is not None:
            raise VbasError(
                "The column {column} holds numbers; “{text}” is none.",
                "Write a number without quotes, such as {column} > 10.",
                column=numbers[0],
                text=short(strange),
            )


def _together(part: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of a node that must be of one kind."""
    kind = part["class"]
    if kind == "COMPARISON":
        return [part["left"], part["right"]]
    if kind == "BETWEEN":
        return [part["input"], part["lower"], part["upper"]]
    if kind == "OPERATOR" and part["type"] in ("COMPARE_IN", "COMPARE_NOT_IN"):
        return list(part["children"])
    if kind == "FUNCTION" and part["function_name"] in ARITHMETIC:
        given = part.get("arguments") or part.get("children") or []
        return [of.get("expression", of) for of in given]
    return []


def _is_column(part: dict[str, Any]) -> bool:
    return bool(part["class"] == "COLUMN_REF")


def _literal(part: dict[str, Any]) -> str:
    return str(part.get("literal", {}).get("kind", "")) if part["class"] == "CONSTANT" else ""


def _is_number(part: dict[str, Any]) -> bool:
    return _literal(part) in ("INTEGER", "DECIMAL", "FLOAT", "DOUBLE", "NUMERIC")


def _reads_as_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return text.lower() in ("true", "false")
    return True


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
        signs = in_signs(text)  # checked above
        query = f"SELECT TRY(({signs}\n)) FROM columns_of_the_table ORDER BY {row}"
        try:
            result = engine.sql(query).to_arrow_table().column(0).combine_chunks()
        except duckdb.Error as error:
            raise VbasError(
                "“{text}” cannot be worked out: a function does not fit the kind of what it is "
                "given.",
                "Functions of numbers need columns of numbers, functions of text columns of text.",
                text=short(text),
            ) from error
    if not any(is_one(result.type) for is_one in _KINDS):  # bytes, numbers of any length
        raise VbasError(
            "“{text}” gives neither numbers nor text nor yes or no.",
            "Write long numbers with a point or an exponent, such as 1e40.",
            text=short(text),
        )
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
