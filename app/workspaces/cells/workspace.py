"""The Cells workspace: its state and its panels, in the order of their docks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from app.features.project.designs import (
    Designing,
    Designs,
    columns_beside,
    refuse_runs,
    saved_of,
)
from app.frame.program import Program
from app.frame.workspace import Workspace
from app.workspaces.cells.hierarchies import panel as hierarchies
from app.workspaces.cells.hierarchies.again import LevelsAgain
from app.workspaces.cells.losses import associations, missingness
from app.workspaces.cells.outcome import comparison_panel, handing, price, result
from app.workspaces.cells.outcome.comparison import keep
from app.workspaces.cells.outcome.copying import files_of_levels
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.risk import panel as risk
from app.workspaces.cells.setup import panel as setup
from app.workspaces.cells.state import CellsState
from core.errors import Notice, VbasError
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.plan import protection_of
from core.io.design_file import CellsDesign, OpenedDesign, SavedDesign
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.suppression.cells.protection import Protection


def offer_designs(context: CellsContext) -> None:
    """Offers it to the file menu."""
    program, state = context.program, context.state

    def save() -> SavedDesign:
        plan, design = state.plan, state.design
        if plan is None:
            raise VbasError(
                "The design cannot be carried out as it is.", "Choose variables, and mend it first."
            )
        protection = protection_of(design, plan)
        geography = f"{GEOGRAPHY_NAME}."
        refuse_runs(program.session, {of.removeprefix(geography) for of in protection.columns})
        files = files_of_levels(state)
        for column, of in state.hierarchies.items():
            levels = {of.column_of(level.name) for level in of.levels}
            if column not in files and levels & set(protection.columns):
                raise VbasError(
                    "The levels of {column} stand in no file: a design would have to list its "
                    "values.",
                    "Export the levels first, with their names.",
                    column=column,
                )
        outcomes = tuple(of for of in state.kept if of in state.kept_outcomes)
        free = tuple(of for of in state.kept if of not in outcomes)
        return saved_of(CellsDesign(protection, design, files, free, outcomes), state.wanted)

    def take(opened: OpenedDesign) -> tuple[Notice, ...]:
        asked = opened.saved.asked
        assert isinstance(asked, CellsDesign)
        columns, said = columns_beside(opened.saved, state, program.session)
        state.columns = columns
        state.kept, state.kept_outcomes = (*asked.keep, *asked.outcome), asked.outcome
        if opened.hierarchies:
            state.change_hierarchies({**state.hierarchies, **opened.hierarchies})
        state.ask(design_of(asked.protection) if asked.design is None else asked.design, "")
        return said

    program.part(Designs).offer("cells", Designing("suppress", save, take))


def design_of(of: Protection) -> CellDesign:
    """A design of combinations that were written down."""
    variables = tuple(LevelledVariable(name, (name,), weight=of.weight(name)) for name in of.keys)
    links = tuple((one, other) for one, led in of.follow.items() for other in led)
    names = ("k", "tau", "algorithm", "single_pass", "give_back", "most_blank", "rake")
    made = CellDesign(variables, of.combinations, **{name: getattr(of, name) for name in names})
    both = {pair for pair in links if pair[::-1] in links}
    return replace(made, links=tuple(sorted(pair for pair in both if pair[0] < pair[1])))


def build(program: Program) -> CellsState:
    """Makes the workspace."""
    panels = (
        setup.PANEL,
        hierarchies.PANEL,
        result.PANEL,
        comparison_panel.PANEL,
        price.PANEL,
        missingness.PANEL,
        associations.PANEL,
        missingness.TABLE,
        risk.panel(),
    )
    return Workspace("cells", _state, panels, _connect).build(program)


def _state(program: Program) -> CellsState:
    return CellsState(program.history, program.window)


def _connect(context: CellsContext) -> None:
    context.state.when("outcome", partial(keep, context.state))
    LevelsAgain(context)
    handing.connect(context)
    offer_designs(context)
    setup.connect(context)
    missingness.connect(context)
    risk.connect(context)
