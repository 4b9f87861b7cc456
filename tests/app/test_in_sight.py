"""What lies behind another tab of a dock is not in sight, though Qt calls it visible."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow

from app.kit.widgets import in_sight


def test_what_is_behind_another_tab_is_not_in_sight(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(400, 300)
    docks = []
    for name in ("one", "two"):
        dock = QDockWidget(name, window)
        dock.setWidget(QLabel(name, dock))
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        docks.append(dock)
    window.tabifyDockWidget(*docks)
    one, two = (of.widget() for of in docks)
    assert not in_sight(one)
    window.show()
    qtbot.waitExposed(window)
    for dock in docks:
        dock.raise_()
        qtbot.waitUntil(lambda of=dock: in_sight(of.widget()))
        assert [in_sight(one), in_sight(two)] == [dock is docks[0], dock is docks[1]]
