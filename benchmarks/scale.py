"""Counting beyond memory: time and memory against records and against areas, with the slope.

``python -m benchmarks.scale [RECORDS [AREAS]]`` (340 million records of eight quasi-identifiers,
240,000 areas): records from a hundredth on, and areas from 1,000 on at a tenth of the records. Each
study is counted, and aggregated to regions of about 150 areas, in a process of its own, with its
peak memory and the most that it had on disk. The files are made once and kept in
``benchmarks/data`` (1.8 GB for the largest), with what was measured in ``scale.csv``, of which
``python -m benchmarks.scale draw [TABLE FOLDER]`` draws pictures (``docs/scale.csv``: ``docs``).
"""

from __future__ import annotations

import csv
import json
import os
import resource
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np

from core.areas import AreaLayer
from core.io.reproduction.figures import Lines
from core.io.synthesize import shipped_distributions, synthesize
from core.io.synthesize.distributions import OVERALL, Distribution, Distributions
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish

DATA = Path(__file__).parent / "data"
RECORDS, AREAS = 340_000_000, 240_000
SHARES = (100, 30, 10, 3, 1)
COLUMNS = ("records", "areas", "groups", "classes", "own", "gib", "disk")
FEWER_AREAS = (1_000, 10_000, 60_000, 240_000)
AREAS_A_REGION = 150
SHIPPED = ("age", "sex", "marital", "language", "visible_minority", "education", "ethnicity")
QIS = (
    QuasiIdentifier("age", band=Band(10.0, 80.0)),
    *(QuasiIdentifier(name) for name in (*SHIPPED[1:], "income")),
)


def areas(n: int) -> AreaLayer:
    """Points around a few hundred towns, with a metre as unit."""
    rng = np.random.default_rng(1)
    towns = rng.uniform(0, 4e6, (500, 2))[rng.integers(0, 500, n)]
    ids = np.char.mod("%08d", np.arange(n)).astype(object)
    points = towns + rng.normal(0, 4e4, (n, 2))
    return AreaLayer("areas", ids, points, np.full(n, np.nan))


def distributions() -> Distributions:
    """Those of the census that are shipped, and tenths of income."""
    tenths = tuple(str(i) for i in range(10))
    income = Distribution("income", tenths, (OVERALL,), np.ones((1, 1, 10)))
    chosen = shipped_distributions().select(SHIPPED)
    return Distributions({**chosen.items, "income": income}, chosen.source)


def records(n: int, n_areas: int) -> Path:
    """A Parquet file of about ``n`` records in random order."""
    path = DATA / f"scale_{n}_{n_areas}.parquet"
    if not path.exists():
        DATA.mkdir(exist_ok=True)
        people = n // n_areas
        spread = (int(people * 0.7), max(1, int(people * 1.3)))
        chosen = distributions()
        finish(synthesize(areas(n_areas), chosen, seed=1, path=path, people=spread, shuffle=True))
    return path


def study(path: Path, n_areas: int) -> dict[str, float]:
    """Counts the records and aggregates their areas, in this process."""
    from core.io.records import RecordSource, count_records
    from core.pipeline import execute
    from core.scenario import Scenario
    from core.site_count import Count

    layer = areas(n_areas)
    start = time.perf_counter()
    counted = finish(count_records(RecordSource(path, "area_id", QIS), layer))
    seconds = time.perf_counter() - start
    peak = _peak()
    start = time.perf_counter()
    scenario = Scenario(QIS, k=5, site_count=Count(max(1, n_areas // AREAS_A_REGION)))
    run = finish(execute(scenario, counted))
    return {
        "records": counted.counts.n_records,
        "groups": counted.counts.counts.nnz,
        "classes": counted.counts.n_classes,
        "count": seconds,
        "count_gib": peak,
        "run": time.perf_counter() - start,
        "lost": run.evaluation.suppression_rate,
        "gib": _peak(),
    }


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20


def measured(n: int, n_areas: int) -> dict[str, float]:
    """`study` in a process of its own, watching the disk that its temporary files take."""
    command = [sys.executable, "-m", "benchmarks.scale", "study", str(records(n, n_areas))]
    folder = DATA / "temporary"
    folder.mkdir(exist_ok=True)
    most, over = [0], threading.Event()

    def watch() -> None:
        while not over.wait(0.5):
            most[0] = max(most[0], _bytes_below(folder))

    watcher = threading.Thread(target=watch)
    watcher.start()
    before = _own_seconds()
    try:
        done = subprocess.run(
            [*command, str(n_areas)],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TMPDIR": str(folder)},
        )
    finally:
        over.set()
        watcher.join()
    result: dict[str, float] = json.loads(done.stdout)
    return {**result, "disk": most[0] / 2**30, "own": _own_seconds() - before}


def _own_seconds() -> float:
    """Processor time of all processes of this one that have ended, with their start."""
    of = resource.getrusage(resource.RUSAGE_CHILDREN)
    return of.ru_utime + of.ru_stime


def _bytes_below(folder: Path) -> int:
    total = 0
    for place, _, files in os.walk(folder):
        for name in files:
            try:
                total += os.stat(os.path.join(place, name)).st_blocks * 512
            except OSError:  # gone meanwhile
                continue
    return total


def line(n_areas: int, of: dict[str, float]) -> None:
    print(
        f"{of['records']:>13,}{n_areas:>9,}{of['groups']:>13,}{of['classes']:>12,}"
        f"{of['own']:>9.1f}{of['count']:>9.1f}{of['count_gib']:>7.2f}{of['disk']:>7.2f}"
        f"{of['run']:>9.1f}{of['gib']:>7.2f}{of['lost']:>9.1%}",
        flush=True,
    )
    path = DATA / "scale.csv"
    with path.open("a", newline="") as file:
        rows = csv.DictWriter(file, COLUMNS, extrasaction="ignore")
        if not path.stat().st_size:
            rows.writeheader()
        rows.writerow({**of, "areas": n_areas})


def draw(table: Path, folder: Path) -> None:
    """Time and memory against records, and against areas, as pictures."""
    with table.open() as file:
        rows = [{name: float(text) for name, text in of.items()} for of in csv.DictReader(file)]
    most = max(of["areas"] for of in rows)
    tenth = max(of["records"] for of in rows) / 10
    by_areas = [of for of in rows if abs(of["records"] / tenth - 1) < 0.05]
    for name, other, some in (
        ("records", f"{most:,.0f} areas", [of for of in rows if of["areas"] == most]),
        ("areas", f"{tenth / 1e6:,.0f} million records", by_areas),
    ):
        some = sorted(some, key=lambda of: of[name])
        at = [of[name] for of in some]
        curves = [
            (title, at, [of[column] for of in some])
            for column, title in (("own", "processor time, s"), ("gib", "most memory, GiB"))
        ]
        title = f"Counting and aggregating, {other}"
        drawn = "".join(Lines(title, "s; GiB", name, curves, log=True).drawn())
        look = '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="12"'
        (folder / f"scale-{name}.svg").write_text(drawn.replace("<svg", look, 1) + "\n")


def main() -> int:
    """Prints both tables; the slope is that of log time against log records."""
    most, n_areas = (int(of) for of in (*sys.argv[1:], *(RECORDS, AREAS)[len(sys.argv) - 1 :]))
    wide = {"records": 13, "areas": 9, "groups": 13, "classes": 12, "own s": 9, "count s": 9}
    wide |= {"GiB": 7, "disk": 7, "run s": 9, "GiB ": 7}
    print("".join(f"{name:>{width}}" for name, width in wide.items()))
    found = []
    for share in SHARES:
        found.append(measured(most // share, n_areas))
        line(n_areas, found[-1])
    sizes = np.log([of["records"] for of in found])
    slope = np.polyfit(sizes, np.log([of["own"] for of in found]), 1)[0]
    print(f"processor time grows with the power {slope:.2f} of the records")
    for fewer in FEWER_AREAS:
        if fewer <= n_areas:
            line(fewer, measured(most // 10, fewer))
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["study"]:
        print(json.dumps(study(Path(sys.argv[2]), int(sys.argv[3]))))
    elif sys.argv[1:2] == ["draw"]:
        docs = Path(__file__).parents[1] / "docs"
        draw(*map(Path, [*sys.argv[2:], docs / "scale.csv", docs][:2]))
    else:
        sys.exit(main())
