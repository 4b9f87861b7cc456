"""VBAS from Python and in notebooks: one import, tables in and out, progress by itself.

::

    from core.api import Study, Scenario, run

    study = Study.sample()
    regions = run(study, Scenario(k=5, refinement="border"))
    regions.plot()

Thin over `core`: what comes out is what the command line writes and the window shows.
"""

from core.api.cells import CellsResult, suppress
from core.api.deciding import decide
from core.api.enough import levels
from core.api.packs import release, verify
from core.api.runs import RunResult, compare, run
from core.api.scenario import Scenario
from core.api.study import Study
from core.api.sweeping import sweep
from core.api.unique import UniquenessResult, uniqueness
from core.api.useful import usefulness

__all__ = [
    "CellsResult",
    "RunResult",
    "Scenario",
    "Study",
    "UniquenessResult",
    "compare",
    "decide",
    "levels",
    "release",
    "run",
    "suppress",
    "sweep",
    "uniqueness",
    "usefulness",
    "verify",
]
