"""The table of levels as a command or as Python on the clipboard."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from app.features.project.scripts import check_current, copy_button
from app.workspaces.levels.levels import Levels, is_run
from app.workspaces.levels.state import LevelsContext
from core.errors import VbasError
from core.io.as_levels import LevelSources, levels_command, levels_python
from core.io.records import RecordSource
from core.levels.question import Question
from core.levels.units import PEOPLE


def button(context: LevelsContext, parent: QWidget) -> QToolButton:
    """The button beside those of the table."""
    program, state = context.program, context.state

    def asked() -> tuple[LevelSources, Question, tuple[str, str]]:
        check_current("sheet" in state.stale_views or not isinstance(state.levels, Levels))
        assert isinstance(state.levels, Levels)
        if is_run(state.question.level):
            raise VbasError(
                "The regions of a run are looked at: a text judges the levels of the areas only.",
                "Choose one of these levels in the table.",
            )
        records = program.session.record_source()
        return sources_of_levels(state.levels, records), state.question, state.model

    return copy_button(
        program, parent, lambda: levels_command(*asked()), lambda: levels_python(*asked())
    )


def sources_of_levels(levels: Levels, records: RecordSource | None) -> LevelSources:
    """The files that levels come from; those that lie elsewhere are none of them."""
    subject = levels.subject
    coarser = {key: file.source for key, file in subject.coarser if key in levels.areas.parents}
    of_people = all(row.units.basis == PEOPLE for row in levels.rows)
    return LevelSources(subject.file.source, coarser, records, of_people)
