"""What was said to ``vbas uniqueness``, refused or settled before anything is read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.cli.asked_recodes import AskedRecode, recodes_asked
from app.cli.examined_input import REGIONS, AskedFiles
from app.cli.given import table_and_column
from app.cli.level_shares import level_files
from app.cli.options import UniquenessOptions, names
from app.cli.places import check_out
from core.baselines import AREAS
from core.errors import Notice, VbasError
from core.io.categories import read_categories
from core.io.records.source import check_exists
from core.io.uniqueness_files import COMMAND, check_file
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import LEVEL
from core.record_uniqueness.table import FINEST

_MOST: Final = 24
"""Variables; the counts of their 16 million combinations take about 2 GiB."""

RESEARCH, PUBLIC = "research", "public"
HTML, PDF = (".html", ".htm"), (".pdf",)


@dataclass(frozen=True)
class AskedUniqueness:
    """What is asked.

    Attributes
    ----------
    options
        What was said.
    files
        Files and columns.
    recodes
        How variables shall be recoded; the level of geography is in ``files``.
    notices
        What is to be said already.
    """

    options: UniquenessOptions
    files: AskedFiles
    recodes: tuple[AskedRecode, ...]
    notices: tuple[Notice, ...]


def asked_of(options: UniquenessOptions) -> AskedUniqueness:
    """What the options ask.

    Raises
    ------
    VbasError
        If one cannot be understood, a file is not there, or the results have no place.
    """
    if options.records is None:
        raise VbasError("The option --records is missing.", "See vbas uniqueness --help.")
    area_column = _area_column(options)
    variables = _variables(options, area_column)
    recodes = recodes_asked(options.recode)
    _check_recodes(recodes, variables)
    _check_shares(options)
    qis, notices = _quasi_identifiers(variables, area_column, options.categories)
    files = AskedFiles(
        records=options.records,
        variables=variables,
        quasi_identifiers=qis,
        area_column=area_column,
        level=_level(options, recodes) if area_column is not None else None,
        level_files=level_files(options.level_file),
        regions=table_and_column(options.regions),
    )
    _check_files(options, files)
    of_geography = {GEOGRAPHY_NAME} if area_column is not None else set()
    others = tuple(of for of in recodes if not (of.kind == LEVEL and of.variable in of_geography))
    return AskedUniqueness(options, files, others, notices)


def _area_column(options: UniquenessOptions) -> str | None:
    """The column of the records with the area; None if geography is no variable."""
    column = options.record_area_id or options.area_id
    if options.areas is not None and column is None:
        raise VbasError(
            "The option --area-id is missing: nothing tells where a record is.",
            "Name the column of area ids, or leave --areas out.",
        )
    without_areas = [] if options.areas is not None else ["level_file", "regions"]
    without_column = [] if column is not None else ["level", "postal_codes", "pccf"]
    for name, needs in (
        *((name, "--areas") for name in without_areas),
        *((name, "--area-id") for name in without_column),
    ):
        if name in options.said:
            raise VbasError(
                "{option} means nothing without {needs}.",
                "Give {needs} too, or leave {option} out.",
                option=options.said[name],
                needs=needs,
            )
    return column


def _variables(options: UniquenessOptions, area_column: str | None) -> tuple[str, ...]:
    """The names in order, with geography where records carry any."""
    found = names(options.variables)
    if not found:
        raise VbasError(
            "No variables are named.", "Name columns of the records: --variables age,sex."
        )
    if area_column is not None and area_column in found:
        raise VbasError(
            "The column {column} is geography already, and also named among the variables.",
            "Write geography in its place, or leave --area-id and --areas out.",
            column=area_column,
        )
    if area_column is not None and GEOGRAPHY_NAME not in found:
        found = (*found, GEOGRAPHY_NAME)
    if area_column is not None and len(found) == 1:
        raise VbasError(
            "Geography is the only variable.", "Name columns of the records: --variables age,sex."
        )
    question = Question(found, (), options.set_size)
    if len(found) > _MOST:
        raise VbasError(
            "{n} variables have {combinations:,} combinations, more than memory holds.",
            "Name at most {most}.",
            n=len(found),
            combinations=question.n_combinations,
            most=_MOST,
        )
    return found


def _check_recodes(recodes: tuple[AskedRecode, ...], variables: tuple[str, ...]) -> None:
    for of in recodes:
        if of.variable not in variables:
            raise VbasError(
                "--recode names {name}, which is not among the variables.",
                "They are: {variables}.",
                name=of.variable,
                variables=", ".join(variables),
            )


def _check_shares(options: UniquenessOptions) -> None:
    for option, share in (("--research", options.research), ("--public", options.public)):
        if not 0 < share <= 1:
            raise VbasError(
                "{option} {share:g} is no share of records.",
                "Give a number above 0 and at most 1, such as 0.20 for 20 %.",
                option=option,
                share=share,
            )
    if options.advise not in (None, RESEARCH, PUBLIC):
        raise VbasError(
            "--advise {text} is not known.",
            "Choose research or public.",
            text=options.advise,
        )


def _quasi_identifiers(
    variables: tuple[str, ...], area_column: str | None, categories: Path | None
) -> tuple[tuple[QuasiIdentifier, ...], tuple[Notice, ...]]:
    """The columns among the variables with what a file of categories says of them."""
    columns = [
        name for name in variables if not (name == GEOGRAPHY_NAME and area_column is not None)
    ]
    recoded = {} if categories is None else read_categories(categories)
    chosen = tuple(recoded.get(name, QuasiIdentifier(name)) for name in columns)
    others = [name for name in recoded if name not in columns]
    if categories is None or not others:
        return chosen, ()
    text = "{file} also recodes {others}, which are no variables here."
    return chosen, (Notice(text, file=categories.name, others=", ".join(others)),)


def _level(options: UniquenessOptions, recodes: tuple[AskedRecode, ...]) -> str | None:
    """The level at which geography counts; None for the areas themselves."""
    asked = [of.level for of in recodes if of.kind == LEVEL and of.variable == GEOGRAPHY_NAME]
    if asked and options.level is not None:
        raise VbasError(
            "The level of geography is given by --level and by --recode.",
            "Give the one or the other.",
        )
    level = asked[0] if asked else options.level
    if level is None and options.regions is not None:
        level = REGIONS
    level = "" if level is None else level.strip()
    return None if level in ("", AREAS, FINEST) else level


def _check_files(options: UniquenessOptions, files: AskedFiles) -> None:
    """What is read is there, and what will be written has a place."""
    read = files.read(options)
    check_exists(files.records)
    check_out(options, COMMAND)
    for path in options.report or []:
        if path.suffix.lower() not in (*HTML, *PDF):
            raise VbasError(
                "--report {path} is neither HTML nor PDF.",
                "Call it something.html or something.pdf.",
                path=path,
            )
        if path.resolve() in {of.resolve() for of in read if of is not None}:
            raise VbasError(
                "The report would replace {path}, which is read.",
                "Choose another file to write.",
                path=path,
            )
        if path.parent.resolve() != options.out.resolve():
            check_file(path)
