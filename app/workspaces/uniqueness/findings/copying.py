"""What was asked of uniqueness, as a command or as Python on the clipboard."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from app.features.project.scripts import check_current, copy_button, sources_here
from app.workspaces.uniqueness.reasons import UniquenessContext
from core.errors import VbasError
from core.io.as_uniqueness import uniqueness_command, uniqueness_python
from core.io.copied_sources import CopiedSources
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question


def button(context: UniquenessContext, parent: QWidget) -> QToolButton:
    """The button on what came out."""
    program, state = context.program, context.state

    def asked() -> tuple[CopiedSources, Question, DistinctRecords]:
        of, wanted, distinct = state.examination, state.wanted, state.distinct
        check_current(state.stale)
        if of is None or wanted is None or distinct is None or not state.is_counted:
            raise VbasError(
                "The records that this came out of are not counted now.",
                "Open them and count again, then copy.",
            )
        return sources_here(program, wanted), of.question, distinct

    def command() -> str:
        return uniqueness_command(*asked(), state.limits)

    def python() -> str:
        sources, question, _ = asked()
        return uniqueness_python(sources, question, state.limits)

    return copy_button(program, parent, command, python)
