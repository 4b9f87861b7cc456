"""Why a panel of the workspace shows nothing yet, and the buttons that help."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget

from app.features.variables.counting import key_of_run
from app.frame.program import Program
from app.frame.workspace import Context
from app.kit.derived import Missing
from app.kit.result_page import Offer, Reason
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import tr
from core.areas_and_regions import Place
from core.suppression.cells.outcome import Outcome

CellsContext = Context[CellsState]

NO_RECORDS, NO_VARIABLES, NOT_RUN = "no records", "no variables", "not run"
"""Why there is nothing: no records are open; nothing is protected; nothing was suppressed yet."""
WORKING = "working"
"""Cells are being suppressed now."""


def why_nothing(context: CellsContext) -> str:
    """Why nothing came out yet."""
    state = context.state
    if context.program.session.records is None:
        return NO_RECORDS
    if not state.design.variables:
        return NO_VARIABLES
    return WORKING if state.working else NOT_RUN


def outcome_of(context: CellsContext) -> Outcome | Missing:
    """What came out, or why nothing did yet."""
    return context.state.outcome or Missing(why_nothing(context))


def is_stale(context: CellsContext) -> bool:
    """Whether what came out is of another design than that of now."""
    return context.state.stale and not context.state.working


def run_offer(context: CellsContext) -> Offer:
    """The button that suppresses cells."""
    return Offer(
        tr("Suppress cells"),
        tr("Suppress cells by the design as it is now (F5)"),
        context.state.run_requested.emit,
    )


def file_offers(context: CellsContext, tip: str = "") -> tuple[Offer, Offer]:
    """The buttons that open records."""
    actions = context.program.window.actions_
    return (
        Offer(
            tr("Open records …"),
            tip or tr("Open a file of records, one row a person"),
            actions.open_records.trigger,
        ),
        Offer(
            tr("Open the sample"),
            tr("Open the fictional province that comes with the program"),
            actions.open_sample.trigger,
        ),
    )


def reasons(context: CellsContext) -> dict[str, Reason]:
    """Each reason in words, with what helps."""
    suppress = Offer(
        tr("Suppress cells"),
        tr("Blank single values until each combination is safe (F5)"),
        context.state.run_requested.emit,
        primary=True,
    )
    return {
        NO_RECORDS: Reason(tr("No records are open yet."), file_offers(context)),
        NO_VARIABLES: Reason(
            tr("Choose at the left which variables somebody could know of a person.")
        ),
        NOT_RUN: Reason(tr("No cells have been suppressed yet."), (suppress,)),
        WORKING: Reason(tr("Cells are being suppressed now; Esc cancels.")),
    }


def place_on_map(program: Program) -> Place | None:
    """The areas on the map, with the regions of the run that is shown; None without areas."""
    on_map, entry = program.map_wiring.shown, program.session.current_run
    if on_map is None:
        return None
    layer = on_map.file.layer
    if entry is None or entry.area_file.layer is not layer:
        return Place(layer)
    regions = entry.run.aggregation
    return Place(layer, regions.labels, regions.n_regions, key_of_run(entry.number))


def dock_of(context: CellsContext, name: str) -> QDockWidget:
    """The dock of a panel."""
    docks = context.program.window.docks("cells")
    return next(dock for dock in docks if dock.objectName() == f"cells.{name}")


def show_panel(context: CellsContext, name: str) -> None:
    """Shows a panel that is hidden, or brings its tab to the front."""
    dock = dock_of(context, name)
    dock.show()
    dock.raise_()
