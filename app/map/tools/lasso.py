"""The lasso: areas whose point lies inside a shape drawn by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.map.canvas.modes import MapMode
from app.map.tools.drawing import paint_corners, paint_hint, paint_shape
from app.map.tools.sketch import Ground, Sketch


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Lasso", text)


class LassoMode(Sketch):
    """A shape swept around areas, or set corner by corner."""

    sweeps = True

    def __init__(
        self,
        canvas: Ground,
        take: Callable[[NDArray[np.float64], Qt.KeyboardModifier], None],
        leave: Callable[[], None],
    ) -> None:
        """``take`` is given the corners, (m, 2) metres, and the keys held at the end."""
        super().__init__(canvas, leave)
        self._take = take

    def for_map(self, canvas: object) -> MapMode | None:
        """A lasso for another map of the same areas."""
        twin = LassoMode(cast("Ground", canvas), self._take, self._leave)
        self.pair_with(twin)
        twin.pair_with(self)
        return twin

    def finish(self, modifiers: Qt.KeyboardModifier, *, closed: bool = False) -> None:
        """Tells of the shape, if it has an inside."""
        del closed
        corners = self.corners
        self.clear()
        if len(np.unique(corners, axis=0)) >= 3:
            self._take(corners, modifiers)

    def paint(self, painter: QPainter, pointer: QPointF | None) -> None:
        """The shape so far, closed through the pointer; before that what there is to do."""
        palette, points = self._canvas.scene.palette, self.on_screen()
        if not points:
            text = tr(
                "Draw around areas, or click corners; a double click or Enter closes. "
                "Shift adds, Ctrl toggles, Alt takes away."
            )
            paint_hint(painter, text, palette, QRectF(self._canvas.rect()))
            return
        shape = points if self._sweeping or pointer is None else [*points, pointer]
        paint_shape(painter, shape, palette, closed=len(shape) > 2, dashed=True)
        if not self._sweeping:
            paint_corners(painter, points, palette)
