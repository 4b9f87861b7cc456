"""The simulated attack: how it is to be carried out, how far it is, what it measured."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from app.chart.figure import Figure
from app.chart.histogram import Histogram, HistogramChart, Marker
from app.kit import numbers
from app.kit.brief import explained
from app.kit.controls import Callout, WheelGuard
from app.kit.derived import same
from app.kit.layouts import LEFT, column, labelled_rows, percentage, row, whole_number
from app.kit.messages import busy_words
from app.kit.own_job import OwnJob
from app.kit.widgets import push_button, words
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.risk import texts
from app.workspaces.cells.texts import joined, tr
from core.errors import VbasError
from core.risk.of_records import Risk
from core.risk.simulated import AttackDesign, SimulatedAttack, simulate_attack
from core.steps import Step

_CLASSES = 24


class SimulatedSection(QWidget):
    """Three numbers, a button, what came of it; its trials are shown as they come."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state = context.state
        self._risk: Risk | None = None
        self._attacked: tuple[object, ...] = ()
        self._records: object = None
        self._name = ""
        self.shown: SimulatedAttack | None = None
        program = context.program
        self.job = OwnJob(program.jobs, SimulatedAttack, self)
        tip = self.tr(
            "How often a sample is drawn and linked (trials); more make the interval narrow"
        )
        self.trials = whole_number(self, 2, 10_000, 100, tip, self.tr("trials"))
        tip = self.tr("Share of the population that the registry lists (% of the people)")
        self.coverage = percentage(self, 0.1, 100.0, tip, decimals=1)
        tip = self.tr("The same number gives the same attack on every machine")
        self.seed = whole_number(self, 0, 2_000_000_000, 1, tip)
        tip = self.tr(
            "Make up a registry with people in the same classes, and link samples with it"
        )
        self.button = push_button(self.tr("&Attack the records"), tip, self, self.attack)
        tip = self.tr("End now; the trials so far are kept")
        self.stop = push_button(self.tr("Stop"), tip, self, self.job.stop)
        self.progress = QProgressBar(self, textVisible=False)
        self.progress.setToolTip(self.tr("Trials carried out so far, of all"))
        self.progress.setAccessibleName(self.progress.toolTip())
        self.trouble, self.found = Callout(self), words("")
        self.stale = words(
            self.tr("This was measured for another question: attack again."), "muted"
        )
        self.chart = HistogramChart(self)
        self.figure = Figure(program.window.theme, self.chart, self)
        context.save_figures(self.figure)
        why = self.tr(
            "A registry with people in the same classes is made up; samples of the "
            "records are linked with it, and the right links are counted. The formula "
            "should agree."
        )
        rows = (
            (self.tr("&Trials"), self.trials),
            (self.tr("Regis&try lists"), self.coverage),
            (self.tr("&Seed"), self.seed),
        )
        column(
            self,
            *explained(self.tr("Simulated attack"), why),
            *labelled_rows(WheelGuard(self), rows),
            row(None, (self.button, LEFT), (self.progress, 1), self.stop),
            *(self.trouble, self.stale, self.found, self.figure),
            spacing=5,
            margins=(0, 10, 0, 0),
        )
        self.job.told.connect(self._show_step)
        self.job.streamed.connect(self._show_attack)
        self.job.failed.connect(self.trouble.show_error)
        self.job.ended.connect(lambda: self._show_progress(False))
        self._show_found()
        self._show_progress(False)

    def show_result(self, of: Risk) -> None:
        """Other records, or another question: what was measured is not of these."""
        self._risk = of
        if self.shown is not None and of.asked.of.records is not self._records:
            self.shown = None
        self._show_found()

    @Slot()
    def attack(self) -> None:
        """Attacks the records by the combination that is looked at."""
        risk = self._risk
        if risk is None:
            return
        release, of = risk.asked.release, risk.asked.of
        self.trouble.show_error(None)
        try:
            design = AttackDesign(
                risk.columns,
                release.people,
                self.coverage.value() / 100,
                release.fraction,
                self.trials.value(),
                self.seed.value(),
            )
        except VbasError as error:
            self.trouble.show_error(error)
            return
        steps = simulate_attack(of.records, of.suppression, design)
        if not self.job.start(self.tr("Simulated attack"), steps, self._show_attack):
            self.trouble.say(busy_words())
            return
        self._attacked, self._records = risk.attacked, of.records
        self._name = joined(risk.columns, self._state.titles)
        self._show_progress(True)
        self._show_step(Step(""))

    # What is shown

    def _show_progress(self, working: bool) -> None:
        self.button.setVisible(not working)
        for widget in (self.progress, self.stop):
            widget.setVisible(working)

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        done = step.done if isinstance(step.snapshot, SimulatedAttack) else 0
        self.stop.setEnabled(done >= 2)
        self.progress.setRange(0, round(step.total or 0))
        self.progress.setValue(round(done))

    @Slot(object)
    def _show_attack(self, of: SimulatedAttack) -> None:
        """Shows what was measured."""
        self.shown = of
        self.found.setText("\n".join(texts.simulated_words(of)))
        self.chart.show_histogram(histogram_of(of))
        title = self.tr("Right links by {name}").format(name=self._name)
        self.figure.say(title, self.tr("% of the released records"), texts.simulated_why(of))
        self._show_found()

    def _show_found(self) -> None:
        some = self.shown is not None
        stale = self._risk is not None and not same(self._attacked, self._risk.attacked)
        for widget in (self.found, self.figure):
            widget.setVisible(some)
        self.found.setEnabled(not stale)
        self.stale.setVisible(some and stale)


def histogram_of(of: SimulatedAttack) -> Histogram:
    """How often each share of right links occurred, with the formula as a line."""
    named = [(tr("before suppression"), of.before)]
    if of.after is not None:
        named.append((tr("after suppression"), of.after))
    rates = [100 * found.right / found.released for _, found in named]
    formulas = [100 * found.formula for _, found in named]
    low = min(min(float(of.min()) for of in rates), *formulas)
    high = max(max(float(of.max()) for of in rates), *formulas)
    # No class is narrower than one record, or some would be empty whatever happens.
    step = max((high - low) / _CLASSES, 100 / of.before.released)
    edges = np.asarray(low - step / 2 + step * np.arange(int((high - low) / step) + 3), np.float64)
    return Histogram(
        edges,
        tuple(name for name, _ in named),
        tuple(np.histogram(of, edges)[0].astype(np.float64) for of in rates),
        lambda percent: texts.exact_percent(max(0.0, percent) / 100),
        lambda n: numbers.count(n, tr("trials")),
        # Two would be written over each other: the line above says what they are.
        markers=tuple(Marker(x, "" if len(named) > 1 else tr("formula")) for x in formulas),
    )
