"""What the panel of risk shows, worked out in a thread of the background. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.workspaces.cells.place import Place
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.risk.assessment import Assessment, Release, assess
from core.risk.exposure import AtRisk, Exposure, exposure_of
from core.risk.thresholds import Threshold
from core.steps import Step, Stop, finish
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import CellSuppression


@dataclass(frozen=True, eq=False)
class Source:
    """Whose risk is looked at.

    Attributes
    ----------
    records
        The records.
    combinations
        What an adversary could know together.
    outcome
        What came out of suppression; None where nothing is suppressed yet.
    """

    records: CodedRecords
    combinations: tuple[tuple[str, ...], ...]
    outcome: Outcome | None = None

    @property
    def suppression(self) -> CellSuppression | None:
        """Which cells are blanked."""
        return None if self.outcome is None else self.outcome.suppression

    def is_like(self, other: Source) -> bool:
        """Whether the same is found."""
        return (
            self.records is other.records
            and self.outcome is other.outcome
            and self.combinations == other.combinations
        )


@dataclass(frozen=True, eq=False)
class Asked:
    """What is asked of it.

    Attributes
    ----------
    source
        Whose risk.
    exposure
        The smallest class of each record.
    threshold
        What is called a risk.
    columns
        The combination that the attacks are about.
    release
        How the records are released.
    place
        What is on the map; None without areas.
    """

    source: Source
    exposure: Exposure
    threshold: Threshold
    columns: tuple[str, ...]
    release: Release
    place: Place | None = None

    def is_like(self, other: Asked) -> bool:
        """Whether the answer is the same."""
        asked = (self.threshold, self.columns, self.release)
        one, two = self.place, other.place
        on_map = one is two or (
            one is not None
            and two is not None
            and one.layer is two.layer
            and one.labels is two.labels
        )
        return (
            self.exposure is other.exposure
            and asked == (other.threshold, other.columns, other.release)
            and on_map
        )


@dataclass(frozen=True, eq=False)
class Shown:
    """What is known of it.

    Attributes
    ----------
    asked
        The question.
    at_risk
        Records at risk by any combination, before and after.
    assessment
        What the attacks find; the error where that cannot be told.
    areas, regions
        Records at risk in each area and region on the map; None without.
    """

    asked: Asked
    at_risk: tuple[int, int]
    assessment: Assessment | VbasError
    areas: AtRisk | None
    regions: AtRisk | None

    @property
    def suppressed(self) -> bool:
        """Whether there is an after."""
        return self.asked.source.outcome is not None


class Ticket:
    """Whether what was asked for is still wanted."""

    def __init__(self) -> None:
        self.wanted = True


class _NotWantedError(Exception):
    """Something else is asked for by now."""


def exposure_found(source: Source, ticket: Ticket) -> Exposure | VbasError | None:
    """Finds the smallest class of each record; None if nobody wants to know any more."""

    def look(step: Step) -> Stop | None:
        del step
        if not ticket.wanted:
            raise _NotWantedError
        return None

    try:
        return finish(exposure_of(source.records, source.combinations, source.suppression), look)
    except VbasError as error:
        return error
    except _NotWantedError:
        return None


def shown_of(asked: Asked) -> Shown:
    """Answers it."""
    source, k = asked.source, asked.threshold.k
    assessment: Assessment | VbasError
    try:
        assessment = assess(source.records, asked.columns, k, source.suppression, asked.release)
    except VbasError as error:
        assessment = error
    areas = _on_map(asked)
    place, regions = asked.place, None
    if areas is not None and place is not None and place.labels is not None:
        regions = areas.of_regions(place.labels, place.n_regions)
    return Shown(asked, asked.exposure.at_risk(k), assessment, areas, regions)


def _on_map(asked: Asked) -> AtRisk | None:
    """Records at risk in each area on the map; None where they cannot be placed."""
    found, place = asked.exposure.by_area(asked.threshold.k), asked.place
    ids = asked.source.records.area_ids
    if found is None or place is None or ids is None:
        return None
    on_map = place.layer.ids
    if len(ids) == len(on_map) and bool((ids == on_map).all()):
        return found
    index = {area: i for i, area in enumerate(on_map.tolist())}
    labels: NDArray[np.int64] = np.array([index.get(area, -1) for area in ids.tolist()], np.int64)
    return found.of_regions(labels, len(on_map))
