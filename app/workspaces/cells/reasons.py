"""Why a panel of the workspace shows nothing yet, and the buttons that help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame.workspace import Context
from app.kit.derived import Missing
from app.kit.result_page import Offer, Reason
from app.workspaces.cells.outcome.empty import NO_RECORDS, NO_VARIABLES, NOT_RUN, WORKING
from app.workspaces.cells.outcome.outcome_wiring import reason_for
from app.workspaces.cells.state import CellsState
from core.suppression.cells.outcome import Outcome

CellsContext = Context[CellsState]


def outcome_of(context: CellsContext) -> Outcome | Missing:
    """What came out, or why nothing did yet."""
    outcome = context.state.outcome
    return outcome or Missing(reason_for(context.program, context.state))


def is_stale(context: CellsContext) -> bool:
    """Whether what came out is of another design than that of now."""
    return context.state.outdated and not context.state.working


def run_offer(context: CellsContext) -> Offer:
    """The button that suppresses cells."""
    return Offer(
        _tr("Suppress cells"),
        _tr("Suppress cells by the design as it is now (F5)"),
        context.state.run_requested.emit,
    )


def reasons(context: CellsContext) -> dict[str, Reason]:
    """Each reason in words, with what helps."""
    actions = context.program.window.actions_
    return {
        NO_RECORDS: Reason(
            _tr("No records are open yet."),
            (
                Offer(
                    _tr("Open records …"),
                    _tr("Open a file of records, one row a person"),
                    actions.open_records.trigger,
                ),
                Offer(
                    _tr("Open the sample"),
                    _tr("Open the fictional province that comes with the program"),
                    actions.open_sample.trigger,
                ),
            ),
        ),
        NO_VARIABLES: Reason(
            _tr("Choose at the left which variables somebody could know of a person.")
        ),
        NOT_RUN: Reason(
            _tr("No cells have been suppressed yet."),
            (
                Offer(
                    _tr("Suppress cells"),
                    _tr("Blank single values until each combination is safe (F5)"),
                    context.state.run_requested.emit,
                ),
            ),
        ),
        WORKING: Reason(_tr("Cells are being suppressed now; Esc cancels.")),
    }


def _tr(text: str) -> str:
    return QCoreApplication.translate("EmptyPlace", text)
