"""What the demo shows: the larger province, counted and judged by the real engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from app.frame.opening import Bundle, read_bundle
from core.baselines import AREAS, baseline
from core.io.demo_province import SHARE, demo_scenario, province
from core.io.inputs import LoadedStudy, load_study
from core.io.records import RecordSource
from core.pipeline import Run, execute
from core.placement.balanced_density import BalancedDensity
from core.placement.suppression_driven import SuppressionDriven
from core.scenario import Target
from core.site_count import Count
from core.steps import Steps
from core.target import carry_out

FSA: Final = "fsa"
MORE: Final = "more"
MOST_LOST: Final = 0.01
"""Share of records that may be lost where more regions are wanted."""


@dataclass(frozen=True, eq=False)
class Prepared:
    """The files, their counts, and what is known before the search.

    Attributes
    ----------
    bundle, loaded, records
        What is opened, the study counted from it, and how.
    runs
        The areas as they are (`AREAS`), FSAs (`FSA`), and as many regions as `MOST_LOST` allows
        (`MORE`).
    """

    bundle: Bundle
    loaded: LoadedStudy
    records: RecordSource
    runs: Mapping[str, Run]


def prepare(cache: Path, share: float = SHARE) -> Steps[Prepared | None]:
    """Makes the province if it is not there, counts it and judges it; None if it was stopped.

    Parameters
    ----------
    cache, share
        See `core.io.demo_province.province`.
    """
    folder = yield from province(cache, share)
    if folder is None:
        return None
    saved = demo_scenario(folder)
    saved = replace(saved, scenario=replace(saved.scenario, name=""))
    bundle = yield from read_bundle(saved)
    loaded = yield from load_study(bundle.area_file, saved.records, bundle.levels)
    runs = {}
    for level in (AREAS, FSA):
        runs[level] = yield from baseline(saved.scenario, loaded.study, level, loaded.inputs)
    wanted = replace(
        saved.scenario, placement=BalancedDensity(), target=Target(max_suppression=MOST_LOST)
    )
    runs[MORE] = yield from carry_out(wanted, loaded.study, inputs=loaded.inputs)
    return Prepared(bundle, loaded, saved.records, runs)


def search(of: Prepared) -> Steps[Run]:
    """The search for as many regions as there are FSAs."""
    number = of.runs[FSA].evaluation.n_regions
    scenario = replace(
        of.bundle.draft.scenario, placement=SuppressionDriven(), site_count=Count(number)
    )
    return execute(scenario, of.loaded.study, inputs=of.loaded.inputs)
