"""A suppression as a command or as Python on the clipboard."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QToolButton, QWidget

from app.features.project.scripts import check_current, copy_button, sources_here
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.origins import LevelFile
from core.io.as_cells import cells_command, cells_python
from core.io.copied_sources import CopiedSources
from core.suppression.cells.protection import Protection

_Asked = tuple[CopiedSources, Protection, Mapping[str, Hierarchy], Mapping[str, Path]]


def files_of_levels(state: CellsState) -> dict[str, Path]:
    """{column: the file that its levels are from}."""
    return {
        column: levels.origin.path
        for column, levels in state.hierarchies.items()
        if isinstance(levels.origin, LevelFile)
    }


def button(context: CellsContext, parent: QWidget) -> QToolButton:
    """The button on what came out."""
    program, state = context.program, context.state

    def asked() -> _Asked:
        of, wanted = state.outcome, state.wanted
        check_current(state.stale)
        if of is None or wanted is None:
            raise VbasError("The records that this came out of are not open.", "Open them again.")
        protection = of.suppression.protection
        sources, files = sources_here(program, wanted), files_of_levels(state)
        return sources, protection, state.hierarchies, files

    return copy_button(
        program, parent, lambda: cells_command(*asked()), lambda: cells_python(*asked())
    )
