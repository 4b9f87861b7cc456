"""Tells when a record file is opened how many of its area ids no area has."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject

from app.frame.program import Program
from app.kit import numbers
from app.kit.derived import Derived, Missing, unseen
from app.workspaces.aggregate.scenario.data_step import RecordCard
from core.areas import AreaLayer
from core.errors import VbasError
from core.io.records import UnmatchedIds, unmatched_ids
from core.io.records.place import Place
from core.steps import finish


class _Asked(NamedTuple):
    path: Place
    layer: AreaLayer
    column: str
    kind: str
    conversion: Path | None


class UnmatchedLook(QObject):
    """Looks at the distinct area ids in the background, and says what it found on the card."""

    def __init__(self, program: Program, card: RecordCard) -> None:
        super().__init__(card)
        self._session, self._card = program.session, card
        session = program.session
        nothing = partial(card.say_match, "")
        found: Derived[_Asked, UnmatchedIds | None] = unseen(
            self, program.background, "area ids", self._asked, _look, self._show, nothing=nothing
        )
        found.follow(session.records_changed, session.areas_changed, session.draft_changed)

    def _asked(self) -> _Asked | Missing:
        session, draft = self._session, self._session.draft
        if session.records is None or session.area_file is None or not draft.area_column:
            return Missing("")
        return _Asked(
            session.records.path,
            session.area_file.layer,
            draft.area_column,
            draft.area_kind,
            draft.conversion_path,
        )

    def _show(self, found: UnmatchedIds | None) -> None:
        if found is None or not found.unmatched:
            self._card.say_match("")
            return
        words = self.tr(
            "{n} of {all} area ids of the records are not in the areas, e.g. {ids}: their records "
            "will be left out."
        )
        self._card.say_match(
            words.format(
                n=numbers.count(found.unmatched),
                all=numbers.count(found.distinct),
                ids=", ".join(found.examples),
            ),
            found.unmatched,
        )


def _look(asked: _Asked) -> UnmatchedIds | None:
    """None where the file cannot be read: counting says why."""
    try:
        return finish(
            unmatched_ids(asked.path, asked.layer, asked.column, asked.kind, asked.conversion)
        )
    except VbasError:
        return None
