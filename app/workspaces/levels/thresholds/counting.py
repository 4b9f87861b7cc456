"""Counts the records that are open, as a job, so that there is a study."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame.program import Program
from core.errors import VbasError
from core.io.inputs import LoadedStudy, load_study

_TOPIC = "run"


def count_records(program: Program) -> None:
    """Counts, unless something else is under way or not everything is chosen."""
    session, messages = program.session, program.window.map_panel.messages
    file, source = session.area_file, session.record_source()
    if file is None or source is None:
        return
    if program.jobs.busy:
        messages.say(tr("Something else is under way: wait, or cancel it."), topic=_TOPIC)
        return

    def take(loaded: LoadedStudy) -> None:
        messages.clear(_TOPIC)
        if (file, source) == (session.area_file, session.record_source()):
            session.set_study(loaded.study)

    def fail(error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        messages.show_error(error, _TOPIC)

    job = program.jobs.start(tr("Counting records"), load_study(file, source, session.levels))
    if job is not None:
        job.succeeded.connect(take)
        job.failed.connect(fail)


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("RecordCounter", text)
