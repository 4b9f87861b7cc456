"""The button that runs the scenario, and what it becomes while something runs."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.features.replay.search_words import search_sentence
from app.kit import numbers
from app.kit.controls import ElidedLabel, MutedLabel
from app.kit.job import Job
from app.kit.language import stage_words
from app.kit.progress import Estimate
from app.workspaces.aggregate.scenario.run_controls import RunControls
from core.placement.base import PlacementSnapshot
from core.search.film import SearchSnapshot
from core.small_counts import ALL_TOLD
from core.steps import Step

SHOWN_AFTER_MS = 250
"""A job that is over before is not worth a change of the picture."""

_SCALE = 1000


class RunBar(QWidget):
    """Run, then progress with stage, figures, time left, pause and cancel, then the seconds.

    ``controls`` hold what can be done meanwhile.

    Signals
    -------
    run_requested()
        The scenario shall be run.
    reason_changed(str)
        Why it cannot be run is another.
    """

    run_requested = Signal()
    reason_changed = Signal(str)

    def __init__(
        self, least: Callable[[], int] = lambda: ALL_TOLD, parent: QWidget | None = None
    ) -> None:
        """``least``: the smallest count of records that is told now."""
        super().__init__(parent)
        self._least = least
        self._job: Job | None = None
        self._estimate = Estimate()
        self._reason = ""
        self._late = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._late.timeout.connect(self._show_progress)
        self._idle, self._working = self._build_idle(), self._build_working()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.addWidget(self._idle)
        column.addWidget(self._working)
        self._working.hide()
        self.set_reason("")

    def _build_idle(self) -> QWidget:
        page = QWidget()
        self.button = QPushButton(self.tr("R&un    F5"))
        self.button.setProperty("primary", True)
        self.button.setAccessibleName(self.tr("Run the scenario"))
        self.button.setMinimumHeight(32)
        self.button.clicked.connect(self.run_requested)
        self.line = MutedLabel()
        self.line.setAccessibleName(self.tr("What the last run took, or why it cannot run"))
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.button)
        column.addWidget(self.line)
        return page

    def _build_working(self) -> QWidget:
        page = QWidget()
        self.stage = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        self.stage.setProperty("role", "heading")
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.figures = MutedLabel()
        self.figures.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.figures.setMinimumHeight(2 * self.figures.fontMetrics().lineSpacing())
        self.controls = RunControls()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.stage)
        column.addWidget(self.bar)
        column.addWidget(self.figures)
        column.addWidget(self.controls)
        return page

    @property
    def reason(self) -> str:
        """Why nothing can be run; "" if it can."""
        return self._reason

    def set_reason(self, reason: str) -> None:
        """Why the scenario cannot be run; "" if it can."""
        other, self._reason = reason != self._reason, reason
        self.button.setEnabled(not reason and self._job is None)
        tip = self.tr("Counts the records, places the sites, groups the areas and says the price")
        self.button.setToolTip(reason or tip)
        self.button.setAccessibleDescription(reason)
        if other:
            self.reason_changed.emit(reason)
        if reason:
            self.line.setText(reason)
        elif self._job is None:
            self.line.setText(self.property("took") or "")
        self.line.setVisible(bool(self.line.text()))

    @property
    def is_working(self) -> bool:
        """Whether progress is shown."""
        return not self._working.isHidden()

    def show_job(self, job: Job | None) -> None:
        """Follows a job to its end; None after the last one."""
        if job is None or job is self._job:
            return
        self._job = job
        self._estimate = Estimate()
        self.button.setEnabled(False)
        job.told.connect(self._show_step)
        job.succeeded.connect(self._say_succeeded)
        job.failed.connect(self._say_failed)
        job.discarded.connect(self._say_discarded)
        job.ended.connect(self._show_idle)
        self.stage.setText(job.title)
        self.figures.setText("")
        self.bar.setRange(0, 0)
        self.controls.show_job(job)
        self._late.start()

    @Slot()
    def _show_progress(self) -> None:
        if self._job is not None:
            had_focus = self.button.hasFocus()
            self._show_working(True)
            if had_focus:
                self.controls.cancel.setFocus()

    def _show_working(self, working: bool) -> None:
        self._idle.setVisible(not working)
        self._working.setVisible(working)

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        title = self._job.title if self._job is not None else ""
        stage = stage_words(step.stage)
        text = self.tr("{title}: {stage}").format(title=title, stage=stage)
        self.stage.setText(text if title else stage)
        if step.total and step.total > 0:
            self.bar.setRange(0, _SCALE)
            self.bar.setValue(round(_SCALE * min(1.0, step.done / step.total)))
        else:
            self.bar.setRange(0, 0)
        parts = [self._done(step), self._left(step)]
        self.figures.setText(" · ".join(part for part in parts if part))
        searching = isinstance(step.snapshot, SearchSnapshot)
        self.controls.show_states(
            step.snapshot is not None, searching or isinstance(step.snapshot, PlacementSnapshot)
        )

    def _done(self, step: Step) -> str:
        if isinstance(step.snapshot, SearchSnapshot):
            return search_sentence(step.snapshot, self._least())
        if not step.total:
            return numbers.count(step.done) if step.done else ""
        if step.total <= 1:
            return numbers.percent(round(step.done / step.total, 2)) if step.done else ""
        return self.tr("{done} of {total}").format(
            done=numbers.count(step.done), total=numbers.count(step.total)
        )

    def _left(self, step: Step) -> str:
        left = self._estimate.left(step, time.monotonic())
        if left is None:
            return ""
        return self.tr("about {time} left").format(time=numbers.seconds_left(left))

    @Slot(object)
    def _say_succeeded(self, _result: object) -> None:
        self._say(self.tr("{title}: {seconds}"))

    @Slot(object)
    def _say_failed(self, _error: object) -> None:
        self._say(self.tr("{title}: failed after {seconds}"))

    @Slot()
    def _say_discarded(self) -> None:
        self._say(self.tr("{title}: cancelled after {seconds}"))

    def _say(self, template: str) -> None:
        if self._job is not None:
            took = numbers.seconds(self._job.seconds)
            self.setProperty("took", template.format(title=self._job.title, seconds=took))

    @Slot()
    def _show_idle(self) -> None:
        self._job = None
        self._late.stop()
        had_focus = self.controls.has_focus
        self._show_working(False)
        self.set_reason(self._reason)
        if had_focus:
            self.button.setFocus()
