"""The whole way at national scale: 54,425 dissemination areas, 34 million records.

Age (86) x sex (2) x ethnicity (41), k = 5, records in shuffled order, both models of the site
count. The areas are those of the shared data folder if it is beside the project, else points made
up here. Every stage is timed in a fresh process, with its peak memory.
"""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import pandas as pd

from core.io.areas import AreaFile, AreaSource, read_areas
from core.io.outputs import write_outputs
from core.io.records import RecordSource, count_records
from core.io.synthesize import shipped_distributions, synthesize
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Entropy, MaxCombs
from core.steps import finish

DATA = Path(__file__).parent / "data"
RECORDS = DATA / "national.parquet"
REAL = Path(__file__).parents[2] / "shared" / "data" / "da_voronoi_8prov_2021pop_DERIVED.parquet"
QIS = tuple(QuasiIdentifier(name) for name in ("age", "sex", "ethnicity"))


def areas_file() -> Path:
    """The real areas, or as many made up."""
    if REAL.is_file():
        return REAL
    DATA.mkdir(exist_ok=True)
    path = DATA / "areas.csv"
    if not path.is_file():
        rng = np.random.default_rng(1)
        n = 54_425
        centre = rng.uniform(0, 4e6, (500, 2))[rng.integers(0, 500, n)]
        xy = centre + rng.normal(0, 4e4, (n, 2)) + [4e6, 1e6]
        ids = [f"35{i:06d}" for i in range(n)]
        people = rng.integers(400, 701, n)
        table = {"DAUID": ids, "x": xy[:, 0], "y": xy[:, 1], "population": people}
        pd.DataFrame(table).to_csv(path, index=False)
    return path


def source() -> AreaSource:
    """How the areas are read."""
    path = areas_file()
    return AreaSource(path, id_column="id" if path == REAL else "DAUID")


def make_records() -> None:
    """Writes the shuffled records, once."""
    if RECORDS.is_file():
        return
    DATA.mkdir(exist_ok=True)
    areas = finish(read_areas(source())).layer
    chosen = shipped_distributions().select(("age", "sex", "ethnicity"))
    finish(synthesize(areas, chosen, seed=1, path=RECORDS, people="area population", shuffle=True))


def stage(name: str) -> None:
    """Runs everything in this process and prints one line a stage (called in a child)."""
    start = time.perf_counter()

    def done(what: str) -> None:
        nonlocal start
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
        print(
            f"  {what:<34}{time.perf_counter() - start:8.2f} s   peak {peak:5.2f} GiB", flush=True
        )
        start = time.perf_counter()

    area_file: AreaFile = finish(read_areas(source()))
    done("load areas")
    records = RecordSource(RECORDS, "area_id", QIS)
    study = finish(count_records(records, area_file.layer))
    done(f"count {study.counts.n_records:,} records")
    model = MaxCombs("central") if name == "maxcombs" else Entropy("central")
    run = finish(execute(Scenario(QIS, k=5, site_count=model), study))
    done("site count to evaluation")
    seconds = {stage: s for stage, s in run.seconds.items() if s}
    print("    of it: " + ", ".join(f"{s} {t:.2f} s" for s, t in seconds.items()))
    folder = Path(tempfile.mkdtemp(dir=DATA))
    _, files = finish(write_outputs(run, study, area_file, records, folder / "out"))
    done("write all outputs")
    size = sum(f.stat().st_size for f in files) / 2**20
    measures = run.evaluation
    print(
        f"    {run.site_number.n_sites:,} sites, {measures.suppression_rate:.1%} suppressed, "
        f"{measures.non_uniform_entropy_bits_per_record:.2f} bits per record; {size:,.0f} MiB"
    )
    shutil.rmtree(folder)


def main() -> None:
    """Prints the table."""
    print("National study: 54,425 areas, 34 million shuffled records, 7,052 classes, k = 5")
    make_records()
    for name in ("maxcombs", "entropy"):
        print(f" {name}", flush=True)
        subprocess.run([sys.executable, "-m", "benchmarks.national", name], check=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        stage(sys.argv[1])
    else:
        main()
