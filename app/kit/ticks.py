"""Tick boxes below each other, one for each variable: the arrows go along them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Ticks(QObject):
    """Moves the focus from one tick to the next by Up and Down.

    Parameters
    ----------
    boxes
        The boxes as they stand now, the uppermost first.
    """

    def __init__(self, boxes: Callable[[], Sequence[QCheckBox]], parent: QObject) -> None:
        super().__init__(parent)
        self._boxes = boxes

    def watch(self, box: QCheckBox) -> None:
        """Follows the keys of a box."""
        box.installEventFilter(self)

    def forget(self, box: QCheckBox) -> None:
        """Follows them no longer."""
        box.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows move from one tick to the next."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                boxes = self._boxes()
                place = next((i for i, of in enumerate(boxes) if of is watched), 0) + step
                if 0 <= place < len(boxes):
                    boxes[place].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False
