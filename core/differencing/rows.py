"""Remedies record by record: where records name persons, or more of them is released than classes.

`core.differencing.remedies` plans from counts, in which each record is a person of its own. Here
the records are at hand: what is left out of a release are whole records, and k counts persons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.differencing.guard import SECONDS, Finding, guard
from core.differencing.releases import Release, aligned_labels, is_of, places_of, recoded
from core.differencing.remedies import FACTORS, RAISE_K, TAKE_OVER, Remedy
from core.steps import Step, Steps


@dataclass(frozen=True, eq=False)
class Rows:
    """The records of a source.

    Attributes
    ----------
    counts, areas
        The source and the ids of its areas.
    area_of, class_of
        (n,) area and class of each record.
    persons
        (n,) numbers of their persons; None where each record is a person of its own.
    """

    counts: ClassCounts
    areas: NDArray[np.object_]
    area_of: NDArray[np.int32]
    class_of: NDArray[np.int32]
    persons: NDArray[np.int32] | None = None

    def cells(self, release: Release) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """(n,) region (-1 = none, or not in the release) and class of each record there."""
        groups = recoded(self.counts, release.columns)
        labels = aligned_labels(release, self.areas)
        outside = ~is_of(release, self.counts, groups)[self.class_of]
        return np.where(outside, -1, labels[self.area_of]), groups.class_of[self.class_of]

    def shown(self, release: Release, others: Sequence[Release] = ()) -> NDArray[np.bool_]:
        """(n,) records that a release shows: its class is, and so it is where the release follows.

        Parameters
        ----------
        release
            A release of this source, without blanked cells.
        others
            Releases, those that it follows among them.
        """
        groups = recoded(self.counts, release.columns)
        visible = np.zeros((max(release.n_regions, 1) + 1, len(groups.codes)), bool)
        visible.reshape(-1)[places_of(release, groups)] = True
        visible[-1] = False
        regions, classes = self.cells(release)
        found = visible[regions, classes]
        for of in others:
            if of.name in release.follows:
                found &= self.shown(of, others)
        return np.asarray(found)

    def kept(self, release: Release, which: NDArray[np.bool_], k: int) -> Release:
        """A release of some records: of those, the classes of k persons or more."""
        groups = recoded(self.counts, release.columns)
        regions, classes = self.cells(release)
        n = len(groups.codes)
        keys = regions[which].astype(np.int64) * n + classes[which]
        cells, ids, sizes = np.unique(keys, return_inverse=True, return_counts=True)
        people = sizes
        if self.persons is not None:
            pairs = np.unique(np.column_stack([ids.reshape(-1), self.persons[which]]), axis=0)
            people = np.bincount(pairs[:, 0], minlength=len(cells))
        cells, sizes = cells[people >= k], sizes[people >= k]
        return replace(
            release,
            k=k,
            categories=groups.categories,
            cells=np.column_stack([cells // n, groups.codes[cells % n]]).astype(np.int32),
            sizes=sizes.astype(np.int64),
        )


def row_remedies(
    planned: Release,
    others: Sequence[Release],
    rows: Rows,
    k: int,
    seconds: float = SECONDS,
) -> Steps[tuple[Remedy, ...]]:
    """Taking over, and raising k; see `core.differencing.remedies.remedies`.

    Nothing is taken over from releases with blanked cells: which records they hide is not known.
    """
    out = yield from _given_back(others, rows, k, seconds)
    tried: list[Remedy] = []
    earlier = tuple(of for of in others if not of.is_total)
    mine = rows.shown(planned, others)
    if earlier and all(of.most is None for of in earlier):
        yield Step("looking for remedies", 0, 2)
        left = mine.copy()
        for of in earlier:
            left &= rows.shown(of, others)
        names = tuple(dict.fromkeys((*planned.follows, *(of.name for of in earlier))))
        release = rows.kept(replace(planned, follows=names), left, planned.k)
        tried.append(
            (yield from _looked(TAKE_OVER, release, planned, others, rows, k, seconds, out))
        )
    for factor in FACTORS:
        yield Step("looking for remedies", 1, 2)
        release = rows.kept(planned, mine, int(np.ceil(planned.k * factor)))
        raised = yield from _looked(RAISE_K, release, planned, others, rows, k, seconds, out)
        if raised.helps and release.k > k:  # by which its pack will be compared
            by = release.k
            more = yield from _given_back(others, rows, by, seconds)
            raised = yield from _looked(RAISE_K, release, planned, others, rows, by, seconds, more)
        if raised.helps:
            break
    tried.append(raised)
    return tuple(sorted(tried, key=lambda of: (not of.helps, of.records_lost, of.name)))


def _given_back(
    others: Sequence[Release], rows: Rows, k: int, seconds: float
) -> Steps[frozenset[tuple[bytes, bytes]]]:
    """What other releases give back by themselves."""
    if not others:
        return frozenset()
    before = yield from guard(others, rows.counts, rows.areas, k, seconds)
    return frozenset(map(_key, before.findings))


def _key(finding: Finding) -> tuple[bytes, bytes]:
    return finding.areas.tobytes(), finding.cells.tobytes()


def _looked(
    name: str,
    release: Release,
    planned: Release,
    others: Sequence[Release],
    rows: Rows,
    k: int,
    seconds: float,
    out: frozenset[tuple[bytes, bytes]],
) -> Steps[Remedy]:
    """A remedy with what the guard finds after it."""
    guarded = yield from guard((*others, release), rows.counts, rows.areas, k, seconds)
    new = sum(_key(of) not in out for of in guarded.findings)
    lost = planned.records - release.records
    return Remedy(name, release, guarded, new + guarded.undecided, lost, release.regions_used, 0)
