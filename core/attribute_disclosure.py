"""Disclosure of attributes: what all, or most, of a class have in common in an outcome.

k hides who a record is; where all of a class have one value of an outcome, it is known without
(homogeneity). By class, of a column of outcomes with relative frequencies p_i:

distinct l-diversity
    the number of different values (Machanavajjhala et al. 2007, section 4);
entropy l-diversity
    exp(-sum p_i ln p_i), which is l where l values are equally frequent (ibid., definition 4.1);
t-closeness
    the distance of the frequencies in the class from those in all records: half the sum of their
    differences for categories, and for numbers in order the earth mover's distance
    sum |cumulated difference| / (m - 1) (Li et al. 2007, section 4).

References
----------
Machanavajjhala, A., Kifer, D., Gehrke, J., Venkitasubramaniam, M. (2007). l-Diversity: privacy
beyond k-anonymity. ACM TKDD 1(1), 3.
Li, N., Li, T., Venkatasubramanian, S. (2007). t-Closeness: privacy beyond k-anonymity and
l-diversity. ICDE, 106-115.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError, listed
from core.plain_numbers import decimal_number

_DENSE = 1 << 26
"""Pairs of class and value that are counted at once."""


@dataclass(frozen=True, eq=False)
class Attributes:
    """An outcome within classes.

    Attributes
    ----------
    sizes
        (c,) records of each class.
    distinct
        (c,) different values in it.
    entropy
        (c,) entropy l-diversity: the number of equally frequent values that it is worth.
    distance
        (c,) distance from all records, 0 to 1.
    """

    sizes: NDArray[np.int64]
    distinct: NDArray[np.int64]
    entropy: NDArray[np.float64]
    distance: NDArray[np.float64]

    @property
    def homogeneous(self) -> NDArray[np.bool_]:
        """(c,) classes of which everybody has the same value."""
        return np.asarray((self.distinct == 1) & (self.sizes > 0))


Aim = float | Mapping[str, float] | None
"""An l or t: of every outcome, or {outcome: its own}, "" for all others; None = not asked."""


def aim_of(aim: Aim, outcome: str) -> float | None:
    """The l or t of one outcome."""
    return aim.get(outcome, aim.get("")) if isinstance(aim, Mapping) else aim


def joined_aim(every: float | None, own: Mapping[str, float]) -> Aim:
    """The l or t of every outcome, and those of single ones."""
    if not own:
        return None if every is None else float(every)
    others = {} if every is None else {"": float(every)}
    return others | {name: float(of) for name, of in sorted(own.items())}


def aims_from(texts: Sequence[str], what: str) -> tuple[float | None, dict[str, float]]:
    """The l or t of every outcome, and {outcome: its own}, from "2" and "diagnosis=3".

    Raises
    ------
    VbasError
        If a text is of another form; ``what`` is the letter that it names.
    """
    every, own = None, {}
    for text in texts:
        name, between, number = text.rpartition("=")
        value = decimal_number(number.strip())
        if value is None or (between and not name.strip()):
            raise VbasError(
                "{what} {text} is neither a number nor OUTCOME=NUMBER.",
                "Write for example 2, or diagnosis=2 for one outcome.",
                what=what,
                text=text,
            )
        if between:
            own[name.strip()] = value
        else:
            every = value
    return every, own


def check_outcomes(aims: Sequence[Aim], outcomes: Sequence[str]) -> None:
    """Raises VbasError if an l or t is asked of something else than an outcome."""
    named = {name for aim in aims if isinstance(aim, Mapping) for name in aim} - {""}
    for name in sorted(named - set(outcomes)):
        raise VbasError(
            "l or t is asked of {column}, which is no outcome of the release.",
            "Choose one of: {columns}.",
            column=name,
            columns=listed(outcomes) or "-",
        )


def check_aims(least: Aim, most: Aim) -> None:
    """Raises VbasError if an l or t makes no sense."""
    if isinstance(least, Mapping) or isinstance(most, Mapping):
        for of in least.values() if isinstance(least, Mapping) else (least,):
            check_aims(of, None)
        for of in most.values() if isinstance(most, Mapping) else (most,):
            check_aims(None, of)
        return
    if least is not None and not 1 <= least < math.inf:
        raise VbasError("l is {least:g}, but must be at least 1.", "Write 2 or more.", least=least)
    if most is not None and not 0 <= most <= 1:
        raise VbasError(
            "t is {most:g}, but must be from 0 to 1.", "Write 0.2, for instance.", most=most
        )


def attributes_of(
    classes: NDArray[np.integer],
    values: NDArray[np.integer],
    *,
    ordered: bool = False,
) -> Attributes:
    """Diversity and closeness of an outcome in each class.

    Parameters
    ----------
    classes
        (n,) class of each record, from 0.
    values
        (n,) code of its value, from 0; a missing one is a value too, as the release shows it.
    ordered
        Whether the values are numbers in the order of their codes.
    """
    n = len(classes)
    n_classes, m = int(classes.max(initial=-1)) + 1, int(values.max(initial=-1)) + 1
    sizes = np.bincount(classes, minlength=n_classes).astype(np.int64)
    keys, number = _counted(classes.astype(np.int64) * max(m, 1) + values, n_classes * m)
    of, value = keys // max(m, 1), keys % max(m, 1)
    share = number / sizes[of]
    distinct = np.bincount(of, minlength=n_classes).astype(np.int64)
    bits = -np.bincount(of, share * np.log(share), n_classes)
    every = np.bincount(values, minlength=m) / max(n, 1)
    if ordered:
        distance = _moved(of, value, share, every, n_classes)
    else:
        # Half the sum over all values; those that the class lacks differ by their share in all.
        there = np.bincount(of, np.abs(share - every[value]), n_classes)
        lacking = 1 - np.bincount(of, every[value], n_classes)
        distance = (there + lacking) / 2
    return Attributes(sizes, distinct, np.exp(bits), np.clip(distance, 0, 1))


def _counted(keys: NDArray[np.int64], most: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The keys that occur, ascending, and how often; all are below ``most``."""
    if most > _DENSE:
        return np.unique(keys, return_counts=True)
    number = np.bincount(keys, minlength=most)
    found = np.flatnonzero(number)
    return found, number[found]


def _moved(
    of: NDArray[np.int64],
    value: NDArray[np.int64],
    share: NDArray[np.float64],
    every: NDArray[np.float64],
    n_classes: int,
) -> NDArray[np.float64]:
    """(c,) earth mover's distance of values in order."""
    m = len(every)
    if m < 2:
        return np.zeros(n_classes)
    total = np.cumsum(every)
    before = np.concatenate(([0.0], np.cumsum(total)))  # sums of the shares of all up to a value
    first = np.ones(len(of), bool)
    first[1:] = of[1:] != of[:-1]
    # The cumulated share of a class is the same from one of its values to the next.
    mine = np.cumsum(share)
    mine -= (mine - share)[first][np.cumsum(first) - 1]
    ends = np.append(value[1:], m)
    ends[np.append(first[1:], True)] = m
    # That of all only grows: below it up to a place, above it from there on.
    turn = np.clip(np.searchsorted(total, mine), value, ends)
    below = mine * (turn - value) - (before[turn] - before[value])
    above = (before[ends] - before[turn]) - mine * (ends - turn)
    distance = np.bincount(of, below + above, n_classes)
    distance += np.bincount(of[first], before[value[first]], n_classes)
    return np.asarray(distance / (m - 1))
