"""A button that begins many suppressions, and how far they are while they go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from app.kit import numbers
from app.kit.layouts import row
from app.kit.own_job import OwnJob
from app.kit.widgets import icon_button, push_button
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import tr
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign
from core.steps import Step, Steps

Begin = Callable[[CodedRecords, CellDesign], Steps[tuple[Any, ...]]]


class Search(OwnJob):
    """A job whose results stream in; records that are not read are read first.

    Signals
    -------
    found(tuple)
        All results so far; the first time none.
    """

    found = Signal(object)

    def __init__(self, context: CellsContext, topic: str, parent: QObject) -> None:
        program = context.program
        super().__init__(program.jobs, tuple, parent)
        self._program, self._state, self._topic = program, context.state, topic
        self._waiting: tuple[str, Begin] | None = None
        self.streamed.connect(self.found)
        self.failed.connect(self.refuse)
        program.jobs.ended.connect(self._go_on)

    def begin(self, title: str, steps: Begin) -> None:
        """Begins, as soon as the records are read."""
        records = self._state.records
        if self._program.jobs.busy:
            self._program.window.map_panel.messages.say_busy(self._topic)
        elif records is None:
            self._waiting = title, steps
            self._state.read_requested.emit()
        else:
            self.found.emit(())
            self.start(title, steps(records, self._state.design), self.found.emit)

    @Slot()
    def _go_on(self) -> None:
        """Records may have been read for this."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None and self._state.records is not None:
            # After everybody has heard that the job is over.
            QTimer.singleShot(0, self, lambda: self.begin(*waiting))

    def refuse(self, error: VbasError) -> None:
        """Says why nothing comes of it."""
        self._program.window.map_panel.messages.show_error(error, self._topic)

    @Slot()
    def cancel(self) -> None:
        """Throws it away."""
        self._waiting = None
        super().cancel()


class SearchButton(QWidget):
    """The button; while the search goes on, how far it is and a button that stops it."""

    def __init__(
        self,
        context: CellsContext,
        search: Search,
        button: tuple[str, str, Callable[[], object]],
        stop_tip: str,
        progress: str,
        controls: tuple[QWidget, ...],
    ) -> None:
        """Make the button.

        Parameters
        ----------
        button
            Text, tooltip, what it does.
        progress
            Words with ``{done}`` and ``{all}``.
        controls
            What rests meanwhile.
        """
        super().__init__()
        self._search, self._progress, self._controls = search, progress, controls
        text, tip, pressed = button
        self.button = push_button(text, tip, self, pressed)
        self.said = QLabel(self)
        self.said.setProperty("role", "muted")
        self.stop = icon_button(context.program.window.theme, "stop", stop_tip, self, search.stop)
        row(self, self.button, self.said, self.stop)
        search.started.connect(lambda: self._show_progress(tr("beginning")))
        search.told.connect(self._show_step)
        search.ended.connect(lambda: self._show_progress(None))
        self._show_progress(None)

    def _show_progress(self, said: str | None) -> None:
        self.said.setText(said or "")
        for widget in (self.said, self.stop):
            widget.setVisible(said is not None)
        self.button.setVisible(said is None)
        for control in self._controls:
            control.setEnabled(said is None)

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        if step.total and self._search.busy:
            done, every = numbers.count(step.done), numbers.count(step.total)
            self._show_progress(self._progress.format(done=done, all=every))
