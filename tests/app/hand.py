"""Boxes on a map, and what a hand does there, as events; places in metres or points of the map."""

from __future__ import annotations

import numpy as np
import shapely
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def grid(columns, rows, side, west=0.0, south=0.0):
    """Boxes in rows from the south, each row from the west."""
    return np.array(
        [
            shapely.box(
                west + x * side, south + y * side, west + (x + 1) * side, south + (y + 1) * side
            )
            for y in range(rows)
            for x in range(columns)
        ],
        dtype=object,
    )


def place(canvas, x: float, y: float) -> QPointF:
    """Where a point of the ground is in the widget."""
    at = canvas.map_view().pixels(np.array([[x, y]]))[0] / canvas.device_scale()
    return QPointF(*at.tolist())


def on_screen(canvas, area: int) -> QPoint:
    """A place in the widget where an area is seen, well inside it."""
    picture = canvas.picture
    rows, columns = np.nonzero(picture.ids == area)
    middle = np.hypot(rows - rows.mean(), columns - columns.mean()).argmin()
    at = place(canvas, *picture.view.world(columns[middle] + 0.5, rows[middle] + 0.5)).toPoint()
    assert canvas.area_at(QPointF(at)) == area
    return at


def send(canvas, kind, at, changed, held, modifiers=NONE) -> None:
    here = QPointF(at)
    event = QMouseEvent(kind, here, canvas.mapToGlobal(here), changed, held, modifiers)
    QApplication.sendEvent(canvas, event)


def press(canvas, at, modifiers=NONE, button=LEFT) -> None:
    send(canvas, QEvent.Type.MouseButtonPress, at, button, button, modifiers)


def move(canvas, at, modifiers=NONE, button=LEFT) -> None:
    send(canvas, QEvent.Type.MouseMove, at, NO_BUTTON, button, modifiers)


def release(canvas, at, modifiers=NONE, button=LEFT) -> None:
    send(canvas, QEvent.Type.MouseButtonRelease, at, button, NO_BUTTON, modifiers)


def drag(canvas, *places, modifiers=NONE, button=LEFT, let_go: bool = True) -> None:
    press(canvas, places[0], modifiers, button)
    for at in places[1:]:
        move(canvas, at, modifiers, button)
    if let_go:
        release(canvas, places[-1], modifiers, button)


def hover(canvas, at) -> None:
    move(canvas, at, button=NO_BUTTON)


def click(canvas, at, modifiers=NONE) -> None:
    move(canvas, at, modifiers, NO_BUTTON)
    press(canvas, at, modifiers)
    release(canvas, at, modifiers)


def double_click(canvas, at, modifiers=NONE) -> None:
    click(canvas, at, modifiers)
    send(canvas, QEvent.Type.MouseButtonDblClick, at, LEFT, LEFT, modifiers)
    release(canvas, at, modifiers)


def colour_by(panel, key):
    """Chooses an entry of the list *Colour by* over the map."""
    index = panel.subjects.findData(key)
    assert index >= 0, key
    panel.subjects.setCurrentIndex(index)
    panel.subjects.activated.emit(index)
