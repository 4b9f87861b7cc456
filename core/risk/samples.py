"""Samples for the public: disjoint simple random samples of the released records.

Whoever does not know who is in a sample cannot be sure that a match is right. Samples that have no
record in common cannot be put together to tell more of a person.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.calibration.kernels import random_order
from core.coded_records import CodedRecords
from core.errors import VbasError

MOST_SAMPLES = 100


@dataclass(frozen=True)
class SampleDesign:
    """How many samples, and how large.

    Attributes
    ----------
    samples
        Number of samples, at least 1.
    fraction
        Persons of each, as a share of all (records, where each is one), above 0.
    seed
        The same number draws the same samples on every machine.
    """

    samples: int = 1
    fraction: float = 0.1
    seed: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.samples <= MOST_SAMPLES:
            raise VbasError(
                "{samples} samples cannot be drawn.",
                "Give a number from 1 to {most}.",
                samples=self.samples,
                most=MOST_SAMPLES,
            )
        if not 0 < self.fraction <= 1 or self.samples * self.fraction > 1 + 1e-9:
            raise VbasError(
                "{samples} samples of {percent} % of the records each cannot be drawn without "
                "drawing a record twice.",
                "Ask for fewer or smaller samples: together at most 100 %.",
                samples=self.samples,
                percent=f"{100 * self.fraction:g}",
            )
        if not 0 <= self.seed < 2**63:
            raise VbasError(
                "The seed is {seed}, but must be from 0 to 2**63 - 1.",
                "Give a whole number such as 1.",
                seed=self.seed,
            )

    def size(self, n_records: int) -> int:
        """Records of each sample: the nearest whole number that fits."""
        return min(int(self.fraction * n_records + 0.5), n_records // self.samples)


def sample_rows(records: CodedRecords, design: SampleDesign) -> tuple[NDArray[np.int64], ...]:
    """The rows of each sample, ascending: of persons, all records of those who are drawn.

    Raises
    ------
    VbasError
        If there are too few persons for one in each sample.
    """
    drawn = draw_samples(records.n_persons, design)
    if records.persons is None:
        return drawn
    of = np.full(records.n_persons, -1, np.int32)
    for i, persons in enumerate(drawn):
        of[persons] = i
    found = of[records.persons]
    return tuple(read_only(np.flatnonzero(found == i)) for i in range(len(drawn)))


def draw_samples(n_records: int, design: SampleDesign) -> tuple[NDArray[np.int64], ...]:
    """The rows of each sample, ascending; no row is in two of them.

    The samples of fewer, of the same size and seed, are among those of more.

    Raises
    ------
    VbasError
        If there are too few records for one in each sample.
    """
    size = design.size(n_records)
    if size < 1:
        raise VbasError(
            "{records} records are too few for {samples} samples of {percent} % each.",
            "Ask for fewer or larger samples.",
            records=n_records,
            samples=design.samples,
            percent=f"{100 * design.fraction:g}",
        )
    order = random_order(n_records, size * design.samples, design.seed)
    return tuple(
        read_only(np.sort(order[i * size : (i + 1) * size])) for i in range(design.samples)
    )
