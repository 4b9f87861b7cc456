"""Who has a project file open: a small file beside it, so that two do not overwrite each other."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from core.io.atomic import dead_process, mark_of_process

_PROC = Path("/proc")


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
        try:
            if self._made() or (self._taken_away() and self._made()):
                self.held = True
        except OSError:
            return False
        return self.held

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
            return self._beside.read_text(encoding="ascii") == _own_text()
        except (OSError, UnicodeDecodeError):
            return False

    def _made(self) -> bool:
        """Makes the file, whole from the first moment on; False if there is one."""
        text = _own_text()
        whole = self._aside("lock")
        try:
            whole.write_text(text, encoding="ascii")
            os.link(whole, self._beside)
        except FileExistsError:
            return False
        except OSError:  # a disk on which a file has one name
            with suppress(FileExistsError), self._beside.open("x", encoding="ascii") as file:
                file.write(text)
                return True
            return False
        finally:
            whole.unlink(missing_ok=True)
        return True

    def _aside(self, what: str) -> Path:
        """A name that is taken away by the next save if this process is killed now."""
        return self.path.with_name(f".{self.path.stem}-{mark_of_process()}-{what}.gpkg")

    def _taken_away(self) -> bool:
        """Takes a lock away that was left behind; False if its process lives."""
        if not _left_behind(self._beside):
            return False
        aside = self._aside("left")
        try:
            self._beside.rename(aside)  # of several that want to, one can
        except FileNotFoundError:
            return False
        try:
            if _left_behind(aside):
                return True
            os.link(aside, self._beside)  # another one was quicker, and has it now
            return False
        finally:
            aside.unlink(missing_ok=True)


def _left_behind(path: Path) -> bool:
    try:
        holder = path.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return False
    if not holder or dead_process(holder, ""):
        return True
    marked, _, began = holder.rpartition("-")
    process = marked.rpartition("-")[2]
    if not began or not process.isdecimal() or not marked.startswith(_own_machine()):
        return False
    return began != _began(int(process))


def _own_text() -> str:
    """What a lock of this process holds."""
    return f"{mark_of_process()}-{_began(os.getpid())}"


def _own_machine() -> str:
    return mark_of_process().rpartition("-")[0] + "-"


def _began(process: int) -> str:
    """When a process of this machine began: another one may have its number by now; "" = unknown.

    Linux tells it in ticks since the machine started, and has a name for each of its starts.
    """
    try:
        boot = (_PROC / "sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        ticks = (_PROC / str(process) / "stat").read_text("utf-8", "replace")
    except OSError:
        return ""
    return f"{boot.replace('-', '')}.{ticks.rpartition(')')[2].split()[19]}"
