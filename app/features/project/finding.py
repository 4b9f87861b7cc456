"""Records of a project that are not where they were: told, and found again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Slot

from app.features.project.contents import Loaded, with_records
from app.features.project.keeper import WAITING, ProjectKeeper
from app.features.project.opening import Opening
from app.frame.program import Program
from app.kit import numbers
from app.kit.file_dialogs import ask_for_file
from app.kit.messages import WARNING, Message
from core.io.file_kinds import RECORDS, pattern
from core.io.records.place import DatabaseTable, Place


class Finding(QObject):
    """Says which records a project waits for, and opens its runs with them."""

    def __init__(self, program: Program, keeper: ProjectKeeper, opening: Opening) -> None:
        super().__init__(program.window)
        self._program, self._keeper, self._opening = program, keeper, opening
        self._messages = program.window.map_panel.messages
        opening.settled.connect(self._tell)

    @Slot(object)
    def _tell(self, loaded: Loaded) -> None:
        self._messages.clear(WAITING)
        waiting, records = loaded.revived.waiting, self._keeper.aside.records
        if records is None and not waiting:
            return
        if records is None:
            text = self.tr("Runs that cannot be shown: {0}.").format(numbers.count(len(waiting)))
            hint: Any = str(waiting[0][1].message)
        else:
            text = self.tr("The records of this project were not found: {0}.")
            text = text.format(records.path.name)
            if isinstance(records.path, DatabaseTable):
                text = self.tr("The database of this project is not connected: {0}.")
                text = text.format(records.path)
            hint = self.tr("Runs that wait for them: {0}; they stay in the project.").format(
                numbers.count(len(waiting))
            )
        tip = self.tr("Choose the file where it is now")
        choices = [(self.tr("Find records …"), tip, self.ask_for_records)]
        if records is not None and isinstance(records.path, DatabaseTable):
            again = partial(self.find_records, records.path)
            tip = self.tr("Try again to reach the database")
            choices.insert(0, (self.tr("Connect"), tip, again))
        self._messages.show_message(Message(text, hint, WARNING, WAITING, choices=tuple(choices)))

    @Slot()
    def ask_for_records(self) -> None:
        """Lets the user say where the project's records are now."""
        path = ask_for_file(
            self._program.window,
            self._program.settings,
            RECORDS,
            self.tr("Find records"),
            self.tr("Files of records ({0});;All files (*)").format(pattern(RECORDS)),
        )
        if path is not None:
            self.find_records(path)

    def find_records(self, place: Place) -> None:
        """Opens the project's waiting runs with the records from another place."""
        keeper = self._keeper
        steps = with_records(keeper.path or Path(), keeper.project(), place)
        self._opening.reopen(place.name, steps)
