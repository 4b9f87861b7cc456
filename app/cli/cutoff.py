"""``vbas cutoff``: how many people an area needs, by every rule side by side."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from app.cli.options import InputError, Options
from app.cli.texts import names
from app.cli.words import print_notes
from core.canada import PARTS
from core.cutoff.design import BAND, Coarsening, Design, Variable
from core.cutoff.lens import (
    Reading,
    check_product,
    checked_combinations,
    read_rules,
    readings_of,
    size_notices,
)
from core.cutoff.own_sets import own_sets
from core.cutoff.rules import MODEL, no_cutoffs, rules_of_set
from core.plain_numbers import decimal_number, whole_number

_MOST: Final = 10**18 - 1
"""Categories of one variable."""


@dataclass(frozen=True)
class _Asked:
    """What the cut-offs are asked for."""

    variables: tuple[Variable, ...]
    max_combinations: int | None
    entropy: float | None
    parts: tuple[str, ...]


def run(options: Options) -> None:
    """Runs the command: prints the cut-off of every rule."""
    asked = _asked(options)
    readings = _readings(asked, options.coefficients)
    if options.as_json:
        print(json.dumps(_as_data(asked, readings), indent=2, ensure_ascii=False))
    else:
        _print_table(asked, readings)


def _asked(options: Options) -> _Asked:
    remedy = "Give the product, or the variables that it is worked out from."
    options.refuse_both("max_combinations", "qi", remedy)
    if options.max_combinations is None and not options.qi and options.entropy is None:
        raise InputError(
            "No variables are given, so that no model can be worked out.",
            "Give --max-combinations 172, or --qi age=86,sex=2.",
        )
    variables = variables_of(options.qi)
    product: int | None = None
    if options.max_combinations is not None:
        product = checked_combinations(options.max_combinations)
    elif variables:
        product = Design(variables).max_combinations
    entropy = None if options.entropy is None else decimal_number(options.entropy)
    if options.entropy is not None and (entropy is None or entropy < 0):
        raise InputError(
            f"--entropy {options.entropy} is not an entropy.",
            "Give nats, a number from 0 on, such as 3.2.",
        )
    part = part_asked(options.region, "; elsewhere use a fixed cut-off, or calibrate a model")
    return _Asked(variables, product, entropy, PARTS if part is None else (part,))


def variables_of(texts: list[str] | None) -> tuple[Variable, ...]:
    """Variables from ``--qi age=86/5,sex=2``.

    Raises
    ------
    VbasError
        If one is not of that form, has no category, or is named twice.
    """
    found = tuple(_variable(text) for text in names(texts))
    if texts and not found:
        raise InputError("--qi names no variable.", "Write for example --qi age=86,sex=2.")
    check_product(Design(found).max_combinations)
    return found


def _variable(text: str) -> Variable:
    name, equals, said = text.rpartition("=")
    number, slash, width = said.partition("/")
    whole = [whole_number(part) or 0 for part in ((number, width) if slash else (number,))]
    if not equals or not name.strip() or not all(0 < of <= _MOST for of in whole):
        raise InputError(
            f"--qi {text} is not of the form NAME=CATEGORIES.",
            "Write for example --qi age=86,sex=2, or age=86/5 for bands of five.",
        )
    coarsening = Coarsening(BAND, whole[1]) if slash else Coarsening()
    step = 1.0 if slash else None  # what is joined now may be joined further
    return Variable(name.strip(), whole[0], step, coarsening)


def part_asked(region: str | None, otherwise: str) -> str | None:
    """The part of Canada that was said, if one was; ``otherwise`` is what else can be done."""
    part = None if region is None else region.strip().lower()
    if part is not None and part not in PARTS:
        raise InputError(
            f"--region {region} is no part of Canada that has a model.",
            f"Choose one of {', '.join(PARTS)}{otherwise}.",
        )
    return part


def _readings(asked: _Asked, coefficients: str | None) -> tuple[Reading, ...]:
    known = asked.max_combinations, asked.entropy
    if coefficients is None:
        own = own_sets()
        for error in own.broken:
            print(f"Note: {error}", file=sys.stderr)
        return read_rules(*known, own.names, asked.parts)
    wanted = rules_of_set(coefficients)
    if not wanted:
        raise no_cutoffs(coefficients)
    models = readings_of(wanted, *known, asked.parts)
    fixed = (of for of in read_rules(*known, (), asked.parts) if of.rule.kind != MODEL)
    return (*models, *fixed)


def _as_data(asked: _Asked, readings: Iterable[Reading]) -> dict[str, Any]:
    return {
        "variables": {of.name: of.used for of in asked.variables},
        "max_combinations": asked.max_combinations,
        "entropy": asked.entropy,
        "rules": [
            {
                "rule": of.rule.name,
                "kind": of.rule.kind,
                "predictor": of.rule.predictor or None,
                "title": of.rule.title,
                "source": of.rule.source,
                "note": of.rule.note or None,
                "scope": of.rule.scope or None,
                "cutoffs": {
                    part: value if value is None or math.isfinite(value) else None
                    for part, value in of.cutoffs.items()
                },
                "beyond_the_fit": {
                    part: " ".join(notice.english for notice in said)
                    for part, said in of.beyond.items()
                },
                # JSON knows no infinity, and null alone says that the rule has no answer.
                "beyond_all_numbers": [
                    part
                    for part, value in of.cutoffs.items()
                    if value is not None and math.isinf(value)
                ],
            }
            for of in readings
        ],
    }


def _print_table(asked: _Asked, readings: tuple[Reading, ...]) -> None:
    if asked.max_combinations is not None:
        factors = " x ".join(f"{of.used:,} ({of.name})" for of in asked.variables)
        worked_out = f"{factors} = " if len(asked.variables) > 1 else ""
        print(f"Max combinations: {worked_out}{asked.max_combinations:,}")
        print_notes(size_notices(asked.max_combinations))
    if asked.entropy is not None:
        print(f"Entropy: {asked.entropy:.4g} nats")
    print("People that an area needs:")
    sources = list(dict.fromkeys(of.rule.source for of in readings))
    titles = ("rule", "goes by", *asked.parts, "source")
    rows = [titles, *(_row(of, asked.parts, sources) for of in readings)]
    wide = [max(len(row[i]) for row in rows) for i in range(len(titles))]
    for row in rows:
        left = [text.ljust(wide[i]) for i, text in enumerate(row[:2])]
        right = [text.rjust(wide[i]) for i, text in enumerate(row[2:], start=2)]
        print("  ".join((*left, *right)))
    for i, source in enumerate(sources, start=1):
        print(f"[{i}] {source}")
    beyond = (str(n) for of in readings for said in of.beyond.values() for n in said)
    for sentence in dict.fromkeys(beyond):
        print(f"* {sentence}")
    known = [of.rule for of in readings if any(value is not None for value in of.cutoffs.values())]
    print_notes([rule.scope for rule in known if rule.scope])
    print_notes([rule.note for rule in known if rule.note])
    if asked.entropy is None and any(of.rule.predictor == "entropy" for of in readings):
        print("Models that go by the entropy of the records say nothing without --entropy.")


def _row(of: Reading, parts: tuple[str, ...], sources: list[str]) -> tuple[str, ...]:
    goes_by = {"maxcombs": "combinations", "entropy": "entropy"}.get(of.rule.predictor, "-")
    source = f"[{sources.index(of.rule.source) + 1}]"
    people = [f"{_people(of.cutoffs[p])}{'*' if p in of.beyond else ''}" for p in parts]
    return (of.rule.name, goes_by, *people, source)


def _people(value: float | None) -> str:
    if value is None:
        return "-"
    if math.isinf(value):
        return "beyond all"
    if value >= 1e15:
        return f"{value:.3g}"
    return f"{value:,.0f}"
