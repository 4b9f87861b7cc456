"""What can be done with regions all at once: menu entries, buttons, the menu on the map."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.features.edit.region_commands import RegionCommands
from app.frame.main_window import MainWindow
from app.frame.session import Session


class EditActions(QObject):
    """Actions on regions and selected areas; grey where they would do nothing."""

    def __init__(self, session: Session, commands: RegionCommands, window: MainWindow) -> None:
        super().__init__(window)
        self._session, self._commands, self._window = session, commands, window
        self.lock = self._action(
            "lock_regions",
            self.tr("&Lock regions"),
            self.tr("Regions that are locked keep their areas and take no others; again to unlock"),
            "lock",
            lambda: commands.toggle_lock(self._regions()),
        )
        self.merge = self._action(
            "merge_regions",
            self.tr("&Merge selected regions"),
            self.tr("Make all regions that hold a selected area one region"),
            "merge_regions",
            lambda: commands.merge(self._selected_regions()),
        )
        self.split = self._action(
            "split_region",
            self.tr("&Split region"),
            self.tr("Cut a region into two compact halves with about as many people each"),
            "split_region",
            lambda: commands.split(self._regions()[0]),
        )
        self.make = self._action(
            "make_region",
            self.tr("Make selected areas a &region"),
            self.tr("The selected areas leave their regions and become a new one"),
            "new_region",
            lambda: commands.make_region(session.selection),
        )
        self.hold = self._action(
            "hold_region",
            self.tr("&Paint with the selected region"),
            self.tr("The brush holds the region of the selected areas"),
            "",
            lambda: commands.hold(self._regions()[0]),
        )
        self.give = self._action(
            "give_areas",
            self.tr("&Give selected areas to the brush’s region"),
            self.tr("The selected areas join the region that the brush holds"),
            "",
            lambda: commands.give_at_once(self.selection(), commands.held),
        )
        self.keep = self._action(
            "keep_edits",
            self.tr("&Keep edits as run"),
            self.tr("Judge the edited regions and add them to the runs"),
            "",
            None,
        )
        self.discard = self._action(
            "discard_edits",
            self.tr("&Discard edits"),
            self.tr("Back to the regions of the run; this can be undone"),
            "trash",
            commands.discard,
        )
        some = (self.lock, self.merge, self.split, self.make)
        self.in_bar = (*some, self.discard)
        self.in_menu = (*some, self.hold, self.give, self.keep, self.discard)
        self.update()

    def _action(
        self, name: str, text: str, tip: str, icon: str, act: Callable[[], None] | None
    ) -> QAction:
        action = self._window.add_action("", name, (text, tip, "", icon))
        if act is not None:
            action.triggered.connect(lambda: act())
        return action

    def update(self) -> None:
        """Enables what can be done now."""
        session, open_ = self._commands.session, self._commands.editor is not None
        regions, chosen = self._regions(), self._selected_regions()
        edited = session is not None and open_ and session.edited
        locked = session is not None and open_ and bool(session.locked)
        for action, possible in (
            (self.lock, bool(regions)),
            (self.merge, len(chosen) > 1),
            (self.split, len(regions) == 1),
            (self.make, len(self._session.selection) > 0),
            (self.hold, len(chosen) == 1),
            (self.give, self._commands.held >= 0 and len(self.selection()) > 0),
            (self.keep, edited),
            (self.discard, edited or locked),
        ):
            action.setEnabled(open_ and possible)

    def selection(self) -> NDArray[np.intp]:
        """Selected areas, if regions can be edited."""
        editor, chosen = self._commands.editor, self._session.selection
        return chosen[:0] if editor is None else chosen[chosen < len(editor.adjacency)]

    def _selected_regions(self) -> NDArray[np.int32]:
        editor, chosen = self._commands.editor, self.selection()
        return np.zeros(0, np.int32) if editor is None else editor.regions_of(chosen)

    def _regions(self) -> list[int]:
        """The regions in question: those selected, else the one that the brush holds."""
        chosen: list[int] = self._selected_regions().tolist()
        held = self._commands.held
        return [held] if not chosen and held >= 0 else chosen

    def show_menu(self, area: int, at: QPoint) -> None:
        """Opens the menu over an area (-1: over none), at a place of the screen."""
        commands, editor, session = self._commands, self._commands.editor, self._commands.session
        if editor is None or session is None:
            return
        menu = QMenu(self._window)

        def add(text: str, act: Callable[[], None]) -> None:
            menu.addAction(text).triggered.connect(lambda: act())

        if area >= 0:
            region = editor.region_of(area)
            named, chosen = region + 1, self.selection()
            locked = region in session.locked
            lock = self.tr("Unlock region {0}") if locked else self.tr("Lock region {0}")
            add(self.tr("Paint with region {0}").format(named), lambda: commands.hold(region))
            add(lock.format(named), lambda: commands.toggle_lock([region]))
            add(self.tr("Split region {0}").format(named), lambda: commands.split(region))
            if len(chosen):
                text = self.tr("Give %n selected areas to region {0}", "", len(chosen))
                add(text.format(named), lambda: commands.give_at_once(chosen, region))
        self.update()
        menu.addSeparator()
        menu.addActions([self.merge, self.make])
        menu.addSeparator()
        menu.addActions([self.keep, self.discard])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)
