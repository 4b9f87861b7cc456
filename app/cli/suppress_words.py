"""What ``vbas suppress`` says of a suppression, or of several, on the terminal."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from app.cli.words import cut, how_many, how_many_people, print_notes
from core.errors import Notice
from core.hierarchies.remedies import Remedy
from core.risk.recipient import known_to_recipient
from core.suppression.cells.association import Associations
from core.suppression.cells.comparison import Compared, against, columns_of
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.prices import Price
from core.suppression.cells.protection import COMPLETE, Protection

_WIDEST: Final = 40


def print_outcome(of: Outcome, notices: Iterable[Notice]) -> None:
    """Prints notices, whether every combination is safe, what was blanked, by column and in all."""
    print_notes(notices)
    suppression, loss = of.suppression, of.loss
    protection = suppression.protection
    seconds = sum(suppression.seconds.values())
    whose = "" if of.records.persons is None else f" of {_people(of, of.records.n_persons)}"
    n = len(protection.combinations)
    print(
        f"{how_many(loss.n_records, 'record')}{whose}; {how_many(n, 'combination')}; "
        f"{_strictness(protection)}; {protection.algorithm} algorithm"
        f"{' in a single pass' if protection.single_pass else ''}; {seconds:.2f} s"
    )
    for sentence in verdict_words(of):
        print(sentence)
    print(
        f"Suppressed: {how_many(loss.cells_total, 'cell')} "
        f"({suppression.cells_percent:.3g}% of the cells of these columns) in "
        f"{how_many(loss.records_touched, 'record')} ({loss.records_touched_percent:.3g}%), "
        f"{loss.entropy_total:,.1f} bits; {how_many(suppression.rounds, 'round')}"
    )
    candidates = of.candidates
    if candidates.least is not None:
        k = protection.k
        print(
            f"Values that a blank could have had: least {candidates.least}, median "
            f"{candidates.median:,.4g}; fewer than k = {k}: {candidates.fewer_than(k):,} of "
            f"{len(candidates.every):,}"
        )
    before = suppression.cells_before_give_back
    if before is not None:
        given = sum(before.values()) - loss.cells_total
        print(
            f"Given back: {how_many(given, 'cell')} of {sum(before.values()):,} that were blanked "
            f"at first"
        )
    _print_columns(of)
    out = of.baseline.records_suppressed
    share = 100 * out / max(1, loss.n_records)
    print(
        f"Leaving out whole records instead would take {how_many(out, 'record')} ({share:.3g}%), "
        f"{how_many(of.baseline.cells, 'cell')}, {of.baseline.entropy_bits:,.1f} bits"
    )


def verdict_words(of: Outcome) -> list[str]:
    """How many combinations are not safe, in both meanings of a blank."""
    checks, k = of.verification.checks, of.verification.k
    wild = max((check.records_below_k_as_wildcard for check in checks), default=0)
    said = [
        f"{len(of.verification.failed)} of {how_many(len(checks), 'combination')} below k = {k} "
        f"(a blank taken as a value of its own; taken as any value, {how_many(wild, 'record')} at "
        "most)"
    ]
    if of.suppression.moles_left:
        left = of.suppression.moles_left
        said.append(
            f"{how_many(left, 'class', 'es')} below k left after a single pass: do not release "
            "these records"
        )
    smallest = min((check.smallest for check in checks if check.smallest), default=0)
    if smallest:
        known = (
            known_to_recipient(of.records, check.columns, k, of.suppression).worst
            for check in checks
        )
        said.append(
            f"Smallest class that shows a value: {_people(of, smallest)}; a known person is "
            f"found with a probability of at most {max(known):.3g}"
        )
    return said


def _people(of: Outcome, n: int) -> str:
    """What classes are counted in."""
    if of.records.persons is None:
        return how_many(n, "record")
    return how_many_people(n)


def print_comparison(
    compared: Sequence[Compared], notices: Iterable[Notice], *, named: bool = False
) -> None:
    """Prints several runs side by side in the form of the paper's Tables 9 and 10.

    ``named`` ones have names of their own, which stand above their columns.
    """
    print_notes(notices)
    first = compared[0]
    print(
        f"{how_many(first.loss.n_records, 'record')}; % of the records with a blanked cell, by "
        f"column{'' if any(of.moles_left for of in compared) else '; every combination verified'}"
    )
    rows = [
        (name, [_percent(100 * of.share(name)) for of in compared]) for name in columns_of(compared)
    ]
    if any(of.left_out for of in compared):
        gone = [_percent(100 * of.left_out_share) for of in compared]
        rows.append(("Records left out (%)", gone))
    rows += [
        ("Total % cells suppressed", [_percent(100 * of.cells_share) for of in compared]),
        ("Records touched (%)", [_percent(100 * of.records_share) for of in compared]),
        ("Entropy (%)", [_percent(100 * against(of, first)) for of in compared]),
        ("Bits per record", [f"{of.bits_per_record:.4g}" for of in compared]),
        ("Seconds", [f"{of.seconds:.2f}" for of in compared]),
    ]
    heads = [(*_head(of)[:2], of.name) if named else _head(of) for of in compared]
    wide = min(_WIDEST, max(len(name) for name, _ in rows))
    widths = [
        max(len(text) for text in (*heads[i], *(values[i] for _, values in rows)))
        for i in range(len(compared))
    ]
    for line in range(len(heads[0])):
        print(
            " " * wide,
            *(head[line].rjust(width) for head, width in zip(heads, widths, strict=True)),
        )
    for name, values in rows:
        cells = (value.rjust(width) for value, width in zip(values, widths, strict=True))
        print(cut(name, wide).ljust(wide), *cells)
    print(f"Entropy in % of {first.name}.")


def print_prices(variable: str, found: Sequence[Price], notices: Iterable[Notice]) -> None:
    """Prints what a variable costs the others, one line a weight, the heaviest first."""
    print_notes(notices)
    print(f"{variable} against the others, by how many times as much as they it weighs:")
    print(f"{'times':>6} {'its cells':>12} {'bits':>13} {'others cells':>13} {'bits':>13}")
    for of in found:
        print(
            f"{of.ratio:>6g} {of.cells:>12,} {of.bits:>13,.1f} {of.other_cells:>13,} "
            f"{of.other_bits:>13,.1f}"
        )


def print_rest(told: Mapping[str, Any]) -> None:
    """Prints how many records were left out, and what weights restore."""
    left, weights = told.get("much_blanked"), told.get("raked")
    if left is not None:
        print(
            f"Left out: {how_many(left['records_left_out'], 'record')} of which more than "
            f"{left['most_blank']:.0%} would be blanked"
        )
    if weights is None:
        return
    said = "restored" if weights["converged"] else "NOT restored"
    for margin in weights["margins"]:
        pairs = list(zip(margin["wanted"], margin["before"], strict=True))
        most = max((abs(a - b) for a, b in pairs), default=0.0)
        print(
            f"Weights: {margin['column']} {said} in {how_many(len(pairs), 'group')}; without "
            f"weights a share is off by {100 * most:.3g} points"
        )
    print(
        f"Weights are {weights['smallest']:.4g} to {weights['largest']:.4g}, "
        f"{how_many(weights['rounds'], 'round')}, design effect {weights['design_effect']:.4g}"
    )


def print_remedies(found: Iterable[Remedy]) -> None:
    """Prints what can be done where more than half of a column is blanked."""
    for of in found:
        print(f"To blank less: {Notice(of.text, **of.values)}")


def print_associations(of: Associations | None) -> None:
    """Prints the pair of columns whose association changed most."""
    pair = None if of is None else of.largest_change()
    if of is None or pair is None:
        return
    i, j = pair
    if of.before.corrected[i, j] == of.after.corrected[i, j]:
        print("Associations (Cramer's V): none changed")
        return
    print(
        f"Association (Cramer's V) that changed most: {of.columns[i]} and {of.columns[j]}, "
        f"{of.before.corrected[i, j]:.3f} before, {of.after.corrected[i, j]:.3f} after"
    )


def _head(of: Compared) -> tuple[str, str, str]:
    """What stands above a column: threshold, algorithm, and what is instead of something."""
    tau = of.protection.tau
    threshold = f"k = {of.protection.k}" if tau is None else f"{tau:g}"
    _, _, instead = of.name.partition(", ")
    return threshold, "Complete" if of.protection.algorithm == COMPLETE else "Comb.", instead


def _print_notices(notices: Iterable[Notice]) -> None:
    for note in dict.fromkeys(map(str, notices)):
        print(f"Note: {note}")


def _strictness(of: Protection) -> str:
    if of.tau is None:
        return f"k = {of.k}"
    return f"k = {of.k} (probability {of.tau:g} at most)"


def _print_columns(of: Outcome) -> None:
    """One line a column: its weight, blanked cells, entropy."""
    loss, protection = of.loss, of.suppression.protection
    columns = of.suppression.columns
    width = min(_WIDEST, max(len("column"), *map(len, columns)))
    print(f"{'column':<{width}} {'weight':>7} {'blanked cells':>14} {'share':>8} {'bits':>13}")
    for name in columns:
        weight = f"{protection.weight(name):g}" if name in protection.keys else "follows"
        print(
            f"{cut(name, width):<{width}} {weight:>7} {loss.cells[name]:>14,} "
            f"{_percent(loss.cells_percent(name)) + '%':>8} {loss.entropy_bits[name]:>13,.1f}"
        )


def _percent(value: float) -> str:
    return "-" if math.isnan(value) else f"{value:.3g}"
