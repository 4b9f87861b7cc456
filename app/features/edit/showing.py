"""What is seen while regions are edited: the regions on the map, figures and hints in the bar."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QToolTip

from app.features.edit.bar import EditBar, hint_of
from app.features.edit.bench import Bench
from app.features.edit.commands import Commands
from app.features.edit.figures import told_of
from app.frame.program import Program
from app.map.live_map import LiveState
from core.arrays import distinct
from core.errors import VbasError

_SHOW_EVERY_MS = 40


class Showing(QObject):
    """Shows the bench on the map and in the bar, at most 25 times a second."""

    def __init__(
        self,
        program: Program,
        bench: Bench,
        bar: EditBar,
        commands: Commands,
        ready: Callable[[], bool],
    ) -> None:
        """``ready`` says whether regions can be edited now."""
        super().__init__(program.window)
        self._session, self._live = program.session, program.map_wiring.live
        self._canvas = program.window.map_panel.canvas
        self._bench, self._bar, self._commands, self._ready = bench, bar, commands, ready
        self._problem: VbasError | None = None
        self._soon = QTimer(self, singleShot=True, interval=_SHOW_EVERY_MS)
        self._soon.timeout.connect(self.show)
        self._canvas.installEventFilter(self)
        self._live.left.connect(self.show_soon)
        program.map_wiring.when_shown(lambda _: self.show_soon())
        program.session.selection_changed.connect(self._update_commands)
        bench.began.connect(self._forget_problem)
        bench.changed.connect(self.show_soon)
        bench.refused.connect(self.refuse)
        bar.figures.regions_chosen.connect(self._select_regions)

    @Slot()
    def show_soon(self) -> None:
        """Shows how things stand in a moment."""
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def show(self) -> None:
        """The regions on the map, the figures in the bar."""
        desk = self._bench.desk
        if not self._ready() or desk is None or desk.before is None or desk.now is None:
            return
        self._live.show_state(LiveState(desk.labels()), desk.entry.run.scenario.k)
        self._bar.show_standing(desk.before, desk.now)
        self._bar.show_edited(desk.edited)
        self._say_hint()
        self._commands.update()
        self._canvas.update()

    @Slot(object)
    def refuse(self, problem: VbasError) -> None:
        """Says why something was not done, until the next stroke."""
        self._problem = problem
        self._say_hint()
        self.show_soon()

    @Slot()
    def _forget_problem(self) -> None:
        self._problem = None

    def _say_hint(self) -> None:
        held, problem = self._bench.held, self._problem
        text = hint_of(held) if problem is None else f"{problem.message} {problem.hint}".strip()
        self._bar.show_hint(text, bad=problem is not None, holds=held >= 0)

    @Slot()
    def _update_commands(self) -> None:
        if self._bench.desk is not None:
            self._commands.update()

    @Slot(object)
    def _select_regions(self, regions: tuple[int, ...]) -> None:
        """Selects the areas of regions, and goes there."""
        if self._bench.editor is not None and regions:
            members = [self._bench.editor.members(region) for region in regions]
            self._session.select(distinct(np.concatenate(members)).astype(np.intp))
            self._canvas.zoom_to_selection()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The menu of the map, and its tooltip, while the tool is chosen."""
        editor = self._bench.editor
        if editor is None or not self._ready() or self._bench.drawing:
            return False
        if isinstance(event, QContextMenuEvent):
            area = self._canvas.area_at(event.pos().toPointF())
            self._commands.show_menu(area, event.globalPos())
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            area = self._canvas.area_at(event.pos().toPointF())
            told = "" if area < 0 else told_of(editor.region(area))
            QToolTip.showText(event.globalPos(), told, self._canvas)
            return True
        return False
