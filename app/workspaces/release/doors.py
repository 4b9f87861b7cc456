"""What leads to the Release workspace before its panels are there: menu, dropped packs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.handing import Handing
from app.frame.names import RELEASE
from app.frame.program import Program

_PURPOSE = "packs"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Release", text)


class Doors(QObject):
    """Shows the workspace for a run, or for a pack that is to be verified."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program = program
        window = program.window
        window.actions_.release.triggered.connect(self.show)
        row = (
            tr("&Verify a pack …"),
            tr("Check a pack of records from its files alone, whoever made it"),
            "",
            "",
        )
        after = window.actions_.export_picture
        self.action = window.add_action("file", "verify_pack", row, before=after)
        self.action.triggered.connect(self.ask_for_pack)
        program.part(Handing).requested.connect(self.show_cells)
        # Not within the end of the job that has found it, which is under way until then.
        program.opener.pack_found.connect(self.verify, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def show(self) -> None:
        """Shows the checklist."""
        self._program.window.show_workspace(RELEASE)

    @Slot()
    def show_cells(self) -> None:
        """Shows the checklist for what another workspace hands over."""
        from app.workspaces.release.state import HANDED, ReleaseState  # once the workspace is made

        self.show()
        self._program.part(ReleaseState).of = HANDED

    @Slot()
    def ask_for_pack(self) -> None:
        """Lets the user choose the folder of a pack."""
        settings, window = self._program.settings, self._program.window
        title, start = tr("Verify a pack"), str(settings.folder(_PURPOSE))
        name = QFileDialog.getExistingDirectory(window, title, start)
        if name:
            settings.remember_folder(_PURPOSE, Path(name).parent)
            self.verify(Path(name))

    @Slot(object)
    def verify(self, pack: Path) -> None:
        """Verifies a pack, and shows what is found."""
        from app.workspaces.release.state import ReleaseState  # once the workspace is made

        self.show()
        self._program.part(ReleaseState).verify_requested.emit(pack)
