"""Hierarchies made by rules: bands of numbers, prefixes of codes, or read off columns."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.hierarchy import Hierarchy, HierarchyLevel
from core.hierarchies.labels import natural_order
from core.hierarchies.ordered import fixing
from core.hierarchies.origins import TINY, Columns, Intervals, Prefixes, Recipe
from core.record_uniqueness.number_labels import NumberLabel, number_label, short
from core.record_uniqueness.prefixes import prefix_levels

MOST_BANDS: Final = 100_000

_SIGN: Final = re.compile(r"\w")
_LENGTHS: Final = re.compile(r"(\d+) characters?")
_MOST_SUGGESTED: Final = 3
_CHAPTERS: Final = (2, 1)


def interval_hierarchy(column: str, categories: Sequence[str], of: Intervals) -> Hierarchy:
    """Bands of a column of numbers, a level for each width.

    Categories may be numbers or ranges that lie within a band; those that are no numbers ("not
    stated") stay what they are at all levels. A band that a cut-off goes through is cut there.

    Parameters
    ----------
    of
        The bands.

    Raises
    ------
    VbasError
        If no category is a number, a range lies across two bands, or there would be too many.
    """
    numbers = {value: number_label(value) for value in categories}
    known = {value: number for value, number in numbers.items() if number is not None}
    if not known:
        raise VbasError(
            "No category of {column} is a number.",
            "Group it by hand or by the beginnings of its codes.",
            column=column,
        )
    whole = all(_is_whole(number) for number in known.values())
    whole = whole and all(
        float(x).is_integer()
        for x in (*of.widths, of.start, *[cut for cut in (of.bottom, of.top) if cut is not None])
    )
    levels = []
    for width in of.widths:
        spread = max(n.low for n in known.values()) - min(n.low for n in known.values())
        if spread / width > MOST_BANDS:
            raise VbasError(
                "Bands of {width} would be more than {most:,}.",
                "Choose wider bands.",
                width=short(width),
                most=MOST_BANDS,
            )
        labels = tuple(
            value if (number := numbers[value]) is None else _label(number, width, of, whole)
            for value in categories
        )
        _check_ranges(column, known, width, of, whole)
        levels.append(HierarchyLevel(f"by {short(width)}", labels, natural_order(labels)))
    widths = ", ".join(map(short, of.widths))
    return Hierarchy(column, tuple(categories), tuple(levels), f"bands of {widths}", of)


def suggested_widths(categories: Sequence[str]) -> tuple[float, ...]:
    """Widths to begin with: 5 and 10 where those join anything, else other round ones."""
    lows = sorted({n.low for value in categories if (n := number_label(value)) is not None})
    if len(lows) < 3:
        return (5.0, 10.0)
    nearest = min(b - a for a, b in pairwise(lows))
    span = lows[-1] - lows[0]
    for power in range(math.floor(math.log10(nearest)), 16):
        for digit in (5, 10):
            width = digit * 10.0**power
            if width > nearest * (1 + TINY) and 2 * width <= span:
                return (width, 2 * width)
    return (2 * nearest,)


def open_end(categories: Sequence[str]) -> float | None:
    """Where a last category such as "85+" begins; None if all of them end."""
    found = [n.low for of in categories if (n := number_label(of)) is not None and n.end == "+"]
    return min(found, default=None)


def _is_whole(number: NumberLabel) -> bool:
    end = number.end.removeprefix("<")
    return number.low.is_integer() and (end == "+" or float(end).is_integer())


def _bounds(low: float, width: float, of: Intervals) -> tuple[float, float]:
    """Where the band of a number begins and ends, cut at the cut-offs."""
    place = math.floor((low - of.start) / width + TINY)
    begin, end = of.start + place * width, of.start + (place + 1) * width
    if of.bottom is not None:
        begin = max(begin, of.bottom)
    if of.top is not None:
        end = min(end, of.top)
    return begin, end


def _label(number: NumberLabel, width: float, of: Intervals, whole: bool) -> str:
    if of.top is not None and number.low >= of.top - TINY:
        return f"{short(of.top)}+"
    if of.bottom is not None and number.low < of.bottom - TINY:
        return f"<{short(of.bottom)}"
    begin, end = _bounds(number.low, width, of)
    if not whole:
        return f"{short(begin)} to <{short(end)}"
    if end - begin == 1:
        return short(begin)
    return f"{short(begin)}{' to ' if begin < 0 else '-'}{short(end - 1)}"


def _check_ranges(
    column: str, numbers: dict[str, NumberLabel], width: float, of: Intervals, whole: bool
) -> None:
    """Raises if a category that is a range lies across two bands."""
    across = sum(_lies_across(number, width, of, whole) for number in numbers.values())
    if across:
        raise VbasError(
            "{n} categories of {column} are ranges that lie across two bands of {width}.",
            "Choose bands that begin where categories begin.",
            n=across,
            column=column,
            width=short(width),
        )


def _lies_across(number: NumberLabel, width: float, of: Intervals, whole: bool) -> bool:
    if number.plain or (of.top is not None and number.low >= of.top - TINY):
        return False
    if number.end == "+":
        return True
    last = float(number.end.removeprefix("<"))
    excluded = number.end.startswith("<")
    if of.bottom is not None and number.low < of.bottom - TINY:
        end = of.bottom
    else:
        end = _bounds(number.low, width, of)[1]
    if whole and not excluded:
        return last + 1 > end + TINY
    return last > end + TINY if excluded else last >= end - TINY


def prefix_hierarchy(column: str, categories: Sequence[str], lengths: Sequence[int]) -> Hierarchy:
    """Codes by their beginnings, a level for each length.

    Letters and digits count; dots, dashes and blanks between them do not ("A00.1" begins with the
    four characters "A00.1"). A code that is no longer than that stays what it is.

    Parameters
    ----------
    lengths
        Characters of each level; the longest is the finest level.

    Raises
    ------
    VbasError
        If there is no length or one below 1.
    """
    if not lengths or min(lengths) < 1:
        raise VbasError(
            "Codes cannot be grouped by their first {n} characters.",
            "Give lengths of 1 or more, such as 3, 1.",
            n=min(lengths, default=0),
        )
    ordered = sorted(set(lengths), reverse=True)
    levels = tuple(
        HierarchyLevel(
            "1 character" if n == 1 else f"{n} characters",
            tuple(beginning(value, n) for value in categories),
        )
        for n in ordered
    )
    source = f"prefixes of {', '.join(map(str, ordered))}"
    return Hierarchy(column, tuple(categories), levels, source, Prefixes(tuple(ordered)))


def beginning(code: str, n: int) -> str:
    """The first n letters and digits of a code, with the signs between them."""
    signs = list(_SIGN.finditer(code))
    return code if len(signs) <= n else code[: signs[n - 1].end()]


def suggested_lengths(categories: Sequence[str]) -> tuple[int, ...]:
    """Lengths that join something, the longest first; () where categories are no codes."""
    found = [_LENGTHS.fullmatch(level.name) for level in prefix_levels(categories)]
    lengths = tuple(int(of.group(1)) for of in found if of is not None)
    return lengths if len(lengths) <= _MOST_SUGGESTED else (*lengths[:1], *lengths[-2:])


def chapters(column: str, categories: Sequence[str]) -> Hierarchy | None:
    """Codes by their first two signs and by their first: "J1" and "J" of "J18.9".

    Returns
    -------
    hierarchy
        With those of the two levels that join something and leave something apart; None where
        neither does.
    """
    lengths, units = [], len(categories)
    for n in _CHAPTERS:
        found = len({beginning(value, n) for value in categories})
        if 1 < found < units:
            lengths.append(n)
            units = found
    return prefix_hierarchy(column, categories, lengths) if lengths else None


def made_hierarchy(column: str, categories: Sequence[str], recipe: Recipe) -> Hierarchy:
    """The hierarchy that a recipe makes of a column.

    Raises
    ------
    VbasError
        As `interval_hierarchy` and `prefix_hierarchy`.
    """
    if isinstance(recipe, Intervals):
        return interval_hierarchy(column, categories, recipe)
    return prefix_hierarchy(column, categories, recipe.lengths)


def hierarchy_of_columns(coded: CodedRecords, column: str, coarser: Sequence[str]) -> Hierarchy:
    """What each value of a column becomes in other columns of the same records.

    Parameters
    ----------
    column
        The finest column.
    coarser
        The coarser ones, the finest first; each becomes a level of its name.

    Raises
    ------
    VbasError
        If a column is not there, or a value of the finest one stands with several values of a
        coarser one (how many do is said, not which).
    """
    levels = []
    for name in coarser:
        found = fixing(coded, column, name)
        several = found.several[found.several < len(coded.categories[column])]
        if len(several):
            raise VbasError(
                "Values of {column} that stand with several values of {coarser}: {n:,}. So it is "
                "no level of a hierarchy.",
                "Protect {coarser} as a level without order, or leave it out.",
                n=len(several),
                column=column,
                coarser=name,
            )
        levels.append(_level(coded, column, name))
    source = "columns " + ", ".join((column, *coarser))
    origin = Columns(tuple(coarser))
    return Hierarchy(column, coded.categories[column], tuple(levels), source, origin)


def _level(coded: CodedRecords, column: str, name: str) -> HierarchyLevel:
    finer, other = (coded.codes[coded.columns.index(of)] for of in (column, name))
    labels = np.array([*coded.categories[name], ""], dtype=object)
    becomes = np.full(len(coded.categories[column]) + 1, len(labels) - 1, dtype=np.int32)
    becomes[finer] = other
    return HierarchyLevel(name, tuple(labels[becomes[:-1]].tolist()), tuple(coded.categories[name]))
