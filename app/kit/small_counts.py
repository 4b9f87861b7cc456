"""Counts of records in words, where those that are too small are not told."""

from __future__ import annotations

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
