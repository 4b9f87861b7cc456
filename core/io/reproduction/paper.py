"""What a paper is to those who run it again: what it takes, what comes out, what is kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import pandas as pd

from core import __version__
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.atomic import whole_file
from core.io.reproduction.page import Section
from core.io.result_folder import JOURNALS
from core.reproduction.claims import Claim
from core.steps import STOP, Step, Steps

COMMAND: Final = "reproduce"
R = TypeVar("R")


@dataclass(frozen=True)
class Given:
    """What the user gives.

    Attributes
    ----------
    folder
        Where the page comes to, and where what is finished is kept.
    quick
        Less data, short searches: a look.
    areas, records
        Files of the user's, None for what the program makes.
    """

    folder: Path
    quick: bool = False
    areas: AreaSource | None = None
    records: Path | None = None


@dataclass(frozen=True, eq=False)
class Page:
    """What came out of a paper.

    Attributes
    ----------
    introduction
        Paragraphs at the top.
    claims
        The paper's statements, each with a verdict.
    sections
        What follows them.
    tables
        {file: table}, written beside the page.
    missed
        What could not be done, and why.
    """

    introduction: Sequence[str]
    claims: Sequence[Claim]
    sections: Sequence[Section]
    tables: Mapping[str, pd.DataFrame] = field(default_factory=dict)
    missed: Sequence[str] = ()


@dataclass(frozen=True)
class Paper:
    """A paper that can be run again.

    Attributes
    ----------
    name
        What it is called on the command line.
    authors
        Authors and year.
    about
        What of it is run, a text that is translated.
    run
        Runs it; None if it was stopped.
    areas, records
        What a file of the user's must be to be used, texts that are translated; "" = none is.
    """

    name: str
    authors: str
    about: str
    run: Callable[[Given], Steps[Page | None]]
    areas: str = ""
    records: str = ""

    def check(self, given: Given) -> None:
        """Raises VbasError if a file is given that the paper has no use for."""
        for what, file, taken in (
            ("areas", given.areas, self.areas),
            ("records", given.records, self.records),
        ):
            if file is not None and not taken:
                raise VbasError(
                    "{paper} has no use for a file of {what}.",
                    "Leave it out: what it needs is made.",
                    paper=self.name,
                    what=what,
                )


@dataclass(frozen=True)
class Job:
    """A part of the work whose result is kept.

    Attributes
    ----------
    title
        What is shown while it is done.
    key
        All that its result depends on, but for the version of the program.
    work
        Does it; the result must be plain (numbers, texts, lists, dictionaries).
    """

    title: str
    key: Mapping[str, Any]
    work: Callable[[], Steps[Any]]


def carry_out(folder: Path, jobs: Sequence[Job]) -> Steps[list[Any] | None]:
    """Does what is not kept yet, and keeps it; None if it was stopped.

    Raises
    ------
    VbasError
        If the folder cannot be written.
    """
    found = []
    for i, job in enumerate(jobs):
        path = folder / JOURNALS[COMMAND] / f"{_name(job.key)}.json"
        kept = _kept(path)
        if kept is None:
            kept = yield from _under(job.work(), job.title, i, len(jobs))
            if kept is None:
                return None
            path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(path) as place:
                place.write_text(json.dumps(kept, allow_nan=True), encoding="utf-8")
            kept = _kept(path)  # what is shown is the same whether it was kept or not
        found.append(kept)
    return found


def _name(key: Mapping[str, Any]) -> str:
    text = json.dumps({**key, "version": __version__}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _kept(path: Path) -> Any:
    """What an earlier run left; None where there is nothing, or nothing that can be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _under(steps: Steps[R], title: str, done: int, total: int) -> Steps[R | None]:
    """A job under the progress of the whole."""
    answer = None
    try:
        while True:
            step = steps.send(answer)
            answer = yield Step(title, done + step.done / max(step.total or 1, 1), total)
            if answer is STOP:
                return None
    except StopIteration as end:
        result: R = end.value
        return result
    finally:
        steps.close()
