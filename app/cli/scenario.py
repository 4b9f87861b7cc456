"""From what was said to ``vbas aggregate`` or ``vbas sweep`` to a scenario and its study."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from app.cli.inputs import area_source, recoded, record_fields, say_grouped
from app.cli.options import InputError, Options, needed
from app.cli.texts import files_of_levels, names
from app.cli.words import say
from core.constraints.base import Constraints
from core.cutoff.gaps import coefficient_set
from core.cutoff.population_cutoffs import fixed_cutoffs, people_of
from core.errors import Notice, VbasError
from core.io.areas import AreaFile, AreaSource
from core.io.components import NONE, site_count
from core.io.inputs import LoadedStudy, load_study, study_for
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario, read_scenario
from core.io.small_tables import read_locks, read_sites
from core.placement.approaches import placement, placements
from core.placement.base import SitePlacer
from core.refinement.approaches import refiner, refiners
from core.refinement.base import Refiner
from core.scenario import CELL, PEOPLE_BASIS, RECORDS_BASIS, Scenario, Target
from core.site_count import Calibrated, MaxCombs, SiteCount, site_counts
from core.steps import Steps

_MODEL = "model"
_GIVEN_SITES = "given-sites"


def scenario_of(path: Path) -> SavedScenario:
    """The scenario of a file; what it makes of the values of its records is said."""
    saved = read_scenario(path)
    say_grouped(saved.records.path, saved.scenario.quasi_identifiers)
    return saved


def described(options: Options) -> SavedScenario:
    """The scenario that the options of ``vbas aggregate`` describe."""
    saved = described_input(options)
    refuse_meaningless(options, [options.placement], [options.refine or NONE])
    refuse_beside_other_counts(options, [options.count])
    scenario = dataclasses.replace(
        saved.scenario,
        site_count=site_count_of(options.count, options.sites, options),
        placement=placement_of(options.placement, options),
        refinement=refinement_of(options.refine or NONE, options),
    )
    return dataclasses.replace(saved, scenario=scenario)


def described_input(options: Options) -> SavedScenario:
    """Files and all settings but the site count, placement and refinement."""
    saved = described_files(options)
    target = _target(options)
    return dataclasses.replace(saved, scenario=dataclasses.replace(saved.scenario, target=target))


def described_files(options: Options) -> SavedScenario:
    """Files, quasi-identifiers and constraints."""
    for path, option in ((options.areas, "--areas"), (options.records, "--records")):
        needed(path, option)
    columns = names(options.qi)
    if not columns:
        raise InputError("No quasi-identifier is named.", "Name the columns: --qi age,sex.")
    chosen, unused = recoded(columns, options.categories, "no quasi-identifiers", options.records)
    say(*unused)
    records = RecordSource(
        area_column=needed(options.record_area_id or options.area_id, "--area-id"),
        quasi_identifiers=chosen,
        **record_fields(options),
    )
    of_people = options.population or options.population_table
    scenario = Scenario(
        quasi_identifiers=chosen,
        constraints=_constraints(options),
        population_basis=PEOPLE_BASIS if of_people else RECORDS_BASIS,
        **options.fields("scenario", "placing"),
    )
    levels = files_of_levels(options.level, "--level", once=False)
    coarser = {name: AreaSource(path) for name, path in levels.items()}
    return SavedScenario(scenario, area_source(options), records, coarser)


def site_count_of(approach: str, sites: int | None, options: Options) -> SiteCount:
    """The site count of that name with what was said of it.

    Names that this one does not look at must be known all the same: a misspelt one is no choice.
    """
    model = options.fields("model")
    MaxCombs(model["region"])
    coefficient_set(model["coefficients"])
    if options.cutoff is not None:
        people_of(options.cutoff)
    if approach == "count":
        return site_count(approach, sites=needed(sites, "--sites"))
    if approach == "population":
        return site_count(approach, cutoff=needed(options.cutoff, "--cutoff"))
    if approach == Calibrated.name:
        said = {name: of for name, of in options.fields("calibrated").items() if of is not None}
        if model["coefficients"] != MaxCombs().coefficients:
            said["coefficients"] = model["coefficients"]
        return site_count(approach, **said)
    known = site_counts()
    said = model
    if approach in known:
        said = {name: of for name, of in model.items() if name in _fields(known[approach])}
    return site_count(approach, **said)


def refuse_beside_other_counts(options: Options, approaches: Collection[str]) -> None:
    """Raises if something was said that only the calibrated site count understands."""
    if Calibrated.name not in approaches:
        options.refuse_without(
            f"--site-count {Calibrated.name}",
            [of.name for of in options.of_part("calibrated")],
            "Leave it out, or choose that site count.",
        )


def placement_of(name: str, options: Options) -> SitePlacer:
    """The placement of that name with what was said of it."""
    options.refuse_both("seed_placement", "seed_sites")
    values = _values(placements().get(name), options)
    if "seeding" in _fields(placements().get(name)):
        if options.seed_sites is not None:
            values["seeding"] = placement(_GIVEN_SITES, sites=read_sites(options.seed_sites))
        elif options.seed_placement == _GIVEN_SITES:
            raise InputError(
                "The sites to start from are not given.", "Name their file: --seed-sites FILE."
            )
        elif options.seed_placement is not None:
            values["seeding"] = placement(options.seed_placement)
    elif name == _GIVEN_SITES:
        values["sites"] = read_sites(needed(options.seed_sites, "--seed-sites"))
    made = placement(name, **values)
    if options.assign == CELL and not made.makes_cells:
        cells = [known for known, kind in placements().items() if kind.makes_cells]
        raise InputError(
            f"The placement {name} makes no cells, so areas cannot join the site of their cell.",
            f"Leave --assign out, or choose the placement {' or '.join(cells)}.",
        )
    return made


def refinement_of(name: str, options: Options) -> Refiner | None:
    """The refinement of that name with what was said of it; None for "none"."""
    if name == NONE:
        return None
    return refiner(name, **_values(refiners().get(name), options))


def _values(kind: Any, options: Options) -> dict[str, Any]:
    """What was said of the parameters that a component has; None was not said."""
    said = options.fields("search").items()
    known = _fields(kind) - {"seeding"}
    return {name: of for name, of in said if of is not None and name in known}


def _fields(kind: Any) -> set[str]:
    return set() if kind is None else {about.name for about in dataclasses.fields(kind)}


def refuse_meaningless(
    options: Options, placing: Collection[str], refining: Collection[str] = ()
) -> None:
    """Raises if an option was said that none of the chosen approaches understands."""
    known: dict[str, Any] = {**placements(), **refiners()}
    chosen = [name for name in (*placing, *refining) if name != NONE]
    if any(name not in known for name in chosen):
        return
    for option in options.of_part("search"):
        if option.name not in options.said:
            continue
        field = option.to.removeprefix("search.")
        takes = {of for of, kind in known.items() if field in _fields(kind)}
        if option.name == "seed_sites":
            takes |= {_GIVEN_SITES} & set(known)
        if not takes & set(chosen):
            raise InputError(
                f"{options.said[option.name]} means nothing with {' and '.join(chosen)}.",
                f"Leave it out, or choose one of: {', '.join(sorted(takes)) or 'none'}.",
            )


def _constraints(options: Options) -> Constraints:
    """The constraints that were said."""
    floor: str | None = options.floor
    if floor is not None and floor.strip().lower() != _MODEL:
        try:
            people_of(floor)
        except VbasError:
            raise InputError(
                f"The floor {floor!r} is neither a number of people above 0, nor a known rule, "
                "nor model.",
                f"Give a number such as 20000, model, or one of {', '.join(fixed_cutoffs())}.",
            ) from None
    return Constraints(
        floor=None if floor is None else floor.strip(),
        locked=() if options.lock is None else read_locks(options.lock),
        **options.fields("constraints"),
    )


def _target(options: Options) -> Target | None:
    """The target that was said, if any."""
    if options.most_regions and options.floor is None:
        raise InputError(
            "--most-regions asks for as many regions as keep the floor, but --floor is missing.",
            "Give a floor, such as --floor 20000.",
        )
    if options.max_suppression is None and not options.most_regions:
        return None
    return Target(**options.fields("target"))


def refuse_beside_scenario(options: Options, *allowed: str) -> None:
    """Raises if an option was said that a scenario file has settled; ``allowed`` are parts."""
    if {"areas", "records", "table", "qi"} & set(options.said):
        raise InputError(
            "A scenario file already names areas, records and quasi-identifiers.",
            "Give either the scenario file or the options.",
        )
    others = options.said_beside("saved", "output", *allowed)
    if others:
        raise InputError(
            f"A scenario file has its own settings, so {', '.join(others)} cannot be given beside "
            "it.",
            "Change the scenario file, or leave the option out.",
        )


def loaded_study(
    saved: SavedScenario,
    areas: AreaFile | None = None,
    levels: Mapping[str, AreaFile] | None = None,
) -> Steps[LoadedStudy]:
    """Loads the study of a scenario, with the level of its borders among its levels.

    ``areas`` and ``levels`` are those that were read already.

    Raises
    ------
    VbasError
        If a file cannot be used, there is no such level, or given sites lie far outside the map.
    """
    coarser = saved.levels if levels is None else levels
    loaded = yield from load_study(areas or saved.areas, saved.records, coarser)
    study = study_for(saved.scenario, loaded.study)
    loaded = dataclasses.replace(loaded, study=study)
    say(*changed_since(saved, loaded.inputs))
    return loaded


def changed_since(saved: SavedScenario, inputs: Mapping[str, Mapping[str, str]]) -> list[Notice]:
    """What has changed in the files since the scenario was saved."""
    return [
        Notice(
            "{file} has changed since the scenario was saved; the result may differ.",
            file=inputs[name]["file"],
        )
        for name, sha256 in saved.sha256.items()
        if name in inputs and inputs[name]["sha256"] != sha256
    ]
