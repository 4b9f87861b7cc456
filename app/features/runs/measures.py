"""What came out of a run, in words: sentences, all measures, differences, text and CSV."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

from app.features.runs.measure import Measure, tr
from app.features.runs.measure_groups import GROUPS, median_region_size
from app.features.runs.outcome import outcome_lines
from app.frame.session import RunEntry
from app.kit import numbers


@dataclass(frozen=True)
class Difference:
    """How a measure differs from that of the compared run."""

    text: str
    verdict: str
    exact: str
    differs: bool = True


def headline(entry: RunEntry) -> str:
    """The one sentence that matters most."""
    e, k = entry.run.evaluation, entry.run.scenario.k
    if e.suppressed_records == 0:
        return tr(
            "No record has to be left out: in every region, at least {k} people share each "
            "combination of values that occurs."
        ).format(k=numbers.count(k))
    return tr(
        "{n} ({rate}) would be left out, because in their region fewer than {k} people share "
        "their values."
    ).format(
        n=numbers.count(e.suppressed_records, tr("records")),
        rate=numbers.percent(e.suppression_rate),
        k=numbers.count(k),
    )


def status_sentence(entry: RunEntry) -> str:
    """One line for the status bar: k, what is kept, regions and their size."""
    e, k = entry.run.evaluation, entry.run.scenario.k
    holds = e.global_anonymity_released is None or e.global_anonymity_released >= k
    first = tr("k = {k} holds") if holds else tr("k = {k} does not hold")
    size, unit = median_region_size(entry)
    return " · ".join(
        (
            first.format(k=numbers.count(k)),
            tr("{share} of records kept").format(share=numbers.percent(1 - e.suppression_rate)),
            numbers.count(e.n_regions, tr("regions")),
            tr("median {size}").format(size=numbers.count(size, unit)),
        )
    )


def measures(entry: RunEntry) -> tuple[Measure, ...]:
    """All measures of a run, in the order in which they are read."""
    return tuple(of for group in GROUPS for of in group(entry))


def difference(mine: Measure, other: Measure | None) -> Difference | None:
    """By how much a measure is above (+) or below (−) that of another run; None if unknown."""
    if other is None or mine.value is None or other.value is None:
        return None
    delta = mine.value - other.value
    if delta == 0:
        return Difference(tr("the same"), "neutral", tr("no difference at all"), differs=False)
    if mine.key == "suppression_rate":
        size = numbers.measure(100 * abs(delta), tr("percentage points"))
        exact = numbers.exact(100 * abs(delta), tr("percentage points"))
    elif mine.key.startswith("running_time_s"):
        size, exact = numbers.seconds(abs(delta)), numbers.exact(abs(delta), mine.unit)
    else:
        exact = numbers.exact(abs(delta), mine.unit)
        counted = mine.text == mine.exact and float(delta).is_integer()
        size = exact if counted else numbers.measure(abs(delta), mine.unit)
    verdict = "neutral"
    if delta and mine.better:
        verdict = "good" if (delta > 0) == (mine.better > 0) else "bad"
    return Difference(numbers.signed(size, delta), verdict, numbers.signed(exact, delta))


def as_text(entry: RunEntry) -> str:
    """The measures as lines of text, for the clipboard."""
    lines = [entry.name, headline(entry), *outcome_lines(entry), ""]
    group = ""
    for of in measures(entry):
        if of.group != group:
            group = of.group
            lines.append(f"[{group}]")
        lines.append(f"{of.label}: {of.exact}")
    return "\n".join(lines)


def as_csv(entry: RunEntry) -> str:
    """The measures as CSV: measure, value (plain number), unit, label."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["measure", "value", "unit", "label"])
    for of in measures(entry):
        value = "" if of.value is None else f"{of.value:.15g}"
        writer.writerow([of.key, value, of.unit, of.label])
    return out.getvalue()
