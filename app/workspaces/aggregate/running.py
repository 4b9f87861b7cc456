"""From the session to a run: count the records if need be, then carry out the scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

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
