"""What packages of one's own add, found by their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from core.errors import VbasError

SITE_COUNTS: Final = "vbas.site_counts"
PLACEMENTS: Final = "vbas.placements"
AGGREGATIONS: Final = "vbas.aggregations"
REFINEMENTS: Final = "vbas.refinements"
MEASURES: Final = "vbas.measures"


@cache
def added(group: str) -> tuple[Any, ...]:
    """What packages add to one of these groups, in the order of the names of the entry points.

    Raises
    ------
    VbasError
        If one cannot be loaded; it names the package.
    """
    found = []
    for point in sorted(entry_points(group=group), key=lambda of: of.name):
        try:
            found.append(point.load())
        except Exception as error:  # whatever the code of others raises
            package = point.dist.name if point.dist is not None else point.value
            raise VbasError(
                "The package {package} adds {name} to VBAS ({group}), which cannot be loaded: "
                "{reason}.",
                "Mend the package, or uninstall it.",
                package=package,
                name=point.name,
                group=group,
                reason=f"{type(error).__name__}: {error}",
            ) from error
    return tuple(found)
