"""The Levels workspace: what its panels share, which panels there are, what they stand on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.features.project.designs import Designing, Designs
from app.frame.program import Program
from app.frame.workspace import Workspace
from app.kit.derived import Derived, Missing
from app.workspaces.levels.calibration.panel import PANEL as CALIBRATION
from app.workspaces.levels.lens.panel import PANEL as LENS
from app.workspaces.levels.levels import Levels, Subject, find_levels, is_run, subject_of
from app.workspaces.levels.map_colours import MapColours
from app.workspaces.levels.state import NAME, NO_AREAS, IntoState, LevelsContext, LevelsState
from app.workspaces.levels.table.copying import sources_of_levels
from app.workspaces.levels.table.panel import PANEL as TABLE
from app.workspaces.levels.table.panel import derive_sheet
from app.workspaces.levels.table.remedies_panel import PANEL as REMEDIES
from app.workspaces.levels.thresholds.panel import PANEL as THRESHOLDS
from app.workspaces.levels.thresholds.panel import derive_uniqueness
from app.workspaces.levels.thresholds.units_table import PANEL as UNITS
from core.errors import Notice, VbasError
from core.io.design_file import LevelsDesign, OpenedDesign, SavedDesign
from core.levels.tables import AGES_BY_SEX


def offer_designs(context: LevelsContext) -> None:
    """Offers it to the file menu."""
    program, state = context.program, context.state

    def save() -> SavedDesign:
        question, levels = state.question, state.levels
        if not isinstance(levels, Levels):
            raise VbasError("No areas with people are open.", "Open areas first.")
        if is_run(question.level):
            raise VbasError(
                "The regions of a run are looked at: a design judges the levels of the areas only.",
                "Choose one of these levels in the table.",
            )
        of = sources_of_levels(levels, program.session.record_source())
        products = () if question.design.variables else AGES_BY_SEX
        asked = LevelsDesign(question, state.model, products)
        return SavedDesign(asked, None, of.areas, of.levels)

    def take(opened: OpenedDesign) -> tuple[Notice, ...]:
        asked = opened.saved.asked
        assert isinstance(asked, LevelsDesign)
        state.model = asked.model
        state.ask(asked.question)
        return ()

    program.part(Designs).offer(NAME, Designing("levels", save, take))


def _derive_levels(context: LevelsContext) -> Derived[Subject, Levels]:
    """Keeps the levels of the areas on the map in the state."""
    program, state = context.program, context.state
    view = IntoState(state, "levels")

    def work(subject: Subject) -> Levels:
        before = state.levels
        return find_levels(subject, before if isinstance(before, Levels) else None)

    derived: Derived[Subject, Levels] = Derived(
        program.background,
        "levels.levels",
        inputs=lambda: subject_of(program.session) or Missing(NO_AREAS),
        work=work,
        show=view.put,
        view=view,
        keep=True,
        parent=program.window,
    )
    derived.follow(program.session.changed)
    return derived


def _connect(context: LevelsContext) -> None:
    window = context.program.window
    MapColours(context)
    offer_designs(context)
    derived: list[Derived[Any, Any]] = [
        _derive_levels(context),
        derive_sheet(context),
        derive_uniqueness(context),
    ]
    derived += [context.derived[name] for name in ("lens", "entropy", "enough")]

    def update_sight(workspace: str) -> None:
        for of in derived:
            of.see(workspace == NAME)

    window.workspace_changed.connect(update_sight)
    update_sight(window.workspace)
    dock = next(of for of in window.docks(NAME) if of.objectName() == f"{NAME}.calibration")
    action = dock.toggleViewAction()
    action.setToolTip(
        QCoreApplication.translate("Calibration", "Fit models of cut-offs on my own records")
    )
    window.theme.bind(action, "plot")


WORKSPACE = Workspace(
    NAME,
    lambda program: LevelsState(program.history, program.window),
    (LENS, TABLE, REMEDIES, THRESHOLDS, UNITS, CALIBRATION),
    _connect,
)


def build(program: Program) -> LevelsState:
    """Makes the workspace."""
    return WORKSPACE.build(program)
