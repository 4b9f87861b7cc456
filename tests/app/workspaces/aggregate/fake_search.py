"""A search that does what a test asks for: sites that move a little at each state."""

import time
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np

from core.errors import VbasError
from core.map.values import region_values
from core.parameters import parameter
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Placement
from core.search.film import SearchSnapshot, trace_of
from core.steps import STOP, Step
from core.voronoi import nearest_site


@dataclass(frozen=True)
class FakeSearch:
    """Moves one site at each state."""

    name: ClassVar[str] = "fake-search"
    title: ClassVar[str] = "Fake search"
    makes_cells: ClassVar[bool] = False

    seeding: Any = field(default_factory=BalancedDensity)
    states: int = 20
    seconds: float = 0.0
    measure: str = "suppression"
    fails_at: int | None = None
    per_km: float | None = parameter(None, label="Records for a kilometre", minimum=0.0)
    per_bit: float | None = parameter(None, label="Records for a bit", minimum=0.0)

    def place(self, task, rng):
        return _place(self, task, rng)


def _place(placer, task, rng):
    seeds = yield from placer.seeding.place(task, rng)
    sites, rows, history = seeds.sites.copy(), [], []
    spread = np.ptp(task.study.areas.points) / 100.0
    for i in range(placer.states):
        if placer.fails_at == i:
            raise VbasError("The search lost its way.", "Try another seed.")
        site = int(rng.integers(len(sites)))
        was = sites[site].copy()
        sites[site] += rng.normal(0.0, spread, 2)
        rows.append((i + 1, site, *was, *sites[site]))
        state = snapshot(placer, task, sites, rows, history)
        answer = yield Step("moving sites", i + 1, placer.states, state)
        if answer is STOP:
            break
        time.sleep(placer.seconds)
    steps, index, from_x, from_y, to_x, to_y = zip(*rows, strict=True)
    told = np.array(history)
    trace = trace_of(
        {
            "step": steps,
            "kind": ["site"] * len(steps),
            "index": index,
            "from_x": from_x,
            "from_y": from_y,
            "to_x": to_x,
            "to_y": to_y,
            "objective": told[:, 1],
            "suppressed_records": told[:, 2],
            "compactness_m": told[:, 3],
            "bits": told[:, 4],
        }
    )
    return Placement(sites, trace=trace, moves=len(rows), stopped_because="no improving move")


def snapshot(placer, task, sites, rows, history):
    labels = nearest_site(task.study.areas.points, sites)
    regions = task.study.counts.merged(labels, len(sites))
    lost = float(np.nansum(region_values("suppression", regions, task.k) * regions.records))
    history.append((len(rows), lost, round(lost), 1000.0 * (5 + len(rows)), 2e6 + len(rows)))
    return SearchSnapshot(
        sites.copy(),
        labels,
        placer.measure,
        region_values(placer.measure, regions, task.k),
        np.array(history),
        {"pass": 3.0, "moves": float(len(rows)), "candidates": 10.0 * len(rows)},
    )
