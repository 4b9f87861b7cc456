"""Numbers with what they count, as the command line says them in English."""

from __future__ import annotations


def how_many(n: float, word: str, more: str = "s") -> str:
    """A whole number and its noun: "1 record", "2 records", "3 classes"."""
    whole = f"{n:,.0f}"
    return f"{whole} {word}{'' if whole == '1' else more}"
