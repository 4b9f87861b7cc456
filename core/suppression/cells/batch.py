"""Both algorithms over several thresholds, one after the other: what Tables 9 and 10 are made of.

El Emam et al. 2011 (paper 004), Tables 9 and 10.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import STOP, Stage, Step, Steps
from core.suppression.cells.comparison import Compared
from core.suppression.cells.outcome import Outcome, carry_out
from core.suppression.cells.protection import ALGORITHMS, Protection, k_of


@dataclass(frozen=True)
class Threshold:
    """How large a class must be: as k, or as the probability that it stands for.

    Attributes
    ----------
    k
        Smallest class allowed, records.
    tau
        The probability of re-identification that was asked for; None where k was.
    """

    k: int
    tau: float | None = None

    @classmethod
    def of_tau(cls, tau: float) -> Threshold:
        """The threshold of a probability; VbasError if it is none."""
        return cls(k_of(tau), tau)

    def __str__(self) -> str:
        return f"k = {self.k}" if self.tau is None else f"{self.tau:g}"


@dataclass(frozen=True)
class Attempt:
    """One run of a batch.

    Attributes
    ----------
    name
        What it is called, unique within the batch.
    protection
        What shall hold.
    """

    name: str
    protection: Protection


def attempts_over(
    protection: Protection,
    thresholds: Sequence[Threshold],
    algorithms: Sequence[str] = ALGORITHMS,
) -> tuple[Attempt, ...]:
    """One attempt for each threshold and algorithm, in the order of the paper's tables.

    Parameters
    ----------
    protection
        Everything else that shall hold.
    thresholds
        Thresholds; within each come the algorithms.
    """
    return tuple(
        Attempt(
            f"{threshold} {algorithm}",
            replace(protection, k=threshold.k, tau=threshold.tau, algorithm=algorithm),
        )
        for threshold in dict.fromkeys(thresholds)
        for algorithm in dict.fromkeys(algorithms)
    )


def batch(records: CodedRecords, attempts: Sequence[Attempt]) -> Steps[tuple[Compared, ...]]:
    """Carries out one attempt after the other; each is verified.

    Asked to stop, it gives up the attempt it is at and returns those that are done. The snapshot
    of each step is what is done so far.

    Parameters
    ----------
    records
        The records, with all columns that any attempt needs.
    attempts
        What is tried, in order.

    Returns
    -------
    tuple of Compared
        One for each attempt, in order; the first is the baseline of the paper's tables.

    Raises
    ------
    VbasError
        If there is no attempt, two have the same name, or one cannot be carried out.
    """
    if not attempts:
        raise VbasError("There is nothing to compare.", "Name at least one threshold.")
    names = [of.name for of in attempts]
    if len(set(names)) < len(names):
        raise VbasError("Two runs of the comparison have the same name.", "Rename one.")
    done: list[Compared] = []
    for i, attempt in enumerate(attempts):
        stage = Stage("run {n} of {all}", n=i + 1, all=len(attempts))
        said = Step(stage, i, len(attempts), tuple(done))
        outcome = yield from _one(records, attempt.protection, said)
        if outcome is None:
            break
        done.append(compared(attempt.name, outcome))
    return tuple(done)


def compared(name: str, outcome: Outcome) -> Compared:
    """An outcome as a row of the comparison."""
    suppression = outcome.suppression
    return Compared(
        name,
        suppression.protection,
        outcome.loss,
        suppression.moles_left,
        sum(suppression.seconds.values()),
        outcome.left_out,
    )


def _one(records: CodedRecords, protection: Protection, said: Step) -> Steps[Outcome | None]:
    """One outcome, told as ``said`` while it comes; None when asked to stop."""
    steps = carry_out(records, protection)
    try:
        while (yield said) is not STOP:
            try:
                next(steps)
            except StopIteration as end:
                outcome: Outcome = end.value
                return outcome
        return None
    finally:
        steps.close()
