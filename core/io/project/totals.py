"""Totals of a run as a project holds them: in steps of what k records change them by.

The exact total of one run tells little, but that of two runs, or of two steps of a search, that
differ by one area tells that area's records: what is left of the difference is one class. So a
project holds no total of a step, and the totals of runs are rounded up to multiples of what k
records make of them: no difference is due to fewer. Where things are is told as it is. Opened with
its records, a project's runs have all their exact measures again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import pandas as pd

from core.constraints.base import Aim
from core.errors import N_, Notice
from core.evaluation import Evaluation
from core.io.project.model import RunParts
from core.refinement.base import Refinement
from core.search.replicas import BEST_OF
from core.tries import Try

_SHARES: Final = frozenset(("rate", "start", "expected", "reached", "more"))
"""What sentences call shares of the records that are lost."""
_OF_RECORDS: Final[dict[str, float]] = {
    "objective": np.nan,
    "alpha": -1,
    "regions_at_alpha": -1,
    "suppressed_records": -1,
    "bits": np.nan,
}
"""Columns of a trace that count records, and what says that they are not told."""


@dataclass(frozen=True)
class Totals:
    """In which steps totals are told.

    Attributes
    ----------
    k
        Records: the step of counts.
    records
        All records of the run.
    """

    k: int
    records: int

    @classmethod
    def of(cls, evaluation: Evaluation, k: int) -> Totals:
        """The steps for a run; how many records it has follows from its measures."""
        of = evaluation
        if of.suppression_rate:
            records = round(of.suppressed_records / of.suppression_rate)
        elif of.non_uniform_entropy_bits_per_record:
            records = round(of.non_uniform_entropy_bits / of.non_uniform_entropy_bits_per_record)
        else:
            records = math.isqrt(of.discernibility)
        return cls(k, max(records, k, 1))

    def count(self, n: int) -> int:
        """A number of records, at most all of them."""
        return min(rounded_up(n, self.k), self.records)

    def share(self, of: float) -> float:
        """A share of the records, 0 to 1."""
        return self.count(round(of * self.records)) / self.records

    def squares(self, n: int) -> int:
        """A sum of squares of records."""
        return rounded_up(n, self.k * self.records)

    def bits(self, of: float) -> float:
        """A sum of bits."""
        step = self.k * math.log2(max(self.records, 2))
        return math.ceil(of / step - 1e-9) * step

    def size(self, n: int | None) -> int | None:
        """The size of a class; one below k is not told."""
        return None if n is None or n < self.k else n


def rounded_up(n: int, step: int) -> int:
    """The least multiple of ``step`` that is not below ``n``."""
    return -(-n // step) * step


def told_evaluation(of: Evaluation, k: int) -> Evaluation:
    """The measures of a run as they are told."""
    steps = Totals.of(of, k)
    lost, bits = steps.count(of.suppressed_records), steps.bits(of.non_uniform_entropy_bits)
    return replace(
        of,
        global_anonymity_before=steps.size(of.global_anonymity_before),
        global_anonymity=steps.size(of.global_anonymity),
        suppressed_records=lost,
        suppression_rate=lost / steps.records,
        discernibility=steps.squares(of.discernibility),
        discernibility_bayardo_agrawal=steps.squares(of.discernibility_bayardo_agrawal),
        non_uniform_entropy_bits=bits,
        non_uniform_entropy_bits_per_record=bits / steps.records,
    )


def told_parts(of: RunParts, k: int) -> RunParts:
    """A run with its totals as they are told, and without those of single steps."""
    steps = Totals.of(of.evaluation, k)
    number, target, refinement = of.site_number, of.target, of.refinement
    if number.expected is not None:
        number = replace(number, expected=steps.share(min(number.expected, 1.0)))
    if target is not None:
        tries = tuple(_told_try(one, steps) for one in target.tries)
        target = replace(target, tries=tries, sentence=_told_notice(target.sentence, steps))
    return replace(
        of,
        site_number=number,
        placement=replace(of.placement, objective=None, trace=without_counts(of.placement.trace)),
        evaluation=told_evaluation(of.evaluation, k),
        notices=tuple(_told_notice(one, steps) for one in of.notices),
        target=target,
        refinement=None if refinement is None else _told_refinement(refinement),
        aims=tuple(_told_aim(one, steps) for one in of.aims),
        start=None if of.start is None else told_evaluation(of.start, k),
        replicas=tuple(
            replace(one, suppressed_records=steps.count(one.suppressed_records))
            for one in of.replicas
        ),
    )


def without_counts(trace: pd.DataFrame) -> pd.DataFrame:
    """A trace that says what moved and how far, and nothing of records."""
    return trace.assign(**{name: value for name, value in _OF_RECORDS.items() if name in trace})


def _told_refinement(of: Refinement) -> Refinement:
    return replace(of, objective=None, trace=without_counts(of.trace))


def _told_try(of: Try, steps: Totals) -> Try:
    lost = steps.count(of.suppressed_records)
    bits = steps.bits(of.bits_per_record * steps.records) / steps.records
    return replace(
        of, suppressed_records=lost, suppression_rate=lost / steps.records, bits_per_record=bits
    )


def _told_aim(of: Aim, steps: Totals) -> Aim:
    if of.name != "suppression" or of.reached is None:
        return of
    reached = steps.share(of.reached)
    return replace(of, reached=reached, sentence=_told_notice(of.sentence, steps))


def _told_notice(of: Notice, steps: Totals) -> Notice:
    values: dict[str, Any] = {
        name: _told_value(name, value, steps) for name, value in of.values.items()
    }
    template = of.template
    if template == BEST_OF:
        values |= {name: steps.count(values[name]) for name in ("kept", "next", "most")}
    largest = values.get("largest")
    if isinstance(largest, int) and largest < steps.k:
        del values["largest"]
        template = ALL_LOST
    return Notice(template, **values)


ALL_LOST: Final = N_(
    "All records are suppressed: k is {k:,}, and all areas together have no class that large. "
    "Choose a smaller k, or fewer or coarser quasi-identifiers."
)


def _told_value(name: str, value: Any, steps: Totals) -> Any:
    if isinstance(value, Notice):
        return _told_notice(value, steps)
    if name in _SHARES and isinstance(value, float) and 0.0 < value <= 1.0:
        return steps.share(value)
    return value
