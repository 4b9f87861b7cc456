"""Who has a project file open: a small file beside it, so that two do not overwrite each other."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from core.io.atomic import dead_process, mark_of_process

_YOUNG_SECONDS = 10.0


class ProjectLock:
    """The right to write a project file, held by one process at a time.

    A lock that a dead process of this machine left behind is taken over; one of another machine
    stands until its file is taken away.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._beside = path.with_name(f".{path.name}.lock")
        self.held = False

    def take(self) -> bool:
        """Takes the lock, or makes sure of it; False if another has it, or it cannot be written."""
        if self.held and self._is_own():
            return True
        self.held = False  # somebody has taken the file away, and perhaps the lock
        for _ in range(2):
            try:
                handle = os.open(self._beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            except FileExistsError:
                if not self._left_behind():
                    return False
                self._beside.unlink(missing_ok=True)
            except OSError:
                return False
            else:
                with os.fdopen(handle, "w", encoding="ascii") as file:
                    file.write(f"{mark_of_process()}-")
                self.held = True
                return True
        return False

    @property
    def elsewhere(self) -> bool:
        """Whether another process has the lock, rather than that nothing may be written there."""
        return not self.held and self._beside.exists()

    def release(self) -> None:
        """Gives the lock back."""
        if self.held and self._is_own():
            with suppress(OSError):
                self._beside.unlink(missing_ok=True)
        self.held = False

    def _is_own(self) -> bool:
        try:
            return self._beside.read_text(encoding="ascii") == f"{mark_of_process()}-"
        except (OSError, UnicodeDecodeError):
            return False

    def _left_behind(self) -> bool:
        try:
            holder = self._beside.read_text(encoding="ascii")
        except (OSError, UnicodeDecodeError):
            return False
        return dead_process(holder, "") or (not holder and self._is_old())

    def _is_old(self) -> bool:
        """Whether whoever made the file has had the time to write into it."""
        try:
            return time.time() - self._beside.stat().st_mtime > _YOUNG_SECONDS
        except OSError:
            return False
