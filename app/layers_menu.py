"""The list of the map's layers: each can be hidden or made transparent."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QMenu,
    QSlider,
    QWidget,
    QWidgetAction,
)

from app.theme import Theme

HIDDEN_AT_FIRST = frozenset({"cells"})
GONE_UNDER_REGIONS = ("faults", "levels")
"""Layers that would lie over regions: hidden when those come, unless the user chose otherwise."""

PERCENT_AT_FIRST = {"levels": 50, "area outlines": 80}


class LayersMenu(QMenu):
    """A check box and a slider for each layer.

    Signals
    -------
    visible_changed(str, bool), opacity_changed(str, float)
        Opacity from 0 to 1.
    """

    visible_changed = Signal(str, bool)
    opacity_changed = Signal(str, float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: dict[str, tuple[QCheckBox, QSlider]] = {}
        self._chosen: set[str] = set()
        inside = QWidget(self)
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(12, 8, 12, 10)
        self._grid.setHorizontalSpacing(18)
        heading = QLabel(self.tr("Opacity"), inside)
        heading.setProperty("role", "muted")
        title = QLabel(self.tr("Layers"), inside)
        title.setProperty("role", "heading")
        self._grid.addWidget(title, 0, 0)
        self._grid.addWidget(heading, 0, 1)
        for layer, words in self._titles().items():
            self._add(inside, layer, words)
        action = QWidgetAction(self)
        action.setDefaultWidget(inside)
        self.addAction(action)

    def _titles(self) -> dict[str, str]:
        """From the uppermost layer down."""
        return {
            "faults": self.tr("Faults in the geometry"),
            "sites": self.tr("Sites"),
            "trails": self.tr("Where sites came from"),
            "links": self.tr("Links to islands"),
            "cells": self.tr("Voronoi cells of the sites"),
            "levels": self.tr("FSAs and other levels"),
            "area outlines": self.tr("Outlines of areas"),
            "regions": self.tr("Regions"),
            "areas": self.tr("Areas"),
        }

    def _add(self, inside: QWidget, layer: str, words: str) -> None:
        box = QCheckBox(words, inside)
        box.setChecked(layer not in HIDDEN_AT_FIRST)
        slider = QSlider(Qt.Orientation.Horizontal, inside)
        slider.setRange(10, 100)
        slider.setValue(PERCENT_AT_FIRST.get(layer, 100))
        slider.setFixedWidth(90)
        slider.setAccessibleName(self.tr("Opacity of {0}").format(words))
        slider.setToolTip(self.tr("Opacity in %"))
        box.toggled.connect(lambda on: self.visible_changed.emit(layer, on))
        box.toggled.connect(slider.setEnabled)
        box.clicked.connect(lambda: self._chosen.add(layer))
        slider.setEnabled(box.isChecked())
        slider.valueChanged.connect(lambda v: self.opacity_changed.emit(layer, v / 100.0))
        row = self._grid.rowCount()
        self._grid.addWidget(box, row, 0)
        self._grid.addWidget(slider, row, 1)
        self._rows[layer] = (box, slider)

    def box(self, layer: str) -> QCheckBox:
        """The check box of a layer."""
        return self._rows[layer][0]

    def slider(self, layer: str) -> QSlider:
        """The opacity of a layer."""
        return self._rows[layer][1]

    @Slot(bool)
    def make_room(self, for_regions: bool) -> None:
        """Hides what would lie over regions, or shows it again."""
        for layer in GONE_UNDER_REGIONS:
            if layer not in self._chosen:
                self.box(layer).setChecked(not for_regions)

    def announce(self) -> None:
        """Says the state of every layer, so that a new map can follow."""
        for layer, (box, slider) in self._rows.items():
            self.visible_changed.emit(layer, box.isChecked())
            self.opacity_changed.emit(layer, slider.value() / 100.0)
