"""Keeping views with a name, and going back to them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QInputDialog, QLineEdit

from app.frame.history import Edit
from app.frame.program import Program
from app.kit.messages import Message
from app.kit.settings import save_settings
from app.map.shown_map import ShownAreas
from app.map.tools.bookmark_menu import BookmarkMenu
from app.map.tools.bookmarks import Bookmark, bookmarks_of, free_name, keep_bookmarks


class BookmarkWiring(QObject):
    """The menu on one side, settings and the map on the other."""

    def __init__(self, program: Program, menu: BookmarkMenu) -> None:
        super().__init__(program.window)
        self._program, self._menu = program, menu
        self._canvas = program.window.map_panel.canvas
        self._file = ""
        self.bookmarks: tuple[Bookmark, ...] = ()
        menu.go_requested.connect(self.go)
        menu.rename_requested.connect(self.ask_for_name)
        menu.remove_requested.connect(self.remove)
        program.map_wiring.when_shown(self._show_areas)

    def _show_areas(self, shown: ShownAreas) -> None:
        self._file = shown.file.source.path.name
        self._take(bookmarks_of(self._program.settings, self._file))

    def _take(self, bookmarks: tuple[Bookmark, ...]) -> None:
        self.bookmarks = bookmarks
        self._menu.show_bookmarks(bookmarks)

    def _keep(self, file: str, bookmarks: tuple[Bookmark, ...]) -> None:
        keep_bookmarks(self._program.settings, file, bookmarks)
        save_settings(self._program.settings)
        if file == self._file:
            self._take(bookmarks)

    def _change(self, words: str, after: tuple[Bookmark, ...]) -> None:
        """Keeps other bookmarks, so that it can be undone."""
        file, before = self._file, self.bookmarks
        self._keep(file, after)
        edit = Edit(words, lambda: self._keep(file, after), lambda: self._keep(file, before))
        self._program.history.record(edit)

    @Slot()
    def add(self) -> None:
        """Keeps the view that is shown."""
        if not self._file:
            return
        name = free_name(self.bookmarks, self.tr("View {0}"))
        mark = Bookmark(name, self._canvas.map_view().bounds)
        self._change(self.tr("new view “{0}”").format(name), (*self.bookmarks, mark))
        words = self.tr("This view is kept as “{0}”; find it under View, Bookmarks.").format(name)
        number = len(self.bookmarks) - 1

        def rename() -> None:
            self.ask_for_name(number)

        self._program.window.map_panel.messages.show_message(
            Message(
                words,
                topic="bookmark",
                action=self.tr("Rename …"),
                on_action=rename,
            )
        )

    @Slot(int)
    def go(self, number: int) -> None:
        """Shows a kept view."""
        if 0 <= number < len(self.bookmarks):
            self._canvas.zoom_to(_without_margin(self.bookmarks[number].bounds))
            self._canvas.setFocus()

    @Slot(int)
    def remove(self, number: int) -> None:
        """Takes a view off the list."""
        if 0 <= number < len(self.bookmarks):
            gone = self.bookmarks[number]
            left = (*self.bookmarks[:number], *self.bookmarks[number + 1 :])
            self._change(self.tr("removal of view “{0}”").format(gone.name), left)

    def rename(self, number: int, name: str) -> None:
        """Calls a view something else; a blank name changes nothing."""
        name = name.strip()
        if not (0 <= number < len(self.bookmarks)) or not name:
            return
        before = self.bookmarks[number]
        if name != before.name:
            after = list(self.bookmarks)
            after[number] = replace(before, name=name)
            self._change(self.tr("renaming of view “{0}”").format(before.name), tuple(after))

    @Slot(int)
    def ask_for_name(self, number: int) -> QInputDialog | None:
        """Lets the user type another name."""
        if not 0 <= number < len(self.bookmarks):
            return None
        dialog = QInputDialog(self._program.window)
        dialog.setWindowTitle(self.tr("Rename view"))
        dialog.setLabelText(self.tr("Name of this view:"))
        dialog.setTextEchoMode(QLineEdit.EchoMode.Normal)
        dialog.setTextValue(self.bookmarks[number].name)
        dialog.textValueSelected.connect(lambda name: self.rename(number, name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog


def _without_margin(
    bounds: tuple[float, float, float, float],
) -> tuple[float, float, float, float]:
    """What `zoom_to` must be given to show just these bounds: it leaves 4 % on each side."""
    west, south, east, north = bounds
    dx, dy = 0.04 * (east - west), 0.04 * (north - south)
    return west + dx, south + dy, east - dx, north - dy
