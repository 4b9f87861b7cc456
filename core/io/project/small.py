"""What sentences of a run tell of regions with fewer records than k: left out of projects.

A run whose regions' people are counted by its records says of the smallest region how many it
has. Where that is below k, the sentence is kept without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from core.constraints.base import Aim
from core.errors import N_, Notice
from core.scenario import PEOPLE_BASIS, Scenario

_WITHOUT: Final[Mapping[str, str]] = {
    "floor": N_("Below the floor of {floor:,.0f} {unit}: {n:,} of {all:,} regions."),
    "balance": N_(
        "The regions' population spreads by {reached:.2%} of its mean, {off:.2f} points more than "
        "the {asked:.2%} allowed."
    ),
    "cutoff": N_(
        "Below the cut-off of {cutoff:,.0f} people: {n:,} of {all:,} regions. It is met on average "
        "only."
    ),
}
_LEAST: Final = "least"


def _tells_small(of: Notice, k: int) -> bool:
    least = of.values.get(_LEAST)
    return isinstance(least, (int, float)) and least < k


def _shortened(of: Notice, template: str) -> Notice:
    untold = (_LEAST, "most", "low", "high", "short", "regions")
    return Notice(
        template, **{name: value for name, value in of.values.items() if name not in untold}
    )


def aims_without_small(aims: tuple[Aim, ...], scenario: Scenario) -> tuple[Aim, ...]:
    """Aims that tell nothing of regions with fewer records than k."""
    if scenario.population_basis == PEOPLE_BASIS:
        return aims
    return tuple(_aim(of, scenario.k) for of in aims)


def _aim(of: Aim, k: int) -> Aim:
    if of.name not in _WITHOUT or not _tells_small(of.sentence, k):
        return of
    reached = None if of.name == "floor" else of.reached
    if of.met and of.name == "balance":
        return replace(of, sentence=_shortened(of.sentence, of.sentence.template))
    return replace(of, sentence=_shortened(of.sentence, _WITHOUT[of.name]), reached=reached)


def notices_without_small(notices: tuple[Notice, ...], scenario: Scenario) -> tuple[Notice, ...]:
    """Notices that tell nothing of regions with fewer records than k."""
    if scenario.population_basis == PEOPLE_BASIS:
        return notices
    return tuple(
        _shortened(of, _WITHOUT["cutoff"])
        if "cutoff" in of.values and "all" in of.values and _tells_small(of, scenario.k)
        else of
        for of in notices
    )
