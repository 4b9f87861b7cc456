"""Area files in: any spatial file or table of coordinates becomes an :class:`AreaLayer`."""

from core.io.areas.inspecting import inspect_areas
from core.io.areas.joining import join_population
from core.io.areas.parents import with_level_of_column
from core.io.areas.projection import suggest_crs
from core.io.areas.reading import read_areas
from core.io.areas.relating import relate
from core.io.areas.repairing import Repair, needs_repair, repair
from core.io.areas.types import (
    AreaFile,
    AreaPreview,
    AreaSource,
    Fault,
    FaultKind,
    IncompleteAreasError,
    JoinReport,
    MissingCrsError,
    faults_by_kind,
)

__all__ = [
    "AreaFile",
    "AreaPreview",
    "AreaSource",
    "Fault",
    "FaultKind",
    "IncompleteAreasError",
    "JoinReport",
    "MissingCrsError",
    "Repair",
    "faults_by_kind",
    "inspect_areas",
    "join_population",
    "needs_repair",
    "read_areas",
    "relate",
    "repair",
    "suggest_crs",
    "with_level_of_column",
]
