"""From a design to the combinations that follow from it, and to the suppression."""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.hierarchies.design import CellDesign, LevelledVariable, Plan
from core.hierarchies.ordered import ordered_of
from core.hierarchies.plan import check_columns, plan_of, protection_of
from core.steps import Step, Steps
from core.suppression.cells.outcome import Outcome, carry_out
from core.suppression.cells.protection import Protection
from core.suppression.cells.raking import check_raked

_PLAN = "looking at the levels"


@dataclass(frozen=True, eq=False)
class Planned:
    """What follows from a design.

    Attributes
    ----------
    design, records
        What was looked at; None: the records are not read yet.
    plan, protection
        The combinations, and what shall hold; None where there is an error.
    error
        Why it cannot be carried out; None if it can.
    """

    design: CellDesign
    records: CodedRecords | None
    plan: Plan | None = None
    protection: Protection | None = None
    error: VbasError | None = None


class Orders:
    """Which levels are fixed by the ones before them, as the records say: each looked at once."""

    def __init__(self) -> None:
        self._records: CodedRecords | None = None
        self._of: dict[tuple[str, ...], tuple[bool, ...]] = {}
        self._one_at_a_time = threading.Lock()

    def ordered(self, design: CellDesign, records: CodedRecords) -> CellDesign:
        """The design with what the records say of the order of its levels."""
        with self._one_at_a_time:
            if records is not self._records:
                self._records, self._of = records, {}
            return replace(design, variables=tuple(self._variable(of) for of in design.variables))

    def _variable(self, of: LevelledVariable) -> LevelledVariable:
        assert self._records is not None
        if of.levels not in self._of:
            self._of[of.levels] = ordered_of(self._records, of.levels)
        return replace(of, ordered=self._of[of.levels])


def planned(design: CellDesign, records: CodedRecords | None, orders: Orders) -> Planned:
    """What follows from a design; an error is kept with it."""
    try:
        if records is not None and records.persons is not None and design.k > records.n_persons:
            raise VbasError(
                "k is {k:,}, but there are {n:,} persons: no class can be that large.",
                "Choose a smaller k, or a higher probability.",
                k=design.k,
                n=records.n_persons,
            )
        if records is not None and design.k > records.n_records:
            raise VbasError(
                "k is {k:,}, but there are {n:,} records: no class can be that large.",
                "Choose a smaller k, or a higher probability.",
                k=design.k,
                n=records.n_records,
            )
        here = design if records is None else orders.ordered(design, records)
        plan = plan_of(here)
        if records is not None:
            check_columns(plan, records)
        asked = protection_of(here, plan)
        if asked.rake:
            check_raked(asked)
        return Planned(design, records, plan, asked)
    except VbasError as error:
        return Planned(design, records, error=error)


def are_alike(one: Protection, other: Protection) -> bool:
    """Whether two protections come to the same: what other columns weigh does not matter."""

    def settled(of: Protection) -> Protection:
        return replace(of, weights={name: of.weight(name) for name in of.keys})

    return settled(one) == settled(other)


def suppress(records: CodedRecords, design: CellDesign) -> Steps[Outcome]:
    """Suppresses cells as a design says, and verifies every combination.

    Raises
    ------
    VbasError
        If the design makes no sense for these records.
    """
    yield Step(_PLAN)
    found = planned(design, records, Orders())
    if found.error is not None:
        raise found.error
    assert found.protection is not None
    return (yield from carry_out(records, found.protection))
