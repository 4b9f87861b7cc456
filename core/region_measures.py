"""What each region holds and costs: one array a measure, one entry a region."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.evaluation import own_centre_metres
from core.study import Study
from core.suppression.records import RecordSuppression


@dataclass(frozen=True, eq=False)
class RegionMeasures:
    """Measures of s regions; regions without areas are among them, with zeros or NaN.

    Attributes
    ----------
    areas, records, classes
        (s,) int64: areas joined, records in them, equivalence classes present.
    people
        (s,) float64: population of the areas whose population is published.
    lost
        (s,) int64 records suppressed.
    lost_share
        (s,) float64, 0 to 1; NaN without records.
    anonymity
        (s,) int64: smallest class present, records (people where they name persons); 0 without.
    distance_m
        (s,) float64: sum over the region's areas of the distance to its own centre, metres
        on the ground.
    discernibility
        (s,) int64: squared sizes of the classes kept (Croft et al. 2015, Eq. 21), records squared.
    bits
        (s,) float64: the region's part of non-uniform entropy (Eq. 22-23), bits.
    """

    areas: NDArray[np.int64]
    people: NDArray[np.float64]
    records: NDArray[np.int64]
    classes: NDArray[np.int64]
    lost: NDArray[np.int64]
    lost_share: NDArray[np.float64]
    anonymity: NDArray[np.int64]
    distance_m: NDArray[np.float64]
    discernibility: NDArray[np.int64]
    bits: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.areas)

    @property
    def mean_distance_m(self) -> NDArray[np.float64]:
        """(s,) metres an area; NaN without areas."""
        return _ratio(self.distance_m, self.areas)

    @property
    def bits_per_record(self) -> NDArray[np.float64]:
        """(s,) bits a record; NaN without records."""
        return _ratio(self.bits, self.records)


def region_measures(
    study: Study, aggregation: Aggregation, suppression: RecordSuppression
) -> RegionMeasures:
    """The measures of every region; their sums are those of `core.evaluation.Evaluation`."""
    labels, s = aggregation.labels, aggregation.n_regions
    matrix = suppression.counts.counts
    records = suppression.counts.records
    sizes = suppression.counts.class_sizes
    kept = np.where(sizes >= suppression.k, sizes, 0).astype(np.int64)
    own = study.counts.records.astype(np.float64)
    some = own > 0
    bits = np.zeros(len(labels))
    bits[some] = own[some] * np.log2(records[labels[some]] / own[some])
    lost = suppression.suppressed_by_region
    return RegionMeasures(
        areas=aggregation.areas_in_region.astype(np.int64),
        people=_sums(labels, np.nan_to_num(study.areas.population, nan=0.0), s),
        records=records,
        classes=np.diff(matrix.indptr).astype(np.int64),
        lost=lost,
        lost_share=_ratio(lost, records),
        anonymity=suppression.counts.anonymity(),
        distance_m=_sums(labels, own_centre_metres(study.areas, aggregation), s),
        discernibility=_row_sums(matrix.indptr, kept * kept),
        bits=_sums(labels, bits, s),
    )


def polsby_popper(regions: NDArray[np.object_]) -> NDArray[np.float64]:
    """How round each region is: 4 pi area / perimeter squared, 1 for a disc.

    Parameters
    ----------
    regions
        (s,) shapely polygons (`core.aggregation.dissolve`).

    Returns
    -------
    (s,) float64
        0 to 1, without unit; NaN for regions without an area.
    """
    area, perimeter = shapely.area(regions), shapely.length(regions)
    return _ratio(4.0 * np.pi * area, np.square(perimeter))


def _sums(labels: NDArray[np.int32], values: NDArray[np.float64], s: int) -> NDArray[np.float64]:
    return np.asarray(np.bincount(labels, weights=values, minlength=s), dtype=np.float64)


def _row_sums(indptr: NDArray[np.int32], values: NDArray[np.int64]) -> NDArray[np.int64]:
    running = np.concatenate([[0], np.cumsum(values)])
    return np.asarray(running[indptr[1:]] - running[indptr[:-1]], dtype=np.int64)


def _ratio(part: NDArray[np.generic], whole: NDArray[np.generic]) -> NDArray[np.float64]:
    with np.errstate(invalid="ignore", divide="ignore"):
        share = np.asarray(part, np.float64) / np.asarray(whole, np.float64)
    return np.where(np.isfinite(share), share, np.nan)
