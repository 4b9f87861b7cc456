"""Layouts, scrolling pages and lists of choices, each made in one call."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

LEFT, TOP = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop

Part = QWidget | QLayout | tuple[QWidget | QLayout, int | Qt.AlignmentFlag] | None
"""What stands in a layout: a widget or layout, with its stretch or alignment; None = free room."""

Margins = tuple[int, int, int, int]
L = TypeVar("L", bound=QBoxLayout)


def column(
    *parts: Part, of: QWidget | None = None, margins: Margins = (0, 0, 0, 0), spacing: int = 6
) -> QVBoxLayout:
    """Parts from top to bottom; the layout of a widget if ``of`` is given."""
    return _filled(QVBoxLayout(), parts, of, margins, spacing)


def row(
    *parts: Part, of: QWidget | None = None, margins: Margins = (0, 0, 0, 0), spacing: int = 6
) -> QHBoxLayout:
    """Parts from left to right; the layout of a widget if ``of`` is given."""
    return _filled(QHBoxLayout(), parts, of, margins, spacing)


def _filled(
    layout: L, parts: Iterable[Part], of: QWidget | None, margins: Margins, spacing: int
) -> L:
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
    if of is not None:
        of.setLayout(layout)
    for part in parts:
        what, how = part if isinstance(part, tuple) else (part, 0)
        stretch = how if isinstance(how, int) else 0
        if what is None:
            layout.addStretch(1)
        elif isinstance(what, QLayout):
            layout.addLayout(what, stretch)
        else:
            layout.addWidget(what, stretch)
            if isinstance(how, Qt.AlignmentFlag):
                layout.setAlignment(what, how)
    return layout


def scrolling(
    *parts: Part,
    into: QScrollArea | None = None,
    margins: Margins = (10, 6, 10, 10),
    spacing: int = 6,
) -> QScrollArea:
    """A column of a panel that scrolls up and down, never sideways."""
    area = into or QScrollArea()
    inside = QWidget(area)
    inside.setProperty("panel", True)
    column(*parts, of=inside, margins=margins, spacing=spacing)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def choice_box(
    name: str, tip: str, choices: Iterable[tuple[object, str]] = (), parent: QWidget | None = None
) -> QComboBox:
    """A list to choose from, as narrow as its place; ``choices`` are values with their words."""
    box = QComboBox(parent)
    box.setAccessibleName(name)
    box.setToolTip(tip)
    box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    offer(box, choices)
    return box


def offer(box: QComboBox, choices: Iterable[tuple[object, str]]) -> None:
    """Offers other choices, without telling anybody."""
    with QSignalBlocker(box):
        box.clear()
        for value, text in choices:
            box.addItem(text, value)


def show_choice(box: QComboBox, value: object) -> None:
    """Shows which one is chosen, without telling anybody; the first if it is not offered."""
    found = [i for i in range(box.count()) if box.itemData(i) == value]
    with QSignalBlocker(box):
        box.setCurrentIndex(found[0] if found else 0)


def form_of(widget: QWidget) -> QFormLayout:
    """Rows of a label and a control each."""
    form = QFormLayout(widget)
    form.setContentsMargins(0, 0, 0, 0)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form
