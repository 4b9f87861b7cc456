"""``vbas run``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.options import OUTPUT, Command, Option

RUN = Command(
    "run",
    "Run what a project of the window holds.",
    """Run a scenario of a project that the window saved (.vbas), on its areas as they were saved.

    Without --run it is the run that the window showed, else the one calculated last, else the
    settings that were chosen. Regions that were given or edited by hand are judged as they are.
    With --out, writes what vbas aggregate writes, to the last byte. A project holds no records:
    they are read from where they were, or from --records.
    """,
    (
        Option("project", Path, ..., argument=True).help("A project, .vbas."),
        Option("run", str).help("The run's name or number; vbas project lists them."),
        Option("out", Path, to=OUTPUT).help("Folder for the results; made if it is not there."),
        Option("records", Path).help("Where the record file is now."),
    ),
)
