"""What kinds of faults of the geometry are called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from core.io.areas import Fault, FaultKind, faults_by_kind


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("FaultWords", text)


def kind_title(kind: str) -> str:
    """A kind of fault in the user's language, as the head of a line."""
    titles = {
        "invalid ring": tr("Invalid boundaries"),
        "overlap": tr("Overlaps, or common edges that differ"),
        "empty geometry": tr("Areas without a polygon"),
        "duplicate geometry": tr("Same polygon more than once"),
        "duplicate point": tr("Same point more than once"),
        "island": tr("Areas that touch no other"),
        "not a polygon": tr("Shapes that are no polygons"),
    }
    return titles.get(kind, kind)


def kind_line(of: FaultKind) -> str:
    """How many faults there are of a kind: ``"Overlaps, or common edges that differ: 466"``."""
    text = tr("{kind}: {n}, mended") if of.repaired else tr("{kind}: {n}")
    return text.format(kind=kind_title(of.kind), n=numbers.count(of.count))


def fault_lines(faults: Sequence[Fault]) -> list[str]:
    """One line a kind."""
    return [kind_line(of) for of in faults_by_kind(faults)]
