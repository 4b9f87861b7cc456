"""What a panel offers the map while it is in sight, and a note of what that shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Slot

from app.map.layers.colouring import Coloured
from app.map.offer import NOTHING, Lit, MapNote, MapOffer
from app.workspaces.cells.reasons import CellsContext, dock_of
from app.workspaces.cells.texts import tr
from core.areas import AreaLayer
from core.areas_and_regions import Place
from core.coded_records import CodedRecords

Paint = Callable[[NDArray[np.float64], bool], tuple[Any, Any]]
"""Colours of areas and their legend from (areas,) values and whether the map is dark."""


def lit_in(
    place: Place,
    values: NDArray[np.float64],
    regions: bool,
    paint: Paint,
    told: Callable[[int], str],
    said: str,
) -> Lit:
    """What the map shows of areas, or of the regions they are in.

    Parameters
    ----------
    place
        The areas on the map.
    values
        (areas,) what their colours mean.
    regions
        Whether that is about the regions they are in.
    paint
        Their colours.
    told
        A line for the tooltip of an area or region, by its index.
    said
        What is said of it.
    """
    labels = place.labels if regions else None

    def work(layer: AreaLayer, dark: bool) -> Coloured:
        if layer is not place.layer:  # other areas are on their way
            return Coloured()
        lut, legend = paint(values, dark)
        return Coloured(lut, labels, None, legend)

    return Lit(work, lambda area: told(place.unit(area, regions=regions)), said, values)


def no_map_words(records: CodedRecords) -> str:
    """Why nothing can be shown on the map."""
    if records.areas is None:
        return tr(
            "These records carry no areas, so nothing can be shown on the map: open areas, and "
            "choose the column of area ids."
        )
    return tr("There are no areas on the map.")


class OnMap(MapNote):
    """Offers the map its colours while a panel is in sight."""

    def __init__(self, context: CellsContext, panel: str, heading: str, tip: str) -> None:
        """``heading`` of its entries among what the map is coloured by; ``tip`` of the button."""
        super().__init__(context.program, MapOffer(context.program, f"cells {panel}", heading), tip)
        self._offered: tuple[Any, ...] = (NOTHING, (), lambda _: None)
        self._reason, self._seen = "", False

    def follow(self, context: CellsContext, panel: str) -> None:
        """Lights the map while a panel is in sight and shows something."""
        dock_of(context, panel).visibilityChanged.connect(self._see)
        context.derived[panel].found.connect(self._follow_result)

    def show_offer(
        self,
        choices: Mapping[str, str],
        usual: tuple[str, ...],
        light_of: Callable[[str], Lit | None],
        reason: str,
    ) -> None:
        """Offers what the map can show (`MapOffer.offer`); ``reason`` why it can show nothing."""
        self._offered, self._reason = (choices, usual, light_of), reason
        self._update()

    def _update(self) -> None:
        if self._seen and self._offered[0]:
            self.of.offer(*self._offered)
        else:
            self.of.withdraw()
            self.say(self._reason)

    @Slot(object)
    def _follow_result(self, result: object) -> None:
        if result is None:
            self.show_offer(NOTHING, (), lambda _: None, "")

    @Slot(bool)
    def _see(self, seen: bool) -> None:
        self._seen = seen
        self._update()
