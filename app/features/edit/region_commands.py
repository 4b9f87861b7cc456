"""What is done with regions: strokes, merging, splitting, locks; all of it can be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from app.features.edit.sessions import EditSession
from app.frame.history import Edit, History
from core.editing.stroke import Stroke, joined
from core.errors import VbasError

if TYPE_CHECKING:
    from core.editing.editor import Editor

Areas = NDArray[np.integer]


class RegionCommands(QObject):
    """Commands on the regions of the current edit session.

    ``held`` is the region that the brush holds, -1 for none.

    Signals
    -------
    began()
        Something is about to be done; what was said before is over.
    changed()
        Regions, locks, or the region that the brush holds are others.
    refused(VbasError)
        Something was not done, or not with all areas.
    edited_elsewhere(EditSession)
        An edit of a session that is not the current one was undone or done again.
    """

    began = Signal()
    changed = Signal()
    refused = Signal(object)
    edited_elsewhere = Signal(object)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = history
        self.session: EditSession | None = None
        self.held = -1
        self.drawing = False
        self._strokes: list[Stroke] = []

    @property
    def editor(self) -> Editor | None:
        """The account of the current session, once it is open."""
        return None if self.session is None else self.session.editor

    def switch_to(self, session: EditSession | None) -> None:
        """Edits another session from now on; None for none."""
        self.cancel()
        self.began.emit()
        if session is not self.session:
            self.held = -1
        self.session = session
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
        if self.session is None or self.editor is None:
            return
        self.cancel()
        self.began.emit()
        self.drawing = True
        self.session.before = self.session.now

    def give(self, areas: Areas, region: int) -> None:
        """The stroke goes over areas; those that may join the region do."""
        if self.session is None or self.editor is None or not self.drawing:
            return
        stroke, problem = self.editor.give(areas, region)
        if problem is not None:
            self.refused.emit(problem)
        if len(stroke):
            self._strokes.append(stroke)
            self.session.note(stroke)
            self.changed.emit()

    def end(self) -> None:
        """The stroke is over: from now on it can be undone."""
        if self.drawing and len(whole := self._finish_stroke()):
            self._record(self.tr("stroke over %n areas", "", len(whole)), whole)

    def cancel(self) -> None:
        """Ends a stroke as if it had not begun."""
        if not self.drawing:
            return
        whole = self._finish_stroke()
        if self.session is not None and len(whole):
            before = self.session.before
            self.session.apply(whole.back)
            self.session.before = before
        self.changed.emit()

    def _finish_stroke(self) -> Stroke:
        whole, self._strokes, self.drawing = joined(self._strokes), [], False
        return whole

    def give_at_once(self, areas: Areas, region: int) -> None:
        """One stroke that gives areas to a region."""
        self.begin()
        self.give(areas, region)
        self.end()

    def give_to_neighbour(self, area: int, place: tuple[float, float]) -> None:
        """Gives an area to the neighbouring region nearest to a place, metres."""
        try:
            region = -1 if self.editor is None else self.editor.beside(area, place)
        except VbasError as problem:
            self.refused.emit(problem)
        else:
            self.give_at_once(np.array([area]), region)

    # Whole regions

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
        session, editor = self.session, self.editor
        if session is None or editor is None:
            return
        self.cancel()
        self.began.emit()
        try:
            stroke = act(editor)
        except VbasError as problem:
            self.refused.emit(problem)
            return
        session.before = session.now
        session.note(stroke)
        self.changed.emit()
        self._record(text, stroke)

    def toggle_lock(self, regions: list[int]) -> None:
        """Locks regions; unlocks them if all of them are locked."""
        session, n = self.session, len(regions)
        if session is None or not regions:
            return
        before = session.locked
        if before.issuperset(regions):
            after, text = before.difference(regions), self.tr("unlocking of %n regions", "", n)
        else:
            after, text = before.union(regions), self.tr("locking of %n regions", "", n)
        self._lock(session, after)
        self.history.record(
            Edit(text, lambda: self._lock(session, after), lambda: self._lock(session, before))
        )

    def _lock(self, session: EditSession, regions: frozenset[int]) -> None:
        session.lock(regions)
        self._announce(session)

    def discard(self) -> None:
        """Back to the regions of the run; this too can be undone."""
        if self.session is not None:
            self.cancel()
            redo, undo = self.reset(self.session)
            self.history.record(Edit(self.tr("discarding of edits"), redo, undo))

    def reset(self, session: EditSession) -> tuple[Callable[[], None], Callable[[], None]]:
        """Goes back to the regions of the run; how to do so again, and how to undo it."""
        stroke, locked = session.reset_stroke(), session.locked

        def redo() -> None:
            session.lock(frozenset())
            self._apply(session, stroke)

        def undo() -> None:
            session.lock(locked)
            self._apply(session, stroke.back)

        redo()
        return redo, undo

    # What has been done

    def _record(self, text: str, stroke: Stroke) -> None:
        """Takes note of a stroke that has been made, so that it can be undone."""
        if (session := self.session) is not None:
            back = stroke.back
            self.history.record(
                Edit(text, lambda: self._apply(session, stroke), lambda: self._apply(session, back))
            )

    def _apply(self, session: EditSession, stroke: Stroke) -> None:
        """Does a stroke again, or takes one back, in any session."""
        if session is self.session:
            self.cancel()
        session.apply(stroke)
        self._announce(session)

    def _announce(self, session: EditSession) -> None:
        self.began.emit()
        if session is self.session:
            self.changed.emit()
        else:
            self.edited_elsewhere.emit(session)
