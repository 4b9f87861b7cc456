"""The frame: menus, the map in the middle, docks around it, the status line. No logic.

Each workspace has docks of its own; their places are remembered for each workspace.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QSizePolicy,
    QTabWidget,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from app.frame.actions import Row, make_action, make_actions
from app.frame.layout import AREA, NARROWEST_DOCK, Place, fit_screen, share_space
from app.frame.map_panel import MapPanel, PositionLabel
from app.frame.tab_bars import put_away, tab_bars
from app.frame.top_bar import TopBar
from app.kit.progress import JobStatus
from app.kit.settings import LAYOUT_VERSION, Settings
from app.kit.theme import Theme

_SETTLED_MS = 80


class MainWindow(QMainWindow):
    """The window.

    Signals
    -------
    files_dropped(list of Path)
        Files were dropped onto it.
    workspace_changed(str)
        Another workspace is shown.
    closing()
        It is about to close: threads must end.
    cancel_requested()
        Esc was pressed where nothing else wanted it.
    language_chosen(str)
        "system", "en" or "fr".
    """

    files_dropped = Signal(object)
    workspace_changed = Signal(str)
    closing = Signal()
    cancel_requested = Signal()
    language_chosen = Signal(str)

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.settings = theme, settings
        self.setWindowTitle("VBAS")
        self.setWindowIcon(theme.icon("vbas", "accent"))
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.setCorner(Qt.Corner.BottomLeftCorner, AREA.LeftDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, AREA.RightDockWidgetArea)
        self.setTabPosition(AREA.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.actions_ = make_actions(self, theme)
        self.addActions(list(self.actions_.all()))
        self.top_bar = TopBar(self.actions_, self)
        self.setMenuWidget(self.top_bar)
        self.map_panel = MapPanel(self.actions_, theme, self)
        self.setCentralWidget(self.map_panel)
        self.workspace = ""
        self.may_close: Callable[[], bool] = lambda: True
        self._docks: dict[str, list[Place]] = {}
        self._behind: dict[QDockWidget, QDockWidget] = {}
        self._unmade: dict[str, Callable[[], object]] = {}
        # The theme knows the owner of an icon as long as Python does.
        self._status_actions: list[QAction] = []
        # Docks come and go in numbers: their titles are seen to once, afterwards.
        self._titles_due = QTimer(self, singleShot=True, interval=0)
        self._titles_due.timeout.connect(self._show_titles)
        self._build_status()
        # Docks have their last sizes once their titles are seen to, and the screen gave room.
        self._share_due = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._share_due.timeout.connect(self._share_now)
        self.top_bar.workspace_chosen.connect(self.show_workspace)
        self.actions_.reset_layout.triggered.connect(self.reset_layout)
        self.top_bar.language_chosen.connect(self.language_chosen)
        atexit.register(self.end)

    def _build_status(self) -> None:
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        self.sentence = QLabel(bar)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sentence.setAccessibleName(self.tr("The shown run in one sentence"))
        self.position = PositionLabel(bar)
        self.job_status = JobStatus(self.theme, bar)
        bar.addWidget(self.sentence, 1)
        bar.addPermanentWidget(self.position)
        bar.addPermanentWidget(self.job_status)
        canvas = self.map_panel.canvas
        canvas.cursor_moved.connect(self.position.show_position)
        canvas.cursor_left.connect(self.position.clear)

    def add_action(
        self, menu: str, name: str, row: Row, *, before: QAction | None = None
    ) -> QAction:
        """Makes an action of a part of the program and puts it into a menu.

        Parameters
        ----------
        menu
            "file", "edit", "view", "run", "help"; "" for none.
        name
            Its object name.
        row
            Words, tooltip, key ("" = none), icon ("" = none).
        before
            The action of the menu that it comes before; None = at the end.
        """
        action = make_action(self, self.theme, name, row)
        self.addAction(action)
        if menu:
            self.top_bar.add_action(menu, action, before)
        return action

    def add_status_button(self, action: QAction) -> None:
        """Puts an action, such as that of a dock, at the end of the status line."""
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setProperty("quiet", True)
        button.setIconSize(QSize(16, 16))
        button.setAccessibleName(action.text().replace("&", ""))
        self.statusBar().addPermanentWidget(button)
        self._status_actions.append(action)

    def show_language(self, language: str) -> None:
        """Marks the language in use: "system", "en" or "fr"."""
        self.top_bar.show_language(language)

    def show_sentence(self, text: str) -> None:
        """Says in the status line how things stand."""
        self.sentence.setText(text)
        self.sentence.setToolTip(text)

    # Docks

    def add_dock(
        self,
        workspace: str,
        name: str,
        title: str,
        panel: QWidget,
        area: Qt.DockWidgetArea,
        *,
        shown: bool = True,
        behind: QDockWidget | None = None,
    ) -> QDockWidget:
        """Puts a panel into a dock of a workspace, hidden until that is shown.

        ``behind`` another dock it shares that one's place, each with a tab.
        """
        dock = QDockWidget(title, self)
        dock.setObjectName(f"{workspace}.{name}")
        dock.setWidget(panel)
        dock.setMinimumWidth(NARROWEST_DOCK)
        panel.setAccessibleName(panel.accessibleName() or title)
        self.addDockWidget(area, dock)
        dock.hide()
        self._docks.setdefault(workspace, []).append((dock, area, shown))
        if behind is not None:
            self._behind[dock] = behind
        for changed in (dock.visibilityChanged, dock.topLevelChanged, dock.dockLocationChanged):
            changed.connect(self._titles_due.start)
        dock.toggleViewAction().triggered.connect(lambda shown: dock.raise_() if shown else None)
        return dock

    def docks(self, workspace: str) -> tuple[QDockWidget, ...]:
        """The docks of a workspace."""
        return tuple(dock for dock, _, _ in self._docks.get(workspace, []))

    def when_first_shown(self, name: str, make: Callable[[], object]) -> None:
        """Has the panels of a workspace made when it is shown for the first time."""
        self._unmade[name] = make

    def is_made(self, name: str) -> bool:
        """Whether the panels of a workspace are there."""
        return name not in self._unmade

    def make_workspace(self, name: str) -> None:
        """Makes the panels of a workspace, unless they are there."""
        make = self._unmade.pop(name, None)
        if make is not None:
            make()

    @Slot(str)
    def show_workspace(self, name: str) -> None:
        """Shows the docks of a workspace as they were left."""
        if name == self.workspace:
            return
        self.make_workspace(name)
        self.keep_layout()
        self._share_due.stop()
        for docks in self._docks.values():
            for dock, _, _ in docks:
                dock.hide()
        self.workspace = name
        kept, old = self.settings.layouts.get(name), tab_bars(self)
        if kept is None or not self.restoreState(QByteArray(kept), LAYOUT_VERSION):
            old = []
            self._default_layout()
        self._hide_others()
        put_away(self, old, self.docks(name))
        self.top_bar.show_workspace(name)
        for action in self.top_bar.panels.actions():  # `clear` would make them unknown to Python
            self.top_bar.panels.removeAction(action)
        self.top_bar.panels.addActions([dock.toggleViewAction() for dock in self.docks(name)])
        self.workspace_changed.emit(name)

    @Slot()
    def reset_layout(self) -> None:
        """Puts the docks of this workspace back where they belong."""
        self.settings.layouts.pop(self.workspace, None)
        self._default_layout()

    def _default_layout(self) -> None:
        docks = self._docks.get(self.workspace, [])
        for dock, area, shown in docks:
            dock.setFloating(False)
            self.removeDockWidget(dock)
            self.addDockWidget(area, dock)
            dock.setVisible(shown)
        self._join_docks(docks)
        self._share_space()

    def _join_docks(self, docks: list[Place]) -> None:
        """What stands below the map shares its height, as do those that ask: with tabs."""
        below = [dock for dock, area, _ in docks if area == AREA.BottomDockWidgetArea]
        for dock in below[1:]:
            self.tabifyDockWidget(below[0], dock)
        fronts = [dock for dock in below[:1] if not dock.isHidden()]
        for dock, _, _ in docks:
            front = self._behind.get(dock)
            if front is not None:
                self.tabifyDockWidget(front, dock)
                fronts.append(front)
        for front in fronts:
            front.raise_()

    @Slot()
    def _show_titles(self) -> None:
        """A dock whose tab says its title does not say it again."""
        put_away(self, [], self.docks(self.workspace))
        for docks in self._docks.values():
            for dock, _, _ in docks:
                beside = [of for of in self.tabifiedDockWidgets(dock) if not of.isHidden()]
                tabbed = bool(beside) and not dock.isFloating()
                has_title = dock.titleBarWidget() is None
                if tabbed and has_title:
                    dock.setTitleBarWidget(QWidget(dock))
                elif not tabbed and not has_title:
                    bare = dock.titleBarWidget()
                    dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt's own again
                    bare.deleteLater()

    def _share_space(self) -> None:
        """Shares the room now, and when the docks have settled."""
        self._share_now()
        self._share_due.start()

    @Slot()
    def _share_now(self) -> None:
        """Of docks that share a place, only the front one takes part."""
        docks = self._docks.get(self.workspace, [])
        share_space(self, [place for place in docks if place[0] not in self._behind])

    def _hide_others(self) -> None:
        for workspace, docks in self._docks.items():
            if workspace != self.workspace:
                for dock, _, _ in docks:
                    dock.hide()

    def keep_layout(self) -> None:
        """Remembers where the docks of this workspace are."""
        if self.workspace:
            state = self.saveState(LAYOUT_VERSION)
            self.settings.layouts[self.workspace] = bytes(state.data())

    # Place and size

    def open_on_screen(self) -> None:
        """Shows the window where it was, or large enough on a screen seen for the first time."""
        kept = self.settings.geometry
        if not kept or not self.restoreGeometry(QByteArray(kept)):
            fit_screen(self)
        self.show()
        if self.workspace not in self.settings.layouts:
            QApplication.processEvents()
            self._share_space()

    def take_place_of(self, other: MainWindow) -> None:
        """Shows this window where another one is, with the same workspace."""
        if not self.restoreGeometry(other.saveGeometry()):
            fit_screen(self)
        self.show_workspace(other.workspace)
        self.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers place and layout, and lets threads end; unless somebody has to be asked."""
        if not self.may_close():
            event.ignore()
            return
        self.keep_layout()
        self.settings.geometry = bytes(self.saveGeometry().data())
        self.hide()  # threads may take a while to end, such as one that compiles
        QGuiApplication.sync()
        self.end()
        super().closeEvent(event)

    def end(self) -> None:
        """Lets threads end: when the window closes, at the latest with the process.

        A process can end though the window may not close, as where work is not saved; threads
        that outlive what they report to make it abort.
        """
        atexit.unregister(self.end)
        if isValid(self):
            self.closing.emit()
            self.map_panel.canvas.shut_down()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hides the pointer's position where there is no room for it."""
        super().resizeEvent(event)
        self.position.setVisible(self.width() >= 1000)

    # Keys and drops

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc cancels, point steps; + - 0 and arrows move the map from wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel_requested.emit()
        elif event.key() == Qt.Key.Key_Period:
            self.actions_.step.trigger()
        elif not self.map_panel.canvas.hasFocus() and event.key() in (
            Qt.Key.Key_Plus,
            Qt.Key.Key_Equal,
            Qt.Key.Key_Minus,
            Qt.Key.Key_0,
            Qt.Key.Key_Left,
            Qt.Key.Key_Right,
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
        ):
            self.map_panel.canvas.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space pauses where nothing else wanted it; held over the map it is the hand's."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.actions_.pause.trigger()
        else:
            super().keyReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Opens files."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.files_dropped.emit(paths)
