"""The project in the menus, and at the start of the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.features.project.autosave import Autosave, autosave_folder
from app.features.project.finding import Finding
from app.features.project.keeper import LAST, ProjectKeeper
from app.features.project.leaving import Leaving
from app.features.project.opening import Opening
from app.features.project.parking import Parking
from app.features.project.saving import Saving
from app.features.project.sharing import Sharing
from app.frame.program import Program
from app.kit.messages import Message


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


def wire(program: Program) -> None:
    """Puts opening and saving into the menu, and keeps unsaved work aside."""
    keeper = ProjectKeeper(program)
    saving = Saving(program, keeper)
    leaving = Leaving(program, keeper, saving)
    opening = Opening(program, keeper, saving, leaving)
    parking = Parking(program, keeper, opening, leaving)
    for part in (keeper, saving, leaving, opening, parking):
        program.add(part)
    program.add(Finding(program, keeper, opening))
    program.add(Sharing(program, keeper, saving, opening))
    program.add(Autosave(program, autosave_folder()))
    window, first = program.window, program.window.actions_.open_areas
    rows = {
        "new_project": (
            (tr("&New project"), tr("Close everything, and begin anew"), "Ctrl+N", ""),
            opening.new,
        ),
        "open_project": (
            (tr("Open &project …"), tr("Open a project (.vbas): all of its work"), "", "open"),
            opening.ask_to_open,
        ),
        "save_project": (
            (
                tr("&Save project"),
                tr("Save everything that was made, without a record"),
                "Ctrl+S",
                "save",
            ),
            lambda: saving.save(),
        ),
        "save_project_as": (
            (tr("Save project &as …"), tr("Save the project to another file"), "Ctrl+Shift+S", ""),
            lambda: saving.save_as(),
        ),
    }
    for name, (row, act) in rows.items():
        window.add_action("file", name, row, before=first).triggered.connect(act)
    window.top_bar.menu("file").insertSeparator(first)
    keeper.opened.connect(program.opener.opened)
    window.actions_.open_sample.triggered.connect(opening.open_sample)


def go_on(program: Program, otherwise: Callable[[], None] = lambda: None) -> bool:
    """Asks about what a crash left; False if there is none. See `Autosave.offer`."""
    return program.part(Autosave).offer(otherwise)


def open_last(program: Program) -> bool:
    """Opens the last project; False if there is none."""
    last = program.settings.kept.get(LAST, "")
    if not last:
        return False
    path, opening = Path(last), program.part(Opening)
    if path.is_file():
        opening.load(path)
        return True
    program.settings.kept.pop(LAST)
    program.window.map_panel.messages.show_message(
        Message(
            tr("{0} is no longer where it was.").format(path.name),
            tr("It was the last project: {0}").format(path),
            topic="last project",
            action=tr("Open project …"),
            on_action=opening.ask_to_open,
        )
    )
    return False
