"""The guard of ``vbas release``: the planned pack beside every earlier release of its records.

The records are counted again by all that any release tells (`recount`), and every class of fewer
than k people that the releases and published totals give back together is a finding
(`core.differencing`). What could not be compared is a finding, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import scipy.sparse as sp
from numpy.typing import NDArray

from core.differencing.guard import HOW, SECONDS, Finding, Guarded
from core.differencing.guard import guard as look
from core.differencing.releases import Release, total
from core.differencing.remedies import Remedy, remedies
from core.differencing.rows import row_remedies
from core.errors import Notice, Phrase, VbasError, listed
from core.io.digest import digest_steps
from core.io.records.place import DatabaseTable, read_place
from core.io.release_ledger import Entry, list_releases, read_release
from core.io.release_pack.guard import Guard
from core.io.release_pack.known import known_of
from core.io.release_pack.origin import MadeFrom, made_from_of
from core.io.release_pack.recount import Recount, recount
from core.io.release_pack.source import Source
from core.io.verification.checks import Check
from core.steps import Steps

GUARD: Final = "guard"
"""What checks of the guard are called; they can be accepted."""
THIS: Final = "this release"
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


def guard_of(
    source: Source,
    published: Sequence[Path] = (),
    seconds: float = SECONDS,
    *,
    price: bool = True,
) -> Guard:
    """The guard for a pack that is made of this source.

    Parameters
    ----------
    source
        What the pack is made of.
    published
        Files of totals that are known anyhow, see `read_totals`.
    seconds
        Time limit; what is not known then is a finding.
    price
        Whether remedies are tried against findings.
    """
    return partial(_guard, source, tuple(published), seconds, price)


def _guard(
    source: Source,
    published: tuple[Path, ...],
    seconds: float,
    price: bool,
    ledger: Path,
    pack: Path,
) -> Steps[tuple[Check, ...]]:
    made = source.made_from
    entries = list_releases(ledger) if ledger.is_dir() else ()
    if made is None:
        return (_not_compared("The result does not say how its records were read."),)
    same = tuple(of for of in entries if of_same_source(of, made))
    changed = [of for of in entries if of not in same and _alike(of, made)]
    checks = [_of_changed_records(of, made) for of in changed]
    strange = len(entries) - len(same) - len(changed)
    if not same and not published:
        return tuple(checks) or (_alone(strange),)
    try:
        found = yield from compare(source, ledger, published, seconds)
    except VbasError as error:
        return (*checks, _not_compared(str(error)))
    return (*checks, *(yield from _checks(found, price)))


def _alone(strange: int) -> Check:
    text = "The ledger has no earlier release of these records."
    if strange:
        text = (
            "The ledger has no earlier release of these records; releases of other records, with "
            "other columns: {n}."
        )
    return Check(GUARD, True, Notice(text, n=strange))


def _not_compared(why: str) -> Check:
    text = "This release was not compared with earlier ones: {why}"
    return Check(GUARD, False, Notice(text, why=why), {"compared": False})


def of_same_source(entry: Entry, made: MadeFrom) -> bool:
    """Whether a release is of the same file, or the same table, changed or not."""
    if made.table is None:
        return entry.source == made.sha256 and _table_of(entry) is None
    return _table_of(entry) == made.table


def _table_of(entry: Entry) -> DatabaseTable | None:
    """Where the records of a release are in a database; None of a file, or where nobody said."""
    try:
        return _made_from(entry).table
    except VbasError:
        return None


def _alike(entry: Entry, made: MadeFrom) -> bool:
    """Whether a release of other records may be of the same people."""
    told = entry.made_from
    columns = set(entry.columns) & set(made.columns)
    return bool(told) and (told.get("file") == made.file or 2 * len(columns) >= len(entry.columns))


def _of_changed_records(entry: Entry, made: MadeFrom) -> Check:
    values = {"release": entry.name, "added": entry.added[:10]}
    if (_table_of(entry) is None) != (made.table is None):
        text = (
            "Of the release {release} of {added} and this one, one was made from a table of a "
            "database and one from a file: whether their records are the same is not known, so "
            "that the two were not compared. Release from where that one was made from, or accept "
            "that with a reason."
        )
        return Check(GUARD, False, Notice(text, **values), {"release": entry.name})
    text = (
        "The release {release} of {added} was made from records of the same kind that stand in "
        "another file or have changed since: whoever holds both sees the difference, which may be "
        "single people. The two cannot be compared class by class. Release from the same file, or "
        "only once enough have come."
    )
    return Check(GUARD, False, Notice(text, **values), {"release": entry.name, "changed": True})


def compare(
    source: Source, ledger: Path, published: Sequence[Path] = (), seconds: float = SECONDS
) -> Steps[Compared]:
    """Looks at a planned release and all earlier ones of the same records together.

    Raises
    ------
    VbasError
        If the records or a file cannot be read, or are not those of the releases.
    """
    made = source.made_from
    if made is None:
        raise VbasError("The result does not say how its records were read.", "Make it again.")
    path = read_place(made.path)
    if isinstance(path, Path):
        yield from _check_file(path, made)
    entries = list_releases(ledger) if ledger.is_dir() else ()
    entries = tuple(of for of in entries if of_same_source(of, made))
    told = [_made_from(of) for of in entries]
    releases = [_renamed(read_release(ledger, of.number), of.name) for of in entries]
    planned = known_of(_free_name(entries), source, made)
    for release, of in zip([*releases, planned], [*told, made], strict=True):
        _check_margins(release.name, of)
    found = yield from recount(path, [*releases, planned], [*told, made])
    for of, now in zip([*told, made], found.fingerprints, strict=False):
        if of.fingerprint != now:
            name = entries[told.index(of)].name if of in told else THIS
            raise (_other_records if of.fingerprint else _uncounted)(path.name, name)
    totals = [total for of in published for total in read_totals(of, found)]
    others = (*(of for some in found.releases[:-1] for of in some), *totals)
    mine = found.releases[-1]
    k = max(of.k for of in (*others, *mine))
    before: frozenset[Any] = frozenset()
    if others:
        guarded = yield from look(others, found.counts, found.places, k, seconds)
        before = frozenset(map(_key, guarded.findings))
    guarded = yield from look((*others, *mine), found.counts, found.places, k, seconds)
    new = tuple(of for of in guarded.findings if _key(of) not in before)
    return Compared(found, mine, others, guarded, new, entries)


def _check_file(path: Path, made: MadeFrom) -> Steps[None]:
    """Raises VbasError if a record file, or a folder of Parquet files, is not what it was."""
    if not path.exists():
        raise VbasError(
            "{file}, from which the result was made, is no longer there.",
            "Put it back to where it was.",
            file=path.name,
        )
    if (yield from digest_steps(path)) != made.sha256:
        raise VbasError(
            "{file} has changed since the result was made from it.",
            "Make the result again.",
            file=path.name,
        )


def _check_margins(release: str, made: MadeFrom) -> None:
    """Raises VbasError if weights tell shares of regions, which cannot be counted again."""
    for column in made.margins:
        if column not in made.columns:
            raise VbasError(
                "The weights of {release} restore the shares of {column}, with which no other "
                "release can be compared.",
                "Rake over columns that are not geography.",
                release=release,
                column=column,
            )


def _other_records(table: str, release: str) -> VbasError:
    return VbasError(
        "The records of the table {table} have changed since {release} was made: whoever holds "
        "both sees the difference, which may be single people.",
        "Release only once enough have come, or accept that with a reason.",
        table=table,
        release=release,
    )


def _uncounted(table: str, release: str) -> VbasError:
    return VbasError(
        "The ledger does not say what the table {table} held when {release} was made, as earlier "
        "versions did not count it; whether its records are the same is not known.",
        "If that pack was never given out, use a new ledger; else compare the two by hand, and "
        "accept that with a reason.",
        table=table,
        release=release,
    )


def _key(of: Finding) -> tuple[bytes, bytes]:
    return of.areas.tobytes(), of.cells.tobytes()


def _renamed(release: Release, name: str) -> Release:
    return replace(release, name=name)


def _free_name(entries: Sequence[Entry]) -> str:
    name, n = THIS, 1
    while any(of.name == name for of in entries):
        n += 1
        name = f"{THIS} ({n})"
    return name


def _made_from(entry: Entry) -> MadeFrom:
    try:
        return made_from_of(entry.made_from)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise VbasError(
            "The ledger does not say how the records of {release} were read.",
            "Make that release again from its records, into the same ledger.",
            release=entry.name,
        ) from error


def read_totals(path: Path, found: Recount) -> tuple[Release, ...]:
    """Published totals: a table with the columns area_id and count, or area_id, unit and count.

    In the second form the count is that of the whole unit, the same in each of its rows. Where it
    is not the number of the unit's records (a census population), it is an upper bound; the units
    where it is are taken as known exactly, and are a table of their own.

    Raises
    ------
    VbasError
        If the table cannot be read, or has fewer people than there are records.
    """
    wrong = VbasError(
        "{file} is no table of totals.",
        "Write the columns area_id and count, or area_id, unit and count.",
        file=path.name,
    )
    try:
        table = pd.read_csv(path, dtype=str, keep_default_na=False)
        counts = pd.to_numeric(table["count"]).to_numpy(np.int64)
        units = table.get("unit", table["area_id"])
        of_area = dict(zip(table["area_id"], units, strict=True))
    except OSError as error:
        raise VbasError(
            "{file} cannot be read.",
            "Check that the file is there and may be read.",
            file=path.name,
        ) from error
    except (KeyError, ValueError, UnicodeError) as error:
        raise wrong from error
    _check_totals(table.assign(unit=units, count=counts), path.name)
    names = {of: i for i, of in enumerate(dict.fromkeys(units.tolist()))}
    numbers = np.zeros(len(names), np.int64)
    numbers[[names[of] for of in units]] = counts
    labels = np.array(
        [names.get(of_area.get(of, ""), -1) for of in found.places.tolist()], np.int32
    )
    if (labels < 0).all():
        raise wrong
    return _totals(path.name, found, labels, numbers)


def _check_totals(table: pd.DataFrame, file: str) -> None:
    """Raises VbasError if an area is in two units, or a unit has two counts."""
    for one, of in (("area_id", "unit"), ("unit", "count")):
        twice = table.loc[table.groupby(one)[of].transform("nunique") > 1, one]
        if len(twice):
            raise VbasError(
                "{file}: {value} has more than one {of} (row {row}).",
                "Write each unit with one count, and each area with one unit; other units in a "
                "file of their own.",
                file=file,
                value=twice.iloc[0],
                of=of,
                row=int(twice.index[0]) + 2,
            )


def _totals(
    name: str, found: Recount, labels: NDArray[np.int32], numbers: NDArray[np.int64]
) -> tuple[Release, ...]:
    """The totals that are the numbers of records, and those that are bounds of them."""
    inside, of_place = labels >= 0, np.asarray(found.counts.counts.sum(axis=1)).reshape(-1)
    records = np.bincount(labels[inside], of_place[inside], len(numbers))
    exact = np.asarray(records == numbers)
    tables: list[Release] = []
    for some, at_most in ((exact, False), (~exact, True)):
        units = np.where(inside & some[labels], labels, -1).astype(np.int32)
        if (units >= 0).any():
            known = np.asarray(np.where(some, numbers, 0), np.int64)
            called = f"{name} (at most)" if tables else name
            tables.append(total(called, found.places, units, known, at_most=at_most))
    return tuple(tables)


def _checks(found: Compared, price: bool) -> Steps[tuple[Check, ...]]:
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
