"""The list of cards: mouse, keys and context menu become wishes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QListView,
    QMenu,
    QStyleOptionViewItem,
    QWidget,
)

from app.frame.layout import LOW_WINDOW
from app.frame.session import RunEntry
from app.kit.theme import Theme
from app.workspaces.aggregate.run_card import COMPARE, OVERLAY, REMOVE, STAR, CardPainter, button_at
from app.workspaces.aggregate.run_list import COMPARED, CURRENT, ENTRY, OVERLAID, RunRows

SHOW, RENAME, SETTINGS, RELEASE = "show", "rename", "settings", "release"
COMMAND, PYTHON = "command", "python"

_KEYS = {
    Qt.Key.Key_Return: SHOW,
    Qt.Key.Key_Enter: SHOW,
    Qt.Key.Key_Space: OVERLAY,
    Qt.Key.Key_C: COMPARE,
    Qt.Key.Key_F2: RENAME,
    Qt.Key.Key_Asterisk: STAR,
    Qt.Key.Key_Delete: REMOVE,
}
_OWN_KEYS = {*_KEYS, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
CARDS_IN_SIGHT = 3
"""The list is at least so high."""


class RunView(QListView):
    """Cards of runs.

    Signals
    -------
    wished(str, RunEntry)
        `SHOW`, `COMPARE`, `OVERLAY`, `STAR`, `REMOVE`, `SETTINGS`, `RELEASE`, `COMMAND` or `PYTHON`
        for a run.
    edited()
        The editing of a name has ended.
    """

    wished = Signal(str, object)
    edited = Signal()

    def __init__(self, rows: RunRows, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setModel(rows)
        self.setItemDelegate(CardPainter(theme, self))
        self.setProperty("role", "cards")
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(24)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setAccessibleName(self.tr("Runs"))
        theme.changed.connect(self.viewport().update)

    @property
    def editing(self) -> bool:
        """Whether a name is being typed."""
        return self.state() == QAbstractItemView.State.EditingState

    def minimumSizeHint(self) -> QSize:
        """Some cards, whether they are there or not; one in a low window."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        card = self.itemDelegate().sizeHint(option, QModelIndex()).height()
        return QSize(160, card * (CARDS_IN_SIGHT if self.window().height() >= LOW_WINDOW else 1))

    def entry_at(self, index: QModelIndex) -> RunEntry | None:
        """The run of an index."""
        entry = index.data(ENTRY) if index.isValid() else None
        return entry if isinstance(entry, RunEntry) else None

    def wish(self, what: str, index: QModelIndex) -> None:
        """Asks for something, or begins to edit the name."""
        entry = self.entry_at(index)
        if entry is None:
            return
        if what == RENAME:
            self.edit(index)
        else:
            self.wished.emit(what, entry)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click shows the run; on a button it does what that says; with Ctrl it is drawn too."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        button = button_at(self.visualRect(index), point) if index.isValid() else ""
        super().mousePressEvent(event)
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid():
            return
        self.setCurrentIndex(index)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.wish(OVERLAY, index)
        else:
            self.wish(button or SHOW, index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On the card it edits the name; on a button it is a second click."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        if index.isValid() and button_at(self.visualRect(index), point):
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keys of the list come before those of the window's actions."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~(
                Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
            )
            if plain and event.key() in _OWN_KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows, C compares, F2 renames, * stars, space draws too, Delete removes."""
        what = _KEYS.get(Qt.Key(event.key()))
        if self.editing:  # Enter takes the name, and says nothing more
            event.accept()
        elif what is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.wish(what, self.currentIndex())
        elif event.key() in _OWN_KEYS or event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()  # letters are keys of the map, not the beginnings of names

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:  # noqa: N802
        """Tells that a name is no longer edited."""
        super().closeEditor(editor, hint)
        self.setFocus()
        self.edited.emit()

    # Menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with a run."""
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard or not index.isValid():
            index = self.currentIndex()
        if not index.isValid():
            return
        self.setCurrentIndex(index)
        point = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            point = self.viewport().mapToGlobal(self.visualRect(index).center())
        self.menu_of(index).popup(point)

    def menu_of(self, index: QModelIndex) -> QMenu:
        """The menu of a run."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        starred = bool(index.data(ENTRY).starred)
        star = self.tr("Take the star away") if starred else self.tr("Mark with a star")
        self._add(menu, index, SHOW, self.tr("&Show"), "Return", self._shown_tip(index))
        compare = self._add(menu, index, COMPARE, self.tr("&Compare the shown run with it"), "C")
        overlay = self._add(menu, index, OVERLAY, self.tr("&Draw together in the plots"), "Space")
        menu.addSeparator()
        self._add(menu, index, RENAME, self.tr("&Rename"), "F2")
        self._add(menu, index, STAR, star, "*")
        self._add(menu, index, SETTINGS, self.tr("&Use these settings again"), "")
        tip = self.tr("Hand this run over: a checklist to a verified pack")
        self._add(menu, index, RELEASE, self.tr("&Release …"), "", tip)
        tip = self.tr("A line for a terminal that makes this run without the window")
        self._add(menu, index, COMMAND, self.tr("Copy as c&ommand"), "", tip)
        tip = self.tr("Lines for a script or notebook that make this run")
        self._add(menu, index, PYTHON, self.tr("Copy as &Python"), "", tip)
        menu.addSeparator()
        self._add(menu, index, REMOVE, self.tr("Re&move from the list"), "Del")
        current = bool(index.data(CURRENT))
        for action, role in ((compare, COMPARED), (overlay, OVERLAID)):
            action.setCheckable(True)
            action.setChecked(bool(index.data(role)))
            action.setEnabled(not current)
        menu.actions()[0].setEnabled(not current)
        return menu

    def _shown_tip(self, index: QModelIndex) -> str:
        if index.data(CURRENT):
            return self.tr("This run is on the map")
        return self.tr("Put this run on the map and into the panels")

    def _add(
        self, menu: QMenu, index: QModelIndex, what: str, words: str, key: str, tip: str = ""
    ) -> QAction:
        action = menu.addAction(words)
        action.setObjectName(what)
        action.setToolTip(tip or words.replace("&", ""))
        if key:
            action.setText(f"{words}\t{key}")
        entry = self.entry_at(index)
        action.triggered.connect(lambda: self._wish_for(what, entry))
        return action

    def _wish_for(self, what: str, entry: RunEntry | None) -> None:
        """The rows may be others by now."""
        rows = self.model()
        if entry is not None and isinstance(rows, RunRows):
            self.wish(what, rows.index(rows.row_of(entry.number)))
