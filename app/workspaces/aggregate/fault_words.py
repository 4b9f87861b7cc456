"""What kinds of faults of the geometry are called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from core.io.areas import Fault, FaultKind, faults_by_kind


def _tr(text: str) -> str:
    return QCoreApplication.translate("FaultWords", text)


def kind_title(kind: str) -> str:
    """A kind of fault in the user's language, as the head of a line."""
    titles = {
        "invalid ring": _tr("Invalid boundaries"),
        "overlap": _tr("Overlaps, or common edges that differ"),
        "empty geometry": _tr("Areas without a polygon"),
        "duplicate geometry": _tr("Same polygon more than once"),
        "duplicate point": _tr("Same point more than once"),
        "island": _tr("Areas that touch no other"),
        "not a polygon": _tr("Shapes that are no polygons"),
    }
    return titles.get(kind, kind)


def kind_line(of: FaultKind) -> str:
    """How many faults there are of a kind: ``"Overlaps, or common edges that differ: 466"``."""
    text = _tr("{kind}: {n}, mended") if of.repaired else _tr("{kind}: {n}")
    return text.format(kind=kind_title(of.kind), n=numbers.count(of.count))


def fault_lines(faults: Sequence[Fault]) -> list[str]:
    """One line a kind."""
    return [kind_line(of) for of in faults_by_kind(faults)]
