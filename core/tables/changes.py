"""The table of areas that lie in another region than in another run."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.differences import Differences
from core.tables.base import COUNT, LESS, N_, TEXT, Column, Table, text


def change_table(of: Differences, layer: AreaLayer, records: NDArray[np.int64]) -> Table:
    """One row for each area that changed region, by their ids; its key is the area.

    Tens of milliseconds for 50,000 areas: not on the GUI thread.

    Parameters
    ----------
    of
        The differences of the shown run from the other one.
    layer, records
        The areas, and how many records each has.
    """
    areas = np.flatnonzero(of.changed)
    areas = areas[np.argsort(layer.ids[areas].astype(str), kind="stable")]
    counted = N_("records")
    return Table(
        "changes",
        (
            Column("area_id", N_("Area"), text(layer.ids[areas]), TEXT, help=N_("Id of the area")),
            Column(
                "from_region",
                N_("From region"),
                of.before[areas].astype(np.int64) + 1,
                COUNT,
                help=N_("Number of its region in the compared run"),
            ),
            Column(
                "to_region",
                N_("To region"),
                of.after[areas].astype(np.int64) + 1,
                COUNT,
                help=N_("Number of its region in the shown run"),
            ),
            Column(
                "people",
                N_("People"),
                layer.population[areas],
                COUNT,
                N_("people"),
                N_("People who live in the area"),
            ),
            Column(
                "records", N_("Records"), records[areas], COUNT, counted, N_("Records of the area")
            ),
            Column(
                "effect_records_lost",
                N_("Effect (records lost)"),
                (of.lost_after - of.lost_before)[areas],
                COUNT,
                help=N_(
                    "Records of the area that are lost in the shown run, less those lost in the "
                    "compared run: with a minus, fewer are lost now"
                ),
                better=LESS,
            ),
        ),
        areas,
    )
