"""What was made since it was last saved: whether anything would be lost, and in words what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.frame.program import Program
from app.frame.session import BASELINE, RunEntry
from app.kit import numbers
from app.kit.derived import same
from app.kit.state import State

_LONGEST_LOG = 2_000


@dataclass(frozen=True, eq=False)
class Moment:
    """The work as it stands at some time: of values that are replaced, never changed.

    Attributes
    ----------
    made
        Runs, outcomes and files.
    revision, forgotten
        How often something was edited; how often edits became part of what is open.
    """

    made: tuple[Any, ...]
    revision: int
    forgotten: int

    def is_like(self, other: Moment | None) -> bool:
        """Whether nothing was done between the two."""
        return (
            other is not None
            and (self.revision, self.forgotten) == (other.revision, other.forgotten)
            and same(self.made, other.made)
        )


class Work(QObject):
    """The work in the window, compared with what is saved.

    Signals
    -------
    changed()
        Something may have been done.
    """

    changed = Signal()

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._session = program, program.session
        self._history = program.history
        self._revision = self._forgotten = 0
        self._unsaved_edits = False
        self._log: tuple[str, ...] = ()
        self._clean = self._made()
        self._session.changed.connect(self.changed)
        self._history.indexChanged.connect(self._note_edit)
        self._history.edits_forgotten.connect(self._note_forgotten)

    def now(self) -> Moment:
        """The work as it stands."""
        return Moment(self._made(), self._revision, self._forgotten)

    def _made(self) -> tuple[Any, ...]:
        session = self._session
        runs = tuple((of.number, of.name, of.starred, of.run) for of in self.own_runs())
        states = (part for part in self._program.parts.values() if isinstance(part, State))
        outcomes = tuple(
            getattr(part, name)
            for part in sorted(states, key=lambda of: of.saved_name)
            for name in part.outcomes
            if getattr(part, name)
        )
        records = None if session.records is None else session.records.path
        return (runs, outcomes, (session.area_file, dict(session.levels), records))

    def own_runs(self) -> list[RunEntry]:
        """Runs that the user made: not those that are made for every study."""
        return [of for of in self._session.runs if of.kind != BASELINE and not of.automatic]

    def modified(self, *, has_file: bool) -> bool:
        """Whether there is work that is not saved; what was only opened is none without a file."""
        if self._unsaved_edits or not self._history.isClean():
            return True
        parts = slice(None) if has_file else slice(2)
        return not same(self._made()[parts], self._clean[parts])

    def in_words(self) -> str:
        """What is not saved."""
        known = {of[0] for of in self._clean[0]}
        new = [of for of in self.own_runs() if of.number not in known]
        if new:
            return numbers.count(len(new), self.tr("new runs"))
        if self._unsaved_edits:  # of before: a crash, another language, records found again
            return self.tr("what was done since it was saved last")
        return self.tr("settings, looks or names")

    def log(self) -> tuple[str, ...]:
        """What was done, in words, the oldest first."""
        return (*self._log, *self._history.done())[-_LONGEST_LOG:]

    # What becomes of it

    def set_clean(self, *, unsaved: bool = False) -> None:
        """What is there now was opened; ``unsaved`` if no file holds it."""
        self._history.setClean()
        self._clean, self._unsaved_edits = self._made(), unsaved

    def set_saved(self, at: Moment) -> None:
        """What was there at a moment is in the file now; what was done since is not."""
        self._clean, self._unsaved_edits = at.made, self._forgotten != at.forgotten
        if self._revision == at.revision:
            self._history.setClean()
        else:
            self._history.resetClean()

    def begin(self, log: tuple[str, ...]) -> None:
        """Something else is open: nothing of what was done before belongs to it."""
        self._history.clear()
        self._log, self._unsaved_edits = log, False

    @Slot()
    def _note_edit(self) -> None:
        self._revision += 1
        self.changed.emit()

    @Slot(object)
    def _note_forgotten(self, done: tuple[str, ...]) -> None:
        """Edits that were not saved can no longer be undone: they are work all the same."""
        self._forgotten += 1
        self._unsaved_edits = self._unsaved_edits or not self._history.isClean()
        self._log = (*self._log, *done)
