"""Session, history and jobs on one side; bench, bar and map on the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from app.features.edit.bar import EditBar
from app.features.edit.bench import Bench
from app.features.edit.brush import Brush
from app.features.edit.commands import Commands
from app.features.edit.desk import Desk
from app.features.edit.drafts import Drafts
from app.features.edit.keeping import Keeper
from app.features.edit.mode import EditMode
from app.features.edit.showing import Showing
from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit.messages import INFO, Message
from core.errors import VbasError

if TYPE_CHECKING:
    from core.editing.editor import Editor

_TOPIC = "editing"


class EditingWiring(QObject):
    """Opens the shown run for editing while the tool is chosen, and keeps what came of it."""

    adopts_first = True  # before its runs come

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._jobs = program.session, program.jobs
        self._background = program.background
        self._window, self._live = program.window, program.map_wiring.live
        self._canvas = program.window.map_panel.canvas
        self._active = False
        self.tool: QAction | None = None
        self.drafts = Drafts()
        self.bench = Bench(program.history, self)
        self.commands = Commands(self._session, self.bench, self._window)
        self.keeper = Keeper(program, self.bench)
        self.bar = EditBar(self._window.theme, self._buttons(), self._window.map_panel)
        self.brush = Brush(self._canvas)
        self.mode = EditMode(self._canvas, self.bench, self, self.brush)
        self.showing = Showing(program, self.bench, self.bar, self.commands, self.ready)
        self._connect()

    def _connect(self) -> None:
        session, bar, bench = self._session, self.bar, self.bench
        session.current_run_changed.connect(self._follow_run)
        self._jobs.started.connect(self._follow_jobs)
        self._jobs.ended.connect(self._follow_jobs)
        bench.edited_elsewhere.connect(self._tell_of_draft)
        bar.radius_chosen.connect(self.brush.set_radius)
        self.brush.radius_changed.connect(bar.show_radius)
        bar.let_go_requested.connect(lambda: bench.hold(-1))
        bar.keep_requested.connect(self.keeper.keep)
        self.commands.keep.triggered.connect(self.keeper.keep)
        self.keeper.began.connect(self._say_judging)
        self.keeper.failed.connect(self.showing.refuse)
        bar.run_requested.connect(self._window.actions_.run.trigger)
        bar.leave_requested.connect(self.mode.escape)

    def _buttons(self) -> list[QAction]:
        """Undo and redo of the window, then what can be done with regions."""
        found = [self._window.findChild(QAction, name) for name in ("undo", "redo")]
        return [*(action for action in found if action is not None), *self.commands.buttons()]

    # The tool

    def entered(self) -> None:
        """The tool is chosen."""
        self._active = True
        self.bar.show()
        self._open()

    def left(self) -> None:
        """Another tool is chosen: edits stay as a draft."""
        self._active = False
        self.bar.hide()
        desk = self.bench.desk
        self.bench.put(None)
        self._live.leave()
        self.commands.update()
        if desk is not None:
            self._tell_of_draft(desk)

    def leave(self) -> None:
        """Chooses the hand."""
        self._window.actions_.pan.trigger()

    def ready(self) -> bool:
        """Whether regions can be edited now."""
        free = not self._jobs.busy and not self.keeper.busy
        return self._active and free and self.bench.editor is not None

    def selection(self) -> NDArray[np.intp]:
        """Selected areas."""
        return self.commands.selection()

    def toggle_region(self, region: int) -> None:
        """Selects the areas of a region too, or no longer if all of them are selected."""
        editor = self.bench.editor
        if editor is None:
            return
        members, chosen = editor.members(region), self._session.selection
        inside = np.isin(members, chosen).all()
        pick = np.setdiff1d if inside else np.union1d
        self._session.select(pick(chosen, members).astype(np.intp))

    def adopt(self, other: EditingWiring) -> None:
        """Takes over the edits of a window that goes; to be called before its runs come."""
        other.bench.cancel()
        self.drafts.adopt(other.drafts)

    # The run under the hand

    @Slot(object)
    def _follow_run(self, entry: RunEntry | None) -> None:
        desk = self.bench.desk
        if desk is not None and entry is not None and entry.run is desk.entry.run:
            desk.entry = entry  # it was only renamed
            return
        if self._active:
            self.bench.put(None)
            if not self._jobs.busy:
                self._live.leave()
            if desk is not None:
                self._tell_of_draft(desk)
            self._open()
        elif (draft := self.drafts.edited(entry)) is not None:
            self._tell_of_draft(draft)

    @Slot()
    def _follow_jobs(self) -> None:
        self.bench.cancel()
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
        else:
            self._open_run(entry)
        self.commands.update()

    def _open_run(self, entry: RunEntry) -> None:
        desk = self.drafts.desk_of(entry)
        if desk.editor is not None:
            self._put(desk)
            return
        self.bar.show_notice(self.tr("Preparing “{0}” for editing …").format(entry.name))
        self.drafts.close_others(desk)
        labels = desk.labels()
        self._background.ask(
            _TOPIC, lambda: _opened(entry, labels), partial(self._take_opened, desk, labels)
        )

    def _take_opened(self, desk: Desk, labels: NDArray[np.int32], made: Editor | VbasError) -> None:
        entry = self._session.current_run
        if not self._active or entry is None or entry.run is not desk.entry.run:
            return
        if isinstance(made, VbasError):
            self.bar.show_notice(f"{made.message} {made.hint}".strip())
        elif not np.array_equal(labels, desk.labels()):  # undone meanwhile
            self._open()
        else:
            desk.take(made)
            self._put(desk)

    def _put(self, desk: Desk) -> None:
        self._window.map_panel.messages.clear(_topic_of(desk))
        self.bench.put(desk)
        self.showing.show()

    @Slot(str)
    def _say_judging(self, name: str) -> None:
        self.bar.show_notice(self.tr("Judging the edited regions of “{0}” …").format(name))

    @Slot(object)
    def _tell_of_draft(self, desk: Desk) -> None:
        """Nothing is lost: says where edits are, and offers to go on with them."""
        if not desk.edited or self._session.run_of(desk.entry.number) is None:
            return
        self._window.map_panel.messages.show_message(
            Message(
                self.tr("Your edits of “{0}” are kept.").format(desk.entry.name),
                kind=INFO,
                topic=_topic_of(desk),
                action=self.tr("Continue editing"),
                on_action=partial(self._continue, desk),
            )
        )

    def _continue(self, desk: Desk) -> None:
        self._session.show_run(self._session.run_of(desk.entry.number))
        self.choose()

    def choose(self) -> None:
        """Chooses the tool."""
        if self.tool is not None:
            self.tool.trigger()


def _topic_of(desk: Desk) -> str:
    """The topic of messages about the edits of a run."""
    return f"{_TOPIC} {desk.entry.number}"


def _opened(entry: RunEntry, labels: NDArray[np.int32]) -> Editor | VbasError:
    """The account of a run's regions, or why there is none; in a thread of the background."""
    from core.editing.editor import open_editor

    try:
        return open_editor(entry.run, entry.study, labels)
    except VbasError as problem:
        return problem
