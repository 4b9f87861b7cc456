"""The button that runs what a workspace is there for, and what it becomes while that runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QTimer, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import WARNING, Callout, ElidedLabel, MutedLabel
from app.kit.language import stage_words
from app.kit.messages import busy_words
from app.kit.own_job import OwnJob
from app.kit.progress import Estimate
from app.kit.widgets import push_button
from core.errors import VbasError
from core.steps import Step

_SCALE = 1000
SHOWN_AFTER_MS = 250
"""What is over before is not worth a change of the picture."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("RunBar", text)


def stage_and_count(step: Step) -> tuple[str, str]:
    """What is being done, and how much of it is done."""
    if not step.total:
        return stage_words(step.stage), ""
    if step.total == 1.0:
        return stage_words(step.stage), numbers.percent(round(step.done, 2))
    done, total = numbers.count(step.done), numbers.count(step.total)
    return stage_words(step.stage), tr("{done} of {total}").format(done=done, total=total)


@dataclass(frozen=True)
class RunTexts:
    """What a run bar says, in the user's language.

    Attributes
    ----------
    run, again
        On the button; the same where the results answer something else than is asked now.
    tip, answered_tip
        Tooltip of the button; the same where everything is answered.
    line
        Accessible name of the line above the button.
    cancel_tip
        Tooltip of the button that throws away what is under way.
    anyway, anyway_tip, rather_not, rather_not_tip
        The two buttons of `RunBar.ask`; "" where nothing is ever asked.
    progress
        Stage and figures of a step in words.
    """

    run: str
    again: str
    tip: str
    answered_tip: str
    line: str
    cancel_tip: str
    anyway: str = ""
    anyway_tip: str = ""
    rather_not: str = ""
    rather_not_tip: str = ""
    progress: Callable[[Step], tuple[str, str]] = stage_and_count


class RunBar(QWidget):
    """A line of what there is to do, the button, and progress in its place while it runs.

    Signals
    -------
    run_requested()
        It shall run.
    insisted()
        It shall, although it takes long: the answer to `ask`.
    cancel_requested()
        What is under way shall be thrown away.
    """

    run_requested = Signal()
    insisted = Signal()
    cancel_requested = Signal()

    def __init__(self, texts: RunTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._estimate = Estimate()
        self._late = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._late.timeout.connect(self._show_progress)
        self.line = MutedLabel()
        self.line.setAccessibleName(texts.line)
        self.problem = Callout()
        self.button = QPushButton(texts.run, self)
        self.button.setProperty("primary", True)
        self.button.setMinimumHeight(32)
        self.button.setAccessibleName(texts.run)
        self.button.clicked.connect(self.run_requested)
        self._question = QWidget()  # in the layout only where something is asked
        self.anyway = push_button(texts.anyway, texts.anyway_tip, self._question, self._insist)
        self.rather_not = push_button(
            texts.rather_not, texts.rather_not_tip, self._question, self.clear_question
        )
        self.stage = ElidedLabel()
        self.bar = QProgressBar(self, textVisible=False)
        self.bar.setAccessibleName(tr("Progress"))
        self.figures = MutedLabel()
        self.cancel = QPushButton(tr("Cancel"), self)
        self.cancel.setToolTip(texts.cancel_tip)
        self.cancel.setAccessibleDescription(texts.cancel_tip)
        self.cancel.clicked.connect(self.cancel_requested)
        self._lay_out()
        self.show_estimate("")
        self.show_idle()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self._question)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.anyway)
        row.addWidget(self.rather_not)
        row.addStretch(1)
        self._question.hide()
        self._working = QWidget(self)
        inner = QVBoxLayout(self._working)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(4)
        for widget in (self.stage, self.bar, self.figures, self.cancel):
            inner.addWidget(widget)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 10)
        self._column.setSpacing(4)
        for part in (self.problem, self.line, self.button, self._working):
            self._column.addWidget(part)
        if self._texts.anyway:
            self._column.insertWidget(1, self._question)

    def add_below(self, widget: QWidget) -> None:
        """Puts something else below the button."""
        self._column.insertWidget(self._column.indexOf(self._working), widget)

    # What could be done

    def show_estimate(self, line: str, reason: str = "") -> None:
        """Says how much there is to do; ``reason`` says why nothing can be ("" if it can)."""
        self._show_line(reason or line, reason or self._texts.tip, not reason)

    def show_answered(self, line: str) -> None:
        """Says what it took: there is nothing to do now."""
        self._show_line(line, self._texts.answered_tip, False)

    def _show_line(self, line: str, tip: str, can_run: bool) -> None:
        self.line.setText(line)
        self.line.setVisible(bool(line))
        self.button.setEnabled(can_run)
        self.button.setToolTip(tip)
        self.button.setAccessibleDescription(line)

    @Slot(bool)
    def show_stale(self, stale: bool) -> None:
        """Shows whether the results answer something else than what is asked now."""
        self.button.setText(self._texts.again if stale else self._texts.run)

    def say(self, sentence: str, remedy: str = "") -> None:
        """Says what hinders; "" for nothing."""
        self.problem.say(sentence, remedy, WARNING)

    @Slot(object)
    def show_error(self, error: VbasError | None) -> None:
        """Says what went wrong, or nothing."""
        self.clear_question()
        self.problem.show_error(error)

    # A question before it starts

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

    @Slot(str)
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
        stage, figures = self._texts.progress(step)
        self.stage.setText(stage)
        if step.total:
            self.bar.setRange(0, _SCALE)
            self.bar.setValue(round(_SCALE * min(1.0, step.done / step.total)))
        else:
            self.bar.setRange(0, 0)
        parts = [figures] if figures else []
        left = self._estimate.left(step, time.monotonic())
        if left is not None:
            parts.append(tr("about {time} left").format(time=numbers.seconds_left(left)))
        self.figures.setText(" · ".join(parts))

    @Slot()
    def follow_job(self, job: OwnJob, busy: SignalInstance) -> None:
        """Shows what a job tells, and cancels it; ``busy`` says that another one is under way."""
        job.started.connect(self.show_working)
        job.told.connect(self.show_step)
        job.failed.connect(self.show_error)
        job.ended.connect(self.show_idle)
        busy.connect(lambda: self.say(busy_words()))
        self.cancel_requested.connect(job.cancel)

    def show_idle(self) -> None:
        """Nothing is under way."""
        self._late.stop()
        had_focus = self.cancel.hasFocus()
        self._working.hide()
        self.button.setVisible(not self.asks)
        if had_focus:
            self.button.setFocus()
