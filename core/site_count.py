"""How many sites to place: one component per approach (Croft et al. 2015, section 3.1)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Final, Protocol, TypeAlias, runtime_checkable

from core.added import SITE_COUNTS as ADDED
from core.added import added
from core.calibration.class_spread import class_spread
from core.calibration.suppression_model import OUR_SUPPRESSION, SuppressionModel, model_of_set
from core.canada import PARTS, part_words
from core.classes import ClassCounts
from core.cutoff.gaps import CoefficientSet, coefficient_set
from core.cutoff.population_cutoffs import people_of
from core.errors import N_, Notice, Phrase, VbasError, listed
from core.parameters import parameter, validate
from core.site_number import Predictors, SiteNumber, predictors_of

__all__ = [
    "SITE_COUNTS",
    "Calibrated",
    "Count",
    "Entropy",
    "MaxCombs",
    "Population",
    "Predictors",
    "SiteCount",
    "SiteNumber",
    "predictors_of",
    "round_half_up",
    "shared",
    "shared_out",
    "site_counts",
]


@runtime_checkable
class SiteCount(Protocol):
    """An approach to the number of sites."""

    name: ClassVar[str]
    title: ClassVar[str]
    when: ClassVar[str]
    """When it is good and when it fails; English."""

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites that the predictors ask for.

        Raises
        ------
        VbasError
            If the number cannot be had from them.
        """
        ...


def round_half_up(x: float) -> int:
    """R(x) of Croft et al. 2015: the nearest integer, halves upwards."""
    return math.floor(x + 0.5)


def _from_cutoff(known: Predictors, cutoff: float, notices: tuple[Notice, ...]) -> SiteNumber:
    """Sites = R(N / cut-off), at least 1, at most the populated areas (Eq. 3 and 6)."""
    most = max(1, known.populated_areas)
    wanted = round_half_up(known.population / cutoff) if cutoff > 0 else most
    if wanted > most:
        notices += (
            Notice(
                "The model asks for {wanted:,} sites; areas with people, and so sites that are "
                "placed: {most:,}.",
                wanted=wanted,
                most=most,
            ),
        )
    if wanted < 1:
        notices += (
            Notice(
                "The cut-off of {cutoff:,.0f} people is more than twice the whole population "
                "of {total:,.0f}: one region is all there can be.",
                cutoff=cutoff,
                total=known.population,
            ),
        )
    n_sites = min(max(wanted, 1), most)
    return SiteNumber(n_sites, cutoff, known.max_combinations, known.entropy, notices)


def _by_model(
    known: Predictors, of: CoefficientSet, predictor: str, region: str | None
) -> SiteNumber:
    """Sites by a GAPS model; says what its authors leave unsaid, and where it was not fitted."""
    part, x = region or known.part, _predicted_from(known, predictor)
    if part is None and len(known.parts) > 1:
        return _by_parts(known, of, predictor)
    if part is None:
        raise _which_part(of, predictor, x)
    model, note = of.model(predictor, part), of.notes.get(predictor)
    notices = (Notice("{note}", note=Phrase(note)),) if note else ()
    return _from_cutoff(known, model.cutoff(x), notices + model.beyond(x, predictor, part))


def _predicted_from(known: Predictors, predictor: str) -> float:
    if predictor == "maxcombs":
        return known.max_combinations
    if known.entropy is None:
        raise _not_counted()
    return known.entropy


def _by_parts(known: Predictors, of: CoefficientSet, predictor: str) -> SiteNumber:
    """Sites of each part of Canada by its own model."""
    each = {name: _by_model(part, of, predictor, name) for name, part in known.parts.items()}
    told = []
    for name, number in each.items():
        values = {"part": part_words(name), "sites": number.n_sites, "people": number.cutoff}
        told.append(Notice("{part} {sites:,} (cut-off {people:,.0f} people)", **values))
    text = (
        "The areas lie in {n} parts of Canada: each has its own model, sites and regions, and no "
        "region lies in two. Sites: {told}. With a region model that is chosen (--region), all "
        "areas go by that one, and regions may cross."
    )
    notices = [Notice(text, n=len(each), told=listed(told))]
    notices += [one for number in each.values() for one in number.notices]
    return SiteNumber(
        sum(number.n_sites for number in each.values()),
        None,
        known.max_combinations,
        known.entropy,
        tuple({str(one): one for one in notices}.values()),
        shares={name: number.n_sites for name, number in each.items()},
    )


def shared_out(number: SiteNumber, known: Predictors) -> SiteNumber:
    """The sites shared out between parts of Canada, where areas with people lie in several.

    By population, at least one each and at most the areas with people (largest remainders); a
    number that has shares already stays. One too small for all parts stays too, and says so.
    """
    parts = known.parts
    if number.shares or len(parts) < 2:
        return number
    if number.n_sites < len(parts):
        text = (
            "The areas lie in {n} parts of Canada, more than there are sites ({sites}): regions "
            "may cross from one part to another."
        )
        said = Notice(text, n=len(parts), sites=number.n_sites)
        return replace(number, notices=(*number.notices, said))
    people = {name: of.population for name, of in parts.items()}
    shares = shared(number.n_sites, people, {n: of.populated_areas for n, of in parts.items()})
    told = [
        Notice("{part} {sites:,}", part=part_words(name), sites=sites)
        for name, sites in shares.items()
    ]
    text = (
        "The areas lie in {n} parts of Canada: each has its share of the sites by its people, and "
        "no region lies in two. Sites: {told}. With --across-parts regions may cross."
    )
    said = Notice(text, n=len(shares), told=listed(told))
    return replace(
        number,
        n_sites=sum(shares.values()),
        notices=(*number.notices, said),
        shares=shares,
    )


def shared(n: int, weights: Mapping[str, float], most: Mapping[str, int]) -> dict[str, int]:
    """``n`` shared out by weights, each at least 1 and at most what it has room for."""
    total = sum(weights.values()) or 1.0
    exact = {name: n * of / total for name, of in weights.items()}
    shares = {name: min(max(1, int(of)), most[name]) for name, of in exact.items()}
    by_remainder = sorted(exact, key=lambda name: (shares[name] - exact[name], name))
    while sum(shares.values()) != n:
        step = 1 if sum(shares.values()) < n else -1
        order = by_remainder if step > 0 else by_remainder[::-1]
        free = [of for of in order if 1 <= shares[of] + step <= most[of]]
        if not free:
            break
        shares[free[0]] += step
        by_remainder.sort(key=lambda name: (shares[name] - exact[name], name))
    return shares


def _which_part(of: CoefficientSet, predictor: str, x: float) -> VbasError:
    """Asks the user for the part of Canada, showing the values of all."""
    values = []
    for name, model in of.models.get(predictor, {}).items():
        told = {"part": part_words(name), "people": model.cutoff(x)}
        value = Notice("{part} {people:,.0f} people", **told)
        values.append(" ".join(map(str, (value, *model.beyond(x, predictor, name)))))
    return VbasError(
        "The areas do not all lie in one known part of Canada, so the model cannot be chosen "
        "for you. The cut-offs would be: {values}.",
        "Choose the region model: {parts}.",
        values="; ".join(values),
        parts=", ".join(PARTS),
    )


def _not_counted() -> VbasError:
    return VbasError(
        "The entropy of the records is not known yet.",
        "Count the records by their quasi-identifiers first.",
    )


@dataclass(frozen=True)
class _ByModel:
    """What every site count by a GAPS model asks for."""

    region: str | None = parameter(
        None, label="Region model", choices=tuple(PARTS), help="Part of Canada"
    )
    coefficients: str = parameter("croft-2015", label="Coefficients")

    def __post_init__(self) -> None:
        validate(self)


@dataclass(frozen=True)
class MaxCombs(_ByModel):
    """Site number from max combinations (Croft et al. 2015, Eq. 4-6; El Emam et al. 2009)."""

    name: ClassVar[str] = "maxcombs"
    title: ClassVar[str] = "Max combinations"
    when: ClassVar[str] = N_(
        "Fewer, larger regions: for releases that may lose few records (Croft 5.1: an eighth of "
        "what the entropy loses)."
    )

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        chosen = coefficient_set(self.coefficients)
        return _by_model(known, chosen, "maxcombs", self.region)


@dataclass(frozen=True)
class Entropy(_ByModel):
    """Site number from the entropy of the classes (Croft et al. 2015, Eq. 1-3)."""

    name: ClassVar[str] = "entropy"
    title: ClassVar[str] = "Entropy"
    when: ClassVar[str] = N_(
        "More, smaller regions: for releases whose geography matters more than the records lost "
        "(Croft 5.1)."
    )

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        chosen = coefficient_set(self.coefficients)
        return _by_model(known, chosen, "entropy", self.region)


@dataclass(frozen=True)
class Population:
    """Site number from a fixed cut-off in people, or the name of an agency's rule."""

    name: ClassVar[str] = "population"
    title: ClassVar[str] = "Fixed population"
    when: ClassVar[str] = N_(
        "An agency's rule, the same whatever is released: it knows neither the variables nor k."
    )

    cutoff: str = parameter(
        "hipaa", label="Cut-off", unit="people", help="A number of people or a rule's name"
    )

    def __post_init__(self) -> None:
        people_of(self.cutoff)

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        return _from_cutoff(known, people_of(self.cutoff), ())


@dataclass(frozen=True)
class Count:
    """A number of sites that the user gives."""

    name: ClassVar[str] = "count"
    title: ClassVar[str] = "Given number"
    when: ClassVar[str] = N_("No model: look at the share lost after the run.")

    sites: int = parameter(100, label="Sites", unit="sites", minimum=1)

    def __post_init__(self) -> None:
        validate(self)

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`.

        Raises
        ------
        VbasError
            If more sites are asked for than areas have people.
        """
        most = known.populated_areas
        if self.sites > most:
            raise VbasError(
                "More sites than areas with people: {sites:,} asked for, {most:,} possible.",
                "Ask for {most:,} or fewer.",
                sites=self.sites,
                most=most,
            )
        return SiteNumber(self.sites, None, known.max_combinations, known.entropy)


CLASSES: Final = "classes"


@dataclass(frozen=True)
class Calibrated:
    """Site number at which about a given share of the records is expected to be suppressed.

    This is our proposal: the published models know nothing of k, and predict uniqueness. A
    prediction, not a promise; a target (`core.target`) tries numbers until it is sure.

    Attributes
    ----------
    about
        Share of records, 0 to 1.
    by
        What it is predicted from: `CLASSES` (their sizes and how unevenly they lie over the
        areas), or a fitted model by "maxcombs" or "entropy".
    coefficients
        The set with the fitted models; by classes it serves until the records are counted.
    """

    name: ClassVar[str] = "calibrated"
    title: ClassVar[str] = "About a share lost"
    when: ClassVar[str] = N_(
        "Looks at k and at your records, as the published models do not; a prediction, no promise."
    )

    about: float = parameter(
        0.01,
        label="About this share suppressed",
        unit="share",
        minimum=0.0001,
        maximum=0.5,
        help="0.01 for 1 %",
    )
    by: str = parameter(
        CLASSES,
        label="Predicted from",
        choices=(CLASSES, "maxcombs", "entropy"),
        help="The classes of the records, or a fitted model",
    )
    coefficients: str = parameter(OUR_SUPPRESSION, label="Coefficients")

    def __post_init__(self) -> None:
        validate(self)

    def count(self, known: Predictors) -> SiteNumber:
        """The number of sites; see :class:`SiteCount`."""
        if known.k is None:
            raise VbasError(
                "The number of regions cannot be predicted without k.", "Choose k first."
            )
        if self.by == CLASSES and known.counts is not None:
            return self._by_classes(known, known.k, known.counts)
        k = known.k
        predictor = "maxcombs" if self.by == CLASSES else self.by
        chosen = coefficient_set(self.coefficients)
        model = model_of_set(chosen, predictor)
        x = _x_of(model, known)
        n = known.population if known.n_records is None else known.n_records
        cutoff = known.population * model.records(self.about, x, k) / n
        number = _from_cutoff(known, cutoff, ())
        expected = model.share_suppressed(max(n / number.n_sites, 1.0), x, k)
        told = Notice(
            "A prediction by the model {title}: {sites:,} regions of {records:,.0f} records are "
            "expected to lose about {expected:.2%} at k {k}. It takes your records to be like "
            "those it was fitted on.",
            title=chosen.title,
            sites=number.n_sites,
            records=n / number.n_sites,
            expected=expected,
            k=k,
        )
        notices = (*number.notices, told, *_beyond(model, x, k))
        return replace(number, notices=notices, expected=expected)

    def _by_classes(self, known: Predictors, k: int, counts: ClassCounts) -> SiteNumber:
        classes = class_spread(counts)
        n = float(classes.n_records)
        records = classes.records_for(self.about, k)
        notices: tuple[Notice, ...] = ()
        if records is None:
            notices = (
                Notice(
                    "Even one region of all records loses {least:.2%} at k {k}, more than the "
                    "{about:.2%} that is aimed at.",
                    least=classes.share_suppressed(n, k),
                    k=k,
                    about=self.about,
                ),
            )
        number = _from_cutoff(known, known.population * (records or n) / n, notices)
        expected = classes.share_suppressed(n / number.n_sites, k)
        told = Notice(
            "A prediction: {sites:,} regions of {records:,.0f} records are expected to lose about "
            "{expected:.2%} at k {k}. It is worked out from the sizes of the classes and from how "
            "unevenly they lie over the areas, and takes regions to be of like size.",
            sites=number.n_sites,
            records=n / number.n_sites,
            expected=expected,
            k=k,
        )
        return replace(number, notices=(*number.notices, told), expected=expected)


def _x_of(model: SuppressionModel, known: Predictors) -> float:
    if model.predictor == "maxcombs":
        return math.log(max(1, known.max_combinations))
    if known.entropy is None:
        raise _not_counted()
    return known.entropy


def _beyond(model: SuppressionModel, x: float, k: int) -> tuple[Notice, ...]:
    if model.within(x, k):
        return ()
    text = (
        "This k or these variables lie outside of what the model was fitted on (k {least} to "
        "{most}): here it goes further than it was tested."
    )
    return (Notice(text, least=model.fitted.least_k, most=model.fitted.most_k),)


AnySiteCount: TypeAlias = (
    type[MaxCombs] | type[Entropy] | type[Calibrated] | type[Population] | type[Count]
)
SITE_COUNTS: tuple[AnySiteCount, ...] = (MaxCombs, Entropy, Calibrated, Population, Count)


@cache
def site_counts() -> dict[str, type[Any]]:
    """All by name; other packages add theirs as entry points ``vbas.site_counts``."""
    return {kind.name: kind for kind in (*SITE_COUNTS, *added(ADDED))}
