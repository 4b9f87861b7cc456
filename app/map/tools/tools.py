"""The tools of the map: selecting, measuring, finding, bookmarks."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication, QImage

from app.frame.program import Program
from app.kit.widgets import menu_button
from app.map.canvas import Tool
from app.map.tools.find_box import FindBox
from app.map.tools.finding import Finding
from app.map.tools.measure import MeasureMode, RulerCard
from app.map.tools.selecting import Selecting
from app.map.tools.sketch import LassoMode
from app.map.tools.views import BookmarkMenu, Bookmarks, ViewHistory


class MapTools(QObject):
    """The tools, so that whoever drives the program can reach them."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program = program
        window = program.window
        self.panel, self.canvas = window.map_panel, window.map_panel.canvas
        self.selecting = Selecting(program)
        self.lasso = LassoMode(self.canvas, self.selecting.take_shape, self.leave_tool)
        self.ruler_card = RulerCard(window.theme, self.canvas)
        self.measure = MeasureMode(
            self.canvas, self.ruler_card.show_measured, self.ruler_card.copy, self.leave_tool
        )
        self._add_tools()
        self.find_box = FindBox(window.theme, self.canvas)
        self.finding = Finding(program, self.find_box)
        self._add_find()
        self.views = ViewHistory(self.canvas, self)
        self._add_views()
        window.cancel_requested.connect(self._give_up)
        window.actions_.copy_map.triggered.connect(self._copy_map)

    def _add_tools(self) -> None:
        window, program = self._program.window, self._program
        tip = self.tr("Draw around areas to select them (L)")
        lasso = self._action("", "lasso", (self.tr("&Lasso"), tip, "L", "lasso"))
        tip = self.tr("Measure distances in km and areas in km² on the ground (M)")
        measure = self._action("", "measure", (self.tr("&Measure"), tip, "M", "measure"))
        after = _after(window.top_bar.menu("view").actions(), window.actions_.select)
        for action, mode in ((lasso, self.lasso), (measure, self.measure)):
            window.top_bar.add_action("view", action, after)
            self.panel.add_tool(action, mode)
            action.triggered.connect(self.canvas.setFocus)
        self.ruler_card.clear_requested.connect(self.measure.clear_all)
        self.ruler_card.copied.connect(
            lambda: self.panel.messages.say(
                self.tr("The measurement is on the clipboard."), topic="measure"
            )
        )
        program.map_wiring.when_shown(lambda shown: self.measure.set_crs(shown.file.layer.crs))
        self.canvas.areas_shown.connect(self.lasso.clear_all)

    def _add_find(self) -> None:
        tip = self.tr("Find an area, a name, a unit, a region or coordinates (Ctrl+F)")
        find = self._action("edit", "find", (self.tr("&Find a place …"), tip, "Ctrl+F", "find"))
        find.triggered.connect(self.finding.open_box)
        self.panel.add_button(find)

    def _add_views(self) -> None:
        tr, tip = self.tr, self.tr("Keep what the map shows now under a name (Ctrl+B)")
        row = (tr("&Bookmark this view"), tip, "Ctrl+B", "bookmark")
        add = self._action("", "add_bookmark", row)
        row = (tr("&Previous view"), tr("The view before (Alt+Left)"), "Alt+Left", "view_back")
        back = self._action("", "view_back", row)
        row = (tr("Ne&xt view"), tr("The view after (Alt+Right)"), "Alt+Right", "view_on")
        on = self._action("", "view_on", row)
        menu = BookmarkMenu((add, back, on), self._program.window)
        menu.setTitle(self.tr("&Bookmarks"))
        self.bookmarks = Bookmarks(self._program, menu)
        self._program.add(self.bookmarks)
        add.triggered.connect(self.bookmarks.add)
        back.triggered.connect(self.views.go_back)
        on.triggered.connect(self.views.go_on)
        view = self._program.window.top_bar.menu("view")
        zoom = _after(view.actions(), self._program.window.actions_.zoom_selection)
        if zoom is not None:
            view.insertMenu(zoom, menu)
        button = menu_button(menu, self.find_box, self.tr("Bookmarks"), 18)
        button.setToolTip(self.tr("Views with a name: keep this one (Ctrl+B), go to another"))
        self._program.window.theme.bind(button, "bookmark")
        self.find_box.add_button(button)
        self._add, self._back, self._on = add, back, on
        self.views.changed.connect(self._enable_views)
        self.canvas.areas_shown.connect(self._enable_views)
        self._enable_views()

    @Slot()
    def _enable_views(self) -> None:
        """Greys what there is no view for."""
        self._add.setEnabled(self.canvas.scene.polygons is not None)
        self._back.setEnabled(self.views.can_go_back)
        self._on.setEnabled(self.views.can_go_on)

    def _action(self, menu: str, name: str, row: tuple[str, str, str, str]) -> QAction:
        return self._program.window.add_action(menu, name, row)

    @Slot()
    def leave_tool(self) -> None:
        """Back to the hand."""
        self._program.window.actions_.pan.trigger()

    @Slot()
    def _give_up(self) -> None:
        """Esc that nothing else wanted gives up the tool, unless it has ended something."""
        if not self._program.jobs.busy and self.canvas.tool is not Tool.PAN:
            self.leave_tool()

    @Slot()
    def _copy_map(self) -> None:
        """Puts the map with all that stands on it on the clipboard; painted beside everything."""
        if self.canvas.scene.polygons is None:
            return
        maps = self.panel.maps_shown

        def copy(image: QImage) -> None:
            QGuiApplication.clipboard().setImage(image)
            self.panel.messages.say(
                self.tr("The map is on the clipboard, with legend and scale."), topic="copy"
            )

        self._program.background.ask("copy map", lambda: maps.image(*maps.size, maps.scale), copy)


def _after(actions: list[QAction], action: QAction) -> QAction | None:
    """The entry of a menu that follows an action; None if it is the last."""
    at = actions.index(action) + 1
    return actions[at] if at < len(actions) else None


def wire(program: Program) -> MapTools:
    """Adds the tools to the map."""
    return MapTools(program)
