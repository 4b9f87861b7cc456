"""From what was said on the command line to a scenario and its files."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

from app.cli.options import AggregateOptions, InputOptions, SearchOptions, levels, names
from core.constraints.base import Constraints
from core.cutoff.fixed import fixed_cutoffs, people_of
from core.cutoff.gaps import coefficient_set
from core.errors import Notice, VbasError
from core.io.areas import AreaSource
from core.io.categories import read_categories
from core.io.components import NONE, site_count
from core.io.records import RecordSource
from core.io.result_folder import located
from core.io.scenario_file import SavedScenario
from core.io.small_tables import read_locks, read_sites
from core.placement.approaches import placement, placements
from core.placement.base import SitePlacer
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.approaches import refiner, refiners
from core.refinement.base import Refiner
from core.scenario import CELL, PEOPLE_BASIS, RECORDS_BASIS, Scenario, Target
from core.site_count import Calibrated, MaxCombs, SiteCount

T = TypeVar("T")

MODEL = "model"
_FIELD_OF = {
    "seed_placement": "seeding",
    "seed_sites": "seeding",
    "max_moves": "max_moves",
    "per_km": "per_km",
    "per_bit": "per_bit",
    "hold_compactness": "hold_compactness",
}
"""The parameter of placements and refinements that an option sets."""


def described(options: AggregateOptions) -> SavedScenario:
    """The scenario that the options of ``vbas aggregate`` describe."""
    saved = described_input(options)
    refuse_meaningless(options, [options.placement], [options.refine or NONE])
    refuse_beside_other_counts(options, [options.count])
    scenario = dataclasses.replace(
        saved.scenario,
        k=options.k,
        site_count=site_count_of(options.count, options.sites, options),
        placement=placement_of(options.placement, options),
        refinement=refinement_of(options.refine or NONE, options),
        seed=options.seed,
    )
    return dataclasses.replace(saved, scenario=scenario)


def described_input(options: Any) -> SavedScenario:
    """Files, quasi-identifiers, constraints and target, with the default of everything else."""
    for path, option in ((options.areas, "--areas"), (options.records, "--records")):
        needed(path, option)
    chosen = _quasi_identifiers(names(options.qi), options.categories)
    areas, records = _sources(options, chosen)
    scenario = Scenario(
        quasi_identifiers=chosen,
        constraints=constraints_of(options),
        target=target_of(options),
        assign=options.assign,
        population_basis=PEOPLE_BASIS
        if options.population or options.population_table
        else RECORDS_BASIS,
        exclude_missing=options.exclude_missing,
    )
    coarser = {name: AreaSource(located(path)) for name, path in levels(options.level).items()}
    return SavedScenario(scenario, areas, records, coarser)


def _sources(
    options: InputOptions, chosen: tuple[QuasiIdentifier, ...]
) -> tuple[AreaSource, RecordSource]:
    table = options.population_table
    areas = AreaSource(
        path=needed(options.areas, "--areas"),
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
        path=needed(options.records, "--records"),
        area_column=needed(options.record_area_id or options.area_id, "--area-id"),
        quasi_identifiers=chosen,
        exclude_missing=options.exclude_missing,
        person_column=options.person,
        area_kind="postal code" if options.postal_codes or options.pccf else "area",
        conversion_path=options.pccf,
    )
    return areas, records


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


def site_count_of(approach: str, sites: int | None, options: SearchOptions) -> SiteCount:
    """The site count of that name with what was said of it.

    Names that this one does not look at must be known all the same: a misspelt one is no choice.
    """
    MaxCombs(options.region)
    coefficient_set(options.coefficients)
    if options.cutoff is not None:
        people_of(options.cutoff)
    if approach == "count":
        return site_count("count", sites=needed(sites, "--sites"))
    if approach == "population":
        return site_count("population", cutoff=needed(options.cutoff, "--cutoff"))
    if approach == Calibrated.name:
        said = {"about": options.about, "by": options.predict_from}
        if options.coefficients != MaxCombs().coefficients:
            said["coefficients"] = options.coefficients
        return site_count(approach, **{name: of for name, of in said.items() if of is not None})
    return site_count(approach, region=options.region, coefficients=options.coefficients)


def refuse_beside_other_counts(options: SearchOptions, approaches: Collection[str]) -> None:
    """Raises if something was said that only the calibrated site count understands."""
    for name in ("about", "predict_from"):
        if getattr(options, name) is not None and Calibrated.name not in approaches:
            raise VbasError(
                "--{option} means nothing without --site-count {calibrated}.",
                "Leave it out, or choose that site count.",
                option=name.replace("_", "-"),
                calibrated=Calibrated.name,
            )


def placement_of(name: str, options: SearchOptions) -> SitePlacer:
    """The placement of that name with what was said of it."""
    if options.seed_placement is not None and options.seed_sites is not None:
        raise VbasError(
            "Both --seed-placement and --seed-sites are given.", "Give the one or the other."
        )
    values = _values(placements().get(name), options)
    if "seeding" in _fields(placements().get(name)):
        if options.seed_sites is not None:
            values["seeding"] = placement("given-sites", sites=read_sites(options.seed_sites))
        elif options.seed_placement is not None:
            values["seeding"] = _seeding(options.seed_placement)
    elif name == "given-sites":
        values["sites"] = read_sites(needed(options.seed_sites, "--seed-sites"))
    made = placement(name, **values)
    if options.assign == CELL and not made.makes_cells:
        cells = [known for known, kind in placements().items() if kind.makes_cells]
        raise VbasError(
            "The placement {name} makes no cells, so areas cannot join the site of their cell.",
            "Leave --assign out, or choose the placement {cells}.",
            name=name,
            cells=" or ".join(cells),
        )
    return made


def _seeding(name: str) -> SitePlacer:
    if name == "given-sites":
        raise VbasError(
            "The sites to start from are not given.", "Name their file: --seed-sites FILE."
        )
    return placement(name)


def refinement_of(name: str, options: SearchOptions) -> Refiner | None:
    """The refinement of that name with what was said of it; None for "none"."""
    if name == NONE:
        return None
    return refiner(name, **_values(refiners().get(name), options))


def _values(kind: Any, options: SearchOptions) -> dict[str, Any]:
    """What was said of the parameters that a component has; None was not said."""
    names = ("max_moves", "per_km", "per_bit", "hold_compactness")
    said = {name: getattr(options, name) for name in names}
    return {name: of for name, of in said.items() if of is not None and name in _fields(kind)}


def _fields(kind: Any) -> set[str]:
    return set() if kind is None else {about.name for about in dataclasses.fields(kind)}


def refuse_meaningless(
    options: Any, placing: Collection[str], refining: Collection[str] = ()
) -> None:
    """Raises if an option was said that none of the chosen approaches understands."""
    known: dict[str, Any] = {**placements(), **refiners()}
    chosen = [name for name in (*placing, *refining) if name != NONE]
    for name, field in _FIELD_OF.items():
        if getattr(options, name) is None or any(n not in known for n in chosen):
            continue
        takes = {of for of, kind in known.items() if field in _fields(kind)}
        if name == "seed_sites":
            takes |= {"given-sites"} & set(known)
        if not takes & set(chosen):
            raise VbasError(
                "--{option} means nothing with {chosen}.",
                "Leave it out, or choose one of: {takes}.",
                option=name.replace("_", "-"),
                chosen=" and ".join(chosen),
                takes=", ".join(sorted(takes)) or "none",
            )


def constraints_of(options: SearchOptions) -> Constraints:
    """The constraints that were said."""
    if options.floor is not None and options.floor.strip().lower() != MODEL:
        _check_floor(options.floor)
    return Constraints(
        contiguous=options.contiguous,
        floor=None if options.floor is None else options.floor.strip(),
        balance=options.balance,
        border_level=options.border_level,
        locked=() if options.lock is None else read_locks(options.lock),
    )


def _check_floor(floor: str) -> None:
    try:
        people_of(floor)
    except VbasError:
        raise VbasError(
            "The floor {floor!r} is neither a number of people above 0, nor a known rule, "
            "nor model.",
            "Give a number such as 20000, model, or one of {rules}.",
            floor=floor,
            rules=", ".join(fixed_cutoffs()),
        ) from None


def target_of(options: SearchOptions) -> Target | None:
    """The target that was said, if any."""
    if options.most_regions and options.floor is None:
        raise VbasError(
            "--most-regions asks for as many regions as keep the floor, but --floor is missing.",
            "Give a floor, such as --floor 20000.",
        )
    if options.max_suppression is None and not options.most_regions:
        return None
    return Target(options.max_suppression, options.most_regions)


def refuse_beside_scenario(said: Mapping[str, str], allowed: Collection[str]) -> None:
    """Raises if an option was said that a scenario file has settled."""
    others = [option for name, option in said.items() if name not in allowed]
    if {"areas", "records", "qi"} & set(said):
        raise VbasError(
            "A scenario file already names areas, records and quasi-identifiers.",
            "Give either the scenario file or the options.",
        )
    if others:
        raise VbasError(
            "A scenario file has its own settings, so {options} cannot be given beside it.",
            "Change the scenario file, or leave the option out.",
            options=", ".join(others),
        )


def needed(value: T | None, option: str) -> T:
    """A value that must have been said."""
    if value is None:
        raise VbasError(
            "The option {option} is missing.", "See vbas aggregate --help.", option=option
        )
    return value
