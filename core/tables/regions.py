"""The table of regions: what each holds, what it loses, how wide and how round it is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.pipeline import Run
from core.region_measures import region_measures
from core.study import Study
from core.tables.base import COUNT, LESS, METRES, MORE, NUMBER, SHARE, YES, Column, Table


def region_table(
    run: Run,
    study: Study,
    *,
    selected: NDArray[np.intp] | None = None,
    roundness: NDArray[np.float64] | None = None,
) -> Table:
    """One row a region that holds areas.

    Parameters
    ----------
    run, study
        The run that is shown, and what it was made on.
    selected
        Indices of regions that hold a selected area.
    roundness
        (s,) of `core.region_measures.polsby_popper`, where it was asked for.
    """
    of = region_measures(study, run.aggregation, run.suppression)
    rows = np.flatnonzero(of.areas > 0)
    chosen = np.zeros(len(of), dtype=bool)
    chosen[selected if selected is not None else []] = True
    columns = [
        Column("region", "Region", rows + 1, COUNT, help="Number of the region, 1, 2 ..."),
        Column("areas", "Areas", of.areas[rows], COUNT, "areas", "Areas joined in the region."),
        Column(
            "people",
            "People",
            of.people[rows],
            COUNT,
            "people",
            "Published population of its areas; those without one count as 0.",
        ),
        *_records(of.records[rows], of.classes[rows], of.lost[rows], of.lost_share[rows]),
        Column(
            "anonymity",
            "Anonymity",
            np.where(of.anonymity > 0, of.anonymity, np.nan)[rows],
            COUNT,
            "records",
            "Smallest number of the region's records that share their values, before any is left "
            "out.",
            better=MORE,
        ),
        *_cutoff(run, of.people[rows], of.records[rows]),
        Column(
            "mean_distance_m",
            "Mean distance",
            of.mean_distance_m[rows],
            METRES,
            "m",
            "Distance from an area to the centre of its region, on average.",
            better=LESS,
        ),
        Column(
            "bits_per_record",
            "Geography lost",
            of.bits_per_record[rows],
            NUMBER,
            "bits per record",
            "How much less one knows of where a record lives; 1 bit is half as exact.",
            better=LESS,
        ),
        Column(
            "discernibility",
            "Discernibility",
            of.discernibility[rows],
            COUNT,
            "records²",
            "Sum of the squared sizes of the classes kept: how many look alike.",
            better=LESS,
        ),
    ]
    if roundness is not None:
        said = "Area over squared perimeter (Polsby-Popper): 1 for a disc, near 0 for a ribbon."
        columns.append(
            Column("roundness", "Roundness", roundness[rows], NUMBER, "", said, better=MORE)
        )
    said = "Whether an area of the region is selected."
    columns.append(Column("selected", "Selected", chosen[rows], YES, help=said))
    return Table("regions", tuple(columns), rows)


def _records(
    records: NDArray[np.int64],
    classes: NDArray[np.int64],
    lost: NDArray[np.int64],
    share: NDArray[np.float64],
) -> list[Column]:
    return [
        Column("records", "Records", records, COUNT, "records", "Records of people who live here."),
        Column(
            "classes",
            "Classes",
            classes,
            COUNT,
            "classes",
            "Different combinations of values among its records.",
        ),
        Column(
            "lost",
            "Lost",
            lost,
            COUNT,
            "records",
            "Records left out, because fewer than k share their values.",
            better=LESS,
        ),
        Column(
            "lost_share",
            "Share lost",
            share,
            SHARE,
            "%",
            "Records left out, of all of the region.",
            better=LESS,
        ),
    ]


def _cutoff(run: Run, people: NDArray[np.float64], records: NDArray[np.int64]) -> list[Column]:
    """How large each region is beside the cut-off, where a model gave one."""
    cutoff = run.site_number.cutoff
    if cutoff is None or not cutoff > 0:
        return []
    by_people = run.scenario.population_basis == "people"
    size = people if by_people else records.astype(np.float64)
    return [
        Column(
            "cutoff_share",
            "Of the cut-off",
            size / cutoff,
            SHARE,
            "%",
            "The region's size beside the cut-off, the population that a region should have on "
            "average by the chosen model.",
        )
    ]
