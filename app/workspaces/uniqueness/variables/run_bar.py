"""How many combinations there are and how long they take; run, progress, cancel."""

from __future__ import annotations

import time

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import WARNING, Callout, ElidedLabel, MutedLabel
from app.kit.language import stage_words
from app.kit.progress import Estimate
from core.errors import VbasError
from core.steps import Step

_SCALE = 1000
SHOWN_AFTER_MS = 250
"""What is over before is not worth a change of the picture."""


class RunBar(QWidget):
    """The line of the estimate, the button, and what it becomes while something is counted.

    Signals
    -------
    run_requested()
        The question shall be answered.
    insisted()
        It shall, although it takes long.
    cancel_requested()
        What is under way shall be thrown away.
    """

    run_requested = Signal()
    insisted = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._estimate = Estimate()
        self._late = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._late.timeout.connect(self._show_progress)
        self.line = MutedLabel()
        self.line.setAccessibleName(self.tr("How much there is to count"))
        self.problem = Callout()
        self.button = QPushButton(self.tr("Count all combinations"), self)
        self.button.setProperty("primary", True)
        self.button.setMinimumHeight(32)
        self.button.setAccessibleName(self.tr("Count all combinations"))
        self.button.clicked.connect(self.run_requested)
        self.anyway, self.rather_not = QPushButton(self.tr("Count anyway"), self), QPushButton(self)
        self._build_question()
        self.stage = ElidedLabel()
        self.bar = QProgressBar(self, textVisible=False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.figures = MutedLabel()
        self.cancel = QPushButton(self.tr("Cancel"), self)
        tip = self.tr("Throw this away (Esc); what was shown before comes back")
        self.cancel.setToolTip(tip)
        self.cancel.setAccessibleDescription(tip)
        self.cancel.clicked.connect(self.cancel_requested)
        self._lay_out()
        self.show_estimate("")
        self.show_idle()

    def _build_question(self) -> None:
        self.anyway.setToolTip(self.tr("Start although it takes that long; Esc cancels"))
        self.rather_not.setText(self.tr("Rather not"))
        self.rather_not.setToolTip(self.tr("Leave it: untick variables first"))
        self.anyway.clicked.connect(self._insist)
        self.rather_not.clicked.connect(self.clear_question)
        self._question = QWidget(self)
        row = QHBoxLayout(self._question)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.anyway)
        row.addWidget(self.rather_not)
        row.addStretch(1)

    def _lay_out(self) -> None:
        self._working = QWidget(self)
        inner = QVBoxLayout(self._working)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(4)
        for widget in (self.stage, self.bar, self.figures, self.cancel):
            inner.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        for part in (self.problem, self._question, self.line, self.button, self._working):
            column.addWidget(part)
        self._question.hide()

    # What could be done

    def show_estimate(self, line: str, reason: str = "") -> None:
        """Says how much there is to count; ``reason`` says why nothing can be ("" if it can)."""
        tip = self.tr("Count the records of every combination of the ticked variables (F5)")
        self._show_line(reason or line, reason or tip, not reason)

    def show_answered(self, line: str) -> None:
        """Says what it took: there is nothing to count now."""
        tip = self.tr("All combinations are counted: tick or recode something to count again")
        self._show_line(line, tip, False)

    def _show_line(self, line: str, tip: str, can_run: bool) -> None:
        self.line.setText(line)
        self.button.setEnabled(can_run)
        self.button.setToolTip(tip)
        self.button.setAccessibleDescription(line)

    def show_outdated(self, outdated: bool) -> None:
        """Shows whether the results are those of an earlier question."""
        if outdated:
            self.button.setText(self.tr("Count again"))
        else:
            self.button.setText(self.tr("Count all combinations"))

    def say(self, sentence: str, remedy: str = "") -> None:
        """Says what hinders; "" for nothing."""
        self.problem.say(sentence, remedy, WARNING)

    def show_error(self, error: VbasError | None) -> None:
        """Says what went wrong, or nothing."""
        self.clear_question()
        self.problem.show_error(error)

    def ask(self, sentence: str, remedy: str) -> None:
        """Asks whether to start although it takes long."""
        self.say(sentence, remedy)
        self._question.show()
        self.button.hide()
        self.anyway.setFocus()

    @Slot()
    def clear_question(self) -> None:
        """Nothing is asked any more."""
        had_focus = self._question.isAncestorOf(self.focusWidget() or self)
        self._question.hide()
        self.say("")
        self.button.setVisible(self._working.isHidden())
        if had_focus:
            self.button.setFocus()

    @Slot()
    def _insist(self) -> None:
        self.clear_question()
        self.insisted.emit()

    @property
    def asks(self) -> bool:
        """Whether the user is asked."""
        return not self._question.isHidden()

    # What is under way

    @property
    def is_working(self) -> bool:
        """Whether progress is shown."""
        return not self._working.isHidden()

    def show_working(self, title: str) -> None:
        """Something has begun."""
        self.show_error(None)
        self._estimate = Estimate()
        self.stage.setText(title)
        self.figures.setText("")
        self.bar.setRange(0, 0)
        self._late.start()

    @Slot()
    def _show_progress(self) -> None:
        had_focus = self.button.hasFocus()
        self.button.hide()
        self._working.show()
        if had_focus:
            self.cancel.setFocus()

    @Slot(object)
    def show_step(self, step: Step) -> None:
        """Shows how far it is."""
        self.stage.setText(stage_words(step.stage))
        if not step.total:
            self.bar.setRange(0, 0)
            self.figures.setText("")
            return
        self.bar.setRange(0, _SCALE)
        self.bar.setValue(round(_SCALE * min(1.0, step.done / step.total)))
        parts = [
            self.tr("{done} of {total}").format(
                done=numbers.count(step.done), total=numbers.count(step.total)
            )
        ]
        left = self._estimate.left(step, time.monotonic())
        if left is not None:
            parts.append(self.tr("about {time} left").format(time=numbers.seconds_left(left)))
        self.figures.setText(" · ".join(parts))

    @Slot()
    def show_idle(self) -> None:
        """Nothing is under way."""
        self._late.stop()
        had_focus = self.cancel.hasFocus()
        self._working.hide()
        self.button.setVisible(not self.asks)
        if had_focus:
            self.button.setFocus()
