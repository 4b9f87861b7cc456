"""``vbas levels``: which level of geography is enough; tables, remedies, published figures."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd

from app.cli.coarser_variables import coarser_said
from app.cli.cutoff import part_asked, variables_of
from app.cli.inputs import (
    areas_with_levels,
    check_out,
)
from app.cli.levels_records import print_records, records_of_levels
from app.cli.options import InputError, Options
from app.cli.progress import drive
from app.cli.saved_designs import levels_design
from app.cli.texts import files_of_levels, names
from app.cli.words import how_many, print_files, print_notes
from core.areas import Listed
from core.baselines import AREAS, levels_of
from core.canada import provinces
from core.cutoff.coarsening import Search
from core.cutoff.design import Design
from core.cutoff.lens import checked_combinations, size_notices
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.cutoff.rules import Rule, rule_of
from core.errors import Notice
from core.io.area_tables import levels_named
from core.io.design_file import design_text
from core.io.level_files import COMMAND, write_levels
from core.levels.area_table import AreaTable
from core.levels.assessment import Assessment
from core.levels.coarser import coarsenings_table
from core.levels.published import compared, published, without_growth
from core.levels.remedies import GoUp, go_up, leave_out
from core.levels.starting import starts_of
from core.levels.tables import (
    AGES_BY_SEX,
    as_text,
    assess_all,
    counted,
    long_table,
    table_7,
    table_8,
)
from core.levels.units import Units, units_of_level

_FAR_POINTS = 15.0
"""Differences that are looked at more closely, points."""

_NAME, _BLOCK = 27, 23
"""Columns of a province's name, and of one comparison."""


@dataclass(frozen=True)
class _Asked:
    """What the options ask."""

    max_combinations: tuple[int, ...]
    design: Design
    rules: tuple[Rule, ...]
    part: str | None
    enough: float


def run(options: Options) -> None:
    """Runs the command: reads, judges every level, prints, writes."""
    asked = _asked(options)
    files = files_of_levels(options.level_file, "--level-file", once=True)
    check_out(options, COMMAND)
    areas, notices = drive(areas_with_levels(options, files))
    levels = levels_asked(areas, names(options.level), tuple(files))
    records = None if options.records is None else drive(records_of_levels(options, areas, levels))
    if records is not None:
        notices = (*notices, *records.notices)
    found = assess_all(levels, asked.rules, asked.max_combinations, asked.part)
    told = _print_notices(notices, found, asked)
    known = [units_of_level(areas, key, own_level=areas.level) for key in levels_of(areas)]
    coarser_ways: dict[str, Search] = {}
    for units in levels:
        here = [of for of in found if of.units is units]
        _print_level(areas, here, known, asked, told)
        coarser_ways |= coarser_said(here[0], asked.design, asked.enough)
        if records is not None:
            print_records(here, records)
    beside = compared(found)
    _print_published(beside, without_growth(found))
    table = long_table(found, None if records is None else records.of_levels)
    products = () if options.qi else asked.max_combinations
    saved = drive(levels_design(options, asked.design, products, asked.part))
    design = design_text(saved, options.out)
    written = write_levels(options.out, table, beside, coarsenings_table(coarser_ways), design)
    print_files(options.out, written)


def _asked(options: Options) -> _Asked:
    remedy = "Give the products, or the variables that one is worked out from."
    options.refuse_both("max_combinations", "qi", remedy)
    if not 0 < options.enough <= 1:
        raise InputError(
            f"--enough {options.enough:g} is no share of people.",
            "Give a number above 0 and at most 1, such as 0.95.",
        )
    model = rule_of(options.coefficients, "maxcombs")
    fixed = (rule_of(name, "") for name in fixed_cutoffs())
    part = part_asked(options.region, ", or leave it out: then each area goes by its own province")
    design = Design(variables_of(options.qi))
    products = (design.max_combinations,) if options.qi else _combinations(options)
    needs = ("table", "record_area_id", "postal_codes", "pccf", "where", "person")
    if options.records is None:
        options.refuse_without("--records", needs)
    return _Asked(products, design, (model, *fixed), part, options.enough)


def _combinations(options: Options) -> tuple[int, ...]:
    if not options.max_combinations:
        return AGES_BY_SEX
    found = tuple(checked_combinations(text) for text in names(options.max_combinations))
    if not found:
        raise InputError(
            "--max-combinations names no number.", "Write for example --max-combinations 172,86."
        )
    return tuple(dict.fromkeys(found))


def levels_asked(areas: AreaTable, chosen: Sequence[str], files: Sequence[str]) -> list[Units]:
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
    print_notes(said_once)
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
    own = [str(notice) for of in here for notice in of.notices]
    print_notes([sentence for sentence in own if sentence not in told])
    _print_tables(here, asked.rules[0].name)
    _print_remedies(areas, here[0], known, asked)


def _print_tables(assessments: Sequence[Assessment], model: str) -> None:
    """Prints the forms of Tables 7 and 8 for one level, the model and its first product first."""
    first = assessments[0].max_combinations or 0
    print(f"Above the cut-off with {counted(first)} max combinations, % of units and of people:")
    print(as_text(table_7(assessments, first)))
    if len({of.max_combinations for of in assessments}) > 1:
        print(f"Above the cut-off of {model} by max combinations:")
        print(as_text(table_8(assessments, model)))


def _print_remedies(
    areas: Listed, assessment: Assessment, levels: Sequence[Units], asked: _Asked
) -> None:
    """Prints what can be done about units that are too small, with prices."""
    lost, enough = leave_out(assessment), asked.enough
    if not lost.whole.n_units:
        return
    product, unit = assessment.max_combinations or 0, assessment.units.basis
    print(f"What to do with {counted(product)} max combinations, by {assessment.rule.name}:")
    if not lost.whole.units:
        print("  Nothing: every unit is above the cut-off.")
        return
    print(
        f"  Leave out {lost.whole.units:,} of {lost.whole.n_units:,} units: "
        f"{lost.whole.people:,.0f} {unit} are lost ({lost.whole.share:.1%})."
    )
    print(f"  {_upwards(go_up(areas, assessment, levels, enough), enough)}")
    if not asked.design.variables:
        print("  Coarsen a variable: name them by --qi, and it is said which.")
    _print_starts(assessment)


def _upwards(up: GoUp, enough: float) -> str:
    asked = "everybody" if enough >= 1 else f"{enough:.0%} of the people"
    if up.chosen is None:
        return f"Go up: no known level has {asked} above the cut-off."
    if up.chosen is up.steps[0]:
        return f"Go up: no need, {asked} lives above the cut-off already."
    price = up.chosen.price
    return (
        f"Go up to {up.chosen.assessment.units.label}, the finest level with {asked} above the "
        f"cut-off: {price.n_units:,} units, median {price.median_people:,.0f} people; "
        f"{up.chosen.bits_more:.3g} bits of geography more are lost per person."
    )


def _print_starts(assessment: Assessment) -> None:
    starts = starts_of(assessment, assessment.max_combinations)
    for start in starts.by_part or (() if starts.whole is None else (starts.whole,)):
        where = "" if start.part is None else f" of {start.part} Canada"
        if start.people <= start.cutoff:
            print(f"  Aggregate the areas{where}: not even all of them together are enough.")
            continue
        most = f"at most {how_many(start.at_most, 'region')}"
        each = f"with --floor {start.floor} --refine border --most-regions each has that, {most}"
        if start.larger_already:
            print(f"  Aggregate the areas{where} with VBAS: {each}.")
        else:
            print(
                f"  Aggregate the areas{where} with VBAS: "
                f"{how_many(start.number.n_sites, 'region')} of "
                f"{start.cutoff:,.0f} {start.basis} on average; {each}."
            )


def _print_published(beside: pd.DataFrame, grown: pd.DataFrame) -> None:
    """Prints the published figures next to ours, also without growth, province by province."""
    if beside.empty:
        return
    of = published()
    print()
    print(
        f"Beside {of.title} ({of.census} census), in %; differences in points, ours minus theirs."
    )
    print("They come from other census years and from FSAs that came and went: they are no errors.")
    for table, rows in beside.groupby("table", sort=False):
        for what, title in (("units", "of units"), ("people", "of people")):
            print(f"Table {table}, % {title}:")
            for line in _side_by_side(rows, what, of.census):
                print(line)
    if beside["contradictory"].any():
        print(f"* {of.note}")
    _print_far(beside, grown)
    print(f"Mean difference: {_mean(beside)}.")
    print(f"With the people of each province brought to those of {of.census}: {_mean(grown)}.")


def _side_by_side(rows: pd.DataFrame, what: str, census: int) -> list[str]:
    """Ours, the published figure and the difference, a block of three for each column."""
    seven = rows["max_combinations"].nunique() == 1
    heads = [_head(row, seven) for row in rows.to_dict("records")]
    kinds = list(dict.fromkeys(heads))
    lines = [" " * _NAME + "".join(f"{kind:>{_BLOCK}}" for kind in kinds)]
    lines.append(" " * _NAME + f"{'ours':>8}{census:>7}{'points':>8}" * len(kinds))
    for province in dict.fromkeys(rows["province"]):
        of = {
            head: row
            for head, row in zip(heads, rows.to_dict("records"), strict=True)
            if row["province"] == province
        }
        cells = "".join(_cell(of.get(kind), what) for kind in kinds)
        lines.append(f"{provinces()[province].name_en:<{_NAME}}{cells}")
    return lines


def _head(row: dict[Hashable, Any], by_rule: bool) -> str:
    return str(row["rule"]) if by_rule else f"M = {row['max_combinations']}"


def _cell(row: dict[Hashable, Any] | None, what: str) -> str:
    if row is None:
        return " " * _BLOCK
    points = f"{row[f'{what}_difference']:+.1f}{'*' if row['contradictory'] else ''}"
    return f"{row[what]:>8.1f}{row[f'{what}_published']:>7g}{points:>8}"


def _print_far(beside: pd.DataFrame, grown: pd.DataFrame) -> None:
    """How much a unit weighs and what growth does, where the figures are far apart."""
    again = grown.to_dict("records")
    seen = set()
    for row, scaled in zip(beside.to_dict("records"), again, strict=True):
        far = max(abs(row["units_difference"]), abs(row["people_difference"])) > _FAR_POINTS
        key = row["province"], row["max_combinations"], row["rule"]
        if not far or key in seen:
            continue
        seen.add(key)
        print(
            f"Note: {provinces()[row['province']].name_en}, {row['rule']} with "
            f"{row['max_combinations']} max combinations, is more than {_FAR_POINTS:g} points "
            f"apart. One of its {row['n_units']} units is {100 / row['n_units']:.1f} points; with "
            f"the people of {published().census} in all its units together, it would be "
            f"{scaled['units_difference']:+.1f} points of units and "
            f"{scaled['people_difference']:+.1f} of people."
        )


def _mean(beside: pd.DataFrame) -> str:
    units, people = (beside[f"{what}_difference"].abs().mean() for what in ("units", "people"))
    return f"{units:.1f} points of units, {people:.1f} points of people"
