"""Suppressed cells, offered to the Release workspace."""

from __future__ import annotations

from functools import partial

from app.features.project.copied import sources_of
from app.features.project.scripts import sources_here
from app.frame.handing import Handable, Handing
from app.kit import numbers
from app.workspaces.cells.outcome import copying, texts
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.saving import may_save
from app.workspaces.cells.texts import tr
from core.errors import VbasError
from core.io.as_cells import cells_command
from core.io.records import RecordSource
from core.io.release_pack.of_cells import CellsToRelease
from core.suppression.cells.outcome import Outcome


def connect(context: CellsContext) -> None:
    """Offers what came out as soon as it may be given out, and takes the offer back."""
    handing = context.program.part(Handing)
    state = context.state

    def offer(_: object = None) -> None:
        handing.offer(_handable(context) if may_save(state) else None)

    for name in ("outcome", "stale", "plan", "wanted"):
        state.when(name, offer)
    offer()


def _handable(context: CellsContext) -> Handable | None:
    state = context.state
    outcome, plan, wanted = state.outcome, state.plan, state.wanted
    if outcome is None or plan is None or wanted is None:
        return None
    records = sources_of(wanted).records
    # Columns of levels stand in the records under names of their own.
    released = tuple(of for of in plan.released if of in outcome.suppression.columns)
    return Handable(
        outcome,
        tr("Suppressed cells, k = {k}").format(k=numbers.count(outcome.suppression.protection.k)),
        texts.touched_words(outcome),
        records.path,
        records.area_column,
        released,
        partial(_with_columns, outcome, records, released),
        partial(_command, context, released),
    )


def _with_columns(
    outcome: Outcome,
    records: RecordSource,
    released: tuple[str, ...],
    outcomes: tuple[str, ...],
    keep: tuple[str, ...],
    force: bool,
    tolerance: float,
) -> CellsToRelease:
    return CellsToRelease(outcome, records, released, keep, outcomes, force, tolerance)


def _command(context: CellsContext, released: tuple[str, ...], out: str) -> str:
    state = context.state
    outcome, wanted = state.outcome, state.wanted
    if outcome is None or wanted is None or released != tuple(outcome.suppression.columns):
        raise VbasError(
            "A command releases every column that is protected, with all its levels.",
            "Release all levels, or make the pack here.",
        )
    files = copying.files_of_levels(state)
    protection = outcome.suppression.protection
    sources = sources_here(context.program, wanted)
    return cells_command(sources, protection, state.hierarchies, files, out)
