"""What each variable adds, and the button that makes one coarser."""

from __future__ import annotations

import math

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.chart.figure import Figure
from app.features.variables.words import name_words
from app.kit.derived import Derived, Missing, unseen
from app.kit.fitting_button import FittingButton, plain
from app.kit.layouts import column
from app.kit.widgets import described, words
from app.workspaces.uniqueness.findings.weights_chart import WeightsChart, weight_bars
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import recode_in_words
from core.record_uniqueness.added import shares_of
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.in_words import weights_words
from core.record_uniqueness.known import Asked, NextStep, next_steps
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.recodes import Recode


class WeightsSection(QWidget):
    """The figure of weights; below it what makes the heaviest variable coarser."""

    def __init__(self, context: UniquenessContext) -> None:
        super().__init__()
        program = context.program
        window, self._session, self._state = program.window, program.session, context.state
        self._of: Examination | None = None
        self.chosen = ""
        self.chart = WeightsChart(window.theme, self._fill_menu)
        self.figure = Figure(window.theme, self.chart, self)
        context.save_figures(self.figure)
        self.chart.chosen.connect(self.choose)
        tip = self.tr("Make the heaviest variable one step coarser")
        self.button = described(FittingButton(self), tip, tip)
        self.button.clicked.connect(lambda: self._collapse(self.heaviest))
        self.button.setProperty("primary", True)
        self.next = words(self.tr("No variable can be made coarser."), "muted")
        column(self, self.figure, self.button, self.next, spacing=4)
        background = context.program.background
        self._shares: Derived[Lattice, dict[str, float]] = unseen(
            self,
            background,
            "uniqueness: shares of variables",
            lambda: Missing("") if self._of is None else self._of.lattice,
            shares_of,
            lambda _: self._show(),
        )
        self._steps: Derived[Asked, dict[str, NextStep]] = unseen(
            self,
            background,
            "uniqueness: next recodes of variables",
            self._asked,
            next_steps,
            lambda _: self._show_button(),
            keep=True,
        )
        self._steps.follow(context.state.changed)

    def _asked(self) -> Asked | Missing:
        state = self._state
        return Missing("") if self._of is None else (state.distinct, state.question)

    # What is shown

    @property
    def shares(self) -> dict[str, float]:
        """The share of each variable in the unique record sets; none while not known."""
        known = self._of is not None and self._shares.key is self._of.lattice
        return (self._shares.result or {}) if known else {}

    @property
    def steps(self) -> dict[str, NextStep]:
        """What one step coarser is, for the variables that can be made coarser."""
        return self._steps.result or {}

    def show_result(self, of: Examination) -> None:
        """Shows other weights."""
        self._of = of
        if self.chosen not in of.lattice.names:
            self.chosen = ""
        self._show()
        self._shares.look_again()
        self._steps.look_again()

    def _show(self) -> None:
        of, shares = self._of, self.shares
        if of is None:
            return
        self.chart.show_bars(weight_bars(of, shares))
        self.chart.mark(self.chosen)
        title = self.tr("Weights of the variables")
        if not of.weights.estimable and shares:
            title = self.tr("Shares of the variables")
        why = str(weights_words(of)[0])
        if of.weights.used and not of.weights.estimable and len(of.weights.names) > 1:
            why = f"{why} {tr('Add a column at the left.')}"
        self.figure.say(title, "", why, meaning=_method_words(of, bool(shares)))
        self.figure.why.keep_open(not of.weights.estimable)  # what helps is in sight
        self._show_button()

    @property
    def heaviest(self) -> str:
        """The chosen variable, else the heaviest that can be made coarser; "" if none can."""
        if self.chosen in self.steps:
            return self.chosen
        return next((bar.name for bar in self.chart.bars if bar.name in self.steps), "")

    def _show_button(self) -> None:
        name = self.heaviest
        self.button.setVisible(bool(name))
        self.next.setVisible(not name)
        if not name:
            return
        step, called = self.steps[name], name_words(name)
        before, after = (self._recode_words(step, of) for of in (step.before, step.after))
        self.button.say(self.tr("Collapse {variable}").format(variable=called))
        tip = self.tr("Make {variable} one step coarser and count again (can be undone): {after}")
        then = self.tr("{variable}: {before} → {after}")
        told = [of.format(variable=called, before=before, after=after) for of in (tip, then)]
        described(self.button, told[0], "\n".join(told))

    def _recode_words(self, step: NextStep, recode: Recode) -> str:
        return recode_in_words(self._session, step.variable, recode)

    # What the user does

    @Slot(str)
    def choose(self, name: str) -> None:
        """Looks at a variable; at the same one again: at none."""
        self.chosen = "" if name == self.chosen else name
        self.chart.mark(self.chosen)
        self._show_button()

    def _collapse(self, name: str) -> None:
        if name in self.steps:
            self._state.answer(self._state.question.recoded(self.steps[name].after))

    def _fill_menu(self, menu: QMenu, name: str) -> None:
        """What can be done with one variable."""
        step = self.steps.get(name)
        text = self.tr("Cannot be made coarser")
        if step is not None:
            text = self.tr("Collapse to {after}").format(after=self._recode_words(step, step.after))
        collapse = QAction(plain(text), menu)
        collapse.setEnabled(step is not None)
        collapse.triggered.connect(lambda: self._collapse(name))
        leave = QAction(self.tr("&Leave it out"), menu)
        leave.setEnabled(len(self.chart.bars) > 1)
        leave.triggered.connect(lambda: self._state.leave_out(name))
        pin = QAction(self.tr("&Keep as it is when advised"), menu)
        pin.setCheckable(True)
        pin.setChecked(name in self._state.pinned)
        pin.triggered.connect(lambda pinned: self._state.pin(name, pinned))
        menu.addActions([collapse, leave, pin])


def _method_words(of: Examination, shares: bool) -> str:
    """From how many combinations the weights are, what their errors and ``shares`` are."""
    lines = [str(notice) for notice in weights_words(of)[1:]]
    if of.weights.estimable and all(math.isnan(e) for e in of.weights.standard_errors):
        lines.append(tr("There are too few combinations for standard errors."))
    elif of.weights.estimable:
        lines.append(tr("± is the standard error."))
    if shares:
        lines.append(
            tr("Percentages: shares in the unique record sets (Shapley). All together are 100 %.")
        )
    return " ".join(lines)
