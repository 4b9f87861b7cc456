"""Labels of levels: their order, and which values each stands for."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from core.hierarchies.hierarchy import Hierarchy
from core.record_uniqueness.number_labels import number_label


def natural_order(labels: Iterable[str]) -> tuple[str, ...]:
    """Labels in the order of their numbers, if all but a few words are numbers or ranges.

    Returns
    -------
    tuple of str
        Each label once, numbers first, words after them; () where the order of text is as good:
        there are words mostly.
    """
    each = list(dict.fromkeys(label for label in labels if label))
    lows = {}
    for label in each:
        number = number_label(label.removeprefix("<"))
        if number is not None:
            # "<18" comes before what begins at 18.
            lows[label] = (number.low, 0 if label.startswith("<") else 1)
    if 2 * len(lows) <= len(each):
        return ()
    words = sorted(label for label in each if label not in lows)
    return (*sorted(lows, key=lambda label: (lows[label], label)), *words)


def rows_with(hierarchy: Hierarchy, text: str = "") -> NDArray[np.int64]:
    """Which values to show, in their natural order, as indices.

    Parameters
    ----------
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
