"""How regions stand while they are edited, in numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Standing:
    """The totals of a set of regions.

    Attributes
    ----------
    k
        Smallest class size allowed, records.
    regions
        Regions that hold areas.
    records
        All records.
    suppressed
        Records in classes below k.
    compactness_m
        Sum over areas of the distance to their region's own centre, metres.
    bits
        Non-uniform entropy (Croft et al. 2015, Eq. 22-23).
    anonymity
        Smallest class present in any region, records; 0 without any record.
    least_people
        Population of the smallest region, in what ``counted_in`` says.
    counted_in
        "people" or "records".
    floor
        Population that each region should hold; None if none was asked for.
    below_floor
        Regions that hold fewer, 0-based; empty without a floor.
    in_pieces
        Regions that do not hang together, 0-based.
    """

    k: int
    regions: int
    records: int
    suppressed: int
    compactness_m: float
    bits: float
    anonymity: int
    least_people: float
    counted_in: str
    floor: float | None
    below_floor: tuple[int, ...]
    in_pieces: tuple[int, ...]

    @property
    def suppression_rate(self) -> float:
        """Share of all records that is suppressed, 0 to 1."""
        return self.suppressed / self.records if self.records else 0.0


@dataclass(frozen=True)
class RegionStanding:
    """One region as it is now.

    Attributes
    ----------
    region
        Its number, 0-based.
    areas, records, suppressed
        How many areas it has; its records, and those in classes below k.
    people
        Its population, in what ``counted_in`` says.
    pieces
        How many pieces it is in.
    locked
        Whether it keeps its areas.
    """

    region: int
    areas: int
    records: int
    suppressed: int
    people: float
    counted_in: str
    pieces: int
    locked: bool
