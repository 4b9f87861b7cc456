"""What the panel of variables shows, as values."""

from __future__ import annotations

from dataclasses import dataclass

from core.record_uniqueness.recodes import Recode


@dataclass(frozen=True)
class Choice:
    """One way to recode a variable.

    Attributes
    ----------
    recode
        What is done.
    title
        What it is called, such as "10-year bands".
    n_categories
        How many it leaves; None while they are not counted.
    cost
        What it costs of the variable's entropy, bits a record; None while that is not known.
    """

    recode: Recode
    title: str
    n_categories: int | None = None
    cost: float | None = None


@dataclass(frozen=True)
class VariableShown:
    """One row of the list.

    Attributes
    ----------
    name
        Of the column; `core.record_uniqueness.distinct.GEOGRAPHY_NAME` for where a record is.
    title
        What it is called.
    ticked
        Whether it is asked about.
    choices
        How it can be recoded, the finest first.
    recode
        How it is recoded now.
    entropy
        Of the variable as it is, bits a record; None while that is not known.
    about
        What is said of it as long as it is not counted, such as "about 1,200 values".
    caution
        What to mind; "" for nothing.
    removable
        Whether it was added here, and can be taken away.
    """

    name: str
    title: str
    ticked: bool
    choices: tuple[Choice, ...]
    recode: Recode
    entropy: float | None = None
    about: str = ""
    caution: str = ""
    removable: bool = False

    @property
    def chosen(self) -> Choice | None:
        """The choice that is made now, if it is one of those."""
        return next((of for of in self.choices if of.recode == self.recode), None)
