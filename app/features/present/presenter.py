"""Presenter mode: the map and a few figures in large type, nothing else; then all as before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QFontInfo, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.features.compare.sentences import caption
from app.features.page.content import not_a_result, shows_result
from app.features.present.animation_export import AnimationExport
from app.features.present.synthetic import MapMarks
from app.frame.program import Program
from app.kit.settings import LAYOUT_VERSION, save_settings
from app.kit.theme import Theme
from app.kit.widgets import icon_button, menu_button

_LARGER = 1.45
_LARGER_ON_MAP = 1.2
"""How much larger type is; the lines of a legend have a height of their own."""
_AT_FIRST = ("overview",)
"""Names of the docks that stand beside the map when presenting for the first time."""
_ICON = 24
_TITLE, _AROUND_TITLE = 260, 30
"""A title has so many pixels at least beside the tools, and what is around it."""


class PresenterStrip(QWidget):
    """The run in a line, a few tools, the panels that may be shown, and the way out.

    Signals
    -------
    left()
        Presenting is over.
    """

    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("presenterStrip")
        self.setAccessibleName(self.tr("Tools of the presenter"))
        self.title = QLabel(self)
        self.title.setProperty("role", "heading")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.panels = QMenu(self)
        tip = self.tr("Which panels stand beside the map while presenting")
        self._choose = menu_button(self.panels, self, tip)
        self._choose.setText(self.tr("Panels"))
        self._all = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._all.setContentsMargins(12, 6, 8, 6)
        self._all.setSpacing(6)
        self._row = QHBoxLayout()
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self._row.addWidget(self._choose)
        leave = icon_button(
            theme, "close", self.tr("Leave presenter mode (Esc or F11)"), self, self.left.emit
        )
        leave.setIconSize(QSize(_ICON, _ICON))
        self.leave_button = leave
        self._row.addWidget(leave)
        self._all.addWidget(self.title, 1)
        self._all.addLayout(self._row)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The title stands beside the tools, or above them where it would be squeezed."""
        super().resizeEvent(event)
        self._make_room()

    def say(self, title: str) -> None:
        """Says what is shown."""
        self.title.setText(title)
        self._make_room()

    def _make_room(self) -> None:
        needed = min(self.title.fontMetrics().horizontalAdvance(self.title.text()), _TITLE)
        beside = self._row.sizeHint().width() + needed + _AROUND_TITLE <= self.width()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._all.direction() != way:
            self._all.setDirection(way)

    def add_tools(self, actions: Sequence[QAction]) -> None:
        """Puts tools before the choice of panels."""
        for action in actions:
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setProperty("quiet", True)
            button.setIconSize(QSize(_ICON, _ICON))
            button.setAccessibleName(action.text().replace("&", ""))
            self._row.insertWidget(self._row.indexOf(self._choose), button)


@dataclass(frozen=True, eq=False)
class _Kept:
    """How the window was."""

    docks: QByteArray
    geometry: QByteArray
    state: Qt.WindowState
    place: QRect
    shown: tuple[QWidget, ...]
    least: tuple[tuple[QDockWidget, QSize], ...]


class Presenter(QObject):
    """Turns the window into a stage and back.

    Signals
    -------
    left()
        Presenting is over.
    """

    left = Signal()

    def __init__(self, program: Program) -> None:
        window = program.window
        super().__init__(window)
        self._program, self._window = program, window
        self._kept: _Kept | None = None
        self._again: _Kept | None = None
        self._closing: _Kept | None = None
        self._chosen, self._with_panels = set(_AT_FIRST), True
        self.strip = PresenterStrip(window.theme, window.map_panel)
        column = window.map_panel.layout()
        assert column is not None
        column.insertWidget(0, self.strip)  # type: ignore[attr-defined]
        tip = self.tr("Large type, only the map and its figures; F11 or Esc leaves (F11)")
        row = (self.tr("&Presenter mode"), tip, "F11", "present")
        self.action = window.add_action("view", "present", row)
        self.action.setCheckable(True)
        self.action.triggered.connect(self.present)
        self.strip.left.connect(self.leave)
        self.small_counts = self._add_small_counts()
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.leave)
        for signal in (program.session.current_run_changed, program.session.runs_changed):
            signal.connect(lambda _: self._update_title())
        for moved in (program.map_wiring.live.shown, program.map_wiring.live.left):
            moved.connect(self._update_title)
        window.closing.connect(self._remember)
        window.installEventFilter(self)

    def _add_small_counts(self) -> QAction:
        """The switch for the custodian's own eyes; off whenever presenting begins or ends."""
        showing = self._program.session.showing
        row = (
            self.tr("Show small &counts"),
            self.tr(
                "Presenter mode and exported pictures say “< k” in place of counts of records "
                "below k; switch this on for your own eyes only"
            ),
            "",
            "lock",
        )
        action = self._window.add_action("view", "small_counts", row)
        action.setCheckable(True)
        action.toggled.connect(showing.set_custodian)
        showing.changed.connect(lambda: action.setChecked(showing.custodian))
        return action

    @property
    def presenting(self) -> bool:
        """Whether the window is a stage."""
        return self._kept is not None

    @Slot(bool)
    def present(self, on: bool) -> None:
        """Begins or leaves."""
        if on:
            self.begin()
        else:
            self.leave()

    @Slot()
    def begin(self, *, panels: bool = True) -> None:
        """Leaves only the map and the chosen panels, in large type, on the whole screen.

        Without ``panels`` it is the map alone.
        """
        if self._kept is not None:
            return
        window = self._window
        frame = [window.top_bar, window.statusBar(), self._tools()]
        self._program.session.showing.set_presenting(True)
        self._kept = _Kept(
            window.saveState(LAYOUT_VERSION),
            window.saveGeometry(),
            window.windowState(),
            window.geometry(),
            tuple(widget for widget in frame if not widget.isHidden()),
            tuple((dock, dock.minimumSize()) for dock in window.findChildren(QDockWidget)),
        )
        for widget in self._kept.shown:
            widget.hide()
        if self.strip.panels.isEmpty():
            self._fill_strip()
        for dock in window.findChildren(QDockWidget):
            dock.setVisible(panels and _name(dock) in self._chosen and dock in self._docks())
        self._with_panels = panels
        self._enlarge(True)
        self._update_title()
        self.strip.show()
        self.action.setChecked(True)
        self._escape.setEnabled(True)
        window.showFullScreen()
        window.map_panel.canvas.setFocus()

    @Slot()
    def leave(self) -> None:
        """Puts everything back as it was."""
        kept, self._kept = self._kept, None
        if kept is None:
            return
        window = self._window
        self._program.session.showing.set_presenting(False)
        if self._with_panels:
            self._chosen = {_name(dock) for dock in self._docks() if not dock.isHidden()}
        self._escape.setEnabled(False)
        self.action.setChecked(False)
        self.strip.hide()
        self._enlarge(False)
        for widget in kept.shown:
            widget.show()
        window.setWindowState(kept.state)
        self._put_back(kept)
        # The large type leaves the layouts, and a window manager gives the old size back, when
        # they like to.
        self._again = kept
        QTimer.singleShot(0, self, lambda: self._put_back(kept))
        self.left.emit()

    def _put_back(self, kept: _Kept) -> None:
        """The size of the window and the places of its docks."""
        if self._kept is not None:
            return
        for dock, size in kept.least:  # docks keep the width that large type needed
            dock.setMinimumSize(size)
        if not kept.state & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            self._window.setGeometry(kept.place)
        self._window.restoreState(kept.docks, LAYOUT_VERSION)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A closing window is put back first, so that its layout is what is remembered."""
        if watched is self._window and event.type() == QEvent.Type.Close:
            self._closing = self._kept
            self.leave()
        elif watched is self._window and event.type() == QEvent.Type.Resize:
            again = self._again
            if again is not None and self._window.size() == again.place.size():
                self._again = None
                self._window.restoreState(again.docks, LAYOUT_VERSION)
        return False

    @Slot()
    def _remember(self) -> None:
        """The window closes: what is remembered of it is how it was before presenting."""
        kept, settings = self._closing, self._program.settings
        if kept is not None:
            settings.layouts[self._window.workspace] = bytes(kept.docks.data())
            settings.geometry = bytes(kept.geometry.data())
            save_settings(settings)

    def _docks(self) -> tuple[QDockWidget, ...]:
        return self._window.docks(self._window.workspace)

    def _tools(self) -> QWidget:
        found = self._window.map_panel.findChild(QWidget, "mapTools")
        assert isinstance(found, QWidget)
        return found

    def _fill_strip(self) -> None:
        """The tools and panels of all parts of the program, which are there by now."""
        actions = self._window.actions_
        compare = [of for of in self._window.actions() if of.objectName() == "compare_maps"]
        self.strip.add_tools(
            [
                actions.identify,
                actions.zoom_in,
                actions.zoom_out,
                actions.zoom_all,
                *compare,
                self.small_counts,
            ]
        )
        self.strip.panels.addActions([dock.toggleViewAction() for dock in self._docks()])

    def _enlarge(self, large: bool) -> None:
        """Larger type everywhere, and back."""
        window = self._window
        size = QFontInfo(window.font()).pixelSize()
        window.theme.add_rules(
            f"QWidget {{ font-size: {round(size * _LARGER)}px; }} "
            f"MapCanvas {{ font-size: {round(size * _LARGER_ON_MAP)}px; }}"
            if large
            else ""
        )

    def _update_title(self) -> None:
        entry = self._program.session.current_run
        file = self._program.session.area_file
        if not shows_result(self._program):
            self.strip.say(not_a_result())
        elif entry is not None:
            self.strip.say(caption(entry))
        else:
            self.strip.say("" if file is None else file.layer.name)


def _name(dock: QDockWidget) -> str:
    return dock.objectName().rpartition(".")[2]


def wire(program: Program) -> None:
    """Adds presenter mode, animations, and the marks on maps."""
    MapMarks(program)
    Presenter(program)
    AnimationExport(program)
