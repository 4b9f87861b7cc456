"""A simulated attack: released records are linked with a registry that is made up for it.

The registry has people in the same classes as the records. In each trial a simple random sample of
the records is released, and each released record is linked with one person at random among all who
agree with what it shows. Who is right is counted, and compared with what the formula expects.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.arrays import read_only
from core.background import in_background
from core.calibration.kernels import random_order
from core.coded_records import CodedRecords
from core.errors import N_, Phrase, VbasError
from core.risk.candidates import Candidates, candidates_of
from core.risk.kernels import drawn_people, linked
from core.search.chance import draw
from core.steps import STOP, Step, Steps
from core.suppression.cells.result import CellSuppression

REGISTRY: Final = "making up a registry"
LINKING: Final = "linking with the registry"
MOST_PEOPLE: Final = 10_000_000
_NORMAL_95: Final = 1.96


@dataclass(frozen=True)
class AttackDesign:
    """What is simulated.

    Attributes
    ----------
    columns
        What the registry tells of people.
    people
        People of the population; 0 = as many as records.
    coverage
        Share of the people who are in the registry, above 0 and at most 1.
    fraction
        Share of the records that are released in each trial, above 0 and at most 1.
    trials
        How often, at least 2.
    seed
        The same number gives the same attack on every machine.
    """

    columns: tuple[str, ...]
    people: int = 0
    coverage: float = 1.0
    fraction: float = 0.1
    trials: int = 100
    seed: int = 1

    def __post_init__(self) -> None:
        for name, share in ((N_("coverage"), self.coverage), (N_("fraction"), self.fraction)):
            if not 0 < share <= 1:
                raise VbasError(
                    "The {name} of a simulated attack is {share}, but must be above 0 and at "
                    "most 1.",
                    "Give a share such as 0.1.",
                    name=Phrase(name),
                    share=share,
                )
        if not 2 <= self.trials <= 10_000:
            raise VbasError(
                "{trials} trials cannot be simulated.",
                "Give a number from 2 to 10000.",
                trials=self.trials,
            )
        if self.people > MOST_PEOPLE:
            raise VbasError(
                "A registry of {people} people is too large to be made up.",
                "Give at most {most}.",
                people=self.people,
                most=MOST_PEOPLE,
            )


@dataclass(frozen=True, eq=False)
class MeasuredRate:
    """What the trials found.

    Attributes
    ----------
    right
        (trials,) records that were linked rightly.
    expected
        (trials,) records that the formula expects to be linked rightly, at most: the sum over the
        released records of 1 / people who match.
    released
        Records that were released in each trial; on average, where persons are drawn.
    """

    right: NDArray[np.int64]
    expected: NDArray[np.float64]
    released: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "right", read_only(self.right))
        object.__setattr__(self, "expected", read_only(self.expected))

    @property
    def rate(self) -> float:
        """Share of the released records that were linked rightly, mean over the trials, 0 to 1."""
        return int(self.right.sum()) / (self.released * len(self.right))

    @property
    def formula(self) -> float:
        """The same as the formula has it."""
        return math.fsum(self.expected.tolist()) / (self.released * len(self.expected))

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of `rate`: it would hold the mean of ever so many trials 95 times in 100.

        From how much the trials differ; with a single trial it is not known and all of 0 to 1.
        """
        if len(self.right) < 2:
            return 0.0, 1.0
        rates = self.right / self.released
        error = _NORMAL_95 * float(rates.std(ddof=1)) / math.sqrt(len(rates))
        return max(0.0, self.rate - error), min(1.0, self.rate + error)


@dataclass(frozen=True, eq=False)
class SimulatedAttack:
    """A simulated attack on the records as they were and as they are released.

    Attributes
    ----------
    design
        What was simulated; ``people`` and ``trials`` as many as there were.
    listed
        People in the registry.
    before, after
        What was found; ``after`` is None where nothing is suppressed.
    """

    design: AttackDesign
    listed: int
    before: MeasuredRate
    after: MeasuredRate | None = None


def simulate_attack(
    records: CodedRecords, suppression: CellSuppression | None, design: AttackDesign
) -> Steps[SimulatedAttack]:
    """Carries out a simulated attack; its states hold what the trials so far found.

    Asked to stop, the trials so far are the result (at least two).

    Raises
    ------
    VbasError
        If there are no records to release, a column is absent, or the population is smaller than
        the records.
    """
    design = _settled(records, design)
    n, people = records.n_persons, design.people
    state = np.array([design.seed], np.uint64)
    chance = [int(draw(state)) for _ in range(1 + 3 * design.trials)]
    values_of = yield from in_background(REGISTRY, lambda: drawn_people(n, people, chance[0]))
    values = _values(records, values_of)
    targets = [(yield from candidates_of(records, design.columns, None, *values))]
    if suppression is not None:
        targets.append((yield from candidates_of(records, design.columns, suppression, *values)))
    trials = _Trials(records, design, targets)
    for trial in range(design.trials):
        one = chance[1 + 3 * trial : 4 + 3 * trial]
        yield from in_background(LINKING, partial(trials.carry_out, one))
        done = trial + 1
        asked = yield Step(LINKING, done, design.trials, trials.so_far() if done > 1 else None)
        if asked is STOP and done > 1:
            break
    return trials.so_far()


class _Trials:
    """Trials on the same people: the same sample is released before and after."""

    def __init__(
        self, records: CodedRecords, design: AttackDesign, targets: list[Candidates]
    ) -> None:
        self._n, self._design, self._targets = records.n_persons, design, targets
        self._of_persons = records.persons is not None
        self._persons = _persons_of(records)
        self._released = max(1, int(design.fraction * self._n + 0.5))
        self._records: list[int] = []
        self._listed = max(1, int(design.coverage * design.people + 0.5))
        self._right: list[list[int]] = [[] for _ in targets]
        self._expected: list[list[float]] = [[] for _ in targets]

    def carry_out(self, chance: Sequence[int]) -> None:
        """One trial, with three random numbers of its own."""
        rows = random_order(self._n, self._released, chance[0])
        if self._of_persons:
            drawn = np.zeros(self._n, bool)
            drawn[rows] = True
            rows = np.flatnonzero(drawn[self._persons])
        self._records.append(len(rows))
        listed = np.empty(0, np.uint8)
        if self._listed < self._design.people:
            listed = np.zeros(self._design.people, np.uint8)
            listed[random_order(self._design.people, self._listed, chance[1])] = 1
        for i, of in enumerate(self._targets):
            right, expected = linked(
                rows, of.first, of.count, of.people, self._persons, listed, chance[2]
            )
            self._right[i].append(right)
            self._expected[i].append(expected)

    @property
    def _mean_released(self) -> float:
        """Records released in a trial, on average: persons may have several."""
        return sum(self._records) / len(self._records) if self._of_persons else self._released

    def so_far(self) -> SimulatedAttack:
        """What the trials found until now."""
        found = [
            MeasuredRate(np.array(right, np.int64), np.array(expected), self._mean_released)
            for right, expected in zip(self._right, self._expected, strict=True)
        ]
        design = replace(self._design, trials=len(self._right[0]))
        return SimulatedAttack(design, self._listed, found[0], found[1] if len(found) > 1 else None)


def _persons_of(records: CodedRecords) -> NDArray[np.int32]:
    """(n,) whose each record is."""
    if records.persons is None:
        return np.arange(records.n_records, dtype=np.int32)
    return records.persons


def _values(
    records: CodedRecords, same_as: NDArray[np.int32]
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """(e,) records whose values people have, and (e,) the people; ``same_as`` (people,) are alike.

    Somebody who is not among the records has the values of all records of one who is.
    """
    everybody = np.arange(len(same_as), dtype=np.int32)
    if records.persons is None:
        return same_as, everybody
    many = np.bincount(records.persons, minlength=records.n_persons)
    starts = np.cumsum(many) - many
    each = many[same_as]
    who = np.repeat(everybody, each)
    within = np.arange(len(who)) - np.repeat(np.cumsum(each) - each, each)
    rows = records.by_person[starts[same_as[who]] + within]
    return rows.astype(np.int32), who


def _settled(records: CodedRecords, design: AttackDesign) -> AttackDesign:
    """The design with the number of people that is meant."""
    n = records.n_records
    if not n:
        raise VbasError("There are no records to attack.", "Open a file with records.")
    people = design.people or records.n_persons
    if records.persons is not None and people < records.n_persons:
        raise VbasError(
            "A population of {people} people is smaller than the {persons} persons of the records.",
            "Give the number of people that the records are a part of.",
            people=people,
            persons=records.n_persons,
        )
    if people < records.n_persons:
        raise VbasError(
            "A population of {people} people is smaller than the {records} records.",
            "Give the number of people that the records are a part of.",
            people=people,
            records=n,
        )
    return replace(design, people=people)
