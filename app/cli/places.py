"""Where files that options name are, and where results may be written."""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from core.io.result_folder import changed_since_written, check_result_folder, located

_WRITTEN = ("out", "report", "said")
"""Options that name no file that is read."""


def with_files(given: Mapping[str, Any]) -> dict[str, Any]:
    """What was said, with files of results where they are: see `core.io.result_folder.located`."""
    return {
        name: located(of) if isinstance(of, Path) and name not in _WRITTEN else of
        for name, of in given.items()
    }


def files_said(options: Any) -> tuple[Path, ...]:
    """Every file that options name, in whatever form: FILE, NAME=FILE, FILE:COLUMN."""
    found: list[Path] = []
    for about in dataclasses.fields(options):
        value = getattr(options, about.name)
        if about.name in _WRITTEN:
            continue
        if isinstance(value, Path):
            found.append(value)
        texts = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        for text in map(str, texts):
            forms = (text, text.partition("=")[2].strip(), text.rpartition(":")[0])
            paths = [located(Path(of)) for of in forms if of]
            found += [path for path in paths if os.path.isfile(path)]
    return tuple(found)


def check_out(options: Any, command: str, more: Iterable[Path] = ()) -> None:
    """Refuses a folder for results that holds anything that is read, or anything else.

    Says which results of earlier runs are read that have changed since they were written.
    ``more`` are files that no option names.
    """
    files = files_said(options)
    check_result_folder(options.out, command, (*files, *more))
    for path in files:
        changed = changed_since_written(path)
        if changed is not None:
            print(f"vbas: {changed}", file=sys.stderr)
