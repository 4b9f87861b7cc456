"""Areas and the regions they are in, as what is shown of records on a map."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.coded_records import CodedRecords


class Place(NamedTuple):
    """Areas, and the regions they are in.

    Attributes
    ----------
    layer
        The areas.
    labels
        (n,) region of each, as in `core.aggregation.Aggregation`; None without a run.
    n_regions
        Number of regions.
    run_key
        What the regions are called as a level of geography, as in ``geography.run 3``.
    """

    layer: AreaLayer
    labels: NDArray[np.int32] | None = None
    n_regions: int = 0
    run_key: str = ""

    def unit(self, area: int, *, regions: bool) -> int:
        """The region of an area if that is asked for, else the area itself; -1 = none."""
        if not 0 <= area < len(self.layer):
            return -1
        if regions and self.labels is not None:
            return int(self.labels[area])
        return area

    def by_area(self, values: NDArray[np.float64], *, regions: bool) -> NDArray[np.float64]:
        """(n,) values of areas, or those of the regions that areas are in; NaN without one."""
        if regions and self.labels is not None:
            return np.asarray(np.append(values, np.nan)[self.labels])
        return values

    def areas_of(self, records: CodedRecords) -> NDArray[np.int32] | None:
        """(areas of the records,) where each is on the map, -1 = not there; None without areas."""
        if records.area_ids is None:
            return None
        ids = self.layer.ids
        if len(ids) == len(records.area_ids) and bool((ids == records.area_ids).all()):
            return np.arange(len(ids), dtype=np.int32)
        index = {area: i for i, area in enumerate(ids.tolist())}
        return np.array([index.get(area, -1) for area in records.area_ids.tolist()], np.int32)
