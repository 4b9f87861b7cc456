"""What attacks would find, in the user's language."""

from __future__ import annotations

from app.kit import numbers
from app.workspaces.cells.texts import tr
from core.risk.assessment import Assessment, Found
from core.risk.exposure import AtRisk
from core.risk.samples import SampleDesign
from core.risk.simulated import MeasuredRate, SimulatedAttack
from core.risk.thresholds import Threshold


def chance(p: float) -> str:
    """A probability, and once in how many: ``"0.05, once in 20"``."""
    if p <= 0:
        return numbers.short(0)
    if p > 0.5:
        return numbers.short(p)
    return tr("{p}, once in {n}").format(p=numbers.short(p), n=numbers.measure(round(1 / p, 6)))


# Thresholds


def threshold_name(of: Threshold) -> str:
    """A threshold in a list: ``"0.05 (k = 20)"``."""
    k = tr("k = {k}").format(k=numbers.count(of.k))
    if of.tau is None:
        return k
    return tr("{tau} ({k})").format(tau=numbers.short(of.tau), k=k)


def threshold_words(of: Threshold) -> str:
    """What is called a risk."""
    said = tr(
        "A record is at risk where fewer than {n} look like it. A guess is then right with a "
        "probability above {p}."
    ).format(n=numbers.count(of.k, tr("records")), p=numbers.short(of.probability))
    if of.practice is None:
        return said
    more = tr("1 / {tau} rounded up is {k}; practice says {practice}.").format(
        tau=numbers.short(of.tau or 0), k=numbers.count(of.k), practice=numbers.count(of.practice)
    )
    return f"{said} {more}"


# The verdict


def verdict_words(at_risk: tuple[int, int], n: int, k: int, *, suppressed: bool) -> str:
    """What the figure counts, and how it was before."""
    now = tr("of the records ({records}) are among fewer than {k} by some combination.").format(
        records=numbers.count(at_risk[1]), k=numbers.count(k)
    )
    if not suppressed:
        return now
    before = tr("Before: {share}, {records}.").format(
        share=numbers.percent(at_risk[0] / max(n, 1)),
        records=numbers.count(at_risk[0], tr("records")),
    )
    return f"{now} {before}"


# The attacks


def attacks() -> tuple[tuple[str, str], ...]:
    """What the three attacks are called, and what an adversary does in each."""
    return (
        (
            tr("One patient is looked up in a registry"),
            tr(
                "Somebody has a list of the population with these values and looks one record up "
                "in it. A blank fits everybody."
            ),
        ),
        (
            tr("All records are matched with a registry"),
            tr(
                "Somebody links every released record with one person of the list that it fits. "
                "Which of the links are right they cannot tell."
            ),
        ),
        (
            tr("One known person is looked for"),
            tr(
                "Somebody knows these values of a person, but not whether the person is among the "
                "released records. A blank is a value of its own."
            ),
        ),
    )


def attack_sentences(of: Assessment) -> tuple[str, str, str]:
    """What each attack finds."""
    return _registry_one(of), _registry_all(of), _known_person(of)


def _before_after(before: str, after: str | None) -> str:
    if after is None:
        return before
    return tr("{after}, before suppression {before}").format(after=after, before=before)


def _registry_one(of: Assessment) -> str:
    k = numbers.count(of.k, tr("people"))
    before = numbers.percent(of.before.registry_one)
    if of.after is None:
        return tr("{share} of the records fit fewer than {k}.").format(share=before, k=k)
    return tr("{share} of the records fit fewer than {k}, before suppression {before}.").format(
        share=numbers.percent(of.after.registry_one), k=k, before=before
    )


def _links(found: Found, of: Assessment) -> str:
    share = numbers.percent(found.registry_all / max(of.released, 1))
    expected = found.registry_all
    n = numbers.count(expected) if expected >= 1000 else numbers.measure(expected)
    return tr("{n} ({share})").format(n=n, share=share)


def _registry_all(of: Assessment) -> str:
    return tr("Right links expected among {released}: at most {links}.").format(
        released=numbers.count(of.released, tr("records")),
        links=_before_after(
            _links(of.before, of), None if of.after is None else _links(of.after, of)
        ),
    )


def _known_person(of: Assessment) -> str:
    before, after = of.before.known_person, None if of.after is None else of.after.known_person
    worst = tr("A guess is right with a probability of at most {worst}.").format(
        worst=_before_after(chance(before.worst), None if after is None else chance(after.worst))
    )
    mean = tr("On average it is {mean}.").format(
        mean=_before_after(
            numbers.short(before.mean), None if after is None else numbers.short(after.mean)
        )
    )
    over = tr("Over the threshold: {share} of the records.").format(
        share=_before_after(
            numbers.percent(before.share_over),
            None if after is None else numbers.percent(after.share_over),
        )
    )
    return f"{worst} {mean} {over}"


# The map


def legend_title(*, after: bool) -> str:
    """What the legend of the map says."""
    if after:
        return tr("At risk after suppression, % of the records")
    return tr("At risk before suppression, % of the records")


def map_words(of: AtRisk, *, after: bool, regions: bool) -> str:
    """How many areas or regions hold records at risk, and what the map does not show."""
    some = int(((of.after if after else of.before) > 0).sum())
    unit = tr("regions") if regions else tr("areas")
    known = numbers.count(int((of.records > 0).sum()), unit)
    said = tr("{n} of {all} with records hold some at risk.")
    if not after:
        said = tr("Before suppression, {n} of {all} with records hold some at risk.")
    said = said.format(n=numbers.count(some), all=known)
    if not of.elsewhere:
        return said
    more = tr("{records} are in no known area.").format(
        records=numbers.count(of.elsewhere, tr("records"))
    )
    return f"{said} {more}"


def told_of(of: AtRisk, unit: int, *, region: bool, suppressed: bool) -> str:
    """A line for the tooltip of an area, about it or its region; "" without records."""
    if not 0 <= unit < len(of) or not of.records[unit]:
        return ""
    n = int(of.records[unit])
    if not suppressed:
        said = tr("In its region {before} of {records} at risk ({share})")
        if not region:
            said = tr("{before} of {records} at risk ({share})")
    else:
        said = tr("In its region {after} of {records} at risk, before suppression {before}")
        if not region:
            said = tr("{after} of {records} at risk, before suppression {before}")
    return said.format(
        before=numbers.count(int(of.before[unit])),
        after=numbers.count(int(of.after[unit])),
        records=numbers.count(n, tr("records")),
        share=numbers.percent(int(of.before[unit]) / n),
    )


def selected_words(n_areas: int, records: int, before: int, after: int, suppressed: bool) -> str:
    """How things stand in the selected areas."""
    told = tr("Selected: {areas} with {records}, {after} of them at risk.")
    if suppressed:
        told = tr(
            "Selected: {areas} with {records}, {after} of them at risk, before suppression "
            "{before}."
        )
    return told.format(
        areas=numbers.count(n_areas, tr("areas")),
        records=numbers.count(records, tr("records")),
        before=numbers.count(before),
        after=numbers.count(after),
    )


# The simulated attack


def exact_percent(share: float) -> str:
    """A share to three digits: trials differ by little."""
    return f"{numbers.measure(100 * share)}\u00a0%"


def _measured(rate: MeasuredRate) -> str:
    low, high = rate.interval
    return tr(
        "{rate} of the links are right (95 % interval {low} to {high}); the formula says at most "
        "{formula}."
    ).format(
        rate=exact_percent(rate.rate),
        low=exact_percent(low),
        high=exact_percent(high),
        formula=exact_percent(rate.formula),
    )


def simulated_words(of: SimulatedAttack) -> list[str]:
    """What the trials found, one line before and one after."""
    if of.after is None:
        return [_measured(of.before)]
    return [
        tr("After suppression: {found}").format(found=_measured(of.after)),
        tr("Before suppression: {found}").format(found=_measured(of.before)),
    ]


def simulated_why(of: SimulatedAttack) -> str:
    """What was done."""
    return tr(
        "{trials} times {released} were drawn and each linked with one of those in a made-up "
        "registry of {people} that it fits. Dashed: what the formula expects."
    ).format(
        trials=numbers.count(of.design.trials),
        released=numbers.count(of.before.released, tr("records")),
        people=numbers.count(of.listed, tr("people")),
    )


# Samples


def samples_words(design: SampleDesign, n: int) -> str:
    """How many samples, how large, and what stays behind."""
    size = design.size(n)
    left = n - size * design.samples
    if design.samples == 1:
        return tr("One sample of {records}; {left} stay with you.").format(
            records=numbers.count(size, tr("records")), left=numbers.count(left, tr("records"))
        )
    return tr(
        "{samples} samples of {records} each. No record is in two of them; {left} stay with you."
    ).format(
        samples=numbers.count(design.samples),
        records=numbers.count(size, tr("records")),
        left=numbers.count(left, tr("records")),
    )
