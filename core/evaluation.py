"""What an aggregation costs: one pure function per measure, and all of them together.

Suppression, compactness and entropy belong together: at a fixed number of regions each alone is
made small at the expense of the others.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.classes import ClassCounts
from core.ground import ground_metres, mean_scale
from core.kernels import sizes_kept
from core.study import Study
from core.suppression.records import RecordSuppression


def compactness(
    points: NDArray[np.float64], labels: NDArray[np.integer], sites: NDArray[np.float64]
) -> float:
    """Sum over all areas of the distance to their region's site (Croft et al. 2015, Eq. 20).

    Parameters
    ----------
    points
        (n, 2) metres, one per area.
    labels
        (n,) region of each area.
    sites
        (regions, 2) metres.

    Returns
    -------
    float
        Metres.
    """
    to = points - sites[labels]
    return math.fsum(np.hypot(to[:, 0], to[:, 1]))


def own_centres(
    points: NDArray[np.float64], labels: NDArray[np.integer], n_regions: int
) -> NDArray[np.float64]:
    """(regions, 2) mean of each region's own points, metres; NaN for a region without areas."""
    areas = np.bincount(labels, minlength=n_regions).astype(np.float64)
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.column_stack(
            [np.bincount(labels, weights=points[:, d], minlength=n_regions) / areas for d in (0, 1)]
        )


def discernibility(suppression: RecordSuppression) -> int:
    """Sum of squared sizes of the classes kept (Croft et al. 2015, Eq. 21).

    Records squared; people squared where records name persons.
    """
    return int(sizes_kept(suppression.counts.class_sizes, suppression.k)[0])


def discernibility_bayardo_agrawal(suppression: RecordSuppression) -> int:
    """Discernibility that also charges all records for each suppressed one; records squared.

    Where records name persons it counts those: all of them for each in a class suppressed.
    """
    sizes = suppression.counts.class_sizes
    below = int(sizes.sum(dtype=np.int64, where=sizes < suppression.k))
    return discernibility(suppression) + suppression.counts.n_people * below


def non_uniform_entropy(
    area_records: NDArray[np.integer], labels: NDArray[np.integer], n_regions: int
) -> float:
    """Bits of geography lost: - sum over records of log2(n_area / n_region).

    Croft et al. 2015, Eq. 22-23, over all records before suppression.

    Parameters
    ----------
    area_records
        (n,) records in each area.
    labels
        (n,) region of each area.
    """
    n = np.asarray(area_records, dtype=np.float64)
    region = np.bincount(labels, weights=n, minlength=n_regions)[labels]
    some = n > 0
    return max(0.0, -math.fsum(n[some] * np.log2(n[some] / region[some])))


def global_anonymity(counts: ClassCounts) -> int | None:
    """Smallest size over all units and classes present; None if there are no records."""
    return int(counts.class_sizes.min()) if counts.counts.nnz else None


@dataclass(frozen=True)
class Evaluation:
    """All measures of one aggregation (methods: Croft et al. 2015, section 3.4).

    Attributes
    ----------
    n_regions, n_regions_with_records, n_sites_without_areas
        Regions that hold areas; those of them that hold records; sites nearest to no area.
    global_anonymity_before, global_anonymity, global_anonymity_released
        Of the areas; of the regions before suppression; of what is released. Records (people where
        records name persons); None where there are none.
    suppressed_records, suppression_rate
        Records left out; their share of all records used, 0 to 1.
    compactness_m, compactness_m_per_area
        Eq. 20 in metres, to the site; None where regions have no sites.
    compactness_own_centre_m
        The same to the mean of the region's own points.
    discernibility, discernibility_bayardo_agrawal
        Records (people) squared.
    non_uniform_entropy_bits, non_uniform_entropy_bits_per_record
        Eq. 22-23.
    compactness_ground_m, compactness_own_centre_ground_m
        Both sums in metres on the ground; the others are metres of the projection.
    """

    n_regions: int
    n_regions_with_records: int
    n_sites_without_areas: int
    global_anonymity_before: int | None
    global_anonymity: int | None
    global_anonymity_released: int | None
    suppressed_records: int
    suppression_rate: float
    compactness_m: float | None
    compactness_m_per_area: float | None
    compactness_own_centre_m: float
    discernibility: int
    discernibility_bayardo_agrawal: int
    non_uniform_entropy_bits: float
    non_uniform_entropy_bits_per_record: float
    compactness_ground_m: float | None
    compactness_own_centre_ground_m: float


def evaluate(study: Study, aggregation: Aggregation, suppression: RecordSuppression) -> Evaluation:
    """All measures of an aggregation and its suppression."""
    points, labels = study.areas.points, aggregation.labels
    regions = suppression.counts
    n_records = regions.n_records
    filled = int(np.count_nonzero(aggregation.areas_in_region))
    squares, least_kept, least = sizes_kept(regions.class_sizes, suppression.k)
    to_site = None
    if aggregation.sites is not None:
        to_site = compactness(points, labels, aggregation.sites)
    centres = own_centres(points, labels, aggregation.n_regions)
    bits = non_uniform_entropy(study.counts.records, labels, aggregation.n_regions)
    return Evaluation(
        n_regions=filled,
        n_regions_with_records=int(np.count_nonzero(np.diff(regions.counts.indptr))),
        n_sites_without_areas=aggregation.n_regions - filled,
        global_anonymity_before=global_anonymity(study.counts),
        global_anonymity=int(least) or None,
        global_anonymity_released=int(least_kept) or None,
        suppressed_records=suppression.suppressed,
        suppression_rate=suppression.suppressed / n_records if n_records else 0.0,
        compactness_m=to_site,
        compactness_m_per_area=None if to_site is None else to_site / max(1, len(points)),
        compactness_own_centre_m=compactness(points, labels, centres),
        discernibility=int(squares),
        discernibility_bayardo_agrawal=discernibility_bayardo_agrawal(suppression),
        non_uniform_entropy_bits=bits,
        non_uniform_entropy_bits_per_record=bits / n_records if n_records else 0.0,
        compactness_ground_m=ground_compactness(study.areas, aggregation),
        compactness_own_centre_ground_m=math.fsum(own_centre_metres(study.areas, aggregation)),
    )


def own_centre_stretch(areas: AreaLayer, labels: NDArray[np.integer]) -> float:
    """Metres on the map for a metre on the ground, over the ways to the regions' own centres.

    What divides a search's sum of map metres, so that it tells of these regions what
    `Evaluation.compactness_own_centre_ground_m` tells. The mean of the areas where no way is long.
    """
    centres = own_centres(areas.points, labels, int(labels.max(initial=0)) + 1)[labels]
    flat, ground = (
        float(ground_metres(areas.points, centres, scale).sum())
        for scale in (np.ones(len(labels)), areas.scale)
    )
    return flat / ground if ground else mean_scale(areas.scale)


def own_centre_metres(areas: AreaLayer, of: Aggregation) -> NDArray[np.float64]:
    """(n,) metres on the ground from each area to the centre of its region's own points."""
    centres = own_centres(areas.points, of.labels, of.n_regions)
    return ground_metres(areas.points, centres[of.labels], areas.scale)


def ground_compactness(areas: AreaLayer, of: Aggregation) -> float | None:
    """Eq. 20 in metres on the ground; None where regions have no sites."""
    if of.sites is None:
        return None
    return math.fsum(ground_metres(areas.points, of.sites[of.labels], areas.scale))
