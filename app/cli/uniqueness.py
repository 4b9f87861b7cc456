"""``vbas uniqueness``: every combination of variables counted, weighed and judged."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pandas as pd

from app.cli.designs import say_changed
from app.cli.inputs import (
    area_column,
    areas_with_levels,
    check_out,
    fingerprints,
    recoded,
    record_fields,
    table_and_column,
    without_places,
)
from app.cli.interruption import until_stopped
from app.cli.options import InputError, Options, needed
from app.cli.progress import drive
from app.cli.recodes import AskedRecode, rare_asked, recodes_asked
from app.cli.saved_designs import saved_design
from app.cli.texts import files_of_levels, names
from app.cli.uniqueness_words import (
    MINIMAL_LEFT_OUT,
    advice_lines,
    advice_table,
    bands_offered,
    print_examination,
)
from app.cli.words import print_files
from core.baselines import AREAS
from core.errors import Notice
from core.io.area_tables import levels_named
from core.io.atomic import whole_file, whole_text
from core.io.design_file import SavedDesign, UniquenessDesign, design_text, steps_of
from core.io.partitions import guessed_columns, partition_of_table, read_regions
from core.io.records import RecordSource
from core.io.records.distinct import read_distinct
from core.io.records.place import Place
from core.io.records.source import check_exists
from core.io.result_folder import DESIGN
from core.io.synthesize import is_synthetic
from core.io.uniqueness_files import (
    COMMAND,
    JOINER,
    UniquenessOrigin,
    check_file,
    frequencies_table,
    write_uniqueness,
)
from core.io.uniqueness_report import write_html, write_pdf
from core.levels.area_table import AreaTable
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.advice import Advice, advise
from core.record_uniqueness.cautions import LONG, Caution, cautions
from core.record_uniqueness.distinct import (
    GEOGRAPHY,
    GEOGRAPHY_NAME,
    ClassTable,
    DistinctRecords,
)
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.examine import examination_of
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.question import MOST_AT_ONCE, Question, Rare
from core.record_uniqueness.rare import asked_of
from core.record_uniqueness.recodes import LEVEL, Recode
from core.record_uniqueness.report import report_of
from core.record_uniqueness.table import FINEST, check_question, class_table
from core.steps import Steps

_STOPPING: Final = "ending; nothing will be written."
_MOST: Final = 24
"""Variables; the counts of their 16 million combinations take about 2 GiB."""
_RESEARCH, _PUBLIC = "research", "public"
_HTML, _PDF = (".html", ".htm"), (".pdf",)
_ALL: Final = "all"
_MOST_FREQUENCIES: Final = 12
"""Variables of which all combinations are told by size: 4,095."""
_REGIONS: Final = "regions"
"""What the level of ``--regions`` is called."""


@dataclass(frozen=True)
class _Asked:
    """What is asked, before anything is read."""

    options: Options
    variables: tuple[str, ...]  # GEOGRAPHY_NAME stands for geography, if there is an area column
    quasi_identifiers: tuple[QuasiIdentifier, ...]  # the columns among them
    area_column: str | None  # None without geography
    level: str | None  # of geography; None for the areas themselves
    recodes: tuple[AskedRecode, ...]  # of variables other than geography
    level_files: Mapping[str, Path]
    regions: tuple[Path | None, str | None]  # their table, and its column if it was named
    notices: tuple[Notice, ...]
    rare: tuple[Rare, ...] = ()

    @property
    def files(self) -> dict[str, Place | None]:
        """{input: its file} of every file that the result is made from."""
        return {
            "records": self.options.records,
            "areas": self.options.areas,
            "conversion": self.options.pccf,
            "regions": self.regions[0],
            **{f"level {name}": path for name, path in self.level_files.items()},
        }


@dataclass(frozen=True)
class _Done:
    """What the command made."""

    examination: Examination
    distinct: DistinctRecords
    files: tuple[Path, ...]
    notices: tuple[Notice, ...]
    offered: list[str]
    advice: Advice | None


def run(options: Options) -> None:
    """Runs the command: counts the records, then every combination, writes, says what came out."""
    asked = _asked(options)
    done = drive(until_stopped(_steps(asked)), _STOPPING)
    print_examination(done.examination, done.notices, done.offered)
    if done.examination.lattice.minimal is None and not options.omit_minimal:
        print(MINIMAL_LEFT_OUT)
    if done.advice is not None:
        for line in advice_lines(done.advice, done.distinct, options.advise):
            print(line)
    print_files(options.out, done.files)
    for path in options.report or []:
        print(f"Written to {path}")


def _asked(options: Options) -> _Asked:
    """What the options ask, refused or settled before anything is read."""
    needed(options.records, "--records", "uniqueness")
    column = area_column(options, ["areas"], ["level_file", "regions"])
    variables = _variables(options, column)
    recodes = recodes_asked(options.recode)
    for of in recodes:
        if of.variable not in variables:
            raise InputError(
                f"--recode names {of.variable}, which is not among the variables.",
                f"They are: {', '.join(variables)}.",
            )
    for option, share in (("--research", options.research), ("--public", options.public)):
        if not 0 < share <= 1:
            raise InputError(
                f"{option} {share:g} is no share of records.",
                "Give a number above 0 and at most 1, such as 0.20 for 20 %.",
            )
    if options.fixed and options.advise is None:
        raise InputError(
            "--fixed says what --advise leaves alone, and nothing is to be advised.",
            "Add --advise research or --advise public.",
        )
    if options.advise not in (None, _RESEARCH, _PUBLIC):
        raise InputError(f"--advise {options.advise} is not known.", "Choose research or public.")
    geography = {GEOGRAPHY_NAME} if column is not None else set()
    columns = [name for name in variables if name not in geography]
    qis, notices = recoded(columns, options.categories, "no variables", options.records)
    of_geography = [of for of in recodes if of.kind == LEVEL and of.variable in geography]
    asked = _Asked(
        options=options,
        variables=variables,
        quasi_identifiers=qis,
        area_column=column,
        level=None if column is None else _level(options, [of.level for of in of_geography]),
        recodes=tuple(of for of in recodes if of not in of_geography),
        level_files=files_of_levels(options.level_file, "--level-file", once=True),
        regions=table_and_column(options.regions),
        notices=notices,
        rare=rare_asked(options, variables),
    )
    check_exists(options.records)
    check_out(options, COMMAND)
    _check_reports(asked)
    return asked


def _variables(options: Options, column: str | None) -> tuple[str, ...]:
    """The names in order, with geography where records carry any."""
    found = names(options.variables)
    if not found:
        raise InputError(
            "No variables are named.", "Name columns of the records: --variables age,sex."
        )
    if column is not None and column in found:
        raise InputError(
            f"The column {column} is geography already, and also named among the variables.",
            "Write geography in its place, or leave --area-id and --areas out.",
        )
    if column is not None and GEOGRAPHY_NAME not in found:
        found = (*found, GEOGRAPHY_NAME)
    if column is not None and len(found) == 1:
        raise InputError(
            "Geography is the only variable.", "Name columns of the records: --variables age,sex."
        )
    question = Question(found, (), options.set_size)
    if len(found) > _MOST:
        raise InputError(
            f"{len(found)} variables have {question.n_combinations:,} combinations, more than "
            "memory holds.",
            f"Name at most {_MOST}.",
        )
    return found


def _level(options: Options, recoded: Sequence[str]) -> str | None:
    """The level at which geography counts; None for the areas themselves."""
    if recoded and options.level is not None:
        raise InputError(
            "The level of geography is given by --level and by --recode.",
            "Give the one or the other.",
        )
    level: str | None = recoded[0] if recoded else options.level
    if level is None and options.regions is not None:
        level = _REGIONS
    level = "" if level is None else level.strip()
    return None if level in ("", AREAS, FINEST) else level


def _check_reports(asked: _Asked) -> None:
    """What will be written beside the folder has a place."""
    options = asked.options
    read = {
        of.resolve() for of in (*asked.files.values(), options.categories) if isinstance(of, Path)
    }
    for path in options.report or []:
        if path.suffix.lower() not in (*_HTML, *_PDF):
            raise InputError(
                f"--report {path} is neither HTML nor PDF.",
                "Call it something.html or something.pdf.",
            )
        if path.resolve() in read:
            raise InputError(
                f"The report would replace {path}, which is read.", "Choose another file to write."
            )
        if path.parent.resolve() != options.out.resolve():
            check_file(path)


def _steps(asked: _Asked) -> Steps[_Done]:
    """The whole command as one computation."""
    options = asked.options
    areas, notices = yield from _areas(asked)
    distinct = yield from read_distinct(
        **{**record_fields(options), "quasi_identifiers": asked.quasi_identifiers},
        area_column=asked.area_column,
        areas=None if areas is None else without_places(areas),
        keep_unknown=not options.exclude_missing,  # else where they are is a missing value
    )
    inputs = yield from fingerprints(asked.files, (distinct.codes, distinct.counts))
    say_changed(options, inputs)
    level = asked.level if areas is None or asked.level != areas.level else None
    question = _question(distinct, asked, level)
    distinct = asked_of(distinct, question)
    if not distinct.n_records:
        raise InputError(
            f"No records of {options.records.name} are left to examine.",
            "Leave out fewer of them, or choose another file.",
        )
    warned = cautions(distinct, question)
    _refuse_many(question, warned, insist=options.insist)
    notices = (*asked.notices, *notices, *distinct.notices, *warned, *_plus_signs(question))
    started = time.perf_counter()
    table = class_table(distinct, question)
    sizes = _combinations(asked, distinct, table)
    lattice = yield from every_combination(
        table, question.set_size, minimal=not options.omit_minimal
    )
    examination = examination_of(
        distinct,
        question,
        lattice,
        seconds=time.perf_counter() - started,
        research_share=options.research,
        public_share=options.public,
    )
    advice = None
    if options.advise is not None:
        public = options.advise == _PUBLIC
        share = options.public if public else options.research
        called = _called(distinct)
        fixed = [called.get(name, name) for name in names(options.fixed)]
        advice = yield from advise(distinct, question, share, below=public, fixed=fixed)
    origin = UniquenessOrigin(
        inputs,
        is_synthetic(options.records),
        distinct.left_out,
        notices,
        None if advice is None else advice_table(advice, distinct),
        distinct.n_rows,
    )
    frequencies = frequencies_table(table, sizes) if sizes else None
    design = design_text(_design(asked, distinct, question, inputs), options.out)
    files = _written(examination, options, origin, frequencies, design)
    return _Done(examination, distinct, files, notices, bands_offered(distinct, warned), advice)


def _areas(asked: _Asked) -> Steps[tuple[AreaTable | None, tuple[Notice, ...]]]:
    """The areas with every level that is asked for, if there are any."""
    if asked.options.areas is None:
        return None, ()
    areas, notices = yield from areas_with_levels(asked.options, asked.level_files)
    table, column = asked.regions
    if table is not None:
        areas, said = _with_regions(areas, table, column)
        notices += said
    if asked.level is not None:
        areas = levels_named(areas, [asked.level])
    return areas, notices


def _with_regions(
    areas: AreaTable, table: Path, column: str | None
) -> tuple[AreaTable, tuple[Notice, ...]]:
    """The areas with the regions of a table among their levels."""
    layer, raw = without_places(areas), read_regions(table)
    of_areas, of_regions = guessed_columns(raw, layer)
    found = partition_of_table(raw, layer, of_areas, column or of_regions)
    notices = list(found.notices)
    if len(found.left_over):
        notices.append(
            Notice(
                "Areas without a region in {file}: {count:,}. The region of their records counts "
                "as missing.",
                file=table.name,
                count=len(found.left_over),
            )
        )
    parents = {**areas.parents, _REGIONS: found.regions}
    return replace(areas, parents=parents), tuple(notices)


def _question(distinct: DistinctRecords, asked: _Asked, level: str | None) -> Question:
    """What is asked, now that it is known what was counted."""
    called = _called(distinct)
    variables = tuple(called.get(name, name) for name in asked.variables)
    settled = []
    for of in asked.recodes:
        name = called.get(of.variable, of.variable)
        settled.append(replace(of, variable=name).settled(distinct.variable(name)))
    if level is not None and called:
        settled.append(Recode(called[GEOGRAPHY_NAME], LEVEL, level=level))
    rare = tuple(replace(of, variable=called.get(of.variable, of.variable)) for of in asked.rare)
    question = Question(variables, tuple(settled), asked.options.set_size, rare)
    check_question(distinct, question)
    return question


def _design(
    asked: _Asked,
    distinct: DistinctRecords,
    question: Question,
    inputs: Mapping[str, Mapping[str, str]],
) -> SavedDesign:
    """What was asked, to be asked again; geography by the name that options have for it."""
    named = {name: of for of, name in _called(distinct).items()}
    recodes = tuple(
        replace(of, variable=named.get(of.variable, of.variable)) for of in question.recodes
    )
    if asked.level is not None and not any(of.kind == LEVEL for of in recodes):
        recodes += (Recode(GEOGRAPHY_NAME, LEVEL, level=asked.level),)
    asks = Question(asked.variables, recodes, question.set_size, asked.rare)
    steps = steps_of(distinct, question.recodes)
    limits = (asked.options.research, asked.options.public)
    fields = {**record_fields(asked.options), "quasi_identifiers": asked.quasi_identifiers}
    records = RecordSource(**fields, area_column=asked.area_column or "")
    made = UniquenessDesign(asks, limits, steps)
    return saved_design(made, records, asked.options, asked.level_files, asked.regions, inputs)


def _called(distinct: DistinctRecords) -> dict[str, str]:
    """What geography, as options name it, is called among what was counted."""
    where = [of.name for of in distinct.variables if of.kind == GEOGRAPHY]
    return {GEOGRAPHY_NAME: where[0]} if where else {}


def _combinations(asked: _Asked, distinct: DistinctRecords, table: ClassTable) -> list[int]:
    """The combinations whose classes are to be told by size."""
    chosen, called = names(asked.options.frequencies), _called(distinct)
    if chosen == (_ALL,):
        if len(table.names) > _MOST_FREQUENCIES:
            raise InputError(
                f"--frequencies all of {len(table.names)} variables are "
                f"{2 ** len(table.names) - 1:,} combinations.",
                f"Name some, such as --frequencies {JOINER.join(asked.variables[:2])}, or at most "
                f"{_MOST_FREQUENCIES} variables.",
            )
        return list(range(1, 1 << len(table.names)))
    masks = []
    for text in chosen:
        members = [called.get(name.strip(), name.strip()) for name in text.split(JOINER)]
        for name in members:
            if name not in table.names:
                raise InputError(
                    f"--frequencies names {name}, which is not among the variables.",
                    f"They are: {', '.join(asked.variables)}.",
                )
        masks.append(sum(1 << table.names.index(name) for name in dict.fromkeys(members)))
    return masks


def _refuse_many(question: Question, warned: Sequence[Caution], *, insist: bool) -> None:
    """More variables than usual are only examined when the user insists, knowing how long."""
    if len(question.variables) <= MOST_AT_ONCE or insist:
        return
    long = [str(of) for of in warned if of.kind == LONG]
    how_long = " ".join(long) or "Counting them takes less than a minute."
    n, combinations = len(question.variables), question.n_combinations
    raise InputError(
        f"{n} variables have {combinations:,} combinations. {how_long}",
        f"Name at most {MOST_AT_ONCE} variables, or say --insist.",
    )


def _plus_signs(question: Question) -> list[Notice]:
    """Names in which combinations of variables cannot be told apart by eye."""
    return [
        Notice(
            "The name of the variable {name} holds a +, which also stands between the variables "
            "of a combination in the files.",
            name=name,
        )
        for name in question.variables
        if JOINER in name
    ]


def _written(
    examination: Examination,
    options: Options,
    origin: UniquenessOrigin,
    frequencies: pd.DataFrame | None,
    design: str,
) -> tuple[Path, ...]:
    """The tables, and the page in each form that is asked for; everything or nothing of it."""

    def write(path: Path) -> None:
        report = report_of(
            examination,
            file=options.records.name,
            date=datetime.date.today().isoformat(),
            left_out=origin.left_out,
            synthetic=origin.synthetic,
        )
        in_form = write_pdf if path.suffix.lower() in _PDF else write_html
        in_form(path, report)

    inside: dict[str, Callable[[Path], None]] = {
        DESIGN: lambda path: whole_text(path, design),
    }
    with ExitStack() as pages:
        for path in options.report or []:
            if path.parent.resolve() == options.out.resolve():
                inside[path.name] = write
            else:
                write(pages.enter_context(whole_file(path)))
        return write_uniqueness(examination, options.out, origin, inside, frequencies)
