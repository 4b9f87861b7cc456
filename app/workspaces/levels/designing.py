"""What is asked of levels as a design file."""

from __future__ import annotations

from app.features.project.designs import Designing, Designs
from app.workspaces.levels.levels import Levels, is_run
from app.workspaces.levels.state import NAME, LevelsContext
from app.workspaces.levels.table.copying import sources_of_levels
from core.errors import Notice, VbasError
from core.io.design_file import LevelsDesign, OpenedDesign, SavedDesign
from core.levels.tables import AGES_BY_SEX


def connect(context: LevelsContext) -> None:
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
