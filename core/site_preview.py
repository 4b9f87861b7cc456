"""What a scenario would come to, before anything is counted or placed.

The values of a column and how often each occurs are counted once; recoding them by the rules of a
quasi-identifier is then a matter of a few numbers, so that every change of the rules shows its
consequence (max combinations, cut-off, number of sites) at once.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from core.apart import keeps_apart
from core.areas import AreaLayer
from core.canada import part_of_canada, parts_of_areas
from core.constraints.limits import floor_notices, number_with_floor
from core.cutoff.gaps import empty_notices
from core.errors import VbasError
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import PEOPLE_BASIS, Scenario
from core.site_count import (
    Calibrated,
    Entropy,
    MaxCombs,
    Predictors,
    SiteCount,
    SiteNumber,
    shared_out,
)

_LARGEST = 1e15


@dataclass(frozen=True)
class Category:
    """One response category after recoding.

    Attributes
    ----------
    label
        What it is called.
    records
        How many records have it.
    members
        The categories that a group joins; empty if it is no group.
    specific
        Whether it counts as a response category.
    """

    label: str
    records: int
    members: tuple[str, ...] = ()
    specific: bool = True


@dataclass(frozen=True)
class Recoded:
    """A column's categories by the rules of a quasi-identifier.

    Attributes
    ----------
    categories
        In the order that counting uses: declared ones, then observed ones.
    missing
        Records without a value, whatever says so.
    missing_codes
        Codes that mean missing and occur, with their records.
    not_numbers
        Records whose value should have been a number; they are among ``missing``.
    """

    categories: tuple[Category, ...]
    missing: int = 0
    missing_codes: tuple[Category, ...] = ()
    not_numbers: int = 0

    @property
    def n_categories(self) -> int:
        """Number of response categories (methods: declared, else observed; never missing)."""
        return sum(category.specific for category in self.categories)


def recode_counts(
    values: Mapping[str, int], blank: int, qi: QuasiIdentifier, *, banded: bool = False
) -> Recoded:
    """Recodes the counted values of a column: missing codes, band, groups, order.

    Parameters
    ----------
    values
        {value as text: records}, null and blank not among them.
    blank
        Records without a value.
    qi
        The rules; the same that `core.io.records.count_records` applies.
    banded
        Whether the values are the labels of the variable's bands in their order already, with
        the codes for missing taken out (of columns with too many different numbers).

    Returns
    -------
    Recoded
        Without the records of a study: its numbers are those of the whole file.
    """
    coded = tuple(Category(code, values[code]) for code in qi.missing if code in values)
    kept = {value: n for value, n in values.items() if value not in set(qi.missing)}
    strange = 0
    if banded:
        ranks = {label: float(i) for i, label in enumerate(kept)}
    elif qi.band is None:
        ranks = dict.fromkeys(kept, 0.0)
    else:
        kept, ranks, strange = _banded(kept, qi.band)
    group_of = {member: name for name, members in qi.groups.items() for member in members}
    records = dict.fromkeys(qi.order, 0)
    first: dict[str, float] = {}
    for label, n in kept.items():
        name = group_of.get(label, label)
        records[name] = records.get(name, 0) + n
        first[name] = min(first.get(name, math.inf), ranks[label])
    observed = sorted(set(records) - set(qi.order), key=lambda label: (first[label], label))
    present = {name: tuple(m for m in members) for name, members in qi.groups.items()}
    categories = tuple(
        Category(label, records[label], present.get(label, ()), label not in qi.non_specific)
        for label in (*qi.order, *observed)
    )
    missing = blank + strange + sum(code.records for code in coded)
    return Recoded(categories, missing, coded, strange)


def _banded(values: Mapping[str, int], band: Band) -> tuple[dict[str, int], dict[str, float], int]:
    """Records and rank of each band, and records that are no numbers."""
    records: dict[str, int] = {}
    ranks: dict[str, float] = {}
    strange = 0
    for value, n in values.items():
        number = number_of(value)
        if number is None:
            strange += n
            continue
        label, rank = band_of(number, band)
        records[label] = records.get(label, 0) + n
        ranks[label] = rank
    return records, ranks, strange


def number_of(value: str) -> float | None:
    """The number that a value stands for, or None."""
    try:
        number = float(value)
    except ValueError:
        return None
    return number if abs(number) < _LARGEST else None


def band_of(number: float, band: Band) -> tuple[str, float]:
    """Label and rank of a number's band: ``("85+", inf)`` from the top on."""
    if band.top is not None and number >= band.top:
        return f"{_short(band.top)}+", math.inf
    rank = math.floor(number / band.width)
    low = rank * band.width
    high = low + band.width if band.top is None else min(low + band.width, band.top)
    if not (float(low).is_integer() and float(high).is_integer()):
        return f"{_short(low)} to <{_short(high)}", rank
    if high - low <= 1:
        return _short(low), rank
    return f"{_short(low)}{' to ' if low < 0 else '-'}{_short(high - 1)}", rank


def _short(number: float) -> str:
    return str(int(number)) if float(number).is_integer() else f"{number:.12g}"


@dataclass(frozen=True)
class SitePreview:
    """What is known of the number of sites before a run.

    Attributes
    ----------
    max_combinations
        Product of the numbers of categories; None while one of them is not known.
    entropy
        Entropy of the classes, nats; None until the records are counted.
    population
        People (or records) in all areas; None while it is not known.
    number
        The predicted number of sites; None if ``problem`` or ``waiting`` says why.
    counted
        Whether this is what a run would find; else the numbers are those of the files before
        records and areas were matched.
    waiting
        Columns whose categories have not been counted yet.
    problem
        Why the number cannot be had.
    needs_counting
        Whether the number is known only once the records are counted, which a run does first.
    """

    max_combinations: int | None = None
    entropy: float | None = None
    population: float | None = None
    number: SiteNumber | None = None
    counted: bool = False
    waiting: tuple[str, ...] = ()
    problem: VbasError | None = None
    needs_counting: bool = False

    @property
    def people_per_region(self) -> float | None:
        """Average population of a region."""
        if self.number is None or self.population is None:
            return None
        return self.population / self.number.n_sites


def preview_of(
    scenario: Scenario,
    areas: AreaLayer | None,
    n_records: int | None,
    n_categories: Mapping[str, int],
    counted: Predictors | None = None,
) -> SitePreview:
    """Predicts the number of sites from what is known so far.

    Parameters
    ----------
    scenario
        The settings.
    areas
        The areas, if they are open.
    n_records
        Records of the file, if that is known.
    n_categories
        Number of response categories of the columns that were counted.
    counted
        The predictors of the counted study, if there is one: they decide.
    """
    if counted is not None:
        of = counted.counts.n_categories if counted.counts is not None else {}
        return _with_number(scenario, counted, SitePreview(counted=True), of)
    columns = [qi.column for qi in scenario.quasi_identifiers]
    waiting = tuple(column for column in columns if column not in n_categories)
    found = SitePreview(waiting=waiting)
    if columns and not waiting:
        product = math.prod(max(1, n_categories[column]) for column in columns)
        found = replace(found, max_combinations=product)
    if areas is None:
        return found
    population, populated = _population(scenario, areas, n_records)
    found = replace(found, population=population)
    if found.max_combinations is None or population is None:
        return found
    known = Predictors(
        found.max_combinations,
        None,
        population,
        populated,
        part_of_canada(areas),
        None if n_records is None else float(n_records),
    )
    if known.part is None and scenario.population_basis == PEOPLE_BASIS:
        known = replace(known, parts=_parts(known, areas))
    elif known.part is None and _goes_by_part(scenario) and len(parts_of_areas(areas)) > 1:
        return replace(found, needs_counting=True)  # who lives in which part is not known yet
    return _with_number(scenario, known, found, {of: n_categories[of] for of in columns})


def _goes_by_part(scenario: Scenario) -> bool:
    """Whether each part of Canada has its own model."""
    count = scenario.site_count
    return isinstance(count, (MaxCombs, Entropy)) and count.region is None


def _parts(known: Predictors, areas: AreaLayer) -> dict[str, Predictors]:
    """What is known of each part of Canada in which people live."""
    found = {}
    for part, members in parts_of_areas(areas).items():
        people = np.nan_to_num(areas.population[members], nan=0.0)
        if n := int(np.count_nonzero(people > 0)):
            of = replace(known, population=float(people.sum()), populated_areas=n, part=part)
            found[part] = of
    return found if len(found) > 1 else {}


def _population(
    scenario: Scenario, areas: AreaLayer, n_records: int | None
) -> tuple[float | None, int]:
    """People or records in all areas, and the areas that can have a site."""
    if scenario.population_basis == PEOPLE_BASIS:
        people = np.nan_to_num(areas.population, nan=0.0)
        return float(people.sum()), int(np.count_nonzero(people > 0))
    return (None if n_records is None else float(n_records)), len(areas)


def _with_number(
    scenario: Scenario, known: Predictors, found: SitePreview, n_categories: Mapping[str, int]
) -> SitePreview:
    found = replace(
        found,
        max_combinations=known.max_combinations,
        entropy=known.entropy,
        population=known.population,
    )
    known = replace(known, k=scenario.k)
    if _asks_for_entropy(scenario.site_count) and known.entropy is None:
        return replace(found, needs_counting=True)
    if not known.populated_areas:
        problem = VbasError(
            "No area has any population.",
            "Count records as the population, or add a population table.",
        )
        return replace(found, problem=problem)
    try:
        number = scenario.site_count.count(known)
        if scenario.target is None:
            number = number_with_floor(scenario.constraints, number, known.population)
        if keeps_apart(scenario):
            number = shared_out(number, known)
        doubts = floor_notices(scenario.constraints, number, known.population)
        doubts += empty_notices(n_categories)
        return replace(found, number=replace(number, notices=number.notices + doubts))
    except VbasError as error:
        # A target is in no need of the model: its search begins anywhere.
        return found if scenario.target is not None else replace(found, problem=error)


def _asks_for_entropy(site_count: SiteCount) -> bool:
    return isinstance(site_count, Entropy) or (
        isinstance(site_count, Calibrated) and site_count.by == Entropy.name
    )
