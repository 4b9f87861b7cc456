"""What is asked about risk: the threshold, the combination, the population, what is released."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QComboBox, QWidget

from app.kit.brief import BriefLabel
from app.kit.controls import WheelGuard
from app.kit.layouts import column, fill, labelled_rows, percentage, whole_number
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.risk import texts
from app.workspaces.cells.texts import joined
from core.risk.assessment import Release
from core.risk.of_records import Risk
from core.risk.thresholds import Threshold, threshold_choices
from core.suppression.cells.outcome import Outcome

_LEAST_PERCENT, _MOST_PEOPLE = 0.01, 2_000_000_000


def protected_at(context: CellsContext, outcome: Outcome | None) -> Threshold:
    """The threshold of what came out, else of the design."""
    of = context.state.design if outcome is None else outcome.suppression.protection
    return Threshold(of.k, of.tau)


class RiskForm(QWidget):
    """Four rows, and what the threshold means."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context, self._state = context, context.state
        self._choices = threshold_choices()
        self._combinations: tuple[tuple[str, ...], ...] = ()
        self.threshold, self.combination = QComboBox(self), QComboBox(self)
        self.threshold.setToolTip(
            self.tr(
                "Among how few records a guess is called a risk: probabilities first, then sizes "
                "of classes in use (records)"
            )
        )
        for name in ("", *map(texts.threshold_name, self._choices)):
            self.threshold.addItem(name)
        self.combination.setToolTip(self.tr("What the adversary knows of a person"))
        tip = self.tr(
            "People of the population that the records are a part of (people); 0 = the "
            "records are all of it. Everybody is taken to be as likely to be in the file."
        )
        self.people = whole_number(self, 0, _MOST_PEOPLE, 0, tip, self.tr("people"))
        self.people.setSpecialValueText(self.tr("these records"))
        tip = self.tr(
            "Share of the records that is released as a simple random sample (% of the "
            "records); 100 = all"
        )
        self.released = percentage(self, _LEAST_PERCENT, 100.0, tip)
        for box in (self.people, self.released):
            box.setGroupSeparatorShown(True)
            box.setAlignment(Qt.AlignmentFlag.AlignLeft)
            box.valueChanged.connect(self._choose_release)
        self.why = BriefLabel(role="muted")
        rows = (
            (self.tr("&Threshold"), self.threshold),
            (self.tr("&Known"), self.combination),
            (self.tr("&Population"), self.people),
            (self.tr("Rele&ased"), self.released),
        )
        column(self, *labelled_rows(WheelGuard(self), rows), self.why, margins=(0, 4, 0, 0))
        self.threshold.activated.connect(self._choose_threshold)
        self.combination.activated.connect(self._choose_combination)

    def show_result(self, of: Risk) -> None:
        """Shows what was asked: the threshold that the records are protected at comes first."""
        protected = protected_at(self._context, of.asked.of.outcome)
        name = self.tr("as protected: {threshold}")
        self.threshold.setItemText(0, name.format(threshold=texts.threshold_name(protected)))
        asked, state = of.asked.threshold, self._state
        known = (None, *self._choices)
        self.threshold.setCurrentIndex(known.index(state.risk_threshold))
        with QSignalBlocker(self.people), QSignalBlocker(self.released):
            self.people.setValue(state.release.people)
            self.released.setValue(100 * state.release.fraction)
        self.why.setText(texts.threshold_words(asked))
        self.why.setVisible(asked.practice is not None)  # else the verdict says it
        self._combinations = of.exposure.combinations
        names = {
            str(i): joined(of_, self._state.titles) for i, of_ in enumerate(self._combinations)
        }
        fill(self.combination, names, str(self._combinations.index(of.columns)))

    @Slot(int)
    def _choose_threshold(self, row: int) -> None:
        self._state.judge_risk("risk_threshold", self._choices[row - 1] if row else None)

    @Slot(int)
    def _choose_combination(self, row: int) -> None:
        self._state.judge_risk("risk_columns", self._combinations[row])

    @Slot()
    def _choose_release(self) -> None:
        after = Release(self.people.value(), self.released.value() / 100)
        self._state.judge_risk("release", after)
