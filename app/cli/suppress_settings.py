"""What shall hold, as ``vbas suppress`` is told: combinations, thresholds, weights, followers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from app.cli.options import SuppressOptions
from app.cli.quoted import listed, pairs, parts, unquoted
from app.cli.suppress_levels import levels_asked
from core.baselines import AREAS
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import Plan
from core.plain_numbers import decimal_number, whole_number
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.record_uniqueness.table import FINEST
from core.suppression.cells.batch import Attempt, Threshold, attempts_over
from core.suppression.cells.protection import ALGORITHMS, Protection, k_of

_RELEASING: Final = (
    *("k", "threshold", "single_pass", "keep", "force", "keep_order", "status"),
    *("samples", "sample_share", "seed"),
)
_LARGEST_K: Final = 10**9 - 1


def protection_asked(
    options: SuppressOptions, records: CodedRecords | None = None
) -> tuple[Protection, Plan | None]:
    """What shall hold of the released records, and the plan if it follows from one.

    Parameters
    ----------
    options
        What was said.
    records
        Where it is looked up which levels of a variable are fixed by finer ones; until they are
        read, all are taken to be.

    Raises
    ------
    VbasError
        If an option cannot be understood, or two contradict each other.
    """
    if "threshold" in options.said and "k" in options.said:
        raise VbasError("Both --k and --threshold are given.", "Give the one or the other.")
    called = called_geography(options)
    levelled = levels_asked(options, called)
    plan = None if levelled is None else levelled.plan(records)
    weights = _weights(options, called)
    protection = Protection(
        _combinations(options.combinations, called) if plan is None else plan.combinations,
        k=options.k if options.threshold is None else k_of(options.threshold),
        tau=options.threshold,
        weights=weights,
        follow=_follow(options, called, {} if plan is None else plan.follow),
        algorithm=options.algorithm,
        single_pass=options.single_pass,
        give_back=options.give_back,
        status=options.status,
    )
    # Until the records are read, it is not known which levels follow instead of being protected.
    unsettled = () if levelled is None or records is not None else levelled.columns
    _check_weights(protection, unsettled)
    if protection.single_pass and protection.give_back:
        raise VbasError(
            "--single-pass leaves classes below k, so nothing can be given back.",
            "Give --single-pass or --give-back, not both.",
        )
    return protection, plan


def called_geography(options: SuppressOptions) -> dict[str, str]:
    """What geography means in the combinations."""
    level = (options.level or "").strip()
    named = options.areas is not None or options.area_id or options.record_area_id
    if level in ("", AREAS, FINEST) or not named:
        return {}
    return {GEOGRAPHY_NAME: f"{GEOGRAPHY_NAME}.{level}"}


def _combinations(
    texts: list[str] | None, called: Mapping[str, str]
) -> tuple[tuple[str, ...], ...]:
    found = []
    for text in listed(texts, ";"):
        columns = tuple(called.get(name, name) for name in map(unquoted, parts(text, "+")))
        if not all(columns):
            raise VbasError(
                "The combination {text} has an empty place.",
                'Write the columns with + between them: "age+sex".',
                text=text,
            )
        found.append(columns)
    if not found:
        raise VbasError(
            "No combinations are named.",
            'Say what an adversary could know together: --combinations "age+sex; age+site".',
        )
    return tuple(found)


def _weights(options: SuppressOptions, called: Mapping[str, str]) -> dict[str, float]:
    found: dict[str, float] = {}
    for one, text in pairs(options.weights, "=", "--weights", "age=0.5"):
        name = called.get(one, one)
        if name in found:
            raise VbasError("{column} has two weights.", "Name each column once.", column=name)
        found[name] = _weight(name, text)
    return found


def _weight(name: str, text: str) -> float:
    weight = decimal_number(text)
    if weight is None:
        raise VbasError(
            "The weight of {name} is {text}, which is no number.",
            "Write for example --weights age=0.5.",
            name=name,
            text=text,
        )
    return weight


def _check_weights(protection: Protection, unsettled: Collection[str]) -> None:
    for name in protection.weights:
        if name not in protection.keys and name not in unsettled:
            raise VbasError(
                "--weights names {name}, which is in no combination.",
                "The columns of the combinations are: {columns}.",
                name=name,
                columns=", ".join(protection.keys),
            )


def _follow(
    options: SuppressOptions,
    called: Mapping[str, str],
    planned: Mapping[str, tuple[str, ...]],
) -> dict[str, tuple[str, ...]]:
    """{column: columns that are blanked with it}, links and what is planned among them."""
    found = {leader: dict.fromkeys(of) for leader, of in planned.items()}
    led = pairs(options.follow, ":", "--follow", "group:code")
    linked = pairs(options.link, "=", "--link", "site=hospital")
    for option, one, other in (
        *(("--follow", leader, follower) for leader, follower in led),
        *(("--link", left, right) for left, right in linked),
        *(("--link", right, left) for left, right in linked),
    ):
        leader, follower = called.get(one, one), called.get(other, other)
        if leader == follower:
            raise VbasError(
                "{option} names {column} with itself.",
                "Name two columns.",
                option=option,
                column=leader,
            )
        found.setdefault(leader, {})[follower] = None
    return {leader: tuple(of) for leader, of in found.items()}


def attempts_asked(options: SuppressOptions, protection: Protection) -> tuple[Attempt, ...]:
    """What --batch compares; nothing if it is not given.

    Raises
    ------
    VbasError
        If an option cannot be understood, or one is given that only a release understands.
    """
    if options.batch is None:
        if options.instead is not None:
            raise VbasError(
                "--instead means nothing without --batch.", "Give --batch 0.2,0.05 too."
            )
        return ()
    beside = [option for name, option in options.said.items() if name in _RELEASING]
    if beside:
        raise VbasError(
            "With --batch nothing is released, so {options} means nothing.",
            "Compare first; then run again with the threshold that you chose.",
            options=", ".join(beside),
        )
    thresholds = [_threshold(unquoted(text)) for text in listed(options.batch)]
    algorithms = (options.algorithm,) if "algorithm" in options.said else ALGORITHMS
    found = list(attempts_over(protection, thresholds, algorithms))
    called = called_geography(options)
    for one, other in pairs(options.instead, "=", "--instead", "geography.fsa=geography.province"):
        swapped = _swapped(protection, called.get(one, one), other)
        found += [
            Attempt(f"{of.name}, {other}", of.protection)
            for of in attempts_over(swapped, thresholds, algorithms)
        ]
    if not found:
        raise VbasError("--batch names no threshold.", "Write for example --batch 0.2,0.05,0.04.")
    return tuple(found)


def _threshold(text: str) -> Threshold:
    """A probability below 1, or k."""
    k, tau = whole_number(text), decimal_number(text)
    if k is not None and 1 <= k <= _LARGEST_K:
        return Threshold(k)
    if tau is None:
        raise VbasError(
            "--batch {text} is neither a probability nor a whole number.",
            "Write for example --batch 0.2,0.05,0.04, or --batch 5,20,25.",
            text=text,
        )
    return Threshold.of_tau(tau)


def _swapped(protection: Protection, one: str, other: str) -> Protection:
    """The same with another column in place of one."""
    if one not in protection.columns:
        raise VbasError(
            "--instead names {name}, which is in no combination and follows none.",
            "They have: {columns}.",
            name=one,
            columns=", ".join(protection.columns),
        )

    def put(names: Sequence[str]) -> tuple[str, ...]:
        return tuple(other if name == one else name for name in names)

    return Protection(
        tuple(put(of) for of in protection.combinations),
        k=protection.k,
        weights={put([name])[0]: of for name, of in protection.weights.items()},
        follow={put([name])[0]: put(of) for name, of in protection.follow.items()},
        give_back=protection.give_back,
    )
