"""A design over thresholds, both algorithms and the levels of one variable: Tables 9 and 10."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign
from core.hierarchies.ordered import ordered_of
from core.hierarchies.plan import plan_of, protection_of
from core.steps import Step, Steps, Stop
from core.suppression.cells.batch import Attempt, Threshold, attempts_over, batch
from core.suppression.cells.comparison import Compared


@dataclass(frozen=True)
class LevelAttempt:
    """One run of a comparison.

    Attributes
    ----------
    attempt
        Its name and what shall hold.
    design
        The design that it carries out.
    level
        The finest level of the varied variable that is released; "" where none is varied.
    """

    attempt: Attempt
    design: CellDesign
    level: str = ""


@dataclass(frozen=True, eq=False)
class LevelResult:
    """An attempt, and what came of it."""

    attempt: LevelAttempt
    compared: Compared


def attempts_of(
    design: CellDesign, thresholds: Sequence[Threshold], vary: str = ""
) -> tuple[LevelAttempt, ...]:
    """One attempt for each level, threshold and algorithm, in the order of the paper's tables.

    Parameters
    ----------
    design
        Everything else that shall hold.
    thresholds
        Thresholds; within each come both algorithms.
    vary
        Name of the variable that is released at each of its levels, from the finest released one
        on; "" for the design as it is.

    Raises
    ------
    VbasError
        If the design cannot be planned, or combinations by hand name their levels themselves.
    """
    if vary and design.by_hand is not None:
        raise VbasError(
            "The combinations are written by hand, and name the levels themselves.",
            "Compare the thresholds alone, or let the combinations follow from the variables.",
        )
    found = []
    for level, of in _at_levels(design, vary) if vary else [("", design)]:
        protection = protection_of(of, plan_of(of))
        for attempt in attempts_over(protection, thresholds):
            asked = attempt.protection
            changed = replace(of, k=asked.k, tau=asked.tau, algorithm=asked.algorithm)
            named = f"{level} {attempt.name}" if level else attempt.name
            found.append(LevelAttempt(replace(attempt, name=named), changed, level))
    return tuple(found)


def _at_levels(design: CellDesign, name: str) -> list[tuple[str, CellDesign]]:
    """The design at each level of a variable, the finest first."""
    found = []
    for i, of in enumerate(design.variables):
        if of.name != name:
            continue
        for level in range(of.released, len(of.levels)):
            changed = replace(of, released=level)
            variables = (*design.variables[:i], changed, *design.variables[i + 1 :])
            found.append((of.levels[level], replace(design, variables=variables)))
    return found


def compare(
    records: CodedRecords, design: CellDesign, thresholds: Sequence[Threshold], vary: str = ""
) -> Steps[tuple[LevelResult, ...]]:
    """Carries out `attempts_of` one after the other; the snapshots are what is done so far.

    Which levels are fixed by others is looked up in the records. Asked to stop, it returns what is
    done.

    Raises
    ------
    VbasError
        As `attempts_of`, and if one cannot be carried out.
    """
    yield Step("looking at the levels")
    variables = tuple(
        replace(of, ordered=ordered_of(records, of.levels)) for of in design.variables
    )
    attempts = attempts_of(replace(design, variables=variables), thresholds, vary)

    def results(done: Sequence[Compared]) -> tuple[LevelResult, ...]:
        return tuple(
            LevelResult(_as_asked(of, design), compared)
            for of, compared in zip(attempts, done, strict=False)
        )

    steps = batch(records, [of.attempt for of in attempts])
    answer: Stop | None = None
    try:
        while True:
            step = steps.send(answer)
            done = step.snapshot
            answer = yield replace(step, snapshot=results(done if isinstance(done, tuple) else ()))
    except StopIteration as end:
        return results(end.value)
    finally:
        steps.close()


def _as_asked(of: LevelAttempt, design: CellDesign) -> LevelAttempt:
    """The attempt with the order of levels as the design claims it, which the user may change."""
    claimed = {variable.name: variable.ordered for variable in design.variables}
    variables = tuple(replace(v, ordered=claimed[v.name]) for v in of.design.variables)
    return replace(of, design=replace(of.design, variables=variables))
