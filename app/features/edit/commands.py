"""What can be done with regions all at once: menu entries, buttons, the menu on the map."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.features.edit.bench import Bench
from app.frame.main_window import MainWindow
from app.frame.session import Session


class Commands(QObject):
    """Actions on regions and selected areas; grey where they would do nothing.

    Attributes
    ----------
    lock, merge, split, make, hold, give, keep, discard
        The actions.
    """

    def __init__(self, session: Session, bench: Bench, window: MainWindow) -> None:
        super().__init__(window)
        self._session, self._bench, self._window = session, bench, window
        self._make_actions_on_regions()
        self._make_actions_on_edits()
        self._connect()
        self.update()

    def _make_actions_on_regions(self) -> None:
        self.lock = self._action(
            "lock_regions",
            self.tr("&Lock regions"),
            self.tr("Regions that are locked keep their areas and take no others; again to unlock"),
            "lock",
        )
        self.merge = self._action(
            "merge_regions",
            self.tr("&Merge selected regions"),
            self.tr("Make all regions that hold a selected area one region"),
            "merge_regions",
        )
        self.split = self._action(
            "split_region",
            self.tr("&Split region"),
            self.tr("Cut a region into two compact halves with about as many people each"),
            "split_region",
        )
        self.make = self._action(
            "make_region",
            self.tr("Make selected areas a &region"),
            self.tr("The selected areas leave their regions and become a new one"),
            "new_region",
        )

    def _make_actions_on_edits(self) -> None:
        self.hold = self._action(
            "hold_region",
            self.tr("&Paint with the selected region"),
            self.tr("The brush holds the region of the selected areas"),
            "",
        )
        self.give = self._action(
            "give_areas",
            self.tr("&Give selected areas to the brush’s region"),
            self.tr("The selected areas join the region that the brush holds"),
            "",
        )
        self.keep = self._action(
            "keep_edits",
            self.tr("&Keep edits as run"),
            self.tr("Judge the edited regions and add them to the runs"),
            "",
        )
        self.discard = self._action(
            "discard_edits",
            self.tr("&Discard edits"),
            self.tr("Back to the regions of the run; this can be undone"),
            "trash",
        )

    def _connect(self) -> None:
        session, bench = self._session, self._bench
        self.lock.triggered.connect(lambda: bench.toggle_lock(self._regions()))
        self.merge.triggered.connect(lambda: bench.merge(self._selected_regions()))
        self.split.triggered.connect(lambda: bench.split(self._regions()[0]))
        self.make.triggered.connect(lambda: bench.make_region(session.selection))
        self.hold.triggered.connect(lambda: bench.hold(self._regions()[0]))
        self.give.triggered.connect(lambda: bench.give_at_once(self.selection(), bench.held))
        self.discard.triggered.connect(bench.discard)

    def _action(self, name: str, text: str, tip: str, icon: str) -> QAction:
        return self._window.add_action("", name, (text, tip, "", icon))

    def buttons(self) -> tuple[QAction, ...]:
        """Those that stand in the bar."""
        return (self.lock, self.merge, self.split, self.make, self.discard)

    def all(self) -> tuple[QAction, ...]:
        """All, in the order of the menu."""
        some = (self.lock, self.merge, self.split, self.make)
        return (*some, self.hold, self.give, self.keep, self.discard)

    def update(self) -> None:
        """Enables what can be done now."""
        desk, open_ = self._bench.desk, self._bench.editor is not None
        regions = self._regions()
        self.lock.setEnabled(open_ and bool(regions))
        self.merge.setEnabled(open_ and len(self._selected_regions()) > 1)
        self.split.setEnabled(open_ and len(regions) == 1)
        self.make.setEnabled(open_ and len(self._session.selection) > 0)
        self.hold.setEnabled(open_ and len(self._selected_regions()) == 1)
        self.give.setEnabled(open_ and self._bench.held >= 0 and len(self.selection()) > 0)
        edited = desk is not None and open_ and desk.edited
        self.keep.setEnabled(edited)
        self.discard.setEnabled(edited or (open_ and desk is not None and bool(desk.locked)))

    def selection(self) -> NDArray[np.intp]:
        """Selected areas, if regions can be edited."""
        editor = self._bench.editor
        none = np.zeros(0, np.intp)
        if editor is None:
            return none
        chosen = self._session.selection
        return chosen[chosen < len(editor.adjacency)]

    def _selected_regions(self) -> NDArray[np.int32]:
        editor, chosen = self._bench.editor, self.selection()
        return np.zeros(0, np.int32) if editor is None else editor.regions_of(chosen)

    def _regions(self) -> list[int]:
        """The regions in question: those selected, else the one that the brush holds."""
        chosen: list[int] = self._selected_regions().tolist()
        if not chosen and self._bench.held >= 0:
            return [self._bench.held]
        return chosen

    def menu_at(self, area: int) -> QMenu | None:
        """The menu over an area (-1: over none)."""
        editor, desk, bench = self._bench.editor, self._bench.desk, self._bench
        if editor is None or desk is None:
            return None
        menu = QMenu(self._window)
        if area >= 0:
            region = editor.region_of(area)
            named = region + 1
            locked = region in desk.locked
            lock = self.tr("Unlock region {0}") if locked else self.tr("Lock region {0}")
            hold = self.tr("Paint with region {0}")
            _entry(menu, hold.format(named), lambda: bench.hold(region))
            _entry(menu, lock.format(named), lambda: bench.toggle_lock([region]))
            split = self.tr("Split region {0}").format(named)
            _entry(menu, split, lambda: bench.split(region))
            self._add_selected(menu, region)
        self.update()
        menu.addSeparator()
        menu.addActions([self.merge, self.make])
        menu.addSeparator()
        menu.addActions([self.keep, self.discard])
        return menu

    def _add_selected(self, menu: QMenu, region: int) -> None:
        chosen = self.selection()
        if len(chosen):
            text = self.tr("Give %n selected areas to region {0}", "", len(chosen))
            give = text.format(region + 1)
            _entry(menu, give, lambda: self._bench.give_at_once(chosen, region))

    def show_menu(self, area: int, at: QPoint) -> None:
        """Opens the menu over an area, at a place of the screen."""
        menu = self.menu_at(area)
        if menu is not None:
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(at)


def _entry(menu: QMenu, text: str, act: Callable[[], None]) -> None:
    action = menu.addAction(text)
    action.triggered.connect(lambda: act())
