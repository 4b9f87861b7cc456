"""``vbas project``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import JSON
from app.cli.options import Command, Option

PROJECT = Command(
    "project",
    "List what is inside a project of the window.",
    """List what is inside a project: areas, records, runs with their measures, parts, history.""",
    (Option("project", Path, ..., argument=True).help("A project, .vbas."), JSON),
)
