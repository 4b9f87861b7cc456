"""Which combinations must be protected when variables are known and released at several levels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from math import prod
from typing import Final

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign, LevelledVariable, Plan, SkippedCombination
from core.hierarchies.level_roles import LevelRole, VariableRoles, roles_of
from core.suppression.cells.protection import Protection

MOST_COMBINATIONS: Final = 1000
"""More combinations than these are not worked through: their levels are to be thinned out first."""
MOST_SKIPPED: Final = 1000
"""Of combinations that are skipped, as many are named."""


def plan(
    variables: Sequence[LevelledVariable],
    *,
    by_hand: Sequence[tuple[str, ...]] | None = None,
    links: Iterable[tuple[str, str]] = (),
) -> Plan:
    """The combinations that follow from variables with levels, and who follows whom.

    One combination for each choice of a protected level of each variable; the levels of the first
    variable change fastest, as in Tables 5 and 7 of El Emam et al. 2011 (1a-1d, 2a-2h). What each
    level is, is settled by `core.hierarchies.level_roles.roles_of` (Table 4).

    Parameters
    ----------
    variables
        The variables with their levels.
    by_hand
        Combinations that the user wrote down instead; levels that they do not use follow where the
        rules say so.
    links
        Pairs of columns that tell the same thing: each follows the other.

    Raises
    ------
    VbasError
        If there is no variable, two share a column, one makes no sense, a combination names an
        unknown column, or there are too many combinations.
    """
    _check(variables)
    used = None if by_hand is None else frozenset(name for of in by_hand for name in of)
    roles = [roles_of(variable, used) for variable in variables]
    skipped: tuple[SkippedCombination, ...] = ()
    n_skipped = 0
    if by_hand is None:
        combinations = _generated(roles)
        skipped = tuple(islice(_skipped(roles), MOST_SKIPPED))
        n_skipped = prod(len(of.levels) for of in roles) - len(combinations)
    else:
        _check_by_hand(by_hand, variables)
        combinations = tuple(by_hand)
    pairs = tuple(links)
    released = dict.fromkeys(name for of in roles for name in of.released)
    linked = {name: None for pair in pairs for name in pair if not _is_level(name, variables)}
    return Plan(
        combinations,
        _followers(roles, pairs),
        {column: of.weight for of in variables for column in of.levels},
        tuple(released | linked),
        skipped,
        n_skipped,
    )


def plan_of(design: CellDesign) -> Plan:
    """The plan of a design: `plan` with its variables, combinations by hand and links."""
    return plan(design.variables, by_hand=design.by_hand, links=design.links)


def protection_of(design: CellDesign, plan: Plan) -> Protection:
    """What shall be protected: the plan with how strictly, as the design says."""
    return Protection(
        combinations=plan.combinations,
        k=design.k,
        tau=design.tau,
        weights=plan.weights,
        follow=plan.follow,
        algorithm=design.algorithm,
        single_pass=design.single_pass,
        give_back=design.give_back,
        most_blank=design.most_blank,
        rake=design.rake,
    )


def check_columns(plan: Plan, records: CodedRecords) -> None:
    """Raises a VbasError that names the first column of a plan that the records do not have."""
    followers = (name for of in plan.follow.values() for name in of)
    named = (name for of in plan.combinations for name in of)
    for column in dict.fromkeys((*named, *plan.follow, *followers, *plan.released)):
        if column not in records.columns:
            raise VbasError(
                "There is no column or level {column}.",
                "There are: {columns}.",
                column=column,
                columns=", ".join(records.columns),
            )


def _check(variables: Sequence[LevelledVariable]) -> None:
    if not variables:
        raise VbasError(
            "There is no variable that an adversary could know.",
            "Choose at least one, such as age.",
        )
    seen: dict[str, str] = {}
    for variable in variables:
        for column in variable.levels:
            if column in seen and seen[column] != variable.name:
                raise VbasError(
                    "{column} is a level of {first} and of {second}.",
                    "Leave it in one of them.",
                    column=column,
                    first=seen[column],
                    second=variable.name,
                )
            seen[column] = variable.name


def _is_level(column: str, variables: Sequence[LevelledVariable]) -> bool:
    return any(column in variable.levels for variable in variables)


def _check_by_hand(
    combinations: Sequence[tuple[str, ...]], variables: Sequence[LevelledVariable]
) -> None:
    for combination in combinations:
        for column in combination:
            if not _is_level(column, variables):
                raise VbasError(
                    "The combination {combination} names {column}, which is no variable or level.",
                    "There are: {columns}.",
                    combination="+".join(combination),
                    column=column,
                    columns=", ".join(name for of in variables for name in of.levels),
                )


def _generated(roles: Sequence[VariableRoles]) -> tuple[tuple[str, ...], ...]:
    n = prod(len(of.protected) for of in roles)
    if n > MOST_COMBINATIONS:
        raise VbasError(
            "The levels of the variables make {n:,} combinations; at most {most:,} can be "
            "protected.",
            "Release fewer levels, say what an adversary knows, or write the combinations down.",
            n=n,
            most=MOST_COMBINATIONS,
        )
    choices = product(*(of.protected for of in reversed(roles)))
    return tuple(tuple(reversed(choice)) for choice in choices)


def _skipped(roles: Sequence[VariableRoles]) -> Iterator[SkippedCombination]:
    """The other choices of levels, in the same order, each with the first reason there is."""
    for reversed_choice in product(*(of.levels for of in reversed(roles))):
        choice: tuple[LevelRole, ...] = tuple(reversed(reversed_choice))
        why = next((level for level in choice if level.reason), None)
        if why is not None:
            columns = tuple(level.column for level in choice)
            yield SkippedCombination(columns, why.reason, why.values)


def _followers(
    roles: Sequence[VariableRoles], links: Iterable[tuple[str, str]]
) -> Mapping[str, tuple[str, ...]]:
    follow: dict[str, dict[str, None]] = {}
    for of in roles:
        for column, names in of.follow.items():
            follow.setdefault(column, {}).update(dict.fromkeys(names))
    for one, other in links:
        if one == other:
            raise VbasError(
                "{column} is linked with itself.", "Link two different columns.", column=one
            )
        follow.setdefault(one, {})[other] = None
        follow.setdefault(other, {})[one] = None
    return {column: tuple(names) for column, names in follow.items()}
