"""Codes whose beginnings mean something: chapters of diagnoses, units of geography, dates.

Which beginnings there are is read off the codes; one that joins nothing is no level.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from core.errors import N_
from core.level_names import LEVEL_NAMES
from core.record_uniqueness.distinct import VariableLevel
from core.steps import Stage

DAY: Final = N_("day")
MONTH: Final = N_("month")
YEAR: Final = N_("year")
DECADE: Final = N_("decade")
_DATE: Final = re.compile(r"\d{4}-\d{2}(?:-\d{2})?(?:[ T].*)?")
_DATE_LENGTHS: Final = {DAY: 10, MONTH: 7, YEAR: 4, DECADE: 3}

_CODE: Final = re.compile(r"[A-Za-z]{0,3}\d[A-Za-z0-9]*(?:[.\-/ ][A-Za-z0-9]+)*")
_DIGITS: Final = re.compile(r"\d{5,}")
_SIGN: Final = re.compile(r"[A-Za-z0-9]")
_LEAST_CODES: Final = 5
_SHARE: Final = 0.9
"""Share of the categories that must look like codes; the others (such as "none") stay apart."""
_LONGEST: Final = 12


def prefix_levels(labels: Sequence[str]) -> tuple[VariableLevel, ...]:
    """Levels by the beginnings of codes, the finest first; none if they are no such codes."""
    if len(labels) < _LEAST_CODES:
        return ()
    if all(_DATE.fullmatch(label) for label in labels):
        return _levels(labels, {name: _start(n) for name, n in _DATE_LENGTHS.items()})
    if not _are_codes(labels):
        return ()
    longest = min(_LONGEST, max(len(_SIGN.findall(label)) for label in labels))
    return _levels(labels, {_characters(n): _signs(n) for n in range(longest - 1, 0, -1)})


def level_title(level: str) -> Stage:
    """A level of a variable in words that can be translated, names of the user's as written."""
    if level == _characters(1):
        return Stage(N_("first character"))
    found = re.fullmatch(r"(\d+) characters", level)
    if found:
        return Stage(N_("first {n} characters"), n=int(found.group(1)))
    if level in LEVEL_NAMES:
        return Stage(LEVEL_NAMES[level])
    return Stage(level) if level in _DATE_LENGTHS else Stage("{level}", level=AsWritten(level))


def _characters(n: int) -> str:
    return "1 character" if n == 1 else f"{n} characters"


class AsWritten:
    """A name of the user's, which is not translated within a title."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


def _are_codes(labels: Sequence[str]) -> bool:
    """Letters and then digits, parts with leading zeros, or long numbers of one length."""
    codes = [label for label in labels if _CODE.fullmatch(label)]
    if len(codes) < _SHARE * len(labels):
        return False
    if any(label[0].isalpha() for label in codes):
        return True
    same = len({len(label) for label in codes}) == 1
    zeros = any(label.startswith("0") for label in codes)
    return (
        same and (zeros or all(_DIGITS.fullmatch(label) for label in codes)) and len(codes[0]) > 1
    )


def _start(n: int) -> Callable[[str], str]:
    return lambda label: label[:n]


def _signs(n: int) -> Callable[[str], str]:
    """The first n letters and digits, with the signs between them."""

    def beginning(label: str) -> str:
        if not _CODE.fullmatch(label):
            return label
        for i, sign in enumerate(_SIGN.finditer(label)):
            if i == n:
                return label[: sign.start()].rstrip(".-/ ")
        return label

    return beginning


def _levels(
    labels: Sequence[str], beginnings: dict[str, Callable[[str], str]]
) -> tuple[VariableLevel, ...]:
    found = []
    units = len(labels)
    for name, beginning in beginnings.items():
        of = [beginning(label) for label in labels]
        code_of = {unit: code for code, unit in enumerate(dict.fromkeys(of))}
        if not 1 < len(code_of) < units:
            continue
        units = len(code_of)
        codes = np.array([code_of[unit] for unit in of], dtype=np.int32)
        found.append(VariableLevel(name, codes, tuple(code_of)))
    return tuple(found)
