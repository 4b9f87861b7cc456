"""What each variable adds, and the button that collapses one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.chart.figure import Figure
from app.features.variables.words import name_words
from app.kit.theme import Theme
from app.kit.widgets import words
from app.workspaces.uniqueness.findings import texts
from app.workspaces.uniqueness.findings.weight_bars import weight_bars
from app.workspaces.uniqueness.findings.weights_chart import WeightsChart
from core.record_uniqueness.findings import Examination

_PADDING = 28


class FittingButton(QPushButton):
    """A button whose words are cut where there is no room; its tooltip has them all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, words: str) -> None:
        """Shows other words."""
        self.words = words
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cuts the words anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room, cut = self.width() - _PADDING, Qt.TextElideMode.ElideRight
        # Ampersands of a name are no mnemonics.
        self.setText(_plain(self.fontMetrics().elidedText(self.words, cut, max(20, room))))


class WeightsView(QWidget):
    """The figure of weights, with collapsing below it.

    Signals
    -------
    collapse_requested(str), leave_requested(str)
        A variable shall be made one step coarser, or left out.
    pin_requested(str, bool)
        A variable shall be kept as it is by what is advised, or no longer.
    export_requested(Chart, str)
        See `app.chart.chart.Chart`.
    """

    collapse_requested = Signal(str)
    leave_requested = Signal(str)
    pin_requested = Signal(str, bool)
    export_requested = Signal(object, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of: Examination | None = None
        self._shares: dict[str, float] = {}
        self._nexts: dict[str, tuple[str, str]] = {}
        self._pinned: frozenset[str] = frozenset()
        self.chosen = ""
        self.chart = WeightsChart(theme, self._fill_menu)
        self.figure = Figure(theme, self.chart, self)
        self.figure.export_requested.connect(self.export_requested)
        self.chart.chosen.connect(self.choose)
        self.method = words("", "muted")
        self.button = FittingButton(self)
        self.button.clicked.connect(self._collapse)
        self.button.setToolTip(self.tr("Make the heaviest variable one step coarser"))
        self.button.setAccessibleName(self.button.toolTip())
        self.button.setProperty("primary", True)
        self.next = words("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self.figure, self.button, self.next, self.method):
            column.addWidget(widget)

    # What is shown

    def show_examination(self, of: Examination) -> None:
        """Shows other weights."""
        self._of = of
        self._shares = {}
        if self.chosen not in of.lattice.names:
            self.chosen = ""
        self._show()

    def show_shares(self, shares: Mapping[str, float]) -> None:
        """Shows the share of each variable in the unique record sets, 0 to 1."""
        self._shares = dict(shares)
        self._show()

    def show_nexts(self, nexts: Mapping[str, tuple[str, str]]) -> None:
        """How variables are recoded now and one step coarser, in words; those that can be."""
        self._nexts = dict(nexts)
        self._show_button()

    def show_pinned(self, pinned: frozenset[str]) -> None:
        """Which variables are kept as they are by what is advised."""
        self._pinned = pinned

    def _show(self) -> None:
        if self._of is None:
            return
        self.chart.show_bars(weight_bars(self._of, self._shares))
        self.chart.mark(self.chosen)
        why, title = texts.weights_why(self._of), self.tr("Weights of the variables")
        if not self._of.weights.estimable and self._shares:
            title = self.tr("Shares of the variables")
        self.figure.say(title, "", why)
        method = texts.weights_method(self._of, bool(self._shares))
        self.method.setText(method)
        self.method.setVisible(bool(method))
        self._show_button()

    @property
    def heaviest(self) -> str:
        """The chosen variable, else the heaviest that can be made coarser; "" if none can."""
        if self.chosen in self._nexts:
            return self.chosen
        return next((bar.name for bar in self.chart.bars if bar.name in self._nexts), "")

    def _show_button(self) -> None:
        name = self.heaviest
        self.button.setVisible(bool(name))
        if not name:
            self.next.setText(self.tr("No variable can be made coarser."))
            return
        before, after = self._nexts[name]
        called = name_words(name)
        self.button.say(self.tr("Collapse {variable}").format(variable=called))
        tip = self.tr("Make {variable} one step coarser and count again (can be undone): {after}")
        tip = tip.format(variable=called, after=after)
        self.button.setToolTip(tip)
        self.button.setAccessibleName(tip)
        self.next.setText(
            self.tr("{variable}: {before} → {after}").format(
                variable=called, before=before, after=after
            )
        )

    # What the user does

    @Slot(str)
    def choose(self, name: str) -> None:
        """Looks at a variable; at the same one again: at none."""
        self.chosen = "" if name == self.chosen else name
        self.chart.mark(self.chosen)
        self._show_button()

    @Slot()
    def _collapse(self) -> None:
        if self.heaviest:
            self.collapse_requested.emit(self.heaviest)

    def _fill_menu(self, menu: QMenu, name: str) -> None:
        """What can be done with one variable."""
        step = self._nexts.get(name)
        text = self.tr("Cannot be made coarser")
        if step is not None:
            text = self.tr("Collapse to {after}").format(after=step[1])
        collapse = QAction(_plain(text), menu)
        collapse.setEnabled(step is not None)
        collapse.triggered.connect(partial(self.collapse_requested.emit, name))
        leave = QAction(self.tr("&Leave it out"), menu)
        leave.setEnabled(len(self.chart.bars) > 1)
        leave.triggered.connect(partial(self.leave_requested.emit, name))
        pin = QAction(self.tr("&Keep as it is when advised"), menu)
        pin.setCheckable(True)
        pin.setChecked(name in self._pinned)
        pin.triggered.connect(lambda checked: self.pin_requested.emit(name, checked))
        menu.addActions([collapse, leave, pin])


def _plain(text: str) -> str:
    """Text of a button or menu in which an ampersand is an ampersand."""
    return text.replace("&", "&&")
