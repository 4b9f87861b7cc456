"""Regions with a population floor: VBAS beside spopt and pygeoda, in one run.

``python -m benchmarks.peers_regions [--long]``: areas of 400-700 people, Voronoi cells of uniform
points in a box of 100 km, rook neighbours; floor 0.85 x mean; the two coordinates are every
method's attributes, so that compactness is what it strives for. Each method runs in a process of
its own, within a time limit; neighbours are known before the clock starts. No peer may be at
least as good in regions below the floor, spread (CV) and distance together. ``--long`` runs the
slow peers too, for as long as they take up to a quarter of an hour each, on three data seeds.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components

from benchmarks.placement_runs import national_areas
from benchmarks.spatial_data import square_areas
from core.adjacency import Adjacency, adjacency_of
from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.classes import ClassCounts
from core.constraints.base import Limits
from core.evaluation import compactness, own_centres
from core.grouping import aggregate
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Task
from core.refinement import capacities
from core.refinement.border import BorderRefinement
from core.steps import Step, finish
from core.study import Study

FLOOR, BALANCE = 0.85, 0.06
MOVES = 150
"""Moves that border weighs for each area."""
SIZES = ((2000, 50), (2000, 150), (10_000, 50), (10_000, 150))
NATIONAL = 2500
GOALS = {(2000, 50): (0.06, 5.05, 1.0), (10_000, 150): (0.08, 3.1, 5.0)}
"""Most CV, kilometres and seconds."""
OURS, OURS_REFINED = "VBAS capacities", "VBAS with border"
QUICK = (
    "pygeoda.schc",
    "pygeoda.skater",
    "pygeoda.redcap",
    "pygeoda.maxp_greedy",
    "pygeoda.azp_greedy",
    "pygeoda.azp_sa",
    "spopt.ward",
)
SLOW = ("pygeoda.maxp_sa", "pygeoda.maxp_tabu", "spopt.kmeans", "spopt.azp", "spopt.maxp")
LIMIT, LONG_LIMIT = 45.0, 900.0
_MARK = "result "


@dataclass(frozen=True)
class Result:
    """What a method made of the areas."""

    seconds: float
    core_seconds: float
    first: float
    regions: int
    pieces: int
    below: int
    cv: float
    largest: float
    km: float
    megabytes: float

    def as_good_as(self, other: Result) -> bool:
        """At least as good in floor, spread and distance together."""
        return self.below <= other.below and self.cv <= other.cv and self.km <= other.km


def solve(method: str, areas: AreaLayer, p: int) -> tuple[NDArray[np.int64], dict[str, float]]:
    """Region of each area, and the seconds it took."""
    call = _ours(method, areas, p) if method.startswith("VBAS") else _peer(method, areas, p)
    first: list[float] = []
    start, begun = time.perf_counter(), time.process_time()

    def seen() -> None:
        first.append(time.perf_counter() - start)

    labels = call(seen)
    took = {
        "seconds": time.perf_counter() - start,
        "core_seconds": time.process_time() - begun,
        "first": min(first, default=float("nan")),
    }
    return np.unique(np.asarray(labels), return_inverse=True)[1], took


def _ours(method: str, areas: AreaLayer, p: int) -> Callable[[Callable[[], None]], Any]:
    people = np.nan_to_num(areas.population)
    counts = ClassCounts(
        sp.csr_array(people.astype(np.int32)[:, None]),
        np.zeros((1, 1), np.int32),
        {"anyone": ("yes",)},
        {"anyone": 1},
    )
    floor = FLOOR * float(people.sum()) / p
    limits = Limits(len(areas), contiguous=True, floor=floor, balance=BALANCE)
    task = Task(Study(areas, counts), p, 1, people, limits)
    adjacency_of(areas)

    def call(seen: Callable[[], None]) -> Any:
        def on_step(step: Step) -> None:
            if step.snapshot is not None:
                seen()

        placement = finish(BalancedDensity().place(task, np.random.default_rng(1)))
        start_from = aggregate(task.study, placement)
        if method == OURS:
            return finish(capacities.start(task, start_from), on_step)
        # Nobody can be lost here, so that the distance is all there is to gain.
        refiner = BorderRefinement(per_km=1.0, per_bit=0.0, max_moves=MOVES * len(areas))
        balanced = Aggregation(finish(capacities.start(task, start_from), on_step), p)
        done = refiner.refine(task, balanced, np.random.default_rng(1))
        return finish(done, on_step).aggregation.labels

    return call


def _peer(method: str, areas: AreaLayer, p: int) -> Callable[[Callable[[], None]], Any]:
    import geopandas

    people = areas.population
    frame = geopandas.GeoDataFrame(
        {"x": areas.points[:, 0], "y": areas.points[:, 1], "people": people},
        geometry=np.asarray(areas.geometry),
        crs=3347,
    )
    library, name = method.split(".")
    make = _pygeoda if library == "pygeoda" else _spopt
    call = make(name, frame, p, FLOOR * float(people.sum()) / p)
    return lambda seen: call()


def _pygeoda(name: str, frame: Any, p: int, floor: float) -> Callable[[], Any]:
    import pygeoda

    weights = pygeoda.rook_weights(pygeoda.open(frame))
    data, people = frame[["x", "y"]], frame["people"].tolist()
    bound = {"bound_variable": people, "min_bound": floor}
    if name.startswith("maxp"):
        arguments: tuple[Any, ...] = (weights, data, people, floor)
        bound = {}
    elif name == "schc":
        arguments = (p, weights, data, "ward")
    elif name == "redcap":
        arguments = (p, weights, data, "fullorder-wardlinkage")
    else:
        arguments = (p, weights, data)
    method = getattr(pygeoda, name)
    return lambda: method(*arguments, **bound)["Clusters"]


def _spopt(name: str, frame: Any, p: int, floor: float) -> Callable[[], Any]:
    import libpysal
    import spopt.region as region

    np.random.seed(1)  # noqa: NPY002 - spopt draws from numpy's global state
    weights = libpysal.weights.Rook.from_dataframe(frame, use_index=False)
    attributes = ["x", "y"]
    model = {
        "ward": lambda: region.WardSpatial(frame, weights, attributes, n_clusters=p),
        "kmeans": lambda: region.RegionKMeansHeuristic(frame[attributes].values, p, weights),
        "azp": lambda: region.AZP(frame, weights, attributes, n_clusters=p, random_state=1),
        "maxp": lambda: region.MaxPHeuristic(
            frame,
            weights,
            attributes,
            "people",
            floor,
            max_iterations_construction=9,
            max_iterations_sa=3,
        ),
    }[name]()

    def call() -> Any:
        model.solve()
        return getattr(model, "labels_", getattr(model, "label_", None))

    return call


def result_of(
    areas: AreaLayer, adjacency: Adjacency, labels: NDArray[np.int64], p: int, took: dict[str, Any]
) -> Result:
    """The measures of the table."""
    n, s = len(areas), int(labels.max()) + 1
    people = np.nan_to_num(areas.population)
    region = np.bincount(labels, weights=people, minlength=s)
    owner = np.repeat(np.arange(n), np.diff(adjacency.starts))
    inside = labels[owner] == labels[adjacency.neighbours]
    joined = sp.coo_array(
        (np.ones(int(inside.sum())), (owner[inside], adjacency.neighbours[inside])), shape=(n, n)
    )
    metres = compactness(areas.points, labels, own_centres(areas.points, labels, s))
    return Result(
        **took,
        regions=s,
        pieces=int(connected_components(joined)[0]),
        below=int((region < FLOOR * people.sum() / p).sum()),
        cv=float(region.std() / region.mean()),
        largest=float(region.max() / region.mean()),
        km=metres / n / 1000.0,
        megabytes=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0,
    )


def in_child(method: str, n: int, p: int, seed: int, limit: float) -> Result | str:
    """The result of a method in a process of its own, or why there is none."""
    command = [
        sys.executable,
        "-m",
        "benchmarks.peers_regions",
        "run",
        method,
        *map(str, (n, p, seed)),
    ]
    try:
        child = subprocess.run(command, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return f"over {limit:.0f} s, imports included"
    lines = [line for line in child.stdout.splitlines() if line.startswith(_MARK)]
    if child.returncode or not lines:
        return "failed: " + (child.stderr.strip().splitlines() or ["no result"])[-1][:90]
    return Result(**json.loads(lines[-1][len(_MARK) :]))


def run(method: str, n: int, p: int, seed: int) -> None:
    """Runs one method here and prints its result (called in a child)."""
    warnings.simplefilter("ignore")
    areas = national_areas() if n == 0 else square_areas(n, seed)
    adjacency = adjacency_of(areas)
    labels, took = solve(method, areas, p)
    print(_MARK + json.dumps(asdict(result_of(areas, adjacency, labels, p, took))))


def table(n: int, p: int, seed: int, peers: tuple[str, ...], limit: float) -> None:
    """Prints one table and a verdict for each peer."""
    what = f"{n:,} areas, data seed {seed}" if n else "real dissemination areas (no peer)"
    print(f"\n{what}, about {p:,} regions")
    heads = ("s", "core s", "first s", "regions", "pieces", "below", "CV", "largest", "km", "MB")
    print(f"{'':<22}" + "".join(f"{head:>9}" for head in heads))
    ours = [found for m in (OURS, OURS_REFINED) if (found := _line(m, n, p, seed, LONG_LIMIT))]
    for peer in peers:
        _line(peer, n, p, seed, limit, ours)
    if (n, p) in GOALS and ours:
        cv, km, seconds = GOALS[n, p]
        for name, own in zip((OURS, OURS_REFINED), ours, strict=False):
            met = [own.below == 0, own.cv <= cv, own.km <= km, own.core_seconds <= seconds]
            words = ("none below", f"CV <= {cv}", f"<= {km} km", f"<= {seconds:g} s of a core")
            told = ", ".join(
                f"{word} {'met' if ok else 'MISSED'}" for word, ok in zip(words, met, strict=True)
            )
            print(f"  {name}: {told}")


def _line(
    method: str, n: int, p: int, seed: int, limit: float, ours: list[Result] | None = None
) -> Result | None:
    found = in_child(method, n, p, seed, limit)
    if isinstance(found, str):
        print(f"{method:<22}  {found}", flush=True)
        return None
    r = found
    print(
        f"{method:<22}{r.seconds:9.2f}{r.core_seconds:9.2f}{r.first:9.2f}{r.regions:9}{r.pieces:9}"
        f"{r.below:9}{r.cv:9.3f}{r.largest:9.2f}{r.km:9.3f}{r.megabytes:9.0f}  "
        + _verdict(r, ours or []),
        flush=True,
    )
    return found


def _verdict(peer: Result, ours: list[Result]) -> str:
    """How a peer stands to the best of ours."""
    if not ours:
        return ""
    if any(own.as_good_as(peer) and not peer.as_good_as(own) for own in ours):
        return "dominated by ours"
    if any(peer.as_good_as(own) for own in ours):
        return "AT LEAST AS GOOD IN ALL THREE"
    return "neither"


def main() -> None:
    """Prints the tables."""
    if sys.argv[1:2] == ["run"]:
        run(sys.argv[2], *(int(a) for a in sys.argv[3:6]))
        return
    long = "--long" in sys.argv
    for n, p in SIZES:
        for seed in (1, 2, 3) if long else (1,):
            table(n, p, seed, QUICK + (SLOW if long else ()), LONG_LIMIT if long else LIMIT)
    table(0, NATIONAL, 0, (), LONG_LIMIT)


if __name__ == "__main__":
    main()
