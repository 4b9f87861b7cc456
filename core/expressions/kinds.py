"""What may be compared and calculated with what: numbers with numbers, text with text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from core.errors import VbasError
from core.expressions.reading import ARITHMETIC, parts
from core.expressions.sentences import short

Columns = Mapping[str, NDArray[Any]]
"""(n,) each, by name: numbers (NaN = none), yes/no, or text."""


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
