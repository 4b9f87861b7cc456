"""Which coarser variables would be enough at a level, on the command line."""

from __future__ import annotations

from app.cli.words import how_many
from core.cutoff.coarsening import Search
from core.cutoff.design import BAND, COLLAPSE, Design, Variable
from core.errors import VbasError
from core.levels.assessment import Assessment
from core.levels.coarser import coarser


def coarser_said(assessment: Assessment, design: Design, enough: float) -> dict[str, Search]:
    """Which coarser variables would be enough at a level, said and returned."""
    try:
        found = coarser(assessment.units, design, assessment.rule, enough, assessment.part)
    except VbasError as error:
        print(f"  Coarsen a variable: {error.message}")
        return {}
    if found is None or found.is_enough:
        return {}
    if not found.answers:
        print("  Coarsen a variable: not even dropping all of them is enough.")
    for answer in found.answers:
        changed = (of for of in answer.design.variables if of.used < of.n_categories)
        done = ", ".join(map(_done, changed))
        print(
            f"  Coarsen: {done}; {answer.price:.3g} bits per record are lost, "
            f"{answer.share:.1%} of the people are above the cut-off then."
        )
    return {assessment.units.label: found}


def _done(of: Variable) -> str:
    how = of.coarsening
    if how.kind == BAND:
        return f"{of.name} in bands of {how.amount}"
    if how.kind == COLLAPSE:
        return f"{of.name} in {how_many(how.amount, 'categor', 'ies')}"
    return f"without {of.name}"
