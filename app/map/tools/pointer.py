"""What clicks, boxes and the resting pointer do on the map: tell about areas, select them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Slot

from app.frame.map_panel import MapPanel
from app.frame.session import Session
from app.map.canvas import Tool
from app.map.canvas.card import AREA, REGION
from app.map.tools.identify import (
    Facts,
    told_of_area,
    told_of_region,
    tooltip_of,
)
from core.arrays import distinct
from core.small_counts import ALL_TOLD


class Pointer(QObject):
    """The pointer on one side, selection and what is told on the other."""

    def __init__(self, session: Session, panel: MapPanel) -> None:
        super().__init__(panel)
        self._session, self._panel, self._canvas = session, panel, panel.canvas
        self._facts: Facts | None = None
        self._besides: Callable[[int], str] | None = None
        self._clicked = -1
        self._kind = AREA
        panel.card.kind_chosen.connect(self._choose_kind)
        self._canvas.area_clicked.connect(self._click)
        self._canvas.areas_boxed.connect(self._box)
        self._canvas.set_describe(self._describe)
        session.showing.changed.connect(self._look_again)

    @Slot()
    def _look_again(self) -> None:
        """Somebody looks on, or nobody does any more: an open card says what it may."""
        if self._panel.card.isVisible():
            self._show_card()

    def show_facts(self, facts: Facts) -> None:
        """Takes what is known about the areas on the map."""
        self._facts = facts
        self._show_card()

    def forget(self) -> None:
        """Other areas come onto the map: nothing is known about them yet."""
        self._facts, self._clicked = None, -1
        self._panel.card.hide()

    def tell_about(self, areas: NDArray[np.intp], *, region: bool) -> None:
        """An open card tells about an area that was found, or the region of these areas.

        It goes where several areas were found that are no region: there is no one to tell about.
        """
        if not self._panel.card.isVisible():
            return
        self._kind = REGION if region else AREA
        self._clicked = int(areas[0]) if region or len(areas) == 1 else -1
        self._show_card()

    def _describe(self, area: int) -> str:
        if self._facts is None or area >= len(self._facts.areas):
            return ""
        parts = (tooltip_of(self._facts, area, self._least), self._told_besides(area))
        return "\n".join(text for text in parts if text)

    @property
    def _least(self) -> int:
        """The smallest count of records that is told."""
        return self._session.showing.least_on_screen(self._session.k)

    def _told_besides(self, area: int) -> str:
        # What others tell may be counts of records: where somebody looks on, nothing.
        safe = self._least > ALL_TOLD
        return "" if self._besides is None or safe else self._besides(area)

    def tell_besides(self, told: Callable[[int], str] | None) -> None:
        """What is told of an area besides its facts, also on the card; None = nothing more."""
        self._besides = told
        if self._panel.card.isVisible():
            self._show_card()

    @Slot(int, object)
    def _click(self, area: int, modifiers: Qt.KeyboardModifier) -> None:
        if self._canvas.tool is Tool.OTHER:  # such a tool has its own meaning of a click
            return
        if self._canvas.tool is Tool.SELECT:
            self._session.select(chosen(self._session.selection, np.array([area]), modifiers))
            return
        self._clicked = area
        self._select_clicked()
        self._show_card()

    @Slot(str)
    def _choose_kind(self, kind: str) -> None:
        """Tells about the region instead of the area, or the other way round."""
        self._kind = kind
        self._select_clicked()
        self._show_card()

    def _select_clicked(self) -> None:
        """Selects what is told about."""
        area, session = self._clicked, self._session
        if area < 0:
            session.select(np.zeros(0, dtype=np.intp))
        elif self._kind == REGION and (region := self._region_of(area)) >= 0:
            session.select_regions(np.array([region]))
        else:
            session.select(np.array([area], dtype=np.intp))

    def _region_of(self, area: int) -> int:
        """The region of an area in what is known, -1 if none is."""
        facts = self._facts
        if facts is None or facts.entry is not self._session.current_run:
            return -1
        return facts.region_of(area) if area < len(facts.areas) else -1

    def _show_card(self) -> None:
        facts, area, card = self._facts, self._clicked, self._panel.card
        if facts is None or not 0 <= area < len(facts.areas):
            card.hide()
            return
        region = facts.region_of(area)
        if self._kind == REGION and region >= 0:
            told = told_of_region(facts, region, least=self._least)
            card.show_told(told, REGION, with_region=True)
        else:
            told = told_of_area(facts, area, self._told_besides(area), least=self._least)
            card.show_told(told, AREA, with_region=region >= 0)

    @Slot(object, object)
    def _box(self, areas: NDArray[np.int32], modifiers: Qt.KeyboardModifier) -> None:
        self._session.select(chosen(self._session.selection, areas, modifiers))


def chosen(
    before: NDArray[np.intp], areas: NDArray[np.integer], modifiers: Qt.KeyboardModifier
) -> NDArray[np.intp]:
    """The selection after a click, box or shape.

    It is replaced; with Shift it is added to, with Ctrl toggled, with Alt taken from.
    """
    before, taken = distinct(before), distinct(areas[areas >= 0].astype(np.intp))
    if modifiers & Qt.KeyboardModifier.AltModifier:
        return np.setdiff1d(before, taken, assume_unique=True)
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return np.setxor1d(before, taken, assume_unique=True)
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return distinct(np.concatenate([before, taken]))
    return taken
