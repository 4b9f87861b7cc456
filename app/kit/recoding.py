"""Edits of a quasi-identifier's recoding: each returns a new one. Nothing here knows Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.errors import VbasError
from core.quasi_identifiers import Band, QuasiIdentifier

_NAME_LENGTH = 40


def with_band(qi: QuasiIdentifier, band: Band | None) -> QuasiIdentifier:
    """Another banding; groups, order and marks name categories of the old one, so they go."""
    if band == qi.band:
        return qi
    return replace(qi, band=band, groups={}, order=(), non_specific=())


def with_missing(qi: QuasiIdentifier, code: str, missing: bool) -> QuasiIdentifier:
    """A code that means missing, or no longer does."""
    others = tuple(of for of in qi.missing if of != code)
    if not missing:
        return replace(qi, missing=others)
    if qi.band is not None:
        return replace(qi, missing=(*others, code))
    return replace(_without_labels(qi, {code}), missing=(*others, code))


def name_of_group(labels: Sequence[str], known: Sequence[str]) -> str:
    """What a new group is called until somebody names it: after its members, as no other is.

    Parameters
    ----------
    labels
        What is joined.
    known
        All labels now.
    """
    name = " + ".join(labels)[:_NAME_LENGTH]
    taken, free, n = set(known) - set(labels), name, 2
    while free in taken:
        free, n = f"{name} ({n})", n + 1
    return free


def grouped(
    qi: QuasiIdentifier, labels: Sequence[str], name: str, known: Sequence[str]
) -> QuasiIdentifier:
    """Joins categories (or groups) into one.

    Parameters
    ----------
    qi
        The quasi-identifier.
    labels
        What is joined, as it is called now.
    name
        What the group is called.
    known
        All labels now, to see whether the name is taken.

    Raises
    ------
    VbasError
        If the name is empty or that of another category.
    """
    name = name.strip()
    if not name:
        raise VbasError("The group has no name.", "Give it one, such as the names of its members.")
    if name in set(known) - set(labels):
        raise VbasError(
            "There is already a category called {name}.",
            "Choose another name, or join that category too.",
            name=name,
        )
    members: list[str] = []
    for label in labels:
        members += qi.groups.get(label, (label,))
    groups = {of: joined for of, joined in qi.groups.items() if of not in labels}
    groups[name] = tuple(dict.fromkeys(members))
    return replace(
        qi,
        groups=groups,
        order=_in_place(qi.order, labels, (name,)),
        non_specific=tuple(of for of in qi.non_specific if of not in labels),
    )


def ungrouped(qi: QuasiIdentifier, name: str) -> QuasiIdentifier:
    """Takes a group apart."""
    if name not in qi.groups:
        return qi
    groups = {of: members for of, members in qi.groups.items() if of != name}
    return replace(
        qi,
        groups=groups,
        order=_in_place(qi.order, (name,), qi.groups[name]),
        non_specific=tuple(of for of in qi.non_specific if of != name),
    )


def with_non_specific(qi: QuasiIdentifier, labels: Sequence[str], mark: bool) -> QuasiIdentifier:
    """Marks categories such as "other" that are not counted as response categories."""
    others = tuple(of for of in qi.non_specific if of not in labels)
    return replace(qi, non_specific=(*others, *labels) if mark else others)


def moved(
    qi: QuasiIdentifier, labels: Sequence[str], known: Sequence[str], by: int
) -> QuasiIdentifier:
    """Moves categories up (-1) or down (1); from then on the order is declared.

    Parameters
    ----------
    qi
        The quasi-identifier.
    labels
        What is moved.
    known
        All labels in their order now.
    by
        -1 or 1.
    """
    order, chosen = list(known), set(labels)
    places = range(len(order)) if by < 0 else range(len(order) - 1, -1, -1)
    for i in places:
        j = i + by
        if order[i] in chosen and 0 <= j < len(order) and order[j] not in chosen:
            order[i], order[j] = order[j], order[i]
    return replace(qi, order=tuple(order))


def describe(qi: QuasiIdentifier, years: str) -> str:
    """A quasi-identifier in few words: ``"age 5 y"``.

    Parameters
    ----------
    qi
        The quasi-identifier.
    years
        Template with ``{width}`` for a band.
    """
    if qi.band is None:
        return qi.column
    return f"{qi.column} {years.format(width=f'{qi.band.width:g}')}"


def _in_place(order: tuple[str, ...], old: Sequence[str], new: Sequence[str]) -> tuple[str, ...]:
    """The declared order with some labels replaced where the first of them stood."""
    if not order:
        return ()
    made: list[str] = []
    placed = False
    for label in order:
        if label not in old:
            made.append(label)
        elif not placed:
            made += [of for of in new if of not in order or of in old]
            placed = True
    return tuple(dict.fromkeys(made if placed else (*made, *new)))


def _without_labels(qi: QuasiIdentifier, gone: set[str]) -> QuasiIdentifier:
    """Takes categories out of groups, order and marks."""
    groups = {}
    for name, members in qi.groups.items():
        left = tuple(of for of in members if of not in gone)
        if left:
            groups[name] = left
    kept_names = set(groups) | {of for members in groups.values() for of in members}
    emptied = (set(qi.groups) - set(groups)) | (gone - kept_names)
    return replace(
        qi,
        groups=groups,
        order=tuple(of for of in qi.order if of not in emptied),
        non_specific=tuple(of for of in qi.non_specific if of not in emptied),
    )
