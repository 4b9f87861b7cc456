"""The simulated attack: how it is to be carried out, how far it is, what it measured."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.chart.figure import Figure
from app.chart.histogram import Histogram, HistogramChart, Marker
from app.kit import numbers
from app.kit.controls import Callout, WheelGuard, align, labelled, narrow
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.cells.risk import texts
from core.errors import VbasError
from core.risk.simulated import AttackDesign, SimulatedAttack

_CLASSES = 24


class SimulatedView(QWidget):
    """Three numbers, a button, what came of it.

    Signals
    -------
    attack_requested(), stop_requested()
        The attack shall be carried out, or end with the trials so far.
    """

    attack_requested = Signal()
    stop_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: SimulatedAttack | None = None
        self._guard = WheelGuard(self)
        self.trials = QSpinBox(self, minimum=2, maximum=10_000, value=100)
        self.coverage = QDoubleSpinBox(self, minimum=0.1, maximum=100.0, value=100.0)
        self.seed = QSpinBox(self, minimum=0, maximum=2_000_000_000, value=1)
        self._describe()
        self.button = push_button(
            self.tr("&Attack the records"),
            self.tr("Make up a registry with people in the same classes, and link samples with it"),
            self,
            self.attack_requested.emit,
        )
        tip = self.tr("End now; the trials so far are kept")
        self.stop = push_button(self.tr("Stop"), tip, self, self.stop_requested.emit)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setToolTip(self.tr("Trials carried out so far, of all"))
        self.progress.setAccessibleName(self.progress.toolTip())
        self.trouble = Callout(self)
        self.found = words("")
        self.stale = words(
            self.tr("This was measured for another question: attack again."), "muted"
        )
        self.chart = HistogramChart(self)
        self.figure = Figure(theme, self.chart, self)
        self._lay_out()
        self.show_nothing()
        self.show_idle()

    def _describe(self) -> None:
        self.trials.setSuffix(f"\u00a0{self.tr('trials')}")
        self.trials.setToolTip(
            self.tr(
                "How often a sample is drawn and linked (trials); more make the interval narrow"
            )
        )
        self.coverage.setSuffix("\u00a0%")
        self.coverage.setDecimals(1)
        self.coverage.setToolTip(
            self.tr("Share of the population that the registry lists (% of the people)")
        )
        self.seed.setToolTip(self.tr("The same number gives the same attack on every machine"))
        for box in (self.trials, self.coverage, self.seed):
            box.setKeyboardTracking(False)

    def _lay_out(self) -> None:
        names = [
            QLabel(self.tr("T&rials")),
            QLabel(self.tr("Regis&try lists")),
            QLabel(self.tr("S&eed")),
        ]
        align(*names)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(5)
        column.addWidget(words(self.tr("Simulated attack"), "heading"))
        column.addWidget(
            words(
                self.tr(
                    "A registry with people in the same classes is made up; samples of the "
                    "records are linked with it, and the right links are counted. The formula "
                    "should agree."
                ),
                "muted",
            )
        )
        controls: tuple[QWidget, ...] = (self.trials, self.coverage, self.seed)
        for name, control in zip(names, controls, strict=True):
            column.addLayout(labelled(name, narrow(control, self._guard)))
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop)
        row.addStretch(0)
        column.addLayout(row)
        for widget in (self.trouble, self.stale, self.found, self.figure):
            column.addWidget(widget)
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeft)

    def design(self, columns: tuple[str, ...], people: int, fraction: float) -> AttackDesign:
        """What is to be simulated.

        Raises
        ------
        VbasError
            If that makes no sense.
        """
        return AttackDesign(
            columns,
            people,
            self.coverage.value() / 100,
            fraction,
            self.trials.value(),
            self.seed.value(),
        )

    # What is shown

    def show_working(self, done: float, total: float | None) -> None:
        """Shows how far it is."""
        self.button.hide()
        self.progress.show()
        self.stop.show()
        self.stop.setEnabled(done >= 2)
        self.progress.setRange(0, round(total or 0))
        self.progress.setValue(round(done))

    def show_idle(self) -> None:
        """Nothing is under way."""
        self.button.show()
        self.progress.hide()
        self.stop.hide()

    def show_error(self, error: VbasError | None) -> None:
        """Says why it could not be carried out."""
        self.trouble.show_error(error)

    def show_nothing(self) -> None:
        """No attack was carried out."""
        self.shown = None
        for widget in (self.found, self.stale, self.figure):
            widget.hide()

    def show_attack(self, of: SimulatedAttack, name: str, *, stale: bool = False) -> None:
        """Shows what was measured; ``stale`` where something else is asked by now."""
        self.shown = of
        self.found.setText("\n".join(texts.simulated_words(of)))
        self.found.show()
        self.found.setEnabled(not stale)
        self.stale.setVisible(stale)
        self.chart.show_histogram(histogram_of(of))
        title = self.tr("Right links by {name}").format(name=name)
        self.figure.say(title, self.tr("% of the released records"), texts.simulated_why(of))
        self.figure.show()

    @Slot()
    def fade(self) -> None:
        """Something else is asked now."""
        if self.shown is not None:
            self.found.setEnabled(False)
            self.stale.show()


def histogram_of(of: SimulatedAttack) -> Histogram:
    """How often each share of right links occurred, with the formula as a line."""
    named = [(texts.tr("before suppression"), of.before)]
    if of.after is not None:
        named.append((texts.tr("after suppression"), of.after))
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
        lambda n: numbers.count(n, texts.tr("trials")),
        # Two would be written over each other: the line above says what they are.
        markers=tuple(Marker(x, "" if len(named) > 1 else texts.tr("formula")) for x in formulas),
    )
