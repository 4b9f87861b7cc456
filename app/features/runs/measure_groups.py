"""The measures of a run, group by group, each with one plain sentence of what it means."""

from __future__ import annotations

import numpy as np

from app.features.runs.measure import (
    HIGHER_IS_BETTER,
    LOWER_IS_BETTER,
    Group,
    Measure,
    title_of,
    tr,
)
from app.frame.session import RunEntry
from app.kit import numbers
from core.metrics import Evaluation
from core.pipeline import population_of
from core.placement.given import GivenRegions
from core.scenario import PEOPLE_BASIS
from core.study import MISSING_VALUES, UNKNOWN_AREA


def records_lost(entry: RunEntry) -> tuple[Measure, ...]:
    """How many records are left out."""
    group, e = Group(tr("Privacy and records lost")), entry.run.evaluation
    kept = entry.study.counts.n_records - e.suppressed_records
    why = tr("Everybody is alike with enough people of their region.")
    if e.suppressed_records:
        why = tr("They are alike with fewer than k = {k} people of their region.")
        why = why.format(k=numbers.count(entry.run.scenario.k))
    released = tr("{kept} can be released.").format(kept=numbers.count(kept, tr("records")))
    expected = entry.run.site_number.expected
    if expected is not None:
        told = tr("The site count predicted {share}.").format(share=numbers.percent(expected))
        released = f"{released} {told}"
    return (
        group.count(
            "suppressed_records",
            title_of("suppressed_records"),
            e.suppressed_records,
            tr("records"),
            why,
            LOWER_IS_BETTER,
        ),
        group.share(
            "suppression_rate",
            title_of("suppression_rate"),
            e.suppression_rate,
            released,
            LOWER_IS_BETTER,
        ),
    )


def anonymity(entry: RunEntry) -> tuple[Measure, ...]:
    """The rarest combination before, in the regions, and in what is released."""
    group, e = Group(tr("Privacy and records lost")), entry.run.evaluation
    unit = tr("records") if entry.study.counts.persons is None else tr("people")
    after = tr("Nothing is left to release.")
    if e.global_anonymity_released is not None:
        after = tr("After leaving out, nobody shares their values with fewer than k = {k}.")
        after = after.format(k=numbers.count(entry.run.scenario.k))
    rows = (
        (
            "global_anonymity_before",
            tr("Anonymity with the areas as they are"),
            e.global_anonymity_before,
            _rarest(e.global_anonymity_before, tr("area")),
        ),
        (
            "global_anonymity",
            title_of("global_anonymity"),
            e.global_anonymity,
            _rarest(e.global_anonymity, tr("region")),
        ),
        (
            "global_anonymity_released",
            title_of("global_anonymity_released"),
            e.global_anonymity_released,
            after,
        ),
    )
    return tuple(
        group.count(key, label, n, unit, sentence, HIGHER_IS_BETTER)
        for key, label, n, sentence in rows
    )


def _rarest(smallest: int | None, unit: str) -> str:
    if smallest is None:
        return tr("There are no records.")
    if smallest == 1:
        return tr("Somebody is the only one of their kind in their {unit}.").format(unit=unit)
    return tr("The rarest combination in any {unit} is shared by {n} people.").format(
        unit=unit, n=numbers.count(smallest)
    )


def regions(entry: RunEntry) -> tuple[Measure, ...]:
    """How many regions there are and how large they are."""
    group, e = Group(tr("Regions")), entry.run.evaluation
    size, unit = median_region_size(entry)
    empty = e.n_regions - e.n_regions_with_records
    became = tr("{areas} became {regions}; the median region has {size}.").format(
        areas=numbers.count(len(entry.study.areas), tr("areas")),
        regions=numbers.count(e.n_regions, tr("regions")),
        size=numbers.count(size, unit),
    )
    without = tr("Every region has records.")
    if empty:
        without = tr("{n} have no record at all.").format(n=numbers.count(empty, tr("regions")))
    return (
        group.count(
            "n_regions", title_of("n_regions"), e.n_regions, tr("regions"), became, HIGHER_IS_BETTER
        ),
        group.count(
            "n_regions_with_records",
            title_of("n_regions_with_records"),
            e.n_regions_with_records,
            tr("regions"),
            without,
        ),
    )


def sites(entry: RunEntry) -> tuple[Measure, ...]:
    """How many sites were placed, and why so many; nothing where regions were given."""
    if isinstance(entry.run.scenario.placement, GivenRegions):
        return ()
    group, e = Group(tr("Regions")), entry.run.evaluation
    number = entry.run.site_number
    without = tr("Every site is the nearest one of some area.")
    if e.n_sites_without_areas:
        without = tr("No area is nearest to them; they make no region.")
    why = tr("The number of sites was given, so there is no cut-off.")
    if number.cutoff is not None:
        why = _below_cutoff(entry, number.cutoff)
    return (
        group.count(
            "n_sites", title_of("n_sites"), number.n_sites, tr("sites"), _how_placed(entry)
        ),
        group.count(
            "n_sites_without_areas",
            title_of("n_sites_without_areas"),
            e.n_sites_without_areas,
            tr("sites"),
            without,
            LOWER_IS_BETTER,
        ),
        group.measure("cutoff", tr("Cut-off"), number.cutoff, tr("people"), why),
    )


def _below_cutoff(entry: RunEntry, cutoff: float) -> str:
    """How many regions have fewer than they have on average."""
    aggregation = entry.run.aggregation
    people = population_of(entry.study, entry.run.scenario.population_basis)
    sizes = np.bincount(aggregation.labels, people, aggregation.n_regions)
    sizes = sizes[aggregation.areas_in_region > 0]
    on_people = entry.run.scenario.population_basis == PEOPLE_BASIS
    return tr(
        "A region should have so many on average; {n} of {regions} have fewer, the smallest has "
        "{least}."
    ).format(
        n=numbers.count(int(np.count_nonzero(sizes < cutoff))),
        regions=numbers.count(len(sizes), tr("regions")),
        least=numbers.count(float(sizes.min()), tr("people") if on_people else tr("records")),
    )


def _how_placed(entry: RunEntry) -> str:
    placement = entry.run.placement
    title = str(getattr(type(entry.run.scenario.site_count), "title", ""))
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


def distances(entry: RunEntry) -> tuple[Measure, ...]:
    """How far areas lie from their region's site."""
    group, e = Group(tr("Geography and information kept")), entry.run.evaluation
    far = tr("Not known: these regions have no sites; see the distance to their own centre.")
    total = tr("Not known: these regions have no sites.")
    mean = None
    if e.compactness_ground_m is not None:
        mean = e.compactness_ground_m / max(1, len(entry.study.areas))
        far = tr("On average, an area lies this far from the site of its region, on the ground.")
        total = tr("All distances on the ground from areas to their sites together.")
    rows = (
        ("compactness_ground_m_per_area", tr("Compactness to sites, per area"), mean, far),
        ("compactness_ground_m", tr("Compactness to sites, sum"), e.compactness_ground_m, total),
        (
            "compactness_own_centre_ground_m",
            tr("Compactness to own centre, sum"),
            e.compactness_own_centre_ground_m,
            tr(
                "All distances on the ground from areas to the centre of their region's own areas "
                "together."
            ),
        ),
    )
    return tuple(
        group.measure(key, label, x, "m", sentence, LOWER_IS_BETTER)
        for key, label, x, sentence in (*rows, *_in_the_projection(e))
    )


def _in_the_projection(e: Evaluation) -> list[tuple[str, str, float | None, str]]:
    """The same distances in the metres in which sites are placed."""
    flat = tr("In metres of the map's projection, in which sites are placed.")
    per_area, to_sites = e.compactness_m_per_area, e.compactness_m
    to_own = e.compactness_own_centre_m
    return [
        ("compactness_m_per_area", tr("To sites, per area (projection)"), per_area, flat),
        ("compactness_m", title_of("compactness_m"), to_sites, flat),
        ("compactness_own_centre_m", title_of("compactness_own_centre_m"), to_own, flat),
    ]


def information(entry: RunEntry) -> tuple[Measure, ...]:
    """How much geography and detail is lost."""
    group, e = Group(tr("Geography and information kept")), entry.run.evaluation
    of_people = entry.study.counts.persons is not None
    bits, squared = tr("bits"), tr("people²") if of_people else tr("records²")
    per_record = e.non_uniform_entropy_bits_per_record
    hidden = tr("On average, a record's area is hidden among {n} equally likely ones.")
    rows = (
        (
            "non_uniform_entropy_bits_per_record",
            title_of("non_uniform_entropy_bits_per_record"),
            per_record,
            bits,
            hidden.format(n=numbers.measure(2.0**per_record)),
        ),
        (
            "non_uniform_entropy_bits",
            title_of("non_uniform_entropy_bits"),
            e.non_uniform_entropy_bits,
            bits,
            tr("Bits of geography lost over all records."),
        ),
        (
            "discernibility",
            title_of("discernibility"),
            e.discernibility,
            squared,
            tr("Sum of squared sizes of the classes released: the smaller, the finer the data."),
        ),
        (
            "discernibility_bayardo_agrawal",
            title_of("discernibility_bayardo_agrawal"),
            e.discernibility_bayardo_agrawal,
            squared,
            tr("The same, charging all records for each one left out."),
        ),
    )
    return tuple(
        group.measure(key, label, x, unit, sentence, LOWER_IS_BETTER)
        for key, label, x, unit, sentence in rows
    )


def records_used(entry: RunEntry) -> tuple[Measure, ...]:
    """How many records and areas went in, and what was left out before."""
    group, counts = Group(tr("Input")), entry.study.counts
    names = {UNKNOWN_AREA: "n_records_unknown_area", MISSING_VALUES: "n_records_missing_values"}
    whys = {UNKNOWN_AREA: tr("Their area is not in the area file.")}
    left_out = tuple(
        group.count(
            names.get(reason, f"n_records_{reason.replace(' ', '_')}"),
            tr("Records not used: {reason}").format(reason=tr(reason)),
            n,
            tr("records"),
            whys.get(reason, tr("They were left out before anything was computed.")),
            LOWER_IS_BETTER,
        )
        for reason, n in entry.study.left_out.items()
    )
    used = group.count(
        "n_records", tr("Records used"), counts.n_records, tr("records"), _not_used(entry)
    )
    persons = group.count(
        "n_persons",
        tr("Distinct people"),
        counts.n_people,
        tr("people"),
        tr("Classes are counted in persons: somebody with many records counts once."),
    )
    empty = int(np.count_nonzero(counts.records == 0))
    of = tr("Of {n} in all; they still become part of a region.")
    without = group.count(
        "n_areas_without_records",
        tr("Areas without records"),
        empty,
        tr("areas"),
        of.format(n=numbers.count(counts.n_units, tr("areas"))),
    )
    return (used, *(() if counts.persons is None else (persons,)), *left_out, without)


def _not_used(entry: RunEntry) -> str:
    lost = sum(entry.study.left_out.values())
    if not lost:
        return tr("Every record of the file is used.")
    whole = entry.study.counts.n_records + lost
    return tr("{n} of the file ({share}) are not used.").format(
        n=numbers.count(lost, tr("records")), share=numbers.percent(lost / whole)
    )


def classes(entry: RunEntry) -> tuple[Measure, ...]:
    """How varied the records are."""
    group, counts, number = Group(tr("Input")), entry.study.counts, entry.run.site_number
    occur = tr("Different combinations of {names} that occur.")
    product = " × ".join(f"{name} {numbers.count(n)}" for name, n in counts.n_categories.items())
    return (
        group.count(
            "n_classes",
            tr("Equivalence classes"),
            counts.n_classes,
            tr("classes"),
            occur.format(names=", ".join(counts.categories)),
        ),
        group.count(
            "max_combinations",
            tr("Max combinations"),
            number.max_combinations,
            tr("combinations"),
            product,
        ),
        group.measure(
            "entropy",
            tr("Entropy"),
            number.entropy,
            tr("nats"),
            tr("How evenly the records are spread over the classes."),
        ),
    )


def times(entry: RunEntry) -> tuple[Measure, ...]:
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


GROUPS = (
    records_lost,
    anonymity,
    regions,
    sites,
    distances,
    information,
    records_used,
    classes,
    times,
)
"""In the order in which they are read."""
