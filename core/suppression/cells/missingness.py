"""Whose values were blanked: missingness of a column by the values of another, or by area."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.suppression.cells.counting import blanks_by_group, people_in, shown_by_group
from core.suppression.cells.loss import check_same_records
from core.suppression.cells.result import CellSuppression

ANY_COLUMN = ""
"""Stands for "some cell of the record" where a column is asked for."""


@dataclass(frozen=True, eq=False)
class Missingness:
    """Missingness of a column by the values of another (El Emam et al. 2011, Tables 11-13).

    Attributes
    ----------
    column
        The column whose cells were blanked; `ANY_COLUMN` = at least one cell of the record was.
    by
        The column that groups the records, by their values before anything was blanked.
    labels
        (g,) values of that column, in their order; None is "missing". Only values that records
        have.
    records
        (g,) int64 records of each group.
    blanked
        (g,) int64 those whose cell was blanked.
    missing_before
        (g,) int64 those whose cell was missing in the file already, and was not blanked; not part
        of the missingness. 0 for `ANY_COLUMN`.
    people, people_blanked
        (g,) int64 persons with a record in each group, and those with one whose cell was blanked;
        None where every record is a person of its own.
    """

    column: str
    by: str
    labels: tuple[str | None, ...]
    records: NDArray[np.int64]
    blanked: NDArray[np.int64]
    missing_before: NDArray[np.int64]
    people: NDArray[np.int64] | None = None
    people_blanked: NDArray[np.int64] | None = None

    def __post_init__(self) -> None:
        for name in ("records", "blanked", "missing_before", "people", "people_blanked"):
            array = getattr(self, name)
            if array is None:
                continue
            check_shape(name, array, (len(self.labels),))
            object.__setattr__(self, name, read_only(array))

    def __len__(self) -> int:
        return len(self.labels)

    @property
    def share(self) -> NDArray[np.float64]:
        """(g,) blanked cells as share of the group's records, 0 to 1."""
        return np.asarray(self.blanked / self.records)

    @property
    def n_records(self) -> int:
        """Records in all."""
        return int(self.records.sum())

    @property
    def total_share(self) -> float:
        """Blanked cells as share of all records, 0 to 1."""
        return int(self.blanked.sum()) / self.n_records if self.n_records else 0.0


@dataclass(frozen=True, eq=False)
class BlanksByUnit:
    """What was blanked in each area, or in any units that areas make up.

    Attributes
    ----------
    columns
        (c,) columns that may be blanked.
    cells
        (units, c) int64 blanked cells of each column.
    touched, records
        (units,) int64 records with a blank, and all.
    elsewhere
        Records in none of the units.
    """

    columns: tuple[str, ...]
    cells: NDArray[np.int64]
    touched: NDArray[np.int64]
    records: NDArray[np.int64]
    elsewhere: int = 0

    def __post_init__(self) -> None:
        check_shape("cells", self.cells, (len(self.records), len(self.columns)))
        check_shape("touched", self.touched, self.records.shape)
        for name in ("cells", "touched", "records"):
            object.__setattr__(self, name, read_only(getattr(self, name)))

    def __len__(self) -> int:
        return len(self.records)

    def blanked(self, column: str) -> NDArray[np.int64]:
        """(units,) blanked cells of a column; of `ANY_COLUMN`, records with a blank."""
        if column == ANY_COLUMN:
            return self.touched
        if column not in self.columns:
            return read_only(np.zeros(len(self), np.int64))
        return self.cells[:, self.columns.index(column)]

    def share(self, column: str) -> NDArray[np.float64]:
        """(units,) blanked cells as share of the unit's records, 0 to 1; NaN without records."""
        some = self.records > 0
        share = np.full(len(self), np.nan)
        np.divide(self.blanked(column), self.records, out=share, where=some)
        return share

    def by_region(self, labels: NDArray[np.integer], n_regions: int) -> BlanksByUnit:
        """The same of regions, FSAs or any other units that areas belong to.

        Parameters
        ----------
        labels
            (units,) which region each is in; records of those with -1 are `elsewhere`.
        """
        check_shape("labels", np.asarray(labels), self.records.shape)
        of = np.asarray(labels, dtype=np.int64)
        inside = of >= 0
        table = np.column_stack([self.cells, self.touched, self.records])
        summed = np.zeros((n_regions, table.shape[1]), np.int64)
        np.add.at(summed, of[inside], table[inside])
        outside = int(self.records[~inside].sum())
        n = len(self.columns)
        return BlanksByUnit(
            self.columns, summed[:, :n], summed[:, n], summed[:, n + 1], self.elsewhere + outside
        )


def missingness(
    records: CodedRecords, suppression: CellSuppression, column: str, by: str
) -> Missingness:
    """Whose cells of a column were blanked, by the values of another column, or of itself.

    Parameters
    ----------
    records
        As they were suppressed.
    suppression
        Which cells are blanked.
    column
        The column whose cells are looked at; `ANY_COLUMN` = any.
    by
        The column that groups the records.

    Raises
    ------
    VbasError
        If there is no such column, or the suppression is about other records.
    """
    check_same_records(records, suppression)
    labels = (*records.categories[by], None) if by in records.categories else ()
    return missingness_of_groups(records, suppression, column, by, _codes(records, by), labels)


def missingness_of_groups(
    records: CodedRecords,
    suppression: CellSuppression,
    column: str,
    by: str,
    groups: NDArray[np.int32],
    labels: Sequence[str | None],
) -> Missingness:
    """Whose cells of a column were blanked, by groups that need not be a column.

    Parameters
    ----------
    records, suppression, column
        As in `missingness`.
    by
        What the groups are called.
    groups
        (n,) index of the group of each record; records of -1 are left out.
    labels
        The groups.
    """
    check_same_records(records, suppression)
    check_shape("groups", groups, (records.n_records,))
    groups = np.ascontiguousarray(groups, dtype=np.int32)
    n, n_bits = len(labels), len(suppression.columns)
    counts = blanks_by_group(groups, n, suppression.blanks, n_bits)[:n]
    missing, blanked = np.zeros(n, np.int64), counts[:, n_bits]
    if column != ANY_COLUMN:
        codes, code = _codes(records, column), len(records.categories[column])
        known = column in suppression.columns
        bit = suppression.columns.index(column) if known else 0
        mask = int(known) << bit
        missing = shown_by_group(groups, n, codes, code, suppression.blanks, mask)[:n]
        blanked = counts[:, bit] if known else np.zeros(n, np.int64)
    some = counts[:, n_bits + 1] > 0
    there = tuple(label for label, any_ in zip(labels, some, strict=True) if any_)
    found = (counts[some, n_bits + 1], blanked[some], missing[some])
    if records.persons is None:
        return Missingness(column, by, there, *found)
    hit = suppression.blanks > 0 if column == ANY_COLUMN else _blanked(suppression, column)
    people = people_in(records, groups, n)[some]
    people_blanked = people_in(records, np.where(hit, groups, np.int32(-1)), n)[some]
    return Missingness(column, by, there, *found, people, people_blanked)


def _blanked(suppression: CellSuppression, column: str) -> NDArray[np.bool_]:
    """(n,) whether the cell of a column is blanked; no cell of one that is not protected is."""
    if column not in suppression.columns:
        return np.zeros(suppression.n_records, bool)
    return suppression.blanked(column)


def blanks_by_unit(
    suppression: CellSuppression, units: NDArray[np.int32], n_units: int
) -> BlanksByUnit:
    """What was blanked in each area or region, all columns at once.

    Parameters
    ----------
    suppression
        Which cells are blanked.
    units
        (n,) int32 index of the unit of each record, -1 = none; such as the areas of the records.
    """
    check_shape("units", units, (suppression.n_records,))
    n = len(suppression.columns)
    groups = np.ascontiguousarray(units, dtype=np.int32)
    counts = blanks_by_group(groups, n_units, suppression.blanks, n)
    inside = counts[:n_units]
    return BlanksByUnit(
        suppression.columns, inside[:, :n], inside[:, n], inside[:, n + 1], int(counts[-1, n + 1])
    )


def _codes(records: CodedRecords, column: str) -> NDArray[np.int32]:
    """The codes of a column; raises if there is none of that name."""
    if column not in records.columns:
        raise VbasError(
            "There is no column {column} among these records.",
            "Choose one of those that were read.",
            column=column,
        )
    return np.ascontiguousarray(records.codes[records.columns.index(column)])
