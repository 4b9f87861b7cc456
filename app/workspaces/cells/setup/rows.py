"""The rows of the list of variables, the combinations and what they are called."""

from __future__ import annotations

from collections.abc import Mapping

from app.language import sentence
from app.session import Session
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.planning import Planned
from app.workspaces.cells.setup.shown import CombinationShown, SkippedShown, VariableShown
from app.workspaces.uniqueness.variables.counting import Wanted, names_of_runs
from core.hierarchies.default_design import OfferedVariable
from core.hierarchies.design import CellDesign, SkippedCombination
from core.record_uniqueness.cautions import by_name


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
    return texts.tr("as it is") if level == of.name else short


def _geography(level: str, runs: Mapping[str, str]) -> str:
    return texts.geography_level_words(level, runs)


def rows_of(
    session: Session,
    wanted: Wanted,
    design: CellDesign,
    offered: tuple[OfferedVariable, ...],
    added: set[str],
) -> tuple[VariableShown, ...]:
    """The rows, in their order."""
    runs = names_of_runs(session)
    chosen = {of.name: of for of in design.variables}
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
                "",
                "" if caution is None else sentence(caution.template, caution.values),
                of.name in added,
            )
        )
    return tuple(rows)


def combinations_of(
    found: Planned, titles: Mapping[str, str], moles: tuple[int, ...] = ()
) -> tuple[CombinationShown, ...]:
    """The combinations that are gone through."""
    protection = found.protection
    if protection is None:
        return ()
    return tuple(
        CombinationShown(
            tuple(titles.get(of, of) for of in columns), moles[i] if i < len(moles) else -1
        )
        for i, columns in enumerate(protection.passes)
    )


def skipped_of(found: Planned, titles: Mapping[str, str]) -> tuple[SkippedShown, ...]:
    """What is skipped, by reason."""
    if found.plan is None:
        return ()
    by_reason: dict[str, list[tuple[str, ...]]] = {}
    for of in found.plan.skipped:
        columns = tuple(titles.get(name, name) for name in of.columns)
        by_reason.setdefault(_reason(of, titles), []).append(columns)
    return tuple(SkippedShown(reason, tuple(of)) for reason, of in by_reason.items())


def _reason(of: SkippedCombination, titles: Mapping[str, str]) -> str:
    values = {key: titles.get(str(value), value) for key, value in of.values.items()}
    return sentence(of.reason, values)
