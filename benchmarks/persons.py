"""Persons: what it costs to count distinct persons instead of records.

``python -m benchmarks.persons [RECORDS]``: made-up stays (2.4 million; 1.6 a person, a tenth of
the persons in several areas) over 2,000 areas and 860 classes. Each measurement is the ratio with
persons to without, in one run; and the sizes are compared with those that pandas counts.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas as pd

from core.areas import AreaLayer
from core.io.records import RecordSource, count_records
from core.pipeline import execute
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.balanced_density import BalancedDensity
from core.placement.suppression_driven import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from core.study import Study

DATA = Path(__file__).parent / "data"
RECORDS = 2_400_000
AREAS, REGIONS, K = 2_000, 150, 5
QIS = tuple(QuasiIdentifier(name) for name in ("age", "sex", "group"))


def stays(n: int) -> tuple[Path, AreaLayer]:
    """A Parquet file of stays, and the areas they are in."""
    path = DATA / f"stays_{n}.parquet"
    rng = np.random.default_rng(1)
    points = rng.uniform(0, 300_000, (AREAS, 2))
    ids = np.array([f"{i:04d}" for i in range(AREAS)], dtype=object)
    layer = AreaLayer("made up", ids, points, np.full(AREAS, np.nan))
    if path.exists():
        return path, layer
    DATA.mkdir(exist_ok=True)
    persons = int(n / 1.6)
    who = np.concatenate([np.arange(persons), rng.integers(0, persons, n - persons)])
    home = rng.integers(0, AREAS, persons)
    moved = rng.random(n) < 0.1
    area = np.where(moved, (home[who] + rng.integers(1, 30, n)) % AREAS, home[who])
    age, sex = rng.integers(0, 43, persons), rng.integers(0, 2, persons)
    group = rng.geometric(0.3, persons).clip(1, 10)
    frame = pd.DataFrame({"area": ids[area], "person": who, "age": age[who], "sex": sex[who]})
    frame["group"] = group[who]
    frame.sample(frac=1, random_state=1).to_parquet(path, index=False)
    return path, layer


def counted(path: Path, layer: AreaLayer, person: str | None) -> Study:
    return finish(count_records(RecordSource(path, "area", QIS, person_column=person), layer))


def timed(task: Callable[[], object]) -> tuple[float, object]:
    start = time.perf_counter()
    made = task()
    return time.perf_counter() - start, made


def main() -> None:
    path, layer = stays(int(sys.argv[1]) if len(sys.argv) > 1 else RECORDS)
    counted(path, layer, None)
    one, without = timed(lambda: counted(path, layer, None))
    two, study = timed(lambda: counted(path, layer, "person"))
    assert isinstance(without, Study)
    assert isinstance(study, Study)
    print(f"counting           {one:7.2f} s {two:7.2f} s   {two / one:5.2f} x")
    approaches = {
        "balanced density": Scenario(QIS, K, Count(REGIONS), BalancedDensity()),
        "anonymity-driven": Scenario(QIS, K, Count(REGIONS), AnonymityDriven()),
        "suppression-driven": Scenario(QIS, K, Count(REGIONS), SuppressionDriven(max_moves=20_000)),
        "border": Scenario(QIS, K, Count(REGIONS), refinement=BorderRefinement(max_moves=500_000)),
    }
    for name, scenario in approaches.items():
        one, _ = timed(lambda of=scenario: finish(execute(of, without)))
        two, run = timed(lambda of=scenario: finish(execute(of, study)))
        print(f"{name:18} {one:7.2f} s {two:7.2f} s   {two / one:5.2f} x")
    frame = pd.read_parquet(path)
    frame["region"] = run.aggregation.labels[frame["area"].astype(int)]
    want = frame.groupby(["region", "age", "sex", "group"])["person"].nunique()
    regions = study.counts.merged(run.aggregation.labels, REGIONS)
    same = np.array_equal(np.sort(want.to_numpy()), np.sort(regions.class_sizes))
    below = want[want < K].index
    lost = frame.set_index(["region", "age", "sex", "group"]).index.isin(below).sum()
    print(
        f"sizes as pandas counts them: {same}; records lost: {lost == run.suppression.suppressed}"
    )


if __name__ == "__main__":
    main()
