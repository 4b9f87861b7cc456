"""Measures of runs as axes: what they are called, their unit, how they are written."""

from __future__ import annotations

from dataclasses import dataclass

from app.kit import numbers
from app.workspaces.aggregate.panels.region_figure import tr


@dataclass(frozen=True)
class MeasureAxis:
    """One measure of `core.comparison.MEASURES`.

    Attributes
    ----------
    title, unit
        What a person calls it, and the unit of the scaled number.
    scale
        From the measure to what is shown: 100 for shares, 0.001 for metres.
    counted
        Whether it is a whole number.
    """

    title: str
    unit: str
    scale: float = 1.0
    counted: bool = False

    @property
    def heading(self) -> str:
        """Title with unit."""
        return f"{self.title} ({self.unit})"

    def exact(self, value: float) -> str:
        """A scaled number with all its digits and its unit."""
        return numbers.count(value, self.unit) if self.counted else numbers.exact(value, self.unit)


def measure_axes() -> dict[str, MeasureAxis]:
    """All measures by name, in the order of a list."""
    km, bits, squared = tr("km"), tr("bits"), tr("records²")
    regions, sites, records = tr("regions"), tr("sites"), tr("records")
    return {
        "n_regions": MeasureAxis(tr("Regions"), regions, counted=True),
        "suppressed_records": MeasureAxis(tr("Records lost"), records, counted=True),
        "suppression_rate": MeasureAxis(tr("Share of records lost"), "%", 100.0),
        "compactness_own_centre_m": MeasureAxis(
            tr("Distances to own centres (projection)"), km, 0.001
        ),
        "compactness_own_centre_m_per_area": MeasureAxis(
            tr("Distance to own centre, per area (projection)"), km, 0.001
        ),
        "non_uniform_entropy_bits": MeasureAxis(tr("Geography lost"), bits),
        "non_uniform_entropy_bits_per_record": MeasureAxis(tr("Geography lost, per record"), bits),
        "compactness_m": MeasureAxis(tr("Distances to sites (projection)"), km, 0.001),
        "discernibility": MeasureAxis(tr("Discernibility"), squared),
        "discernibility_bayardo_agrawal": MeasureAxis(
            tr("Discernibility with suppression"), squared
        ),
        "global_anonymity": MeasureAxis(tr("Anonymity of the regions"), records, counted=True),
        "global_anonymity_released": MeasureAxis(
            tr("Anonymity of what is released"), records, counted=True
        ),
        "n_sites": MeasureAxis(tr("Sites"), sites, counted=True),
        "n_regions_with_records": MeasureAxis(tr("Regions with records"), regions, counted=True),
        "n_sites_without_areas": MeasureAxis(tr("Sites without areas"), sites, counted=True),
        "placement_moves": MeasureAxis(tr("Moves of the placement"), tr("moves"), counted=True),
        "refinement_moves": MeasureAxis(tr("Moves of the refinement"), tr("moves"), counted=True),
        "seconds": MeasureAxis(tr("Running time"), tr("s")),
    }
