"""What becomes of each level of a variable: protected, hidden with another, or not released.

The rules are those of El Emam et al. 2011, Table 4 and the text after Table 7.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from core.errors import N_, VbasError
from core.hierarchies.design import EVERY_LEVEL, LevelledVariable

PROTECTED: Final = "protected"
WITH_FINER: Final = "with finer"
WITH_KNOWN: Final = "with known"
UNUSED: Final = "unused"
UNGUARDED: Final = "unguarded"

_FIXED: Final = N_(
    "{finer} fixes {column}: its cells are blanked with those of {finer}, and each of its classes "
    "consists of whole classes of {finer}."
)
_TOO_FINE: Final = N_(
    "An adversary does not know {column}: its cells are blanked wherever {known} is, from which "
    "they could tell it."
)
_NOT_RELEASED: Final = N_("{column} is not released.")


@dataclass(frozen=True)
class LevelRole:
    """What becomes of one level.

    Attributes
    ----------
    role
        `PROTECTED` (it stands in combinations), `WITH_FINER` (the level before fixes it: it
        follows that one), `WITH_KNOWN` (finer than an adversary knows: it follows the protected
        ones), `UNUSED` (neither released nor protected) or `UNGUARDED` (released, and in none of
        the combinations that the user wrote down).
    reason
        Why no combination needs it, as a template with ``values``; "" where one does.
    """

    column: str
    role: str
    released: bool
    reason: str = ""
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class VariableRoles:
    """What becomes of the levels of a variable, the finest first, and who follows whom.

    Attributes
    ----------
    follow
        {column: columns that are blanked with it}.
    """

    levels: tuple[LevelRole, ...]
    follow: Mapping[str, tuple[str, ...]]

    @property
    def protected(self) -> tuple[str, ...]:
        """Columns that stand in combinations."""
        return tuple(of.column for of in self.levels if of.role == PROTECTED)

    @property
    def released(self) -> tuple[str, ...]:
        """Columns that are released."""
        return tuple(of.column for of in self.levels if of.released)


def roles_of(variable: LevelledVariable, used: Collection[str] | None = None) -> VariableRoles:
    """What becomes of each level of a variable.

    With M the finest level released and Q the finest one known (Table 4): where M is at least as
    coarse as Q, levels are protected from M on; else from Q on, and what is finer and released
    follows them. A level that the protected one before it fixes follows that one.

    Parameters
    ----------
    used
        Columns that combinations written by hand use; None where they follow from the variable.

    Raises
    ------
    VbasError
        If the variable has no level, or names one that is not there, or a weight out of (0, 1].
    """
    check_variable(variable)
    n, known = len(variable.levels), max(variable.known, 0)
    first = max(known, variable.released)
    shown = _shown(variable)
    if used is None:
        wanted = set(range(first, n))
        if not variable.all_levels and variable.released >= known:
            wanted = {variable.released}
        fixed = _fixed(variable, wanted)
        guarded = wanted - fixed
    else:
        guarded = {i for i in range(n) if variable.levels[i] in used}
        fixed = _fixed(variable, set(range(min(guarded, default=n), n)), guarded) - guarded
    hidden = {i for i in shown if i < min(guarded, default=0)}
    roles = tuple(
        _role(variable, i, guarded=guarded, fixed=fixed, hidden=hidden, shown=shown)
        for i in range(n)
    )
    return VariableRoles(roles, _followers(variable, guarded, fixed & shown, hidden))


def check_variable(variable: LevelledVariable) -> None:
    """Raises if its levels, or what is said of them, make no sense."""
    n, name = len(variable.levels), variable.name
    if not n:
        raise VbasError("{name} has no level.", "Give at least its column.", name=name)
    if len(set(variable.levels)) < n:
        raise VbasError("{name} has a level twice.", "Name each level once.", name=name)
    if not EVERY_LEVEL <= variable.known < n or not 0 <= variable.released < n:
        raise VbasError(
            "{name} has {n} levels; the one that is known or released is not among them.",
            "Choose one of: {levels}.",
            name=name,
            n=n,
            levels=", ".join(variable.levels),
        )
    if variable.ordered and len(variable.ordered) != n - 1:
        raise VbasError(
            "{name} has {n} levels, but says of {said} whether the one before fixes it.",
            "Say it of each level but the finest, or of none.",
            name=name,
            n=n,
            said=len(variable.ordered),
        )
    if not 0 < variable.weight <= 1:
        raise VbasError(
            "The weight of {column} is {weight}, but must be above 0 and at most 1.",
            "Give 1 to what matters most, and less to what may be blanked earlier.",
            column=name,
            weight=variable.weight,
        )


def _shown(variable: LevelledVariable) -> set[int]:
    if variable.all_levels:
        return set(range(variable.released, len(variable.levels)))
    return {variable.released}


def _fixed(
    variable: LevelledVariable, among: set[int], guarded: Collection[int] | None = None
) -> set[int]:
    """Levels that one before them fixes, from level to level, beginning at one that is guarded."""
    found: set[int] = set()
    for i in sorted(among):
        before = i - 1 in among if guarded is None else i - 1 in found or i - 1 in guarded
        if before and (i > 0 and (not variable.ordered or variable.ordered[i - 1])):
            found.add(i)
    return found


def _followers(
    variable: LevelledVariable, guarded: set[int], up: set[int], down: set[int]
) -> dict[str, tuple[str, ...]]:
    follow: dict[int, list[int]] = {}
    for i in sorted(up):
        follow.setdefault(max(of for of in guarded if of < i), []).append(i)
    for i in sorted(guarded):
        if down:
            follow.setdefault(i, []).extend(sorted(down))
    names = variable.levels
    return {names[i]: tuple(names[j] for j in of) for i, of in sorted(follow.items())}


def _role(
    variable: LevelledVariable,
    i: int,
    *,
    guarded: set[int],
    fixed: set[int],
    hidden: set[int],
    shown: set[int],
) -> LevelRole:
    column, released = variable.levels[i], i in shown
    if i in guarded:
        return LevelRole(column, PROTECTED, released)
    if i in fixed:
        values = {"finer": variable.levels[i - 1], "column": column}
        return LevelRole(column, WITH_FINER, released, _FIXED, values)
    if i in hidden:
        known = variable.levels[min(guarded)]
        return LevelRole(column, WITH_KNOWN, True, _TOO_FINE, {"column": column, "known": known})
    if released:
        return LevelRole(column, UNGUARDED, True)
    return LevelRole(column, UNUSED, False, _NOT_RELEASED, {"column": column})
