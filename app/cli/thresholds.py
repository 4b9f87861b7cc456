"""``vbas thresholds``: levels of geography against 0, 5 and 20 % of unique people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.cli.inputs import (
    area_column,
    areas_with_levels,
    check_out,
    fingerprints,
    print_written,
    recoded,
    record_fields,
    without_places,
)
from app.cli.interruption import until_stopped
from app.cli.levels import levels_asked
from app.cli.options import InputError, Options, needed
from app.cli.progress import drive
from app.cli.texts import files_of_levels, names
from app.cli.words import how_many, print_notes
from core.canada import provinces
from core.errors import Notice
from core.io.records import RecordSource, count_records
from core.io.records.source import check_exists
from core.io.threshold_files import COMMAND, LevelReport, write_thresholds
from core.levels.units import PEOPLE, Units
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps
from core.study import Study
from core.thresholds.predicted import models_or_ours, threshold_models
from core.thresholds.report import Report, report
from core.thresholds.uniqueness import counts_of_units
from core.thresholds.verdicts import THRESHOLDS

_STOPPING: Final = "ending; nothing will be written."
_NAME: Final = 27


@dataclass(frozen=True)
class _Asked:
    """What is asked, before anything is read."""

    options: Options
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    area_column: str
    notices: tuple[Notice, ...]


def run(options: Options) -> None:
    """Runs the command: counts, measures every level, writes, says what came out."""
    asked = _asked(options)
    levels, about, notices = drive(until_stopped(_steps(asked)), _STOPPING)
    files = write_thresholds(options.out, levels, about, notices)
    print_notes(notices)
    for of in levels:
        _print_level(of, str(about["models"]))
    print_written(options.out, files)


def _asked(options: Options) -> _Asked:
    needed(options.records, "--records", COMMAND)
    needed(options.areas, "--areas", COMMAND)
    columns = names(options.qi)
    if not columns:
        raise InputError(
            "Nothing says what somebody could know of a person.",
            "Name columns of the records: --qi age,sex.",
        )
    if not options.sample:
        options.refuse_without("--sample", ["fraction"])
    if options.coefficients:
        threshold_models(options.coefficients)
    column = needed(area_column(options, ["areas"], []), "--area-id", COMMAND)
    qis, notices = recoded(columns, options.categories, "not among --qi", options.records)
    check_exists(options.records)
    check_out(options, COMMAND)
    return _Asked(options, qis, column, notices)


def _steps(
    asked: _Asked,
) -> Steps[tuple[tuple[LevelReport, ...], dict[str, Any], tuple[Notice, ...]]]:
    """The whole command but for its files."""
    options = asked.options
    files = files_of_levels(options.level_file, "--level-file", once=True)
    areas, notices = yield from areas_with_levels(options, files)
    source = RecordSource(
        **{**record_fields(options), "quasi_identifiers": asked.quasi_identifiers},
        area_column=asked.area_column,
    )
    study = yield from count_records(source, without_places(areas))
    title, models = models_or_ours(options.coefficients)
    found = []
    for units in levels_asked(areas, names(options.level), tuple(files)):
        of = report(
            counts_of_units(study.counts, units.labels, len(units)),
            units.people,
            units.provinces,
            published=units.basis == PEOPLE,
            sample=options.sample,
            fraction=options.fraction,
            models=models,
        )
        found.append(LevelReport(units, of))
    read = {"records": options.records, "areas": options.areas, "conversion": options.pccf}
    about = {
        "inputs": (yield from fingerprints(read, (study.counts.codes,))),
        "columns": [qi.column for qi in asked.quasi_identifiers],
        "where": options.where,
        "sample": options.sample,
        "fraction": options.fraction,
        "models": title,
        "n_records_left_out": dict(study.left_out),
    }
    return tuple(found), about, _notices(asked, notices, study, [of.units for of in found])


def _notices(
    asked: _Asked, of_areas: Sequence[Notice], study: Study, levels: Sequence[Units]
) -> tuple[Notice, ...]:
    """What is to be said of files, records and levels."""
    of_levels = (notice for units in levels for notice in units.notices)
    return (*asked.notices, *of_areas, *study.notices, *of_levels)


def _print_level(of: LevelReport, model: str) -> None:
    """One line a province: units, records and people above each threshold."""
    found = of.report
    print()
    print(f"Level {of.units.label}: {how_many(len(of.units), 'unit')}")
    if found.trouble is not None:
        print(f"Note: {found.trouble.message} {found.trouble.hint}".rstrip())
    unique = "estimated to be unique" if found.estimated is not None else "unique"
    print(f"Units where more people than the threshold are {unique}; number, and % of all")
    print("units, records and people:")
    heads = "".join(f"{f'{100 * threshold:g} %':>28}" for threshold in THRESHOLDS)
    print(" " * _NAME + heads)
    print(" " * _NAME + f"{'number':>8}{'units':>7}{'recs':>6}{'people':>7}" * len(THRESHOLDS))
    for province in (*found.provinces, ""):
        print(f"{_named(province):<{_NAME}}" + "".join(_cells(found, province)))
    for threshold, said in sorted(found.predicted.items()):
        beside = said.beside
        if beside.agreed is not None:
            print(
                f"Predicted for {100 * threshold:g} % ({model}): {_share(said.verdict.units_share)}"
                f" of units; right of {beside.agreed:.1%}, overlooks {beside.only_measured:,}, "
                f"too careful with {beside.only_predicted:,}."
            )


def _named(province: str) -> str:
    known = provinces()
    return known[province].name_en if province in known else province or "In all"


def _cells(found: Report, province: str) -> list[str]:
    rows = (found.row(threshold, province) for threshold in THRESHOLDS)
    return [
        f"{of.n_above:>8,}{_share(of.units_share):>7}{_share(of.records_share):>6}"
        f"{_share(of.people_share):>7}"
        for of in rows
    ]


def _share(of: float | None) -> str:
    return "-" if of is None else f"{100 * of:.1f}"
