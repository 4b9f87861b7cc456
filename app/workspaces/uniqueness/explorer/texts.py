"""Words about combinations that several parts of the explorer say."""

from __future__ import annotations

from collections.abc import Sequence

from app.kit import numbers
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.texts import unit
from core.record_uniqueness.arrangement import IN_SETS, MINIMAL, UNIQUE, counts_of
from core.record_uniqueness.lattice import Lattice


def joined(titles: Sequence[str], mask: int) -> str:
    """The variables of a combination in words."""
    return " + ".join(title for i, title in enumerate(titles) if mask >> i & 1)


def measure_names() -> dict[str, str]:
    """What combinations can be compared by."""
    return {
        IN_SETS: tr("Records in unique sets"),
        UNIQUE: tr("Unique records"),
        MINIMAL: tr("Singled out by no smaller part"),
    }


def variables(n: int) -> str:
    """A number of variables."""
    return tr("%n variables", "", n)


def counted_words(lattice: Lattice, i: int) -> str:
    """What was counted of a combination."""
    if not lattice.counted[i]:
        return tr("Not counted yet.")
    n = max(lattice.n_records, 1)
    in_sets, unique = int(lattice.in_sets[i]), int(lattice.unique[i])
    lines = [
        tr("In unique sets of at most {size}: {records} ({share}).").format(
            records=numbers.count(in_sets, unit(lattice.people)),
            share=numbers.percent(in_sets / n),
            size=numbers.count(lattice.set_size),
        ),
        tr("Unique: {records} ({share}).").format(
            records=numbers.count(unique, unit(lattice.people)), share=numbers.percent(unique / n)
        ),
        tr("Classes: {classes}, unique sets among them: {few}.").format(
            classes=numbers.count(int(lattice.classes[i])),
            few=numbers.count(int(lattice.set_classes[i])),
        ),
    ]
    if lattice.minimal is not None and lattice.complete:
        lines.append(
            tr("Singled out by no smaller part of it: {records}.").format(
                records=numbers.count(int(lattice.minimal[i]), unit(lattice.people))
            )
        )
    return " ".join(lines)


def value_words(lattice: Lattice, measure: str, i: int) -> str:
    """The share that a combination is compared by, short."""
    if not lattice.counted[i]:
        return numbers.NOTHING
    return numbers.percent(int(counts_of(lattice, measure)[i]) / max(lattice.n_records, 1))


def picture_why() -> str:
    """What the picture means."""
    return tr(
        "Each field is one combination of variables, in the row of its number of variables, the "
        "dearest on the left. The darker it is, the more records it lays bare; where a line runs, "
        "the shares that are allowed are passed."
    )
