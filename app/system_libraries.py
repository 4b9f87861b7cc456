"""The system's libraries that a window needs: a sentence where they are not there."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from resources import read_text


def lacking() -> str | None:
    """What to say if this machine lacks a library that Qt needs; None if the window can open.

    Qt itself would end the program, with a trace or an abort.
    """
    try:
        import PySide6
        import PySide6.QtWidgets

        plugin = Path(PySide6.__path__[0]) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
        if os.environ.get("DISPLAY") and not _asked_otherwise() and plugin.exists():
            ctypes.CDLL(str(plugin))
    except (ImportError, OSError) as error:
        packages = " ".join(debian_packages())
        return (
            f"The window needs a library of the system that is not there: {error}. On Debian or "
            f"Ubuntu, have an administrator run: apt-get install --no-install-recommends "
            f"{packages}. The commands (vbas --help) work without."
        )
    return None


def debian_packages() -> list[str]:
    """Debian's packages with the libraries of the window; Ubuntu's have the same names."""
    lines = read_text("desktop/debian-packages.txt").splitlines()
    return [of for of in lines if of and not of.startswith("#")]


def _asked_otherwise() -> bool:
    """Whether another way to the screen than X11 is taken."""
    return any(os.environ.get(of) for of in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"))
