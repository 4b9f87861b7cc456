"""``vbas verify``: a pack, checked from its files alone."""

from __future__ import annotations

import json

import typer

from app.cli.options import Options
from app.cli.progress import drive
from core.attribute_disclosure import aims_from, check_aims, joined_aim
from core.io.verification.checks import Verification
from core.io.verification.verify import verify_pack

NOT_SAFE = 3


def run(options: Options) -> None:
    """Runs the command: reads the pack, says each check, and whether all pass."""
    least = joined_aim(*aims_from(options.l or (), "--l"))
    most = joined_aim(*aims_from(options.t or (), "--t"))
    check_aims(least, most)
    steps = verify_pack(options.pack, options.areas, least=least, most=most)
    found = drive(steps)
    if options.json:
        print(json.dumps(found.plain, indent=2, ensure_ascii=False))
    else:
        print_checks(found)
    if not found.passes:
        raise typer.Exit(NOT_SAFE)


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
