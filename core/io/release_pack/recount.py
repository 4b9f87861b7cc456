"""The records of a source counted again, by all that any release of it tells of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, cast

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.arrays import numbered_rows
from core.background import in_background
from core.classes import ClassCounts
from core.coded_records import CodedRecords
from core.differencing.releases import Release, is_of, recoded
from core.differencing.rows import Rows
from core.differencing.system import table_of
from core.io.digest import digest_of_counts
from core.io.records.coded import read_coded, read_coded_together, which_meet
from core.io.records.place import DatabaseTable, Place, read_place
from core.io.records.source import RecordSource
from core.io.release_pack.known import NOWHERE, known_of, tables_of
from core.io.release_pack.origin import Column, MadeFrom
from core.io.release_pack.source import Source
from core.persons import Persons
from core.quasi_identifiers import MISSING_LABEL
from core.steps import Steps

_STAGE: Final = "counting records"
_NO_OR_YES: Final = ("no", "yes")
_ALL_THERE: Final = "nothing missing"


@dataclass(frozen=True, eq=False)
class Recount:
    """The source by everything that its releases tell.

    Attributes
    ----------
    counts
        Records by place and class; a place is all areas that are one area to each release.
    places
        (u,) ids of the places.
    releases
        The releases in terms of these; one with blanked cells is several tables.
    place_of, class_of
        (n,) place and class of each record of the file, in its order.
    persons
        (n,) numbers of their persons; None where each record is a person of its own.
    fingerprints
        Of the counts of each release's own columns and areas, of records in a database.
    """

    counts: ClassCounts
    places: NDArray[np.object_]
    releases: tuple[tuple[Release, ...], ...]
    place_of: NDArray[np.int32]
    class_of: NDArray[np.int32]
    persons: NDArray[np.int32] | None = None
    fingerprints: tuple[str, ...] = ()

    @property
    def rows(self) -> Rows:
        """The records one by one."""
        return Rows(self.counts, self.places, self.place_of, self.class_of, self.persons)


@dataclass(frozen=True, eq=False)
class _Ids:
    """Areas of which nothing but the ids is known."""

    ids: NDArray[np.object_]


@dataclass(frozen=True, eq=False)
class _Codes:
    """A column of a release, row by row, as the source has it."""

    codes: NDArray[np.int32]
    labels: tuple[str, ...]


def recount(path: Place, releases: Sequence[Release], made: Sequence[MadeFrom]) -> Steps[Recount]:
    """Counts the records of a source by the columns and areas of all these releases.

    Parameters
    ----------
    path
        The record file, or a table of a database, of which one question is asked for all.
    releases
        What each release shows, see `core.io.release_pack.known`; its columns are as they were
        released.
    made
        How the records of each were read; the last one says where the file of postal codes is.

    Raises
    ------
    VbasError
        If the file cannot be read or has no such columns.
    """
    # Who was named once is a person in every release, also in one that counts records.
    person = next((of.person_column for of in reversed(made) if of.person_column), None)
    sources = [
        _source(path, one, of, made[-1].conversion, person if i == len(made) - 1 else None)
        for i, (one, of) in enumerate(zip(releases, made, strict=True))
    ]
    filters = list(dict.fromkeys(of.where for of in made if of.where))
    if isinstance(path, DatabaseTable):
        read, met = yield from read_coded_together(path, sources, filters)
    else:
        read, met = [], {}
        for source, areas in sources:
            read.append((yield from _read(source, areas)))
        for where in filters:
            met[where] = yield from which_meet(path, where)
    only = _only(made, read, met)
    found = yield from in_background(_STAGE, lambda: _counted(releases, made, read, only))
    if isinstance(path, Path):
        return found
    prints = tuple(_fingerprint(of, one, only) for of, one in zip(made, read, strict=True))
    return replace(found, fingerprints=prints)


def with_fingerprint(source: Source) -> Steps[Source]:
    """A source whose records stay in a database, with the fingerprint of what it is made of there.

    Raises
    ------
    VbasError
        If the table cannot be read, or its records are no longer those of the result.
    """
    made = source.made_from
    place = None if made is None else read_place(made.path)
    if made is None or not isinstance(place, DatabaseTable):
        return source
    planned = known_of(source.command, source, made)
    found = yield from recount(place, [planned], [made])
    for of in found.releases[0]:
        table_of(of, found.counts, found.places)  # refuses what does not agree
    return replace(source, made_from=replace(made, fingerprint=found.fingerprints[0]))


def _only(
    made: Sequence[MadeFrom], read: Sequence[CodedRecords], met: Mapping[str, NDArray[np.bool_]]
) -> dict[str, _Codes]:
    """{what a release says of its records: which of the source that are}, row by row."""
    found = {}
    for of, records in zip(made, read, strict=True):
        for name in _conditions(of):
            if name not in found:
                if name == _met(of.where):
                    inside = met[of.where]
                else:
                    most = [len(labels) for labels in records.categories.values()]
                    inside = np.all(records.codes < np.array(most)[:, None], axis=0)
                found[name] = _Codes(inside.astype(np.int32), _NO_OR_YES)
    return found


def _fingerprint(made: MadeFrom, records: CodedRecords, only: Mapping[str, _Codes]) -> str:
    """A digest of the counts of a release's own source, by its columns and areas.

    It changes with every record of it that comes, goes, or becomes another one.
    """
    inside = np.ones(records.n_records, bool)
    for name in _conditions(made):
        inside &= only[name].codes.astype(bool)
    columns = [*records.codes, *([] if records.areas is None else [records.areas])]
    rows, numbers = np.unique(
        np.column_stack([of[inside] for of in columns]), axis=0, return_counts=True
    )
    areas = () if records.area_ids is None else tuple(map(str, records.area_ids))
    return digest_of_counts([dict(records.categories), areas, rows, numbers])


def _met(where: str) -> str:
    """What a filter is called among the columns of the source."""
    return f"met: {where}"


def _conditions(made: MadeFrom) -> list[str]:
    """What a release says of its records: the filter, and of blanked ones that none is missing."""
    missing = made.blanks and made.without_missing
    names = " + ".join(sorted({of.of for of in made.columns.values()}))
    return [*([_met(made.where)] if made.where else []), *([f"{names}: {_ALL_THERE}"] * missing)]


def _source(
    path: Place, release: Release, made: MadeFrom, conversion: str, person: str | None
) -> tuple[RecordSource, AreaLayer | None]:
    """How the records were read for one release, with its areas."""
    with_areas = bool(made.geography and made.area_column)
    source = RecordSource(
        path,
        made.area_column if with_areas else "",
        tuple({of.of: of.quasi_identifier for of in made.columns.values()}.values()),
        person_column=person,
        area_kind=made.area_kind,
        conversion_path=Path(conversion) if with_areas and conversion else None,
    )
    return source, cast(AreaLayer, _Ids(release.areas)) if with_areas else None


def _read(source: RecordSource, areas: AreaLayer | None) -> Steps[CodedRecords]:
    """The records of a file as one release was made from them, all of them."""
    return (
        yield from read_coded(
            source.path,
            source.quasi_identifiers,
            area_column=source.area_column or None,
            areas=areas,
            person_column=source.person_column,
            area_kind=source.area_kind,
            conversion_path=source.conversion_path,
            keep_unknown=True,
        )
    )


def _counted(
    releases: Sequence[Release],
    made: Sequence[MadeFrom],
    read: Sequence[CodedRecords],
    only: Mapping[str, _Codes],
) -> Recount:
    place_of, places, labels = _places(releases, read)
    columns: dict[str, list[_Codes]] = {}
    for one, of in zip(made, read, strict=True):
        for name, column in one.columns.items():
            columns.setdefault(name, []).append(_column(of, column))
    joint: list[NDArray[np.int32]] = []
    mappings: list[tuple[str, list[dict[str, str]]]] = []
    for name, forms in columns.items():
        number, mapping = _joined(forms)
        joint.append(number)
        mappings.append((name, mapping))
    told = [
        {
            name: mapping[_turn(made, i, name)]
            for name, mapping in mappings
            if name in made[i].columns
        }
        for i in range(len(made))
    ]
    n = [int(of.max(initial=-1)) + 1 for of in joint]
    categories = {name: tuple(map(str, range(m))) for (name, _), m in zip(mappings, n, strict=True)}
    categories |= {name: of.labels for name, of in only.items()}
    joint += [of.codes for of in only.values()]
    if joint:
        codes, numbers = numbered_rows(joint)
    else:
        codes, numbers = np.zeros((min(1, len(place_of)), 0), np.int32), 0 * place_of
    counts = _counts(place_of, numbers, codes, categories, len(places), read[-1])
    made_of: list[tuple[Release, ...]] = []
    for i, release in enumerate(releases):
        ordered = {name: told[i][name] for name in release.columns}
        inside = dict.fromkeys(_conditions(made[i]), ("yes",))
        here = replace(release, areas=places, labels=labels[i], columns=ordered, only=inside)
        tables = _tables(here, counts, labels[i]) if made[i].blanks else (here,)
        made_of.append((*tables, *_margins(here, counts, made[i])))
    return Recount(counts, places, tuple(made_of), place_of, numbers, read[-1].persons)


def _turn(made: Sequence[MadeFrom], i: int, name: str) -> int:
    """Which of the releases with a column the i-th one is."""
    return sum(name in of.columns for of in made[:i])


def _column(records: CodedRecords, column: Column) -> _Codes:
    """The released category of each record."""
    codes = records.codes[records.columns.index(column.of)]
    labels = [*records.categories[column.of], MISSING_LABEL]
    if column.labels:
        labels = [column.labels.get(of, of) for of in labels]
    return _Codes(codes, tuple(labels))


def _joined(columns: Sequence[_Codes]) -> tuple[NDArray[np.int32], list[dict[str, str]]]:
    """(n,) number of each record's categories in all forms of a column; what each form says."""
    found, number = numbered_rows([of.codes for of in columns])
    said = [
        {str(i): of.labels[code] for i, code in enumerate(found[:, j].tolist())}
        for j, of in enumerate(columns)
    ]
    return number, said


def _places(
    releases: Sequence[Release], read: Sequence[CodedRecords]
) -> tuple[NDArray[np.int32], NDArray[np.object_], list[NDArray[np.int32]]]:
    """(n,) place of each record, ids of the places, the region of each in every release.

    Areas without records are places, too, where all releases are of the same areas.
    """
    n = read[0].n_records
    regions: list[NDArray[np.int32]] = []
    areas: list[tuple[NDArray[np.int32], NDArray[np.object_]]] = []
    for release, of in zip(releases, read, strict=True):
        if of.areas is None:
            region = int(release.labels[0]) if len(release.labels) else 0
            regions.append(np.full(n, region, np.int32))
            continue
        regions.append(np.append(release.labels, -1).astype(np.int32)[of.areas])
        areas.append((of.areas, release.areas))
    same = bool(areas) and all(
        np.array_equal(ids, areas[0][1]) and np.array_equal(index, areas[0][0])
        for index, ids in areas
    )
    if same:
        index, ids = areas[0]
        places = np.append(ids, NOWHERE).astype(object)
        place_of = np.where(index < 0, len(ids), index).astype(np.int32)
    else:
        found, place_of = numbered_rows([*(index for index, _ in areas), *regions])
        names = [
            " / ".join(
                str(names_of[i]) if i >= 0 else NOWHERE
                for i, (_, names_of) in zip(row[: len(areas)], areas, strict=True)
            )
            for row in found.tolist()
        ]
        places = _distinct(names)
    first = np.zeros(len(places), np.int64)
    first[place_of[::-1]] = np.arange(n)[::-1]
    labels: list[NDArray[np.int32]] = []
    for release, of, here in zip(releases, read, regions, strict=True):
        if same and of.areas is not None:
            labels.append(np.append(release.labels, -1).astype(np.int32))
        else:
            labels.append(here[first])
    return place_of, places, labels


def _distinct(names: list[str]) -> NDArray[np.object_]:
    """Names, those that occur again with a number."""
    seen: dict[str, int] = {}
    made = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        made.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return np.array(made, dtype=object)


def _counts(
    place_of: NDArray[np.int32],
    class_of: NDArray[np.int32],
    codes: NDArray[np.int32],
    categories: dict[str, tuple[str, ...]],
    n_places: int,
    records: CodedRecords,
) -> ClassCounts:
    """Records by place and class; a value that is missing is a category like others here."""
    ones = np.ones(len(place_of), np.int32)
    matrix = sp.csr_array((ones, (place_of, class_of)), shape=(n_places, len(codes)))
    matrix.sum_duplicates()
    matrix.sort_indices()
    persons = None
    if records.persons is not None:
        persons = _persons(place_of, class_of, records.persons, matrix)
    number = {name: len(of) for name, of in categories.items()}
    return ClassCounts(matrix, codes, categories, number, persons)


def _persons(
    place_of: NDArray[np.int32],
    class_of: NDArray[np.int32],
    persons: NDArray[np.int32],
    matrix: Any,
) -> Persons:
    """The persons of each entry; the guard asks no more of them than that there are some."""
    pairs = np.unique(np.column_stack([place_of, class_of, persons]), axis=0)[:, :2]
    _, sizes = np.unique(pairs, axis=0, return_counts=True)
    by_place = np.bincount(place_of, minlength=matrix.shape[0]).astype(np.float64)
    none = np.zeros(0, np.int32)
    return Persons(sizes.astype(np.int32), by_place, np.zeros(1, np.int64), none, none, none)


def _margins(release: Release, counts: ClassCounts, made: MadeFrom) -> Iterator[Release]:
    """What weights tell of all records, hidden or not: how many have the values of each group."""
    of_class = np.asarray(counts.counts.sum(axis=0)).reshape(-1)
    for name, groups in made.margins.items():
        group_of = {value: str(i) for i, of in enumerate(groups) for value in of}
        rest = {MISSING_LABEL: MISSING_LABEL}
        columns = {
            name: {
                number: rest.get(value, group_of.get(value, str(len(groups) - 1)))
                for number, value in release.columns[name].items()
            }
        }
        found = recoded(counts, columns)
        told = is_of(release, counts, found) & (
            found.codes[found.class_of, 0] < len(found.categories[name])
        )
        codes = found.codes[found.class_of[told], 0]
        sizes = np.bincount(codes, of_class[told], len(found.categories[name])).astype(np.int64)
        there = np.flatnonzero(sizes)
        yield replace(
            release,
            name=f"{release.name} (weights, {name})",
            labels=np.zeros(len(release.areas), np.int32),
            columns=columns,
            k=1,
            categories=found.categories,
            cells=np.column_stack([np.zeros(len(there)), there]).astype(np.int32),
            sizes=sizes[there],
            most=None,
        )


def _tables(
    release: Release, counts: ClassCounts, labels: NDArray[np.int32]
) -> tuple[Release, ...]:
    """A release with blanked cells as tables: all columns, and without each of them."""
    groups = recoded(counts, release.columns)
    cells = release.cells.copy()
    for j, (name, told) in enumerate(release.categories.items(), start=1):
        there = {of: i for i, of in enumerate(groups.categories[name])}
        last = len(groups.categories[name])
        new = np.array([*(there.get(of, last) for of in told), last], np.int32)
        cells[:, j] = new[cells[:, j]]
    own = replace(release, cells=cells, categories=groups.categories)
    names = tuple(release.columns)
    sets = [names, *(tuple(of for of in names if of != one) for one in names if len(names) > 1)]
    return tables_of(own, groups.codes, labels, sets)
