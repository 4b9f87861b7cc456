"""What the panel of the design shows of what can be protected: titles, rows, combinations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from app.features.variables.counting import Wanted, names_of_runs
from app.features.variables.grouped import Grouped, as_it_is, aside, grouped_in_file
from app.features.variables.picker import ColumnRow
from app.frame.session import Opened, Session
from app.kit.language import sentence, stage_words
from app.kit.level_words import level_words
from app.workspaces.cells.texts import Names, name_words, tr
from core.coded_records import CodedRecords
from core.hierarchies.default_design import OfferedVariable
from core.hierarchies.design import EVERY_LEVEL, CellDesign, SkippedCombination
from core.hierarchies.planned import Planned
from core.io.records import ColumnPreview
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.cautions import by_name
from core.record_uniqueness.prefixes import level_title as beginning_title


class Setup(NamedTuple):
    """What the panel shows.

    Attributes
    ----------
    opened
        The record file.
    wanted, offered
        What is read of it, and the variables that can be protected.
    added
        Columns that were added here.
    design, records, planned
        What is asked for, of which records, and what follows from it.
    runs
        {key of a run: what the user calls it}.
    of_persons
        Whether classes are of distinct persons.
    grouped
        {column: its values, and what the scenario makes of them}.
    """

    opened: Opened
    wanted: Wanted
    offered: tuple[OfferedVariable, ...]
    added: tuple[QuasiIdentifier, ...]
    design: CellDesign
    records: CodedRecords | None
    planned: Planned | None
    runs: Mapping[str, str]
    of_persons: bool
    grouped: Mapping[str, Grouped] = MappingProxyType({})


@dataclass(frozen=True)
class VariableFacts:
    """One row of the list.

    Attributes
    ----------
    name
        What the variable is called in the design.
    title
        What the user reads.
    ticked
        Whether it is protected.
    levels
        What its levels are called, the finest first.
    released, all_levels, known, weight
        As in `core.hierarchies.design.LevelledVariable`.
    asks_known
        Whether it can be chosen what an adversary knows of it.
    column, grouped
        What is known of its column; its values, and what is left of them at the finest level
        that is released.
    caution
        What to mind; "" for nothing.
    level_of
        What the variable is called that this column is a coarser level of; "" for none.
    removable
        Whether it was added here, and can be taken away.
    """

    name: str
    title: str
    ticked: bool
    levels: tuple[str, ...]
    released: int = 0
    all_levels: bool = True
    known: int = EVERY_LEVEL
    weight: float = 1.0
    asks_known: bool = True
    column: ColumnPreview | None = None
    grouped: Grouped = field(default_factory=Grouped)
    caution: str = ""
    level_of: str = ""
    removable: bool = False

    @property
    def row(self) -> ColumnRow:
        """The same as a row of the list."""
        about = aside(self.column, self.grouped)
        if self.level_of:
            about = tr("level of {name}").format(name=self.level_of)
        return ColumnRow(
            self.name,
            about,
            self.ticked,
            self.title,
            caution=self.caution,
            removable=self.removable,
            fixed=bool(self.level_of),
        )


def rows_of(of: Setup) -> tuple[VariableFacts, ...]:
    """The rows, in their order."""
    design, added = of.design, {column.column for column in of.added}
    chosen = {variable.name: variable for variable in design.variables}
    level_of = {level: variable.name for variable in design.variables for level in variable.levels}
    preview = {column.name: column for column in of.opened.preview.columns}
    rows = []
    for offered in of.offered:
        name, now = offered.name, chosen.get(offered.name, offered.variable)
        where = name == of.wanted.geography
        caution = None if where else by_name(name)
        finest = now.levels[now.released]
        known = of.records is not None and finest in of.records.categories
        n = len(of.records.categories[finest]) if known and of.records is not None else None
        about = None if where else preview.get(name)
        grouped = of.grouped.get(name, grouped_in_file(about))
        if where and of.wanted.file.areas is not None:
            areas = len(of.wanted.file.areas.layer)
            grouped = Grouped(areas, areas)
        if now.released or grouped.categories is None:
            grouped = grouped.to(n)
        other = level_of.get(name, name)
        rows.append(
            VariableFacts(
                name,
                name_words(name) if where else name,
                name in chosen,
                tuple(
                    as_it_is(of.grouped[name])
                    if level == name in of.grouped
                    else _level_title(of.wanted, name, level, of.runs)
                    for level in now.levels
                ),
                now.released,
                now.all_levels,
                now.known,
                now.weight,
                now.known != EVERY_LEVEL or (now.released < len(now.levels) - 1 and now.all_levels),
                about,
                grouped,
                "" if caution is None else sentence(caution.template, caution.values),
                "" if other == name else other,
                name in added,
            )
        )
    return tuple(rows)


def titles_of(
    session: Session, wanted: Wanted | None, offered: tuple[OfferedVariable, ...]
) -> dict[str, str]:
    """{column or level: what the user reads}, where that is not its name."""
    titles: dict[str, str] = {}
    if wanted is None:
        return titles
    runs = names_of_runs(session)
    for of in offered:
        for level in of.levels:
            said = _level_title(wanted, of.name, level, runs)
            whole = of.name if level == of.levels[0] == of.name else f"{of.name}: {said}"
            if of.name == wanted.geography:
                whole = said
            if whole != level:
                titles[level] = whole
    return titles


def _level_title(wanted: Wanted, name: str, level: str, runs: Mapping[str, str]) -> str:
    """What a level is called beside the name of its variable."""
    short = level.removeprefix(f"{name}.")
    if name != wanted.geography:
        return tr("as it is") if level == name else stage_words(beginning_title(short))
    if level == name:
        own = "" if wanted.file.areas is None else wanted.file.areas.level
        return level_words(own) if own else tr("areas")
    return tr("regions of “{run}”").format(run=runs[short]) if short in runs else level_words(short)


@dataclass(frozen=True)
class CombinationRow:
    """One combination of the list.

    Attributes
    ----------
    columns
        Its columns.
    skipped
        Why it need not be looked at, as a sentence; "" where it is protected.
    """

    columns: tuple[str, ...]
    skipped: str = ""


@dataclass(frozen=True)
class Matrix:
    """Combinations as a table: a row for each, a column for each column they name.

    Attributes
    ----------
    columns
        Columns of the records, in order.
    titles
        What they are called.
    rows
        The combinations, those that are skipped last.
    editable
        Whether the user writes them down.
    """

    columns: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    rows: tuple[CombinationRow, ...] = ()
    editable: bool = False


def matrix_of(found: Planned | None, design: CellDesign, titles: Names) -> Matrix:
    """The combinations that are gone through, and those that are skipped.

    What was written by hand is shown even where it cannot be carried out.
    """
    by_hand, plan = design.by_hand, None if found is None else found.plan
    rows: tuple[CombinationRow, ...] = ()
    if found is not None and by_hand is not None:
        rows = tuple(CombinationRow(of) for of in by_hand)
    elif plan is not None and found is not None and found.protection is not None:
        rows = (
            *(CombinationRow(of) for of in found.protection.passes),
            *(CombinationRow(of.columns, _reason(of, titles)) for of in plan.skipped),
        )
    if not rows:
        return Matrix()
    named = {name for of in rows for name in of.columns}
    if by_hand is not None and plan is not None:
        named.update(plan.released)
    levels = [level for of in design.variables for level in of.levels]
    here = [of for of in levels if of in named or plan is None]
    every = tuple(dict.fromkeys((*here, *(name for of in rows for name in of.columns))))
    return Matrix(every, tuple(titles.get(of, of) for of in every), rows, by_hand is not None)


def _reason(of: SkippedCombination, titles: Names) -> str:
    values = {key: titles.get(str(value), value) for key, value in of.values.items()}
    return sentence(of.reason, values)
