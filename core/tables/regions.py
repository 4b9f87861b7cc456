"""The table of regions: what each holds, what it loses, how wide and how round it is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.map.values import ANONYMITY, SUPPRESSION
from core.pipeline import Run
from core.region_measures import RegionMeasures, region_measures
from core.study import Study
from core.tables.base import COUNT, LESS, METRES, MORE, N_, NUMBER, SHARE, YES, Column, Table


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
        *_sizes(of, rows),
        *_records(of, rows),
        *_lost(of, rows),
        *_cutoff(run, of.people[rows], of.records[rows]),
        *_width(of, rows),
    ]
    if roundness is not None:
        said = N_("Area over squared perimeter (Polsby-Popper): 1 for a disc, near 0 for a ribbon.")
        columns.append(
            Column("roundness", N_("Roundness"), roundness[rows], NUMBER, "", said, better=MORE)
        )
    said = N_("Whether an area of the region is selected.")
    columns.append(Column("selected", N_("Selected"), chosen[rows], YES, help=said))
    return Table("regions", tuple(columns), rows)


def _sizes(of: RegionMeasures, rows: NDArray[np.intp]) -> list[Column]:
    return [
        Column("region", N_("Region"), rows + 1, COUNT, help=N_("Number of the region, 1, 2 ...")),
        Column(
            "areas",
            N_("Areas"),
            of.areas[rows],
            COUNT,
            N_("areas"),
            N_("Areas joined in the region."),
            subject="region areas",
        ),
        Column(
            "people",
            N_("People"),
            of.people[rows],
            COUNT,
            N_("people"),
            N_("Published population of its areas; those without one count as 0."),
            subject="region people",
        ),
    ]


def _records(of: RegionMeasures, rows: NDArray[np.intp]) -> list[Column]:
    return [
        Column(
            "records",
            N_("Records"),
            of.records[rows],
            COUNT,
            N_("records"),
            N_("Records of people who live here."),
            subject="region records",
            counts=of.records[rows],
        ),
        Column(
            "classes",
            N_("Classes"),
            of.classes[rows],
            COUNT,
            N_("classes"),
            N_("Different combinations of values among its records."),
            subject="region classes",
            counts=of.records[rows],
        ),
    ]


def _lost(of: RegionMeasures, rows: NDArray[np.intp]) -> list[Column]:
    return [
        Column(
            "lost",
            N_("Lost"),
            of.lost[rows],
            COUNT,
            N_("records"),
            N_("Records left out, because fewer than k share their values."),
            subject="region lost",
            better=LESS,
            counts=of.lost[rows],
        ),
        Column(
            "lost_share",
            N_("Share lost"),
            of.lost_share[rows],
            SHARE,
            "%",
            N_("Records left out, of all of the region."),
            subject=SUPPRESSION,
            better=LESS,
            counts=of.lost[rows],
        ),
        Column(
            "anonymity",
            N_("Anonymity"),
            np.where(of.anonymity > 0, of.anonymity, np.nan)[rows],
            COUNT,
            N_("records"),
            N_(
                "Smallest number of the region's records that share their values, before any is "
                "left out."
            ),
            subject=ANONYMITY,
            better=MORE,
            counts=of.anonymity[rows],
        ),
    ]


def _width(of: RegionMeasures, rows: NDArray[np.intp]) -> list[Column]:
    return [
        Column(
            "mean_distance_m",
            N_("Mean distance"),
            of.mean_distance_m[rows],
            METRES,
            N_("m"),
            N_("Distance from an area to the centre of its region, on average."),
            subject="region distance",
            better=LESS,
        ),
        Column(
            "bits_per_record",
            N_("Geography lost"),
            of.bits_per_record[rows],
            NUMBER,
            N_("bits per record"),
            N_("How much less one knows of where a record lives; 1 bit is half as exact."),
            subject="region bits",
            better=LESS,
            counts=of.records[rows],
        ),
        Column(
            "discernibility",
            N_("Discernibility"),
            of.discernibility[rows],
            COUNT,
            N_("records²"),
            N_("Sum of the squared sizes of the classes kept: how many look alike."),
            subject="region discernibility",
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
            N_("Of the cut-off"),
            size / cutoff,
            SHARE,
            "%",
            N_(
                "The region's size beside the cut-off, the population that a region should have on "
                "average by the chosen model."
            ),
            counts=None if by_people else records,
        )
    ]
