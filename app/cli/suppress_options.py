"""What was said to ``vbas suppress``, refused or settled before anything is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from app.cli.inputs import (
    area_column,
    check_out,
    recoded,
    record_fields,
    table_and_column,
)
from app.cli.options import InputError, Options, needed
from app.cli.suppress_batch import attempts_asked, priced_columns
from app.cli.texts import files_of_levels, kept_columns, listed, names, pairs, parts, unquoted
from core.baselines import AREAS
from core.coded_records import CodedRecords
from core.errors import Notice
from core.hierarchies.design import EVERY_LEVEL, CellDesign, LevelledVariable, Plan
from core.hierarchies.ordered import ordered_of
from core.hierarchies.plan import plan_of
from core.io.cell_files import COMMAND
from core.io.cells_of_records import Beside, CellSources, is_geography
from core.io.records.place import Place
from core.io.records.released import REGION
from core.io.records.source import RecordSource, check_exists
from core.plain_numbers import decimal_number
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.record_uniqueness.table import FINEST
from core.released_columns.judged import TOLERANCE
from core.risk.samples import SampleDesign
from core.suppression.cells.batch import Attempt
from core.suppression.cells.protection import Protection, k_of

_MOST_NAMED: Final = 8
"""Combinations that are skipped; more are only counted."""


@dataclass(frozen=True)
class AskedSuppression:
    """What is asked, as far as it is known before the records are read."""

    options: Options
    protection: Protection
    attempts: tuple[Attempt, ...]  # what is compared instead of releasing, with --batch
    priced: tuple[str, ...]  # columns whose price is asked for instead of releasing
    variables: tuple[LevelledVariable, ...]  # from which combinations follow; or they are written
    area_column: str | None  # None without geography
    level_files: Mapping[str, Path]
    hierarchies: Mapping[str, Path]  # {column: file of its hierarchy}
    regions: tuple[Path | None, str | None]  # their table, and its column if it was named
    samples: SampleDesign | None
    quasi_identifiers: tuple[QuasiIdentifier, ...] = ()
    notices: tuple[Notice, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        """All columns that any suppression needs, those of the protection first."""
        needed = (self.protection, *(of.protection for of in self.attempts))
        protected = (name for of in needed for name in of.columns)
        return tuple(dict.fromkeys((*protected, *_levels(self.variables))))

    @property
    def design(self) -> CellDesign:
        """What is designed, for what would cost less."""
        of = self.protection
        chosen = ("k", "tau", "algorithm", "single_pass", "give_back", "most_blank", "rake")
        by_hand = of.combinations if not self.variables else None
        levelled = self.variables or tuple(LevelledVariable(name, (name,)) for name in of.keys)
        levelled = tuple(replace(one, weight=of.weight(one.name)) for one in levelled)
        return CellDesign(levelled, by_hand, **{name: getattr(of, name) for name in chosen})

    @property
    def sources(self) -> CellSources:
        """What the columns come from; the areas are not read yet."""
        fields = record_fields(self.options)
        fields |= {"quasi_identifiers": self.quasi_identifiers}
        records = RecordSource(**fields, area_column=self.area_column or "")
        return CellSources(records, None, self.hierarchies, self.regions)

    @property
    def beside(self) -> Beside:
        """What is released beside the protected columns."""
        options = self.options
        tolerance = TOLERANCE if options.tolerance is None else options.tolerance
        outcomes = tuple(names(options.outcome))
        return Beside(kept_columns(options), outcomes, bool(options.force), tolerance)

    @property
    def files(self) -> dict[str, Place | None]:
        """{input: its file} of everything that is read."""
        return {
            "records": self.options.records,
            "areas": self.options.areas,
            "conversion": self.options.pccf,
            "categories": self.options.categories,
            "regions": self.regions[0],
            **{f"level {name}": path for name, path in self.level_files.items()},
            **{f"hierarchy {name}": path for name, path in self.hierarchies.items()},
        }


def asked_of(options: Options) -> AskedSuppression:
    """What the options ask.

    Raises
    ------
    VbasError
        If one cannot be understood, a file is not there, or the results have no place.
    """
    needed(options.records, "--records", "suppress")
    protection, _ = _protection(options)
    called, variables = _called(options), _variables(options)
    asked = AskedSuppression(
        options=options,
        protection=protection,
        attempts=attempts_asked(options, protection, called),
        priced=priced_columns(options, protection, variables, called),
        variables=variables,
        area_column=area_column(options, ["areas", "regions"], ["level_file", "layer"]),
        regions=table_and_column(options.regions),
        hierarchies=_hierarchies(options.hierarchy),
        level_files=files_of_levels(options.level_file, "--level-file", once=True),
        samples=_samples(options),
    )
    _check_geography(asked)
    chosen, notices = recoded(
        _columns_of_file(asked), options.categories, "not protected", options.records
    )
    if not chosen:
        raise InputError(
            "The combinations name no column of the records.",
            'Write one beside geography: "geography+age".',
        )
    check_exists(options.records)
    check_out(options, COMMAND)
    return replace(asked, quasi_identifiers=chosen, notices=notices)


def settled(asked: AskedSuppression, records: CodedRecords) -> AskedSuppression:
    """The same once it is known which levels are fixed by finer ones."""
    if asked.options.variables is None:
        return asked
    protection, plan = _protection(asked.options, records)
    said = () if plan is None else _skipped(plan)
    called = _called(asked.options)
    attempts = attempts_asked(asked.options, protection, called)
    priced = priced_columns(asked.options, protection, asked.variables, called)
    variables = _ordered(asked.variables, records)
    return replace(
        asked,
        protection=protection,
        attempts=attempts,
        priced=priced,
        variables=variables,
        notices=(*asked.notices, *said),
    )


def _protection(
    options: Options, records: CodedRecords | None = None
) -> tuple[Protection, Plan | None]:
    """What shall hold of the released records, and the plan if it follows from one.

    Until the records are read, all levels of a variable are taken to be fixed by finer ones.
    """
    options.refuse_both("k", "threshold")
    called = _called(options)
    variables = _variables(options)
    plan = None if options.variables is None else _plan(variables, records)
    weights = _weights(options, called)
    protection = Protection(
        _combinations(options.combinations, called) if plan is None else plan.combinations,
        k=options.k if options.threshold is None else k_of(options.threshold),
        weights=weights,
        follow=_followers(options, called, {} if plan is None else plan.follow),
        rake=tuple(dict.fromkeys(called.get(name, name) for name in names(options.rake))),
        **options.fields("protection"),
    )
    # Until the records are read, it is not known which levels follow instead of being protected.
    unsettled = _levels(variables) if records is None else ()
    for name in protection.weights:
        if name not in protection.keys and name not in unsettled:
            raise InputError(
                f"--weights names {name}, which is in no combination.",
                f"The columns of the combinations are: {', '.join(protection.keys)}.",
            )
    if protection.single_pass and protection.give_back:
        raise InputError(
            "--single-pass leaves classes below k, so nothing can be given back.",
            "Give --single-pass or --give-back, not both.",
        )
    return protection, plan


def _called(options: Options) -> dict[str, str]:
    """What geography means in the combinations."""
    level = (options.level or "").strip()
    named = options.areas is not None or options.area_id or options.record_area_id
    if level in ("", AREAS, FINEST) or not named:
        return {}
    return {GEOGRAPHY_NAME: f"{GEOGRAPHY_NAME}.{level}"}


def _levels(variables: Sequence[LevelledVariable]) -> tuple[str, ...]:
    """All levels of all variables."""
    return tuple(dict.fromkeys(name for of in variables for name in of.levels))


def _variables(options: Options) -> tuple[LevelledVariable, ...]:
    """The variables of --variables, from which combinations follow (Table 4 of the paper)."""
    if options.variables is None:
        remedy = 'Name variables with their levels: --variables "age; code/group/chapter".'
        options.refuse_without("--variables", ["known"], remedy)
        return ()
    remedy = "Write the combinations down, or let them follow from the variables."
    options.refuse_both("combinations", "variables", remedy)
    called = _called(options)
    known = [called.get(name, name) for name in map(unquoted, listed(options.known))]
    variables = []
    for text in listed(options.variables, ";"):
        levels = tuple(called.get(name, name) for name in map(unquoted, parts(text, "/")))
        if not all(levels):
            raise InputError(
                f"The variable {text} has an empty place.",
                'Write the levels with / between them, the finest first: "code/group/chapter".',
            )
        here = [levels.index(name) for name in known if name in levels]
        variables.append(LevelledVariable(levels[0], levels, known=min(here, default=EVERY_LEVEL)))
    columns = _levels(variables)
    for name in known:
        if name not in columns:
            raise InputError(
                f"--known names {name}, which is no level of a variable.",
                f"The levels are: {', '.join(columns)}.",
            )
    return tuple(variables)


def _plan(variables: tuple[LevelledVariable, ...], records: CodedRecords | None) -> Plan:
    """What follows; which levels are fixed by finer ones is looked up in the records."""
    if records is not None:
        variables = _ordered(variables, records)
    return plan_of(CellDesign(variables=variables))


def _ordered(
    variables: Sequence[LevelledVariable], records: CodedRecords
) -> tuple[LevelledVariable, ...]:
    """The variables with which of their levels are fixed by finer ones."""
    return tuple(replace(of, ordered=ordered_of(records, of.levels)) for of in variables)


def _skipped(plan: Plan) -> list[Notice]:
    """The combinations that need not be looked at, each with the reason."""
    said = [
        Notice(
            "{combination} is skipped: {reason}",
            combination="+".join(of.columns),
            reason=Notice(of.reason, **of.values),
        )
        for of in plan.skipped[:_MOST_NAMED]
    ]
    more = plan.n_skipped - len(said)
    if more > 0:
        said.append(Notice("{n:,} more combinations are skipped for such reasons.", n=more))
    return said


def _combinations(
    texts: list[str] | None, called: Mapping[str, str]
) -> tuple[tuple[str, ...], ...]:
    found = []
    for text in listed(texts, ";"):
        columns = tuple(called.get(name, name) for name in map(unquoted, parts(text, "+")))
        if not all(columns):
            raise InputError(
                f"The combination {text} has an empty place.",
                'Write the columns with + between them: "age+sex".',
            )
        found.append(columns)
    if not found:
        raise InputError(
            "No combinations are named.",
            'Say what an adversary could know together: --combinations "age+sex; age+site".',
        )
    return tuple(found)


def _weights(options: Options, called: Mapping[str, str]) -> dict[str, float]:
    found: dict[str, float] = {}
    for one, text in pairs(options.weights, "=", "--weights", "age=0.5"):
        name = called.get(one, one)
        if name in found:
            raise InputError(f"{name} has two weights.", "Name each column once.")
        weight = decimal_number(text)
        if weight is None:
            raise InputError(
                f"The weight of {name} is {text}, which is no number.",
                "Write for example --weights age=0.5.",
            )
        found[name] = weight
    return found


def _followers(
    options: Options, called: Mapping[str, str], planned: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """{column: columns that are blanked with it}, links and what is planned among them."""
    found = {leader: dict.fromkeys(of) for leader, of in planned.items()}
    led = pairs(options.follow, ":", "--follow", "group:code")
    linked = pairs(options.link, "=", "--link", "site=hospital")
    for option, one, other in (
        *(("--follow", leader, follower) for leader, follower in led),
        *(("--link", left, right) for left, right in linked),
        *(("--link", right, left) for left, right in linked),
    ):
        leader, follower = called.get(one, one), called.get(other, other)
        if leader == follower:
            raise InputError(f"{option} names {leader} with itself.", "Name two columns.")
        found.setdefault(leader, {})[follower] = None
    return {leader: tuple(of) for leader, of in found.items()}


def _samples(options: Options) -> SampleDesign | None:
    if options.samples is None:
        remedy = "Say how many samples are to be drawn, or leave it out."
        options.refuse_without("--samples", ("sample_share", "seed"), remedy)
        return None
    return SampleDesign(options.samples, options.sample_share, options.seed)


def _check_geography(asked: AskedSuppression) -> None:
    """Geography that is asked for is protected, and nothing finer stands beside it."""
    columns, with_regions = asked.columns, asked.options.regions is not None
    if asked.area_column is None:
        return
    if with_regions and REGION not in columns:
        raise InputError(
            f"--regions is given, but no combination names {REGION}.",
            f"Write {REGION} into the combinations that an adversary could know: "
            f'"{REGION}+age+sex".',
        )
    if not with_regions and not any(is_geography(name) for name in columns):
        raise InputError(
            "The column of areas is given, but no combination names geography.",
            "Write geography into the combinations that an adversary could know: "
            '"geography+age", or leave --area-id out.',
        )
    if with_regions and GEOGRAPHY_NAME in columns:
        raise InputError(
            "With --regions the areas themselves are not released, but a combination names "
            "geography.",
            f"Write {REGION} in its place.",
        )
    if asked.area_column in columns:
        raise InputError(
            f"The column {asked.area_column} holds the areas, and is also named in a combination.",
            "Write geography (or region_id with --regions) in its place, or leave --area-id out.",
        )


def _hierarchies(texts: list[str] | None) -> dict[str, Path]:
    """{column: file} from ``--hierarchy code=icd.csv``."""
    found: dict[str, Path] = {}
    for text in texts or []:
        first, *rest = parts(text, "=")
        column, path = unquoted(first), "=".join(rest)
        if not column or not path:
            raise InputError(
                f"--hierarchy {text} is not of the form COLUMN=FILE.",
                "Write for example --hierarchy code=icd.csv.",
            )
        if column in found:
            raise InputError(f"The column {column} has two hierarchies.", "Name each once.")
        check_exists(Path(path))
        found[column] = Path(path)
    return found


def _columns_of_file(asked: AskedSuppression) -> list[str]:
    """The columns of the record file that the combinations, or levels in them, are made of."""
    found: dict[str, None] = {}
    for name in asked.columns:
        if asked.area_column is not None and is_geography(name):
            continue
        if asked.options.regions is not None and name == REGION:
            continue
        bases = (of for of in asked.hierarchies if name == of or name.startswith(f"{of}."))
        found[max(bases, key=len, default=name)] = None
    for name in asked.hierarchies:
        if name not in found:
            raise InputError(
                f"--hierarchy names {name}, but no combination has it or one of its levels.",
                f"Write for example {name}.level 1 into a combination, or leave it out.",
            )
    return list(found)
