"""Cells as they are released: a code for each, blanks and missing values among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import distinct
from core.coded_records import CodedRecords

_LARGEST_KEY: Final = 2**62
_SLICE: Final = 1 << 14


class ReleasedCells:
    """Records whose blanked cells are values of their own.

    Parameters
    ----------
    columns
        (c,) columns of the bits.
    blanks
        (n,) uint64: bit i says that the cell of ``columns[i]`` is blanked.
    """

    def __init__(
        self, records: CodedRecords, columns: tuple[str, ...], blanks: NDArray[np.uint64]
    ) -> None:
        self._records = records
        self._bits = {name: np.uint64(1 << i) for i, name in enumerate(columns)}
        self._blanks = blanks
        self._made: dict[str, NDArray[np.int32]] = {}

    @property
    def n_records(self) -> int:
        """Number of records."""
        return len(self._blanks)

    def missing(self, column: str) -> int:
        """Code of a missing value; the one after it is that of a blank."""
        return len(self._records.categories[column])

    def blanked(self, column: str) -> NDArray[np.bool_]:
        """(n,) whether the cell of a column is blanked."""
        return self._blanked(column, slice(None))

    def _blanked(self, column: str, part: slice) -> NDArray[np.bool_]:
        return np.asarray(self._blanks[part] & self._bits[column], dtype=np.bool_)

    def codes(self, column: str) -> NDArray[np.int32]:
        """(n,) int32 code of the cell of each record."""
        if column not in self._made:
            codes = self._records.codes[self._records.columns.index(column)].copy()
            for part in self._slices():
                np.putmask(codes[part], self._blanked(column, part), self.missing(column) + 1)
            self._made[column] = codes
        return self._made[column]

    def shows(self, columns: tuple[str, ...]) -> NDArray[np.bool_]:
        """(n,) whether any of these cells shows a value: is neither blanked nor missing."""
        shown = np.zeros(self.n_records, dtype=bool)
        cells = [(self.codes(name), self.missing(name)) for name in columns]
        for part in self._slices():
            for codes, missing in cells:
                shown[part] |= codes[part] < missing
        return shown

    def keys(self, columns: tuple[str, ...]) -> tuple[NDArray[np.int64], int]:
        """(n,) a number for each record, the same where all these cells are; one above all."""
        keys, most = np.zeros(self.n_records, dtype=np.int64), 1
        waiting: list[str] = []
        for name in columns:
            if most * (self.missing(name) + 2) > _LARGEST_KEY:
                self._append(keys, waiting)
                waiting = []
                values = distinct(keys)
                keys, most = np.searchsorted(values, keys).astype(np.int64), len(values)
            waiting.append(name)
            most *= self.missing(name) + 2
        self._append(keys, waiting)
        return keys, most

    def _append(self, keys: NDArray[np.int64], columns: list[str]) -> None:
        """Appends the codes of columns to keys, which are still small enough for them."""
        cells = [(self.codes(name), self.missing(name) + 2) for name in columns]
        for part in self._slices():
            some = keys[part]
            for codes, many in cells:
                some *= many
                some += codes[part]

    def _slices(self) -> Iterator[slice]:
        """Parts small enough to stay at hand while all columns are gone through."""
        for begin in range(0, self.n_records, _SLICE):
            yield slice(begin, begin + _SLICE)
