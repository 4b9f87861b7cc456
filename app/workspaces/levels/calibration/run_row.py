"""Start, go on, stop, cancel, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.kit.widgets import ShortLabel, push_button


class RunRow(QWidget):
    """The buttons of a calibration; only those that make sense are shown.

    Signals
    -------
    start_requested(bool)
        Start; whether the curves that are there are kept.
    stop_requested(), cancel_requested()
        End with what is done; throw the work away.
    """

    start_requested = Signal(bool)
    stop_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 8, 0)
        tip = self.tr("Follow all models over growing samples of the records, fit their cut-offs")
        self.run = push_button(
            self.tr("Calibrate"), tip, self, lambda: self.start_requested.emit(False)
        )
        self.run.setProperty("primary", True)
        tip = self.tr("Go on with the models that are missing; the curves that are there stay")
        self.go_on = push_button(
            self.tr("Go on"), tip, self, lambda: self.start_requested.emit(True)
        )
        tip = self.tr("End now and fit what is done; you can go on later")
        self.stop = push_button(self.tr("Stop"), tip, self, self.stop_requested.emit)
        tip = self.tr("Throw this calibration away (Esc); what was shown before comes back")
        self.cancel = push_button(self.tr("Cancel"), tip, self, self.cancel_requested.emit)
        self.said = ShortLabel("", "muted", self)
        for button in (self.run, self.go_on, self.stop, self.cancel):
            row.addWidget(button)
        row.addWidget(self.said, 1)

    def say(self, text: str) -> None:
        """Says how far it is, or what came out."""
        self.said.setText(text)
        self.said.setToolTip(text)
        self.said.setAccessibleName(text)

    def show_state(self, *, running: bool, unfinished: bool, can_start: bool) -> None:
        """Shows the buttons that make sense.

        Parameters
        ----------
        running
            Whether a calibration is under way.
        unfinished
            Whether models are missing that can be gone on with.
        can_start
            Whether one could be started now.
        """
        self.run.setVisible(not running)
        self.go_on.setVisible(not running and unfinished)
        self.stop.setVisible(running)
        self.cancel.setVisible(running)
        self.run.setEnabled(can_start)
        self.go_on.setEnabled(can_start)
