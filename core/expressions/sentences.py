"""What is said of expressions that cannot be read, and the functions that there are."""

from __future__ import annotations

import difflib
from typing import Final

from core.errors import VbasError

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


def short(text: str, most: int = 60) -> str:
    """The text in one line, its end cut off where it is long."""
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"


def not_understood(text: str, place: int) -> VbasError:
    """The parser gave up at a place."""
    place = min(max(place, 0), len(text))
    near = short(text[max(0, place - 1) :], 20) or short(text[-20:])
    return VbasError(
        "The expression is not understood at character {place}, near “{near}”.",
        "Write it like population > 500 and name like 'North%'; text in single quotes, columns "
        "with spaces in double quotes.",
        place=place + 1,
        near=near,
    )


def not_allowed(what: str) -> VbasError:
    """It is understood, but is no part of an expression here."""
    return VbasError(
        "“{what}” is not allowed in an expression.",
        "Use columns, numbers, text in single quotes, comparisons, and, or, not, in, between, "
        "like, case, and functions such as round(x, 1).",
        what=short(what),
    )


def number_not_decimal(written: str) -> VbasError:
    """A number of another base, which the engine would take for a name."""
    return VbasError(
        "“{written}” is not a number here.",
        "Write it with decimal digits, such as 16.",
        written=short(written),
    )


def unknown_function(name: str) -> VbasError:
    """A function that is not in the list."""
    near = difflib.get_close_matches(name, FUNCTIONS, n=3)
    return VbasError(
        "There is no function “{name}” for expressions.",
        "Those there are: {known}.",
        name=short(name),
        known=", ".join(FUNCTIONS[of] for of in (near or FUNCTIONS)),
    )


def unknown_column(name: str, names: tuple[str, ...]) -> VbasError:
    """A column that is not in the table."""
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
        name=short(name),
        known=", ".join(near or names[:12]),
    )
