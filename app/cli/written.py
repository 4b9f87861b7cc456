"""What the command line says of the files it wrote, and which of them may be given out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from core.io.result_folder import INTERNAL, RELEASE


def print_written(out: Path, files: Sequence[Path]) -> None:
    """One line a folder, that for recipients first."""
    for name, may in ((RELEASE, "may be given out"), (INTERNAL, "must not be given out")):
        here = [path.name for path in files if path.parent == out / name]
        if here:
            print(f"Written to {out / name} ({may}): {', '.join(here)}")
