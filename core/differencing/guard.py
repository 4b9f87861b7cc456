"""The guard: every small class that releases of one source give back together."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.classes import ClassCounts
from core.differencing.bounds import Bounds, bounds_of
from core.differencing.releases import Release, entries
from core.differencing.system import System, Table, Targets, system_of, table_of, targets_of
from core.errors import N_, Notice, Phrase, VbasError, listed
from core.quasi_identifiers import MISSING_LABEL
from core.steps import Step, Steps

SECONDS: Final = 120.0
"""Time limit by default."""

NESTED: Final = "nested tables"
OVERLAPPING: Final = "overlapping regions"
OTHER_K: Final = "another k"
BOTH: Final = "overlapping regions of nested tables"
TOTALS: Final = "published totals"
TOGETHER: Final = "several releases"
ALONE: Final = "one release"

HOW: Final[Mapping[str, str]] = {
    NESTED: N_("a class of one release without its parts in the other"),
    OVERLAPPING: N_("a region of one release without its parts in the other"),
    OTHER_K: N_("one release shows what the other suppresses, at another k"),
    BOTH: N_("classes and regions of one release without their parts in the other"),
    TOTALS: N_("a published total without the classes that are shown"),
    TOGETHER: N_("all releases together, which no two of them do"),
    ALONE: N_("a release shows classes of fewer people than are asked for now"),
}
"""Why a class is found, by kind of attack."""


@dataclass(frozen=True, eq=False)
class Finding:
    """A class that is known to be of 1 to k - 1 people.

    Attributes
    ----------
    kind
        The attack: a key of `HOW`.
    releases
        Names of the releases from which it is worked out.
    areas, classes
        Indices of the areas and of the source's classes in which it lies.
    cells
        (e, 2) int64: area and class of all of its records; where it is not all of these classes
        in all of these areas, this says which.
    least, most
        Bounds of its records that anybody can work out.
    size
        Its true number of records.
    """

    kind: str
    releases: tuple[str, ...]
    areas: NDArray[np.int64]
    classes: NDArray[np.int64]
    cells: NDArray[np.int64]
    least: int
    most: int
    size: int

    @property
    def exact(self) -> bool:
        """Whether its number is known exactly."""
        return self.least == self.most

    @property
    def notice(self) -> Notice:
        """What is found, in a sentence that names no value."""
        values: dict[str, object] = {
            "releases": listed(self.releases),
            "areas": len(self.areas),
            "how": Phrase(HOW[self.kind]),
        }
        if self.exact and self.size == 1:
            return Notice(
                "{releases}: one record alone in its class can be worked out (areas: {areas}): "
                "{how}.",
                **values,
            )
        if self.exact:
            return Notice(
                "{releases}: a class of {n} records can be worked out (areas: {areas}): {how}.",
                n=self.size,
                **values,
            )
        return Notice(
            "{releases}: a class is known to have {least} to {most} records (areas: {areas}): "
            "{how}.",
            least=self.least,
            most=self.most,
            **values,
        )

    def values(self, counts: ClassCounts) -> dict[str, tuple[str, ...]]:
        """{quasi-identifier: its categories}, of those that do not take all; never for a log."""
        told = {}
        for j, (name, categories) in enumerate(counts.categories.items()):
            labels = (*categories, MISSING_LABEL)
            mine = np.unique(counts.codes[self.classes, j])
            if len(mine) < len(np.unique(counts.codes[:, j])):
                told[name] = tuple(labels[code] for code in mine)
        return told


@dataclass(frozen=True)
class Recovered:
    """What a release suppresses, and how much of it is found.

    Attributes
    ----------
    classes, records
        Suppressed classes (region x released class), and their records.
    found_classes, found_records
        Of these, the classes that are findings themselves; exactly or bounded.
    exact_classes, exact_records
        Of these, those whose number is known exactly.
    """

    classes: int
    records: int
    found_classes: int
    found_records: int
    exact_classes: int
    exact_records: int


@dataclass(frozen=True, eq=False)
class Guarded:
    """What the guard found.

    Attributes
    ----------
    k
        Fewer people are too few.
    releases
        The releases that were looked at together.
    findings
        What can be recovered, the fewest people first.
    records
        Records in the findings, each counted once.
    by_area
        (n,) records of each area in the findings: what a map shows.
    recovered
        {release: what it suppresses, and how much of that is found}.
    looked_at
        Classes that were looked at one by one; all others may be empty as far as anybody knows.
    undecided
        Of how many it is not known; the releases are not to be called safe unless this is 0.
    seconds
        Wall time.
    """

    k: int
    releases: tuple[Release, ...]
    findings: tuple[Finding, ...]
    records: int
    by_area: NDArray[np.int64]
    recovered: Mapping[str, Recovered]
    looked_at: int
    undecided: int
    seconds: float

    @property
    def safe(self) -> bool:
        """Whether nothing can be recovered, and that is known."""
        return not self.findings and not self.undecided

    @property
    def notice(self) -> Notice:
        """The answer in one sentence."""
        values = {
            "n": len(self.findings),
            "k": self.k,
            "records": self.records,
            "undecided": self.undecided,
        }
        if self.undecided and not self.findings:
            return Notice(
                "Not decided: of some classes ({undecided}) it is not known whether they can be "
                "worked out. Do not release this.",
                **values,
            )
        if self.undecided:
            return Notice(
                "Classes of fewer than {k} people that can be worked out: {n} (records: "
                "{records}); not decided: {undecided}. Do not release this.",
                **values,
            )
        if self.findings:
            return Notice(
                "Classes of fewer than {k} people that can be worked out: {n} (records: "
                "{records}). Do not release this.",
                **values,
            )
        return Notice("No class of fewer than {k} people can be worked out.", k=self.k)


@dataclass(frozen=True, eq=False)
class _Part:
    """What some of the releases give back."""

    kind: str
    system: System
    targets: Targets
    bounds: Bounds

    @property
    def found(self) -> NDArray[np.int64]:
        return np.flatnonzero(self.bounds.found)


def guard(
    releases: Sequence[Release],
    counts: ClassCounts,
    areas: NDArray[np.object_],
    k: int | None = None,
    seconds: float = SECONDS,
) -> Steps[Guarded]:
    """Finds every class of fewer than k people that releases of one source give back together.

    A class is *recoverable* if every table of whole numbers that agrees with all that is public
    has between 1 and k - 1 people in it (methods, section 13). The classes that are looked at are
    those of `targets_of`. Whoever attacks is taken to know the areas, which combinations of values
    occur in the source at all, and which suppressed classes have fewer than k people; not
    knowing one of these can only give less.

    Parameters
    ----------
    releases
        Earlier releases, the planned one, published totals.
    counts
        Records by area and class of the source, by every column of every release, at least as
        fine; see `every_class` for attackers who do not know which combinations occur.
    areas
        (n,) ids of the areas.
    k
        Fewer people are too few; None = the largest k of the releases.
    seconds
        Time limit; what is not known then is undecided.

    Raises
    ------
    VbasError
        If a release does not agree with the records or the areas, or two have one name.
    """
    start = time.perf_counter()
    names = [of.name for of in releases]
    if len(set(names)) < len(names) or not names:
        raise VbasError("Releases must have names of their own.", "Give each release another name.")
    k = max(of.k for of in releases) if k is None else k
    yield Step("reading releases")
    tables = {of.name: table_of(of, counts, areas) for of in releases}
    parts: list[_Part] = []
    for some in _sets(releases):
        known = _found_keys(parts)[0]
        part = yield from _looked(
            [tables[name] for name in some], counts, k, known, start + seconds
        )
        parts.append(part)
    return _guarded(parts, releases, counts, k, start)


def _sets(releases: Sequence[Release]) -> list[tuple[str, ...]]:
    """The releases two by two, which says who gives what back; then all."""
    everything = tuple(of.name for of in releases)
    if len(releases) <= 2:
        return [everything]
    pairs = []
    for pair in combinations(releases, 2):
        names = tuple(of.name for of in pair)
        followed = {name for of in pair for name in of.follows}
        if followed <= set(names) and not all(of.is_total for of in pair):
            pairs.append(names)
    return [*pairs, everything]


def _looked(
    tables: Sequence[Table],
    counts: ClassCounts,
    k: int,
    known: NDArray[np.uint64],
    deadline: float,
) -> Steps[_Part]:
    """Looks at some releases together, at all classes that are not known already."""
    system = system_of(tables, counts)
    yield Step("comparing releases")
    targets = targets_of(system, k)
    targets = targets.chosen(~np.isin(targets.keys, known))
    bounds = yield from bounds_of(system, targets, k, deadline)
    return _Part(_kind(system), system, targets, bounds)


def _kind(system: System) -> str:
    tables = system.tables
    if len(tables) == 1:
        return ALONE
    if len(tables) > 2:
        return TOGETHER
    if any(of.release.is_total for of in tables):
        return TOTALS
    same_regions = all(len(np.unique(of.region_of)) == system.n_atoms for of in tables)
    same_classes = all(len(np.unique(of.class_of)) == system.n_classes for of in tables)
    if same_regions:
        return OTHER_K if same_classes else NESTED
    return OVERLAPPING if same_classes else BOTH


def _guarded(
    parts: Sequence[_Part],
    releases: Sequence[Release],
    counts: ClassCounts,
    k: int,
    start: float,
) -> Guarded:
    """All parts as one answer."""
    area, of, records = entries(counts)
    concerned = np.zeros(len(records), bool)
    for part in parts:
        system, found = part.system, part.targets.chosen(part.found)
        met = np.zeros(len(system.truth), bool)
        met[found.members] = True
        place = system.atom_of[area].astype(np.int64) * system.n_classes + system.class_of[of]
        concerned |= met[place]
    findings = sorted(
        (finding for part in parts for finding in _findings(part, counts)),
        key=lambda of: (of.size, of.kind, of.releases, of.areas.tolist(), of.cells.tolist()),
    )
    last = parts[-1]
    everything = last.system
    by_area = np.bincount(area[concerned], records[concerned], counts.n_units).astype(np.int64)
    keys, exact = _found_keys(parts)
    return Guarded(
        k,
        tuple(releases),
        tuple(findings),
        int(records[concerned].sum()),
        by_area,
        {
            table.release.name: _recovered(everything, t, keys, exact)
            for t, table in enumerate(everything.tables)
            if not table.release.is_total
        },
        len(last.targets) + sum(len(part.found) for part in parts[:-1]),
        int((~last.bounds.decided).sum()),
        time.perf_counter() - start,
    )


def _findings(part: _Part, counts: ClassCounts) -> list[Finding]:
    system = part.system
    area, of, _ = entries(counts)
    place = system.atom_of[area].astype(np.int64) * system.n_classes + system.class_of[of]
    order = np.argsort(place, kind="stable")
    place = place[order]
    cells = np.column_stack([area, of])[order].astype(np.int64)
    areas_of = _members(system.atom_of, system.n_atoms)
    classes_of = _members(system.class_of, system.n_classes)
    names = tuple(of.release.name for of in system.tables)
    made = []
    for i in part.found.tolist():
        unknowns = part.targets.of(i)
        # Parts that are nobody's make no difference, but for the words.
        people = unknowns[system.truth[unknowns] > 0]
        begins = np.searchsorted(place, people, "left")
        ends = np.searchsorted(place, people, "right")
        mine = [cells[begin:end] for begin, end in zip(begins, ends, strict=True)]
        atoms, classes = np.unique(people // system.n_classes), np.unique(people % system.n_classes)
        made.append(
            Finding(
                part.kind,
                names,
                np.sort(np.concatenate([areas_of[atom] for atom in atoms])),
                np.sort(np.concatenate([classes_of[joint] for joint in classes])),
                _ordered(np.concatenate(mine)),
                int(part.bounds.least[i]),
                int(part.bounds.most[i]),
                int(part.targets.sizes[i]),
            )
        )
    return made


def _ordered(cells: NDArray[np.int64]) -> NDArray[np.int64]:
    return cells[np.lexsort((cells[:, 1], cells[:, 0]))]


def _members(of: NDArray[np.int32], n: int) -> list[NDArray[np.int64]]:
    """[indices that have number i]."""
    order = np.argsort(of, kind="stable")
    return np.split(order, np.cumsum(np.bincount(of, minlength=n))[:-1])


def _found_keys(parts: Sequence[_Part]) -> tuple[NDArray[np.uint64], NDArray[np.bool_]]:
    """Keys of all findings, ascending; whether each is known exactly."""
    if not parts:
        return np.zeros(0, np.uint64), np.zeros(0, bool)
    keys = np.concatenate([of.targets.keys[of.found] for of in parts])
    exact = np.concatenate([(of.bounds.least == of.bounds.most)[of.found] for of in parts])
    order = np.argsort(keys)
    return keys[order], exact[order]


def _recovered(
    system: System, t: int, keys: NDArray[np.uint64], exact: NDArray[np.bool_]
) -> Recovered:
    """How much of what a release suppresses is found."""
    table, row = system.tables[t], system.rows[t] - system.starts[t]
    n = len(table.sizes)
    inside = row < n
    sums = np.bincount(row[inside], system.truth[inside], n).astype(np.int64)
    of_cells = np.zeros(n, np.uint64)
    np.add.at(of_cells, row[inside], system.keys[inside])
    gone = (sums > 0) & (table.sizes == 0)
    found = gone & np.isin(of_cells, keys)
    known = gone & np.isin(of_cells, keys[exact])
    return Recovered(
        int(gone.sum()),
        int(sums[gone].sum()),
        int(found.sum()),
        int(sums[found].sum()),
        int(known.sum()),
        int(sums[known].sum()),
    )
