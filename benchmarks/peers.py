"""VBAS beside its peers: the same areas, the same records, the same machine, in one run.

``python -m benchmarks.peers [regions|records|counting|national] [--quick] [--long]``. Each peer
runs in a process and in an environment of its own (made by uv), within a limit of time and memory;
what it made is measured here. ``--quick``: small, and only ours. ``--long``: slow peers too, for as
long as they take up to a quarter of an hour each, on three data seeds. In pieces: ``--kept=FOLDER``
keeps what is finished, ``--for=SECONDS`` begins no method after that, ``--limit=SECONDS`` is given
to each; ``--sizes=10000x150`` and ``--seeds=1`` choose the tables of regions.

Regions: areas of 400-700 people, Voronoi cells of uniform points in a box of 100 km, rook
neighbours known before the clock starts; floor 0.85 x mean; the two coordinates are every peer's
attributes, so that compactness is what it strives for. ``lost %``: records in classes below k = 5
of 180 classes. Records: 5 columns (40, 9, 2, 5, 8 values), k = 5; what is left is counted again in
all 31 combinations by the verification of VBAS, which shares no code with what suppresses.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from pathlib import Path

import geopandas
import numpy as np
import pandas as pd
from numpy.typing import NDArray

from benchmarks.peer_runs import Asked, run_peer
from benchmarks.placement_runs import national_areas, square_study
from benchmarks.spatial_data import spatial_study
from core.adjacency import adjacency_of, pieces
from core.aggregation import Aggregation
from core.coded_records import CodedRecords
from core.constraints.base import Limits
from core.evaluation import compactness, own_centres
from core.grouping import aggregate
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Task
from core.refinement import capacities
from core.refinement.border import BorderRefinement
from core.steps import finish
from core.study import Study
from core.suppression.cells.give_back import with_cells_given_back
from core.suppression.cells.protection import Protection
from core.suppression.cells.suppress import suppress_cells
from core.suppression.cells.verify import verify
from core.suppression.records import suppress_records

K, FLOOR, BALANCE = 5, 0.85, 0.06
MOVES, PER_KM = 500, 30.0
"""What border weighs for each area where compactness is nearly all there is to gain: at such a
price of a kilometre records hardly count, and longer ways are still taken while it is warm."""
SIZES = ((2000, 50), (2000, 150), (10_000, 50), (10_000, 150))
NATIONAL = 2500
GOALS = {(2000, 50): (0.06, 5.05, 1.0), (10_000, 150): (0.08, 3.1, 5.0)}
"""Most CV, kilometres and seconds."""
SEARCHES = 6
OURS = ("VBAS capacities", "VBAS compact", f"VBAS best of {SEARCHES}", "VBAS fewest lost")
FAST = (
    *("pygeoda.skater", "pygeoda.redcap", "pygeoda.maxp_greedy", "pygeoda.azp_greedy"),
    *("pygeoda.azp_sa", "spopt.ward", "gerrychain.tree"),
)
SLOW = (
    *("pygeoda.maxp_sa", "pygeoda.maxp_tabu", "spopt.kmeans", "spopt.skater", "spopt.azp"),
    "spopt.maxp",
)
NOT_TO_BE_HAD = {
    "sdcMicro (R)": "not to be had here: not among Debian's r-cran-* packages; CRAN is not reached",
    "ARX (Java)": "not to be had here: no registry that is reached has its library",
}
LIMIT, LONG_LIMIT = 180.0, 900.0


@dataclass(frozen=True)
class Result:
    """What a method made of the areas."""

    seconds: float
    core_seconds: float
    regions: int
    pieces: int
    below: int
    cv: float
    km: float
    lost: float
    megabytes: float

    def as_good_as(self, other: Result) -> bool:
        """At least as good in floor, spread and distance together."""
        return self.below <= other.below and self.cv <= other.cv and self.km <= other.km


# Regions


def given_to_peers(study: Study, p: int, folder: Path) -> None:
    """Writes areas, people and neighbours."""
    areas, adjacency = study.areas, adjacency_of(study.areas)
    people = np.nan_to_num(areas.population)
    frame = {"x": areas.points[:, 0], "y": areas.points[:, 1], "people": people}
    shapes = geopandas.GeoDataFrame(frame, geometry=np.asarray(areas.geometry), crs=3347)
    shapes.to_parquet(folder / "areas.parquet")
    owner = np.repeat(np.arange(len(areas)), np.diff(adjacency.starts))
    pairs = np.column_stack([owner, adjacency.neighbours])
    np.save(folder / "pairs.npy", pairs[pairs[:, 0] < pairs[:, 1]])
    np.save(folder / "people.npy", people)
    asked = {"p": p, "floor": FLOOR * float(people.sum()) / p, "share": FLOOR}
    (folder / "asked.json").write_text(json.dumps(asked))


def ours(method: str, study: Study, p: int) -> NDArray[np.int32]:
    """Regions of VBAS: as they begin, then as compact, or losing as little, as can be."""
    people = np.nan_to_num(study.areas.population)
    floor = FLOOR * float(people.sum()) / p
    limits = Limits(len(people), contiguous=True, floor=floor, balance=BALANCE)
    task = Task(study, p, K, people, limits)
    placed = aggregate(study, finish(BalancedDensity().place(task, np.random.default_rng(1))))
    refiner = BorderRefinement()
    if method != OURS[3]:
        refiner = BorderRefinement(per_km=PER_KM, per_bit=0.0, max_moves=MOVES * len(people))
    made = []
    for number in range(SEARCHES if method == OURS[2] else 1):
        labels = finish(capacities.start(replace(task, search=number), placed))
        if method != OURS[0]:
            begun, rng = Aggregation(labels, p), np.random.default_rng(1 + number)
            labels = finish(refiner.refine(task, begun, rng)).aggregation.labels
        made.append(labels)
    return min(made, key=lambda of: metres_of(study, of, p))


def metres_of(study: Study, labels: NDArray[np.int32], s: int) -> float:
    """Sum over areas of the distance to their region's own centre."""
    points = study.areas.points
    return compactness(points, labels, own_centres(points, labels, s))


def result_of(study: Study, labels: NDArray[np.integer], p: int, took: dict[str, float]) -> Result:
    """The measures of the table."""
    areas, s = study.areas, int(labels.max()) + 1
    labels = labels.astype(np.int32)
    people = np.nan_to_num(areas.population)
    region = np.bincount(labels, weights=people, minlength=s)
    suppression = suppress_records(study.counts.merged(labels, s), K)
    metres = metres_of(study, labels, s)
    return Result(
        seconds=took["seconds"],
        core_seconds=took["core_seconds"],
        regions=s,
        pieces=int(pieces(adjacency_of(areas), labels).max()) + 1,
        below=int((region < FLOOR * people.sum() / p).sum()),
        cv=float(region.std() / region.mean()),
        km=metres / len(areas) / 1000.0,
        lost=100.0 * suppression.suppressed / study.counts.n_records,
        megabytes=took["megabytes"],
    )


def study_of(n: int, seed: int) -> Study:
    """The study of a table; 0 areas stand for the real dissemination areas."""
    if n:
        return square_study(seed, n=n)
    areas = national_areas()
    return spatial_study(replace(areas, population=np.nan_to_num(areas.population).round()), seed)


def run_ours(method: str, n: int, p: int, seed: int, folder: Path) -> dict[str, float]:
    """A method of VBAS in a process of its own, as peers are run."""
    asked = [method, str(n), str(p), str(seed), str(folder)]
    subprocess.run([sys.executable, "-m", "benchmarks.peers", "run", *asked], check=True)
    return dict(json.loads((folder / "result.json").read_text()))


def child(method: str, n: str, p: str, seed: str, folder: str) -> None:
    """What `run_ours` starts: compiled code is loaded before the clock starts, as peers' is."""
    ours(method, square_study(2, n=60), 3)
    study = study_of(int(n), int(seed))
    adjacency_of(study.areas)
    start, begun = time.perf_counter(), time.process_time()
    np.save(Path(folder) / "labels.npy", ours(method, study, int(p)))
    took = {"seconds": time.perf_counter() - start, "core_seconds": time.process_time() - begun}
    took["megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0
    (Path(folder) / "result.json").write_text(json.dumps(took))


def table(n: int, p: int, seed: int, peers: tuple[str, ...], asked: Asked) -> Result | None:
    """Prints one table and a verdict for each peer; returns the most compact of VBAS."""
    study = study_of(n, seed)
    title = f"{n:,} areas, data seed {seed}" if n else "real dissemination areas (no peer)"
    heads = ("s", "core s", "regions", "pieces", "below", "CV", "km", "lost %", "MB")
    print(f"\n{title}, about {p:,} regions\n{'':<22}" + "".join(f"{of:>9}" for of in heads))
    made: dict[str, Result] = {}

    def run(method: str, folder: Path) -> dict[str, float] | str:
        if method in OURS:
            return run_ours(method, n, p, seed, folder)
        given_to_peers(study, p, folder)
        return run_peer(method, folder, asked.limit)

    for method in OURS + peers:
        folder, took = asked.outcome(method, f"{n}x{p}-{seed}", partial(run, method))
        if isinstance(took, str):
            print(f"{method:<22}  {took}", flush=True)
            continue
        found = result_of(study, np.load(folder / "labels.npy"), p, took)
        _print(method, found, "" if method in OURS else _verdict(found, list(made.values())))
        if method in OURS:
            made[method] = found
    return made.get(OURS[1])


def _print(method: str, r: Result, verdict: str) -> None:
    print(
        f"{method:<22}{r.seconds:9.2f}{r.core_seconds:9.2f}{r.regions:9}{r.pieces:9}{r.below:9}{r.cv:9.3f}{r.km:9.3f}"
        f"{r.lost:9.2f}{r.megabytes:9.0f}  {verdict}",
        flush=True,
    )


def _verdict(peer: Result, made: list[Result]) -> str:
    """How a peer stands to the best of ours in floor, spread and distance."""
    if any(own.as_good_as(peer) and not peer.as_good_as(own) for own in made):
        return "dominated by ours"
    if any(peer.as_good_as(own) for own in made[1:2]):
        return "AT LEAST AS GOOD IN ALL THREE"
    leads = [of for of in ("cv", "km") if getattr(peer, of) < min(getattr(o, of) for o in made)]
    return "LEADS IN " + ", ".join(leads) if leads else "neither"


def regions(asked: Asked) -> None:
    """The tables of regions, with what VBAS should reach."""
    peers = () if asked.quick else FAST + (SLOW if asked.long else ())
    for n, p in asked.sizes:
        for seed in asked.seeds:
            compact = table(n, p, seed, peers, asked)
            if compact and (n, p) in GOALS:
                _goals(compact, *GOALS[n, p])


def _goals(own: Result, cv: float, km: float, seconds: float) -> None:
    met = [own.below == 0, own.cv <= cv, own.km <= km, own.core_seconds <= seconds]
    words = ("none below", f"CV <= {cv}", f"<= {km} km", f"<= {seconds:g} s of a core")
    told = ", ".join(f"{w} {'met' if ok else 'MISSED'}" for w, ok in zip(words, met, strict=True))
    print(f"  {OURS[1]}: {told}")


def national(asked: Asked) -> None:
    """Real dissemination areas, where no peer of this table ends."""
    table(0, NATIONAL, 1, (), asked)


# Records


def records_of(n: int) -> pd.DataFrame:
    """Records in 5 columns, skewed."""
    rng = np.random.default_rng(5)
    drawn = {}
    for name, of in (("region", 40), ("age", 9), ("sex", 2), ("language", 5), ("occupation", 8)):
        share = np.arange(1.0, of + 1) ** -0.8
        drawn[name] = rng.choice(of, n, p=share / share.sum()).astype(str)
    return pd.DataFrame(drawn)


def coded(frame: pd.DataFrame) -> CodedRecords:
    """The same as codes."""
    factors = {name: pd.factorize(frame[name], sort=True) for name in frame}
    values = {name: tuple(map(str, of[1])) for name, of in factors.items()}
    codes = np.array([of[0] for of in factors.values()], np.int32)
    return CodedRecords(tuple(frame), codes, values, {name: len(of) for name, of in values.items()})


def every_combination_of(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(c for n in range(1, len(names) + 1) for c in combinations(names, n))


def records(asked: Asked) -> None:
    """Cells and records lost until the file is safe, and whether it is in every combination."""
    sizes = (2_000,) if asked.quick else (10_000, 100_000) + ((1_000_000,) if asked.long else ())
    for n in sizes:
        frame = records_of(n)
        heads = ("s", "records", "cells", "unsafe", "MB")
        print(f"\n{n:,} records, k = {K}\n{'':<30}" + "".join(f"{of:>9}" for of in heads))
        _suppressed(frame)
        if asked.quick:
            continue
        for method in ("pycanon.k", "pycanon.all", "anjana.k"):
            _record_peer(method, frame, asked)
        for name, why in NOT_TO_BE_HAD.items():
            print(f"{name:<30}  {why}")


def _suppressed(frame: pd.DataFrame) -> None:
    of, names = coded(frame), tuple(frame)
    every = every_combination_of(names)
    for title, protected in (("all columns", (names,)), ("31 combinations", every)):
        for back in (False, True):
            begun = time.perf_counter()
            asked = Protection(protected, K, give_back=back)
            made = finish(suppress_cells(of, asked))
            if back:
                made = finish(with_cells_given_back(of, made))
            took = time.perf_counter() - begun
            again = replace(made, protection=replace(asked, combinations=every))
            unsafe = len(finish(verify(of, again)).failed)
            touched = int(np.count_nonzero(made.blanks))
            what = f"VBAS {title}{', give-back' if back else ''}"
            print(f"{what:<30}{took:9.2f}{touched:9}{made.cells_total:9}{unsafe:6}/31", flush=True)


def _record_peer(method: str, frame: pd.DataFrame, asked: Asked) -> None:
    def run(folder: Path) -> dict[str, float] | str:
        frame.to_parquet(folder / "records.parquet", index=False)
        (folder / "asked.json").write_text(json.dumps({"k": K, "percent": 5}))
        return run_peer(method, folder, asked.limit)

    folder, took = asked.outcome(method, f"{len(frame)}-records", run)
    if isinstance(took, str):
        print(f"{method:<30}  {took}", flush=True)
        return
    lost, unsafe, note = "", "", "only counts"
    if (folder / "kept.parquet").is_file():
        kept = pd.read_parquet(folder / "kept.parquet")[list(frame)].astype(str)
        lost = str(len(frame) - len(kept))
        every = every_combination_of(tuple(frame))
        below = sum(int(kept.groupby(list(c)).size().min()) < K for c in every)
        starred = [c for c in frame if set(kept[c]) == {"*"}]
        unsafe, note = f"{below}/31", f"without {', '.join(starred) or 'nothing'}"
    print(
        f"{method:<30}{took['seconds']:9.2f}{lost:>9}{'':9}{unsafe:>9}"
        f"{took['megabytes']:9.0f}  {note}",
        flush=True,
    )


def counting(asked: Asked) -> None:
    """All combinations counted: `benchmarks.uniqueness`, where these peers stand beside ours."""
    if not asked.quick:
        subprocess.run([sys.executable, "-m", "benchmarks.uniqueness", "5"], check=False)


PARTS = {"regions": regions, "records": records, "counting": counting, "national": national}


def main() -> None:
    """Prints the tables that were asked for, or all."""
    if sys.argv[1:2] == ["run"]:
        child(*sys.argv[2:7])
        return
    names = [a for a in sys.argv[1:] if not a.startswith("--")]
    options = dict(a.lstrip("-").partition("=")[::2] for a in sys.argv[1:] if a.startswith("--"))
    quick, long = "quick" in options, "long" in options
    sizes = ((300, 20),) if quick else SIZES
    if "sizes" in options:
        sizes = tuple(tuple(map(int, of.split("x"))) for of in options["sizes"].split(","))
    with tempfile.TemporaryDirectory() as kept:
        asked = Asked(
            *(quick, long, float(options.get("limit", LONG_LIMIT if long else LIMIT))),
            time.monotonic() + float(options.get("for", "inf")),
            Path(options.get("kept", kept)),
            sizes,
            tuple(map(int, options.get("seeds", "1,2,3" if long else "1").split(","))),
        )
        for name in names or [of for of in PARTS if not (quick and of == "national")]:
            print(f"\n-- {name}", flush=True)
            PARTS[name](asked)


if __name__ == "__main__":
    main()
