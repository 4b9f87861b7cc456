"""Which quasi-identifiers are taken together: the rule of the paper, all subsets, own lists."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from core.errors import VbasError

Model = tuple[str, ...]

AGE_AND_SEX: Final = "age and sex"
AGE: Final = "age"
SEX: Final = "sex"
MOST_COLUMNS: Final = 5
"""Quasi-identifiers in a model at most (El Emam et al. 2009)."""
MOST_MODELS: Final = 100_000


@dataclass(frozen=True)
class Roles:
    """Which columns play which part in the rule of El Emam et al. 2009.

    Attributes
    ----------
    age, sex
        Easily known to others; None where there is none.
    ethnicity
        Columns that stand for one another: a model has one of them at most.
    schooling, marital, income, aboriginal
        The other sensitive columns; None where there is none.
    """

    age: str | None = None
    sex: str | None = None
    ethnicity: tuple[str, ...] = ()
    schooling: str | None = None
    marital: str | None = None
    income: str | None = None
    aboriginal: str | None = None

    def __post_init__(self) -> None:
        columns = [c for c in (self.age, self.sex) if c] + [c for of in self.sensitive for c in of]
        twice = sorted({c for c in columns if columns.count(c) > 1})
        if twice:
            raise VbasError(
                "The column {column} plays two parts in the rule.",
                "Give each column one part.",
                column=twice[0],
            )

    @property
    def sensitive(self) -> tuple[tuple[str, ...], ...]:
        """The sensitive quasi-identifiers, each as the columns that stand for one another."""
        others = (self.schooling, self.marital, self.income, self.aboriginal)
        return tuple(of for of in (self.ethnicity, *((c,) for c in others if c)) if of)


def models_of_paper(roles: Roles) -> dict[str, tuple[Model, ...]]:
    """The models of El Emam et al. 2009 by group: with age and sex, with age, with sex.

    Up to five quasi-identifiers: age and sex with none to three sensitive ones, or one of them
    with one to four. Where ethnicity is among them, each of its columns makes a model of its own.
    With four such columns and four other sensitive ones these are 59, 75 and 75.

    Parameters
    ----------
    roles
        Which columns there are; groups that need a column that is not there are empty.
    """
    return {
        name: tuple(
            (*easy, *columns)
            for size in range(least, MOST_COLUMNS - len(easy) + 1)
            for groups in itertools.combinations(roles.sensitive, size)
            for columns in itertools.product(*groups)
        )
        for name, easy, least in _groups(roles)
    }


def _groups(roles: Roles) -> list[tuple[str, Model, int]]:
    """Name, columns that all models have and fewest sensitive ones, of each group possible."""
    found: list[tuple[str, Model, int]] = []
    if roles.age and roles.sex:
        found.append((AGE_AND_SEX, (roles.age, roles.sex), 0))
    if roles.age:
        found.append((AGE, (roles.age,), 1))
    if roles.sex:
        found.append((SEX, (roles.sex,), 1))
    return found


def all_combinations(columns: Sequence[str], most: int | None = None) -> tuple[Model, ...]:
    """All non-empty subsets of some columns, small ones first.

    Parameters
    ----------
    columns
        In the order in which models name them.
    most
        Columns in a model at most; None for all.

    Raises
    ------
    VbasError
        If there are more than 100,000.
    """
    largest = len(columns) if most is None else min(most, len(columns))
    number = sum(math.comb(len(columns), size) for size in range(1, largest + 1))
    if number > MOST_MODELS:
        raise VbasError(
            "{n} columns have {models} combinations, more than {most} models.",
            "Choose fewer columns, or fewer of them at a time.",
            n=len(columns),
            models=number,
            most=MOST_MODELS,
        )
    sizes = range(1, largest + 1)
    return tuple(model for size in sizes for model in itertools.combinations(columns, size))


def parse_models(text: str, columns: Sequence[str]) -> tuple[Model, ...]:
    """A list such as ``age+sex; age+sex+school``; models end with a semicolon or a line.

    Parameters
    ----------
    text
        What the user wrote.
    columns
        The columns there are.

    Raises
    ------
    VbasError
        If a column is not there or named twice in a model, or a model is listed twice.
    """
    lines = (part.strip() for part in text.replace("\n", ";").split(";"))
    models = tuple(_parse_model(part, columns) for part in lines if part)
    check_models(models, columns)
    return models


def _parse_model(text: str, columns: Sequence[str]) -> Model:
    """A column that itself has a plus sign in its name can stand alone."""
    if text in columns:
        return (text,)
    return tuple(name for name in (part.strip() for part in text.split("+")) if name)


def model_name(model: Model) -> str:
    """``age+sex``."""
    return "+".join(model)


def check_models(models: Sequence[Model], columns: Iterable[str]) -> None:
    """Raises if there is no model, or one of them cannot be followed.

    Raises
    ------
    VbasError
        Naming the model and the column.
    """
    if not models:
        raise VbasError(
            "There are no quasi-identifier models.",
            "Choose columns, or list models such as age+sex; age+sex+school.",
        )
    known, seen = set(columns), set[frozenset[str]]()
    for model in models:
        if not model:
            raise VbasError(
                "A quasi-identifier model has no columns.", "Name one at least in each model."
            )
        unknown = [name for name in model if name not in known]
        if unknown:
            raise VbasError(
                "The model {model} names the column {column}, which is not there.",
                "Columns are {columns}.",
                model=model_name(model),
                column=unknown[0],
                columns=", ".join(sorted(known)),
            )
        if len(set(model)) < len(model):
            raise VbasError(
                "The model {model} names a column twice.",
                "Name each column once.",
                model=model_name(model),
            )
        if frozenset(model) in seen:
            raise VbasError(
                "The model {model} is listed twice.",
                "List each model once, whatever the order of its columns.",
                model=model_name(model),
            )
        seen.add(frozenset(model))
