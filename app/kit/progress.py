"""How far a job is: its stage in words, and how long it will still take."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from app.kit import numbers
from app.kit.job import Job
from app.kit.language import stage_words
from app.kit.theme import Theme
from app.kit.widgets import icon_button
from core.steps import Step

SHOW_AFTER_SECONDS = 1.0
_THOUSANDTHS = 1000


class Estimate:
    """Time left in a stage, or in a whole of several, from how long its part so far has taken."""

    def __init__(self) -> None:
        self._last = Step("")
        self._since = 0.0
        self._from = 0.0

    def left(self, step: Step, now: float) -> float | None:
        """Seconds left in the stage of a step; None while that cannot be told.

        Parameters
        ----------
        step
            The newest state.
        now
            A clock, seconds.
        """
        last, self._last = self._last, step
        goes_on = step.stage == last.stage or (step.total == last.total and step.done > 0.0)
        if not goes_on or step.done < last.done:
            self._since, self._from = now, step.done
            return None
        done, spent = step.done - self._from, now - self._since
        if step.total is None or done <= 0 or spent < SHOW_AFTER_SECONDS:
            return None
        return max(0.0, (step.total - step.done) * spent / done)


class JobStatus(QWidget):
    """A job's stage, bar and time left, with a button to cancel it; in the status bar.

    Signals
    -------
    cancel_requested()
    """

    cancel_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._estimate = Estimate()
        self._job: Job | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        self._words = QLabel(self)
        self._bar = QProgressBar(self, textVisible=False)
        self._bar.setFixedWidth(120)
        self._bar.setAccessibleName(self.tr("Progress"))
        tip = self.tr("Cancel (Esc); nothing is lost")
        self._cancel = icon_button(theme, "close", tip, self, self.cancel_requested.emit, 14)
        for widget in (self._words, self._bar, self._cancel):
            row.addWidget(widget)
        self.show_job(None)

    @property
    def text(self) -> str:
        """What is said about the job."""
        return self._words.text()

    @Slot(object)
    def show_job(self, job: Job | None) -> None:
        """Shows a job that has begun, or that there is none."""
        self._job = job
        self._estimate = Estimate()
        self._words.setText("" if job is None else job.title)
        self._words.setMinimumWidth(0)
        self._bar.setRange(0, 0 if job is not None else 1)
        self._bar.setVisible(job is not None)
        self._cancel.setVisible(job is not None)

    @Slot(object)
    def show_step(self, step: Step) -> None:
        """Shows the newest state."""
        if self._job is None:
            return
        stage = stage_words(step.stage)
        words = [self.tr("{title}: {stage}").format(title=self._job.title, stage=stage)]
        left = self._estimate.left(step, self._job.seconds)
        if left is not None:
            words.append(self.tr("{0} left").format(numbers.seconds_left(left)))
        self._words.setText(" · ".join(words))
        # Room is only ever added: a layout comes after the text, and would always be one text late.
        self._words.setMinimumWidth(max(self._words.minimumWidth(), self._words.sizeHint().width()))
        if step.total:
            self._bar.setRange(0, _THOUSANDTHS)
            self._bar.setValue(round(_THOUSANDTHS * min(1.0, step.done / step.total)))
        else:
            self._bar.setRange(0, 0)
