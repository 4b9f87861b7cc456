"""Tabs of docks after workspaces were switched: those in sight belong to them, and work."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from app.frame.layout import AREA
from app.frame.main_window import MainWindow
from app.frame.tab_bars import put_away, tab_bars
from app.kit.settings import Settings


@pytest.fixture
def window(qtbot, theme):
    made = MainWindow(theme, Settings(theme="light"))
    qtbot.addWidget(made)
    for workspace in ("aggregate", "cells"):
        for side, area in (("left", AREA.LeftDockWidgetArea), ("right", AREA.RightDockWidgetArea)):
            front = made.add_dock(workspace, f"{side} front", f"{side} A", QWidget(), area)
            made.add_dock(workspace, f"{side} back", f"{side} B", QWidget(), area, behind=front)
    made.resize(1200, 700)
    made.show()
    yield made
    made.close()


def bars_in_sight(window):
    return [
        bar
        for bar in tab_bars(window)
        if bar.count() and bar.isVisible() and window.rect().intersects(bar.geometry())
    ]


@pytest.mark.parametrize(
    "way", [("aggregate", "cells", "aggregate"), ("cells", "aggregate", "cells", "aggregate")]
)
def test_only_tabs_of_the_shown_docks_are_in_sight_and_they_work(window, way):
    for workspace in way:
        window.show_workspace(workspace)
        QApplication.processEvents()
    bars = bars_in_sight(window)
    assert sorted(bar.tabText(0) for bar in bars) == ["left A", "right A"]
    shown = {dock.windowTitle(): dock for dock in window.docks(way[-1])}
    for bar in bars:
        for i in (1, 0):
            QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(i).center())
            QApplication.processEvents()
            assert not shown[bar.tabText(i)].visibleRegion().isEmpty()
            assert shown[bar.tabText(1 - i)].visibleRegion().isEmpty()


def test_three_docks_below_have_one_bar_with_the_first_in_front(window):
    below = AREA.BottomDockWidgetArea
    for name in ("one", "two", "three"):
        window.add_dock("release", name, name, QWidget(), below)
    for workspace in ("release", "cells", "release"):
        window.show_workspace(workspace)
        QApplication.processEvents()
        if workspace == "release":
            (bar,) = bars_in_sight(window)
            assert [bar.tabText(i) for i in range(bar.count())] == ["one", "two", "three"]
            assert bar.tabText(bar.currentIndex()) == "one"


def test_of_bars_with_the_same_tabs_only_the_one_at_the_dock_is_in_sight(window):
    window.show_workspace("cells")
    QApplication.processEvents()
    (bar,) = (bar for bar in bars_in_sight(window) if bar.tabText(0) == "left A")
    left_behind = QTabBar(window)
    for i in range(bar.count()):
        left_behind.addTab(bar.tabText(i))
        left_behind.setTabData(i, bar.tabData(i))
    left_behind.setGeometry(bar.geometry().adjusted(16, 0, 0, 0))
    left_behind.show()
    put_away(window, [], window.docks("cells"))
    assert bar in bars_in_sight(window)
    assert left_behind not in bars_in_sight(window)
