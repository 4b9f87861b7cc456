"""Nested samples of records, and how classes grow in them (El Emam et al. 2009, methods 9).

The samples are prefixes of one order of the records. A class is unique in a sample when its first
member is in it and its second is not, so one pass over the records tells every sample: nothing is
drawn again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.calibration.kernels import (
    class_numbers,
    growth_in_hash,
    growth_in_table,
    in_order,
    random_order,
)
from core.calibration.results import CalibrationSettings
from core.coded_records import CodedRecords
from core.errors import VbasError

MOST_SIZES = 10_000
"""Samples at most: each is a number in every curve."""
_MOST_CODES = 1 << 62
_SMALL_TABLE = 1 << 16


@dataclass(frozen=True, eq=False)
class Growth:
    """How the classes of one quasi-identifier model grow from sample to sample.

    Attributes
    ----------
    sizes
        (g,) records of each sample.
    reached
        (g, most) classes with at least 1, 2 ... ``most`` records in each sample.
    with_size
        How many classes have 0, 1, 2 ... records among all that are looked at; that of 0 is not
        counted.
    """

    sizes: NDArray[np.int64]
    reached: NDArray[np.int64]
    with_size: NDArray[np.int64]

    def in_classes_below(self, k: int) -> NDArray[np.int64]:
        """(g,) records in classes smaller than ``k``, which record suppression would take.

        Each class has min(size, k - 1) records up to its (k - 1)th member; those of classes with
        k members or more go off again.
        """
        small = self.reached[:, : k - 1].sum(axis=1)
        return np.asarray(small - (k - 1) * self.reached[:, k - 1])

    def share_below(self, k: int) -> NDArray[np.float64]:
        """(g,) the same as a share of the records; for k = 2 the uniqueness."""
        return np.asarray(self.in_classes_below(k) / self.sizes)

    @property
    def entropy(self) -> float:
        """Of the classes of all records that are looked at, nats (El Emam et al. 2009)."""
        size = np.flatnonzero(self.with_size)
        share = size / float((size * self.with_size[size]).sum())
        terms = self.with_size[size] * share * np.log(share)
        return max(0.0, -math.fsum(terms))


@dataclass(frozen=True, eq=False)
class NestedSamples:
    """Records in the order in which they enter the samples.

    Attributes
    ----------
    columns
        (q,) names.
    codes
        (q, n) categories of each record; missing is one of them. After those of the largest
        sample come the ones that do not fill another step.
    radices
        (q,) one more than the largest code of each column.
    sizes
        (g,) records of each sample, ascending.
    """

    columns: tuple[str, ...]
    codes: NDArray[np.int32]
    radices: NDArray[np.int64]
    sizes: NDArray[np.int64]

    def growth(self, columns: Sequence[str], most: int) -> Growth:
        """Follows the classes of some columns over all samples, up to class size ``most``."""
        where = [self.columns.index(name) for name in columns]
        codes, rows = self.codes, np.array(where, np.int64)
        codes, rows, radices = _within_64_bits(codes, rows, self.radices[rows])
        n_codes = math.prod(radices.tolist())
        # A plain table is faster as long as it is smaller than the hash table would be.
        if n_codes <= max(_SMALL_TABLE, codes.shape[1]):
            found = growth_in_table(codes, rows, radices, self.sizes, most, n_codes)
        else:
            found = growth_in_hash(codes, rows, radices, self.sizes, most)
        return Growth(self.sizes, *found)


def sample_sizes(n_records: int, settings: CalibrationSettings) -> NDArray[np.int64]:
    """(g,) the multiples of the step up to the number of records, or the most that are wanted.

    Raises
    ------
    VbasError
        If there are fewer than two, or more than 10,000.
    """
    most = _looked_at(n_records, settings)
    if n_records < 2:
        raise VbasError(
            "A calibration needs records whose classes can grow, but there is {n} record.",
            "Open a file with more records.",
            n=n_records,
        )
    if most < 2 * settings.step:
        raise VbasError(
            "{n} records are too few for samples that grow by {step} records.",
            "Take a step of at most {half} records, so that there are two samples or more.",
            n=most,
            step=settings.step,
            half=max(1, most // 2),
        )
    if most // settings.step > MOST_SIZES:
        raise VbasError(
            "Steps of {step} records make {n:,} samples, more than {most:,}.",
            "Take a step of {least:,} records or more.",
            step=settings.step,
            n=most // settings.step,
            most=MOST_SIZES,
            least=-(-most // MOST_SIZES),
        )
    return np.arange(settings.step, most + 1, settings.step, dtype=np.int64)


def nested_samples(records: CodedRecords, settings: CalibrationSettings) -> NestedSamples:
    """The records that are looked at, in the order of the file or in a random one.

    The random order is the same on every machine for the same seed and number of records.

    Raises
    ------
    VbasError
        If the records are fewer than two steps.
    """
    sizes = sample_sizes(records.n_records, settings)
    used = _looked_at(records.n_records, settings)
    codes = np.ascontiguousarray(records.codes)
    if settings.seed is not None:
        codes = in_order(codes, random_order(records.n_records, used, np.uint64(settings.seed)))
    else:
        codes = np.ascontiguousarray(codes[:, :used])
    return NestedSamples(records.columns, codes, _radices(records.columns, codes), sizes)


def _looked_at(n_records: int, settings: CalibrationSettings) -> int:
    return n_records if settings.most is None else min(settings.most, n_records)


def _radices(columns: Sequence[str], codes: NDArray[np.int32]) -> NDArray[np.int64]:
    """One more than the largest code: what the compiled passes rely on, so it is looked up."""
    for name, of in zip(columns, codes, strict=True):
        if of.min() < 0:
            raise ValueError(f"The column {name} has a category below 0.")
    return np.asarray(codes.max(axis=1), np.int64) + 1


def _within_64_bits(
    codes: NDArray[np.int32], rows: NDArray[np.int64], radices: NDArray[np.int64]
) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int64]]:
    """The same classes, the leading columns numbered as one where the codes grow too large."""
    while math.prod(radices.tolist()) > _MOST_CODES:
        lead = 2
        while math.prod(radices[: lead + 1].tolist()) <= _MOST_CODES:
            lead += 1
        numbers, found = class_numbers(codes, rows[:lead], radices[:lead])
        codes = np.vstack([numbers[None, :], codes[rows[lead:]]])
        rows = np.arange(len(codes), dtype=np.int64)
        radices = np.concatenate([[found], radices[lead:]]).astype(np.int64)
    return codes, rows, radices
