"""Where strokes are made: the desk at work, the region the brush holds, what can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from app.features.edit.desk import Desk
from app.frame.history import Edit, History
from core.editing.stroke import Stroke, joined

if TYPE_CHECKING:
    from core.editing.editor import Editor

Areas = NDArray[np.integer]


class Strokes(QObject):
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
        self.history = history
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
        self.began.emit()
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
            self.record(self.tr("stroke over %n areas", "", n), whole)

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

    # What has been done

    def record(self, text: str, stroke: Stroke) -> None:
        """Takes note of a stroke that has been made, so that it can be undone."""
        if (desk := self.desk) is not None:
            back = stroke.back
            self.history.record(
                Edit(text, lambda: self.apply(desk, stroke), lambda: self.apply(desk, back))
            )

    def apply(self, desk: Desk, stroke: Stroke) -> None:
        """Does a stroke again, or takes one back, on any desk."""
        if desk is self.desk:
            self.cancel()
        desk.apply(stroke)
        self.tell(desk)

    def tell(self, desk: Desk) -> None:
        """Announces a change of a desk."""
        self.began.emit()
        if desk is self.desk:
            self.changed.emit()
        else:
            self.edited_elsewhere.emit(desk)
