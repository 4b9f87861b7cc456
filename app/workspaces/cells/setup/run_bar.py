"""How many combinations there are; run, progress with what is left, cancel."""

from __future__ import annotations

import time

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import WARNING, Callout, ElidedLabel, MutedLabel
from app.kit.language import stage_words
from app.kit.progress import Estimate
from app.kit.widgets import push_button
from app.workspaces.cells.setup import texts
from core.errors import VbasError
from core.steps import Step
from core.suppression.cells.result import SoFar

_SCALE = 1000
SHOWN_AFTER_MS = 250
"""What is over before is not worth a change of the picture."""


class RunBar(QWidget):
    """The line of what there is to do, the button, and what it becomes while cells are suppressed.

    Signals
    -------
    run_requested()
        Cells shall be suppressed.
    cancel_requested()
        What is under way shall be thrown away.
    save_requested()
        The records shall be written with their blanks.
    """

    run_requested = Signal()
    save_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._estimate = Estimate()
        self._late = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._late.timeout.connect(self._show_progress)
        self.line = MutedLabel()
        self.line.setAccessibleName(self.tr("How much there is to protect"))
        self.problem = Callout()
        self.button = QPushButton(self.tr("Suppress cells"), self)
        self.button.setProperty("primary", True)
        self.button.setMinimumHeight(32)
        self.button.setAccessibleName(self.tr("Suppress cells"))
        self.button.clicked.connect(self.run_requested)
        self.save = push_button(
            self.tr("Save records …"),
            self.tr("Write the records with their blanks into a file, Parquet or CSV"),
            self,
            self.save_requested.emit,
        )
        self.save.hide()
        self.stage = ElidedLabel()
        self.bar = QProgressBar(self, textVisible=False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.figures = MutedLabel()
        self.cancel = QPushButton(self.tr("Cancel"), self)
        tip = self.tr("Throw this away (Esc); what was shown before stays")
        self.cancel.setToolTip(tip)
        self.cancel.setAccessibleDescription(tip)
        self.cancel.clicked.connect(self.cancel_requested)
        self._lay_out()
        self.show_estimate("")
        self.show_idle()

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
        for part in (self.problem, self.line, self.button, self.save, self._working):
            column.addWidget(part)

    # What could be done

    def show_estimate(self, line: str, reason: str = "") -> None:
        """Says how much there is to protect; ``reason`` says why nothing can be ("" if it can)."""
        tip = self.tr("Blank single values until every combination is safe (F5)")
        self._show_line(reason or line, reason or tip, not reason)

    def show_answered(self, line: str) -> None:
        """Says what it took: there is nothing to do now."""
        tip = self.tr("All is protected as chosen: change something to suppress cells again")
        self._show_line(line, tip, False)

    def _show_line(self, line: str, tip: str, can_run: bool) -> None:
        self.line.setText(line)
        self.line.setVisible(bool(line))
        self.button.setEnabled(can_run)
        self.button.setToolTip(tip)
        self.button.setAccessibleDescription(line)

    def show_outdated(self, outdated: bool) -> None:
        """Shows whether the results are those of an earlier design."""
        if outdated:
            self.button.setText(self.tr("Suppress cells again"))
        else:
            self.button.setText(self.tr("Suppress cells"))

    def show_saving(self, possible: bool) -> None:
        """Offers to save what came out."""
        self.save.setVisible(possible)

    def say(self, sentence: str, remedy: str = "") -> None:
        """Says what hinders; "" for nothing."""
        self.problem.say(sentence, remedy, WARNING)

    def show_error(self, error: VbasError | None) -> None:
        """Says what went wrong, or nothing."""
        self.problem.show_error(error)

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
        so_far = step.snapshot
        if isinstance(so_far, SoFar):
            self.stage.setText(texts.so_far_words(so_far, len(so_far.moles)))
        else:
            self.stage.setText(stage_words(step.stage))
        self._show_share(step)
        parts = [texts.left_words(so_far)] if isinstance(so_far, SoFar) else []
        left = self._estimate.left(step, time.monotonic())
        if left is not None:
            parts.append(self.tr("about {time} left").format(time=numbers.seconds_left(left)))
        self.figures.setText(" · ".join(parts))

    def _show_share(self, step: Step) -> None:
        if not step.total:
            self.bar.setRange(0, 0)
            return
        self.bar.setRange(0, _SCALE)
        self.bar.setValue(round(_SCALE * min(1.0, step.done / step.total)))

    @Slot()
    def show_idle(self) -> None:
        """Nothing is under way."""
        self._late.stop()
        had_focus = self.cancel.hasFocus()
        self._working.hide()
        self.button.show()
        if had_focus:
            self.button.setFocus()
