"""The edits of runs: kept while the program runs, whatever else is shown meanwhile."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.frame.session import EDITED, RunEntry
from core.aggregation import Aggregation
from core.editing.count import Standing
from core.editing.stroke import Stroke, stroke_between
from core.errors import VbasError
from core.given_regions import GivenRegions, judge
from core.pipeline import Run
from core.steps import finish

if TYPE_CHECKING:  # its kernels are loaded when regions are edited
    from core.editing.editor import Editor


class EditSession:
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
    locked
        Regions that keep their areas, 0-based.
    """

    def __init__(self, entry: RunEntry) -> None:
        self.entry = entry
        self.editor: Editor | None = None
        self.before: Standing | None = None
        self.now: Standing | None = None
        self.locked: frozenset[int] = frozenset()
        self._labels = entry.run.aggregation.labels.copy()

    @property
    def edited(self) -> bool:
        """Whether the regions are others than those of the run."""
        return not np.array_equal(self._labels, self.entry.run.aggregation.labels)

    def labels(self) -> NDArray[np.int32]:
        """(n,) the region of each area now; a copy."""
        return self._labels.copy()

    def begin_with(self, labels: NDArray[np.int32]) -> None:
        """The regions were edited before: (n,) the region of each area."""
        run = self.entry.run.aggregation
        if (
            len(labels)
            and labels.shape == run.labels.shape
            and 0 <= labels.min() <= labels.max() < run.n_regions
        ):
            self._labels = labels.copy()

    def open(self, editor: Editor) -> None:
        """The account is open."""
        self.editor = editor
        editor.lock(self.locked)
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
        self.locked = regions
        if self.editor is not None:
            self.editor.lock(regions)

    def reset_stroke(self) -> Stroke:
        """The stroke that leads back to the regions of the run."""
        return stroke_between(self._labels, self.entry.run.aggregation.labels)


class EditSessions:
    """One session for each run that was edited, by its number; only one has its account open."""

    def __init__(self) -> None:
        self._sessions: dict[int, EditSession] = {}

    def adopt(self, other: EditSessions) -> None:
        """Takes over the sessions of a window that goes."""
        self._sessions.update(other._sessions)

    def labels(self) -> dict[int, NDArray[np.int32]]:
        """{number of a run: (n,) the region of each area} of those that were edited."""
        edited = {number: of for number, of in self._sessions.items() if of.edited}
        return {number: of.labels() for number, of in edited.items()}

    def clear(self) -> None:
        """Forgets every edit: other runs are open."""
        self._sessions.clear()

    def of(self, entry: RunEntry) -> EditSession:
        """The session of a run, made if need be; a run of another name is the same run."""
        session = self._sessions.get(entry.number)
        if session is None or session.entry.run is not entry.run:
            session = self._sessions[entry.number] = EditSession(entry)
        session.entry = entry
        return session

    def edited(self, entry: RunEntry | None) -> EditSession | None:
        """The session of a run that has edits; None without any."""
        session = None if entry is None else self._sessions.get(entry.number)
        if session is None or entry is None or session.entry.run is not entry.run:
            return None
        return session if session.edited else None

    def close_others(self, session: EditSession) -> None:
        """Frees the memory of all other accounts."""
        for other in self._sessions.values():
            if other is not session:
                other.close()


def name_for(entry: RunEntry, taken: Collection[str]) -> str:
    """What an edited run is called: after the run it came from, and like no other."""
    name = entry.name
    if entry.kind != EDITED:
        name = QCoreApplication.translate("Editing", "{0}, edited").format(entry.name)
    number, made = 2, name
    while made in taken:
        made = f"{name} ({number})"
        number += 1
    return made


def opened(entry: RunEntry, labels: NDArray[np.int32]) -> Editor | VbasError:
    """The account of a run's regions, or why there is none; in a thread of the background."""
    from core.editing.editor import open_editor

    try:
        return open_editor(entry.run, entry.study, labels)
    except VbasError as problem:
        return problem


def judged(entry: RunEntry, aggregation: Aggregation) -> Run | VbasError:
    """The run of edited regions, or why there is none; takes a while."""
    run = entry.run
    given = GivenRegions("edit", entry.name)
    notices = entry.study.notices
    try:
        return finish(
            judge(run.scenario, entry.study, aggregation, given, inputs=run.inputs, notices=notices)
        )
    except VbasError as problem:
        return problem
