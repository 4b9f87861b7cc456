"""What can be done when too much is blanked: designs that ask for less."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from core.errors import N_, Notice
from core.hierarchies.design import CellDesign, LevelledVariable
from core.presets import presets
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.protection import COMBINATIONS, COMPLETE

MUCH: Final = 0.5
"""Where more than this share of a column is blanked, something is offered against it."""


@dataclass(frozen=True)
class Remedy:
    """One thing that can be done.

    Attributes
    ----------
    text
        What it does, as a template with the values below.
    design
        The design with it done.
    values
        Values of the template.
    """

    text: str
    design: CellDesign
    values: Mapping[str, object] = field(default_factory=dict)


def nothing_left(outcome: Outcome) -> bool:
    """Whether no combination shows any value any more."""
    return all(check.smallest == 0 for check in outcome.verification.checks)


def heaviest(outcome: Outcome) -> str:
    """The column of the combinations whose blanked cells lose most, in bits; the first of equals.

    It is the one with the most and rarest values, which makes the classes small.
    """
    bits = outcome.loss.entropy_bits
    return max(outcome.suppression.protection.keys, key=lambda name: bits.get(name, 0.0))


def too_much(outcome: Outcome) -> bool:
    """Whether more than `MUCH` of a column of the combinations is blanked."""
    lost = outcome.loss
    keys = outcome.suppression.protection.keys
    return any(lost.cells.get(name, 0) > MUCH * lost.n_records for name in keys)


def emptied(outcome: Outcome) -> tuple[Notice, ...]:
    """Says that nothing, or little, is left, and which column to begin with."""
    if nothing_left(outcome):
        text = (
            "Everything is suppressed: no combination shows a value any more. The heaviest column "
            "is {column}: leave it out, take a coarser level of it, or lower k."
        )
    elif too_much(outcome):
        text = (
            "More than half of the values of a column are blanked. The heaviest column is "
            "{column}: leave it out, take a coarser level of it, or lower k."
        )
    else:
        return ()
    return (Notice(text, column=heaviest(outcome)),)


def remedies(design: CellDesign, outcome: Outcome) -> tuple[Remedy, ...]:
    """What can be done against the column that loses most, the gentlest first.

    Parameters
    ----------
    design
        The design that the outcome came out of.
    outcome
        What came out.

    Returns
    -------
    tuple of Remedy
        Empty where nothing is blanked.
    """
    if not outcome.suppression.cells_total:
        return ()
    found = []
    if design.algorithm == COMPLETE:
        only = replace(design, algorithm=COMBINATIONS)
        found.append(Remedy(N_("Protect each combination by itself"), only))
    if not design.give_back and not design.single_pass and not nothing_left(outcome):
        found.append(
            Remedy(N_("Give back cells that need not be blanked"), replace(design, give_back=True))
        )
    found += _coarser(design, heaviest(outcome))
    smaller = [of.k for of in presets() if 1 < of.k < design.k]
    if smaller:
        k = max(smaller)
        found.append(
            Remedy(
                N_("Ask for k = {k}, which protects less"),
                replace(design, k=k, tau=None),
                {"k": k},
            )
        )
    return tuple(found)


def _coarser(design: CellDesign, column: str) -> list[Remedy]:
    """Releasing the variable of a column one level coarser, or not at all."""
    if design.by_hand is not None:
        return []
    found = []
    for of in design.variables:
        if column not in of.levels:
            continue
        if of.released + 1 < len(of.levels):
            level = of.levels[of.released + 1]
            changed = replace(of, released=of.released + 1)
            found.append(
                Remedy(
                    N_("Release {level} as the finest of {variable}"),
                    _with(design, of, changed),
                    {"variable": of.name, "level": level},
                )
            )
        if len(design.variables) > 1:
            found.append(
                Remedy(
                    N_("Do not release {variable}"),
                    _with(design, of, None),
                    {"variable": of.name},
                )
            )
    return found


def _with(
    design: CellDesign, variable: LevelledVariable, changed: LevelledVariable | None
) -> CellDesign:
    """The design with a variable changed, or without it and its links."""
    kept = [changed if of is variable else of for of in design.variables]
    variables = tuple(of for of in kept if of is not None)
    if changed is not None:
        return replace(design, variables=variables)
    links = tuple(pair for pair in design.links if not set(pair) & set(variable.levels))
    return replace(design, variables=variables, links=links)
