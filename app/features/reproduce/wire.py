"""The entry of the help menu; what runs papers again is imported when it is first asked for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Slot

from app.frame.program import Program


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Reproduce", text)


def wire(program: Program) -> None:
    """Puts it into the help menu; the dialog is made when it is first asked for."""
    window = program.window
    tip = tr("A paper's runs made again, beside what it prints")
    entry = (tr("&Reproduce the papers …"), tip, "", "")
    action = window.add_action("help", "reproduce", entry, before=window.actions_.explain)
    made: list[Any] = []

    @Slot()
    def show() -> None:
        from app.features.reproduce.dialog import ReproduceDialog

        if not made:
            made.append(ReproduceDialog(program))
        made[0].ask()

    action.triggered.connect(show)
