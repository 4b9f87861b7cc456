"""The menu of views with a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.map.tools.bookmarks import Bookmark


class BookmarkMenu(QMenu):
    """Lists bookmarks: go there, call it something else, take it away.

    Signals
    -------
    go_requested(int), rename_requested(int), remove_requested(int)
        The bookmark of this number.
    """

    go_requested = Signal(int)
    rename_requested = Signal(int)
    remove_requested = Signal(int)

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        """``actions`` stand on top: add a bookmark, go back and forth."""
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._actions = list(actions)
        self.renaming = QMenu(self.tr("&Rename"), self)
        self.removing = QMenu(self.tr("&Delete"), self)
        self.show_bookmarks(())

    def show_bookmarks(self, bookmarks: tuple[Bookmark, ...]) -> None:
        """Fills the menu."""
        self.clear()
        self.addActions(self._actions)
        self.addSeparator()
        if not bookmarks:
            none = self.addAction(self.tr("No view of these areas has a name yet"))
            none.setEnabled(False)
        for menu, signal, tip in (
            (self, self.go_requested, self.tr("Show this view")),
            (self.renaming, self.rename_requested, self.tr("Call this view something else")),
            (self.removing, self.remove_requested, self.tr("Take this view off the list")),
        ):
            if menu is not self:
                menu.clear()
            for i, of in enumerate(bookmarks):
                action = menu.addAction(of.name.replace("&", "&&"))
                action.setToolTip(tip)
                action.triggered.connect(partial(_tell, signal.emit, i))
        if bookmarks:
            self.addSeparator()
            self.addMenu(self.renaming)
            self.addMenu(self.removing)


def _tell(emit: Callable[[int], None], number: int, checked: bool = False) -> None:
    del checked
    emit(number)
