"""What was said to ``vbas suppress``, refused or settled before anything is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.cli.given import table_and_column
from app.cli.level_shares import level_files
from app.cli.options import SuppressOptions, names
from app.cli.places import check_out
from app.cli.quoted import parts, unquoted
from app.cli.suppress_levels import levels_asked, skipped_notices
from app.cli.suppress_settings import attempts_asked, called_geography, protection_asked
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.io.categories import read_categories
from core.io.cell_files import COMMAND
from core.io.records.released import REGION
from core.io.records.source import check_exists
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.risk.samples import SampleDesign
from core.suppression.cells.batch import Attempt
from core.suppression.cells.protection import Protection


@dataclass(frozen=True)
class AskedSuppression:
    """What is asked.

    Attributes
    ----------
    options
        What was said.
    records
        The record file.
    protection
        What shall hold.
    attempts
        What is compared; nothing is released then. Empty without --batch.
    levels
        Levels of the variables from which combinations follow; empty where they are written down.
    quasi_identifiers
        Columns to read, with their recoding.
    area_column
        The column of the records with the area; None without geography.
    level_files
        {level: its file}.
    hierarchies
        {column: file of its hierarchy}.
    regions
        Table of regions, and its column if it was named.
    samples
        How samples are drawn; None if none is.
    notices
        What is to be said already.
    """

    options: SuppressOptions
    records: Path
    protection: Protection
    attempts: tuple[Attempt, ...]
    levels: tuple[str, ...]
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    area_column: str | None
    level_files: Mapping[str, Path]
    hierarchies: Mapping[str, Path]
    regions: tuple[Path | None, str | None]
    samples: SampleDesign | None
    notices: tuple[Notice, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """All columns that any suppression needs, those of the protection first."""
        needed = (self.protection, *(of.protection for of in self.attempts))
        return tuple(dict.fromkeys((*(name for of in needed for name in of.columns), *self.levels)))

    @property
    def keep(self) -> tuple[str, ...]:
        """Other columns to release."""
        return names(self.options.keep)

    @property
    def files(self) -> dict[str, Path | None]:
        """{input: its file} of everything that is read."""
        return {
            "records": self.records,
            "areas": self.options.areas,
            "conversion": self.options.pccf,
            "categories": self.options.categories,
            "regions": self.regions[0],
            **{f"level {name}": path for name, path in self.level_files.items()},
            **{f"hierarchy {name}": path for name, path in self.hierarchies.items()},
        }


def asked_of(options: SuppressOptions) -> AskedSuppression:
    """What the options ask.

    Raises
    ------
    VbasError
        If one cannot be understood, a file is not there, or the results have no place.
    """
    if options.records is None:
        raise VbasError("The option --records is missing.", "See vbas suppress --help.")
    protection, _ = protection_asked(options)
    attempts = attempts_asked(options, protection)
    levelled = levels_asked(options, called_geography(options))
    levels = () if levelled is None else levelled.columns
    area_column = _area_column(options)
    regions = table_and_column(options.regions)
    hierarchies = _hierarchies(options.hierarchy)
    needed = (protection, *(of.protection for of in attempts))
    columns = tuple(dict.fromkeys((*(name for of in needed for name in of.columns), *levels)))
    _check_geography(options, area_column, columns)
    qis, notices = _quasi_identifiers(options, columns, area_column, hierarchies)
    asked = AskedSuppression(
        options=options,
        records=options.records,
        protection=protection,
        attempts=attempts,
        levels=levels,
        quasi_identifiers=qis,
        area_column=area_column,
        level_files=level_files(options.level_file),
        hierarchies=hierarchies,
        regions=regions,
        samples=_samples(options),
        notices=notices,
    )
    check_exists(asked.records)
    check_out(options, COMMAND)
    return asked


def settled(asked: AskedSuppression, records: CodedRecords) -> AskedSuppression:
    """The same once it is known which levels are fixed by finer ones."""
    if not asked.levels:
        return asked
    protection, plan = protection_asked(asked.options, records)
    said = () if plan is None else skipped_notices(plan)
    return replace(
        asked,
        protection=protection,
        attempts=attempts_asked(asked.options, protection),
        notices=(*asked.notices, *said),
    )


def _samples(options: SuppressOptions) -> SampleDesign | None:
    if options.samples is None:
        for name in ("sample_share", "seed"):
            if name in options.said:
                raise VbasError(
                    "{option} means nothing without --samples.",
                    "Say how many samples are to be drawn, or leave it out.",
                    option=options.said[name],
                )
        return None
    return SampleDesign(options.samples, options.sample_share, options.seed)


def _area_column(options: SuppressOptions) -> str | None:
    """The column of the records with the area; None without geography."""
    column = options.record_area_id or options.area_id
    if column is None and (options.areas is not None or options.regions is not None):
        raise VbasError(
            "The option --area-id is missing: nothing tells where a record is.",
            "Name the column of area ids, or leave --areas and --regions out.",
        )
    without_areas = [] if options.areas is not None else ["level_file", "layer"]
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


def is_derived(name: str) -> bool:
    """Whether a column comes from where the records are, if that is known."""
    return name == GEOGRAPHY_NAME or name.startswith(f"{GEOGRAPHY_NAME}.")


def _check_geography(
    options: SuppressOptions, area_column: str | None, columns: Sequence[str]
) -> None:
    """Geography that is asked for is protected, and nothing finer stands beside it."""
    if area_column is None:
        return
    if options.regions is not None and REGION not in columns:
        raise VbasError(
            "--regions is given, but no combination names {column}.",
            "Write {column} into the combinations that an adversary could know: "
            '"{column}+age+sex".',
            column=REGION,
        )
    if options.regions is None and not any(is_derived(name) for name in columns):
        raise VbasError(
            "The column of areas is given, but no combination names geography.",
            'Write geography into the combinations that an adversary could know: "geography+age", '
            "or leave --area-id out.",
        )
    if options.regions is not None and GEOGRAPHY_NAME in columns:
        raise VbasError(
            "With --regions the areas themselves are not released, but a combination names "
            "geography.",
            "Write {column} in its place.",
            column=REGION,
        )
    if area_column in columns:
        raise VbasError(
            "The column {column} holds the areas, and is also named in a combination.",
            "Write geography (or region_id with --regions) in its place, or leave --area-id out.",
            column=area_column,
        )


def _hierarchies(texts: list[str] | None) -> dict[str, Path]:
    """{column: file} from ``--hierarchy code=icd.csv``."""
    found: dict[str, Path] = {}
    for text in texts or []:
        first, *rest = parts(text, "=")
        column, path = unquoted(first), "=".join(rest)
        if not column or not path:
            raise VbasError(
                "--hierarchy {text} is not of the form COLUMN=FILE.",
                "Write for example --hierarchy code=icd.csv.",
                text=text,
            )
        if column in found:
            raise VbasError(
                "The column {column} has two hierarchies.", "Name each once.", column=column
            )
        check_exists(Path(path))
        found[column] = Path(path)
    return found


def _quasi_identifiers(
    options: SuppressOptions,
    columns: Sequence[str],
    area_column: str | None,
    hierarchies: Mapping[str, Path],
) -> tuple[tuple[QuasiIdentifier, ...], tuple[Notice, ...]]:
    """The columns of the file, with what a file of categories says of them."""
    needed: dict[str, None] = {}
    for name in columns:
        if area_column is not None and is_derived(name):
            continue
        if name == REGION and options.regions is not None:
            continue
        bases = (of for of in hierarchies if name == of or name.startswith(f"{of}."))
        needed[max(bases, key=len, default=name)] = None
    for name in hierarchies:
        if name not in needed:
            raise VbasError(
                "--hierarchy names {column}, but no combination has it or one of its levels.",
                "Write for example {column}.level 1 into a combination, or leave it out.",
                column=name,
            )
    recoded = {} if options.categories is None else read_categories(options.categories)
    chosen = tuple(recoded.get(name, QuasiIdentifier(name)) for name in needed)
    others = [name for name in recoded if name not in needed]
    if not chosen:
        raise VbasError(
            "The combinations name no column of the records.",
            'Write one beside geography: "geography+age".',
        )
    if options.categories is None or not others:
        return chosen, ()
    text = "{file} also recodes {others}, which are not protected here."
    return chosen, (Notice(text, file=options.categories.name, others=", ".join(others)),)
