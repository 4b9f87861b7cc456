"""What can be done with a layer of the list, as a menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.map.layers.words import tr
from core.map.layer_list import is_own
from core.map.layers import MapLayer

ZOOM, STYLE, RENAME, SAVE, REPLACE, REMOVE = (
    "zoom",
    "style",
    "rename",
    "save",
    "replace",
    "remove",
)


def layer_menu(layer: MapLayer, acts: Mapping[str, Callable[[], object]], parent: QWidget) -> QMenu:
    """The menu of a layer; what cannot be done with it is grey."""
    menu, own = QMenu(parent), is_own(layer.key)
    menu.setToolTipsVisible(True)
    possible = {
        ZOOM: True,
        STYLE: True,
        RENAME: own,
        SAVE: own,
        REPLACE: layer.removable,
        REMOVE: layer.removable,
    }
    for name, (words, tip) in _words().items():
        if name == SAVE:
            menu.addSeparator()
        action = QAction(words, menu)
        action.setToolTip(tip)
        action.setEnabled(possible[name])
        action.triggered.connect(acts[name])
        menu.addAction(action)
    return menu


def _words() -> dict[str, tuple[str, str]]:
    return {
        ZOOM: (tr("&Zoom to the layer"), tr("Show all of the layer")),
        STYLE: (tr("&Style"), tr("Colours, classes, lines and labels")),
        RENAME: (tr("Re&name\tF2"), tr("Call the layer something else")),
        SAVE: (tr("Save &as …"), tr("Write the shapes of the layer into a file")),
        REPLACE: (
            tr("Replace &file …"),
            tr("Take the shapes from another file; the look stays"),
        ),
        REMOVE: (tr("&Remove\tDel"), tr("Take the layer away; undo brings it back")),
    }
