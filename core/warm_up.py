"""Compiles the kernels ahead of time: ``python -m core.warm_up`` (done by ``make env``).

Without it they are compiled when they are first called.
"""

from __future__ import annotations

import importlib
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from core.compiled import Kernel

KERNELS: tuple[str, ...] = (
    "core.kernels",
    "core.voronoi.kernels",
    "core.border_kernels",
    "core.io.records.kernels",
    "core.io.synthesize.kernels",
    "core.colours.kernels",
    "core.raster.kernels",
    "core.raster.layering.kernels",
    "core.search.chance",
    "core.ledger.person_kernels",
    "core.ledger.kernels",
    "core.placement.site_search.kernels",
    "core.placement.anonymity_driven.kernels",
    "core.placement.suppression_driven.kernels",
    "core.refinement.touching",
    "core.refinement.kernels",
    "core.refinement.capacities.kernels",
    "core.editing.kernels",
    "core.suppression.cells.cramer",
    "core.suppression.cells.counting",
    "core.suppression.cells.giving.choices.kernels",
    "core.suppression.cells.giving.kernels",
    "core.calibration.kernels",
    "core.record_uniqueness.joining.kernels",
    "core.record_uniqueness.kernels",
    "core.record_uniqueness.people",
    "core.suppression.cells.packing.kernels",
    "core.suppression.cells.packing.people",
    "core.suppression.cells.packing.moles",
    "core.suppression.cells.kernels",
    "core.risk.kernels",
    "core.differencing.kernels",
    "core.released_columns.kernels",
    "core.io.release_pack.kernels",
    "core.io.verification.kernels",
)


def warm_up(name: str) -> str:
    """Compiles the kernels of a module, or loads them from the cache; returns its name."""
    for of in vars(importlib.import_module(name)).values():
        if isinstance(of, Kernel):
            _ = of.dispatcher
    return name


def main() -> None:
    """Compiles all kernels in as many processes as there are cores, and says how far it is."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done, name in enumerate(pool.map(warm_up, KERNELS), start=1):
            sys.stdout.write(f"kernels: {done} of {len(KERNELS)}, {name}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
