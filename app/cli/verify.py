"""``vbas verify``: a pack, checked from its files alone."""

from __future__ import annotations

import json
import math

import typer

from app.cli.options import InputError, Options
from app.cli.progress import drive
from core.io.verification.checks import Verification
from core.io.verification.verify import verify_pack

NOT_SAFE = 3


def run(options: Options) -> None:
    """Runs the command: reads the pack, says each check, and whether all pass."""
    check_aims(options.l, options.t)
    steps = verify_pack(options.pack, options.areas, least=options.l, most=options.t)
    found = drive(steps)
    if options.json:
        print(json.dumps(found.plain, indent=2, ensure_ascii=False))
    else:
        print_checks(found)
    if not found.passes:
        raise typer.Exit(NOT_SAFE)


def check_aims(least: float | None, most: float | None) -> None:
    """Raises InputError if l or t make no sense."""
    if least is not None and not 1 <= least < math.inf:
        raise InputError(f"--l is {least:g}, but must be at least 1.", "Write 2 or more.")
    if most is not None and not 0 <= most <= 1:
        raise InputError(f"--t is {most:g}, but must be from 0 to 1.", "Write 0.2, for instance.")


def print_checks(found: Verification, *, only_findings: bool = False) -> None:
    """Prints a sentence a check, and the answer."""
    for of in found.findings if only_findings else found.checks:
        mark = "passes  " if of.passes else "accepted" if of.accepted else "FAILS   "
        print(f"{mark}  {of.name:<18}{of.sentence.english}")
    n = len(found.findings)
    if n:
        print(f"Do not give this pack out: {n} {'check fails' if n == 1 else 'checks fail'}.")
    else:
        print("Every check passes, or was accepted with a reason that is in the manifest.")
