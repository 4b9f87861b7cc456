"""``vbas ledger``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import JSON
from app.cli.options import Command, Option

LEDGER = Command(
    "ledger",
    "List what was released from which records, and who decided what.",
    """List the releases of a ledger, and who released, accepted or refused what, when and why.""",
    (Option("ledger", Path, ..., argument=True).help("Folder of the ledger."), JSON),
)
