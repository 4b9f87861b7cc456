"""What the people of the fictional province were last treated for: codes in the manner of ICD-10.

Letters and numbers look like the real ones, so that their beginnings form groups; how common each
is was made up, and nothing else is known of anybody.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Codes = NDArray[np.int64]

ENDS = np.array([15, 30, 45, 60, 75, 103])
"""Age groups that are ill alike: up to 14, 29, 44, 59, 74, and older."""


@dataclass(frozen=True)
class Group:
    """Codes of one letter.

    Attributes
    ----------
    letter, numbers
        The codes, the commonest first.
    by_age
        How common the letter is in each of the age groups.
    women
        How common it is among women, 0 to 1; men have the rest.
    """

    letter: str
    numbers: tuple[int, ...]
    by_age: tuple[float, ...]
    women: float = 0.5


GROUPS = (
    Group("A", (9, 8, 49, 41, 4, 15), (3, 2, 1, 1, 1, 1)),
    Group("B", (34, 99, 2, 37, 18), (3, 2, 1, 1, 1, 1)),
    Group("C", (50, 61, 34, 18, 44, 67, 25, 56, 92), (0.2, 0.5, 2, 5, 10, 11)),
    Group("D", (25, 50, 12, 64, 69), (1, 1, 2, 2, 2, 3), 0.6),
    Group("E", (11, 78, 3, 66, 10, 87, 5, 84), (1, 1, 3, 6, 8, 8)),
    Group("F", (32, 41, 10, 90, 33, 20, 84, 50), (3, 8, 8, 5, 3, 4), 0.55),
    Group("G", (47, 43, 40, 20, 30, 35), (1, 2, 3, 3, 3, 5)),
    Group("H", (66, 26, 25, 10, 40, 90, 35), (6, 1, 1, 2, 6, 8)),
    Group("I", (10, 25, 48, 50, 63, 21, 70, 20, 83, 35), (0.2, 0.5, 2, 7, 14, 20), 0.45),
    Group("J", (6, 45, 18, 44, 20, 2, 35, 40), (14, 6, 4, 4, 6, 8)),
    Group("K", (21, 35, 80, 29, 57, 40, 50, 52), (3, 5, 6, 7, 7, 6)),
    Group("L", (20, 30, 50, 3, 40), (4, 4, 3, 2, 2, 2)),
    Group("M", (54, 17, 16, 25, 81, 79, 51, 6), (1, 4, 7, 10, 11, 10), 0.58),
    Group("N", (39, 18, 92, 20, 40, 95, 83), (2, 4, 5, 5, 5, 6), 0.62),
    Group("O", (80, 34, 99, 14, 24, 42), (0, 16, 13, 0, 0, 0), 1.0),
    Group("Q", (21, 66, 53, 90), (3, 0.3, 0.1, 0.1, 0, 0)),
    Group("R", (10, 7, 51, 50, 42, 55, 53), (6, 6, 6, 6, 7, 9)),
    Group("S", (52, 93, 61, 82, 72, 6, 42, 1), (8, 8, 5, 4, 4, 8), 0.45),
    Group("T", (14, 78, 81, 88, 42), (3, 3, 2, 2, 2, 2)),
    Group("Z", (0, 51, 23, 76, 12), (4, 4, 4, 5, 6, 5)),
)

LABELS = tuple(f"{of.letter}{number:02d}" for of in GROUPS for number in of.numbers)


def make_diagnoses(
    rng: np.random.Generator, age: Codes, sex: Codes
) -> tuple[Codes, NDArray[np.bool_]]:
    """Draws what each person was last treated for.

    Parameters
    ----------
    rng
        Where chance comes from.
    age
        (n,) years.
    sex
        (n,) 0 = female, 1 = male.

    Returns
    -------
    codes
        (n,) index into `LABELS`.
    nothing
        (n,) whether there was nothing to treat.
    """
    kind = np.searchsorted(ENDS, age, side="right") * 2 + sex
    running = np.cumsum(_shares(), axis=1)
    running[:, -1] = 1.0
    steps = (running + np.arange(len(running))[:, None]).ravel()
    at = np.searchsorted(steps, kind + rng.random(len(age)), side="right")
    codes = np.clip(at - kind * len(LABELS), 0, len(LABELS) - 1)
    nothing = rng.random(len(age)) > 0.35 + 0.55 * np.clip(age / 80, 0, 1)
    return codes, nothing


def _shares() -> Floats:
    """(age groups x sexes, codes): the second code of a letter is half as common as the first."""
    columns = []
    for of in GROUPS:
        common = 1 / np.arange(1, len(of.numbers) + 1)
        weight = np.outer(of.by_age, (of.women, 1 - of.women)).ravel()
        columns.append(weight[:, None] * (common / common.sum())[None, :])
    shares = np.concatenate(columns, axis=1)
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))
