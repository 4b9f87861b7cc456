"""What panels colour the map by: their entries in its one list, and a note of what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.frame.program import Program
from app.kit.grouped_list import Choice
from app.kit.layouts import LEFT, column
from app.kit.widgets import push_button, words
from app.map.layers.colouring import Coloured
from app.map.shown_map import LENT
from core.areas import AreaLayer

Colours = Callable[[AreaLayer, bool], Coloured]
"""What colours the map: called in another thread with its areas and whether it is dark."""
NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True, eq=False)
class Lit:
    """What the map shows by an entry.

    Attributes
    ----------
    colours
        The colours.
    told
        What the pointer tells besides, of an area by its index.
    said
        What is said of it.
    values
        (areas,) what the colours mean: areas above 0 light up.
    """

    colours: Colours
    told: Callable[[int], str]
    said: str = ""
    values: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))

    @property
    def areas(self) -> NDArray[np.intp]:
        """The areas that light up."""
        return np.flatnonzero(self.values > 0)


class MapOffer(QObject):
    """The entries of a panel in the list *Colour by*; one of them colours the map at once.

    Whoever chooses another entry there has it, until the panel offers something new.

    Signals
    -------
    changed()
        Something else of it is on the map, or nothing.
    """

    changed = Signal()

    def __init__(self, program: Program, name: str, heading: str) -> None:
        """``heading`` of its entries in the list."""
        super().__init__(program.window)
        self._wiring, self._panel = program.map_wiring, program.window.map_panel
        self._name, self._heading = name, heading
        self._prefix = f"{LENT} {name} "
        self._choices = NOTHING
        self._usual: tuple[str, ...] = ()
        self._light_of: Callable[[str], Lit | None] = lambda _: None
        self._given_way = False
        self.wish = ""
        self.lit: Lit | None = None
        self._panel.subject_chosen.connect(self._follow)

    @property
    def lends(self) -> bool:
        """Whether the map has our colours."""
        return self.lit is not None and self._wiring.lent is self.lit.colours

    @property
    def shows(self) -> str:
        """Which entry colours the map, by its key; "" = none."""
        wishes = () if self._given_way else (self.wish, *self._usual)
        return next((of for of in wishes if of in self._choices), "")

    def offer(
        self,
        choices: Mapping[str, str],
        usual: tuple[str, ...],
        light_of: Callable[[str], Lit | None],
    ) -> None:
        """Offers entries, {key: words}; none: takes them back, and the map.

        ``usual`` are those that colour the map as long as none was chosen: the first that is
        there. ``light_of`` tells what the map shows for a key.
        """
        self._given_way = False
        self._choices, self._usual, self._light_of = choices, usual, light_of
        if not choices:
            self._light()
        listed = [Choice(self._prefix + of, text, self._heading) for of, text in choices.items()]
        self._panel.offer_choices(self._name, listed)
        if choices:
            self._light()

    def withdraw(self) -> None:
        """Offers nothing any more."""
        if self._choices:
            self.offer(NOTHING, (), self._light_of)

    def _light(self) -> None:
        """Colours the map, or gives it back unless somebody else has it by now."""
        had, shows = self.lends, self.shows
        self.lit = self._light_of(shows) if shows else None
        if self.lit is not None:
            self._wiring.pointer.tell_besides(self.lit.told)
            self._wiring.lend_colours(self.lit.colours, self._prefix + shows)
        elif had:
            self._wiring.pointer.tell_besides(None)
            self._wiring.lend_colours(None)
        self.changed.emit()

    @Slot(str)
    def _follow(self, subject: str) -> None:
        """Something else was chosen from the list."""
        if subject.startswith(self._prefix):
            self.wish, self._given_way = subject.removeprefix(self._prefix), False
            self._light()
        elif self.lends:
            self._given_way = True
            self._light()


class MapNote(QWidget):
    """What is said of what the map shows, and the button that selects the areas that light up."""

    def __init__(self, program: Program, of: MapOffer, tip: str) -> None:
        super().__init__()
        self.of, self._session = of, program.session
        self.said = words("", "muted")
        text = QCoreApplication.translate("MapOffer", "&Select these areas")
        self.select = push_button(text, tip, self, self._select)
        column(self, self.said, (self.select, LEFT), spacing=4)
        of.changed.connect(self.say)
        self.say()

    @Slot()
    def say(self, otherwise: str = "") -> None:
        """Says it; ``otherwise`` why there is nothing."""
        lit = self.of.lit
        text = otherwise if lit is None else lit.said
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.select.setVisible(lit is not None)
        self.select.setEnabled(lit is not None and len(lit.areas) > 0)

    @Slot()
    def _select(self) -> None:
        if self.of.lit is not None:
            self._session.select(self.of.lit.areas)
