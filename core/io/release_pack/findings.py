"""What the guard found, as checks with a sentence, and what would help against it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import scipy.sparse as sp

from core.differencing.guard import HOW, Finding, Guarded
from core.differencing.releases import Release
from core.differencing.remedies import Remedy, remedies
from core.differencing.rows import row_remedies
from core.errors import Notice, Phrase, listed
from core.io.release_ledger import Entry
from core.io.release_pack.recount import Recount
from core.io.verification.checks import Check
from core.steps import Steps

GUARD: Final = "guard"
"""What checks of the guard are called; they can be accepted."""
_MOST_TOLD: Final = 1000
"""Findings that are listed one by one."""
_SECONDS_OF_REMEDIES: Final = 30.0


@dataclass(frozen=True, eq=False)
class Compared:
    """The planned release beside the earlier ones.

    Attributes
    ----------
    recount
        The records, and the releases in terms of them, the planned one last.
    planned, others
        The planned release; earlier ones and published totals. Releases with blanked cells are
        several tables.
    guarded
        What is found.
    new
        Findings that the others do not give back without the planned one.
    entries
        The earlier releases.
    """

    recount: Recount
    planned: tuple[Release, ...]
    others: tuple[Release, ...]
    guarded: Guarded
    new: tuple[Finding, ...]
    entries: tuple[Entry, ...]


def checks_of(found: Compared, price: bool) -> Steps[tuple[Check, ...]]:
    """What is found, as checks; with what remedies would cost if ``price``."""
    guarded, k = found.guarded, found.guarded.k
    names = listed([of.name for of in found.entries])
    old = len(guarded.findings) - len(found.new)
    if not found.new and not guarded.undecided:
        text = "Together with {releases} no class of fewer than {k} people can be worked out."
        if old:
            text = (
                "Together with {releases} this release lets nobody work out another class of fewer "
                "than {k} people; by the others alone: {old}."
            )
        if not found.entries:
            text = (
                "Beside the published totals no class of fewer than {k} people can be worked out."
            )
        values: dict[str, object] = {"releases": names, "k": k, "old": old}
        details = {"k": k, "findings": 0, "before": old, "looked_at": guarded.looked_at}
        return (Check(GUARD, True, Notice(text, **values), details),)
    offered: tuple[Remedy, ...] = ()
    if found.new and price:
        offered = yield from remedies_of(found)
    checks = []
    for how, releases in dict.fromkeys((of.kind, of.releases) for of in found.new):
        some = [of for of in found.new if (of.kind, of.releases) == (how, releases)]
        checks.append(_finding(found, some, how, releases, offered))
    if guarded.undecided:
        text = (
            "Not decided within the time: of {n} classes nobody knows whether they can be worked "
            "out from this release and {releases}. That is not the same as safe."
        )
        values = {"n": guarded.undecided, "releases": names}
        checks.append(Check(GUARD, False, Notice(text, **values), {"undecided": guarded.undecided}))
    return tuple(checks)


def _finding(
    found: Compared,
    some: Sequence[Finding],
    how: str,
    releases: Sequence[str],
    offered: Sequence[Remedy],
) -> Check:
    exact = [of for of in some if of.exact]
    text = (
        "Together with {releases}, classes of fewer than {k} people can be worked out: {n:,} with "
        "{people:,} people in all, {exact:,} of these exactly ({exact_people:,} people), the "
        "others within bounds below {k}. How: {how}. What would help: {remedies}"
    )
    rows = _rows(found, some)
    said = [of.notice for of in offered if of.helps]
    fallback = Notice("take the earlier regions, or leave out what was suppressed there.")
    if found.planned[0].most is not None:
        fallback = Notice(
            "blank cells with a larger k, or release whole records (vbas aggregate): of blanked "
            "cells nothing can be taken over."
        )
    filters = {tuple(of.only) for of in (*found.planned, *found.others) if not of.is_total}
    if len(filters) > 1:
        fallback = Notice(
            "release the same records as before, with the same filter: whom only one of two "
            "releases has, their difference tells."
        )
    values: dict[str, object] = {
        "releases": listed([of for of in releases if of not in _names(found.planned)]),
        "k": found.guarded.k,
        "n": len(some),
        "people": _people(found, some),
        "exact": len(exact),
        "exact_people": _people(found, exact),
        "how": Phrase(HOW[how]),
        "remedies": listed(said or [fallback], " "),
    }
    details = {
        "kind": how,
        "releases": list(releases),
        "k": found.guarded.k,
        "classes": len(some),
        "people": values["people"],
        "exact": len(exact),
        "exact_people": values["exact_people"],
        "remedies": [_priced(of) for of in offered],
        "listed": rows[:_MOST_TOLD],
    }
    return Check(GUARD, False, Notice(text, **values), details)


def _names(releases: Sequence[Release]) -> set[str]:
    return {of.name for of in releases}


def _people(found: Compared, some: Sequence[Finding]) -> int:
    """People in some findings, each counted once."""
    if not some:
        return 0
    cells = np.unique(np.concatenate([of.cells for of in some]), axis=0)
    matrix, rows = found.recount.counts.counts, found.recount.rows
    if rows.persons is not None:
        inside = sp.csr_array((np.ones(len(cells)), (cells[:, 0], cells[:, 1])), matrix.shape)
        return len(np.unique(rows.persons[inside[rows.area_of, rows.class_of] > 0]))
    return int(np.asarray(matrix[cells[:, 0], cells[:, 1]]).sum())


def _priced(of: Remedy) -> dict[str, Any]:
    return {
        "remedy": of.name,
        "helps": of.helps,
        "records_lost": of.records_lost,
        "regions": of.regions,
        "regions_lost": of.regions_lost,
    }


def _rows(found: Compared, some: Sequence[Finding]) -> list[dict[str, Any]]:
    """Findings one by one, for the custodian: which areas and values."""
    counts = found.recount.counts
    said = found.planned[0].columns
    told = []
    for of in some[:_MOST_TOLD]:
        values = {
            name: sorted({said.get(name, {}).get(one, one) for one in some_of})
            for name, some_of in of.values(counts).items()
        }
        told.append(
            {
                "areas": [str(found.recount.places[i]) for i in of.areas.tolist()],
                "values": values,
                "least": of.least,
                "most": of.most,
            }
        )
    return told


def remedies_of(found: Compared) -> Steps[tuple[Remedy, ...]]:
    """What would help against the findings, priced; nothing where it cannot be tried."""
    planned, recount = found.planned[0], found.recount
    if planned.most is not None:
        return ()  # which records blanked cells hide is not known
    plain = all(
        of.most is None and not of.without_missing and not of.only
        for of in (*found.planned, *found.others)
    )
    if not plain or recount.persons is not None:
        k, seconds = found.guarded.k, _SECONDS_OF_REMEDIES
        return (yield from row_remedies(planned, found.others, recount.rows, k, seconds))
    return (
        yield from remedies(
            planned,
            found.others,
            recount.counts,
            recount.places,
            found.guarded.k,
            _SECONDS_OF_REMEDIES,
        )
    )
