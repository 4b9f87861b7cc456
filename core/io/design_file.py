"""Designs on disk: what is asked of levels, of uniqueness or of cells, as TOML; to be repeated.

Format 1: ``command`` (which of `KINDS`), tables ``records``, ``areas``, ``levels.NAME`` (path,
columns, and the SHA-256 when it was saved), ``regions`` where those of a run are asked about,
``design`` (the values of the kind), and ``categories.QI`` as in a scenario. No count of records and
no value but the names of categories is in it. Window and commands write and read the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import tomli_w

from core import __version__
from core.cutoff.design import Variable
from core.errors import N_, VbasError
from core.hierarchies.design import CellDesign
from core.hierarchies.hierarchy import Hierarchy
from core.io.areas import AreaSource
from core.io.as_cells import protection_words
from core.io.as_levels import LevelSources, levels_words
from core.io.as_uniqueness import Limits, uniqueness_words
from core.io.atomic import whole_file
from core.io.categories import categories_to_toml_tables, quasi_identifiers_from_tables
from core.io.components import table_of, values_of
from core.io.copied_sources import CopiedSources
from core.io.given_partitions import Given
from core.io.hierarchy_files import read_hierarchy
from core.io.records import RecordSource
from core.io.result_folder import located
from core.io.scenario_file import record_paths, relative, source_paths, source_table
from core.io.shell_text import names_text, said_by
from core.io.toml_files import read_toml, understood
from core.levels.question import Question as LevelsQuestion
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import GEOGRAPHY_NAME, DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, Recode
from core.record_uniqueness.verdict import PUBLIC_SHARE, RESEARCH_SHARE
from core.released_columns.judged import TOLERANCE
from core.suppression.cells.protection import Protection

FORMAT: Final = 1
_FILE: Final = N_("The design file")
_OF_RECORDS: Final = ("quasi_identifiers",)


@dataclass(frozen=True)
class LevelsDesign:
    """What is asked of levels.

    Attributes
    ----------
    question
        Variables, rule, part of Canada, share.
    model
        Name and predictor of the model beside the fixed cut-offs.
    max_combinations
        Products that are asked about without variables.
    only
        The levels that are judged; empty: all that are known.
    """

    question: LevelsQuestion
    model: tuple[str, str]
    max_combinations: tuple[int, ...] = ()
    only: tuple[str, ...] = ()


@dataclass(frozen=True)
class UniquenessDesign:
    """What is asked of uniqueness.

    Attributes
    ----------
    question, limits
        Variables and their recodes; shares that are allowed.
    steps
        {variable that is banded: in which steps its categories are, if they are even}.
    """

    question: Question
    limits: Limits = (RESEARCH_SHARE, PUBLIC_SHARE)
    steps: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class CellsDesign:
    """What is asked of cells.

    Attributes
    ----------
    protection
        What shall hold.
    design
        The variables that it follows from; None where combinations were written.
    hierarchies
        {column: file of its levels}.
    keep, outcome
        Other columns that are released: of these, those that nobody can know of another person.
    tolerance
        Share of what is hidden that these may tell beyond chance.
    """

    protection: Protection
    design: CellDesign | None = None
    hierarchies: Mapping[str, Path] = field(default_factory=dict)
    keep: tuple[str, ...] = ()
    outcome: tuple[str, ...] = ()
    tolerance: float = TOLERANCE


Asked = LevelsDesign | UniquenessDesign | CellsDesign
KINDS: Final[Mapping[str, Any]] = {
    "levels": LevelsDesign,
    "uniqueness": UniquenessDesign,
    "suppress": CellsDesign,
}
"""What each command asks."""


@dataclass(frozen=True)
class SavedDesign:
    """A design with the files it is about.

    Attributes
    ----------
    asked
        What is asked.
    records, areas, levels
        What to read and how; the area column of the records is "" without geography.
    regions
        Where regions of a run are from, if they are asked about.
    sha256
        {"areas": ..., "records": ...}: what the files were.
    """

    asked: Asked
    records: RecordSource | None = None
    areas: AreaSource | None = None
    levels: Mapping[str, AreaSource] = field(default_factory=dict)
    regions: Given | None = None
    sha256: Mapping[str, str] = field(default_factory=dict)

    @property
    def command(self) -> str:
        """The command that asks this."""
        return next(name for name, kind in KINDS.items() if isinstance(self.asked, kind))

    @property
    def quasi_identifiers(self) -> tuple[QuasiIdentifier, ...]:
        """The columns of the records, with their recoding."""
        return () if self.records is None else self.records.quasi_identifiers


def steps_of(distinct: DistinctRecords, recodes: Iterable[Recode]) -> dict[str, float]:
    """{variable that is banded: in which steps its categories are, if they are even}."""
    banded = (of.variable for of in recodes if of.kind == BAND)
    found = {name: distinct.variable(name).step for name in banded}
    return {name: step for name, step in found.items() if step is not None}


def design_text(saved: SavedDesign, folder: Path | None) -> str:
    """The TOML text of a design that will stand in ``folder``; None = anywhere."""
    table: dict[str, Any] = {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "command": saved.command,
    }
    for name in ("records", "areas", "regions"):
        source = getattr(saved, name)
        if source is not None:
            digest = saved.sha256.get(name)
            table[name] = source_table(source, folder, digest, _OF_RECORDS)
    if saved.levels:
        table["levels"] = {n: source_table(of, folder, None) for n, of in saved.levels.items()}
    table["design"] = table_of(_without_counts(saved.asked))
    files = table["design"].get("hierarchies", {})
    for column, path in files.items():
        files[column] = relative(path, folder)
    table["categories"] = categories_to_toml_tables(saved.quasi_identifiers)
    return tomli_w.dumps(table)


def write_design(saved: SavedDesign, path: Path) -> None:
    """Writes a design file, whole or not at all.

    Raises
    ------
    VbasError
        If the place cannot be written.
    """
    with whole_file(path) as partial:
        partial.write_text(design_text(saved, path.parent), encoding="utf-8")


def _without_counts(asked: Asked) -> Asked:
    """The same without what was counted of the records."""
    if not isinstance(asked, LevelsDesign):
        return asked
    design = asked.question.design
    variables: tuple[Variable, ...] = tuple(replace(of, records=()) for of in design.variables)
    without = replace(design, variables=variables, entropy=None)
    return replace(asked, question=replace(asked.question, design=without))


def read_design(path: Path) -> SavedDesign:
    """Reads a design file.

    Raises
    ------
    VbasError
        If the file is missing, is not TOML, or says something that makes no sense.
    """
    path = located(path)
    table = read_toml(path, _FILE)
    if table.get("format") != FORMAT or table.get("command") not in KINDS:
        raise VbasError(
            "{file} is not a design file of format {format}.",
            "Open one that VBAS wrote.",
            file=path.name,
            format=FORMAT,
        )
    return understood(lambda: _saved(table, path.parent), path, _FILE)


@dataclass(frozen=True)
class OpenedDesign:
    """A design file with the levels that it names.

    Attributes
    ----------
    saved
        What stands in it.
    hierarchies
        {column: its levels}, read from their files.
    """

    saved: SavedDesign
    hierarchies: Mapping[str, Hierarchy] = field(default_factory=dict)


def open_design(path: Path, command: str) -> OpenedDesign:
    """Reads a design of one command, and the levels of columns that it names.

    Raises
    ------
    VbasError
        If a file cannot be read, or it is the design of another command.
    """
    saved = read_design(path)
    if saved.command != command:
        raise VbasError(
            "{file} is a design of vbas {command}, which this workspace is not for.",
            "Open it in the workspace that it was saved from.",
            file=path.name,
            command=saved.command,
        )
    files = saved.asked.hierarchies if isinstance(saved.asked, CellsDesign) else {}
    read = {column: read_hierarchy(of, column).hierarchy for column, of in files.items()}
    return OpenedDesign(saved, read)


def _saved(table: Mapping[str, Any], folder: Path) -> SavedDesign:
    kind = KINDS[table["command"]]
    for name, of in (("records", RecordSource), ("areas", AreaSource), ("regions", Given)):
        values_of(of, table.get(name, {}), name, ("sha256", "url", "table"))
    asked = kind(**values_of(kind, table.get("design", {}), "design"))
    if isinstance(asked, CellsDesign):
        files = {column: folder / path for column, path in asked.hierarchies.items()}
        asked = replace(asked, hierarchies=files)
    categories = quasi_identifiers_from_tables(table.get("categories", {}))
    records, areas, regions = (table.get(name) for name in ("records", "areas", "regions"))
    qis = {"area_column": "", "quasi_identifiers": tuple(categories.values())}
    levels = table.get("levels", {})
    return SavedDesign(
        asked,
        None if records is None else RecordSource(**{**qis, **record_paths(records, folder)}),
        None if areas is None else AreaSource(**source_paths(areas, folder)),
        {name: AreaSource(**source_paths(of, folder)) for name, of in levels.items()},
        None if regions is None else Given(**source_paths(regions, folder)),
        {n: str(table[n]["sha256"]) for n in ("records", "areas") if "sha256" in table.get(n, {})},
    )


def words_of_design(saved: SavedDesign, path: Path) -> list[str]:
    """The options by which its command asks the same; ``path`` is the file, with the categories.

    Raises
    ------
    VbasError
        If the command cannot ask this.
    """
    words = _words(saved)
    if saved.regions is not None:
        words += said_by({"regions": _file_and_column(saved.regions)})
    if any(qi != QuasiIdentifier(qi.column) for qi in saved.quasi_identifiers):
        words += ["--categories", str(path)]
    return words


def _words(saved: SavedDesign) -> list[str]:
    asked = saved.asked
    if isinstance(asked, LevelsDesign):
        return _words_of_levels(saved, asked)
    if saved.records is None:
        raise VbasError("The design names no records.", "Add a table records with a path.")
    by_place = bool(saved.records.area_column)
    of = CopiedSources(
        saved.records, saved.areas, saved.levels, GEOGRAPHY_NAME if by_place else None
    )
    if isinstance(asked, UniquenessDesign):
        return uniqueness_words(of, asked.question, asked.limits, asked.steps)[0]
    place = of.of_geography(tuple(saved.levels)) if by_place else []
    protected = protection_words(asked.protection, asked.hierarchies)
    rest = {
        "exclude-missing": saved.records.exclude_missing,
        "keep": names_text(asked.keep) or None,
        "outcome": names_text(asked.outcome) or None,
        "tolerance": None if asked.tolerance == TOLERANCE else asked.tolerance,
    }
    return [*of.of_records(), *place, *protected, *said_by(rest)]


def _words_of_levels(saved: SavedDesign, asked: LevelsDesign) -> list[str]:
    if saved.areas is None:
        raise VbasError("The design names no areas.", "Add a table areas with a path.")
    sources = LevelSources(saved.areas, saved.levels)
    words = levels_words(sources, asked.question, asked.model)
    products = ",".join(map(str, asked.max_combinations))
    if not asked.question.design.variables:
        words += said_by({"max-combinations": products or None})
    words += said_by({"level": ",".join(asked.only) or None})
    records = saved.records
    if records is not None:
        of = CopiedSources(records)
        column = records.area_column
        same = column == saved.areas.id_column
        words += [*of.of_records(), *said_by({"record-area-id": None if same else column})]
    return words


def _file_and_column(of: Given) -> str:
    return f"{of.path}:{of.column}" if of.column else str(of.path)
