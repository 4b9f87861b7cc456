"""What a panel shows on the map while it is in sight: a choice, and a sentence about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from app.kit.controls import WheelGuard, labelled, narrow
from app.kit.layouts import column, fill
from app.kit.widgets import words
from app.map.layers.colouring import Coloured
from app.map.loan import Colours, MapLoan
from app.workspaces.cells.reasons import CellsContext, dock_of
from app.workspaces.cells.texts import tr
from core.areas import AreaLayer
from core.areas_and_regions import Place
from core.coded_records import CodedRecords

NOT_ON_MAP = ""
Paint = Callable[[NDArray[np.float64], bool], tuple[Any, Any]]
"""Colours of areas and their legend from (areas,) values and whether the map is dark."""


@dataclass(frozen=True, eq=False)
class Lit:
    """What the map shows.

    Attributes
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

    place: Place
    values: NDArray[np.float64]
    regions: bool
    paint: Paint
    told: Callable[[int], str]
    said: str

    def told_of_area(self, area: int) -> str:
        """A line for the tooltip of an area."""
        return self.told(self.place.unit(area, regions=self.regions))

    def colours(self) -> Colours:
        """What the map asks for."""
        labels = self.place.labels if self.regions else None

        def work(layer: AreaLayer, dark: bool) -> Coloured:
            if layer is not self.place.layer:  # other areas are on their way
                return Coloured()
            lut, legend = self.paint(self.values, dark)
            return Coloured(lut, labels, None, legend)

        return work


def no_map_words(records: CodedRecords) -> str:
    """Why nothing can be shown on the map."""
    if records.areas is None:
        return tr(
            "These records carry no areas, so nothing can be shown on the map: open areas, and "
            "choose the column of area ids."
        )
    return tr("There are no areas on the map.")


class MapChooser(QWidget):
    """A box with what the map can show; the map is lent its colours while the panel is in sight.

    The user may colour the map by something else: so it stays until the panel is left.
    """

    def __init__(self, context: CellsContext, label: QLabel, tip: str, title: str) -> None:
        """``title`` of the colours in the list of what the map shows."""
        super().__init__()
        self._title = title
        self.loan = MapLoan(context.program)
        self.lit: Lit | None = None
        self._light_of: Callable[[str], Lit | None] = lambda _: None
        self._choices: Mapping[str, str] = {}
        self._usual: tuple[str, ...] = ()
        self._reason = ""
        self._wish: str | None = None
        self._given_way = self._seen = False
        self.shows, self.said = QComboBox(self), words("", "muted")
        self.shows.setToolTip(tip)
        self.column = column(
            self, labelled(label, narrow(self.shows, WheelGuard(self))), self.said, spacing=4
        )
        self.shows.activated.connect(self._choose)
        self.loan.given_way.connect(self._give_way)

    def follow(self, context: CellsContext, panel: str) -> None:
        """Lights the map while a panel is in sight and shows something."""
        dock_of(context, panel).visibilityChanged.connect(self._see)
        context.derived[panel].found.connect(self._follow_result)

    def offer(
        self,
        choices: Mapping[str, str],
        usual: tuple[str, ...],
        light_of: Callable[[str], Lit | None],
        reason: str,
    ) -> None:
        """Offers what the map can show.

        Parameters
        ----------
        choices
            {key: words}, the first is `NOT_ON_MAP`.
        usual
            What is shown as long as nothing was chosen: the first that is there.
        light_of
            What the map shows for a key.
        reason
            Why nothing can be shown.
        """
        self._choices, self._usual = choices, usual
        self._light_of, self._reason = light_of, reason
        self.light()

    def light(self) -> None:
        """Colours the map, or gives it back."""
        shows = self._shown() if self._seen else NOT_ON_MAP
        self.lit = None if shows == NOT_ON_MAP else self._light_of(shows)
        if self.lit is None:
            self.loan.take_back()
        else:
            self.loan.lend(self.lit.colours(), self._title, self.lit.told_of_area)
        if not self._seen:
            return
        some = len(self._choices) > 1
        fill(self.shows, self._choices, NOT_ON_MAP if self.lit is None else shows)
        self.shows.setEnabled(some)
        self.say("" if some else self._reason)

    def say(self, otherwise: str) -> None:
        """Says what the map shows, or why it cannot."""
        text = otherwise if self.lit is None else self.lit.said
        self.said.setText(text)
        self.said.setVisible(bool(text))

    def _shown(self) -> str:
        if self._given_way:
            return NOT_ON_MAP
        wishes = self._usual if self._wish is None else (self._wish, *self._usual)
        return next((of for of in wishes if of in self._choices), NOT_ON_MAP)

    @Slot(object)
    def _follow_result(self, result: object) -> None:
        if result is None:
            self.offer({}, (), lambda _: None, "")

    @Slot(bool)
    def _see(self, seen: bool) -> None:
        self._seen = seen
        if seen:
            self._given_way = False
        self.light()

    @Slot(int)
    def _choose(self, index: int) -> None:
        self._wish, self._given_way = str(self.shows.itemData(index)), False
        self.light()

    @Slot()
    def _give_way(self) -> None:
        self._given_way = True
        self.light()
