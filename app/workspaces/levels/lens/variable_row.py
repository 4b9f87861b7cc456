"""One variable of the design: its name, what is done to it, and a button that takes it away."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QInputDialog, QWidget

from app.kit import numbers
from app.kit.controls import ElidedLabel, WheelGuard, narrow
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from app.workspaces.levels.lens import texts
from core.cutoff.design import BAND, COLLAPSE, Coarsening, Variable
from core.cutoff.options import choices_of

_OTHER = "other"
_NAME_SHARE, _WAY_SHARE = 2, 3


class VariableRow(QWidget):
    """A variable.

    Signals
    -------
    coarsened(str, Coarsening)
        Something else shall be done to the variable of that name.
    removed(str)
        It shall go.
    """

    coarsened = Signal(str, object)
    removed = Signal(str)

    def __init__(self, theme: Theme, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variable = Variable("", 1)
        self.name = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        self.ways = QComboBox(self)
        narrow(self.ways, guard)
        tip = self.tr("Take this variable out of the design")
        self.remove = icon_button(theme, "close", tip, self, self._remove, 12)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.name, _NAME_SHARE)
        row.addWidget(self.ways, _WAY_SHARE)
        row.addWidget(self.remove)
        self.name.setBuddy(self.ways)
        self.ways.activated.connect(self._choose)

    def show_variable(self, variable: Variable) -> None:
        """Shows a variable and what can be done to it."""
        if variable == self.variable and self.ways.count():
            return
        self.variable = variable
        self.name.setText(variable.name)
        as_it_is = numbers.count(variable.n_categories, self.tr("categories"))
        self.name.set_tooltip(
            self.tr("{name}: {n} as it is, {used} now").format(
                name=variable.name, n=as_it_is, used=numbers.count(variable.used)
            )
        )
        self.ways.setAccessibleName(self.tr("What is done to {0}").format(variable.name))
        self.ways.setToolTip(
            self.tr("How {name} is coarsened, and how many categories are left").format(
                name=variable.name
            )
        )
        self.remove.setAccessibleName(self.tr("Take {0} out of the design").format(variable.name))
        with QSignalBlocker(self.ways):
            self.ways.clear()
            for how in choices_of(variable):
                self.ways.addItem(texts.way_with_count(variable, how), how)
            if variable.n_categories > 2:
                self.ways.addItem(self.tr("other …"), _OTHER)
            self.ways.setCurrentIndex(self._place_of(variable.coarsening))

    def _place_of(self, how: Coarsening) -> int:
        found = [i for i in range(self.ways.count()) if self.ways.itemData(i) == how]
        if found:
            return found[0]
        # Another way that leaves as many categories stands in its place.
        left = self.variable.left_by(how)
        for i in range(self.ways.count()):
            of = self.ways.itemData(i)
            if of != _OTHER and self.variable.left_by(of) == left:
                return i
        return 0

    @Slot(int)
    def _choose(self, index: int) -> None:
        how = self.ways.itemData(index)
        if how == _OTHER:
            how = self._ask()
        if how is None or how == self.variable.coarsening:
            with QSignalBlocker(self.ways):
                self.ways.setCurrentIndex(self._place_of(self.variable.coarsening))
            return
        self.coarsened.emit(self.variable.name, how)

    def _ask(self) -> Coarsening | None:
        """Lets the user say how wide bands shall be, or to how many categories to collapse."""
        of = self.variable
        if of.step is not None:
            words = self.tr("How many neighbouring categories of {0} make one:").format(of.name)
            kind, now = BAND, of.coarsening.amount if of.coarsening.kind == BAND else 3
        else:
            words = self.tr("To how many categories {0} is collapsed:").format(of.name)
            kind, now = COLLAPSE, max(2, of.used - 1)
        title = self.tr("Coarsen {0}").format(of.name)
        amount, chosen = QInputDialog.getInt(self, title, words, now, 2, of.n_categories)
        return Coarsening(kind, amount) if chosen else None

    @Slot()
    def _remove(self) -> None:
        self.removed.emit(self.variable.name)
