"""How many values a column has, and to how many categories they are grouped: said alike everywhere.

The values are those of the file, without codes for missing; the categories are what is left of
them. Both come from the same counting (`app.frame.column_values`), whichever workspace asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from app.frame.column_values import ColumnValues, ScenarioValues
from app.frame.session import Session
from app.kit import numbers
from core.io.records import ColumnPreview
from core.quasi_identifiers import QuasiIdentifier

Known = Callable[[QuasiIdentifier], ColumnValues | None]
DIRECT = "direct identifier"
EXACT_UP_TO = 200
"""More different values than this are only estimated when a file is looked into."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Grouped", text)


@dataclass(frozen=True)
class Grouped:
    """Values of a column, and what is left of them.

    Attributes
    ----------
    values
        Different values in the file; None while that is not known.
    categories
        Categories they are grouped to; None while that is not known.
    about
        Whether the values are only estimated.
    """

    values: int | None = None
    categories: int | None = None
    about: bool = False

    @property
    def fewer(self) -> bool:
        """Whether there are fewer categories than values."""
        return bool(self.values and self.categories and self.categories < self.values)

    def to(self, categories: int | None) -> Grouped:
        """The same values grouped further."""
        return self if categories is None else replace(self, categories=categories)

    @property
    def words(self) -> str:
        """``"6 grouped to 3"``, or how many values there are."""
        about = "≈\u00a0" if self.about else ""
        if self.fewer:
            text = tr("{n} grouped to {m}")
            before = f"{about}{numbers.count(self.values or 0)}"
            return text.format(n=before, m=numbers.count(self.categories or 0))
        n = self.categories if self.values is None else self.values
        return "" if n is None else f"{about}{numbers.count(n, tr('values'))}"


def grouped_of(known: Known, qi: QuasiIdentifier, column: ColumnPreview | None) -> Grouped:
    """What the rules of a variable make of its column.

    Parameters
    ----------
    known
        The counted values of a variable's column; None while they are not known.
    qi
        The variable.
    column
        What is known of its column without counting.
    """
    values = known(qi)
    if values is None:
        return grouped_in_file(column)
    if values.counted_by is not None:  # only the bands were counted
        return grouped_in_file(column).to(values.recoded(qi).n_categories)
    n = len(set(values.values) - set(qi.missing))
    return Grouped(n, values.recoded(qi).n_categories)


def grouped_in_file(column: ColumnPreview | None) -> Grouped:
    """The values of a column that nothing is done to, as far as the file was looked into."""
    n = None if column is None else column.n_distinct
    return Grouped(n, about=n is not None and n > EXACT_UP_TO)


def grouped_in_scenario(known: ScenarioValues, session: Session) -> Mapping[str, Grouped]:
    """{column: what the scenario makes of it}, of all columns of the record file."""
    if session.records is None:
        return {}
    chosen = {qi.column: qi for qi in session.draft.scenario.quasi_identifiers}
    return {
        of.name: grouped_of(known.values_of, chosen[of.name], of)
        if of.name in chosen
        else grouped_in_file(of)
        for of in session.records.preview.columns
    }


def aside(column: ColumnPreview | None, grouped: Grouped) -> str:
    """What stands beside a column in a list: its kind, and ``"6 grouped to 3"``."""
    if column is None:
        return grouped.words
    if column.looks_like == DIRECT:
        return tr("direct identifier")
    kinds = {"text": tr("text"), "number": tr("number"), "date": tr("date")}
    kind = kinds.get(column.kind, column.kind)
    return f"{kind} · {grouped.words}" if grouped.words else kind


def as_it_is(grouped: Grouped, n_categories: int | None = None) -> str:
    """What a column is called that is not recoded here: the scenario may have grouped it.

    Parameters
    ----------
    grouped
        What the scenario makes of it.
    n_categories
        Categories where nothing is done to it here; None where they are the scenario's.
    """
    if grouped.fewer and n_categories in (None, grouped.categories):
        return tr("as in scenario")
    return tr("as it is")
