"""Categories that are numbers or ranges of numbers: their order, their steps, and their bands."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

_NUMBER: Final = r"-?\d{1,15}(?:\.\d{1,12})?"
_LABEL: Final = re.compile(
    rf"({_NUMBER})(?:\s*(\+)|(?:\s*(?:-|–|to)\s*)({_NUMBER})|\s+to\s+<\s*({_NUMBER}))?"
)
_LEAST_NUMBERS: Final = 10
"""Fewer different numbers are codes of something without order, such as 1 and 2 for sex."""
_LEAST_RANGES: Final = 3
_TINY: Final = 1e-9
_MOST_KEPT: Final = 1 << 17
"""Labels that are known without reading them again: each width of bands asks for all of them."""


@dataclass(frozen=True, slots=True)
class NumberLabel:
    """A number or a range as it was written.

    Attributes
    ----------
    low
        Where it begins.
    start, end
        Its bounds as text: the same for a number; ``end`` is ``"+"`` where it is open, and begins
        with ``"<"`` where it does not belong to the range.
    """

    low: float
    start: str
    end: str

    @property
    def plain(self) -> bool:
        """Whether it is one number."""
        return self.start == self.end


@lru_cache(_MOST_KEPT)
def number_label(label: str) -> NumberLabel | None:
    """A label such as "7", "5-9", "85+" or "0 to <0.5" as numbers; None if it is none."""
    found = _LABEL.fullmatch(label.strip())
    if found is None:
        return None
    start, plus, last, below = found.groups()
    if float(last or below or start) < float(start):
        return None
    return NumberLabel(float(start), start, plus or last or (f"<{below}" if below else start))


def number_labels(labels: Sequence[str], *, sure: bool = False) -> tuple[NumberLabel, ...] | None:
    """All labels as numbers, if they are numbers or ranges that have an order.

    A few plain numbers are taken for codes, not for numbers, unless ``sure`` that they are some.
    """
    found = []
    for label in labels:
        number = number_label(label)
        if number is None:
            return None
        found.append(number)
    if len({of.low for of in found}) < len(found):
        return None
    if sure:
        return tuple(found)
    least = _LEAST_NUMBERS if all(of.plain for of in found) else _LEAST_RANGES
    return tuple(found) if len(found) >= least else None


def even_step(numbers: Sequence[NumberLabel]) -> float | None:
    """The width that all distances are multiples of; None if ranges are of unlike widths.

    Numbers that nobody has leave gaps: 18, 19, 21 are steps of 1. Between ranges there are none.
    """
    digits = max((len(of.start.partition(".")[2]) for of in numbers), default=0)
    lows = sorted(round(of.low * 10**digits) for of in numbers)
    apart = [after - before for before, after in pairwise(lows)]
    if not apart or not (all(of.plain for of in numbers) or min(apart) == max(apart)):
        return None
    return math.gcd(*apart) / 10.0**digits


def bands(
    numbers: Sequence[NumberLabel], step: float | None, amount: int
) -> tuple[NDArray[np.int32], tuple[str, ...]]:
    """(n,) which band each category is in, 0, 1 ... in order, and the labels; no band is empty.

    Parameters
    ----------
    numbers
        Categories in the order of their numbers.
    step
        As of `even_step`: bands are ``amount`` steps wide and begin at multiples of that; without
        it ``amount`` neighbours make a band.
    amount
        How many make one.
    """
    if step is None:
        of = (np.arange(len(numbers)) // amount).astype(np.int32)
    else:
        place = np.floor(np.array([n.low for n in numbers]) / (step * amount) + _TINY)
        of = np.cumsum(np.diff(place, prepend=place[:1]) != 0).astype(np.int32)
    starts = np.flatnonzero(np.diff(of, prepend=-1))
    ends = np.append(starts[1:], len(numbers))
    plain = all(n.plain for n in numbers)
    labels = [
        _band_label(numbers[i:j], step, amount, plain=plain or all(n.plain for n in numbers[i:j]))
        for i, j in zip(starts.tolist(), ends.tolist(), strict=True)
    ]
    return of, tuple(labels)


def _band_label(
    members: Sequence[NumberLabel], step: float | None, amount: int, *, plain: bool
) -> str:
    """From where the first begins to where the last ends; a band of plain numbers by its bounds."""
    first, last = members[0], members[-1]
    if step is None or amount == 1 or not plain:
        return _written(first.start, last.end)
    width = step * amount
    low = math.floor(first.low / width + _TINY) * width
    if step.is_integer():
        return _written(short(low), short(low + width - step))
    return _written(short(low), f"<{short(low + width)}")


def _written(start: str, end: str) -> str:
    if end == "+":
        return f"{start}+"
    if start == end:
        return start
    return f"{start} to {end}" if end.startswith("<") or start.startswith("-") else f"{start}-{end}"


def short(number: float) -> str:
    """A number without digits that say nothing."""
    return str(int(number)) if float(number).is_integer() else f"{number:.12g}"


def round_widths(step: float, span: float) -> list[float]:
    """Widths 1, 2, 5, 10, 20 ... that are whole multiples of a step, at most half a span."""
    found = []
    for power in range(math.floor(math.log10(step)), 16):
        for digit in (1, 2, 5):
            width = digit * 10.0**power
            times = width / step
            whole = abs(times - round(times)) < _TINY * times
            if whole and times > 1 + _TINY and width <= span * (1 / 2 + _TINY):
                found.append(width)
    return found
