"""Uniqueness of a level against 0, 5 and 20 %: measured, estimated, predicted; which to choose."""

from __future__ import annotations

from collections.abc import Callable

from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.frame.workspace import RIGHT, Panel
from app.kit.derived import Derived, Missing
from app.kit.result_page import Offer, Reason
from app.workspaces.levels.levels import Levels
from app.workspaces.levels.state import (
    NO_AREAS,
    NO_RECORDS,
    NOT_CHOSEN,
    NOT_COUNTED,
    WORKING,
    IntoState,
    LevelsContext,
    LevelsState,
)
from app.workspaces.levels.thresholds.details import (
    PredictionWords,
    ProvinceRows,
    SampleForm,
    UniqueSpread,
)
from app.workspaces.levels.thresholds.finding import LevelUniqueness, Query, find
from app.workspaces.levels.thresholds.texts import tr
from app.workspaces.levels.thresholds.verdict import VerdictSection
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
        messages.say_busy(_TOPIC)
        return

    def on_result(loaded: LoadedStudy) -> None:
        messages.clear(_TOPIC)
        if (file, source) == (session.area_file, session.record_source()):
            session.set_study(loaded.study)

    def on_failure(error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        messages.show_error(error, _TOPIC)

    job = program.jobs.start(tr("Counting records"), load_study(file, source, session.levels))
    if job is not None:
        job.succeeded.connect(on_result)
        job.failed.connect(on_failure)


def derive_uniqueness(context: LevelsContext) -> Derived[Query, LevelUniqueness]:
    """Keeps the uniqueness of the level that is looked at in the state."""
    program, state = context.program, context.state
    view = IntoState(state, "uniqueness")

    def work(query: Query) -> LevelUniqueness:
        before = state.uniqueness
        return find(query, before if isinstance(before, LevelUniqueness) else None)

    derived: Derived[Query, LevelUniqueness] = Derived(
        program.background,
        "levels.uniqueness",
        inputs=lambda: _wanted(context),
        work=work,
        show=view.put,
        view=view,
        keep=True,
        parent=program.window,
    )
    derived.follow(state.changed, program.session.changed, program.jobs.started, program.jobs.ended)
    return derived


def _wanted(context: LevelsContext) -> Query | Missing:
    """What is to be found, or why it cannot be."""
    program, state = context.program, context.state
    session, levels = program.session, state.levels
    study = levels.subject.study if isinstance(levels, Levels) else None
    if isinstance(levels, Levels) and study is not None:
        row, question = levels.row(state.question.level), state.question
        return Query(row, study, *state.sample, question.rule, state.sets)
    if levels == Missing(WORKING):
        return Missing(WORKING)
    if session.area_file is None:
        return Missing(NO_AREAS)
    if session.records is None:
        return Missing(NO_RECORDS)
    if session.record_source() is None:
        return Missing(NOT_CHOSEN)
    return Missing(WORKING if program.jobs.busy else NOT_COUNTED)


def _reasons(context: LevelsContext) -> dict[str, Reason]:
    program, actions = context.program, context.program.window.actions_
    told: dict[str, tuple[str, str, str, Callable[[], object]]] = {
        NO_AREAS: (
            tr("No areas are open yet."),
            tr("Open areas …"),
            tr("Open a file of areas: polygons, or a table with coordinates (Ctrl+O)"),
            actions.open_areas.trigger,
        ),
        NO_RECORDS: (
            tr("No records are open yet."),
            tr("Open records …"),
            tr("Open the records of these areas (Ctrl+Shift+O)"),
            actions.open_records.trigger,
        ),
        NOT_CHOSEN: (
            tr(
                "The column of area ids, or what somebody could know of a person, is not chosen "
                "yet."
            ),
            tr("Choose variables"),
            tr("Go to the Aggregate workspace: steps 1 and 2"),
            lambda: program.window.show_workspace(AGGREGATE),
        ),
        NOT_COUNTED: (
            tr("The records have not been counted with these variables yet."),
            tr("Count the records"),
            tr("Count how many records of each area share their values"),
            lambda: count_records(program),
        ),
    }
    return {
        key: Reason(why, (Offer(text, tip, pressed),))
        for key, (why, text, tip, pressed) in told.items()
    } | {WORKING: Reason(tr("Counting unique records …"))}


def _view_options(context: LevelsContext) -> object:
    """What besides uniqueness decides how it is shown."""
    state = context.state
    question = state.question
    return (question.threshold, question.design, state.levels)


PANEL: Panel[LevelsState] = Panel(
    "thresholds",
    lambda: tr("Thresholds"),
    RIGHT,
    behind="remedies",
    private=True,
    sections=lambda context: (
        VerdictSection(context),
        ProvinceRows(context),
        UniqueSpread(context),
        SampleForm(context),
        PredictionWords(context),
    ),
    needs=lambda context: context.state.uniqueness,
    look=_view_options,
    stale=lambda context: "uniqueness" in context.state.stale_views,
    reasons=_reasons,
    what=lambda: tr(
        "Here you will see in how many units too many records are unique: more than 0, 5 or 20 % "
        "of them."
    ),
    working=lambda: tr("Counting unique records …"),
)
