"""Layouts in one expression: what stands below each other, or side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

Item = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, Qt.AlignmentFlag]
"""A widget or layout; with how much it stretches, or where it stands; a number: so much stretch."""
Margins = tuple[int, int, int, int]

LEFT = Qt.AlignmentFlag.AlignLeft
NONE: Margins = (0, 0, 0, 0)


def in_column(
    *items: Item, of: QWidget | None = None, margins: Margins = NONE, spacing: int = 4
) -> QVBoxLayout:
    """Below each other; ``of`` a widget whose layout it becomes."""
    made = QVBoxLayout() if of is None else QVBoxLayout(of)
    _fill(made, items, margins, spacing)
    return made


def in_row(
    *items: Item, of: QWidget | None = None, margins: Margins = NONE, spacing: int = 6
) -> QHBoxLayout:
    """Side by side; ``of`` a widget whose layout it becomes."""
    made = QHBoxLayout() if of is None else QHBoxLayout(of)
    _fill(made, items, margins, spacing)
    return made


def scrolled(
    area: QScrollArea, *items: Item, margins: Margins = NONE, spacing: int = 4
) -> QScrollArea:
    """Below each other in an area that scrolls up and down, from its top."""
    inside = QWidget(area)
    inside.setProperty("panel", True)
    in_column(*items, 1, of=inside, margins=margins, spacing=spacing)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    return area


def _fill(box: QBoxLayout, items: tuple[Item, ...], margins: Margins, spacing: int) -> None:
    box.setContentsMargins(*margins)
    box.setSpacing(spacing)
    for item in items:
        what, how = item if isinstance(item, tuple) else (item, 0)
        if isinstance(what, int):
            box.addStretch(what)
        elif isinstance(what, QLayout):
            box.addLayout(what, how if isinstance(how, int) else 0)
        elif isinstance(how, Qt.AlignmentFlag):
            box.addWidget(what, 0, how)
        else:
            box.addWidget(what, how)
