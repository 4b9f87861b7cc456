"""The partners of today's practice: runs with as many regions, made in the background."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from itertools import product

from PySide6.QtCore import QObject, Slot

from app.frame.first_scenario import with_first_aims
from app.frame.program import Program
from app.frame.session import BASELINE, CALCULATED, RunEntry
from app.kit import numbers
from app.kit.language import in_every_language, said
from app.kit.quiet import QuietJobs
from app.workspaces.aggregate.given_runs.today import level_of
from app.workspaces.aggregate.state import AggregateWorkspace
from core.baselines import AREAS, usual_first
from core.constraints.base import Constraints
from core.errors import N_
from core.map.run_colours import RunColours
from core.pipeline import Run, execute
from core.placement.given import GivenRegions
from core.scenario import Scenario
from core.site_bracket import brief as briefly
from core.site_count import Count
from core.steps import Steps

_NAME, _REGIONS = N_("VBAS at {n}"), N_("regions")


class PartnerRun(QObject):
    """Makes, for each card of a level, one run with as many regions.

    They are made one after another while no job runs, and give way to one that begins; the level
    that is usually released comes first, the others are searched for briefly. At another k or of
    another study they take the places of those before; one that the user removed stays away.
    """

    def __init__(self, program: Program, state: AggregateWorkspace) -> None:
        super().__init__(program.window)
        self._session, self._jobs, self._state = program.session, program.jobs, state
        self._quiet = QuietJobs(self)
        self._asked: dict[str, RunEntry] = {}
        program.window.closing.connect(self._quiet.close)
        program.session.runs_changed.connect(self._look)
        program.jobs.started.connect(self._give_way)
        program.jobs.ended.connect(self._look)
        state.when("today", self._switch)
        state.when("partners", self._look)

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return self._quiet.idle

    @Slot()
    def _look(self, _: object = None) -> None:
        """Asks for those of cards that have none; the others are called as this language does."""
        self._name_again()
        if self._jobs.busy:
            return
        cards = self._cards()
        for card in cards:
            level = level_of(card)
            if not self._is_due(level, card):
                continue
            self._asked[level] = card
            steps = partial(self._searched, card, brief=card is not cards[0])
            self._quiet.ask(level, steps, partial(self._on_result, card), lambda _: None)

    def _name_again(self) -> None:
        """Names that nobody gave are said anew, perhaps in another language."""
        for number in self._state.partners.values():
            entry = self._session.run_of(number)
            if entry is None:
                continue
            n_regions = entry.run.evaluation.n_regions
            name = partner_name(n_regions)
            if entry.name != name and _named_by_us(entry.name, n_regions):
                self._session.replace_run(entry, replace(entry, name=name))

    def _is_due(self, level: str, card: RunEntry) -> bool:
        """Whether it is neither asked for nor there, nor removed by the user."""
        if _same(card, self._asked.get(level)):
            return False
        number = self._state.partners.get(level)
        there = None if number is None else self._session.run_of(number)
        # Without number and asked before in another window, the user wants none.
        return number is None or (there is not None and not _same(card, there))

    def _switch(self, on: bool) -> None:
        """Today's practice is wanted, or no longer: its partners go with it."""
        if on:
            self._look()
            return
        self._give_way()
        numbers, self._state.partners = self._state.partners.values(), {}
        for number in numbers:
            there = self._session.run_of(number)
            if there is not None:
                self._session.replace_run(there, None)

    @Slot()
    def _give_way(self, _: object = None) -> None:
        """A job of the user begins."""
        self._quiet.forget()
        self._asked.clear()

    def _cards(self) -> list[RunEntry]:
        """Those of levels that can be matched, the one that is usually released first."""
        if not self._state.today:
            return []
        cards = [
            of
            for of in self._session.runs
            if of.kind == BASELINE and level_of(of) != AREAS and of.run.evaluation.n_regions > 1
        ]
        return sorted(cards, key=lambda of: usual_first(level_of(of)))

    def _searched(self, card: RunEntry, brief: bool) -> Steps[Run]:
        """The search, by the settings of now: its turn may come late."""
        scenario = self._scenario(card)
        if brief:
            scenario = briefly(scenario, len(card.study.areas))
        return execute(scenario, card.study, inputs=card.run.inputs)

    def _scenario(self, card: RunEntry) -> Scenario:
        """As the newest run of the user at the card's k, but as many regions as the card has."""
        base = with_first_aims(card.run.scenario)
        partners = set(self._state.partners.values())
        for entry in self._session.runs:
            placed = not isinstance(entry.run.scenario.placement, GivenRegions)
            own = entry.kind == CALCULATED and entry.number not in partners
            if own and placed and _same(entry, card):
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
        session, level = self._session, level_of(card)
        now = session.run_of(card.number)
        if now is None or now.run is not card.run:
            return  # the card went, or is of another k
        number = self._state.partners.get(level)
        old = None if number is None else session.run_of(number)
        name = partner_name(run.evaluation.n_regions)
        if old is not None:
            made = replace(
                old,
                name=name if _named_by_us(old.name, old.run.evaluation.n_regions) else old.name,
                run=run,
                study=card.study,
                area_file=card.area_file,
                records=card.records,
                levels=card.levels,
                # Those of the regions before are too few, or too many.
                colours=RunColours(card.area_file.layer, run.aggregation.labels, card.colours),
            )
            session.replace_run(old, made)
            return
        files = (card.study, card.area_file, card.records)
        entry = session.add_run(run, *files, name=name, show=False, automatic=True)
        self._state.partners = {**self._state.partners, level: entry.number}


def partner_name(n_regions: int) -> str:
    """What a run with so many regions is called by itself: ``"VBAS at 30 regions"``."""
    return said(_NAME).format(n=numbers.count(n_regions, said(_REGIONS)))


def _named_by_us(name: str, n_regions: int) -> bool:
    """Whether a partner is called so by itself, in any language and with any signs in numbers."""
    for template, unit in product(in_every_language(_NAME), in_every_language(_REGIONS)):
        before, _, after = template.partition("{n}")
        end = f"\u00a0{unit}{after}"
        digits = name.removeprefix(before).removesuffix(end)
        if name == f"{before}{digits}{end}" and re.sub(r"\D", "", digits) == str(n_regions):
            return True
    return False


def _same(one: RunEntry, other: RunEntry | None) -> bool:
    """Whether two runs are of one study at one k."""
    return (
        other is not None
        and one.study is other.study
        and one.run.scenario.k == other.run.scenario.k
    )
