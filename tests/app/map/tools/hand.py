"""What a hand does on a map, as events; places in metres of the map."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
NONE = Qt.KeyboardModifier.NoModifier


def place(canvas, x: float, y: float) -> QPointF:
    at = canvas.map_view().pixels(np.array([[x, y]]))[0] / canvas.device_scale()
    return QPointF(*at.tolist())


def send(canvas, kind, at, changed, held, modifiers=NONE) -> None:
    event = QMouseEvent(kind, at, canvas.mapToGlobal(at), changed, held, modifiers)
    QApplication.sendEvent(canvas, event)


def click(canvas, x, y, modifiers=NONE) -> None:
    at = place(canvas, x, y)
    send(canvas, QEvent.Type.MouseMove, at, NO_BUTTON, NO_BUTTON, modifiers)
    send(canvas, QEvent.Type.MouseButtonPress, at, LEFT, LEFT, modifiers)
    send(canvas, QEvent.Type.MouseButtonRelease, at, LEFT, NO_BUTTON, modifiers)


def double_click(canvas, x, y, modifiers=NONE) -> None:
    click(canvas, x, y, modifiers)
    at = place(canvas, x, y)
    send(canvas, QEvent.Type.MouseButtonDblClick, at, LEFT, LEFT, modifiers)
    send(canvas, QEvent.Type.MouseButtonRelease, at, LEFT, NO_BUTTON, modifiers)


def sweep(canvas, places, modifiers=NONE) -> None:
    start, *rest = (place(canvas, x, y) for x, y in places)
    send(canvas, QEvent.Type.MouseButtonPress, start, LEFT, LEFT, modifiers)
    for at in rest:
        send(canvas, QEvent.Type.MouseMove, at, NO_BUTTON, LEFT, modifiers)
    send(canvas, QEvent.Type.MouseButtonRelease, rest[-1], LEFT, NO_BUTTON, modifiers)


def hover(canvas, x, y) -> None:
    send(canvas, QEvent.Type.MouseMove, place(canvas, x, y), NO_BUTTON, NO_BUTTON)


def key(widget, of, modifiers=NONE) -> None:
    QTest.keyClick(widget, of, modifiers)
