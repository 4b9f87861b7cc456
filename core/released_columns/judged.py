"""Kept columns judged together: refused above a tolerance, or said where that is forced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.errors import N_, Notice, VbasError
from core.released_columns.chance import LEVEL
from core.released_columns.finer import Protected, finer_forms
from core.released_columns.groups import Groups, Kept, together
from core.released_columns.telling import Hidden, Told, told_of

AREA: Final = "area"
TOLERANCE: Final = 0.0
"""Share of hidden values that kept columns may tell beyond chance, if nothing else is said."""
_LEAVE_OUT: Final = N_(
    "Leave it out or keep a coarser form of it, or force it if you know that nobody can link it."
)
_LEAVE_ONE_OUT: Final = N_(
    "Leave one of them out or keep coarser forms, or force them if you know that nobody can link "
    "them."
)


class KeptColumnsError(VbasError):
    """Columns to keep tell what the release hides, which can be forced."""


@dataclass(frozen=True, eq=False)
class Classes:
    """Records that look the same in protected columns which an adversary could know together.

    Attributes
    ----------
    columns
        Those columns.
    groups
        The records.
    shown
        (n,) records that show a value in one of them; None where all do.
    """

    columns: tuple[str, ...]
    groups: Groups
    shown: NDArray[np.bool_] | None = None


@dataclass(frozen=True, eq=False)
class Release:
    """Records as they are to be released, and what the release hides.

    Attributes
    ----------
    alike
        Records that look the same in all that is protected, such as region and class.
    hidden
        What is hidden: areas (`AREA`), blanked cells.
    protected
        Protected columns of which a kept one may be a finer form.
    classes
        Classes of these columns that must have k members.
    k
        Smallest class allowed.
    persons
        (n,) numbers of the records' persons; None where every record is a person of its own.
    """

    alike: Groups
    hidden: tuple[Hidden, ...]
    protected: tuple[Protected, ...]
    classes: tuple[Classes, ...]
    k: int
    persons: NDArray[np.integer] | None = None
    person_column: str | None = None

    @property
    def n_records(self) -> int:
        """Number of records."""
        return len(self.alike.ids)

    def below(self, finer: Sequence[tuple[str, Kept]]) -> int:
        """Records whose classes fall below k once (protected column, finer form) are known too."""
        found = np.zeros(self.n_records, dtype=bool)
        for of in self.classes:
            here = {form.name: form.groups for name, form in finer if name in of.columns}
            if here:
                joint = together((of.groups, *here.values()), self.n_records)
                small = (joint.sizes(self.persons) < self.k) & (
                    of.groups.sizes(self.persons) >= self.k
                )
                found |= small if of.shown is None else small & of.shown
        return int(np.count_nonzero(found))


@dataclass(frozen=True)
class _Finding:
    """What is wrong with columns to keep: a sentence, and its values."""

    template: str
    columns: tuple[str, ...]
    values: dict[str, object]

    def error(self) -> KeptColumnsError:
        remedy = _LEAVE_OUT if len(self.columns) == 1 else _LEAVE_ONE_OUT
        return KeptColumnsError(
            self.template, remedy, columns=", ".join(self.columns), **self.values
        )

    def notice(self) -> Notice:
        return Notice(self.template, columns=", ".join(self.columns), **self.values)


def judge(
    release: Release,
    kept: Sequence[Kept],
    *,
    force: bool = False,
    tolerance: float = TOLERANCE,
) -> tuple[Notice, ...]:
    """Refuses columns that tell what a release hides; says how many records the others show alone.

    Parameters
    ----------
    release
        The records.
    kept
        The columns to keep, which are judged together.
    force
        Refuse nothing, but say it.
    tolerance
        Share of the hidden values that may be told beyond chance; of few, at all (`chance.FEW`).

    Raises
    ------
    KeptColumnsError
        If columns link the records of a person, tell areas or blanked cells, or are finer forms
        of protected ones with which classes are below k.
    """
    if not kept or not release.n_records:
        return ()
    if not 0 <= tolerance < 1:
        raise VbasError(
            "The tolerance is {tolerance}, but must be a share from 0 to below 1.",
            "Leave it out, or write 0.01 to let one hidden value in a hundred be told.",
            tolerance=tolerance,
        )
    said = []
    for finding in _findings(release, kept, tolerance):
        if not force:
            raise finding.error()
        said.append(finding.notice())
    return (*said, _alone(release, kept))


def _findings(release: Release, kept: Sequence[Kept], tolerance: float) -> Iterator[_Finding]:
    yield from _linking(release, kept)
    level = LEVEL / (len(release.protected) + 2 * len(release.hidden))
    yield from _finer(release, kept, level)
    for hidden in release.hidden:
        told = told_of(hidden, kept, tolerance, level, release.persons)
        if told is not None:
            yield _telling(told)
        else:
            yield from _nearly_telling(hidden, kept, level)


def _linking(release: Release, kept: Sequence[Kept]) -> Iterator[_Finding]:
    """Columns whose values mostly belong to one person each, where they belong to several records.

    Such as the column of the persons itself.
    """
    if release.persons is None:
        return
    alone = False
    for of in kept:
        linked, mixed = _linked(release.persons, of.groups, of.codes < of.missing)
        if of.name == release.person_column or linked > mixed:
            alone = True
            yield _Finding(
                N_(
                    "The column {columns} links the records of a person: {n:,} released records "
                    "share "
                    "its value with others of the same person only, so that who knows one finds "
                    "all."
                ),
                (of.name,),
                {"n": linked},
            )
    if len(kept) > 1 and not alone:
        every = np.ones(release.n_records, dtype=bool)
        joint = together((of.groups for of in kept), release.n_records)
        linked, mixed = _linked(release.persons, joint, every)
        if linked > mixed:
            yield _Finding(
                N_(
                    "The columns {columns} together link the records of a person: {n:,} released "
                    "records share their values with others of the same person only, so that who "
                    "knows one finds all."
                ),
                tuple(of.name for of in kept),
                {"n": linked},
            )


def _linked(
    persons: NDArray[np.integer], groups: Groups, shown: NDArray[np.bool_]
) -> tuple[int, int]:
    """Records that share their value with others of one person only; and with those of several."""
    shared = shown & (groups.sizes() > 1)
    mixed = int(np.count_nonzero(shared & groups.several(persons, shared)))
    return int(np.count_nonzero(shared)) - mixed, mixed


def _telling(told: Told) -> _Finding:
    values: dict[str, object] = {
        "n": told.told,
        "all": told.asked,
        "together": told.together,
        "share": told.beyond / told.asked,
    }
    one = len(told.columns) == 1
    if told.hidden == AREA:
        template = (
            N_(
                "The column {columns} tells the area of {n:,} of {all:,} released records, "
                "which the "
                "region is there to hide: {share:.2%} beyond chance (all columns to keep "
                "together: {together:,})."
            )
            if one
            else N_(
                "The columns {columns} together tell the area of {n:,} of {all:,} released "
                "records, which the region is there to hide: {share:.2%} beyond chance (all "
                "columns to keep together: {together:,})."
            )
        )
        return _Finding(template, told.columns, values)
    template = (
        N_(
            "The column {columns} tells {n:,} of {all:,} blanked values of {column}: {share:.2%} "
            "beyond chance (all columns to keep together: {together:,})."
        )
        if one
        else N_(
            "The columns {columns} together tell {n:,} of {all:,} blanked values of {column}: "
            "{share:.2%} beyond chance (all columns to keep together: {together:,})."
        )
    )
    return _Finding(template, told.columns, {"column": told.hidden, **values})


def _nearly_telling(hidden: Hidden, kept: Sequence[Kept], level: float) -> Iterator[_Finding]:
    """Near copies of what is hidden: each of their values leaves several, but mostly one."""
    if not hidden.asked.any():
        return
    here, context = hidden.known, hidden.alike[0]
    codes = hidden.codes[here]
    of = Protected(hidden.name, codes, int(codes.max()) + 1, Groups(context.ids[here], context.n))
    shown = [replace(one, codes=one.codes[here]) for one in kept]
    for columns in finer_forms(of, shown, level)[:1]:
        template = (
            N_(
                "The column {columns} mostly tells the area, which the region is there to hide: "
                "its "
                "values settle more than half of what the region leaves open."
            )
            if hidden.name == AREA
            else N_(
                "The column {columns} mostly tells the blanked values of {column}: its values "
                "settle more than half of what is left open."
            )
        )
        if len(columns) > 1:
            template = (
                N_(
                    "The columns {columns} together mostly tell the area, which the region is "
                    "there to "
                    "hide: their values settle more than half of what the region leaves open."
                )
                if hidden.name == AREA
                else N_(
                    "The columns {columns} together mostly tell the blanked values of {column}: "
                    "their values settle more than half of what is left open."
                )
            )
        yield _Finding(template, columns, {"column": hidden.name})


def _finer(release: Release, kept: Sequence[Kept], level: float) -> Iterator[_Finding]:
    """Finer forms of protected columns with which classes are below k, by the one that does most.

    Where none does so by itself, all of them.
    """
    if release.k <= 1:
        return
    by_name = {of.name: of for of in kept}
    forms = [(of.name, form) for of in release.protected for form in finer_forms(of, kept, level)]
    every = [(name, by_name[one]) for name, form in forms for one in form]
    n = release.below(every)
    if not n:
        return
    single = [release.below([(name, by_name[one]) for one in form]) for name, form in forms]
    worst = int(np.argmax(single))
    if single[worst]:
        finer, columns, n = {forms[worst][0]}, forms[worst][1], single[worst]
    else:
        finer, columns = {name for name, _ in forms}, tuple({of.name: 0 for _, of in every})
    template = (
        N_(
            "The column {columns} is a finer form of {column}: with its values {n:,} released "
            "records "
            "are in classes below k = {k:,}."
        )
        if len(columns) == 1
        else N_(
            "The columns {columns} together are a finer form of {column}: with their values "
            "{n:,} released records are in classes below k = {k:,}."
        )
    )
    yield _Finding(template, columns, {"column": ", ".join(sorted(finer)), "n": n, "k": release.k})


def _alone(release: Release, kept: Sequence[Kept]) -> Notice:
    """How many records no longer look like k others, once their kept columns are known."""
    joint = together((release.alike, *(of.groups for of in kept)), release.n_records)
    sizes = joint.sizes(release.persons)
    return Notice(
        "Beside the protected columns, {columns} are released as they are: with them {alone:,} of "
        "{n:,} records look like no other, {below:,} like fewer than k = {k:,}. Nobody may be able "
        "to know them of another person; k keeps nobody from learning them.",
        columns=", ".join(of.name for of in kept),
        alone=int(np.count_nonzero(sizes == 1)),
        n=release.n_records,
        below=int(np.count_nonzero(sizes < release.k)),
        k=release.k,
    )
