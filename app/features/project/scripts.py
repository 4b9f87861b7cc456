"""What was clicked as a text that does the same: a command of the shell, or Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.features.project.contents import saved_scenario
from app.features.project.copied import sources_of
from app.features.project.keeper import ProjectKeeper
from app.features.variables.counting import Wanted, key_of_run, runs_of
from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit.widgets import menu_button
from core.errors import VbasError
from core.io.as_command import command_of
from core.io.as_python import python_of
from core.io.copied_sources import CopiedSources

TOPIC = "copied"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


def copy_run_as_command(program: Program, entry: RunEntry) -> None:
    """Puts a command that makes a run again onto the clipboard."""
    copy(program, lambda: run_command(program, entry))


def copy_run_as_python(program: Program, entry: RunEntry) -> None:
    """Puts Python that makes a run again onto the clipboard."""
    copy(program, lambda: python_of(saved_scenario(entry)))


def run_command(program: Program, entry: RunEntry, out: str = "result") -> str:
    """The command that makes a run again, and writes it to ``out``."""
    keeper = program.part(ProjectKeeper)
    # What the project's file does not hold yet, a command could not find there.
    project = None if keeper.modified else keeper.path
    return command_of(saved_scenario(entry), out, project, entry.name)


def sources_here(program: Program, wanted: Wanted) -> CopiedSources:
    """Where what is wanted comes from, with the runs whose regions can be asked about."""
    runs = {
        key_of_run(entry.number): partial(run_command, program, entry)
        for entry in runs_of(program.session)
    }
    return sources_of(wanted, runs)


def copy_button(
    program: Program, parent: QWidget, command: Callable[[], str], python: Callable[[], str]
) -> QToolButton:
    """A button on an outcome, whose menu copies what was asked as a command, or as Python.

    ``command`` and ``python`` give the texts, or raise a VbasError that says why there is none.
    """
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    tip = tr("A line for a terminal that finds the same without the window")
    _add(menu, "command", tr("Copy as c&ommand"), tip, lambda: copy(program, command))
    tip = tr("Lines for a script or notebook that find the same")
    _add(menu, "python", tr("Copy as &Python"), tip, lambda: copy(program, python))
    tip = tr("Copy what was asked here as a command, or as Python")
    button = menu_button(menu, parent, tip)
    button.setObjectName("copy as")
    button.setText(tr("Copy as"))
    return button


def _add(menu: QMenu, name: str, text: str, tip: str, chosen: Callable[[], None]) -> None:
    action = menu.addAction(text)
    action.setObjectName(name)
    action.setToolTip(tip)
    action.triggered.connect(chosen)


def check_current(stale: bool) -> None:
    """Raises where what is shown was asked otherwise than it would be now."""
    if stale:
        raise VbasError(
            "What is shown is out of date: a text would find something else.",
            "Work it out again, then copy.",
        )


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
