"""Layouts and choosers, each made in one line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import LabelledRow, WheelGuard, align, labelled, narrow

LEFT, TOP = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop
CENTRE = Qt.AlignmentFlag.AlignVCenter
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int | Qt.AlignmentFlag]
"""What stands in a layout: a widget or layout, alone or with its stretch or alignment; room."""
_NONE = (0, 0, 0, 0)


def _fill_layout(layout: QBoxLayout, parts: tuple[Part, ...], spacing: int) -> None:
    layout.setSpacing(spacing)
    for part in parts:
        what, how = part if isinstance(part, tuple) else (part, 0)
        stretch = how if isinstance(how, int) else 0
        if isinstance(what, int):
            layout.addStretch(what)
        elif isinstance(what, QLayout):
            layout.addLayout(what, stretch)
        elif isinstance(how, Qt.AlignmentFlag):
            layout.addWidget(what, 0, how)
        else:
            layout.addWidget(what, stretch)


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


def scrolling(inside: QWidget, parent: QWidget | None) -> QScrollArea:
    """A panel that scrolls up and down; a parent that is an area itself takes it."""
    inside.setProperty("panel", True)
    area = parent if isinstance(parent, QScrollArea) else QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def scrolling_column(
    *parts: Part,
    into: QScrollArea | None = None,
    margins: tuple[int, int, int, int] = (10, 6, 10, 10),
    spacing: int = 6,
) -> QScrollArea:
    """A column of parts that scrolls up and down, in an area of its own or in a given one."""
    inside = QWidget(into)
    column(inside, *parts, spacing=spacing, margins=margins)
    return scrolling(inside, into)


def bring_into_sight(part: QWidget) -> None:
    """Scrolls the panel around a part to it, as soon as it is laid out."""
    QTimer.singleShot(0, part, lambda: _scroll_to(part))


def _scroll_to(part: QWidget) -> None:
    area = part.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is not None:
        area.ensureWidgetVisible(part, 0, 8)


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


def whole_number(
    parent: QWidget, least: int, most: int, value: int, tip: str, unit: str = ""
) -> QSpinBox:
    """A field for a whole number, with what it means and its unit."""
    box = QSpinBox(parent, minimum=least, maximum=most, value=value)
    box.setSuffix(f"\u00a0{unit}" if unit else "")
    box.setKeyboardTracking(False)
    box.setToolTip(tip)
    return box


def percentage(
    parent: QWidget, least: float, value: float, tip: str, decimals: int = 2
) -> QDoubleSpinBox:
    """A field for a share up to 100 %, with what it means."""
    box = QDoubleSpinBox(parent, minimum=least, maximum=100.0, value=value)
    box.setSuffix("\u00a0%")
    box.setDecimals(decimals)
    box.setKeyboardTracking(False)
    box.setToolTip(tip)
    return box


def labelled_rows(guard: WheelGuard, rows: Sequence[tuple[str, QWidget]]) -> list[LabelledRow]:
    """Controls below each other, each with its label at the left; the wheel scrolls past them."""
    labels = [QLabel(text) for text, _ in rows]
    align(*labels)
    return [
        labelled(label, narrow(control, guard))
        for label, (_, control) in zip(labels, rows, strict=True)
    ]


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
