"""From the session to a run: counts the records if need be, carries out the scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.frame.session import Session
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.inputs import LoadedStudy, fingerprints, load_study
from core.io.records import RecordSource
from core.pipeline import Run
from core.scenario import Scenario
from core.steps import Steps
from core.study import Study
from core.target import carry_out


@dataclass(frozen=True, eq=False)
class Finished:
    """A run with the study it was made from."""

    run: Run
    loaded: LoadedStudy
    records: RecordSource


def run_session(session: Session, loaded: LoadedStudy | None) -> Steps[Finished]:
    """The computation that the session asks for now.

    Parameters
    ----------
    session
        Read at once; what is changed later does not matter to the run.
    loaded
        The study that was counted last; used again if it is still the session's.

    Raises
    ------
    VbasError
        If areas, records or quasi-identifiers are not chosen yet.
    """
    area_file, records = session.area_file, session.record_source()
    if area_file is None:
        raise VbasError("No areas are open.", "Open an area file first.")
    if session.records is None:
        raise VbasError("No records are open.", "Open a record file first.")
    if records is None:
        raise VbasError(
            "The records cannot be counted yet.",
            "Choose the column of area ids and at least one quasi-identifier.",
        )
    if loaded is None or session.study is None or loaded.study is not session.study:
        loaded = None
    return _run(
        session.draft.scenario, area_file, records, dict(session.levels), session.study, loaded
    )


def _run(
    scenario: Scenario,
    area_file: AreaFile,
    records: RecordSource,
    levels: Mapping[str, AreaFile],
    study: Study | None,
    loaded: LoadedStudy | None,
) -> Steps[Finished]:
    if loaded is None and study is not None:
        loaded = yield from _told_about(study, area_file, records, levels)
    elif loaded is None:
        loaded = yield from load_study(area_file, records, levels)
    run = yield from carry_out(
        scenario, loaded.study, inputs=loaded.inputs, load_seconds=loaded.seconds
    )
    return Finished(run, loaded, records)


def _told_about(
    study: Study, area_file: AreaFile, records: RecordSource, levels: Mapping[str, AreaFile]
) -> Steps[LoadedStudy]:
    """A study that was counted elsewhere, with the fingerprints of its files."""
    inputs = yield from fingerprints(area_file, records, levels)
    return LoadedStudy(study, area_file, inputs)


class Runner(QObject):
    """Starts runs and puts what comes out into the session."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._jobs = program.session, program.jobs
        self._messages = program.window.map_panel.messages
        self._loaded: LoadedStudy | None = None

    @Slot()
    def run(self) -> None:
        """Runs the draft."""
        if self._jobs.busy:
            return
        try:
            steps = run_session(self._session, self._loaded)
        except VbasError as error:
            self._messages.show_error(error, "run")
            return
        job = self._jobs.start(self.tr("Run"), steps)
        if job is not None:
            job.succeeded.connect(self._on_result)
            job.failed.connect(self._fail)
            job.discarded.connect(self._say_cancelled)

    @Slot(object)
    def _on_result(self, done: Finished) -> None:
        self._messages.clear("run")
        self._loaded = done.loaded
        source = self._session.record_source()
        if self._session.area_file is done.loaded.area_file and source == done.records:
            self._session.set_study(done.loaded.study)
        self._session.add_run(done.run, done.loaded.study, done.loaded.area_file, done.records)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._messages.show_error(error, "run")

    @Slot()
    def _say_cancelled(self) -> None:
        text = self.tr("The run was cancelled; everything is as before.")
        self._messages.say(text, topic="run")
