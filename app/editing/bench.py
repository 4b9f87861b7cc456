"""Where strokes are made: the desk at work, the region the brush holds, what can be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from app.editing.desk import Desk
from app.history import Edit, History
from core.editing.stroke import Stroke, joined
from core.errors import VbasError

if TYPE_CHECKING:
    from core.editing.editor import Editor

Areas = NDArray[np.integer]


class Bench(QObject):
    """Makes strokes on the desk that is at work; each one can be undone.

    Signals
    -------
    began()
        Something is about to be done; what was said before is over.
    changed()
        Regions, locks, or the region that the brush holds are others.
    refused(VbasError)
        Something was not done, or not with all areas.
    edited_elsewhere(Desk)
        An edit of a desk that is not at work was undone or done again.
    """

    began = Signal()
    changed = Signal()
    refused = Signal(object)
    edited_elsewhere = Signal(object)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.desk: Desk | None = None
        self.held = -1
        self._strokes: list[Stroke] = []
        self._drawing = False

    @property
    def editor(self) -> Editor | None:
        """The account of the desk at work, once it is open."""
        return None if self.desk is None else self.desk.editor

    @property
    def drawing(self) -> bool:
        """Whether a stroke is under way."""
        return self._drawing

    def put(self, desk: Desk | None) -> None:
        """Puts another desk to work; None for none."""
        self.cancel()
        if desk is not self.desk:
            self.held = -1
        self.desk = desk
        self.changed.emit()

    def hold(self, region: int) -> None:
        """The brush holds a region from now on; -1 for none."""
        if region != self.held:
            self.began.emit()
            self.held = region
            self.changed.emit()

    # A stroke, bit by bit

    def begin(self) -> None:
        """A stroke begins."""
        if self.desk is None or self.editor is None:
            return
        self.cancel()
        self.began.emit()
        self._drawing = True
        self.desk.before = self.desk.now

    def give(self, areas: Areas, region: int) -> None:
        """The stroke goes over areas; those that may join the region do."""
        if self.desk is None or self.editor is None or not self._drawing:
            return
        stroke, problem = self.editor.give(areas, region)
        if problem is not None:
            self.refused.emit(problem)
        if len(stroke):
            self._strokes.append(stroke)
            self.desk.note(stroke)
            self.changed.emit()

    def end(self) -> None:
        """The stroke is over: from now on it can be undone."""
        if not self._drawing:
            return
        whole, self._strokes, self._drawing = joined(self._strokes), [], False
        if len(whole):
            n = len(whole)
            self._record(self.tr("stroke over %n areas", "", n), whole)

    def cancel(self) -> bool:
        """Ends a stroke as if it had not begun; False if there was none."""
        if not self._drawing:
            return False
        whole, self._strokes, self._drawing = joined(self._strokes), [], False
        if self.desk is not None and len(whole):
            before = self.desk.before
            self.desk.apply(whole.back)
            self.desk.before = before
        self.changed.emit()
        return True

    # All at once

    def give_at_once(self, areas: Areas, region: int) -> None:
        """One stroke that gives areas to a region."""
        self.begin()
        self.give(areas, region)
        self.end()

    def merge(self, regions: Areas) -> None:
        """Makes regions one."""
        text = self.tr("merging of %n regions", "", len(regions))
        self._do(text, lambda editor: editor.merge(regions))

    def split(self, region: int) -> None:
        """Cuts a region into two halves."""
        text = self.tr("splitting of region {0}").format(region + 1)
        self._do(text, lambda editor: editor.split(region))

    def make_region(self, areas: Areas) -> None:
        """Makes areas a region of their own."""
        text = self.tr("new region of %n areas", "", len(areas))
        self._do(text, lambda editor: editor.make_region(areas))

    def _do(self, text: str, act: Callable[[Editor], Stroke]) -> None:
        desk, editor = self.desk, self.editor
        if desk is None or editor is None:
            return
        self.cancel()
        self.began.emit()
        try:
            stroke = act(editor)
        except VbasError as problem:
            self.refused.emit(problem)
            return
        desk.before = desk.now
        desk.note(stroke)
        self.changed.emit()
        self._record(text, stroke)

    def toggle_lock(self, regions: list[int]) -> None:
        """Locks regions; unlocks them if all of them are locked."""
        desk = self.desk
        if desk is None or not regions:
            return
        before = desk.locked
        unlock = before.issuperset(regions)
        after = before.difference(regions) if unlock else before.union(regions)
        n = len(regions)
        text = self.tr("unlocking of %n regions", "", n) if unlock else ""
        text = text or self.tr("locking of %n regions", "", n)
        self._lock(desk, after)
        self._history.record(
            Edit(text, lambda: self._lock(desk, after), lambda: self._lock(desk, before))
        )

    def discard(self) -> None:
        """Back to the regions of the run; this too can be undone."""
        desk = self.desk
        if desk is None:
            return
        self.cancel()
        redo, undo = self.reset(desk)
        self._history.record(Edit(self.tr("discarding of edits"), redo, undo))

    def reset(self, desk: Desk) -> tuple[Callable[[], None], Callable[[], None]]:
        """Takes a desk back to the regions of its run; how to do so again, and how to undo it."""
        back, locked = desk.way_back(), desk.locked

        def redo() -> None:
            desk.lock(frozenset())
            self._apply(desk, back)

        def undo() -> None:
            desk.lock(locked)
            self._apply(desk, back.back)

        redo()
        return redo, undo

    def _lock(self, desk: Desk, regions: frozenset[int]) -> None:
        desk.lock(regions)
        self._tell(desk)

    def _record(self, text: str, stroke: Stroke) -> None:
        if (desk := self.desk) is not None:
            back = stroke.back
            self._history.record(
                Edit(text, lambda: self._apply(desk, stroke), lambda: self._apply(desk, back))
            )

    def _apply(self, desk: Desk, stroke: Stroke) -> None:
        if desk is self.desk:
            self.cancel()
        desk.apply(stroke)
        self._tell(desk)

    def _tell(self, desk: Desk) -> None:
        self.began.emit()
        if desk is self.desk:
            self.changed.emit()
        else:
            self.edited_elsewhere.emit(desk)
