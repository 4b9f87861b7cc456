"""What is really suppressed at the size of region that each model proposes.

``python -m benchmarks.calibrated``: sets of variables that no fit has seen (ten folds of sets), on
areas grouped by balanced density, against an aim of 1 % and of 5 % suppressed at k = 5 and 11. The
models: El Emam et al. 2009 by max combinations and by entropy (their sizes know neither k nor an
aim), ours by max combinations and by entropy, and ours from the classes of the records, as if
people were spread at random and with the spread that the areas show. Three studies:

- the dissemination areas of Nova Scotia if they are at hand (``../shared/data``), else as many
  made up, with records drawn from the shipped distributions: areas are random samples, and the
  variables are independent but for age;
- the sample study: a fictional province whose people differ from place to place, with variables
  that hang together;
- a made-up square of 2,000 areas where the share of a category doubles or halves within 20 km.

Only sets and k count for which the aim lies between what one region loses and what the areas by
themselves lose. Proposed sizes below that of the areas are held at it, for every model.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import scipy.sparse as sp
from numpy.typing import NDArray

from benchmarks.placement_runs import REAL, national_areas, square_study
from benchmarks.spatial_data import LARGE, square_areas
from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.calibration.class_spread import ClassSpread, class_spread
from core.calibration.procedure import calibrate
from core.calibration.results import Calibration, CalibrationSettings
from core.calibration.suppression_rate import fit_suppression, x_of
from core.calibration.uniqueness import classes_of
from core.classes import ClassCounts
from core.coded_records import CodedRecords
from core.cutoff.gaps import coefficient_set
from core.grouping import aggregate
from core.io.areas import read_areas
from core.io.sample import sample_folder, sample_scenario
from core.placement.balanced_density import BalancedDensity
from core.placement.base import Task
from core.steps import finish
from core.study import Study
from setup.synthesized_areas import records as synthesized
from setup.synthesized_areas import sets_of_variables

KS, AIMS = (5, 11), (0.01, 0.05)
FOLDS, PART = 10, "eastern"
EVERY_SET = 6
"""Of the 280 sets of the synthesized records."""
AGES = {"age 5": 5, "age 10": 10}
OTHERS = ("sex", "marital", "language", "ethnicity", "education")

METHODS = (
    "El Emam 2009, max combinations",
    "El Emam 2009, entropy",
    "ours, max combinations",
    "ours, entropy",
    "ours, classes at random",
    "ours, classes and spread",
)


@dataclass(eq=False)
class Place:
    """Areas with coded records, and what balanced density makes of them."""

    name: str
    areas: AreaLayer
    records: CodedRecords
    sets: tuple[tuple[str, ...], ...]

    def __post_init__(self) -> None:
        assert self.records.areas is not None
        self.people = np.bincount(self.records.areas, minlength=len(self.areas)).astype(float)
        self._groupings: dict[int, Aggregation] = {}

    def counts(self, columns: tuple[str, ...]) -> ClassCounts:
        """Records by area and class, for one set."""
        numbers, found = classes_of(self.records, columns)
        ones = np.ones(len(numbers), np.int32)
        shape = (len(self.areas), found)
        matrix = sp.coo_array((ones, (self.records.areas, numbers)), shape=shape).tocsr()
        matrix.sum_duplicates()
        matrix.sort_indices()
        codes = np.arange(found, dtype=np.int32)[:, None]
        return ClassCounts(
            matrix, codes, {"class": tuple(map(str, range(found)))}, {"class": found}
        )

    def share_lost(self, counts: ClassCounts, n_sites: int, k: int) -> float:
        """Share suppressed in the regions of balanced density, which look at records alone."""
        if n_sites not in self._groupings:
            task = Task(Study(self.areas, counts), n_sites, k, self.people)
            placed = finish(BalancedDensity().place(task, np.random.default_rng(1)))
            self._groupings[n_sites] = aggregate(task.study, placed)
        regions = self._groupings[n_sites]
        sizes = counts.merged(regions.labels, regions.n_regions).counts.data
        return float(sizes[sizes < k].sum() / counts.n_records)


def synthesized_place() -> Place:
    """Real areas if they are at hand, with records drawn for them."""
    layer = _of_province(national_areas(), "NS") if REAL.is_file() else square_areas(1700, 1)
    of = synthesized(layer)
    return Place(
        "synthesized records, " + layer.name, layer, of, sets_of_variables(of)[::EVERY_SET]
    )


def _of_province(layer: AreaLayer, province: str) -> AreaLayer:
    there = np.flatnonzero(
        (layer.parents["province"] == province) & (np.nan_to_num(layer.population) > 0)
    )
    parents = {"province": layer.parents["province"][there]}
    return AreaLayer(
        f"{len(there):,} dissemination areas of {province}",
        layer.ids[there],
        layer.points[there],
        layer.population[there],
        parents=parents,
    )


def sample_place() -> Place:
    """The sample study, with age in two bandings."""
    layer = finish(read_areas(sample_scenario().areas)).layer
    table = pq.read_table(sample_folder() / "records.parquet").to_pandas()
    columns = {name: table["age"] // width for name, width in AGES.items()}
    columns |= {name: table[name] for name in OTHERS}
    codes, names = [], {}
    for name, values in columns.items():
        code, labels = pd.factorize(values, sort=True)
        codes.append(np.where(code < 0, len(labels), code).astype(np.int32))
        names[name] = tuple(map(str, labels))
    at = {name: i for i, name in enumerate(layer.ids.tolist())}
    area = table["area_id"].map(at).to_numpy()
    known = ~np.isnan(area)
    of = CodedRecords(
        tuple(columns),
        np.ascontiguousarray(np.vstack(codes)[:, known]),
        names,
        {name: len(of) for name, of in names.items()},
        area[known].astype(np.int32),
        layer.ids,
    )
    parts = [(*age, *rest) for age in ((), *((a,) for a in AGES)) for rest in _subsets(OTHERS)]
    sets = tuple(c for c in parts if 2 <= len(c) <= 5)
    return Place(f"sample study, {len(layer):,} areas", layer, of, sets)


def square_place() -> Place:
    """Strong differences over space: two and a half times those of the other benchmarks."""
    variables = tuple(replace(of, amplitude=2.5 * of.amplitude) for of in LARGE)
    study = square_study(2, variables=variables)
    matrix = study.counts.counts.tocoo()
    codes = np.repeat(study.counts.codes[matrix.col], matrix.data, axis=0).T
    at = {of.name: i for i, of in enumerate(variables)}
    columns = {"age 10": codes[at["age"]] // 2} | {name: codes[i] for name, i in at.items()}
    names = {name: tuple(map(str, range(int(of.max()) + 1))) for name, of in columns.items()}
    of = CodedRecords(
        tuple(columns),
        np.ascontiguousarray(np.vstack(list(columns.values())), dtype=np.int32),
        names,
        {name: len(of) for name, of in names.items()},
        np.repeat(matrix.row, matrix.data).astype(np.int32),
        study.areas.ids,
    )
    others = ("sex", "marital", "ethnicity")
    parts = [(*age, *rest) for age in ((), ("age",), ("age 10",)) for rest in _subsets(others)]
    sets = tuple(c for c in parts if len(c) >= 2)
    return Place(f"square of {len(study.areas):,} areas, strong differences", study.areas, of, sets)


def _subsets(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for n in range(len(names) + 1):
        yield from itertools.combinations(names, n)


def sizes_by_fits(
    place: Place, done: Calibration, aim: float
) -> Mapping[tuple[str, int, int], float]:
    """(predictor, set, k) -> size proposed by a fit that has not seen the set."""
    fold = np.random.default_rng(1).permutation(len(place.sets)) % FOLDS
    found = {}
    for j in range(FOLDS):
        kept = tuple(c for c, f in zip(done.curves, fold, strict=True) if f != j)
        others = Calibration(
            done.settings, done.n_records, done.sizes, kept, {}, {}, done.delta_median, 0.0
        )
        fit = fit_suppression(others)
        for i in np.flatnonzero(fold == j).tolist():
            for name, model in fit.models.items():
                for k in KS:
                    found[name, i, k] = model.records(aim, x_of(done.curves[i], name), k)
    return found


def compare(place: Place) -> None:
    """Prints the table of one study."""
    n = place.records.n_records
    print(f"\n{place.name}: {n:,} records, {len(place.sets)} sets of variables", flush=True)
    settings = CalibrationSettings(models=place.sets, step=max(100, n // 1000), ks=(3, 5, 11, 20))
    done = finish(calibrate(place.records, settings))
    reached: dict[tuple[float, str], list[float]] = {}
    fitted = {aim: sizes_by_fits(place, done, aim) for aim in AIMS}
    for i, columns in enumerate(place.sets):
        counts = place.counts(columns)
        classes = class_spread(counts)
        even = ClassSpread(classes.sizes, classes.how_many)
        published = _published(done, i)
        for k, aim in itertools.product(KS, AIMS):
            if not _attainable(counts, k, aim):
                continue
            sizes = (
                *published,
                fitted[aim]["maxcombs", i, k],
                fitted[aim]["entropy", i, k],
                even.records_for(aim, k) or float(n),
                classes.records_for(aim, k) or float(n),
            )
            for method, size in zip(METHODS, sizes, strict=True):
                sites = min(max(1, int(n / size + 0.5)), np.count_nonzero(place.people))
                share = place.share_lost(counts, sites, k)
                reached.setdefault((aim, method), []).append(share)
    for aim in AIMS:
        _print(aim, {method: np.array(reached[aim, method]) for method in METHODS})


def _published(done: Calibration, i: int) -> tuple[float, float]:
    curve = done.curves[i]
    maxcombs = coefficient_set("el-emam-2009-maxcombs").model("maxcombs", PART)
    entropy = coefficient_set("el-emam-2009-entropy").model("entropy", PART)
    return maxcombs.cutoff(curve.max_combinations), max(1.0, entropy.cutoff(curve.entropy))


def _attainable(counts: ClassCounts, k: int, aim: float) -> bool:
    n = counts.n_records
    one = counts.sizes[counts.sizes < k].sum() / n
    each = counts.counts.data[counts.counts.data < k].sum() / n
    return bool(one < aim < each)


def _print(aim: float, reached: Mapping[str, NDArray[np.float64]]) -> None:
    n = len(next(iter(reached.values())))
    print(f"  aimed at {aim:.0%} suppressed ({n} pairs of set and k)")
    head = ("", "10 %", "25 %", "median", "75 %", "90 %", "off by", "within 1.5")
    print("  {:<32}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}{:>12}".format(*head))
    for method, shares in reached.items():
        quantiles = np.quantile(shares, [0.1, 0.25, 0.5, 0.75, 0.9])
        off = np.abs(np.log(np.maximum(shares, 1e-6) / aim))
        told = "".join(f"{q:>9.2%}" for q in quantiles)
        near = float((off <= np.log(1.5)).mean())
        print(f"  {method:<32}{told}{np.exp(np.median(off)):>8.2f}x{near:>12.0%}", flush=True)


def main() -> None:
    """All studies."""
    for make in (synthesized_place, sample_place, square_place):
        compare(make())


if __name__ == "__main__":
    main()
