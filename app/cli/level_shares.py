"""The work of ``vbas levels``: from files and options to shares, tables and remedies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.cli import options as said
from app.cli.cutoffs import variables_of
from app.cli.how_many import how_many
from app.cli.level_words import print_published, print_remedies, print_tables
from app.cli.options import LevelsOptions
from app.cli.places import check_out
from app.cli.progress import drive
from core.baselines import AREAS, levels_of
from core.canada import PARTS
from core.cutoff.design import Design
from core.cutoff.fixed import fixed_cutoffs
from core.cutoff.lens import checked_combinations, size_notices
from core.cutoff.rules import Rule, rule_of
from core.errors import Notice, VbasError
from core.io.area_tables import levels_named, read_area_table, with_level_file
from core.io.areas import AreaSource
from core.io.areas.containers import find_layer
from core.io.level_files import COMMAND, write_levels
from core.io.result_folder import located
from core.levels.area_table import AreaTable
from core.levels.assessment import Assessment
from core.levels.published import compared, without_growth
from core.levels.tables import AGES_BY_SEX, assess_all, long_table
from core.levels.units import Units, units_of_level
from core.steps import Steps


@dataclass(frozen=True)
class _Asked:
    """What the options ask."""

    max_combinations: tuple[int, ...]
    rules: tuple[Rule, ...]
    part: str | None
    enough: float


def say_levels(options: LevelsOptions) -> None:
    """Runs the command: reads, judges every level, prints, writes.

    Raises
    ------
    VbasError
        If an option cannot be understood or a file cannot be used.
    """
    asked = _asked(options)
    files = level_files(options.level_file)
    source = _source(options)
    check_out(options, COMMAND)
    areas, notices = drive(_read(source, files))
    levels = _levels(areas, said.names(options.level), tuple(files))
    found = assess_all(levels, asked.rules, asked.max_combinations, asked.part)
    told = _print_notices(notices, found, asked)
    known = [units_of_level(areas, key, own_level=areas.level) for key in levels_of(areas)]
    for units in levels:
        here = [of for of in found if of.units is units]
        _print_level(areas, here, known, asked, told)
    beside = compared(found)
    print_published(beside, without_growth(found))
    written = write_levels(options.out, long_table(found), beside)
    print(f"Written to {options.out}: {', '.join(path.name for path in written)}")


def _asked(options: LevelsOptions) -> _Asked:
    if options.max_combinations and options.qi:
        raise VbasError(
            "Both --max-combinations and --qi are given.",
            "Give the products, or the variables that one is worked out from.",
        )
    if not 0 < options.enough <= 1:
        raise VbasError(
            "--enough {share:g} is no share of people.",
            "Give a number above 0 and at most 1, such as 0.95.",
            share=options.enough,
        )
    model = rule_of(options.coefficients, "maxcombs")
    fixed = (rule_of(name, "") for name in fixed_cutoffs())
    return _Asked(_combinations(options), (model, *fixed), _part(options.region), options.enough)


def _combinations(options: LevelsOptions) -> tuple[int, ...]:
    if options.qi:
        return (Design(variables_of(options.qi)).max_combinations,)
    if not options.max_combinations:
        return AGES_BY_SEX
    found = tuple(checked_combinations(text) for text in said.names(options.max_combinations))
    if not found:
        raise VbasError(
            "--max-combinations names no number.", "Write for example --max-combinations 172,86."
        )
    return tuple(dict.fromkeys(found))


def _part(region: str | None) -> str | None:
    part = None if region is None else region.strip().lower()
    if part is not None and part not in PARTS:
        raise VbasError(
            "--region {text} is no part of Canada that has a model.",
            "Choose one of {parts}, or leave it out: then each area goes by its own province.",
            text=region,
            parts=", ".join(PARTS),
        )
    return part


def level_files(texts: list[str] | None) -> dict[str, Path]:
    """{level: its file} from ``--level-file fsa=fsa.gpkg``."""
    found = {}
    for text in texts or []:
        name, equals, path = (part.strip() for part in text.partition("="))
        if not equals or not name or not path:
            raise VbasError(
                "--level-file {text} is not of the form NAME=FILE.",
                "Write for example --level-file fsa=fsa.gpkg.",
                text=text,
            )
        if name in found:
            raise VbasError("The level {name} has two files.", "Name each level once.", name=name)
        found[name] = located(Path(path))
    return found


def _source(options: LevelsOptions) -> AreaSource:
    table = options.population_table
    return AreaSource(
        path=options.areas,
        layer=options.layer,
        id_column=options.area_id,
        population_column=None if table else options.population,
        population_path=table,
        population_table_column=options.population if table else None,
    )


def _read(
    source: AreaSource, files: dict[str, Path]
) -> Steps[tuple[AreaTable, tuple[Notice, ...]]]:
    areas, notices = yield from read_area_table(source)
    for name, path in files.items():
        file = AreaSource(path, layer=_layer_called(name, path))
        areas, more = yield from with_level_file(source, areas, name, file)
        notices += more
    return areas, notices


def _layer_called(level: str, path: Path) -> str | None:
    """The layer of the level's own name, if the file has several and one is called so."""
    layers = find_layer(path, must_choose=False).layers
    return level if len(layers) > 1 and level in layers else None


def _levels(areas: AreaTable, chosen: Sequence[str], files: Sequence[str]) -> list[Units]:
    """The levels that are asked for and those of files, else all that are known."""
    areas = levels_named(areas, chosen)
    keys = (*chosen, *files) if chosen else tuple(dict.fromkeys((*levels_of(areas), *files)))
    own = areas.level
    keys = tuple(dict.fromkeys(AREAS if own and key == own else key for key in keys))
    return [units_of_level(areas, key, own_level=own) for key in keys]


def _print_notices(
    notices: Sequence[Notice], found: Sequence[Assessment], asked: _Asked
) -> list[str]:
    """What is to be said of files, numbers and every level, each sentence once; returns them."""
    of_levels: dict[Units, list[str]] = {}
    for of in found:
        of_levels.setdefault(of.units, []).extend(map(str, of.notices))
    everywhere = [str(notice) for notice in notices]
    everywhere += [of.scope for of in asked.rules if of.scope]
    for product in asked.max_combinations:
        everywhere += map(str, size_notices(product))
    if len(of_levels) > 1:
        first, *rest = of_levels.values()
        everywhere += [text for text in first if all(text in of for of in rest)]
    said_once = list(dict.fromkeys(everywhere))
    for sentence in said_once:
        print(f"Note: {sentence}")
    return said_once


def _print_level(
    areas: AreaTable,
    here: Sequence[Assessment],
    known: Sequence[Units],
    asked: _Asked,
    told: Sequence[str],
) -> None:
    units = here[0].units
    print()
    print(f"Level {units.label}: {how_many(len(units), 'unit')}, {units.total:,.0f} people")
    for sentence in dict.fromkeys(str(notice) for of in here for notice in of.notices):
        if sentence not in told:
            print(f"Note: {sentence}")
    print_tables(here, asked.rules[0].name)
    print_remedies(areas, here[0], known, asked.enough)
