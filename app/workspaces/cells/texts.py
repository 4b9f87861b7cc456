"""Words that all panels of the workspace use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said
from core.record_uniqueness.distinct import GEOGRAPHY_NAME

YES, NO = "✓", "✗"
Names = Mapping[str, str]
"""{column or level: what the user reads}, where that is not its name."""
NO_NAMES: Names = {}


def tr(text: str, plural: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Cells", text, plural, n)


def name_words(name: str) -> str:
    """What a variable is called: where a record is, is a word of ours."""
    return said(GEOGRAPHY_NAME) if name == GEOGRAPHY_NAME else name


def named(column: str, names: Names) -> str:
    """What a column is called."""
    return names.get(column, column)


def joined(columns: Sequence[str], names: Names = NO_NAMES) -> str:
    """The columns of a combination: ``"age + sex"``."""
    return " + ".join(named(column, names) for column in columns)


def share_of(n: int, of: int) -> str:
    """A share as a percentage; a dash of nothing."""
    return numbers.percent(n / of) if of else numbers.NOTHING
