"""Counts the records that are open, as a job, so that there is a study."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.program import Program
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.inputs import LoadedStudy, load_study
from core.io.records import RecordSource

_TOPIC = "run"


class RecordCounter(QObject):
    """Starts the job, and puts the study into the session.

    Signals
    -------
    working(bool)
        Counting has begun, or is over.
    """

    working = Signal(bool)

    def __init__(self, program: Program, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self._asked: tuple[AreaFile, RecordSource] | None = None

    @Slot()
    def count(self) -> None:
        """Counts, unless something else is under way or not everything is chosen."""
        session, jobs = self._program.session, self._program.jobs
        file, source = session.area_file, session.record_source()
        messages = self._program.window.map_panel.messages
        if file is None or source is None:
            return
        if jobs.busy:
            messages.say(self.tr("Something else is under way: wait, or cancel it."), topic=_TOPIC)
            return
        job = jobs.start(self.tr("Counting records"), load_study(file, source, session.levels))
        if job is None:
            return
        self._asked = (file, source)
        job.succeeded.connect(self._take)
        job.failed.connect(self._fail)
        job.ended.connect(self._end)
        self.working.emit(True)

    @Slot(object)
    def _take(self, loaded: LoadedStudy) -> None:
        session = self._program.session
        self._program.window.map_panel.messages.clear(_TOPIC)
        if self._asked == (session.area_file, session.record_source()):
            session.set_study(loaded.study)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._program.window.map_panel.messages.show_error(error, _TOPIC)

    @Slot()
    def _end(self) -> None:
        self.working.emit(False)
