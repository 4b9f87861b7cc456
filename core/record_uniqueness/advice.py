"""What would make a file good enough: recodes that reach a threshold, the cheapest loss first.

The price of a recode is the entropy that its variable loses, in bits per record; missing is a
category of its own. Prices of several variables are summed.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.errors import VbasError
from core.record_uniqueness.choices import next_recode
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.prices import Ways, ways_of
from core.record_uniqueness.question import Question
from core.record_uniqueness.rare import asked_of
from core.record_uniqueness.recodes import Recode
from core.record_uniqueness.search import (
    Choice,
    Choices,
    Tried,
    cheapest_enough,
    thinned,
    without_needless,
)
from core.record_uniqueness.table import check_question
from core.record_uniqueness.trials import Trials
from core.record_uniqueness.verdict import RESEARCH_SHARE
from core.steps import STOP, Step, Steps

MOST_ANSWERS: Final = 8
MOST_ROWS: Final = 1_000_000_000
"""Rows that are joined in one search: some minutes."""


@dataclass(frozen=True)
class Answer:
    """One way to recode the variables, and what it leaves.

    Attributes
    ----------
    question
        What would be asked then: the same with the recodes, without dropped variables.
    recodes
        What is done beyond what is done already, in the order of the variables.
    dropped
        Variables that are dropped altogether.
    price
        Bits per record that are lost against the question as it was.
    n_records, unique, in_sets
        Records; of the combination of all variables.
    """

    question: Question
    recodes: tuple[Recode, ...]
    dropped: tuple[str, ...]
    price: float
    n_records: int
    unique: int
    in_sets: int

    @property
    def share(self) -> float:
        """Share of the records in unique record sets, 0 to 1."""
        return self.in_sets / self.n_records

    @property
    def unique_share(self) -> float:
        """Share of the records that are unique, 0 to 1."""
        return self.unique / self.n_records


@dataclass(frozen=True)
class Advice:
    """What a search found, or has found so far.

    Attributes
    ----------
    threshold
        Largest share of records in unique record sets that is enough, 0 to 1.
    below
        Whether it must be less than that.
    now
        The question as it is; None until it is counted.
    answers
        Ways that are enough, the cheapest first; none costs as much as another, or more, in every
        variable. Empty where the question as it is is enough.
    coarsest
        What is left when every variable is as coarse as can be without dropping one; None unless
        even that is not enough. Answers drop variables then.
    drop
        The variable without which fewest records are in sets then.
    tried
        Ways that were counted.
    complete
        Whether nothing cheaper can have been missed. Only whole when the search is over.
    """

    threshold: float
    below: bool
    now: Answer | None = None
    answers: tuple[Answer, ...] = ()
    coarsest: Answer | None = None
    drop: str | None = None
    tried: int = 0
    complete: bool = False

    @property
    def enough_now(self) -> bool:
        """Whether nothing has to be done."""
        return self.now is not None and self.is_enough(self.now)

    def is_enough(self, answer: Answer) -> bool:
        """Whether an answer keeps to the threshold."""
        return _enough(answer.share, self.threshold, self.below)


def _enough(share: float, threshold: float, below: bool) -> bool:
    return share < threshold or (share == threshold and not below)


def _log_odds(part: float, n: int) -> float:
    """Of a part of so many records, kept off the infinite by half a record."""
    return math.log((part + 0.5) / (n - part + 0.5))


def advise(
    distinct: DistinctRecords,
    question: Question,
    share: float = RESEARCH_SHARE,
    set_size: int | None = None,
    *,
    below: bool = False,
    fixed: Collection[str] = (),
    most: int = MOST_ANSWERS,
    dropping: bool = False,
    most_rows: int = MOST_ROWS,
) -> Steps[Advice]:
    """Searches recodes after which few enough records are in unique sets of all variables.

    What is done to the variables already stays or becomes coarser. Variables are dropped only if
    no recode is enough without that.

    Parameters
    ----------
    question
        Variables and recodes as they are now.
    share
        Largest share of records in unique record sets that is enough, 0 to 1.
    set_size
        Largest size of a unique record set, records; that of the question if not given.
    below
        Whether the share must be less than that, as for a public file.
    fixed
        Variables that must stay as they are asked.
    most
        How many answers at most.
    dropping
        Whether dropping a variable is a way like any other.
    most_rows
        Rows that may be joined; the search ends with what it has then.

    Returns
    -------
    A generator of `core.steps.Step` with the `Advice` so far, that returns the whole one; the one
    so far when it is stopped.

    Raises
    ------
    VbasError
        If no variable is chosen, there are no records, or what is fixed is not asked for.
    """
    asked = question if set_size is None else replace(question, set_size=set_size)
    check_question(distinct, asked)
    if not distinct.n_records:
        raise VbasError("There are no records.", "Choose a file with records.")
    if not 0 <= share <= 1:
        raise VbasError(
            "{share} is not a share of the records.",
            "Give a share from 0 to 1, such as 0.2.",
            share=share,
        )
    for name in fixed:
        if name not in asked.variables:
            raise VbasError(
                "{name} is to stay as it is, but is not among the variables.",
                "The variables are: {names}.",
                name=name,
                names=", ".join(asked.variables),
            )
    search = _Search(distinct, asked, Advice(share, below), most, most_rows)
    return search.run(frozenset(fixed), dropping)


class _Search:
    """One question, and what is known of it so far."""

    def __init__(
        self,
        distinct: DistinctRecords,
        question: Question,
        advice: Advice,
        most: int,
        most_rows: int,
    ) -> None:
        self._distinct, self._question, self._n_records = distinct, question, 0
        self._advice, self._most, self._most_rows = advice, most, most_rows
        self._ways: list[Ways] = []
        self._choices: Choices | None = None
        self._found: tuple[Choice, ...] = ()
        self._thin = False

    def run(self, fixed: frozenset[str], dropping: bool) -> Steps[Advice]:
        """The whole search."""
        self._distinct = asked_of(self._distinct, self._question)
        self._n_records = self._distinct.n_records
        for name in self._question.variables:
            if (yield Step("pricing recodes", len(self._ways), snapshot=self._advice)) is STOP:
                return self._advice
            of = ways_of(self._distinct, self._question, name, fixed=name in fixed)
            self._ways.append(of)
        self._trials = Trials(self._distinct, self._question, self._ways, self._most_rows)
        now = (0,) * len(self._ways)
        if (yield from self._trial(now)) is None:
            return self._advice
        self._advice = replace(self._advice, now=self._answer(now))
        if self._advice.enough_now:
            return replace(self._advice, complete=True)
        ended = yield from self._seek(dropping)
        if ended and not dropping and not self._advice.answers:
            ended = (yield from self._say_coarsest()) and (yield from self._seek(True))
        return replace(self._advice, complete=ended and not self._thin)

    def _seek(self, dropping: bool) -> Steps[bool]:
        """Searches answers; whether the search came to its end."""
        lengths = [of.n_recodes + (1 if dropping and of.can_drop else 0) for of in self._ways]
        options = [of.options.only(range(n)) for of, n in zip(self._ways, lengths, strict=True)]
        kept = thinned(options)
        self._thin = [len(of) for of in kept] != lengths
        ended = yield from self._seek_among(kept, dropping)
        if ended and self._thin:
            # Once more, with all options close to the answers.
            again = thinned(options, wanted=self._found)
            ended = yield from self._seek_among(again, dropping)
        return ended

    def _seek_among(self, kept: Sequence[Sequence[int]], dropping: bool) -> Steps[bool]:
        """Searches answers among some of the ways of each variable."""
        pairs = list(zip(self._ways, kept, strict=True))
        self._choices = choices = Choices([of.options.only(i) for of, i in pairs], self._most)
        if dropping and all(of.recodes[i[-1]] is None for of, i in pairs):
            choices.leave_out(tuple(len(of) - 1 for of in kept))

        def whole(choice: Choice) -> Choice:
            return tuple(places[i] for places, i in zip(kept, choice, strict=True))

        def trial(choice: Choice) -> Steps[Tried | None]:
            return self._trial(whole(choice))

        def improved() -> None:
            found = without_needless({*map(whole, choices.answers), *before}, self._price)
            self._found = tuple(found[: self._most])
            answers = tuple(self._answer(of) for of in self._found)
            self._advice = replace(self._advice, answers=answers)

        before = self._found
        return (yield from cheapest_enough(choices, trial, improved))

    def _say_coarsest(self) -> Steps[bool]:
        """What is left when no recode is enough, and the best variable to drop then."""
        top = tuple(of.n_recodes - 1 for of in self._ways)
        tried = yield from self._trial(top)
        if tried is None or tried.enough:
            # Of very many variables some were left as they are: the coarsest was not tried yet.
            answers = (self._answer(top),) if tried else ()
            self._advice = replace(self._advice, answers=answers)
            return False
        self._advice = replace(self._advice, coarsest=self._answer(top))
        left: list[tuple[int, float, int]] = []
        for i, ways in enumerate(self._ways):
            if ways.can_drop and len(self._ways) > 1:
                choice = (*top[:i], ways.n_recodes, *top[i + 1 :])
                if (yield from self._trial(choice)) is None:
                    return False
                left.append((self._trials.outcomes[choice].in_sets, self._price(choice), i))
        if left:
            name = self._question.variables[min(left)[2]]
            self._advice = replace(self._advice, drop=name)
        return True

    def _trial(self, choice: Choice) -> Steps[Tried | None]:
        """Counts a choice; None if it was not let finish."""
        steps = self._trials.count(choice)
        answer = yield self._state(Step("joining rows"))
        if answer is STOP:
            return None
        while True:
            try:
                step = steps.send(answer)
            except StopIteration as end:
                outcome = end.value
                break
            answer = yield self._state(step)
        self._advice = replace(self._advice, tried=len(self._trials.outcomes))
        if outcome is None:
            return None
        n, in_sets, threshold = self._n_records, outcome.in_sets, self._advice.threshold
        level = _log_odds(in_sets, n) - _log_odds(threshold * n, n)
        return Tried(_enough(in_sets / n, threshold, self._advice.below), level)

    def _state(self, step: Step) -> Step:
        """A state of the counting as one of the search: how many ways are decided already."""
        of = self._choices
        if of is None:
            return replace(step, snapshot=self._advice)
        return Step("searching recodes", of.total - of.n_undecided, of.total, self._advice)

    def _price(self, choice: Choice) -> float:
        pairs = zip(self._ways, choice, strict=True)
        return math.fsum(float(of.options.prices[i]) for of, i in pairs)

    def _answer(self, choice: Choice) -> Answer:
        """A choice that was tried, in words of the question."""
        question, recodes, dropped = self._question, list[Recode](), list[str]()
        for name, ways, i in zip(question.variables, self._ways, choice, strict=True):
            recode = ways.recodes[i]
            if recode is None:
                dropped.append(name)
            elif i:
                recodes.append(recode)
                question = question.recoded(recode)
        kept = tuple(name for name in question.variables if name not in dropped)
        outcome = self._trials.outcomes[choice]
        return Answer(
            question.with_variables(kept),
            tuple(recodes),
            tuple(dropped),
            self._price(choice),
            self._n_records,
            *outcome,
        )


def heaviest(
    distinct: DistinctRecords, question: Question, weights: Mapping[str, float]
) -> Recode | None:
    """The next recode of the variable that weighs most and can still be made coarser.

    Parameters
    ----------
    distinct, question
        The records, and how they are recoded now.
    weights
        {variable: its weight}: regression weights, or what it contributes; without one (NaN) it
        is passed over.
    """
    names = [of for of in question.variables if weights.get(of, math.nan) == weights.get(of)]
    for name in sorted(names, key=lambda of: -weights[of]):
        now, records = question.recode_of(name), distinct.records(name)
        recode = next_recode(distinct.variable(name), now, records)
        if recode is not None:
            return recode
    return None
