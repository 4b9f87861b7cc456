"""Views of the map: with a name, kept from start to start, and those that were looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QWidget

from app.frame.history import Edit
from app.frame.program import Program
from app.kit.messages import Message
from app.kit.settings import Settings, save_settings
from app.map.canvas import MapCanvas
from app.map.layers.shapes import ShownAreas
from core.raster.view import View

KEY = "bookmarks"
MOST = 30
_REST_MS = 500
_MOST_LOOKED_AT = 100

Bounds = tuple[float, float, float, float]
Place = tuple[float, float, float]
"""Centre, x and y in metres, and metres per logical pixel."""


@dataclass(frozen=True)
class Bookmark:
    """A view with a name.

    Attributes
    ----------
    name
        What the user calls it.
    bounds
        West, south, east, north, metres.
    """

    name: str
    bounds: Bounds


def bookmarks_of(settings: Settings, file: str) -> tuple[Bookmark, ...]:
    """The bookmarks of an area file, by its name; what makes no sense is left out."""
    kept = settings.kept_dict(KEY).get(file, [])
    found = []
    for entry in kept if isinstance(kept, list) else []:
        try:
            name, (west, south, east, north) = entry
            bounds = (float(west), float(south), float(east), float(north))
        except (TypeError, ValueError):
            continue
        if all(math.isfinite(v) for v in bounds) and west < east and south < north:
            found.append(Bookmark(str(name), bounds))
    return tuple(found)


def keep_bookmarks(settings: Settings, file: str, bookmarks: tuple[Bookmark, ...]) -> None:
    """Keeps the bookmarks of an area file in place of those it had; the newest `MOST` of them."""
    kept = {name: of for name, of in settings.kept_dict(KEY).items() if name != file}
    if bookmarks:
        kept[file] = [[of.name, list(of.bounds)] for of in bookmarks[-MOST:]]
    settings.keep_dict(KEY, kept)


def free_name(bookmarks: tuple[Bookmark, ...], pattern: str) -> str:
    """The first name "View 1", "View 2" ... that is not taken; the pattern has a field for it."""
    taken = {of.name for of in bookmarks}
    return next(name for i in range(1, len(taken) + 2) if (name := pattern.format(i)) not in taken)


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
                action.triggered.connect(lambda _, tell=signal.emit, i=i: tell(i))
        if bookmarks:
            self.addSeparator()
            self.addMenu(self.renaming)
            self.addMenu(self.removing)


class Bookmarks(QObject):
    """The menu on one side, settings and the map on the other; a project holds them too."""

    saved_name = "views"

    def __init__(self, program: Program, menu: BookmarkMenu) -> None:
        super().__init__(program.window)
        self._program, self._menu = program, menu
        self._canvas = program.window.map_panel.canvas
        self._file = ""
        self.bookmarks: tuple[Bookmark, ...] = ()
        self._left_at: Bounds | None = None
        menu.go_requested.connect(self.go)
        menu.rename_requested.connect(self.ask_for_name)
        menu.remove_requested.connect(self.remove)
        program.map_wiring.when_shown(self._show_areas)

    def _show_areas(self, shown: ShownAreas) -> None:
        self._file = shown.file.source.path.name
        self._show(bookmarks_of(self._program.settings, self._file))
        if self._left_at is not None:
            self._canvas.zoom_to(_without_margin(self._left_at))
            self._left_at = None

    def saved(self) -> dict[str, tuple[Any, Any]]:
        """{name: (value, kind)} of what a project file holds: the bookmarks, and what is shown."""
        found: dict[str, tuple[Any, Any]] = {"bookmarks": (self.bookmarks, tuple[Bookmark, ...])}
        if self._canvas.scene.polygons is not None:
            found["shown"] = tuple(map(float, self._canvas.map_view().bounds)), Bounds
        return found

    def take_saved(self, name: str, read: Callable[[Any], Any]) -> None:
        """Takes what a project file holds, given by its kind: ``read(kind)``."""
        file = self._program.session.area_file
        if name == "shown":
            west, south, east, north = self._left_at = read(Bounds)
            if not (west < east and south < north):
                self._left_at = None
        elif name == "bookmarks" and file is not None:
            own = file.source.path.name
            kept = read(tuple[Bookmark, ...])
            here = bookmarks_of(self._program.settings, own)
            self._keep(own, (*(of for of in here if of not in kept), *kept))

    def _show(self, bookmarks: tuple[Bookmark, ...]) -> None:
        self.bookmarks = bookmarks
        self._menu.show_bookmarks(bookmarks)

    def _keep(self, file: str, bookmarks: tuple[Bookmark, ...]) -> None:
        keep_bookmarks(self._program.settings, file, bookmarks)
        save_settings(self._program.settings)
        if file == self._file:
            self._show(bookmarks)

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

        self._program.window.map_panel.messages.show_message(
            Message(
                words,
                topic="bookmark",
                action=self.tr("Rename …"),
                on_action=partial(self.ask_for_name, number),
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
    def ask_for_name(self, number: int) -> None:
        """Lets the user type another name."""
        if not 0 <= number < len(self.bookmarks):
            return
        dialog = QInputDialog(self._program.window)
        dialog.setWindowTitle(self.tr("Rename view"))
        dialog.setLabelText(self.tr("Name of this view:"))
        dialog.setTextEchoMode(QLineEdit.EchoMode.Normal)
        dialog.setTextValue(self.bookmarks[number].name)
        dialog.textValueSelected.connect(lambda name: self.rename(number, name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _without_margin(bounds: Bounds) -> Bounds:
    """What `zoom_to` must be given to show just these bounds: it leaves 4 % on each side."""
    west, south, east, north = bounds
    dx, dy = 0.04 * (east - west), 0.04 * (north - south)
    return west + dx, south + dy, east - dx, north - dy


class ViewHistory(QObject):
    """Takes note of a view once the map has come to rest.

    Signals
    -------
    changed()
        There may be a view to go back or forth to.
    """

    changed = Signal()

    def __init__(self, canvas: MapCanvas, parent: QObject) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._places: list[Place] = []
        self._at = -1
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.note)
        canvas.view_changed.connect(self._rest.start)
        canvas.areas_shown.connect(self.forget)

    @property
    def can_go_back(self) -> bool:
        """Whether there is an earlier view."""
        return self._at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is a later view."""
        return self._at < len(self._places) - 1

    @Slot()
    def forget(self) -> None:
        """Other areas are on the map: a history of its own begins."""
        self._places, self._at = [], -1
        self._rest.start()
        self.changed.emit()

    @Slot()
    def note(self) -> None:
        """The view as it is now comes behind the one that was last noted or gone to."""
        self._rest.stop()
        if self._canvas.scene.polygons is None:
            return
        place = place_of(self._canvas.map_view(), self._canvas.device_scale())
        if self._at >= 0 and _same(place, self._places[self._at]):
            return
        self._places = [*self._places[: self._at + 1], place][-_MOST_LOOKED_AT:]
        self._at = len(self._places) - 1
        self.changed.emit()

    @Slot()
    def go_back(self) -> None:
        """Shows the view before."""
        self._add_if_moved()
        if self.can_go_back:
            self._go(self._at - 1)

    @Slot()
    def go_on(self) -> None:
        """Shows the view after."""
        self._add_if_moved()
        if self.can_go_on:
            self._go(self._at + 1)

    def _add_if_moved(self) -> None:
        if self._rest.isActive():
            self.note()

    def _go(self, at: int) -> None:
        self._at = at
        view, scale = self._canvas.map_view(), self._canvas.device_scale()
        self._canvas.set_view(view_at(self._places[at], view, scale))
        self._rest.stop()
        self.changed.emit()


def place_of(view: View, scale: float) -> Place:
    """Where a view is, whatever the size of the window."""
    x, y = view.world(view.width / 2.0, view.height / 2.0)
    return x, y, view.metres_per_pixel * scale


def view_at(place: Place, like: View, scale: float) -> View:
    """A view of the size of another one at a place."""
    x, y, metres = place
    size = metres / scale
    return View(
        x - size * like.width / 2.0, y + size * like.height / 2.0, size, like.width, like.height
    )


def _same(a: Place, b: Place) -> bool:
    """Whether two views differ by less than a pixel or two."""
    return math.isclose(a[2], b[2], rel_tol=1e-3) and math.hypot(a[0] - b[0], a[1] - b[1]) < (
        2.0 * a[2]
    )
