"""What is known about one area or one region, as sentences."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.frame.session import RunEntry
from app.kit import numbers
from app.kit.level_words import short_level_name
from app.kit.small_counts import below, told
from app.map.canvas.card import Rare, Told
from core.areas import AreaLayer
from core.map.values import land_km2
from core.rarest import Rarest, rarest_classes
from core.small_counts import ALL_TOLD, is_small
from core.study import Study

_SAID_LEVELS = ("cd", "csd", "cma", "ct", "fsa", "province")
_MOST_RARE = 5
_NAMES = ("NAME", "NOM", "PRNAME", "CDNAME", "CSDNAME", "CMANAME", "CTNAME", "DANAME")


@dataclass(frozen=True, eq=False)
class RegionFacts:
    """What is known of the regions of a run, (regions,) each; land is in square kilometres."""

    people: NDArray[np.float64]
    records: NDArray[np.int64]
    anonymity: NDArray[np.int64]
    suppressed: NDArray[np.int64]
    areas: NDArray[np.int64]
    land: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Facts:
    """Arrays that make telling about an area a matter of look-ups.

    Attributes
    ----------
    areas, study, entry
        What is shown; the last two may be None. ``entry.study`` must be of ``areas``.
    land
        (n,) square kilometres, NaN = not known.
    records, anonymity
        (n,) of each area; empty without a study.
    regions
        None without a run.
    """

    areas: AreaLayer
    land: NDArray[np.float64]
    study: Study | None = None
    entry: RunEntry | None = None
    records: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    anonymity: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    regions: RegionFacts | None = None

    def region_of(self, area: int) -> int:
        """The region of an area, -1 without a run."""
        return -1 if self.entry is None else int(self.entry.run.aggregation.labels[area])


def facts_of(areas: AreaLayer, study: Study | None, entry: RunEntry | None) -> Facts:
    """Prepares the facts (tens of milliseconds for 50,000 areas: not on the GUI thread)."""
    if entry is not None:
        study = entry.study
    land = land_km2(areas)
    if study is None:
        return Facts(areas, land)
    records, anonymity = study.counts.records, study.counts.anonymity()
    if entry is None:
        return Facts(areas, land, study, None, records, anonymity)
    aggregation, suppression = entry.run.aggregation, entry.run.suppression

    def summed(of: NDArray[np.float64]) -> NDArray[np.float64]:
        found = np.bincount(aggregation.labels, weights=of, minlength=aggregation.n_regions)
        return found.astype(np.float64)

    regions = RegionFacts(
        summed(np.nan_to_num(areas.population, nan=0.0)),
        suppression.counts.records,
        suppression.counts.anonymity(),
        suppression.suppressed_by_region,
        aggregation.areas_in_region,
        summed(land),
    )
    return Facts(areas, land, study, entry, records, anonymity, regions)


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Identify", text)


def title_of(facts: Facts, area: int) -> str:
    """Id and names of an area."""
    return tr("Area {0}").format(facts.areas.ids[area])


def tooltip_of(facts: Facts, area: int, least: int = ALL_TOLD) -> str:
    """A few lines: id, people, region; no count of records below ``least``."""
    lines = [title_of(facts, area), _people(facts, area)]
    if facts.regions is not None:
        region = facts.region_of(area)
        people = numbers.count(float(facts.regions.people[region]), tr("people"))
        lines.append(tr("Region {0}: {1}").format(numbers.count(region + 1), people))
    elif facts.study is not None:
        lines.append(told(int(facts.records[area]), least, tr("records")))
    return "\n".join(lines)


def told_of_area(facts: Facts, area: int, besides: str = "", *, least: int = ALL_TOLD) -> Told:
    """All that is known about an area; one look at its row of the counts.

    Parameters
    ----------
    besides
        What another workspace tells of it, such as its unit against the cut-off.
    least
        The smallest count of records that is told; no combination of fewer is named.
    """
    parts = [_names(facts.areas, area), besides, _place(facts, area)]
    rarest, k = None, 1
    if facts.study is not None:
        k = 1 if facts.entry is None else facts.entry.run.scenario.k
        rarest = rarest_classes(facts.study.counts, area, k, _MOST_RARE, least=least)
        parts.append(_records(int(facts.records[area]), int(facts.anonymity[area]), least))
        if rarest.n_below:
            parts[-1] += " " + _alone(rarest, k, least)
    if facts.entry is not None and facts.regions is not None:
        k = facts.entry.run.scenario.k
        parts.append(_region(facts.regions, facts.region_of(area), k, least))
    # What is lost, regions decide.
    return _told(title_of(facts, area), parts, rarest, k=1, least=least)


def told_of_region(facts: Facts, region: int, *, least: int = ALL_TOLD) -> Told:
    """All that is known about a region of the shown run; see `told_of_area`."""
    title = tr("Region {0}").format(numbers.count(region + 1))
    if facts.entry is None or facts.regions is None:
        return Told(title, ())
    suppression, counts = facts.entry.run.suppression, facts.entry.study.counts
    rarest = rarest_classes(suppression.counts, region, suppression.k, _MOST_RARE, least=least)
    parts = [_extent(facts.regions, region, least)]
    if rarest.n_classes:
        unit = tr("records") if counts.persons is None else tr("people")
        smallest = told(int(facts.regions.anonymity[region]), least, unit)
        classes = tr(
            "Combinations of values that occur: {n}. The rarest is shared by {records}: that is "
            "the anonymity of the region."
        )
        # There are no more combinations than records: a few would tell how few these are.
        few = is_small(int(facts.regions.records[region]), least)
        n = below(least) if few else numbers.count(rarest.n_classes)
        parts.append(classes.format(n=n, records=smallest))
        parts.append(_lost(int(facts.regions.records[region]), rarest, suppression.k, least))
    else:
        parts.append(tr("There is no record from here."))
    return _told(title, parts, rarest, suppression.k, least)


def _told(title: str, parts: list[str], rarest: Rarest | None, k: int, least: int) -> Told:
    """Sentences, and the rarest combinations; those with fewer than k records are marked."""
    paragraphs = tuple(part for part in parts if part)
    if rarest is not None and least > ALL_TOLD and rarest.n_below:
        said = tr("Combinations of fewer than {k} records are not named to others.")
        paragraphs = (*paragraphs, said.format(k=numbers.count(least)))
    if rarest is None or not rarest.classes:
        return Told(title, paragraphs)
    rare = []
    for of in rarest.classes:
        values = ", ".join(
            tr("{variable} {value}").format(variable=name, value=value) for name, value in of.values
        )
        records = numbers.count(of.records, tr("records"))
        rare.append(Rare(values, records, of.records < k))
    more = rarest.n_below - sum(of.below for of in rare) if k > 1 and least == ALL_TOLD else 0
    note = ""
    if more > 0:
        note = tr("Not listed, but below k too: {0}.").format(
            numbers.count(more, tr("combinations"))
        )
    return Told(title, paragraphs, tr("Rarest combinations of values"), tuple(rare), note)


def _alone(rarest: Rarest, k: int, least: int) -> str:
    """What would be lost if the area were a region of its own."""
    return tr("As a region of its own it would lose {records}, being below k = {k}.").format(
        records=told(rarest.records_below, least, tr("records")), k=numbers.count(k)
    )


def _extent(of: RegionFacts, region: int, least: int) -> str:
    if not of.areas[region]:
        return tr("No area is in this region.")
    text = tr("It joins {areas} on {land}, with {people} and {records}.")
    if np.isnan(of.land[region]):
        text = tr("It joins {areas} with {people} and {records}.")
    return text.format(
        areas=numbers.count(int(of.areas[region]), tr("areas")),
        people=numbers.count(float(of.people[region]), tr("people")),
        records=told(int(of.records[region]), least, tr("records")),
        land=numbers.measure(float(of.land[region]), "km²"),
    )


def _lost(records: int, rarest: Rarest, k: int, least: int) -> str:
    """What is left out, and why."""
    if not rarest.n_below:
        return tr(
            "No record is left out: every combination is shared by at least k = {k} records."
        ).format(k=numbers.count(k))
    if is_small(rarest.records_below, least):
        return tr("Left out: {lost}.").format(lost=below(least, tr("records")))
    return tr(
        "Left out: {lost} ({share}) in {combinations}, because fewer than k = {k} people of the "
        "region share their values."
    ).format(
        lost=numbers.count(rarest.records_below, tr("records")),
        share=numbers.percent(rarest.records_below / records),
        combinations=numbers.count(rarest.n_below, tr("combinations")),
        k=numbers.count(k),
    )


def _names(areas: AreaLayer, area: int) -> str:
    words = [
        f"{short_level_name(level)} {of[area]}"
        for level, of in areas.parents.items()
        if level in _SAID_LEVELS and of[area]
    ]
    table = areas.attributes
    for column in table.columns:
        if str(column).upper().startswith(_NAMES) and len(table) == len(areas):
            value = table[column].iloc[area]
            if isinstance(value, str) and value and value not in words:
                words.append(value)
    return " · ".join(dict.fromkeys(words))


def _people(facts: Facts, area: int) -> str:
    people = facts.areas.population[area]
    if np.isnan(people):
        return tr("population not published")
    return numbers.count(float(people), tr("people"))


def _place(facts: Facts, area: int) -> str:
    people, land = facts.areas.population[area], facts.land[area]
    if np.isnan(people):
        first = tr("Its population is not published.")
        if np.isnan(land):
            return first
        return first + " " + tr("It has {0}.").format(numbers.measure(land, "km²"))
    count = numbers.count(float(people), tr("people"))
    if np.isnan(land):
        return tr("{people} live here.").format(people=count)
    return tr("{people} live here on {land}: {density}.").format(
        people=count,
        land=numbers.measure(land, "km²"),
        density=numbers.measure(people / land, tr("people per km²")),
    )


def _records(records: int, anonymity: int, least: int) -> str:
    if records == 0:
        return tr("There is no record from here.")
    if is_small(records, least):
        return tr("There are {records} from here.").format(records=below(least, tr("records")))
    count = numbers.count(records, tr("records"))
    if is_small(anonymity, least):
        return tr("Of its {records}, some are of a kind that fewer than {k} share.").format(
            records=count, k=numbers.count(least)
        )
    if anonymity == 1:
        return tr("Of its {0}, at least one is the only one of its kind.").format(count)
    return tr("Its {0} come in groups of at least {1} alike.").format(
        count, numbers.count(anonymity)
    )


def _region(of: RegionFacts, region: int, k: int, least: int) -> str:
    records, lost = int(of.records[region]), int(of.suppressed[region])
    text = tr(
        "It belongs to region {number}, which joins {areas} with {people} and {records}."
    ).format(
        number=numbers.count(region + 1),
        areas=numbers.count(int(of.areas[region]), tr("areas")),
        people=numbers.count(float(of.people[region]), tr("people")),
        records=told(records, least, tr("records")),
    )
    if not records:
        return text
    anonymity = int(of.anonymity[region])
    often = told(anonymity, least, tr("times"))
    if anonymity == 1 and least == ALL_TOLD:
        often = tr("once")
    rarest = tr("The rarest combination of values there occurs {0}.").format(often)
    left_out = tr("No record of the region is left out.")
    if is_small(lost, least):
        left_out = tr("Left out: {lost}.").format(lost=below(least, tr("records")))
    elif lost:
        left_out = tr("{lost} of the region ({share}) are left out, being below k = {k}.").format(
            lost=numbers.count(lost, tr("records")),
            share=numbers.percent(lost / records),
            k=numbers.count(k),
        )
    return f"{text} {rarest} {left_out}"
