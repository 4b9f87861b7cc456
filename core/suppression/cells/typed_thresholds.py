"""Thresholds as they are typed: probabilities below 1, or k."""

from __future__ import annotations

import re
from typing import Final

from core.errors import VbasError
from core.suppression.cells.batch import Threshold

USUAL: Final = "0.2, 0.05, 0.04"
"""Those of the paper."""

MOST: Final = 12
_NUMBER = re.compile(r"0?\.\d+|0,\d+|\d+")
_BETWEEN = re.compile(r"[\s,;]*")


def thresholds_of(text: str) -> tuple[Threshold, ...]:
    """The thresholds in a text, each once: ``"0.2, 0.05"``, ``"5 20"``, ``"0,05; 11"``.

    Raises
    ------
    VbasError
        If there is none, one makes no sense, or there are too many.
    """
    found = dict.fromkeys(_threshold(number) for number in _NUMBER.findall(text))
    rest = _BETWEEN.sub("", _NUMBER.sub("", text))
    if rest or not found:
        raise VbasError(
            "The thresholds cannot be read.",
            "Give probabilities such as 0.05, or sizes of classes such as 20, with commas between.",
        )
    if len(found) > MOST:
        raise VbasError(
            "{n} thresholds are too many to compare.",
            "Give at most {most}.",
            n=len(found),
            most=MOST,
        )
    return tuple(found)


def _threshold(number: str) -> Threshold:
    if not number.isdigit():
        return Threshold.of_tau(float(number.replace(",", ".")))
    k = int(number)
    if k < 1:
        raise VbasError("k is {k}, but must be at least 1.", "Give a whole number such as 5.", k=k)
    return Threshold(k)
