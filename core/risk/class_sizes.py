"""How many people and how many released records share each class: what every attack is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.calibration.uniqueness import classes_of
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.risk.released import released
from core.suppression.cells.result import CellSuppression


@dataclass(frozen=True, eq=False)
class ClassSizes:
    """The classes of one combination of columns, among people and among released records.

    Attributes
    ----------
    columns
        The combination.
    counts
        (c,) records of each class in the whole file, at least 1.
    sample
        (c,) records of each class that are released (f of the paper); 0 = none of them is.
    scale
        People that each record of the file stands for: 1 where the file is the population.
    """

    columns: tuple[str, ...]
    counts: NDArray[np.int64]
    sample: NDArray[np.int64]
    scale: float = 1.0

    def __post_init__(self) -> None:
        check_shape("sample", self.sample, (len(self.counts),))
        for name in ("counts", "sample"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def records(self) -> int:
        """Records in the whole file."""
        return int(self.counts.sum())

    @property
    def people(self) -> float:
        """People in all."""
        return self.records * self.scale

    @property
    def released(self) -> int:
        """Released records in all."""
        return int(self.sample.sum())

    @property
    def population(self) -> NDArray[np.float64]:
        """(c,) people of each class (F or C of the paper)."""
        return np.asarray(self.counts * self.scale, dtype=np.float64)

    def among(self, people: float) -> ClassSizes:
        """The same classes in a larger population, where everybody is as likely to be here.

        Parameters
        ----------
        people
            People of the population, at least as many as there are records.
        """
        if people < self.records:
            raise VbasError(
                "A population of {people} people is smaller than the {records} records.",
                "Give the number of people that the records are a part of.",
                people=people,
                records=self.records,
            )
        return replace(self, scale=people / self.records if self.records else 1.0)


def class_sizes(
    records: CodedRecords,
    columns: Sequence[str],
    *,
    suppression: CellSuppression | None = None,
    sample: NDArray[np.int64] | None = None,
) -> ClassSizes:
    """Counts the classes of a combination.

    Parameters
    ----------
    records
        All records of the file.
    columns
        The combination.
    suppression
        Count them as they are released: a blanked cell is a value of its own.
    sample
        (f,) rows of the records that are released; None = all.
    """
    classes, found = record_classes(records, columns, suppression)
    counts = np.bincount(classes, minlength=found).astype(np.int64)
    drawn = counts if sample is None else np.bincount(classes[sample], minlength=found)
    return ClassSizes(tuple(columns), counts, drawn.astype(np.int64))


def record_classes(
    records: CodedRecords, columns: Sequence[str], suppression: CellSuppression | None = None
) -> tuple[NDArray[np.int32], int]:
    """(n,) number of each record's class in a combination, and how many classes there are."""
    if suppression is not None:
        records = released(records, suppression, columns)
    return classes_of(records, columns)
