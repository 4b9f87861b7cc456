"""What a hand does on the map, as events."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
NONE = Qt.KeyboardModifier.NoModifier


def on_screen(canvas, area: int) -> QPoint:
    """A place in the widget where an area is seen, well inside it."""
    picture = canvas.picture
    rows, columns = np.nonzero(picture.ids == area)
    middle = np.hypot(rows - rows.mean(), columns - columns.mean()).argmin()
    x, y = picture.view.world(columns[middle] + 0.5, rows[middle] + 0.5)
    at = canvas.map_view().pixels(np.array([[x, y]]))[0] / canvas.device_scale()
    place = QPointF(*at).toPoint()
    assert canvas.area_at(QPointF(place)) == area
    return place


def send(canvas, kind, at, changed, held, modifier=NONE) -> None:
    here = QPointF(at)
    event = QMouseEvent(kind, here, canvas.mapToGlobal(here), changed, held, modifier)
    QApplication.sendEvent(canvas, event)


def press(canvas, at, modifier=NONE) -> None:
    send(canvas, QEvent.Type.MouseButtonPress, at, LEFT, LEFT, modifier)


def move(canvas, at) -> None:
    send(canvas, QEvent.Type.MouseMove, at, NO_BUTTON, LEFT)


def release(canvas, at, modifier=NONE) -> None:
    send(canvas, QEvent.Type.MouseButtonRelease, at, LEFT, NO_BUTTON, modifier)


def drag(canvas, *places, let_go: bool = True) -> None:
    press(canvas, places[0])
    for at in places[1:]:
        move(canvas, at)
    if let_go:
        release(canvas, places[-1])


def click(canvas, at, modifier=NONE) -> None:
    press(canvas, at, modifier)
    release(canvas, at, modifier)
