"""Tab bars of docks that Qt leaves behind when a layout is restored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar
from shiboken6 import getCppPointer

_AWAY = QPoint(-10_000, -10_000)


def tab_bars(window: QMainWindow) -> list[QTabBar]:
    """All tab bars of docks, those that are no longer in use too."""
    return window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)


def put_away(window: QMainWindow, old: Iterable[QTabBar], shown: Sequence[QDockWidget]) -> None:
    """Moves tab bars out of sight that have nothing to do with the docks that are shown.

    A restored layout has bars of its own; the old ones stay where they were, over the docks. They
    are moved and not hidden, as Qt does with those that it keeps for later.

    Parameters
    ----------
    window
        The window.
    old
        Bars from before a layout was restored.
    shown
        The docks of the workspace that is shown.
    """
    # Qt keeps the address of a dock as the data of its tab.
    addresses = {getCppPointer(dock)[0] for dock in shown}
    left = set(old)
    docks = {bar: frozenset(bar.tabData(i) for i in range(bar.count())) for bar in tab_bars(window)}
    in_use = {
        of: _in_use([bar for bar in docks if docks[bar] == of], shown) for of in docks.values()
    }
    for bar, of in docks.items():
        # A dock has one bar: one with fewer tabs is from before more docks joined.
        outgrown = any(of < other for other in docks.values())
        if bar in left or outgrown or bar is not in_use[of] or not of & addresses:
            bar.move(_AWAY)


def _in_use(bars: Sequence[QTabBar], shown: Sequence[QDockWidget]) -> QTabBar:
    """Of bars with the same tabs, the one that lies at its dock; the latest where none does yet."""
    places = {(dock.x(), dock.width()) for dock in shown if dock.isVisible()}
    at_dock = [bar for bar in bars if (bar.x(), bar.width()) in places]
    return (at_dock or bars)[-1]
