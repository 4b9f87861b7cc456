"""The values of a hierarchy as rows of a table: in natural order, those that are looked for."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.labels import natural_order


def rows_with(hierarchy: Hierarchy, text: str = "") -> NDArray[np.int64]:
    """Which values to show, in their natural order, as indices.

    Parameters
    ----------
    hierarchy
        The hierarchy.
    text
        What the value or one of its labels must contain; "" = all of them.
    """
    order = natural_order(hierarchy.values)
    place = {value: i for i, value in enumerate(hierarchy.values)}
    rows = [place[value] for value in order] if order else list(range(len(place)))
    wanted = text.strip().casefold()
    if wanted:
        columns = (hierarchy.values, *(level.labels for level in hierarchy.levels))
        rows = [i for i in rows if any(wanted in of[i].casefold() for of in columns)]
    return np.array(rows, dtype=np.int64)
