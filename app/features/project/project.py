"""The project in the menus, and at the start of the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.features.project.autosave import Autosave, autosave_folder
from app.features.project.keeper import LAST, ProjectKeeper
from app.frame.program import Program


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


def wire(program: Program) -> None:
    """Puts opening and saving into the menu, and keeps unsaved work aside."""
    keeper = ProjectKeeper(program)
    program.add(keeper)
    program.add(Autosave(program, keeper, autosave_folder()))
    window, first = program.window, program.window.actions_.open_areas
    rows = {
        "open_project": (
            (tr("Open &project …"), tr("Open a project (.vbas): all of its work"), "", "open"),
            keeper.ask_to_open,
        ),
        "save_project": (
            (
                tr("&Save project"),
                tr("Save everything that was made, without a record"),
                "Ctrl+S",
                "save",
            ),
            lambda: keeper.save(),
        ),
        "save_project_as": (
            (tr("Save project &as …"), tr("Save the project to another file"), "Ctrl+Shift+S", ""),
            lambda: keeper.save_as(),
        ),
    }
    for name, (row, act) in rows.items():
        window.add_action("file", name, row, before=first).triggered.connect(act)
    window.top_bar.menu("file").insertSeparator(first)
    keeper.opened.connect(program.opener.opened)


def go_on(program: Program) -> bool:
    """Goes on where the program was left: with what a crash left, or the last project."""
    if program.part(Autosave).offer():
        return True
    last = program.settings.kept.get(LAST, "")
    if not last or not Path(last).is_file():
        return False
    program.part(ProjectKeeper).load(Path(last))
    return True
