"""The guard of ``vbas release``: the planned pack beside every earlier release of its records.

The records are counted again by all that any release tells (`recount`), and every class of fewer
than k people that the releases and published totals give back together is a finding
(`core.differencing`). What could not be compared is a finding, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from core.background import in_background
from core.differencing.guard import SECONDS, Finding
from core.differencing.guard import guard as look
from core.differencing.releases import Release
from core.errors import Notice, VbasError
from core.io.digest import digest_steps
from core.io.records.place import DatabaseTable, read_place
from core.io.release_ledger import Entry, list_releases, read_release
from core.io.release_pack.findings import GUARD, Compared, checks_of
from core.io.release_pack.guard import Guard
from core.io.release_pack.known import known_of
from core.io.release_pack.linking import linked
from core.io.release_pack.origin import MadeFrom, made_from_of
from core.io.release_pack.published_totals import read_totals
from core.io.release_pack.recount import recount
from core.io.release_pack.source import Source
from core.io.verification.checks import Check
from core.steps import Steps

THIS: Final = "this release"
_STAGE: Final = "comparing with earlier releases"


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
    of_earlier = [_made_from(of) for of in found.entries]
    checks += yield from in_background(
        _STAGE, partial(linked, found, made, of_earlier, source.records)
    )
    return (*checks, *(yield from checks_of(found, price)))


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
