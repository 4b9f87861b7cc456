"""The work of ``vbas aggregate``."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from app.cli.options import AggregateOptions, levels, names
from app.cli.progress import drive
from app.cli.summary import print_run
from core.errors import Notice, VbasError
from core.io.areas import AreaSource
from core.io.categories import read_categories
from core.io.inputs import LoadedStudy, load_study
from core.io.outputs import check_inputs_survive, write_outputs
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario, read_scenario, site_count
from core.pipeline import Run, execute
from core.placement.approaches import placement
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import PEOPLE_BASIS, RECORDS_BASIS, Scenario
from core.site_count import SiteCount
from core.steps import Step, Steps

T = TypeVar("T")


def aggregate(options: AggregateOptions) -> None:
    """Runs the command: reads, aggregates, writes, and prints what came of it."""
    saved = _saved(options)
    done = drive(aggregate_steps(saved, options.out, names(options.keep), options.force))
    print_run(done.run, done.loaded.study, done.loaded.area_file.faults, done.files)


def _saved(options: AggregateOptions) -> SavedScenario:
    """The scenario that the options name, or that they describe."""
    if options.scenario is None:
        return _described(options)
    if options.areas is not None or options.records is not None or options.qi:
        raise VbasError(
            "A scenario file already names areas, records and quasi-identifiers.",
            "Give either the scenario file or the options.",
        )
    return read_scenario(options.scenario)


def _described(options: AggregateOptions) -> SavedScenario:
    area_path, record_path = (
        _needed(options.areas, "--areas"),
        _needed(options.records, "--records"),
    )
    chosen = _quasi_identifiers(names(options.qi), options.categories)
    table = options.population_table
    areas = AreaSource(
        path=area_path,
        layer=options.layer,
        id_column=options.area_id,
        population_column=None if table else options.population,
        x_column=options.x,
        y_column=options.y,
        crs=options.crs,
        population_path=table,
        population_table_column=options.population if table else None,
    )
    records = RecordSource(
        path=record_path,
        area_column=_needed(options.record_area_id or options.area_id, "--area-id"),
        quasi_identifiers=chosen,
        exclude_missing=options.exclude_missing,
        person_column=options.person,
        area_kind="postal code" if options.postal_codes or options.pccf else "area",
        conversion_path=options.pccf,
    )
    scenario = Scenario(
        quasi_identifiers=chosen,
        k=options.k,
        site_count=_site_count(options),
        placement=placement(options.placement),
        assign=options.assign,
        population_basis=PEOPLE_BASIS if options.population or table else RECORDS_BASIS,
        exclude_missing=options.exclude_missing,
        seed=options.seed,
    )
    coarser = {name: AreaSource(path) for name, path in levels(options.level).items()}
    return SavedScenario(scenario, areas, records, coarser)


def _quasi_identifiers(
    columns: tuple[str, ...], categories: Path | None
) -> tuple[QuasiIdentifier, ...]:
    """The quasi-identifiers with the recoding that a categories file gives them."""
    if not columns:
        raise VbasError("No quasi-identifier is named.", "Name the columns: --qi age,sex.")
    recoded = read_categories(categories) if categories is not None else {}
    others = [column for column in recoded if column not in columns]
    if categories is not None and others:
        unused = Notice(
            "{file} also recodes {others}, which are no quasi-identifiers here.",
            file=categories.name,
            others=", ".join(others),
        )
        print(f"vbas: {unused}", file=sys.stderr)
    return tuple(recoded.get(column, QuasiIdentifier(column)) for column in columns)


def _site_count(options: AggregateOptions) -> SiteCount:
    if options.count == "count":
        return site_count("count", sites=_needed(options.sites, "--sites"))
    if options.count == "population":
        return site_count("population", cutoff=_needed(options.cutoff, "--cutoff"))
    return site_count(options.count, region=options.region, coefficients=options.coefficients)


def _needed(value: T | None, option: str) -> T:
    if value is None:
        raise VbasError(
            "The option {option} is missing.", "See vbas aggregate --help.", option=option
        )
    return value


@dataclass(frozen=True)
class Done:
    """What the command made."""

    run: Run
    loaded: LoadedStudy
    files: tuple[Path, ...]


def aggregate_steps(
    saved: SavedScenario, out: Path, keep: tuple[str, ...] = (), force: bool = False
) -> Steps[Done]:
    """The whole command as one computation."""
    check_inputs_survive(out, saved.areas, saved.records)
    loaded = yield from load_study(saved.areas, saved.records, saved.levels)
    for changed in _changed(saved, loaded):
        print(f"vbas: {changed}", file=sys.stderr)
    run = yield from execute(
        saved.scenario, loaded.study, inputs=loaded.inputs, load_seconds=loaded.seconds
    )
    yield Step("writing files")
    files = yield from write_outputs(
        run,
        loaded.study,
        loaded.area_file,
        saved.records,
        out,
        levels=dict(saved.levels),
        keep=keep,
        force=force,
    )
    return Done(run, loaded, files)


def _changed(saved: SavedScenario, loaded: LoadedStudy) -> list[Notice]:
    return [
        Notice(
            "{file} has changed since the scenario was saved; the result may differ.",
            file=loaded.inputs[name]["file"],
        )
        for name, sha256 in saved.sha256.items()
        if loaded.inputs[name]["sha256"] != sha256
    ]
