"""The Uniqueness workspace: its state and its panels, in the order of their docks."""

from __future__ import annotations

from dataclasses import replace

from app.features.project.designs import (
    Designing,
    Designs,
    columns_beside,
    refuse_runs,
    saved_of,
)
from app.frame.run_key import RunKeys
from app.frame.workspace import Workspace
from app.kit import numbers
from app.workspaces.uniqueness.explorer import minimal, table
from app.workspaces.uniqueness.explorer import panel as explorer
from app.workspaces.uniqueness.findings import panel as findings
from app.workspaces.uniqueness.findings import tried
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import NAME, UniquenessState, tr
from app.workspaces.uniqueness.texts import verdict_words
from app.workspaces.uniqueness.variables import panel as variables
from core.errors import Notice, VbasError
from core.io.design_file import OpenedDesign, SavedDesign, UniquenessDesign, steps_of
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.record_uniqueness.question import Question


def offer_designs(context: UniquenessContext) -> None:
    """Offers it to the file menu."""
    program, state = context.program, context.state

    def save() -> SavedDesign:
        wanted, question = state.wanted, state.question
        recodes = tuple(question.recode_of(name) for name in question.variables)
        refuse_runs(program.session, {of.level for of in recodes})
        distinct = state.distinct
        steps = {} if distinct is None else steps_of(distinct, recodes)
        asked = question
        if wanted is not None and wanted.geography is not None:
            asked = renamed(asked, wanted.geography, GEOGRAPHY_NAME)
        return saved_of(UniquenessDesign(asked, state.limits, steps), wanted)

    def take(opened: OpenedDesign) -> tuple[Notice, ...]:
        asked = opened.saved.asked
        assert isinstance(asked, UniquenessDesign)
        columns, said = columns_beside(opened.saved, state, program.session)
        geography = None if state.wanted is None else state.wanted.geography
        question = asked.question
        if GEOGRAPHY_NAME in question.variables:
            if geography is None:
                raise VbasError(
                    "The design asks where records are, and nothing tells.",
                    "Open areas, and choose the column of area ids.",
                )
            question = renamed(question, GEOGRAPHY_NAME, geography)
        state.columns = columns
        state.allow(*asked.limits)
        state.ask(question, "")
        return said

    program.part(Designs).offer(NAME, Designing("uniqueness", save, take))


def renamed(question: Question, before: str, after: str) -> Question:
    """The question with another name of a variable."""

    def put(name: str) -> str:
        return after if name == before else name

    recodes = tuple(replace(of, variable=put(of.variable)) for of in question.recodes)
    rare = tuple(replace(of, variable=put(of.variable)) for of in question.rare)
    variables = tuple(map(put, question.variables))
    return replace(question, variables=variables, recodes=recodes, rare=rare)


def _connect(context: UniquenessContext) -> None:
    context.program.part(RunKeys).set_run(NAME, context.state.run_requested.emit)
    offer_designs(context)
    context.speak(NAME, lambda: _sentence(context))


def _sentence(context: UniquenessContext) -> str:
    """What came out of what is chosen now; before, the window says what there is to do."""
    state = context.state
    if state.examination is None or state.stale or context.program.jobs.busy:
        return ""
    counted = numbers.count(len(state.examination.lattice), tr("combinations"))
    verdict = verdict_words(state.examination.verdict)
    return tr("Counted: {combinations} · {verdict}").format(combinations=counted, verdict=verdict)


WORKSPACE: Workspace[UniquenessState] = Workspace(
    NAME,
    lambda program: UniquenessState(program.history, program.window),
    (
        variables.PANEL,
        findings.PANEL,
        tried.PANEL,
        explorer.PANEL,
        table.PANEL,
        minimal.PANEL,
    ),
    _connect,
)
