"""What came out of a run, in words: sentences, all measures, differences, text and CSV."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, replace

import numpy as np

from app.features.runs.measure import (
    HIGHER_IS_BETTER,
    LOWER_IS_BETTER,
    Group,
    Measure,
    in_shown_unit,
    tr,
)
from app.features.runs.outcome import outcome_lines
from app.frame.session import RunEntry
from app.kit import numbers
from app.kit.language import said, stage_words
from app.kit.small_counts import below, told
from core.pipeline import population_of
from core.placement.given import GivenRegions
from core.scenario import PEOPLE_BASIS
from core.small_counts import ALL_TOLD, is_small, stage_without_small
from core.study import MISSING_VALUES, UNKNOWN_AREA

_LEAST_SECONDS = 1e-3


@dataclass(frozen=True)
class Difference:
    """How a measure differs from that of the compared run."""

    text: str
    verdict: str
    exact: str
    differs: bool = True


def headline(entry: RunEntry, least: int = ALL_TOLD) -> str:
    """The one sentence that matters most; no count of records below ``least`` is told."""
    e, k = entry.run.evaluation, entry.run.scenario.k
    lost, records = e.suppressed_records, entry.study.counts.n_records
    if lost == 0 and k == 1:
        return tr("No record has to be left out: k = 1 lets even single people be told apart.")
    if lost == 0:
        text = tr(
            "No record has to be left out: in every region, at least {k} people share each "
            "combination of values that occurs."
        )
    elif lost == records:
        text = tr(
            "Nothing is left to release: in no region do {k} people share their values. Lost: {n}."
        )
    else:
        text = tr(
            "{n} ({rate}) would be left out, because in their region fewer than {k} people share "
            "their values."
        )
    return text.format(
        n=told(lost, least, tr("records")),
        rate=_lost_share(entry, least),
        k=numbers.count(k),
    )


def status_sentence(entry: RunEntry) -> str:
    """One line for the status bar: k, what is kept, regions and their size."""
    e, k = entry.run.evaluation, entry.run.scenario.k
    released = e.global_anonymity_released
    first = tr("k = {k} holds") if (released or 0) >= k else tr("k = {k} does not hold")
    kept = tr("{share} of records kept").format(share=numbers.percent(1 - e.suppression_rate))
    if released is None:
        first, kept = tr("k = {k}"), tr("no record can be kept")
    size, unit = median_region_size(entry)
    return " · ".join(
        (
            first.format(k=numbers.count(k)),
            kept,
            numbers.count(e.n_regions, tr("regions")),
            tr("median {size}").format(size=numbers.count(size, unit)),
        )
    )


def _lost_share(entry: RunEntry, least: int) -> str:
    """The share of the records lost; of a count that is not told, what it is below."""
    if is_small(entry.run.evaluation.suppressed_records, least):
        return f"<\u00a0{numbers.percent(least / entry.study.counts.n_records)}"
    return numbers.percent(entry.run.evaluation.suppression_rate)


def measures(entry: RunEntry, least: int = ALL_TOLD) -> tuple[Measure, ...]:
    """All measures of a run, in the order in which they are read.

    A count of records or people below ``least`` is told as such, without value.
    """
    found = (of for group in _GROUPS for of in group(entry))
    return tuple(_safe(of, entry, least) for of in found)


def _safe(of: Measure, entry: RunEntry, least: int) -> Measure:
    """A measure without a small count, in its number and in its sentence."""
    if least == ALL_TOLD or of.value is None:
        return of
    untold = tr("Counts below {k} are not shown to others.").format(k=numbers.count(least))
    if of.unit in (tr("records"), tr("people")) and is_small(of.value, least):
        text = below(least, of.unit)
        return replace(of, value=None, text=text, exact=text, sentence=untold)
    lost, unused = entry.run.evaluation.suppressed_records, sum(entry.study.left_out.values())
    if of.key == "suppression_rate" and is_small(lost, least):
        text = _lost_share(entry, least)
        return replace(of, value=None, text=text, exact=text, sentence=untold)
    if of.key == "n_records" and is_small(unused, least):
        return replace(of, sentence="")
    if of.key == "n_sites":
        return replace(of, sentence=_how_placed(entry, least))
    return of


def difference(mine: Measure, other: Measure | None) -> Difference | None:
    """By how much a measure is above (+) or below (−) that of another run; None if unknown."""
    if other is None or mine.value is None or other.value is None:
        return None
    delta = mine.value - other.value
    timed = mine.key.startswith("running_time_s")
    if delta == 0 or (timed and abs(delta) < _LEAST_SECONDS):
        return Difference(tr("the same"), "neutral", tr("no difference at all"), differs=False)
    if mine.key == "suppression_rate":
        size = numbers.measure(100 * abs(delta), tr("percentage points"))
        exact = numbers.exact(100 * abs(delta), tr("percentage points"))
    elif timed:
        size = numbers.seconds(abs(delta))
        exact = numbers.exact(round(abs(delta), 6), mine.unit)
    else:
        shown, unit = in_shown_unit(abs(delta), mine.unit)
        exact = numbers.exact(shown, unit)
        counted = mine.text == mine.exact and float(delta).is_integer()
        size = exact if counted else numbers.measure(shown, unit)
    verdict = "neutral"
    if delta and mine.better:
        verdict = "good" if (delta > 0) == (mine.better > 0) else "bad"
    return Difference(numbers.signed(size, delta), verdict, numbers.signed(exact, delta))


def as_text(entry: RunEntry, least: int = ALL_TOLD) -> str:
    """The measures as lines of text, for the clipboard; see `measures`."""
    lines = [entry.name, headline(entry, least), *outcome_lines(entry, least), ""]
    group = ""
    for of in measures(entry, least):
        if of.group != group:
            group = of.group
            lines.append(f"[{group}]")
        lines.append(f"{of.label}: {of.exact}")
    return "\n".join(lines)


def as_csv(entry: RunEntry, least: int = ALL_TOLD) -> str:
    """The measures as CSV: measure, value (plain number, none if too small), unit, label."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["measure", "value", "unit", "label"])
    for of in measures(entry, least):
        value = "" if of.value is None else f"{of.value:.15g}"
        writer.writerow([of.key, value, of.unit, of.label])
    return out.getvalue()


# Group by group, each with one plain sentence of what it means


def _privacy(entry: RunEntry) -> tuple[Measure, ...]:
    """How many records are left out; the rarest combination before, in regions, and released."""
    group, e = Group(tr("Privacy and records lost")), entry.run.evaluation
    k = numbers.count(entry.run.scenario.k)
    kept = entry.study.counts.n_records - e.suppressed_records
    why = tr("Everybody is alike with enough people of their region.")
    if e.suppressed_records:
        why = tr("They are alike with fewer than k = {k} people of their region.").format(k=k)
    released = tr("Nothing can be released.")
    if kept:
        released = tr("Can be released: {kept}.").format(kept=numbers.count(kept, tr("records")))
    expected = entry.run.site_number.expected
    if expected is not None:
        told = tr("The site count predicted {share}.").format(share=numbers.percent(expected))
        released = f"{released} {told}"
    unit = tr("records") if entry.study.counts.persons is None else tr("people")
    after = tr("Nothing is left to release.")
    if e.global_anonymity_released is not None:
        after = tr("Nobody is left who shares their values with fewer than k = {k}.")
    return (
        group.count("suppressed_records", e.suppressed_records, tr("records"), why),
        group.share("suppression_rate", e.suppression_rate, released),
        group.count(
            "global_anonymity_before",
            e.global_anonymity_before,
            unit,
            _rarest(e.global_anonymity_before, tr("area")),
            tr("Anonymity with the areas as they are"),
            HIGHER_IS_BETTER,
        ),
        group.count(
            "global_anonymity", e.global_anonymity, unit, _rarest(e.global_anonymity, tr("region"))
        ),
        group.count(
            "global_anonymity_released", e.global_anonymity_released, unit, after.format(k=k)
        ),
    )


def _rarest(smallest: int | None, unit: str) -> str:
    if smallest is None:
        return tr("There are no records.")
    if smallest == 1:
        return tr("Somebody is the only one of their kind in their {unit}.").format(unit=unit)
    return tr("The rarest combination in any {unit} is shared by {n} people.").format(
        unit=unit, n=numbers.count(smallest)
    )


def _regions(entry: RunEntry) -> tuple[Measure, ...]:
    """How many regions there are and how large they are."""
    group, e = Group(tr("Regions")), entry.run.evaluation
    size, unit = median_region_size(entry)
    empty = e.n_regions - e.n_regions_with_records
    became = tr("Of {areas}; the median region has {size}.").format(
        areas=numbers.count(len(entry.study.areas), tr("areas")),
        size=numbers.count(size, unit),
    )
    without = tr("Every region has records.")
    if empty:
        without = tr("Without any record: {n}.").format(n=numbers.count(empty, tr("regions")))
    return (
        group.count("n_regions", e.n_regions, tr("regions"), became),
        group.count("n_regions_with_records", e.n_regions_with_records, tr("regions"), without),
    )


def _sites(entry: RunEntry) -> tuple[Measure, ...]:
    """How many sites were placed, and why so many; nothing where regions were given."""
    if isinstance(entry.run.scenario.placement, GivenRegions):
        return ()
    group, number = Group(tr("Regions")), entry.run.site_number
    idle = entry.run.evaluation.n_sites_without_areas
    without = tr("Every site is the nearest one of some area.")
    if idle:
        without = tr("No area is nearest to them; they make no region.")
    why = tr("The number of sites was given, so there is no cut-off.")
    if number.cutoff is not None:
        why = _below_cutoff(entry, number.cutoff)
    return (
        group.count("n_sites", number.n_sites, tr("sites"), _how_placed(entry)),
        group.count("n_sites_without_areas", idle, tr("sites"), without),
        group.count("cutoff", number.cutoff, _counted_in(entry), why, tr("Cut-off")),
    )


def _counted_in(entry: RunEntry) -> str:
    """What the population of the run's regions is counted in."""
    by_people = entry.run.scenario.population_basis == PEOPLE_BASIS
    return tr("people") if by_people else tr("records")


def _below_cutoff(entry: RunEntry, cutoff: float) -> str:
    """How many regions have fewer than they have on average."""
    aggregation = entry.run.aggregation
    people = population_of(entry.study, entry.run.scenario.population_basis)
    sizes = np.bincount(aggregation.labels, people, aggregation.n_regions)
    sizes = sizes[aggregation.areas_in_region > 0]
    text = tr("A region should have so many; the only one has {least}.")
    if len(sizes) > 1:
        text = tr(
            "A region should have so many on average; below it: {n} of {regions}, the smallest "
            "with {least}."
        )
    return text.format(
        n=numbers.count(int(np.count_nonzero(sizes < cutoff))),
        regions=numbers.count(len(sizes), tr("regions")),
        least=numbers.count(float(sizes.min()), _counted_in(entry)),
    )


def _how_placed(entry: RunEntry, least: int = ALL_TOLD) -> str:
    placement = entry.run.placement
    title = said(str(getattr(type(entry.run.scenario.site_count), "title", "")))
    told = tr("Number: {rule}. Placement: {approach}; {why}.").format(
        rule=title or tr("another rule"),
        approach=placement_title(entry),
        why=stage_words(stage_without_small(placement.stopped_because, least)).rstrip("."),
    )
    if placement.moves:
        told += " " + tr("Made: {moves}.").format(moves=numbers.count(placement.moves, tr("moves")))
    return told


def placement_title(entry: RunEntry) -> str:
    """What the placement of a run is called."""
    placer = type(entry.run.scenario.placement)
    return said(str(getattr(placer, "title", placer.__name__)))


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


def _distances(entry: RunEntry) -> tuple[Measure, ...]:
    """How far areas lie from their region's site and centre, on the ground and projected."""
    group, e = Group(tr("Geography and information kept")), entry.run.evaluation
    far = tr("Not known: these regions have no sites; see the distance to their own centre.")
    total = tr("Not known: these regions have no sites.")
    mean = None
    if e.compactness_ground_m is not None:
        mean = e.compactness_ground_m / max(1, len(entry.study.areas))
        far = tr("On average, an area lies this far from the site of its region, on the ground.")
        total = tr("All distances on the ground from areas to their sites together.")
    own = tr(
        "All distances on the ground from areas to the centre of their region's own areas together."
    )
    near = tr("On average, an area lies this far from the centre of its region, on the ground.")
    flat = tr("In kilometres of the map's projection, in which sites are placed.")
    return tuple(
        group.number(key, x, "m", sentence, label)
        for key, x, sentence, label in (
            (
                "compactness_own_centre_ground_m_per_area",
                e.compactness_own_centre_ground_m / max(1, len(entry.study.areas)),
                near,
                "",
            ),
            ("compactness_ground_m_per_area", mean, far, tr("Compactness to sites, per area")),
            (
                "compactness_ground_m",
                e.compactness_ground_m,
                total,
                tr("Compactness to sites, sum"),
            ),
            (
                "compactness_own_centre_ground_m",
                e.compactness_own_centre_ground_m,
                own,
                tr("Compactness to own centre, sum"),
            ),
            (
                "compactness_m_per_area",
                e.compactness_m_per_area,
                flat,
                tr("To sites, per area (projection)"),
            ),
            ("compactness_m", e.compactness_m, flat, ""),
            ("compactness_own_centre_m", e.compactness_own_centre_m, flat, ""),
        )
    )


def _information(entry: RunEntry) -> tuple[Measure, ...]:
    """How much geography and detail is lost."""
    group, e = Group(tr("Geography and information kept")), entry.run.evaluation
    of_people = entry.study.counts.persons is not None
    bits, per, squared = (
        tr("bits"),
        tr("bits per record"),
        tr("people²") if of_people else tr("records²"),
    )
    per_record = e.non_uniform_entropy_bits_per_record
    hidden = tr("On average, a record's area is hidden among {n} equally likely ones.")
    if not per_record:
        hidden = tr("Every record is told with its own area: nothing of geography is lost.")
    return (
        group.number(
            "non_uniform_entropy_bits_per_record",
            per_record,
            per,
            hidden.format(n=numbers.measure(2.0**per_record)),
        ),
        group.number(
            "non_uniform_entropy_bits",
            e.non_uniform_entropy_bits,
            bits,
            tr("Bits of geography lost over all records."),
        ),
        group.number(
            "discernibility",
            e.discernibility,
            squared,
            tr("Sum of squared sizes of the classes released: the smaller, the finer the data."),
        ),
        group.number(
            "discernibility_bayardo_agrawal",
            e.discernibility_bayardo_agrawal,
            squared,
            tr("The same, and all records once more for each one left out."),
        ),
    )


def _input(entry: RunEntry) -> tuple[Measure, ...]:
    """How many records and areas went in, what was left out before, how varied they are."""
    group, counts, number = Group(tr("Input")), entry.study.counts, entry.run.site_number
    people = group.count(
        "n_persons",
        counts.n_people,
        tr("people"),
        tr("Classes are counted in persons: somebody with many records counts once."),
        tr("Distinct people"),
    )
    areas = tr("Of {n}. These, too, become part of a region.")
    occur = tr("Different combinations of {names} that occur.")
    return (
        group.count(
            "n_records", counts.n_records, tr("records"), _not_used(entry), tr("Records used")
        ),
        *(() if counts.persons is None else (people,)),
        *_left_out(entry, group),
        group.count(
            "n_areas_without_records",
            int(np.count_nonzero(counts.records == 0)),
            tr("areas"),
            areas.format(n=numbers.count(counts.n_units, tr("areas"))),
            tr("Areas without records"),
        ),
        group.count(
            "n_classes",
            counts.n_classes,
            tr("classes"),
            occur.format(names=", ".join(counts.categories)),
            tr("Equivalence classes"),
        ),
        group.count(
            "max_combinations",
            number.max_combinations,
            tr("combinations"),
            " × ".join(f"{name} {numbers.count(n)}" for name, n in counts.n_categories.items()),
            tr("Max combinations"),
        ),
        group.number(
            "entropy",
            number.entropy,
            tr("nats"),
            tr("How evenly the records are spread over the classes."),
            tr("Entropy"),
            0,
        ),
    )


def _left_out(entry: RunEntry, group: Group) -> list[Measure]:
    names = {UNKNOWN_AREA: "n_records_unknown_area", MISSING_VALUES: "n_records_missing_values"}
    whys = {UNKNOWN_AREA: tr("Their area is not in the area file.")}
    return [
        group.count(
            names.get(reason, f"n_records_{reason.replace(' ', '_')}"),
            n,
            tr("records"),
            whys.get(reason, tr("They were left out before anything was computed.")),
            tr("Records not used: {reason}").format(reason=tr(reason)),
            LOWER_IS_BETTER,
        )
        for reason, n in entry.study.left_out.items()
    ]


def _not_used(entry: RunEntry) -> str:
    lost = sum(entry.study.left_out.values())
    if not lost:
        return tr("Every record of the file is used.")
    whole = entry.study.counts.n_records + lost
    return tr("Not used: {n} of the file ({share}).").format(
        n=numbers.count(lost, tr("records")), share=numbers.percent(lost / whole)
    )


def _times(entry: RunEntry) -> tuple[Measure, ...]:
    """How long each stage took."""
    group = Group(tr("Running time"))
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
        group.time(f"running_time_s.{stage}", titles.get(stage, stage), seconds)
        for stage, seconds in entry.run.seconds.items()
        if seconds > 0
    )


_GROUPS = (_privacy, _regions, _sites, _distances, _information, _input, _times)
"""In the order in which they are read."""
