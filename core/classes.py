"""Equivalence classes and how many records of each are in every unit of geography."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pandas as pd
import scipy.sparse as sp
from numpy.typing import NDArray

from core.arrays import check_shape, read_only
from core.quasi_identifiers import MISSING_LABEL


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
    """

    counts: sp.csr_array
    codes: NDArray[np.int32]
    categories: Mapping[str, tuple[str, ...]]
    n_categories: Mapping[str, int]

    def __post_init__(self) -> None:
        check_shape("codes", self.codes, (self.counts.shape[1], len(self.categories)))
        object.__setattr__(self, "codes", read_only(self.codes))
        for name in ("data", "indices", "indptr"):
            getattr(self.counts, name).flags.writeable = False

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

    @property
    def n_records(self) -> int:
        """Number of records in all."""
        return int(self.counts.data.sum(dtype=np.int64))

    @property
    def records(self) -> NDArray[np.int64]:
        """(units,) records in each unit."""
        running = np.concatenate(([0], np.cumsum(self.counts.data, dtype=np.int64)))
        return np.asarray(running[self.counts.indptr[1:]] - running[self.counts.indptr[:-1]])

    @property
    def sizes(self) -> NDArray[np.int64]:
        """(m,) records in each class, over all units."""
        return np.bincount(
            self.counts.indices, weights=self.counts.data, minlength=self.n_classes
        ).astype(np.int64)

    def anonymity(self) -> NDArray[np.int64]:
        """(units,) smallest size among the classes present; 0 where a unit has no records."""
        starts, ends = self.counts.indptr[:-1], self.counts.indptr[1:]
        filled = starts < ends
        smallest = np.zeros(self.n_units, dtype=np.int64)
        if filled.any():
            smallest[filled] = np.minimum.reduceat(self.counts.data, starts[filled])
        return smallest

    def merged(self, labels: NDArray[np.integer], n_regions: int) -> ClassCounts:
        """The counts of regions, where ``labels`` (units,) says which region holds each unit.

        A label of -1 leaves the unit out.
        """
        rows = np.flatnonzero(np.asarray(labels) >= 0)
        one = np.ones(len(rows), dtype=np.int32)
        belongs = sp.csr_array(
            (one, (np.asarray(labels)[rows], rows)), shape=(n_regions, self.n_units)
        )
        counts = sp.csr_array(belongs @ self.counts)
        counts.sort_indices()
        return ClassCounts(counts, self.codes, self.categories, self.n_categories)

    def table(self) -> pd.DataFrame:
        """(m, q) table of category labels, one row a class."""
        columns = {}
        for j, (name, categories) in enumerate(self.categories.items()):
            labels = np.array([*categories, MISSING_LABEL], dtype=object)
            columns[name] = labels[self.codes[:, j]]
        return pd.DataFrame(columns)
