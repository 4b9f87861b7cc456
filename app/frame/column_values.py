"""The counted values of a column, and what they come to by the rules of a variable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import SignalInstance

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
    counted_by
        The banding and codes for missing that were applied while counting, of columns with too
        many different numbers; None if the values are those of the file.
    """

    values: Mapping[str, int]
    blank: int = 0
    suggested_missing: tuple[str, ...] = ()
    counted_by: QuasiIdentifier | None = None
    is_numeric: bool = field(init=False)
    _last: list[Any] = field(default_factory=list, repr=False)

    def __post_init__(self) -> None:
        figures = sum(number_of(value) is not None for value in self.values)
        object.__setattr__(self, "is_numeric", figures > _MOSTLY * len(self.values))

    @classmethod
    def of(
        cls,
        counts: CategoryCounts,
        suggested_missing: tuple[str, ...] = (),
        counted_by: QuasiIdentifier | None = None,
    ) -> ColumnValues:
        """The values of a column that was counted."""
        values = dict(zip(counts.labels, counts.counts, strict=True))
        return cls(values, counts.n_missing, suggested_missing, counted_by)

    def recoded(self, qi: QuasiIdentifier) -> Recoded:
        """The categories by the rules of a variable; the last answer is kept."""
        if not self._last or self._last[0] != qi:
            banded = self.counted_by is not None
            self._last[:] = [qi, recode_counts(self.values, self.blank, qi, banded=banded)]
        recoded: Recoded = self._last[1]
        return recoded

    def fit(self, qi: QuasiIdentifier) -> bool:
        """Whether the variable can be worked out from what was counted."""
        by = self.counted_by
        return by is None or (by.band, by.missing) == (qi.band, qi.missing)


class CountedColumns:
    """The values of the columns of one record file, and which are being counted."""

    def __init__(self) -> None:
        self._values: dict[str, ColumnValues] = {}
        self._asked: set[str] = set()
        self._refused: dict[str, QuasiIdentifier] = {}

    def clear(self) -> None:
        """Forgets everything: another file is open."""
        self._values.clear()
        self._asked.clear()
        self._refused.clear()

    def values(self, qi: QuasiIdentifier) -> ColumnValues | None:
        """What a variable's column holds, None while that is not known."""
        found = self._values.get(qi.column)
        return found if found is not None and found.fit(qi) else None

    def is_counting(self, column: str) -> bool:
        """Whether a column was asked for and no answer has come."""
        return column in self._asked

    def ask_for(self, variables: Iterable[QuasiIdentifier]) -> list[str]:
        """The columns to be counted now; they count as asked for.

        A column that could not be counted is asked for again only with another banding.
        """
        wanted = [
            qi.column
            for qi in variables
            if self.values(qi) is None
            and qi.column not in self._asked
            and not _same_counting(self._refused.get(qi.column), qi)
        ]
        self._asked.update(wanted)
        return wanted

    def take(self, column: str, values: ColumnValues) -> None:
        """Keeps the values of a column."""
        self._values[column] = values
        self._asked.discard(column)
        self._refused.pop(column, None)

    def refuse(self, qi: QuasiIdentifier) -> None:
        """A variable's column could not be counted."""
        self._asked.discard(qi.column)
        self._refused[qi.column] = qi


@dataclass(frozen=True, eq=False)
class ScenarioValues:
    """The counted values of the scenario's variables, for other workspaces: a part of the program.

    Attributes
    ----------
    changed
        The values of a column have become known.
    values_of
        The values of a variable's column, None while they are not known.
    """

    changed: SignalInstance
    values_of: Callable[[QuasiIdentifier], ColumnValues | None]


def _same_counting(a: QuasiIdentifier | None, b: QuasiIdentifier) -> bool:
    return a is not None and (a.band, a.missing) == (b.band, b.missing)
