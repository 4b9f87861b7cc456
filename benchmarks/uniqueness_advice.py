"""What recodes would be enough: 4.67 million records, about 2.4 million distinct ones, 7 variables.

``python -m benchmarks.uniqueness_advice [SECONDS]``: the search for a research file (20 %) and for
a public one (under 5 %): when the first answer comes, when the cheapest, when nothing cheaper can
be left; stopped after so many seconds (300). Beside it how long a stop takes, and the map of one
combination: records unique and in sets by area, 54,425 areas.
"""

from __future__ import annotations

import resource
import sys
import time

import numpy as np

from benchmarks.uniqueness import CASES, drawn
from core.record_uniqueness.advice import Advice, advise
from core.record_uniqueness.distinct import NUMBER, CountedVariable, DistinctRecords
from core.record_uniqueness.frequencies import distinct_rows
from core.record_uniqueness.question import Question
from core.record_uniqueness.verdict import PUBLIC_SHARE, RESEARCH_SHARE
from core.record_uniqueness.where import records_by_area
from core.steps import STOP, Step, Stop, finish

AREAS = 54_425
CASE = CASES["7"]


def records() -> DistinctRecords:
    """The records of the paper's size: ages in steps, the others without order."""
    codes, counts = distinct_rows(drawn(CASE), CASE.sizes)
    variables = [
        CountedVariable(f"v{i}", tuple(map(str, range(n)))) for i, n in enumerate(CASE.sizes)
    ]
    variables[0] = CountedVariable("age", tuple(map(str, range(CASE.sizes[0]))), NUMBER, 1.0)
    areas = np.random.default_rng(2).integers(0, AREAS, len(counts)).astype(np.int32)
    return DistinctRecords(tuple(variables), codes, counts, areas)


class Watch:
    """When answers came, and how long the search went without a word."""

    def __init__(self, most_seconds: float) -> None:
        self._start = self._last = time.perf_counter()
        self._most = most_seconds
        self.first = self.best = self.longest = self.asked = 0.0
        self._price = float("inf")

    def __call__(self, step: Step) -> Stop | None:
        """Notes one state."""
        now = time.perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now
        found = step.snapshot
        if isinstance(found, Advice) and found.answers and found.answers[0].price < self._price:
            self._price = found.answers[0].price
            self.best = now - self._start
            self.first = self.first or self.best
        if now - self._start < self._most:
            return None
        self.asked = now
        return STOP


def search(distinct: DistinctRecords, share: float, *, below: bool, seconds: float) -> None:
    """One search, timed."""
    question = Question(tuple(of.name for of in distinct.variables))
    watch, start = Watch(seconds), time.perf_counter()
    found = finish(advise(distinct, question, share, below=below), watch)
    end = time.perf_counter()
    print(
        f"{'under' if below else 'at most'} {share:.0%}: first answer {watch.first:.1f} s, "
        f"cheapest {watch.best:.1f} s, over after {end - start:.1f} s "
        f"({found.tried} ways tried, {'complete' if found.complete else 'not complete'}), "
        f"longest without a state {watch.longest:.3f} s"
    )
    if watch.asked:
        print(f"  stopped within {end - watch.asked:.3f} s")
    for answer in found.answers:
        done = ", ".join(f"{of.variable} {of.kind} {of.amount}" for of in answer.recodes)
        print(f"  {answer.price:.4f} bits a record: {answer.share:.2%} left; {done}")


def main() -> None:
    """Both searches and the map."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300.0
    distinct = records()
    print(f"{distinct.n_records:,} records, {len(distinct):,} distinct")
    question = Question(tuple(of.name for of in distinct.variables))
    for mask in (0b0000011, 0b1010101, 0b1111111):
        start = time.perf_counter()
        where = records_by_area(distinct, question, mask, AREAS)
        took = time.perf_counter() - start
        print(f"map of {len(where.names)} variables: {took:.2f} s, {where.unique.sum():,} unique")
    search(distinct, RESEARCH_SHARE, below=False, seconds=seconds)
    search(distinct, PUBLIC_SHARE, below=True, seconds=seconds)
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20:.2f} GiB")


if __name__ == "__main__":
    main()
