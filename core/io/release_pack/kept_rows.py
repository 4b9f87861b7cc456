"""The records of a pack with further columns, read again for a remedy, and judged again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from core.background import in_background
from core.differencing.releases import Release, aligned_labels
from core.errors import VbasError
from core.io.records.engine import start_engine
from core.io.records.opening import open_records
from core.io.records.released import REGION
from core.io.records.row_codes import RowCodes, kept_of, read_columns
from core.io.release_pack.columns import plain_table
from core.io.release_pack.findings import Compared
from core.io.release_pack.origin import MadeFrom
from core.io.release_pack.source import Source, simple
from core.quasi_identifiers import MISSING_LABEL
from core.released_columns.finer import Protected
from core.released_columns.groups import Groups, Kept
from core.released_columns.judged import AREA, Classes, judge
from core.released_columns.judged import Release as Judging
from core.released_columns.roles import IDENTIFYING
from core.released_columns.telling import Hidden
from core.steps import Steps

_STAGE = "reading records"


def kept_records(
    source: Source, found: Compared, release: Release, ids: Mapping[int, int]
) -> Steps[pa.Table]:
    """The records that a remedy releases, with their further columns.

    They are judged again: what columns tell depends on which records there are.

    Parameters
    ----------
    source
        What the pack would be made of without the remedy.
    found
        The comparison that the remedy is from.
    release
        The remedy's.
    ids
        {region of the remedy: its id}.

    Raises
    ------
    KeptColumnsError
        If the further columns tell what the release hides.
    VbasError
        If the records read again are not those of the result.
    """
    made = source.made_from
    assert made is not None
    kept = [name for name, role in source.roles.items() if role != IDENTIFYING]
    recoded = [of.of for of in made.columns.values() if of.recoding]
    columns = yield from _read(Path(made.path), [*kept, *recoded])
    call = partial(_table, source, found, columns, kept)
    planned = yield from in_background(
        _STAGE, partial(call, found.planned[0], _ids_of(source, found))
    )
    if not _same(planned, source.records):
        raise VbasError(
            "The records cannot be read again as the result has them.", "Make the result again."
        )
    yield from in_background(
        _STAGE, partial(_judge, source, found, release, columns, kept, recoded)
    )
    return (yield from in_background(_STAGE, partial(call, release, ids)))


class _Column:
    """A column of the file: its distinct values, (n,) index of each record's, -1 for none."""

    def __init__(self, read: RowCodes) -> None:
        self.keys, self.index = read.keys, read.take()

    def values(self, which: NDArray[np.bool_], kind: pa.DataType) -> pa.Array:
        """The values of some records, as a pack has them."""
        index = self.index[which]
        if self.keys is None:
            return pa.nulls(len(index), kind)
        taken = self.keys.take(pa.array(index, mask=index < 0))
        return simple(pa.chunked_array([taken])).cast(kind)

    def kept(self, name: str, which: NDArray[np.bool_]) -> Kept:
        """The values of some records as numbers in their order."""
        return kept_of(name, self.keys, self.index[which])


def _read(path: Path, names: Sequence[str]) -> Steps[dict[str, _Column]]:
    """Columns of the file, in the order of its records."""
    names = list(dict.fromkeys(names))
    with (yield from start_engine()) as engine:
        records = yield from open_records(path, engine, names, only=True)
        keys = {f"x{i}": engine.dialect.plain(records.column(name)) for i, name in enumerate(names)}
        read = yield from read_columns(records, keys, {})
    return {name: _Column(read[f"x{i}"]) for i, name in enumerate(names)}


def _ids_of(source: Source, found: Compared) -> dict[int, int]:
    """{region of the planned release: its id in the records}."""
    assert source.regions is not None
    labels = aligned_labels(found.planned[0], found.recount.places).tolist()
    place = {of: i for i, of in enumerate(found.recount.places.tolist())}
    areas, regions = (source.regions.crosswalk[name].tolist() for name in ("area_id", REGION))
    pairs = ((place.get(area), region) for area, region in zip(areas, regions, strict=True))
    return {labels[at]: int(region) for at, region in pairs if at is not None}


def _table(
    source: Source,
    found: Compared,
    columns: Mapping[str, _Column],
    kept: Sequence[str],
    release: Release,
    ids: Mapping[int, int],
) -> pa.Table:
    """The records that a release shows, with further columns, as the source has them."""
    rows, counts = found.recount.rows, found.recount.counts
    which = rows.shown(release, found.others)
    regions, _ = rows.cells(release)
    codes = {name: counts.codes[:, list(counts.categories).index(name)] for name in release.columns}
    made = {}
    for name in source.records.column_names:
        kind = source.records.schema.field(name).type
        if name in kept:
            made[name] = columns[name].values(which, kind)
        elif name == REGION:
            made[name] = pa.array([ids[of] for of in regions[which].tolist()]).cast(kind)
        else:
            told = [release.columns[name].get(of, of) for of in counts.categories[name]]
            values = pa.array([None if of == MISSING_LABEL else of for of in told], pa.string())
            code = codes[name][rows.class_of[which]]
            made[name] = values.take(pa.array(code, mask=code >= len(told))).cast(kind)
    return pa.table(made)


def _same(one: pa.Table, other: pa.Table) -> bool:
    """Whether two tables have the same rows, in whatever order."""
    if one.num_rows != other.num_rows:
        return False
    order = [(name, "ascending") for name in other.column_names]
    ours, theirs = (plain_table(of).combine_chunks().sort_by(order) for of in (one, other))
    return bool(ours.equals(theirs.cast(ours.schema)))


def _judge(
    source: Source,
    found: Compared,
    release: Release,
    columns: Mapping[str, _Column],
    kept: Sequence[str],
    recoded: Sequence[str],
) -> None:
    """Judges the further columns among the records of a remedy, as a run does."""
    made = source.made_from
    assert made is not None
    recount = found.recount
    which = recount.rows.shown(release, found.others)
    regions, classes = (of[which] for of in recount.rows.cells(release))
    places = recount.place_of[which]
    region = Groups(regions, int(regions.max(initial=-1)) + 1)
    alike = Groups(classes, int(classes.max(initial=-1)) + 1).within(region)
    every = np.ones(len(regions), bool)
    protected = _protected(made, recount.rows.class_of[which], found, release, columns, which)
    judge(
        Judging(
            alike,
            (Hidden(AREA, places, every, every, (region, alike)),),
            protected,
            (Classes(tuple(release.columns), alike),),
            release.k,
            None if recount.persons is None else recount.persons[which],
            made.person_column or None,
        ),
        [columns[name].kept(name, which) for name in kept],
        force=bool(source.forced),
        tolerance=source.tolerance,
    )


def _protected(
    made: MadeFrom,
    classes: NDArray[np.int32],
    found: Compared,
    release: Release,
    columns: Mapping[str, _Column],
    which: NDArray[np.bool_],
) -> tuple[Protected, ...]:
    """The protected columns as they are released, and those that were recoded as they were."""
    counts = found.recount.counts
    listed = []
    for name, recoding in release.columns.items():
        told = [recoding.get(of, of) for of in counts.categories[name]]
        number = {of: i for i, of in enumerate(dict.fromkeys([*told, MISSING_LABEL]))}
        of_code = np.array([number[of] for of in (*told, MISSING_LABEL)], np.int32)
        codes = of_code[counts.codes[classes, list(counts.categories).index(name)]]
        listed.append(Protected(name, codes, len(number)))
        file = made.columns[name]
        if file.recoding:
            before = columns[file.of].kept(name, which).groups
            listed.append(Protected(name, before.ids, before.n, listed[-1].groups))
    return tuple(listed)
