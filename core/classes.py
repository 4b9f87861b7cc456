"""Equivalence classes and how many records of each are in every unit of geography.

Where records name persons, the size of a class is its number of distinct persons, and what is
released or suppressed are all of its records (methods, section 13).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.kernels import column_sums, merge_rows, row_sums
from core.persons import Persons
from core.quasi_identifiers import MISSING_LABEL

if TYPE_CHECKING:
    import pandas as pd
    import scipy.sparse as sp


@dataclass(frozen=True, eq=False)
class ClassCounts:
    """Numbers of records by unit (area or region) and equivalence class.

    Attributes
    ----------
    counts
        (units, m) CSR matrix of int32, records; sorted indices, no stored zeros.
    codes
        (m, q) int32: the category of each class in each quasi-identifier, as an index into
        ``categories``; the index after the last category means missing. Rows are in
        lexicographic order, which is the class's code (methods: EC code).
    categories
        {quasi-identifier: its categories in order}, without "missing"; scenario order.
    n_categories
        {quasi-identifier: number of response categories} (declared, else observed; never
        "missing", never the non-specific ones).
    persons
        The distinct persons behind the records; None where every record is a person of its own.
    """

    counts: sp.csr_array
    codes: NDArray[np.int32]
    categories: Mapping[str, tuple[str, ...]]
    n_categories: Mapping[str, int]
    persons: Persons | None = None

    def __post_init__(self) -> None:
        check_shape("codes", self.codes, (self.counts.shape[1], len(self.categories)))
        object.__setattr__(self, "codes", read_only(self.codes))
        for name in ("data", "indices", "indptr"):
            array = np.ascontiguousarray(getattr(self.counts, name), dtype=np.int32)
            setattr(self.counts, name, read_only(array))
        if self.persons is not None:
            check_shape("persons.sizes", self.persons.sizes, self.counts.data.shape)

    def __repr__(self) -> str:
        units, classes = self.counts.shape
        return f"ClassCounts({units} units, {classes} classes, {self.n_records} records)"

    @property
    def n_units(self) -> int:
        """Number of areas or regions."""
        return int(self.counts.shape[0])

    @property
    def n_classes(self) -> int:
        """Number of equivalence classes."""
        return int(self.counts.shape[1])

    @cached_property
    def n_records(self) -> int:
        """Number of records in all."""
        return int(self.records.sum())

    @cached_property
    def records(self) -> NDArray[np.int64]:
        """(units,) records in each unit."""
        return read_only(row_sums(self.counts.indptr, self.counts.data))

    @cached_property
    def class_records(self) -> NDArray[np.int64]:
        """(m,) records in each class, over all units."""
        return read_only(column_sums(self.counts.indices, self.counts.data, self.n_classes))

    @property
    def unit(self) -> str:
        """What sizes count: "people" where records name persons, else "records"."""
        return "records" if self.persons is None else "people"

    @property
    def n_people(self) -> int:
        """Distinct persons in all; where records name none, each is one."""
        return self.n_records if self.persons is None else self.persons.number

    @property
    def people(self) -> NDArray[np.float64]:
        """(units,) persons of each unit, one in several units shared evenly; else its records."""
        return self.records.astype(np.float64) if self.persons is None else self.persons.by_unit

    @property
    def class_sizes(self) -> NDArray[np.int32]:
        """(nnz,) size of each class in its unit, in the order of ``counts.data``."""
        sizes = self.counts.data if self.persons is None else self.persons.sizes
        return np.asarray(sizes, dtype=np.int32)

    @property
    def size_matrix(self) -> sp.csr_array:
        """(units, m) CSR int32: `class_sizes` in their places."""
        if self.persons is None:
            return self.counts
        from scipy.sparse import csr_array

        parts = (self.persons.sizes, self.counts.indices, self.counts.indptr)
        return csr_array(parts, shape=self.counts.shape)

    @cached_property
    def sizes(self) -> NDArray[np.int64]:
        """(m,) size of each class over all units."""
        if self.persons is None:
            return self.class_records
        summed = column_sums(self.counts.indices, self.persons.sizes, self.n_classes)
        return read_only(summed - self.persons.repeated(self.n_classes))

    def anonymity(self) -> NDArray[np.int64]:
        """(units,) smallest size among the classes present; 0 where a unit has no records."""
        starts, ends = self.counts.indptr[:-1], self.counts.indptr[1:]
        filled = starts < ends
        smallest = np.zeros(self.n_units, dtype=np.int64)
        if filled.any():
            smallest[filled] = np.minimum.reduceat(self.class_sizes, starts[filled])
        return smallest

    def merged(self, labels: NDArray[np.integer], n_regions: int) -> ClassCounts:
        """The counts of regions, where ``labels`` (units,) says which region holds each unit.

        A label of -1 leaves the unit out.
        """
        labels = np.asarray(labels)
        members = np.flatnonzero(labels >= 0).astype(np.int32)
        members = members[np.argsort(labels[members], kind="stable")]
        sizes = np.bincount(labels[members], minlength=n_regions)
        starts = np.concatenate(([0], np.cumsum(sizes))).astype(np.int32)
        counts = self._summed(self.counts.data, members, starts)
        persons = None
        if self.persons is not None:
            summed = self._summed(self.persons.sizes, members, starts)
            persons = self.persons.merged(summed, labels, n_regions)
        return ClassCounts(counts, self.codes, self.categories, self.n_categories, persons)

    def of_units(self, members: NDArray[np.integer]) -> ClassCounts:
        """The counts of some units, of the same classes."""
        labels = np.full(self.n_units, -1, np.int32)
        labels[members] = np.arange(len(members))
        return self.merged(labels, len(members))

    def _summed(
        self, data: NDArray[np.int32], members: NDArray[np.int32], starts: NDArray[np.int32]
    ) -> sp.csr_array:
        """Groups of units summed into one row each; see `core.kernels.merge_rows`."""
        from scipy.sparse import csr_array

        matrix, m = self.counts, self.n_classes
        indptr, indices, data = merge_rows(matrix.indptr, matrix.indices, data, m, members, starts)
        return csr_array((data, indices, indptr), shape=(len(starts) - 1, m))

    def table(self) -> pd.DataFrame:
        """(m, q) table of category labels, one row a class."""
        import pandas as pd

        columns = {}
        for j, (name, categories) in enumerate(self.categories.items()):
            labels = np.array([*categories, MISSING_LABEL], dtype=object)
            columns[name] = labels[self.codes[:, j]]
        return pd.DataFrame(columns)
