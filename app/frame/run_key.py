"""F5 does what the shown workspace is there for: it counts, it suppresses, else it groups areas."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction

from app.frame.main_window import MainWindow


class RunKey(QObject):
    """Gives the key of the action that runs a scenario to another one while a workspace is shown.

    Only one action has it at any time: a key that two share does nothing. Other keys stay. There
    may be one of these for each workspace; they are made before any is shown.
    """

    def __init__(self, window: MainWindow, workspace: str, action: QAction) -> None:
        super().__init__(window)
        self._window, self.workspace = window, workspace
        self._run, self._action = window.actions_.run, action
        self._shared, self._own = self._run.shortcuts(), action.shortcuts()
        self._tip = self._run.toolTip()
        self._tip_here = self.tr("Group the areas into regions (F5 in the other workspaces)")
        window.workspace_changed.connect(self.show_workspace)
        self.show_workspace(window.workspace)

    @Slot(str)
    def show_workspace(self, name: str) -> None:
        """Hands the key over, or back to whose it is unless another workspace has it."""
        here = name == self.workspace
        # Not every child of every panel: those are thousands.
        children = Qt.FindChildOption.FindDirectChildrenOnly
        keys = self._window.findChildren(RunKey, options=children)
        taken = any(of.workspace == name for of in keys)
        self._action.setShortcuts([*self._shared, *self._own] if here else self._own)
        if not here and taken:
            return
        self._run.setShortcuts([] if here else self._shared)
        tip = self._tip_here if here else self._tip
        self._run.setToolTip(tip)
        self._run.setStatusTip(tip)
