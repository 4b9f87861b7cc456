"""What the decision table answers, and the work that answers it in the background."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from app.frame.program import Program
from app.frame.session import CALCULATED, Session, same_areas
from app.frame.workspace import Context
from app.kit.derived import Missing
from app.workspaces.aggregate.decision.given_rows import GivenRow, given_rows
from app.workspaces.aggregate.state import AggregateWorkspace
from core.areas import AreaLayer, Listed
from core.decision.coarser import CHOSEN, proposed_sets
from core.decision.decide import decide, levels_that_exist
from core.decision.question import DecisionQuestion, VariableSet
from core.decision.table import DecisionTable, Level
from core.io.areas import AreaFile
from core.io.inputs import LoadedStudy, fingerprints, load_study
from core.io.records import RecordSource
from core.pipeline import Run
from core.placement.balanced_density import BalancedDensity
from core.scenario import Scenario
from core.site_count import MaxCombs
from core.steps import Step, Steps, Stop
from core.study import Study

R = TypeVar("R")
OPENING, NO_FILES, NO_COLUMN, NO_VARIABLES, SWITCHED_OFF = (
    "opening",
    "no files",
    "no column",
    "no variables",
    "off",
)
_LOOK_AGAIN_SECONDS = 0.05
_MAP_FIRST_SECONDS = 5.0


@dataclass(frozen=True)
class Asked:
    """Files, settings, and what is asked of them; equal if the answer is.

    Attributes
    ----------
    area_file, records, levels
        What is open.
    base
        Settings that hold for every cell.
    ks, limit, coarser
        Of the question; whether coarser sets of variables are proposed.
    given
        Regions at hand besides the levels.
    runs
        Those of the list that looked for the most regions within a limit.
    before
        The table as it was, of which whatever still holds is taken over.
    study
        The records as they were counted, if they were.
    busy, map_is_there
        Whether the user's own work is under way, which goes first; whether the map is drawn.
    """

    area_file: AreaFile
    records: RecordSource
    levels: tuple[tuple[str, AreaFile], ...]
    base: Scenario
    ks: tuple[int, ...]
    limit: float
    coarser: bool
    given: tuple[GivenRow, ...] = ()
    runs: tuple[Run, ...] = ()
    before: DecisionTable | None = field(default=None, compare=False)
    study: Study | None = field(default=None, compare=False)
    busy: Callable[[], bool] = field(default=lambda: False, compare=False)
    map_is_there: Callable[[], bool] = field(default=lambda: True, compare=False)

    def counts_as(self, other: Asked) -> bool:
        """Whether the same records of the same areas are counted, in the same way."""
        return (
            self.area_file is other.area_file
            and self.records == other.records
            and self.levels == other.levels
        )


def asked_of(context: Context[AggregateWorkspace]) -> Asked | Missing:
    """What is asked now."""
    program, state = context.program, context.state
    session = program.session
    if not state.decides:
        return Missing(SWITCHED_OFF)
    if session.area_file is None or session.records is None:
        return Missing(OPENING if program.jobs.busy else NO_FILES)
    source = session.record_source()
    if source is None:
        return Missing(NO_VARIABLES if session.draft.area_column else NO_COLUMN)
    return Asked(
        session.area_file,
        source,
        tuple(session.levels.items()),
        _base(session.draft.scenario),
        state.decision_ks,
        state.decision_limit,
        state.decision_coarser,
        given_rows(session),
        _searched(session, source),
        state.decision,
        session.study,
        _busy_of(program),
        program.window.map_panel.canvas.is_sharp,
    )


def _searched(session: Session, source: RecordSource) -> tuple[Run, ...]:
    """The runs of the same records and areas, of any variables, that had a limit to keep to."""
    return tuple(
        of.run
        for of in session.runs
        if of.kind == CALCULATED
        and of.run.target is not None
        and same_areas(of.area_file, session.area_file)
        and replace(of.records, quasi_identifiers=source.quasi_identifiers) == source
    )


def _base(scenario: Scenario) -> Scenario:
    """What holds for every cell; all else of the settings does not matter here."""
    return replace(
        scenario,
        quasi_identifiers=(),
        k=1,
        site_count=MaxCombs(),
        placement=BalancedDensity(),
        refinement=None,
        target=None,
        name="",
    )


def _busy_of(program: Program) -> Callable[[], bool]:
    jobs = program.jobs
    return lambda: jobs.busy


def answered(asked: Asked) -> Steps[DecisionTable]:
    """The table, state by state; waits for the map, and while the user's own work is under way."""
    until = time.monotonic() + _MAP_FIRST_SECONDS
    while not asked.map_is_there() and time.monotonic() < until:
        time.sleep(_LOOK_AGAIN_SECONDS)
        yield Step("waiting for the map")
    return (yield from _patient(_answered(asked), asked.busy))


def _answered(asked: Asked) -> Steps[DecisionTable]:
    loaded = yield from _loaded(asked)
    chosen = asked.records.quasi_identifiers
    sets: tuple[VariableSet, ...] = (VariableSet(CHOSEN, chosen),)
    if asked.coarser:
        sets = proposed_sets(loaded.study, chosen, asked.ks[0])

    def recount(of: VariableSet) -> Steps[Study]:
        records = replace(asked.records, quasi_identifiers=of.quasi_identifiers)
        again = yield from load_study(asked.area_file, records, dict(asked.levels))
        return again.study

    question = DecisionQuestion(sets, asked.ks, asked.limit, asked.base)
    rows = _rows(asked, loaded.study.areas)
    answer = decide(question, loaded.study, rows, recount, loaded.inputs, asked.before, asked.runs)
    return (yield from answer)


def _rows(asked: Asked, areas: Listed) -> tuple[Level, ...]:
    assert isinstance(areas, AreaLayer)
    found = (of.level(areas) for of in asked.given)
    return levels_that_exist(areas, [of for of in found if of is not None])


def _loaded(asked: Asked) -> Steps[LoadedStudy]:
    levels: Mapping[str, AreaFile] = dict(asked.levels)
    if asked.study is None:
        return (yield from load_study(asked.area_file, asked.records, levels))
    inputs = yield from fingerprints(asked.area_file, asked.records, levels)
    return LoadedStudy(asked.study, asked.area_file, inputs)


def _patient(steps: Steps[R], busy: Callable[[], bool]) -> Steps[R]:
    """The same computation, which rests between two states while somebody else is busy."""
    answer: Stop | None = None
    try:
        while True:
            step = steps.send(answer)
            while busy():
                time.sleep(_LOOK_AGAIN_SECONDS)
                answer = yield replace(step, snapshot=None)
            answer = yield step
    except StopIteration as end:
        result: R = end.value
        return result
    finally:
        steps.close()
