"""The price of geography against clinical detail, or of any variable against the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from app.chart.curves import CurveChart, Curves, Dots, Stroke
from app.frame.workspace import BOTTOM, Panel
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.derived import Missing
from app.kit.layouts import column, fill, row
from app.kit.result_page import Reason
from app.kit.widgets import described, push_button
from app.workspaces.cells.outcome.search import Search, SearchButton
from app.workspaces.cells.reasons import (
    NO_RECORDS,
    NO_VARIABLES,
    CellsContext,
    reasons,
    why_nothing,
)
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import name_words, tr
from core.coded_records import CodedRecords
from core.hierarchies.design import CellDesign
from core.hierarchies.variable_prices import prices_of, weighed
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.steps import Steps
from core.suppression.cells.prices import Price

_CELLS, _BITS = "cells", "bits"
_READY = "ready"
"""Nothing stands in the way: the button above brings it."""


@dataclass(frozen=True)
class Prices:
    """What a variable costs the others.

    Attributes
    ----------
    of
        Its name.
    design
        What else holds.
    found
        Its price at each weight.
    """

    of: str
    design: CellDesign
    found: tuple[Price, ...]


class PriceBar(QWidget):
    """Which variable is weighed against the others, and the button that finds its price."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._session, self._state = context.program.session, context.state
        self._asked: tuple[str, CellDesign] | None = None
        tip = self.tr("What is weighed against all other variables")
        self.variable = described(QComboBox(self), self.tr("Variable"), tip)
        label = QLabel(self.tr("Price &of:"), self)
        label.setBuddy(self.variable)
        self.search = Search(context, "cells price", self)
        tip = self.tr("Suppress with eleven weights, from ten times that of the others to a tenth")
        self.run = SearchButton(
            context,
            self.search,
            (self.tr("Find the price"), tip, self._begin),
            self.tr("Stop: keep what is found so far"),
            self.tr("{done} of {all} weights"),
            (self.variable,),
        )
        row(self, label, self.variable, self.run, 1, margins=(8, 2, 6, 0))
        self.search.found.connect(self._on_result)
        self._session.records_changed.connect(self._forget)
        context.live(self, self._offered, self._offer)
        context.live(self, lambda: context.state.design, self._follow_design)

    def _offered(self) -> tuple[str, ...]:
        names = tuple(of.name for of in self._state.design.variables)
        return names if self._session.records is not None else ()

    def _offer(self, names: tuple[str, ...]) -> None:
        """Geography is proposed, as long as the user has not chosen another."""
        usual = next((name for name in names if name.startswith(GEOGRAPHY_NAME)), "")
        chosen = self.variable.currentData()
        choices = {name: name_words(name) for name in names}
        fill(self.variable, choices, chosen if chosen in names else usual)
        self.setVisible(len(names) > 1)

    def _follow_design(self, design: CellDesign) -> None:
        """What is under way is of another design."""
        if self._asked is not None and not _alike(*self._asked, design):
            self._asked = None
            self.search.cancel()

    @Slot()
    def _forget(self) -> None:
        self._asked = self._state.prices = None
        self.search.cancel()

    @Slot()
    def _begin(self) -> None:
        name = str(self.variable.currentData())

        def steps(records: CodedRecords, design: CellDesign) -> Steps[tuple[Price, ...]]:
            self._asked = name, design
            return prices_of(records, design, name)

        self.search.begin(self.tr("Finding the price"), steps)

    @Slot(object)
    def _on_result(self, found: tuple[Price, ...]) -> None:
        some = None if self._asked is None or not found else Prices(*self._asked, found)
        self._state.prices = some


class PriceSection(QWidget):
    """The curve over the weight, what its ends cost, and the weights of a point to use."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state = context.state
        self.shown: Prices | None = None
        self.chart, self.why = CurveChart(self), BriefLabel(role="muted")
        self.chart.describe(
            self.tr("Price of a variable"),
            "",
            self.tr("A variable that weighs less is blanked earlier, so that others keep more."),
        )
        self.chart.hint = self.tr("Click a point to choose its weights.")
        tip = self.tr("What is lost: blanked cells, or their non-uniform entropy in bits")
        self.unit = described(QComboBox(self), self.tr("Unit of the price"), tip)
        fill(self.unit, {_CELLS: self.tr("in cells"), _BITS: self.tr("in bits")}, _CELLS)
        tip = self.tr("Take the weights of the chosen point into the design (can be undone)")
        self.use = push_button(self.tr("Use these weights"), tip, self, self._use)
        top = row(None, (self.why, 1), self.unit, self.use, margins=(8, 0, 6, 0))
        column(self, top, (self.chart, 1), spacing=3)
        self.chart.chosen.connect(self._choose)
        self.unit.currentIndexChanged.connect(self._draw)
        context.save_figures(self.chart)

    def show_result(self, prices: Prices) -> None:
        """Shows the price of a variable."""
        self.shown = prices
        self._draw()

    @Slot()
    def _draw(self) -> None:
        self.chart.mark(None)
        self.use.setEnabled(False)
        self.use.setText(self.tr("Use these weights"))
        if self.shown is not None:
            title, in_bits = name_words(self.shown.of), self.unit.currentData() == _BITS
            self.chart.show_curves(curves_for(self.shown.found, title, in_bits))
            self.why.setText(price_words(self.shown.found, title, in_bits))

    @Slot(int)
    def _choose(self, key: int) -> None:
        if self.shown is not None:
            self.chart.mark(key)
            ratio = numbers.short(self.shown.found[key].ratio)
            self.use.setEnabled(True)
            self.use.setText(self.tr("Use {ratio} times the weight").format(ratio=ratio))

    @Slot()
    def _use(self) -> None:
        marked, shown = self.chart.marked, self.shown
        if marked is not None and shown is not None:
            self._state.ask(weighed(self._state.design, shown.of, shown.found[marked].ratio), "")


# The figure


def curves_for(found: Sequence[Price], title: str, in_bits: bool) -> Curves:
    """Two lines over how heavy the variable is that is called ``title``."""
    ratios = np.array([of.ratio for of in found], dtype=np.float64)
    mine, others = (np.array(of, dtype=np.float64) for of in _values(found, in_bits))
    keys = np.arange(len(found))
    names = (title, tr("all other columns"))

    def said(kind: int, i: int) -> str:
        return f"{names[kind]}: {_amount((mine, others)[kind][i], in_bits)}\n" + tr(
            "{variable} weighs {ratio} times as much as the others"
        ).format(variable=title, ratio=numbers.short(found[i].ratio))

    return Curves(
        x_title=tr("Weight of {variable} to that of the others (times)").format(variable=title),
        y_title=tr("Lost (bits)") if in_bits else tr("Blanked (cells)"),
        strokes=tuple(Stroke("", ratios, of, i) for i, of in enumerate((mine, others))),
        dots=tuple(
            Dots(name, ratios, of, keys, i)
            for i, (name, of) in enumerate(zip(names, (mine, others), strict=True))
        ),
        said=said,
        label=lambda key: numbers.short(found[key].ratio),
        log_x=True,
        from_zero=True,
    )


def price_words(found: Sequence[Price], title: str, in_bits: bool) -> str:
    """What either end of the curve costs."""
    if len(found) < 2:
        return ""
    mine, others = _values(found, in_bits)
    text = tr(
        "Weighing {high} times as much as the others, {variable} loses {mine} and they lose "
        "{others}. Weighing {low} times as much, it loses {mine_low} and they lose {others_low}."
    ).format(
        high=numbers.short(found[0].ratio),
        low=numbers.short(found[-1].ratio),
        variable=title,
        mine=_amount(mine[0], in_bits),
        others=_amount(others[0], in_bits),
        mine_low=_amount(mine[-1], in_bits),
        others_low=_amount(others[-1], in_bits),
    )
    if mine[0] != mine[-1]:
        return text
    return f"{text} {tr('Its weight changes nothing of what it loses.')}"


def _values(found: Sequence[Price], in_bits: bool) -> tuple[list[float], list[float]]:
    if in_bits:
        return [of.bits for of in found], [of.other_bits for of in found]
    return [of.cells for of in found], [of.other_cells for of in found]


def _amount(n: float, in_bits: bool) -> str:
    if in_bits:
        return numbers.measure(float(n), tr("bits"))
    return numbers.count(float(n), tr("cells"))


# The panel


def _alike(name: str, one: CellDesign, other: CellDesign) -> bool:
    """Whether two designs differ in nothing but how heavy a variable is to all others."""
    return weighed(one, name, 1.0) == weighed(other, name, 1.0)


def _needs(context: CellsContext) -> Prices | Missing:
    """What was found, as long as it is of this design."""
    why, prices = why_nothing(context), context.state.prices
    if prices is not None and _alike(prices.of, prices.design, context.state.design):
        return prices
    return Missing(why if why in (NO_RECORDS, NO_VARIABLES) else _READY)


PANEL: Panel[CellsState] = Panel(
    "price",
    lambda: tr("Price of a variable"),
    BOTTOM,
    head=PriceBar,
    sections=lambda context: (PriceSection(context),),
    fills=True,
    shown=False,
    needs=_needs,
    reasons=lambda context: {**reasons(context), _READY: Reason("")},
    private=True,
    what=lambda: tr(
        "How many cells a variable gives up for the others to keep theirs. It weighs from ten "
        "times as much as they do to a tenth; geography is such a variable."
    ),
    working=lambda: "",
)
