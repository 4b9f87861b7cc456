"""What would make a level of geography enough: coarsenings of the variables, the cheapest first."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from core.cutoff.cheapest import Choice, Found, cheapest_within
from core.cutoff.classes_coarsened import CountedClasses
from core.cutoff.design import Coarsening, Design, Variable
from core.cutoff.options import Option, narrowest, options_of, price_of_design, priced_by
from core.cutoff.populations import Populations, is_enough, largest_combinations, largest_entropy
from core.cutoff.rules import Rule
from core.errors import Phrase, VbasError

MOST_ANSWERS: Final = 24
_MOST_COUNTED: Final = 1500
"""Coarsenings whose classes are counted anew in one search by entropy."""


@dataclass(frozen=True)
class Answer:
    """One coarsening that is enough.

    Attributes
    ----------
    design
        The variables with what is done to each; its entropy where the rule goes by that.
    price
        Bits of information that a record loses against the variables as they are.
    share
        Share of the people, 0 to 1, who live above the cut-off.
    cutoffs
        {part of Canada: people}.
    """

    design: Design
    price: float
    share: float
    cutoffs: Mapping[str, float | None]


@dataclass(frozen=True)
class Alone:
    """How far one variable has to be coarsened while the others stay as they are now.

    Attributes
    ----------
    most
        The largest number of categories that is enough; None if any number is; 0 if even
        dropping it is not enough. For rules by entropy, that of ``coarsening``.
    coarsening
        The least that has to be done to it; None if nothing helps, or nobody can say.
    """

    variable: Variable
    most: int | None
    coarsening: Coarsening | None


@dataclass(frozen=True)
class NotReachable:
    """Why no coarsening is enough: even without any variable units are too small.

    Attributes
    ----------
    share
        Share of the people who live above the cut-off when everything is dropped.
    cutoff
        People that the smallest unit would need then.
    name, people
        That unit: the inhabited one that lacks most against its cut-off.
    """

    share: float
    cutoff: float
    name: str
    people: float


@dataclass(frozen=True)
class Search:
    """What would make a level enough.

    Attributes
    ----------
    rule, enough
        What was asked for.
    share
        Share of the people above the cut-off by the design as it is now; NaN if not known.
    price
        What the design as it is now costs, bits a record.
    answers
        Coarsenings that are enough, the cheapest first; none is coarser in one variable than
        another and finer in none.
    alone
        Each variable by itself.
    limit
        Largest max combinations (or entropy, nats) that is enough; None = any.
    priced_by
        `core.cutoff.options.BY_RECORDS` or `BY_CATEGORIES`.
    not_reachable
        Why there is no answer; None if there is.
    complete
        Whether nothing was left out of the search.
    not_judged
        Units with people to which the rule does not apply.
    """

    rule: Rule
    enough: float
    share: float
    is_enough: bool
    price: float
    answers: tuple[Answer, ...]
    alone: tuple[Alone, ...]
    limit: float | None
    priced_by: str
    not_reachable: NotReachable | None = None
    complete: bool = True
    not_judged: int = 0


def what_would_be_enough(
    design: Design,
    rule: Rule,
    populations: Populations,
    enough: float = 1.0,
    classes: CountedClasses | None = None,
    most: int = MOST_ANSWERS,
) -> Search:
    """Searches the coarsenings of all variables for those that are enough.

    Parameters
    ----------
    design
        The variables; what is done to them now is one of the options.
    rule
        The rule for the cut-off; each unit by the model of its own part of Canada.
    populations
        The units of the level.
    enough
        Share of the people, 0 to 1, that has to live above the cut-off.
    classes
        The counted classes, for rules by entropy.
    most
        How many answers at most.

    Raises
    ------
    VbasError
        If the rule applies to no unit, or goes by entropy and no records were counted.
    """
    if not 0 < enough <= 1:
        raise VbasError(
            "{share} is not a share of the population.",
            "Give a share above 0 and up to 1, such as 0.95.",
            share=enough,
        )
    if rule.predictor == "entropy" and classes is None:
        raise VbasError(
            "{rule} goes by the entropy of the records, which have not been counted.",
            "Count the records, or choose a rule by max combinations.",
            rule=Phrase(rule.title),
        )
    if not any(populations.judged.values()):
        raise VbasError(
            "No unit of this level has a known population.",
            "Choose a level with people, or the population column of the area file.",
        )
    cutoffs = populations.cutoffs(rule, design.max_combinations, 1.0)
    if all(of is None for of in cutoffs.values()):
        raise VbasError(
            "{rule} applies to none of these units: its models are for parts of Canada.",
            "Choose a fixed cut-off or a part of Canada, or calibrate a model of your own.",
            rule=Phrase(rule.title),
        )
    asked = _Asked(design, rule, populations, enough, classes)
    now = asked.share_of(design)
    limit, found = asked.find(most)
    answers = tuple(asked.answer(price, choice) for price, choice in found.choices)
    return Search(
        rule,
        enough,
        now,
        is_enough(now, enough),
        price_of_design(design),
        answers,
        tuple(asked.alone(i, limit) for i in range(len(design.variables))),
        limit,
        priced_by(design),
        None if answers or not found.complete else asked.not_reachable(),
        found.complete,
        asked.not_judged,
    )


class _Asked:
    """One question, and what is worked out once for it."""

    def __init__(
        self,
        design: Design,
        rule: Rule,
        populations: Populations,
        enough: float,
        classes: CountedClasses | None,
    ) -> None:
        self.design, self.rule = design, rule
        self.populations, self.enough = populations, enough
        self.classes = classes if rule.predictor == "entropy" else None
        self.options = options_of(design)
        self._known: dict[Choice, float | None] = {}

    # Shares

    def share_of(self, design: Design) -> float:
        """Share of the people above the cut-off; NaN if it cannot be known."""
        cutoffs = self._cutoffs(design)
        return math.nan if cutoffs is None else self.populations.share_above(cutoffs)

    def _cutoffs(self, design: Design) -> dict[str, float | None] | None:
        if self.classes is None:
            return self.populations.cutoffs(self.rule, design.max_combinations, None)
        entropy = self.classes.entropy(design)
        if entropy is None:
            return None
        return self.populations.cutoffs(self.rule, None, entropy)

    @property
    def not_judged(self) -> int:
        """Units with people in parts without a cut-off."""
        of = self.populations
        cutoffs = of.cutoffs(self.rule, 1, 1.0)
        return sum(of.inhabited[part] for part, value in cutoffs.items() if value is None)

    def made(self, choice: Choice) -> Design:
        """The design with an option of each variable."""
        variables = self.design.variables
        how = [of[i].coarsening for of, i in zip(self.options, choice, strict=True)]
        pairs = zip(variables, how, strict=True)
        return replace(
            self.design, variables=tuple(of.coarsened(way) for of, way in pairs), entropy=None
        )

    def answer(self, price: float, choice: Choice) -> Answer:
        """What a choice comes to."""
        design = self.made(choice)
        if self.classes is not None:
            design = replace(design, entropy=self.classes.entropy(design))
        cutoffs = self._cutoffs(design) or {}
        return Answer(design, price, self.populations.share_above(cutoffs), cutoffs)

    # The search

    def find(self, most: int) -> tuple[float | None, Found]:
        """The limit of the predictor, and the cheapest choices within it."""
        if self.classes is not None:
            nats = largest_entropy(self.rule, self.populations, self.enough)
            return nats, self._walk(most)
        limit = largest_combinations(self.rule, self.populations, self.enough)
        if limit == 0:
            return 0, Found((), True)
        finest = math.prod(of[0].used for of in self.options)
        bound = finest if limit is None else min(limit, finest)
        return limit, cheapest_within(self.options, bound, most)

    def _walk(self, most: int) -> Found:
        """From the finest on, one step coarser at a time, the cheapest first (by entropy)."""
        start: Choice = (0,) * len(self.options)
        heap, seen = [(0.0, start)], {start}
        found: list[tuple[float, Choice]] = []
        while heap and len(found) < most and len(self._known) < _MOST_COUNTED:
            price, choice = heapq.heappop(heap)
            if self._choice_is_enough(choice):
                if not self._is_dominated(choice, found):
                    found.append((price, choice))
                continue
            for coarser in _steps(choice, 1, [len(of) for of in self.options]):
                if coarser not in seen:
                    seen.add(coarser)
                    heapq.heappush(heap, (self._price(coarser), coarser))
        return Found(tuple(found), not heap or len(found) >= most)

    def _is_dominated(self, choice: Choice, found: list[tuple[float, Choice]]) -> bool:
        """Whether a finer choice is enough; some in between may not be known."""
        if any(self._choice_is_enough(finer) for finer in _steps(choice, -1)):
            return True
        return any(all(a <= b for a, b in zip(of, choice, strict=True)) for _, of in found)

    def _price(self, choice: Choice) -> float:
        return math.fsum(of[i].price for of, i in zip(self.options, choice, strict=True))

    def _choice_is_enough(self, choice: Choice) -> bool:
        if choice not in self._known:
            self._known[choice] = self.share_of(self.made(choice))
        share = self._known[choice]
        return share is not None and is_enough(share, self.enough)

    # One variable by itself, and none

    def alone(self, i: int, limit: float | None) -> Alone:
        """How far one variable has to be coarsened while the others stay as they are now."""
        variable = self.design.variables[i]
        if self.classes is not None:
            return self._alone_by_entropy(variable, self.options[i])
        if limit is None:
            return Alone(variable, None, Coarsening())
        room = int(limit) // (self.design.max_combinations // variable.used)
        return Alone(variable, min(room, variable.n_categories), narrowest(variable, room))

    def _alone_by_entropy(self, variable: Variable, options: Iterable[Option]) -> Alone:
        for option in options:
            changed = self.design.with_variable(variable.coarsened(option.coarsening))
            if is_enough(self.share_of(changed), self.enough):
                return Alone(variable, option.used, option.coarsening)
        return Alone(variable, 0, None)

    def not_reachable(self) -> NotReachable | None:
        """What is in the way when every variable is dropped."""
        cutoffs = self.populations.cutoffs(self.rule, 1, 0.0)
        place = self.populations.smallest(cutoffs)
        if place is None:
            return None
        part = str(self.populations.parts[place])
        names = self.populations.names
        return NotReachable(
            self.populations.share_above(cutoffs),
            float(cutoffs[part] or 0.0),
            names[place] if names else "",
            float(self.populations.people[place]),
        )


def _steps(choice: Choice, by: int, lengths: list[int] | None = None) -> list[Choice]:
    """The choices that differ by one step in one variable."""
    made = []
    for i, at in enumerate(choice):
        to = at + by
        if to >= 0 and (lengths is None or to < lengths[i]):
            made.append((*choice[:i], to, *choice[i + 1 :]))
    return made
