"""A pack as lines of the shell that make the same: ``vbas aggregate``, then ``vbas release``."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.features.project.contents import saved_scenario
from app.features.project.keeper import ProjectKeeper
from app.features.project.scripts import copy
from app.frame.program import Program
from app.workspaces.release.state import Handed, ReleaseContext, handed_of
from core.io.as_command import command_of
from core.io.release_pack.of_run import kept_inside
from core.io.scenario_file import Release
from core.io.shell_text import joined


def copy_release(context: ReleaseContext) -> None:
    """Puts the lines onto the clipboard, or says why there are none."""
    handed, state = handed_of(context), context.state
    pack, ledger = state.pack, state.ledger
    if handed is not None and pack is not None and ledger is not None:
        copy(context.program, lambda: release_command(context.program, handed, ledger, pack))


def release_command(program: Program, handed: Handed, ledger: Path, pack: Path) -> str:
    """The lines.

    Raises
    ------
    VbasError
        If the regions of the run stand nowhere that a command could find.
    """
    keeper, inside = program.part(ProjectKeeper), str(kept_inside(pack))
    project = None if keeper.modified else keeper.path
    force = handed.force and bool(handed.keep)
    saved = replace(
        saved_scenario(handed.entry), release=Release(handed.keep, force, handed.outcomes)
    )
    made = command_of(saved, inside, project, handed.entry.name)
    words = ["vbas", "release", inside, "--ledger", str(ledger), "--out", str(pack)]
    return f"{made.rstrip()}\n{joined(words)}\n"
