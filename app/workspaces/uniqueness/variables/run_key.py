"""F5 does what the shown workspace is there for: here it counts, elsewhere it groups areas."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from app.main_window import MainWindow
from app.workspaces.uniqueness.variables import texts


class RunKey(QObject):
    """Gives the key of the action that runs a scenario to another one while a workspace is shown.

    Only one of the two has it at any time: a key that two actions share does nothing. The other
    keys of both stay.
    """

    def __init__(self, window: MainWindow, workspace: str, count: QAction) -> None:
        super().__init__(window)
        self._run, self._count, self._workspace = window.actions_.run, count, workspace
        self._shared, self._own = self._run.shortcuts(), count.shortcuts()
        self._tip = self._run.toolTip()
        self._tip_here = texts.tr("Group the areas into regions (F5 in the other workspaces)")
        window.workspace_changed.connect(self.show_workspace)
        self.show_workspace(window.workspace)

    @Slot(str)
    def show_workspace(self, name: str) -> None:
        """Hands the key over, or back."""
        here = name == self._workspace
        self._run.setShortcuts([] if here else self._shared)
        self._count.setShortcuts([*self._shared, *self._own] if here else self._own)
        tip = self._tip_here if here else self._tip
        self._run.setToolTip(tip)
        self._run.setStatusTip(tip)
