"""The counted values of a column, and what they come to by the rules of a variable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.io.records import CategoryCounts
from core.quasi_identifiers import QuasiIdentifier
from core.site_preview import Recoded, number_of, recode_counts

_MOSTLY = 0.5


@dataclass(frozen=True, eq=False)
class ColumnValues:
    """What a column holds.

    Attributes
    ----------
    values
        {value as text: records}, without null and blank.
    blank
        Records without a value.
    suggested_missing
        Values that look like codes for missing.
    """

    values: Mapping[str, int]
    blank: int = 0
    suggested_missing: tuple[str, ...] = ()
    is_numeric: bool = field(init=False)

    def __post_init__(self) -> None:
        figures = sum(number_of(value) is not None for value in self.values)
        object.__setattr__(self, "is_numeric", figures > _MOSTLY * len(self.values))

    @classmethod
    def of(cls, counts: CategoryCounts, suggested_missing: tuple[str, ...] = ()) -> ColumnValues:
        """The values of a column that was counted without recoding."""
        values = dict(zip(counts.labels, counts.counts, strict=True))
        return cls(values, counts.n_missing, suggested_missing)

    def recoded(self, qi: QuasiIdentifier) -> Recoded:
        """The categories by the rules of a variable."""
        return recode_counts(self.values, self.blank, qi)
