"""Combinations that follow from variables with levels (Table 4 of the paper), not written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app.cli.options import SuppressOptions
from app.cli.quoted import listed, parts, unquoted
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.hierarchies.design import EVERY_LEVEL, CellDesign, LevelledVariable, Plan
from core.hierarchies.ordered import ordered_of
from core.hierarchies.plan import plan_of

MOST_NAMED = 8
"""Combinations that are skipped; more are only counted."""


@dataclass(frozen=True)
class LevelledDesign:
    """Variables with their levels.

    Attributes
    ----------
    variables
        What an adversary may know, in order.
    """

    variables: tuple[LevelledVariable, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """All levels of all variables."""
        return tuple(dict.fromkeys(name for of in self.variables for name in of.levels))

    def plan(self, records: CodedRecords | None = None) -> Plan:
        """What follows; which levels are fixed by finer ones is looked up in the records.

        Without records all are taken to be.
        """
        variables = self.variables
        if records is not None:
            variables = tuple(
                replace(of, ordered=ordered_of(records, of.levels)) for of in variables
            )
        return plan_of(CellDesign(variables=variables))


def levels_asked(options: SuppressOptions, called: Mapping[str, str]) -> LevelledDesign | None:
    """The variables of --variables; None where combinations are written down.

    Raises
    ------
    VbasError
        If both are given, or a level cannot be understood.
    """
    if options.variables is None:
        if options.known is not None:
            raise VbasError(
                "--known means nothing without --variables.",
                'Name variables with their levels: --variables "age; code/group/chapter".',
            )
        return None
    if options.combinations is not None:
        raise VbasError(
            "Both --combinations and --variables are given.",
            "Write the combinations down, or let them follow from the variables.",
        )
    known = [called.get(name, name) for name in map(unquoted, listed(options.known))]
    variables = []
    for text in listed(options.variables, ";"):
        levels = tuple(called.get(name, name) for name in map(unquoted, parts(text, "/")))
        if not all(levels):
            raise VbasError(
                "The variable {text} has an empty place.",
                'Write the levels with / between them, the finest first: "code/group/chapter".',
                text=text,
            )
        here = [levels.index(name) for name in known if name in levels]
        variables.append(LevelledVariable(levels[0], levels, known=min(here, default=EVERY_LEVEL)))
    design = LevelledDesign(tuple(variables))
    for name in known:
        if name not in design.columns:
            raise VbasError(
                "--known names {name}, which is no level of a variable.",
                "The levels are: {columns}.",
                name=name,
                columns=", ".join(design.columns),
            )
    return design


def skipped_notices(plan: Plan) -> tuple[Notice, ...]:
    """The combinations that need not be looked at, each with the reason."""
    said = [
        Notice(
            "{combination} is skipped: {reason}",
            combination="+".join(of.columns),
            reason=Notice(of.reason, **of.values),
        )
        for of in plan.skipped[:MOST_NAMED]
    ]
    more = plan.n_skipped - len(said)
    if more > 0:
        said.append(Notice("{n:,} more combinations are skipped for such reasons.", n=more))
    return tuple(said)
