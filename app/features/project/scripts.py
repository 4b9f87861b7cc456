"""What was clicked as a text that does the same: a command of the shell, or Python."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from app.features.project.contents import saved_scenario
from app.features.project.keeper import ProjectKeeper
from app.frame.program import Program
from app.frame.session import RunEntry
from core.errors import VbasError
from core.io.as_command import command_of
from core.io.as_python import python_of

TOPIC = "copied"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


def copy_run_as_command(program: Program, entry: RunEntry) -> None:
    """Puts a command that makes a run again onto the clipboard."""
    keeper = program.part(ProjectKeeper)
    # What the project's file does not hold yet, a command could not find there.
    project = None if keeper.modified else keeper.path
    copy(program, lambda: command_of(saved_scenario(entry), project=project, run=entry.name))


def copy_run_as_python(program: Program, entry: RunEntry) -> None:
    """Puts Python that makes a run again onto the clipboard."""
    copy(program, lambda: python_of(saved_scenario(entry)))


def copy(program: Program, text: Callable[[], str]) -> None:
    """Puts a text onto the clipboard, or says why there is none."""
    messages = program.window.map_panel.messages
    messages.clear(TOPIC)
    try:
        made = text()
    except VbasError as error:
        messages.show_error(error, TOPIC)
        return
    QGuiApplication.clipboard().setText(made)
    words = tr("Copied: it does the same without the window.")
    messages.say(words, topic=TOPIC)
