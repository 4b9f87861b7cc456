"""The edits of one run: kept while the program runs, whatever else is shown meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from app.frame.session import RunEntry
from core.editing.count import Standing
from core.editing.stroke import Stroke, stroke_between

if TYPE_CHECKING:  # its kernels are loaded when regions are edited
    from core.editing.editor import Editor


class Desk:
    """Regions of a run as they are edited by now.

    Attributes
    ----------
    entry
        The run that the regions came from.
    editor
        The account that prices strokes; None until it is opened, and again when another run is
        edited. The regions themselves stay.
    before, now
        The totals before the last stroke and after it; None without an editor.
    """

    def __init__(self, entry: RunEntry) -> None:
        self.entry = entry
        self.editor: Editor | None = None
        self.before: Standing | None = None
        self.now: Standing | None = None
        self._labels = entry.run.aggregation.labels.copy()
        self._locked: frozenset[int] = frozenset()

    @property
    def edited(self) -> bool:
        """Whether the regions are others than those of the run."""
        return not np.array_equal(self._labels, self.entry.run.aggregation.labels)

    @property
    def locked(self) -> frozenset[int]:
        """Regions that keep their areas, 0-based."""
        return self._locked

    def labels(self) -> NDArray[np.int32]:
        """(n,) the region of each area now; a copy."""
        return self._labels.copy()

    def take(self, editor: Editor) -> None:
        """The account is open."""
        self.editor = editor
        editor.lock(self._locked)
        self.before = self.now = editor.standing()

    def close(self) -> None:
        """The account is not needed for now; the edits stay."""
        self.editor = self.before = self.now = None

    def note(self, stroke: Stroke) -> None:
        """Takes note of a stroke that the editor has made."""
        self._labels[stroke.areas] = stroke.after
        if self.editor is not None:
            self.now = self.editor.standing()

    def apply(self, stroke: Stroke) -> None:
        """Does a stroke again, or takes one back."""
        if self.editor is not None:
            self.editor.apply(stroke)
        self.before = self.now
        self.note(stroke)

    def lock(self, regions: frozenset[int]) -> None:
        """These regions are locked from now on, and no others."""
        self._locked = regions
        if self.editor is not None:
            self.editor.lock(regions)

    def way_back(self) -> Stroke:
        """The stroke that leads back to the regions of the run."""
        return stroke_between(self._labels, self.entry.run.aggregation.labels)
