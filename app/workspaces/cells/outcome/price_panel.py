"""The price of geography against clinical detail, or of any variable against the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.chart.curves import CurveChart
from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from app.workspaces.cells.outcome.empty import EmptyPlace
from app.workspaces.cells.outcome.price_curves import curves_for, price_words
from core.suppression.cells.prices import Price

_WIDTH, _HEIGHT = 600, 236
_CELLS, _BITS = "cells", "bits"


class PricePanel(QWidget):
    """A curve over the weight of one variable, found when asked for.

    Signals
    -------
    prices_requested(str)
        The price of a variable shall be found.
    stop_requested()
        What is found is enough.
    weight_requested(str, float)
        A variable shall weigh so many times as much as the others.
    """

    prices_requested = Signal(str)
    stop_requested = Signal()
    weight_requested = Signal(str, float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prices: tuple[Price, ...] = ()
        self.of = self._title = ""
        self.empty = EmptyPlace(
            self.tr(
                "Here you will see how many cells a variable such as geography must give up for "
                "the others to keep theirs, as it weighs from ten times as much as they do to a "
                "tenth."
            ),
            self,
            beside=True,
        )
        self.chart, self.why = CurveChart(self), words("", "muted")
        self.chart.describe(
            self.tr("Price of a variable"),
            "",
            self.tr("A variable that weighs less is blanked earlier, so that others keep more."),
        )
        self.chart.hint = self.tr("Click a point to choose its weights.")
        self._build(theme)
        self.chart.chosen.connect(self._choose)
        self.show_variables({}, "")
        self.show_progress(None)
        self.show_prices((), "", "")

    def _build(self, theme: Theme) -> None:
        self.variable, self.unit = QComboBox(self), QComboBox(self)
        self.variable.setToolTip(self.tr("What is weighed against all other variables"))
        self.variable.setAccessibleName(self.tr("Variable"))
        for text, key in ((self.tr("in cells"), _CELLS), (self.tr("in bits"), _BITS)):
            self.unit.addItem(text, key)
        self.unit.setToolTip(
            self.tr("What is lost: blanked cells, or their non-uniform entropy in bits")
        )
        self.unit.setAccessibleName(self.tr("Unit of the price"))
        self.unit.currentIndexChanged.connect(self._draw)
        tip = self.tr("Suppress with eleven weights, from ten times that of the others to a tenth")
        self.button = push_button(self.tr("Find the price"), tip, self, self._ask)
        tip = self.tr("Take the weights of the chosen point into the design (can be undone)")
        self.use = push_button(self.tr("Use these weights"), tip, self, self._use)
        self.said = QLabel(self)
        self.said.setProperty("role", "muted")
        tip = self.tr("Stop: keep what is found so far")
        self.stop = icon_button(theme, "stop", tip, self, self.stop_requested.emit)
        label = QLabel(self.tr("Price &of:"), self)
        label.setBuddy(self.variable)
        self.top = QWidget(self)
        row = QHBoxLayout(self.top)
        row.setContentsMargins(8, 2, 6, 0)
        row.setSpacing(6)
        for widget in (label, self.variable, self.unit, self.button, self.said, self.stop):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.use)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(3)
        self.why.setContentsMargins(8, 0, 6, 0)
        for part in (self.top, self.empty, self.why):
            column.addWidget(part)
        column.addWidget(self.chart, 1)
        column.addStretch(0)

    def sizeHint(self) -> QSize:
        """Low, so that the map keeps its room."""
        return QSize(_WIDTH, _HEIGHT)

    # What is shown

    def show_reason(self, reason: str) -> None:
        """Says why there is nothing, and offers what helps."""
        self.empty.show_reason(reason)

    def show_variables(self, titles: Mapping[str, str], usual: str) -> None:
        """Offers variables: {name: title}; ``usual`` is chosen as long as the user has not."""
        chosen = self.variable.currentData() or usual
        with QSignalBlocker(self.variable):
            self.variable.clear()
            for name, title in titles.items():
                self.variable.addItem(title, name)
            at = self.variable.findData(chosen)
            self.variable.setCurrentIndex(at if at >= 0 else max(0, self.variable.findData(usual)))
        self.top.setVisible(len(titles) > 1)

    def show_progress(self, said: str | None) -> None:
        """Shows how far the search is; None while there is none."""
        self.said.setText(said or "")
        self.said.setVisible(said is not None)
        self.stop.setVisible(said is not None)
        self.button.setVisible(said is None)
        self.variable.setEnabled(said is None)

    def show_prices(self, found: Sequence[Price], of: str, title: str) -> None:
        """Shows the price of a variable, or that none is known."""
        self.prices, self.of, self._title = tuple(found), of, title
        some = bool(found)
        self.empty.setVisible(not some)
        shown: tuple[QWidget, ...] = (self.chart, self.why, self.use, self.unit)
        for widget in shown:
            widget.setVisible(some)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        in_bits = self.unit.currentData() == _BITS
        self.chart.mark(None)
        self.use.setEnabled(False)
        self.use.setText(self.tr("Use these weights"))
        if self.prices:
            self.chart.show_curves(curves_for(self.prices, self._title, in_bits))
            self.why.setText(price_words(self.prices, self._title, in_bits))

    # What the user does

    @Slot()
    def _ask(self) -> None:
        self.prices_requested.emit(str(self.variable.currentData()))

    @Slot(int)
    def _choose(self, key: int) -> None:
        self.chart.mark(key)
        ratio = numbers.short(self.prices[key].ratio)
        self.use.setEnabled(True)
        self.use.setText(self.tr("Use {ratio} times the weight").format(ratio=ratio))

    @Slot()
    def _use(self) -> None:
        marked = self.chart.marked
        if marked is not None:
            self.weight_requested.emit(self.of, self.prices[marked].ratio)
