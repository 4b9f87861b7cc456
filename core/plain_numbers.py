"""Numbers that a person typed, read only where they can mean one thing.

A separator of thousands is never guessed: 172,86 may be a list or a typing error, 1.000 is one to
some and a thousand to others, 050 is the end of 1,050. Digits are 0 to 9.
"""

from __future__ import annotations

import math
import re
from typing import Final

PLAIN: Final = "Write one number in digits, such as 20000: no separators of thousands, no list."
"""What to do about a number that cannot be read."""

_WHOLE: Final = re.compile(r"[+-]?(?:0|[1-9][0-9]*)")
_DECIMAL: Final = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?")
_GROUPED: Final = re.compile(r"[+-]?[1-9][0-9]{0,2}(?:\.[0-9]{3})+")
_NOUGHT: Final = re.compile(r"-[0.]*(?:[eE].*)?")
_MOST_DIGITS: Final = 4000
"""More can neither be written out again nor are they meant."""


def whole_number(text: str) -> int | None:
    """The whole number that a text is, of any length; None if it is none.

    >>> whole_number(" 172 "), whole_number("17,286"), whole_number("1e3")
    (172, None, None)
    """
    plain = text.strip()
    if not _WHOLE.fullmatch(plain) or _NOUGHT.fullmatch(plain) or len(plain) > _MOST_DIGITS:
        return None
    return int(plain)


def decimal_number(text: str) -> float | None:
    """The finite number that a text with a decimal point is; None if it is none, or may be two.

    >>> decimal_number("0.050"), decimal_number("1e-3"), decimal_number("1.000")
    (0.05, 0.001, None)
    """
    plain = text.strip()
    if not _DECIMAL.fullmatch(plain) or _GROUPED.fullmatch(plain) or _NOUGHT.fullmatch(plain):
        return None
    number = float(plain)
    return number if math.isfinite(number) else None
