"""Forward sortation areas of the size and number of the real ones, for those without the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from core.canada import provinces
from core.levels.area_table import AreaTable

SEED: Final = 2009
_LETTERS: Final = "ABCEGHJKLMNPRSTVWXYZ"


def stand_in(fsas: Mapping[str, Sequence[float]], people: Mapping[str, int]) -> AreaTable:
    """As many FSAs as each province has, with all its people; sizes follow a gamma distribution.

    Parameters
    ----------
    fsas
        {province: (number, shape of the gamma distribution)}.
    people
        {province: people}.
    """
    rng = np.random.default_rng(SEED)
    ids: list[str] = []
    sizes: list[float] = []
    where: list[str] = []
    for name, (number, shape) in fsas.items():
        letters = provinces()[name].fsa
        drawn = rng.gamma(shape, size=int(number))
        for i in range(int(number)):
            at, rest = divmod(i, len(letters))
            ids.append(f"{letters[rest]}{at // len(_LETTERS)}{_LETTERS[at % len(_LETTERS)]}")
        sizes += np.round(drawn / drawn.sum() * people[name]).tolist()
        where += [name] * int(number)
    parents = {"province": np.array(where, object)}
    return AreaTable("made", np.array(ids, object), np.array(sizes), parents, level="fsa")
