"""``vbas decide``: what every level of geography loses, and how many regions a limit allows."""

from __future__ import annotations

from collections.abc import Sequence

from app.cli.inputs import check_out, print_written, table_and_column
from app.cli.options import InputError, Options
from app.cli.progress import drive
from app.cli.scenario import described_files, loaded_study, refuse_beside_scenario, scenario_of
from app.cli.texts import names, numbers
from app.cli.words import cut, how_many, print_notes, say
from core.areas import AreaLayer
from core.decision.coarser import CHOSEN, proposed_sets
from core.decision.decide import decide, level_of, levels_that_exist
from core.decision.question import USUAL_KS, DecisionQuestion, VariableSet
from core.decision.table import DecisionTable, Key, Level, decimals_apart
from core.io.decision_files import COMMAND, write_decision
from core.io.given_partitions import Given, partition_of
from core.io.inputs import LoadedStudy, recounted
from core.io.outputs import files_read
from core.io.partitions import regions_of
from core.io.scenario_file import SavedScenario
from core.placement.given import GivenRegions
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Step, Steps
from core.study import Study

_NAME, _CELL = 26, 16
"""Columns of a level's name, and of one cell."""


def run(options: Options) -> None:
    """Runs the command: reads, judges every level, searches for regions, prints, writes."""
    saved = _saved(options)
    ks = numbers(options.ks, "--k") or USUAL_KS
    _check(options, ks)
    given = _given(options)
    if options.out is not None:
        read = files_read(saved.areas, saved.records, saved.levels)
        check_out(options, COMMAND, (*read, *(of.path for of in given if of.path is not None)))
    loaded, table = drive(_steps(options, saved, ks, given))
    print_notes(loaded.study.notices)
    _print(table)
    if options.out is not None:
        print_written(options.out, write_decision(options.out, table, loaded.study.areas))


def _saved(options: Options) -> SavedScenario:
    if options.scenario is None:
        return described_files(options)
    refuse_beside_scenario(options, "decision")
    return scenario_of(options.scenario)


def _check(options: Options, ks: Sequence[int]) -> None:
    """Refuses what makes no sense before anything is read."""
    chosen = (VariableSet(CHOSEN, ()),)
    DecisionQuestion(chosen, tuple(ks), options.max_suppression)


def _given(options: Options) -> tuple[Given, ...]:
    """The regions that the options name, each of which is a row."""
    tables = (table_and_column(text) for text in options.regions or [])
    columns = (Given(column=column) for column in names(options.regions_column))
    return (*(Given(*of) for of in tables), *columns)


def _rows(given: Sequence[Given], areas: AreaLayer) -> tuple[Level, ...]:
    """All levels and the regions that are given, under the names that tell them apart."""
    rows = []
    for of in given:
        partition = partition_of(of, areas)
        aggregation, notices = regions_of(partition, areas)
        say(*partition.notices, *notices)
        column = "" if of.path is None or of.column is None else f":{of.column}"
        rows.append(
            level_of(
                partition.of + column, aggregation, GivenRegions(partition.origin, partition.of)
            )
        )
    return levels_that_exist(areas, rows)


def _steps(
    options: Options, saved: SavedScenario, ks: tuple[int, ...], given: Sequence[Given]
) -> Steps[tuple[LoadedStudy, DecisionTable]]:
    """The whole command but writing, as one computation."""
    sets = _named_sets(options.sets, saved.scenario.quasi_identifiers)
    loaded = yield from loaded_study(saved)
    yield Step("proposing variables")
    if not options.sets:
        sets = proposed_sets(loaded.study, saved.scenario.quasi_identifiers, ks[0])

    def recount(of: VariableSet) -> Steps[Study]:
        return (yield from recounted(loaded.study, saved.records, of.quasi_identifiers))

    question = DecisionQuestion(sets, ks, options.max_suppression, saved.scenario)
    rows = _rows(given, loaded.study.areas)
    table = yield from decide(question, loaded.study, rows, recount, loaded.inputs)
    return loaded, table


def _named_sets(
    texts: list[str] | None, chosen: tuple[QuasiIdentifier, ...]
) -> tuple[VariableSet, ...]:
    """The set as chosen, and those of ``--set``.

    Raises
    ------
    VbasError
        If one names a variable that is not chosen.
    """
    known = {qi.column: qi for qi in chosen}
    sets = [VariableSet(CHOSEN, chosen)]
    for text in texts or []:
        columns = tuple(dict.fromkeys(names([text])))
        strange = [of for of in columns if of not in known]
        if strange or not columns:
            raise InputError(
                f"--set {text} names {strange[0] if strange else 'nothing'}, which is not among "
                "the quasi-identifiers.",
                f"Name some of: {', '.join(known)}.",
            )
        if all(set(columns) != {qi.column for qi in old.quasi_identifiers} for old in sets):
            sets.append(VariableSet("+".join(columns), tuple(known[of] for of in columns)))
    return tuple(sets)


def _print(table: DecisionTable) -> None:
    """The table of each set of variables, and what it comes to."""
    limit = table.question.limit
    for i, of in enumerate(table.question.sets):
        columns = ", ".join(qi.column for qi in of.quasi_identifiers)
        print(f"\nVariables {of.name}: {columns}")
        if i in table.refused:
            say(table.refused[i])
            continue
        keys = [key for key in table.columns if key[0] == i]
        print(f"{'lost at':<{_NAME}}" + "".join(f"{f'k = {k}':>{_CELL}}" for _, k in keys))
        for row, level in enumerate(table.levels):
            cells = (_lost(table, row, key) for key in keys)
            name = cut(f"{level.name} ({level.n_units:,})", _NAME - 1)
            print(f"{name:<{_NAME}}" + "".join(f"{cell:>{_CELL}}" for cell in cells))
        own = "".join(f"{_own(table, key):>{_CELL}}" for key in keys)
        print(f"{f'VBAS, at most {100 * limit:g} %':<{_NAME}}{own}")
        for key in keys:
            print(_sentence(table, key))


def _lost(table: DecisionTable, row: int, key: Key) -> str:
    loss = table.losses.get((row, *key))
    if loss is None:
        return "-"
    return f"{loss.share:.{decimals_apart(loss.share, table.question.limit)}%}"


def _own(table: DecisionTable, key: Key) -> str:
    of = table.own.get(key)
    if of is None:
        return "-"
    return f">= {how_many(of.n_regions, 'region')}" if of.met else "none"


def _sentence(table: DecisionTable, key: Key) -> str:
    """What can be released in one column."""
    if any((row, *key) not in table.losses for row in range(len(table.levels))):
        return f"k = {key[1]}: stopped before every level was counted."
    own, finest = table.own.get(key), table.finest_within(key)
    level = "no level" if finest is None else f"{finest.name} ({finest.n_units:,})"
    text = f"k = {key[1]}: of the levels that exist, the finest within the limit is {level}"
    if own is None:
        why = table.not_searched.get(key)
        return f"{text}; no regions can be searched for. {why}" if why else f"{text}."
    if not own.met and own.loss.within(table.question.limit):
        return f"{text}; even one region has fewer people than the floor."
    if not own.met:
        return f"{text}; even one region loses {own.loss.share:.2%}."
    found = f"{how_many(own.n_regions, 'region')} that lose{'s' * (own.n_regions == 1)}"
    more = "" if own.settled else " (stopped: there may be more)"
    return f"{text}; VBAS finds at least {found} {own.loss.share:.2%}{more}."
