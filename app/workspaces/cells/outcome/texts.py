"""What came out, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence

from app.kit import numbers
from app.kit.language import stage_words
from app.workspaces.cells.texts import Names, joined, named, share_of, tr
from core.hierarchies.remedies import heaviest, nothing_left
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.protection import COMPLETE, Protection
from core.suppression.cells.result import FOLLOWING, GIVING_BACK, PHASE_1, SoFar

_LEAST_POINTS = 0.001
"""Smaller differences of shares are not told apart."""


def algorithm_name(algorithm: str) -> str:
    """What an algorithm is called."""
    return tr("complete") if algorithm == COMPLETE else tr("combinations")


def threshold_name(of: Protection) -> str:
    """k, and the probability that it stands for where one was chosen: ``"0.05 · k = 20"``."""
    k = tr("k = {k}").format(k=numbers.count(of.k))
    return k if of.tau is None else f"{numbers.short(of.tau)} · {k}"


# The verdict


def figure(of: Outcome) -> str:
    """How many combinations do not pass: ``"0 of 8"``."""
    checks = of.verification
    return tr("{n} of {all}").format(
        n=numbers.count(len(checks.failed)), all=numbers.count(len(checks.checks))
    )


def figure_words(of: Outcome) -> str:
    """What the figure counts."""
    return tr("combinations with a class below k = {k}").format(k=numbers.count(of.verification.k))


def verified_words(of: Outcome) -> str:
    """What was looked at again, and what holds now."""
    k = numbers.count(of.verification.k, tr("records"))
    failed = of.verification.failed
    if failed:
        left = sum(check.records_below_k for check in failed)
        return tr(
            "Do not release this: values of {records} are still shown that fewer than {k} share. "
            "The combinations were gone over once only, for comparison."
        ).format(records=numbers.count(left, tr("records")), k=k)
    if nothing_left(of):
        return tr("Counted again by other means: nothing of any combination is shown any more.")
    return tr(
        "Counted again: at least {k} share whatever is shown. This was counted by other means, in "
        "each of the combinations."
    ).format(k=k)


def risk_words(of: Protection) -> str:
    """The probability of re-identification that k stands for; "" where k was chosen itself."""
    if of.tau is None:
        return ""
    return tr("k = {k} keeps the probability of re-identification at {tau} or below.").format(
        k=numbers.count(of.k), tau=numbers.short(of.tau)
    )


def touched_words(of: Outcome) -> str:
    """Records touched and cells blanked."""
    lost, done = of.loss, of.suppression
    if not done.cells_total:
        return tr("Nothing had to be blanked: all of it was shared widely enough already.")
    return tr("Blanked cells: {cells} of {all} ({cells_share}), in {records} ({share}).").format(
        records=numbers.count(lost.records_touched, tr("records")),
        share=share_of(lost.records_touched, lost.n_records),
        cells=numbers.count(done.cells_total),
        all=numbers.count(done.n_records * len(done.columns)),
        cells_share=numbers.percent(done.cells_percent / 100),
    )


def rule_name(most_blank: float) -> str:
    """Which records are left out, in few words."""
    if not most_blank:
        return tr("out if any is blank")
    return tr("out above {share} blank").format(share=numbers.percent(most_blank))


def left_out_words(of: Outcome) -> str:
    """How many records are left out because much of them would be blank; "" without a rule."""
    most = of.suppression.protection.most_blank
    if most is None:
        return ""
    if not of.left_out:
        return tr("No record has more than {most} of its values blank: none is left out.").format(
            most=numbers.percent(most)
        )
    text = tr("Left out: {records} ({share}), of which more than {most} would be blank.")
    if not most:
        text = tr("Left out: {records} ({share}), of which a value would be blank.")
    return text.format(
        records=numbers.count(of.left_out, tr("records")),
        share=share_of(of.left_out, of.left_out + of.loss.n_records),
        most=numbers.percent(most),
    )


def points(share: float) -> str:
    """A difference of shares: ``"0.8 percentage points"``, or ``"< 0.001 ..."``."""
    least = _LEAST_POINTS if 0 < 100 * share < _LEAST_POINTS else 0.0
    said = numbers.measure(least or 100 * share, tr("percentage points"))
    return f"<\u00a0{said}" if least else said


def shift_words(of: Outcome, names: Names) -> str:
    """How far shares moved, and which most."""
    moved = of.shifts
    if not moved:
        return ""
    most = max(moved, key=lambda name: moved[name])
    return tr("By what is not shown, shares move by up to {points} ({column}).").format(
        points=points(moved[most]), column=named(most, names)
    )


def weights_words(of: Outcome, names: Names) -> str:
    """What weights restore, and how large they are; "" without."""
    raked = of.raked
    if raked is None or not raked.margins:
        return ""
    columns = ", ".join(named(margin.column, names) for margin in raked.margins)
    text = tr(
        "Weights restore the shares of {columns}: off by up to {before} without them, {after} with "
        "them. They are {least} to {most}, and a variance is about {effect} times as large."
    )
    return text.format(
        columns=columns,
        before=points(raked.largest("before")),
        after=points(raked.largest("after")),
        least=numbers.short(float(raked.weights.min())),
        most=numbers.short(float(raked.weights.max())),
        effect=numbers.short(raked.design_effect),
    )


def rounds_words(of: Outcome) -> str:
    """Rounds, and why there was more than one."""
    done = of.suppression
    parts = []
    if done.cells_phase_1:
        parts.append(
            tr("{cells} were blanked at once, because fewer than {k} have their value.").format(
                cells=numbers.count(done.cells_phase_1, tr("cells")),
                k=numbers.count(done.protection.k, tr("records")),
            )
        )
    if done.rounds:
        parts.append(tr("Small classes took %n rounds.", "", done.rounds))
    if done.rounds > 1:
        parts.append(
            tr("What is blanked for one combination can make a class of another too small.")
        )
    return " ".join(parts)


def time_words(of: Outcome) -> str:
    """How long it took, part by part; "" where nobody knows."""
    seconds = of.suppression.seconds
    if not seconds:
        return ""
    parts = [
        tr("{part}: {time}").format(part=part_name(part), time=numbers.seconds(time))
        for part, time in seconds.items()
    ]
    took = tr("Took {time}.").format(time=numbers.seconds(sum(seconds.values())))
    told = ", ".join(parts)
    return f"{took} {told[:1].upper()}{told[1:]}."


def part_name(part: str) -> str:
    """What a part of the work is called."""
    known = {
        "joining records": tr("joining equal records"),
        "phase 1": tr("phase 1"),
        "phase 2": tr("phase 2"),
        "following": tr("followers"),
        "giving cells back": tr("giving back"),
    }
    return known.get(part) or stage_words(part)


def given_back_words(of: Outcome) -> str:
    """Cells before and after some were given back; "" where that was not asked for."""
    before = of.suppression.cells_before_give_back
    if before is None:
        return ""
    n, now = sum(before.values()), of.suppression.cells_total
    return tr("{n} that need not be blanked were given back: {now} are left of {before}.").format(
        n=numbers.count(n - now, tr("cells")), now=numbers.count(now), before=numbers.count(n)
    )


def baseline_words(of: Outcome) -> str:
    """What leaving out whole records would have cost."""
    instead = of.baseline
    return tr(
        "Leaving out {records} ({share}) would lose {cells}, blanking loses {blanked}. Whole "
        "records would be left out until no class is below k."
    ).format(
        records=numbers.count(instead.records_suppressed, tr("records")),
        share=share_of(instead.records_suppressed, of.loss.n_records),
        cells=numbers.count(instead.cells, tr("cells")),
        blanked=numbers.count(of.loss.cells_total, tr("cells")),
    )


def lost_words(of: Outcome, names: Names) -> str:
    """Which column pays most."""
    bits = of.loss.entropy_bits
    if not of.loss.cells_total:
        return tr("No cell is blanked.")
    most = max(bits, key=lambda name: bits[name])
    return tr(
        "Most: {column}, {share} of its cells, {bits}. A rare value that is lost counts for more "
        "bits than a common one."
    ).format(
        column=named(most, names),
        share=share_of(of.loss.cells[most], of.loss.n_records),
        bits=numbers.measure(bits[most], tr("bits")),
    )


def too_much_words(of: Outcome, names: Names) -> str:
    """Where much or everything is blanked: which column is the heaviest."""
    heavy = heaviest(of)
    column = named(heavy, names)
    if nothing_left(of):
        text = tr(
            "Everything is blanked: nothing of any combination could be shown. Heaviest is "
            "{column}: its values are the rarest, and make the classes small."
        )
        more = ""
        if of.suppression.protection.k > of.loss.n_records:
            more = tr("k = {k} is above the {records} of the file.").format(
                k=numbers.count(of.suppression.protection.k),
                records=numbers.count(of.loss.n_records, tr("records")),
            )
        return f"{text.format(column=column)} {more}".strip()
    return tr("Much is blanked: {share} of {column}, which is the heaviest. Against that:").format(
        share=share_of(of.loss.cells[heavy], of.loss.n_records), column=column
    )


def wildcard_words(of: Outcome) -> tuple[str, str]:
    """What the weaker meaning of a blank finds, "" if nothing; and what a blank means."""
    worst = max((c.records_below_k_as_wildcard for c in of.verification.checks), default=0)
    meaning = tr("A blank counts as a value of its own. This is the stricter meaning.")
    if not worst:
        more = tr("If it may stand for any value, no combination has a record below k either.")
        return "", f"{meaning} {more}"
    more = tr("If a blank may stand for any value, below k in one combination: {records}.").format(
        records=numbers.count(worst, tr("records"))
    )
    return more, meaning


# While working


def phase_words(so_far: SoFar) -> str:
    """What is being done."""
    if so_far.phase == PHASE_1:
        return tr("Phase 1: blanking values that too few records have")
    if so_far.phase == FOLLOWING:
        return tr("Blanking what follows another column")
    if so_far.phase == GIVING_BACK:
        return tr("Giving back cells that need not be blanked")
    return tr("Phase 2, round {n}: blanking in classes below k").format(
        n=numbers.count(so_far.round)
    )


def moles_words(so_far: SoFar) -> str:
    """How many classes are still too small, as far as known, and what is blanked."""
    known = [n for n in so_far.moles if n >= 0]
    cells = tr("{cells} blanked so far.").format(
        cells=numbers.count(sum(so_far.cells.values()), tr("cells"))
    )
    if not known:
        return cells
    left = tr("{classes} below k still show a value.").format(
        classes=numbers.count(sum(known), tr("classes"))
    )
    return f"{left} {cells}"


def combination_name(i: int, combinations: Sequence[Sequence[str]], names: Names) -> str:
    """A combination by its columns, or by its number where they are not known."""
    if i < len(combinations):
        return joined(combinations[i], names)
    return tr("combination {n}").format(n=numbers.count(i + 1))
