"""A variable that is not in any file yet: its name and how many categories it would have."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import (
    ERROR,
    SPACING,
    Callout,
    NarrowCheckBox,
    WheelGuard,
    narrow,
)
from core.cutoff.design import Variable

_MOST_CATEGORIES = 1_000_000


class AddForm(QWidget):
    """Name, number of categories, whether they have an order.

    Signals
    -------
    added(Variable)
        The variable shall be added.
    """

    added = Signal(object)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._taken: frozenset[str] = frozenset()
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("name"))
        self.name.setToolTip(self.tr("What the variable is called, such as age"))
        self.name.setAccessibleName(self.tr("Name of the new variable"))
        self.categories = QSpinBox(self, minimum=1, maximum=_MOST_CATEGORIES, value=2)
        self.categories.setGroupSeparatorShown(True)
        self.categories.setToolTip(
            self.tr("How many response categories it has as it is; missing is none")
        )
        self.categories.setAccessibleName(self.tr("Categories of the new variable"))
        self.ordered: QCheckBox = NarrowCheckBox(self.tr("numbers, can be banded"))
        self.ordered.setToolTip(
            self.tr("Its categories are numbers in even steps, such as single years of age")
        )
        self.button = QPushButton(self.tr("Add"), self)
        self.button.setToolTip(self.tr("Add the variable to the design"))
        self.problem = Callout()
        for control in (self.name, self.categories):
            narrow(control, guard)
        self.categories.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self.button.clicked.connect(self._add)
        self.name.returnPressed.connect(self._add)
        self.name.textEdited.connect(lambda: self.problem.say(""))

    def _lay_out(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        for row in (upper, lower):
            row.setSpacing(SPACING)
        upper.addWidget(self.name, 3)
        upper.addWidget(self.categories, 2)
        lower.addWidget(self.ordered, 1)
        lower.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addLayout(upper)
        column.addLayout(lower)
        column.addWidget(self.problem)

    def show_taken(self, names: frozenset[str]) -> None:
        """Which names are in the design already."""
        self._taken = names

    @Slot()
    def _add(self) -> None:
        name = self.name.text().strip()
        if not name or name in self._taken:
            self.problem.say(
                self.tr("{0} is in the design already.").format(name)
                if name
                else self.tr("The variable has no name."),
                self.tr("Give it another name.") if name else self.tr("Give it one, such as age."),
                ERROR,
            )
            self.name.setFocus()
            return
        step = 1.0 if self.ordered.isChecked() else None
        self.added.emit(Variable(name, self.categories.value(), step))
        self.name.clear()
        self.problem.say("")
        self.name.setFocus()
