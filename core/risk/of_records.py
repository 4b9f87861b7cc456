"""How exposed records are, what attacks would find, and where on a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from core.areas_and_regions import Place
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.risk.assessment import Assessment, Release, assess
from core.risk.exposure import AtRisk, Exposure, exposure_of
from core.risk.thresholds import Threshold
from core.steps import Steps
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.result import CellSuppression


class RiskRecords(NamedTuple):
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


class RiskQuestion(NamedTuple):
    """What is asked of them.

    Attributes
    ----------
    of
        Whose risk.
    threshold
        What is called a risk.
    columns
        The combination that the attacks are about; () for the one that most are at risk by.
    release
        How the records are released.
    place
        What is on the map; None without areas.
    """

    of: RiskRecords
    threshold: Threshold
    columns: tuple[str, ...] = ()
    release: Release = Release()
    place: Place | None = None


@dataclass(frozen=True, eq=False)
class Risk:
    """What is known of it.

    Attributes
    ----------
    asked
        The question.
    exposure
        The smallest class of each record.
    columns
        The combination that the attacks are about.
    at_risk
        Records at risk by any combination, before and after.
    assessment
        What the attacks find; the error where that cannot be told.
    areas, regions
        Records at risk in each area and region on the map; None without.
    """

    asked: RiskQuestion
    exposure: Exposure
    columns: tuple[str, ...]
    at_risk: tuple[int, int]
    assessment: Assessment | VbasError
    areas: AtRisk | None
    regions: AtRisk | None

    @property
    def suppressed(self) -> bool:
        """Whether there is an after."""
        return self.asked.of.outcome is not None

    @property
    def attacked(self) -> tuple[object, ...]:
        """What a simulated attack depends on."""
        return self.asked.of, self.columns, self.asked.release


class RiskOf:
    """Finds risks; the classes of the same records are counted once, which takes longest."""

    def __init__(self) -> None:
        self._last: tuple[RiskRecords, Exposure, tuple[str, ...]] | None = None

    def __call__(self, asked: RiskQuestion) -> Steps[Risk]:
        """What is known of a question.

        Raises
        ------
        VbasError
            If the records do not have the columns of a combination.
        """
        of, k, last = asked.of, asked.threshold.k, self._last
        if last is None or not _same(last[0], of):
            exposure = yield from exposure_of(of.records, of.combinations, of.suppression)
            counts = [found.at_risk(k) for found in exposure.classes_before]
            worst = exposure.combinations[max(range(len(counts)), key=lambda i: counts[i])]
            self._last = last = of, exposure, worst
        _, exposure, worst = last
        columns = asked.columns if asked.columns in exposure.combinations else worst
        assessment: Assessment | VbasError
        try:
            assessment = assess(of.records, columns, k, of.suppression, asked.release)
        except VbasError as error:
            assessment = error
        areas, place, regions = _on_map(asked, exposure), asked.place, None
        if areas is not None and place is not None and place.labels is not None:
            regions = areas.of_regions(place.labels, place.n_regions)
        return Risk(asked, exposure, columns, exposure.at_risk(k), assessment, areas, regions)


def _same(one: RiskRecords, other: RiskRecords) -> bool:
    same = one.records is other.records and one.outcome is other.outcome
    return same and one.combinations == other.combinations


def _on_map(asked: RiskQuestion, exposure: Exposure) -> AtRisk | None:
    """Records at risk in each area on the map; None where they cannot be placed."""
    found, place = exposure.by_area(asked.threshold.k), asked.place
    where = None if place is None else place.areas_of(asked.of.records)
    if found is None or place is None or where is None:
        return None
    return found.of_regions(where, len(place.layer))
