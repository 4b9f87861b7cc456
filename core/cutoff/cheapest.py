"""The cheapest ways to keep a product of numbers of categories within a limit.

The product of all options of many variables cannot be gone through. Assignments are therefore
built variable by variable, the most promising first: what the rest must cost at least is read off
the undominated pairs (product, price) of the variables that are still to come.
"""

from __future__ import annotations

import heapq
import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from core.cutoff.options import Option

Choice = tuple[int, ...]
"""One option of each variable, by index: the finest is 0."""

_STEPS_PER_BIT: Final = 48
_MOST_LOOKED_AT: Final = 60_000


@dataclass(frozen=True)
class Found:
    """What was found: choices with their prices, the cheapest first.

    Attributes
    ----------
    choices
        (price in bits, choice); no other choice that fits is finer in one variable and not
        coarser in any.
    complete
        Whether all that were asked for were found, or there are no more.
    """

    choices: tuple[tuple[float, Choice], ...]
    complete: bool


def cheapest_within(options: Sequence[Sequence[Option]], limit: int, most: int) -> Found:
    """The cheapest undominated choices whose product of categories is within a limit.

    Parameters
    ----------
    options
        Of each variable, the finest first, with falling numbers of categories.
    limit
        The largest product that is allowed.
    most
        How many to find.
    """
    if not options:
        return Found(((0.0, ()),) if limit >= 1 else (), True)
    fronts = _fronts(options, limit)
    finest = [math.prod(of[0].used for of in options[i:]) for i in range(len(options) + 1)]
    found: list[tuple[float, Choice]] = []
    # (least price in the end, variables still to choose, choice, product, price so far, more than)
    heap: list[tuple[float, int, Choice, int, float, int]] = [(0.0, len(options), (), 1, 0.0, 0)]
    looked_at = 0
    while heap and len(found) < most and looked_at < _MOST_LOOKED_AT:
        _, left, choice, product, price, more_than = heapq.heappop(heap)
        looked_at += 1
        if not left:
            found.append((price, choice))
            continue
        i = len(options) - left
        for j, option in enumerate(options[i]):
            made = product * option.used
            least = _least_price(fronts[i + 1], limit // made)
            # One step finer must be too much, or the choice is dominated.
            need = more_than
            if j:
                need = max(need, limit * option.used // options[i][j - 1].used)
            if least is None or made * finest[i + 1] <= need:
                continue
            so_far = price + option.price
            entry = (so_far + least, left - 1, (*choice, j), made, so_far, need)
            heapq.heappush(heap, entry)
    return Found(tuple(sorted(found)), len(found) >= most or not heap)


def _least_price(front: tuple[list[float], list[float]], room: int) -> float | None:
    """What the rest costs at least if its product shall be at most ``room``."""
    if room < 1:
        return None
    logs, prices = front
    place = bisect_right(logs, math.log2(room) + 1e-12)
    return prices[place - 1] if place else None


def _fronts(
    options: Sequence[Sequence[Option]], limit: int
) -> list[tuple[list[float], list[float]]]:
    """Of the variables from the i-th on: products (log2, rising) and their least prices (falling).

    Products are rounded down and prices are the least of their step, so that no price is above
    what the rest really costs.
    """
    most = math.log2(limit) if limit else 0.0
    front: dict[int, float] = {0: 0.0}
    found = [_sorted_front(front)]
    for of in reversed(options):
        wider: dict[int, float] = {}
        for step, price in front.items():
            for option in of:
                log = step / _STEPS_PER_BIT + math.log2(option.used)
                if log > most + 1e-9:
                    continue
                at = math.floor(log * _STEPS_PER_BIT + 1e-9)
                made = price + option.price
                if made < wider.get(at, math.inf):
                    wider[at] = made
        front = wider
        found.append(_sorted_front(front))
    return found[::-1]


def _sorted_front(front: dict[int, float]) -> tuple[list[float], list[float]]:
    logs: list[float] = []
    prices: list[float] = []
    for step, price in sorted(front.items()):
        if not prices or price < prices[-1]:
            logs.append(step / _STEPS_PER_BIT)
            prices.append(price)
    return logs, prices
