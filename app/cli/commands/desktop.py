"""``vbas desktop``: its options."""

from __future__ import annotations

from app.cli.options import Command, Option

DESKTOP = Command(
    "desktop",
    "Put VBAS into the menu of the desktop.",
    """Put VBAS into the menu of the desktop (Linux), and have it open .vbas files.

    Writes an entry, its icon and the kind of file into ~/.local/share, for this user only.
    """,
    (Option("remove", bool, False).help("Take all of it away again."),),
)
