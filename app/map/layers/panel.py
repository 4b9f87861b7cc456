"""The panel of layers: the list on top, below it the look of the chosen one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QSlider,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import icon_button, menu_button, push_button
from app.map.layers.about import LayerAbout
from app.map.layers.list_view import (
    REMOVE,
    RENAME,
    REPLACE,
    SAVE,
    STYLE,
    ZOOM,
    LayerList,
    layer_menu,
)
from app.map.layers.style_editor import StyleEditor
from core.map.layer_list import Layers, layer_of
from core.map.layers import MapLayer


class LayersPanel(QWidget):
    """Layers and their looks. What is asked for names a layer by its key; see `LayerList` too.

    Signals
    -------
    layer_chosen(str)
        Another layer is the current one.
    opacity_requested(str, float)
        Opacity from 0 to 1.
    removal_requested(str), zoom_requested(str)
    replacement_requested(str), save_requested(str)
        By another file; as a file.
    add_requested(), load_requested(), keep_requested()
        A layer from a file; styles from a file, into a file.
    """

    layer_chosen = Signal(str)
    opacity_requested = Signal(str, float)
    removal_requested = Signal(str)
    replacement_requested = Signal(str)
    save_requested = Signal(str)
    zoom_requested = Signal(str)
    add_requested = Signal()
    load_requested = Signal()
    keep_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._layers: Layers = ()
        self._hidden: frozenset[str] = frozenset()
        self.list = LayerList(self)
        self.editor = StyleEditor(self)
        self._build(theme)
        self._connect()
        theme.changed.connect(self._show_list)

    def _build(self, theme: Theme) -> None:
        top = QWidget(self)
        column = QVBoxLayout(top)
        column.setContentsMargins(6, 6, 6, 0)
        column.setSpacing(4)
        column.addWidget(self.list, 1)
        column.addLayout(self._opacity_row())
        column.addLayout(self._buttons(theme))
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.editor.setProperty("panel", True)
        scroll.setWidget(self.editor)
        self.style_area = scroll
        self.parts = QSplitter(Qt.Orientation.Vertical, self)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(top)
        self.parts.addWidget(scroll)
        self.parts.setSizes([280, 300])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.parts)

    def _opacity_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = QLabel(self.tr("&Opacity"), self)
        label.setProperty("role", "muted")
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, 100)
        self.slider.setPageStep(10)
        self.slider.setToolTip(self.tr("How opaque the chosen layer is, in %"))
        self.slider.setAccessibleName(self.tr("Opacity of the chosen layer, %"))
        self.slider.valueChanged.connect(self._on_slider)
        label.setBuddy(self.slider)
        self.percent = QLabel(self)
        self.percent.setMinimumWidth(44)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(label)
        row.addWidget(self.slider, 1)
        row.addWidget(self.percent)
        return row

    def _buttons(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        add = push_button(
            self.tr("Add layer …"),
            self.tr("Show outlines, lines or points of a file with the areas"),
            self,
            self.add_requested.emit,
        )
        row.addWidget(add)
        row.addStretch(1)
        menu = QMenu(self)
        menu.addAction(self.tr("&Load styles …"), self.load_requested.emit)
        menu.addAction(self.tr("&Save styles …"), self.keep_requested.emit)
        self.more = menu_button(menu, self, self.tr("Styles"))
        self.more.setText(self.tr("Styles"))
        self.more.setToolTip(self.tr("Save the looks of all layers, or take them from a file"))
        self.remove = icon_button(
            theme, "trash", self.tr("Remove the chosen layer (Delete)"), self, self._remove_chosen
        )
        row.addWidget(self.more)
        row.addWidget(self.remove)
        return row

    def _connect(self) -> None:
        self.list.layer_chosen.connect(self._choose)
        self.list.removal_requested.connect(self._remove)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)

    def showEvent(self, event: QShowEvent) -> None:
        """What was not looked at while the panel stood behind another is looked at now."""
        super().showEvent(event)
        self.layer_chosen.emit(self.list.current_key)

    @property
    def chosen(self) -> MapLayer | None:
        """The current layer."""
        return layer_of(self._layers, self.list.current_key)

    def show_layers(self, layers: Layers, hidden: frozenset[str]) -> None:
        """Shows the layers; those of ``hidden`` make room for the regions."""
        self._layers, self._hidden = layers, hidden
        self._show_list()

    @Slot()
    def _show_list(self) -> None:
        self.list.show_layers(self._layers, self._hidden, self._theme.dark)
        self._show_chosen()

    def show_about(self, key: str, about: LayerAbout) -> None:
        """Shows the look of the current layer and what can be chosen for it."""
        layer = self.chosen
        if layer is not None and layer.key == key:
            self.editor.show_layer(layer, about, dark=self._theme.dark)

    def choose(self, key: str) -> None:
        """Makes a layer the current one."""
        self.list.choose(key)

    def _show_chosen(self) -> None:
        layer = self.chosen
        with QSignalBlocker(self.slider):
            self.slider.setEnabled(layer is not None)
            self.slider.setValue(100 if layer is None else round(100 * layer.opacity))
        self.percent.setText("" if layer is None else numbers.count(self.slider.value(), "%"))
        self.remove.setEnabled(layer is not None and layer.removable)

    @Slot(str)
    def _choose(self, key: str) -> None:
        self._show_chosen()
        self.layer_chosen.emit(key)

    @Slot(int)
    def _on_slider(self, percent: int) -> None:
        self.percent.setText(numbers.count(percent, "%"))
        if self.chosen is not None:
            self.opacity_requested.emit(self.chosen.key, percent / 100)

    @Slot()
    def _remove_chosen(self) -> None:
        self._remove(self.list.current_key)

    @Slot(str)
    def _remove(self, key: str) -> None:
        layer = layer_of(self._layers, key)
        if layer is not None and layer.removable:
            self.removal_requested.emit(key)

    @Slot(QPoint)
    def _open_menu(self, at: QPoint) -> None:
        layer = self.chosen
        if layer is not None:
            menu = self.menu_for(layer)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.list.viewport().mapToGlobal(at))

    def menu_for(self, layer: MapLayer) -> QMenu:
        """What can be done with a layer."""
        key = layer.key
        acts = {
            ZOOM: lambda: self.zoom_requested.emit(key),
            STYLE: lambda: self.editor.field.setFocus(Qt.FocusReason.PopupFocusReason),
            RENAME: lambda: self.list.editItem(self.list.item_of(key)),
            SAVE: lambda: self.save_requested.emit(key),
            REPLACE: lambda: self.replacement_requested.emit(key),
            REMOVE: lambda: self.removal_requested.emit(key),
        }
        return layer_menu(layer, acts, self)
