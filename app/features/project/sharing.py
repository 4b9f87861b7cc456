"""A project file that another program has: when it is free again, it can be saved."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from app.features.project.keeper import TOPIC, ProjectKeeper
from app.features.project.opening import Opening
from app.features.project.saving import Saving
from app.frame.program import Program
from app.kit.messages import WARNING, Message

_FREE_MS = 3_000
"""Between two looks whether a read-only project can be written again."""


class Sharing(QObject):
    """Looks from time to time whether a read-only project can be written again."""

    def __init__(
        self, program: Program, keeper: ProjectKeeper, saving: Saving, opening: Opening
    ) -> None:
        super().__init__(program.window)
        self._keeper, self._opening = keeper, opening
        self._messages = program.window.map_panel.messages
        self._free = QTimer(self, interval=_FREE_MS)
        self._free.timeout.connect(self.try_to_write)
        keeper.changed.connect(self._watch)
        saving.asked.connect(self.try_to_write)
        program.window.closing.connect(self._free.stop)

    @Slot()
    def _watch(self) -> None:
        if not self._keeper.read_only:
            self._free.stop()
        elif not self._free.isActive():
            self._free.start()

    @Slot()
    def try_to_write(self) -> None:
        """Takes a read-only project that has become free, if it is still as it was opened."""
        keeper = self._keeper
        path = keeper.path
        if path is None or not keeper.read_only or not keeper.place.take():
            return
        self._free.stop()
        self._messages.clear(TOPIC)
        if not keeper.place.replaced():
            text = self.tr("{0} is free again: it can be saved.").format(path.name)
            self._messages.say(text, topic=TOPIC)
        else:
            self._messages.show_message(
                Message(
                    self.tr("{0} was saved by another VBAS since you opened it.").format(path.name),
                    self.tr("Open it again, or save yours under another name."),
                    WARNING,
                    TOPIC,
                    action=self.tr("Open again"),
                    on_action=lambda: self._opening.open(path),
                )
            )
        keeper.look()
