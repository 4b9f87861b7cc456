"""The calibration of El Emam et al. 2009: 209 models over 40 nested samples of 200,000 records.

``python -m benchmarks.calibration``: seconds by the clock and of all cores, with one thread and
with all; the longest time between two states; peak memory beyond that of the records; then the
same for 2 million records. Beside it a plain loop that counts the classes of each sample anew with
numpy's ``unique``, timed on every 19th model and extrapolated to all; its curves must be the same.
Each size runs in a process of its own, so that its peak memory is its own.

The records are drawn here with the numbers of categories of the paper's Table 1 (western and
central Canada); ages are about equally common, of the others few are common and many rare.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from statistics import median
from typing import Any

import numpy as np

from core.calibration import procedure
from core.calibration.kernels import in_order, random_order
from core.calibration.procedure import calibrate
from core.calibration.quasi_identifier_models import Model, Roles, models_of_paper
from core.calibration.results import Calibration, CalibrationSettings
from core.coded_records import CodedRecords
from core.steps import Step, finish

SIZES, ROUNDS, EVERY = 40, 5, 19
CATEGORIES = {
    **{"sex": 2, "age": 86, "ethnicity": 41, "language": 14, "religion": 11},
    **{"minority": 4, "schooling": 9, "marital": 5, "income": 11, "aboriginal": 4},
}
ROLES = Roles(
    age="age",
    sex="sex",
    ethnicity=("ethnicity", "language", "religion", "minority"),
    schooling="schooling",
    marital="marital",
    income="income",
    aboriginal="aboriginal",
)
GOAL_SECONDS = 10.0


def drawn_records(n: int) -> CodedRecords:
    """``n`` records with the categories of the paper."""
    rng = np.random.default_rng(1)
    codes = np.empty((len(CATEGORIES), n), np.int32)
    for row, (name, of) in zip(codes, CATEGORIES.items(), strict=True):
        common = np.arange(1.0, of + 1)
        share = np.where(common > 60, 0.6, 1.0) if name == "age" else common**-1.3
        row[:] = rng.choice(of, n, p=share / share.sum())
    names = {name: tuple(map(str, range(of))) for name, of in CATEGORIES.items()}
    return CodedRecords(tuple(CATEGORIES), codes, names, CATEGORIES)


def settings_for(n: int) -> CalibrationSettings:
    """The 209 models of the paper over 40 samples."""
    models = tuple(model for of in models_of_paper(ROLES).values() for model in of)
    return CalibrationSettings(models, step=n // SIZES)


def timed(records: CodedRecords, settings: CalibrationSettings) -> tuple[Calibration, list[float]]:
    """The calibration; its seconds, core seconds and longest time between two states."""
    wall, cores = time.perf_counter(), time.process_time()
    last, longest = wall, 0.0

    def note(_: Step) -> None:
        nonlocal last, longest
        now = time.perf_counter()
        last, longest = now, max(longest, now - last)

    result = finish(calibrate(records, settings), note)
    now = time.perf_counter()
    return result, [now - wall, time.process_time() - cores, max(longest, now - last)]


def plain(records: CodedRecords, settings: CalibrationSettings, model: Model) -> list[float]:
    """Uniqueness in each sample, its classes counted anew."""
    n = records.n_records
    codes = in_order(records.codes, random_order(n, n, np.uint64(settings.seed or 0)))
    shares = []
    for size in range(settings.step, n + 1, settings.step):
        code = np.zeros(size, np.int64)
        for name in model:
            code = code * CATEGORIES[name] + codes[records.columns.index(name), :size]
        counts = np.unique(code, return_counts=True)[1]
        shares.append(float(np.count_nonzero(counts == 1) / size))
    return shares


def measured(n: int, with_plain: bool) -> dict[str, Any]:
    """All figures of one number of records."""
    records, settings = drawn_records(n), settings_for(n)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    found: dict[str, Any] = {}
    all_cores = os.cpu_count() or 1
    for threads in (all_cores, 1):
        procedure.os.cpu_count = lambda n=threads: n  # type: ignore[attr-defined]
        rounds = [timed(records, settings) for _ in range(ROUNDS if n < 1_000_000 else 1)]
        found[f"threads {threads}"] = [
            median(of) for of in zip(*(r[1] for r in rounds), strict=True)
        ]
        if threads == all_cores:
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            found["memory"] = (peak - before) / 1024
    result = rounds[0][0]
    fit = result.fits["maxcombs"]
    found["fit"] = [fit.b0, fit.b1, fit.pseudo_r2, result.delta_median]
    if with_plain:
        found["plain"] = plain_seconds(records, settings, result)
    return found


def plain_seconds(
    records: CodedRecords, settings: CalibrationSettings, result: Calibration
) -> tuple[int, float]:
    """Models that were tried, and seconds that all would take."""
    tried = result.curves[::EVERY]
    begin = time.perf_counter()
    for curve in tried:
        same = plain(records, settings, curve.columns) == curve.unique.tolist()
        assert same, f"other curve for {curve.columns}"
    seconds = time.perf_counter() - begin
    return len(tried), seconds / len(tried) * len(result.curves)


def report(n: int, found: dict[str, Any]) -> None:
    print(f"  {n:,} records, {SIZES} samples, 209 models")
    fastest = 0.0
    for name, value in found.items():
        if name.startswith("threads"):
            wall, cores, longest = value
            fastest = fastest or wall
            print(
                f"    {name:<12}{wall:8.2f} s {cores:8.2f} core s"
                f"   longest time between states {1e3 * longest:.0f} ms"
            )
    print(f"    memory beyond the records' own {found['memory']:.0f} MB")
    b0, b1, r2, delta = found["fit"]
    print(f"    ln cut-off = {b0:.2f} + {b1:.3f} ln M, pseudo R2 {r2:.3f}, delta {delta:.4f}")
    if "plain" in found:
        tried, seconds = found["plain"]
        verdict = "met" if fastest < GOAL_SECONDS else "MISSED"
        print(f"    plain loop {seconds:.0f} s for all, extrapolated from {tried} models")
        print(f"    {seconds / fastest:.0f} times as fast; goal of {GOAL_SECONDS:.0f} s {verdict}")


def main() -> None:
    if len(sys.argv) > 2 and sys.argv[1] == "one":
        n = int(sys.argv[2])
        print(json.dumps(measured(n, with_plain=n < 1_000_000)))
        return
    for n in (200_000, 2_000_000):
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.calibration", "one", str(n)],
            capture_output=True,
            text=True,
            check=True,
        )
        report(n, json.loads(done.stdout))


if __name__ == "__main__":
    main()
