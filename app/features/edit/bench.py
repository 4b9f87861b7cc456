"""What is done with regions all at once: merging, splitting, new regions, locks, discarding."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from app.features.edit.desk import Desk
from app.features.edit.strokes import Strokes
from app.frame.history import Edit
from core.editing.stroke import Stroke
from core.errors import VbasError

if TYPE_CHECKING:
    from core.editing.editor import Editor

Areas = NDArray[np.integer]


class Bench(Strokes):
    """The desk at work, and everything that can be done on it; see `Strokes`."""

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
        self.record(text, stroke)

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
        self.history.record(
            Edit(text, lambda: self._lock(desk, after), lambda: self._lock(desk, before))
        )

    def discard(self) -> None:
        """Back to the regions of the run; this too can be undone."""
        desk = self.desk
        if desk is None:
            return
        self.cancel()
        redo, undo = self.reset(desk)
        self.history.record(Edit(self.tr("discarding of edits"), redo, undo))

    def reset(self, desk: Desk) -> tuple[Callable[[], None], Callable[[], None]]:
        """Takes a desk back to the regions of its run; how to do so again, and how to undo it."""
        back, locked = desk.way_back(), desk.locked

        def redo() -> None:
            desk.lock(frozenset())
            self.apply(desk, back)

        def undo() -> None:
            desk.lock(locked)
            self.apply(desk, back.back)

        redo()
        return redo, undo

    def _lock(self, desk: Desk, regions: frozenset[int]) -> None:
        desk.lock(regions)
        self.tell(desk)
