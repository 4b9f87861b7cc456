"""Fixed population cut-offs that agencies use, whatever the variables."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources as files

from core.errors import VbasError
from core.plain_numbers import decimal_number


@dataclass(frozen=True)
class FixedCutoff:
    """One rule: a name, a number of people, where it comes from and what it is called."""

    name: str
    people: float
    source: str
    title: str


@cache
def fixed_cutoffs() -> dict[str, FixedCutoff]:
    """The shipped rules by name, smallest first."""
    text = files.files("resources").joinpath("population_cutoffs.toml").read_text("utf-8")
    rules = (
        FixedCutoff(name, float(rule["people"]), rule["source"], rule["title"])
        for name, rule in tomllib.loads(text).items()
    )
    return {rule.name: rule for rule in sorted(rules, key=lambda rule: rule.people)}


def people_of(cutoff: str) -> float:
    """The people that a cut-off asks for: a number, or the name of a rule such as "hipaa".

    Raises
    ------
    VbasError
        If it is neither, or not above 0.
    """
    rule = fixed_cutoffs().get(cutoff.strip().lower())
    if rule is not None:
        return rule.people
    people = decimal_number(cutoff)
    if people is None or people <= 0:
        raise VbasError(
            "The cut-off {cutoff!r} is neither a number of people above 0 nor a known rule.",
            "Give a number such as 20000, without separators of thousands, or one of {rules}.",
            cutoff=cutoff,
            rules=", ".join(fixed_cutoffs()),
        )
    return people
