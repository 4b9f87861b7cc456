"""Where a project is saved: its file, the right to write it, and as what it was last seen."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from core.io.project import ProjectLock, saved_at


@dataclass(eq=False)
class Place:
    """The place of a project.

    Attributes
    ----------
    path
        The project file; None as long as it has none.
    lock
        The right to write it; None where another program has it, or nothing may be written.
    stamp
        When what is open here was saved, as the file said it; "" if it was never.
    """

    path: Path | None = None
    lock: ProjectLock | None = None
    stamp: str = ""

    @classmethod
    def of(cls, path: Path | None, stamp: str = "") -> Place:
        """A place, with the right to write there if it can be had."""
        made = cls(path, None, stamp)
        made.take()
        return made

    @property
    def read_only(self) -> bool:
        """Whether nothing can be saved there."""
        return self.path is not None and self.lock is None

    def take(self) -> bool:
        """Takes the right to write, or makes sure of it; False if it cannot be had."""
        if self.path is None:
            return False
        lock = self.lock or ProjectLock(self.path)
        self.lock = lock if lock.take() else None
        return self.lock is not None

    def replaced(self) -> bool:
        """Whether the file is there, and is not the one that was opened or saved here."""
        return self.path is not None and self.path.exists() and saved_at(self.path) != self.stamp

    def release(self) -> None:
        """Lets others write there."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None
