"""Tries a ``vbas`` as its users have it: ``python -m setup.try_program dist/vbas/vbas``.

It is started away from the checkout, in a home of its own and without this Python's environment:
commands on the sample, then the window on a screen of its own (Xvfb), until its map is painted.
Times are those of this machine, the first ones with the compilation of kernels.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from core import __version__
from core.io.sample import sample_folder

LONGEST: Final = 300.0
"""Seconds that one start may take."""
PAINTED: Final = 3000
"""Different colours on the screen when the map stands there; splash and empty window have fewer."""


class TryError(Exception):
    """What went wrong, as a sentence."""


def try_commands(program: Path, folder: Path) -> Iterator[tuple[str, float]]:
    """(What, seconds) of each command; ``folder`` is where they are started, and their home."""
    said, seconds = _said(program, folder, "--version")
    if said != f"vbas {__version__}\n":
        raise TryError(f"--version says {said!r}.")
    yield "vbas --version", seconds
    said, seconds = _said(program, folder, "cutoff", "--qi", "age=86,sex=2", "--json")
    if not json.loads(said):
        raise TryError("cutoff says nothing.")
    yield "vbas cutoff", seconds
    for again in ("first", "again"):
        _, seconds = _said(program, folder, *_aggregate(folder / again))
        yield f"vbas aggregate, the sample, {again}", seconds
    results = [folder / of / "release" / "records.parquet" for of in ("first", "again")]
    if results[0].read_bytes() != results[1].read_bytes():
        raise TryError("aggregate gave two results.")


def try_window(program: Path, folder: Path) -> tuple[str, float]:
    """Opens the window until the map of the sample is painted, and closes it as Ctrl-C does."""
    with _screen() as display:
        environment = {**_environment(folder), "DISPLAY": display}
        start = time.monotonic()
        with subprocess.Popen([program], cwd=folder, env=environment) as window:
            try:
                while _colours(display) < PAINTED:
                    if window.poll() is not None:
                        raise TryError(f"The window ended with status {window.returncode}.")
                    if time.monotonic() - start > LONGEST:
                        raise TryError("The map did not appear.")
                seconds = time.monotonic() - start
                window.send_signal(signal.SIGINT)
                if window.wait(LONGEST) != 0:
                    raise TryError(f"The window was closed with status {window.returncode}.")
            finally:
                window.kill()
    return "window until its map is painted", seconds


def main() -> int:
    """Tries the program that is named, prints how long each start took, returns the status."""
    program = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory(prefix="vbas-tried-") as name:
        folder = Path(name)
        try:
            for what, seconds in try_commands(program, folder):
                _tell(what, seconds)
            for _ in range(2):
                _tell(*try_window(program, folder))
        except (TryError, OSError, subprocess.SubprocessError) as error:
            sys.stderr.write(f"{program} does not work: {error}\n")
            return 1
    return 0


def _tell(what: str, seconds: float) -> None:
    sys.stdout.write(f"{what:<40}{seconds:>8.1f} s\n")
    sys.stdout.flush()


def _aggregate(out: Path) -> list[str]:
    sample = sample_folder()
    return [
        *("aggregate", "--areas", str(sample / "areas.gpkg"), "--layer", "areas"),
        *("--records", str(sample / "records.parquet"), "--record-area-id", "area_id"),
        *("--area-id", "DAUID", "--qi", "age,sex,marital"),
        *("--categories", str(sample / "categories.toml"), "--out", str(out)),
    ]


def _environment(home: Path) -> dict[str, str]:
    """Of a user who has just logged in: nothing of this Python, nor of the checkout."""
    return {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": os.environ.get("LANG", "C.UTF-8")}


def _said(program: Path, folder: Path, *arguments: str) -> tuple[str, float]:
    """What a command writes, and its seconds."""
    start = time.monotonic()
    done = subprocess.run(
        [program, *arguments],
        cwd=folder,
        env=_environment(folder),
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    if done.returncode != 0:
        raise TryError(f"{arguments[0]} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout, time.monotonic() - start


@contextmanager
def _screen() -> Iterator[str]:
    """A screen of its own; its name for DISPLAY."""
    if shutil.which("Xvfb") is None:
        raise TryError("the window was not tried, as there is no Xvfb (apt-get install xvfb).")
    read, write = os.pipe()
    arguments = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24"]
    with subprocess.Popen(arguments, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()


_COUNT = """
import sys
import numpy as np
from PySide6.QtGui import QGuiApplication, QImage
application = QGuiApplication(sys.argv)
image = application.primaryScreen().grabWindow(0).toImage()
image = image.convertToFormat(QImage.Format.Format_RGB32)
print(len(np.unique(np.frombuffer(image.constBits(), np.uint32))))
"""


def _colours(display: str) -> int:
    """How many colours are on a screen; asked by a process that knows that screen only."""
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    arguments = [sys.executable, "-c", _COUNT]
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=True)
    return int(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
