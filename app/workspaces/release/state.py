"""What the panels of the Release workspace share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal

from app.frame.handing import Handable, Handing
from app.frame.names import RELEASE
from app.frame.program import Program
from app.frame.session import RunEntry
from app.frame.workspace import Context
from app.kit.state import State, Value
from core.io.records.place import DatabaseTable, Place
from core.io.records.released import REGION
from core.io.records.released_query import Judged
from core.io.release_pack.findings import GUARD
from core.io.release_pack.terms import Terms
from core.io.verification.checks import JUDGED, Verification
from core.released_columns.judged import TOLERANCE
from core.released_columns.roles import FREE, OUTCOME

_LEDGER, _FOLDER = "release/ledger", "release"
_PROPOSED = "VBAS releases"
_TERMS = Terms()
RUN, HANDED = "run", "handed"
PACK = "pack"
"""What a pack is called if nobody says otherwise."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Release", text)


@dataclass(frozen=True, eq=False)
class Handed:
    """A run, or what another workspace hands over, and what of its records.

    Attributes
    ----------
    of
        The run, or the result of another workspace.
    free, outcomes
        Further columns, in the order of the record file.
    force, tolerance
        Whether they are handed over whatever they tell; the share of what is hidden that they
        may tell beyond chance.
    terms
        What is asked of the pack besides.
    """

    of: RunEntry | Handable
    free: tuple[str, ...]
    outcomes: tuple[str, ...]
    force: bool
    tolerance: float = TOLERANCE
    terms: Terms = _TERMS

    @property
    def keep(self) -> tuple[str, ...]:
        """All further columns, ordered as ``vbas aggregate`` orders them."""
        return (*self.free, *self.outcomes)

    @property
    def made(self) -> object:
        """What came out: another value is another result."""
        return self.of.run if isinstance(self.of, RunEntry) else self.of.of

    @property
    def records(self) -> Place:
        """Where its records are."""
        return self.of.records.path if isinstance(self.of, RunEntry) else self.of.records

    @property
    def stays_in_database(self) -> bool:
        """Whether it would need records one by one, which a database does not hand out."""
        return isinstance(self.of, Handable) and isinstance(self.records, DatabaseTable)

    @property
    def area_column(self) -> str:
        """Its column of areas, "" if there is none."""
        of = self.of
        return of.records.area_column if isinstance(of, RunEntry) else of.area_column

    @property
    def protected(self) -> tuple[str, ...]:
        """Columns that are handed over in any case."""
        of = self.of
        if isinstance(of, Handable):
            return of.protected
        return (REGION, *(qi.column for qi in of.records.quasi_identifiers))

    def is_like(self, other: Handed) -> bool:
        """Whether the pack would be the same."""
        return self.made is other.made and self._asked() == other._asked()

    def judged_like(self, other: Handed) -> bool:
        """Whether its columns tell the same."""
        mine, theirs = ((of.keep, of.tolerance) for of in (self, other))
        return self.made is other.made and mine == theirs

    def _asked(self) -> tuple[object, ...]:
        tells = (self.force, self.tolerance) if self.keep else ()
        return self.free, self.outcomes, tells, self.terms


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
    regions
        {area: its region as the pack calls it}.
    """

    verification: Verification
    pack: Path
    is_there: bool
    handed: Handed | None = None
    inside: Path | None = None
    findings: Path | None = None
    regions: Mapping[str, int] = field(default_factory=dict)

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
    of
        `RUN` for the run on the map, `HANDED` for what another workspace hands over.
    terms, tolerance
        What is asked of the pack besides; the share of what is hidden that further columns may
        tell beyond chance.
    roles
        {column: `FREE` or `OUTCOME`} of the columns that are handed over beside the protected
        ones.
    force
        Whether they are handed over whatever they tell.
    ledger, folder
        The folder of the releases so far and the one for the pack, if they were chosen here;
        where they are in any case: `ledger_at`, `folder_at`.
    name
        What the pack is called.
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

    of = Value(RUN)
    terms: Value[Terms] = Value(_TERMS, saved_as=Terms)
    tolerance = Value(TOLERANCE, saved_as=float)
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
        self._settings, self._history = program.settings, program.history
        self.when("ledger", self._keep_ledger)
        self.when("folder", self._keep_folder)
        self._name_anew()

    def ask(self, name: str, after: object) -> None:
        """Replaces a condition or a role, by the user's wish: this can be undone."""
        self._history.change(self, name, after, tr("change the conditions of release"), name)

    def _keep_ledger(self, at: Path | None) -> None:
        if at is not None:
            self._settings.kept[_LEDGER] = str(at)

    def _keep_folder(self, at: Path | None) -> None:
        if at is not None and at.is_dir():
            self._settings.remember_folder(_FOLDER, at)
        self._name_anew()

    def clear_saved(self) -> None:
        """See `State.clear_saved`."""
        super().clear_saved()
        self._name_anew()

    def _name_anew(self) -> None:
        """Proposes a name that no earlier pack has, unless somebody gave one."""
        if self.name.rstrip("0123456789") in (PACK, f"{PACK} "):
            others = (f"{PACK} {n}" for n in count(2))
            names = chain((PACK,), others)
            self.name = next(of for of in names if not (self.folder_at / of).exists())

    @property
    def ledger_at(self) -> Path:
        """The folder of the releases so far: the one chosen last, or a proposal."""
        kept = self._settings.kept.get(_LEDGER)
        return self.ledger or (Path(kept) if kept else self._proposed / "ledger")

    @property
    def folder_at(self) -> Path:
        """The folder for the pack: the one chosen last, or a proposal."""
        kept = self._settings.folders.get(_FOLDER)
        there = kept if kept is not None and kept.is_dir() else None
        return self.folder or there or self._proposed

    @property
    def _proposed(self) -> Path:
        return self._settings.documents / _PROPOSED

    @property
    def pack(self) -> Path | None:
        """Folder of the pack; None if it cannot be called so."""
        at = self.folder_at / self.name.strip()
        return at if is_name(self.name) and at != self.ledger_at else None


def is_name(text: str) -> bool:
    """Whether a folder can be called so, wherever the pack is taken."""
    name = text.strip()
    return bool(name) and name not in (".", "..") and not set(name) & set('/\\:*?"<>|')


ReleaseContext = Context[ReleaseState]


def handed_of(context: ReleaseContext) -> Handed | None:
    """The run on the map, or what is handed over, with the chosen columns; None without."""
    session, state = context.program.session, context.state
    offered = context.program.part(Handing).offered
    of = session.current_run if state.of == RUN or offered is None else offered
    of = offered if of is None else of
    if of is None:
        return None
    bare = Handed(of, (), (), state.force, state.tolerance, state.terms)
    there = columns_of(context, bare)
    by_role = {role: tuple(n for n in there if state.roles.get(n) == role) for role in _ROLES}
    return replace(bare, free=by_role[FREE], outcomes=by_role[OUTCOME])


_ROLES = (FREE, OUTCOME)


def columns_of(context: ReleaseContext, handed: Handed) -> tuple[str, ...]:
    """Columns of its records that could be handed over; none where they are not open.

    What is not counted stays in a database.
    """
    session = context.program.session
    opened, of = session.records, handed.of
    if opened is None or opened.path != handed.records or isinstance(opened.path, DatabaseTable):
        return ()
    hidden = {*handed.protected, handed.area_column}
    person = of.records.person_column if isinstance(of, RunEntry) else session.draft.person_column
    hidden.add(person or "")
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
