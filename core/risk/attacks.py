"""Three attacks on released records, and what each may find (El Emam et al. 2011).

In all of them the adversary knows some columns of people, looks for released records with the same
values and guesses among those that he finds. A guess among m is right once in m.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.errors import VbasError
from core.risk.class_sizes import ClassSizes


@dataclass(frozen=True)
class RegistryOne:
    """Attack 1: one patient is looked up in a registry of the population.

    Attributes
    ----------
    share_of_people
        Share of people in classes below k, over all classes, 0 to 1.
    share_in_released_classes
        The same over the classes that are among the released records; of all people, too.
    """

    share_of_people: float
    share_in_released_classes: float


@dataclass(frozen=True)
class RegistryAll:
    """Attack 2: all released records are matched with a registry of the population.

    Attributes
    ----------
    classes
        Classes of the population (Q of the paper).
    fraction
        Released records divided by people (alpha of the paper).
    expected
        Records expected to be matched rightly, at most: the sum of f / C over the classes.
    released
        Records that are released: persons, once for each class that they stand in.
    """

    classes: int
    fraction: float
    expected: float
    released: int

    @property
    def expected_on_average(self) -> float:
        """``classes`` times ``fraction``: the same, over all samples that might be drawn."""
        return self.classes * self.fraction

    @property
    def share(self) -> float:
        """``expected`` as a share of the released records, 0 to 1."""
        return self.expected / self.released if self.released else 0.0


@dataclass(frozen=True)
class KnownPerson:
    """Attack 3: one person is known, and looked for among the released records.

    Attributes
    ----------
    worst
        Highest probability of a right guess over the released records, 0 to 1.
    mean
        Mean probability over the released records, 0 to 1.
    share_over
        Share of the released records in classes below k, 0 to 1.
    """

    worst: float
    mean: float
    share_over: float


@dataclass(frozen=True)
class Risks:
    """Risk as three kinds of adversaries see it.

    Attributes
    ----------
    prosecutor
        He knows that the person is among the released records: 1 / f.
    journalist
        He only knows that the person is in the population: 1 / F.
    marketer
        He wants as many right matches as possible and does not mind wrong ones: the share of
        released records that is expected to be matched rightly, 0 to 1.
    """

    prosecutor: KnownPerson
    journalist: KnownPerson
    marketer: float


def registry_one(sizes: ClassSizes, k: int) -> RegistryOne:
    """Attack 1, from the classes by what a registry knows.

    Each province or other part is looked at by itself by giving its own classes.
    """
    if sizes.persons is not None:
        of, n = sizes.persons, max(1, sizes.records)
        among = (of.smallest_released > 0) & (of.smallest_released * sizes.scale < k)
        at_risk = int(np.count_nonzero(of.smallest * sizes.scale < k))
        return RegistryOne(at_risk / n, int(np.count_nonzero(among)) / n)
    small = sizes.population < k
    released = small & (sizes.sample > 0)
    n = max(1, sizes.records)
    return RegistryOne(int(sizes.counts[small].sum()) / n, int(sizes.counts[released].sum()) / n)


def registry_all(sizes: ClassSizes) -> RegistryAll:
    """Attack 2, from the classes by what a registry knows."""
    people = sizes.people
    return RegistryAll(
        classes=len(sizes),
        fraction=sizes.released / people if people else 0.0,
        expected=_right_guesses(sizes.counts, sizes.sample, sizes.scale),
        released=int(sizes.sample.sum()),
    )


def known_person(sizes: ClassSizes, k: int) -> KnownPerson:
    """Attack 3, from the classes by what is known of the person: 1 / F of each."""
    return _guesses(sizes.counts, _weights(sizes), sizes.scale, k)


def risks_of(sizes: ClassSizes, k: int) -> Risks:
    """Prosecutor, journalist and marketer risk."""
    journalist = known_person(sizes, k)
    return Risks(
        prosecutor=_guesses(sizes.sample, _weights(sizes), 1.0, k),
        journalist=journalist,
        marketer=journalist.mean,
    )


def _weights(sizes: ClassSizes) -> NDArray[np.int64]:
    """(c,) released records of each class: one guess for each."""
    return sizes.sample if sizes.guesses is None else sizes.guesses


def _guesses(
    among: NDArray[np.int64], sample: NDArray[np.int64], scale: float, k: int
) -> KnownPerson:
    """One guess for each released record, among ``scale`` times so many in its class."""
    if k < 1:
        raise VbasError("k is {k}, but must be at least 1.", "Give a whole number such as 5.", k=k)
    there = sample > 0
    among, sample = among[there], sample[there]
    n = int(sample.sum())
    if not n:
        return KnownPerson(0.0, 0.0, 0.0)
    return KnownPerson(
        worst=1 / (int(among.min()) * scale),
        mean=_right_guesses(among, sample, scale) / n,
        share_over=int(sample[among * scale < k].sum()) / n,
    )


def _right_guesses(among: NDArray[np.int64], sample: NDArray[np.int64], scale: float) -> float:
    """How many of the records are expected to be guessed rightly.

    Classes of one size are taken together: few sizes occur, and their sum is exact.
    """
    records = np.bincount(among, weights=sample)
    occurring = np.flatnonzero(records)
    return math.fsum((records[occurring] / (occurring * scale)).tolist())
