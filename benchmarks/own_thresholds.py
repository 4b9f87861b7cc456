"""The shipped threshold models on areas of another size: the real FSAs, with synthesized records.

``python -m benchmarks.own_thresholds``: every tenth FSA of ``../shared/data/T1201EN.CSV`` (2016,
real populations and provinces), records drawn from the shipped distributions with another seed,
every fourth set of variables: sensitivity, specificity, and the area under the curve of models
that have seen none of the areas. The sets are those that they were fitted on.
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.calibration.threshold_fit import area_under_curve, shares_right
from core.calibration.uniqueness import UniquenessTable, uniqueness_table
from core.canada import province_of_text
from core.steps import finish
from core.thresholds.predicted import EVEN_CUT, threshold_models
from setup.synthesized_areas import records, sets_of_variables

FSAS = Path(__file__).parents[2] / "shared" / "data" / "T1201EN.CSV"
EVERY_AREA, EVERY_SET, SEED = 10, 4, 7


def areas() -> AreaLayer:
    """Every tenth FSA with people, on a line."""
    with FSAS.open(encoding="latin-1", newline="") as file:
        rows = [row for row in csv.reader(file) if len(row) > 4 and len(row[0]) == 3]
    people = [(row[0], province_of_text(row[2]), int(row[4] or 0)) for row in rows]
    chosen = [row for row in people if row[2] > 0][::EVERY_AREA]
    ids, provinces, population = (list(of) for of in zip(*chosen, strict=True))
    points = np.column_stack([np.arange(len(ids)) * 1000.0, np.zeros(len(ids))])
    return AreaLayer(
        "FSAs",
        np.array(ids, dtype=object),
        points,
        np.array(population, dtype=np.float64),
        parents={"province": np.array(provinces, dtype=object)},
    )


def report(table: UniquenessTable, n_sets: int) -> None:
    """One line for each model and cut."""
    combinations = np.exp(table.ln_max_combinations)
    head = ("model", "above", "sensitivity", "specificity", "AUC")
    print("{:<26}{:>8}{:>14}{:>14}{:>8}".format(*head))
    for threshold, model in threshold_models().models.items():
        above: NDArray[np.bool_] = table.uniqueness > threshold
        p = np.asarray(model.probability(table.population, np.round(combinations)))
        auc = area_under_curve(p, above)
        for name, cut in (("even", EVEN_CUT), ("cautious", model.cautious_cut)):
            right = shares_right(p, above, cut)
            said = f"{threshold:.0%}, {name} cut {cut:.2f}"
            print(f"{said:<26}{above.mean():>8.1%}{right[0]:>14.3f}{right[1]:>14.3f}{auc:>8.3f}")
    print(f"{len(np.unique(table.area))} areas, {n_sets} sets of variables")


def main() -> None:
    """Measures, unless the file is not at hand."""
    if not FSAS.is_file():
        print("The populations of FSAs are not at hand.")
        return
    layer = areas()
    of = records(layer, SEED)
    print(f"{of.n_records:,} synthesized records in {len(layer)} FSAs", flush=True)
    sets = sets_of_variables(of)[::EVERY_SET]
    report(finish(uniqueness_table(of, sets)), len(sets))


if __name__ == "__main__":
    main()
