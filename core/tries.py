"""What a search for the largest number of sites has tried."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import Notice


@dataclass(frozen=True)
class Try:
    """One number of sites that was tried, and what it came to.

    Attributes
    ----------
    sites, regions
        Sites placed; regions that hold areas.
    suppressed_records, suppression_rate
        Records left out; their share, 0 to 1.
    compactness_own_centre_m_per_area, compactness_own_centre_ground_m_per_area
        Metres in the projection, and on the ground.
    bits_per_record
        Non-uniform entropy.
    kept
        Whether it keeps to the target.
    brief
        Whether its searches were shortened, only to find out which numbers come into question.
    """

    sites: int
    regions: int
    suppressed_records: int
    suppression_rate: float
    compactness_own_centre_m_per_area: float
    compactness_own_centre_ground_m_per_area: float
    bits_per_record: float
    kept: bool
    brief: bool = False


@dataclass(frozen=True)
class TargetReport:
    """The curve that a target left, and whether it could be met.

    Attributes
    ----------
    tries
        In the order of their numbers of sites; each number once, or once brief and once whole.
    met
        Whether the run keeps to the target.
    sentence
        What was asked and what was found.
    stopped
        Whether the search was stopped before it was sure.
    """

    tries: tuple[Try, ...]
    met: bool
    sentence: Notice
    stopped: bool = False
