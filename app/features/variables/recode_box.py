"""How the variable that is looked at is recoded: its ways, each with the categories it leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.kit import numbers
from app.kit.controls import ElidedLabel, WheelGuard, narrow
from app.kit.layouts import row
from app.kit.numbered_box import NumberedBox

_NAME_SHARE, _WAY_SHARE = 2, 3


@dataclass(frozen=True)
class Way:
    """One way to recode a variable.

    Attributes
    ----------
    key
        What is done, as its workspace says it.
    title
        What it is called, such as "10-year bands".
    n_categories
        How many it leaves; None while that is not known.
    tip
        What else is to be said of it.
    """

    key: Any
    title: str
    n_categories: int | None = None
    tip: str = ""

    @property
    def words(self) -> str:
        """Its title with what it leaves: ``"10-year bands · 9"``."""
        if self.n_categories is None:
            return self.title
        return f"{self.title} · {numbers.count(self.n_categories)}"


class RecodeBox(QWidget):
    """The name of a variable, and beside it the ways to recode it.

    Signals
    -------
    chosen(object)
        The key of another way.
    """

    chosen = Signal(object)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variable = ""
        self._ways: tuple[Way, ...] = ()
        self._key: object = None
        self.name = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        self.ways = NumberedBox(self)
        narrow(self.ways, guard)
        self.name.setBuddy(self.ways)
        row(self, (self.name, _NAME_SHARE), (self.ways, _WAY_SHARE), spacing=4)
        self.ways.activated.connect(self._choose)

    def show_ways(self, name: str, title: str, ways: tuple[Way, ...], key: object) -> None:
        """Shows how a variable can be recoded, and how it is now.

        Parameters
        ----------
        name, title
            The variable, and what it is called.
        ways
            The finest first.
        key
            That of the way it is recoded now; the first is shown if it is none of these.
        """
        if (name, ways) != (self.variable, self._ways):
            self.variable, self._ways = name, ways
            self._fill()
        self._key = key
        self.name.setText(title)
        self.ways.setCurrentIndex(self._place())
        self.ways.setEnabled(len(ways) > 1)
        self.ways.setAccessibleName(self.tr("How {0} is recoded").format(title))
        tip = self.tr("How the categories of {0} are joined, and how many are left")
        self.ways.setToolTip(tip.format(title))

    def _fill(self) -> None:
        self.ways.clear()
        for i, way in enumerate(self._ways):
            self.ways.addItem(way.words, way.key)
            self.ways.setItemData(i, way.tip or way.words, Qt.ItemDataRole.ToolTipRole)
        self.ways.fit_list()

    def _place(self) -> int:
        keys = [way.key for way in self._ways]
        return keys.index(self._key) if self._key in keys else 0

    @Slot(int)
    def _choose(self, index: int) -> None:
        """What is chosen is shown once it is so: it may be asked about first."""
        key = self._ways[index].key
        self.ways.setCurrentIndex(self._place())
        self.chosen.emit(key)
