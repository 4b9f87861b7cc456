"""The list of layers as a widget: eye, swatch and title of each, in an order; its menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QMenu, QWidget

from app.map.layers.about import tr
from app.map.layers.swatch import SWATCH, swatch_of
from core.map.layer_list import is_own
from core.map.layers import MapLayer

_KEY = Qt.ItemDataRole.UserRole
ZOOM, STYLE, RENAME, SAVE, REPLACE, REMOVE = range(6)


class LayerList(QListWidget):
    """Layers, the uppermost first.

    Signals
    -------
    layer_chosen(str)
        Another layer is the current one.
    visible_changed(str, bool)
        The box of a layer was ticked or unticked.
    order_changed(list[str])
        Layers were dragged; their keys in the new order.
    step_requested(str, int)
        A layer shall go up (-1) or down (+1).
    removal_requested(str), rename_requested(str, str)
        Delete was pressed on a layer; another title was typed.
    """

    layer_chosen = Signal(str)
    visible_changed = Signal(str, bool)
    order_changed = Signal(object)
    step_requested = Signal(str, int)
    removal_requested = Signal(str)
    rename_requested = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Layers of the map, the uppermost first"))
        self.setIconSize(SWATCH)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setUniformItemSizes(True)
        self.setSpacing(1)
        self.currentItemChanged.connect(lambda: self.layer_chosen.emit(self.current_key))
        self.itemChanged.connect(self._on_item)
        self._titles: dict[str, str] = {}
        self._seen: dict[str, bool] = {}
        # A dropped item is put in its new place before it leaves the old one.
        self._dropped = QTimer(self, singleShot=True, interval=0)
        self._dropped.timeout.connect(lambda: self.order_changed.emit(self.keys))
        self.model().rowsMoved.connect(self._dropped.start)
        self.model().rowsInserted.connect(self._on_drop)
        self._filling = False

    def show_layers(self, layers: tuple[MapLayer, ...], hidden: frozenset[str], dark: bool) -> None:
        """Shows layers; those of ``hidden`` make room for the regions."""
        current = self.current_key
        self._filling = True
        blocked = QSignalBlocker(self)
        while self.count() > len(layers):
            self.takeItem(self.count() - 1)
        while self.count() < len(layers):
            self.addItem(QListWidgetItem())
        ratio = self.devicePixelRatioF()
        for row, layer in enumerate(layers):
            item = self.item(row)
            seen = layer.visible and layer.key not in hidden
            self._titles[layer.key], self._seen[layer.key] = layer.title, seen
            item.setData(_KEY, layer.key)
            item.setText(layer.title)
            item.setIcon(swatch_of(layer, dark, ratio))
            item.setCheckState(Qt.CheckState.Checked if seen else Qt.CheckState.Unchecked)
            flags = (
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsUserCheckable
                | Qt.ItemFlag.ItemIsDragEnabled
            )
            item.setFlags(flags | Qt.ItemFlag.ItemIsEditable if is_own(layer.key) else flags)
            item.setToolTip(self._tip(layer, layer.key in hidden))
        self.choose(current)
        del blocked
        self._filling = False

    def _tip(self, layer: MapLayer, hidden: bool) -> str:
        if hidden and layer.visible:
            return self.tr("{0}: out of sight while regions are shown; tick it to see it").format(
                layer.title
            )
        return self.tr(
            "{0}, {1} % opaque. Drag it, or press Alt+Up or Alt+Down, to change the order."
        ).format(layer.title, round(100 * layer.opacity))

    @property
    def keys(self) -> list[str]:
        """The keys of the layers in the order they stand in."""
        return [str(self.item(row).data(_KEY)) for row in range(self.count())]

    @property
    def current_key(self) -> str:
        """The key of the current layer, "" without."""
        item = self.currentItem()
        return "" if item is None else str(item.data(_KEY))

    def choose(self, key: str) -> None:
        """Makes a layer the current one, if it is in the list."""
        for row in range(self.count()):
            if self.item(row).data(_KEY) == key:
                self.setCurrentRow(row)
                return

    def item_of(self, key: str) -> QListWidgetItem:
        """The item of a layer."""
        return self.item(self.keys.index(key))

    @Slot(QListWidgetItem)
    def _on_item(self, item: QListWidgetItem) -> None:
        key = str(item.data(_KEY))
        seen = item.checkState() == Qt.CheckState.Checked
        title = item.text().strip()
        if seen != self._seen.get(key, seen):
            self._seen[key] = seen
            self.visible_changed.emit(key, seen)
        elif title and title != self._titles.get(key, title):
            self._titles[key] = title
            self.rename_requested.emit(key, title)
        elif not title:
            with QSignalBlocker(self):
                item.setText(self._titles.get(key, key))

    @Slot()
    def _on_drop(self) -> None:
        if not self._filling:
            self._dropped.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt+Up and Alt+Down move the layer, Delete takes it away."""
        key, alt = self.current_key, bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key and alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step_requested.emit(key, -1 if event.key() == Qt.Key.Key_Up else 1)
        elif key and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removal_requested.emit(key)
        else:
            super().keyPressEvent(event)


def layer_menu(layer: MapLayer, acts: Mapping[int, Callable[[], object]], parent: QWidget) -> QMenu:
    """The menu of a layer; what cannot be done with it is grey."""
    menu, own = QMenu(parent), is_own(layer.key)
    menu.setToolTipsVisible(True)
    goes = layer.removable
    for name, possible, words, tip in (
        (ZOOM, True, tr("&Zoom to the layer"), tr("Show all of the layer")),
        (STYLE, True, tr("&Style"), tr("Colours, classes, lines and labels")),
        (RENAME, own, tr("Re&name\tF2"), tr("Call the layer something else")),
        (SAVE, own, tr("Save &as …"), tr("Write the shapes of the layer into a file")),
        (
            REPLACE,
            goes,
            tr("Replace &file …"),
            tr("Take the shapes from another file; the look stays"),
        ),
        (REMOVE, goes, tr("&Remove\tDel"), tr("Take the layer away; undo brings it back")),
    ):
        if name == SAVE:
            menu.addSeparator()
        action = QAction(words, menu)
        action.setToolTip(tip)
        action.setEnabled(possible)
        action.triggered.connect(acts[name])
        menu.addAction(action)
    return menu
