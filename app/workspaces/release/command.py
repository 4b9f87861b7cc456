"""A pack as lines of the shell that make the same: ``vbas aggregate``, then ``vbas release``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from app.features.project.contents import saved_scenario
from app.features.project.keeper import ProjectKeeper
from app.features.project.scripts import copy
from app.frame.handing import Handable
from app.frame.program import Program
from app.workspaces.release.state import Handed, ReleaseContext, handed_of
from core.io.as_command import command_of
from core.io.release_pack.of_run import kept_inside
from core.io.release_pack.terms import Terms
from core.io.scenario_file import Release
from core.io.shell_text import in_quotes, joined, number_text, said_by
from core.released_columns.judged import TOLERANCE


def copy_release(context: ReleaseContext) -> None:
    """Puts the lines onto the clipboard, or says why there are none."""
    handed, state = handed_of(context), context.state
    pack = state.pack
    if handed is not None and pack is not None:
        copy(
            context.program,
            lambda: release_command(context.program, handed, state.ledger_at, pack),
        )


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
    if isinstance(handed.of, Handable):
        beside = {
            "keep": ",".join(in_quotes(of, ",") for of in handed.free) or None,
            "outcome": ",".join(in_quotes(of, ",") for of in handed.outcomes) or None,
            "force": force,
            "tolerance": None if handed.tolerance == TOLERANCE else number_text(handed.tolerance),
        }
        made = f"{handed.of.command(inside).rstrip()} {joined([*said_by(beside)])}".rstrip()
    else:
        release = Release(handed.keep, force, handed.outcomes, handed.tolerance)
        saved = replace(saved_scenario(handed.of), release=release)
        made = command_of(saved, inside, project, handed.of.name).rstrip()
    words = ["vbas", "release", inside, "--ledger", str(ledger), "--out", str(pack)]
    return f"{made}\n{joined([*words, *_words_of(handed.terms)])}\n"


def _words_of(terms: Terms) -> list[str]:
    """The options of what is asked of a pack."""
    usual = Terms()
    said = {
        "by": terms.by,
        "risk": ",".join(terms.risk) or None,
        "homogeneous": None if terms.homogeneous == usual.homogeneous else terms.homogeneous,
        "remedy": terms.remedy,
        "seconds": None if terms.seconds == usual.seconds else number_text(terms.seconds),
    }
    published = [word for path in terms.published for word in ("--published", str(path))]
    aims = [*_aims("--l", terms.l, terms.l_of), *_aims("--t", terms.t, terms.t_of)]
    return [*said_by(said), *aims, *published]


def _aims(option: str, every: float | None, own: Mapping[str, float]) -> Iterator[str]:
    """An l or t of every outcome, and of single ones."""
    texts = [] if every is None else [number_text(every)]
    for text in [*texts, *(f"{name}={number_text(of)}" for name, of in own.items())]:
        yield from (option, text)
