"""What the panels of losses say."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale

from app.kit import numbers
from app.workspaces.cells.texts import Names, tr
from core.suppression.cells.association import Associations
from core.suppression.cells.bias import Bias
from core.suppression.cells.missingness import ANY_COLUMN, BlanksByUnit, Missingness

EVEN = 0.02
"""Cramer's V up to which blanks are said to be spread evenly."""
_PERCENT = 100.0


def column_name(column: str, names: Names) -> str:
    """What a column is called where its blanks are looked at."""
    return tr("any column") if column == ANY_COLUMN else names.get(column, column)


def value_name(label: str | None) -> str:
    """What a group of records is called."""
    return tr("missing") if label is None else label


def strength(v: float | None) -> str:
    """Cramer's V, two digits."""
    return numbers.NOTHING if v is None else numbers.short(round(v, 2))


# Missingness


def bias_words(bias: Bias, by: str, names: Names, *, places: bool = False) -> str:
    """Whose values were blanked most and least; the sentence that stands first.

    ``places``: the groups are places, such as regions.
    """
    found, column = bias.found, column_name(bias.found.column, names)
    if not found.blanked.any():
        if found.column == ANY_COLUMN:
            return tr("No cell is blanked.")
        return tr("No cell of {column} is blanked.").format(column=column)
    if found.column == ANY_COLUMN:
        whole = tr("In all, {share} of the records have a blanked cell.")
    else:
        whole = tr("In all, {share} of the records have {column} blanked.")
    said = whole.format(column=column, share=numbers.percent(found.total_share))
    return f"{_spread(bias, by, places)} {said}".strip()


def _spread(bias: Bias, by: str, places: bool) -> str:
    found, most, least = bias.found, bias.most, bias.least
    if most is None or least is None or found.share[most] == found.share[least]:
        return ""
    if bias.strength is not None and bias.strength <= EVEN:
        return tr("By {by} blanks are spread evenly: comparing these groups is not misled.").format(
            by=by
        )
    if places:
        said = tr(
            "Blanked most often in {most} ({most_share}), least in {least} ({least_share}), by "
            "{by}."
        )
    else:
        said = tr(
            "Blanked most often where {by} is {most} ({most_share}), least where it is {least} "
            "({least_share})."
        )
    return said.format(
        by=by,
        most=value_name(found.labels[most]),
        most_share=numbers.percent(float(found.share[most])),
        least=value_name(found.labels[least]),
        least_share=numbers.percent(float(found.share[least])),
    )


def strength_words(bias: Bias, by: str) -> str:
    """What the bars mean, and how uneven they are."""
    why = tr(
        "Blanked, % of the records of each group. Who compares groups with different shares "
        "compares what is left of them."
    )
    if bias.strength is None:
        return why
    v = tr("Cramér's V with {by} is {strength}: 0 is even, 1 is all or nothing.").format(
        by=by, strength=strength(bias.strength)
    )
    return f"{why} {v}"


def group_words(found: Missingness, i: int) -> str:
    """How many records of a group, and what they had before."""
    said = tr("{n} of {records}").format(
        n=numbers.count(int(found.blanked[i])),
        records=numbers.count(int(found.records[i]), tr("records")),
    )
    of_file = tr("{share} of the file").format(
        share=numbers.percent(int(found.records[i]) / max(found.n_records, 1))
    )
    lines = [said, of_file]
    before = int(found.missing_before[i])
    if before:
        lines.append(
            tr("{records} had no value before").format(records=numbers.count(before, tr("records")))
        )
    return "\n".join(lines)


# The map


def legend_title(column: str, names: Names) -> str:
    """What the legend of the map says."""
    if column == ANY_COLUMN:
        return tr("Records with a blanked cell, %")
    return tr("{column} blanked, % of the records").format(column=column_name(column, names))


def map_words(of: BlanksByUnit, column: str, *, regions: bool) -> str:
    """How many areas or regions lost something, and what the map does not show."""
    share = of.share(column)
    n, known = int((share > 0).sum()), int((of.records > 0).sum())
    if regions:
        lost = tr("{n} of {all} with records lost some.").format(
            n=numbers.count(n), all=numbers.count(known, tr("regions"))
        )
    else:
        lost = tr("{n} of {all} with records lost some.").format(
            n=numbers.count(n), all=numbers.count(known, tr("areas"))
        )
    if not of.elsewhere:
        return lost
    more = tr("{records} are in no known area.").format(
        records=numbers.count(of.elsewhere, tr("records"))
    )
    return f"{lost} {more}"


def told_of(of: BlanksByUnit, column: str, unit: int, names: Names, *, region: bool) -> str:
    """A line for the tooltip of an area, about it or its region; "" without records."""
    if not 0 <= unit < len(of) or not of.records[unit]:
        return ""
    n, records = int(of.blanked(column)[unit]), int(of.records[unit])
    values = {
        "column": column_name(column, names),
        "n": numbers.count(n),
        "records": numbers.count(records, tr("records")),
        "share": numbers.percent(n / records),
    }
    if column == ANY_COLUMN and region:
        said = tr("In its region {n} of {records} have a blanked cell ({share})")
    elif column == ANY_COLUMN:
        said = tr("{n} of {records} have a blanked cell ({share})")
    elif region:
        said = tr("In its region {column} is blanked in {n} of {records} ({share})")
    else:
        said = tr("{column} is blanked in {n} of {records} ({share})")
    return said.format(**values)


# Associations


def change_words(of: Associations, names: Names) -> str:
    """Which association changed most; the sentence that stands first."""
    pair = of.largest_change()
    if pair is None:
        return tr("No association can be compared: there are too few columns or records.")
    i, j = pair
    change = float(of.difference[i, j])
    if abs(change) < EVEN:
        return tr(
            "No association changes by more than {change}: analyses are hardly misled."
        ).format(change=numbers.short(EVEN))
    if change > 0:
        said = tr(
            "{a} and {b} seem to go together more than they do: Cramér's V {after} instead of "
            "{before}."
        )
    else:
        said = tr(
            "{a} and {b} seem to go together less than they do: Cramér's V {after} instead of "
            "{before}."
        )
    return said.format(
        a=column_name(of.columns[i], names),
        b=column_name(of.columns[j], names),
        before=strength(float(of.before.corrected[i, j])),
        after=strength(float(of.after.corrected[i, j])),
    )


def pair_words(of: Associations, i: int, j: int, names: Names) -> str:
    """Everything about one pair of columns."""
    before, after = float(of.before.corrected[i, j]), float(of.after.corrected[i, j])
    names_of = {"a": column_name(of.columns[i], names), "b": column_name(of.columns[j], names)}
    if exact(before) == exact(after):
        first = tr("{a} and {b}: {after}, as before.")
    else:
        first = tr("{a} and {b}: {after} instead of {before}.")
    lines = [
        first.format(**names_of, before=exact(before), after=exact(after)),
        tr("Before: {v} (uncorrected {plain}), {records}.").format(
            v=exact(before),
            plain=exact(float(of.before.plain[i, j])),
            records=numbers.count(int(of.before.n[i, j]), tr("records")),
        ),
        tr("After: {v} (uncorrected {plain}), {records} that show both.").format(
            v=exact(after),
            plain=exact(float(of.after.plain[i, j])),
            records=numbers.count(int(of.after.n[i, j]), tr("records")),
        ),
        tr("Difference: {change}.").format(change=signed(after - before)),
    ]
    return " ".join(lines)


def exact(v: float) -> str:
    """Cramer's V to three decimals; a dash where it cannot be told."""
    return numbers.NOTHING if math.isnan(v) else QLocale().toString(v, "f", 3)


def signed(change: float) -> str:
    """A change of it with its sign."""
    if math.isnan(change) or not round(change, 3):
        return exact(abs(change))
    return f"+{exact(change)}" if change > 0 else f"−{exact(-change)}"


def field_words(v: float, *, signed: bool) -> str:
    """A value as short as a field: two digits."""
    text = QLocale().toString(abs(v), "f", 2)
    if not signed or not round(v, 2):
        return text
    return f"+{text}" if v > 0 else f"−{text}"


def scale_words(difference: bool, scale: float) -> tuple[str, str]:
    """What stands at the ends of the scale of colours."""
    if not difference:
        return tr("0 not at all"), tr("1 one tells the other")
    low = tr("{change} weaker").format(change=field_words(-scale, signed=True))
    return low, tr("{change} stronger").format(change=field_words(scale, signed=True))
