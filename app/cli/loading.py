"""From a saved scenario to the study it is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.errors import Notice
from core.io.areas import with_level_of_column
from core.io.inputs import LoadedStudy, load_study
from core.io.scenario_file import SavedScenario
from core.io.small_tables import check_sites_on_map
from core.placement.given import GivenSites
from core.steps import Steps


def loaded_study(saved: SavedScenario) -> Steps[LoadedStudy]:
    """Loads the study, with the level of the scenario's borders among its levels.

    Raises
    ------
    VbasError
        If a file cannot be used, there is no such level, or given sites lie far outside the map.
    """
    loaded = yield from load_study(saved.areas, saved.records, saved.levels)
    level = saved.scenario.constraints.border_level
    if level is not None:
        areas = with_level_of_column(loaded.study.areas, level)
        loaded = replace(loaded, study=replace(loaded.study, areas=areas))
    placed = saved.scenario.placement
    for placer in (placed, getattr(placed, "seeding", None)):
        if isinstance(placer, GivenSites):
            check_sites_on_map(placer.sites, loaded.study.areas.points)
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
