"""The tree of an expression, checked node by node: nothing that is not listed here gets through."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import duckdb

from core.errors import VbasError
from core.expressions.sentences import (
    FUNCTIONS,
    not_allowed,
    not_understood,
    number_not_decimal,
    unknown_column,
    unknown_function,
)

LONGEST: Final = 10_000
"""Characters of the longest expression."""

ARITHMETIC = {"+", "-", "*", "/", "//", "%", "**", "^"}
STARTS_WITH: Final = "^@"
"""How the engine writes "starts with"."""
_OPERATORS = ARITHMETIC | {"||", "~~", "!~~", "~~*", "!~~*", "suffix", "prefix", STARTS_WITH}
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
_SELECT_KEYS = {"type", "cte_map", "select_list", "from_table", "aggregate_handling"}
_SELECT: Final = "SELECT "
_IN_WORDS: Final = re.compile(r"'[^']*'|\"[^\"]*\"|\bstarts\s+with\b", re.IGNORECASE)
_OTHER_BASE: Final = re.compile(r"\b0[xob]\w*", re.IGNORECASE)


def in_signs(text: str) -> str:
    """The text as the engine reads it: its sign for "starts with", every place as it was."""

    def sign(found: re.Match[str]) -> str:
        words = found.group()
        return words if words[0] in "'\"" else STARTS_WITH.ljust(len(words))

    return _IN_WORDS.sub(sign, text)


def tree_of(engine: Any, text: str) -> dict[str, Any]:
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
        if sign in outside_quotes(text):
            raise not_allowed(sign.replace("\0", "NUL"))
    if (other := _OTHER_BASE.search(outside_quotes(text))) is not None:
        raise number_not_decimal(other.group())
    signs = in_signs(text)
    # A bracket that is closed too early would show here, and not when it is worked out.
    for written in (f"{_SELECT}{signs}", f"{_SELECT}({signs}\n)"):
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
        raise not_understood(text, len(text)) from error
    if read.get("error"):
        place = int(read.get("position") or len(_SELECT)) - len(_SELECT)
        raise not_understood(text, place)
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
        raise not_allowed("SELECT … FROM")
    tree: dict[str, Any] = node["select_list"][0]
    for part in parts(tree):
        _check_part(part)
    return tree


def parts(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
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
                raise not_allowed("SELECT")
            waiting += reversed(list(here.values()))


def _check_part(part: dict[str, Any]) -> None:
    kind, name = str(part["class"]), str(part.get("function_name", "")).lower()
    if kind not in _CLASSES:
        raise not_allowed({"SUBQUERY": "SELECT", "STAR": "*"}.get(kind, kind.lower()))
    if kind == "OPERATOR" and part["type"] not in _OPERATOR_TYPES:
        raise not_allowed(str(part["type"]).lower())
    if kind == "FUNCTION":
        path = part.get("qualified_name", {}).get("path", [name])
        if part.get("schema") or part.get("catalog") or len(path) > 1:
            raise not_allowed(".".join(map(str, path)))
        if name not in FUNCTIONS and not (part.get("is_operator") and name in _OPERATORS):
            raise unknown_function(name)
        if part.get("filter") or part.get("distinct") or part.get("export_state"):
            raise not_allowed(name)
    if kind == "CAST":
        of = part.get("type_expr", {}).get("type_name") or part.get("cast_type", {}).get("id", "")
        if str(of).upper() not in _TYPES:
            raise not_allowed(str(of))


def columns_asked(tree: dict[str, Any], names: tuple[str, ...]) -> dict[str, str]:
    """{how a tree writes a column: what it is called}, each column once.

    The engine takes only A to Z for a to z: other letters stand here as they are written.
    """
    known = {name.casefold(): name for name in reversed(names)}
    found: dict[str, str] = {}
    for part in parts(tree):
        if part["class"] == "COLUMN_REF":
            asked = ".".join(part["column_names"])
            name = asked if asked in names else known.get(asked.casefold())
            if name is None or len(part["column_names"]) > 1:
                raise unknown_column(asked, names)
            written = "".join(sign.lower() if sign.isascii() else sign for sign in asked)
            found[written] = name
    return found


def outside_quotes(text: str) -> str:
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
