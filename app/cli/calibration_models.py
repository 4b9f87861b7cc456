"""Which quasi-identifier models ``vbas calibrate`` follows, and of which columns."""

from __future__ import annotations

from typing import Final

from app.cli.options import CalibrateOptions, names
from core.calibration.proposal import guessed_roles
from core.calibration.quasi_identifier_models import (
    MOST_COLUMNS,
    Model,
    Roles,
    all_combinations,
    models_of_paper,
    parse_models,
)
from core.errors import VbasError

AUTO: Final = "auto"
_ROLES: Final = ("age", "sex", "ethnicity", "schooling", "marital", "income", "aboriginal")


def chosen_models(options: CalibrateOptions) -> tuple[Model, ...]:
    """The models that the options ask for.

    Raises
    ------
    VbasError
        If none or two ways of choosing are given, or one cannot be understood.
    """
    ways = {
        "--models": options.models is not None,
        "--all-combinations": options.all_combinations,
        "--max-size": options.max_size is not None,
        "--roles": options.roles is not None,
    }
    said = [way for way, given in ways.items() if given]
    if len(said) > 1:
        raise VbasError(
            "{first} and {second} are given, but models are chosen in one way.",
            "Give one of them.",
            first=said[0],
            second=said[1],
        )
    columns = _columns(options)
    if options.models is not None:
        return parse_models(options.models, columns or _named(options.models))
    if options.roles is not None:
        return _by_roles(options.roles, columns)
    if not columns:
        raise VbasError(
            "No columns are named.", "Name them with --qi age,sex, or --models, or --roles."
        )
    if options.max_size is not None and options.max_size < 1:
        raise VbasError(
            "--max-size is {n}, but must be at least 1.",
            "Give for example --max-size 5.",
            n=options.max_size,
        )
    most = None if options.all_combinations else options.max_size or MOST_COLUMNS
    return all_combinations(columns, most)


def _columns(options: CalibrateOptions) -> tuple[str, ...]:
    columns = names(options.qi)
    twice = sorted({of for of in columns if columns.count(of) > 1})
    if twice:
        raise VbasError("--qi names {column} twice.", "Name it once.", column=twice[0])
    return columns


def _named(models: str) -> tuple[str, ...]:
    """All columns that a list of models names, each once, in order."""
    parts = models.replace("\n", ";").replace("+", ";").split(";")
    return tuple(dict.fromkeys(part.strip() for part in parts if part.strip()))


def _by_roles(text: str, columns: tuple[str, ...]) -> tuple[Model, ...]:
    guessed = text.strip().lower() == AUTO
    if guessed and not columns:
        raise VbasError(
            "--roles auto goes by the names of columns, but none are named.",
            "Name them with --qi AGE,SEX,EDUC, or write --roles age=AGE,sex=SEX,schooling=EDUC.",
        )
    roles = guessed_roles(columns) if guessed else parse_roles(text)
    models = tuple(model for group in models_of_paper(roles).values() for model in group)
    if not models:
        raise VbasError(
            "The roles give no model: each has age or sex, and a sensitive column.",
            "Write for example --roles age=AGE,sex=SEX,schooling=EDUC, or name columns with --qi.",
        )
    return models


def parse_roles(text: str) -> Roles:
    """Roles from ``age=AGEP,sex=SEXP,ethnicity=ETHNICRA+HLNPA``.

    Raises
    ------
    VbasError
        If a role is not known, given twice, or has no column.
    """
    found: dict[str, str] = {}
    for part in names([text]):
        role, equals, column = (of.strip() for of in part.partition("="))
        if not equals or not column or role.lower() not in _ROLES:
            raise VbasError(
                "--roles {part} is not of the form ROLE=COLUMN.",
                "Roles are {roles}; or write auto.",
                part=part,
                roles=", ".join(_ROLES),
            )
        if role.lower() in found:
            raise VbasError(
                "--roles names {role} twice.",
                "Join columns of ethnicity by +: ethnicity=ORIGIN+LANGUAGE.",
                role=role.lower(),
            )
        found[role.lower()] = column
    ethnicity = tuple(c.strip() for c in found.pop("ethnicity", "").split("+") if c.strip())
    return Roles(ethnicity=ethnicity, **found)


def columns_of(models: tuple[Model, ...]) -> tuple[str, ...]:
    """All columns that models name, each once, in order."""
    return tuple(dict.fromkeys(column for model in models for column in model))
