"""Counts of records in words, where those that are too small are not told."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial

from app.kit import numbers
from core.small_counts import is_small


def told(count: float, least: int, unit: str = "") -> str:
    """``"330 records"``; a count above 0 and below ``least`` is told as ``"< 5 records"``."""
    if is_small(count, least):
        return below(least, unit)
    return numbers.count(count, unit)


def below(least: int, unit: str = "") -> str:
    """What stands in place of a small count: ``"< 5 records"``."""
    return f"<\u00a0{numbers.count(least, unit)}"


def hidden(text: str, least: int, units: Iterable[str]) -> str:
    """A sentence in which no count of these units between 1 and ``least`` is told.

    Parameters
    ----------
    text
        A sentence whose counts were written by `numbers.count`.
    least
        The smallest count that is told.
    units
        What is counted, such as "records", in the user's language.
    """
    for unit in units if least else ():
        one = re.escape(numbers.count(1, unit)[1:])
        many = re.escape(numbers.count(2, unit)[1:])
        counted = re.compile(rf"(?<![\d.,\u00a0\u202f])(\d+)({many}|{one})\b")
        text = counted.sub(partial(_told, least, unit), text)
    return text


def _told(least: int, unit: str, found: re.Match[str]) -> str:
    return told(int(found[1]), least, unit)
