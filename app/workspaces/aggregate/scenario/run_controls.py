"""What can be done with a computation under way: pause, step, speed, finish, cancel."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.kit.controls import SPACING, WheelGuard, narrow
from app.kit.job import Job

PACES = (None, 30.0, 10.0, 3.0)
"""States a second at most; None is as fast as it goes."""


class RunControls(QWidget):
    """Two rows of buttons; those that need states on the map come when there are any.

    Signals
    -------
    pause_requested(bool)
        The computation shall wait, or go on.
    step_requested()
        It shall go one state further while it waits.
    pace_requested(object)
        It shall show at most so many states a second; None for full speed.
    stop_requested(), discard_requested()
        It shall end with the best it has; it shall be thrown away.
    """

    pause_requested = Signal(bool)
    step_requested = Signal()
    pace_requested = Signal(object)
    stop_requested = Signal()
    discard_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pause = self._button(
            self.tr("Pause"), self.tr("Waits where it is; press again to go on (Space)")
        )
        self.pause.setCheckable(True)
        self.step = self._button(
            self.tr("Step"), self.tr("Goes one state further and waits there (.)")
        )
        self.pace = QComboBox()
        self.stop = self._button(
            self.tr("Finish now"), self.tr("Ends the search and keeps the best so far")
        )
        self.cancel = self._button(self.tr("Cancel"), self.tr("Throws this computation away (Esc)"))
        self._fill_pace()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for row in ((self.pause, self.step, self.pace), (self.stop, self.cancel)):
            line = QHBoxLayout()
            line.setSpacing(SPACING)
            for control in row:
                control.setMinimumWidth(40)
                line.addWidget(control, 1)
            column.addLayout(line)
        self._connect()

    def _button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(words)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        return button

    def _fill_pace(self) -> None:
        for pace in PACES:
            words = self.tr("{n} states/s").format(n=f"{pace:g}") if pace else self.tr("Full speed")
            self.pace.addItem(words, pace)
        self.pace.setAccessibleName(self.tr("Speed"))
        self.pace.setToolTip(
            self.tr("Speed: slower to watch, with at most so many states a second on the map")
        )
        narrow(self.pace, WheelGuard(self))

    def _connect(self) -> None:
        self.pause.toggled.connect(self._pause)
        self.step.clicked.connect(self._step)
        self.pace.currentIndexChanged.connect(self._choose_pace)
        self.stop.clicked.connect(self.stop_requested)
        self.cancel.clicked.connect(self.discard_requested)

    def show_job(self, job: Job) -> None:
        """Follows a job; the speed chosen last holds for it too."""
        self.pause.blockSignals(True)
        self.pause.setChecked(job.paused)
        self._say_pause(job.paused)
        self.pause.blockSignals(False)
        self.show_states(False, False)
        self._choose_pace()

    def show_states(self, visible: bool, can_stop: bool) -> None:
        """Whether there are states to watch, and a best one to keep."""
        self.step.setVisible(visible)
        self.pace.setVisible(visible)
        self.stop.setVisible(can_stop)

    @property
    def has_focus(self) -> bool:
        """Whether one of the controls has the keyboard."""
        return any(
            of.hasFocus() for of in (self.pause, self.step, self.pace, self.stop, self.cancel)
        )

    @Slot(bool)
    def _pause(self, paused: bool) -> None:
        self._say_pause(paused)
        self.pause_requested.emit(paused)

    def _say_pause(self, paused: bool) -> None:
        self.pause.setText(self.tr("Go on") if paused else self.tr("Pause"))

    @Slot()
    def _step(self) -> None:
        """The first step of a running computation pauses it."""
        if self.pause.isChecked():
            self.step_requested.emit()
        else:
            self.pause.setChecked(True)

    @Slot()
    def _choose_pace(self) -> None:
        self.pace_requested.emit(self.pace.currentData(Qt.ItemDataRole.UserRole))
