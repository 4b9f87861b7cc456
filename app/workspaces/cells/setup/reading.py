"""From what is open to records row by row, with a column for each level of each hierarchy.

No Qt: works in the thread of a job.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from app.features.variables.counting import RecordFile, Regions, Wanted, wanted_of
from app.frame.session import Session
from core.areas import AreaLayer
from core.background import in_background
from core.coded_records import CodedRecords
from core.hierarchies.apply import with_levels
from core.hierarchies.hierarchy import Hierarchy
from core.io.areas import relate
from core.io.records.coded import read_coded
from core.io.records.more_columns import read_more
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

_RELATE = "relating levels"
_LEVELS = "looking up levels"


@dataclass(frozen=True, eq=False)
class ReadRecords:
    """Records as they were read.

    Attributes
    ----------
    wanted
        What was asked for.
    base
        The records, row by row, without levels.
    areas
        The areas that are meant, with their units of every coarser level; None without.
    records
        The records with a column for each level.
    hierarchies, regions
        The levels.
    """

    wanted: Wanted
    base: CodedRecords
    areas: AreaLayer | None
    records: CodedRecords
    hierarchies: Mapping[str, Hierarchy]
    regions: Regions

    def with_levels(self, hierarchies: Mapping[str, Hierarchy], regions: Regions) -> ReadRecords:
        """The same records with other levels."""
        records = levels_of(self.base, self.areas, hierarchies, regions)
        return replace(self, records=records, hierarchies=hierarchies, regions=regions)

    def has(self, hierarchies: Mapping[str, Hierarchy], regions: Regions) -> bool:
        """Whether these are its levels."""
        return (
            dict(hierarchies) == dict(self.hierarchies)
            and regions.keys() == self.regions.keys()
            and all(of is self.regions[name] for name, of in regions.items())
        )


def wanted_here(session: Session, columns: tuple[QuasiIdentifier, ...]) -> Wanted | None:
    """What is to be read: every record of the file, whatever the other workspaces leave out."""
    wanted = wanted_of(session, columns)
    if wanted is None:
        return None
    return replace(wanted, file=replace(wanted.file, exclude_missing=False))


def read(
    wanted: Wanted,
    hierarchies: Mapping[str, Hierarchy],
    regions: Regions,
    known: ReadRecords | None = None,
) -> Steps[ReadRecords]:
    """Reads the records; those of unknown area stay, their geography is missing.

    Parameters
    ----------
    wanted
        What is to be read.
    hierarchies
        {column: levels to look up}.
    regions
        Further levels of geography.
    known
        What was read before: of the same file, only what is new is read.

    Raises
    ------
    VbasError
        If a file is missing, damaged, or lacks a column; if there are too many records.
    """
    file = wanted.file
    placed = file.area_column is not None and file.areas is not None
    base = None
    if known is not None and _source(known.wanted) == _source(wanted):
        layer = known.areas
        base = yield from _more(wanted, known)
    if base is None:
        layer = (yield from _placed(file)) if placed else None
        base = yield from _all(wanted, layer)
    levelled = partial(levels_of, base, layer, hierarchies, regions)
    records = yield from in_background(_LEVELS, levelled)
    return ReadRecords(wanted, base, layer, records, hierarchies, regions)


def _source(wanted: Wanted) -> RecordFile:
    """Where the records come from, whichever columns are wanted."""
    return replace(wanted.file, scenario=())


def _all(wanted: Wanted, layer: AreaLayer | None) -> Steps[CodedRecords]:
    """Every record of the file, also those whose area is not among these."""
    file = wanted.file
    return (
        yield from read_coded(
            file.path,
            wanted.quasi_identifiers,
            area_column=file.area_column,
            areas=layer,
            area_kind=file.area_kind,
            conversion_path=file.conversion_path,
            person_column=file.person_column,
            where=file.where,
            keep_unknown=True,
        )
    )


def _more(wanted: Wanted, known: ReadRecords) -> Steps[CodedRecords | None]:
    """What is known already, and the columns that are not, or are recoded otherwise.

    Rows of a database have no order to join them by: all is read.
    """
    path = wanted.file.path
    if not isinstance(path, Path):
        return None
    there = {of.column: repr(of) for of in known.wanted.quasi_identifiers}
    new = [of for of in wanted.quasi_identifiers if there.get(of.column) != repr(of)]
    names = [of.column for of in wanted.quasi_identifiers]
    return (yield from read_more(path, known.base, names, new))


def levels_of(
    base: CodedRecords,
    areas: AreaLayer | None,
    hierarchies: Mapping[str, Hierarchy],
    regions: Regions,
) -> CodedRecords:
    """The records with a column for each level there is now."""
    there = {name: of for name, of in hierarchies.items() if name in base.columns}
    return with_levels(base, there, areas=areas, more=regions if areas is not None else None)


def _placed(file: RecordFile) -> Steps[AreaLayer]:
    assert file.areas is not None
    layer = file.areas.layer
    for name, of in file.levels:
        layer, _ = yield from in_background(_RELATE, partial(relate, layer, of.layer, name))
    return layer
