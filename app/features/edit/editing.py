"""Editing by hand: opens the shown run while the tool is chosen, and keeps what came of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QToolTip

from app.features.edit.actions import EditActions
from app.features.edit.bar import EditBar, hint_of
from app.features.edit.figures import told_of
from app.features.edit.mode import Brush, EditMode
from app.features.edit.region_commands import RegionCommands
from app.features.edit.sessions import EditSession, EditSessions, judged, name_for, opened
from app.features.replay.search_words import per_unit
from app.frame.history import Edit
from app.frame.program import Program
from app.frame.session import EDITED, RunEntry
from app.kit.messages import INFO, Message
from app.map.live_map import LiveState
from core.arrays import distinct
from core.errors import VbasError
from core.pipeline import Run

if TYPE_CHECKING:
    from core.editing.editor import Editor

_TOPIC = "editing"
_LABELS = tuple[tuple[int, NDArray[np.int32]], ...]
_SHOW_EVERY_MS = 40


class EditView(QObject):
    """Shows the current session on the map and in the bar, at most 25 times a second."""

    def __init__(self, program: Program, editing: Editing) -> None:
        super().__init__(program.window)
        self._session, self._live = program.session, program.map_wiring.live
        self._canvas = program.window.map_panel.canvas
        self._commands, self._bar, self._actions = editing.commands, editing.bar, editing.actions
        self._ready = editing.ready
        self._problem: VbasError | None = None
        self._soon = QTimer(self, singleShot=True, interval=_SHOW_EVERY_MS)
        self._soon.timeout.connect(self.show)
        self._canvas.installEventFilter(self)
        self._live.left.connect(self.show_soon)
        program.map_wiring.when_shown(lambda _: self.show_soon())
        program.session.selection_changed.connect(self._update_actions)
        self._commands.began.connect(self._clear_problem)
        self._commands.changed.connect(self.show_soon)
        self._commands.refused.connect(self.refuse)
        self._bar.figures.regions_chosen.connect(self._select_regions)

    @Slot()
    def show_soon(self) -> None:
        """Shows how things stand in a moment."""
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def show(self) -> None:
        """The regions on the map, the figures in the bar."""
        of = self._commands.session
        if not self._ready() or of is None or of.before is None or of.now is None:
            return
        self._live.show_state(LiveState(of.labels()), of.entry.run.scenario.k)
        study = of.entry.study
        per = per_unit(study.areas, of.labels(), study.counts.n_records)
        self._bar.show_standing(of.before, of.now, per)
        self._bar.show_edited(of.edited)
        self._update_hint()
        self._actions.update()
        self._canvas.update()

    @Slot(object)
    def refuse(self, problem: VbasError) -> None:
        """Says why something was not done, until the next stroke."""
        self._problem = problem
        self._update_hint()
        self.show_soon()

    @Slot()
    def _clear_problem(self) -> None:
        self._problem = None

    def _update_hint(self) -> None:
        held, problem = self._commands.held, self._problem
        text = hint_of(held) if problem is None else f"{problem.message} {problem.hint}".strip()
        self._bar.show_hint(text, bad=problem is not None, holds=held >= 0)

    @Slot()
    def _update_actions(self) -> None:
        if self._commands.session is not None:
            self._actions.update()

    @Slot(object)
    def _select_regions(self, regions: tuple[int, ...]) -> None:
        """Selects the areas of regions, and goes there."""
        if self._commands.editor is not None and regions:
            members = [self._commands.editor.members(region) for region in regions]
            self._session.select(distinct(np.concatenate(members)).astype(np.intp))
            self._canvas.zoom_to_selection()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The menu of the map, and its tooltip, while the tool is chosen."""
        editor = self._commands.editor
        if editor is None or not self._ready() or self._commands.drawing:
            return False
        if isinstance(event, QContextMenuEvent):
            area = self._canvas.area_at(event.pos().toPointF())
            self._actions.show_menu(area, event.globalPos())
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            area = self._canvas.area_at(event.pos().toPointF())
            told = "" if area < 0 else told_of(editor.region(area))
            QToolTip.showText(event.globalPos(), told, self._canvas)
            return True
        return False


class Editing(QObject):
    """The tool and its bar; the session of the shown run while the tool is chosen."""

    adopts_first = True  # before its runs come
    saved_name = "edits"

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._jobs, self._history = program.session, program.jobs, program.history
        self._background, self._window = program.background, program.window
        self._live, self._canvas = program.map_wiring.live, program.window.map_panel.canvas
        self._active = self._judging = False
        self.sessions = EditSessions()
        self.commands = RegionCommands(program.history, self)
        self.actions = EditActions(self._session, self.commands, self._window)
        undo = [self._window.findChild(QAction, name) for name in ("undo", "redo")]
        buttons = [*(action for action in undo if action is not None), *self.actions.in_bar]
        self.bar = EditBar(self._window.theme, buttons, self._window.map_panel)
        self.brush = Brush(self._canvas)
        self.mode = EditMode(self._canvas, self.commands, self, self.brush)
        self.view = EditView(program, self)
        self._add_tool()
        self._connect_signals()

    def _add_tool(self) -> None:
        window = self._window
        tip = window.tr("Press on a region and drag: it takes the areas you go over (E)")
        row = (window.tr("&Edit regions by hand"), tip, "E", "edit_regions")
        self.tool = window.add_action("", "edit_regions", row)
        window.map_panel.add_tool(self.tool, self.mode)
        window.map_panel.add_below(self.bar)
        menu = window.top_bar.menu("edit")
        menu.addSeparator()
        regions = menu.addMenu(window.tr("&Regions"))
        regions.setObjectName("editRegions")
        regions.addAction(self.tool)
        regions.addSeparator()
        regions.addActions(list(self.actions.in_menu))

    def _connect_signals(self) -> None:
        bar = self.bar
        self._session.current_run_changed.connect(self._on_run)
        self._jobs.started.connect(self._on_job)
        self._jobs.ended.connect(self._on_job)
        self.commands.edited_elsewhere.connect(self._offer_session)
        self.actions.keep.triggered.connect(self.keep)
        self.brush.radius_changed.connect(bar.show_radius)
        bar.radius.valueChanged.connect(self.brush.set_radius)
        bar.let_go.clicked.connect(lambda: self.commands.hold(-1))
        bar.keep.clicked.connect(self.keep)
        bar.run.clicked.connect(self._window.actions_.run.trigger)
        bar.leave_requested.connect(self.mode.escape)

    # The tool

    def entered(self) -> None:
        """The tool is chosen."""
        self._active = True
        self.bar.show()
        self._open()

    def left(self) -> None:
        """Another tool is chosen: edits are kept."""
        self._active = False
        self.bar.hide()
        session = self.commands.session
        self.commands.switch_to(None)
        self._live.leave()
        self.actions.update()
        if session is not None:
            self._offer_session(session)

    def leave(self) -> None:
        """Chooses the hand."""
        self._window.actions_.pan.trigger()

    def ready(self) -> bool:
        """Whether regions can be edited now."""
        free = not self._jobs.busy and not self._judging
        return self._active and free and self.commands.editor is not None

    def selection(self) -> NDArray[np.intp]:
        """Selected areas."""
        return self.actions.selection()

    def toggle_region(self, region: int) -> None:
        """Selects the areas of a region too, or no longer if all of them are selected."""
        editor = self.commands.editor
        if editor is None:
            return
        members, chosen = editor.members(region), self._session.selection
        inside = np.isin(members, chosen).all()
        pick = np.setdiff1d if inside else np.union1d
        self._session.select(pick(chosen, members).astype(np.intp))

    def adopt(self, other: Editing) -> None:
        """Takes over the edits of a window that goes; to be called before its runs come."""
        other.commands.cancel()
        self.sessions.adopt(other.sessions)

    def saved(self) -> dict[str, tuple[Any, Any]]:
        """{name: (value, kind)} of what a project file holds: regions that are being edited."""
        return {"labels": (tuple(self.sessions.labels().items()), _LABELS)}

    def take_saved(self, name: str, read: Callable[[Any], Any]) -> None:
        """Takes what a project file holds, given by its kind: ``read(kind)``."""
        if name != "labels":
            return
        for number, labels in read(_LABELS):
            entry = self._session.run_of(number)
            if entry is not None:
                self.sessions.of(entry).begin_with(labels)
        self._on_run(self._session.current_run)

    def clear_saved(self) -> None:
        """Forgets every edit: another project is open."""
        self.leave()
        self.sessions.clear()

    # The run that is edited

    @Slot(object)
    def _on_run(self, entry: RunEntry | None) -> None:
        session = self.commands.session
        if session is not None and entry is not None and entry.run is session.entry.run:
            session.entry = entry  # it was only renamed
            return
        if self._active:
            self.commands.switch_to(None)
            if not self._jobs.busy:
                self._live.leave()
            if session is not None:
                self._offer_session(session)
            self._open()
        elif (edited := self.sessions.edited(entry)) is not None:
            self._offer_session(edited)

    @Slot()
    def _on_job(self) -> None:
        self.commands.cancel()
        if self._active:
            self._open()

    def _open(self) -> None:
        """Opens the shown run, or says why there is nothing to edit."""
        entry = self._session.current_run
        if self._jobs.busy:
            self.bar.show_notice(
                self.tr(
                    "Something is being calculated; when it is done, its regions can be edited."
                )
            )
        elif entry is None:
            self.bar.show_notice(
                self.tr(
                    "Here regions are edited by hand, but there are none yet. Group the areas "
                    "into regions first."
                ),
                offers_run=True,
            )
        elif (session := self.sessions.of(entry)).editor is not None:
            self._edit(session)
        else:
            self.bar.show_notice(self.tr("Preparing “{0}” for editing …").format(entry.name))
            self.sessions.close_others(session)
            labels = session.labels()
            then = partial(self._on_opened, session, labels)
            self._background.ask(_TOPIC, partial(opened, entry, labels), then)
        self.actions.update()

    def _on_opened(
        self, session: EditSession, labels: NDArray[np.int32], made: Editor | VbasError
    ) -> None:
        entry = self._session.current_run
        if not self._active or entry is None or entry.run is not session.entry.run:
            return
        if isinstance(made, VbasError):
            self.bar.show_notice(f"{made.message} {made.hint}".strip())
        elif not np.array_equal(labels, session.labels()):  # undone meanwhile
            self._open()
        else:
            session.open(made)
            self._edit(session)

    def _edit(self, session: EditSession) -> None:
        self._window.map_panel.messages.clear(_topic_of(session))
        self.commands.switch_to(session)
        self.view.show()

    @Slot(object)
    def _offer_session(self, session: EditSession) -> None:
        """Nothing is lost: says where edits are, and offers to go on with them."""
        number = session.entry.number
        if not session.edited or self._session.run_of(number) is None:
            return

        def go_on() -> None:
            self._session.show_run(self._session.run_of(number))
            self.tool.trigger()

        self._window.map_panel.messages.show_message(
            Message(
                self.tr("Your edits of “{0}” are kept.").format(session.entry.name),
                kind=INFO,
                topic=_topic_of(session),
                action=self.tr("Continue editing"),
                on_action=go_on,
            )
        )

    # A run of what was edited

    @Slot()
    def keep(self) -> None:
        """Judges the edited regions and adds them to the runs; this can be undone."""
        session, editor = self.commands.session, self.commands.editor
        if session is None or editor is None or self._judging or not session.edited:
            return
        self.commands.end()
        self._judging = True
        entry, aggregation = session.entry, editor.finished()
        text = self.tr("Judging the edited regions of “{0}” …")
        self.bar.show_notice(text.format(entry.name))
        self._background.ask(
            "editing: keep", partial(judged, entry, aggregation), partial(self._on_judged, session)
        )

    def _on_judged(self, of: EditSession, run: Run | VbasError) -> None:
        self._judging = False
        if isinstance(run, VbasError):
            self.view.refuse(run)
            return
        session, entry = self._session, of.entry
        name = name_for(entry, {entry.name for entry in session.runs})
        made = session.add_run(
            run, entry.study, entry.area_file, entry.records, kind=EDITED, name=name, show=False
        )
        redo, undo = self.commands.reset(of)
        session.compare_with(session.run_of(of.entry.number))
        session.show_run(made)

        def again() -> None:
            session.restore_run(made)
            redo()
            session.show_run(made)

        def back() -> None:
            undo()
            session.show_run(session.run_of(of.entry.number))
            session.replace_run(made, None)

        self._history.record(Edit(self.tr("keeping of “{0}”").format(name), again, back))


def _topic_of(session: EditSession) -> str:
    """The topic of messages about the edits of a run."""
    return f"{_TOPIC} {session.entry.number}"


def wire(program: Program) -> Editing:
    """Adds the tool that edits regions, its bar under the map, and its menu."""
    editing = Editing(program)
    program.add(editing)
    return editing
