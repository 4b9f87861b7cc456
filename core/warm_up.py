"""Compiles the kernels ahead of time: ``python -m core.warm_up`` (done by ``make env``).

Importing a module of kernels with explicit signatures compiles them, or loads them from numba's
cache.
"""

from __future__ import annotations

import importlib

KERNELS: tuple[str, ...] = (
    "core.kernels",
    "core.voronoi.kernels",
    "core.io.records.kernels",
    "core.io.synthesize.kernels",
    "core.colours.kernels",
    "core.raster.kernels",
    "core.raster.layering.kernels",
    "core.search.kernels",
    "core.ledger.persons.kernels",
    "core.ledger.kernels",
    "core.placement.site_search.kernels",
    "core.placement.anonymity_driven.kernels",
    "core.placement.suppression_driven.kernels",
    "core.refinement.touching.kernels",
    "core.refinement.kernels",
    "core.refinement.capacities.kernels",
    "core.editing.kernels",
    "core.suppression.cells.associations.kernels",
    "core.suppression.cells.counting.kernels",
    "core.suppression.cells.giving.choices.kernels",
    "core.suppression.cells.giving.moving.kernels",
    "core.suppression.cells.giving.kernels",
    "core.calibration.kernels",
    "core.record_uniqueness.joining.kernels",
    "core.record_uniqueness.kernels",
    "core.record_uniqueness.persons.kernels",
    "core.suppression.cells.packing.kernels",
    "core.suppression.cells.packing.people.kernels",
    "core.suppression.cells.packing.moles.kernels",
    "core.suppression.cells.kernels",
    "core.risk.kernels",
)


def warm_up() -> None:
    """Imports every module of kernels."""
    for name in KERNELS:
        importlib.import_module(name)


if __name__ == "__main__":
    warm_up()
