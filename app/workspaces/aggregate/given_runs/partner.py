"""The partner of today's practice: a run with as many regions, made by itself in the background."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Slot

from app.frame.first_scenario import with_first_aims
from app.frame.program import Program
from app.frame.session import BASELINE, CALCULATED, RunEntry
from app.kit.level_words import level_words
from app.kit.quiet import QuietJobs
from app.workspaces.aggregate.given_runs.today import level_of
from app.workspaces.aggregate.state import AggregateWorkspace
from core.baselines import AREAS, usual_first
from core.constraints.base import Constraints
from core.pipeline import Run, execute
from core.placement.given import GivenRegions
from core.scenario import Scenario
from core.site_count import Count


class PartnerRun(QObject):
    """Makes one run with as many regions as the level that is usually released.

    It waits until no job runs, and gives way to one that begins. At another k or of another
    study it takes the place of the one before; one that the user removed stays away.
    """

    def __init__(self, program: Program, state: AggregateWorkspace) -> None:
        super().__init__(program.window)
        self._session, self._jobs, self._state = program.session, program.jobs, state
        self._quiet = QuietJobs(self)
        self._asked: RunEntry | None = None
        program.window.closing.connect(self._quiet.close)
        program.session.runs_changed.connect(self._look)
        program.jobs.started.connect(self._give_way)
        program.jobs.ended.connect(self._look)
        state.when("today", self._switch)

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return self._quiet.idle

    @Slot()
    def _look(self, _: object = None) -> None:
        """Begins, if there is a card without a partner."""
        card = self._card()
        if self._jobs.busy or card is None or _same(card, self._asked):
            return
        number = self._state.partner
        there = None if number is None else self._session.run_of(number)
        if number is not None and (there is None or _same(card, there)):
            return  # the user wants none, or it came from another window
        self._asked = card
        scenario = self._scenario(card)
        steps = partial(execute, scenario, card.study, inputs=card.run.inputs)
        self._quiet.ask("partner", steps, partial(self._on_result, card), lambda _: None)

    def _switch(self, on: bool) -> None:
        """Today's practice is wanted, or no longer: its partner goes with it."""
        if on:
            self._look()
            return
        self._give_way()
        self._asked, number, self._state.partner = None, self._state.partner, None
        there = None if number is None else self._session.run_of(number)
        if there is not None:
            self._session.replace_run(there, None)

    @Slot()
    def _give_way(self, _: object = None) -> None:
        """A job of the user begins."""
        if not self._quiet.idle:
            self._quiet.forget()
            self._asked = None

    def _card(self) -> RunEntry | None:
        """The card of the level that runs are measured against."""
        if not self._state.today:
            return None
        cards = [
            of
            for of in self._session.runs
            if of.kind == BASELINE and level_of(of) != AREAS and of.run.evaluation.n_regions > 1
        ]
        return min(cards, key=lambda of: usual_first(level_of(of)), default=None)

    def _scenario(self, card: RunEntry) -> Scenario:
        """As the newest run at the card's k places regions, but as many as the card has."""
        base = with_first_aims(card.run.scenario)
        for entry in self._session.runs:
            placed = not isinstance(entry.run.scenario.placement, GivenRegions)
            if entry.kind == CALCULATED and placed and _same(entry, card):
                base = entry.run.scenario
        return replace(
            base,
            site_count=Count(card.run.evaluation.n_regions),
            target=None,
            constraints=Constraints(
                contiguous=base.constraints.contiguous, border_level=base.constraints.border_level
            ),
            name="",
        )

    def _on_result(self, card: RunEntry, run: Run) -> None:
        session, number = self._session, self._state.partner
        old = None if number is None else session.run_of(number)
        if old is not None:
            made = replace(
                old, run=run, study=card.study, area_file=card.area_file, records=card.records
            )
            session.replace_run(old, made)
            return
        name = self.tr("as many regions as {level}").format(level=level_words(level_of(card)))
        files = (card.study, card.area_file, card.records)
        self._state.partner = session.add_run(
            run, *files, name=name, show=False, automatic=True
        ).number


def _same(one: RunEntry, other: RunEntry | None) -> bool:
    """Whether two runs are of one study at one k."""
    return (
        other is not None
        and one.study is other.study
        and one.run.scenario.k == other.run.scenario.k
    )
