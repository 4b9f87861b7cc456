"""One variable: whether it is asked about, how it is recoded, what that costs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QToolButton,
    QWidget,
)

from app.features.variables import words
from app.kit import numbers
from app.kit.controls import (
    WARNING,
    Callout,
    MutedLabel,
    NarrowCheckBox,
    WheelGuard,
    narrow,
)
from app.kit.layouts import column, row
from app.kit.numbered_box import NumberedBox
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from core.record_uniqueness.recodes import AS_IS, GROUPS, Recode

_NAME_SHARE, _RECODE_SHARE = 4, 5
_OWN_GROUPS = "own groups"
MOST_BY_HAND = 500
"""More categories than this are not joined by hand."""


@dataclass(frozen=True)
class Choice:
    """One way to recode a variable.

    Attributes
    ----------
    recode
        What is done.
    title
        What it is called, such as "10-year bands".
    n_categories
        How many it leaves; None while they are not counted.
    cost
        What it costs of the variable's entropy, bits a record; None while that is not known.
    """

    recode: Recode
    title: str
    n_categories: int | None = None
    cost: float | None = None


@dataclass(frozen=True)
class VariableShown:
    """One row of the list.

    Attributes
    ----------
    name
        Of the column; `core.record_uniqueness.distinct.GEOGRAPHY_NAME` for where a record is.
    title
        What it is called.
    ticked
        Whether it is asked about.
    choices
        How it can be recoded, the finest first.
    recode
        How it is recoded now.
    entropy
        Of the variable as it is, bits a record; None while that is not known.
    about
        What is said of it as long as it is not counted, such as "about 1,200 values".
    caution
        What to mind; "" for nothing.
    removable
        Whether it was added here, and can be taken away.
    """

    name: str
    title: str
    ticked: bool
    choices: tuple[Choice, ...]
    recode: Recode
    entropy: float | None = None
    about: str = ""
    caution: str = ""
    removable: bool = False

    @property
    def chosen(self) -> Choice | None:
        """The choice that is made now, if it is one of those."""
        return next((of for of in self.choices if of.recode == self.recode), None)


class VariableRow(QWidget):
    """A tick with the name, the recodes beside it, what they leave and cost below.

    Signals
    -------
    recoded(str, Recode)
        A variable shall be recoded otherwise.
    groups_requested(str)
        The user wants to join its categories by hand.
    removed(str)
        It shall go.
    """

    recoded = Signal(str, object)
    groups_requested = Signal(str)
    removed = Signal(str)

    def __init__(
        self, shown: VariableShown, theme: Theme, guard: WheelGuard, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.shown, self._theme = shown, theme
        self.tick = NarrowCheckBox(shown.title, self)
        self.recodes = NumberedBox(self)
        narrow(self.recodes, guard)
        self.remove: QToolButton | None = None
        self.words = MutedLabel()
        self.caution = Callout()
        self._lay_out()
        self.recodes.activated.connect(self._choose)
        self.show_variable(shown)

    def _lay_out(self) -> None:
        tick, recodes = (self.tick, _NAME_SHARE), (self.recodes, _RECODE_SHARE)
        self._first = row(None, tick, recodes, spacing=4)
        below = column(None, self.words, self.caution, margins=(22, 0, 0, 0), spacing=2)
        column(self, self._first, below, margins=(0, 0, 0, 4), spacing=1)

    def show_variable(self, shown: VariableShown) -> None:
        """Shows how things stand with the variable."""
        same_choices = shown.choices == self.shown.choices and self.recodes.count() > 0
        self.shown = shown
        self.tick.setChecked(shown.ticked)
        self.tick.setToolTip(
            self.tr("{name}: part of the combinations that are counted (Space)").format(
                name=shown.title
            )
        )
        if not same_choices:
            self._fill()
        self.recodes.setCurrentIndex(self._place())
        self.recodes.setEnabled(shown.ticked and self.recodes.count() > 1)
        self.recodes.setAccessibleName(self.tr("How {0} is recoded").format(shown.title))
        self.recodes.setToolTip(
            self.tr("How the categories of {0} are joined, and how many are left").format(
                shown.title
            )
        )
        self._show_remove(shown.removable)
        text = self._sentence()
        self.words.setText(text)
        self.words.setVisible(bool(text) and shown.ticked)
        self.words.setToolTip(
            self.tr(
                "Categories that occur, without missing. Information is the entropy of the "
                "variable, in bits a record: what a recode costs is lost to whoever uses the file."
            )
        )
        self.tick.setAccessibleDescription(text)
        self.caution.say(shown.caution if shown.ticked or shown.removable else "", "", WARNING)

    def _show_remove(self, removable: bool) -> None:
        """Few variables can be taken away: the button is made for those."""
        if removable and self.remove is None:
            tip = self.tr("Take the column {0} out of the list").format(self.shown.title)
            self.remove = icon_button(self._theme, "close", tip, self, self._remove, 12)
            self._first.addWidget(self.remove)
        if self.remove is not None:
            self.remove.setVisible(removable)

    def _fill(self) -> None:
        self.recodes.clear()
        for i, choice in enumerate(self.shown.choices):
            self.recodes.addItem(self._item(choice), choice.recode)
            self.recodes.setItemData(i, self._cost(choice), Qt.ItemDataRole.ToolTipRole)
        if 2 < (self.shown.choices[0].n_categories or 0) <= MOST_BY_HAND:
            self.recodes.addItem(self.tr("own groups …"), _OWN_GROUPS)
        self.recodes.fit_list()

    def _item(self, choice: Choice) -> str:
        if choice.n_categories is None:
            return choice.title
        return self.tr("{recode} · {n}").format(
            recode=choice.title, n=numbers.count(choice.n_categories)
        )

    def _cost(self, choice: Choice) -> str:
        if choice.n_categories is None or choice.cost is None:
            return choice.title
        categories = words.categories(choice.n_categories)
        if choice.recode.kind == AS_IS:
            return categories
        return self.tr("{categories}, costs {bits} a record").format(
            categories=categories, bits=words.bits(choice.cost)
        )

    def _place(self) -> int:
        recodes = [self.recodes.itemData(i) for i in range(self.recodes.count())]
        return recodes.index(self.shown.recode) if self.shown.recode in recodes else 0

    def _sentence(self) -> str:
        """What is left of the variable, and what the recode costs."""
        chosen, entropy = self.shown.chosen, self.shown.entropy
        if chosen is None or chosen.n_categories is None:
            return self.shown.about
        categories = words.categories(chosen.n_categories)
        if entropy is None or chosen.cost is None:
            return categories
        if chosen.recode.kind == AS_IS:
            return self.tr("{categories} · {bits}").format(
                categories=categories, bits=words.bits(entropy)
            )
        return self.tr("{categories} · costs {cost} of {bits}").format(
            categories=categories,
            cost=words.bits(chosen.cost, unit=False),
            bits=words.bits(entropy),
        )

    @Slot(int)
    def _choose(self, index: int) -> None:
        recode = self.recodes.itemData(index)
        if recode == _OWN_GROUPS or self.shown.recode.kind == GROUPS == getattr(recode, "kind", ""):
            self.recodes.setCurrentIndex(self._place())
            self.groups_requested.emit(self.shown.name)
        elif recode != self.shown.recode:
            self.recoded.emit(self.shown.name, recode)

    @Slot()
    def _remove(self) -> None:
        self.removed.emit(self.shown.name)
