"""The states of a replay: of which runs there is one, and what each step shows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from app.features.replay.search_words import measures_sentence, per_unit
from app.frame.session import RunEntry
from app.map.live_map import LiveState, moved
from core.errors import VbasError
from core.map.values import SEARCH_MEASURES, region_values
from core.placement.anonymity_driven import AnonymityDriven
from core.search.film import empty_trace
from core.search.replay import Replay
from core.small_counts import ALL_TOLD
from core.suppression.records import suppress_records

_TRAIL = 6


def replay_of(entry: RunEntry) -> Replay | None:
    """The replay of a run; None if it has no trace, or one that does not fit its result."""
    run = entry.run
    placement = run.placement
    refinement = empty_trace() if run.refinement is None else run.refinement.trace
    if not len(placement.trace) and not len(refinement):
        return None
    try:
        return Replay(
            entry.study.areas.points,
            run.aggregation.labels,
            placement.sites,
            placement.trace,
            refinement,
        )
    except VbasError:
        return None


def units_of(entry: RunEntry) -> dict[str, float]:
    """What makes the sums of all steps what the card of the run tells of the last one."""
    study, labels = entry.study, entry.run.aggregation.labels
    return per_unit(study.areas, labels, study.counts.n_records)


def state_at(
    replay: Replay, entry: RunEntry, step: int, per: Mapping[str, float], least: int = ALL_TOLD
) -> tuple[LiveState, str]:
    """One state with the measure that was made better, and its measures in words.

    ``per`` is `units_of` the run, ``least`` the smallest count of records that is told.
    """
    sites, labels = replay.at(step)
    k, n_regions = entry.run.scenario.k, entry.run.aggregation.n_regions
    searched = isinstance(entry.run.scenario.placement, AnonymityDriven)
    measure = SEARCH_MEASURES[0 if searched and step <= replay.n_placement_steps else 1]
    regions = entry.study.counts.merged(labels, n_regions)
    values = region_values(measure, regions, k)
    measures = replay.measures(step)
    if measures and "suppressed_records" not in measures:  # a project does not tell it
        measures["suppressed_records"] = float(suppress_records(regions, k).suppressed)
    said = measures_sentence({name: x * per.get(name, 1.0) for name, x in measures.items()}, least)
    return LiveState(labels, sites, measure, values, _trails(replay, step)), said


def _trails(replay: Replay, step: int) -> tuple[NDArray[np.float64], ...]:
    """Lines along which sites came to where they stand after a step, the latest first."""
    places = [replay.sites_at(at) for at in range(step, max(step - _TRAIL, 0) - 1, -1)]
    lines = []
    for after, before in pairwise(places):
        if after is not None and before is not None:
            line = moved(before, after)
            lines += [] if line is None else [line]
    return tuple(lines)
