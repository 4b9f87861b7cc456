"""Layouts and choosers, each made in one line."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignVCenter
Part = QWidget | QLayout | int | tuple[QWidget, int | Qt.AlignmentFlag]
"""What stands in a layout: a widget, alone or with its stretch or alignment; a layout; room."""
_NONE = (0, 0, 0, 0)


def _fill_layout(layout: QBoxLayout, parts: tuple[Part, ...], spacing: int) -> None:
    layout.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        elif isinstance(part, QLayout):
            layout.addLayout(part)
        elif isinstance(part, QWidget):
            layout.addWidget(part)
        elif isinstance(part[1], Qt.AlignmentFlag):
            layout.addWidget(part[0], 0, part[1])
        else:
            layout.addWidget(part[0], part[1])


def column(
    parent: QWidget | None,
    *parts: Part,
    spacing: int = 6,
    margins: tuple[int, int, int, int] = _NONE,
) -> QVBoxLayout:
    """Parts below each other; a number is room that stretches that much."""
    layout = QVBoxLayout() if parent is None else QVBoxLayout(parent)
    layout.setContentsMargins(*margins)
    _fill_layout(layout, parts, spacing)
    return layout


def row(
    parent: QWidget | None,
    *parts: Part,
    spacing: int = 6,
    margins: tuple[int, int, int, int] = _NONE,
) -> QHBoxLayout:
    """Parts beside each other; a number is room that stretches that much."""
    layout = QHBoxLayout() if parent is None else QHBoxLayout(parent)
    layout.setContentsMargins(*margins)
    _fill_layout(layout, parts, spacing)
    return layout


def scrolling(inside: QWidget, parent: QWidget) -> QScrollArea:
    """A panel that scrolls up and down."""
    inside.setProperty("panel", True)
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def chooser(parent: QWidget, name: str, tip: str) -> QComboBox:
    """A box to choose from that shrinks with the panel."""
    box = QComboBox(parent)
    box.setAccessibleName(name)
    box.setToolTip(tip)
    box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return box


def fill(box: QComboBox, choices: Mapping[str, str], chosen: str) -> None:
    """Offers other choices, {key: text}, and shows which is chosen; nobody is told."""
    with QSignalBlocker(box):
        if {box.itemData(i): box.itemText(i) for i in range(box.count())} != dict(choices):
            box.clear()
            for key, text in choices.items():
                box.addItem(text, key)
        box.setCurrentIndex(max(0, box.findData(chosen)))
