"""One variable: whether it is protected, at which levels, how much it weighs."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.features.variables.words import categories
from app.kit import numbers
from app.kit.controls import (
    WARNING,
    Callout,
    NarrowCheckBox,
    WheelGuard,
    narrow,
)
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from app.workspaces.cells.setup.short_spin_box import ShortSpinBox
from app.workspaces.cells.setup.shown import VariableShown
from core.hierarchies.design import EVERY_LEVEL

_LEAST_WEIGHT = 0.01
_STEP = 0.1


class VariableRow(QWidget):
    """A tick with the name and its weight, the levels below.

    Signals
    -------
    ticked(str, bool)
        A variable shall be protected, or no longer.
    weighed(str, float)
        It shall weigh that much.
    released(str, int, bool)
        It shall be released from that level on: all levels (True), or only that one.
    known(str, int)
        An adversary knows it from that level on; -1 at every level.
    removed(str)
        It shall go.
    """

    ticked = Signal(str, bool)
    weighed = Signal(str, float)
    released = Signal(str, int, bool)
    known = Signal(str, int)
    removed = Signal(str)

    def __init__(
        self, shown: VariableShown, theme: Theme, guard: WheelGuard, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.shown, self._theme = shown, theme
        self.tick = NarrowCheckBox(shown.title, self)
        self.weight = ShortSpinBox(_LEAST_WEIGHT, _STEP, 2, self)
        self.weight.setMinimumWidth(self.fontMetrics().horizontalAdvance("0.00") + 34)
        self.weight.installEventFilter(guard)
        self._below = QWidget(self)  # where they belong from the first: moving widgets costs time
        self.levels, self.knows = QComboBox(self._below), QComboBox(self._below)
        narrow(self.levels, guard)
        narrow(self.knows, guard)
        self.remove: QToolButton | None = None
        self.categories = QLabel(self)
        self.categories.setProperty("role", "muted")
        self.caution = Callout()
        self._lay_out()
        self.tick.clicked.connect(self._tick)
        self.weight.valueChanged.connect(self._weigh)
        self.levels.activated.connect(self._release)
        self.knows.activated.connect(self._know)
        self._titles: tuple[str, ...] = ()
        self._releases: list[tuple[int, bool]] = []
        self.show_variable(shown)

    def _lay_out(self) -> None:
        self._first = first = QHBoxLayout()
        first.setSpacing(4)
        first.addWidget(self.tick, 1)
        first.addWidget(self.categories)
        first.addWidget(self.weight)
        below = QGridLayout(self._below)
        below.setContentsMargins(22, 0, 0, 0)
        below.setVerticalSpacing(3)
        below.setColumnStretch(1, 1)
        pairs = ((self.tr("released"), self.levels), (self.tr("known"), self.knows))
        self._labels = []
        for i, (text, control) in enumerate(pairs):
            label = QLabel(text, self._below)
            label.setProperty("role", "muted")
            label.setBuddy(control)
            self._labels.append(label)
            below.addWidget(label, i, 0)
            below.addWidget(control, i, 1)
        said = QVBoxLayout()
        said.setContentsMargins(22, 0, 0, 0)
        said.addWidget(self.caution)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addLayout(first)
        column.addWidget(self._below)
        column.addLayout(said)

    def show_variable(self, shown: VariableShown) -> None:
        """Shows how things stand with the variable."""
        self.shown = shown
        with QSignalBlocker(self.tick):
            self.tick.setChecked(shown.ticked)
        self.tick.setToolTip(
            self.tr("{name}: something an adversary could know; it is protected (Space)").format(
                name=shown.title
            )
        )
        self.tick.setEnabled(not shown.level_of)
        with QSignalBlocker(self.weight):
            self.weight.setValue(shown.weight)
        self.weight.setAccessibleName(self.tr("Weight of {name}").format(name=shown.title))
        self.weight.setToolTip(
            self.tr(
                "How much {name} matters, from 0.01 to 1: what weighs less is blanked earlier"
            ).format(name=shown.title)
        )
        self.weight.setVisible(shown.ticked)
        self.categories.setVisible(shown.ticked or bool(shown.level_of))
        self._show_categories()
        self._show_levels()
        self._show_remove(shown.removable)
        self.caution.say(shown.caution if shown.ticked or shown.removable else "", "", WARNING)

    def _show_categories(self) -> None:
        """How many there are; of a coarser level, whose it is."""
        n, of = self.shown.n_categories, self.shown.level_of
        about = "" if n is None else categories(n)
        if of:
            about = self.tr("level of {name}").format(name=of)
        self.categories.setText(about if of or n is None else numbers.count(n))
        self.categories.setToolTip(about)
        self.tick.setAccessibleDescription(about)

    def _show_levels(self) -> None:
        shown = self.shown
        self._below.setVisible(shown.ticked and len(shown.levels) > 1)
        for part in (self._labels[1], self.knows):
            part.setVisible(shown.asks_known)
        if shown.levels != self._titles:
            self._titles = shown.levels
            self._fill()
        with QSignalBlocker(self.levels):
            self.levels.setCurrentIndex(self._place())
        with QSignalBlocker(self.knows):
            self.knows.setCurrentIndex(max(0, shown.known))
        self.levels.setAccessibleName(self.tr("Released levels of {0}").format(shown.title))
        self.levels.setToolTip(
            self.tr(
                "The levels of {name} that are released: one, or all from one on so that who uses "
                "the records can choose"
            ).format(name=shown.title)
        )
        self.knows.setAccessibleName(self.tr("What is known of {0}").format(shown.title))
        self.knows.setToolTip(
            self.tr(
                "The finest level of {name} that an adversary could know; finer ones are blanked "
                "wherever this one is"
            ).format(name=shown.title)
        )

    def _place(self) -> int:
        """Where the levels that are released stand; the coarsest is alone in any case."""
        every = self.shown.all_levels and self.shown.released < len(self.shown.levels) - 1
        wanted = (self.shown.released, every)
        return self._releases.index(wanted) if wanted in self._releases else -1

    def _fill(self) -> None:
        levels = self._titles
        with QSignalBlocker(self.levels), QSignalBlocker(self.knows):
            self.levels.clear()
            self._releases = []
            for i, level in enumerate(levels[:-1]):
                text = self.tr("{level} and coarser") if i else self.tr("all levels")
                self._offer(text.format(level=level), i, True)
            for i, level in enumerate(levels):
                self._offer(self.tr("only {level}").format(level=level), i, False)
            self.knows.clear()
            self.knows.addItem(self.tr("every level"))
            for level in levels[1:]:
                self.knows.addItem(self.tr("{level}, no finer").format(level=level))

    def _offer(self, text: str, level: int, every: bool) -> None:
        self.levels.addItem(text)
        self._releases.append((level, every))

    def _show_remove(self, removable: bool) -> None:
        """Few variables can be taken away: the button is made for those."""
        if removable and self.remove is None:
            tip = self.tr("Take the column {0} out of the list").format(self.shown.title)
            self.remove = icon_button(self._theme, "close", tip, self, self._remove, 12)
            self._first.addWidget(self.remove)
        if self.remove is not None:
            self.remove.setVisible(removable)

    @Slot(bool)
    def _tick(self, ticked: bool) -> None:
        self.ticked.emit(self.shown.name, ticked)

    @Slot(float)
    def _weigh(self, weight: float) -> None:
        self.weighed.emit(self.shown.name, round(weight, 2))

    @Slot(int)
    def _release(self, index: int) -> None:
        if index != self._place():
            self.released.emit(self.shown.name, *self._releases[index])

    @Slot(int)
    def _know(self, index: int) -> None:
        level = index or EVERY_LEVEL
        if level != self.shown.known:
            self.known.emit(self.shown.name, level)

    @Slot()
    def _remove(self) -> None:
        self.removed.emit(self.shown.name)
