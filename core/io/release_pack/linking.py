"""Further columns that two releases of the same records hand over.

By their values a record of one release can be found in the other (Ganta, Kasiviswanathan and Smith
2008, composition attacks): it then shows the columns of both, and so may be one of fewer than k.
And what is an outcome in one release cannot be what an adversary knows in another.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from core.arrays import numbered_rows
from core.differencing.releases import Release
from core.errors import Notice
from core.io.release_pack.findings import GUARD, Compared
from core.io.release_pack.origin import MadeFrom
from core.io.verification.checks import Check
from core.released_columns.roles import OUTCOME


def linked(
    found: Compared, mine: MadeFrom, theirs: Sequence[MadeFrom], records: pa.Table
) -> tuple[Check, ...]:
    """What further columns tell beside earlier releases, as findings; none where they tell nothing.

    Parameters
    ----------
    found
        The planned release beside the earlier ones.
    mine, theirs
        What the planned one, and each of the earlier ones, was made from.
    records
        Those of the planned one.
    """
    checks = []
    rare = _finds_records(records, sorted(mine.further), found.guarded.k)
    for i, of in enumerate(theirs):
        name = found.entries[i].name
        contradicted = _outcomes(mine) & _known(of) | _outcomes(of) & _known(mine)
        if contradicted:
            checks.append(_contradiction(name, contradicted))
        shared = set(mine.further) & (set(of.further) | _known(of)) | set(of.further) & _known(mine)
        shared -= contradicted
        check = _of_shared(found, i, shared, not shared <= _outcomes(mine) & _outcomes(of))
        others = set(of.further) - set(mine.further) - contradicted
        if check is None and rare and others:  # which may tell the same by other values
            check = _of_shared(found, i, set(mine.further) - set(of.further), False, others)
        checks += [check] if check is not None else []
    return tuple(checks)


def _finds_records(records: pa.Table, columns: list[str], k: int) -> bool:
    """Whether values of these columns together are of fewer than k records."""
    if not columns or not records.num_rows:
        return False
    sizes = records.select(columns).group_by(columns).aggregate([([], "count_all")])
    return bool(pc.min(sizes.column("count_all")).as_py() < k)


def _outcomes(of: MadeFrom) -> set[str]:
    return {name for name, role in of.further.items() if role == OUTCOME}


def _known(of: MadeFrom) -> set[str]:
    """Columns that an adversary may know, by their names there and in the records."""
    return {*of.columns, *(column.of for column in of.columns.values())}


def _contradiction(release: str, columns: set[str]) -> Check:
    text = (
        "{columns}: in one of {release} and this release an outcome, which nobody can know of "
        "another person, in the other one identifying. Who knows it finds single people where it "
        "is not protected. Declare it alike in both, or accept that with a reason."
    )
    names = ", ".join(sorted(columns))
    details = {"release": release, "roles": sorted(columns)}
    return Check(GUARD, False, Notice(text, columns=names, release=release), details)


def _of_shared(
    found: Compared, i: int, columns: set[str], free: bool, others: set[str] | None = None
) -> Check | None:
    """What columns that two releases have tell; ``free`` if they are not outcomes in both.

    ``others`` are those of the earlier one, where they are called otherwise.
    """
    if not columns:
        return None
    release, k = found.entries[i].name, found.guarded.k
    values: dict[str, object] = {
        "columns": ", ".join(sorted(columns)),
        "release": release,
        "k": k,
        "how_not": Notice("Hand it over in one of them only, or accept that with a reason."),
    }
    details = {"release": release, "shared": sorted(columns), "k": k}
    (one, *more), (other, *more_of) = found.recount.releases[i], found.planned
    if more or more_of or one.most is not None or other.most is not None:
        text = (
            "{columns} is in {release}, too: by its values the same record can be found in both. "
            "What the columns of both then show is not known where single cells are blanked. "
            "{how_not}"
        )
        return Check(GUARD, False, Notice(text, **values), details)
    small, people, alike = _together(found, one, other)
    if small and others:
        text = (
            "{release} hands over {others}, and this release {columns}. If one tells the other, "
            "the same record can be found in both, and the columns of both show classes of fewer "
            "than {k} people: {n:,} with {people:,} people in all. {how_not}"
        )
        details |= {"classes": small, "people": people, "others": sorted(others)}
        values["others"] = ", ".join(sorted(others))
        return Check(GUARD, False, Notice(text, **values, n=small, people=people), details)
    if small:
        text = (
            "{columns} is in {release}, too: by its values the same record can be found in both, "
            "and the columns of both show classes of fewer than {k} people: {n:,} with {people:,} "
            "people in all. {how_not}"
        )
        details |= {"classes": small, "people": people}
        return Check(GUARD, False, Notice(text, **values, n=small, people=people), details)
    if free and not alike:
        text = (
            "{columns} is in {release}, too, with other regions or columns: what the difference of "
            "the two tells of it was not compared. {how_not}"
        )
        return Check(GUARD, False, Notice(text, **values), details)
    return None


def _together(found: Compared, one: Release, other: Release) -> tuple[int, int, bool]:
    """Classes below k by the columns of both among records that both show, and their people.

    Last whether every class of one is a class of the other.
    """
    rows = found.recount.rows
    both = rows.shown(one, found.others) & rows.shown(other, found.others)
    first, second = (
        numbered_rows([each[both] for each in rows.cells(of)])[1] for of in (one, other)
    )
    joint = numbered_rows([first, second])[1]
    people = joint
    if rows.persons is not None:  # each counts once in a class
        people = numbered_rows([joint, rows.persons[both]])[0][:, 0]
    sizes = np.bincount(people)
    small = sizes[(sizes > 0) & (sizes < found.guarded.k)]
    n = [int(of.max(initial=-1)) + 1 for of in (joint, first, second)]
    return len(small), int(small.sum()), len(set(n)) == 1
