"""Which recodes of a variable make sense, what they leave and what they cost."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.distinct import CODES, GEOGRAPHY, NUMBER, CountedVariable
from core.record_uniqueness.number_labels import number_label, round_widths
from core.record_uniqueness.recodes import AS_IS, BAND, COLLAPSE, LEVEL, Recode
from core.record_uniqueness.table import recoded_variable

_SHARES: Final = (3 / 4, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32)
_NEXT_BANDS: Final = 0.8
_TINY: Final = 1e-9


@dataclass(frozen=True)
class Choice:
    """A recode with what it means for the records.

    Attributes
    ----------
    recode
        The rule.
    categories
        Categories that records are in afterwards, without missing.
    price
        What is lost of the variable's entropy, bits per record.
    """

    recode: Recode
    categories: int
    price: float


def choices_for(
    variable: CountedVariable, records_per_category: NDArray[np.integer]
) -> tuple[Choice, ...]:
    """The recodes of a variable that leave fewer categories and at least two, finest first.

    Numbers are banded in round widths, codes and geography taken to their levels, and of other
    categories the commonest stay. Choices are in the order of what they cost; one that is dearer
    than another and leaves no fewer categories is left out.

    Parameters
    ----------
    variable
        As it was counted.
    records_per_category
        (n_codes,) records of each code, the last one of missing.
    """
    n = int(np.count_nonzero(records_per_category[:-1]))
    found = [
        Choice(recode, *_effect(variable, recode, records_per_category))
        for recode in _candidates(variable, n)
    ]
    found = [of for of in found if 2 <= of.categories < n]
    found.sort(key=lambda of: (of.price, -of.categories))
    if variable.kind == GEOGRAPHY:
        return tuple(found)
    # Numbers have many widths; one that changes little is not worth a choice.
    part = _NEXT_BANDS if variable.kind == NUMBER else 1.0
    fewest, kept = n, []
    for choice in found:
        if choice.categories < fewest and choice.categories <= fewest * part:
            kept.append(choice)
            fewest = choice.categories
    return tuple(kept)


def recodes_for(
    variable: CountedVariable, records_per_category: NDArray[np.integer]
) -> tuple[Recode, ...]:
    """The recodes that make sense, finest first; as it is is none of them (`choices_for`)."""
    return tuple(of.recode for of in choices_for(variable, records_per_category))


def next_recode(
    variable: CountedVariable, current: Recode, records_per_category: NDArray[np.integer]
) -> Recode | None:
    """One step coarser than a recode; None if nothing is that leaves two categories."""
    least = price(variable, current, records_per_category) + _TINY
    choices = choices_for(variable, records_per_category)
    return next((of.recode for of in choices if of.price > least), None)


def categories_after(
    variable: CountedVariable, recode: Recode, records_per_category: NDArray[np.integer]
) -> int:
    """Categories that records are in after a recode, without missing."""
    return _effect(variable, recode, records_per_category)[0]


def price(
    variable: CountedVariable, recode: Recode, records_per_category: NDArray[np.integer]
) -> float:
    """What a recode loses of the variable's entropy, bits per record; never below 0."""
    return _effect(variable, recode, records_per_category)[1]


def entropy_of(records: NDArray[np.integer]) -> float:
    """Entropy of how records are spread over categories, bits per record.

    Parameters
    ----------
    records
        (n,) records of each category; missing is one of them.
    """
    counts = records[records > 0].astype(np.float64)
    total = float(counts.sum())
    if len(counts) < 2:
        return 0.0
    return math.log2(total) - math.fsum((counts * np.log2(counts)).tolist()) / total


def _effect(
    variable: CountedVariable, recode: Recode, records: NDArray[np.integer]
) -> tuple[int, float]:
    """Categories left, and bits per record lost."""
    made = recoded_variable(variable, recode, records)
    if recode.kind == AS_IS:
        return int(np.count_nonzero(records[:-1])), 0.0
    after = np.bincount(made.lookup, records, len(made.labels) + 1)
    lost = entropy_of(records) - entropy_of(after)
    return int(np.count_nonzero(after[:-1])), lost if lost > _TINY else 0.0


def _candidates(variable: CountedVariable, n: int) -> list[Recode]:
    """Recodes of the variable's kind; ``n`` of its categories occur."""
    name = variable.name
    if variable.kind == NUMBER:
        return [Recode(name, BAND, amount) for amount in _amounts(variable)]
    found = [Recode(name, LEVEL, level=of.name) for of in variable.levels]
    if variable.kind == GEOGRAPHY:
        return found
    # Where levels leave many units, a few commonest codes are the next step.
    most = n
    if variable.kind == CODES and variable.levels:
        most = min(len(of.categories) for of in variable.levels)
    amounts = {most - 1, *(math.ceil(most * share) for share in _SHARES), 3, 2}
    return found + [Recode(name, COLLAPSE, of) for of in sorted(amounts) if 2 <= of < most]


def _amounts(variable: CountedVariable) -> list[int]:
    """How many neighbours of a number to join: round widths, or doubled each time."""
    n = len(variable.categories)
    if variable.step is None:
        return [2**i for i in range(1, max(n, 1).bit_length()) if 2**i < n]
    lows = [of.low for of in map(number_label, variable.categories) if of is not None]
    span = max(lows) - min(lows) + variable.step
    return [round(width / variable.step) for width in round_widths(variable.step, span)]
