"""Expressions over the columns of a table: filters, computed columns.

The query engine reads an expression (``population > 500 and lost_share > 0.1``) and works it out;
before it does, the tree that its own parser makes is walked, and whatever is not a column, a
constant or a function of a short list is refused. The engine that works it out has no files, no
network, no extensions and no tables but the columns that the expression names.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.errors import VbasError

LONGEST: Final = 2000
"""Characters of the longest expression."""

FUNCTIONS: Final = {
    "abs": "abs(x)",
    "ceil": "ceil(x)",
    "floor": "floor(x)",
    "round": "round(x, digits)",
    "sqrt": "sqrt(x)",
    "exp": "exp(x)",
    "ln": "ln(x)",
    "log10": "log10(x)",
    "log2": "log2(x)",
    "power": "power(x, y)",
    "sign": "sign(x)",
    "greatest": "greatest(x, y)",
    "least": "least(x, y)",
    "coalesce": "coalesce(x, y)",
    "nullif": "nullif(x, y)",
    "lower": "lower(text)",
    "upper": "upper(text)",
    "trim": "trim(text)",
    "length": "length(text)",
    "substr": "substr(text, start, length)",
    "contains": "contains(text, part)",
    "starts_with": "starts_with(text, part)",
    "ends_with": "ends_with(text, part)",
    "concat": "concat(text, text)",
}
"""The functions that may be used, and how they are written."""

_ARITHMETIC = {"+", "-", "*", "/", "//", "%", "**", "^"}
_OPERATORS = _ARITHMETIC | {"||", "~~", "!~~", "~~*", "!~~*", "suffix", "prefix"}
_CLASSES = {
    "BETWEEN",
    "CASE",
    "CAST",
    "COLUMN_REF",
    "COMPARISON",
    "CONJUNCTION",
    "CONSTANT",
    "FUNCTION",
    "OPERATOR",
    "TYPE",
}
_OPERATOR_TYPES = {
    "COMPARE_IN",
    "COMPARE_NOT_IN",
    "OPERATOR_COALESCE",
    "OPERATOR_IS_NOT_NULL",
    "OPERATOR_IS_NULL",
    "OPERATOR_NOT",
    "OPERATOR_NULLIF",
}
_TYPES = {"BIGINT", "BOOLEAN", "DOUBLE", "FLOAT", "INTEGER", "INT", "TEXT", "VARCHAR"}
_KINDS: Final = (
    pa.types.is_boolean,
    pa.types.is_integer,
    pa.types.is_floating,
    pa.types.is_decimal,
    pa.types.is_string,
    pa.types.is_large_string,
    pa.types.is_null,
)
_SELECT_KEYS = {"type", "cte_map", "select_list", "from_table", "aggregate_handling"}
_SELECT: Final = "SELECT "
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

Columns = Mapping[str, NDArray[Any]]
"""(n,) each, by name: numbers (NaN = none), yes/no, or text."""


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
    with _engine() as engine:
        return tuple(_found(_tree(engine, text), names))


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
            text=_short(text),
            example=_short(text, 20),
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
            text=_short(text),
        )
    return found.astype(np.float64)


def _engine() -> Any:
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
    with _engine() as engine:
        tree = _tree(engine, text)
        asked = _asked(tree, names)
        _check_kinds(tree, {name: columns[name] for name in asked.values()})
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
                text=_short(text),
            ) from error
    if not any(is_one(found.type) for is_one in _KINDS):  # bytes, numbers of any length
        raise VbasError(
            "“{text}” gives neither numbers nor text nor yes or no.",
            "Write long numbers with a point or an exponent, such as 1e40.",
            text=_short(text),
        )
    return found


# Reading


def _tree(engine: Any, text: str) -> dict[str, Any]:
    """The tree of an expression as the engine's own parser makes it, checked."""
    if not text.strip():
        raise VbasError("There is no expression.", "Write one, such as population > 500.")
    if len(text) > LONGEST:
        raise VbasError(
            "The expression has {length:,} characters; at most {most:,} are read.",
            "Write a shorter one, or add a computed column first.",
            length=len(text),
            most=LONGEST,
        )
    for sign in (";", "--", "/*", "\0"):
        if sign in _outside_quotes(text):
            raise _not_allowed(sign.replace("\0", "NUL"))
    # A bracket that is closed too early would show here, and not when it is worked out.
    for written in (f"{_SELECT}{text}", f"{_SELECT}({text}\n)"):
        tree = _parsed(engine, written, text)
    return tree


def _parsed(engine: Any, written: str, text: str) -> dict[str, Any]:
    try:
        told = engine.execute(
            "SELECT json_serialize_sql(?::VARCHAR, skip_null := true, skip_empty := true, "
            "skip_default := true)",
            [written],
        ).fetchall()[0][0]
        read = json.loads(told)
    except (duckdb.Error, RecursionError, ValueError) as error:
        raise _not_understood(text, len(text)) from error
    if read.get("error"):
        place = int(read.get("position") or len(_SELECT)) - len(_SELECT)
        raise _not_understood(text, place)
    statements = read.get("statements", [])
    node = statements[0].get("node", {}) if len(statements) == 1 else {}
    single = (
        node.get("type") == "SELECT_NODE"
        and set(node) <= _SELECT_KEYS
        and not node.get("cte_map", {}).get("map")
        and node.get("from_table", {}).get("type", "EMPTY") == "EMPTY"
        and len(node.get("select_list", [])) == 1
        and "alias" not in node["select_list"][0]
    )
    if not single or set(statements[0]) - {"node", "named_param_map"}:
        raise _not_allowed("SELECT … FROM")
    tree: dict[str, Any] = node["select_list"][0]
    for part in _parts(tree):
        _check_part(part)
    return tree


def _parts(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All nodes of a tree, however deep."""
    waiting: list[Any] = [tree]
    while waiting:
        here = waiting.pop()
        if isinstance(here, list):
            waiting += reversed(here)
        elif isinstance(here, dict):
            if "class" in here:
                yield here
            elif str(here.get("type", "")).endswith("_NODE"):
                raise _not_allowed("SELECT")
            waiting += reversed(list(here.values()))


def _check_part(part: dict[str, Any]) -> None:
    kind, name = str(part["class"]), str(part.get("function_name", "")).lower()
    if kind not in _CLASSES:
        raise _not_allowed({"SUBQUERY": "SELECT", "STAR": "*"}.get(kind, kind.lower()))
    if kind == "OPERATOR" and part["type"] not in _OPERATOR_TYPES:
        raise _not_allowed(str(part["type"]).lower())
    if kind == "FUNCTION":
        path = part.get("qualified_name", {}).get("path", [name])
        if part.get("schema") or part.get("catalog") or len(path) > 1:
            raise _not_allowed(".".join(map(str, path)))
        if name not in FUNCTIONS and not (part.get("is_operator") and name in _OPERATORS):
            raise _unknown_function(name)
        if part.get("filter") or part.get("distinct") or part.get("export_state"):
            raise _not_allowed(name)
    if kind == "CAST":
        of = part.get("type_expr", {}).get("type_name") or part.get("cast_type", {}).get("id", "")
        if str(of).upper() not in _TYPES:
            raise _not_allowed(str(of))


def _found(tree: dict[str, Any], names: tuple[str, ...]) -> dict[str, None]:
    """The columns a tree names, each once, as they are called."""
    return dict.fromkeys(_asked(tree, names).values())


def _asked(tree: dict[str, Any], names: tuple[str, ...]) -> dict[str, str]:
    """How a tree writes the columns it names, and how they are called.

    The engine takes only A to Z for a to z: other letters stand here as they are written.
    """
    known = {name.casefold(): name for name in reversed(names)}
    found: dict[str, str] = {}
    for part in _parts(tree):
        if part["class"] == "COLUMN_REF":
            asked = ".".join(part["column_names"])
            name = known.get(asked.casefold())
            if name is None or len(part["column_names"]) > 1:
                raise _unknown_column(asked, names)
            written = "".join(sign.lower() if sign.isascii() else sign for sign in asked)
            found[written] = name
    return found


# What fits together


def _check_kinds(tree: dict[str, Any], used: Columns) -> None:
    """Refuses to compare or calculate with text as if it were numbers."""
    of = {name.casefold(): (name, values.dtype == object) for name, values in used.items()}
    for part in _parts(tree):
        together = _together(part)
        columns = [of["".join(p["column_names"]).casefold()] for p in together if _is_column(p)]
        texts = [name for name, is_text in columns if is_text]
        numbers = [name for name, is_text in columns if not is_text]
        written = [str(p["literal"]["text"]) for p in together if _is_text(p)]
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
                text=_short(strange),
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
    if kind == "FUNCTION" and part["function_name"] in _ARITHMETIC:
        given = part.get("arguments") or part.get("children") or []
        return [of.get("expression", of) for of in given]
    return []


def _is_column(part: dict[str, Any]) -> bool:
    return bool(part["class"] == "COLUMN_REF")


def _literal(part: dict[str, Any]) -> str:
    return str(part.get("literal", {}).get("kind", "")) if part["class"] == "CONSTANT" else ""


def _is_text(part: dict[str, Any]) -> bool:
    return _literal(part) == "STRING"


def _is_number(part: dict[str, Any]) -> bool:
    return _literal(part) in ("INTEGER", "DECIMAL", "FLOAT", "DOUBLE", "NUMERIC")


def _reads_as_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return text.lower() in ("true", "false")
    return True


# Words


def _outside_quotes(text: str) -> str:
    """The text without what stands in quotes."""
    kept, quote = [], ""
    for sign in text:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"":
            quote = sign
        else:
            kept.append(sign)
    return "".join(kept)


def _short(text: str, most: int = 60) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"


def _not_understood(text: str, place: int) -> VbasError:
    place = min(max(place, 0), len(text))
    near = _short(text[max(0, place - 1) :], 20) or _short(text[-20:])
    return VbasError(
        "The expression is not understood at character {place}, near “{near}”.",
        "Write it like population > 500 and name like 'North%'; text in single quotes, columns "
        "with spaces in double quotes.",
        place=place + 1,
        near=near,
    )


def _not_allowed(what: str) -> VbasError:
    return VbasError(
        "“{what}” is not allowed in an expression.",
        "Use columns, numbers, text in single quotes, comparisons, and, or, not, in, between, "
        "like, case, and functions such as round(x, 1).",
        what=_short(what),
    )


def _unknown_function(name: str) -> VbasError:
    near = difflib.get_close_matches(name, FUNCTIONS, n=3)
    return VbasError(
        "There is no function “{name}” for expressions.",
        "Those there are: {known}.",
        name=_short(name),
        known=", ".join(FUNCTIONS[of] for of in (near or FUNCTIONS)),
    )


def _unknown_column(name: str, names: tuple[str, ...]) -> VbasError:
    folded = {of.casefold(): of for of in names}
    near = [folded[of] for of in difflib.get_close_matches(name.casefold(), folded, n=3)]
    near = near or [of for of in names if name.casefold() in of.casefold()][:3]
    if near:
        hint = "Did you mean {known}? Text stands in single quotes."
    else:
        hint = "The columns are {known}. Text stands in single quotes."
    return VbasError(
        "There is no column “{name}”.",
        hint,
        name=_short(name),
        known=", ".join(near or names[:12]),
    )
