"""What a run's measures are called, their unit, and one plain sentence of what they mean."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication

from app import numbers
from app.session import RunEntry
from core.study import MISSING_VALUES, UNKNOWN_AREA

LOWER_IS_BETTER, HIGHER_IS_BETTER, NEITHER = -1, 1, 0


@dataclass(frozen=True)
class Measure:
    """One measure of one run.

    Attributes
    ----------
    key
        Its name in metrics.json.
    group
        Heading under which it stands.
    label
        What a person calls it.
    value
        The number, or None.
    text
        Rounded for reading, with unit.
    exact
        All digits, with unit.
    sentence
        What it means for this run.
    better
        LOWER_IS_BETTER, HIGHER_IS_BETTER or NEITHER.
    unit
        Its unit, "" for a pure number.
    """

    key: str
    group: str
    label: str
    value: float | None
    text: str
    exact: str
    sentence: str
    better: int = NEITHER
    unit: str = ""


@dataclass(frozen=True)
class Difference:
    """How a measure differs from that of the compared run."""

    text: str
    verdict: str
    exact: str
    differs: bool = True


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Measures", text)


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


def median_region_size(entry: RunEntry) -> tuple[float, str]:
    """Median of the regions' people (of their records where no population is known), and unit."""
    aggregation, areas = entry.run.aggregation, entry.study.areas
    people = np.nan_to_num(areas.population, nan=0.0)
    unit = tr("people")
    if not people.any():
        people, unit = entry.study.counts.records.astype(np.float64), tr("records")
    sizes = np.bincount(aggregation.labels, weights=people, minlength=aggregation.n_regions)
    filled = aggregation.areas_in_region > 0
    return float(np.median(sizes[filled])) if filled.any() else 0.0, unit


def measures(entry: RunEntry) -> tuple[Measure, ...]:
    """All measures of a run, in the order in which they are read."""
    return (
        *_privacy(entry),
        *_regions(entry),
        *_quality(entry),
        *_input(entry),
        *_times(entry),
    )


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
    else:
        size = numbers.measure(abs(delta), mine.unit)
        exact = numbers.exact(abs(delta), mine.unit)
    verdict = "neutral"
    if delta and mine.better:
        verdict = "good" if (delta > 0) == (mine.better > 0) else "bad"
    return Difference(numbers.signed(size, delta), verdict, numbers.signed(exact, delta))


def as_text(entry: RunEntry) -> str:
    """The measures as lines of text, for the clipboard."""
    lines = [entry.name, headline(entry), ""]
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


def _count(
    key: str, group: str, label: str, n: float | None, unit: str, sentence: str, better: int = 0
) -> Measure:
    text = numbers.count(n, unit)
    return Measure(key, group, label, n, text, text, sentence, better, unit)


def _measure(
    key: str, group: str, label: str, x: float | None, unit: str, sentence: str, better: int = 0
) -> Measure:
    text = numbers.metres(x) if unit == "m" else numbers.measure(x, unit)
    return Measure(key, group, label, x, text, numbers.exact(x, unit), sentence, better, unit)


def _privacy(entry: RunEntry) -> tuple[Measure, ...]:
    run, group = entry.run, tr("Privacy and records lost")
    e, k = run.evaluation, run.scenario.k
    records = tr("records")
    kept = entry.study.counts.n_records - e.suppressed_records
    return (
        _count(
            "suppressed_records",
            group,
            tr("Records left out"),
            e.suppressed_records,
            records,
            tr("They are alike with fewer than k = {k} people of their region.").format(
                k=numbers.count(k)
            )
            if e.suppressed_records
            else tr("Everybody is alike with enough people of their region."),
            LOWER_IS_BETTER,
        ),
        Measure(
            "suppression_rate",
            group,
            tr("Share left out"),
            e.suppression_rate,
            numbers.percent(e.suppression_rate),
            numbers.exact(100 * e.suppression_rate, "%"),
            tr("{kept} can be released.").format(kept=numbers.count(kept, records)),
            LOWER_IS_BETTER,
            tr("share of 1"),
        ),
        _count(
            "global_anonymity_before",
            group,
            tr("Anonymity with the areas as they are"),
            e.global_anonymity_before,
            records,
            _alike(e.global_anonymity_before, tr("area")),
            HIGHER_IS_BETTER,
        ),
        _count(
            "global_anonymity",
            group,
            tr("Anonymity of the regions"),
            e.global_anonymity,
            records,
            _alike(e.global_anonymity, tr("region")),
            HIGHER_IS_BETTER,
        ),
        _count(
            "global_anonymity_released",
            group,
            tr("Anonymity of what is released"),
            e.global_anonymity_released,
            records,
            tr("After leaving out, nobody shares their values with fewer than k = {k}.").format(
                k=numbers.count(k)
            )
            if e.global_anonymity_released is not None
            else tr("Nothing is left to release."),
            HIGHER_IS_BETTER,
        ),
    )


def _alike(anonymity: int | None, unit: str) -> str:
    if anonymity is None:
        return tr("There are no records.")
    if anonymity == 1:
        return tr("Somebody is the only one of their kind in their {unit}.").format(unit=unit)
    return tr("The rarest combination in any {unit} is shared by {n} people.").format(
        unit=unit, n=numbers.count(anonymity)
    )


def _regions(entry: RunEntry) -> tuple[Measure, ...]:
    run, group = entry.run, tr("Regions")
    e, number = run.evaluation, run.site_number
    size, unit = median_region_size(entry)
    empty = e.n_regions - e.n_regions_with_records
    cutoff = (
        _measure(
            "cutoff",
            group,
            tr("Cut-off"),
            number.cutoff,
            tr("people"),
            tr("The site count asks for at least this many in a region, on average.")
            if number.cutoff is not None
            else tr("The number of sites was given, so there is no cut-off."),
        ),
    )
    return (
        _count(
            "n_regions",
            group,
            tr("Regions"),
            e.n_regions,
            tr("regions"),
            tr("{areas} became {regions}; the median region has {size}.").format(
                areas=numbers.count(len(entry.study.areas), tr("areas")),
                regions=numbers.count(e.n_regions, tr("regions")),
                size=numbers.count(size, unit),
            ),
            HIGHER_IS_BETTER,
        ),
        _count(
            "n_regions_with_records",
            group,
            tr("Regions with records"),
            e.n_regions_with_records,
            tr("regions"),
            tr("Every region has records.")
            if not empty
            else tr("{n} have no record at all.").format(n=numbers.count(empty, tr("regions"))),
        ),
        _count(
            "n_sites",
            group,
            tr("Sites"),
            number.n_sites,
            tr("sites"),
            _sites_sentence(entry),
        ),
        _count(
            "n_sites_without_areas",
            group,
            tr("Sites without areas"),
            e.n_sites_without_areas,
            tr("sites"),
            tr("Every site is the nearest one of some area.")
            if not e.n_sites_without_areas
            else tr("No area is nearest to them; they make no region."),
            LOWER_IS_BETTER,
        ),
        *cutoff,
    )


def _sites_sentence(entry: RunEntry) -> str:
    placement = entry.run.placement
    title = getattr(type(entry.run.scenario.site_count), "title", "")
    said = tr("Number by {rule}; placed by {approach}; {why}.").format(
        rule=title.lower() or tr("another rule"),
        approach=placement_title(entry).lower(),
        why=placement.stopped_because.rstrip("."),
    )
    if placement.moves:
        said += " " + tr("{n} moves were made.").format(n=numbers.count(placement.moves))
    return said


def placement_title(entry: RunEntry) -> str:
    """What the placement of a run is called."""
    placer = type(entry.run.scenario.placement)
    return str(getattr(placer, "title", placer.__name__))


def _quality(entry: RunEntry) -> tuple[Measure, ...]:
    e, group = entry.run.evaluation, tr("Geography and information kept")
    squared = tr("records²")
    per_record = e.non_uniform_entropy_bits_per_record
    return (
        _measure(
            "compactness_m_per_area",
            group,
            tr("Compactness, per area"),
            e.compactness_m_per_area,
            "m",
            tr("On average, an area lies this far from the site of its region.")
            if e.compactness_m_per_area is not None
            else tr("These regions have no sites; see the distance to their own centre."),
            LOWER_IS_BETTER,
        ),
        _measure(
            "compactness_m",
            group,
            tr("Compactness, sum"),
            e.compactness_m,
            "m",
            tr("All distances from areas to their sites together."),
            LOWER_IS_BETTER,
        ),
        _measure(
            "compactness_own_centre_m",
            group,
            tr("Compactness to own centre, sum"),
            e.compactness_own_centre_m,
            "m",
            tr("The same to the centre of each region's own areas."),
            LOWER_IS_BETTER,
        ),
        _measure(
            "non_uniform_entropy_bits_per_record",
            group,
            tr("Geography lost, per record"),
            per_record,
            tr("bits"),
            tr(
                "On average, a record's area is hidden among as many as {n} equally likely ones."
            ).format(n=numbers.measure(2.0**per_record)),
            LOWER_IS_BETTER,
        ),
        _measure(
            "non_uniform_entropy_bits",
            group,
            tr("Non-uniform entropy"),
            e.non_uniform_entropy_bits,
            tr("bits"),
            tr("Bits of geography lost over all records."),
            LOWER_IS_BETTER,
        ),
        _measure(
            "discernibility",
            group,
            tr("Discernibility"),
            e.discernibility,
            squared,
            tr("Sum of squared sizes of the classes released: the smaller, the finer the data."),
            LOWER_IS_BETTER,
        ),
        _measure(
            "discernibility_bayardo_agrawal",
            group,
            tr("Discernibility with suppression"),
            e.discernibility_bayardo_agrawal,
            squared,
            tr("The same, charging all records for each one left out."),
            LOWER_IS_BETTER,
        ),
    )


def _input(entry: RunEntry) -> tuple[Measure, ...]:
    study, number, group = entry.study, entry.run.site_number, tr("Input")
    counts = study.counts
    empty = int(np.count_nonzero(counts.records == 0))
    rows = [
        _count(
            "n_records",
            group,
            tr("Records used"),
            counts.n_records,
            tr("records"),
            _left_out_sentence(entry),
        )
    ]
    names = {UNKNOWN_AREA: "n_records_unknown_area", MISSING_VALUES: "n_records_missing_values"}
    for reason, n in study.left_out.items():
        rows.append(
            _count(
                names.get(reason, f"n_records_{reason.replace(' ', '_')}"),
                group,
                tr("Records not used: {reason}").format(reason=tr(reason)),
                n,
                tr("records"),
                tr("Their area is not in the area file.")
                if reason == UNKNOWN_AREA
                else tr("They were left out before anything was computed."),
                LOWER_IS_BETTER,
            )
        )
    return (
        *rows,
        _count(
            "n_areas_without_records",
            group,
            tr("Areas without records"),
            empty,
            tr("areas"),
            tr("Of {n} in all; they still become part of a region.").format(
                n=numbers.count(counts.n_units, tr("areas"))
            ),
        ),
        _count(
            "n_classes",
            group,
            tr("Equivalence classes"),
            counts.n_classes,
            tr("classes"),
            tr("Different combinations of {names} that occur.").format(
                names=", ".join(counts.categories)
            ),
        ),
        _count(
            "max_combinations",
            group,
            tr("Max combinations"),
            number.max_combinations,
            tr("combinations"),
            " × ".join(f"{name} {numbers.count(n)}" for name, n in counts.n_categories.items()),
        ),
        _measure(
            "entropy",
            group,
            tr("Entropy"),
            number.entropy,
            tr("bits"),
            tr("How evenly the records are spread over the classes."),
        ),
    )


def _left_out_sentence(entry: RunEntry) -> str:
    lost = sum(entry.study.left_out.values())
    if not lost:
        return tr("Every record of the file is used.")
    whole = entry.study.counts.n_records + lost
    return tr("{n} of the file ({share}) are not used.").format(
        n=numbers.count(lost, tr("records")), share=numbers.percent(lost / whole)
    )


def _times(entry: RunEntry) -> tuple[Measure, ...]:
    group = tr("Running time")
    titles = {
        "load": tr("Reading and counting"),
        "site_count": tr("Site count"),
        "placement": tr("Placement"),
        "aggregation": tr("Aggregation"),
        "refinement": tr("Refinement"),
        "suppression": tr("Suppression"),
        "evaluation": tr("Evaluation"),
    }
    return tuple(
        Measure(
            f"running_time_s.{stage}",
            group,
            titles.get(stage, stage),
            seconds,
            numbers.seconds(seconds),
            numbers.exact(seconds, "s"),
            "",
            NEITHER,
            "s",
        )
        for stage, seconds in entry.run.seconds.items()
        if seconds > 0
    )
