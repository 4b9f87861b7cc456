"""What would help against findings, each with its price; after each the guard looks again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.differencing.guard import SECONDS, Finding, Guarded, guard
from core.differencing.releases import (
    Release,
    aligned_labels,
    plan,
    recoded,
)
from core.errors import N_, Notice, Phrase
from core.steps import Step, Steps

TAKE_OVER: Final = "take over suppressions"
EARLIER_REGIONS: Final = "use the earlier regions"
MERGE: Final = "merge regions"
COMPLEMENTS: Final = "suppress complements"
RAISE_K: Final = "raise k"

TITLES: Final = {
    TAKE_OVER: N_("leave out what the earlier release suppressed"),
    EARLIER_REGIONS: N_("use the earlier regions, without what was suppressed there"),
    MERGE: N_("merge the regions concerned, without what was suppressed in the earlier ones"),
    COMPLEMENTS: N_("leave out what was suppressed earlier, and suppress further classes"),
    RAISE_K: N_("raise k"),
}

_ROUNDS: Final = 30
FACTORS: Final = (1.5, 2, 3, 5, 10, 20)
"""What k is multiplied by, one after the other, until it is enough."""


@dataclass(frozen=True, eq=False)
class Remedy:
    """A changed release, with its price.

    Attributes
    ----------
    name
        A key of `TITLES`.
    release
        What would be released instead.
    guarded
        What the guard finds after it.
    left
        Classes that can still be worked out, or are undecided; what the others give back without
        this release is not among them.
    records_lost
        Records that are released less than planned; negative if more.
    regions
        Regions with areas.
    regions_lost
        Regions less than planned; negative if more.
    """

    name: str
    release: Release
    guarded: Guarded
    left: int
    records_lost: int
    regions: int
    regions_lost: int

    @property
    def helps(self) -> bool:
        """Whether nothing new can be worked out afterwards, and that is known."""
        return not self.left

    @property
    def notice(self) -> Notice:
        """What it costs, in one sentence."""
        values = {
            "remedy": Phrase(TITLES[self.name]),
            "records": abs(self.records_lost),
            "regions": self.regions,
            "planned": self.regions + self.regions_lost,
            "n": self.left,
        }
        if not self.helps:
            return Notice(
                "{remedy}: not enough; classes that can still be worked out or are not decided: "
                "{n}.",
                **values,
            )
        if self.records_lost < 0:
            return Notice(
                "{remedy}: records gained: {records:,}; regions: {regions} of {planned}.", **values
            )
        return Notice(
            "{remedy}: records lost: {records:,}; regions: {regions} of {planned}.", **values
        )


Key = tuple[bytes, bytes]
"""What tells findings apart."""


def _key(finding: Finding) -> Key:
    return finding.areas.tobytes(), finding.cells.tobytes()


@dataclass(frozen=True, eq=False)
class _Case:
    """The planned release and what it stands beside."""

    planned: Release
    others: tuple[Release, ...]
    counts: ClassCounts
    areas: NDArray[np.object_]
    labels: NDArray[np.int32]
    k: int
    seconds: float
    out: frozenset[Key]

    @property
    def earlier(self) -> tuple[Release, ...]:
        """The releases beside it, without published totals."""
        return tuple(of for of in self.others if not of.is_total)

    def made(
        self,
        labels: NDArray[np.int32] | None = None,
        k: int | None = None,
        *,
        follows: Sequence[Release] = (),
        held_back: NDArray[np.int32] | None = None,
    ) -> Release:
        """The planned release with other settings."""
        return plan(
            self.planned.name,
            self.areas,
            self.counts,
            self.labels if labels is None else labels,
            self.planned.k if k is None else k,
            self.planned.columns,
            follows=follows,
            held_back=held_back,
        )

    def new(self, guarded: Guarded) -> tuple[Finding, ...]:
        """The findings that the others do not give back without this release."""
        return tuple(of for of in guarded.findings if _key(of) not in self.out)

    def is_cured(self, guarded: Guarded) -> bool:
        """Whether nothing new is found, and that is known."""
        return not guarded.undecided and not self.new(guarded)

    def look(self, release: Release) -> Steps[Guarded]:
        """What the guard finds with a release instead."""
        together = (*self.others, release)
        return (yield from guard(together, self.counts, self.areas, self.k, self.seconds))

    def look_at_its_k(self, release: Release) -> Steps[Guarded]:
        """The same at the k of that release, by which its pack will be compared; only what is new.

        What the others give back at that k by themselves is not.
        """
        before = yield from guard(self.others, self.counts, self.areas, release.k, self.seconds)
        higher = replace(self, k=release.k, out=frozenset(map(_key, before.findings)))
        guarded = yield from higher.look(release)
        return replace(guarded, findings=higher.new(guarded))


def remedies(
    planned: Release,
    others: Sequence[Release],
    counts: ClassCounts,
    areas: NDArray[np.object_],
    k: int | None = None,
    seconds: float = SECONDS,
) -> Steps[tuple[Remedy, ...]]:
    """All that would help, or would not be enough: cheapest in records first among what helps.

    Parameters
    ----------
    planned
        The release that is not out yet; all that it takes is found by `plan`.
    others
        Earlier releases, and published totals.
    counts, areas, k
        See `guard`.
    seconds
        Time limit of each look of the guard.
    """
    everything = (*others, planned)
    k = max(of.k for of in everything) if k is None else k
    labels = aligned_labels(planned, areas)
    out: frozenset[Key] = frozenset()
    if others:
        before = yield from guard(others, counts, areas, k, seconds)
        out = frozenset(_key(of) for of in before.findings)
    case = _Case(planned, tuple(others), counts, areas, labels, k, seconds, out)
    tried: list[Remedy] = []
    ways: tuple[tuple[str, Callable[[_Case], Steps[tuple[Release, Guarded] | None]]], ...] = (
        (TAKE_OVER, _taken_over),
        (EARLIER_REGIONS, _earlier_regions),
        (MERGE, _merged),
        (COMPLEMENTS, _complements),
        (RAISE_K, _raised),
    )
    for done, (name, way) in enumerate(ways):
        yield Step("looking for remedies", done, len(ways))
        outcome = yield from way(case)
        if outcome is not None:
            tried.append(_priced(name, case, *outcome))
    return tuple(sorted(tried, key=lambda of: (not of.helps, of.records_lost, of.name)))


def _priced(name: str, case: _Case, release: Release, guarded: Guarded) -> Remedy:
    planned = case.planned
    return Remedy(
        name,
        release,
        guarded,
        len(case.new(guarded)) + guarded.undecided,
        planned.records - release.records,
        release.regions_used,
        planned.regions_used - release.regions_used,
    )


def _taken_over(case: _Case) -> Steps[tuple[Release, Guarded] | None]:
    """Who is suppressed in an earlier release is left out before anything is counted."""
    if not case.earlier:
        return None
    release = case.made(follows=case.earlier)
    return release, (yield from case.look(release))


def _earlier_regions(case: _Case) -> Steps[tuple[Release, Guarded] | None]:
    """The regions of the last earlier release, without those who were suppressed there."""
    if not case.earlier:
        return None
    labels = aligned_labels(case.earlier[-1], case.areas)
    release = case.made(labels, follows=case.earlier)
    return release, (yield from case.look(release))


def _merged(case: _Case) -> Steps[tuple[Release, Guarded] | None]:
    """Regions that share an earlier region with a finding become one, until nothing is found.

    Who was suppressed earlier is left out, too: a union of regions would tell of its parts.
    """
    if not case.earlier:
        return None
    labels = case.labels.copy()
    earlier = [aligned_labels(of, case.areas) for of in case.earlier]
    release = case.made(follows=case.earlier)
    guarded = yield from case.look(release)
    for _ in range(_ROUNDS):
        before = labels.copy()
        for finding in case.new(guarded):
            around = _around(finding.areas, earlier)
            joined = np.unique(labels[around][labels[around] >= 0])
            labels[np.isin(labels, joined)] = joined[0] if len(joined) else -1
        if (labels == before).all():
            break
        inside = labels >= 0
        labels[inside] = np.unique(labels[inside], return_inverse=True)[1]
        release = case.made(labels, follows=case.earlier)
        guarded = yield from case.look(release)
    if release.n_regions == case.planned.n_regions:
        return None  # taking over is all there is to it
    return release, guarded


def _complements(case: _Case) -> Steps[tuple[Release, Guarded] | None]:
    """Beside what is taken over, further classes are suppressed until nothing is found.

    Complementary suppression (Cox 1980), greedily: for each finding the class of its people, or
    else the smallest of those from which it was worked out.
    """
    held = np.zeros((0, 1 + len(case.planned.columns)), np.int32)
    release = case.made(follows=case.earlier)
    guarded = yield from case.look(release)
    if case.is_cured(guarded):
        return None  # taking over is enough
    for _ in range(_ROUNDS):
        more = _cells_to_hold(case, release, case.new(guarded))
        if not len(more):
            break
        held = np.concatenate([held, more])
        release = case.made(follows=case.earlier, held_back=held)
        guarded = yield from case.look(release)
    return release, guarded


def _around(indices: NDArray[np.int64], groups: Sequence[NDArray[np.int32]]) -> NDArray[np.int64]:
    """Everything that is in one group (of any grouping) with some of these."""
    near = np.zeros(len(groups[0]) if groups else 0, bool)
    near[indices] = True
    for of in groups:
        near |= np.isin(of, of[indices]) & (of >= 0)
    return np.flatnonzero(near)


def _cells_to_hold(case: _Case, release: Release, findings: Sequence[Finding]) -> NDArray[np.int32]:
    """(c, 1 + q) for each finding, one shown class that it takes to work it out."""
    groups = recoded(case.counts, release.columns)
    sizes = {
        (int(cell[0]), tuple(cell[1:])): int(n)
        for cell, n in zip(release.cells.tolist(), release.sizes, strict=True)
    }
    earlier = [
        (aligned_labels(of, case.areas), recoded(case.counts, of.columns).class_of)
        for of in case.others
    ]
    chosen: dict[tuple[int, tuple[int, ...]], None] = {}
    for finding in findings:
        own = finding.areas, finding.classes
        near = (
            _around(finding.areas, [of[0] for of in earlier]),
            _around(finding.classes, [of[1] for of in earlier]),
        )
        for areas, classes in (own, near):
            regions = np.unique(case.labels[areas]).tolist()
            codes = groups.codes[np.unique(groups.class_of[classes])].tolist()
            cells = [(region, tuple(code)) for region in regions for code in codes]
            there = [cell for cell in cells if cell in sizes]
            if there:
                if not any(cell in chosen for cell in there):
                    chosen[min(there, key=lambda cell: (sizes[cell], cell))] = None
                break
    flat = [(region, *code) for region, code in chosen]
    return np.array(flat, np.int32).reshape(-1, 1 + len(release.columns))


def _raised(case: _Case) -> Steps[tuple[Release, Guarded] | None]:
    """The same regions at a higher k; what is asked for stays the same."""
    follows = tuple(of for of in case.earlier if of.name in case.planned.follows)
    for factor in FACTORS:
        release = case.made(k=int(np.ceil(case.planned.k * factor)), follows=follows)
        guarded = yield from case.look(release)
        if case.is_cured(guarded) and release.k > case.k:
            guarded = yield from case.look_at_its_k(release)
        if case.is_cured(guarded):
            break
    return release, guarded
