"""A study: areas and the counts of their records, row by row the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.areas import AreaLayer
from core.classes import ClassCounts
from core.errors import N_, Notice, VbasError

UNKNOWN_AREA = N_("unknown area")
MISSING_VALUES = N_("missing values")
FILTERED = N_("the filter")


@dataclass(frozen=True, eq=False)
class Study:
    """Areas and records, joined.

    Attributes
    ----------
    areas
        The layer that is aggregated; row i of the counts is area i.
    counts
        Records by area and equivalence class.
    left_out
        Numbers of records that are not in ``counts``, by reason (`UNKNOWN_AREA`,
        `MISSING_VALUES`, `FILTERED`).
    levels
        Coarser or other layers shown with the areas (such as FSAs), by level name.
    notices
        What the user should know about how the two were joined.
    """

    areas: AreaLayer
    counts: ClassCounts
    left_out: Mapping[str, int] = field(default_factory=dict)
    levels: Mapping[str, AreaLayer] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()

    def __post_init__(self) -> None:
        if self.counts.n_units != len(self.areas):
            raise VbasError(
                "The counts have {units} rows, but there are {areas} areas.",
                units=self.counts.n_units,
                areas=len(self.areas),
            )
