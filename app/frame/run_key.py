"""F5 does what the shown workspace is there for: it counts, it suppresses, else it groups areas."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence

from app.frame.actions import Row
from app.frame.main_window import MainWindow


class RunKeys(QObject):
    """The actions that run something in a workspace, whether or not that was shown yet.

    Only one action has the key at any time: a key that two share does nothing. Other keys stay.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._run = window, window.actions_.run
        self._shared, self._tip = self._run.shortcuts(), self._run.toolTip()
        self._tip_here = self.tr("Group the areas into regions (F5 in the other workspaces)")
        self._actions: dict[str, tuple[QAction, list[QKeySequence]]] = {}
        self._runs: dict[str, Callable[[], object]] = {}
        window.workspace_changed.connect(self._give_key)

    def offer(self, workspace: str, name: str, row: Row) -> QAction:
        """Puts the action of a workspace into the menu; it shows the workspace and runs there."""
        action = self._window.add_action("run", name, row, before=self._window.actions_.pause)
        self._actions[workspace] = (action, list(action.shortcuts()))
        action.triggered.connect(partial(self._run_in, workspace))
        return action

    def set_run(self, workspace: str, run: Callable[[], object]) -> None:
        """What the action of a workspace does, once its panels are there."""
        self._runs[workspace] = run

    def _run_in(self, workspace: str) -> None:
        self._window.show_workspace(workspace)
        self._runs[workspace]()

    @Slot(str)
    def _give_key(self, shown: str) -> None:
        for workspace, (action, own) in self._actions.items():
            action.setShortcuts([*self._shared, *own] if workspace == shown else own)
        elsewhere = shown in self._actions
        self._run.setShortcuts([] if elsewhere else self._shared)
        tip = self._tip_here if elsewhere else self._tip
        self._run.setToolTip(tip)
        self._run.setStatusTip(tip)
