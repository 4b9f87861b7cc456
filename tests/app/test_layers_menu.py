"""The list of layers, and what makes room for regions."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt

from app.layers_menu import LayersMenu


def test_faults_and_levels_make_room_for_regions_unless_chosen(qtbot, theme):
    menu = LayersMenu(theme)
    qtbot.addWidget(menu)
    said = []
    menu.visible_changed.connect(lambda layer, on: said.append((layer, on)))
    menu.make_room(True)
    assert said == [("faults", False), ("levels", False)]
    menu.make_room(False)
    assert menu.box("faults").isChecked()
    menu.show()
    qtbot.mouseClick(menu.box("levels"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(menu.box("levels"), Qt.MouseButton.LeftButton)
    assert menu.box("levels").isChecked()
    menu.make_room(True)
    assert menu.box("levels").isChecked()
    assert not menu.box("faults").isChecked()


def test_levels_go_when_regions_come_onto_the_map(qtbot, sample_program, settled):
    panel = sample_program.window.map_panel
    canvas = panel.canvas
    assert canvas.scene.opacity_of("levels") > 0
    n = len(canvas.scene.polygons)
    changes = []
    canvas.regions_shown.connect(changes.append)
    canvas.set_regions(np.zeros(n, np.int32))
    qtbot.waitUntil(lambda: changes == [True])
    assert canvas.scene.opacity_of("levels") == 0
    # Taken away and put back at once, as when the colours change: nothing is told.
    canvas.set_regions(None)
    canvas.set_regions(np.zeros(n, np.int32))
    qtbot.wait(30)
    assert changes == [True]
    canvas.set_regions(None)
    qtbot.waitUntil(lambda: changes == [True, False])
    assert canvas.scene.opacity_of("levels") > 0
