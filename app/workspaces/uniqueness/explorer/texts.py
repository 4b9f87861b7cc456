"""What the explorer of combinations says."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.kit import numbers
from app.kit.language import said
from core.map.named_classes import SHARE_NAMES
from core.record_uniqueness.arrangement import (
    IN_SETS,
    MINIMAL,
    SHARE_BOUNDS,
    UNIQUE,
    counts_of,
)
from core.record_uniqueness.lattice import Lattice

BETWEEN = " + "
"""Between the variables of a combination."""

UNIQUE_COUNT, UNIQUE_SHARE = "unique count", "unique share"
SETS_COUNT, SETS_SHARE = "sets count", "sets share"
"""What the map can show of a combination."""


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """A text in the user's language; with ``n`` it is said of a number."""
    return QCoreApplication.translate("Uniqueness", text, disambiguation, n)


def unit(people: bool) -> str:
    """What is counted."""
    return tr("people") if people else tr("records")


def bits(mask: int) -> list[int]:
    """Which variables a combination holds."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def joined(titles: Sequence[str], mask: int) -> str:
    """The variables of a combination in words."""
    return BETWEEN.join(titles[i] for i in bits(mask) if i < len(titles))


def measure_names() -> dict[str, str]:
    """What combinations can be compared by."""
    return {
        IN_SETS: tr("Records in unique sets"),
        UNIQUE: tr("Unique records"),
        MINIMAL: tr("Singled out by no smaller part"),
    }


def map_names() -> dict[str, str]:
    """What the map can show of a combination."""
    return {
        UNIQUE_COUNT: tr("Unique records, number"),
        UNIQUE_SHARE: tr("Unique records, % of the area's"),
        SETS_COUNT: tr("Records in unique sets, number"),
        SETS_SHARE: tr("Records in unique sets, % of the area's"),
    }


def share_names() -> list[str]:
    """What the classes of shares are called, the smallest first."""
    bounds = [f"{numbers.short(100 * of)}\u00a0%" for of in SHARE_BOUNDS[1:]]
    return [tr("none"), *(f"≤\u00a0{of}" for of in bounds), f">\u00a0{bounds[-1]}"]


def limit(share: float) -> str:
    """A share that is allowed: "20 %"."""
    return f"{numbers.short(round(100 * share, 6))}\u00a0%"


def variables(n: int) -> str:
    """A number of variables."""
    return tr("%n variables", "", n)


def counted_words(lattice: Lattice, i: int) -> str:
    """Lines of what was counted of a combination."""
    if not lattice.counted[i]:
        return tr("Not counted yet.")
    n = max(lattice.n_records, 1)
    in_sets, unique = int(lattice.in_sets[i]), int(lattice.unique[i])
    lines = [
        tr("{records} ({share}) in unique sets of at most {size}").format(
            records=numbers.count(in_sets, unit(lattice.people)),
            share=numbers.percent(in_sets / n),
            size=numbers.count(lattice.set_size),
        ),
        tr("{records} ({share}) unique").format(
            records=numbers.count(unique, unit(lattice.people)), share=numbers.percent(unique / n)
        ),
        tr("{classes}, {few} of them unique sets").format(
            classes=numbers.count(int(lattice.classes[i]), tr("classes")),
            few=numbers.count(int(lattice.set_classes[i])),
        ),
    ]
    if lattice.minimal is not None and lattice.complete:
        lines.append(
            tr("{records} singled out by it and by no smaller part of it").format(
                records=numbers.count(int(lattice.minimal[i]), unit(lattice.people))
            )
        )
    return "\n".join(lines)


def value_words(lattice: Lattice, measure: str, i: int) -> str:
    """The share that a combination is compared by, short."""
    if not lattice.counted[i]:
        return numbers.NOTHING
    return numbers.percent(int(counts_of(lattice, measure)[i]) / max(lattice.n_records, 1))


def change_words(before: int, after: int, n_records: int) -> str:
    """By how many points of a per cent a share rises or falls: "+8.1"."""
    points = 100.0 * (after - before) / max(n_records, 1)
    return numbers.signed(numbers.measure(abs(points)), points)


def picture_why() -> str:
    """What the picture means."""
    return tr(
        "Each field is one combination of variables, in the row of its number of variables, the "
        "dearest on the left. The darker it is, the more records it lays bare; where a line runs, "
        "the shares that are allowed are passed."
    )


def minimal_sentence(counts: NDArray[np.int64]) -> str:
    """How few variables are enough."""
    some = np.flatnonzero(counts)
    if not len(some):
        return tr("No record is singled out: every combination of values occurs more than once.")
    fewest = int(some[0]) + 1
    times = numbers.count(int(counts[fewest - 1]))
    if fewest == 1:
        return tr("A single variable is enough to single records out, {times} times.").format(
            times=times
        )
    return tr("{n} are enough to single records out, {times} times; fewer never are.").format(
        n=variables(fewest), times=times
    )


def legend_title(shows: str, names: str) -> str:
    """What the map shows, and of which combination."""
    told = {
        UNIQUE_COUNT: tr("Unique records: {names}"),
        UNIQUE_SHARE: tr("Unique records, % of the area's: {names}"),
        SETS_COUNT: tr("Records in unique sets: {names}"),
        SETS_SHARE: tr("Records in unique sets, % of the area's: {names}"),
    }
    return told[shows].format(names=names)


def legend_names() -> tuple[str, ...]:
    """What the classes of shares are called on the map."""
    return tuple(said(of) for of in SHARE_NAMES)


def map_words(values: NDArray[np.float64], elsewhere: int, *, people: bool = False) -> str:
    """How many areas light up, and what the map does not show."""
    text = tr("{n} of {all} hold such people.") if people else tr("{n} of {all} hold such records.")
    lit = text.format(
        n=numbers.count(int(np.count_nonzero(values > 0))),
        all=numbers.count(len(values), tr("areas")),
    )
    if elsewhere:
        lost = tr("{n} more are in no known area.").format(n=numbers.count(elsewhere, unit(people)))
        return f"{lit} {lost}"
    return lit
