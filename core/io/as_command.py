"""A scenario as a line of the shell that does the same: ``vbas aggregate ...``.

What options cannot say stands in a file that the text writes first, by a here-document: it can be
pasted into a POSIX shell as it is, in any folder.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.records import RecordSource
from core.io.records.place import options_of
from core.io.records.source import POSTAL_CODE
from core.io.scenario_file import SavedScenario, scenario_text
from core.io.shell_text import UnsaidError, categories_file, here, joined, names_text, said_by
from core.placement.balanced_density import BalancedDensity
from core.placement.given import GivenRegions, GivenSites
from core.released_columns.judged import TOLERANCE
from core.scenario import NEAREST, PEOPLE_BASIS, Scenario
from core.site_count import Calibrated, Count, Entropy, MaxCombs, Population

_SEARCH: Final = ("per_km", "per_bit", "hold_compactness", "max_moves")
"""Parameters of placements and refinements that one option says for both."""


def command_of(
    saved: SavedScenario, out: str = "result", project: Path | None = None, run: str = ""
) -> str:
    """The text of a shell that runs a scenario and writes its result to ``out``.

    Parameters
    ----------
    saved
        The scenario and its files; the text names them by their absolute paths.
    out
        Folder for the result.
    project, run
        The project file that holds the run, and its name: needed for regions that stand nowhere
        else, such as edited ones.

    Raises
    ------
    VbasError
        If the regions stand nowhere else, and there is no project.
    """
    if isinstance(saved.scenario.placement, GivenRegions) and saved.given is None:
        if project is None:
            raise VbasError(
                "These regions stand in no file: a command could not find them.",
                "Save the project first.",
            )
        return joined(["vbas", "run", str(project.resolve()), "--run", run, "--out", out])
    try:
        text, options = _by_options(saved, out)
    except UnsaidError:
        file = f"{Path(out).name}.toml"
        text = here(file, scenario_text(saved, None))
        options = [file]
    return text + joined(["vbas", "aggregate", *options, "--out", out])


def _by_options(saved: SavedScenario, out: str) -> tuple[str, list[str]]:
    """What has to be written first, and the options."""
    scenario = saved.scenario
    if saved.given is not None or (scenario.constraints.border_level in saved.levels):
        raise UnsaidError
    qis = scenario.quasi_identifiers
    options = [*_of_areas(saved.areas, scenario), *_of_records(saved.records, saved)]
    options += ["--qi", _names(tuple(qi.column for qi in qis))]
    first, categories = categories_file(qis, out)
    options += categories
    options += ["--k", str(scenario.k), *_of_site_count(scenario.site_count)]
    options += [*_of_search(scenario), *_of_constraints(scenario)]
    if scenario.assign != NEAREST:
        options += ["--assign", scenario.assign]
    options += ["--seed", str(scenario.seed)]
    options += ["--replicas", str(scenario.replicas)] if scenario.replicas > 1 else []
    options += ["--across-parts"] if scenario.across_parts else []
    release = saved.release
    for name, columns in (
        ("--keep", tuple(of for of in release.keep if of not in release.outcomes)),
        ("--outcome", release.outcomes),
    ):
        options += [name, _names(columns)] if columns else []
    if release.tolerance != TOLERANCE:
        options += ["--tolerance", str(release.tolerance)]
    return first, [*options, *(["--force"] if release.force else [])]


def _of_areas(areas: AreaSource, scenario: Scenario) -> Iterator[str]:
    if areas.repair:
        raise UnsaidError
    of_people = scenario.population_basis == PEOPLE_BASIS
    table = areas.population_path
    column = areas.population_column if table is None else areas.population_table_column
    if of_people and column is None:
        raise UnsaidError
    said = {
        "areas": areas.path.resolve(),
        "layer": areas.layer,
        "area-id": areas.id_column,
        "x": areas.x_column,
        "y": areas.y_column,
        "crs": areas.crs,
        "only-areas": areas.only,
        "leave-out": areas.leave_out,
        "population": column if of_people else None,
        "population-table": table.resolve() if of_people and table is not None else None,
    }
    return said_by(said)


def _of_records(records: RecordSource, saved: SavedScenario) -> Iterator[str]:
    codes, table = records.area_kind == POSTAL_CODE, records.conversion_path
    same = records.area_column == saved.areas.id_column
    return said_by(
        {
            **options_of(records.path),
            "record-area-id": None if same else records.area_column,
            "person": records.person_column,
            "postal-codes": codes and table is None,
            "pccf": None if table is None else table.resolve(),
            "where": records.where or None,
            "exclude-missing": saved.scenario.exclude_missing,
        }
    )


def _of_site_count(of: Any) -> Iterator[str]:
    if isinstance(of, Count):
        return said_by({"site-count": of.name, "sites": of.sites})
    if isinstance(of, Population):
        return said_by({"site-count": of.name, "cutoff": of.cutoff})
    usual = MaxCombs().coefficients
    if isinstance(of, Calibrated):
        if of.coefficients == usual:
            raise UnsaidError
        chosen = None if of.coefficients == Calibrated().coefficients else of.coefficients
        said = {"about": of.about, "predict-from": of.by, "coefficients": chosen}
        return said_by({"site-count": of.name, **said})
    if isinstance(of, MaxCombs | Entropy):
        chosen = None if of.coefficients == usual else of.coefficients
        return said_by({"site-count": of.name, "region": of.region, "coefficients": chosen})
    raise UnsaidError


def _of_search(scenario: Scenario) -> Iterator[str]:
    """Placement and refinement."""
    placer, refiner = scenario.placement, scenario.refinement
    components: tuple[Any, ...] = (placer,) if refiner is None else (placer, refiner)
    said = {
        "placement": placer.name,
        "seed-placement": _seeding(placer),
        "refine": None if refiner is None else refiner.name,
    }
    return said_by(said | _search_values(components))


def _seeding(placer: Any) -> str | None:
    """The placement that another one starts from, where it is not the usual one."""
    of = getattr(placer, "seeding", None)
    if isinstance(placer, GivenSites) or isinstance(of, GivenSites):
        raise UnsaidError
    if of is None or of == BalancedDensity():
        return None
    if of != type(of)():
        raise UnsaidError
    return str(of.name)


def _search_values(components: tuple[Any, ...]) -> dict[str, Any]:
    """Parameters of the searches; those that both have must be the same in both."""
    found: dict[str, Any] = {}
    for of in components:
        usual = type(of)()
        for about in dataclasses.fields(of):
            name, value = about.name, getattr(of, about.name)
            if name == "seeding":
                continue
            unusual = value != getattr(usual, name)
            no_option = unusual and (name not in _SEARCH or value is None)
            if no_option or (name in _SEARCH and found.setdefault(name, value) != value):
                raise UnsaidError
    return {name.replace("_", "-"): value for name, value in found.items()}


def _of_constraints(scenario: Scenario) -> Iterator[str]:
    of, target = scenario.constraints, scenario.target
    if of.locked:
        raise UnsaidError
    said: dict[str, Any] = {
        "contiguous": of.contiguous,
        "border-level": of.border_level,
        "floor": of.floor,
        "balance": of.balance,
    }
    if target is not None:
        said |= {"max-suppression": target.max_suppression, "most-regions": target.keep_floor}
    return said_by(said)


def _names(names: tuple[str, ...]) -> str:
    """Names of columns in one text, which no option is mistaken for."""
    text = names_text(names)
    if text.startswith("-"):
        raise UnsaidError
    return text
