"""Makes packs and verifies them, as jobs; what failed or was cancelled leaves all as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.handing import Handable, Handing
from app.frame.session import RunEntry
from app.kit.derived import Derived, Missing, unseen
from app.kit.own_job import OwnJob
from app.workspaces.release.state import Checked, Handed, ReleaseContext, handed_of, tr
from core.io.records.released_query import Judged, judge_columns
from core.io.release_pack.of_cells import CellsToRelease
from core.io.release_pack.of_run import Result, ToRelease, kept_inside, release_result
from core.io.release_pack.source import Tried
from core.io.release_pack.terms import Terms
from core.io.release_pack.writing import NotSafeError
from core.io.verification.verify import verify_pack
from core.steps import Steps


class Running(QObject):
    """Makes, verifies, and judges columns as soon as they are chosen.

    Signals
    -------
    busy()
        Something else is under way.
    """

    busy = Signal()

    def __init__(self, context: ReleaseContext) -> None:
        super().__init__(context.state)
        self._context, self._state = context, context.state
        program = context.program
        self.job = OwnJob(program.jobs, Checked, self)
        self.job.ended.connect(partial(setattr, self._state, "working", False))
        self._state.make_requested.connect(self.make)
        self._state.verify_requested.connect(self.verify)
        judging: Derived[tuple[Handed], Judged] = unseen(
            self,
            program.background,
            "release: columns",
            self._to_judge,
            lambda of: _judged(of[0]),
            partial(setattr, self._state, "judged"),
            nothing=partial(setattr, self._state, "judged", None),
        )
        judging.follow(self._state.changed, program.session.changed, program.part(Handing).changed)
        self._last: Handed | None = None

    def _to_judge(self) -> tuple[Handed] | Missing:
        handed = handed_of(self._context)
        if handed is None or not handed.keep:
            return Missing("nothing")
        if self._last is None or not self._last.judged_like(handed):
            self._last = handed
        return (self._last,)

    @Slot(str)
    def make(self, reason: str = "") -> None:
        """Makes a pack of what is chosen, if that is enough."""
        handed, state = handed_of(self._context), self._state
        if handed is None or state.pack is None:
            return
        others = (of for of in self._context.program.session.runs if of is not handed.of)
        tried = [of for of in others if of.records.path == handed.records]
        asked = to_release(handed, tried)
        terms = replace(handed.terms, accept=reason.strip() or None)
        steps = _made(handed, asked, state.ledger_at, state.pack, terms)
        self._start(tr("Making a pack"), steps)

    @Slot(object)
    def verify(self, pack: Path) -> None:
        """Verifies a pack that is there."""
        self._start(tr("Verifying a pack"), _verified(pack))

    def _start(self, title: str, steps: Steps[Checked]) -> None:
        state = self._state
        started = self.job.start(title, steps, partial(setattr, state, "checked"))
        state.working = started
        if not started:
            self.busy.emit()


def _judged(handed: Handed) -> Steps[Judged]:
    entry = handed.of
    if isinstance(entry, Handable):
        return (yield from _cells(handed, entry).judged())
    run = entry.run
    labels, kept = run.aggregation.labels, run.suppression.kept
    k, tolerance = run.scenario.k, handed.tolerance
    steps = judge_columns(entry.records, entry.study, labels, kept, handed.keep, k, tolerance)
    return (yield from steps)


def _cells(handed: Handed, of: Handable) -> CellsToRelease:
    force = handed.force and bool(handed.keep)
    return of.with_columns(handed.outcomes, handed.keep, force, handed.tolerance)


def to_release(handed: Handed, runs: Sequence[RunEntry] = ()) -> Result:
    """What core is asked to write; ``runs`` are told to the custodian as those that were tried."""
    of = handed.of
    if isinstance(of, Handable):
        return _cells(handed, of)
    return ToRelease(
        of.run,
        of.study,
        of.area_file,
        of.records,
        {name: file.source for name, file in of.levels.items()},
        keep=handed.keep,
        outcomes=handed.outcomes,
        force=handed.force and bool(handed.keep),
        tolerance=handed.tolerance,
        tried=tuple(map(_tried, runs)),
    )


def _tried(entry: RunEntry) -> Tried:
    of = entry.run.evaluation
    lost, share = of.suppressed_records, of.suppression_rate
    return Tried(entry.name, entry.run.scenario.k, of.n_regions, lost, share)


def _made(handed: Handed, asked: Result, ledger: Path, pack: Path, terms: Terms) -> Steps[Checked]:
    """A pack, or what keeps it from appearing."""
    try:
        made = yield from release_result(asked, ledger, pack, terms)
    except NotSafeError as error:
        found, regions = error.verification, error.regions
        return Checked(found, pack, False, handed, findings=error.findings, regions=regions)
    inside = kept_inside(pack)
    return Checked(made.verification, pack, True, handed, inside, regions=made.regions)


def _verified(pack: Path) -> Steps[Checked]:
    found = yield from verify_pack(pack)
    return Checked(found, pack, True)
