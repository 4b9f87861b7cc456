"""What clicks, boxes and the resting pointer do on the map: tell about areas, select them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Slot

from app.canvas import Tool
from app.map_panel import MapPanel
from app.session import Session
from app.workspaces.aggregate.identify import Facts, description_of, title_of, tooltip_of


class PointerWiring(QObject):
    """The pointer on one side, selection and what is told on the other."""

    def __init__(self, session: Session, panel: MapPanel) -> None:
        super().__init__(panel)
        self._session, self._panel, self._canvas = session, panel, panel.canvas
        self._facts: Facts | None = None
        self._clicked = -1
        self._canvas.area_clicked.connect(self._click)
        self._canvas.areas_boxed.connect(self._box)
        self._canvas.set_describe(self._describe)

    def show_facts(self, facts: Facts) -> None:
        """Takes what is known about the areas on the map."""
        self._facts = facts
        self._show_card()

    def forget(self) -> None:
        """Other areas come onto the map: nothing is known about them yet."""
        self._facts, self._clicked = None, -1
        self._panel.card.hide()

    def _describe(self, area: int) -> str:
        if self._facts is None or area >= len(self._facts.areas):
            return ""
        return tooltip_of(self._facts, area)

    @Slot(int, object)
    def _click(self, area: int, modifiers: Qt.KeyboardModifier) -> None:
        if self._canvas.tool is Tool.SELECT:
            self._session.select(chosen(self._session.selection, np.array([area]), modifiers))
            return
        self._clicked = area
        none = np.zeros(0, dtype=np.intp)
        self._session.select(none if area < 0 else np.array([area], dtype=np.intp))
        self._show_card()

    def _show_card(self) -> None:
        facts, area = self._facts, self._clicked
        if facts is None or not 0 <= area < len(facts.areas):
            self._panel.card.hide()
            return
        self._panel.show_card(title_of(facts, area), description_of(facts, area))

    @Slot(object, object)
    def _box(self, areas: NDArray[np.int32], modifiers: Qt.KeyboardModifier) -> None:
        self._session.select(chosen(self._session.selection, areas, modifiers))


def chosen(
    before: NDArray[np.intp], areas: NDArray[np.integer], modifiers: Qt.KeyboardModifier
) -> NDArray[np.intp]:
    """The selection after a click or box: replaced; with Shift added to; with Ctrl toggled."""
    areas = areas[areas >= 0].astype(np.intp)
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return np.setxor1d(before, areas).astype(np.intp)
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return np.union1d(before, areas).astype(np.intp)
    return np.unique(areas)
