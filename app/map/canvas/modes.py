"""What the left button does on the map when it is not one of the simple tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

if TYPE_CHECKING:
    from app.map.canvas.canvas import MapCanvas


class MapMode:
    """A tool with a life of its own: lasso, measuring, painting regions.

    Given to a map with ``set_mode``. Handlers say whether they used the event; what they leave
    goes on to the usual moves of the map. The hand (space, middle button) and the wheel always
    move the map. Positions are in logical pixels of the widget.
    """

    cursor = Qt.CursorShape.CrossCursor

    def press(self, event: QMouseEvent) -> bool:
        """The left button went down."""
        return False

    def move(self, event: QMouseEvent) -> bool:
        """The pointer moved, with or without a button."""
        return False

    def release(self, event: QMouseEvent) -> bool:
        """The left button went up."""
        return False

    def double_click(self, event: QMouseEvent) -> bool:
        """The left button went down twice."""
        return False

    def key_press(self, event: QKeyEvent) -> bool:
        """A key went down while the map has the focus."""
        return False

    def paint(self, painter: QPainter, pointer: QPointF | None) -> None:
        """Paints over the map; must be quick."""

    def for_map(self, canvas: MapCanvas) -> MapMode | None:
        """The same tool for another map of the same ground; None if it serves only one map."""
        del canvas
        return None

    def begin(self) -> None:
        """The mode has become the map's."""

    def end(self) -> None:
        """Another tool is chosen: whatever was half done is given up."""
