"""The desks of all runs that were edited, and the regions that come of them."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from app.features.edit.desk import Desk
from app.frame.session import EDITED, RunEntry
from core.aggregation import Aggregation
from core.errors import VbasError
from core.given_regions import GivenRegions, judge
from core.pipeline import Run
from core.steps import finish


class Drafts:
    """One desk for each run, by its number; only the one at work has its account open."""

    def __init__(self) -> None:
        self._desks: dict[int, Desk] = {}

    def adopt(self, other: Drafts) -> None:
        """Takes over the desks of a window that goes."""
        self._desks.update(other._desks)

    def desk_of(self, entry: RunEntry) -> Desk:
        """The desk of a run, made if need be; a run of another name is the same run."""
        desk = self._desks.setdefault(entry.number, Desk(entry))
        desk.entry = entry
        return desk

    def edited(self, entry: RunEntry | None) -> Desk | None:
        """The desk of a run that has edits; None without any."""
        desk = None if entry is None else self._desks.get(entry.number)
        return desk if desk is not None and desk.edited else None

    def close_others(self, desk: Desk) -> None:
        """Frees the memory of all other accounts."""
        for other in self._desks.values():
            if other is not desk:
                other.close()


def name_for(entry: RunEntry, taken: Collection[str]) -> str:
    """What an edited run is called: after the run it came from, and like no other."""
    name = entry.name
    if entry.kind != EDITED:
        name = QCoreApplication.translate("Editing", "{0}, edited").format(entry.name)
    number, made = 2, name
    while made in taken:
        made = f"{name} ({number})"
        number += 1
    return made


def judged(entry: RunEntry, aggregation: Aggregation) -> Run | VbasError:
    """The run of edited regions, or why there is none; takes a while."""
    run = entry.run
    try:
        return finish(
            judge(
                run.scenario,
                entry.study,
                aggregation,
                GivenRegions("edit", entry.name),
                inputs=run.inputs,
                notices=entry.study.notices,
            )
        )
    except VbasError as problem:
        return problem
