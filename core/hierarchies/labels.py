"""The order in which categories of a level are shown: as numbers where they are, else as text."""

from __future__ import annotations

from collections.abc import Iterable

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
