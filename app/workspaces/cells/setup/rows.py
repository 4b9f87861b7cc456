"""The rows of the list of variables, the combinations and what they are called."""

from __future__ import annotations

from collections.abc import Mapping

from app.features.variables.counting import Wanted, names_of_runs
from app.frame.session import Session
from app.kit.language import sentence, stage_words
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.planning import Planned
from app.workspaces.cells.setup.shown import CombinationShown, MatrixShown, VariableShown
from core.coded_records import CodedRecords
from core.hierarchies.default_design import OfferedVariable
from core.hierarchies.design import (
    EVERY_LEVEL,
    CellDesign,
    LevelledVariable,
    SkippedCombination,
)
from core.record_uniqueness.cautions import by_name
from core.record_uniqueness.prefixes import level_title as beginning_title


def titles_of(
    session: Session, wanted: Wanted, offered: tuple[OfferedVariable, ...]
) -> dict[str, str]:
    """{column or level: what the user reads}, where that is not its name."""
    titles: dict[str, str] = {}
    runs = names_of_runs(session)
    for of in offered:
        title = texts.name_words(of.name) if of.name == wanted.geography else of.name
        for level in of.levels:
            said = level_title(wanted, of, level, runs)
            whole = title if level == of.levels[0] == of.name else f"{title}: {said}"
            if of.name == wanted.geography:
                whole = said
            if whole != level:
                titles[level] = whole
    return titles


def level_title(wanted: Wanted, of: OfferedVariable, level: str, runs: Mapping[str, str]) -> str:
    """What a level is called beside the name of its variable."""
    short = level.removeprefix(f"{of.name}.")
    if of.name == wanted.geography:
        areas = wanted.file.areas
        own = "" if areas is None else areas.level
        return texts.areas_words(own) if level == of.name else _geography(short, runs)
    return texts.tr("as it is") if level == of.name else stage_words(beginning_title(short))


def _geography(level: str, runs: Mapping[str, str]) -> str:
    return texts.geography_level_words(level, runs)


def rows_of(
    session: Session,
    wanted: Wanted,
    design: CellDesign,
    offered: tuple[OfferedVariable, ...],
    added: set[str],
    records: CodedRecords | None,
) -> tuple[VariableShown, ...]:
    """The rows, in their order."""
    runs = names_of_runs(session)
    chosen = {of.name: of for of in design.variables}
    level_of = {level: of.name for of in design.variables for level in of.levels}
    rows = []
    for of in offered:
        now = chosen.get(of.name, of.variable)
        where = of.name == wanted.geography
        caution = None if where else by_name(of.name)
        rows.append(
            VariableShown(
                of.name,
                texts.name_words(of.name) if where else of.name,
                of.name in chosen,
                tuple(level_title(wanted, of, level, runs) for level in now.levels),
                now.released,
                now.all_levels,
                now.known,
                now.weight,
                now.known != EVERY_LEVEL or (now.released < len(now.levels) - 1 and now.all_levels),
                _categories(now, records),
                "" if caution is None else sentence(caution.template, caution.values),
                _of_another(of.name, level_of),
                of.name in added,
            )
        )
    return tuple(rows)


def _of_another(name: str, level_of: Mapping[str, str]) -> str:
    """The variable that a column is a level of, unless that is its own."""
    other = level_of.get(name, name)
    return "" if other == name else other


def _categories(of: LevelledVariable, records: CodedRecords | None) -> int | None:
    """How many categories there are at the finest level that is released."""
    column = of.levels[of.released]
    if records is None or column not in records.categories:
        return None
    return len(records.categories[column])


def matrix_of(found: Planned, design: CellDesign, titles: Mapping[str, str]) -> MatrixShown:
    """The combinations that are gone through, and those that are skipped.

    What was written by hand is shown even where it cannot be carried out.
    """
    by_hand, plan = design.by_hand, found.plan
    if by_hand is not None:
        rows = tuple(CombinationShown(of) for of in by_hand)
    elif plan is not None and found.protection is not None:
        rows = (
            *(CombinationShown(of) for of in found.protection.passes),
            *(CombinationShown(of.columns, _reason(of, titles)) for of in plan.skipped),
        )
    else:
        return MatrixShown()
    named = {name for of in rows for name in of.columns}
    if by_hand is not None and plan is not None:
        named.update(plan.released)
    levels = [level for of in design.variables for level in of.levels]
    here = [of for of in levels if of in named or plan is None]
    every = tuple(dict.fromkeys((*here, *(name for of in rows for name in of.columns))))
    return MatrixShown(every, tuple(titles.get(of, of) for of in every), rows, by_hand is not None)


def _reason(of: SkippedCombination, titles: Mapping[str, str]) -> str:
    values = {key: titles.get(str(value), value) for key, value in of.values.items()}
    return sentence(of.reason, values)
