"""Today's practice as cards: made in the background for every study, at the k that is in use."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Slot

from app.features.runs.run_words import Gain
from app.frame.program import Program
from app.frame.session import BASELINE, RunEntry
from app.kit.level_words import level_name, level_names
from app.workspaces.aggregate.given_runs.gain_words import gain_against, gain_of_level
from app.workspaces.aggregate.state import AggregateWorkspace
from core.baselines import baseline, levels_of, usual_first
from core.errors import VbasError
from core.evaluation import Evaluation
from core.io.areas import AreaFile
from core.io.inputs import fingerprints
from core.io.records import RecordSource
from core.map.run_colours import RunColours
from core.pipeline import Run
from core.placement.given import GivenRegions
from core.scenario import Scenario
from core.steps import finish
from core.study import Study

_TOPIC = "today's practice"
_PRICES: WeakKeyDictionary[Study, dict[tuple[int, str], Evaluation]] = WeakKeyDictionary()
"""By study, k and level; as long as the study is there, in whichever window."""


@dataclass(frozen=True, eq=False)
class Practice:
    """What is judged: a study of files, by the settings that matter.

    ``inputs`` are the files' names and fingerprints; None while they are not known.
    """

    study: Study
    area_file: AreaFile
    records: RecordSource
    scenario: Scenario
    inputs: Mapping[str, Mapping[str, str]] | None = None

    @property
    def k(self) -> int:
        """The k that is in use."""
        return self.scenario.k


class TodaysPractice(QObject):
    """Keeps one card for each level of the newest study, and tells what runs gain.

    Cards of another k or study give their places to the new ones, with name and star. A card
    that the user removed stays away for these files, until today's practice is switched on anew.
    """

    def __init__(self, program: Program, state: AggregateWorkspace) -> None:
        super().__init__(program.window)
        self._session, self._background = program.session, program.background
        self.state = state
        self._practice: Practice | None = None
        self._due: deque[str] = deque()
        self._made: dict[str, Run] = {}
        self._known: set[tuple[object, str]] = set()
        self._told: dict[int, tuple[Run, Evaluation, Evaluation | None, Gain]] = {}
        self._newest = 0
        self._working = False
        program.session.study_changed.connect(self._take_study)
        program.session.runs_changed.connect(self._take_runs)
        state.when("today", self._switch)
        state.when("partners", lambda _: self._tell_gains())

    def _switch(self, on: bool) -> None:
        """Today's practice is wanted, or no longer."""
        practice, self._practice = self._practice, None
        self._known.clear()
        if not on:
            self._stop()
            for entry in self.entries():
                self._session.replace_run(entry, None)
            self._tell_gains()
        else:
            practice = self._of_current() or practice
            if practice is not None:
                self._start(practice)

    def entries(self) -> list[RunEntry]:
        """The cards of today's practice."""
        return [of for of in self._session.runs if of.kind == BASELINE]

    def _tell_gains(self) -> None:
        gains = {of.number: self.gain(of) for of in self._session.runs}
        self.state.gains = {number: of for number, of in gains.items() if of is not None}

    def gain(self, entry: RunEntry) -> Gain | None:
        """What a run gains against the level that is usually released, or that it matches.

        Of a card of today's practice, what its partner gains. None if not known.
        """
        k = entry.run.scenario.k
        prices = _PRICES.get(entry.study, {}) if self.state.today else {}
        levels = sorted((level for at, level in prices if at == k), key=usual_first)
        if entry.kind == BASELINE:
            partner = self._partner_of(entry, level_of(entry))
            return None if partner is None else gain_of_level(entry.run.evaluation, partner)
        if not levels:
            return None
        matched = [of for of, number in self.state.partners.items() if number == entry.number]
        level = next((of for of in matched if of in levels), levels[0])
        mine, today, partner = entry.run, prices[(k, level)], self._partner_of(entry, level)
        known = self._told.get(entry.number)
        if known is None or known[:3] != (mine, today, partner):
            gain = gain_against(level, today, mine.evaluation, partner)
            known = self._told[entry.number] = (mine, today, partner, gain)
        return known[3]

    def _partner_of(self, entry: RunEntry, level: str) -> Evaluation | None:
        """What the run with as many regions as a level came to, beside another run."""
        number = self.state.partners.get(level)
        found = None if number is None else self._session.run_of(number)
        if found is None or found.study is not entry.study or found.number == entry.number:
            return None
        same = found.run.scenario.k == entry.run.scenario.k
        return found.run.evaluation if same else None

    # When there is something to do

    @Slot(object)
    def _take_study(self, study: Study | None) -> None:
        session = self._session
        source = session.record_source()
        if study is None or session.area_file is None or source is None:
            return
        self._start(Practice(study, session.area_file, source, session.draft.scenario))

    @Slot(object)
    def _take_runs(self, entries: tuple[RunEntry, ...]) -> None:
        others = [of for of in entries if of.kind != BASELINE]
        if others and others[-1].number > self._newest:
            self._newest = others[-1].number
            self._start(_of(others[-1]))
        elif not self._working:
            self._mend()
        self._tell_gains()

    def _of_current(self) -> Practice | None:
        entry = self._session.current_run
        return None if entry is None or entry.kind == BASELINE else _of(entry)

    def _start(self, practice: Practice) -> None:
        old = self._practice
        if old is not None and old.study is practice.study and old.k == practice.k:
            if old.inputs is None:  # a study is counted just before its run comes
                self._practice = practice
            return
        self._practice = practice
        self._stop()
        if self.state.today:
            self._working = True
            look = partial(levels_of, practice.study.areas)
            self._background.ask(_TOPIC, look, self._know)

    def _know(self, levels: tuple[str, ...]) -> None:
        """Finds out what the files are, unless a run has told."""
        practice = self._practice
        assert practice is not None
        if practice.inputs is not None:
            self._plan(levels)
            return
        read = partial(_fingerprints, practice)
        self._background.ask(_TOPIC, read, partial(self._note_inputs, levels))

    def _note_inputs(
        self, levels: tuple[str, ...], inputs: Mapping[str, Mapping[str, str]]
    ) -> None:
        assert self._practice is not None
        self._practice = replace(self._practice, inputs=inputs)
        self._plan(levels)

    def _stop(self) -> None:
        self._due.clear()
        self._made.clear()
        self._working = False
        self._background.forget(_TOPIC)

    # One level after another

    def _plan(self, levels: tuple[str, ...]) -> None:
        """Begins with the levels that the user has not removed."""
        practice = self._practice
        assert practice is not None
        there = {level_of(of): of for of in self.entries() if of.area_file is practice.area_file}
        for entry in self.entries():
            if there.get(level_of(entry)) is not entry or level_of(entry) not in levels:
                # It goes with its files, not by the user's wish: it may come again with them.
                self._known.discard((_files(entry), level_of(entry)))
                self._session.replace_run(entry, None)
        files = _files(practice)
        if there and not any(of == files for of, _ in self._known):
            # They came with the runs of another window: what is not among them was removed.
            self._known |= {(files, level) for level in levels}
        wanted = [of for of in levels if of in there or (files, of) not in self._known]
        self._known |= {(files, level) for level in wanted}
        self._due = deque(sorted(wanted, key=usual_first))
        self._next()

    def _next(self) -> None:
        practice = self._practice
        if not self._due or practice is None:
            self._working = False
            self._mend()
            self._tell_gains()
            return
        level = self._due.popleft()
        work = partial(_judged, practice, level)
        self._background.ask(_TOPIC, work, partial(self._on_result, practice, level))

    def _on_result(self, practice: Practice, level: str, run: Run | None) -> None:
        if run is not None:
            self._made[level] = run
            prices = _PRICES.setdefault(practice.study, {})
            prices[(practice.k, level)] = run.evaluation
            self._put(practice, level, run)
        self._next()

    def _put(self, practice: Practice, level: str, run: Run) -> None:
        """In the place of the level's card, or as a new one."""
        session = self._session
        for entry in self.entries():
            if level_of(entry) == level and entry.area_file is practice.area_file:
                session.replace_run(entry, _renewed(entry, practice, run))
                return
        session.add_run(
            run,
            practice.study,
            practice.area_file,
            practice.records,
            kind=BASELINE,
            name=level_name(level),
            show=False,
        )

    def _mend(self) -> None:
        """After undo: cards of another k are renewed, and none stands twice."""
        practice, seen = self._practice, set()
        if practice is None or not self.state.today:
            return
        for entry in self.entries():
            level = level_of(entry)
            run = self._made.get(level)
            if level in seen:
                self._session.replace_run(entry, None)
            elif run is None and not _is_of(entry, practice):
                self._due.append(level)
            elif run is not None and entry.run is not run:
                self._session.replace_run(entry, _renewed(entry, practice, run))
            seen.add(level)
        if self._due:
            self._working = True
            self._next()


def level_of(entry: RunEntry) -> str:
    """The level of a card of today's practice."""
    given = entry.run.scenario.placement
    return given.of if isinstance(given, GivenRegions) else ""


def _of(entry: RunEntry) -> Practice:
    run = entry.run
    return Practice(entry.study, entry.area_file, entry.records, run.scenario, run.inputs)


def _is_of(entry: RunEntry, practice: Practice) -> bool:
    return entry.study is practice.study and entry.run.scenario.k == practice.k


def _files(of: Practice | RunEntry) -> object:
    return of.area_file.source.path, of.records.path


def _renewed(entry: RunEntry, practice: Practice, run: Run) -> RunEntry:
    """The same card, with its star, at another k or of another study.

    A name that the user gave stays; any other is said anew, perhaps in another language.
    """
    level = level_of(entry)
    own = entry.name not in level_names(level)
    return replace(
        entry,
        name=entry.name if own else level_name(level),
        run=run,
        study=practice.study,
        area_file=practice.area_file,
        records=practice.records,
        colours=RunColours(practice.area_file.layer, run.aggregation.labels, entry.colours),
    )


def _fingerprints(practice: Practice) -> Mapping[str, Mapping[str, str]]:
    """What the files are; nothing where one cannot be read any more."""
    try:
        return finish(fingerprints(practice.area_file, practice.records, {}))
    except (VbasError, OSError):
        return {}


def _judged(practice: Practice, level: str) -> Run | None:
    """One level, judged in a thread of the background; None if it cannot be."""
    try:
        return finish(baseline(practice.scenario, practice.study, level, practice.inputs))
    except VbasError:  # as a run of this study would be refused, and say why
        return None
