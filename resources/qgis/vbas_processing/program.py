"""Finding the command ``vbas`` and running it; knows nothing of QGIS."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

_OF_QGIS = (
    "PYTHONHOME",
    "PYTHONPATH",
    "GDAL_DATA",
    "GDAL_DRIVER_PATH",
    "PROJ_DATA",
    "PROJ_LIB",
    "QT_PLUGIN_PATH",
    "LD_LIBRARY_PATH",
)
"""What QGIS sets for its own libraries, and would lead others astray."""


class ProgramError(Exception):
    """The program's own sentence, or how it ended."""


def found_program(setting: str) -> str | None:
    """Where ``vbas`` is: as set, on the path, or where uv and pipx put it; None if nowhere."""
    if setting.strip():
        return shutil.which(os.path.expanduser(setting.strip()))
    return shutil.which("vbas") or shutil.which("vbas", path=str(Path.home() / ".local" / "bin"))


def run_program(
    arguments: list[str], tell: Callable[[str], None], stopped: Callable[[], bool]
) -> bool:
    """Runs a command, telling its lines as they come; False if it was stopped.

    Raises
    ------
    ProgramError
        With the sentence that it ended with.
    """
    environment = {k: v for k, v in os.environ.items() if k not in _OF_QGIS}
    # Lines as they are written, not when a buffer is full.
    environment.update(PYTHONUNBUFFERED="1", PYTHONUTF8="1", COLUMNS="200")
    process = subprocess.Popen(
        arguments,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    lines: queue.Queue[str | None] = queue.Queue()

    def read() -> None:
        for line in process.stdout or ():
            lines.put(line.rstrip())
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    last, ended, was_stopped = "", False, False
    while not ended:
        try:
            line = lines.get(timeout=0.2)
        except queue.Empty:
            line = ""
        ended = line is None
        if line:
            last = line
            tell(line)
        if stopped() and not was_stopped:
            was_stopped = True
            process.terminate()
    status = process.wait()
    process.stdout.close()
    if was_stopped:
        return False
    if status != 0:
        raise ProgramError(
            last[len("vbas: ") :] if last.startswith("vbas: ") else last or str(status)
        )
    return True
