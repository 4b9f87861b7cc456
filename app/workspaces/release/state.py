"""What the panels of the Release workspace share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal

from app.frame.names import RELEASE
from app.frame.program import Program
from app.frame.session import RunEntry
from app.frame.workspace import Context
from app.kit.state import State, Value
from core.io.records.released_query import Judged
from core.io.release_pack.comparing import GUARD
from core.io.verification.checks import JUDGED, Verification
from core.released_columns.roles import FREE, OUTCOME

_LEDGER = "release/ledger"
PACK = "pack"
"""What a pack is called if nobody says otherwise."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Release", text)


@dataclass(frozen=True, eq=False)
class Handed:
    """A run and what is handed over of its records.

    Attributes
    ----------
    free, outcomes
        Further columns, in the order of the record file.
    force
        Whether they are handed over whatever they tell.
    """

    entry: RunEntry
    free: tuple[str, ...]
    outcomes: tuple[str, ...]
    force: bool

    @property
    def keep(self) -> tuple[str, ...]:
        """All further columns, ordered as ``vbas aggregate`` orders them."""
        return (*self.free, *self.outcomes)

    def is_like(self, other: Handed) -> bool:
        """Whether the pack would be the same."""
        mine, theirs = (
            (of.entry.run, of.free, of.outcomes, of.force and bool(of.keep)) for of in (self, other)
        )
        return mine[0] is theirs[0] and mine[1:] == theirs[1:]


@dataclass(frozen=True, eq=False)
class Checked:
    """A pack and what its verification says.

    Attributes
    ----------
    handed
        What it was made of; None for a pack that was only verified.
    pack
        Its folder, where it is or was to be.
    is_there
        Whether it was written, or lay there already.
    inside
        The folder beside it that must not be given out; None if none was written.
    findings
        Where the findings are written that kept it from appearing.
    """

    verification: Verification
    pack: Path
    is_there: bool
    handed: Handed | None = None
    inside: Path | None = None
    findings: Path | None = None

    @property
    def may_be_accepted(self) -> bool:
        """Whether a reason is all that is missing."""
        found = self.verification.findings
        return self.handed is not None and bool(found) and all(map(_is_judged, found))


def _is_judged(check: object) -> bool:
    return getattr(check, "name", "") in (*JUDGED, GUARD)


class ReleaseState(State):
    """What is handed over, where to, and what came out.

    Attributes
    ----------
    roles
        {column: `FREE` or `OUTCOME`} of the columns that are handed over beside the protected
        ones.
    force
        Whether they are handed over whatever they tell.
    ledger
        Folder of the releases so far; kept in the settings too.
    folder, name
        Where the pack goes, and what it is called.
    judged
        What the columns would tell; None while that is not known.
    checked
        The pack that was made or verified last.
    working
        Whether one is being made or verified.

    Signals
    -------
    make_requested(str)
        A pack shall be made; the reason why findings are accepted, "" for none.
    verify_requested(Path)
        A pack that is there shall be verified.
    """

    make_requested = Signal(str)
    verify_requested = Signal(object)

    saved_name = RELEASE

    roles: Value[Mapping[str, str]] = Value({}, saved_as=dict[str, str])
    force = Value(False, saved_as=bool)
    ledger: Value[Path | None] = Value(None, saved_as=Path | None)
    folder: Value[Path | None] = Value(None, saved_as=Path | None)
    name = Value(PACK, saved_as=str)
    judged: Value[Judged | None] = Value(None, kept=False)
    checked: Value[Checked | None] = Value(None)
    working = Value(False, kept=False)

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        kept = program.settings.kept
        if kept.get(_LEDGER):
            self.ledger = Path(kept[_LEDGER])
        self.when("ledger", lambda at: kept.update({_LEDGER: str(at)}) if at else None)

    @property
    def pack(self) -> Path | None:
        """Folder of the pack; None while that is not said."""
        if self.folder is None or not is_name(self.name):
            return None
        return self.folder / self.name.strip()


def is_name(text: str) -> bool:
    """Whether a folder can be called so, wherever the pack is taken."""
    name = text.strip()
    return bool(name) and name not in (".", "..") and not set(name) & set('/\\:*?"<>|')


ReleaseContext = Context[ReleaseState]


def handed_of(context: ReleaseContext) -> Handed | None:
    """The run on the map with the columns that are chosen; None without a run."""
    session, state = context.program.session, context.state
    entry = session.current_run
    if entry is None:
        return None
    there = columns_of(context, entry)
    by_role = {role: tuple(n for n in there if state.roles.get(n) == role) for role in _ROLES}
    return Handed(entry, by_role[FREE], by_role[OUTCOME], state.force)


_ROLES = (FREE, OUTCOME)


def columns_of(context: ReleaseContext, entry: RunEntry) -> tuple[str, ...]:
    """Columns of a run's records that could be handed over; none where they are not open."""
    opened = context.program.session.records
    if opened is None or opened.path != entry.records.path:
        return ()
    hidden = {of.column for of in entry.records.quasi_identifiers}
    hidden |= {entry.records.area_column, entry.records.person_column or ""}
    return tuple(
        of.name
        for of in opened.preview.columns
        if of.name not in hidden and of.looks_like not in ("direct identifier", "area id")
    )


def is_stale(context: ReleaseContext) -> bool:
    """Whether the pack that is shown was made of something else than is chosen now."""
    of, now = context.state.checked, handed_of(context)
    if of is None or of.handed is None or context.state.working:
        return False
    return now is None or not of.handed.is_like(now)
