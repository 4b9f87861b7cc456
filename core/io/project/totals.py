"""Totals of a run as a project holds them: in steps of what k records change them by.

The exact total of one run tells little, but that of two runs, or of two steps of a search, that
differ by one area tells that area's records: what is left of the difference is one class. So a
project holds no total of a step, and the totals of runs are rounded up to multiples of what k
records make of them: no difference is due to fewer. How many records a run has at all is told in
steps of the largest k of the project: runs of other filters and other k would tell it together, and
two filters the records between them. Where things are is told as it is, and what was said of the
records is said again when they are there: opened with its records, a project's runs have all their
exact measures again.
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
from core.scenario import PEOPLE_BASIS, Scenario
from core.search.replicas import BEST_OF
from core.site_count import Calibrated, Entropy
from core.site_number import SiteNumber
from core.small_counts import stage_without_small
from core.steps import Stage
from core.tries import Try

_SHARES: Final = frozenset(("rate", "start", "expected", "reached", "more", "least"))
"""What sentences call shares of the records that are lost."""
_COUNTS: Final = frozenset(("records", "largest"))
"""What they call numbers of records."""
_PEOPLE: Final = frozenset(("total", "need", "least", "most", "short", "people"))
"""What they call people of regions, who may be counted by their records."""
_CUTOFFS: Final = frozenset(("cutoff", "people", "need"))
"""What they call cut-offs, and what is worked out from one."""
_OTHERS: Final = frozenset(
    (
        *("all", "areas", "asked", "at", "centres", "floor", "found", "groups", "high", "k"),
        *("kept", "left", "level", "low", "moves", "most", "n", "next", "number", "off", "region"),
        *("regions", "sites", "step", "target", "threshold", "units", "wanted"),
    )
)
"""What is told as it is: what was asked for, and where things are. Whatever has another name may be
of the records, and is told in steps."""
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
        All records of the run, as they are told.
    by_records, of_classes
        Whether people are counted by their records; whether cut-offs follow from the classes.
    cutoff
        The cut-off as it is.
    """

    k: int
    records: int
    by_records: bool = False
    of_classes: bool = False
    cutoff: float | None = None

    @classmethod
    def of(cls, evaluation: Evaluation, k: int, whole: int = 0) -> Totals:
        """The steps for a run; how many records it has follows from its measures.

        ``whole`` is the step in which all its records are told, if not k.
        """
        of = evaluation
        if of.suppression_rate:
            records = round(of.suppressed_records / of.suppression_rate)
        elif of.non_uniform_entropy_bits_per_record:
            records = round(of.non_uniform_entropy_bits / of.non_uniform_entropy_bits_per_record)
        else:
            records = math.isqrt(of.discernibility)
        return cls(k, rounded_up(max(records, k, 1), rounded_up(max(whole, k), k)))

    def with_scenario(self, scenario: Scenario, cutoff: float | None) -> Totals:
        """The same for what sentences of a run tell."""
        return replace(
            self,
            by_records=scenario.population_basis != PEOPLE_BASIS,
            of_classes=isinstance(scenario.site_count, Entropy | Calibrated),
            cutoff=cutoff,
        )

    def floor(self, of: float | None) -> float | None:
        """A floor; only one that is the cut-off tells anything."""
        return coarse(of) if of is not None and self.of_classes and of == self.cutoff else of

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
        """The size of a class, rounded down: it is said to be kept; one below k is not told."""
        return None if n is None or n < self.k else n // self.k * self.k


def rounded_up(n: int, step: int) -> int:
    """The least multiple of ``step`` that is not below ``n``."""
    return -(-n // step) * step


def coarse(of: float) -> float:
    """A number to two digits."""
    return float(f"{of:.1e}")


def told_evaluation(of: Evaluation, k: int, whole: int = 0) -> Evaluation:
    """The measures of a run as they are told; ``whole``: see `Totals.of`."""
    steps = Totals.of(of, k, whole)
    lost, bits = steps.count(of.suppressed_records), steps.bits(of.non_uniform_entropy_bits)
    return replace(
        of,
        global_anonymity_before=steps.size(of.global_anonymity_before),
        global_anonymity=steps.size(of.global_anonymity),
        global_anonymity_released=steps.size(of.global_anonymity_released),
        suppressed_records=lost,
        suppression_rate=lost / steps.records,
        discernibility=steps.squares(of.discernibility),
        discernibility_bayardo_agrawal=steps.squares(of.discernibility_bayardo_agrawal),
        non_uniform_entropy_bits=bits,
        non_uniform_entropy_bits_per_record=bits / steps.records,
    )


def told_parts(of: RunParts, scenario: Scenario, whole: int = 0) -> RunParts:
    """A run with its totals as they are told, and without those of single steps."""
    k, number, target, refinement = scenario.k, of.site_number, of.target, of.refinement
    steps = Totals.of(of.evaluation, k, whole).with_scenario(scenario, number.cutoff)
    if target is not None:
        tries = tuple(_told_try(one, steps) for one in target.tries)
        target = replace(target, tries=tries, sentence=_told_notice(target.sentence, steps))
    return replace(
        of,
        site_number=_told_number(number, steps),
        placement=replace(
            of.placement,
            objective=None,
            trace=without_counts(of.placement.trace),
            stopped_because=_told_stage(of.placement.stopped_because, k),
        ),
        evaluation=told_evaluation(of.evaluation, k, whole),
        notices=tuple(_told_notice(one, steps) for one in of.notices),
        target=target,
        refinement=None if refinement is None else _told_refinement(refinement, k),
        aims=tuple(_told_aim(one, steps) for one in of.aims),
        start=None if of.start is None else told_evaluation(of.start, k, whole),
        replicas=tuple(
            replace(one, suppressed_records=steps.count(one.suppressed_records))
            for one in of.replicas
        ),
    )


def _told_number(of: SiteNumber, steps: Totals) -> SiteNumber:
    """The entropy of all classes tells a count as well, and so does a cut-off that comes of it."""
    entropy, cutoff = of.entropy, of.cutoff
    if entropy is not None:
        entropy = steps.bits(entropy * steps.records) / steps.records
    return replace(
        of,
        cutoff=coarse(cutoff) if cutoff is not None and steps.of_classes else cutoff,
        entropy=entropy,
        expected=None if of.expected is None else steps.share(min(of.expected, 1.0)),
        notices=tuple(_told_notice(one, steps) for one in of.notices),
    )


def _told_stage(of: str, k: int) -> str:
    """Why a search ended, without an exact anonymity of a region."""
    of = stage_without_small(of, k)
    if not isinstance(of, Stage):
        return of
    values = {
        name: _told_stage(value, k)
        if isinstance(value, str)
        else (value // k * k if name == "at" and isinstance(value, int) else value)
        for name, value in of.values.items()
    }
    return Stage(of.template, **values)


def without_counts(trace: pd.DataFrame) -> pd.DataFrame:
    """A trace that says what moved and how far, and nothing of records."""
    return trace.assign(**{name: value for name, value in _OF_RECORDS.items() if name in trace})


def _told_refinement(of: Refinement, k: int) -> Refinement:
    because = _told_stage(of.stopped_because, k)
    return replace(of, objective=None, trace=without_counts(of.trace), stopped_because=because)


def _told_try(of: Try, steps: Totals) -> Try:
    lost = steps.count(of.suppressed_records)
    bits = steps.bits(of.bits_per_record * steps.records) / steps.records
    return replace(
        of, suppressed_records=lost, suppression_rate=lost / steps.records, bits_per_record=bits
    )


def _told_aim(of: Aim, steps: Totals) -> Aim:
    """An aim that is about records; the others tell where things are."""
    reached, sentence = of.reached, _told_notice(of.sentence, steps)
    if of.name == "suppression" and reached is not None:
        return replace(of, reached=steps.share(reached), sentence=sentence)
    if of.name == "floor":
        if reached is not None and steps.by_records:
            reached = float(math.floor(reached) // steps.k * steps.k)
        return replace(of, asked=steps.floor(of.asked), reached=reached, sentence=sentence)
    if of.name == "balance" and steps.by_records and reached is not None:
        reached = coarse(reached)
        told = {"reached": reached / 100.0, "off": max(0.0, reached - (of.asked or 0.0))}
        sentence = Notice(sentence.template, **{**sentence.values, **told})
        return replace(of, reached=reached, sentence=sentence)
    return of


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
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    if name in _SHARES and isinstance(value, float) and 0.0 < value <= 1.0:
        return steps.share(value)
    if name in _CUTOFFS and steps.of_classes:
        return coarse(value)
    if name == "floor":
        return steps.floor(value)
    if name in _COUNTS or (name in _PEOPLE and steps.by_records):
        return type(value)(rounded_up(math.ceil(value), steps.k))
    if name in _OTHERS | _SHARES | _PEOPLE | _CUTOFFS or not math.isfinite(value):
        return value
    return coarse(value) if isinstance(value, float) else rounded_up(value, steps.k)
