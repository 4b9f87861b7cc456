"""What is shown of the combinations."""

from __future__ import annotations

from dataclasses import dataclass

from app.kit.language import stage_words
from app.workspaces.uniqueness.state import DEAREST, Look, UniquenessState
from core.errors import VbasError
from core.record_uniqueness.added import path
from core.record_uniqueness.arrangement import Arrangement, arranged
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.record_uniqueness.table import titles as titles_of


@dataclass(frozen=True, eq=False)
class Shown:
    """What is shown of the combinations.

    Attributes
    ----------
    arrangement
        The combinations in rows.
    titles
        (N,) what the variables are called as recoded.
    path
        Masks of the path that is drawn.
    """

    arrangement: Arrangement
    titles: tuple[str, ...]
    path: tuple[int, ...] = ()

    @property
    def lattice(self) -> Lattice:
        """What is counted."""
        return self.arrangement.lattice


Counted = tuple[Lattice, tuple[str, ...], Look]
"""What is counted, what its variables are called, how it is looked at."""


def shown_of(counted: Counted) -> Shown:
    """What to show; tens of ms for 15 variables: not on the GUI thread."""
    lattice, titles, look = counted
    having = 1 << lattice.names.index(look.having) if look.having in lattice.names else 0
    arrangement = arranged(lattice, look.measure, having=having, only_sets=look.only_sets)
    _ = arrangement.classes, arrangement.place(1), arrangement.index(1)  # once, and here
    masks = path(lattice, dearest=look.path == DEAREST).masks[1:] if look.path else ()
    return Shown(arrangement, titles, masks)


def question_of(state: UniquenessState, lattice: Lattice) -> Question | None:
    """The question that counts answer; None if it is not known."""
    answered, asked = state.examination, state.question
    if answered is not None and answered.lattice is lattice:
        return answered.question
    return asked if asked.variables == lattice.names else None


def titles_of_counting(state: UniquenessState) -> tuple[str, ...]:
    """What the variables that are counted are called as recoded."""
    lattice, answered, distinct = state.counting, state.examination, state.distinct
    if lattice is None:
        return ()
    if answered is not None and answered.lattice is lattice:
        return tuple(stage_words(of) for of in answered.titles)
    question = question_of(state, lattice)
    try:
        if question is not None and distinct is not None:
            return tuple(stage_words(of) for of in titles_of(distinct, question))
    except VbasError:  # the records were counted anew, without a variable
        pass
    return lattice.names
