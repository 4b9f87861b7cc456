"""What ``vbas suppress --batch`` compares."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from app.cli.options import InputError, Options
from app.cli.texts import listed, pairs, unquoted
from core.hierarchies.design import LevelledVariable
from core.plain_numbers import decimal_number, whole_number
from core.suppression.cells.batch import Attempt, Threshold, attempts_over
from core.suppression.cells.protection import ALGORITHMS, Protection

_LARGEST_K: Final = 10**9 - 1


def attempts_asked(
    options: Options, protection: Protection, called: Mapping[str, str]
) -> tuple[Attempt, ...]:
    """What --batch compares; nothing if it is not given."""
    if options.batch is None:
        options.refuse_without("--batch", ["instead"], "Give --batch 0.2,0.05 too.")
        return ()
    _nothing_released(options, "--batch", "threshold")
    thresholds = [_threshold(unquoted(text)) for text in listed(options.batch)]
    algorithms = (options.algorithm,) if "algorithm" in options.said else ALGORITHMS
    found = list(attempts_over(protection, thresholds, algorithms))
    for one, other in pairs(options.instead, "=", "--instead", "geography.fsa=geography.province"):
        swapped = _swapped(protection, called.get(one, one), other)
        found += [
            Attempt(f"{of.name}, {other}", of.protection)
            for of in attempts_over(swapped, thresholds, algorithms)
        ]
    if not found:
        raise InputError("--batch names no threshold.", "Write for example --batch 0.2,0.05,0.04.")
    return tuple(found)


def priced_columns(
    options: Options,
    protection: Protection,
    variables: Sequence[LevelledVariable],
    called: Mapping[str, str],
) -> tuple[str, ...]:
    """The columns of the variable that --price names; none if it is not given."""
    if options.price is None:
        return ()
    options.refuse_both("batch", "price")
    _nothing_released(options, "--price", "weights", ("k", "threshold", "single_pass"))
    name = called.get(options.price.strip(), options.price.strip())
    levels = next((of.levels for of in variables if name in of.levels), (name,))
    found = tuple(of for of in levels if of in protection.columns)
    if not found:
        raise InputError(
            f"--price names {options.price}, which is not protected.",
            f"There are: {', '.join(protection.columns)}.",
        )
    return found


def _nothing_released(options: Options, what: str, chosen: str, but: Collection[str] = ()) -> None:
    """Refuses options about what is released, but for some that say what shall hold."""
    allowed = {flag for name, flag in options.said.items() if name in but}
    beside = [flag for flag in options.said_of("released") if flag not in allowed]
    if beside:
        raise InputError(
            f"With {what} nothing is released, so {', '.join(beside)} means nothing.",
            f"Compare first; then run again with the {chosen} that you chose.",
        )


def _threshold(text: str) -> Threshold:
    """A probability below 1, or k."""
    k, tau = whole_number(text), decimal_number(text)
    if k is not None and 1 <= k <= _LARGEST_K:
        return Threshold(k)
    if tau is None:
        raise InputError(
            f"--batch {text} is neither a probability nor a whole number.",
            "Write for example --batch 0.2,0.05,0.04, or --batch 5,20,25.",
        )
    return Threshold.of_tau(tau)


def _swapped(protection: Protection, one: str, other: str) -> Protection:
    """The same with another column in place of one."""
    if one not in protection.columns:
        raise InputError(
            f"--instead names {one}, which is in no combination and follows none.",
            f"They have: {', '.join(protection.columns)}.",
        )

    def put(name: str) -> str:
        return other if name == one else name

    return Protection(
        tuple(tuple(map(put, of)) for of in protection.combinations),
        k=protection.k,
        weights={put(name): of for name, of in protection.weights.items()},
        follow={put(name): tuple(map(put, of)) for name, of in protection.follow.items()},
        give_back=protection.give_back,
    )
