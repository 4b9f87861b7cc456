"""What is predicted of units beside what was measured in them, and beside equally likely cells."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Agreement:
    """Units by what was measured and what is predicted; "fails" is above the threshold.

    Attributes
    ----------
    both_pass, both_fail
        Units of which prediction and measurement say the same.
    only_predicted
        Units that are predicted to fail, and pass: caution that was not needed.
    only_measured
        Units that are predicted to pass, and fail: what a prediction overlooks.
    """

    both_pass: int
    both_fail: int
    only_predicted: int
    only_measured: int

    @property
    def n(self) -> int:
        """Units that have both."""
        return self.both_pass + self.both_fail + self.only_predicted + self.only_measured

    @property
    def agreed(self) -> float | None:
        """Share of units of which both say the same, 0 to 1; None without any."""
        return (self.both_pass + self.both_fail) / self.n if self.n else None

    @property
    def sensitivity(self) -> float | None:
        """Share of the units that fail which are predicted to; None if none fails."""
        fail = self.both_fail + self.only_measured
        return self.both_fail / fail if fail else None

    @property
    def specificity(self) -> float | None:
        """Share of the units that pass which are predicted to; None if none passes."""
        passed = self.both_pass + self.only_predicted
        return self.both_pass / passed if passed else None


def agreement(
    measured: NDArray[np.bool_], predicted: NDArray[np.bool_], known: NDArray[np.bool_]
) -> Agreement:
    """Counts units by both.

    Parameters
    ----------
    measured, predicted
        (u,) whether a unit is above the threshold.
    known
        (u,) whether both are known of it; the others are not counted.
    """
    m, p = measured[known], predicted[known]
    return Agreement(
        both_pass=int((~m & ~p).sum()),
        both_fail=int((m & p).sum()),
        only_predicted=int((~m & p).sum()),
        only_measured=int((m & ~p).sum()),
    )


def equal_cells_share(people: NDArray[np.float64], max_combinations: int) -> NDArray[np.float64]:
    """(u,) share of people who are unique if all M combinations were equally likely: exp(-S / M).

    Parameters
    ----------
    people
        (u,) people; NaN gives NaN.
    max_combinations
        M, at least 1; of any size.
    """
    return np.asarray(np.exp(-people / float(min(max_combinations, 10**300))), dtype=np.float64)


def equal_cells_people(threshold: float, max_combinations: int) -> float | None:
    """People from which on no more than the threshold are unique, all combinations equally likely.

    3.00 M for 5 % and 1.61 M for 20 %; None for 0 %, which no number of people reaches.
    """
    if threshold <= 0:
        return None
    return -math.log(threshold) * float(min(max_combinations, 10**300))
